"""The map of Lancre: places, their spaces, roads, and what every faithful map has to meet.

A place has one space but for Town and Castle. Inside the rules a space is a number; adjacency is between places (TW-0.4).
"""

from typing import Any, Final, final

from hexenkessel.kernel.content import Content, Entry

MOST_SPACES: Final = 3
FREE_SQUARES: Final = 4
LOWEST: Final = 90
GREEN: Final = 10
PURPLE: Final = 5
SQUARES: Final = ("none", "green", "purple")
TOWN: Final = "lancre_town"
CASTLE: Final = "lancre_castle"
COTTAGE: Final = "granny_cottage"
# Named in the rulebook, with the roads that follow from its examples.
PRINTED: Final = (
    *("lancre_town", "lancre_castle", "magrats_cottage", "bad_ass", "baum_und_borke", "lancre_gorge"),
    *("slice", "razorback", "blasted_oak", "creel_springs", "granny_cottage"),
)
PRINTED_ROADS: Final = (
    ("lancre_town", "lancre_castle"),
    ("lancre_town", "magrats_cottage"),
    ("magrats_cottage", "bad_ass"),
    ("bad_ass", "baum_und_borke"),
    ("bad_ass", "lancre_gorge"),
    ("blasted_oak", "creel_springs"),
)


@final
class Atlas:
    """Places and spaces by number, and for every space where a step leads."""

    def __init__(self, content: Content) -> None:
        entries = content.entries("place")
        self.places: list[str] = [entry.text("id") for entry in entries]
        self.squares: list[str] = [entry.one_of("square", SQUARES) for entry in entries]
        self.points: list[tuple[int, int]] = [
            (entry.number("x", 0, 100), entry.number("y", 0, LOWEST)) for entry in entries
        ]
        sizes = [read_size(entry) for entry in entries]
        self.spaces_of: list[list[int]] = []
        self.place_of: list[int] = []
        self.names: list[str] = []
        for place, size in enumerate(sizes):
            self.spaces_of.append(list(range(len(self.names), len(self.names) + size)))
            for spot in range(size):
                self.place_of.append(place)
                self.names.append(f"{self.places[place]}-{spot + 1}" if size > 1 else self.places[place])
        self.spaces: int = len(self.names)
        dungeon = content.entry("dungeon")
        dungeon.number("x", 0, 100)
        dungeon.number("y", 0, LOWEST)
        self.roads: list[tuple[int, int]] = read_roads(content, self.places)
        self.neighbours: list[list[int]] = [
            sorted([b if a == place else a for a, b in self.roads if place in (a, b)])
            for place in range(len(self.places))
        ]
        # For every space the spaces one step away, and those of its own place that one may change to (TW-8.5).
        self.steps: list[list[int]] = [
            [space for place in self.neighbours[own] for space in self.spaces_of[place]]
            for own in self.place_of
        ]
        self.changes: list[list[int]] = [
            [other for other in self.spaces_of[self.place_of[space]] if other != space]
            for space in range(self.spaces)
        ]
        self.distance: list[list[int]] = self.distances()
        self.cottage: int = self.spaces_of[self.find(COTTAGE)][0]
        check_places(self, entries)
        check_reach(self, entries)
        check_roads(self, content.entries("road"))
        check_example(self, entries, content.entries("road"))

    def find(self, place: str) -> int:
        return self.places.index(place) if place in self.places else 0

    def spot(self, space: int) -> int:
        """Which space of its place it is, from 1; 0 where there is only one."""
        own = self.spaces_of[self.place_of[space]]
        return own.index(space) + 1 if len(own) > 1 else 0

    def squares_of(self, colour: str) -> list[int]:
        """The spaces with a square of this colour: the first of their places."""
        return [
            self.spaces_of[place][0] for place in range(len(self.places)) if self.squares[place] == colour
        ]

    def distances(self) -> list[list[int]]:
        """For every two places how many steps lie between them."""
        table: list[list[int]] = []
        for start in range(len(self.places)):
            found = [-1] * len(self.places)
            found[start] = 0
            queue = [start]
            for place in queue:
                for near in self.neighbours[place]:
                    if found[near] < 0:
                        found[near] = found[place] + 1
                        queue.append(near)
            table.append(found)
        return table


def read_size(entry: Entry) -> int:
    """Town has three spaces, the Castle more than one, every other place one."""
    size = entry.number("spaces", 1, MOST_SPACES)
    id = entry.text("id")
    if id == TOWN and size != MOST_SPACES:
        entry.fail("spaces", "witches-problem-town-spaces", wanted=MOST_SPACES)
    elif id == CASTLE and size < 2:
        entry.fail("spaces", "witches-problem-castle-spaces")
    elif id not in (TOWN, CASTLE) and size != 1:
        entry.fail("spaces", "witches-problem-one-space")
    return size


