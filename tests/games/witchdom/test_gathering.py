"""Gathering, renewal, rest (WD-3, WD-4, WD-8)."""

import pytest

from hexenkessel import seeded
from tests.games.witchdom.table import GAME, Table, counts
from tests.moments import play_on
from tests.rules import rule


@rule("WD-4.1", "WD-4.2", "WD-4.3", "WD-4.4", "WD-4.6")
def test_gathering_with_refilled_tokens() -> None:
    table = Table.set_up(
        hand="red 0/2/1 (6)",
        pile=["moon-a"],
        board="HRM LRM HRM",
        bag="B4",
        open_potions=["p01", "p02", "blue [H L] 5 | flask"],
    )
    stack = table.view()["potion_stack"]["cards"]
    table.play("play red 0/2/1 (6)", "take forest leaf", "take forest berries", "draw lake tool")
    assert table.tokens() == "L1 B1" and table.owner()["tools"] == ["flask"]
    assert table.row("forest") == "BRM" and table.row("mountains") == "HRM" and table.bag == 2
    assert table.view()["potion_stack"]["cards"] == stack - 1
    assert table.cards(table.owner()["pile"]) == ["moon-a", "red 0/2/1 (6)"]


@rule("WD-4.2", "WD-3.3")
def test_places_from_top_to_bottom() -> None:
    table = Table.set_up(hand="red 1/0/2 (6)").play("play red 1/0/2 (6)")
    assert table.view()["gathering"] == {"place": "mountains", "points": 1}
    assert all("mountains" in option for option in table.options)
    assert table.refusal("A", "take lake herbs") == ("WD-4.3", "other-place")
    table.play("take mountains herbs")
    assert table.view()["gathering"] == {"place": "lake", "points": 2}
    table.play("take lake herbs")
    assert table.view()["gathering"] == {"place": "lake", "points": 1}


@rule("WD-4.4", "WD-4.6")
def test_refilled_card_as_tool() -> None:
    a, b, c = "blue [H] 4", "blue [L] 4 | flask", "blue [B] 4"
    table = Table.set_up(hand="red 2/0/0 (6)", open_potions=[a], potion_stack=[b, c, "p01"])
    table.play("play red 2/0/0 (6)", "draw mountains potion", "draw mountains tool")
    assert table.cards(table.owner()["potions"]) == ["s1", a] and table.owner()["tools"] == ["flask"]
    assert table.cards([table.view()["rows"][0]["potion"]]) == [c]
    assert table.view()["potion_stack"]["cards"] == 1


@rule("WD-4.8", "WD-4.7")
def test_two_witches() -> None:
    x, y, z = "red 1/0/0 (1)", "red 0/1/0 (2)", "red 0/0/1 (3)"
    table = Table.set_up(hand="red 0/2/0 (6)", open_witches=["w01", x], witch_stack=[y, z, "w02"])
    table.play("play red 0/2/0 (6)", "draw forest witch")
    assert table.refusal("A", f"play {x}") == ("WD-4.1", "one-card-a-turn")
    table.play("draw forest witch")
    assert table.cards(table.owner()["hand"])[-2:] == [x, y]
    assert table.cards([table.view()["rows"][1]["witch"]]) == [z]
    assert table.to_move == "B"


@rule("WD-4.5", "WD-12.1", "WD-15")
def test_distinct_options() -> None:
    for animals, number in ((False, 5), (True, 6)):
        table = Table.set_up(
            active="red 0/0/1 (6)",
            step="gather lake 1",
            board="LBM RLB HHL",
            open_potions=["p01", "p03", "blue [H L] 5 | ring"],
            animals=animals,
        )
        wanted = [
            "take lake herbs",
            "take lake leaf",
            "draw lake potion",
            "draw lake tool",
            "draw lake witch",
        ]
        assert table.options == wanted + ["draw lake animal"] * animals and len(table.options) == number
        assert table.refusal("A", "finish") == ("WD-4.5", "must-take")


@rule("WD-4.5", "WD-10.7", "WD-4.11")
def test_an_empty_row() -> None:
    table = Table.set_up(
        hand="red 0/1/1 (6)",
        board="HLB --- HLB",
        bag="",
        open_witches=["w01", "-", "w02"],
        open_potions=["p01", "-", "p02"],
        witch_stack=[],
        potion_stack=[],
    )
    table.play("play red 0/1/1 (6)")
    assert table.told("lapsed") == [{"seat": 0, "place": "forest", "points": 1}]
    assert table.view()["gathering"] == {"place": "lake", "points": 1}
    table.play("draw lake witch")
    assert table.view()["rows"][2]["witch"] is None


