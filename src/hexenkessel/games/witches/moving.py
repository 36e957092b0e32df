"""The move action (TW-8), what follows from where it ends (TW-9), tea (TW-16), and the dungeon (TW-23)."""

from collections.abc import Mapping
from typing import ClassVar, Final

from hexenkessel.games.witches.advantages import Window, spend_now, unknown_to
from hexenkessel.games.witches.attempts import add_solutions, begin_attempt, first_roll, solve, turn_up
from hexenkessel.games.witches.box import (
    BROOMSTICK,
    ESCAPE,
    EXTRA_MOVEMENT,
    INVISIBILITY,
    INVISIBILITY_TILE,
    TIFFANY,
)
from hexenkessel.games.witches.cackle import return_cackle
from hexenkessel.games.witches.moves import (
    CHANGE,
    FLY,
    HURRY,
    PASS,
    PEEK,
    REST,
    ROLL,
    STAY,
    TEA,
    TURN_UP,
    WAIT,
    WALK,
    WitchesMove,
)
from hexenkessel.games.witches.state import DUNGEON, EMPTY, OwnChoice, Witches
from hexenkessel.kernel.agenda import ONE_SEAT, Choice, Step
from hexenkessel.kernel.errors import Refusal
from hexenkessel.kernel.shape import Number, Seat, Shape

WALK_STEPS: Final = 2
EXTRA_STEPS: Final = 2

# How a walk goes on: over a free space; past a tile or a witch, with another action to come; or without one, so that the
# next step is a must (TW-20.12).
GOING: Final = 0
PASSING: Final = 1
BOUND: Final = 2


class StartAction(Step[Witches]):
    """The first or the second action begins (TW-6.1)."""

    fields: ClassVar[Mapping[str, Shape]] = {"number": Number(2, 1)}

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: Witches) -> None:
        state.action = self.number
        state.steps = 0
        if state.witches[state.active] != DUNGEON:
            state.agenda.append(ACT)
        elif state.jailed or self.number == 1:
            state.agenda.append(IN_DUNGEON)
        else:
            state.agenda.append(LEAVE_DUNGEON)


class Act(Window):
    """Stay, walk, change the space, or fly (TW-8)."""

    ask: ClassVar[str] = "act"
    rule: ClassVar[str] = "TW-8.1"

    def choices(self, state: Witches, seat: int) -> list[WitchesMove]:
        offers = state.offers
        space = state.witches[seat]
        moves = [offers.stay]
        moves.extend(offers.walks[space])
        moves.extend(offers.changes[space])
        box = state.box
        for card in state.hands[seat]:
            if box.symbol[card] == BROOMSTICK:
                row = offers.fly[card]
                moves.extend(row[:space])
                moves.extend(row[space + 1 :])
            advantage = box.advantage[card]
            if advantage == EXTRA_MOVEMENT:
                moves.append(offers.hurry[card])
            elif advantage == INVISIBILITY:
                add_spying(state, seat, card, moves)
        if state.has_power(seat, TIFFANY):
            add_spying(state, seat, INVISIBILITY_TILE, moves)
        return moves

    def proceed(self, state: Witches, seat: int, move: WitchesMove) -> None:
        act = move.act
        if act == STAY:
            if state.events is not None:
                state.tell("stayed", {"seat": seat})
            arrive(state, seat)
        elif act == WALK:
            state.steps += WALK_STEPS
            step_to(state, seat, move.space)
        elif act == CHANGE:
            # It takes the whole action, but for extra steps (TW-8.5).
            go_to(state, seat, move.space, "changed")
        elif act == FLY:
            spend_now(state, seat, move.card, "broomstick")
            go_to(state, seat, move.space, "flew")
        elif act == HURRY:
            hurry(state, seat, move.card)
            state.agenda.append(self)
        else:
            # A look at another space of her place: no movement, and free afterwards (TW-20.12.6).
            spend_now(state, seat, move.card, "invisibility")
            state.peek(seat, move.space)
            state.agenda.append(self)


