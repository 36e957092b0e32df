"""How fast many games at once are, beside stepping other people's environments one by one in the same run.

All play at random with four seats, look at the observation and the legal moves of whoever decides, and make a move:
`hx.batch`, our PettingZoo environments, and OpenSpiel's hearts, a list of states stepped from Python into NumPy arrays.
A step of a batch is a choice: moves that are forced make themselves there and are not counted, elsewhere they are. Time is
the processor's, so that a busy machine is as good as an idle one; a ratio is taken within a round, of neighbours.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import hexenkessel as hx
from hexenkessel.lab.extras import need
from hexenkessel.lab.peers import dealt

SEATS: Final = 4
GAMES: Final = 256
ENVIRONMENTS: Final = 16


@dataclass(frozen=True, slots=True)
class Stepped:
    """Steps a second of a batch, of PettingZoo's environments and of hearts; of a ratio least, median and most."""

    game: str
    batch: float
    pettingzoo: float
    hearts: float
    faster: tuple[float, float, float]
    faster_than_hearts: tuple[float, float, float]
    runs: int


def measure_batches(games: list[str], seconds: float, repeats: int) -> list[Stepped]:
    need("numpy", "research")
    hearts = vectorised_hearts()
    return [measure(id, hearts, seconds, repeats) for id in games if SEATS in hx.game(id).players]


def measure(id: str, hearts: Callable[[], int], seconds: float, repeats: int) -> Stepped:
    takes = [batch(id), environments(id), hearts]
    rounds = [[rate(take, seconds) for take in takes] for _ in range(repeats)]
    ours, theirs, peers = ([row[column] for row in rounds] for column in range(3))
    return Stepped(
        id,
        statistics.median(ours),
        statistics.median(theirs),
        statistics.median(peers),
        spread([own / other for own, other in zip(ours, theirs, strict=True)]),
        spread([own / other for own, other in zip(ours, peers, strict=True)]),
        repeats,
    )


def spread(ratios: list[float]) -> tuple[float, float, float]:
    return min(ratios), statistics.median(ratios), max(ratios)


def rate(take: Callable[[], int], seconds: float) -> float:
    made = 0
    start = time.process_time()
    while (gone := time.process_time() - start) < seconds:
        made += take()
    return made / gone


def batch(id: str) -> Callable[[], int]:
    games = hx.batch(id, GAMES, players=SEATS, seed=7)
    dice = need("numpy", "research").random.default_rng(7)

    def step() -> int:
        games.step(games.some_moves(dice))
        return GAMES

    return step


def environments(id: str) -> Callable[[], int]:
    """As PettingZoo's own examples do it: `last`, a legal action, `step`."""
    numpy = need("numpy", "research")
    pettingzoo = need("hexenkessel.adapters.pettingzoo", "research")
    envs = [pettingzoo.env(id, players=SEATS) for _ in range(ENVIRONMENTS)]
    draw = random.Random(7).random
    for seed, env in enumerate(envs):
        env.reset(seed=seed)

    def step() -> int:
        made = 0
        for env in envs:
            _, _, ended, cut_off, info = env.last()
            if ended or cut_off:
                env.reset()
                continue
            legal = numpy.flatnonzero(info["action_mask"])
            env.step(int(legal[int(draw() * len(legal))]))
            made += 1
        return made

    return step


def vectorised_hearts() -> Callable[[], int]:
    numpy: Any = need("numpy", "research")
    hearts = need("pyspiel", "research").load_game("hearts")
    dice = random.Random(7)
    states = [dealt(hearts, dice) for _ in range(ENVIRONMENTS)]
    seen = numpy.zeros((ENVIRONMENTS, hearts.information_state_tensor_size()), numpy.float32)
    masks = numpy.zeros((ENVIRONMENTS, hearts.num_distinct_actions()), numpy.bool_)

    def step() -> int:
        for row, state in enumerate(states):
            seen[row] = state.information_state_tensor()
            legal = state.legal_actions()
            masks[row] = False
            masks[row, legal] = True
            state.apply_action(legal[int(dice.random() * len(legal))])
            if state.is_terminal():
                states[row] = dealt(hearts, dice)
        return ENVIRONMENTS

    return step
