"""The table of all moves of Broom Service.

Numbered in this order: choosing roles, leading (brave, then cowardly), answering, gathering, moonshine, bidding, tiles,
circles, the few decisions without a thing, and then what depends on the boards: flights, deliveries, clouds.
"""

from typing import Final, final

from hexenkessel.games.broom_service.boards import COLOURS, RESOURCES, Boards
from hexenkessel.games.broom_service.box import (
    BRAVE_TILE,
    FOREST_TILES,
    MOUNTAIN_TILES,
    POINTS_TILE,
    ROLES,
    YIELDS,
    Box,
)
from hexenkessel.kernel.moves import Move, MoveTable

STANCES: Final = ("brave", "cowardly")
PAWNS: Final = (1, 2)
MOST_GATHERED: Final = 3
# Nobody can own more of a kind: three gatherers bring 63 wands in seven rounds, towers and tiles a few more.
MOST_BID: Final = 90
FIRST_LEAD: Final = len(ROLES)
FIRST_COWARDLY_LEAD: Final = FIRST_LEAD + len(ROLES)
FIRST_ANSWER: Final = FIRST_COWARDLY_LEAD + len(ROLES)
FIRST_GATHERING: Final = FIRST_ANSWER + 3


@final
class Moves:
    """All moves, made once: lists by role, region, tower, spot. `first_…` is the code where such a list begins."""

    def __init__(self, box: Box) -> None:
        boards = box.boards
        table = MoveTable()
        self.table = table
        self.chooses = [table.add("choose", [role], [f"role:{role}"], role=role) for role in ROLES]
        # By role, all brave ones before the cowardly ones.
        self.leads = [
            table.add("lead", [role, stance], [f"hand:{role}", f"stance:{stance}"], role=role, stance=stance)
            for stance in STANCES
            for role in ROLES
        ]
        self.brave = table.add("answer", ["brave"], ["stance:brave"], stance="brave")
        self.cowardly = table.add("answer", ["cowardly"], ["stance:cowardly"], stance="cowardly")
        self.answers = [self.brave, self.cowardly]
        self.pass_on = table.add("pass", [], ["pass"])
        self.passes = [self.pass_on]
        self.add_gathering(box)
        self.first_moonshine = len(table.moves)
        self.moonshine = [
            table.add("moonshine", [name], [f"moonshine:{name}"], resource=name) for name in RESOURCES
        ]
        self.first_bid = len(table.moves)
        # By resource and number.
        self.bids = [
            [
                table.add("bid", [name, count], [f"bid:{name}:{count}"], resource=name, count=count)
                for count in range(MOST_BID + 1)
            ]
            for name in RESOURCES
        ]
        self.fewest = min(box.hand_size, box.fewest_cards)
        self.numbers = [
            table.add("number", [count], [f"number:{count}"], cards=count)
            for count in range(self.fewest, max(box.hand_size + 1, box.most_cards) + 1)
        ]
        self.market = table.add("market", [], ["market"], points=box.market_points)
        self.use_brave_tile = self.forest_tile(BRAVE_TILE)
        self.use_points_tile = self.forest_tile(POINTS_TILE)
        self.functions = [
            table.add("function", [name], [f"function:{name}"], tile=name) for name in MOUNTAIN_TILES
        ]
        self.first_circle = len(table.moves)
        self.circles = [
            table.add("circle", [name], [f"circle:{name}"], circle=name) for name in boards.circle_names
        ]
        self.hand_in = table.add("hand-in", [], ["hand-in"], points=box.everything_points)
        self.skip = table.add("skip", [], ["skip"])
        self.add_board(boards)

    def number(self, count: int) -> Move:
        return self.numbers[count - self.fewest]

    def number_of(self, move: Move) -> int:
        """How many roles somebody takes who makes this move."""
        return move.code - self.numbers[0].code + self.fewest

    def forest_tile(self, tile: int) -> Move:
        name = FOREST_TILES[tile]
        return self.table.add("use", [name], [f"forest-tile:{name}"], tile=name)

    def add_gathering(self, box: Box) -> None:
        """What a gatherer may bring, by role and stance: so many potions of the colour and so many wands (R10)."""
        self.gathered_potions: list[int] = []
        self.gathered_wands: list[int] = []
        self.brave_gathering: list[list[Move]] = []
        self.cowardly_gathering: list[list[Move]] = []
        for colour in box.gathers:
            name = COLOURS[colour]
            brave: list[Move] = []
            cowardly: list[Move] = []
            for total in range(MOST_GATHERED, 0, -1):
                for wands in range(total + 1):
                    potions = total - wands
                    move = self.table.add(
                        "gather",
                        [name, potions, wands],
                        [f"gather:{potions}-{wands}"],
                        colour=name,
                        potions=potions,
                        wands=wands,
                    )
                    self.gathered_potions.append(potions)
                    self.gathered_wands.append(wands)
                    if allowed_yield(box, potions, wands, box.brave_yield):
                        brave.append(move)
                    if allowed_yield(box, potions, wands, box.cowardly_yield):
                        cowardly.append(move)
            self.brave_gathering.append(brave)
            self.cowardly_gathering.append(cowardly)

    def add_board(self, boards: Boards) -> None:
        table = self.table
        self.first_flight = len(table.moves)
        self.flights = [
            [
                table.add("fly", [pawn, name], [f"pawn:{pawn}", f"region:{name}"], pawn=pawn, region=name)
                for name in boards.region_names
            ]
            for pawn in PAWNS
        ]
        self.first_delivery = len(table.moves)
        self.deliveries = [
            [
                table.add(
                    "deliver",
                    [pawn, tower.id],
                    [f"pawn:{pawn}", f"tower:{tower.id}"],
                    pawn=pawn,
                    tower=tower.id,
                    colour=COLOURS[tower.colour],
                    points=tower.points,
                )
                for tower in boards.towers
            ]
            for pawn in PAWNS
        ]
        self.first_cloud = len(table.moves)
        self.dispels = [
            table.add(
                "dispel",
                [name],
                [f"cloud:{name}"],
                spot=name,
                region=boards.region_names[boards.cloud_spot_region[spot]],
            )
            for spot, name in enumerate(boards.cloud_spot_names)
        ]


def allowed_yield(box: Box, potions: int, wands: int, most: int) -> bool:
    """Any mix (R10), or one of the other readings that a content file may ask for (facts.md 2.4)."""
    reading = YIELDS[box.yields]
    if potions + wands > most:
        return False
    if reading == "potions_only":
        return wands == 0
    if reading == "potions_and_one_wand":
        return wands <= 1 and potions <= max(1, most - 1)
    return True
