"""Cackle markers, Black Aliss, tea, refill."""

from typing import Any

import pytest

from tests.games.witches.table import Table, box
from tests.rules import rule

MAGIC = "magrat_garlick-1 magrat_garlick-2 miss_tick"


def casting(players: int, cackle: str, **more: Any) -> Table:
    """A is about to take markers for magic."""
    table = Table.set_up(
        players,
        witches="A=razorback",
        tiles="slice=death",
        hands={"A": MAGIC},
        cackle=cackle,
        dice="2 2 2 2",
        personalities=" ".join(["dimity", "petulia", "tiffany", "annagramma"][:players]),
        **more,
    )
    return table.play("A walk slice", "A roll", "A stand")


@rule("TW-14.3", "TW-28")
def test_from_one_of_those_who_have_the_most() -> None:
    table = casting(4, "A=3 B=5 C=5 D=3")
    assert table.view()["cackle_supply"] == 0
    table.play("A magic miss_tick")
    assert table.asks == "steal" and table.options == ["steal B", "steal C"]
    assert table.refusal("A", "steal D") == ("TW-14.3", "not-the-most")
    assert table.refusal("A", "roll") == ("TW-14.3", "marker-first")
    table.play("A steal C")
    assert table.view()["cackle"] == [4, 5, 4, 3] and table.asks == "symbols"
    # Now B alone has the most: no question.
    table.play("A magic magrat_garlick-1")
    assert table.view()["cackle"] == [5, 4, 4, 3] and table.asks == "symbols"


@rule("TW-14.3", "TW-14.7")
def test_black_aliss() -> None:
    table = casting(2, "A=4 B=4").play("A magic miss_tick")
    assert table.aliss("A") == 1 and table.view()["cackle"] == [4, 4] and table.view()["aliss_supply"] == 11
    assert table.view()["points"] == [-1, 0]


@rule("TW-14.4", "TW-14.3")
def test_markers_come_one_after_the_other() -> None:
    """One from the supply, then one from B, then A has the most herself."""
    table = Table.set_up(witches="A=razorback", tiles="slice=death", cackle="A=3 B=4", dice="0 0 0 2")
    table.play("A walk slice", "A roll", "A stand", "A roll")
    assert table.view()["cackle"] == [4, 4] and table.aliss("A") == 1
    table.play("A finish", "A retreat razorback")
    # A symbol and the failure.
    assert table.aliss("A") == 3


@rule("TW-14.8")
def test_black_aliss_has_no_end_in_the_standard_game() -> None:
    table = casting(2, "A=4 B=4", aliss="A=7 B=5")
    assert table.view()["aliss_supply"] == 0
    table.play("A magic miss_tick")
    assert table.aliss("A") == 8 and not table.state.over


@rule("TW-16.1", "TW-16.2", "TW-16.3")
def test_tea_at_the_oak() -> None:
    table = Table.set_up(
        3, witches="A=dancers B=blasted_oak", cackle="A=6 B=1", personalities="tiffany petulia dimity"
    )
    table.play("A walk blasted_oak")
    assert table.offered("tea") == ["0", "1", "2", "3"]
    assert table.refusal("A", "rest 1") == ("TW-24.3", "no-rest")
    table.play("A tea 3")
    assert table.to_move == "B" and table.asks == "join-tea" and table.options == ["tea 0", "tea 1"]
    assert table.refusal("B", "tea 2") == ("TW-16.2", "no-such-tea")
    assert table.refusal("B", "stay") == ("TW-5.3", "others-turn")
    table.play("B tea 1")
    assert table.view()["cackle"] == [3, 0, 0]
    table.play("A stay", "A tea 3")
    assert table.view()["cackle"] == [0, 0, 0] and table.view()["cackle_supply"] == 12


@rule("TW-16.2")
def test_how_many_at_tea() -> None:
    table = Table.set_up(3, witches="A=dancers B=blasted_oak C=blasted_oak", cackle="A=4 B=2")
    table.play("A walk blasted_oak")
    assert table.offered("tea") == ["0", "1", "2", "3"]
    table.play("A tea 0")
    assert table.to_move == "B" and table.offered("tea") == ["0", "1", "2"]
    # C has none and is not asked.
    supply = table.view()["cackle_supply"]
    table.play("B tea 2")
    assert table.to_move == "A" and table.view()["cackle_supply"] == supply + 2


