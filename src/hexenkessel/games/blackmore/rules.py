"""The rules of Blackmore, in the order of the rulebook (BM-4 to BM-9).

Our rulings, where the printed rules are silent: an emptied trump pile leaves its last colour and value in force (BM-7.6),
who finds nothing to draw goes on with fewer cards (BM-7.7) and is skipped in the last trick (BM-8.5).
"""

from typing import Any, ClassVar, Final

from hexenkessel.games.blackmore.moves import KEEP, PLAY, BlackmoreMove
from hexenkessel.games.blackmore.refusals import not_after_a_trick, not_in_a_trick
from hexenkessel.games.blackmore.state import Blackmore
from hexenkessel.kernel.agenda import ONE_SEAT, Choice, Step
from hexenkessel.kernel.errors import Fact, Refusal

# Shared, because a finished trick is replaced and never changed: one list less for every trick and copy.
NO_CARDS: Final[list[int]] = []


class Round(Step[Blackmore]):
    """One trick with what follows it (BM-12): the winner of the last one leads, if she has a card (BM-8.5)."""

    def run(self, state: Blackmore) -> None:
        state.turn = state.next_with_cards(state.turn)
        state.trick_size = state.players
        if state.end_phase:
            state.trick_size = with_cards(state.hands)
        state.agenda.append(LEAD)


class PlayCard(Choice[Blackmore]):
    """One card of the hand, whichever: there is no duty to follow, to trump or to beat (BM-4.3)."""

    def deciding(self, state: Blackmore) -> tuple[int, ...]:
        return ONE_SEAT[state.turn]

    def options(self, state: Blackmore, seat: int) -> list[BlackmoreMove]:
        plays = state.offers.plays
        return [plays[card] for card in state.hands[seat]]

    def take(self, state: Blackmore, seat: int, move: BlackmoreMove) -> None:
        card = move.card
        take_out(state.hands[seat], card)
        known = state.open_hands[seat]
        if known and card in known:
            known.remove(card)
        if not state.trick:
            state.last_trick = NO_CARDS
            state.last_seats = NO_CARDS
            state.last_winner = -1
        state.trick.append(card)
        state.trick_seats.append(seat)
        if state.events is not None:
            kind = "led" if len(state.trick) == 1 else "played"
            state.tell(kind, {"seat": seat, **state.box.facts(card)})
        if len(state.trick) < state.trick_size:
            state.turn = state.next_with_cards(seat + 1 if seat + 1 < state.players else 0)
            state.agenda.append(FOLLOW)
        else:
            state.agenda.append(DECIDE)

    def refuse(self, state: Blackmore, seat: int, move: BlackmoreMove) -> Refusal:
        return not_in_a_trick(move)


class Lead(PlayCard):
    """The first card of a trick; its colour is the led colour (BM-4.1)."""

    ask: ClassVar[str] = "lead"
    rule: ClassVar[str] = "BM-4.1"


class Follow(PlayCard):
    """Every other player adds a card, clockwise (BM-4.2)."""

    ask: ClassVar[str] = "follow"
    rule: ClassVar[str] = "BM-4.2"


class Decide(Step[Blackmore]):
    """Who wins the trick (BM-5); she leads the next one (BM-5.7)."""

    def run(self, state: Blackmore) -> None:
        place = state.winning_place()
        winner = state.trick_seats[place]
        state.turn = winner
        state.tricks += 1
        if state.events is not None:
            points = sum([state.box.value[card] for card in state.trick])
            state.tell("won", {"seat": winner, "points": points, **state.box.facts(state.trick[place])})
        if not state.stack and not with_cards(state.hands):
            # The last trick: no trump choice, all its cards are captured (BM-6.10, BM-8.6).
            put_away(state)
            state.ending = "all-cards-played"
        else:
            state.agenda.append(END_ROUND)
            state.agenda.append(CHANGE_TRUMP)


