"""Attempts in all their steps."""

from typing import Any

import pytest

from tests.games.witches.table import Table, box
from tests.rules import rule


def facing(tile: str, dice: str = "", hand: str = "", at: str = "act", **more: Any) -> Table:
    """A has walked to this problem at Slice."""
    hands = {"A": hand}
    table = Table.set_up(witches="A=razorback", tiles=f"slice={tile}", hands=hands, dice=dice, at=at, **more)
    return table.play("A walk slice")


def through(table: Table, *between: str) -> Table:
    """Roll, stay, these moves, roll again."""
    table.play("A roll", "A stand")
    return table.play(*[f"A {move}" for move in between], "A roll")


# -- targets and totals ------------------------------------------------------------------------------------------


@rule("TW-10.2")
def test_a_crisis_raises_the_difficulty() -> None:
    table = Table.set_up(tiles="slice=fever:1 dancers=^lily_weatherwax:1")
    assert table.tile("slice")["needed"] == 9 and table.tile("dancers")["needed"] == 25


@rule(
    "TW-10.1", "TW-10.3", "TW-10.5", "TW-10.7", "TW-10.8", "TW-11.1", "TW-14.2", "TW-20.4", "TW-3.4", "TW-5.1"
)
def test_annagramma_and_the_hiver() -> None:
    table = Table.set_up(
        witches="A=razorback",
        tiles="slice=hiver:1",
        personalities="annagramma dimity",
        hard={"A": "elves vlad"},
        hands={"A": "igor_and_scraps jason_ogg mr_brooks magrat_garlick-1 nac_mac_feegle"},
        dice="0 5 4 2 4",
    )
    table.play("A walk slice", "A turn-up")
    assert table.tile("slice")["tile"] == "hiver" and table.view()["attempt"]["needed"] == 24
    table.play("A roll")
    assert table.view()["attempt"]["dice"] == [0, 5]
    table.play("A reroll 1 igor_and_scraps")
    assert table.view()["attempt"]["dice"] == [4, 5]
    table.play("A stand", "A headology jason_ogg", "A headology mr_brooks", "A magic magrat_garlick-1")
    table.play("A magic magic_tile")
    attempt = table.view()["attempt"]
    assert (attempt["symbols"], attempt["hard_bonus"], attempt["total"]) == (6, 1, 16)
    table.play("A roll")
    assert table.view()["attempt"]["total"] == 22
    table.play("A bonus nac_mac_feegle")
    assert table.view()["attempt"]["total"] == 24
    table.play("A finish")
    assert table.view()["hard"][0] == ["elves", "vlad", "hiver"] and table.tile("slice") is None
    assert table.view()["crisis_supply"] == 12 and table.cackle("A") == 2
    assert len(table.view()["discard_pile"]) == 5 and table.hand("A") == []
    assert table.view()["start_tiles"] == [False, False] and table.at("A") == "slice"


@rule("TW-10.7", "TW-20.11", "TW-20.1")
def test_drawing_for_help_after_the_second_roll() -> None:
    table = facing(
        "birth",
        "2 2 2 2",
        "mrs_gogol big_yan",
        draw="goodie_whemper jason_ogg",
        personalities="petulia dimity",
    )
    through(table)
    assert table.view()["attempt"]["total"] == 8 and table.view()["attempt"]["needed"] == 10
    table.play("A transform mrs_gogol", "A throw big_yan", "A done")
    assert table.hand("A") == ["goodie_whemper", "jason_ogg"] and table.asks == "after-roll"
    assert table.refusal("A", "headology jason_ogg") == ("TW-10.5", "symbols-between-rolls")
    table.play("A bonus goodie_whemper", "A finish")
    assert table.view()["easy"][0] == ["birth"]


@rule("TW-10.9", "TW-14.1", "TW-11.4")
def test_just_enough() -> None:
    table = through(facing("fever", "3 2 0 2")).play("A finish")
    assert table.view()["easy"][0] == ["fever"] and table.cackle("A") == 1


