"""The table of all moves of Broom Service.

Numbered in this order: choosing roles, leading (brave, then cowardly), answering, gathering, moonshine, bidding, tiles,
circles, the few decisions without a thing, and then what depends on the boards: flights, deliveries, clouds.
"""

from collections.abc import Mapping
from typing import Final, final

from hexenkessel.games.broom_service.boards import COLOURS, RESOURCES
from hexenkessel.games.broom_service.box import (
    BRAVE,
    BRAVE_TILE,
    COWARDLY,
    FOREST_TILES,
    MOUNTAIN_TILES,
    POINTS_TILE,
    ROLES,
    STANDINGS,
    YIELDS,
    Box,
)
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.moves import Move, MoveTable

PAWNS: Final = (1, 2)
MOST_GATHERED: Final = 3
# Nobody can own more of a kind: three gatherers bring 63 wands in seven rounds, towers and tiles a few more.
MOST_BID: Final = 90

CHOOSE: Final = 0
LEAD_ROLE: Final = 1
ANSWER_ROLE: Final = 2
PASS: Final = 3
GATHER: Final = 4
DISTIL: Final = 5
BID_PIECES: Final = 6
NUMBER: Final = 7
MARKET: Final = 8
USE_TILE: Final = 9
USE_FUNCTION: Final = 10
CIRCLE: Final = 11
HAND_IN: Final = 12
SKIP: Final = 13
FLY: Final = 14
DELIVER: Final = 15
DISPEL: Final = 16
VERBS: Final = (
    *("choose", "lead", "answer", "pass", "gather", "moonshine", "bid", "number"),
    *("market", "use", "function", "circle", "hand-in", "skip", "fly", "deliver", "dispel"),
)


@final
class BroomMove(Move):
    """`act` says what is done, the others with what; each is a number, -1 where the move is about no such thing.

    `instead` tells what may be done in place of a cowardly action (BS-6.8).
    """

    def __init__(
        self,
        act: int,
        words: list[Fact],
        touches: list[str],
        facts: Mapping[str, Fact],
        role: int = -1,
        stance: int = -1,
        resource: int = -1,
        count: int = -1,
        potions: int = -1,
        wands: int = -1,
        tile: int = -1,
        circle: int = -1,
        pawn: int = -1,
        region: int = -1,
        tower: int = -1,
        spot: int = -1,
    ) -> None:
        super().__init__(VERBS[act], words, touches, facts)
        self.act = act
        self.role = role
        self.stance = stance
        self.resource = resource
        self.count = count
        self.potions = potions
        self.wands = wands
        self.tile = tile
        self.circle = circle
        self.pawn = pawn
        self.region = region
        self.tower = tower
        self.spot = spot
        self.instead = act in (MARKET, DISTIL, USE_TILE)


