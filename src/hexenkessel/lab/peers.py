"""How fast the best-known peer is on this very machine: OpenSpiel's hearts and euchre, on one core.

Speed is only worth quoting beside somebody else's, measured in the same run. OpenSpiel is the fastest public
engine for card games, and hearts and euchre are its trick games. What is counted is said beside every figure,
because it matters by a factor of ten: a deal of hearts is 53 chance transitions, and whether those are timed,
how they are sampled and whether they are counted decides the figure. Wherever there is a choice, both ways
are measured, so that a comparison can take the one that favours the peer.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import cycle
from typing import Any

from hexenkessel.lab.extras import need

DEALS = 16  # positions that a measurement goes through in turn: one lucky deal must not decide it
ROLLOUTS = 200  # playouts in one call into C++: the call itself costs less than a playout
SIMULATIONS = 1_000  # of one search from one position, as long as a quick move at the table
MID_GAME = 38  # moves into a hearts game of 64: the pass and half of the tricks
PASS_LEFT = 1  # the first chance outcome of hearts; 0 would be a game without the passing of cards


@dataclass(frozen=True, slots=True)
class PeerFigure:
    """One measured speed. `name` is the peer's game, `what` is what was timed; together they are the key."""

    name: str
    what: str
    unit: str
    per_second: float  # the median of the runs
    spread: float  # (fastest - slowest) / median
    runs: int


# (name, what) -> unit. The order here is the order of the figures.
FIGURES = {
    # from Python, the loop of OpenSpiel's own example: chance_outcomes() and numpy's weighted choice
    ("hearts", "python example games"): "moves/s",
    ("hearts", "python example games, chance counted"): "transitions/s",
    # from Python, whole games, chance sampled as cheaply as Python can: all outcomes are equally likely
    ("hearts", "python games"): "moves/s",
    ("hearts", "python games, chance counted"): "transitions/s",
    # from Python, only the play after the deal is timed
    ("hearts", "python play"): "moves/s",
    # OpenSpiel's C++ bot loop, whole games
    ("hearts", "c++ games"): "moves/s",
    ("hearts", "c++ games, chance counted"): "transitions/s",
    # OpenSpiel's C++ playout loop, from a dealt hand to the end: the fastest that the wheel can do
    ("hearts", "c++ play"): "moves/s",
    ("hearts", "copy"): "copies/s",
    ("hearts", "c++ information-set search"): "simulations/s",
    ("euchre", "c++ information-set search"): "simulations/s",
}

Rates = dict[tuple[str, str], float]


def measure_peers(seconds: float = 1.0, repeats: int = 5) -> list[PeerFigure]:
    """Every figure, each the median of `repeats` runs of about `seconds`."""
    spiel = need("pyspiel", "research")
    numpy = need("numpy", "research")
    dice = random.Random(7)
    hearts, euchre = spiel.load_game("hearts"), spiel.load_game("euchre")
    hands = [dealt_hearts(hearts, dice) for _ in range(DEALS)]
    measures: list[Callable[[], Rates]] = [
        lambda: example_games(hearts, numpy.random.default_rng(7), seconds),
        lambda: python_games(hearts, dice, seconds),
        lambda: python_play(hands, dice, seconds),
        lambda: cpp_games(spiel, hearts, seconds),
        lambda: cpp_play(spiel, hearts, hands, dice, seconds),
        lambda: copies(hands[0], dice, seconds),
        lambda: searches(spiel, "hearts", hands, seconds),
        lambda: searches(spiel, "euchre", [dealt(euchre, dice) for _ in range(DEALS)], seconds),
    ]
    runs: dict[tuple[str, str], list[float]] = {key: [] for key in FIGURES}
    # Round after round and not figure after figure: a busy moment of the machine then hits one run of each.
    for _ in range(repeats):
        for measure in measures:
            for key, rate in measure().items():
                runs[key].append(rate)
    return [figure(key, rates) for key, rates in runs.items()]


def figure(key: tuple[str, str], rates: list[float]) -> PeerFigure:
    median = statistics.median(rates)
    return PeerFigure(*key, FIGURES[key], median, (max(rates) - min(rates)) / median, len(rates))


# --- positions to start from


