"""The Witches (Martin Wallace, 2013): problems of all sizes in Lancre, for rivals, together or alone."""

from typing import Any

from hexenkessel.games.witches import check, rules, scoring, setup, survey, view
from hexenkessel.games.witches.box import Box
from hexenkessel.games.witches.moves import Moves
from hexenkessel.games.witches.state import ENDINGS, MOST_POINTS, Witches, position_shapes
from hexenkessel.kernel.content import Content
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.game import Effort, Game, Option
from hexenkessel.kernel.sheet import Sheet

SEVERAL = range(2, 5)
# What the sentence before or after says anyway: every step, every die taken, every card drawn would bury the story.
MINOR = (
    *("rolled-for-order", "attempted", "rolls", "rerolls", "stopped", "stood", "done"),
    *("went-on", "drew", "ended"),
)


class WitchesGame(Game):
    def __init__(self, content: Content) -> None:
        self.box = Box(content)
        self.offers = Moves(self.box)
        super().__init__(
            id="witches",
            title="The Witches",
            content=content,
            players=range(1, 5),
            options=[
                Option("mode", ["rivals", "together"], "rivals", "TW-26.3", only=SEVERAL, main=True),
                Option("few_crises", [False, True], False, "TW-26.1", only=SEVERAL, needs=("mode", "rivals")),
                Option("piling_crises", [False, True], False, "TW-26.2"),
            ],
            table=self.offers.table,
            steps=rules.STEPS,
            turn_rule="TW-6.1",
            end_rule="TW-18.3",
            most_points=MOST_POINTS,
            effort=Effort(90, 90, "light", "rulebook"),
            endings=list(ENDINGS),
            edition=2,
            turn_ends=["ended"],
            # Nine kinds of moves lead to a place.
            meant="walk",
            minor=MINOR,
        )
        self.position_shapes = position_shapes(self.box)
        self.view_shapes = view.view_shapes(self.box)
        self.figures = self.box.figures()

    def blank(self, players: int, options: dict[str, Fact], dice: Dice) -> Witches:
        return Witches(self, players, options, dice, self.box, self.offers)

    def deal(self, state: Witches) -> None:
        setup.deal(state)

    def check(self, state: Witches) -> None:
        check.check(state)

    def look(self, state: Witches, seat: int | None) -> dict[str, Any]:
        return view.look(state, seat)

    def look_open(self, state: Witches) -> dict[str, Any]:
        return view.look_open(state)

    def sheet(self, state: Witches) -> Sheet:
        return scoring.sheet(state)

    def traits(self, state: Witches, seat: int) -> list[str]:
        return survey.traits(state, seat)

    def measures(self, state: Witches) -> dict[str, float]:
        return survey.measures(state)


def game(content: Content) -> Game:
    return WitchesGame(content)