@rule("WD-4.3")
def test_only_from_the_row() -> None:
    table = Table.set_up(active="red 0/0/1 (6)", step="gather lake 1")
    assert table.refusal("A", "draw forest potion") == ("WD-4.3", "other-place")


@rule("WD-5.6", "WD-5.1")
def test_novices_do_not_brew() -> None:
    table = Table.set_up(tokens="B1", board="LLL LLL HHH", stock=["s1"])
    table.play("play moon-b", "take forest leaf", "take lake herbs")
    assert table.tokens() == "H1 L1 B1" and (table.asks, table.to_move) == ("act", "B")
    assert table.refusal("A", "brew s1")[1] == "not-your-turn"


@rule("WD-4.9", "WD-4.10")
def test_renewing_witches() -> None:
    a, b, c = "red 1/0/0 (1)", "red 0/1/0 (2)", "red 0/0/1 (3)"
    stack = [
        "w01",
        "w02",
        "w03",
        *[f"w{number:02}" for number in range(4, 13)],
        *[f"w{n}" for n in range(25, 33)],
    ]
    table = Table.set_up(hand="blue 1/0/0 (5) renewal", open_witches=[a, b, c], witch_stack=stack)
    table.play("play blue 1/0/0 (5) renewal", "renew witches")
    assert [row["witch"] for row in table.view()["rows"]] == ["w01", "w02", "w03"]
    assert table.view()["witch_stack"]["cards"] == 20
    assert table.cards(reversed(table.position["witch_stack"][:3])) == [a, b, c]
    assert table.asks == "gather"


@rule("WD-4.10", "WD-10.5")
def test_renewing_with_one_card() -> None:
    a, b, c = "red 1/0/0 (1)", "red 0/1/0 (2)", "red 0/0/1 (3)"
    table = Table.set_up(hand="blue 1/0/0 (5) renewal", open_witches=[a, b, c], witch_stack=["w01"])
    table.play("play blue 1/0/0 (5) renewal", "renew witches")
    assert table.cards([row["witch"] for row in table.view()["rows"]]) == ["w01", a, b]
    assert table.cards(table.position["witch_stack"]) == [c]
    assert table.view()["trigger"] == "none" and table.cards(table.view()["witch_stack"]["known"]) == [c]


@rule("WD-4.9")
def test_renewing_ingredients() -> None:
    drawn = set()
    for dice in range(30):
        table = Table.set_up(
            hand="blue 1/0/0 (5) renewal", board="HLB HHH HLB", bag="H8 L8 B8 M8 R8", dice=dice
        )
        table.play("play blue 1/0/0 (5) renewal", "renew forest")
        assert table.bag == 40 and table.row("mountains") == table.row("lake") == "HLB"
        drawn.add(table.row("forest"))
    assert len(drawn) > 10 and any("H" in row for row in drawn)


@rule("WD-4.9", "WD-4.10", "WD-15", "WD-4.12")
def test_what_can_be_renewed() -> None:
    table = Table.set_up(hand="blue 1/0/0 (5) renewal").play("play blue 1/0/0 (5) renewal")
    things = ("witches", "potions", "mountains", "forest", "lake")
    assert table.options == [*(f"renew {thing}" for thing in things), "keep"]
    assert table.refusal("A", "take mountains herbs") == ("WD-4.9", "renewal-first")
    table.play("keep")
    assert table.refusal("A", "renew lake") == ("WD-4.9", "renewal-over")
    # A card without the symbol, a novice among them, is not asked.
    assert Table.set_up(hand="blue 1/0/0 (5)").play("play blue 1/0/0 (5)").asks == "gather"
    assert Table.set_up().play("play moon-a").asks == "gather"


@rule("WD-4.10")
def test_what_can_not_be_renewed() -> None:
    table = Table.set_up(
        hand="blue 1/0/0 (5) renewal",
        board="HLB --- HLB",
        bag="",
        witch_stack=[],
        potion_stack=["p01"],
    ).play("play blue 1/0/0 (5) renewal")
    assert table.options == ["renew potions", "renew mountains", "renew lake", "keep"]
    assert table.refusal("A", "renew witches") == ("WD-4.10", "stack-empty")
    assert table.refusal("A", "renew forest") == ("WD-4.10", "no-tokens")


