"""What the roles do."""

import pytest

from tests.games.broom_service.table import CARDS, Table, build, trick
from tests.rules import rule


def gatherings(table: Table) -> set[str]:
    """Every stock that P1 can come to now."""
    return {table.copy().play(f"P1 {text}").stock("P1") for text in table.options}


@rule("BS-8.3", "BS-8.7", "BS-17")
def test_fruit_gatherer_brave() -> None:
    table = trick(Table.set_up(hands={"P1": "fruit_gatherer"}), "fruit_gatherer")
    assert gatherings(table) == {
        f"1/{1 + potions}/1/{1 + wands}" for potions in range(4) for wands in range(4 - potions)
    }
    assert table.refusal("P1", "gather orange 1 0") == ("BS-8.3", "other-colour")


@rule("BS-8.3")
def test_root_gatherer_cowardly() -> None:
    table = trick(Table.set_up(hands={"P1": "root_gatherer"}), "root_gatherer", "cowardly")
    assert gatherings(table) == {"2/1/1/1", "1/1/1/2", "1/1/1/1"}
    assert table.refusal("P1", "gather orange 1 1") == ("BS-8.3", "too-much")


@rule("BS-18.1", "BS-3.4")
def test_supply_empty() -> None:
    stock = {"P1": "1/1/1/4", "P2": "1/1/1/20"}
    table = trick(Table.set_up(hands={"P1": "herb_gatherer"}, stock=stock), "herb_gatherer")
    assert table.play("P1 gather green 0 3").stock("P1") == "1/1/1/7"


@rule("BS-8.3")
@pytest.mark.parametrize(
    ("reading", "brave", "cowardly"),
    [
        ("potions_only", {"3 0", "2 0", "1 0"}, {"1 0"}),
        ("potions_and_one_wand", {"2 1", "2 0", "1 1", "1 0", "0 1"}, {"1 0", "0 1"}),
    ],
)
def test_other_readings_of_the_gatherers(reading: str, brave: set[str], cowardly: set[str]) -> None:
    game = build(CARDS.replace('yield = "mixed"', f'yield = "{reading}"'))
    for stance, wanted in (("brave", brave), ("cowardly", cowardly)):
        table = trick(Table.set_up(game=game, hands={"P1": "root_gatherer"}), "root_gatherer", stance)
        assert {text.removeprefix("orange ") for text in table.option("gather")} == wanted


@rule("BS-8.4", "BS-8.2")
def test_hill_witch_brave() -> None:
    table = trick(Table.set_up(hands={"P1": "hill_witch"}), "hill_witch")
    table.play("P1 fly 1 R2", "P1 deliver 1 T3")
    assert (table.points("P1"), table.stock("P1")) == (15, "0/1/1/1")
    assert "T3" in table.view()["occupied"]


@rule("BS-8.4", "BS-2.3")
@pytest.mark.parametrize(
    ("terrain", "targets"),
    [
        ("forest", ["1 R1", "2 R1"]),
        ("prairie", ["1 R3", "2 R3"]),
        ("hill", ["1 R2"]),
        ("mountain", ["2 R4"]),
    ],
)
def test_legal_witch_targets_from_the_castles(terrain: str, targets: list[str]) -> None:
    table = trick(Table.set_up(hands={"P1": f"{terrain}_witch"}), f"{terrain}_witch")
    assert table.option("fly") == targets and len(table.options) == len(targets) + 1


@rule("BS-2.5", "BS-15.6")
def test_clouds_block() -> None:
    for clouds, open_now in (({"K1": "heavy_1_1"}, False), ({"K2": "heavy_2_2"}, False), ({}, True)):
        table = Table.set_up(hands={"P1": "hill_witch"}, pawns={"P1": "R2 C1"}, clouds=clouds)
        trick(table, "hill_witch")
        assert ("1 R5" in table.option("fly")) == open_now
        if not open_now:
            assert table.refusal("P1", "fly 1 R5") == ("BS-2.5", "clouded")


@rule("BS-8.4", "BS-8.1")
def test_no_delivery_without_moving() -> None:
    table = Table.set_up(hands={"P1": "hill_witch root_gatherer"}, pawns={"P1": "R2 R2"})
    trick(table, "hill_witch")
    assert (table.to_move, table.asks) == ("P1", "lead") and table.told("in-vain")
    other = trick(Table.set_up(hands={"P1": "hill_witch"}, pawns={"P1": "R2 C1"}), "hill_witch")
    assert other.refusal("P1", "deliver 1 T3") == ("BS-8.4", "fly-first")


