"""How a net is trained: at which tables, with how many games at once, for how long.

A course can be said as a command, and stands so in the card of the net: whoever says the same gets a net of the same kind,
and with so many decisions on NumPy the very same one.
"""

import os
from dataclasses import dataclass
from math import inf, isinf
from typing import Final

from hexenkessel import shelf
from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.kernel.pool import Lot
from hexenkessel.lab import far
from hexenkessel.lab.spread import Where

USUAL_SECONDS: Final = 600.0
ENDLESS: Final = 1_000_000_000


class WrongTables(HexenkesselError):
    def __init__(self, tables: str) -> None:
        super().__init__(
            "shell-error-wrong-tables",
            f"{tables!r} is no kind of table: 2:3,4,2+mode=together is how they are written",
            {"tables": tables},
        )


@dataclass
class Course:
    """`steps` are choices of each game between two lessons, `games` those that a worker plays at once."""

    seconds: float
    workers: int = 2
    # The address of a Ray cluster on which the workers play; None is this machine.
    ray: str | None = None
    games: int = 160
    steps: int = 64
    passes: int = 2
    # How many choices make a lesson.
    lesson: int = 2048
    # How much the rule of thumb counts against the net: drawing moves by it alone must lose little to taking its best.
    heat: float = 2.0
    guest_every: int = 16
    seed: int = 1_000_000_000
    most: int = ENDLESS
    # How many choices are looked at to find which features come in play at all.
    sample: int = 20_000
    # Which tables, and how often each: "2:3,4". All kinds if nothing is said.
    tables: str = ""

    @property
    def parts(self) -> int:
        """Lessons in what is played at once."""
        return max(1, round(self.workers * self.games * self.steps / self.lesson))

    def command(self, game: str) -> str:
        """What to say to have it so again."""
        said = {
            "tables": self.tables or None,
            "seconds": None if isinf(self.seconds) else f"{self.seconds:g}",
            "decisions": None if self.most == ENDLESS else self.most,
            "workers": self.workers,
            "games": self.games,
            "steps": self.steps,
            "heat": f"{self.heat:g}",
            "seed": self.seed,
        }
        options = (f"--{name} {value}" for name, value in said.items() if value is not None)
        return " ".join(["hexenkessel train", game, "net.npz", *options])


def asked(
    seconds: float | None,
    decisions: int | None,
    where: Where,
    tables: str,
    games: int,
    steps: int,
    heat: float,
    seed: int,
) -> Course:
    """The course that somebody asks for; what they leave out is as usual."""
    most = decisions or ENDLESS
    length = seconds or (inf if decisions else USUAL_SECONDS)
    here = max(1, (os.cpu_count() or 2) - 1)
    workers = where.workers or (here if where.ray is None else far.cores(where.ray))
    return Course(length, workers, where.ray, games, steps, heat=heat, seed=seed, most=most, tables=tables)


def lots_of(game: str, tables: str) -> list[Lot]:
    """The tables as they are dealt by turns: players, options with a plus, and after a colon how many such tables."""
    found = shelf.game(game)
    lots: list[Lot] = []
    for kind in tables.split(",") if tables else []:
        table, sign, times = kind.partition(":")
        players, *options = table.split("+")
        if not players.isdecimal() or (sign and not times.isdecimal()):
            raise WrongTables(kind)
        count = found.check_players(int(players))
        given: dict[str, object] = dict(option.partition("=")[::2] for option in options)
        lots += [Lot(count, found.check_options(count, given))] * int(times or 1)
    if tables and not lots:
        raise WrongTables(tables)
    return lots or usual_lots(game)


def usual_lots(game: str) -> list[Lot]:
    """Tables of all sizes, heads up most often, two in three with the usual options; every other option comes in turn."""
    found = shelf.game(game)
    sizes = [size for size in (2, 4, 2, 3, 4, 2, found.players[-1], 3) if size in found.players]
    other = [Lot(1, {})] if 1 in found.players else []
    for option in found.options:
        for value in option.values:
            fitting = [players for players in found.players if value in option.allowed(players)]
            if option.seats or value == option.default or not fitting:
                continue
            given: dict[str, object] = {option.id: value}
            if option.needs is not None:
                given[option.needs[0]] = option.needs[1]
            size = fitting[len(other) % len(fitting)]
            if not found.passed_over(size, given):
                other.append(Lot(size, found.check_options(size, given)))
    usual = [Lot(sizes[number % len(sizes)], {}) for number in range(max(len(sizes), 2 * len(other)))]
    lots: list[Lot] = []
    for number, lot in enumerate(usual):
        lots.append(lot)
        if number % 2 == 1 and number // 2 < len(other):
            lots.append(other[number // 2])
    return lots
