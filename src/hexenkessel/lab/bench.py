"""`hexenkessel bench`: how fast the engine is, here and now, on one core, beside the best-known peer.

Every figure is the median of several short runs taken in turn, so that a busy moment of the machine hits one run of
each. What counts is processor time, so others on the same core take none of it. Where the peer's figure depends on whether
the deal is timed, ours is measured both ways and like is set beside like.
"""

import json
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import hexenkessel as hx
from hexenkessel import shelf
from hexenkessel.bots.search import Search
from hexenkessel.kernel import state as kernel_state
from hexenkessel.kernel.dice import seeded
from hexenkessel.kernel.playout import play_randomly
from hexenkessel.kernel.state import State
from hexenkessel.lab.batches import Stepped, measure_batches
from hexenkessel.lab.peers import PeerFigure, measure_peers

REPEATS: Final = 5
DEALS: Final = 16  # positions that a measurement goes through in turn
NO_LIMIT: Final = 1_000_000_000


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured speed of ours: the median of the runs and their spread, (fastest - slowest) / median."""

    game: str
    players: int
    what: str
    unit: str
    per_second: float
    spread: float
    runs: int


@dataclass(frozen=True, slots=True)
class Ratio:
    """Ours divided by the peer's, from the same run."""

    ours: str
    peer: str
    ratio: float


UNITS: Final = {
    "games": "games/s",
    "moves in whole games": "moves/s",
    "moves after the deal": "moves/s",
    "copy of a mid-game state": "copies/s",
    "imagine": "worlds/s",
    "search": "simulations/s",
}

# What is set beside what: our figure at four seats, the peer's game and figure.
COMPARED: Final = [
    ("moves in whole games", "hearts", "c++ games"),
    ("moves after the deal", "hearts", "c++ play"),
    ("moves in whole games", "hearts", "python example games"),
    ("moves in whole games", "hearts", "python games"),
    ("moves after the deal", "hearts", "python play"),
    ("copy of a mid-game state", "hearts", "copy"),
    ("search", "hearts", "c++ information-set search"),
    ("search", "euchre", "c++ information-set search"),
]
COMPARED_SEATS: Final = 4


def compiled() -> bool:
    """Whether the kernel in use came out of mypyc."""
    return not str(kernel_state.__file__).endswith(".py")


def main(
    games: list[str], players: list[int], seconds: float = 0.3, peers: bool = False, json: Path | None = None
) -> int:
    console = Console()
    build = "compiled (mypyc)" if compiled() else "interpreted"
    console.print(f"Hexenkessel {hx.__version__}, {build}, Python {sys.version.split()[0]}, one core")
    cases = [
        (id, count)
        for id in (games or hx.games())
        for count in hx.game(id).players
        if not players or count in players
    ]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(cases) + (1 if peers else 0))
        figures: list[Figure] = []
        for id, count in cases:
            progress.update(task, description=f"{id}, {count}")
            figures += measure(id, count, seconds)
            progress.advance(task)
        others: list[PeerFigure] = []
        stepped: list[Stepped] = []
        if peers:
            progress.update(task, description="OpenSpiel")
            others = measure_peers(seconds, REPEATS)
            progress.update(task, description="PettingZoo")
            stepped = measure_batches(games or hx.games(), seconds, REPEATS)
            progress.advance(task)
    print_figures(console, figures)
    ratios = compare(figures, others)
    if peers:
        print_peers(console, others, ratios)
        print_batches(console, stepped)
    if json is not None:
        save(json, build, figures, others, ratios, stepped)
        console.print(f"→ {json}")
    return 0


