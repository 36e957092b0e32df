"""The table of Kröten & Kessel: which card lies where, and who has how many toads."""

from typing import TYPE_CHECKING, Final

from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.shape import Number, PerSeat, Pile, Shape
from hexenkessel.kernel.state import State
from toy_cauldron.box import INGREDIENTS, Box
from toy_cauldron.moves import Moves

if TYPE_CHECKING:
    from hexenkessel.kernel.game import Game

LUCKY: Final = 6


class Cauldron(State):
    """A game in progress. A card is the number of its ingredient; sealed cards stay in the hand until all have chosen."""

    def __init__(
        self, game: "Game", players: int, options: dict[str, Fact], dice: Dice, box: Box, offers: Moves
    ) -> None:
        super().__init__(game, players, options, dice)
        self.box = box
        self.offers = offers
        self.hands: list[list[int]] = []
        self.stack: list[int] = []
        # The brews of the last round lie open before their owners, older ones in the cauldron.
        self.brews: list[list[int]] = []
        self.cauldron: list[int] = []
        self.pond = 0
        self.toads: list[int] = []
        self.die = 0

    def scores(self) -> list[int]:
        return self.toads[:]

    def standing(self, seat: int) -> tuple[int, ...]:
        """Toads, then the strength of the last brew (KK-5.2)."""
        return (self.toads[seat], self.brew_strength(seat))

    def brew_strength(self, seat: int) -> int:
        return sum(self.box.strength[card] for card in self.brews[seat])

    def clone(self) -> "Cauldron":
        twin = Cauldron(self.game, self.players, self.options, self.dice, self.box, self.offers)
        self.copy_into(twin)
        twin.hands = [hand[:] for hand in self.hands]
        twin.stack = self.stack[:]
        twin.brews = [brew[:] for brew in self.brews]
        twin.cauldron = self.cauldron[:]
        twin.pond = self.pond
        twin.toads = self.toads[:]
        twin.die = self.die
        return twin

    def conjure(self, seat: int, dice: Dice) -> None:
        """Other hands and the stack are hidden (KK-6.1): deal anew what lies neither open nor in this hand."""
        seen = self.hands[seat] + self.cauldron + [card for brew in self.brews for card in brew]
        hidden = [card for card in range(INGREDIENTS) for _ in range(self.box.copies - seen.count(card))]
        dice.shuffle(hidden)
        for other in range(self.players):
            if other != seat:
                size = len(self.hands[other])
                self.hands[other], hidden = hidden[:size], hidden[size:]
        self.stack = hidden


def brew_size(state: Cauldron) -> int:
    size = state.options["brew"]
    assert isinstance(size, int)
    return size


def position_shapes(box: Box) -> dict[str, Shape]:
    cards = Pile(box.names)
    return {
        "hands": PerSeat(cards),
        "stack": cards,
        "brews": PerSeat(cards),
        "cauldron": cards,
        "pond": Number(box.toads),
        "toads": PerSeat(Number(box.toads)),
        "die": Number(LUCKY),
    }
