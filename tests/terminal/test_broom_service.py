"""Broom Service in the terminal: the map as cells, the trick in words, roles that only their owner knows."""

import pytest

import hexenkessel as hx
from hexenkessel import State, seeded
from hexenkessel.games.broom_service import terminal
from hexenkessel.table.protocol import show_sheet
from hexenkessel.terminal.speech import Speech
from hexenkessel.words import LANGUAGES
from tests.moments import play_on
from tests.terminal.screen import NAMES, drawn, scene_of

GAME = hx.game("broom_service")
ROLES = list(terminal.ROLE_LOOK)
ALL = {"storm_clouds": True, "heavy_clouds": 12, "mountain_tiles": "with"}


def said(state: State, seat: int | None, lang: str = "en") -> str:
    return "\n".join(terminal.sentences(scene_of(state, seat, lang)))


def choose(state: State, seat: int, *roles: str) -> None:
    """What this seat chooses; a choice of the number of cards is answered with four."""
    if state.moves(seat)[0].verb == "number":
        state.play(seat, "number 4")
    for role in roles:
        state.play(seat, f"choose {role}")


# -- in plain lines ----------------------------------------------------------------------------------------------


def test_what_the_lines_say() -> None:
    state = GAME.start(3, seed=4)
    text = said(state, 0)
    assert "Round 1/7 · " in text and "Cursed roles: " in text
    castle = next(each for each in terminal.realm("front")["regions"] if each.get("castle"))
    place = terminal.region_name(castle["id"], scene_of(state, 0).words)
    assert f"Pawn 1: {place} (mountain); next to it: " in text
    assert "Morgana: 10 points, 1 × orange potion, 1 × violet potion, 1 × green potion, " in text
    assert "Pawn" not in said(state, None), "who watches has no pawns"


def test_a_trick_in_words() -> None:
    state = GAME.start(2, seed=4, start=1)
    choose(state, 0, "root_gatherer", "herb_gatherer", "hill_witch", "weather_fairy")
    choose(state, 1, "root_gatherer", "fruit_gatherer", "hill_witch", "valley_druid")
    state.play(0, "lead root_gatherer brave")
    assert "Trick: Root Gatherer; You brave, Morgana yet to answer" in said(state, 0)
    assert "Runde: Wurzelsammler; Esme mutig, Du " in said(state, 1, "de")
    state.play(1, "answer brave")
    assert "Trick: Root Gatherer; You knocked out, Morgana brave" in said(state, 0)


def test_the_hand_is_told_to_its_owner_alone() -> None:
    state = GAME.start(2, seed=4, start=1)
    mine = ("root_gatherer", "herb_gatherer", "hill_witch", "weather_fairy")
    choose(state, 0, *mine)
    choose(state, 1, "forest_witch", "fruit_gatherer", "prairie_witch", "valley_druid")
    assert "Your roles: Root Gatherer, Herb Gatherer, Hill Witch, Weather Fairy" in said(state, 0)
    assert "Your roles" not in said(state, None)
    hidden = {tile.touch for tile in terminal.tiles(scene_of(state, 1))}
    assert not hidden & {f"hand:{role}" for role in mine}


# -- the picture -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["front", "back"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wide_map_names_everything(side: str, lang: str) -> None:
    state = GAME.start(4, seed=2, side=side)
    scene = scene_of(state, 0, lang, width=120, height=30)
    canvas = terminal.paint(scene)
    assert canvas is not None
    text = "\n".join(drawn(terminal.paint(scene)))
    here = terminal.realm(side)
    names = [terminal.region_name(region["id"], scene.words) for region in here["regions"]]
    assert sum(name in text for name in names) > 0.9 * len(names)
    assert all(name[:3] in text for name in names), "what is cut short can still be told"
    touched = {area.touch for area in canvas.areas}
    there = {tower["id"] for tower in here["towers"]} - set(scene.view["out"])
    assert {f"tower:{tower}" for tower in there} <= touched
    assert {f"cloud:{spot['id']}" for spot in here["cloud_spot"]} <= touched
    assert text.count("♜") == 2


def test_the_map_lies_where_the_content_says() -> None:
    land = terminal.ground("front", 80, 25)
    size = terminal.side_of("front")["size"]
    for number, region in enumerate(terminal.realm("front")["regions"]):
        x, y = region["label"][0] / size[0] * 80, region["label"][1] / size[1] * 50
        near = {
            land.rows[row][column]
            for row in range(int(y) - 1, int(y) + 2)
            for column in range(int(x) - 1, int(x) + 2)
        }
        assert number in near, region["id"]
    assert land.rows[0][0] == -1, "the corner is sea"


def test_clouds_go_and_towers_fill_on_the_map() -> None:
    state = GAME.start(4, seed=2)
    before = "\n".join(drawn(terminal.paint(scene_of(state, None, width=120, height=30))))
    assert "●" not in before
    play_on(state, seeded(1), 700)
    after = "\n".join(drawn(terminal.paint(scene_of(state, None, width=120, height=30))))
    view = state.view(None)
    assert after.count("☁") == sum(1 for cloud in view["clouds"].values() if cloud)
    assert after.count("●") == len(view["occupied"]) > 0


def test_the_end_says_what_it_adds() -> None:
    state = GAME.start(3, seed=3, side="back", **ALL)
    play_on(state, seeded(3))
    speech = Speech("en", GAME, NAMES[:3], None)
    view = state.view(None)
    lines = speech.ranking(view, show_sheet(GAME.sheet(state)))
    for seat, points in enumerate(state.scores()):
        line = next(line for line in lines if f"{NAMES[seat]}: {points} point" in line)
        assert ("Bolts" in line) == (view["bonus"][seat][0] > 0)
