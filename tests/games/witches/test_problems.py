"""Phase 1: laying the next tile, crises, card windows, the safety valve."""

import pytest

from tests.games.witches.table import Table, box
from tests.rules import rule

# Cards that name these places.
SLICE, SLICE_TOO = "big_yan", "death"
RAZORBACK = "the_librarian"
BAD_ASS, BAD_ASS_TOO = "granny_weatherwax-2", "eskarina_smith"
TOWN, TOWN_TOO = "jason_ogg", "agnes_nitt-2"
CASTLE = "mr_brooks"


@rule("TW-7.2", "TW-7.3", "TW-5.4", "TW-5.2")
def test_laying_a_tile() -> None:
    table = Table.set_up(at="begin", tiles="slice=fever", stack="broken_arm", draw=f"{SLICE} {RAZORBACK}")
    assert table.view()["crisis_supply"] == 12
    table.play("A begin")
    assert table.tile("slice")["crises"] == 1 and table.view()["crisis_supply"] == 11
    tile = table.tile("razorback")
    assert tile["tile"] == "broken_arm" and tile["face_up"] and tile["crises"] == 0
    assert table.view()["discard_pile"][-2:] == [SLICE, RAZORBACK]
    assert table.asks == "act"


@rule("TW-7.2", "TW-7.4")
def test_a_second_crisis_marker_is_not_placed() -> None:
    table = Table.set_up(at="begin", tiles="bad_ass=fever:1", draw=f"{BAD_ASS} {RAZORBACK}").play("A begin")
    assert table.tile("bad_ass")["crises"] == 1 and table.view()["crisis_supply"] == 11
    assert table.tile("razorback") and table.told("bad-enough")


@rule("TW-7.2")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_a_witch_keeps_problems_away(seat: str) -> None:
    table = Table.set_up(at="begin", witches=f"{seat}=razorback", draw=f"{RAZORBACK} {SLICE}").play("A begin")
    assert table.tile("razorback") is None and table.tile("slice")
    assert table.view()["crisis_supply"] == 12 and table.told("guarded")


@rule("TW-7.4")
def test_a_witch_protects_the_whole_town() -> None:
    table = Table.set_up(
        at="begin", witches="B=lancre_town-3", tiles="lancre_town-1=fever", draw=f"{TOWN} {SLICE}"
    ).play("A begin")
    assert table.tile("lancre_town-2") is None and table.tile("lancre_town-1")["crises"] == 0
    assert table.tile("slice")


@rule("TW-7.4")
def test_the_lowest_free_space_takes_the_tile() -> None:
    table = Table.set_up(at="begin", tiles="lancre_town-1=fever", draw=TOWN, stack="birth").play("A begin")
    assert table.tile("lancre_town-2")["tile"] == "birth" and table.tile("lancre_town-1")["crises"] == 0


@rule("TW-7.4", "TW-28")
def test_a_crisis_in_a_full_town() -> None:
    town = "lancre_town-1=fever:1 lancre_town-2=birth lancre_town-3=death"
    table = Table.set_up(at="begin", tiles=town, draw=f"{TOWN} {SLICE}").play("A begin")
    assert table.asks == "worsen" and table.offered("worsen") == ["lancre_town-2", "lancre_town-3"]
    assert table.refusal("A", "worsen lancre_town-1") == ("TW-7.4", "no-crisis-there")
    assert table.refusal("A", "stay") == ("TW-7.4", "crisis-first")
    table.play("A worsen lancre_town-3")
    assert table.tile("lancre_town-3")["crises"] == 1 and table.tile("slice") and table.asks == "act"

    town = "lancre_town-1=fever:1 lancre_town-2=birth:1 lancre_town-3=death"
    table = Table.set_up(at="begin", tiles=town, draw=f"{TOWN} {SLICE}").play("A begin")
    assert table.tile("lancre_town-3")["crises"] == 1 and table.asks == "act"

    town = "lancre_town-1=fever:1 lancre_town-2=birth:1 lancre_town-3=death:1"
    table = Table.set_up(at="begin", tiles=town, draw=f"{TOWN} {SLICE}").play("A begin")
    assert table.view()["crisis_supply"] == 9 and table.tile("slice")


