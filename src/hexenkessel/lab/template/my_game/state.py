"""A game of My Game in progress: its fields, its copy, its shape as a position, what a seat imagines."""

from typing import TYPE_CHECKING

from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.shape import Number, PerSeat, Seat, Shape
from hexenkessel.kernel.state import State
from my_game.box import Box
from my_game.moves import Moves

if TYPE_CHECKING:
    from hexenkessel.kernel.game import Game


class MyGame(State):
    def __init__(
        self, game: "Game", players: int, options: dict[str, Fact], dice: Dice, box: Box, offers: Moves
    ) -> None:
        super().__init__(game, players, options, dice)
        self.box = box
        self.offers = offers
        self.bowl = 0
        self.taken: list[int] = []
        self.turn = 0
        # Who took the last pebble; -1 while there is one.
        self.last = -1

    def scores(self) -> list[int]:
        """A point for every pebble, and the bonus for the last one (MG-4.2)."""
        return [count + (self.box.bonus if seat == self.last else 0) for seat, count in enumerate(self.taken)]

    def clone(self) -> "MyGame":
        """Everything that can change is copied; search is made of copies, so no `deepcopy`."""
        twin = MyGame(self.game, self.players, self.options, self.dice, self.box, self.offers)
        self.copy_into(twin)
        twin.bowl = self.bowl
        twin.taken = self.taken[:]
        twin.turn = self.turn
        twin.last = self.last
        return twin

    def conjure(self, seat: int, dice: Dice) -> None:
        """Nothing is hidden in this game. What is hidden in yours is dealt anew here, from what this seat has seen and from
        `dice` alone."""


def position_shapes(box: Box) -> dict[str, Shape]:
    """Every field that makes up the state, for positions in files."""
    return {
        "bowl": Number(box.pebbles),
        "taken": PerSeat(Number(box.pebbles)),
        "turn": Seat(False),
        "last": Seat(),
    }