def add_spying(state: Witches, seat: int, card: int, moves: list[WitchesMove]) -> None:
    """Before the move of the first action, in Town or Castle (TW-20.12.6)."""
    if state.action == 1:
        for space in state.box.atlas.changes[state.witches[seat]]:
            if unknown_to(state, space, seat):
                moves.append(state.offers.spy[card][space])


# -- going --------------------------------------------------------------------------------------------------------------


def go_to(state: Witches, seat: int, space: int, event: str) -> None:
    state.witches[seat] = space
    state.tell_at(event, seat, space)
    arrive(state, seat)


def step_to(state: Witches, seat: int, space: int) -> None:
    state.steps -= 1
    go_to(state, seat, space, "walked")


def hurry(state: Witches, seat: int, card: int) -> None:
    """Two more steps in this action (TW-20.13)."""
    spend_now(state, seat, card, "extra_movement")
    state.steps += EXTRA_STEPS


def arrive(state: Witches, seat: int) -> None:
    """On a free space with steps left she may go on; a tile or a witch ends the move (TW-8.2)."""
    if state.steps > 0 and state.is_free(state.witches[seat], seat):
        state.agenda.append(WALK_ON)
    else:
        state.agenda.append(FOLLOW_UP)


def escape_to(state: Witches, seat: int, space: int) -> None:
    """Extra steps may follow on a free space (TW-20.13): before she had a way out they would have been for nothing."""
    state.witches[seat] = space
    state.tell_at("freed", seat, space)
    if state.is_free(space, seat) and state.hands[seat]:
        state.agenda.append(WALK_ON)
    else:
        state.agenda.append(FOLLOW_UP)


def add_hurrying(state: Witches, seat: int, moves: list[WitchesMove]) -> None:
    for card in state.hands[seat]:
        if state.box.advantage[card] == EXTRA_MOVEMENT:
            moves.append(state.offers.hurry[card])


class WalkOn(Window):
    """The next step, or stop (TW-8.1)."""

    fields: ClassVar[Mapping[str, Shape]] = {"kind": Number(BOUND)}
    ask: ClassVar[str] = "walk"
    rule: ClassVar[str] = "TW-8.2"

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def choices(self, state: Witches, seat: int) -> list[WitchesMove]:
        moves = state.offers.walks[state.witches[seat]][:] if state.steps > 0 else []
        if self.kind != BOUND:
            moves.append(state.offers.stop)
        add_hurrying(state, seat, moves)
        return moves

    def proceed(self, state: Witches, seat: int, move: WitchesMove) -> None:
        act = move.act
        if act == WALK:
            step_to(state, seat, move.space)
        elif act == HURRY:
            hurry(state, seat, move.card)
            state.agenda.append(self)
        else:
            if state.events is not None:
                state.tell("stopped", {"seat": seat})
            if self.kind == GOING:
                state.agenda.append(FOLLOW_UP)


# -- arriving (TW-9, A0) ------------------------------------------------------------------------------------------------


class FollowUp(Step[Witches]):
    """What the space asks for (TW-9.1 to TW-9.3); a tile before a witch (TW-9.5)."""

    def run(self, state: Witches) -> None:
        seat = state.active
        space = state.witches[seat]
        if state.tiles[space] != EMPTY:
            state.agenda.append(FACE_PROBLEM)
        elif state.witch_at(space, seat):
            state.agenda.append(DRINK_TEA)
        elif state.solo and space == state.box.atlas.cottage and state.cackle[seat] > 0:
            state.agenda.append(REST_AT_COTTAGE)


def can_go_on(state: Witches) -> bool:
    """Invisibility needs steps left or another action (TW-20.12)."""
    return state.steps > 0 or state.action == 1


def add_passing(state: Witches, seat: int, moves: list[WitchesMove]) -> None:
    """Invisibility, and steps that only Invisibility can make use of here."""
    if not state.invisibility(seat):
        return
    if can_go_on(state):
        for card in state.hands[seat]:
            if state.box.advantage[card] == INVISIBILITY:
                moves.append(state.offers.pass_by[card])
        if state.has_power(seat, TIFFANY):
            moves.append(state.offers.pass_by[INVISIBILITY_TILE])
    add_hurrying(state, seat, moves)


