"""The boards (BS-2): regions, their borders, towers, spots and circles, as data out of the content file.

Regions, towers and spots are numbered through both sides, so that one table of moves serves both; a `Board` says which of
them are on its side. A board may be drawn (drawing.py); one that is not can still be played.
"""

from typing import Final, final

from hexenkessel.games.broom_service.drawing import check_drawing
from hexenkessel.kernel.content import Content, Entry

SIDES: Final = ("front", "back")
FRONT: Final = 0
BACK: Final = 1
TERRAINS: Final = ("forest", "prairie", "hill", "mountain")
HILL: Final = 2
ANY_TERRAIN: Final = 4
COLOURS: Final = ("orange", "violet", "green")
RESOURCES: Final = ("orange", "violet", "green", "wand")
WAND: Final = 3
SHAPES: Final = ("round", "square")
SQUARE: Final = 1
NONE: Final = -1
# Regions of both sides together fit into a machine word as a set.
MOST_REGIONS: Final = 60
CASTLES: Final = 2
# So many flights ahead one may plan.
FORESIGHT: Final = 3


@final
class Tower:
    """`cover` is the mountain-tile spot that takes it out of the game, `tile` the hill-tile spot that it may stand on."""

    def __init__(
        self, id: str, shape: int, colour: int, points: int, wands: int, base: list[int], tile: int
    ) -> None:
        self.id = id
        self.shape = shape
        self.colour = colour
        self.points = points
        self.wands = wands
        self.base = base
        self.cover = NONE
        self.tile = tile


