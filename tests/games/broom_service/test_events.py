"""Events."""

import pytest

from tests.games.broom_service.table import CARDS, Table, build, number
from tests.rules import rule

FOUR = ("P1", "P2", "P3", "P4")


@rule("BS-9.1", "BS-5.1", "BS-5.2", "BS-16", "BS-17")
def test_more_or_less() -> None:
    table = Table.set_up(3, event="more_or_less", step="ChooseRoles")
    assert table.options == ["number 3", "number 4", "number 5"]
    assert table.refusal("P1", "number 2")[1] == table.refusal("P1", "number 6")[1] == "no-such-move"
    assert table.refusal("P1", "choose hill_witch") == ("BS-5.1", "number-first")
    table.play("P1 number 3", "P2 number 4", "P3 number 5")
    roles = ["hill_witch", "root_gatherer", "valley_druid", "herb_gatherer", "weather_fairy"]
    table.choose("P1", " ".join(roles[:3])).choose("P2", " ".join(roles[:4]))
    assert [table.points(seat) for seat in ("P1", "P2", "P3")] == [10, 10, 10]
    assert table.view()["hand_sizes"] == [0, 0, 0]
    assert table.refusal("P1", "choose weather_fairy") == ("BS-6.9", "not-your-turn")
    table.choose("P3", " ".join(roles))
    assert [table.points(seat) for seat in ("P1", "P2", "P3")] == [13, 10, 7]
    assert table.view()["hand_sizes"] == [3, 4, 5]


@rule("BS-9.2", "BS-6.8", "BS-6.11", "BS-15.9")
def test_black_market() -> None:
    hands = {"P1": "prairie_witch hill_witch", "P2": "prairie_witch"}
    table = Table.set_up(event="black_market", hands=hands)
    table.play("P1 lead prairie_witch cowardly", "P1 market")
    assert (table.points("P1"), table.pawns("P1")) == (13, "C1 C2")
    table.play("P2 answer cowardly", "P2 fly 1 R3")
    assert (table.to_move, table.asks, table.points("P2")) == ("P1", "lead", 10)


@rule("BS-9.3", "BS-6.8")
def test_moonshine() -> None:
    table = Table.set_up(event="moonshine", hands={"P1": "herb_gatherer", "P2": "herb_gatherer"})
    table.play("P1 lead herb_gatherer brave", "P2 answer cowardly")
    assert table.option("moonshine") == ["orange", "violet", "green", "wand"]
    assert table.refusal("P2", "market") == ("BS-9.2", "other-event")
    table.play("P2 moonshine orange")
    assert table.stock("P2") == "2/1/1/1"
    assert table.option("moonshine") == []
    assert table.refusal("P1", "moonshine orange") == ("BS-9.3", "only-cowardly")


@rule("BS-9.2", "BS-8.1")
def test_the_benefit_is_no_duty() -> None:
    """Neither the market nor the action: nothing at all."""
    table = Table.set_up(event="black_market", hands={"P1": "hill_witch", "P2": "root_gatherer"})
    table.play("P1 lead hill_witch cowardly", "P1 skip")
    assert (table.points("P1"), table.pawns("P1"), table.to_move) == (10, "C1 C2", "P2")


@rule("BS-9.4", "BS-15.4", "BS-6.10")
def test_old_times() -> None:
    hands = {"P1": "herb_gatherer hill_witch", "P2": "herb_gatherer"}
    table = Table.set_up(event="old_times", hands=hands)
    assert table.options == ["lead herb_gatherer brave", "lead hill_witch brave"]
    table.play("P1 lead herb_gatherer brave")
    assert table.options == ["answer brave", "answer cowardly"]
    table.play("P2 answer cowardly", "P2 gather green 1 0")
    assert table.to_move == "P1"
    table.play("P1 gather green 3 0")
    assert (table.to_move, table.asks) == ("P1", "lead")


def at_the_end(event: str, pawns: str, reading: str = "") -> int:
    """What an event at the end of a round does to the points of P1."""
    game = build(CARDS.replace('reading = "per_pawn"', f'reading = "{reading or "per_pawn"}"'))
    table = Table.set_up(game=game, event=event, pawns={"P1": pawns}, clouds={}, step="EndRound")
    return table.points("P1") - 10


@rule("BS-9.5", "BS-4.4", "BS-15.9")
@pytest.mark.parametrize(("pawns", "loss"), [("R2 R4", 2), ("R3 R3", 6), ("C1 C2", 4), ("R4 R6", 0)])
def test_dangerous_regions(pawns: str, loss: int) -> None:
    assert at_the_end("dangerous_regions", pawns) == -loss


@rule("BS-9.5")
def test_another_reading_of_dangerous_regions() -> None:
    assert at_the_end("dangerous_regions", "R3 C1", "per_terrain") == -3
    assert at_the_end("dangerous_regions", "R3 R1", "per_terrain") == -4


@rule("BS-9.6")
@pytest.mark.parametrize(("pawns", "gain"), [("C1 C2", 2), ("R3 R3", 2), ("R2 R1", 1), ("R2 R4", 0)])
def test_pleasing_regions(pawns: str, gain: int) -> None:
    assert at_the_end("pleasing_regions", pawns) == gain