def read_roads(content: Content, places: list[str]) -> list[tuple[int, int]]:
    roads: list[tuple[int, int]] = []
    for entry in content.entries("road"):
        ends: Any = entry.get("ends")
        if not isinstance(ends, list) or len(ends) != 2 or ends[0] == ends[1]:
            entry.fail("ends", "witches-problem-road-ends")
            continue
        unknown = [str(end) for end in ends if end not in places]
        if unknown:
            entry.fail("ends", "witches-problem-no-such-place", place=", ".join(unknown))
            continue
        a, b = sorted([places.index(str(end)) for end in ends])
        if (a, b) in roads:
            entry.fail("ends", "witches-problem-road-twice")
        roads.append((a, b))
    return roads


# -- checks -------------------------------------------------------------------------------------------------------------


def check_places(atlas: Atlas, entries: list[Entry]) -> None:
    for place, entry in enumerate(entries):
        id = atlas.places[place]
        if id in atlas.places[:place]:
            entry.fail("id", "witches-problem-place-twice")
        if atlas.points[place] in atlas.points[:place]:
            entry.fail("x", "witches-problem-same-point")
        if id == COTTAGE and atlas.squares[place] != "none":
            entry.fail("square", "witches-problem-cottage-square")
    last = entries[-1]
    for id in PRINTED:
        if id not in atlas.places:
            last.fail("id", "witches-problem-place-missing", place=id)
    for colour, wanted in (("green", GREEN), ("purple", PURPLE)):
        count = atlas.squares.count(colour)
        if count != wanted:
            last.fail("square", "witches-problem-squares", colour=colour, count=count, wanted=wanted)
    free = atlas.spaces - GREEN - PURPLE
    if free < FREE_SQUARES:
        last.fail("spaces", "witches-problem-few-spaces", count=free, wanted=FREE_SQUARES)


def check_reach(atlas: Atlas, entries: list[Entry]) -> None:
    """Every place can be reached, and left by two roads at least."""
    for place, entry in enumerate(entries):
        if len(atlas.neighbours[place]) < 2:
            entry.fail("id", "witches-problem-few-roads", place=atlas.places[place])
        if atlas.distance[0][place] < 0:
            entry.fail("x", "witches-problem-cut-off", place=atlas.places[place])


def check_roads(atlas: Atlas, entries: list[Entry]) -> None:
    """No two roads cross, and none leads through a place."""
    if len(atlas.roads) != len(entries):
        return  # some road is told to be wrong already, and the numbers would not fit
    for number, road in enumerate(atlas.roads):
        for other in atlas.roads[:number]:
            if not set(road) & set(other) and crossing(atlas, road, other):
                names = " – ".join([atlas.places[end] for end in other])
                entries[number].fail("ends", "witches-problem-roads-cross", other=names)
        for place in range(len(atlas.places)):
            if place not in road and through(atlas, road, place):
                entries[number].fail("ends", "witches-problem-road-through", place=atlas.places[place])


def side(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
    """On which side of the line from a to b the point c lies; 0 on it."""
    turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (turn > 0) - (turn < 0)


def crossing(atlas: Atlas, road: tuple[int, int], other: tuple[int, int]) -> bool:
    a, b = atlas.points[road[0]], atlas.points[road[1]]
    c, d = atlas.points[other[0]], atlas.points[other[1]]
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def through(atlas: Atlas, road: tuple[int, int], place: int) -> bool:
    """Whether this place lies on the road between its ends."""
    a, b, c = atlas.points[road[0]], atlas.points[road[1]], atlas.points[place]
    within = (a[0] - c[0]) * (b[0] - c[0]) + (a[1] - c[1]) * (b[1] - c[1]) < 0
    return side(a, b, c) == 0 and within


def check_example(atlas: Atlas, entries: list[Entry], roads: list[Entry]) -> None:
    """The roads of the rulebook's walking example: what can be reached from Magrat's Cottage, and what can't."""
    for a, b in PRINTED_ROADS:
        if tuple(sorted((atlas.find(a), atlas.find(b)))) not in atlas.roads:
            roads[-1].fail("ends", "witches-problem-road-missing", one=a, other=b)
    bad_ass = atlas.find("bad_ass")
    behind = [atlas.find("baum_und_borke"), atlas.find("lancre_gorge")]
    start = atlas.find("magrats_cottage")
    if atlas.neighbours[bad_ass] != sorted([start, *behind]):
        entries[bad_ass].fail("id", "witches-problem-bad-ass")
    for near in atlas.neighbours[start]:
        if near != bad_ass and set(behind) & set(atlas.neighbours[near]):
            entries[start].fail("id", "witches-problem-way-round", place=atlas.places[near])
