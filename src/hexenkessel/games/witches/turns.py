"""Turns and how they end: refill, dungeon, elves, the last tile (TW-6, TW-17, TW-18, TW-24.5, TW-25.2)."""

from typing import ClassVar, Final

from hexenkessel.games.witches.advantages import ELVES_TOO_MANY, Window
from hexenkessel.games.witches.box import FIRST_HARD
from hexenkessel.games.witches.cackle import lose
from hexenkessel.games.witches.failure import jail
from hexenkessel.games.witches.moving import START_ACTION
from hexenkessel.games.witches.problems import BEGIN_TURN
from hexenkessel.games.witches.state import MOST_TURNS, Witches
from hexenkessel.kernel.moves import Move

MOST_LEFT: Final = 3


def begin_turn(state: Witches, seat: int) -> None:
    """Phase 1, two actions, phase 3 (TW-6.1)."""
    # It only counts: where a tile waits for a place (TW-7.9), nothing but luck ends a game.
    state.turn = min(MOST_TURNS, state.turn + 1)
    state.active = seat
    state.action = 0
    state.steps = 0
    state.jailed = False
    state.summoned = False
    state.frozen = 0
    agenda = state.agenda
    agenda.append(END_TURN)
    agenda.append(START_ACTION[2])
    agenda.append(START_ACTION[1])
    agenda.append(BEGIN_TURN)


class EndTurn(Window):
    """Both actions are done or lost: the last window, then phase 3 (R-8, D25)."""

    ask: ClassVar[str] = "end"
    rule: ClassVar[str] = "TW-5.8"

    def choices(self, state: Witches, seat: int) -> list[Move]:
        return [state.offers.end]

    def proceed(self, state: Witches, seat: int, move: Move) -> None:
        """Refill, dungeon, elves, last tile, in this order (R-30)."""
        if state.events is not None:
            state.tell("ended", {"seat": seat})
        state.draw(seat, state.hand_limit(seat) - len(state.hands[seat]))
        if state.summoned:
            jail(state, seat)
        if state.elves_in_sight() >= ELVES_TOO_MANY:
            lose(state, "elves")
        elif not state.stack:
            state.ending = normal_ending(state)
        else:
            begin_turn(state, (seat + 1) % state.players)


def normal_ending(state: Witches) -> str:
    """How it went when the last tile has been laid (TW-18.3)."""
    if state.solo:
        points = state.points(0)
        if points < state.box.passed:
            return "not-passed"
        return "passed" if points < state.box.distinction else "distinction"
    if state.together:
        return "saved" if hard_tiles_left(state) <= MOST_LEFT else "overrun"
    return "last-tile"


def hard_tiles_left(state: Witches) -> int:
    """Hard tiles on the board, face up or down (TW-25.2)."""
    count = 0
    for kind in state.tiles:
        if kind >= FIRST_HARD:
            count += 1
    return count


END_TURN: Final = EndTurn()
