"""The drawing of a board: regions as outlines over one shared list of borders, so that neighbours share every point.

A border is a line of points `[x, y, x, y, …]`. An outline names its borders in order, counted from 1, with a minus where one
is walked backwards. A border of two regions is a land border, one of a single region is a shore. Who borders on whom follows
from that and must be what the file lists (BS-2.3).
"""

from hexenkessel.kernel.content import Entry

LEAST_BORDER = 30.0


def check_drawing(board: Entry, regions: list[Entry]) -> None:
    """Note what is wrong with the drawing of this board; one that is not drawn at all is fine."""
    lines = board.data.get("borders", [])
    if not lines:
        return
    for line in lines:
        if (
            not isinstance(line, list)
            or len(line) < 4
            or len(line) % 2
            or not all(is_number(each) for each in line)
        ):
            board.fail("borders", "broom_service-problem-border")
            return
    owners: list[list[int]] = [[] for _ in lines]
    for number, region in enumerate(regions):
        outline = region.data.get("outline", [])
        if not is_outline(outline, lines):
            region.fail("outline", "broom_service-problem-outline")
            return
        for border in outline:
            owners[abs(border) - 1].append(number)
    for number, region in enumerate(regions):
        drawn = sorted({str(regions[other].data.get("id")) for other in drawn_neighbours(owners, number)})
        if drawn != sorted(str(name) for name in region.data.get("neighbours", [])):
            region.fail("neighbours", "broom_service-problem-drawn-neighbours", drawn=", ".join(drawn))
    for number, line in enumerate(lines, 1):
        if len(owners[number - 1]) == 2 and length(line) < LEAST_BORDER:
            board.fail("borders", "broom_service-problem-short-border", border=number)


def drawn_neighbours(owners: list[list[int]], region: int) -> list[int]:
    return [other for pair in owners if region in pair for other in pair if other != region]


def is_outline(outline: object, lines: list[list[float]]) -> bool:
    """A closed walk over borders, none of them twice."""
    if not isinstance(outline, list) or not outline or len(set(outline)) != len(outline):
        return False
    if not all(type(border) is int and 1 <= abs(border) <= len(lines) for border in outline):
        return False
    walks = [walk(lines, border) for border in outline]
    return all(walks[place - 1][-2:] == walks[place][:2] for place in range(len(walks)))


def walk(lines: list[list[float]], border: int) -> list[float]:
    """The points of a border in the direction in which it is walked."""
    line = lines[abs(border) - 1]
    if border > 0:
        return line
    turned: list[float] = []
    for place in range(len(line) - 2, -1, -2):
        turned.append(line[place])
        turned.append(line[place + 1])
    return turned


def length(line: list[float]) -> float:
    total = 0.0
    for place in range(2, len(line), 2):
        total += ((line[place] - line[place - 2]) ** 2 + (line[place + 1] - line[place - 1]) ** 2) ** 0.5
    return total


def is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
