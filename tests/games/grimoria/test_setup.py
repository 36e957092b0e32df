"""Components, setup, legal choices."""

import json

import pytest

import hexenkessel as hx
from hexenkessel import seeded
from hexenkessel.kernel.errors import UnknownOption, WrongPlayers
from tests.games.grimoria.table import COMPANIONS, COPIES, GAME, PLACES, SEATS, TREASURES, Table
from tests.moments import play_on, walk
from tests.rules import rule

every_count = pytest.mark.parametrize("players", range(2, 6))

# players: draw pile, level at the start, rounds (GR-2.5)
START = {2: (84, 4, 14), 3: (83, 5, 13), 4: (82, 6, 12), 5: (81, 6, 12)}


def dealt(players: int, seed: int = 1) -> Table:
    return Table(GAME.start(players, seed))


def check_setup(table: Table, players: int) -> None:
    draw, level, _ = START[players]
    view = table.view()
    assert view["face_down"] and len(view["display"]) == players + 1
    assert view["display"][0] is None and None not in view["display"][1:]
    assert table.sizes == {"draw": draw, "discard": 0, "treasures": 28, "treasure_discards": 0}
    assert view["talers"] == [1] * players
    assert view["level"] == level
    for seat in range(players):
        assert [move.text for move in table.state.moves(seat)] == [
            f"choose {spell}" for spell in range(1, level + 1)
        ]
    assert sorted(view["order"]) == list(range(players))
    assert view["companions"] == view["known_places"] == view["known_treasures"] == [[]] * players


@rule("GR-2.1", "GR-2.2", "GR-2.3", "GR-2.4", "GR-2.5")
def test_five_players() -> None:
    check_setup(dealt(5), 5)
    assert dealt(5).sizes["draw"] == 81 and dealt(5).view()["level"] == 6


@rule("GR-2.3", "GR-2.5")
def test_two_players() -> None:
    table = dealt(2)
    check_setup(table, 2)
    assert table.sizes["draw"] == 84
    assert table.state.explain(0, "choose 4") is None
    assert table.refusal("A", "choose 5") == ("GR-4.1", "level-too-low")


@rule("GR-2.3", "GR-2.5")
def test_three_players() -> None:
    table = dealt(3)
    check_setup(table, 3)
    assert table.sizes["draw"] == 83
    assert table.state.explain(2, "choose 5") is None
    assert table.refusal("C", "choose 6") == ("GR-4.1", "level-too-low")


@rule("GR-2.5", "GR-3.2", "GR-10.3", "GR-11.1", "GR-11.2", "GR-11.3")
@every_count
@pytest.mark.parametrize("seed", range(5))
def test_number_of_rounds(players: int, seed: int) -> None:
    """So many rounds, each one level higher, whatever is played."""
    table = dealt(players, seed)
    play_on(table.state, seeded(seed))
    assert table.state.over and table.state.ending == "last-round-played"
    _, level, rounds = START[players]
    assert len(table.told("order")) == rounds
    levels = [facts["level"] for kind in ("level", "last-round") for facts in table.told(kind)]
    assert levels == list(range(level + 1, 18))
    assert table.view()["level"] == 17 and table.view()["round"] == table.view()["rounds"] == rounds


@rule("GR-4.1")
@pytest.mark.parametrize("level", [16, 17])
def test_levels_16_and_17(level: int) -> None:
    table = Table.set_up(3, level=level)
    assert [move.text for move in table.state.moves(1)] == [f"choose {spell}" for spell in range(1, 16)]
    for spell in (16, 17):
        assert table.refusal("A", f"choose {spell}")[1] == "no-such-move"


@rule("GR-4.1")
def test_the_same_spell_again() -> None:
    table = Table.set_up(3, level=9).choose("A5 B2 C3").end_round()
    assert table.state.explain(0, "choose 5") is None
    table.choose("A5 B2 C3")
    assert table.view()["spells"] == [5, 2, 3]


@rule("GR-4.1", "GR-4.2", "GR-14")
def test_secrecy() -> None:
    """A, B, C have chosen, D has not: the others see that, and nothing else; then all comes out together."""
    table, other = (Table.set_up(4, level=9) for _ in range(2))
    order = table.view()["order"]
    for each, spells in ((table, "A5 B2 C9"), (other, "A1 B2 C8")):
        each.choose(spells)
    for witness in ("B", "D", None):
        assert table.view(witness) == other.view(witness)
        assert table.log(witness) == other.log(witness)
        view = table.view(witness)
        assert view["deciding"] == [False, False, False, True]
        assert view["spells"] == [None] * 4 and view["order"] == order
    assert table.view("B")["sealed"] == ["choose 2"] and table.view("D")["sealed"] == []
    assert [facts["seat"] for facts in table.told("sealed")] == [0, 1, 2]
    assert not table.told("revealed") and not table.told("order")
    table.choose("D4")
    for witness in (*"ABCD", None):
        assert table.view(witness)["spells"] == [5, 2, 9, 4]
        assert [facts["spell"] for facts in table.told("revealed", witness)] == [5, 2, 9, 4]


# -- components --------------------------------------------------------------------------------------------------


