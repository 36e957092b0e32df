"""Final scoring and ranking."""

import pytest

from hexenkessel.games.broom_service import BroomGame
from hexenkessel.games.broom_service.scoring import bolt_points, resource_points
from tests.games.broom_service.table import GAME, KINDS, Table, stock_of
from tests.rules import rule

assert isinstance(GAME, BroomGame)
BOX = GAME.box


@rule("BS-10.1")
@pytest.mark.parametrize(
    ("stock", "points"),
    [
        *(("0/0/0/0", 0), ("1/1/1/0", 2), ("1/1/1/1", 4), ("2/2/2/1", 6), ("3/0/0/4", 0)),
        *(("1/1/5/5", 4), ("0/2/3/3", 4), ("2/3/4/5", 10)),
    ],
)
def test_resource_values(stock: str, points: int) -> None:
    counts = stock_of(stock)
    assert resource_points(BOX, [counts[kind] for kind in KINDS]) == points
    assert resource_points(BOX, [counts[kind] for kind in reversed(KINDS)]) == points


@rule("BS-10.1")
def test_bolts() -> None:
    table = [bolt_points(BOX, bolts) for bolts in range(11)]
    assert table == [0, 1, 3, 5, 8, 11, 15, 19, 23, 27, 31]
    end = Table.set_up(
        collected={"P1": "heavy_2_2 heavy_3_3 heavy_1_1"}, stock={"P1": "0/0/0/0"}, round=7, step="Round"
    )
    assert end.bolts("P1") == 6 and end.score("P1") == 25


@rule("BS-10.1", "BS-10.2")
def test_complete_sum() -> None:
    table = Table.set_up(
        points={"P1": 61},
        collected={"P1": "heavy_3_3 heavy_2_2"},
        stock={"P1": "2/1/1/3"},
        mountains={"MT1": "wands", "MT2": "fly"},
        amulets={"P1": "MT1 MT2"},
        clouds={},
        round=7,
        step="Round",
    )
    assert table.view()["bonus"][0] == [11, 4, 9] and table.score("P1") == 85
    assert table.told("final") == [] and table.view()["scores"][0] == 85


def ended(*seats: tuple[int, int]) -> Table:
    """Everybody ends with so many points and so many resources; only wands, which are worth nothing alone."""
    players = [f"P{seat}" for seat in range(1, len(seats) + 1)]
    return Table.set_up(
        len(seats),
        points={seat: points for seat, (points, _) in zip(players, seats, strict=True)},
        stock={seat: f"0/0/0/{count}" for seat, (_, count) in zip(players, seats, strict=True)},
        round=7,
        step="Round",
    )


@rule("BS-10.3", "BS-1.1")
def test_tie_break() -> None:
    assert ended((80, 5), (80, 7), (79, 12)).state.winners() == (1,)


@rule("BS-10.3")
def test_shared_victory() -> None:
    assert ended((80, 6), (80, 6), (79, 12)).state.winners() == (0, 1)


@rule("BS-10.1", "BS-12.2")
@pytest.mark.parametrize(("amulets", "points"), [("", 0), ("MT1", 4), ("MT1 MT3", 9), ("MT1 MT2 MT3", 15)])
def test_amulets(amulets: str, points: int) -> None:
    tiles = {"MT1": "wands", "MT2": "fly", "MT3": "weather"}
    table = Table.set_up(
        mountains=tiles, amulets={"P1": amulets}, stock={"P1": "0/0/0/0"}, round=7, step="Round"
    )
    assert table.score("P1") == 10 + points


@rule("BS-10.4")
def test_ranking() -> None:
    assert ended((80, 5), (80, 7), (70, 3), (70, 3)).state.ranking() == [2, 1, 3, 3]


@rule("BS-7.2")
def test_points_have_no_limit() -> None:
    table = ended((-40, 0), (300, 0))
    assert table.state.scores() == [-40, 300]