@rule("BS-8.4", "BS-8.1", "BS-8.7")
def test_partial_brave_witch() -> None:
    table = trick(Table.set_up(hands={"P1": "prairie_witch"}), "prairie_witch")
    assert "skip" in table.options
    table.play("P1 fly 1 R3")
    assert table.options == ["deliver 1 T1", "deliver 1 T2", "deliver 1 T4", "skip"]
    assert table.refusal("P1", "deliver 1 T11") == ("BS-2.4", "out-of-reach")
    assert table.refusal("P1", "deliver 2 T6") == ("BS-8.4", "other-pawn")
    assert table.play("P1 skip").pawns("P1") == "R3 C2"


@rule("BS-8.4")
def test_cowardly_witch() -> None:
    hands = {"P1": "mountain_witch root_gatherer"}
    table = trick(Table.set_up(hands=hands), "mountain_witch", "cowardly")
    assert table.refusal("P1", "deliver 2 T6") == ("BS-8.4", "only-brave")
    table.play("P1 fly 2 R4")
    assert table.asks == "lead" and table.points("P1") == 10


@rule("BS-8.5")
def test_hilltop_druid_brave() -> None:
    table = trick(Table.set_up(hands={"P1": "hilltop_druid"}, pawns={"P1": "R2 C2"}), "hilltop_druid")
    assert table.play("P1 deliver 1 T2").points("P1") == 19


@rule("BS-8.5", "BS-6.11")
def test_druid_in_the_wrong_terrain() -> None:
    hands = {"P1": "hilltop_druid root_gatherer", "P2": "herb_gatherer"}
    table = trick(Table.set_up(hands=hands, pawns={"P1": "R1 R3"}), "hilltop_druid")
    assert (table.to_move, table.asks, table.points("P1")) == ("P1", "lead", 10)


@rule("BS-8.5", "BS-2.4", "BS-17")
def test_druid_chooses_the_pawn() -> None:
    pawns, stock = {"P1": "R1 R3"}, {"P1": "1/1/1/0"}
    table = trick(Table.set_up(hands={"P1": "valley_druid"}, pawns=pawns, stock=stock), "valley_druid")
    assert set(table.option("deliver")) == {"1 T1", "2 T1", "2 T2", "2 T4", "1 T5", "1 T7"}
    assert table.refusal("P1", "deliver 1 T6") == ("BS-2.4", "out-of-reach")
    assert table.refusal("P1", "deliver 2 T3") == ("BS-2.4", "out-of-reach")
    assert table.refusal("P1", "fly 1 C1") == ("BS-8.5", "druids-stay")
    hill = trick(Table.set_up(hands={"P1": "valley_druid"}, pawns={"P1": "R2 R3"}), "valley_druid")
    assert hill.refusal("P1", "deliver 1 T3") == ("BS-8.5", "other-druid")
    poor = trick(
        Table.set_up(hands={"P1": "valley_druid"}, pawns={"P1": "R1 R3"}, stock={"P1": "0/1/0/0"}),
        "valley_druid",
    )
    assert poor.refusal("P1", "deliver 1 T7") == ("BS-8.2", "no-potion")


@rule("BS-2.4")
def test_square_tower_twice() -> None:
    hands = {"P1": "valley_druid", "P2": "valley_druid"}
    table = Table.set_up(hands=hands, pawns={"P1": "R1 C2", "P2": "R1 C2"})
    table.play("P1 lead valley_druid cowardly", "P1 deliver 1 T1", "P2 answer cowardly", "P2 deliver 1 T1")
    assert table.points("P1") == table.points("P2") == 14 and table.view()["occupied"] == []


@rule("BS-8.2", "BS-2.4")
def test_two_wands() -> None:
    table = Table.set_up(hands={"P1": "valley_druid"}, pawns={"P1": "R1 C2"})
    table.play("P1 lead valley_druid cowardly", "P1 deliver 1 T5")
    assert (table.points("P1"), table.stock("P1")) == (13, "1/1/0/3")