@rule("GR-1.1", "GR-1.3")
@every_count
def test_the_cards(players: int) -> None:
    """87 adventure cards of two kinds and 28 treasures, at the start and at every later moment."""
    assert sum(COPIES[card] for card in (*COMPANIONS, *PLACES)) == 87
    assert sum(COPIES[card] for card in TREASURES) == 28
    for moment in walk(GAME.start(players, seed=3), seeded(3)):
        position = moment.dump()["position"]
        cards = [card for card in position["display"] if card]
        for name in ("draw_pile", "discard_pile", "treasure_pile", "treasure_discards"):
            cards += position[name]
        for name in ("companions", "places", "treasures"):
            for lying in position[name]:
                cards += lying
        assert {card: cards.count(card) for card in COPIES} == COPIES


@rule("GR-1.2", "GR-6.0.5")
def test_the_spellbook() -> None:
    """15 spells, the same for everybody; their number is their level."""
    spells = [move for move in GAME.table.moves if move.verb == "choose"]
    assert [move.facts["spell"] for move in spells] == list(range(1, 16))
    assert [entry["level"] for entry in GAME.content.data["spell"]] == list(range(1, 16))
    assert len({entry["id"] for entry in GAME.content.data["spell"]}) == 15


@rule("GR-1.4")
def test_every_card_has_points() -> None:
    for table in ("companion", "place", "treasure"):
        for entry in GAME.content.data[table]:
            assert entry["points"] in range(10)
    assert {entry["points"] for entry in GAME.content.data["treasure"]} == {0, 1, 2, 3}


@rule("GR-2.2")
def test_the_first_order_is_by_chance() -> None:
    """All six orders of three come up about equally often; and they count as the previous order in round 1."""
    orders: dict[str, int] = {}
    for seed in range(600):
        table = dealt(3, seed)
        orders[table.order] = orders.get(table.order, 0) + 1
        if seed < 20:
            before = table.order
            assert table.choose("A2 B2 C2").order == before
    assert len(orders) == 6
    assert sum((count - 100) ** 2 / 100 for count in orders.values()) < 20.5


@rule("GR-2.3", "GR-2.4")
def test_the_piles_are_shuffled() -> None:
    """Every kind of card comes up as the first face-up card, and no pile lies as it came out of the box."""
    first = {dealt(2, seed).view()["display"][1] for seed in range(300)}
    assert first == {*COMPANIONS, *PLACES}
    position = dealt(2).position
    assert position["draw_pile"] != sorted(position["draw_pile"], key=list(COPIES).index)
    tops = {dealt(2, seed).position["treasure_pile"][-1] for seed in range(300)}
    assert tops == set(TREASURES)


@rule("GR-1.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 6, 7])
def test_two_to_five_play(players: int) -> None:
    assert list(GAME.players) == [2, 3, 4, 5]
    with pytest.raises(WrongPlayers):
        GAME.start(players)
    with pytest.raises(UnknownOption):
        GAME.start(3, 1, side="back")


@rule("GR-3.1", "GR-5.1", "GR-16")
@every_count
def test_the_phases_of_a_round(players: int) -> None:
    """All choose, all is revealed, everybody has one turn in order, the display is laid anew, the level rises."""
    table = dealt(players, 5)
    play_on(table.state, seeded(5))
    story = [(event.kind, event.facts) for event in table.heard]
    at = [number for number, (kind, _) in enumerate(story) if kind == "order"]
    for number, start in enumerate(at):
        end = at[number + 1] if number + 1 < len(at) else len(story)
        round_ = story[start:end]
        kinds = [kind for kind, _ in round_]
        assert [facts["seat"] for kind, facts in round_ if kind == "cast"] == round_[0][1]["order"]
        assert [facts["seat"] for kind, facts in round_ if kind == "took"] == round_[0][1]["order"]
        if number + 1 < len(at):
            last_turn = len(kinds) - 1 - kinds[::-1].index("took")
            rest = [
                kind for kind in kinds[last_turn + 1 :] if kind not in ("uncovered", "reshuffled", "foresaw")
            ]
            left = rest.count("discarded")
            assert rest[: left + players + 1] == ["discarded"] * left + ["dealt"] * (players + 1)
            assert rest[left + players + 1] in ("level", "last-round")
            assert rest.count("sealed") == players and rest[-players:] == ["revealed"] * players
        else:
            last_turn = len(kinds) - 1 - kinds[::-1].index("took")
            assert [kind for kind in kinds[last_turn + 1 :] if kind not in ("uncovered", "foresaw")] == [
                "over"
            ]


@rule("GR-4.1")
def test_a_choice_is_final_and_no_pass() -> None:
    table = Table.set_up(3, level=5).choose("B3")
    assert table.refusal("B", "choose 4") == ("GR-4.1", "chosen-already")
    for text in ("decline", "take 1", "endure", "buy"):
        assert table.refusal("A", text) == ("GR-4.1", "must-choose")


def test_seats_of_the_notation() -> None:
    assert len(SEATS) == max(GAME.players)
    assert json.dumps(hx.game("grimoria").start(2, 1).dump())
