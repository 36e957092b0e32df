"""The boards that are shipped keep what a board needs: graph, towers, spots, circles."""

from collections import Counter, deque
from itertools import combinations
from statistics import mean
from typing import Any

import pytest

from tests.games.broom_service.table import GAME
from tests.rules import rule

DATA = GAME.content.data
SIDES = ("front", "back")
TERRAINS = ("forest", "prairie", "hill", "mountain")
Entry = dict[str, Any]


def on_side(table: str, side: str) -> list[Entry]:
    """The entries of this table that are on this side."""
    regions = {region["id"] for region in DATA["region"] if region["side"] == side}
    if table == "region":
        return [region for region in DATA["region"] if region["side"] == side]
    return [entry for entry in DATA[table] if (entry.get("region") or entry["base"][0]) in regions]


def regions_of(side: str) -> dict[str, Entry]:
    return {region["id"]: region for region in on_side("region", side)}


def castles(side: str) -> list[str]:
    return [id for id, region in regions_of(side).items() if region.get("castle")]


def distances(side: str, starts: list[str]) -> dict[str, int]:
    regions = regions_of(side)
    found = dict.fromkeys(starts, 0)
    queue = deque(starts)
    while queue:
        here = queue.popleft()
        for way in regions[here]["neighbours"]:
            if way not in found:
                found[way] = found[here] + 1
                queue.append(way)
    return found


def rounds(side: str) -> list[Entry]:
    return [tower for tower in on_side("tower", side) if tower["shape"] == "round"]


def squares(side: str) -> list[Entry]:
    return [tower for tower in on_side("tower", side) if tower["shape"] == "square"]


def spots(side: str) -> Counter[str]:
    return Counter(spot["region"] for spot in on_side("cloud_spot", side))


def tile_regions(side: str, tile: str) -> list[str]:
    return [spot["region"] for spot in on_side("tile_spot", side) if spot["tile"] == tile]


both_sides = pytest.mark.parametrize("side", SIDES)


@rule("BS-2.2")
@both_sides
def test_size_and_terrains(side: str) -> None:
    regions = regions_of(side)
    assert len(regions) in (range(24, 27) if side == "front" else range(30, 35))
    terrains = Counter(region["terrain"] for region in regions.values())
    assert set(terrains) == set(TERRAINS) and min(terrains.values()) >= 5


@rule("BS-2.3", "BS-14.7")
def test_what_hangs_together() -> None:
    """The front is one land; the back has a mainland and two islands."""
    assert set(distances("front", castles("front")[:1])) == set(regions_of("front"))
    mainland = set(distances("back", castles("back")[:1]))
    assert castles("back")[1] in mainland
    circles = {circle["id"]: circle["region"] for circle in DATA["circle"]}
    island_b, island_d = (set(distances("back", [circles[letter]])) for letter in "BD")
    assert set(regions_of("back")) == mainland | island_b | island_d
    assert not mainland & island_b and not mainland & island_d and not island_b & island_d
    assert len(island_b) in (2, 3) and len(island_d) in (1, 2) and 26 <= len(mainland) <= 28
    hills = tile_regions("back", "hill")
    assert len(island_b & set(hills)) == 1 and len(mainland & set(hills)) == 3
    [hill] = island_b & set(hills)
    assert hill in regions_of("back")[circles["B"]]["neighbours"]
    assert {circles["A"], circles["C"]} <= mainland


@rule("BS-2.8", "BS-3.1")
@both_sides
def test_castles(side: str) -> None:
    """Near each other but not neighbours, of different terrains, with a way out that costs no wand."""
    regions = regions_of(side)
    first, second = castles(side)
    assert regions[first]["terrain"] != regions[second]["terrain"]
    assert second not in regions[first]["neighbours"] and distances(side, [first])[second] <= 3
    clouded = spots(side)
    tiled = {spot["region"] for spot in on_side("tile_spot", side)}
    for castle in (first, second):
        ways = regions[castle]["neighbours"]
        free = [regions[way]["terrain"] for way in ways if not clouded[way]]
        assert len(ways) >= 3 and len(set(free)) >= 2
        assert not clouded[castle] and castle not in tiled
    from_castles = distances(side, [first, second])
    assert any(from_castles[region] == 2 for region in clouded if region in from_castles)


@rule("BS-2.5")
@pytest.mark.parametrize(("side", "count"), [("front", 18), ("back", 19)])
def test_cloud_spots(side: str, count: int) -> None:
    clouded = spots(side)
    assert clouded.total() == count and 13 <= len(clouded) <= 15
    assert sum(number == 2 for number in clouded.values()) >= 2
    assert not clouded.keys() & {circle["region"] for circle in DATA["circle"]}


@rule("BS-12.1", "BS-13.1", "BS-14.1")
@both_sides
def test_tile_spots(side: str) -> None:
    regions = regions_of(side)
    wanted = {"mountain": 3} if side == "front" else {"mountain": 3, "forest": 4, "hill": 4}
    circles = {circle["region"] for circle in DATA["circle"]}
    for tile in TERRAINS:
        found = tile_regions(side, tile)
        assert len(found) == len(set(found)) == wanted.get(tile, 0)
        assert all(regions[region]["terrain"] == tile for region in found)
        assert not set(found) & circles
    # On the back the tiles always lie there, so a tower below one could never be served (BS-12.1).
    assert any(spot.get("covers") for spot in on_side("tile_spot", side)) == (side == "front")


