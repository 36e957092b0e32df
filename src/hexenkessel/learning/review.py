"""Review: a finished game as one seat played it, and what of its result were decisions.

A coarse look at every decision comes first, so that something can be shown at once; then those that look suspicious are
thought over again and again, each time more thoroughly, until the simulations are used up. `Reviewer` says what to think
about next and puts together what is known so far. The thinking itself (studies.py) may happen anywhere.

**Luck and skill.** Before every decision there is a chance to win with the best move. What a move gives away of it is the
decision's part; whatever else happens until the next place that was looked at is the part of chance, after one's own
move, or of the others, after one of theirs. The parts add up to the result, because every change belongs to exactly one
of them.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import exp
from typing import Final

from hexenkessel.bots.reasons import Reason
from hexenkessel.learning.studies import Finding, Outline, Place, outline, study

# How thorough a whole review is: a minute of one core for the game that is slowest to think about.
SIMULATIONS: Final = 90_000
# What the coarse look may take for all decisions and for all other places, and for one of them.
FIRST: Final = 9_000
FIRST_EACH: Final = (96, 1200)
CURVE: Final = 6_000
CURVE_EACH: Final = (16, 120)
# Every new look at a decision takes so many times more than the one before, up to the last.
DEEPER: Final = 4
DEEPEST: Final = 10_000
# From how much of the chance on a decision is called so.
GRADES: Final = (("blunder", 0.12), ("mistake", 0.05), ("slip", 0.02))
# Half a percent is nothing that anybody could notice.
LEAST: Final = 0.005
MOMENTS: Final = 3
# One that gives away a tenth of the chance counts as two thirds of a good one.
SEVERITY: Final = 4.0
# A position that is all but decided counts so much of an open one.
DECIDED: Final = 0.05


@dataclass
class Point:
    """How all seats stood after so many moves, as the reviewed seat could see it."""

    at: int
    chances: list[float]


@dataclass
class Decision:
    """`given` is what the move gave away of the chance to win; nothing, where that can't be told apart from chance."""

    at: int
    played: str
    best: str
    chance: float
    given: float
    doubt: float
    gap: float
    grade: str
    reasons: list[Reason]


@dataclass
class Parts:
    """What the result is made of, in whole percent; deal, decisions, chance and others lead from the start to it."""

    start: int
    deal: int
    decisions: int
    chance: int
    others: int
    result: int


@dataclass
class Review:
    game: str
    players: int
    seat: int
    moves: int
    forced: int
    # Alone or together there is one chance, that of all.
    shared: bool
    done: int
    planned: int
    curve: list[Point] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    # The places of the moments that mattered most, as they came.
    moments: list[int] = field(default_factory=list)
    accuracy: int | None = None
    parts: Parts | None = None
    whole: bool = False


