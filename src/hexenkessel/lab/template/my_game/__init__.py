"""My Game: take pebbles out of the bowl; the last one is worth most."""

from typing import Any

from hexenkessel.kernel.content import Content
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.sheet import Sheet
from my_game import check, rules, scoring, setup, view
from my_game.box import MOST_SEATS, Box
from my_game.moves import Moves
from my_game.state import MyGame, position_shapes


class MyGameGame(Game):
    def __init__(self, content: Content) -> None:
        self.box = Box(content)
        self.offers = Moves()
        super().__init__(
            id="my_game",
            title="My Game",
            content=content,
            players=range(2, MOST_SEATS + 1),
            options=[],
            table=self.offers.table,
            steps=rules.STEPS,
            turn_rule="MG-3.1",
            end_rule="MG-4.1",
            most_points=self.box.pebbles + self.box.bonus,
            endings=["bowl-empty"],
        )
        self.position_shapes = position_shapes(self.box)
        self.view_shapes = view.view_shapes(self.box)
        self.figures = {"pebbles": self.box.pebbles, "bonus": self.box.bonus}

    def blank(self, players: int, options: dict[str, Fact], dice: Dice) -> MyGame:
        return MyGame(self, players, options, dice, self.box, self.offers)

    def deal(self, state: MyGame) -> None:
        setup.deal(state)

    def check(self, state: MyGame) -> None:
        check.check(state)

    def look(self, state: MyGame, seat: int | None) -> dict[str, Any]:
        return view.look(state, seat)

    def sheet(self, state: MyGame) -> Sheet:
        return scoring.sheet(state)


def game(content: Content) -> Game:
    return MyGameGame(content)
