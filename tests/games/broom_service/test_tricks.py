"""Selection, following, leadership, curses."""

import pytest

from tests.games.broom_service.table import GAME, ROLES, Table
from tests.rules import rule


def sealed_hands(table: Table, seat: int, chosen: tuple[str, ...] = ()) -> set[frozenset[str]]:
    """Every set of roles that this seat can seal, found by trying."""
    found: set[frozenset[str]] = set()
    state = table.state
    for move in state.moves(seat):
        if chosen and move.verb == "choose" and str(move.facts["role"]) < chosen[-1]:
            continue  # in any order: once is enough
        after = table.copy()
        after.state.play(seat, move)
        roles = (*chosen, str(move.facts["role"])) if move.verb == "choose" else chosen
        if seat in after.state.deciding:
            found |= sealed_hands(after, seat, roles)
        else:
            found.add(frozenset(roles))
    return found


@rule("BS-5.1", "BS-5.3", "BS-9.1", "BS-13.6", "BS-17")
@pytest.mark.parametrize(
    ("event", "tiles", "hands"),
    [
        ("like_minded", "", {4: 210}),
        ("like_minded", "one_more_card", {4: 210, 5: 252}),
        ("more_or_less", "", {3: 120, 4: 210, 5: 252}),
    ],
)
def test_number_of_selections(event: str, tiles: str, hands: dict[int, int]) -> None:
    table = Table.set_up(
        back=True, event=event, tiles={"P1": tiles}, forests={}, cursed="hill_witch", step="ChooseRoles"
    )
    found = sealed_hands(table, 0)
    assert {size: sum(len(hand) == size for hand in found) for size in hands} == hands
    assert len(found) == sum(hands.values())


@rule("BS-6.5", "BS-17")
def test_duty_to_follow() -> None:
    table = Table.set_up(hands={"P1": "herb_gatherer", "P2": "herb_gatherer hill_witch"})
    table.play("P1 lead herb_gatherer brave")
    assert table.options == ["answer brave", "answer cowardly"]
    assert table.refusal("P2", "pass") == ("BS-6.5", "must-follow")
    assert table.refusal("P2", "lead hill_witch brave") == ("BS-6.5", "answer-first")


@rule("BS-6.5")
def test_forced_pass() -> None:
    table = Table.set_up(hands={"P1": "herb_gatherer", "P2": "hill_witch"})
    table.play("P1 lead herb_gatherer brave")
    assert table.options == ["pass"]
    assert table.refusal("P2", "answer brave") == ("BS-6.5", "must-pass")
    table.play("P2 pass")
    assert table.points("P2") == 10 and table.hand("P2") == ["hill_witch"]


@rule("BS-6.6", "BS-6.7", "BS-6.8", "BS-6.9", "BS-6.10", "BS-15.1")
def test_three_brave_in_a_row() -> None:
    table = Table.set_up(4, hands=dict.fromkeys(("P1", "P2", "P3", "P4"), "herb_gatherer"))
    table.play("P1 lead herb_gatherer brave", "P2 answer brave", "P3 answer brave", "P4 answer cowardly")
    assert table.to_move == "P4" and table.stock("P3") == "1/1/1/1"
    table.play("P4 gather green 1 0", "P3 gather green 2 1")
    assert [table.stock(seat) for seat in ("P1", "P2", "P3", "P4")] == [
        *("1/1/1/1", "1/1/1/1", "1/1/3/2", "1/1/2/1")
    ]
    assert [fact["seat"] for fact in table.told("gathered")] == [3, 2]
    assert [(fact["seat"], fact["by_seat"]) for fact in table.told("knocked-out")] == [(0, 1), (1, 2)]
    assert table.view()["leader"] == 2


@rule("BS-6.11")
def test_all_cowardly() -> None:
    hands = {"P1": "hill_witch", "P2": "fruit_gatherer hill_witch", "P3": "fruit_gatherer"}
    table = Table.set_up(3, leader="P2", hands=hands)
    table.play("P2 lead fruit_gatherer cowardly", "P2 gather violet 1 0", "P3 answer cowardly")
    table.play("P3 gather violet 0 1", "P1 pass")
    assert (table.to_move, table.asks) == ("P2", "lead")