@rule("TW-10.6", "TW-14.1")
def test_the_second_roll_is_compulsory() -> None:
    table = facing("sick_sheep", "6 6 0 0").play("A roll", "A stand")
    assert table.options == ["roll"] and table.refusal("A", "finish") == ("TW-10.7", "after-second-roll")
    table.play("A roll", "A finish")
    assert table.view()["easy"][0] == ["sick_sheep"] and table.cackle("A") == 2


@rule("TW-10.8")
@pytest.mark.parametrize(
    ("owned", "bonus"), [("elves", 0), ("elves vlad lankin", 1), ("elves vlad lankin elf_king", 2)]
)
def test_the_bonus_of_hard_tiles(owned: str, bonus: int) -> None:
    table = facing("fever", "2 2", hard={"A": owned}).play("A roll")
    assert table.view()["attempt"]["hard_bonus"] == bonus and table.view()["attempt"]["total"] == 4 + bonus


# -- running away ------------------------------------------------------------------------------------------------


@rule("TW-13.1", "TW-13.2", "TW-13.3", "TW-13.4", "TW-6.3", "TW-14.5", "TW-10.4")
def test_running_away() -> None:
    table = facing("hiver", "0 2").play("A turn-up", "A roll")
    assert set(table.offered("run")) == {"razorback", "mad_wolf"}
    table.play("A run mad_wolf")
    assert table.cackle("A") == 1 and table.aliss("A") == 0 and table.tile("slice")["face_up"]
    assert table.at("A") == "mad_wolf" and table.asks == "act" and table.view()["action"] == 2


@rule("TW-13.4")
def test_no_follow_up_where_one_runs() -> None:
    table = facing("fever", "2 2", at="act2").play("A roll", "A run razorback")
    assert table.asks == "end"


@rule("TW-13.2", "TW-10.4", "TW-0.3")
def test_nowhere_to_run() -> None:
    table = Table.set_up(witches="A=razorback B=mad_wolf", tiles="slice=fever", dice="2 2")
    # Where she came from is free again, and the only free space next to her.
    assert table.play("A walk slice", "A roll").offered("run") == ["razorback"]
    assert table.refusal("A", "run mad_wolf") == ("TW-13.2", "nowhere-to-run")
    table = Table.set_up(
        3,
        witches="A=copperhead B=razorback C=mad_wolf",
        tiles="slice=fever",
        hands={"A": "big_yan hodgesaargh"},
        dice="2 2",
    )
    table.play("A fly slice big_yan", "A roll")
    # On foot nowhere; a broomstick still reaches every free space.
    assert "razorback hodgesaargh" not in table.offered("run")
    assert set(table.options) == {"stand", *(f"run {flight}" for flight in table.offered("run"))}
    assert all(flight.endswith(" hodgesaargh") for flight in table.offered("run")) and table.offered("run")
    table = Table.set_up(
        3,
        witches="A=copperhead B=razorback C=mad_wolf",
        tiles="slice=fever",
        hands={"A": "big_yan"},
        dice="2 2",
    )
    table.play("A fly slice big_yan", "A roll")
    assert table.options == ["stand"]
    assert table.refusal("A", "run razorback") == ("TW-13.2", "nowhere-to-run")
    table.play("A stand")
    assert table.refusal("A", "run razorback") == ("TW-13.1", "run-after-roll")


@rule("TW-13.2", "TW-12.2")
def test_running_away_with_a_broomstick() -> None:
    table = facing("fever", "2 2", "big_yan").play("A roll")
    assert "dancers big_yan" in table.offered("run") and "slice big_yan" not in table.offered("run")
    table.play("A run dancers big_yan")
    assert table.at("A") == "dancers" and table.view()["discard_pile"][-1] == "big_yan"


# -- failure -----------------------------------------------------------------------------------------------------


