"""`hexenkessel arena`: bots against bots, on all cores, with paired deals and honest intervals.

Every deal is played once in every rotation of the line-up, so that nobody owes a win to the cards or to the seat. The
games of one deal are therefore not independent, and the 95 % intervals are taken over deals. Among equals there is nothing
to rotate: every game is a deal of its own.
"""

import json
import math
import re
import statistics
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

import hexenkessel as hx
from hexenkessel import bots
from hexenkessel.bots.reasons import recommend
from hexenkessel.kernel.dice import Dice, seeded
from hexenkessel.kernel.errors import WrongOption
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.state import State
from hexenkessel.kernel.strategy import Thought
from hexenkessel.lab.kept import Kept
from hexenkessel.lab.spread import HERE, Where, spread
from hexenkessel.lab.survey import Tally, as_data, report

NORMAL_95: Final = 1.96
# Somebody who takes every hint, to see whether hints are as good as the bot that gives them. Sits nowhere else.
HINT_TAKER: Final = "hint-taker"
# The grandmaster by the clock without the net that comes with a game.
BY_HAND: Final = "by-hand"
ENTRANTS: Final = (*bots.LEVELS, HINT_TAKER, BY_HAND)
# Bots between the levels, to measure with: a glance of this heat, a search of so many simulations.
MEASURED: Final = re.compile(r"glance:\d+(\.\d+)?|search:[1-9]\d*")
# Levels of which a game says how many simulations they make; and time enough for those, on any machine.
OWN_EFFORT: Final = ("adept", "witch")
UNHURRIED: Final = 3600.0
# What `hexenkessel train` writes.
NET: Final = ".npz"


@dataclass(frozen=True, slots=True)
class Match:
    """What is played: the line-up, the budget of the searching bots, the options of the game."""

    game: str
    seats: tuple[str, ...]
    seconds: float | None
    iterations: int | None
    options: tuple[tuple[str, str], ...]
    survey: bool = False
    # The budget is the grandmaster's alone: adept and witch make the simulations that the game says, as at a table.
    own_effort: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """One game: for every entrant of the line-up the share of the win, the points and the place."""

    deal: int
    wins: list[float]
    points: list[int]
    places: list[int]
    tally: Tally | None = None


@dataclass(frozen=True, slots=True)
class Entrant:
    """How one entrant did: mean share of wins with the half-width of its 95 % interval, points and place."""

    name: str
    games: int
    wins: float
    interval: float
    points: float
    points_spread: float
    place: float


def main(
    game: str,
    seats: list[str],
    games: int = 400,
    seconds: float | None = None,
    iterations: int | None = None,
    options: dict[str, str] | None = None,
    seed: int = 1,
    where: Where = HERE,
    plot: Path | None = None,
    json: Path | None = None,
    survey: bool = False,
) -> int:
    match = Match(game, tuple(seats), seconds, iterations, tuple((options or {}).items()), survey)
    check(match)
    results = run(match, games, seed, where)
    console = Console()
    print_results(console, match, results)
    tallies = [result.tally for result in results if result.tally is not None]
    if tallies:
        report(console, tallies)
    if plot is not None:
        draw(plot, match, results)
        console.print(f"→ {plot}")
    if json is not None:
        save(json, match, results, tallies)
        console.print(f"→ {json}")
    return 0


def check(match: Match) -> None:
    """Every mistake is told before the first game."""
    found = hx.game(match.game)
    count = found.check_players(len(match.seats))
    found.check_options(count, dict(match.options))
    for level in match.seats:
        if level.endswith(NET) and Path(level).is_file():
            entrant_bot(match, level)
        elif level not in ENTRANTS and not MEASURED.fullmatch(level):
            raise WrongOption("seats", level, ", ".join(ENTRANTS))


def run(match: Match, games: int, seed: int, where: Where = HERE) -> list[Result]:
    """All games, in whole deals; the same seed gives the same deals and, with a budget of iterations, the same games."""
    deals = range(seed, seed + math.ceil(games / rotations(match)))
    work = [(match, deal, turn) for deal in deals for turn in range(rotations(match))]
    game = hx.game(match.game)
    kept = Kept(where.keep, f"{game.edition} {game.content.hash}", Result) if where.keep else None
    return list(spread(play_one, work, where, " ".join(match.seats), kept))


