"""Kröten & Kessel: everybody brews in secret, the best brew that nobody equals catches a toad."""

from typing import Any

from hexenkessel.kernel.content import Content
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.game import Game, Option
from hexenkessel.kernel.sheet import Sheet
from toy_cauldron import check, rules, scoring, setup, survey, view
from toy_cauldron.box import MOST_SEATS, Box
from toy_cauldron.moves import Moves
from toy_cauldron.state import Cauldron, position_shapes


class CauldronGame(Game):
    def __init__(self, content: Content) -> None:
        self.box = Box(content)
        self.offers = Moves(self.box)
        super().__init__(
            id="toy_cauldron",
            title="Kröten & Kessel",
            content=content,
            players=range(2, MOST_SEATS + 1),
            options=[Option("brew", [1, 2], 1, "KK-2.2")],
            table=self.offers.table,
            steps=rules.STEPS,
            turn_rule="KK-3.1",
            end_rule="KK-5.1",
            most_points=self.box.toads,
            endings=["pond-empty", "hands-empty"],
        )
        self.position_shapes = position_shapes(self.box)
        self.view_shapes = view.view_shapes(self.box)
        self.figures = {"hand_size": self.box.hand_size, "toads": self.box.toads}

    def blank(self, players: int, options: dict[str, Fact], dice: Dice) -> Cauldron:
        return Cauldron(self, players, options, dice, self.box, self.offers)

    def deal(self, state: Cauldron) -> None:
        setup.deal(state)

    def check(self, state: Cauldron) -> None:
        check.check(state)

    def look(self, state: Cauldron, seat: int | None) -> dict[str, Any]:
        return view.look(state, seat)

    def sheet(self, state: Cauldron) -> Sheet:
        return scoring.sheet(state)

    def traits(self, state: Cauldron, seat: int) -> list[str]:
        return survey.traits(state, seat)

    def measures(self, state: Cauldron) -> dict[str, float]:
        return survey.measures(state)


def game(content: Content) -> Game:
    return CauldronGame(content)
