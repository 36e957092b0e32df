"""Many games at once: the same games as one by one, dealt anew when they end, and nothing illegal."""

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import hexenkessel as hx
from hexenkessel.adapters import gymnasium, pettingzoo
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


@pytest.mark.parametrize("id", hx.games())
def test_every_row_is_what_pettingzoo_shows_of_that_game(id: str) -> None:
    """Observations and masks of a batch and of environments with the same seeds, step for step."""
    dice = np.random.default_rng(4)
    batch = hx.batch(id, 3, seed=21)
    alone = [pettingzoo.env(id) for _ in range(3)]
    for number, env in enumerate(alone):
        env.reset(seed=21 + number)
    for _ in range(60):
        moves = batch.some_moves(dice)
        for number, env in enumerate(alone):
            while (mask := env.infos[env.agent_selection]["action_mask"]).sum() == 1:
                env.step(int(mask.argmax()))
            agent = f"seat_{batch.seats[number]}"
            assert env.agent_selection == agent
            assert np.array_equal(batch.masks[number], mask)
            assert np.array_equal(batch.observations[number], env.observe(agent))
            env.step(int(moves[number]))
        batch.step(moves)
        if batch.ended.any():
            break


def test_random_moves_are_legal_and_all_of_them_come() -> None:
    batch = hx.batch("witches", 40, players=2, seed=5)
    dice = np.random.default_rng(1)
    for _ in range(30):
        batch.step(batch.some_moves(dice))
    assert (batch.counts == batch.masks.sum(1)).all()
    seen = np.zeros_like(batch.masks)
    for _ in range(400):
        seen[batch.rows, batch.some_moves(dice)] = True
    few = batch.counts <= 20
    assert few.any() and (seen[few] == batch.masks[few]).all() and not (seen & ~batch.masks).any()


def test_gymnasium_sees_the_same_games() -> None:
    envs = gymnasium.vector_env("grimoria", 5, players=2)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    batch = hx.batch("grimoria", 5, players=2, seed=9)
    seen, infos = envs.reset(seed=9)
    kept, first = seen, seen.copy()
    dice = np.random.default_rng(2)
    ends = 0
    for _ in range(400):
        assert seen in envs.observation_space
        assert (seen == batch.observations).all() and (infos["action_mask"] == batch.masks).all()
        assert (infos["seat"] == batch.seats).all()
        moves = batch.some_moves(dice)
        assert moves in envs.action_space
        mover = batch.seats.copy()
        results = batch.step(moves)
        seen, rewards, ended, cut_off, infos = envs.step(moves)
        assert (infos["moved"] == mover).all() and (infos["results"] == results).all()
        assert rewards.tolist() == [results[number, seat] for number, seat in enumerate(mover)]
        assert (ended == batch.ended).all() and not cut_off.any()
        ends += int(ended.sum())
        if ends >= 5:
            break
    assert ends >= 5
    assert (kept == first).all(), "what was handed out is the caller's"
    again, _ = envs.reset(seed=9)
    assert (again == first).all()
    other, _ = envs.reset()
    assert (other != first).any()


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
