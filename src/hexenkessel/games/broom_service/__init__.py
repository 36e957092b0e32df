"""Broom Service (Andreas Pelikan, Alexander Pfister, 2015): brave or cowardly roles on a map of towers and clouds."""

from typing import Any

from hexenkessel.games.broom_service import check, rules, scoring, setup, survey, view
from hexenkessel.games.broom_service.boards import BACK, SIDES
from hexenkessel.games.broom_service.box import LEAST_PLAYERS, MOST_PLAYERS, Box
from hexenkessel.games.broom_service.moves import Moves
from hexenkessel.games.broom_service.state import MOST_POINTS, Broom, position_shapes
from hexenkessel.games.broom_service.view import named
from hexenkessel.kernel.content import Content
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.game import Effort, Game, Option
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.sheet import Sheet


class BroomGame(Game):
    def __init__(self, content: Content) -> None:
        self.box = Box(content)
        self.offers = Moves(self.box)
        self.grants = setup.make_grants(self.box)
        fewest = min(len(board.cloud_spots) for board in self.box.boards.boards) - self.box.storm_clouds
        numbers = range(max(0, fewest), self.box.heavy_clouds + 1)
        super().__init__(
            id="broom_service",
            title="Broom Service",
            content=content,
            players=range(LEAST_PLAYERS, MOST_PLAYERS + 1),
            options=[
                Option("side", SIDES, SIDES[0], "BS-2.1", main=True),
                Option("storm_clouds", [False, True], False, "BS-11.1"),
                Option(
                    "heavy_clouds",
                    list(numbers),
                    self.box.heavy_clouds,
                    "BS-11.1",
                    needs=("storm_clouds", True),
                ),
                Option("mountain_tiles", ["usual", "without", "with"], "usual", "BS-12.1"),
                Option("start", ["random"], "random", "BS-3.3", seats=True),
            ],
            table=self.offers.table,
            steps=rules.STEPS,
            turn_rule="BS-6.9",
            end_rule="BS-4.5",
            most_points=MOST_POINTS,
            effort=Effort(45, 75, "medium", "designed"),
            endings=["seven-rounds"],
            # What the table shows anyway: that somebody has chosen, and how many cards.
            minor=["sealing", "sealed", "picked"],
        )
        self.position_shapes = position_shapes(self.box)
        self.view_shapes = view.view_shapes(self.box)
        self.figures = self.box.figures()

    def clashes(self, players: int, options: dict[str, Fact]) -> list[tuple[str, str]]:
        """Which options do not go together (BS-20): the back always has mountain tiles, and every spot needs a cloud."""
        found = []
        side = SIDES.index(str(options["side"]))
        if side == BACK and options["mountain_tiles"] == "without":
            found.append(("side", "mountain_tiles"))
        heavy = options["heavy_clouds"]
        assert isinstance(heavy, int)
        spots = len(self.box.boards.boards[side].cloud_spots)
        if options["storm_clouds"] and heavy + self.box.storm_clouds < spots:
            found.append(("heavy_clouds", "side"))
        return found

    def blank(self, players: int, options: dict[str, Fact], dice: Dice) -> Broom:
        return Broom(self, players, options, dice, self.box, self.offers, self.grants)

    def deal(self, state: Broom) -> None:
        setup.deal(state)

    def check(self, state: Broom) -> None:
        check.check(state)

    def look(self, state: Broom, seat: int | None) -> dict[str, Any]:
        return view.look(state, seat)

    def look_open(self, state: Broom) -> dict[str, Any]:
        return view.look_open(state)

    def sheet(self, state: Broom) -> Sheet:
        return scoring.sheet(state)

    def named(self, view: dict[str, Any], move: Move) -> dict[str, Fact]:
        return named(view, move)

    def traits(self, state: Broom, seat: int) -> list[str]:
        return survey.traits(state, seat)

    def measures(self, state: Broom) -> dict[str, float]:
        return survey.measures(state)


def game(content: Content) -> Game:
    return BroomGame(content)