@final
class Board:
    """One side: the numbers of what is on it."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.regions: list[int] = []
        self.castles: list[int] = []
        self.towers: list[int] = []
        self.cloud_spots: list[int] = []
        self.mountain_spots: list[int] = []
        self.forest_spots: list[int] = []
        self.hill_spots: list[int] = []


@final
class Boards:
    """Both sides, with everything that the rules ask about a region looked up beforehand."""

    def __init__(self) -> None:
        self.boards = [Board(FRONT), Board(BACK)]
        self.region_names: list[str] = []
        self.terrain: list[int] = []
        self.neighbours: list[list[int]] = []
        # By region and terrain, ANY_TERRAIN last.
        self.ways: list[list[list[int]]] = []
        self.towers: list[Tower] = []
        self.tower_names: list[str] = []
        self.towers_at: list[list[int]] = []
        self.cloud_spot_names: list[str] = []
        self.cloud_spot_region: list[int] = []
        self.spots_in: list[list[int]] = []
        # By region and number of flights (none in the first two lists): the round towers that are so far away.
        self.round_towers_off: list[list[list[int]]] = []
        # The cloud spots in all neighbours of a region.
        self.spots_near: list[list[int]] = []
        self.mountain_spot_names: list[str] = []
        self.mountain_spot_region: list[int] = []
        self.mountain_spot_in: list[int] = []
        self.forest_spot_names: list[str] = []
        self.forest_spot_region: list[int] = []
        self.forest_spot_in: list[int] = []
        self.hill_spot_names: list[str] = []
        self.hill_spot_region: list[int] = []
        self.hill_spot_in: list[int] = []
        self.circle_names: list[str] = []
        self.circle_region: list[int] = []

    def look_up(self) -> None:
        """Everything that follows from regions, neighbours, towers and spots."""
        count = len(self.region_names)
        self.ways = [
            [
                *(
                    [way for way in self.neighbours[region] if self.terrain[way] == terrain]
                    for terrain in range(4)
                ),
                self.neighbours[region],
            ]
            for region in range(count)
        ]
        self.towers_at = [
            [number for number, tower in enumerate(self.towers) if region in tower.base]
            for region in range(count)
        ]
        self.spots_in = [
            [spot for spot, place in enumerate(self.cloud_spot_region) if place == region]
            for region in range(count)
        ]
        self.spots_near = [
            [spot for way in self.neighbours[region] for spot in self.spots_in[way]]
            for region in range(count)
        ]
        self.round_towers_off = [self.towers_by_distance(region) for region in range(count)]
        self.mountain_spot_in = spot_by_region(self.mountain_spot_region, count)
        self.forest_spot_in = spot_by_region(self.forest_spot_region, count)
        self.hill_spot_in = spot_by_region(self.hill_spot_region, count)

    def towers_by_distance(self, region: int) -> list[list[int]]:
        """Round towers two and more flights away, as far as one may plan ahead."""
        away = {region: 0}
        queue = [region]
        for place in queue:
            for way in self.neighbours[place]:
                if way not in away:
                    away[way] = away[place] + 1
                    queue.append(way)
        found: list[list[int]] = [[] for _ in range(FORESIGHT + 1)]
        for number, tower in enumerate(self.towers):
            steps = min([away.get(base, FORESIGHT + 1) for base in tower.base])
            if tower.shape != SQUARE and 2 <= steps <= FORESIGHT:
                found[steps].append(number)
        return found


def spot_by_region(regions: list[int], count: int) -> list[int]:
    return [regions.index(region) if region in regions else NONE for region in range(count)]


# -- reading ------------------------------------------------------------------------------------------------------------


def read_boards(content: Content, hill_colour: int, hill_points: int) -> Boards:
    boards = Boards()
    sides = read_regions(content, boards)
    read_towers(content, boards, sides)
    read_cloud_spots(content, boards, sides)
    read_tile_spots(content, boards, sides, hill_colour, hill_points)
    read_circles(content, boards, sides)
    boards.look_up()
    for side, entry in enumerate(content.entries("board", len(SIDES))):
        entry.expect("side", SIDES[side])
        check_drawing(
            entry, [each for each in content.entries("region") if each.data.get("side") == SIDES[side]]
        )
    return boards


def read_regions(content: Content, boards: Boards) -> list[int]:
    """Regions, their castles and who borders on whom; returned is the side of every region."""
    entries = content.entries("region")
    sides: list[int] = []
    for number, entry in enumerate(entries):
        id = entry.text("id")
        if id in boards.region_names:
            entry.fail("id", "broom_service-problem-name-twice")
        side = SIDES.index(entry.one_of("side", SIDES))
        boards.region_names.append(id)
        boards.terrain.append(TERRAINS.index(entry.one_of("terrain", TERRAINS)))
        boards.boards[side].regions.append(number)
        sides.append(side)
        if entry.data.get("castle", False) is True:
            boards.boards[side].castles.append(number)
    if len(entries) > MOST_REGIONS:
        entries[-1].fail("id", "broom_service-problem-too-many-regions", most=MOST_REGIONS)
    for board in boards.boards:
        if len(board.castles) != CASTLES:
            entries[0].fail("castle", "broom_service-problem-castles", side=SIDES[board.side])
            board.castles = (board.castles + board.regions + [0, 0])[:CASTLES]
    boards.neighbours = [read_names(entry, "neighbours", boards.region_names, True) for entry in entries]
    for number, entry in enumerate(entries):
        for way in boards.neighbours[number]:
            if way == number or sides[way] != sides[number] or number not in boards.neighbours[way]:
                # BS-2.3: never with itself, and what borders on another is bordered by it.
                entry.fail("neighbours", "broom_service-problem-neighbours", region=boards.region_names[way])
    return sides


def read_towers(content: Content, boards: Boards, sides: list[int]) -> None:
    for entry in content.entries("tower"):
        shape = SHAPES.index(entry.one_of("shape", SHAPES))
        base = read_names(entry, "base", boards.region_names, False)
        if not 1 <= len(base) <= 3 or len({sides[region] for region in base}) != 1:
            entry.fail("base", "broom_service-problem-base")
            base = base[:1] or [0]
        for region in base:
            for other in base:
                if region != other and other not in boards.neighbours[region]:
                    entry.fail("base", "broom_service-problem-base")
        wands = entry.number("wands", 0, 2)
        if shape == SQUARE and wands:
            entry.fail("wands", "broom_service-problem-square-wands")  # BS-2.4
        id = entry.text("id")
        if id in boards.tower_names:
            entry.fail("id", "broom_service-problem-name-twice")
        colour = COLOURS.index(entry.one_of("colour", COLOURS))
        add_tower(boards, sides, Tower(id, shape, colour, entry.number("points", 1, 20), wands, base, NONE))


def add_tower(boards: Boards, sides: list[int], tower: Tower) -> None:
    boards.boards[sides[tower.base[0]]].towers.append(len(boards.towers))
    boards.towers.append(tower)
    boards.tower_names.append(tower.id)


def read_cloud_spots(content: Content, boards: Boards, sides: list[int]) -> None:
    """Castle regions have no cloud and no tile (BS-2.8)."""
    for entry in content.entries("cloud_spot"):
        region = read_spot(entry, boards.cloud_spot_names, boards)
        boards.boards[sides[region]].cloud_spots.append(len(boards.cloud_spot_region))
        boards.cloud_spot_region.append(region)


def read_spot(entry: Entry, names: list[str], boards: Boards) -> int:
    """The id goes into the list of names; the region where it lies."""
    id = entry.text("id")
    if id in names:
        entry.fail("id", "broom_service-problem-name-twice")
    names.append(id)
    region = read_name(entry, "region", boards.region_names)
    for board in boards.boards:
        if region in board.castles:
            entry.fail("region", "broom_service-problem-castle-spot")
    return region


def read_tile_spots(
    content: Content, boards: Boards, sides: list[int], hill_colour: int, hill_points: int
) -> None:
    """Spots of a kind lie in regions of that terrain; those of forests and hills are on the back only (BS-12 to 14)."""
    for entry in content.entries("tile_spot"):
        kind = entry.one_of("tile", ("mountain", "forest", "hill"))
        if kind == "mountain":
            names, regions = boards.mountain_spot_names, boards.mountain_spot_region
        elif kind == "forest":
            names, regions = boards.forest_spot_names, boards.forest_spot_region
        else:
            names, regions = boards.hill_spot_names, boards.hill_spot_region
        region = read_spot(entry, names, boards)
        if TERRAINS[boards.terrain[region]] != kind or region in regions:
            entry.fail("region", "broom_service-problem-tile-region")
        board = boards.boards[sides[region]]
        if kind != "mountain" and board.side == FRONT:
            entry.fail("region", "broom_service-problem-front-tile")
        number = len(regions)
        regions.append(region)
        if kind == "mountain":
            board.mountain_spots.append(number)
            for tower in read_names(entry, "covers", boards.tower_names, True):
                boards.towers[tower].cover = number
                if boards.towers[tower].base != [region]:
                    entry.fail("covers", "broom_service-problem-cover")
        elif kind == "forest":
            board.forest_spots.append(number)
        else:
            board.hill_spots.append(number)
            id = f"{names[number]}_tower"
            add_tower(boards, sides, Tower(id, SQUARE, hill_colour, hill_points, 0, [region], number))


def read_circles(content: Content, boards: Boards, sides: list[int]) -> None:
    for entry in content.entries("circle"):
        region = read_spot(entry, boards.circle_names, boards)
        if sides[region] != BACK or region in boards.circle_region:
            entry.fail("region", "broom_service-problem-circle")
        boards.circle_region.append(region)


def read_name(entry: Entry, key: str, names: list[str]) -> int:
    name = entry.text(key)
    if name not in names:
        entry.fail(key, "broom_service-problem-no-such-name", thing=name)
        return 0
    return names.index(name)


def read_names(entry: Entry, key: str, names: list[str], may_be_empty: bool) -> list[int]:
    found = entry.get(key)
    if (
        not isinstance(found, list)
        or not (found or may_be_empty)
        or len({str(name) for name in found}) != len(found)
    ):
        entry.fail(key, "broom_service-problem-names")
        return []
    for name in found:
        if name not in names:
            entry.fail(key, "broom_service-problem-no-such-name", thing=str(name))
    return [names.index(name) for name in found if name in names]
