"""What may be taken back, and whether the others must agree (docs/protocol.md, section 7).

Free until chance or hidden information came out or another seat acted. The kernel has no flag for "came out", so it is
worked out from what the kernel does promise. A move gave nothing away if
- the stream of chance stands where it stood before,
- no event told another seat something in confidence (a card that somebody drew because of this move), and
- the mover saw what they would have seen in every world they held possible: the move is made in a few imagined worlds, and
  an uncovered card, an opened choice of another seat or a drawn card would look different there.
A seat's own secrets, shown to the others by its own move, are its own to show and to take back.
"""

from typing import Final

import msgspec

from hexenkessel.bots.thinkers import fresh_dice
from hexenkessel.kernel.agenda import Sealed
from hexenkessel.kernel.events import Event, Json
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.state import State
from hexenkessel.table.room import Room
from hexenkessel.table.rows import Moved

# A hidden thing with only two possible values slips through once in 2**5 times, one with ten once in 10**5.
WORLDS: Final = 5


Views = dict[int | None, dict[str, Json]]


class Undoing(msgspec.Struct, frozen=True):
    """These rows would be taken back."""

    rows: list[int]
    free: bool


def reveals(
    before: State, after: State, events: list[Event], seat: int, move: Move, views: Views | None = None
) -> bool:
    """Whether chance or something hidden came out with this move. What was seen after it is put into `views`."""
    if after.over or before.dice.text() != after.dice.text():
        return True
    if any(event.secret and event.confidants != (seat,) for event in events):
        return True
    heard = [event.shown_to(seat) for event in events]
    seen = after.view(seat)
    if views is not None:
        views[seat] = seen
    dice = fresh_dice()
    for _ in range(WORLDS):
        world = before.imagine(seat, dice)
        told = world.listen()
        world.advance(seat, move)
        # What was told is soon compared; a view takes most of the time.
        if [event.shown_to(seat) for event in told] != heard or world.view(seat) != seen:
            return True
    return False


def last_move(room: Room, seat: int) -> Undoing | None:
    """Taking back this seat's last move; None if there is nothing to take back."""
    return undoing(room, seat, whole_turn=False)


def whole_turn(room: Room, seat: int) -> Undoing | None:
    """Taking back all that this seat did since another seat acted, where that is more than its last move."""
    return undoing(room, seat, whole_turn=True)


def undoing(room: Room, seat: int, whole_turn: bool) -> Undoing | None:
    """A forced move goes with the choice that led to it: to take it back alone would change nothing."""
    if room.phase != "playing":
        return None
    line = room.line
    state = room.state
    if state is not None and isinstance(state.choice, Sealed) and state.sealed_by(seat):
        # Nobody has seen it, and the choices of the others do not depend on it: only this seat's rows go. The state says
        # how many there are; rows don't, because after a larger undo the choice is older than the row that led back to it.
        own = [(number, row.forced) for number, row in line if row.seat == seat][
            -len(state.sealed_by(seat)) :
        ]
        chosen = [place for place, (_, forced) in enumerate(own) if not forced]
        if not chosen or (whole_turn and len(chosen) == 1):
            return None
        return Undoing([number for number, _ in own[chosen[0 if whole_turn else -1] :]], True)
    # The turn is what this seat did since another one acted. Where that was the last, there is nothing of it yet.
    first = len(line)
    while first > 0 and (line[first - 1][1].seat == seat or not whole_turn):
        first -= 1
    chosen = [place for place in range(first, len(line)) if is_choice(line[place][1], seat)]
    if not chosen or (whole_turn and len(chosen) == 1):
        return None
    gone = line[chosen[0] if whole_turn else choice_began(line, chosen[-1]) :]
    free = all(row.seat == seat and not row.reveals for _, row in gone)
    return Undoing([number for number, _ in gone], free)


def choice_began(line: list[tuple[int, Moved]], place: int) -> int:
    """A sealed choice of several moves was one choice, and is taken back as one once it is open."""
    seat = line[place][1].seat
    began = place
    if any(event.kind == "sealing" for event in line[place][1].events):
        while place > 0 and all(event.kind in ("sealing", "sealed") for event in line[place - 1][1].events):
            place -= 1
            began = place if line[place][1].seat == seat else began
    return began


def is_choice(row: Moved, seat: int) -> bool:
    return row.seat == seat and not row.forced


def again(room: Room, seat: int) -> list[int]:
    """The rows that this seat took back last and that can count again, for nobody has moved since."""
    if room.phase != "playing" or room.teaching is not None:
        return []
    return next((back.rows for back in reversed(room.undone) if back.seat == seat), [])