def measure(id: str, players: int, seconds: float) -> list[Figure]:
    """All figures of one game at one player count."""
    game = hx.game(id)
    dice = seeded(7)
    dealt = [game.start(players=players, seed=seed) for seed in range(DEALS)]
    middles = [half_played(state) for state in dealt]
    search = Search(shelf.strategy(id))

    def whole_games() -> dict[str, float]:
        moves = count = 0
        start = time.process_time()
        while (gone := time.process_time() - start) < seconds:
            moves += play_randomly(game.start(players=players, seed=count), dice)
            count += 1
        return {"games": count / gone, "moves in whole games": moves / gone}

    def after_the_deal() -> dict[str, float]:
        moves = 0
        start = time.process_time()
        while (gone := time.process_time() - start) < seconds:
            for state in dealt:
                moves += play_randomly(state.clone(), dice)
        return {"moves after the deal": moves / gone}

    def copies() -> dict[str, float]:
        return {"copy of a mid-game state": rate(seconds, lambda: [state.clone() for state in middles])}

    def worlds() -> dict[str, float]:
        def imagine() -> list[State]:
            return [state.imagine(state.deciding[0], dice) for state in middles]

        return {"imagine": rate(seconds, imagine)}

    def simulations() -> dict[str, float]:
        """From the first decision of the game, as the peers are measured."""
        state = dealt[0]
        seat = state.deciding[0]
        start = time.process_time()
        search.think(state.imagine(seat, dice), seat, dice, seconds, NO_LIMIT)
        return {"search": search.simulations / (time.process_time() - start)}

    runs: dict[str, list[float]] = {what: [] for what in UNITS}
    for _ in range(REPEATS):
        for take in (whole_games, after_the_deal, copies, worlds, simulations):
            for what, per_second in take().items():
                runs[what].append(per_second)
    return [figure(id, players, what, rates) for what, rates in runs.items()]


def half_played(state: State) -> State:
    """The same game, played at random to half of its moves."""
    length = play_randomly(state.clone(), seeded(7))
    middle = state.clone()
    play_randomly(middle, seeded(7), length // 2)
    return middle


def rate(seconds: float, batch: Callable[[], list[State]]) -> float:
    made = 0
    start = time.process_time()
    while (gone := time.process_time() - start) < seconds:
        made += len(batch())
    return made / gone


def figure(game: str, players: int, what: str, rates: list[float]) -> Figure:
    median = statistics.median(rates)
    spread = (max(rates) - min(rates)) / median
    return Figure(game, players, what, UNITS[what], median, spread, len(rates))


def compare(figures: list[Figure], others: list[PeerFigure]) -> list[Ratio]:
    peers = {(peer.name, peer.what): peer.per_second for peer in others}
    return [
        Ratio(f"{ours.game}: {what}", f"{name}: {peer}", ours.per_second / peers[name, peer])
        for ours in figures
        for what, name, peer in COMPARED
        if ours.players == COMPARED_SEATS and ours.what == what and (name, peer) in peers
    ]


def print_figures(console: Console, figures: list[Figure]) -> None:
    table = Table("game", "seats", "what", "per second", "each", "spread", box=None, header_style="bold")
    for column in (1, 3, 4, 5):
        table.columns[column].justify = "right"
    for found in figures:
        table.add_row(
            found.game,
            str(found.players),
            f"{found.what} ({found.unit})",
            f"{found.per_second:,.0f}",
            f"{1e6 / found.per_second:,.2f} µs",
            f"{found.spread:.0%}",
        )
    console.print(table)


def print_peers(console: Console, others: list[PeerFigure], ratios: list[Ratio]) -> None:
    table = Table("OpenSpiel", "what", "per second", "spread", box=None, header_style="bold")
    for peer in others:
        table.add_row(
            peer.name, f"{peer.what} ({peer.unit})", f"{peer.per_second:,.0f}", f"{peer.spread:.0%}"
        )
    console.print(table)
    table = Table("ours, 4 seats", "beside OpenSpiel's", "ratio", box=None, header_style="bold")
    for found in ratios:
        table.add_row(found.ours, found.peer, f"× {found.ratio:.2f}")
    console.print(table)


def print_batches(console: Console, stepped: list[Stepped]) -> None:
    """Every ratio as the median of the rounds, with the least and the most of them."""
    table = Table("many games at once", "steps/s", "PettingZoo", "ratio", "hearts", "ratio", box=None)
    for found in stepped:
        table.add_row(
            found.game,
            f"{found.batch:,.0f}",
            f"{found.pettingzoo:,.0f}",
            shown(found.faster),
            f"{found.hearts:,.0f}",
            shown(found.faster_than_hearts),
        )
    console.print(table)


def shown(ratio: tuple[float, float, float]) -> str:
    least, middle, most = ratio
    return f"× {middle:.1f} ({least:.1f} to {most:.1f})"


def save(
    file: Path,
    build: str,
    figures: list[Figure],
    others: list[PeerFigure],
    ratios: list[Ratio],
    stepped: list[Stepped],
) -> None:
    data = {
        "build": build,
        "figures": [asdict(found) for found in figures],
        "peers": [asdict(found) for found in others],
        "ratios": [asdict(found) for found in ratios],
        "batches": [asdict(found) for found in stepped],
    }
    file.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
