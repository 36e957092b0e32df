"""What hard problems do, the dungeon, elves (TW-21 to TW-23)."""

from typing import Any

import pytest

from tests.games.witches.table import Table
from tests.rules import rule


def failing(tile: str, at: str = "act", players: int = 2, dice: str = "2 2 2 2", **more: Any) -> Table:
    """A has failed at this face-up tile at Slice and is to retreat."""
    table = Table.set_up(
        players,
        witches=str(more.pop("witches", "A=razorback")),
        tiles=f"slice=^{tile}",
        dice=dice,
        at=at,
        **more,
    )
    return table.play("A walk slice", "A roll", "A stand", "A roll", "A finish")


@rule("TW-21.6", "TW-12.4", "TW-10.2")
def test_failing_at_vlad() -> None:
    table = failing("vlad:1", crisis_supply=4).play("A retreat razorback")
    assert table.view()["crisis_supply"] == 3 and table.tile("slice")["crises"] == 2
    assert table.tile("slice")["needed"] == 19 + 4 and table.cackle("A") == 1


@rule("TW-21.6", "TW-18.1")
def test_no_marker_left_for_a_vampire() -> None:
    table = failing("vlad", crisis_supply=0).play("A retreat razorback")
    assert table.state.over and table.ending == "crisis"


@rule("TW-21.4", "TW-21.5", "TW-14.7", "TW-12.4")
@pytest.mark.parametrize("tile", ["hiver", "lily_weatherwax"])
def test_black_aliss_for_a_failure(tile: str) -> None:
    table = failing(tile)
    assert table.cackle("A") == 1 and table.aliss("A") == 0
    table.play("A retreat razorback")
    assert table.aliss("A") == 1 and table.view()["points"] == [-1, 0]


@rule("TW-21.3", "TW-18.4", "TW-23.2", "TW-23.3", "TW-23.4")
def test_the_felmets_and_the_dungeon() -> None:
    table = failing("duchess_felmet", hands={"A": "roland tomjon mr_brooks"}, draw="magrat_garlick-4")
    table.play("A retreat razorback")
    assert table.view()["summoned"] and table.at("A") == "razorback"
    table.play("A walk standing_stone", "A stop")
    assert table.at("A") == "standing_stone"
    table.play("A end")
    assert table.at("A") == "dungeon" and not table.view()["summoned"] and table.to_move == "B"
    table.play("B begin", "B stay", "B stay", "B end", "A begin")
    assert table.asks == "dungeon" and table.options == ["wait"]
    assert table.refusal("A", "leave slice") == ("TW-23.3", "door-locked")
    assert table.refusal("A", "stay") == ("TW-23.1", "in-dungeon")
    table.play("A wait")
    assert table.asks == "leave-dungeon" and len(table.offered("leave")) == 29
    assert table.refusal("A", "wait") == ("TW-23.5", "must-leave")
    table.play("A leave slice")
    assert table.asks == "problem"


@rule("TW-23.2", "TW-23.4", "TW-23.5")
@pytest.mark.parametrize(
    ("card", "use"),
    [("nanny_ogg-1", "broomstick"), ("big_jim_beef", "escape"), ("you_the_cat", "invisibility")],
)
def test_a_card_opens_the_door(card: str, use: str) -> None:
    table = Table.set_up(witches="A=dungeon B=dancers", hands={"A": card}, cackle="A=1", dice="6 6 6 6")
    assert f"leave dancers {card}" in table.options and "wait" in table.options
    table.play(f"A leave dancers {card}")
    assert table.told("played")[-1]["use"] == use and table.asks == "tea"
    table.play("A tea 1")
    assert table.asks == "act" and table.view()["action"] == 2


@rule("TW-23.2")
def test_tiffanys_tile_opens_the_door() -> None:
    table = Table.set_up(witches="A=dungeon", personalities="tiffany dimity")
    table.play("A leave lancre_town-2 invisibility_tile")
    assert table.at("A") == "lancre_town-2" and table.view()["start_tiles"] == [False, False]