class Reviewer:
    """What to think about next, and what is known so far. `seat` is whose decisions are graded."""

    def __init__(self, found: Outline, seat: int, simulations: int = SIMULATIONS) -> None:
        self.outline = found
        self.seat = seat
        self.planned = simulations if found.places else 0
        self.done = 0
        self.findings: dict[int, Finding] = {}
        self.stopped = False

    def next(self) -> tuple[int, int] | None:
        """A place and a number of simulations; nothing when all is done."""
        if self.stopped or self.done >= self.planned:
            return None
        own = [place.at for place in self.outline.places if place.own]
        others = [place.at for place in self.outline.places if not place.own]
        for places, budget, (least, most) in ((own, FIRST, FIRST_EACH), (others, CURVE, CURVE_EACH)):
            for at in places:
                if at not in self.findings:
                    return at, min(max(budget // len(places), least), most)
        suspects = [at for at in own if self.findings[at].simulations < DEEPEST]
        if not suspects:
            return None
        at = max(suspects, key=lambda at: suspicion(self.findings[at]))
        return at, min(DEEPER * self.findings[at].simulations, DEEPEST)

    @property
    def seen_all(self) -> bool:
        return len(self.findings) == len(self.outline.places)

    def take(self, finding: Finding) -> None:
        self.findings[finding.at] = finding
        self.done += finding.simulations

    def stop(self) -> None:
        """No more is thought; what is known so far is the review."""
        self.stopped = True
        self.planned = self.done

    # -- what is known so far ----------------------------------------------------------------------------------

    def review(self) -> Review:
        found = self.outline
        seen = [place for place in found.places if place.at in self.findings]
        told = Review(
            found.game,
            found.players,
            self.seat,
            found.moves,
            found.forced,
            found.start is None,
            min(self.done, self.planned),
            self.planned,
            [Point(place.at, self.findings[place.at].chances) for place in seen],
            [graded(place, self.findings[place.at], self.seat) for place in seen if place.own],
        )
        told.curve.append(Point(found.moves, found.result))
        told.moments = moments(told.decisions)
        told.accuracy = accuracy(told.decisions)
        told.whole = self.done >= self.planned
        if seen:
            told.parts = in_percent(self.shares(seen))
        return told

    def shares(self, seen: list[Place]) -> list[float]:
        """Start, deal, decisions, chance, others: they add up to the result."""
        chances = [self.findings[place.at].chances[self.seat] for place in seen]
        chances.append(self.outline.result[self.seat])
        start = chances[0] if self.outline.start is None else self.outline.start[self.seat]
        decisions = chance = others = 0.0
        for place, before, after in zip(seen, chances[:-1], chances[1:], strict=True):
            if place.own:
                given = given_away(self.findings[place.at])
                decisions -= given
                chance += after - before + given
            else:
                others += after - before
        return [start, chances[0] - start, decisions, chance, others]


def review(record: str, seat: int, seed: int = 1, simulations: int = SIMULATIONS) -> Iterator[Review]:
    """The review as it grows; the last one is whole. The same seed tells the same."""
    reviewer = Reviewer(outline(record, seat), seat, simulations)
    while (wanted := reviewer.next()) is not None:
        at, count = wanted
        reviewer.take(study(record, seat, at, count, seed))
        yield reviewer.review()
    reviewer.stop()
    yield reviewer.review()


# -- judging -------------------------------------------------------------------------------------------------


def suspicion(finding: Finding) -> float:
    """Where it is worth to think on: a move that may have been bad, and as long as that is in doubt."""
    if finding.loss == 0.0:
        return finding.doubt / 2
    return finding.doubt if finding.loss > 2 * finding.doubt else finding.loss + finding.doubt


def given_away(finding: Finding) -> float:
    return finding.loss if finding.loss > max(finding.doubt, LEAST) else 0.0


def graded(place: Place, finding: Finding, seat: int) -> Decision:
    given = given_away(finding)
    grade = "best" if finding.best == place.played else "good"
    for name, least in reversed(GRADES):
        if given >= least:
            grade = name
    chance = finding.chances[seat]
    return Decision(
        place.at,
        place.played,
        finding.best,
        chance,
        given,
        finding.doubt,
        finding.gap,
        grade,
        finding.reasons,
    )


def moments(decisions: list[Decision]) -> list[int]:
    """Where most was given away; then where the one good move was found."""
    worth = [one for one in decisions if max(one.given, one.gap) >= GRADES[-1][1]]
    worth.sort(key=lambda one: (-one.given, -one.gap))
    return sorted(one.at for one in worth[:MOMENTS])


def accuracy(decisions: list[Decision]) -> int | None:
    """How much of what could be kept was kept, in percent: open positions count, decided ones hardly do."""
    if not decisions:
        return None
    total = reached = 0.0
    for one in decisions:
        weight = max(DECIDED, 4 * one.chance * (1 - one.chance))
        total += weight
        reached += weight * exp(-SEVERITY * one.given)
    return round(100 * reached / total)


def in_percent(shares: list[float]) -> Parts:
    """Whole percents that add up like the shares do: what rounding leaves goes to those that lost most by it."""
    exact = [100 * share for share in shares]
    whole = [int(value // 1) for value in exact]
    result = round(sum(exact))
    order = sorted(range(len(exact)), key=lambda place: whole[place] - exact[place])
    for place in order[: result - sum(whole)]:
        whole[place] += 1
    start, deal, decisions, chance, others = whole
    return Parts(start, deal, decisions, chance, others, result)