@rule("BS-6.11")
def test_last_brave_player_without_cards() -> None:
    hands = {"P1": "hill_witch valley_druid", "P2": "hill_witch", "P3": "herb_gatherer"}
    table = Table.set_up(4, leader="P3", hands=hands)
    table.play("P3 lead herb_gatherer brave", "P1 pass", "P2 pass", "P3 gather green 3 0")
    assert (table.to_move, table.asks) == ("P1", "lead")


@rule("BS-6.11")
def test_cowardly_leader_without_cards() -> None:
    table = Table.set_up(3, hands={"P1": "herb_gatherer", "P3": "hill_witch"})
    table.play("P1 lead herb_gatherer cowardly", "P1 gather green 1 0", "P3 pass")
    assert (table.to_move, table.asks) == ("P3", "lead")


@rule("BS-6.10", "BS-6.11", "BS-8.1", "BS-8.6")
def test_brave_in_vain_still_leads() -> None:
    hands = {"P1": "weather_fairy hill_witch", "P2": "valley_druid"}
    table = Table.set_up(hands=hands, pawns={"P1": "R2 R3"}, stock={"P1": "1/1/1/0"})
    table.play("P1 lead weather_fairy brave", "P2 pass")
    assert (table.to_move, table.asks, table.points("P1")) == ("P1", "lead", 10)
    assert table.told("in-vain") == [{"kind": "in-vain", "seat": 0, "role": "weather_fairy"}]


@rule("BS-6.12", "BS-6.14", "BS-4.3", "BS-4.5")
def test_next_round_last_brave_of_the_final_trick() -> None:
    table = Table.set_up(hands={"P1": "herb_gatherer", "P2": "herb_gatherer"})
    table.play("P1 lead herb_gatherer cowardly", "P1 skip", "P2 answer brave", "P2 skip")
    assert table.asks == "choose-roles" and table.view()["round"] == 4
    assert table.leader == "P2"


@rule("BS-6.12")
def test_next_round_all_cowardly_in_the_final_trick() -> None:
    hands = {"P1": "hill_witch", "P3": "herb_gatherer", "P4": "hill_witch"}
    table = Table.set_up(4, leader="P3", hands=hands)
    table.play("P3 lead herb_gatherer brave", "P4 pass", "P1 pass", "P3 skip")
    assert table.to_move == "P4"
    table.play("P4 lead hill_witch cowardly", "P4 skip", "P1 answer cowardly", "P1 skip")
    assert table.asks == "choose-roles" and table.leader == "P4"


@rule("BS-15.5", "BS-6.9")
def test_the_tower_is_gone() -> None:
    hands = {"P1": "valley_druid hill_witch", "P2": "valley_druid"}
    table = Table.set_up(hands=hands, pawns={"P1": "R3 C2", "P2": "R3 C2"})
    table.play("P1 lead valley_druid brave", "P2 answer cowardly", "P2 deliver 1 T2")
    assert table.points("P2") == 16
    assert table.refusal("P1", "deliver 1 T2") == ("BS-2.4", "occupied")
    other = table.copy().play("P1 deliver 1 T4")
    assert (other.points("P1"), other.stock("P1")) == (16, "1/0/1/2")
    table.play("P1 deliver 1 T1")
    assert table.points("P1") == 17
    assert (table.to_move, table.asks) == ("P1", "lead")


@rule("BS-6.15", "BS-6.3")
@pytest.mark.parametrize(("cursed", "points"), [("", 10), ("herb_gatherer", 7)])
def test_repeated_role_guard(cursed: str, points: int) -> None:
    table = Table.set_up(
        cursed=cursed,
        hands={"P1": "herb_gatherer hill_witch", "P2": "valley_druid"},
        led_roles="herb_gatherer",
    )
    table.play("P1 lead herb_gatherer brave")
    assert (table.to_move, table.asks, table.points("P1")) == ("P1", "lead", points)
    assert table.hand("P1") == ["hill_witch"] and table.stock("P1") == "1/1/1/1"