@rule("WD-4.11")
def test_renewing_with_an_empty_bag() -> None:
    rows = set()
    for dice in range(12):
        table = Table.set_up(hand="blue 0/0/1 (5) renewal", board="R-- HL- MMB", bag="", dice=dice)
        table.play("play blue 0/0/1 (5) renewal", "renew forest")
        assert table.row("mountains") == "R--" and table.bag == 0
        rows.add(table.row("forest"))
    assert rows == {"HL-", "LH-"}
    table = Table.set_up(hand="blue 0/0/1 (5) renewal", board="R-- --- MMB", bag="")
    assert "renew forest" not in table.play("play blue 0/0/1 (5) renewal").options


@rule("WD-4.11", "WD-5.4")
def test_empty_slots_are_filled_from_the_top_when_tokens_come_back() -> None:
    table = Table.set_up(
        active="red 1/0/0 (6)", step="brew", stock=["red [H H] 4"], tokens="H2", board="R-- HL- MMB", bag=""
    )
    table.play("brew red [H H] 4")
    assert (table.row("mountains"), table.row("forest"), table.bag) == ("RHH", "HL-", 0)


@rule("WD-8.2", "WD-8.1")
def test_rest_with_an_empty_hand() -> None:
    table = Table.set_up(pile=["moon-a", "w01", "w02", "moon-b"])
    assert table.options == ["rest"]
    assert table.refusal("A", "play w01") == ("WD-8.3", "played-already")


@rule("WD-8.1", "WD-3.2")
def test_rest_needs_a_played_card() -> None:
    table = Table.set_up(hand="w01")
    assert table.refusal("A", "rest") == ("WD-8.1", "nothing-to-rest-from")
    assert table.refusal("A", "finish") == ("WD-3.2", "no-passing")
    assert table.refusal("A", "take mountains herbs") == ("WD-4.1", "card-first")
    assert table.refusal("A", "play w02") == ("WD-4.1", "not-in-hand")
    assert "rest" in Table.set_up(pile=["moon-a"]).options


@rule("WD-8.3", "WD-8.4", "WD-3.4")
def test_rest() -> None:
    table = Table.set_up(pile=["moon-a", "moon-b", "w01"], board="HRR RRR RRR", bag="L5")
    table.play("rest")
    assert table.asks == "rest" and table.view()["resting"] == 2
    table.play("take mountains herbs", "take mountains leaf")
    assert set(table.owner()["hand"]) == {"moon-a", "moon-b", "w01"} and table.owner()["pile"] == []
    assert table.tokens() == "H1 L1" and table.bag == 3 and table.to_move == "B"


@rule("WD-5.7", "WD-8.6")
def test_no_brewing_after_a_rest() -> None:
    table = Table.set_up(pile=["moon-a", "w01"], tokens="H1 L1 B1", stock=["s1"]).play("rest")
    assert table.refusal("A", "brew s1") == ("WD-5.7", "no-brewing-in-rest")
    assert table.refusal("A", "draw lake potion") == ("WD-8.6", "only-tokens")
    assert table.refusal("A", "renew lake") == ("WD-8.6", "only-tokens")
    table.play("take lake herbs", "take lake leaf")
    assert (table.asks, table.to_move) == ("act", "B")


@rule("WD-8.5")
@pytest.mark.parametrize(("board", "taken"), [("--- --- ---", 0), ("--- H-- ---", 1), ("--- HL- ---", 2)])
def test_a_rest_takes_what_is_there(board: str, taken: int) -> None:
    table = Table.set_up(pile=["moon-a"], board=board, bag="").play("rest")
    for number in range(taken):
        assert table.refusal("A", "finish") == ("WD-8.5", "must-take-tokens")
        table.play(table.options[0])
        assert sum(counts(table.tokens())) == number + 1
    assert table.to_move == "B"


@rule("WD-12.6", "WD-12.1")
def test_animals_in_the_first_round() -> None:
    for when, round, number in (("first_round", 1, 7), ("first_round", 2, 6), ("always", 2, 7)):
        table = Table.set_up(round=round, animals=True, animals_when=when, board="HLB HLB HLB")
        table.play("play moon-a")
        assert len(table.options) == number and ("draw mountains animal" in table.options) == (number == 7)
    late = Table.set_up(round=2, animals=True, animals_when="first_round").play("play moon-a")
    assert late.refusal("A", "draw mountains animal") == ("WD-12.6", "animals-too-late")
    assert Table.set_up().play("play moon-a").refusal("A", "draw mountains animal") == (
        "WD-12.1",
        "no-animals",
    )
    table = Table.set_up(
        round=9,
        active="red 1/0/0 (6)",
        step="brew",
        tokens="L1",
        waiting_animals="owl",
        animals=True,
        animals_when="first_round",
    )
    assert "tame owl" in table.options