def dealt(game: Any, dice: random.Random) -> Any:
    """The first decision of a player, after every chance node before it."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def dealt_hearts(hearts: Any, dice: random.Random) -> Any:
    """A hearts hand with the pass: 64 moves, and more moves a second than the 52 without it."""
    state = hearts.new_initial_state()
    state.apply_action(PASS_LEFT)
    while state.is_chance_node():
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def play_on(state: Any, dice: random.Random, moves: int) -> int:
    """Up to `moves` random moves in a state without further chance nodes; says how many there were."""
    for played in range(moves):
        if state.is_terminal():
            return played
        state.apply_action(dice.choice(state.legal_actions()))
    return moves


# --- the measurements: each runs for about `seconds`


def until(seconds: float) -> Iterator[None]:
    """One round of a loop after the other until `seconds` have passed, and at least one."""
    end = time.process_time() + seconds
    yield
    while time.process_time() < end:
        yield


def example_games(hearts: Any, dice: Any, seconds: float) -> Rates:
    moves = chances = 0
    start = time.process_time()
    for _ in until(seconds):
        state = hearts.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choice(outcomes, p=weights))
                chances += 1
            else:
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
    gone = time.process_time() - start
    return {
        ("hearts", "python example games"): moves / gone,
        ("hearts", "python example games, chance counted"): (moves + chances) / gone,
    }


def python_games(hearts: Any, dice: random.Random, seconds: float) -> Rates:
    moves = chances = 0
    draw = dice.random  # choice() would cost as much as the peer's own work
    start = time.process_time()
    for _ in until(seconds):
        state = hearts.new_initial_state()
        while state.is_chance_node():
            outcomes = state.legal_actions()
            state.apply_action(outcomes[int(draw() * len(outcomes))])
            chances += 1
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            moves += 1
    gone = time.process_time() - start
    return {
        ("hearts", "python games"): moves / gone,
        ("hearts", "python games, chance counted"): (moves + chances) / gone,
    }


def python_play(hands: list[Any], dice: random.Random, seconds: float) -> Rates:
    moves = 0
    draw = dice.random
    hand = cycle(hands)
    start = time.process_time()
    for _ in until(seconds):
        state = next(hand).clone()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            moves += 1
    return {("hearts", "python play"): moves / (time.process_time() - start)}


def cpp_games(spiel: Any, hearts: Any, seconds: float) -> Rates:
    """`evaluate_bots` with four uniformly random bots: chance, choice and play all happen in C++."""
    bots = [spiel.make_uniform_random_bot(seat, seat) for seat in range(hearts.num_players())]
    chances = dealt(hearts, random.Random(7)).move_number()  # the same in every game
    games = transitions = 0
    start = time.process_time()
    for _ in until(seconds):
        state = hearts.new_initial_state()
        spiel.evaluate_bots(state, bots, games)
        games += 1
        transitions += state.move_number()
    gone = time.process_time() - start
    return {
        ("hearts", "c++ games"): (transitions - games * chances) / gone,
        ("hearts", "c++ games, chance counted"): transitions / gone,
    }


def cpp_play(spiel: Any, hearts: Any, hands: list[Any], dice: random.Random, seconds: float) -> Rates:
    """The playout loop of OpenSpiel's tree search: one simulation is its rollouts and no more."""
    moves_each = statistics.fmean(play_on(hand.clone(), dice, 1_000) for hand in hands)
    rollouts = spiel.RandomRolloutEvaluator(ROLLOUTS, 7)
    bot = spiel.MCTSBot(
        hearts, rollouts, uct_c=1.0, max_simulations=1, max_memory_mb=1, solve=False, seed=7, verbose=False
    )
    hand = cycle(hands)
    calls = 0
    start = time.process_time()
    for _ in until(seconds):
        bot.mcts_search(next(hand))
        calls += 1
    gone = time.process_time() - start
    return {("hearts", "c++ play"): calls * ROLLOUTS * moves_each / gone}


def copies(hand: Any, dice: random.Random, seconds: float) -> Rates:
    state = hand.clone()
    play_on(state, dice, MID_GAME)
    batch = range(1_000)
    made = 0
    start = time.process_time()
    for _ in until(seconds):
        for _ in batch:
            state.clone()
        made += len(batch)
    return {("hearts", "copy"): made / (time.process_time() - start)}


def searches(spiel: Any, game: str, hands: list[Any], seconds: float) -> Rates:
    """Information-set tree search in C++ from the first decision, one random playout a simulation."""
    playout = spiel.RandomRolloutEvaluator(1, 7)
    bot = spiel.ISMCTSBot(seed=7, evaluator=playout, uct_c=1.4, max_simulations=SIMULATIONS)
    hand = cycle(hands)
    simulations = 0
    start = time.process_time()
    for _ in until(seconds):
        bot.step(next(hand))
        simulations += SIMULATIONS
    return {(game, "c++ information-set search"): simulations / (time.process_time() - start)}
