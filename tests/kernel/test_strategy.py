"""What strategies share: the best of what was weighed, and chances out of points, how hard a level tries."""

from math import e
from typing import Any, ClassVar

import pytest

import hexenkessel as hx
from hexenkessel.kernel.strategy import Strategy, best_move, final_value, likely_value


def test_the_first_of_the_best() -> None:
    moves = hx.game("blackmore").table.moves[:4]
    assert best_move(moves, [0.5, 2.0, -1.0, 2.0]) is moves[1]
    assert best_move(moves[:1], [-3.0]) is moves[0]


def test_a_scale_of_points_more_is_e_times_the_chance() -> None:
    first, second = likely_value([17.0, 12.0], 5.0, 0.0, 1.0)
    assert first == pytest.approx(e * second) and first + second == pytest.approx(1.0)
    assert likely_value([4.0, 4.0, 4.0], 2.0, 0.0, 1.0) == pytest.approx([1 / 3] * 3)


def test_a_little_is_for_points() -> None:
    """From none at zero points or fewer to all of the share at the most that counts."""
    low, high = likely_value([-5.0, 300.0], 1.0, 0.1, 150.0)
    assert low == pytest.approx(0.0) and high == pytest.approx(1.0)
    assert likely_value([75.0, 75.0], 1.0, 0.1, 150.0) == pytest.approx([0.5, 0.5])


def test_in_the_end_the_win_counts() -> None:
    state = hx.game("blackmore").start(players=2, seed=5)
    while not state.over:
        seat = state.deciding[0]
        state.play(seat, state.moves(seat)[0])
    points = state.scores()
    winner = state.winners()[0]
    assert len(state.winners()) == 1
    value = final_value(state, 0.1, 270.0)
    assert value[winner] == pytest.approx(0.9 + 0.1 * points[winner] / 270)
    assert value[1 - winner] == pytest.approx(0.1 * points[1 - winner] / 270)


class Rough(Strategy[Any]):
    """Sees no difference between the first three moves, and that the others are worse."""

    def weigh(self, state: Any, seat: int, moves: list[Any]) -> list[float]:
        return [1.0 if move in moves[:3] else 0.0 for move in moves]


def test_of_several_that_look_best_the_rule_of_thumb_draws_one() -> None:
    state = hx.game("blackmore").start(players=2, seed=5)
    seat = state.deciding[0]
    moves = state.moves(seat)
    assert len(moves) > 3
    assert {Rough().rule_of_thumb(state, seat, hx.seeded(number)) for number in range(50)} == set(moves[:3])


class Measured(Strategy[Any]):
    efforts: ClassVar[dict[str, float]] = {"child": 0.7, "witch": 90.0}


class Asked(Strategy[Any]):
    def effort(self, level: str) -> float:
        return 7.0 if level == "witch" else 1.0


def test_how_hard_a_level_tries_is_a_number_by_its_name() -> None:
    """A game's own numbers, the usual ones where it was not measured; one that asks a method of its own may go on so."""
    strategies: list[Strategy[Any]] = [Measured(), Strategy(), Asked()]
    tried = [[each.effort(level) for level in ("child", "witch", "thumb")] for each in strategies]
    assert tried == [[0.7, 90.0, 0.0], [0.2, 300.0, 0.0], [1.0, 7.0, 1.0]]