@rule("WD-3.1", "WD-3.2")
def test_turns_go_round() -> None:
    table = Table.set_up(3, turn="B", first="B")
    seats = []
    for _ in range(6):
        seats.append((table.view()["round"], table.to_move))
        while table.to_move == seats[-1][1]:
            moves = table.state.moves(table.state.deciding[0])
            table.state.play(table.state.deciding[0], moves[seeded(1).below(len(moves))])
    assert seats == [(3, "B"), (3, "C"), (3, "A"), (4, "B"), (4, "C"), (4, "A")]
    assert table.refusal("C", "rest")[1] == "not-your-turn"


# -- reasons -----------------------------------------------------------------------------------------------------------


@rule("WD-3.2", "WD-4.9", "WD-12.1", "WD-2.3", "WD-7.8")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("renew lake", ("WD-4.9", "no-renewal-symbol")),
        ("keep", ("WD-4.9", "no-renewal-symbol")),
        ("rest", ("WD-3.2", "rest-alone")),
        ("play moon-a", ("WD-4.1", "one-card-a-turn")),
        ("take lake herbs", ("WD-4.2", "points-used")),
        ("draw lake animal", ("WD-12.1", "no-animals")),
        ("tame snake", ("WD-12.1", "no-animals")),
        ("novices moon", ("WD-2.3", "novices-given")),
        ("pay herbs", ("WD-7.8", "nothing-to-pay")),
    ],
)
def test_what_is_said_when_a_potion_may_be_brewed(move: str, reason: tuple[str, str]) -> None:
    red = "red 2/1/0 (6)"
    table = Table.set_up(active=red, step="brew", stock=["red [H] 1"], tokens="H1")
    assert table.refusal("A", move) == reason


@rule("WD-3.2", "WD-4.9", "WD-8.2", "WD-12.1", "WD-12.2", "WD-2.3", "WD-7.8")
@pytest.mark.parametrize(
    ("pile", "animals", "move", "reason"),
    [
        ([], False, "tame owl", ("WD-12.1", "no-animals")),
        ([], False, "draw lake animal", ("WD-12.1", "no-animals")),
        ([], True, "tame owl", ("WD-12.2", "tame-after-gathering")),
        ([], True, "tame snake", ("WD-12.2", "animal-not-in-stock")),
        ([], True, "draw lake animal", ("WD-4.1", "card-first")),
        ([], False, "novices moon", ("WD-2.3", "novices-given")),
        ([], False, "renew lake", ("WD-4.9", "renewal-over")),
        ([], False, "pay herbs", ("WD-7.8", "nothing-to-pay")),
        ([], False, "brew p01", ("WD-5.1", "not-in-stock")),
        (["moon-a", "moon-b"], False, "take lake herbs", ("WD-8.2", "must-rest")),
        (["moon-a", "moon-b"], False, "finish", ("WD-8.2", "must-rest")),
    ],
)
def test_what_is_said_when_a_turn_begins(
    pile: list[str], animals: bool, move: str, reason: tuple[str, str]
) -> None:
    table = Table.set_up(pile=pile, waiting_animals="owl" if animals else "", animals=animals)
    assert table.refusal("A", move) == reason


@rule("WD-8.5")
def test_the_last_token_is_one_token() -> None:
    table = Table.set_up(pile=["moon-a"], board="H-- --- ---", bag="").play("rest")
    refusal = table.state.explain(0, "finish")
    assert refusal is not None and refusal.facts == {"tokens": 1}


@rule("WD-10.3", "WD-13.5")
@pytest.mark.parametrize(("players", "rule_of_end"), [(1, "WD-13.5"), (2, "WD-10.3")])
def test_why_nothing_is_played_after_the_end(players: int, rule_of_end: str) -> None:
    state = GAME.start(players, 3)
    play_on(state, seeded(1))
    refusal = state.explain(0, "rest")
    assert state.over and refusal is not None and (refusal.rule, refusal.key) == (rule_of_end, "game-over")