@final
class Moves:
    """All moves, made once: lists by role, resource, tile, region, tower, spot."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.table = MoveTable()
        put = self.table.put
        self.chooses = [
            put(BroomMove(CHOOSE, [name], [f"role:{name}"], {"role": name}, role=role))
            for role, name in enumerate(ROLES)
        ]
        self.brave_leads = [self.lead(role, BRAVE) for role in range(len(ROLES))]
        self.cowardly_leads = [self.lead(role, COWARDLY) for role in range(len(ROLES))]
        self.answers = [self.answer(BRAVE), self.answer(COWARDLY)]
        self.pass_on = self.alone(PASS, {})
        self.brave_gathering: list[list[BroomMove]] = []
        self.cowardly_gathering: list[list[BroomMove]] = []
        for colour in box.gathers:
            self.add_gathering(colour)
        self.moonshine = [
            put(BroomMove(DISTIL, [name], [f"moonshine:{name}"], {"resource": name}, resource=kind))
            for kind, name in enumerate(RESOURCES)
        ]
        # By resource and number.
        self.bids = [
            [self.bid(kind, count) for count in range(MOST_BID + 1)] for kind in range(len(RESOURCES))
        ]
        self.fewest = min(box.hand_size, box.fewest_cards)
        self.numbers = [
            put(BroomMove(NUMBER, [count], [f"number:{count}"], {"cards": count}, count=count))
            for count in range(self.fewest, max(box.hand_size + 1, box.most_cards) + 1)
        ]
        self.market = self.alone(MARKET, {"points": box.market_points})
        self.use_brave_tile = self.forest_tile(BRAVE_TILE)
        self.use_points_tile = self.forest_tile(POINTS_TILE)
        self.functions = [
            put(BroomMove(USE_FUNCTION, [name], [f"function:{name}"], {"tile": name}, tile=tile))
            for tile, name in enumerate(MOUNTAIN_TILES)
        ]
        self.circles = [
            put(BroomMove(CIRCLE, [name], [f"circle:{name}"], {"circle": name}, circle=circle))
            for circle, name in enumerate(box.boards.circle_names)
        ]
        self.hand_in = self.alone(HAND_IN, {"points": box.everything_points})
        self.skip = self.alone(SKIP, {})
        # By pawn and region, by pawn and tower, by spot.
        self.flights = [
            [self.flight(pawn, region) for region in range(len(box.boards.region_names))] for pawn in range(2)
        ]
        self.deliveries = [
            [self.delivery(pawn, tower) for tower in range(len(box.boards.towers))] for pawn in range(2)
        ]
        self.dispels = [self.dispel(spot) for spot in range(len(box.boards.cloud_spot_names))]

    def number(self, count: int) -> BroomMove:
        return self.numbers[count - self.fewest]

    def alone(self, act: int, facts: Mapping[str, Fact]) -> BroomMove:
        return self.table.put(BroomMove(act, [], [VERBS[act]], facts))

    def lead(self, role: int, stance: int) -> BroomMove:
        name, how = ROLES[role], STANDINGS[stance]
        facts: dict[str, Fact] = {"role": name, "stance": how}
        touches = [f"hand:{name}", f"stance:{how}"]
        return self.table.put(BroomMove(LEAD_ROLE, [name, how], touches, facts, role=role, stance=stance))

    def answer(self, stance: int) -> BroomMove:
        how = STANDINGS[stance]
        return self.table.put(
            BroomMove(ANSWER_ROLE, [how], [f"stance:{how}"], {"stance": how}, stance=stance)
        )

    def add_gathering(self, colour: int) -> None:
        """What a gatherer may bring, brave and cowardly: so many potions of the colour and so many wands (R10)."""
        box = self.box
        brave: list[BroomMove] = []
        cowardly: list[BroomMove] = []
        for total in range(MOST_GATHERED, 0, -1):
            for wands in range(total + 1):
                potions = total - wands
                facts: dict[str, Fact] = {"colour": COLOURS[colour], "potions": potions, "wands": wands}
                move = self.table.put(
                    BroomMove(
                        GATHER,
                        [COLOURS[colour], potions, wands],
                        [f"gather:{potions}-{wands}"],
                        facts,
                        resource=colour,
                        potions=potions,
                        wands=wands,
                    )
                )
                if allowed_yield(box, potions, wands, box.brave_yield):
                    brave.append(move)
                if allowed_yield(box, potions, wands, box.cowardly_yield):
                    cowardly.append(move)
        self.brave_gathering.append(brave)
        self.cowardly_gathering.append(cowardly)

    def bid(self, kind: int, count: int) -> BroomMove:
        name = RESOURCES[kind]
        facts: dict[str, Fact] = {"resource": name, "count": count}
        touches = [f"bid:{name}:{count}"]
        return self.table.put(
            BroomMove(BID_PIECES, [name, count], touches, facts, resource=kind, count=count)
        )

    def forest_tile(self, tile: int) -> BroomMove:
        name = FOREST_TILES[tile]
        return self.table.put(BroomMove(USE_TILE, [name], [f"forest-tile:{name}"], {"tile": name}, tile=tile))

    def flight(self, pawn: int, region: int) -> BroomMove:
        words: list[Fact] = [PAWNS[pawn], self.box.boards.region_names[region]]
        touches = [f"pawn:{words[0]}", f"region:{words[1]}"]
        facts = {"pawn": words[0], "region": words[1]}
        return self.table.put(BroomMove(FLY, words, touches, facts, pawn=pawn, region=region))

    def delivery(self, pawn: int, number: int) -> BroomMove:
        tower = self.box.boards.towers[number]
        words: list[Fact] = [PAWNS[pawn], tower.id]
        touches = [f"pawn:{words[0]}", f"tower:{words[1]}"]
        facts: dict[str, Fact] = {
            "pawn": words[0],
            "tower": tower.id,
            "colour": COLOURS[tower.colour],
            "points": tower.points,
        }
        return self.table.put(BroomMove(DELIVER, words, touches, facts, pawn=pawn, tower=number))

    def dispel(self, spot: int) -> BroomMove:
        boards = self.box.boards
        name = boards.cloud_spot_names[spot]
        facts: dict[str, Fact] = {
            "spot": name,
            "region": boards.region_names[boards.cloud_spot_region[spot]],
        }
        return self.table.put(BroomMove(DISPEL, [name], [f"cloud:{name}"], facts, spot=spot))


def allowed_yield(box: Box, potions: int, wands: int, most: int) -> bool:
    """Any mix (R10), or another reading of the rules that a content file may ask for."""
    reading = YIELDS[box.yields]
    if potions + wands > most:
        return False
    if reading == "potions_only":
        return wands == 0
    if reading == "potions_and_one_wand":
        return wands <= 1 and potions <= max(1, most - 1)
    return True
