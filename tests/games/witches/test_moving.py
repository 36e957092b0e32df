"""Walking, flying, arriving, Invisibility and Extra Movement."""

import pytest

from tests.games.witches.table import Table, box
from tests.rules import rule


def reachable(table: Table) -> set[str]:
    """Where a walk of this action can end."""
    found: set[str] = set()
    seat = table.to_move
    start = [(table, step) for step in table.offered("walk")]
    for before, step in start:
        after = before.copy().play(f"{seat} walk {step}")
        if after.asks == "walk":
            found.add(step)
            start += [(after, further) for further in after.offered("walk")]
        else:
            found.add(step)
    return found


# -- walking -----------------------------------------------------------------------------------------------------


@rule("TW-8.1", "TW-8.2", "TW-8.3", "TW-0.4")
def test_walking_from_magrats_cottage() -> None:
    table = Table.set_up(witches="A=magrats_cottage", tiles="bad_ass=fever lancre_town-1=fever")
    found = reachable(table)
    assert {"bad_ass", "lancre_town-2", "lancre_town-3", "lancre_castle-1", "lancre_castle-2"} <= found
    assert {"mad_stoat", "copperhead", "nanny_oggs_house", "troll_bridge", "lancre_town-1"} <= found
    assert not found & {"baum_und_borke", "lancre_gorge"}

    full = "lancre_town-1=fever lancre_town-2=fever lancre_town-3=fever bad_ass=fever"
    table = Table.set_up(witches="A=magrats_cottage", tiles=full)
    assert not reachable(table) & {"lancre_castle-1", "lancre_castle-2"}
    assert {"lancre_town-1", "lancre_town-2", "lancre_town-3"} <= set(table.offered("walk"))
    assert table.play("A walk lancre_town-2").asks == "problem"


@rule("TW-8.1", "TW-6.2", "TW-8.7")
def test_two_steps_and_a_stop() -> None:
    table = Table.set_up(witches="A=brass_neck B=blackglass")
    table.play("A walk poorchicks_farm")
    assert table.asks == "walk" and table.view()["steps"] == 1 and "stop" in table.options
    home = table.copy().play("A walk brass_neck")
    assert home.at("A") == "brass_neck" and home.view()["action"] == 2
    table.play("A walk blasted_oak")
    assert table.asks == "act" and table.view()["action"] == 2
    table.play("A walk dancers", "A stop")
    assert table.asks == "end" and table.at("A") == "dancers"


@rule("TW-8.2", "TW-9.2", "TW-16.1")
def test_a_witch_ends_the_walk() -> None:
    table = Table.set_up(witches="A=slice B=razorback").play("A walk razorback")
    assert table.asks == "tea" and table.refusal("A", "walk lancre_gorge") == ("TW-9.2", "tea-here")
    table.play("A tea 0")
    assert table.asks == "act" and table.view()["action"] == 2


@rule("TW-8.4", "TW-9.1", "TW-5.4")
def test_flying_to_a_problem() -> None:
    table = Table.set_up(
        witches="A=slice", tiles="razorback=birth dancers=fever", hands={"A": "big_yan igor_and_scraps"}
    )
    table.play("A fly dancers big_yan")
    assert table.at("A") == "dancers" and table.asks == "problem"
    assert table.view()["discard_pile"] == ["big_yan"] and table.hand("A") == ["igor_and_scraps"]
    assert set(table.options) == {"roll"}


@rule("TW-8.4")
def test_a_flight_ends_elsewhere() -> None:
    table = Table.set_up(witches="A=lancre_town-1", hands={"A": "big_yan mr_brooks"})
    assert len(table.offered("fly")) == box().atlas.spaces - 1
    assert "lancre_town-2 big_yan" in table.offered("fly")
    assert table.refusal("A", "fly lancre_town-1 big_yan") == ("TW-8.4", "same-space")
    assert table.refusal("A", "fly slice casanunda") == ("TW-5.2", "not-in-hand")
    table.play("A fly slice big_yan")
    assert table.at("A") == "slice" and table.view()["action"] == 2


@rule("TW-8.5", "TW-9.1")
def test_changing_the_space() -> None:
    table = Table.set_up(witches="A=lancre_town-1", tiles="lancre_town-2=fever")
    assert table.offered("change") == ["lancre_town-2", "lancre_town-3"]
    table.play("A change lancre_town-2")
    assert table.asks == "problem" and table.view()["steps"] == 0
    other = Table.set_up(witches="A=lancre_town-1").play("A change lancre_town-3")
    assert other.asks == "act" and other.view()["action"] == 2
    assert other.refusal("A", "change lancre_castle-1") == ("TW-8.5", "no-change")


@rule("TW-9.4", "TW-8.6")
def test_no_tea_across_spaces() -> None:
    table = Table.set_up(witches="A=lancre_town-1 B=lancre_town-2", tiles="lancre_town-3=fever").play(
        "A stay"
    )
    assert table.asks == "act" and table.view()["action"] == 2