@rule("TW-12.1", "TW-12.2", "TW-12.5")
def test_failing_at_an_easy_tile() -> None:
    table = through(facing("death", "3 2 2 3")).play("A finish")
    assert table.cackle("A") == 1 and table.asks == "retreat"
    assert set(table.options) == {"retreat razorback", "retreat mad_wolf"}
    assert table.refusal("A", "retreat dancers") == ("TW-12.2", "not-near")
    assert table.refusal("A", "retreat slice") == ("TW-0.3", "not-free")
    assert table.refusal("A", "stay") == ("TW-12.2", "destination-first")
    table.play("A retreat mad_wolf")
    assert table.at("A") == "mad_wolf" and table.asks == "act" and table.tile("slice")["tile"] == "death"


def cut_off(hand: str = "") -> Table:
    """A has failed at Slice, and both neighbours are taken."""
    table = Table.set_up(
        3,
        witches="A=copperhead B=razorback C=mad_wolf",
        tiles="slice=death",
        hands={"A": f"casanunda {hand}"},
        dice="3 2 2 3",
    )
    return through(table.play("A fly slice casanunda")).play("A finish")


@rule("TW-12.3")
def test_no_retreat() -> None:
    table = cut_off()
    assert table.cackle("A") == 1 and "retreat dancers" in table.options
    assert "retreat razorback" not in table.options
    table.play("A retreat dancers")
    assert table.cackle("A") == 2 and table.at("A") == "dancers"


@rule("TW-12.3", "TW-12.2")
def test_a_broomstick_is_a_permission() -> None:
    table = cut_off("big_yan")
    kept = table.copy().play("A retreat dancers")
    assert kept.cackle("A") == 2 and kept.hand("A") == ["big_yan"]
    table.play("A retreat dancers big_yan")
    assert table.cackle("A") == 1 and table.hand("A") == []


@rule("TW-12.2")
def test_a_retreat_within_the_town() -> None:
    table = Table.set_up(
        4,
        witches="A=lancre_town-1 B=troll_bridge C=lancre_town-3",
        tiles="lancre_town-2=death lancre_castle-1=fever lancre_castle-2=fever magrats_cottage=fever mad_stoat=fever"
        " nanny_oggs_house=fever",
        dice="3 2 2 3",
    )
    through(table.play("A change lancre_town-2")).play("A finish")
    assert table.options == ["retreat lancre_town-1"]


@rule("TW-12.3")
def test_no_free_space_at_all() -> None:
    """TW-12.3: she stays where she is, with the second marker."""
    taken = ("slice", "razorback", "long_man", "blackglass")
    spaces = [name for name in box().atlas.names if name not in taken]
    kinds = ["sick_pig"] * 5 + ["sick_sheep"] * 5 + ["fever"] * 5 + ["broken_arm"] * 4 + ["broken_leg"] * 4
    kinds += ["birth"] * 2
    table = Table.set_up(
        4,
        witches="A=slice B=razorback C=blackglass D=long_man",
        tiles="slice=death " + " ".join(f"{space}={kind}" for space, kind in zip(spaces, kinds, strict=True)),
        dice="3 2 2 3",
        more=0,
        stack="vlad",
    )
    through(table.play("A stay")).play("A finish")
    assert table.at("A") == "slice" and table.cackle("A") == 2 and table.told("stuck")
    assert table.asks == "act" and table.view()["action"] == 2


# -- re-rolls and markers ----------------------------------------------------------------------------------------


@rule("TW-20.4", "TW-10.7", "TW-10.10")
def test_only_the_second_pair() -> None:
    table = through(facing("death", "3 2 2 3 6", "igor_and_scraps"))
    assert table.offered("reroll") == ["3 igor_and_scraps", "4 igor_and_scraps", "3+4 igor_and_scraps"]
    assert table.refusal("A", "reroll 1 igor_and_scraps") == ("TW-20.4", "reroll-this-pair")
    table.play("A reroll 3 igor_and_scraps")
    assert table.view()["attempt"]["dice"] == [3, 2, 6, 3]


@rule("TW-14.2", "TW-20.4")
def test_only_final_faces_count() -> None:
    table = facing("death", "0 0 0 3 6 6", "igor_and_scraps").play("A roll", "A reroll 1+2 igor_and_scraps")
    assert table.view()["attempt"]["dice"] == [0, 3] and table.cackle("A") == 0
    table.play("A stand", "A roll")
    assert table.cackle("A") == 1


