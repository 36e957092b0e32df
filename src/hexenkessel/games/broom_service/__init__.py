"""Broom Service (Andreas Pelikan, Alexander Pfister, 2015): brave or cowardly roles on a map of towers and clouds."""

from typing import Any

from hexenkessel.games.broom_service import checks, figures, rules, view
from hexenkessel.games.broom_service.boards import BACK, SIDES, TERRAINS
from hexenkessel.games.broom_service.box import (
    FLY_TILE,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    NO_EFFECT,
    PLUS_TWO,
    POTION_BONUS,
    POTIONS_TILE,
    WANDS_TILE,
    Box,
)
from hexenkessel.games.broom_service.moves import Moves
from hexenkessel.games.broom_service.state import Broom
from hexenkessel.kernel.content import Content
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.game import Game, Option
from hexenkessel.kernel.state import State


class BroomGame(Game):
    def __init__(self, content: Content) -> None:
        self.box = Box(content)
        self.offers = Moves(self.box)
        self.grants = rules.make_grants(self.box)
        fewest = min(len(board.cloud_spots) for board in self.box.boards.boards) - self.box.storm_clouds
        numbers = range(max(0, fewest), self.box.heavy_clouds + 1)
        super().__init__(
            id="broom_service",
            title="Broom Service",
            content=content,
            players=range(LEAST_PLAYERS, MOST_PLAYERS + 1),
            options=[
                Option("side", SIDES, SIDES[0], "BS-2.1"),
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
            most_points=view.MOST_POINTS,
            endings=["seven-rounds"],
        )
        self.position_shapes = dict(view.position_shapes(self.box))
        self.view_shapes = dict(view.view_shapes(self.box))
        self.figures = printed(self.box)

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

    def deal(self, state: State) -> None:
        assert isinstance(state, Broom)
        rules.deal(state)

    def check(self, state: State) -> None:
        assert isinstance(state, Broom)
        checks.check(state)

    def look(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, Broom)
        return view.look(state, seat)

    def traits(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, Broom)
        return figures.traits(state, seat)

    def measures(self, state: State) -> dict[str, float]:
        assert isinstance(state, Broom)
        return figures.figures(state)


def printed(box: Box) -> dict[str, Fact]:
    """What cards, clouds, tiles and tables say in numbers, for the words."""
    found: dict[str, Fact] = {
        "rounds": box.rounds,
        "hand_size": box.hand_size,
        "start_points": box.start_points,
        "curse": box.curse,
        "gather_brave": box.brave_yield,
        "gather_cowardly": box.cowardly_yield,
        "druid_bonus": box.druid_bonus,
        "fairy_bonus": box.fairy_bonus,
        "market_points": box.market_points,
        "full_hands_points": box.full_hands[0],
        "full_hands_next": box.full_hands[1],
        "empty_hands_points": box.empty_hands[0],
        "empty_hands_next": box.empty_hands[1],
        "everything_points": box.everything_points,
        "like_minded_points": box.like_minded_points,
        "potions_tile": box.mountain_amounts[POTIONS_TILE],
        "wands_tile": box.mountain_amounts[WANDS_TILE],
        "fly_tile": box.mountain_amounts[FLY_TILE],
        "tile_points": box.tile_points,
        "hill_tower_points": box.hill_tower_points,
        "storm_clouds": box.storm_clouds,
        "heavy_clouds": box.heavy_clouds,
        "further_bolt": box.further_bolt,
        "set_of_four": box.set_of_four,
        "set_of_three": box.set_of_three,
    }
    for number in (1, 2, 3):
        found[f"amulets_{number}"] = box.amulet_points[min(number, len(box.amulet_points) - 1)]
    for place, name in enumerate(("few_cards", "some_cards", "many_cards")):
        found[name] = box.fewest_cards + place
        found[f"{name}_points"] = box.points_for_cards[place]
    for number, terrain in enumerate(TERRAINS):
        found[f"danger_{terrain}"] = box.dangers[number]
        found[f"pleasure_{terrain}"] = box.pleasures[number]
    for side, board in zip(SIDES, box.boards.boards, strict=True):
        found[f"{side}_heavy"] = max(0, len(board.cloud_spots) - box.storm_clouds)
    for cloud in box.clouds:
        if cloud.effect == NO_EFFECT:
            found[f"{cloud.id}_wands"] = cloud.cost
            found[f"{cloud.id}_bolts"] = cloud.bolts
        elif cloud.effect == PLUS_TWO:
            found[cloud.id] = cloud.amount
        elif cloud.effect == POTION_BONUS:
            found[f"{cloud.id}_potions"] = cloud.least
            found[f"{cloud.id}_points"] = cloud.amount
    return found


def game(content: Content) -> Game:
    return BroomGame(content)
