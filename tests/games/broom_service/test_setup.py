"""Setup and what is fixed before the first card (BS-1 to BS-5)."""

from collections import Counter

import pytest

from hexenkessel.kernel.errors import WrongPlayers
from tests.games.broom_service.table import EVENTS, GAME, ROLES, Table
from tests.rules import rule


@rule("BS-3.1", "BS-1.1", "BS-1.2", "BS-1.3")
def test_everybody_starts_with_the_same() -> None:
    table = Table(GAME.start(4, 3))
    view = table.view()
    castles = [region["id"] for region in GAME.content.data["region"] if region.get("castle")]
    assert view["points"] == [10] * 4 and view["pawns"] == [castles[:2]] * 4
    assert all(stock["orange"] == stock["violet"] == stock["green"] == 1 for stock in view["stock"])
    assert (view["round"], view["rounds"]) == (1, 7)
    assert {move.facts["role"] for move in table.state.moves(0)} == set(ROLES)
    assert {move.facts["stance"] for move in GAME.table.moves if move.verb == "lead"} == {"brave", "cowardly"}
    for players in (1, 6):
        with pytest.raises(WrongPlayers):
            GAME.start(players)


@rule("BS-3.2", "BS-3.7")
@pytest.mark.parametrize(
    ("players", "wands", "cursed"),
    [(2, [1, 1], 3), (3, [1, 2, 1], 2), (4, [1, 2, 2, 1], 1), (5, [1, 2, 2, 2, 1], 0)],
)
def test_setup_numbers(players: int, wands: list[int], cursed: int) -> None:
    for seed in range(4):
        view = GAME.start(players, seed).view(None)
        turn_order = [(view["leader"] + place) % players for place in range(players)]
        assert [view["stock"][seat]["wand"] for seat in turn_order] == wands
        assert len(view["cursed"]) == cursed


@rule("BS-3.3", "BS-6.1", "BS-20")
def test_the_start_player_is_drawn_or_fixed() -> None:
    drawn = {GAME.start(4, seed).view(None)["leader"] for seed in range(30)}
    assert drawn == {0, 1, 2, 3}
    for seat in (1, 4):
        for seed in range(5):
            assert GAME.start(4, seed, start=seat).view(None)["leader"] == seat - 1


@rule("BS-3.5", "BS-2.5", "BS-16")
@pytest.mark.parametrize(("side", "spots"), [("front", 18), ("back", 19)])
def test_clouds_lie_face_up_on_every_spot(side: str, spots: int) -> None:
    copies = {cloud["id"]: cloud["copies"] for cloud in GAME.content.data["heavy_cloud"]}
    assert sum(copies.values()) == 24
    seen = set()
    for seed in range(10):
        view = GAME.start(2, seed, side=side).view(None)
        clouds = Counter(cloud for cloud in view["clouds"].values() if cloud)
        assert clouds.total() == spots and all(count <= copies[cloud] for cloud, count in clouds.items())
        seen.add(tuple(view["clouds"].values()))
    assert len(seen) == 10


@rule("BS-3.6", "BS-4.1", "BS-16")
def test_seven_of_ten_events_come_up() -> None:
    seen: Counter[str] = Counter()
    for seed in range(20):
        state = GAME.start(2, seed)
        shown: list[str] = []
        while not state.over:
            view = state.view(None)
            if view["round"] > len(shown):
                shown.append(view["event"])
            state.advance(state.deciding[0], state.moves(state.deciding[0])[-1])
        assert len(shown) == len(set(shown)) == 7
        seen.update(shown)
    assert set(seen) == set(EVENTS)


@rule("BS-2.1", "BS-2.2")
def test_both_sides_are_boards_like_any_other() -> None:
    for side in ("front", "back"):
        view = GAME.start(3, 2, side=side).view(None)
        regions = {region["id"] for region in GAME.content.data["region"] if region["side"] == side}
        assert view["side"] == side and {*view["pawns"][0]} <= regions


@rule("BS-3.9")
def test_the_overview_is_a_reminder_only() -> None:
    """What the overview cards tell is told all the time: everybody's bonus as it stands."""
    table = Table.set_up(stock={"P1": "2/3/4/5"})
    assert table.view("P2")["bonus"] == [[0, 10, 0], [0, 4, 0]]


@rule("BS-5.2", "BS-5.3", "BS-16")
def test_nobody_sees_what_others_chose() -> None:
    table = Table.set_up(event="like_minded", cursed="hill_witch", step="ChooseRoles")
    table.choose("P1", "hill_witch forest_witch weather_fairy valley_druid")
    assert table.view("P2")["sealed"] == [] and table.view(None)["hand_sizes"] == [0, 0]
    table.choose("P2", "hill_witch forest_witch weather_fairy valley_druid")
    assert table.view("P2")["hand_sizes"] == [4, 4]
    assert set(table.view("P1")["hand"]) == {"hill_witch", "forest_witch", "weather_fairy", "valley_druid"}
    assert table.view(None)["hand"] is None
    assert [{key: fact[key] for key in ("seat", "cards")} for fact in table.told("picked", "P2")] == [
        {"seat": 0, "cards": 4},
        {"seat": 1, "cards": 4},
    ]


@rule("BS-4.5", "BS-5.1", "BS-10.1")
def test_after_a_round_all_cards_come_back() -> None:
    table = Table.set_up(hands={"P1": "root_gatherer"}, event="moonshine")
    table.play("P1 lead root_gatherer brave", "P1 skip")
    assert table.asks == "choose-roles" and table.view()["round"] == 4
    assert table.view()["laid"] == [[], []] and table.view()["led_roles"] == []
    roles = [option.split()[1] for option in table.options if option.startswith("choose")]
    assert not roles or set(roles) == set(ROLES)
