"""The race: everybody's points as they grew, and the few moves that decided it. Told only when the game is over.

All of it comes from the sheet that the game gives (`Game.sheet`), taken after every move: nothing is
judged here, only counted.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from hexenkessel.kernel.events import Event
from hexenkessel.kernel.state import State

MOST_SWINGS: Final = 2
# A lead that changes hands all the time at the beginning decides nothing: a swing is worth telling from this gain on.
LEAST_GAIN: Final = 2


class Step(msgspec.Struct, frozen=True):
    """The points of every seat and rival after so many moves."""

    move: int
    points: list[int]


class Deed(msgspec.Struct, frozen=True):
    """A move that decided something for a seat or, behind the seats, a rival (`who`), and the points that it brought.

    `what` is "lead" where the winner took the lead for good, "end" where that was the final scoring, else "swing".
    """

    move: int
    what: str
    who: int
    gain: int
    # What all were told of it.
    events: list[dict[str, Any]] = []


class Race(msgspec.Struct, frozen=True):
    moves: int
    steps: list[Step]
    deeds: list[Deed]


class Track:
    """Follows a game that is being played again; a step is noted wherever points change."""

    def __init__(self, state: State) -> None:
        self.steps = [Step(0, state.game.sheet(state).totals())]
        self.told: dict[int, list[dict[str, Any]]] = {}

    def note(self, move: int, state: State, events: Sequence[Event]) -> None:
        points = state.game.sheet(state).totals()
        if points != self.steps[-1].points:
            self.steps.append(Step(move, points))
            self.told[move] = [shown for event in events if (shown := event.shown_to(None)) is not None]

    def race(self, end: State) -> Race:
        moves = len(end.past_moves)
        if not end.over or end.game.sheet(end).together:
            return Race(moves, self.steps, [])
        found = deeds(self.steps, first_places(end), moves)
        told = [msgspec.structs.replace(deed, events=self.told[deed.move]) for deed in found]
        return Race(moves, self.steps, told)


def first_places(end: State) -> list[int]:
    """The columns of the winners: seats, or the rivals where no seat has won."""
    winners = list(end.winners())
    return winners or list(range(end.players, len(end.game.sheet(end).totals())))


def deeds(steps: list[Step], winners: list[int], moves: int) -> list[Deed]:
    """When the winner took the lead for good, and the largest swings beside it, in the order of the game."""
    found: list[Deed] = []
    taken = lead_for_good(steps, winners[0]) if len(winners) == 1 else 0
    if taken > 0:
        what = "end" if final_scoring(steps, taken, moves) else "lead"
        found.append(Deed(steps[taken].move, what, winners[0], gained(steps, taken)[winners[0]]))
    told = {deed.move for deed in found}
    found += [deed for deed in swings(steps, moves) if deed.move not in told][:MOST_SWINGS]
    return sorted(found, key=lambda deed: deed.move)


def swings(steps: list[Step], moves: int) -> list[Deed]:
    """Moves by which one gained or lost against the others, the largest first."""
    found: list[tuple[float, Deed]] = []
    for number in range(1, len(steps)):
        gains = gained(steps, number)
        # What everybody gets in the final scoring stands in the sheet.
        if len(gains) > 1 and not final_scoring(steps, number, moves):
            who = max(range(len(gains)), key=[abs(gain) for gain in gains].__getitem__)
            others = (sum(gains) - gains[who]) / (len(gains) - 1)
            found.append((abs(gains[who] - others), Deed(steps[number].move, "swing", who, gains[who])))
    found.sort(key=lambda swing: (-swing[0], swing[1].move))
    return [deed for size, deed in found if size >= LEAST_GAIN]


def lead_for_good(steps: list[Step], winner: int) -> int:
    """The first step from which on nobody has had more points than the winner, or as many; 0 where there is none."""
    for number in range(len(steps) - 1, -1, -1):
        points = steps[number].points
        if any(points[other] >= points[winner] for other in range(len(points)) if other != winner):
            return number + 1 if number + 1 < len(steps) else 0
    return 0


def gained(steps: list[Step], number: int) -> list[int]:
    before = steps[number - 1].points
    return [now - then for now, then in zip(steps[number].points, before, strict=True)]


def final_scoring(steps: list[Step], number: int, moves: int) -> bool:
    """Whether several were given points with the last move."""
    return steps[number].move == moves and sum(1 for gain in gained(steps, number) if gain) > 1
