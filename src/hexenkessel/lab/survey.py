"""`hexenkessel arena --survey`: what the games were like, beside who won them; the eye for balance.

How they ended and how long they were, whether a seat is better than another, what was chosen how often while it could be
chosen, and how the owners of a thing fared. What is worth counting beyond that, a game says itself (`Game.traits`,
`Game.measures`). As in the arena, the games of one deal are not independent, and the intervals say so.
"""

import math
import statistics
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.state import State

NORMAL_95: Final = 1.96
MOST_CHOICES: Final = 60  # a verb with more moves than this is counted as a whole


@dataclass
class Tally:
    """One game, counted by seat."""

    deal: int
    ending: str = ""
    moves: int = 0
    measures: dict[str, float] = field(default_factory=dict)
    wins: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    traits: list[list[str]] = field(default_factory=list)
    offered: Counter[str] = field(default_factory=Counter)
    chosen: Counter[str] = field(default_factory=Counter)

    def note(self, offers: list[Move], move: Move) -> None:
        """A decision: only where there was something to decide does it tell anything."""
        self.moves += 1
        if len(offers) > 1:
            self.offered.update([each.text for each in offers])
            self.chosen[move.text] += 1

    def close(self, state: State) -> None:
        winners = state.winners()
        self.ending = state.ending
        self.measures = state.game.measures(state)
        self.wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
        self.points = state.scores()
        self.traits = [state.game.traits(state, seat) for seat in range(state.players)]


@dataclass(frozen=True)
class Share:
    """How often something was so, out of how many times, with the half-width of its 95 % interval."""

    name: str
    count: int
    share: float
    interval: float


def share(name: str, values: list[tuple[int, float]]) -> Share:
    """The mean of values, each with its deal. Those of one deal may all err in the same direction."""
    mean = statistics.fmean(value for _, value in values)
    errors: dict[int, float] = {}
    for deal, value in values:
        errors[deal] = errors.get(deal, 0.0) + value - mean
    deals = len(errors)
    spread = sum(error * error for error in errors.values()) * deals / (deals - 1) if deals > 1 else math.nan
    return Share(name, len(values), mean, NORMAL_95 * math.sqrt(spread) / len(values))


def endings(tallies: list[Tally]) -> list[Share]:
    names = sorted({tally.ending for tally in tallies})
    return [share(name, [(tally.deal, float(tally.ending == name)) for tally in tallies]) for name in names]


def seats(tallies: list[Tally]) -> list[Share]:
    """The win rate of every seat, as a multiple of its fair share."""
    count = len(tallies[0].wins)
    return [
        share(str(seat + 1), [(tally.deal, tally.wins[seat] * count) for tally in tallies])
        for seat in range(count)
    ]


def owners(tallies: list[Tally]) -> list[Share]:
    """For everything that a seat can own: how often its owners won, as a multiple of their fair share."""
    fortunes: dict[str, list[tuple[int, float]]] = {}
    for tally in tallies:
        for win, traits in zip(tally.wins, tally.traits, strict=True):
            for trait in set(traits):
                fortunes.setdefault(trait, []).append((tally.deal, win * len(tally.wins)))
    return [share(trait, wins) for trait, wins in sorted(fortunes.items())]


def choices(tallies: list[Tally]) -> list[Share]:
    """Every move: how often it was offered beside others, and how often it was taken then."""
    offered, chosen = Counter[str](), Counter[str]()
    for tally in tallies:
        offered.update(tally.offered)
        chosen.update(tally.chosen)
    found = []
    for text, count in offered.items():
        rate = chosen[text] / count
        found.append(Share(text, count, rate, NORMAL_95 * math.sqrt(rate * (1 - rate) / count)))
    return sorted(found, key=lambda each: each.name)


def by_verb(found: list[Share]) -> dict[str, list[Share]]:
    """The choices of every verb that has a handful of moves; of the others a single line, all of them together."""
    verbs: dict[str, list[Share]] = {}
    for each in found:
        verbs.setdefault(each.name.split()[0], []).append(each)
    for verb, moves in verbs.items():
        if len(moves) > MOST_CHOICES:
            count = sum(each.count for each in moves)
            rate = sum(each.count * each.share for each in moves) / count
            verbs[verb] = [Share(f"{verb} …", count, rate, math.nan)]
    return verbs


def report(console: Console, tallies: list[Tally]) -> None:
    lengths = [tally.moves for tally in tallies]
    console.print(
        f"moves in a game: mean {statistics.fmean(lengths):.1f}, from {min(lengths)} to {max(lengths)}"
    )
    for name in tallies[0].measures:
        values = sorted(tally.measures[name] for tally in tallies)
        tenth = len(values) // 10
        console.print(
            f"{name}: mean {statistics.fmean(values):.2f}, sd {statistics.pstdev(values):.2f}, "
            f"median {statistics.median(values):g}, 80 % between {values[tenth]:g} and {values[-1 - tenth]:g}"
        )
    points = [points for tally in tallies for points in tally.points]
    console.print(f"points: mean {statistics.fmean(points):.1f}, sd {statistics.pstdev(points):.1f}")
    won = share("", [(tally.deal, float(any(tally.wins))) for tally in tallies])
    if won.share < 1:
        console.print(f"games that anybody won: {won.share:.1%} ± {won.interval:.1%}")
    show(console, "ending", "share", endings(tallies), True)
    show(console, "seat", "wins : fair share", seats(tallies), False)
    show(console, "owners of", "wins : fair share", owners(tallies), False)
    for verb, moves in by_verb(choices(tallies)).items():
        show(console, verb, "chosen when offered", moves, True)


def show(console: Console, what: str, figure: str, rows: list[Share], percent: bool) -> None:
    if not rows:
        return
    table = Table(what, "times", figure, "95 %", box=None, header_style="bold")
    for column in range(1, 4):
        table.columns[column].justify = "right"
    for row in rows:
        interval = "" if math.isnan(row.interval) else f"± {row.interval:{'.1%' if percent else '.2f'}}"
        table.add_row(row.name, str(row.count), f"{row.share:{'.1%' if percent else '.2f'}}", interval)
    console.print()
    console.print(table)


def as_data(tallies: list[Tally]) -> dict[str, Any]:
    """The figures for a file."""
    tables = {
        "endings": endings(tallies),
        "seats": seats(tallies),
        "owners": owners(tallies),
        "choices": choices(tallies),
    }
    data: dict[str, Any] = {
        name: [[row.name, row.count, row.share, row.interval] for row in rows]
        for name, rows in tables.items()
    }
    data["measures"] = {
        name: statistics.fmean(tally.measures[name] for tally in tallies) for name in tallies[0].measures
    }
    return data
