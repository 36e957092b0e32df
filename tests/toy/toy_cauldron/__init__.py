"""Kröten & Kessel: everybody brews in secret, the best brew that nobody equals catches a toad."""

from typing import Any

from hexenkessel.kernel.content import Content
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.game import Game, Option
from hexenkessel.kernel.state import State
from toy_cauldron import rules, view
from toy_cauldron.moves import MOST_SEATS, Box
from toy_cauldron.rules import Cauldron


class CauldronGame(Game):
    def __init__(self, content: Content) -> None:
        self.box = Box(content)
        super().__init__(
            id="toy_cauldron",
            title="Kröten & Kessel",
            content=content,
            players=range(2, MOST_SEATS + 1),
            options=[Option("brew", [1, 2], 1, "KK-2.2")],
            table=self.box.table,
            steps=rules.STEPS,
            turn_rule="KK-3.1",
            end_rule="KK-5.1",
            most_points=self.box.toads,
            endings=["pond-empty", "hands-empty"],
        )
        self.position_shapes = view.position_shapes(self.box)
        self.view_shapes = view.view_shapes(self.box)
        self.figures = {"hand_size": self.box.hand_size, "toads": self.box.toads}

    def blank(self, players: int, options: dict[str, Fact], dice: Dice) -> Cauldron:
        return Cauldron(self, players, options, dice, self.box)

    def deal(self, state: State) -> None:
        assert isinstance(state, Cauldron)
        rules.deal(state)

    def check(self, state: State) -> None:
        assert isinstance(state, Cauldron)
        view.check(state)

    def look(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, Cauldron)
        return view.look(state, seat)


def game(content: Content) -> Game:
    return CauldronGame(content)
