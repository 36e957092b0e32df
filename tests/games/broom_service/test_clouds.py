"""Storm clouds."""

from collections import defaultdict

import pytest

import hexenkessel as hx
from hexenkessel import shelf
from hexenkessel.kernel.errors import ClashingOptions, WrongOption
from hexenkessel.words import Catalogue
from tests.games.broom_service.table import GAME, Table, trick
from tests.rules import rule


@rule("BS-11.3")
def test_plus_with_a_brave_witch() -> None:
    table = Table.set_up(hands={"P1": "hill_witch"}, clouds={"K1": "storm_plus"})
    trick(table, "hill_witch").play("P1 fly 1 R2", "P1 deliver 1 T3")
    assert table.points("P1") == 17


@rule("BS-11.3")
def test_plus_depends_on_the_delivering_pawn() -> None:
    for pawn, points in ((1, 14), (2, 16)):
        table = Table.set_up(hands={"P1": "valley_druid"}, pawns={"P1": "R1 R3"}, clouds={"K3": "storm_plus"})
        trick(table, "valley_druid", "cowardly").play(f"P1 deliver {pawn} T1")
        assert table.points("P1") == points


def removing(cloud: str, stock: str, pawns: str, stance: str, spot: str = "K1") -> Table:
    hands = {"P1": "weather_fairy root_gatherer"}
    table = Table.set_up(hands=hands, clouds={spot: cloud}, pawns={"P1": pawns}, stock={"P1": stock})
    return trick(table, "weather_fairy", stance).play(f"P1 dispel {spot}")


@rule("BS-11.4", "BS-11.7", "BS-11.2", "BS-15.7")
def test_move_cloud() -> None:
    table = removing("storm_move", "1/1/1/2", "R2 C2", "brave")
    assert (table.points("P1"), table.stock("P1"), table.bolts("P1")) == (13, "1/1/1/0", 1)
    assert table.asks == "granted-flight"
    assert set(table.option("fly")) == {"1 R5", "1 C1", "1 R1", "1 R3", "2 R1", "2 R3", "2 R4"}
    assert table.refusal("P1", "fly 1 R2") == ("BS-2.3", "already-there")
    assert table.copy().play("P1 skip").pawns("P1") == "R2 C2"
    assert table.copy().play("P1 fly 2 R4").pawns("P1") == "R2 R4"
    table.play("P1 fly 1 R5")
    assert (table.pawns("P1"), table.asks) == ("R5 C2", "lead")


@rule("BS-11.5", "BS-11.7", "BS-15.7")
def test_deliver_cloud() -> None:
    table = removing("storm_deliver", "1/1/1/2", "R3 C2", "cowardly", "K3")
    assert table.asks == "granted-delivery" and table.stock("P1") == "1/1/1/0"
    assert "skip" in table.options
    table.play("P1 deliver 2 T6")
    assert (table.points("P1"), table.stock("P1")) == (13, "1/1/0/0")


@rule("BS-11.6", "BS-15.10")
@pytest.mark.parametrize(
    ("cloud", "stock", "points"),
    [
        ("storm_violet", "0/4/0/2", 15),
        ("storm_violet", "0/3/0/2", 10),
        ("storm_orange", "3/0/0/2", 15),
        ("storm_orange", "2/4/4/2", 10),
        ("storm_green", "0/0/4/2", 15),
        ("storm_green", "0/4/3/2", 10),
    ],
)
def test_potion_clouds(cloud: str, stock: str, points: int) -> None:
    table = removing(cloud, stock, "R2 C2", "cowardly")
    assert table.points("P1") == points and table.bolts("P1") == 1
    assert table.stock("P1") == stock[:-1] + "0"


