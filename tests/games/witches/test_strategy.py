"""The feel for good moves: better than chance, fair to all seats, and the same chance for all who win or lose together."""

import pytest

from hexenkessel import bots, seeded, shelf
from hexenkessel.games.witches.strategy import WitchesStrategy
from tests.games.witches.table import GAME, Table, play_sensibly
from tests.moments import walk

STRATEGY = shelf.strategy("witches")


def test_it_is_ours() -> None:
    assert isinstance(STRATEGY, WitchesStrategy)


@pytest.mark.parametrize(("players", "mode"), [(1, "rivals"), (2, "rivals"), (4, "rivals"), (3, "together")])
def test_values_are_chances(players: int, mode: str) -> None:
    state = GAME.start(players, 4, mode=mode)
    for moment in walk(state, seeded(5)):
        values = STRATEGY.value(moment)
        assert len(values) == players and all(0.0 <= value <= 1.0 for value in values)
        if mode == "together":
            assert len(set(values)) == 1
        elif players > 1:
            assert sum(values) <= 1.0 + 1e-9


def test_an_end_is_worth_what_it_is() -> None:
    """Who has won has all, and who lost together has nothing."""
    ended = Table.set_up(at="end", more=0, easy={"A": "fever"}).play("A end")
    assert STRATEGY.value(ended.state) == [1.0, 0.0]
    lost = Table.set_up(at="end", tiles="dancers=^elves slice=^elf_king razorback=^lankin").play("A end")
    assert STRATEGY.value(lost.state) == [0.0, 0.0]
    saved = Table.set_up(at="end", more=0, options={"mode": "together"}).play("A end")
    assert STRATEGY.value(saved.state) == [1.0, 1.0]


def test_the_order_of_moves_tells_nothing() -> None:
    state = GAME.start(3, 7)
    for moment in walk(state, seeded(8)):
        if moment.over:
            break
        seat = moment.deciding[0]
        moves = moment.moves(seat)
        weights = dict(zip(moves, STRATEGY.weigh(moment, seat, moves), strict=True))
        again = STRATEGY.weigh(moment, seat, moves[::-1])
        assert [weights[move] for move in moves[::-1]] == again


def test_rule_of_thumb_beats_chance() -> None:
    """Random players hardly ever solve anything; the rule of thumb wins whatever is not lost by both."""
    won = 0
    for seed in range(12):
        state = GAME.start(2, seed)
        sitting = [bots.make("thumb"), bots.make("random")]
        dice = seeded(seed)
        while not state.over:
            seat = state.deciding[0]
            state.play(seat, bots.ask(sitting[(seat + seed) % 2], state, seat, dice))
        winners = state.winners()
        assert not winners or winners == (seed % 2,)
        won += len(winners)
    assert won >= 6


def test_alone_it_knows_what_it_does() -> None:
    points = [play_sensibly(GAME.start(1, seed), seed).scores()[0] for seed in range(12)]
    assert sum(points) / len(points) > 14
