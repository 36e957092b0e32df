"""The content file: what every faithful content has to meet, each mistake with file and line."""

import re
from itertools import combinations

import pytest

import hexenkessel as hx
from hexenkessel import seeded, shelf
from hexenkessel.kernel.content import Content
from hexenkessel.kernel.errors import BrokenContent
from hexenkessel.words import LANGUAGES, Catalogue
from tests.games.witches.table import Table, box
from tests.moments import play_on
from tests.rules import rule

GAME = hx.game("witches")
FILE = (shelf.folder("witches") / "content.toml").read_text(encoding="utf-8")
CATALOGUES = [Catalogue(lang, [shelf.folder("witches")], shelf.figures) for lang in LANGUAGES]


def problems(text: str) -> list[BrokenContent]:
    with pytest.raises(BrokenContent) as error:
        shelf.build("witches", Content("mine.toml", text))
    for words in CATALOGUES:
        for found in error.value.problems:
            assert words.text(found.problem, **found.facts)
    return error.value.problems


def entry(mark: str, text: str = FILE) -> str:
    """The whole entry in which this line stands, heading included."""
    place = text.index(mark)
    heading = text.rindex("\n[", 0, place) + 1
    end = text.find("\n\n", place)
    return text[heading : end if end > 0 else len(text)]


def changed(mark: str, right: str, wrong: str) -> tuple[str, int]:
    """The file with one line of one entry changed, and the number of that line."""
    old = entry(mark)
    assert old.count(right) == 1 and FILE.count(old) == 1, old
    place = FILE.index(old) + old.index(right)
    return FILE.replace(old, old.replace(right, wrong)), FILE.count("\n", 0, place) + 1


PLACE = 'id = "{}"\nspaces'.format
MISTAKES = [
    # the map
    (PLACE("lancre_town"), "spaces = 3", "spaces = 2", "town-spaces"),
    (PLACE("lancre_castle"), "spaces = 2", "spaces = 1", "castle-spaces"),
    (PLACE("slice"), "spaces = 1", "spaces = 2", "one-space"),
    (PLACE("granny_cottage"), 'square = "none"', 'square = "green"', "cottage-square"),
    (PLACE("slice"), 'id = "slice"', 'id = "razorback"', "place-missing"),
    (PLACE("earwigs_house"), "x = 81\ny = 19", "x = 66\ny = 11", "same-point"),
    (PLACE("blackglass"), "y = 36", "y = 95", "shell-problem-number"),
    ('ends = ["slice", "mad_wolf"]', '"mad_wolf"', '"slice"', "road-ends"),
    ('ends = ["slice", "mad_wolf"]', '"mad_wolf"', '"nowhere"', "no-such-place"),
    ('ends = ["slice", "mad_wolf"]', '"mad_wolf"', '"razorback"', "road-twice"),
    # tiles
    ('id = "fever"', "difficulty = 7", "difficulty = 8", "known"),
    ('id = "death"\ndifficulty', "points = 3", "points = 2", "known"),
    ('id = "sick_pig"', "difficulty = 9", "difficulty = 12", "pig"),
    ('id = "elves"', "copies = 4", "copies = 3", "known"),
    ('id = "vlad"', "copies = 1", "copies = 2", "known"),
    ('id = "hiver"', "difficulty = 22", "difficulty = 20", "known"),
    ('id = "lankin"', "points = 5", "points = 3", "hard-points"),
    ('id = "elves"', 'group = "elf"', 'group = "none"', "elves"),
    ('id = "broken_arm"', 'id = "broken_arm"', 'id = "broken_toe"', "shell-problem-expected"),
    # cards
    ('id = "granny_weatherwax-2"', 'id = "granny_weatherwax-2"', 'id = "granny_weatherwax-1"', "card-twice"),
    ('id = "igor_and_scraps"', 'advantage = "reroll"', 'advantage = "escape"', "known"),
    ('id = "nac_mac_feegle"', "bonus = 2", "bonus = 3", "known"),
    ('id = "greebo"', 'place = "nanny_oggs_house"', 'place = "moon"', "no-such-place"),
    ('id = "greebo"', 'symbol = "broomstick"', 'symbol = "cat"', "shell-problem-one-of"),
    ('id = "greebo"', 'source = "designed"', 'source = "guessed"', "shell-problem-one-of"),
    # the rest
    ("faces = [", "faces = [0, 2", "faces = [1, 2", "die"),
    ("distinction = 41", "distinction = 41", "distinction = 30", "distinction"),
    ("easy = [4, 4, 4, 3, 3, 0]", "easy = [4, 4, 4, 3, 3, 0]", "easy = [4, 4, 4, 3, 3]", "boxes"),
    ("easy = [4, 4, 4, 3, 3, 0]", "easy = [4, 4, 4, 3, 3, 0]", "easy = [4, 4, 4, 3, 3, 3]", "too-many-tiles"),
    ("players = 3\nhard", "players = 3", "players = 4", "shell-problem-expected"),
    ('id = "petulia"', 'power = "sick_pig"', 'power = "magic"', "shell-problem-expected"),
    ('id = "petulia"', 'id = "petulia"', 'id = "granny"', "shell-problem-expected"),
]