def low_on_crises(hand: str = "") -> Table:
    return Table.set_up(
        at="begin",
        tiles="slice=fever bad_ass=fever",
        draw=f"{SLICE} {BAD_ASS} {BAD_ASS_TOO} {RAZORBACK}",
        crisis_supply=1,
        hands={"A": hand},
    )


@rule("TW-7.6", "TW-18.1", "TW-18.5")
def test_no_crisis_marker_left() -> None:
    table = low_on_crises().play("A begin")
    assert table.view()["crisis_supply"] == 0 and table.asks == "last-chance"
    assert table.options == ["go-on"]
    left = table.view()["tiles_left"]
    table.play("A go-on")
    assert table.state.over and table.ending == "crisis" and table.state.winners() == ()
    assert table.state.scores() == [0, 0] and table.view()["tiles_left"] == left
    assert table.view()["won"] == [False, False]


@rule("TW-7.6", "TW-7.4", "TW-18.1")
def test_a_full_town_without_a_marker_is_the_end_at_once() -> None:
    """Nobody chooses a tile for a marker that is not there, and none is told of."""
    town = "lancre_town-1=fever lancre_town-2=birth lancre_town-3=death"
    table = Table.set_up(at="begin", tiles=town, draw=TOWN, crisis_supply=0).play("A begin")
    assert table.state.over and table.ending == "crisis"
    assert not table.told("worsened") and not table.told("crisis")


@rule("TW-7.8", "TW-20.5", "TW-5.9")
def test_a_helping_hand_at_the_last_moment() -> None:
    table = low_on_crises("nanny_ogg-1").play("A begin")
    assert set(table.offered("help")) == {"slice nanny_ogg-1", "treasons_cottage nanny_ogg-1"}
    table.play("A help slice nanny_ogg-1")
    assert table.asks == "last-chance" and table.view()["crisis_supply"] == 1
    table.play("A go-on")
    assert table.tile("bad_ass")["crises"] == 1 and table.tile("slice")["crises"] == 0
    assert table.view()["crisis_supply"] == 0 and table.asks == "last-chance"
    table.play("A go-on", "A go-on")
    assert table.tile("razorback") and not table.state.over


@rule("TW-7.8", "TW-5.9")
def test_the_window_opens_only_while_the_supply_is_empty() -> None:
    """Before the first card, then not again with markers left; and no window while a tile is chosen."""
    table = Table.set_up(
        at="begin", tiles="slice=fever", draw=f"{SLICE} {RAZORBACK}", hands={"A": "nanny_ogg-1"}, cackle="A=1"
    )
    assert table.asks == "begin" and table.options == ["begin"]
    table.play("A begin")
    assert table.asks == "act" and table.tile("slice")["crises"] == 1
    # The same cards with an empty supply: a window before the further card, and the Helping Hand in it.
    table = Table.set_up(
        at="begin",
        tiles="slice=fever",
        draw=f"{SLICE} {RAZORBACK}",
        hands={"A": "nanny_ogg-1"},
        crisis_supply=1,
    )
    table.play("A begin")
    assert table.asks == "last-chance" and "help slice nanny_ogg-1" in table.options
    # While a tile is chosen no card can be played, whatever the hand.
    town = "lancre_town-1=fever lancre_town-2=birth lancre_town-3=death slice=fever:1"
    table = Table.set_up(
        at="begin", tiles=town, draw=f"{TOWN} {RAZORBACK}", hands={"A": "nanny_ogg-1"}, cackle="A=1"
    )
    assert table.offered("help") == ["slice nanny_ogg-1"]
    table.play("A begin")
    assert table.asks == "worsen" and table.offered("help") == []
    assert table.refusal("A", "help slice nanny_ogg-1") == ("TW-7.4", "crisis-first")
    table.play("A worsen lancre_town-1")
    assert table.asks == "act"


@rule("TW-5.5", "TW-5.4")
def test_the_discards_are_shuffled_when_a_card_is_needed() -> None:
    table = Table.set_up(at="begin", tiles="slice=fever", draw=SLICE, discard=RAZORBACK)
    assert table.view()["draw_pile"] == 1 and len(table.view()["discard_pile"]) == 54
    table.play("A begin")
    assert table.tile("slice")["crises"] == 1 and table.told("reshuffled") == [{"cards": 55}]
    # The next card comes out of all 55; the one that gave the crisis lay on top.
    assert table.view()["draw_pile"] + len(table.view()["discard_pile"]) == 55


