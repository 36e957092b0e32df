"""Components, setup, personalities, first placement."""

from collections import Counter
from typing import Any

import pytest

from hexenkessel import seeded
from hexenkessel.kernel.errors import WrongPlayers
from tests.games.witches.table import FACES, GAME, SEATS, FixedDice, Table, box, play_sensibly
from tests.rules import rule

every_count = pytest.mark.parametrize("players", range(1, 5))
HARD = {1: [1, 1, 1, 0, 0, 0], 2: [1, 1, 2, 1, 1, 1], 3: [2] * 6, 4: [2, 2, 2, 2, 2, 0]}
EASY = {1: [2, 2, 1, 0, 0, 0], 2: [2, 2, 1, 2, 1, 1], 3: [2] * 6, 4: [4, 4, 4, 3, 3, 0]}


def dealt(players: int, seed: int = 1, **options: Any) -> Table:
    return Table(GAME.start(players, seed, **options))


def placed(players: int, personalities: str, seed: int = 1, **options: Any) -> Table:
    """Personalities are chosen in the order of choosing, and every witch stands at the Long Man."""
    table = dealt(players, seed, **options)
    for name in personalities.split():
        table.play(f"{table.to_move} choose {name}")
    while table.asks == "place":
        table.play(f"{table.to_move} place long_man")
    return table


def rolled_for_order(players: int, faces: list[int]) -> Table:
    """The game begins with these dice for the order."""
    state = GAME.blank(
        players, {"mode": "rivals", "few_crises": False, "piling_crises": False}, FixedDice(faces)
    )
    state.listen()
    GAME.deal(state)
    state.settle()
    return Table(state)


@rule("TW-1.1")
def test_a_die() -> None:
    assert sorted(box().faces) == list(FACES) and FACES.count(0) == 1
    table = Table.set_up(tiles="slice=fever", witches="A=razorback").play("A walk slice")
    seen: Counter[int] = Counter()
    for seed in range(300):
        copy = table.copy()
        copy.state.dice = seeded(seed)
        seen.update(copy.play("A roll").view()["attempt"]["dice"])
    assert set(seen) == set(FACES) and min(seen.values()) > 60


@rule("TW-2.2", "TW-2.4", "TW-7.1")
def test_boxes_with_four_players() -> None:
    table = placed(4, "dimity tiffany annagramma petulia")
    boxes = table.view()["boxes"]
    assert [inside["hard"] for inside in boxes] == [2, 2, 2, 2, 2, 0]
    assert [len(inside["easy"]) for inside in boxes] == [4, 4, 4, 3, 3, 0]
    assert table.view()["tiles_left"] == 28
    stack = table.position["stack"][::-1]
    first_box, second_box = boxes[0]["easy"], boxes[1]["easy"]
    assert stack[:4] == first_box[::-1] and stack[6:10] == second_box[::-1]
    hard = box().tile_names[7:]
    assert stack[4] in hard and stack[5] in hard and stack[6] not in hard
    top = first_box[-1]
    table.play(f"{table.to_move} begin")
    assert table.told("laid")[0]["tile"] == top


@rule("TW-2.1", "TW-2.2", "TW-2.3", "TW-2.5", "TW-2.6", "TW-24.1")
@every_count
def test_tiles_and_markers(players: int) -> None:
    table = dealt(players)
    view = table.view()
    assert [inside["hard"] for inside in view["boxes"]] == HARD[players]
    assert [len(inside["easy"]) for inside in view["boxes"]] == EASY[players]
    laid = {space: tile for space, tile in view["board"].items() if tile}
    squares = {place["id"]: place["square"] for place in GAME.content.data["place"]}
    for space, tile in laid.items():
        place = space.partition("-")[0]
        assert squares[place] == ("purple" if tile["hard"] else "green")
        assert space == place or space.endswith("-1")
        assert tile["face_up"] != tile["hard"] and (tile["tile"] is None) == tile["hard"]
    assert Counter(tile["hard"] for tile in laid.values()) == {True: 5, False: 10}
    aside = table.position["aside"]
    hard_aside = sum(kind in box().tile_names[7:] for kind in aside)
    assert hard_aside == 17 - 5 - sum(HARD[players]) == {1: 9, 2: 5, 3: 0, 4: 2}[players]
    assert len(aside) - hard_aside == 30 - 10 - sum(EASY[players]) == {1: 15, 2: 11, 3: 8, 4: 2}[players]
    assert view["cackle_supply"] == 4 * players
    assert (view["crisis_supply"], view["aliss_supply"]) == ((10, 5) if players == 1 else (12, 12))


@rule("TW-2.2", "TW-7.10", "TW-18.3", "TW-4.4", "TW-6.1")
@pytest.mark.parametrize(("players", "turns"), [(1, 8), (2, 16), (3, 24), (4, 28)])
def test_number_of_turns(players: int, turns: int) -> None:
    """A game that is not lost lasts so many turns; turns go clockwise from the start player."""
    found = 0
    for seed in range(8):
        table = dealt(players, seed)
        play_sensibly(table.state, seed)
        seats = [facts["seat"] for facts in table.told("began")]
        start = table.told("start-player")[0]["seat"]
        assert seats == [(start + turn) % players for turn in range(len(seats))]
        if table.ending in ("last-tile", "not-passed", "passed"):
            assert len(seats) == turns == table.view()["turn"] and table.view()["tiles_left"] == 0
            found += 1
        if found > 1:
            break
    assert found == 2