@rule("TW-10.5", "TW-14.1", "TW-14.5")
def test_magic_costs_markers_at_once() -> None:
    table = facing("death", "2 2 2 2", "magrat_garlick-1 miss_tick").play("A roll", "A stand")
    table.play("A magic magrat_garlick-1")
    assert table.cackle("A") == 1
    table.play("A magic miss_tick")
    assert table.cackle("A") == 2 and table.view()["attempt"]["symbols"] == 4


# -- solutions ---------------------------------------------------------------------------------------------------


@rule("TW-20.6", "TW-20.7", "TW-14.6", "TW-11.4")
def test_sick_sheep_after_the_dice() -> None:
    table = through(facing("sick_sheep:1", "0 2 2 3", "granny_aching"))
    assert table.view()["attempt"]["total"] == 7
    table.play("A solve granny_aching")
    assert table.view()["easy"][0] == ["sick_sheep"] and table.cackle("A") == 1
    assert table.view()["crisis_supply"] == 12 and not table.told("failed")


@rule("TW-20.7", "TW-3.4", "TW-3.5")
def test_petulia_cures_the_pig() -> None:
    table = facing("sick_pig:1", personalities="petulia dimity").play("A solve pig_tile")
    assert table.view()["easy"][0] == ["sick_pig"] and not table.told("rolled")
    assert table.view()["crisis_supply"] == 12 and table.view()["start_tiles"] == [False, False]


@rule("TW-20.9", "TW-20.7")
def test_death_solves_death_only() -> None:
    table = facing("death", "0 0", "miss_treason granny_aching").play("A roll")
    assert table.offered("solve") == ["miss_treason"]
    assert table.refusal("A", "solve granny_aching") == ("TW-20.7", "other-problem")
    table.play("A solve miss_treason")
    assert table.view()["easy"][0] == ["death"] and table.cackle("A") == 2


@rule("TW-15.1", "TW-15.2", "TW-15.3", "TW-15.4")
def test_the_power_of_three() -> None:
    hand = "agnes_nitt-1 perdita_x_dream-1 magrat_garlick-1 agnes_nitt-2"
    table = facing("vlad:1", "0 2 2 2", hand).play("A turn-up", "A roll", "A stand")
    assert table.refusal("A", "three agnes_nitt-1") == ("TW-15.1", "three-after-rolls")
    table.play("A roll", "A three agnes_nitt-1")
    assert table.offered("three") == ["perdita_x_dream-1", "magrat_garlick-1"]
    assert table.refusal("A", "three agnes_nitt-2") == ("TW-15.2", "same-persona")
    assert table.refusal("A", "finish") == ("TW-5.9", "resolve-first")
    table.play("A three perdita_x_dream-1", "A three magrat_garlick-1")
    assert table.view()["hard"][0] == ["vlad"] and table.cackle("A") == 1
    assert table.view()["crisis_supply"] == 12

    table = through(facing("fever", "2 2 2 2", "agnes_nitt-1 agnes_nitt-2 magrat_garlick-1"))
    assert not table.offered("three")
    # A card played for its symbol can't count.
    table = through(
        facing("death", "2 2 2 2", "agnes_nitt-1 perdita_x_dream-1 magrat_garlick-1"),
        "headology agnes_nitt-1",
    )
    assert not table.offered("three")


@rule("TW-20.3", "TW-12.4")
def test_escape() -> None:
    table = facing("lily_weatherwax", "5 5 5 5", "big_jim_beef").play("A turn-up", "A roll")
    assert table.refusal("A", "escape big_jim_beef") == ("TW-20.3", "escape-later")
    table.play("A stand", "A roll", "A escape big_jim_beef")
    assert table.asks == "escape" and set(table.options) == {"run razorback", "run mad_wolf"}
    assert table.refusal("A", "run dancers") == ("TW-12.2", "not-near")
    table.play("A run razorback")
    assert table.cackle("A") == 0 and table.aliss("A") == 0 and table.tile("slice")["face_up"]
    assert table.asks == "act"

    table = Table.set_up(
        3,
        witches="A=copperhead B=razorback C=mad_wolf",
        tiles="slice=lily_weatherwax",
        hands={"A": "big_jim_beef casanunda"},
        dice="0 5 5 5",
    )
    table.play("A fly slice casanunda", "A turn-up", "A roll", "A stand", "A roll", "A escape big_jim_beef")
    assert "run dancers" in table.options
    table.play("A run dancers")
    assert table.cackle("A") == 1  # the symbol, and no second marker


