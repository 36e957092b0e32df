"""The worked examples of the rulebook."""

import pytest

from tests.games.broom_service.table import Table, trick
from tests.rules import rule


@rule("BS-6.1", "BS-6.2", "BS-6.4", "BS-6.5", "BS-6.6", "BS-6.7", "BS-6.10", "BS-6.11", "BS-2.4")
def test_forest_witch_trick() -> None:
    table = Table.set_up(
        5,
        hands={
            "P1": "forest_witch",
            "P2": "forest_witch",
            "P3": "forest_witch valley_druid",
            "P4": "root_gatherer",
            "P5": "root_gatherer",
        },
        stock={"P3": "1/1/1/2"},
    )
    table.play("P1 lead forest_witch cowardly", "P1 fly 1 R1", "P2 answer brave", "P3 answer brave")
    table.play("P4 pass", "P5 pass")
    assert table.pawns("P1") == "R1 C2" and table.pawns("P2") == "C1 C2"
    assert table.standing("P2") == "knocked_out"
    table.play("P3 fly 1 R1", "P3 deliver 1 T1")
    assert (table.points("P3"), table.stock("P3")) == (14, "1/0/1/2")
    assert "T1" not in table.view()["occupied"]
    assert table.leader == "P3"
    table.play("P3 lead valley_druid cowardly", "P3 deliver 1 T5")
    assert (table.points("P3"), table.stock("P3")) == (17, "1/0/0/4")
    assert "T5" in table.view()["occupied"]
    table.play("P4 pass")


@rule("BS-2.4", "BS-8.5")
@pytest.mark.parametrize(
    ("region", "role", "reached"),
    [
        ("R1", "valley_druid", ["T1"]),
        ("R2", "hilltop_druid", ["T1", "T2", "T3"]),
        ("R3", "valley_druid", ["T1", "T2", "T4"]),
    ],
)
def test_who_reaches_which_tower(region: str, role: str, reached: list[str]) -> None:
    pawns = {"P1": f"{region} R7"}
    table = trick(Table.set_up(hands={"P1": role}, pawns=pawns, stock={"P1": "1/1/0/0"}), role)
    found = [text.split()[1] for text in table.option("deliver") if text.startswith("1 ")]
    assert [tower for tower in found if tower in ("T1", "T2", "T3", "T4")] == reached


@rule("BS-2.4", "BS-15.5")
def test_a_round_tower_takes_one_potion_a_square_one_many() -> None:
    hands = {"P1": "valley_druid", "P2": "valley_druid"}
    pawns = {"P1": "R3 R3", "P2": "R3 R3"}
    table = Table.set_up(hands=hands, pawns=pawns, stock={"P1": "0/3/0/0", "P2": "0/3/0/0"})
    table.play("P1 lead valley_druid cowardly", "P1 deliver 1 T2", "P2 answer cowardly")
    assert "1 T2" not in table.option("deliver") and "1 T1" in table.option("deliver")
    assert table.refusal("P2", "deliver 1 T2") == ("BS-2.4", "occupied")


@rule("BS-10.1", "BS-10.2")
def test_final_scoring_25() -> None:
    table = Table.set_up(
        stock={"P1": "3/4/2/1"}, collected={"P1": "heavy_3_3 heavy_2_3 heavy_1_1"}, round=7, step="Round"
    )
    assert table.state.over and table.view()["bonus"][0] == [19, 6, 0]
    assert table.score("P1") == 10 + 25


@rule("BS-8.6", "BS-8.2", "BS-2.5")
def test_a_cloud_for_3_wands() -> None:
    table = Table.set_up(hands={"P1": "weather_fairy"}, pawns={"P1": "R3 C2"}, stock={"P1": "1/1/1/3"})
    table.play("P1 lead weather_fairy cowardly", "P1 dispel K3")
    assert (table.stock("P1"), table.bolts("P1"), table.points("P1")) == ("1/1/1/0", 3, 10)
    assert table.view()["clouds"]["K3"] is None


@rule("BS-9.5")
@pytest.mark.parametrize(("pawns", "points"), [("C2 R1", 8), ("C1 R1", 6)])
def test_dangerous_regions(pawns: str, points: int) -> None:
    table = Table.set_up(event="dangerous_regions", pawns={"P1": pawns}, step="EndRound", dice=1)
    assert table.points("P1") == points