@rule("TW-23.4", "TW-5.9")
def test_cards_in_the_dungeon() -> None:
    table = Table.set_up(witches="A=dungeon", hands={"A": "desiderata_hollow"}, draw="nanny_ogg-1 roland")
    table.play("A extra desiderata_hollow")
    assert table.asks == "dungeon" and "leave slice nanny_ogg-1" in table.options


@rule("TW-20.13", "TW-20.12.1")
def test_on_from_the_dungeon() -> None:
    """Extra Movement and Invisibility go with the escape as with any other move."""
    table = Table.set_up(witches="A=dungeon", tiles="slice=hiver", hands={"A": "nanny_ogg-1 hodgesaargh"})
    table.play("A leave slice nanny_ogg-1")
    assert {"turn-up", "peek", "pass hodgesaargh"} <= set(table.options)
    # By herself, with the second action: before she goes, as before any other move.
    table = Table.set_up(witches="A=dungeon", hands={"A": "the_unicorn"}).play("A wait")
    assert table.offered("hurry") == ["the_unicorn"]
    table.play("A hurry the_unicorn", "A leave slice")
    assert table.asks == "walk" and table.view()["steps"] == 2
    table.play("A walk razorback", "A stop")
    assert table.asks == "end" and table.at("A") == "razorback"
    # With a card: once she is out, on a free space.
    table = Table.set_up(witches="A=dungeon", hands={"A": "nanny_ogg-1 the_unicorn"})
    assert table.offered("hurry") == [] and table.refusal("A", "hurry the_unicorn")[1] == "hurry-while-moving"
    table.play("A leave slice nanny_ogg-1")
    assert table.asks == "walk" and table.options == ["stop", "hurry the_unicorn"]
    assert table.refusal("A", "walk razorback") == ("TW-8.1", "no-steps-left")
    table.play("A hurry the_unicorn", "A walk razorback", "A stop")
    assert table.asks == "act" and table.at("A") == "razorback"
    # Who still has cards is asked, whatever they are; who has none is not.
    table = Table.set_up(witches="A=dungeon", hands={"A": "nanny_ogg-1 roland"}).play(
        "A leave slice nanny_ogg-1"
    )
    assert table.options == ["stop"]
    assert (
        Table.set_up(witches="A=dungeon", hands={"A": "nanny_ogg-1"}).play("A leave slice nanny_ogg-1").asks
        == "act"
    )


@rule("TW-21.7", "TW-17.3", "TW-28")
def test_the_wintersmith() -> None:
    table = failing(
        "wintersmith",
        players=3,
        easy={"A": "fever birth", "B": "sick_pig sick_pig fever death"},
        hands={"A": "roland"},
        at="act2",
    )
    table.play("A retreat razorback")
    assert table.to_move == "A" and table.options == ["lose fever", "lose birth"]
    assert table.refusal("A", "lose death") == ("TW-21.7", "no-such-tile")
    assert table.refusal("A", "end") == ("TW-21.7", "must-lose-tile")
    table.play("A lose birth")
    assert table.to_move == "B" and table.options == ["lose sick_pig", "lose fever", "lose death"]
    table.play("B lose death")
    assert table.asks == "end" and table.to_move == "A"
    assert sorted(table.view()["removed"]) == ["birth", "death"]
    # In this turn the lost tile still counts for the active player: her limit says so, and her refill.
    assert table.view()["hand_limits"] == [4, 4, 3]
    table.play("A end")
    assert len(table.hand("A")) == 4 and table.view()["hand_limits"] == [3, 4, 3]
    table.play("B begin", "B stay", "B stay", "B end")
    assert len(table.hand("B")) == 4


@rule("TW-21.2", "TW-23.1")
def test_the_cunning_man() -> None:
    table = failing("cunning_man", players=3, witches="A=razorback B=dancers")
    table.play("A retreat mad_wolf")
    assert table.view()["witches"] == ["dungeon"] * 3
    assert table.asks == "dungeon" and table.options == ["wait"] and table.view()["action"] == 2
    assert table.refusal("A", "leave slice") == ("TW-21.2", "just-jailed")
    table.play("A wait", "A end", "B begin")
    assert table.asks == "dungeon"


