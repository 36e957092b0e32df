"""The clocks of a table: how much time everybody has, who is using theirs, and what was agreed for when it is up.

Time is the house's own: the seconds during which it was open (timekeeper.py), so nobody pays for a server that was off or
for a clock that was put forward. Every row of a table with a clock says when it was written in this time (`up`); all of the
rest is folded from the rows, as everything about a table is, and nothing in here reads a clock.

A turn is everything that one does until somebody else is asked. Taking something back does not give time back.
"""

from collections.abc import Collection
from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

# How much time there is: for every turn anew, or for the whole game.
TURN: Final = "turn"
GAME: Final = "game"
# What happens when it is up: a bot makes this turn, a bot plays on until the person is back, or the others decide.
MOVE: Final = "move"
SEAT: Final = "seat"
WAIT: Final = "wait"

HOUR: Final = 3600
DAY: Final = 24 * HOUR
LEAST_SECONDS: Final = 10
MOST_SECONDS: Final = 30 * DAY
# Whoever has used up the time of the whole game still has this part of it for every turn.
OVERTIME: Final = 20
# A move that was sent in time may take so long on its way.
ON_THE_WAY: Final = 1.0


Per = Literal["turn", "game"]
Seconds = Annotated[int, Meta(ge=LEAST_SECONDS, le=MOST_SECONDS)]
Bonus = Annotated[int, Meta(ge=0, le=DAY)]
Then = Literal["move", "seat", "wait"]


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed. `bonus` comes on top with every turn, where the time is for the whole game."""

    per: Per
    seconds: Seconds
    bonus: Bonus = 0
    then: Then = MOVE

    @property
    def slow(self) -> bool:
        """Whether it is a game of days, in which people live their lives meanwhile."""
        return self.seconds >= (12 * HOUR if self.per == TURN else DAY)


class TermsWanted(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be agreed instead; what is left out stays as it is, or is a day for each turn."""

    per: Per | UnsetType = UNSET
    seconds: Seconds | UnsetType = UNSET
    bonus: Bonus | UnsetType = UNSET
    then: Then | UnsetType = UNSET

    def on(self, agreed: Terms | None) -> Terms:
        told = {name: value for name, value in msgspec.structs.asdict(self).items() if value is not UNSET}
        return msgspec.structs.replace(agreed or Terms(TURN, DAY), **told)


class Clocks:
    """Everybody's clock, as the rows so far tell it."""

    def __init__(self, terms: Terms, seats: int) -> None:
        self.terms = terms
        # What is gone of the time of this turn, or of the whole game, without what is running now.
        self.used = [0.0] * seats
        # Whose clock runs, and since when.
        self.since: dict[int, float] = {}
        # How many moves there had been when the last turn of a seat began; none yet: -1.
        self.begun = [-1] * seats
        # Whose time is up; until their turn is over.
        self.late: set[int] = set()
        # Who is on vacation, and until when (seconds since 1970).
        self.resting: dict[int, int] = {}
        # The beginning of the choice that several make at once, while they do.
        self.choice = 0

    def follow(self, up: float, asked: Collection[int], moves: int, choice: int) -> None:
        """What is true after a row that was written at `up`.

        `asked` are the seats whose people the game waits for, `moves` how many had counted when it began to ask them.
        """
        for seat in list(self.since):
            if seat not in asked or choice != self.choice:
                self.used[seat] += max(0.0, up - self.since.pop(seat))
                if seat not in asked or moves > self.begun[seat]:
                    self.late.discard(seat)
        self.choice = choice
        for seat in asked:
            if seat not in self.since:
                # A turn that was taken back goes on with what was left of it.
                if moves > self.begun[seat]:
                    self.begin_turn(seat, moves)
                self.since[seat] = up

    def begin_turn(self, seat: int, moves: int) -> None:
        terms = self.terms
        if terms.per == TURN:
            self.used[seat] = 0.0
        else:
            if self.begun[seat] >= 0:
                self.used[seat] -= terms.bonus
            self.used[seat] = min(self.used[seat], terms.seconds * (1 - 1 / OVERTIME))
        self.begun[seat] = moves

    def renew(self, seat: int, whole: bool = False) -> None:
        """Somebody comes (back) to this seat: their next turn is a new one. `whole`: it is somebody else."""
        self.since.pop(seat, None)
        self.late.discard(seat)
        self.begun[seat] = -1
        if whole:
            self.used[seat] = 0.0
            self.resting.pop(seat, None)

    def renew_all(self, up: float) -> None:
        """The table has agreed to go back: turns begin anew."""
        for seat in list(self.since):
            self.used[seat] += max(0.0, up - self.since.pop(seat))
        self.late.clear()
        self.begun = [-1] * len(self.begun)

    def left(self, seat: int, up: float) -> float:
        running = max(0.0, up - self.since[seat]) if seat in self.since else 0.0
        return self.terms.seconds - self.used[seat] - running

    def due(self) -> float | None:
        """When somebody's time is up next, if nothing happens."""
        waiting = [
            self.since[seat] + self.terms.seconds - self.used[seat]
            for seat in self.since
            if seat not in self.late
        ]
        return min(waiting) + ON_THE_WAY if waiting else None

    def expired(self, up: float) -> list[int]:
        """Whose time is up, and it was not said yet."""
        return [
            seat for seat in self.since if seat not in self.late and self.left(seat, up) + ON_THE_WAY <= 0
        ]