@rule("TW-20.3")
def test_no_escape_from_success() -> None:
    table = through(facing("fever", "6 6 6 6", "big_jim_beef"))
    assert not table.offered("escape")
    assert table.refusal("A", "escape big_jim_beef") == ("TW-20.3", "no-escape")


@rule("TW-20.1")
def test_bonus_against_others() -> None:
    table = facing("vlad", "5 5 5 2", "roland greebo nac_mac_feegle").play("A turn-up", "A roll", "A stand")
    assert table.refusal("A", "bonus greebo") == ("TW-20.1", "bonus-later")
    table.play("A roll")
    assert set(table.offered("bonus")) == {"greebo", "nac_mac_feegle"}
    assert table.refusal("A", "bonus roland") == ("TW-20.1", "bonus-elsewhere")
    table.play("A bonus greebo")
    assert table.view()["attempt"]["bonus"] == 4


# -- windows -----------------------------------------------------------------------------------------------------


@rule("TW-5.4", "TW-5.5", "TW-20.14")
def test_extra_cards_in_an_attempt() -> None:
    hand = "desiderata_hollow jason_ogg magrat_garlick-1"
    table = facing("death", "2 2 2 2", hand, draw="roland", discard="")
    through(table, "headology jason_ogg", "magic magrat_garlick-1")
    # The draw pile has one card; all others but those in play lie on the discard pile.
    discards = len(table.view()["discard_pile"])
    assert table.view()["draw_pile"] == 1 and table.view()["attempt"]["cards"] == [
        "jason_ogg",
        "magrat_garlick-1",
    ]
    table.play("A extra desiderata_hollow")
    assert table.told("reshuffled") == [{"cards": discards + 1}]
    assert table.view()["draw_pile"] == discards and table.view()["discard_pile"] == []
    assert table.view()["attempt"]["cards"] == ["jason_ogg", "magrat_garlick-1"]
    # Shuffles leave the fixed pile as it is: the card that was discarded last is drawn first.
    assert table.hand("A") == ["desiderata_hollow", "roland"]
    table.play("A finish", "A retreat razorback")
    assert table.view()["discard_pile"] == ["jason_ogg", "magrat_garlick-1"]


@rule("TW-20.5", "TW-5.7", "TW-5.9")
def test_a_helping_hand_for_the_tile_itself() -> None:
    table = through(facing("fever:1", "2 2 2 2", "nanny_ogg-1"))
    assert table.view()["attempt"]["needed"] == 9 and table.view()["attempt"]["total"] == 8
    table.play("A help slice nanny_ogg-1")
    assert table.view()["attempt"]["needed"] == 7
    table.play("A finish")
    assert table.view()["easy"][0] == ["fever"]


@rule("TW-5.7", "TW-5.9", "TW-5.6", "TW-28")
def test_free_timing_cards_in_every_window() -> None:
    cards = "granny_weatherwax-1 nanny_ogg-1 magrat_garlick-1 miss_tick mrs_gogol desiderata_hollow"
    free = {"borrow", "help", "calm", "shamble", "transform", "extra"}

    def verbs(table: Table) -> set[str]:
        return {text.split()[0] for text in table.options} & free

    table = Table.set_up(
        at="begin",
        witches="A=razorback",
        tiles="slice=hiver dancers=elves:1",
        hands={"A": cards},
        cackle="A=1",
        draw="roland",
        dice="2 2 2 2",
    )
    assert table.asks == "begin" and verbs(table) == free
    table.play("A begin")
    assert table.asks == "act" and verbs(table) == free
    table.play("A walk standing_stone")
    assert table.asks == "walk" and verbs(table) == free
    table.play("A stop", "A walk razorback", "A walk slice")
    assert table.asks == "problem" and verbs(table) == free
    for move, ask in (
        ("turn-up", "before-roll"),
        ("roll", "run-or-stay"),
        ("stand", "symbols"),
        ("roll", "after-roll"),
    ):
        table.play(f"A {move}")
        assert table.asks == ask and verbs(table) == free
    table.play("A finish")
    assert table.asks == "retreat" and not verbs(table)
    table.play("A retreat mad_wolf")
    assert table.asks == "end" and verbs(table) == free