@rule("TW-21.2", "TW-21.3", "TW-23.5")
def test_duke_and_cunning_man() -> None:
    table = Table.set_up(
        witches="A=razorback", tiles="slice=^duke_felmet lancre_gorge=^cunning_man", dice="2 2 2 2 2 2 2 2"
    )
    table.play("A walk slice", "A roll", "A stand", "A roll", "A finish", "A retreat razorback")
    assert table.view()["summoned"] and table.asks == "act"
    # The same turn goes on: now the Cunning Man, and she is in the dungeon before the Duke sends her there.
    table.play("A walk lancre_gorge", "A roll", "A stand", "A roll", "A finish", "A retreat razorback")
    assert table.view()["witches"] == ["dungeon", "dungeon"] and table.asks == "end"
    table.play("A end", "B begin", "B wait", "B leave long_man", "B end", "A begin")
    assert table.asks == "dungeon" and table.at("A") == "dungeon"


@rule("TW-18.2", "TW-21.1", "TW-18.4")
def test_three_elves() -> None:
    two = "dancers=^elves long_man=^elf_king"
    table = Table.set_up(at="end", witches="A=brass_neck", tiles=two).play("A end")
    assert not table.state.over and table.view()["elves"] == 2
    three = f"{two} slice=^lankin"
    table = Table.set_up(at="end", witches="A=brass_neck", tiles=three).play("A end")
    assert table.state.over and table.ending == "elves" and table.state.winners() == ()
    # Face down or owned they do not count, nor when the third is revealed and solved in the same turn.
    hidden = Table.set_up(
        at="end", witches="A=brass_neck", tiles=f"{two} slice=lankin", hard={"A": "elf_queen"}
    ).play("A end")
    assert not hidden.state.over
    table = Table.set_up(
        at="act2", witches="A=razorback", tiles=f"{two} slice=lankin", hands={"A": "greebo"}, dice="6 6 6 6"
    )
    table.play("A walk slice", "A turn-up", "A roll", "A stand", "A roll", "A finish", "A end")
    assert not table.state.over and table.view()["hard"][0] == ["lankin"]


@rule("TW-21.1")
def test_elves_do_nothing_to_who_fails() -> None:
    table = failing("elves").play("A retreat razorback")
    assert table.cackle("A") == 1 and table.aliss("A") == 0 and table.asks == "act"


@rule("TW-20.10", "TW-18.2")
def test_shamble_and_the_elves() -> None:
    table = Table.set_up(
        witches="A=brass_neck",
        tiles="dancers=^elves long_man=^elf_king slice=lankin",
        hands={"A": "miss_tick"},
    )
    table.play("A shamble slice miss_tick")
    assert table.state.over and table.ending == "elves"
    table = Table.set_up(
        witches="A=brass_neck",
        tiles="dancers=^elves slice=lankin",
        hands={"A": "miss_tick"},
        knowers={"slice": "B"},
    )
    table.play("A shamble slice miss_tick")
    assert not table.state.over and table.asks == "act" and table.view()["elves"] == 2
    assert table.tile("slice")["tile"] == "lankin" and table.tile("slice")["face_up"]


@rule("TW-22.1", "TW-22.2", "TW-11.3")
def test_count_bela_is_beaten() -> None:
    table = Table.set_up(
        witches="A=razorback",
        tiles="slice=^count_bela dancers=^vlad:2 long_man=^lacrimosa brass_neck=count_magpyr blasted_oak=^elves",
        dice="6 6 6 6",
    )
    assert table.view()["crisis_supply"] == 10
    table.play("A walk slice", "A roll", "A stand", "A roll", "A finish")
    assert table.view()["hard"][0] == ["count_bela"] and table.view()["crisis_supply"] == 12
    assert table.tile("dancers") is None and table.tile("long_man") is None
    assert table.tile("brass_neck") and table.tile("blasted_oak")
    assert sorted(table.view()["removed"]) == ["lacrimosa", "vlad"] and table.view()["points"] == [6, 0]
