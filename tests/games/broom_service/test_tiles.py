"""Mountain, forest and hill tiles, circles and islands."""

import pytest

from hexenkessel.kernel.errors import ClashingOptions
from tests.games.broom_service.table import EXTRA, GAME, SMALL_BOARDS, Table, build, trick
from tests.rules import rule

WITCH = {"P1": "mountain_witch root_gatherer"}


def arriving(stance: str, tile: str, stock: str = "1/1/1/1", **more: object) -> Table:
    """P1's mountain witch has just reached R4 with the tile MT1."""
    mountains = {"MT1": tile, "MT2": "potions", "MT3": "wands"}
    if tile in ("potions", "wands"):
        mountains = {"MT1": tile, "MT2": "fly", "MT3": "weather"}
    given: dict[str, object] = {"mountains": mountains, "hands": WITCH, "stock": {"P1": stock}, **more}
    table = Table.set_up(**given)  # type: ignore[arg-type]
    return trick(table, "mountain_witch", stance).play("P1 fly 2 R4")


@rule("BS-12.4", "BS-12.7", "BS-12.6")
def test_fly_chain() -> None:
    table = arriving("cowardly", "fly", "0/0/0/0", clouds={})
    assert table.amulets("P1") == 1
    table.play("P1 function fly", "P1 fly 2 R6")
    assert table.amulets("P1") == 2 and table.asks == "mountain"
    table.play("P1 function potions", "P1 fly 2 R7")
    assert (table.pawns("P1"), table.stock("P1"), table.asks) == ("C1 R7", "1/1/1/0", "lead")


@rule("BS-12.4")
def test_fly_with_one_pawn_each_or_just_once() -> None:
    table = arriving("cowardly", "fly", clouds={}).play("P1 function fly", "P1 fly 1 R3")
    assert table.copy().play("P1 skip").pawns("P1") == "R3 R4"
    assert table.play("P1 fly 2 R1").pawns("P1") == "R3 R1"


@rule("BS-12.4", "BS-12.2")
def test_deliver_tile_plus_witch_delivery() -> None:
    table = arriving("brave", "deliver", "2/0/0/0")
    table.play("P1 function deliver", "P1 deliver 1 T11")
    assert table.points("P1") == 12
    table.play("P1 deliver 2 T7")
    assert (table.points("P1"), table.asks) == (16, "lead")


@rule("BS-12.4")
def test_weather_tile() -> None:
    table = arriving("cowardly", "weather", "1/1/1/3")
    table.play("P1 function weather", "P1 dispel K3")
    assert (table.points("P1"), table.bolts("P1"), table.stock("P1")) == (10, 3, "1/1/1/0")


@rule("BS-12.3", "BS-12.4")
def test_wands_tile_second_visit() -> None:
    table = arriving("cowardly", "wands").play("P1 function wands")
    assert (table.stock("P1"), table.amulets("P1")) == ("1/1/1/3", 1)
    again = Table.set_up(
        mountains={"MT1": "wands"}, amulets={"P1": "MT1"}, hands=WITCH, pawns={"P1": "R1 R4"}
    )
    trick(again, "mountain_witch", "cowardly").play("P1 fly 1 R4")
    assert (again.stock("P1"), again.amulets("P1"), again.asks) == ("1/1/1/1", 1, "lead")


@rule("BS-12.2", "BS-12.3", "BS-12.8")
def test_declined_is_lost() -> None:
    hands = {"P1": "mountain_witch", "P2": "mountain_witch"}
    table = Table.set_up(mountains={"MT1": "potions"}, hands=hands, stock={"P1": "0/0/0/0"})
    table.play("P1 lead mountain_witch cowardly", "P1 fly 2 R4", "P1 skip")
    assert (table.amulets("P1"), table.stock("P1")) == (1, "0/0/0/0")
    table.play("P2 answer cowardly", "P2 fly 2 R4", "P2 function potions")
    assert (table.amulets("P2"), table.stock("P2")) == (1, "2/2/2/1")
    assert table.view()["mountains"]["MT1"] == "potions"