@rule("BS-6.15", "BS-6.11", "BS-6.12")
def test_a_discarded_last_card_is_no_trick() -> None:
    """P2 was the last to be brave in the last trick and opens the next round, whoever discards after it."""
    hands = {"P1": "hill_witch", "P2": "hill_witch", "P3": "herb_gatherer fruit_gatherer"}
    table = Table.set_up(3, hands=hands, led_roles="herb_gatherer fruit_gatherer")
    table.play("P1 lead hill_witch brave", "P2 answer brave", "P3 pass", "P2 skip")
    for role in ("herb_gatherer", "fruit_gatherer"):
        assert (table.to_move, table.leader, table.asks) == ("P3", "P3", "lead")
        table.play(f"P3 lead {role} brave")
    assert len(table.told("repeated")) == 2 and table.stock("P3") == "1/1/1/1"
    assert (table.asks, table.leader) == ("choose-roles", "P2")


@rule("BS-6.11", "BS-6.12", "BS-6.15")
def test_a_trick_after_the_lead_was_handed_on_decides_anew() -> None:
    hands = {"P1": "hill_witch", "P2": "hill_witch", "P3": "herb_gatherer fruit_gatherer"}
    table = Table.set_up(3, hands=hands, led_roles="fruit_gatherer")
    table.play("P1 lead hill_witch brave", "P2 answer brave", "P3 pass", "P2 skip")
    table.play("P3 lead herb_gatherer cowardly", "P3 skip", "P3 lead fruit_gatherer brave")
    assert (table.asks, table.leader) == ("choose-roles", "P3")


@rule("BS-6.12", "BS-6.15")
def test_a_round_of_discards_changes_no_leader() -> None:
    hands = {"P1": "herb_gatherer", "P2": "fruit_gatherer"}
    table = Table.set_up(hands=hands, led_roles="herb_gatherer fruit_gatherer")
    table.play("P1 lead herb_gatherer brave")
    assert table.to_move == "P2"
    table.play("P2 lead fruit_gatherer cowardly")
    assert (table.asks, table.leader) == ("choose-roles", "P1")


@rule("BS-6.6")
def test_knocked_out_gets_not_even_the_cowardly_action() -> None:
    table = Table.set_up(hands={"P1": "prairie_witch", "P2": "prairie_witch hill_witch"})
    table.play("P1 lead prairie_witch brave", "P2 answer brave", "P2 fly 1 R3", "P2 skip")
    assert table.pawns("P1") == "C1 C2" and table.pawns("P2") == "R3 C2"
    assert (table.to_move, table.asks) == ("P2", "lead")


@rule("BS-6.9", "BS-6.16", "BS-15.6")
def test_no_early_asking() -> None:
    hands = dict.fromkeys(("P1", "P2", "P3"), "forest_witch")
    table = Table.set_up(3, hands=hands)
    table.play("P1 lead forest_witch brave")
    assert table.to_move == "P2" and not table.state.moves(2)
    table.play("P2 answer cowardly")
    assert (table.to_move, table.asks) == ("P2", "fly") and not table.state.moves(2)
    assert table.refusal("P3", "answer brave") == ("BS-6.9", "not-your-turn")
    table.play("P2 fly 1 R1")
    assert (table.to_move, table.asks) == ("P3", "answer")


@rule("BS-6.16", "BS-6.5")
def test_nobody_passes_by_themselves_but_those_without_cards() -> None:
    """A pass is a move in turn: whoever holds cards is asked, whatever they hold; before that nothing differs."""
    with_role, without = (
        Table.set_up(3, hands={"P1": "hill_witch", "P2": "hill_witch", "P3": held})
        for held in ("hill_witch", "valley_druid")
    )
    for table in (with_role, without):
        table.play("P1 lead hill_witch brave")
    for seat in ("P1", "P2", None):
        assert with_role.view(seat) == without.view(seat)
    for table in (with_role, without):
        table.play("P2 answer cowardly")
        assert table.to_move == "P2"
    table = Table.set_up(3, hands={"P1": "hill_witch", "P2": "hill_witch"})
    table.play("P1 lead hill_witch brave", "P2 answer cowardly", "P2 fly 1 R2")
    assert [fact["seat"] for fact in table.told("passed")] == [2] and table.to_move == "P1"


