"""Many games at once behind Gymnasium's vector interface:

    from hexenkessel.adapters import gymnasium                # pip install 'hexenkessel[research]'
    envs = gymnasium.vector_env("blackmore", 64, players=4)
    observations, infos = envs.reset(seed=7)

- Every environment is one game in which all seats are played by whoever steps it: `infos["seat"]` says who decides, and
  `infos["action_mask"]` what is legal. The observation is what that seat knows.
- The reward belongs to the seat that has just moved: its part of the victory if its move has ended the game, else zero.
  `infos["results"]` has everybody's. `infos["moved"]` says who that seat was.
- A game that has ended is dealt anew in the same step (Gymnasium's SAME_STEP). Nothing is ever cut off.
- `reset(seed=7)` deals what `hx.batch(…, seed=7)` deals; further resets without a seed follow from it.

PettingZoo has no vector interface of its own; the rows of a batch are the observations of its environments, game for game.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import hexenkessel as hx
from hexenkessel.adapters.batch import Array

MOST_OF_A_KIND = 1_000  # numbers in an observation above 1 are counts and points


def vector_env(id: str, count: int, players: int | None = None, copy: bool = True, **options: Any) -> Games:
    """So many games. Without `copy`, the arrays of a step are written anew in the next one."""
    return Games(id, count, players, copy, options)


class Games(VectorEnv[Array, Array, Array]):
    def __init__(self, id: str, count: int, players: int | None, copy: bool, options: dict[str, Any]) -> None:
        self.id = id
        self.players = players
        self.copy = copy
        self.options = options
        self.num_envs = count
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.batch = hx.batch(id, count, players, 0, **options)
        self.single_observation_space = Box(0, MOST_OF_A_KIND, (self.batch.layout.size,), np.float32)
        self.single_action_space = Discrete(self.batch.game.action_count)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(2**48))
        self.batch = hx.batch(self.id, self.num_envs, self.players, seed, **self.options)
        return self.own(self.batch.observations), self.infos()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        batch = self.batch
        moved = batch.seats.copy()
        results = batch.step(actions)
        rewards = results[batch.rows, moved]
        infos = {**self.infos(), "moved": moved, "results": results}
        return self.own(batch.observations), rewards, batch.ended, np.zeros(self.num_envs, np.bool_), infos

    def infos(self) -> dict[str, Any]:
        return {"action_mask": self.own(self.batch.masks), "seat": self.own(self.batch.seats)}

    def own(self, array: Array) -> Array:
        return array.copy() if self.copy else array