def rotations(match: Match) -> int:
    return len(match.seats) if len(set(match.seats)) > 1 else 1


def begin(match: Match, deal: int) -> State:
    return hx.game(match.game).begin(len(match.seats), deal, dict(match.options), False)


def entrants(match: Match, turn: int) -> list[int]:
    """Who sits at every seat: entrant e at seat (e + turn) modulo the number of seats."""
    count = len(match.seats)
    return [(seat - turn) % count for seat in range(count)]


def decisions(match: Match, state: State, turn: int) -> Iterator[tuple[int, Move]]:
    """Plays one game of a deal to its end. Every move is told with its seat before it is made."""
    players = [entrant_bot(match, match.seats[entrant]) for entrant in entrants(match, turn)]
    # Every bot thinks with dice of its own: what one ponders must not change what another does.
    assert isinstance(state.seed, int)
    dice = [seeded(state.seed * 1_000_003 + turn * 101 + seat) for seat in range(state.players)]
    while not state.over:
        seat = state.deciding[0]
        move = bots.ask(players[seat], state, seat, dice[seat])
        yield seat, move
        state.advance(seat, move)


def play_one(work: tuple[Match, int, int]) -> Result:
    """One game of a deal, with the line-up turned so far."""
    match, deal, turn = work
    state = begin(match, deal)
    tally = Tally(deal) if match.survey else None
    for seat, move in decisions(match, state, turn):
        if tally is not None:
            tally.note(state.moves(seat), move)
    if tally is not None:
        tally.close(state)
    winners = state.winners()
    scores = state.scores()
    places = state.ranking()
    seat_of = [(entrant + turn) % state.players for entrant in range(state.players)]
    return Result(
        deal,
        [1 / len(winners) if seat in winners else 0.0 for seat in seat_of],
        [scores[seat] for seat in seat_of],
        [places[seat] for seat in seat_of],
        tally,
    )


@cache
def entrant_bot(match: Match, name: str) -> bots.Bot:
    """A bot of this level; where a file with a net is named, a grandmaster who has learned from it."""
    if name == HINT_TAKER:
        return HintTaker(match.seconds, match.iterations)
    if name == BY_HAND:
        return bots.SearchBot(match.seconds or bots.GRANDMASTER_SECONDS, match.iterations or bots.NO_LIMIT)
    way, _, amount = name.partition(":")
    if way == "glance":
        return bots.GlanceBot(float(amount))
    if way == "search":
        return bots.SearchBot(UNHURRIED, int(amount))
    if match.own_effort and name in OWN_EFFORT:
        bot = bots.make(name)
        bot.seconds = UNHURRIED
        return bot
    if not name.endswith(NET):
        return bots.make(name, match.seconds, match.iterations)
    seconds = match.seconds or (UNHURRIED if match.iterations else bots.GRANDMASTER_SECONDS)
    return bots.SearchBot(seconds, match.iterations or bots.NO_LIMIT, bots.with_net(match.game, Path(name)))


class HintTaker(bots.Bot):
    """Thinks as the grandmaster does and plays what the hint says first."""

    level = "grandmaster"

    def __init__(self, seconds: float | None, iterations: int | None) -> None:
        found = bots.make(self.level, seconds, iterations)
        assert isinstance(found, bots.SearchBot)
        self.seconds = found.seconds
        self.simulations = found.simulations or bots.NO_LIMIT

    def consider(self, world: bots.Imagined, seat: int, dice: Dice) -> list[Thought]:
        return [Thought(recommend(world, seat, dice, self.seconds, self.simulations), 0.0, 1.0)]


def summarise(match: Match, results: list[Result]) -> list[Entrant]:
    """One row an entrant; entrants of the same level are one row, for they are the same player."""
    rows = []
    for level in dict.fromkeys(match.seats):
        places = [number for number, other in enumerate(match.seats) if other == level]
        by_deal: dict[int, list[float]] = {}
        for result in results:
            by_deal.setdefault(result.deal, []).extend(result.wins[place] for place in places)
        deals = [statistics.fmean(shares) for shares in by_deal.values()]
        deviation = statistics.stdev(deals) if len(deals) > 1 else math.nan
        points = [result.points[place] for result in results for place in places]
        rows.append(
            Entrant(
                level if len(places) == 1 else f"{level} × {len(places)}",
                len(results),
                statistics.fmean(deals),
                NORMAL_95 * deviation / math.sqrt(len(deals)),
                statistics.fmean(points),
                statistics.pstdev(points),
                statistics.fmean(result.places[place] for result in results for place in places),
            )
        )
    return rows