@rule("TW-16.2")
def test_tea_goes_clockwise_from_the_active_player() -> None:
    table = Table.set_up(
        4, active="C", witches="A=dancers B=dancers C=dancers D=dancers", cackle="A=2 B=2 C=2 D=2"
    )
    table.play("C stay")
    order = []
    while table.asks in ("tea", "join-tea"):
        order.append(table.to_move)
        table.play(f"{table.to_move} tea 1")
    assert "".join(order) == "CDAB"


@rule("TW-16.4", "TW-23.1")
def test_no_tea_in_the_dungeon() -> None:
    table = Table.set_up(witches="A=dungeon B=dungeon", cackle="A=3 B=3").play("A wait")
    assert not table.told("tea") and table.asks == "leave-dungeon"
    table.play("A leave slice")
    assert table.asks == "end" and table.view()["cackle"] == [3, 3]


@rule("TW-20.8")
@pytest.mark.parametrize(("markers", "left"), [(1, 0), (2, 0), (5, 3)])
def test_self_confidence(markers: int, left: int) -> None:
    table = Table.set_up(hands={"A": "magrat_garlick-1"}, cackle=f"A={markers}").play(
        "A calm magrat_garlick-1"
    )
    assert table.cackle("A") == left and table.hand("A") == []
    assert table.view()["discard_pile"] == ["magrat_garlick-1"]


# -- refill ------------------------------------------------------------------------------------------------------

PIGS = "sick_pig sick_pig sick_pig sick_pig sick_pig sick_sheep sick_sheep sick_sheep sick_sheep"


@rule("TW-17.1", "TW-11.2")
@pytest.mark.parametrize(("tiles", "limit"), [(0, 3), (1, 3), (2, 4), (5, 5), (7, 6), (8, 7), (9, 7)])
def test_hand_limit(tiles: int, limit: int) -> None:
    table = Table.set_up(at="end", easy={"A": " ".join(PIGS.split()[:tiles])}, hands={"A": "roland"})
    assert table.view()["hand_limits"][0] == limit
    table.play("A end")
    assert len(table.hand("A")) == limit and table.view()["hand_sizes"][1] == 0


@rule("TW-17.2", "TW-17.3")
def test_a_hand_above_the_limit_is_kept() -> None:
    table = Table.set_up(at="end", hands={"A": "roland tomjon greebo jason_ogg big_yan"}).play("A end")
    assert len(table.hand("A")) == 5 and not table.told("drew")


@rule("TW-5.5", "TW-17.2")
def test_the_refill_shuffles_when_needed() -> None:
    table = Table.set_up(
        at="end", easy={"A": "sick_pig sick_pig"}, hands={"A": "roland tomjon"}, draw="greebo", discard=""
    )
    discards = len(table.view()["discard_pile"])
    table.play("A end")
    assert len(table.hand("A")) == 4 and "greebo" in table.hand("A")
    assert table.view()["draw_pile"] == discards - 1 and table.view()["discard_pile"] == []


@rule("TW-5.5")
def test_nothing_to_draw_at_all() -> None:
    """TW-5.5: the draw does not happen."""
    cards = box().card_ids[:55]
    table = Table.set_up(at="end", hands={"A": "", "B": " ".join(cards)}).play("A end")
    assert table.hand("A") == [] and table.to_move == "B"


# -- Granny's cottage ----------------------------------------------------------------------------------------------


@rule("TW-24.3", "TW-28")
def test_rest_at_grannys() -> None:
    table = Table.set_up(1, witches="A=standing_stone", cackle="A=3").play("A walk granny_cottage", "A stop")
    assert table.asks == "cottage" and table.options == ["rest 0", "rest 1", "rest 2"]
    assert table.refusal("A", "tea 1") == ("TW-24.3", "rest-first")
    table.play("A rest 2", "A stay")
    assert table.asks == "cottage" and table.options == ["rest 0", "rest 1"]
    table.play("A rest 1")
    assert table.cackle("A") == 0 and table.view()["cackle_supply"] == 4

    table = Table.set_up(1, witches="A=standing_stone", tiles="granny_cottage=fever", cackle="A=3")
    table.play("A walk granny_cottage")
    assert table.asks == "problem"
    # Several players have tea in place of it.
    several = Table.set_up(2, witches="A=granny_cottage", cackle="A=3").play("A stay")
    assert several.asks == "act"