@rule("BS-2.4")
@both_sides
def test_towers(side: str) -> None:
    """Three colours, both shapes, bases of one, two and three regions; wands on round towers only."""
    round_towers, square_towers = rounds(side), squares(side)
    assert {len(tower["base"]) for tower in round_towers + square_towers} == {1, 2, 3}
    assert {tower["wands"] for tower in round_towers} == {0, 1, 2}
    assert {tower["wands"] for tower in square_towers} == {0}
    colours = Counter(tower["colour"] for tower in round_towers)
    assert max(colours.values()) <= 10
    assert set(Counter(tower["colour"] for tower in square_towers).values()) == {2}
    points = {
        colour: mean(tower["points"] for tower in round_towers if tower["colour"] == colour)
        for colour in colours
    }
    for other in ("violet", "green"):  # orange is rarer and dearer
        assert colours["orange"] < colours[other] and points["orange"] > points[other]
    for tower in square_towers:  # and square towers pay less than the round ones nearby
        near = {*tower["base"], *(way for id in tower["base"] for way in regions_of(side)[id]["neighbours"])}
        if tower["points"] == 4:
            near = set(tower["base"])
        assert tower["points"] < mean(each["points"] for each in round_towers if near & set(each["base"]))


@rule("BS-2.4")
def test_the_sums_of_the_towers() -> None:
    front, back = rounds("front"), rounds("back")
    assert len(front) == 24 and len(squares("front")) == 6 and 28 <= len(back) <= 30
    assert 4.4 <= mean(tower["points"] for tower in front) <= 5.2
    assert 140 <= sum(tower["points"] for tower in back) <= 152
    wands = Counter(tower["wands"] for tower in front)
    assert (wands[1], wands[2]) == (9, 3)


@rule("BS-2.4")
def test_the_corner_of_the_rulebook() -> None:
    """Forest, hill and prairie meet: four towers, and nothing else in hill and prairie."""
    regions = regions_of("front")
    [corner] = [
        tower
        for tower in squares("front")
        if sorted(regions[region]["terrain"] for region in tower["base"]) == ["forest", "hill", "prairie"]
        and (tower["colour"], tower["points"]) == ("violet", 4)
    ]
    [hill] = [region for region in corner["base"] if regions[region]["terrain"] == "hill"]
    [prairie] = [region for region in corner["base"] if regions[region]["terrain"] == "prairie"]
    near = [tower for tower in on_side("tower", "front") if {hill, prairie} & set(tower["base"])]
    told = {
        (tower["shape"], tower["colour"], tower["points"], tower["wands"], frozenset(tower["base"]))
        for tower in near
    }
    assert told == {
        ("square", "violet", 4, 0, frozenset(corner["base"])),
        ("round", "violet", 6, 0, frozenset({hill, prairie})),
        ("round", "orange", 5, 0, frozenset({hill})),
        ("round", "violet", 3, 1, frozenset({prairie})),
    }


@rule("BS-2.5")
@both_sides
def test_clouds_stand_before_a_third_of_the_points(side: str) -> None:
    """By land: on the back, stone circles may lead there, too."""
    regions, clouded = regions_of(side), spots(side)
    reached = castles(side)
    for here in reached:
        reached += [way for way in regions[here]["neighbours"] if way not in reached and not clouded[way]]
    behind = [tower["points"] for tower in rounds(side) if not set(reached) & set(tower["base"])]
    assert sum(behind) >= sum(tower["points"] for tower in rounds(side)) / 3


@rule("BS-2.4")
@both_sides
def test_values_rise_with_the_distance(side: str) -> None:
    away = distances(side, castles(side))
    islands = max(away.values()) + 1
    reach = {
        tower["id"]: min(away.get(region, islands) for region in tower["base"]) for tower in rounds(side)
    }
    near, middle, far = (
        mean(tower["points"] for tower in rounds(side) if reach[tower["id"]] in range(*span))
        for span in ((0, 2), (2, 4), (4, 9))
    )
    assert near < middle < far
    best = [tower for tower in rounds(side) if tower["points"] >= 8]
    assert best and all(reach[tower["id"]] >= 5 for tower in best)
    if side == "back":
        on_islands = [tower for tower in rounds(side) if reach[tower["id"]] == islands]
        assert on_islands and all(tower["points"] >= 8 for tower in on_islands)


@rule("BS-2.3", "BS-8.4")
@both_sides
def test_every_witch_has_work(side: str) -> None:
    """Most regions have three or four terrains next door; only high-value corners are dead ends."""
    regions = regions_of(side)
    kinds = [len({regions[way]["terrain"] for way in region["neighbours"]}) for region in regions.values()]
    assert sum(count >= 3 for count in kinds) > len(kinds) / 2
    away = distances(side, castles(side))
    for id, region in regions.items():
        assert len(region["neighbours"]) >= 2 or id not in away


@rule("BS-14.2", "BS-14.7")
def test_circles_and_turbo_tiles() -> None:
    away = distances("back", castles("back"))
    circles = {circle["id"]: circle["region"] for circle in DATA["circle"]}
    assert list(circles) == ["A", "B", "C", "D"] and len(set(circles.values())) == 4
    assert away[circles["A"]] >= 4 and away[circles["C"]] >= 4
    pairs = {tuple(tile["circles"]) for tile in DATA["turbo_tile"]}
    assert pairs == set(combinations("ABCD", 2)) - {("B", "D")}


@rule("BS-2.1")
def test_the_back_is_wide() -> None:
    """Castles at the western edge, the eastern edge at least six steps away."""
    regions = regions_of("back")
    away = distances("back", castles("back"))
    across = sorted(away, key=lambda id: regions[id]["label"][0])
    assert set(castles("back")) <= set(across[:6])
    assert max(away[id] for id in across[-4:]) >= 6
    assert len(regions) > len(regions_of("front"))
