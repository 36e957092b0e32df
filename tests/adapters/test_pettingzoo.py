"""PettingZoo's own suites on every game, and what they don't ask: whole games, masks, rewards, copies.

In whole games one seat after another is looked at; HYPOTHESIS_PROFILE=long looks at all of them after every move.
"""

from __future__ import annotations

import copy
import random
import warnings
from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test as aec_api_test
from pettingzoo.test import parallel_api_test as together_api_test
from pettingzoo.test import parallel_seed_test as together_seed_test
from pettingzoo.test import render_test as aec_render_test
from pettingzoo.test import seed_test as aec_seed_test

from hexenkessel import shelf
from hexenkessel.adapters import pettingzoo
from hexenkessel.adapters.observation import Lens
from hexenkessel.kernel.dice import seeded
from tests.moments import onlookers

Options = dict[str, Any]


def settings(id: str) -> Iterator[Any]:
    """The smallest and the largest table, and one with every option at its other end."""
    game = shelf.game(id)
    least, most = game.players[0], game.players[-1]
    yield pytest.param(id, least, {}, id=f"{id}-{least}")
    yield pytest.param(id, most, {}, id=f"{id}-{most}")
    yield pytest.param(
        id, most, {option.id: option.allowed(most)[-1] for option in game.options}, id=f"{id}-{most}-options"
    )


every_game = pytest.mark.parametrize(
    ("id", "players", "options"), [setting for id in shelf.games() for setting in settings(id)]
)


def pick(mask: Any, dice: random.Random) -> int:
    return dice.choice(np.flatnonzero(mask).tolist())


# --- the suites of PettingZoo; what they only warn of is a failure here


@every_game
def test_api(id: str, players: int, options: Options) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        aec_api_test(pettingzoo.env(id, players=players, **options), num_cycles=300)


@every_game
def test_seed(id: str, players: int, options: Options) -> None:
    aec_seed_test(partial(pettingzoo.env, id, players=players, **options), num_cycles=300)


@every_game
def test_render(id: str, players: int, options: Options) -> None:
    aec_render_test(partial(pettingzoo.env, id, players=players, **options))


@every_game
def test_parallel_api(id: str, players: int, options: Options) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        together_api_test(pettingzoo.parallel_env(id, players=players, **options), num_cycles=300)


@every_game
def test_parallel_seed(id: str, players: int, options: Options) -> None:
    together_seed_test(partial(pettingzoo.parallel_env, id, players=players, **options), num_cycles=300)


# --- what they don't ask


@every_game
def test_a_whole_game_in_turn_is_the_game_itself(id: str, players: int, options: Options) -> None:
    dice = random.Random(7)
    env = pettingzoo.env(id, players=players, **options)
    env.reset(seed=11)
    state = shelf.game(id).start(players, 11, **options)
    lens = Lens(shelf.game(id))
    while not state.over:
        agent = env.agent_selection
        seat = env.possible_agents.index(agent)
        assert seat == state.deciding[0]
        for other in onlookers(len(state.past_moves), players):
            name = env.possible_agents[other]
            assert np.array_equal(env.observe(name), lens.read(state, other))
            legal = [move.code for move in state.moves(other)]
            assert np.flatnonzero(env.infos[name]["action_mask"]).tolist() == sorted(legal)
        action = pick(env.infos[agent]["action_mask"], dice)
        assert set(env.rewards.values()) == {0.0}
        env.step(action)
        state.play(seat, action)
    assert [env.rewards[agent] for agent in env.possible_agents] == state.scores()
    assert all(env.terminations.values())
    assert not any(env.truncations.values())


@every_game
def test_no_agent_is_shown_what_its_seat_cannot_know(id: str, players: int, options: Options) -> None:
    """In a world that a seat can't tell from the real one it is shown the same."""
    dice, worlds = random.Random(5), seeded(5)
    env = pettingzoo.env(id, players=players, **options)
    env.reset(seed=13)
    for _ in range(60):
        real = env.unwrapped.table
        if real.over:
            break
        for seat in onlookers(len(real.past_moves), players):
            agent = env.possible_agents[seat]
            shown = env.observe(agent)
            env.unwrapped.table = real.imagine(seat, worlds)
            assert np.array_equal(env.observe(agent), shown)
            env.unwrapped.table = real
        env.step(pick(env.infos[env.agent_selection]["action_mask"], dice))