@rule("BS-12.8", "BS-8.7")
def test_the_potions_tile_gives_three_or_none() -> None:
    table = arriving("cowardly", "potions", "0/0/0/0")
    assert table.options == ["function potions", "skip"]
    assert table.refusal("P1", "function wands") == ("BS-12.2", "other-function")
    assert table.refusal("P1", "deliver 2 T6") == ("BS-12.7", "no-witch-delivery")


@rule("BS-15.8", "BS-12.2", "BS-12.6")
def test_plus_cloud_and_the_weather_tile() -> None:
    start = arriving("brave", "weather", "1/0/0/2", clouds={"K3": "storm_plus"})
    table = start.copy().play("P1 deliver 2 T7")
    assert table.points("P1") == 16
    table.play("P1 function weather", "P1 dispel K3")
    assert (table.points("P1"), table.bolts("P1")) == (16, 2)
    other = start.play("P1 function weather", "P1 dispel K3", "P1 deliver 2 T7")
    assert other.points("P1") == 14


@rule("BS-12.5", "BS-12.8")
def test_there_and_back() -> None:
    table = arriving("brave", "fly").play("P1 function fly", "P1 fly 2 R1", "P1 fly 2 R4")
    assert table.amulets("P1") == 1 and table.option("function") == []
    assert table.refusal("P1", "function fly") == ("BS-12.2", "function-used")
    table.play("P1 deliver 2 T7")
    assert table.points("P1") == 14


@rule("BS-12.5", "BS-12.7", "BS-12.6")
def test_carried_away_by_a_cloud() -> None:
    table = Table.set_up(
        mountains={"MT1": "weather", "MT2": "wands"},
        hands=WITCH,
        stock={"P1": "1/1/1/2"},
        clouds={"K3": "storm_move"},
    )
    trick(table, "mountain_witch").play("P1 fly 2 R4", "P1 function weather", "P1 dispel K3")
    assert table.stock("P1") == "1/1/1/0"
    table.play("P1 fly 2 R6")
    assert table.amulets("P1") == 2
    table.play("P1 function wands")
    assert (table.asks, table.points("P1"), table.stock("P1"), table.bolts("P1")) == (
        *("lead", 10, "1/1/1/2"),
        1,
    )


@rule("BS-12.5")
def test_a_pawn_that_has_left_the_mountain_does_not_deliver() -> None:
    table = arriving("brave", "fly", clouds={}).play("P1 function fly", "P1 fly 2 R6")
    assert table.refusal("P1", "deliver 2 T10") == ("BS-12.7", "no-witch-delivery")
    assert table.play("P1 skip", "P1 skip").asks == "lead"


# -- forest tiles --------------------------------------------------------------------------------------------------


@rule("BS-13.2", "BS-13.3", "BS-15.2")
def test_picking_up_a_forest_tile() -> None:
    hands = {"P1": "forest_witch hill_witch", "P2": "forest_witch"}
    table = Table.set_up(back=True, hands=hands)
    table.play("P1 lead forest_witch cowardly", "P1 fly 1 F1")
    assert table.tiles("P1") == ["brave_though_cowardly"] and table.view()["forests"]["f1"] is None
    table.play("P2 answer cowardly", "P2 fly 1 F1")
    assert table.tiles("P2") == []
    table.play("P1 lead hill_witch cowardly")
    assert "use brave_though_cowardly" in table.options


@rule("BS-13.3", "BS-15.2")
def test_a_tile_is_too_fresh_in_its_own_trick() -> None:
    """Fetched by the leader's brave flight at the very end of a trick it is usable in the next one, not before."""
    table = Table.set_up(back=True, hands={"P1": "forest_witch hill_witch"}, forests={"f1": "points"})
    trick(table, "forest_witch").play("P1 fly 1 F1")
    assert table.asks == "witch-delivery" and table.tiles("P1") == ["points"]
    assert table.refusal("P1", "use points") == ("BS-13.3", "tile-too-fresh")
    table.play("P1 skip", "P1 lead hill_witch cowardly")
    assert "use points" in table.options


