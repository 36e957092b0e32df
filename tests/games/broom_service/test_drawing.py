"""The drawings of the shipped boards: shared borders, neighbours out of the geometry, everything in its place."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from hexenkessel.games.broom_service.drawing import walk
from tests.games.broom_service.table import GAME
from tests.rules import rule

DATA = GAME.content.data
BOARDS = {board["side"]: board for board in DATA["board"]}
Point = tuple[float, float]
both_sides = pytest.mark.parametrize("side", ["front", "back"])


def regions(side: str) -> list[dict[str, Any]]:
    return [region for region in DATA["region"] if region["side"] == side]


def outline(region: dict[str, Any]) -> list[Point]:
    lines = BOARDS[region["side"]]["borders"]
    points: list[Point] = []
    for border in region["outline"]:
        line = walk(lines, border)
        points += list(zip(line[::2], line[1::2], strict=True))[:-1]
    return points


OUTLINES = {region["id"]: outline(region) for region in DATA["region"]}


def inside(point: Point, polygon: list[Point]) -> bool:
    x, y = point
    found = False
    for (x1, y1), (x2, y2) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            found = not found
    return found


def on_outline(point: Point, polygon: list[Point], within: float) -> bool:
    return any((x - point[0]) ** 2 + (y - point[1]) ** 2 <= within**2 for x, y in polygon)


def area(polygon: list[Point]) -> float:
    return (
        abs(
            sum(
                x1 * y2 - x2 * y1
                for (x1, y1), (x2, y2) in zip(polygon, polygon[1:] + polygon[:1], strict=True)
            )
        )
        / 2
    )


@rule("BS-2.3")
@both_sides
def test_neighbours_follow_from_shared_borders(side: str) -> None:
    owners: dict[int, list[str]] = {}
    for region in regions(side):
        for border in region["outline"]:
            owners.setdefault(abs(border), []).append(region["id"])
    assert sorted(owners) == list(range(1, len(BOARDS[side]["borders"]) + 1))
    assert set(Counter(map(len, owners.values()))) == {1, 2}
    for region in regions(side):
        drawn = {other for pair in owners.values() if region["id"] in pair for other in pair} - {region["id"]}
        assert drawn == set(region["neighbours"])


@rule("BS-2.3")
@both_sides
def test_neighbours_clearly_touch_and_others_clearly_do_not(side: str) -> None:
    """A land border is long enough to see; regions that are no neighbours have no point in common but a crossing."""
    lines = BOARDS[side]["borders"]
    owners = Counter(abs(border) for region in regions(side) for border in region["outline"])
    for number, line in enumerate(lines, 1):
        points = list(zip(line[::2], line[1::2], strict=True))
        length = sum(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 for (x1, y1), (x2, y2) in pairwise(points))
        assert owners[number] == 1 or length >= 30
    meeting = Counter(point for region in regions(side) for point in set(OUTLINES[region["id"]]))
    assert max(meeting.values()) == 3  # nowhere do four regions meet in a point


@rule("BS-2.2")
@both_sides
def test_outlines_are_simple_and_of_a_good_size(side: str) -> None:
    width, height = BOARDS[side]["size"]
    for region in regions(side):
        points = OUTLINES[region["id"]]
        assert len(points) >= 20 and len(set(points)) == len(points)
        assert all(0 < x < width and 0 < y < height for x, y in points)
        assert 6_000 < area(points) < 60_000, region["id"]


@rule("BS-2.2", "BS-2.8")
@both_sides
def test_labels_pawns_castles_and_spots_lie_in_their_regions(side: str) -> None:
    here = {region["id"] for region in regions(side)}
    places = [
        (region["id"], region[key])
        for region in regions(side)
        for key in ("label", "pawns", "castle_spot")
        if key in region
    ]
    for table in ("cloud_spot", "tile_spot", "circle"):
        places += [(entry["region"], entry["spot"]) for entry in DATA[table] if entry["region"] in here]
    for id, (x, y) in places:
        assert [other for other in here if inside((x, y), OUTLINES[other])] == [id], (id, x, y)


@rule("BS-2.4")
@both_sides
def test_towers_stand_where_their_base_touches(side: str) -> None:
    here = {region["id"] for region in regions(side)}
    for tower in DATA["tower"]:
        if tower["base"][0] not in here:
            continue
        spot = (tower["spot"][0], tower["spot"][1])
        if len(tower["base"]) == 1:
            assert inside(spot, OUTLINES[tower["base"][0]]), tower["id"]
            assert not any(on_outline(spot, OUTLINES[other], 14) for other in here), tower["id"]
        else:
            assert {id for id in here if on_outline(spot, OUTLINES[id], 1)} == set(tower["base"]), tower["id"]


@rule("BS-2.3")
def test_both_sides_have_lakes() -> None:
    """Water that is no region and does not reach the edge: closed rings of shores inside the land."""
    for side, least in (("front", 3), ("back", 2)):
        shores = Counter(abs(border) for region in regions(side) for border in region["outline"])
        lines = [line for number, line in enumerate(BOARDS[side]["borders"], 1) if shores[number] == 1]
        rings = 0
        ends: list[tuple[Point, Point]] = [((line[0], line[1]), (line[-2], line[-1])) for line in lines]
        while ends:
            first, last = ends.pop()
            while first != last:
                place = next(n for n, pair in enumerate(ends) if last in pair)
                pair = ends.pop(place)
                last = pair[1] if pair[0] == last else pair[0]
            rings += 1
        coasts = 1 if side == "front" else 3
        assert rings - coasts >= least
