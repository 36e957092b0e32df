"""Tricks (BS-6): a role is led, everybody answers in order, the last brave player acts and leads next.

Nobody is asked before the one in front has finished, and whoever is asked is asked in the open: that somebody must pass
is seen in the very moment it may be known (BS-6.16). Only those without any card pass by themselves, for that is public.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from hexenkessel.games.broom_service.boards import NONE
from hexenkessel.games.broom_service.box import (
    BRAVE,
    COWARDLY,
    KNOCKED_OUT,
    OLD_TIMES,
    PASSED,
    ROLES,
    STANDINGS,
    WAITING,
)
from hexenkessel.games.broom_service.moves import ANSWER_ROLE, LEAD_ROLE, PASS, BroomMove
from hexenkessel.games.broom_service.roles import BRAVE_ACTIONS, COWARDLY_ACTIONS
from hexenkessel.games.broom_service.state import BIT, Broom
from hexenkessel.kernel.agenda import NOBODY, ONE_SEAT, Choice, Step
from hexenkessel.kernel.errors import Fact, Refusal
from hexenkessel.kernel.shape import Seat, Shape


def lay(state: Broom, seat: int, role: int, stance: int, kind: str) -> None:
    """A card is laid; a curse costs at once, whatever comes of it (BS-6.3, BS-7.1)."""
    state.hands[seat] &= ~BIT[role]
    state.laid[seat].append(2 * role + stance - BRAVE)
    if state.events is not None:
        state.tell(kind, {"seat": seat, "role": ROLES[role], "stance": STANDINGS[stance]})
    if state.cursed & BIT[role]:
        state.points[seat] -= state.box.curse
        if state.events is not None:
            state.tell("curse", {"seat": seat, "role": ROLES[role], "points": state.box.curse})


def take_stance(state: Broom, seat: int, role: int, stance: int) -> None:
    """A brave player takes the claim over (BS-6.6); a cowardly one resolves the card at once (BS-6.7)."""
    state.standings[seat] = stance
    if stance == COWARDLY:
        state.actor = seat
        state.agenda.append(COWARDLY_ACTIONS[role])
        return
    if state.last_brave != NONE:
        state.standings[state.last_brave] = KNOCKED_OUT
        if state.events is not None:
            state.tell("knocked-out", {"seat": state.last_brave, "by_seat": seat, "role": ROLES[role]})
    state.last_brave = seat


class Lead(Choice[Broom]):
    """The leader lays any card of the hand and declares brave or cowardly (BS-6.2)."""

    ask: ClassVar[str] = "lead"
    rule: ClassVar[str] = "BS-6.2"

    def deciding(self, state: Broom) -> tuple[int, ...]:
        return ONE_SEAT[state.leader]

    def options(self, state: Broom, seat: int) -> list[BroomMove]:
        hand = state.hands[seat]
        leads = state.offers.brave_leads
        moves = [leads[role] for role in range(len(ROLES)) if hand & BIT[role]]
        if state.event != OLD_TIMES:
            leads = state.offers.cowardly_leads
            moves.extend([leads[role] for role in range(len(ROLES)) if hand & BIT[role]])
        return moves

    def take(self, state: Broom, seat: int, move: BroomMove) -> None:
        role = move.role
        stance = move.stance
        if state.led_roles & BIT[role]:
            lay(state, seat, role, stance, "repeated")  # R6: no trick takes place
            state.agenda.append(NEXT_TRICK)
            return
        if isinstance(state.agenda[-1], Opens):
            state.agenda.pop()  # this trick decides it anew
        state.led = role
        state.led_roles |= BIT[role]
        state.last_brave = NONE
        state.turn = (seat + 1) % state.players
        state.agenda.append(ANSWER)
        lay(state, seat, role, stance, "led")
        take_stance(state, seat, role, stance)

    def refuse(self, state: Broom, seat: int, move: BroomMove) -> Refusal:
        if move.act != LEAD_ROLE:
            return Refusal(self.rule, "lead-first")
        if state.hands[seat] & BIT[move.role]:
            return Refusal("BS-9.4", "must-be-brave")
        return Refusal(self.rule, "not-in-hand", {"role": ROLES[move.role]})


class Answer(Choice[Broom]):
    """Clockwise, everybody else answers once: whoever holds the role must follow, whoever does not must pass (BS-6.5)."""

    ask: ClassVar[str] = "answer"
    rule: ClassVar[str] = "BS-6.5"

    def deciding(self, state: Broom) -> tuple[int, ...]:
        if state.turn == state.leader or not state.hands[state.turn]:
            return NOBODY
        return ONE_SEAT[state.turn]

    def run(self, state: Broom) -> None:
        """Somebody without cards passes; when all have answered, the last brave player acts (BS-6.10)."""
        if state.turn != state.leader:
            self.pass_on(state, state.turn)
            return
        state.agenda.append(NEXT_TRICK)
        if state.last_brave != NONE:
            state.actor = state.last_brave
            state.agenda.append(BRAVE_ACTIONS[state.led])

    def pass_on(self, state: Broom, seat: int) -> None:
        state.standings[seat] = PASSED
        if state.events is not None:
            state.tell("passed", {"seat": seat, "role": ROLES[state.led]})
        state.turn = (seat + 1) % state.players
        state.agenda.append(ANSWER)

    def options(self, state: Broom, seat: int) -> list[BroomMove]:
        offers = state.offers
        return offers.answers[:] if state.hands[seat] & BIT[state.led] else [offers.pass_on]

    def take(self, state: Broom, seat: int, move: BroomMove) -> None:
        if move.act == PASS:
            self.pass_on(state, seat)
            return
        state.turn = (seat + 1) % state.players
        state.agenda.append(ANSWER)
        lay(state, seat, state.led, move.stance, "followed")
        take_stance(state, seat, state.led, move.stance)

    def refuse(self, state: Broom, seat: int, move: BroomMove) -> Refusal:
        facts: dict[str, Fact] = {"role": ROLES[state.led]}
        if move.act == PASS:
            return Refusal(self.rule, "must-follow", facts)
        if move.act == ANSWER_ROLE:
            return Refusal(self.rule, "must-pass", facts)
        return Refusal(self.rule, "answer-first", facts)


class NextTrick(Step[Broom]):
    """Who leads next (BS-6.11). With no card left the round is over, and this is who leads the next one (BS-6.12)."""

    def run(self, state: Broom) -> None:
        if state.last_brave != NONE:
            state.leader = state.last_brave
        state.actor = NONE
        state.led = NONE
        state.last_brave = NONE
        for seat in range(state.players):
            state.standings[seat] = WAITING
            fresh = state.fresh[seat]
            fresh[0] = fresh[1] = fresh[2] = 0  # BS-13.3: usable from now on
        for place in range(state.players):
            seat = (state.leader + place) % state.players
            if state.hands[seat]:
                if place and not isinstance(state.agenda[-1], Opens):
                    state.agenda.append(Opens(state.leader))
                state.leader = seat
                state.agenda.append(LEAD)
                return


class Opens(Step[Broom]):
    """Somebody without cards was to lead, and leads the next round if no trick comes any more (BS-6.12).

    That takes a card that is discarded, which is no trick (R6); every other one takes this step away again.
    """

    fields: ClassVar[Mapping[str, Shape]] = {"seat": Seat(False)}

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Broom) -> None:
        state.leader = self.seat


LEAD: Final = Lead()
ANSWER: Final = Answer()
NEXT_TRICK: Final = NextTrick()