def expose(state: Witches, seat: int) -> None:
    """What only Invisibility allows shows that she holds it: as a card, if not as Tiffany's tile (TW-20.12.3)."""
    if not state.has_power(seat, TIFFANY):
        state.exposed[seat] = True


def pass_by(state: Witches, seat: int, card: int) -> None:
    """On without the follow-up: with steps left now, else with the second action (TW-20.12)."""
    spend_now(state, seat, card, "invisibility")
    state.tell_at("passed", seat, state.witches[seat])
    if state.steps > 0:
        state.agenda.append(WALK_PAST if state.action == 1 else WALK_BOUND)


class FaceProblem(Window):
    """A0 on a tile. Face up, nothing lies between A0 and A2: she may roll at once, or solve it with a card."""

    ask: ClassVar[str] = "problem"
    rule: ClassVar[str] = "TW-9.1"

    def choices(self, state: Witches, seat: int) -> list[WitchesMove]:
        offers = state.offers
        space = state.witches[seat]
        if state.face_up[space]:
            moves = [offers.roll]
            add_solutions(state, seat, space, moves)
        else:
            moves = [offers.turn_up]
            if unknown_to(state, space, seat) and can_go_on(state) and state.invisibility(seat):
                moves.append(offers.peek)
        add_passing(state, seat, moves)
        return moves

    def proceed(self, state: Witches, seat: int, move: WitchesMove) -> None:
        act = move.act
        if act == ROLL:
            begin_attempt(state)
            state.tell_at("attempted", seat, state.attempt)
            first_roll(state, seat)
        elif act == TURN_UP:
            turn_up(state, seat)
        elif act == PEEK:
            state.peek(seat, state.witches[seat])
            expose(state, seat)
            state.agenda.append(self)
        elif act == HURRY:
            hurry(state, seat, move.card)
            expose(state, seat)
            state.agenda.append(self)
        elif act == PASS:
            pass_by(state, seat, move.card)
        else:
            begin_attempt(state)
            solve(state, seat, move)


# -- tea (TW-16) and the cottage (TW-24.3) ------------------------------------------------------------------------------


class DrinkTea(Window):
    """A0 with another witch: the active player returns up to 3 markers, or passes by unseen."""

    ask: ClassVar[str] = "tea"
    rule: ClassVar[str] = "TW-16.2"

    def choices(self, state: Witches, seat: int) -> list[WitchesMove]:
        moves = state.offers.tea[: min(3, state.cackle[seat]) + 1]
        add_passing(state, seat, moves)
        return moves

    def proceed(self, state: Witches, seat: int, move: WitchesMove) -> None:
        act = move.act
        if act == TEA:
            space = state.witches[seat]
            for turn in range(state.players - 1, 0, -1):
                guest = (seat + turn) % state.players
                if state.witches[guest] == space and state.cackle[guest] > 0:
                    state.agenda.append(JoinTea(guest))
            sip(state, seat, move, "tea")
        elif act == HURRY:
            hurry(state, seat, move.card)
            expose(state, seat)
            state.agenda.append(self)
        else:
            pass_by(state, seat, move.card)


def sip(state: Witches, seat: int, move: WitchesMove, event: str) -> None:
    return_cackle(state, seat, move.markers)
    if state.events is not None:
        state.tell(event, {"seat": seat, "markers": move.markers})