@rule("BS-13.3", "BS-13.6")
@pytest.mark.parametrize("tile", ["brave_though_cowardly", "points"])
def test_a_fresh_tile_is_not_offered(tile: str) -> None:
    """Nobody lays a second card in a trick; if it came to that, a tile of this trick would not help, an older one would."""
    table = Table.set_up(back=True, hands={"P1": "hill_witch"}, tiles={"P1": tile}, forests={})
    data = trick(table, "hill_witch", "cowardly").state.dump()
    assert f"use {tile}" in table.options
    data["position"]["fresh"][0][tile] = 1
    fresh = Table(table.state.game.load(data))
    assert f"use {tile}" not in fresh.options
    assert fresh.refusal("P1", f"use {tile}") == ("BS-13.3", "tile-too-fresh")
    data["position"]["tiles"][0][tile] = 2
    assert f"use {tile}" in Table(table.state.game.load(data)).options


@rule("BS-13.5", "BS-6.8", "BS-13.8")
def test_brave_though_cowardly() -> None:
    hands = {"P1": "valley_druid root_gatherer", "P2": "valley_druid", "P3": "hill_witch"}
    table = Table.set_up(
        3,
        back=True,
        hands=hands,
        forests={},
        pawns={"P1": "F1 Q2", "P2": "F1 Q2"},
        stock={"P1": "0/1/1/0", "P2": "0/0/1/0"},
        tiles={"P2": "brave_though_cowardly"},
    )
    table.play("P1 lead valley_druid brave", "P2 answer cowardly", "P2 use brave_though_cowardly")
    table.play("P2 deliver 1 b5")
    assert (table.points("P2"), table.tiles("P2")) == (16, [])
    table.play("P3 pass", "P1 deliver 1 b8")
    assert table.points("P1") == 15
    assert (table.to_move, table.asks) == ("P1", "lead")


@rule("BS-13.4", "BS-6.8")
def test_one_tile_per_card() -> None:
    table = Table.set_up(
        back=True,
        hands={"P1": "hill_witch forest_witch"},
        forests={},
        tiles={"P1": "brave_though_cowardly points"},
    )
    table.play("P1 lead hill_witch cowardly")
    assert table.option("use") == ["brave_though_cowardly", "points"]
    table.play("P1 use brave_though_cowardly")
    assert table.option("use") == []
    assert table.refusal("P1", "use points") == ("BS-13.4", "decided-already")
    table.play("P1 skip", "P1 lead forest_witch cowardly")
    assert table.option("use") == ["points"]
    assert table.refusal("P1", "use brave_though_cowardly") == ("BS-13.3", "no-such-tile")


@rule("BS-13.4", "BS-15.3", "BS-6.8")
@pytest.mark.parametrize(("event", "move"), [("black_market", "market"), ("moonshine", "moonshine wand")])
def test_the_tile_or_the_event(event: str, move: str) -> None:
    """Whoever is brave by a tile is cowardly for all else, and has decided."""
    tiles = {"P1": "brave_though_cowardly brave_though_cowardly"}
    table = Table.set_up(back=True, hands={"P1": "hill_witch"}, forests={}, tiles=tiles, event=event)
    table.play("P1 lead hill_witch cowardly", "P1 use brave_though_cowardly")
    assert table.refusal("P1", move) == ("BS-15.3", "decided-already")
    assert table.refusal("P1", "use brave_though_cowardly") == ("BS-13.4", "decided-already")
    table.play("P1 fly 1 H1", "P1 circle A")
    assert table.asks == "witch-delivery"
    assert table.refusal("P1", move) == ("BS-6.8", "decided-already")
    brave = Table.set_up(back=True, hands={"P1": "hill_witch"}, forests={}, tiles=tiles, event=event)
    trick(brave, "hill_witch")
    assert brave.refusal("P1", move)[1] == "only-cowardly"
    assert brave.refusal("P1", "use brave_though_cowardly") == ("BS-13.5", "only-cowardly")


@rule("BS-12.2", "BS-12.7", "BS-8.1")
def test_whoever_has_delivered_is_told_so() -> None:
    table = arriving("brave", "wands").play("P1 deliver 2 T7")
    assert table.refusal("P1", "deliver 2 T6") == ("BS-8.1", "delivered-already")
    assert table.options == ["function wands", "skip"]


