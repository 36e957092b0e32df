"""The feel for Grimoria that bots are given."""

from math import isfinite
from typing import Any

import pytest

import hexenkessel as hx
from hexenkessel import State, seeded, shelf
from tests.moments import walk

GAME = hx.game("grimoria")
STRATEGY = shelf.strategy("grimoria")
every_count = pytest.mark.parametrize("players", range(2, 6))


def playouts(players: int, games: int) -> list[State]:
    """From the reveal of every round, as far as a playout goes."""
    found = []
    for seed in range(games):
        dice = seeded(seed)
        level = 0
        for moment in walk(GAME.start(players, seed), dice):
            view: dict[str, Any] = moment.view(None)
            if view["turn"] is None or view["level"] == level:
                continue
            level = view["level"]
            playout = moment.clone()
            for _ in range(STRATEGY.horizon(playout)):
                if not playout.over:
                    seat = playout.deciding[0]
                    playout.advance(seat, STRATEGY.sketch(playout, seat, playout.moves(seat), dice))
            found.append(playout)
    return found


@every_count
def test_a_playout_ends_with_the_round(players: int) -> None:
    """Everybody has had a turn and nobody another; now and then a round is too eventful for that."""
    ends = [playout.over or playout.view(None)["turn"] is None for playout in playouts(players, 4)]
    assert len(ends) == 4 * (12 if players > 3 else 16 - players)
    assert sum(ends) > 0.7 * len(ends)


@every_count
def test_every_move_has_a_weight_and_every_seat_a_value(players: int) -> None:
    dice = seeded(players)
    for moment in walk(GAME.start(players, players), dice):
        for seat in moment.deciding:
            world = moment.imagine(seat, dice)
            moves = world.moves(seat)
            weights = STRATEGY.weigh(world, seat, moves)
            assert len(weights) == len(moves) and all(isfinite(weight) for weight in weights)
            backwards = STRATEGY.weigh(world, seat, moves[::-1])
            assert backwards == weights[::-1], "the order of the moves tells nothing"
        values = STRATEGY.value(moment)
        assert len(values) == players and all(0.0 <= value <= 1.0 for value in values)


@every_count
def test_the_rule_of_thumb_beats_chance(players: int) -> None:
    """Far below what the arena measures."""
    won = 0.0
    for seed in range(3 * players):
        state = GAME.start(players, seed)
        dice = seeded(seed)
        thumb = seed % players
        while not state.over:
            seat = state.deciding[0]
            moves = state.moves(seat)
            chosen = moves[dice.below(len(moves))]
            if seat == thumb:
                chosen = STRATEGY.rule_of_thumb(state.imagine(seat, dice), seat, dice)
            state.advance(seat, chosen)
        won += (thumb in state.winners()) / len(state.winners())
    assert won > 1.8 * 3