class JoinTea(Choice[Witches]):
    """Every other witch on the space: up to 2 markers (TW-16.2)."""

    fields: ClassVar[Mapping[str, Shape]] = {"guest": Seat(False)}
    ask: ClassVar[str] = "join-tea"
    rule: ClassVar[str] = "TW-16.2"

    def __init__(self, guest: int) -> None:
        self.guest = guest

    def deciding(self, state: Witches) -> tuple[int, ...]:
        return ONE_SEAT[self.guest]

    def options(self, state: Witches, seat: int) -> list[WitchesMove]:
        return state.offers.tea[: min(2, state.cackle[seat]) + 1]

    def take(self, state: Witches, seat: int, move: WitchesMove) -> None:
        sip(state, seat, move, "tea")

    def refuse(self, state: Witches, seat: int, move: WitchesMove) -> Refusal:
        if move.act == TEA:
            return Refusal("TW-16.2", "no-such-tea")
        return Refusal("TW-5.3", "others-turn")


class RestAtCottage(OwnChoice):
    """Alone at Granny Weatherwax's Cottage: up to 2 markers (TW-24.3)."""

    ask: ClassVar[str] = "cottage"
    rule: ClassVar[str] = "TW-24.3"

    def options(self, state: Witches, seat: int) -> list[WitchesMove]:
        return state.offers.rest[: min(2, state.cackle[seat]) + 1]

    def take(self, state: Witches, seat: int, move: WitchesMove) -> None:
        sip(state, seat, move, "rested")

    def refuse(self, state: Witches, seat: int, move: WitchesMove) -> Refusal:
        return Refusal("TW-24.3", "no-such-rest" if move.act == REST else "rest-first")


# -- the dungeon (TW-23) ------------------------------------------------------------------------------------------------


class InDungeon(Window):
    """The first action is lost, unless a card opens the door (TW-23.2); just jailed, there is no way out (TW-21.2)."""

    ask: ClassVar[str] = "dungeon"
    rule: ClassVar[str] = "TW-23.2"

    def choices(self, state: Witches, seat: int) -> list[WitchesMove]:
        offers = state.offers
        moves = [offers.wait]
        if not state.jailed:
            box = state.box
            for card in state.hands[seat]:
                if box.symbol[card] == BROOMSTICK or box.advantage[card] in (ESCAPE, INVISIBILITY):
                    moves.extend(offers.leave_with[card])
            if state.has_power(seat, TIFFANY):
                moves.extend(offers.leave_with[INVISIBILITY_TILE])
        return moves

    def proceed(self, state: Witches, seat: int, move: WitchesMove) -> None:
        if move.act == WAIT:
            if state.events is not None:
                state.tell("waited", {"seat": seat})
            return
        spend_now(state, seat, move.card, exit_use(state, move.card))
        escape_to(state, seat, move.space)


def exit_use(state: Witches, card: int) -> str:
    """What of the card opens the door; a broomstick where it shows one."""
    if card == INVISIBILITY_TILE or state.box.symbol[card] != BROOMSTICK:
        escape = card != INVISIBILITY_TILE and state.box.advantage[card] == ESCAPE
        return "escape" if escape else "invisibility"
    return "broomstick"


class LeaveDungeon(Window):
    """At the second action she gets out by herself, to any space (TW-23.3, TW-23.5)."""

    ask: ClassVar[str] = "leave-dungeon"
    rule: ClassVar[str] = "TW-23.3"

    def choices(self, state: Witches, seat: int) -> list[WitchesMove]:
        moves = state.offers.leave[:]
        add_hurrying(state, seat, moves)
        return moves

    def proceed(self, state: Witches, seat: int, move: WitchesMove) -> None:
        if move.act == HURRY:
            hurry(state, seat, move.card)
            state.agenda.append(self)
        else:
            go_to(state, seat, move.space, "freed")


ACT: Final = Act()
WALK_ON: Final = WalkOn(GOING)
WALK_PAST: Final = WalkOn(PASSING)
WALK_BOUND: Final = WalkOn(BOUND)
FOLLOW_UP: Final = FollowUp()
FACE_PROBLEM: Final = FaceProblem()
DRINK_TEA: Final = DrinkTea()
REST_AT_COTTAGE: Final = RestAtCottage()
IN_DUNGEON: Final = InDungeon()
LEAVE_DUNGEON: Final = LeaveDungeon()
START_ACTION: Final = [StartAction(number) for number in range(3)]
