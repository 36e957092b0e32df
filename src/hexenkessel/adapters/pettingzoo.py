"""Every game as a PettingZoo environment.

    from hexenkessel.adapters import pettingzoo               # pip install 'hexenkessel[research]'
    env = pettingzoo.env("blackmore", players=4)              # one agent after the other (AEC)
    env = pettingzoo.parallel_env("blackmore", players=4)     # all agents step at once

- The agents are `seat_0`, `seat_1`, …; an action is the code of a move. The observation is what the seat knows, laid out
  as kernel/layout.py says: seats are counted from the one who looks, and the layout is the same for all numbers of players.
  What the seat can't know is one possibility of many, drawn by dice that know nothing either.
- `infos[agent]["action_mask"]` says which actions are legal; it is all zeros for an agent with nothing to
  decide.
- The reward is the points at the end, and zero before it.
- An illegal action ends the game for everyone. Who made it gets less than the worst score there is, the
  others nothing.
- Where the rules let several seats choose at once, the first form asks them in turn, and none sees what
  another chose; in the second they choose in one step, and the action of an agent with nothing to decide is
  not looked at.
- `reset(seed=7)` deals as `game.start(seed=7)` does; further resets without a seed follow from it.
"""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

import hexenkessel as hx
from hexenkessel import shelf
from hexenkessel.adapters.observation import Array, Lens

MOST_OF_A_KIND = 1_000  # numbers in an observation above 1 are counts and points

Mask = NDArray[np.int8]


def env(id: str, players: int | None = None, render_mode: str | None = None, **options: Any) -> Any:
    """The game with one agent acting at a time."""
    raw = TurnEnv(Seats(id, players, options), render_mode)
    return OrderEnforcingWrapper(TerminateIllegalWrapper(raw, raw.seats.illegal_reward))


def parallel_env(
    id: str, players: int | None = None, render_mode: str | None = None, **options: Any
) -> TogetherEnv:
    """The game with all agents acting in every step."""
    return TogetherEnv(Seats(id, players, options), render_mode)


class Seats:
    """What both forms share: agents, spaces, deals, and a state seen from its seats."""

    def __init__(self, id: str, players: int | None, options: dict[str, Any]) -> None:
        self.game = shelf.game(id)
        self.players = self.game.check_players(players)
        self.options = self.game.check_options(self.players, options)
        self.lens = Lens(self.game)
        self.agents = [f"seat_{seat}" for seat in range(self.players)]
        self.number = {agent: seat for seat, agent in enumerate(self.agents)}
        # One space for each agent, always the same object: a learner seeds them one by one.
        self.observation_spaces = {
            agent: Box(0, MOST_OF_A_KIND, (self.lens.size,), np.float32) for agent in self.agents
        }
        self.action_spaces = {agent: Discrete(self.game.action_count) for agent in self.agents}
        self.illegal_reward = -float(self.game.most_points + 1)
        self.chance = random.Random()

    def deal(self, seed: int | None) -> hx.State:
        if seed is None:
            seed = self.chance.getrandbits(48)
        else:
            self.chance.seed(seed)
        return self.game.start(self.players, seed, **self.options)

    def observe(self, state: hx.State, agent: str) -> Array:
        return self.lens.read(state, self.number[agent])

    def mask(self, state: hx.State, agent: str) -> Mask:
        mask = np.zeros(self.game.action_count, np.int8)
        mask[[move.code for move in state.moves(self.number[agent])]] = 1
        return mask

    def infos(self, state: hx.State) -> dict[str, dict[str, Any]]:
        return {agent: {"action_mask": self.mask(state, agent)} for agent in self.agents}

    def rewards(self, state: hx.State) -> dict[str, float]:
        points = state.scores() if state.over else [0] * self.players
        return {agent: float(points[seat]) for agent, seat in self.number.items()}

    def picture(self, state: hx.State) -> str:
        """What a spectator sees, one line for each field."""
        lines = [
            f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in state.view(None).items()
        ]
        return "\n".join([self.game.title, *lines])

    def __deepcopy__(self, memo: Any) -> Seats:
        """Games are made once and compared by identity: a copy of an environment plays the same game."""
        twin = copy.copy(self)
        twin.chance = copy.deepcopy(self.chance)
        for spaces in ("observation_spaces", "action_spaces"):
            setattr(twin, spaces, copy.deepcopy(getattr(self, spaces)))
        return twin


class Screen:
    """How both forms describe and show themselves."""

    table: hx.State

    def __init__(self, seats: Seats, render_mode: str | None) -> None:
        self.seats = seats
        self.render_mode = render_mode
        self.possible_agents = list(seats.agents)
        self.agents: list[str] = []
        self.metadata = {
            "name": f"hexenkessel_{seats.game.id}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": True,
        }

    def observation_space(self, agent: str) -> Box:
        return self.seats.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.seats.action_spaces[agent]

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        text = self.seats.picture(self.table)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is no window to close."""


class TurnEnv(Screen, AECEnv):  # type: ignore[misc]  # pettingzoo has no types
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table = self.seats.deal(seed)
        self.agents = list(self.possible_agents)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._skip_agent_selection = None
        self.show()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.table.play(self.seats.number[agent], int(action))
        self.show()
        self._accumulate_rewards()

    def show(self) -> None:
        """Set out what PettingZoo reads: rewards, terminations, infos and who is next."""
        self.rewards = self.seats.rewards(self.table)
        self.terminations = dict.fromkeys(self.agents, self.table.over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.seats.infos(self.table)
        self.agent_selection = self.agents[0 if self.table.over else self.table.deciding[0]]

    def observe(self, agent: str) -> Array:
        return self.seats.observe(self.table, agent)


class TogetherEnv(Screen, ParallelEnv):  # type: ignore[misc]
    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, dict[str, Any]]]:
        self.table = self.seats.deal(seed)
        self.agents = list(self.possible_agents)
        return self.observations(), self.seats.infos(self.table)

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Array], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        if not self.agents:
            return {}, {}, {}, {}, {}
        deciding = [self.seats.agents[seat] for seat in self.table.deciding]
        illegal = [agent for agent in deciding if not self.seats.mask(self.table, agent)[actions[agent]]]
        if illegal:
            rewards = {agent: self.seats.illegal_reward * (agent in illegal) for agent in self.agents}
        else:
            for agent in deciding:
                self.table.play(self.seats.number[agent], int(actions[agent]))
            rewards = self.seats.rewards(self.table)
        ended = dict.fromkeys(self.agents, self.table.over or bool(illegal))
        cut_off = dict.fromkeys(self.agents, bool(illegal))
        if self.table.over or illegal:
            self.agents = []
        return self.observations(), rewards, ended, cut_off, self.seats.infos(self.table)

    def observations(self) -> dict[str, Array]:
        return {agent: self.seats.observe(self.table, agent) for agent in self.possible_agents}