@rule("BS-6.2", "BS-6.4", "BS-17")
def test_the_leader_must_lead() -> None:
    table = Table.set_up(hands={"P1": "hill_witch valley_druid"})
    assert sorted(table.options) == [
        *("lead hill_witch brave", "lead hill_witch cowardly"),
        *("lead valley_druid brave", "lead valley_druid cowardly"),
    ]
    assert table.refusal("P1", "skip") == ("BS-6.2", "lead-first")
    assert table.refusal("P1", "lead weather_fairy brave") == ("BS-6.2", "not-in-hand")


# -- curses --------------------------------------------------------------------------------------------------------


@rule("BS-7.1", "BS-7.2", "BS-6.3", "BS-15.1")
def test_everybody_pays() -> None:
    hands = {"P1": "fruit_gatherer", "P2": "fruit_gatherer hill_witch", "P3": "fruit_gatherer"}
    table = Table.set_up(3, hands=hands, cursed="fruit_gatherer hill_witch", points={"P1": 2})
    table.play("P1 lead fruit_gatherer brave", "P2 answer brave", "P3 answer cowardly")
    table.play("P3 gather violet 1 0", "P2 gather violet 3 0")
    assert [table.points(seat) for seat in ("P1", "P2", "P3")] == [-1, 7, 7]
    assert [table.stock(seat) for seat in ("P1", "P2", "P3")] == ["1/1/1/1", "1/4/1/1", "1/2/1/1"]
    assert table.to_move == "P2"


def curses_by_round(players: int, seed: int) -> list[list[str]]:
    """The cursed roles of all seven rounds; everybody does as little as possible."""
    state = GAME.start(players, seed)
    shown: list[list[str]] = []
    while not state.over:
        view = state.view(None)
        if view["round"] > len(shown):
            shown.append(view["cursed"])
        state.advance(state.deciding[0], state.moves(state.deciding[0])[-1])
    return shown


@rule("BS-7.3", "BS-3.7", "BS-4.1")
def test_curse_pile_with_2_players() -> None:
    again = 0
    for seed in range(12):
        rounds = curses_by_round(2, seed)
        assert [len(roles) for roles in rounds] == [3] * 7
        assert len({role for roles in rounds[:3] for role in roles}) == 9
        assert len({role for roles in rounds[3:6] for role in roles}) == 9
        again += bool(set(rounds[2]) & set(rounds[3]))
    assert again  # all ten were shuffled, also those of round 3


@rule("BS-7.3", "BS-3.7")
def test_curse_pile_with_3_and_4_players() -> None:
    again = 0
    for seed in range(12):
        three = curses_by_round(3, seed)
        assert {role for roles in three[:5] for role in roles} == set(ROLES)
        assert len({role for roles in three[5:] for role in roles}) == 4
        again += bool(set(three[4]) & set(three[5]))
        four = curses_by_round(4, seed)
        assert len({role for roles in four for role in roles}) == 7
    assert again


@rule("BS-3.7", "BS-7.1")
def test_five_players_have_no_curses() -> None:
    assert curses_by_round(5, 1) == [[]] * 7


@rule("BS-9.2", "BS-7.1")
def test_curse_and_black_market() -> None:
    table = Table.set_up(event="black_market", cursed="hill_witch", hands={"P1": "hill_witch"})
    table.play("P1 lead hill_witch cowardly", "P1 market")
    assert table.points("P1") == 10


@rule("BS-7.4", "BS-12.4")
def test_as_if_is_never_cursed() -> None:
    table = Table.set_up(
        hands={"P1": "mountain_witch"}, cursed="prairie_witch", mountains={"MT1": "fly"}, clouds={}
    )
    table.play("P1 lead mountain_witch cowardly", "P1 fly 2 R4", "P1 function fly", "P1 fly 1 R3", "P1 skip")
    assert (table.points("P1"), table.pawns("P1")) == (10, "R3 R4")


@rule("BS-4.1", "BS-4.2", "BS-5.2")
def test_the_course_of_a_round() -> None:
    """Event and curses lie open before roles are chosen; then only the number of cards is known."""
    table = Table(GAME.start(3, 5))
    assert table.asks == "choose-roles" and table.to_move == "P1 P2 P3"
    assert table.view()["event"] and len(table.view()["cursed"]) == 2
    assert table.view()["hand_sizes"] == [0, 0, 0]