@rule("BS-8.6", "BS-2.5")
def test_weather_fairy_brave() -> None:
    table = Table.set_up(hands={"P1": "weather_fairy"}, pawns={"P1": "R2 C2"}, stock={"P1": "1/1/1/3"})
    trick(table, "weather_fairy").play("P1 dispel K2")
    assert (table.points("P1"), table.stock("P1"), table.bolts("P1")) == (13, "1/1/1/1", 2)
    assert table.view()["clouds"]["K1"] == "heavy_1_1"


@rule("BS-8.6", "BS-8.2")
def test_fairy_cannot_pay_or_not_adjacent() -> None:
    table = Table.set_up(hands={"P1": "weather_fairy"}, pawns={"P1": "R2 C2"}, stock={"P1": "1/1/1/3"})
    trick(table, "weather_fairy")
    assert table.options == ["dispel K1", "dispel K2", "skip"]
    assert table.refusal("P1", "dispel K3") == ("BS-8.2", "cloud-out-of-reach")
    assert table.refusal("P1", "dispel K4") == ("BS-8.2", "no-cloud")
    assert table.refusal("P1", "dispel k1") == ("BS-2.1", "other-side")
    poor = Table.set_up(hands={"P1": "weather_fairy"}, pawns={"P1": "R2 C2"}, stock={"P1": "1/1/1/1"})
    assert trick(poor, "weather_fairy").refusal("P1", "dispel K2") == ("BS-8.2", "too-few-wands")
    hands = {"P1": "weather_fairy hill_witch"}
    none = Table.set_up(hands=hands, pawns={"P1": "R2 C2"}, stock={"P1": "1/1/1/0"})
    assert trick(none, "weather_fairy").asks == "lead"


@rule("BS-8.1")
def test_one_cloud_per_card() -> None:
    hands = {"P1": "weather_fairy hill_witch"}
    table = Table.set_up(hands=hands, pawns={"P1": "R2 C2"}, stock={"P1": "1/1/1/5"})
    trick(table, "weather_fairy").play("P1 dispel K1")
    assert table.asks == "lead" and table.bolts("P1") == 1


@rule("BS-2.7")
def test_tower_beside_a_cloud() -> None:
    table = Table.set_up(hands={"P1": "valley_druid"}, pawns={"P1": "R7 C2"})
    table.play("P1 lead valley_druid cowardly", "P1 deliver 1 T10")
    assert table.points("P1") == 16


@rule("BS-2.3", "BS-2.8")
def test_castles_are_ordinary_and_ones_own_region_is_no_target() -> None:
    table = trick(Table.set_up(hands={"P1": "prairie_witch"}, pawns={"P1": "R1 C2"}), "prairie_witch")
    assert table.play("P1 fly 1 C1", "P1 deliver 1 T11").points("P1") == 12
    there = trick(Table.set_up(hands={"P1": "prairie_witch"}, pawns={"P1": "R3 R8"}), "prairie_witch")
    assert [text for text in there.option("fly") if text.startswith("1 ")] == ["1 C1"]
    assert there.refusal("P1", "fly 1 R3") == ("BS-2.3", "already-there")
    assert there.refusal("P1", "fly 1 R5") == ("BS-2.3", "not-adjacent")
    assert there.refusal("P1", "fly 1 R1") == ("BS-8.4", "wrong-terrain")
    assert there.refusal("P1", "fly 1 Q1") == ("BS-2.1", "other-side")


@rule("BS-2.6")
def test_pawns_share_regions() -> None:
    hands = {"P1": "forest_witch", "P2": "forest_witch"}
    table = Table.set_up(hands=hands)
    table.play("P1 lead forest_witch cowardly", "P1 fly 1 R1", "P2 answer cowardly", "P2 fly 1 R1")
    assert table.pawns("P1") == table.pawns("P2") == "R1 C2"


@rule("BS-8.7", "BS-15.10")
def test_proceeds_cannot_be_refused() -> None:
    hands = {"P1": "valley_druid"}
    table = Table.set_up(hands=hands, pawns={"P1": "R1 C2"}, event="empty_hands", stock={"P1": "0/0/1/0"})
    table.play("P1 lead valley_druid cowardly")
    assert set(table.options) == {"deliver 1 T5", "deliver 2 T6", "skip"}
    table.play("P1 deliver 1 T5")
    assert (table.told("delivered")[0]["points"], table.stock("P1")) == (3, "0/0/0/2")