@rule("BS-9.6")
@pytest.mark.parametrize(("pawns", "points"), [("R2 R4", 10), ("C1 C2", 12)])
def test_pleasing_regions(pawns: str, points: int) -> None:
    table = Table.set_up(event="pleasing_regions", pawns={"P1": pawns}, step="EndRound")
    assert table.points("P1") == points


@rule("BS-11.3", "BS-8.5")
def test_two_plus_clouds() -> None:
    table = Table.set_up(
        hands={"P1": "valley_druid"}, pawns={"P1": "R7 C2"}, clouds={"K1": "storm_plus", "K3": "storm_plus"}
    )
    table.play("P1 lead valley_druid brave", "P1 deliver 1 T8")
    assert (table.points("P1"), table.stock("P1")) == (19, "1/1/0/2")


@rule("BS-13.7", "BS-6.8", "BS-15.3")
@pytest.mark.parametrize("event", ["black_market", "moonshine"])
def test_five_points_under_an_event(event: str) -> None:
    table = Table.set_up(
        back=True, event=event, hands={"P1": "hill_witch"}, tiles={"P1": "points"}, forests={}
    )
    table.play("P1 lead hill_witch cowardly", "P1 use points")
    assert (table.points("P1"), table.stock("P1"), table.tiles("P1")) == (15, "1/1/1/1", [])
    other = Table.set_up(
        back=True,
        event=event,
        hands={"P1": "hill_witch"},
        tiles={"P1": "brave_though_cowardly"},
        forests={},
    )
    other.play("P1 lead hill_witch cowardly", "P1 use brave_though_cowardly")
    assert not other.option("market") and not other.option("moonshine")


@rule("BS-9.4", "BS-13.5")
def test_old_times_and_the_brave_tile() -> None:
    table = Table.set_up(
        back=True,
        event="old_times",
        hands={"P1": "hill_witch"},
        tiles={"P1": "brave_though_cowardly"},
        forests={},
    )
    assert table.options == ["lead hill_witch brave"]
    assert table.refusal("P1", "lead hill_witch cowardly") == ("BS-9.4", "must-be-brave")


@rule("BS-13.6", "BS-9.1", "BS-13.4")
def test_more_or_less_with_a_tile() -> None:
    table = Table.set_up(
        back=True, event="more_or_less", tiles={"P1": "one_more_card"}, forests={}, step="ChooseRoles"
    )
    table.play("P1 number 4", "P2 number 4")
    table.choose("P1", "hill_witch root_gatherer herb_gatherer valley_druid")
    table.choose("P2", "hill_witch root_gatherer herb_gatherer valley_druid")
    assert (table.to_move, table.asks, table.points("P1")) == ("P1", "extra-card", 10)
    table.play("P1 choose weather_fairy")
    assert table.view()["hand_sizes"] == [5, 4]
    assert (table.points("P1"), table.tiles("P1")) == (10, [])


@rule("BS-12.4", "BS-12.2", "BS-12.1")
def test_potions_tile_feeds_the_delivery() -> None:
    table = Table.set_up(
        hands={"P1": "mountain_witch"}, stock={"P1": "0/0/0/0"}, mountains={"MT1": "potions"}
    )
    table.play("P1 lead mountain_witch brave", "P1 fly 2 R4")
    assert table.amulets("P1") == 1
    table.play("P1 function potions")
    assert table.stock("P1") == "1/1/1/0" and "2 T9" not in table.option("deliver")
    assert table.refusal("P1", "deliver 2 T9") == ("BS-12.1", "covered")
    table.play("P1 deliver 2 T7")
    assert (table.points("P1"), table.stock("P1")) == (14, "0/1/1/0")


@rule("BS-6.13")
def test_last_one_with_cards() -> None:
    table = Table.set_up(3, leader="P2", hands={"P2": "root_gatherer herb_gatherer fruit_gatherer"})
    for role, colour in (("root", "orange"), ("herb", "green"), ("fruit", "violet")):
        table.play(f"P2 lead {role}_gatherer brave", f"P2 gather {colour} 3 0")
    assert table.stock("P2") == "4/4/4/1"
