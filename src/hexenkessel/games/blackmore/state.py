"""The table of Blackmore: which card lies where, and what follows from that."""

from typing import TYPE_CHECKING, final

from hexenkessel.games.blackmore.box import CARDS, MOST_SEATS, Box
from hexenkessel.games.blackmore.moves import Moves
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.shape import Flag, Number, OneOf, PerSeat, Pile, Row, Seat, Shape
from hexenkessel.kernel.state import State

if TYPE_CHECKING:
    from hexenkessel.kernel.game import Game


@final
class Blackmore(State):
    """A game in progress. Cards are numbers (see box.py); `stack` and `pile` have their top card last."""

    def __init__(
        self, game: "Game", players: int, options: dict[str, Fact], dice: Dice, box: Box, offers: Moves
    ) -> None:
        super().__init__(game, players, options, dice)
        self.box = box
        self.offers = offers
        self.side = box.sides.index(str(options["side"]))
        self.strengths: list[list[list[int]]] = box.strengths[self.side]
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
        strengths = self.strengths[self.trump][self.box.colour[self.trick[0]]]
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
        values = self.box.value
        return [sum([values[card] for card in captured]) for captured in self.captured]

    def clone(self) -> "Blackmore":
        twin = Blackmore(self.game, self.players, self.options, self.dice, self.box, self.offers)
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


def position_shapes(box: Box) -> dict[str, Shape]:
    cards = Pile(box.names)
    return {
        "hands": PerSeat(cards),
        "open_hands": PerSeat(cards),
        "stack": cards,
        "pile": cards,
        "trump": OneOf(box.names),
        "turn": Seat(),
        "trick": cards,
        "trick_seats": Row(Seat(), MOST_SEATS),
        "trick_size": Number(MOST_SEATS),
        "last_trick": cards,
        "last_seats": Row(Seat(), MOST_SEATS),
        "last_winner": Seat(),
        "captured": PerSeat(cards),
        "tricks": Number(CARDS),
        "end_phase": Flag(),
    }