def bids(players: int, wanted: dict[str, int]) -> Table:
    """Everybody owns wands alone and bids so many of them."""
    stock = {seat: f"0/0/0/{count + 1}" for seat, count in wanted.items()}
    table = Table.set_up(players, event="full_hands", stock=stock, step="EndRound")
    for seat, count in wanted.items():
        table.state.play(number(seat), f"bid wand {count}")
    return table


@rule("BS-9.7")
def test_with_full_hands() -> None:
    table = bids(4, {"P1": 3, "P2": 3, "P3": 1, "P4": 0})
    assert [table.points(seat) for seat in FOUR] == [16, 16, 13, 10]
    assert [table.stock(seat) for seat in FOUR] == ["0/0/0/1"] * 4


@rule("BS-9.7")
@pytest.mark.parametrize(
    ("first", "second", "points"), [(2, 1, [16, 10]), (2, 2, [16, 16]), (0, 0, [10, 10])]
)
def test_with_full_hands_2_players(first: int, second: int, points: list[int]) -> None:
    table = bids(2, {"P1": first, "P2": second})
    assert [table.points("P1"), table.points("P2")] == points


@rule("BS-9.7", "BS-16", "BS-17")
def test_a_bid_is_secret_until_all_have_bid() -> None:
    table = Table.set_up(event="full_hands", stock={"P1": "2/0/1/0", "P2": "0/0/0/3"}, step="EndRound")
    assert (table.to_move, table.asks) == ("P1 P2", "bid")
    assert table.options == ["bid orange 0", "bid orange 1", "bid orange 2"]
    assert table.refusal("P1", "bid orange 3") == ("BS-9.7", "bid-too-high")
    assert table.refusal("P1", "bid green 1") == ("BS-9.7", "bid-in-order")
    before = table.view("P2")
    table.play("P1 bid orange 2")
    assert table.view("P2") == before and table.view("P1")["sealed"] == ["bid orange 2"]
    table.play("P1 bid green 1")
    assert table.stock("P1") == "2/0/1/0" and table.told("bid") == []
    table.play("P2 bid wand 1")
    assert [(fact["seat"], fact["count"]) for fact in table.told("bid")] == [(0, 3), (1, 1)]
    assert (table.stock("P1"), table.stock("P2")) == ("0/0/0/0", "0/0/0/2")
    assert (table.points("P1"), table.points("P2")) == (16, 10)


@rule("BS-9.7")
def test_whoever_has_nothing_bids_nothing() -> None:
    table = Table.set_up(3, event="full_hands", stock={"P1": "0/0/0/0", "P2": "0/0/0/0"}, step="EndRound")
    assert table.to_move == "P3"
    nobody = dict.fromkeys(("P1", "P2", "P3"), "0/0/0/0")
    assert Table.set_up(3, event="full_hands", stock=nobody, step="EndRound").asks == "choose-roles"


@rule("BS-9.8")
def test_with_empty_hands() -> None:
    stock = {"P1": "1/1/0/0", "P2": "2/1/1/1", "P3": "0/0/0/2", "P4": "1/1/1/1"}
    table = Table.set_up(4, event="empty_hands", stock=stock, step="EndRound")
    assert [table.points(seat) for seat in FOUR] == [14, 10, 14, 12]
    assert table.stock("P1") == "1/1/0/0"


@rule("BS-9.8")
def test_with_empty_hands_2_players() -> None:
    table = Table.set_up(event="empty_hands", stock={"P1": "1/1/0/0"}, step="EndRound")
    assert [table.points("P1"), table.points("P2")] == [14, 10]


@rule("BS-9.9", "BS-9.11", "BS-17")
def test_one_of_everything() -> None:
    stock = {"P1": "2/1/1/3", "P2": "1/1/1/0", "P3": "2/2/2/2", "P4": "1/1/1/1"}
    table = Table.set_up(4, event="one_of_everything", stock=stock, leader="P3", step="EndRound")
    assert (table.to_move, table.asks) == ("P3", "hand-in")
    table.play("P3 hand-in", "P4 skip")
    assert table.to_move == "P1"
    table.play("P1 hand-in")
    assert (table.stock("P1"), table.points("P1")) == ("1/0/0/2", 18)
    assert (table.stock("P3"), table.points("P3")) == ("1/1/1/1", 18)
    assert (table.stock("P4"), table.points("P4")) == ("1/1/1/1", 10)
    assert table.asks == "choose-roles"


@rule("BS-9.10")
@pytest.mark.parametrize(("pawns", "gain"), [("C1 R3", 4), ("C2 R1", 4), ("R4 R4", 4), ("R1 R2", 0)])
def test_like_minded(pawns: str, gain: int) -> None:
    assert at_the_end("like_minded", pawns) == gain


@rule("BS-4.4", "BS-4.5")
def test_the_event_acts_also_in_round_7() -> None:
    table = Table.set_up(event="dangerous_regions", round=7, step="EndRound")
    assert table.state.over and table.state.ending == "seven-rounds"
    assert table.points("P1") == 6 and table.score("P1") == 10