@rule("TW-1.1", "TW-2.1", "TW-2.2", "TW-3.4", "TW-5.1", "TW-10.2", "TW-24.5")
@pytest.mark.parametrize(("mark", "right", "wrong", "problem"), MISTAKES, ids=lambda value: str(value)[:30])
def test_mistakes_are_told_with_their_line(mark: str, right: str, wrong: str, problem: str) -> None:
    text, line = changed(mark, right, wrong)
    wanted = problem if problem.startswith("shell") else f"witches-problem-{problem}"
    found = [(each.problem, each.line) for each in problems(text)]
    assert wanted in [key for key, _ in found]
    if problem != "place-missing":
        assert (wanted, line) in found or (wanted, line + 1) in found, found


@rule("TW-5.1", "TW-15.1", "TW-20.1", "TW-20.14")
@pytest.mark.parametrize(
    ("right", "wrong", "problem"),
    [
        ('square = "purple"', 'square = "green"', "squares"),
        ('persona = "agnes_nitt"', 'persona = "nanny_ogg"', "persona"),
        ('advantage = "shamble"', 'advantage = "escape"', "advantage-missing"),
        ("bonus = 4", "bonus = 2", "bonus-four"),
        ('against = "all"', 'against = "elf"', "bonus-two"),
        ("cackle = 1\npersona", "cackle = 0\npersona", "extra-cards"),
        ('symbol = "broomstick"', 'symbol = "magic"', "broomsticks"),
        ('name = "greebo"', 'name = "roland"', "pictures"),
        ('place = "slice"', 'place = "razorback"', "place-without-card"),
        ("banishes = true", "banishes = false", "banishes"),
    ],
)
def test_what_must_be_there_somewhere(right: str, wrong: str, problem: str) -> None:
    assert right in FILE
    assert f"witches-problem-{problem}" in [each.problem for each in problems(FILE.replace(right, wrong))]


def without_road(a: str, b: str) -> str:
    return FILE.replace(entry(f'ends = ["{a}", "{b}"]') + "\n\n", "")


@rule("TW-8.1", "TW-8.3", "TW-0.4")
def test_the_map_needs_its_roads() -> None:
    found = [each.problem for each in problems(without_road("lancre_town", "lancre_castle"))]
    assert "witches-problem-road-missing" in found
    found = [each.problem for each in problems(without_road("standing_stone", "razorback"))]
    assert "witches-problem-few-roads" in found
    text = without_road("earwigs_house", "blackglass")
    text = text.replace(entry('ends = ["mad_wolf", "earwigs_house"]', text) + "\n\n", "")
    assert "witches-problem-cut-off" in [each.problem for each in problems(text)]


def with_road(a: str, b: str) -> str:
    last = entry('ends = ["slice", "mad_wolf"]')
    return FILE.replace(last, f'[[road]]\nends = ["{a}", "{b}"]\nsource = "designed"\n\n{last}')


@rule("TW-8.1", "TW-8.2")
@pytest.mark.parametrize(
    ("a", "b", "problem"),
    [
        ("copperhead", "lancre_castle", ""),
        ("troll_bridge", "mad_stoat", "roads-cross"),
        ("bad_ass", "granny_cottage", "bad-ass"),
        ("mad_stoat", "lancre_gorge", "way-round"),
    ],
)
def test_further_roads(a: str, b: str, problem: str) -> None:
    text = with_road(a, b)
    if not problem:
        assert shelf.build("witches", Content("mine.toml", text)).content.hash != GAME.content.hash
    else:
        assert f"witches-problem-{problem}" in [each.problem for each in problems(text)]