@rule("BS-12.2", "BS-12.8")
def test_what_is_given_up_is_told() -> None:
    """The tile, the delivery, or both: whatever could have been done."""

    def given_up(table: Table) -> list[str]:
        return [facts["what"] for facts in table.play("P1 skip").told("waived")]

    assert given_up(arriving("brave", "wands")) == ["function", "delivery"]
    assert given_up(arriving("cowardly", "wands")) == ["function"]
    assert given_up(arriving("brave", "weather", "1/1/1/0")) == ["delivery"]
    assert given_up(arriving("brave", "wands").play("P1 function wands")) == ["delivery"]
    assert given_up(arriving("brave", "wands").play("P1 deliver 2 T7")) == ["function"]


@rule("BS-13.7")
def test_five_points_tile() -> None:
    table = Table.set_up(back=True, hands={"P1": "hill_witch"}, forests={}, tiles={"P1": "points"})
    table.play("P1 lead hill_witch cowardly", "P1 use points")
    assert (table.points("P1"), table.pawns("P1"), table.tiles("P1")) == (15, "Q1 Q2", [])


@rule("BS-13.4", "BS-13.6", "BS-5.1")
def test_two_card_tiles() -> None:
    table = Table.set_up(
        back=True,
        event="like_minded",
        forests={},
        tiles={"P1": "one_more_card one_more_card"},
        step="ChooseRoles",
    )
    assert table.options == ["number 4", "number 5"]
    assert table.refusal("P1", "number 3") == ("BS-13.6", "other-number")
    table.play("P1 number 5").choose("P1", "hill_witch forest_witch root_gatherer herb_gatherer")
    assert table.refusal("P1", "choose hill_witch") == ("BS-5.1", "chosen-already")
    table.choose("P1", "valley_druid").choose("P2", "hill_witch forest_witch root_gatherer herb_gatherer")
    assert table.view()["hand_sizes"] == [5, 4] and table.tiles("P1") == ["one_more_card"]


@rule("BS-13.6", "BS-16")
def test_the_use_of_a_card_tile_is_secret_until_all_have_chosen() -> None:
    table = Table.set_up(
        back=True, event="like_minded", forests={}, tiles={"P1": "one_more_card"}, step="ChooseRoles"
    )
    before = table.view("P2")
    table.play("P1 number 5")
    assert table.view("P2") == before and table.told("card-tile") == []
    for other in ("number 4", "number 5"):
        kept = Table.set_up(
            back=True, event="like_minded", forests={}, tiles={"P1": "one_more_card"}, step="ChooseRoles"
        )
        assert kept.play(f"P1 {other}").view("P2") == before


@rule("BS-13.8")
def test_a_tile_spent_in_vain() -> None:
    hands = {"P1": "weather_fairy", "P2": "weather_fairy root_gatherer"}
    table = Table.set_up(
        back=True,
        leader="P2",
        hands=hands,
        forests={},
        tiles={"P1": "brave_though_cowardly"},
        stock={"P1": "1/1/1/0"},
    )
    table.play("P2 lead weather_fairy brave", "P1 answer cowardly", "P1 use brave_though_cowardly")
    assert table.tiles("P1") == [] and table.points("P1") == 10
    assert (table.to_move, table.asks) == ("P2", "lead")


# -- hill tiles, circles, islands ----------------------------------------------------------------------------------


def turbo(stance: str, **more: object) -> Table:
    given: dict[str, object] = {"back": True, "hands": {"P1": "hill_witch root_gatherer"}, **more}
    return trick(Table.set_up(**given), "hill_witch", stance)  # type: ignore[arg-type]


@rule("BS-14.2")
def test_turbo_brave() -> None:
    table = turbo("brave").play("P1 fly 1 H1")
    assert table.options == ["circle A", "circle B"]
    table.play("P1 circle B")
    assert table.pawns("P1") == "B1 Q2" and table.options == ["deliver 1 b3", "skip"]
    assert table.play("P1 deliver 1 b3").points("P1") == 18