@rule("TW-7.1", "TW-7.5")
def test_a_hard_tile_lies_face_down() -> None:
    table = Table.set_up(at="begin", stack="hiver", draw=f"{SLICE} {SLICE_TOO}").play("A begin")
    for seat in ("A", "B", None):
        tile = table.tile("slice", seat)
        assert tile["tile"] is None and tile["hard"] and not tile["face_up"]
    assert table.told("laid")[0]["tile"] == "unknown"
    table = Table.set_up(at="begin", tiles="slice=hiver", draw=f"{SLICE} {RAZORBACK}").play("A begin")
    assert table.tile("slice")["crises"] == 1 and not table.tile("slice")["face_up"]


@rule("TW-7.7", "TW-23.1")
def test_witches_in_the_dungeon_protect_nothing() -> None:
    table = Table.set_up(3, at="begin", witches="A=dungeon B=dungeon C=dungeon", draw=CASTLE).play("A begin")
    assert table.tile("lancre_castle-1") and table.asks == "dungeon"


@rule("TW-7.10", "TW-18.3")
def test_the_last_tile_makes_the_last_turn() -> None:
    table = Table.set_up(at="begin", stack="fever", more=0, draw=SLICE).play("A begin", "A stay", "A stay")
    assert table.view()["tiles_left"] == 0 and not table.state.over
    table.play("A end")
    assert table.state.over and table.ending == "last-tile"


# -- the safety valve --------------------------------------------------------------------------------------------


def valve(full: bool = False) -> Table:
    """Witches at four places, twelve tiles with a marker, all cards of ten places in hands; or tiles there, too."""
    atlas = box().atlas
    watched = ("lancre_town", "lancre_castle", "slice", "razorback")
    others = [name for name in atlas.places if name not in watched]
    in_crisis, rest = others[:12], others[12:]
    kinds = ["sick_pig"] * 5 + ["sick_sheep"] * 5 + ["fever"] * 2
    tiles = [f"{place}={kind}:1" for place, kind in zip(in_crisis, kinds, strict=True)]
    if full:
        kinds = ["broken_leg"] * 4 + ["birth"] * 4 + ["fever"] * 2
        tiles += [f"{place}={kind}" for place, kind in zip(rest, kinds, strict=True)]
    cards = [
        card for number, card in enumerate(box().card_ids[:55]) if atlas.places[box().place[number]] in rest
    ]
    assert len(rest) == 10 and len(cards) == 20
    return Table.set_up(
        4,
        at="begin",
        witches="A=lancre_town-1 B=lancre_castle-1 C=slice D=razorback",
        tiles=" ".join(tiles),
        hands={seat: " ".join(cards[5 * number : 5 * number + 5]) for number, seat in enumerate("ABCD")},
        stack="death",
    )


@rule("TW-7.9", "TW-28")
def test_no_card_can_help() -> None:
    table = valve()
    assert table.view()["crisis_supply"] == 0
    draw = table.view()["draw_pile"]
    table.play("A begin")
    assert table.asks == "lay" and table.view()["draw_pile"] == draw and not table.told("turned-up")
    places = table.offered("lay")
    assert len(places) == 10 and not set(places) & {"slice", "razorback", "lancre_town-2", "lancre_castle-2"}
    assert table.refusal("A", "lay lancre_town-2") == ("TW-7.9", "no-place-for-tile")
    assert table.refusal("A", "stay") == ("TW-7.9", "tile-first")
    table.play(f"A lay {places[0]}")
    assert table.tile(places[0])["tile"] == "death" and table.asks == "act"


@rule("TW-7.9")
def test_without_any_place_the_tile_waits() -> None:
    """The open places are full, too: nothing is turned up, and the tile stays in its box."""
    table = valve(full=True)
    left = table.view()["tiles_left"]
    table.play("A begin")
    assert table.asks == "act" and table.view()["tiles_left"] == left and table.told("kept") == [{}]
