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
from hexenkessel.kernel.events import Event
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.state import State
from hexenkessel.table.room import Room
from hexenkessel.table.rows import Moved

# A hidden thing with only two possible values slips through once in 2**5 times, one with ten once in 10**5.
WORLDS: Final = 5


class Undoing(msgspec.Struct, frozen=True):
    """These rows would be taken back."""

    rows: list[int]
    free: bool


def reveals(before: State, after: State, events: list[Event], seat: int, move: Move) -> bool:
    """Whether chance or something hidden came out with this move."""
    if after.over or before.dice.text() != after.dice.text():
        return True
    if any(event.secret and event.confidants != (seat,) for event in events):
        return True
    if len(after.sealed_by(seat)) > len(before.sealed_by(seat)):
        return False  # it was put down face down, and nothing else happened
    heard = [event.shown_to(seat) for event in events]
    game = after.game
    seen = game.seen(after, seat)
    dice = fresh_dice()
    for _ in range(WORLDS):
        world = before.imagine(seat, dice)
        told = world.listen()
        world.advance(seat, move)
        # What was told is soon compared; to look takes most of the time.
        if [event.shown_to(seat) for event in told] != heard or game.seen(world, seat) != seen:
            return True
    return False


def last_move(room: Room, seat: int) -> Undoing | None:
    """Taking back this seat's last move; None if there is nothing to take back."""
    return undoing(room, seat, whole_turn=False)


def whole_turn(room: Room, seat: int) -> Undoing | None:
    """Taking back all that this seat did in this turn, where that is more than its last move."""
    return undoing(room, seat, whole_turn=True)


def undoing(room: Room, seat: int, whole_turn: bool) -> Undoing | None:
    """A forced move goes with the choice that led to it: to take it back alone would change nothing.

    Everybody is told after every row, so this looks back from the end, and only as far as it must.
    """
    state = room.state
    if state is None or state.over:
        return None
    line = room.line
    if room.choosing_at_once and state.sealed_by(seat):
        # Nobody has seen it, and the choices of the others do not depend on it: only this seat's rows go. The state says
        # how many there are; rows don't, because after a larger undo the choice is older than the row that led back to it.
        own = last_rows_of(line, seat, len(state.sealed_by(seat)))
        chosen = [place for place, (_, row) in enumerate(own) if not row.forced]
        if not chosen or (whole_turn and len(chosen) == 1):
            return None
        return Undoing([number for number, _ in own[chosen[0 if whole_turn else -1] :]], True)
    began = turn_began(room, seat) if whole_turn else last_choice(room, seat)
    if began is None:
        return None
    numbers = []
    free = True
    for number, row in line[began:]:
        numbers.append(number)
        if row.seat != seat or row.reveals:
            free = False
    return Undoing(numbers, free)


def last_rows_of(line: list[tuple[int, Moved]], seat: int, count: int) -> list[tuple[int, Moved]]:
    found: list[tuple[int, Moved]] = []
    for number, row in reversed(line):
        if len(found) == count:
            break
        if row.seat == seat:
            found.append((number, row))
    return found[::-1]


def last_choice(room: Room, seat: int) -> int | None:
    """Where this seat chose last."""
    line = room.line
    for place in range(len(line) - 1, -1, -1):
        row = line[place][1]
        if row.seat == seat and not row.forced:
            return choice_began(line, place) if room.game.sealed_choices else place
    return None


def turn_began(room: Room, seat: int) -> int | None:
    """Where this seat first chose since another one acted or its last turn was over; None where it has not chosen twice."""
    line = room.line
    ends = room.game.turn_ends
    chosen = []
    for place in range(len(line) - 1, -1, -1):
        row = line[place][1]
        if row.seat != seat or (ends and any(event.kind in ends for event in row.events)):
            break
        if not row.forced:
            chosen.append(place)
    return chosen[-1] if len(chosen) > 1 else None


def choice_began(line: list[tuple[int, Moved]], place: int) -> int:
    """A sealed choice of several moves was one choice, and is taken back as one once it is open."""
    seat = line[place][1].seat
    began = place
    if any(event.kind == "sealing" for event in line[place][1].events):
        while place > 0 and all(event.kind in ("sealing", "sealed") for event in line[place - 1][1].events):
            place -= 1
            began = place if line[place][1].seat == seat else began
    return began


def again(room: Room, seat: int) -> list[int]:
    """The rows that this seat took back last and that can count again, for nobody has moved since."""
    if room.phase != "playing" or room.teaching is not None:
        return []
    return next((back.rows for back in reversed(room.undone) if back.seat == seat), [])