@rule("BS-11.1", "BS-20")
def test_fewer_heavy_clouds() -> None:
    """Of the heavy clouds 10 to 24 are mixed in, never more of them lie there, and every spot has a cloud."""
    most = {}
    for heavy in range(10, 25):
        boards = [
            GAME.start(3, seed, storm_clouds=True, heavy_clouds=heavy).view(None)["clouds"].values()
            for seed in range(8)
        ]
        assert all(sum(cloud is not None for cloud in board) == 18 for board in boards)
        most[heavy] = max(sum((cloud or "").startswith("heavy") for cloud in board) for board in boards)
    assert all(found <= heavy for heavy, found in most.items()) and most[10] < most[17] < most[24]
    for wrong in (9, 25):
        with pytest.raises(WrongOption) as error:
            GAME.start(3, 1, storm_clouds=True, heavy_clouds=wrong)
        assert error.value.facts["option"] == "heavy_clouds" and error.value.facts["value"] == str(wrong)
    assert GAME.start(3, 1, side="back", storm_clouds=True, heavy_clouds=11)
    with pytest.raises(ClashingOptions):
        GAME.start(3, 1, side="back", storm_clouds=True, heavy_clouds=10)


@rule("BS-11.1", "BS-20")
def test_heavy_clouds_say_something_about_storm_clouds_only() -> None:
    """Without them the number is passed over, and people are told so."""
    assert GAME.passed_over(3, {"heavy_clouds": 10}) == ["heavy_clouds"]
    assert GAME.passed_over(3, {"heavy_clouds": 10, "storm_clouds": True}) == []
    alone = GAME.start(3, 1, heavy_clouds=10)
    assert alone == GAME.start(3, 1) and alone.options["heavy_clouds"] == 24
    assert sum(cloud is not None for cloud in alone.view(None)["clouds"].values()) == 18


@rule("BS-11.1")
def test_the_fewest_heavy_clouds_show_all_storm_clouds() -> None:
    for seed in range(5):
        clouds = GAME.start(2, seed, storm_clouds=True, heavy_clouds=10).view(None)["clouds"].values()
        assert sum(bool(cloud) and cloud.startswith("storm") for cloud in clouds) == 8
        plain = GAME.start(2, seed).view(None)["clouds"].values()
        assert not any(cloud and cloud.startswith("storm") for cloud in plain)


@rule("BS-11.3")
def test_both_plus_clouds_in_one_region() -> None:
    table = Table.set_up(
        hands={"P1": "hilltop_druid"},
        pawns={"P1": "R2 C2"},
        clouds={"K1": "storm_plus", "K2": "storm_plus"},
    )
    trick(table, "hilltop_druid", "cowardly").play("P1 deliver 1 T3")
    assert table.points("P1") == 19


@rule("BS-8.2")
@pytest.mark.parametrize("pawns", ["R3 R4", "R4 R3", "R3 R3"])
def test_a_cloud_beside_both_pawns_is_offered_once(pawns: str) -> None:
    table = Table.set_up(hands={"P1": "weather_fairy"}, pawns={"P1": pawns}, stock={"P1": "0/0/0/3"})
    assert trick(table, "weather_fairy").option("dispel") == ["K3"]


@rule("BS-15.6", "BS-6.9")
def test_a_removed_cloud_is_gone_at_once() -> None:
    """The follower's cowardly fairy opens the region for the leader's brave one: it is no longer there to be removed."""
    hands = {"P1": "weather_fairy", "P2": "weather_fairy"}
    table = Table.set_up(
        hands=hands, pawns={"P1": "R2 C2", "P2": "R2 C2"}, clouds={"K1": "heavy_1_1"}, event="moonshine"
    )
    table.play("P1 lead weather_fairy brave", "P2 answer cowardly", "P2 dispel K1")
    assert table.told("in-vain") == [{"kind": "in-vain", "seat": 0, "role": "weather_fairy"}]


def test_two_clouds_of_a_region_are_called_differently() -> None:
    """Whoever chooses by words alone has to know which of them costs less."""
    game = hx.game("broom_service")
    view = game.start(4, seed=1).view(0)
    words = Catalogue("en", [shelf.folder("broom_service")], shelf.figures)
    called: dict[object, dict[object, str]] = defaultdict(dict)
    for move in game.table.moves:
        names = game.named(view, move)
        if "cloud" in names:
            sentence = words.text("broom_service-move-dispel.here", **{**move.facts, **names})
            called[move.facts["region"]][names["cloud"]] = sentence
    pairs = [list(sentences.values()) for sentences in called.values() if len(sentences) > 1]
    assert pairs and all(len(set(sentences)) == len(sentences) for sentences in pairs)