@rule("TW-20.13", "TW-8.8")
def test_extra_movement() -> None:
    table = Table.set_up(witches="A=brass_neck", hands={"A": "the_unicorn"})
    table.play("A hurry the_unicorn", "A walk poorchicks_farm", "A walk blasted_oak", "A walk creel_springs")
    assert table.asks == "walk" and table.view()["steps"] == 1
    table.play("A walk slippery_hollow")
    assert table.asks == "act" and table.view()["action"] == 2
    table = Table.set_up(witches="A=brass_neck", tiles="blasted_oak=fever", hands={"A": "the_unicorn"})
    table.play("A hurry the_unicorn", "A walk poorchicks_farm", "A walk blasted_oak")
    assert table.asks == "problem"
    assert table.refusal("A", "walk creel_springs") == ("TW-9.1", "problem-here")


@rule("TW-20.13")
def test_extra_movement_on_the_way_after_a_flight_and_after_a_change() -> None:
    cards = {"A": "the_unicorn shawn_ogg"}
    table = Table.set_up(witches="A=brass_neck", hands=cards)
    table.play("A walk poorchicks_farm", "A hurry the_unicorn", "A hurry shawn_ogg")
    assert table.view()["steps"] == 5
    table = Table.set_up(witches="A=brass_neck", hands=cards)
    table.play("A hurry the_unicorn", "A fly slice shawn_ogg", "A walk mad_wolf", "A walk earwigs_house")
    assert table.view()["action"] == 2 and table.at("A") == "earwigs_house"
    table = Table.set_up(witches="A=lancre_town-1", hands=cards)
    table.play("A hurry the_unicorn", "A change lancre_town-2")
    assert table.asks == "walk" and table.view()["steps"] == 2
    # Steps of the first action are gone in the second.
    table.play("A stop")
    assert table.view()["steps"] == 0


@rule("TW-8.6", "TW-9.3", "TW-6.2")
def test_staying_alone() -> None:
    table = Table.set_up(witches="A=razorback", tiles="slice=fever", dice="6 6 6 6")
    table.play("A walk slice", "A roll", "A stand", "A roll", "A finish")
    assert table.view()["easy"][0] == ["fever"] and table.view()["action"] == 2
    table.play("A stay")
    assert table.asks == "end" and table.at("A") == "slice"


@rule("TW-8.6", "TW-9.1", "TW-9.5")
def test_staying_on_a_problem_is_attempting_it() -> None:
    """Only after TW-12.3 a witch stands on a tile at the start of an action; with another witch there, too (TW-9.5)."""
    table = Table.set_up(witches="A=slice B=slice", tiles="slice=fever", cackle="A=1").play("A stay")
    assert table.asks == "problem"


# -- Invisibility ------------------------------------------------------------------------------------------------

OAK = "blasted_oak=lily_weatherwax creel_springs=sick_sheep:1"


@rule("TW-20.12", "TW-20.12.1", "TW-20.12.2", "TW-20.12.3", "TW-27")
def test_invisibility_past_lily() -> None:
    table = Table.set_up(
        witches="A=dancers", tiles=OAK, hands={"A": "hodgesaargh"}, personalities="petulia dimity"
    )
    table.play("A walk blasted_oak")
    assert table.asks == "problem"
    assert table.tile("blasted_oak", "A")["tile"] is None
    table.play("A peek")
    assert table.tile("blasted_oak", "A")["tile"] == "lily_weatherwax"
    assert table.tile("blasted_oak", "B")["tile"] is None and table.tile("blasted_oak")["tile"] is None
    assert table.tile("blasted_oak", "B")["peeked"] == [True, False]
    assert table.told("saw", "A")[0]["tile"] == "lily_weatherwax" and not table.told("saw", "B")
    stay = table.copy().play("A turn-up")
    assert stay.hand("A") == ["hodgesaargh"] and stay.tile("blasted_oak")["face_up"]
    table.play("A pass hodgesaargh")
    assert table.asks == "walk" and table.hand("A") == [] and not table.tile("blasted_oak")["face_up"]
    table.play("A walk creel_springs")
    assert table.asks == "problem" and table.tile("creel_springs")["needed"] == 8


@rule("TW-20.12.1", "TW-20.12.5")
@pytest.mark.parametrize("way", ["walk", "fly"])
def test_invisibility_with_the_second_action(way: str) -> None:
    table = Table.set_up(
        witches="A=nanny_oggs_house",
        tiles=OAK,
        hands={"A": "hodgesaargh big_yan"},
        personalities="petulia dimity",
    )
    if way == "walk":
        table.play("A walk poorchicks_farm", "A walk blasted_oak")
    else:
        table.play("A fly blasted_oak big_yan")
    assert "peek" in table.options
    table.play("A pass hodgesaargh")
    assert table.asks == "act" and table.view()["action"] == 2 and table.at("A") == "blasted_oak"
    assert table.copy().play("A stay").asks == "problem"
    table.play("A walk creel_springs")
    assert table.asks == "problem"