@rule("TW-5.6")
def test_cards_that_could_do_nothing() -> None:
    cards = "granny_weatherwax-1 nanny_ogg-1 magrat_garlick-1 miss_tick"
    table = Table.set_up(tiles="slice=fever", hands={"A": cards})
    assert not {"borrow", "help", "calm", "shamble"} & {text.split()[0] for text in table.options}
    for move in ("borrow slice granny_weatherwax-1", "help slice nanny_ogg-1", "calm magrat_garlick-1"):
        assert table.refusal("A", move) == ("TW-5.6", "no-effect")
    alone = Table.set_up(hands={"A": "mrs_gogol"}, draw="roland")
    alone.play("A transform mrs_gogol", "A done")
    assert alone.hand("A") == ["roland"]


@rule("TW-20.2")
def test_borrowing_one_tile_after_the_other() -> None:
    table = Table.set_up(tiles="slice=hiver dancers=elves", hands={"A": "granny_weatherwax-1"})
    table.play("A borrow slice granny_weatherwax-1")
    assert table.asks == "borrow" and table.options == ["look dancers", "done"]
    assert table.refusal("A", "look slice") == ("TW-20.2", "nothing-to-peek-at")
    assert table.refusal("A", "stay") == ("TW-5.9", "resolve-first")
    declined = table.copy().play("A done")
    assert declined.tile("dancers", "A")["tile"] is None and declined.asks == "act"
    table.play("A look dancers")
    assert table.tile("dancers", "A")["tile"] == "elves" and table.asks == "act"
    # With only one there, one is looked at.
    single = Table.set_up(tiles="slice=hiver", hands={"A": "granny_weatherwax-1"})
    assert single.play("A borrow slice granny_weatherwax-1").asks == "act"


@rule("TW-20.11", "TW-5.4")
def test_transformation() -> None:
    table = Table.set_up(hands={"A": "mrs_gogol roland tomjon"}, draw="greebo jason_ogg")
    table.play("A transform mrs_gogol", "A throw tomjon")
    assert table.view()["discard_pile"] == ["mrs_gogol", "tomjon"]
    assert table.refusal("A", "throw greebo") == ("TW-20.11", "not-in-hand")
    table.play("A done")
    assert table.hand("A") == ["greebo", "jason_ogg", "roland"]


@rule("TW-20.14", "TW-14.1")
def test_extra_cards_with_and_without_a_marker() -> None:
    table = Table.set_up(
        hands={"A": "perdita_x_dream-1 king_verence_ii"}, draw="roland greebo tomjon jason_ogg"
    )
    table.play("A extra perdita_x_dream-1")
    assert table.cackle("A") == 1 and table.hand("A") == ["greebo", "king_verence_ii", "roland"]
    table.play("A extra king_verence_ii")
    assert table.cackle("A") == 1 and len(table.hand("A")) == 4


@rule("TW-5.3", "TW-5.8")
def test_cards_in_the_own_turn_only() -> None:
    table = Table.set_up(at="end", hands={"A": "desiderata_hollow", "B": "king_verence_ii"})
    assert table.refusal("B", "extra king_verence_ii") == ("TW-6.1", "not-your-turn")
    table.play("A end")
    assert table.to_move == "B" and table.refusal("A", "extra desiderata_hollow") == (
        "TW-6.1",
        "not-your-turn",
    )