@rule("TW-3.4", "TW-2.6")
def test_annagramma_starts_with_a_marker() -> None:
    table = dealt(3)
    seat = table.to_move
    table.play(f"{seat} choose annagramma")
    assert table.cackle(seat) == 1 and table.view()["cackle_supply"] == 11


@rule("TW-3.1", "TW-3.2")
def test_only_those_tied_roll_again() -> None:
    # A 14, B 17, C 17, D 9; then B 10, C 12.
    faces = [6, 4, 2, 2, 6, 6, 5, 0, 6, 5, 4, 2, 5, 4, 0, 0, 5, 5, 0, 0, 6, 6, 0, 0]
    table = rolled_for_order(4, faces)
    told = [(SEATS[facts["seat"]], facts["total"]) for facts in table.told("rolled-for-order")]
    assert told == [("A", 14), ("B", 17), ("C", 17), ("D", 9), ("B", 10), ("C", 12)]
    order = []
    for name in ("tiffany", "annagramma", "petulia", "dimity"):
        order.append(table.to_move)
        table.play(f"{table.to_move} choose {name}")
    assert "".join(order) == "CDAB"


def order_c_first(players: int = 4) -> Table:
    """C rolls highest: the order of choosing is C, D, A, B."""
    return rolled_for_order(players, [2, 2, 2, 2, 3, 3, 3, 3, 6, 6, 6, 6, 4, 4, 4, 4])


@rule("TW-4.1", "TW-4.2", "TW-4.4")
def test_without_dimity_the_last_chooser_starts() -> None:
    table = rolled_for_order(3, [2, 2, 2, 2, 3, 3, 3, 3, 6, 6, 6, 6])
    table.play("C choose tiffany", "A choose annagramma", "B choose petulia")
    assert table.asks == "place"
    table.play("B place long_man", "C place long_man", "A place long_man")
    assert table.asks == "begin" and table.to_move == "B"


@rule("TW-4.1", "TW-3.4", "TW-4.4")
def test_dimity_starts() -> None:
    table = order_c_first()
    table.play("C choose tiffany", "D choose dimity", "A choose petulia", "B choose annagramma")
    table.play("D place long_man", "A place long_man", "B place long_man", "C place long_man")
    assert table.asks == "begin" and table.to_move == "D"
    assert table.view()["start_player"] == 3
    assert table.view()["start_tiles"] == [True, True, True, False]


@rule("TW-4.2", "TW-4.3", "TW-2.7")
def test_first_placement() -> None:
    table = order_c_first()
    table.play("C choose tiffany", "D choose dimity", "A choose petulia", "B choose annagramma")
    assert table.view()["hand_sizes"] == [3] * 4 and table.view()["draw_pile"] == 55 - 12
    assert len(table.view("D")["hand"]) == 3
    taken = [space for space, tile in table.view()["board"].items() if tile]
    assert table.refusal("D", f"place {taken[0]}") == ("TW-4.2", "tile-there")
    assert set(table.offered("place")) == set(box().atlas.names) - set(taken)
    assert "dungeon" not in " ".join(table.options)
    table.play("D place long_man", "A place long_man", "B place lancre_town-2")
    assert table.at("A") == table.at("D") == "long_man" and table.at("B") == "lancre_town-2"
    assert table.view()["cackle"] == [0, 1, 0, 0] and not table.told("tea")


@rule("TW-3.1", "TW-3.5")
def test_a_personality_is_taken_once() -> None:
    table = order_c_first().play("C choose tiffany")
    assert table.refusal("D", "choose tiffany") == ("TW-3.1", "personality-taken")
    assert table.refusal("D", "begin") == ("TW-3.1", "personality-first")
    assert table.offered("choose") == ["annagramma", "petulia", "dimity"]


@rule("TW-3.3", "TW-26.3")
def test_alone_one_simply_picks() -> None:
    table = dealt(1)
    assert not table.told("rolled-for-order") and len(table.offered("choose")) == 4
    assert table.view()["solo"] and not table.view()["together"]
    # There is nobody to save Lancre with: the option is passed over.
    assert GAME.start(1, 1, mode="together") == GAME.start(1, 1)


@rule("TW-2.8", "TW-27")
def test_easy_tiles_in_the_boxes_are_open() -> None:
    table = dealt(3)
    for seat in (*"ABC", None):
        boxes = table.view(seat)["boxes"]
        assert all(len(inside["easy"]) == 2 and inside["hard"] == 2 for inside in boxes)
    hard = [kind for kind in table.position["stack"] if kind in box().tile_names[7:]]
    worlds = [table.state.imagine(0, seeded(seed)).dump()["position"]["stack"] for seed in range(20)]
    assert len({tuple(world) for world in worlds}) > 10
    for world in worlds:
        assert [kind for kind in world if kind in box().tile_names[:7]] == [
            kind for kind in table.position["stack"] if kind not in hard
        ]


def test_players() -> None:
    for players in (0, 5):
        with pytest.raises(WrongPlayers):
            GAME.start(players, 1)