@rule("TW-20.12.6")
def test_looking_around_in_town() -> None:
    table = Table.set_up(
        witches="A=lancre_town-1", tiles="lancre_town-2=hiver lancre_town-3=fever", hands={"A": "hodgesaargh"}
    )
    assert table.offered("spy") == ["lancre_town-2 hodgesaargh"]
    table.play("A spy lancre_town-2 hodgesaargh")
    assert table.tile("lancre_town-2", "A")["tile"] == "hiver"
    assert table.tile("lancre_town-2", "B")["tile"] is None and not table.tile("lancre_town-2")["face_up"]
    assert table.asks == "act" and table.view()["action"] == 1 and table.hand("A") == []
    assert "walk magrats_cottage" in table.options


@rule("TW-20.12.6")
def test_only_before_the_first_move() -> None:
    table = Table.set_up(
        at="act2", witches="A=lancre_town-1", tiles="lancre_town-2=hiver", hands={"A": "hodgesaargh"}
    )
    assert not table.offered("spy")
    assert table.refusal("A", "spy lancre_town-2 hodgesaargh") == ("TW-20.12.6", "no-spying")
    table = Table.set_up(witches="A=lancre_town-1", tiles="lancre_town-2=hiver", hands={"A": "hodgesaargh"})
    table.play("A spy lancre_town-2 hodgesaargh", "A change lancre_town-2", "A turn-up")
    assert table.asks == "before-roll" and table.hand("A") == []


@rule("TW-20.12.1", "TW-20.12.4")
def test_the_second_action_must_go_on() -> None:
    table = Table.set_up(at="act2", witches="A=razorback", tiles="slice=fever", hands={"A": "hodgesaargh"})
    table.play("A walk slice")
    assert "roll" in table.options and "pass hodgesaargh" in table.options
    table.play("A pass hodgesaargh")
    assert table.asks == "walk" and table.offered("walk") == ["razorback", "mad_wolf"]
    assert table.refusal("A", "stop") == ("TW-20.12.1", "must-go-on")
    table.play("A walk mad_wolf")
    assert table.asks == "end"
    table = Table.set_up(
        witches="A=razorback", tiles="slice=fever mad_wolf=fever", hands={"A": "hodgesaargh"}
    )
    table.play("A walk slice", "A pass hodgesaargh")
    assert "stop" in table.options
    onward = table.copy().play("A walk mad_wolf")
    # One card covers one space: the next tile stops her (TW-20.12.4).
    assert onward.asks == "problem" and not onward.offered("pass")
    table.play("A stop")
    assert table.asks == "act" and table.view()["action"] == 2 and table.at("A") == "slice"


@rule("TW-20.12.1", "TW-20.12.3")
def test_with_nothing_left_the_follow_up_must_be_done() -> None:
    table = Table.set_up(at="act2", witches="A=mad_wolf", tiles="razorback=hiver", hands={"A": "hodgesaargh"})
    table.play("A walk slice", "A walk razorback")
    assert table.options == ["turn-up"]
    assert table.refusal("A", "pass hodgesaargh") == ("TW-20.12.1", "no-passing")
    assert table.refusal("A", "peek") == ("TW-20.12.3", "no-peek")
    # Extra Movement gives the steps that Invisibility needs.
    table = Table.set_up(
        at="act2", witches="A=mad_wolf", tiles="razorback=hiver", hands={"A": "hodgesaargh the_unicorn"}
    )
    table.play("A walk slice", "A walk razorback", "A hurry the_unicorn")
    assert {"peek", "pass hodgesaargh"} <= set(table.options)


@rule("TW-20.12", "TW-3.4", "TW-3.5")
def test_tiffanys_tile_past_a_witch() -> None:
    table = Table.set_up(witches="A=slice B=razorback", cackle="A=2", personalities="tiffany dimity")
    table.play("A walk razorback")
    assert table.options == ["tea 0", "tea 1", "tea 2", "pass invisibility_tile"]
    table.play("A pass invisibility_tile", "A walk lancre_gorge")
    assert table.at("A") == "lancre_gorge" and table.cackle("A") == 2
    assert table.view()["start_tiles"] == [False, False]
    table.play("A walk razorback")
    assert table.options == ["tea 0", "tea 1", "tea 2"]
    assert table.refusal("A", "pass invisibility_tile") == ("TW-3.5", "no-start-tile")


@rule("TW-8.2", "TW-8.1")
def test_refusals_on_the_way() -> None:
    table = Table.set_up(witches="A=brass_neck", hands={"A": "big_yan"})
    assert table.refusal("A", "walk slice") == ("TW-8.1", "too-far")
    assert table.refusal("A", "stop") == ("TW-8.1", "not-walking")
    assert table.refusal("A", "leave slice") == ("TW-23.1", "not-in-dungeon")
    assert table.refusal("A", "roll") == ("TW-10.3", "nothing-to-roll-for")
    assert table.refusal("A", "place slice") == ("TW-4.2", "placed-already")
    table.play("A walk poorchicks_farm")
    assert table.refusal("A", "fly slice big_yan") == ("TW-8.2", "under-way")
    assert table.refusal("A", "stay") == ("TW-8.2", "under-way")
    assert table.refusal("B", "stay") == ("TW-6.1", "not-your-turn")
