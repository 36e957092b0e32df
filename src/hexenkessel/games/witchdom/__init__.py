"""Witchdom (Michal Peichl, 2024): gather, brew, and let a clan grow; alone against Ostara."""

from typing import Any

from hexenkessel.games.witchdom import check, rules, scoring, setup, survey, view
from hexenkessel.games.witchdom.box import Box
from hexenkessel.games.witchdom.moves import Moves
from hexenkessel.games.witchdom.state import Witchdom, position_shapes
from hexenkessel.games.witchdom.view import named
from hexenkessel.kernel.content import Content
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.game import Effort, Game, Option
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.sheet import Sheet

ALONE = range(1, 2)
TOGETHER = range(2, 6)
ANIMALS = ("animals", True)
# What the table shows anyway: what is refilled, and the small steps of a payment.
MINOR = (
    *("filled", "turned-witch", "turned-potion", "kept"),
    *("chose-pay", "chose-replace", "chose-bring", "chose-reuse"),
)


class WitchdomGame(Game):
    def __init__(self, content: Content) -> None:
        self.box = Box(content)
        self.offers = Moves(self.box)
        super().__init__(
            id="witchdom",
            title="Witchdom",
            content=content,
            players=range(1, 6),
            options=[
                Option("start_player", ["random"], "random", "WD-2.1", seats=True, only=TOGETHER),
                Option("novices", ["random", "choice"], "random", "WD-2.3"),
                Option("extra_dark_goals", [0, 1, 2, 3], 0, "WD-2.7", only=TOGETHER),
                Option("animals", [False, True], False, "WD-12.1", main=True),
                Option("animal_goals_extra", [0, 1, 2], 1, "WD-12.7", only=TOGETHER, needs=ANIMALS),
                Option("animals_when", ["always", "first_round"], "always", "WD-12.6", needs=ANIMALS),
                Option("solo_level", [1, 2, 3], 1, "WD-13.3", only=ALONE, main=True),
                Option("ostara_or_rule", ["fewer", "literal"], "fewer", "WD-13.9", only=ALONE),
                Option(
                    "ostara_animal_rule", ["new", "literal"], "new", "WD-13.11", only=ALONE, needs=ANIMALS
                ),
            ],
            table=self.offers.table,
            steps=rules.STEPS,
            turn_rule="WD-3.1",
            end_rule="WD-10.3",
            most_points=view.MOST_POINTS,
            effort=Effort(45, 60, "medium", "designed"),
            endings=["goals", "witches", "potions", "rounds"],
            turn_ends=["round", "last-round"],
            minor=MINOR,
        )
        self.position_shapes = position_shapes(self.box)
        self.view_shapes = view.view_shapes(self.box)
        level = self.box.levels[2]
        self.figures = {"level_2_goals": level.dark + level.light}

    def end_rule_for(self, players: int) -> str:
        return "WD-13.5" if players in ALONE else self.end_rule

    def blank(self, players: int, options: dict[str, Fact], dice: Dice) -> Witchdom:
        return Witchdom(self, players, options, dice, self.box, self.offers)

    def deal(self, state: Witchdom) -> None:
        setup.deal(state)

    def check(self, state: Witchdom) -> None:
        check.check(state)

    def look(self, state: Witchdom, seat: int | None) -> dict[str, Any]:
        return view.look(state, seat)

    def look_open(self, state: Witchdom) -> dict[str, Any]:
        return view.look_open(state)

    def sheet(self, state: Witchdom) -> Sheet:
        return scoring.sheet(state)

    def named(self, view: dict[str, Any], move: Move) -> dict[str, Fact]:
        return named(self.box, view, move)

    def traits(self, state: Witchdom, seat: int) -> list[str]:
        return survey.traits(state, seat)

    def measures(self, state: Witchdom) -> dict[str, float]:
        return survey.measures(state)


def game(content: Content) -> Game:
    return WitchdomGame(content)
