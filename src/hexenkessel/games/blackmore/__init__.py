"""Die Hexen von Blackmore (Leo Colovini, 2012): tricks under a turning wheel."""

from typing import Any

from hexenkessel.games.blackmore import check, rules, scoring, setup, survey, view
from hexenkessel.games.blackmore.box import MOST_SEATS, POINTS, Box
from hexenkessel.games.blackmore.moves import Moves
from hexenkessel.games.blackmore.state import Blackmore, position_shapes
from hexenkessel.kernel.content import Content
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.game import Effort, Game, Option
from hexenkessel.kernel.sheet import Sheet


class BlackmoreGame(Game):
    def __init__(self, content: Content) -> None:
        self.box = Box(content)
        self.offers = Moves(self.box)
        super().__init__(
            id="blackmore",
            title="Die Hexen von Blackmore",
            content=content,
            players=range(2, MOST_SEATS + 1),
            options=[
                Option("side", self.box.sides, "descending", "BM-3.4"),
                Option("start", ["random"], "random", "BM-3.6", seats=True),
                Option("open_scores", [False, True], False, "BM-11.3"),
            ],
            table=self.offers.table,
            steps=rules.STEPS,
            turn_rule="BM-4.4",
            end_rule="BM-8.6",
            most_points=POINTS,
            effort=Effort(30, 30, "light", "rulebook"),
            endings=["all-cards-played"],
            # That the others draw a card goes without saying (BM-7.2); one's own is an event of another kind.
            minor=["drew"],
        )
        self.position_shapes = position_shapes(self.box)
        self.view_shapes = view.view_shapes(self.box)

    def blank(self, players: int, options: dict[str, Fact], dice: Dice) -> Blackmore:
        return Blackmore(self, players, options, dice, self.box, self.offers)

    def deal(self, state: Blackmore) -> None:
        setup.deal(state)

    def check(self, state: Blackmore) -> None:
        check.check(state)

    def look(self, state: Blackmore, seat: int | None) -> dict[str, Any]:
        return view.look(state, seat)

    def look_open(self, state: Blackmore) -> dict[str, Any]:
        return view.look_open(state)

    def sheet(self, state: Blackmore) -> Sheet:
        return scoring.sheet(state)

    def traits(self, state: Blackmore, seat: int) -> list[str]:
        return survey.traits(state, seat)

    def measures(self, state: Blackmore) -> dict[str, float]:
        return survey.measures(state)


def game(content: Content) -> Game:
    return BlackmoreGame(content)