@rule("TW-8.1")
def test_a_road_leads_through_no_place() -> None:
    """Copperhead is moved onto the road from Slice to Mad Wolf."""
    old = entry(PLACE("copperhead"))
    text = FILE.replace(old, old.replace("x = 58\ny = 25", "x = 56\ny = 10"))
    found = {each.problem: each.facts for each in problems(text)}
    assert found["witches-problem-road-through"]["place"] == "copperhead"


@rule("TW-8.1")
def test_roads_do_not_cross_and_all_are_connected() -> None:
    """Computed once more, with fractions along the roads."""
    atlas = box().atlas
    assert len(atlas.places) == 26 and atlas.spaces == 29 and len(atlas.roads) == 37
    assert max(max(row) for row in atlas.distance) == 7 and min(min(row) for row in atlas.distance) == 0
    for one, other in combinations(atlas.roads, 2):
        if not set(one) & set(other):
            (ax, ay), (bx, by) = (atlas.points[end] for end in one)
            (cx, cy), (dx, dy) = (atlas.points[end] for end in other)
            across = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
            if across:
                s = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / across
                t = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / across
                assert not (0 <= s <= 1 and 0 <= t <= 1), (one, other)


@rule("TW-5.1", "TW-2.7")
def test_cards_as_designed() -> None:
    cards = GAME.content.data["card"]
    assert len(cards) == 55 and len({card["name"] for card in cards}) == 43
    symbols = [card["symbol"] for card in cards]
    assert [symbols.count(name) for name in ("headology", "magic", "broomstick")] == [21, 18, 16]
    personas = [card["persona"] for card in cards if "persona" in card]
    assert len(personas) == 17 and len(set(personas)) == 5
    places = [card["place"] for card in cards]
    often = ("lancre_town", "poorchicks_farm", "slice", "slippery_hollow")
    assert {place: places.count(place) for place in set(places) if places.count(place) != 2} == {
        **dict.fromkeys(often, 3),
        "troll_bridge": 1,
    }


@rule("TW-19.1")
def test_tiles_as_designed() -> None:
    for table, count, points in (("easy", 30, 53), ("hard", 17, 102)):
        tiles = GAME.content.data[table]
        assert sum(tile["copies"] for tile in tiles) == count
        assert sum(tile["copies"] * tile["points"] for tile in tiles) == points


def test_everything_has_a_name_in_both_languages() -> None:
    for words in CATALOGUES:
        for place in box().atlas.places:
            assert words.has(f"witches-place-{place}.at") and words.has(f"witches-place-{place}.to")
        for kind, ids in (
            ("tile", box().tile_names),
            ("card", box().card_names),
            ("personality", ("tiffany", "dimity")),
        ):
            for id in ids:
                assert words.text(f"witches-{kind}", **{kind: id}) == words.text(f"witches-{kind}-{id}")
        for advantage in {card["advantage"] for card in GAME.content.data["card"]}:
            assert words.has(f"witches-use-{advantage}.help")


@rule("TW-10.2", "TW-19.1", "TW-20.1")
def test_an_owner_can_enter_what_is_printed() -> None:
    """Difficulties, points and cards are data: the rules follow them."""
    text = FILE
    for mark, right, wrong in (
        ('id = "broken_arm"', "difficulty = 11", "difficulty = 5"),
        ('id = "broken_arm"', "points = 2", "points = 3"),
        ('id = "goodie_whemper"', 'advantage = "bonus"\nbonus = 2\nagainst = "all"', 'advantage = "escape"'),
        ('id = "lily_weatherwax"', "points = 8", "points = 9"),
    ):
        text = text.replace(entry(mark, text), entry(mark, text).replace(right, wrong))
    game = shelf.build("witches", Content("mine.toml", text))
    assert game.content.hash != GAME.content.hash
    table = Table.set_up(
        game=game, tiles="slice=broken_arm", hard={"A": "lily_weatherwax"}, hands={"A": "goodie_whemper"}
    )
    assert table.tile("slice")["needed"] == 5 and table.view()["points"] == [9, 0]
    assert not re.search("bonus", " ".join(table.options))
    state = game.start(3, 1)
    play_on(state, seeded(1))
    assert state.over
