"""Many games at once: the same games as one by one, dealt anew when they end, and nothing illegal."""

import numpy as np
import pytest

import hexenkessel as hx
from hexenkessel.adapters.batch import Batch


def first_legal(batch: Batch) -> list[int]:
    return [int(np.flatnonzero(mask)[0]) for mask in batch.masks]


@pytest.mark.parametrize("id", hx.games())
def test_a_batch_plays_the_games_that_one_would_play_alone(id: str) -> None:
    batch = hx.batch(id, 2, seed=11)
    game = hx.game(id)
    alone = [game.start(seed=11 + number) for number in range(2)]
    dealt = 13
    ends = 0
    for _ in range(600):
        for number, state in enumerate(alone):
            while not state.over and len(state.moves(state.deciding[0])) == 1:
                state.play(state.deciding[0], state.moves(state.deciding[0])[0])
            assert batch.seats[number] == state.deciding[0]
            legal = {move.code for move in state.moves(state.deciding[0])}
            assert set(np.flatnonzero(batch.masks[number]).tolist()) == legal
        moves = first_legal(batch)
        results = batch.step(moves)
        for number, state in enumerate(alone):
            state.play(state.deciding[0], moves[number])
            while not state.over and len(state.moves(state.deciding[0])) == 1:
                state.play(state.deciding[0], state.moves(state.deciding[0])[0])
            assert batch.ended[number] == state.over
            if state.over:
                winners = state.winners()
                shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
                assert results[number].tolist() == pytest.approx(shares)
                alone[number] = game.start(seed=dealt)
                dealt += 1
                ends += 1
            else:
                assert not results[number].any()
        if ends >= 2:
            break
    assert ends, "no game has ended"


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, other = (hx.batch("grimoria", 4, players=3, seed=2) for _ in range(2))
    for _ in range(20):
        assert (one.observations == other.observations).all() and (one.masks == other.masks).all()
        one.step(first_legal(one))
        other.step(first_legal(other))
    assert (one.observations != hx.batch("grimoria", 4, players=3, seed=3).observations).any()


def test_what_is_not_legal_moves_no_game() -> None:
    batch = hx.batch("blackmore", 3, players=4, seed=1)
    before = batch.observations.copy()
    moves = first_legal(batch)
    moves[1] = int(np.flatnonzero(~batch.masks[1])[0])
    with pytest.raises(ValueError, match="not legal: the moves of the games 1"):
        batch.step(moves)
    with pytest.raises(ValueError, match="one move for each of 3 games"):
        batch.step(moves[:2])
    assert (batch.observations == before).all()
    moves = first_legal(batch)
    batch.step(moves)