@rule("BS-14.3", "BS-14.2", "BS-17")
def test_turbo_cowardly() -> None:
    table = turbo("cowardly").play("P1 fly 1 H1")
    assert table.options == ["circle A", "circle B"]
    assert table.refusal("P1", "skip") == ("BS-14.2", "must-go-on")
    assert table.refusal("P1", "circle C") == ("BS-14.2", "other-circle")
    table.play("P1 circle A")
    assert (table.pawns("P1"), table.asks, table.points("P1")) == ("A Q2", "lead", 10)


@rule("BS-14.6")
def test_tower_tile() -> None:
    hands = {"P1": "hilltop_druid"}
    table = Table.set_up(back=True, hands=hands, pawns={"P1": "H2 Q2"}, stock={"P1": "2/0/0/0"})
    trick(table, "hilltop_druid").play("P1 deliver 1 h2_tower")
    assert (table.points("P1"), table.stock("P1")) == (20, "1/0/0/0")
    again = Table.set_up(back=True, hands=hands, pawns={"P1": "H2 Q2"}, stock={"P1": "1/0/0/0"})
    trick(again, "hilltop_druid", "cowardly").play("P1 deliver 1 h2_tower")
    assert again.points("P1") == 17
    beside = Table.set_up(
        back=True, hands={"P1": "valley_druid"}, pawns={"P1": "F1 C"}, stock={"P1": "2/1/1/0"}
    )
    trick(beside, "valley_druid")
    for pawn in (1, 2):
        assert beside.refusal("P1", f"deliver {pawn} h2_tower") == ("BS-2.4", "out-of-reach")
        assert beside.refusal("P1", f"deliver {pawn} h1_tower") == ("BS-14.6", "no-tower-tile")


@rule("BS-14.6", "BS-14.2")
def test_the_tower_tile_has_no_turbo() -> None:
    table = turbo("brave", pawns={"P1": "F1 Q2"}).play("P1 fly 1 H2")
    assert "deliver 1 h2_tower" in table.options
    assert table.play("P1 deliver 1 h2_tower").points("P1") == 17


@rule("BS-14.7", "BS-14.2")
def test_leaving_island_b() -> None:
    table = turbo("cowardly", pawns={"P1": "B1 Q2"}).play("P1 fly 1 B2")
    assert table.options == ["circle A", "circle C"]
    assert table.play("P1 circle C").pawns("P1") == "C Q2"
    hills = {"h1": "turbo_ab", "h2": "turbo_ac", "h3": "tower"}
    stuck = turbo("cowardly", pawns={"P1": "B1 Q2"}, hills=hills).play("P1 fly 1 B2")
    assert stuck.pawns("P1") == "B2 Q2"
    hands = {"P1": "prairie_witch"}
    back = Table.set_up(back=True, hands=hands, pawns={"P1": "B2 Q2"}, hills=hills)
    assert trick(back, "prairie_witch").option("fly") == ["1 B1"]


@rule("BS-14.7", "BS-8.5")
def test_island_d() -> None:
    for terrain in ("forest", "prairie", "hill", "mountain"):
        witch = f"{terrain}_witch"
        table = Table.set_up(back=True, hands={"P1": f"{witch} root_gatherer"}, pawns={"P1": "D D"})
        assert trick(table, witch).asks == "lead" and table.told("in-vain")
    table = Table.set_up(back=True, hands={"P1": "hilltop_druid"}, pawns={"P1": "D Q2"})
    assert trick(table, "hilltop_druid", "cowardly").play("P1 deliver 1 b4").points("P1") == 19


@rule("BS-20", "BS-3.8", "BS-12.1", "BS-13.1", "BS-14.1")
def test_mountain_tiles_are_compulsory_on_the_back() -> None:
    with pytest.raises(ClashingOptions):
        GAME.start(3, 1, side="back", mountain_tiles="without")
    back = GAME.start(3, 1, side="back").view(None)
    counts = {
        name: sum(tile is not None for tile in back[name].values())
        for name in ("mountains", "forests", "hills")
    }
    assert counts == {"mountains": 3, "forests": 4, "hills": 4}
    for tiles, mountains in (("usual", 0), ("without", 0), ("with", 3)):
        front = GAME.start(3, 1, mountain_tiles=tiles).view(None)
        assert sum(tile is not None for tile in front["mountains"].values()) == mountains
        assert not any(front["forests"].values()) and not any(front["hills"].values())
    assert {option.id for option in GAME.options} == {
        *("side", "storm_clouds", "heavy_clouds", "mountain_tiles", "start"),
    }


