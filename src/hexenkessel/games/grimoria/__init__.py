"""Grimoria (Hayato Kisaragi, 2012): secret spells, low ones first."""

from typing import Any

from hexenkessel.games.grimoria import check, rules, scoring, setup, survey, view
from hexenkessel.games.grimoria.box import Box
from hexenkessel.games.grimoria.moves import Moves
from hexenkessel.games.grimoria.state import MOST_POINTS, Grimoria, position_shapes
from hexenkessel.games.grimoria.view import named
from hexenkessel.kernel.content import Content
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.game import Effort, Game
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.sheet import Sheet


class GrimoriaGame(Game):
    def __init__(self, content: Content) -> None:
        self.box = Box(content)
        self.offers = Moves(self.box)
        super().__init__(
            id="grimoria",
            title="Grimoria",
            content=content,
            players=range(2, 6),
            options=[],
            table=self.offers.table,
            steps=rules.STEPS,
            turn_rule="GR-5.1",
            end_rule="GR-11.2",
            most_points=MOST_POINTS,
            effort=Effort(45, 60, "medium", "designed"),
            endings=["last-round-played"],
            # What the table shows anyway: that somebody has chosen.
            minor=["sealing", "sealed"],
        )
        self.position_shapes = position_shapes(self.box)
        self.view_shapes = view.view_shapes(self.box)
        self.figures = self.box.figures()

    def blank(self, players: int, options: dict[str, Fact], dice: Dice) -> Grimoria:
        return Grimoria(self, players, options, dice, self.box, self.offers)

    def deal(self, state: Grimoria) -> None:
        setup.deal(state)

    def check(self, state: Grimoria) -> None:
        check.check(state)

    def look(self, state: Grimoria, seat: int | None) -> dict[str, Any]:
        return view.look(state, seat)

    def look_open(self, state: Grimoria) -> dict[str, Any]:
        return view.look_open(state)

    def sheet(self, state: Grimoria) -> Sheet:
        return scoring.sheet(state)

    def named(self, view: dict[str, Any], move: Move) -> dict[str, Fact]:
        return named(view, move)

    def traits(self, state: Grimoria, seat: int) -> list[str]:
        return survey.traits(state, seat)

    def measures(self, state: Grimoria) -> dict[str, float]:
        return survey.measures(state)


def game(content: Content) -> Game:
    return GrimoriaGame(content)
