"""The rules of Blackmore, in the order of the rulebook (rules.md BM-3 to BM-9).

Decided here, because the rulebook is silent: an emptied trump pile leaves its last colour and value in force (BM-7.6),
who finds nothing to draw goes on with fewer cards (BM-7.7) and is skipped in the last trick (BM-8.5).
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from hexenkessel.games.blackmore.moves import CARDS, LAY, Deck
from hexenkessel.kernel.agenda import ONE_SEAT, Choice, Step
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact, Refusal
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.state import State

if TYPE_CHECKING:
    from hexenkessel.kernel.game import Game


# Shared, because a finished trick is replaced and never changed: one list less for every trick and copy.
NO_CARDS: Final[list[int]] = []


@final
class Blackmore(State):
    """A game in progress. Cards are numbers (see moves.py); `stack` and `pile` have their top card last."""

    def __init__(self, game: "Game", players: int, options: dict[str, Fact], dice: Dice, deck: Deck) -> None:
        super().__init__(game, players, options, dice)
        self.deck = deck
        self.side = deck.sides.index(str(options["side"]))
        self.strengths: list[list[list[int]]] = deck.strengths[self.side]
        self.hands: list[list[int]] = []
        # Cards that everybody saw a player take: drawn face up from the trump pile and not played since (BM-11).
        self.open_hands: list[list[int]] = []
        self.stack: list[int] = []
        self.pile: list[int] = []
        # The card whose colour and value are in force: the top of the pile, or the last one drawn from it (BM-7.6).
        self.trump = 0
        self.turn = 0
        self.trick: list[int] = []
        self.trick_seats: list[int] = []
        self.trick_size = 0
        self.last_trick: list[int] = []
        self.last_seats: list[int] = []
        self.last_winner = -1
        self.captured: list[list[int]] = []
        self.tricks = 0
        self.end_phase = False

    def winning_place(self) -> int:
        """Which card of the trick wins: the highest trump, else the highest of the led colour (BM-5.1 to 5.3)."""
        strengths = self.strengths[self.trump][self.deck.colour[self.trick[0]]]
        best = 0
        strongest = 0
        for place, card in enumerate(self.trick):
            strength = strengths[card]
            if strength > strongest:
                strongest = strength
                best = place
        return best

    def next_with_cards(self, seat: int) -> int:
        """The next seat clockwise, this one included, that has a card to play (BM-8.5).

        Once around the table and no further: where nobody has a card, the round ends, and `check` lets no position
        in that asks for one.
        """
        for _ in range(self.players):
            if self.hands[seat]:
                return seat
            seat = seat + 1 if seat + 1 < self.players else 0
        raise RuntimeError("nobody has a card to play")

    def scores(self) -> list[int]:
        """The printed values of the captured cards (BM-9.1); the trump pile counts for nobody (BM-9.2)."""
        values = self.deck.value
        return [sum([values[card] for card in captured]) for captured in self.captured]

    def clone(self) -> "Blackmore":
        twin = Blackmore(self.game, self.players, self.options, self.dice, self.deck)
        self.copy_into(twin)
        twin.hands = [hand[:] for hand in self.hands]
        twin.open_hands = [cards[:] for cards in self.open_hands]
        twin.stack = self.stack[:]
        twin.pile = self.pile[:]
        twin.trump = self.trump
        twin.turn = self.turn
        twin.trick = self.trick[:]
        twin.trick_seats = self.trick_seats[:]
        twin.trick_size = self.trick_size
        # A finished trick is replaced, never changed.
        twin.last_trick = self.last_trick
        twin.last_seats = self.last_seats
        twin.last_winner = self.last_winner
        twin.captured = [cards[:] for cards in self.captured]
        twin.tricks = self.tricks
        twin.end_phase = self.end_phase
        return twin

    def conjure(self, seat: int, dice: Dice) -> None:
        """Other hands and the order of the stack are hidden (BM-11); cards taken from the trump pile are not."""
        unseen = [True] * CARDS
        for card in self.hands[seat]:
            unseen[card] = False
        for card in self.pile:
            unseen[card] = False
        for card in self.trick:
            unseen[card] = False
        for captured in self.captured:
            for card in captured:
                unseen[card] = False
        for cards in self.open_hands:
            for card in cards:
                unseen[card] = False
        hidden = [card for card in range(CARDS) if unseen[card]]
        dice.shuffle(hidden)
        top = 0
        for other in range(self.players):
            if other != seat:
                known = self.open_hands[other]
                more = len(self.hands[other]) - len(known)
                self.hands[other] = known + hidden[top : top + more]
                top += more
        self.stack = hidden[top:]


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

    def options(self, state: Blackmore, seat: int) -> list[Move]:
        plays = state.deck.plays
        return [plays[card] for card in state.hands[seat]]

    def take(self, state: Blackmore, seat: int, move: Move) -> None:
        card = move.code
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
            state.tell(kind, {"seat": seat, **state.deck.facts(card)})
        if len(state.trick) < state.trick_size:
            state.turn = state.next_with_cards(seat + 1 if seat + 1 < state.players else 0)
            state.agenda.append(FOLLOW)
        else:
            state.agenda.append(DECIDE)

    def refuse(self, state: Blackmore, seat: int, move: Move) -> Refusal:
        if move.code < LAY:
            return Refusal("BM-4.1", "not-in-hand")
        return Refusal("BM-6.1", "no-choice-now")


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
            points = sum([state.deck.value[card] for card in state.trick])
            state.tell("won", {"seat": winner, "points": points, **state.deck.facts(state.trick[place])})
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

    def options(self, state: Blackmore, seat: int) -> list[Move]:
        lays = state.deck.lays
        options = [lays[card] for card in state.trick]
        options.append(state.deck.keep)
        return options

    def take(self, state: Blackmore, seat: int, move: Move) -> None:
        if move is state.deck.keep:
            if state.events is not None:
                state.tell("kept", {"seat": seat})
            return
        card = move.code - LAY
        # Given up: it will not be captured (BM-6.7). It counts from the next trick on (BM-6.6).
        state.pile.append(card)
        state.trump = card
        if state.events is not None:
            state.tell("laid", {"seat": seat, **state.deck.facts(card)})

    def refuse(self, state: Blackmore, seat: int, move: Move) -> Refusal:
        if move.code < LAY:
            return Refusal("BM-6.1", "trump-choice-open")
        return Refusal("BM-6.5", "not-in-trick")

    def turn_away(self, state: Blackmore, seat: int, move: Move) -> Refusal:
        if move.code < LAY:
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
                secret: dict[str, Fact] = {"kind": "drew-card", **state.deck.facts(card)}
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
        state.tell("drew-trump", {"seat": seat, **state.deck.facts(card)})


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


def deal(state: Blackmore) -> None:
    """Set-up (BM-3): six cards each, one at a time, a trump card, a start player."""
    deck = list(range(CARDS))
    state.dice.shuffle(deck)
    start = state.options["start"]
    first = start - 1 if isinstance(start, int) else state.dice.below(state.players)
    deal_from(state, deck, first)


def deal_from(state: Blackmore, deck: list[int], first: int) -> None:
    """Deal this deck, its top card first in the list (BM-3.2 to BM-3.6)."""
    players = state.players
    dealt = state.deck.hand_size * players
    # One card at a time, clockwise: seat A has the first card and every players-th after it (BM-3.2).
    state.hands = [deck[seat:dealt:players] for seat in range(players)]
    state.open_hands = [[] for _ in range(players)]
    state.captured = [[] for _ in range(players)]
    state.pile = [deck[dealt]]
    state.trump = deck[dealt]
    state.stack = deck[:dealt:-1]
    state.turn = first
    state.agenda.append(ROUND)
    if state.events is not None:
        state.tell("start", {"seat": first, "n": players, "side": str(state.options["side"])})
        state.tell("trump-turned", state.deck.facts(state.trump))