@rule("BS-14.2")
def test_turbo_back_to_where_it_came_from() -> None:
    table = turbo("brave", pawns={"P1": "A Q2"}, stock={"P1": "0/1/0/0"})
    table.play("P1 fly 1 H1", "P1 circle A", "P1 deliver 1 b1")
    assert (table.points("P1"), table.pawns("P1")) == (15, "A Q2")


@rule("BS-14.4")
def test_a_clouded_circle_cannot_be_chosen() -> None:
    clouds = {"k1": "heavy_1_1"}
    table = turbo("brave", clouds=clouds).play("P1 fly 1 H1")
    assert table.options == ["circle B"]
    assert table.refusal("P1", "circle A") == ("BS-14.4", "circle-clouded")


@rule("BS-14.4")
def test_with_both_circles_clouded_the_pawn_stays() -> None:
    game = build(boards=SMALL_BOARDS + EXTRA)
    table = turbo("brave", game=game, clouds={"k1": "heavy_1_1", "k2": "heavy_1_1"}).play("P1 fly 1 H1")
    assert table.pawns("P1") == "H1 Q2" and table.told("circles-closed")
    assert table.play("P1 deliver 1 b6").points("P1") == 13


@rule("BS-14.5", "BS-12.6", "BS-12.7")
def test_tiles_at_the_end_of_a_turbo_flight() -> None:
    """Forest and mountain tiles count where the turbo ends, before the witch delivers."""
    game = build(boards=SMALL_BOARDS + EXTRA)
    hills = {"h1": "turbo_cd", "h2": "tower", "h3": "turbo_ac"}
    forest = turbo("brave", game=game, hills=hills, forests={"f9": "points"})
    forest.play("P1 fly 1 H1", "P1 circle C")
    assert forest.tiles("P1") == ["points"] and forest.options == ["deliver 1 b2", "skip"]
    mountain = turbo("brave", game=game, hills=hills, mountains={"m9": "potions"}, stock={"P1": "0/0/0/0"})
    mountain.play("P1 fly 1 H1", "P1 circle D")
    assert mountain.amulets("P1") == 1 and mountain.options == ["function potions", "skip"]
    assert mountain.refusal("P1", "deliver 1 b4") == ("BS-14.5", "tile-first")
    mountain.play("P1 function potions", "P1 deliver 1 b4")
    assert mountain.points("P1") == 19


@rule("BS-12.5", "BS-14.2", "BS-14.5")
def test_a_pawn_that_flies_on_from_the_circle_does_not_deliver_elsewhere() -> None:
    game = build(boards=SMALL_BOARDS.replace('id = "C"\nregion = "C"', 'id = "C"\nregion = "M1"'))
    hills = {"h1": "turbo_cd", "h2": "tower", "h3": "turbo_ac"}
    table = turbo("brave", game=game, hills=hills, mountains={"m1": "fly"}, forests={})
    table.play("P1 fly 1 H1", "P1 circle C", "P1 function fly", "P1 fly 1 F1")
    assert table.copy().play("P1 skip").asks == "lead"
    table.play("P1 fly 1 M1")
    assert table.options == ["deliver 1 b7", "skip"]


@rule("BS-14.5", "BS-12.6", "BS-14.3")
def test_turbo_by_other_flights() -> None:
    """A move cloud brings a pawn onto a turbo tile: it goes on, without a delivery."""
    table = Table.set_up(
        back=True,
        hands={"P1": "weather_fairy root_gatherer"},
        pawns={"P1": "H1 Q1"},
        hills={"h1": "turbo_cd", "h2": "tower", "h3": "turbo_ac"},
        clouds={"k1": "storm_move"},
        stock={"P1": "1/1/1/2"},
    )
    trick(table, "weather_fairy").play("P1 dispel k1", "P1 fly 2 H1", "P1 circle D")
    assert (table.pawns("P1"), table.asks) == ("H1 D", "lead")