@every_game
def test_a_whole_game_together_is_the_game_itself(id: str, players: int, options: Options) -> None:
    dice = random.Random(7)
    env = pettingzoo.parallel_env(id, players=players, **options)
    seen, infos = env.reset(seed=11)
    state = shelf.game(id).start(players, 11, **options)
    lens = Lens(shelf.game(id))
    rewards: dict[str, float] = {}
    while env.agents:
        # Only who decides has a choice; the others hand in anything.
        actions = {agent: int(env.action_space(agent).sample()) for agent in env.agents}
        for seat in state.deciding:
            agent = env.possible_agents[seat]
            actions[agent] = pick(infos[agent]["action_mask"], dice)
        for seat in state.deciding:
            state.play(seat, actions[env.possible_agents[seat]])
        seen, rewards, ended, cut_off, infos = env.step(actions)
        for seat in onlookers(len(state.past_moves), players):
            agent = env.possible_agents[seat]
            assert np.array_equal(seen[agent], lens.read(state, seat))
        assert set(ended.values()) == {state.over}
        assert not any(cut_off.values())
        if not state.over:
            assert set(rewards.values()) == {0.0}
    assert state.over
    assert [rewards[agent] for agent in env.possible_agents] == state.scores()


@every_game
def test_an_illegal_action_ends_the_game_and_costs_more_than_any_score(
    id: str, players: int, options: Options
) -> None:
    worst = -float(shelf.game(id).most_points + 1)
    env = pettingzoo.env(id, players=players, **options)
    env.reset(seed=3)
    guilty = env.agent_selection
    illegal = int(np.flatnonzero(env.infos[guilty]["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.rewards == {agent: worst if agent == guilty else 0.0 for agent in env.agents}
    assert all(env.terminations.values())

    together = pettingzoo.parallel_env(id, players=players, **options)
    _, infos = together.reset(seed=3)
    actions = {
        agent: illegal if agent == guilty else pick(info["action_mask"], random.Random(3))
        for agent, info in infos.items()
        if agent == guilty or info["action_mask"].any()
    }
    _, rewards, ended, cut_off, _ = together.step(actions)
    assert rewards == {agent: worst if agent == guilty else 0.0 for agent in together.possible_agents}
    assert all(ended.values()) and all(cut_off.values()) and together.agents == []


@every_game
def test_a_copy_carries_the_state_and_goes_its_own_way(id: str, players: int, options: Options) -> None:
    env = pettingzoo.env(id, players=players, **options)
    env.reset(seed=5)
    before = env.unwrapped.table.dump()
    twin = copy.deepcopy(env)
    assert twin.unwrapped.table.dump() == before
    twin.step(pick(twin.infos[twin.agent_selection]["action_mask"], random.Random(5)))
    assert env.unwrapped.table.dump() == before
    assert twin.unwrapped.table.dump() != before
    twin.reset()
    env.reset()
    assert env.unwrapped.table.dump() == twin.unwrapped.table.dump()


@every_game
def test_deals_follow_from_the_seed(id: str, players: int, options: Options) -> None:
    env, again = (pettingzoo.env(id, players=players, **options) for _ in range(2))
    deals = []
    for seed in (9, None, None):
        env.reset(seed=seed)
        again.reset(seed=seed)
        assert env.unwrapped.table == again.unwrapped.table
        deals.append(env.unwrapped.table.seed)
    assert deals[0] == 9
    assert len(set(deals)) == 3


@pytest.mark.parametrize("id", shelf.games())
def test_options_reach_the_game(id: str) -> None:
    players = shelf.game(id).players[-1]
    for option in shelf.game(id).options:
        for value in option.allowed(players):
            # With what it needs; alone it would be passed over.
            options: Options = dict([option.needs] if option.needs else []) | {option.id: value}
            env = pettingzoo.env(id, players=players, **options)
            env.reset(seed=1)
            assert env.unwrapped.table.options[option.id] == value


def test_rendering_shows_what_a_spectator_sees(capsys: pytest.CaptureFixture[str]) -> None:
    ansi = pettingzoo.env("blackmore", players=4, render_mode="ansi")
    ansi.reset(seed=2)
    text = ansi.render()
    assert text.splitlines()[0] == shelf.game("blackmore").title
    assert "\nhand: null\n" in text
    human = pettingzoo.env("blackmore", players=4, render_mode="human")
    human.reset(seed=2)
    assert human.render() is None
    assert capsys.readouterr().out == text + "\n"