class ChangeTrump(Choice[Blackmore]):
    """The winner may give up one card of this trick as the new trump card (BM-6)."""

    ask: ClassVar[str] = "trump"
    rule: ClassVar[str] = "BM-6.2"

    def deciding(self, state: Blackmore) -> tuple[int, ...]:
        return ONE_SEAT[state.turn]

    def options(self, state: Blackmore, seat: int) -> list[BlackmoreMove]:
        lays = state.offers.lays
        options = [lays[card] for card in state.trick]
        options.append(state.offers.keep)
        return options

    def take(self, state: Blackmore, seat: int, move: BlackmoreMove) -> None:
        if move.act == KEEP:
            if state.events is not None:
                state.tell("kept", {"seat": seat})
            return
        card = move.card
        # Given up: it will not be captured (BM-6.7). It counts from the next trick on (BM-6.6).
        state.pile.append(card)
        state.trump = card
        if state.events is not None:
            state.tell("laid", {"seat": seat, **state.box.facts(card)})

    def refuse(self, state: Blackmore, seat: int, move: BlackmoreMove) -> Refusal:
        return not_after_a_trick(move)

    def turn_away(self, state: Blackmore, seat: int, move: BlackmoreMove) -> Refusal:
        if move.act == PLAY:
            return super().turn_away(state, seat, move)
        return Refusal("BM-6.1", "not-winner")


class EndRound(Step[Blackmore]):
    """The rest of the trick is put away and, until the stack has run out, everyone draws one card (BM-7)."""

    def run(self, state: Blackmore) -> None:
        put_away(state)
        if not state.end_phase:
            refill(state)
        state.agenda.append(ROUND)


def put_away(state: Blackmore) -> None:
    """The cards of the trick go face down in front of its winner (BM-7.1), but for the one that lies on the trump pile now.

    Everyone has seen that one in the trick, too, so it stays in what can be looked at again (BM-11).
    """
    laid = state.pile[-1] if state.pile else -1
    captured = state.captured[state.turn]
    for card in state.trick:
        if card != laid:
            captured.append(card)
    state.last_trick = state.trick
    state.last_seats = state.trick_seats
    state.last_winner = state.turn
    state.trick = []
    state.trick_seats = []


def refill(state: Blackmore) -> None:
    """The winner draws first, then clockwise (BM-7.2); when the stack is empty, from the trump pile (BM-7.3)."""
    stack = state.stack
    seat = state.turn
    for _ in range(state.players):
        if stack:
            card = stack.pop()
            state.hands[seat].append(card)
            if state.events is not None:
                secret: dict[str, Fact] = {"kind": "drew-card", **state.box.facts(card)}
                state.tell_secretly("drew", {"seat": seat}, (seat,), secret)
        else:
            draw_trump(state, seat)
        seat = seat + 1 if seat + 1 < state.players else 0
    if not stack:
        # BM-8.1; also when the last player drew the last card (BM-8.4).
        state.end_phase = True
        state.tell("end-phase", {})


def draw_trump(state: Blackmore, seat: int) -> None:
    """No card left in the stack: the top card of the trump pile is drawn instead, for all to see (BM-7.3)."""
    if not state.pile:
        state.tell("drew-nothing", {"seat": seat})  # BM-7.7
        return
    card = state.pile.pop()
    state.hands[seat].append(card)
    state.open_hands[seat].append(card)
    # The card below turns the wheel at once; the last one stays in force although it is in a hand now (BM-7.6).
    state.trump = state.pile[-1] if state.pile else card
    if state.events is not None:
        state.tell("drew-trump", {"seat": seat, **state.box.facts(card)})


def take_out(hand: list[int], card: int) -> None:
    """`list.remove` for a hand, whose order means nothing: compiled, it compares machine integers and moves one card."""
    for place, other in enumerate(hand):
        if other == card:
            hand[place] = hand[-1]
            hand.pop()
            return


def with_cards(hands: list[list[int]]) -> int:
    """How many players have a card left."""
    count = 0
    for hand in hands:
        if hand:
            count += 1
    return count


ROUND: Final = Round()
LEAD: Final = Lead()
FOLLOW: Final = Follow()
DECIDE: Final = Decide()
CHANGE_TRUMP: Final = ChangeTrump()
END_ROUND: Final = EndRound()

STEPS: Final[list[type[Step[Any]]]] = [Round, Lead, Follow, Decide, ChangeTrump, EndRound]