def print_results(console: Console, match: Match, results: list[Result]) -> None:
    deals = len({result.deal for result in results})
    budget = (
        f"{match.seconds} s" if match.seconds else f"{match.iterations} it" if match.iterations else "default"
    )
    for name in hx.game(match.game).passed_over(len(match.seats), dict(match.options)):
        console.print(f"{name} has no effect in these games and was passed over")
    console.print(
        f"{match.game}: {len(results)} games, {deals} deals × {rotations(match)} rotations, budget {budget}"
    )
    table = Table("player", "wins", "95 %", "points", "± sd", "mean place", box=None, header_style="bold")
    for column in range(1, 6):
        table.columns[column].justify = "right"
    rows = summarise(match, results)
    for row in rows:
        table.add_row(
            row.name,
            f"{row.wins:.1%}",
            f"± {row.interval:.1%}",
            f"{row.points:.1f}",
            f"{row.points_spread:.1f}",
            f"{row.place:.2f}",
        )
    console.print(table)
    if len(match.seats) == 2 and len(rows) == 2 and rows[1].wins:
        low, high = odds(rows[0].wins - rows[0].interval), odds(rows[0].wins + rows[0].interval)
        ratio = odds(rows[0].wins)
        console.print(f"{rows[0].name} : {rows[1].name} = {ratio:.2f} : 1 (95 %: {low:.2f} to {high:.2f})")


def odds(share: float) -> float:
    return max(0.0, share) / (1 - share) if share < 1 else math.inf


def draw(file: Path, match: Match, results: list[Result]) -> None:
    """Win rates with their intervals, and how the points are spread."""
    import altair

    rows = summarise(match, results)
    fair = 1 / len(match.seats)
    wins = [
        {
            "player": row.name,
            "wins": row.wins,
            "low": max(0.0, row.wins - row.interval),
            "high": min(1.0, row.wins + row.interval),
            "fair": fair,
        }
        for row in rows
    ]
    names = {row.name.split(" × ")[0]: row.name for row in rows}
    points = [
        {"player": names[level], "points": result.points[place]}
        for result in results
        for place, level in enumerate(match.seats)
    ]
    order = [row.name for row in rows]
    title = f"{match.game}, {len(results)} games"
    base = altair.Chart(altair.InlineData(values=wins)).encode(x=altair.X("player:N", sort=order, title=None))
    share = altair.Y(
        "wins:Q", title="share of wins", axis=altair.Axis(format="%"), scale=altair.Scale(domain=[0, 1])
    )
    bars = base.mark_bar(color="#5b4a8a").encode(y=share)
    whiskers = base.mark_rule(strokeWidth=2).encode(y="low:Q", y2="high:Q")
    line = base.mark_rule(strokeDash=[4, 3], color="#b8860b").encode(
        y="fair:Q", x=altair.value(0), x2=altair.value("width")
    )
    spread = (
        altair.Chart(altair.InlineData(values=points))
        .mark_boxplot(color="#5b4a8a")
        .encode(x=altair.X("player:N", sort=order, title=None), y=altair.Y("points:Q", title="points"))
    )
    chart = altair.hconcat(
        (bars + whiskers + line).properties(width=60 * len(rows) + 80, height=260),
        spread.properties(width=60 * len(rows) + 80, height=260),
        title=title,
    )
    chart.save(str(file))


def save(file: Path, match: Match, results: list[Result], tallies: list[Tally]) -> None:
    data: dict[str, Any] = {
        "game": match.game,
        "seats": list(match.seats),
        "seconds": match.seconds,
        "iterations": match.iterations,
        "options": dict(match.options),
        "summary": [vars_of(row) for row in summarise(match, results)],
        "games": [vars_of(result) for result in results],
    }
    if tallies:
        data["survey"] = as_data(tallies)
    file.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def vars_of(row: Result | Entrant) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__dataclass_fields__ if name != "tally"}
