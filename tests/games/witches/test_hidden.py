"""What is open and what is hidden (TW-27), the chances in a view, and positions that can't be."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexenkessel import seeded
from hexenkessel.games.witches.chances import AT_LEAST, chance_to_reach
from hexenkessel.kernel.errors import BrokenPosition
from tests.games.witches.table import FACES, GAME, SEATS, Table, box
from tests.moments import moments
from tests.rules import rule


def worlds(table: Table, seat: str, number: int = 60) -> list[dict[str, Any]]:
    """Positions that this seat holds possible."""
    return [table.state.imagine(SEATS.index(seat), seeded(n)).dump()["position"] for n in range(number)]


SLICE = box().atlas.names.index("slice")
DANCERS = box().atlas.names.index("dancers")
INVISIBLE = {"hodgesaargh", "the_librarian", "you_the_cat", "awfly_wee_billy_bigchin"}


@rule("TW-27", "TW-20.2")
def test_what_borrowing_shows() -> None:
    table = Table.set_up(
        3, tiles="slice=hiver dancers=elves razorback=fever", hands={"A": "granny_weatherwax-1"}
    )
    table.play("A borrow slice granny_weatherwax-1", "A look dancers")
    for _ in range(2):
        assert table.tile("slice", "A")["tile"] == "hiver" and table.tile("dancers", "A")["tile"] == "elves"
        for seat in ("B", "C", None):
            assert table.tile("slice", seat)["tile"] is None and table.tile("dancers", seat)["needed"] is None
            assert table.tile("slice", seat)["peeked"] == [True, False, False]
        table.play("A stay") if table.asks == "act" else None
    assert {world["tiles"][SLICE] for world in worlds(table, "A")} == {"hiver"}
    assert len({world["tiles"][SLICE] for world in worlds(table, "B")}) > 8
    assert [facts["place"] for facts in table.told("peeked", "B")] == ["slice", "dancers"]
    assert not table.told("saw", "B") and len(table.told("saw", "A")) == 2


@rule("TW-27")
def test_what_a_seat_holds_possible() -> None:
    """Hard tiles that were seen are nowhere else; hands and draw pile change, what lies open stays."""
    table = Table.set_up(
        3,
        tiles="slice=hiver dancers=^vlad razorback=elves",
        hands={"A": "roland tomjon", "B": "greebo", "C": "jason_ogg big_yan"},
        hard={"B": "lily_weatherwax"},
        stack="fever elf_queen birth",
        knowers={"razorback": "A"},
    )
    real = table.position
    for world in worlds(table, "A"):
        assert world["hands"][0] == real["hands"][0] and len(world["hands"][2]) == 2
        assert world["tiles"][DANCERS] == "vlad" and world["discard_pile"] == real["discard_pile"]
        assert world["tiles"][SLICE] not in ("vlad", "lily_weatherwax")
        assert world["stack"][-1] == "fever" and world["stack"][-3] == "birth"
        tiles = (
            Counter(kind for kind in world["tiles"] if kind)
            + Counter(world["stack"])
            + Counter(world["aside"])
        )
        assert tiles["elves"] == 4 and tiles["hiver"] == 1
    assert len({str(world["hands"][1]) for world in worlds(table, "A")}) > 20
    assert len({world["stack"][-2] for world in worlds(table, "A")}) > 8


@rule("TW-20.12.3", "TW-27")
def test_who_peeks_without_tiffany_shows_what_she_holds() -> None:
    """The look is granted to holders of Invisibility: all may conclude that she has such a card."""
    table = Table.set_up(
        witches="A=razorback",
        tiles="slice=hiver",
        hands={"A": "hodgesaargh roland"},
        personalities="petulia dimity",
    )
    table.play("A walk slice", "A peek")
    found = [set(world["hands"][0]) & INVISIBLE for world in worlds(table, "B")]
    assert all(found) and len(set().union(*found)) == 4
    table.play("A pass hodgesaargh")
    assert not all(set(world["hands"][0]) & INVISIBLE for world in worlds(table, "B"))


@rule("TW-20.13", "TW-27")
@pytest.mark.parametrize("where", ["slice=hiver", "slice=fever", ""])
def test_who_hurries_on_arrival_shows_what_she_holds(where: str) -> None:
    """At a problem and with another witch extra steps are only of use, and only granted, to the invisible."""
    table = Table.set_up(
        witches="A=razorback B=slice" if not where else "A=razorback",
        tiles=where,
        hands={"A": "hodgesaargh roland the_unicorn"},
        personalities="petulia dimity",
    )
    table.play("A walk slice", "A hurry the_unicorn")
    assert all(set(world["hands"][0]) & INVISIBLE for world in worlds(table, "B"))
    # Tiffany's tile is no card.
    table = Table.set_up(
        witches="A=razorback B=slice" if not where else "A=razorback",
        tiles=where,
        hands={"A": "roland the_unicorn"},
        personalities="tiffany dimity",
    )
    table.play("A walk slice", "A hurry the_unicorn")
    assert not all(set(world["hands"][0]) & INVISIBLE for world in worlds(table, "B"))


@rule("TW-15.1", "TW-27")
def test_who_begins_the_power_of_three_holds_the_rest_of_it() -> None:
    three = "agnes_nitt-1 perdita_x_dream-1 magrat_garlick-1"
    table = Table.set_up(
        witches="A=razorback",
        tiles="slice=fever",
        hands={"A": f"{three} hodgesaargh"},
        dice="2 2 2 2",
        personalities="petulia dimity",
        exposed=[True, False],
    )
    table.play("A walk slice", "A roll", "A stand", "A roll")
    personas = dict(zip(box().card_ids, box().persona, strict=False))
    for played in three.split()[:2]:
        table.play(f"A three {played}")
        beside = {personas[card] for card in table.position["beside"]}
        for number in range(200):
            world = table.state.imagine(1, seeded(number))
            held = {personas[card] for card in world.dump()["position"]["hands"][0]} - {-1} - beside
            assert len(held) >= 3 - len(beside) and world.moves(0)
            assert set(world.dump()["position"]["hands"][0]) & INVISIBLE


@rule("TW-5.5", "TW-27")
def test_what_was_seen_in_the_discards_is_in_no_hand_of_before() -> None:
    """All saw the discards before they were shuffled: who drew nothing since holds none of them."""
    table = Table.set_up(
        3,
        at="begin",
        tiles="slice=fever",
        hands={"A": "roland", "B": "greebo tomjon", "C": "jason_ogg"},
        draw="big_yan",
        discard="the_librarian",
    )
    seen = set(table.view()["discard_pile"]) | {"big_yan"}
    table.play("A begin")
    assert table.told("reshuffled")
    # A is about to draw two from the new pile, which holds nothing else.
    table.play("A stay", "A stay", "A end")
    assert len(table.hand("A")) == 3
    for world in worlds(table, "B", 300):
        new = [card for card in world["hands"][0] if card in seen]
        assert len(new) == 2 and not set(world["hands"][2]) & seen
        assert set(world["draw_pile"]) <= seen
    # It is known of A's cards as well: B learns nothing by it, and imagines all that is possible.
    assert {card for world in worlds(table, "B", 300) for card in world["hands"][2]} == {
        "roland",
        "jason_ogg",
    }


@rule("TW-5.5", "TW-20.12.3")
def test_two_known_holders_and_two_piles() -> None:
    """What is known of several hands at once is met by them all, though some cards fit one of them only."""
    cards = box().card_ids[:55]
    older = ["hodgesaargh", "roland", "tomjon"]
    table = Table.set_up(
        3,
        hands={"A": "hodgesaargh the_librarian", "B": "you_the_cat", "C": "tomjon roland"},
        personalities="petulia dimity annagramma",
        exposed=[True, True, False],
        shuffles=1,
        last_pile=[0 if card in older else 1 for card in cards],
    )
    hands = {tuple(map(tuple, world["hands"][:2])) for world in worlds(table, "C", 200)}
    assert all(set(a) & INVISIBLE and set(b) & INVISIBLE for a, b in hands) and len(hands) > 20
    assert all("hodgesaargh" in a for a, _ in hands)


# -- chances -----------------------------------------------------------------------------------------------------


@rule("TW-10.8", "TW-1.1")
def test_chances_are_counted_right() -> None:
    for dice in (1, 2, 3):
        totals = [0]
        for _ in range(dice):
            totals = [total + face for total in totals for face in FACES]
        for wanted in range(1, 20):
            share = sum(total >= wanted for total in totals) / len(totals)
            assert abs(AT_LEAST[dice][wanted] - share) < 1e-9
    assert chance_to_reach(4, 0) == 1.0 and chance_to_reach(4, 25) == 0.0 and chance_to_reach(0, 1) == 0.0


@rule("TW-10.8", "TW-27")
def test_chances_in_the_view() -> None:
    table = Table.set_up(
        witches="A=razorback",
        tiles="slice=death dancers=hiver",
        hands={"A": "jason_ogg magrat_garlick-1 nac_mac_feegle", "B": "miss_treason"},
        dice="2 2 3 2",
        personalities="petulia dimity",
    )
    assert table.tile("slice", "A")["chance"] == round(1000 * chance_to_reach(4, 12))
    assert table.tile("slice", "A")["best_chance"] == round(1000 * chance_to_reach(4, 12 - 1 - 2 - 2))
    assert table.tile("slice", "B")["best_chance"] == 1000  # B holds a Death card
    assert table.tile("slice")["chance"] is None and table.tile("dancers", "A")["chance"] is None
    table.play("A walk slice", "A roll", "A stand")
    scene = table.view("A")["attempt"]
    assert scene["chance"] == round(1000 * chance_to_reach(2, 8))
    assert scene["best_chance"] == round(1000 * chance_to_reach(2, 3))
    assert table.view("B")["attempt"]["best_chance"] is None
    assert table.view("B")["attempt"]["chance"] == scene["chance"]
    table.play("A headology jason_ogg", "A roll")
    # After the second roll only the bonus card can help: 10 of 12, with it enough.
    scene = table.view("A")["attempt"]
    assert (scene["total"], scene["chance"], scene["best_chance"]) == (10, 0, 1000)


@given(data=st.data())
@settings(max_examples=25)
@pytest.mark.parametrize("players", range(1, 5))
def test_nobody_sees_more_than_the_table_says(players: int, data: st.DataObject) -> None:
    """Against a plain reading of TW-27, at any moment of any game."""
    state = data.draw(moments("witches", players))
    position = state.dump()["position"]
    for seat in [*range(players), None]:
        view = state.view(seat)
        assert view["hand"] == (None if seat is None else position["hands"][seat])
        for number, (name, tile) in enumerate(view["board"].items()):
            assert (tile is None) == (position["tiles"][number] is None), name
            if tile:
                knows = seat is not None and position["knowers"][number] >> seat & 1
                shown = bool(position["face_up"][number] or knows)
                assert tile["tile"] == (position["tiles"][number] if shown else None)


# -- positions that can't be -------------------------------------------------------------------------------------

ACTIONS = [{"step": "EndTurn"}, {"step": "StartAction", "number": 2}]
FIRST = {"step": "StartAction", "number": 1}


@pytest.mark.parametrize(
    ("problem", "change"),
    [
        ("spaces", {"tiles": []}),
        ("tiles", {"aside": []}),
        ("cards", {"hands": [["roland"], ["roland"]]}),
        ("markers", {"cackle": [1, 0]}),
        ("markers", {"crisis_supply": 3}),
        ("markers", {"aliss_supply": 3}),
        ("same-personality", {"personalities": ["tiffany", "tiffany"]}),
        ("power", {"powers": [True, True]}),
        ("no-personality", {"personalities": ["dimity", None], "powers": [False, False]}),
        ("not-placed", {"witches": ["slice", None]}),
        ("dice", {"rolled": [1, 2]}),
        ("no-attempt", {"rolled": [2, 2]}),
        ("attempt-tile", {"attempt": "slice"}),
        ("exposed", {"exposed": [True, False]}),
        ("piles", {"shuffles": 501}),
        ("piles", {"shuffles": 1}),
        ("piles", {"last_pile": [0]}),
        ("markers", {"aliss": [99, 2], "aliss_supply": 0}),
        ("action", {"action": 2}),
        ("frozen", {"frozen": 2}),
        ("walk", {"steps": 9}),
        ("ending", {"agenda": [], "ending": "saved"}),
        ("ending", {"agenda": [], "ending": "black-aliss"}),
        ("ending", {"agenda": [], "ending": "elves"}),
        ("ending", {"agenda": [], "ending": "last-tile"}),
        (
            "no-next",
            {"agenda": [*ACTIONS, FIRST, {"step": "BeginTurn"}], "action": 0, "stack": [], "aside": None},
        ),
        ("setup", {"agenda": [{"step": "PlaceWitch"}]}),
        ("setup", {"agenda": [{"step": "PlaceWitch"}], "witches": [None, "slice"]}),
        ("setup", {"agenda": [{"step": "DealCards"}]}),
        ("setup", {"agenda": [{"step": "ChoosePersonality"}], "witches": [None, None]}),
        ("witch-elsewhere", {"witches": ["dungeon", "slice"], "agenda": [*ACTIONS, {"step": "Act"}]}),
        ("witch-elsewhere", {"agenda": [*ACTIONS, {"step": "LeaveDungeon"}]}),
        ("step-attempt", {"agenda": [*ACTIONS, {"step": "EndAttempt"}]}),
        ("step-attempt", {"agenda": [*ACTIONS, {"step": "AfterRoll"}]}),
        ("no-tile-here", {"agenda": [*ACTIONS, {"step": "FaceProblem"}]}),
        ("step", {"agenda": [*ACTIONS, {"step": "JoinTea", "guest": 1}]}),
        ("step", {"agenda": [*ACTIONS, {"step": "DrinkTea"}]}),
        ("step", {"agenda": [*ACTIONS, {"step": "RestAtCottage"}]}),
        ("step", {"agenda": [*ACTIONS, {"step": "WalkOn", "kind": 2}]}),
        ("step", {"agenda": [*ACTIONS, {"step": "Act"}, {"step": "StealMarker", "seat": 0, "count": 1}]}),
        ("step", {"agenda": [*ACTIONS, FIRST, {"step": "WorsenProblem", "place": 98}], "action": 0}),
        ("step", {"agenda": [*ACTIONS, FIRST, {"step": "WorsenProblem", "place": 0}], "action": 0}),
        ("order", {"agenda": [{"step": "Act"}]}),
        ("order", {"agenda": [{"step": "EndTurn"}, FIRST]}),
        ("order", {"agenda": [*ACTIONS, {"step": "BeginTurn"}]}),
        ("order", {"agenda": [*ACTIONS, {"step": "Act"}, {"step": "Act"}]}),
        ("order", {"agenda": [*ACTIONS, {"step": "ChooseRetreat"}]}),
        ("order", {"agenda": [*ACTIONS, {"step": "ThrowCards", "thrown": 0}]}),
        (
            "order",
            {"agenda": [*ACTIONS, {"step": "FollowUp"}, {"step": "StealMarker", "seat": 0, "count": 1}]},
        ),
        ("order", {"agenda": [*ACTIONS, *[{"step": "JoinTea", "guest": 1}] * 2]}),
    ],
)
def test_positions_that_can_not_be(problem: str, change: dict[str, Any]) -> None:
    data = Table.set_up(tiles="dancers=fever").state.dump()
    change = dict(change)
    data["moves"] = []
    for name in ("agenda", "ending"):
        data[name] = change.pop(name, data[name])
    position = data["position"]
    if change.get("aside", "") is None:
        # What is in no box is aside.
        change["aside"] = position["aside"] + position["stack"]
    position.update(change)
    with pytest.raises(BrokenPosition) as error:
        GAME.load(data)
    assert error.value.problem == f"witches-problem-{problem}"


@pytest.mark.parametrize("field", ["active", "first_chooser"])
def test_a_seat_that_is_not_there(field: str) -> None:
    data = Table.set_up(tiles="dancers=fever").state.dump()
    data["position"][field] = 2
    with pytest.raises(BrokenPosition) as error:
        GAME.load(data)
    assert error.value.problem == "shell-problem-position-seat"
    assert error.value.facts["where"] == f"position.{field}"


@pytest.mark.parametrize(
    ("problem", "tiles", "change"),
    [
        ("no-tile-here", "", ("crises", 1)),
        ("easy-face-down", "slice=fever", ("face_up", False)),
        ("knowers", "slice=fever", ("knowers", 1)),
        ("knowers", "slice=hiver", ("knowers", 8)),
    ],
)
def test_tiles_that_can_not_lie_so(problem: str, tiles: str, change: tuple[str, Any]) -> None:
    data = Table.set_up(tiles=tiles).state.dump()
    data["position"][change[0]][SLICE] = change[1]
    with pytest.raises(BrokenPosition) as error:
        GAME.load(data)
    assert error.value.problem == f"witches-problem-{problem}"


def test_an_ending_that_the_game_does_not_know() -> None:
    data = Table.set_up(at="end", more=0).play("A end").state.dump() | {"moves": []}
    assert GAME.load(data).view(None)["ending"] == "last-tile"
    # Rivals are neither saved nor overrun: that is how one wins or loses together.
    for ending in ("party", "saved", "overrun"):
        with pytest.raises(BrokenPosition) as error:
            GAME.load(data | {"ending": ending})
        assert error.value.facts["where"] == "ending"


@pytest.mark.parametrize(("row", "other"), [("easy", "hard"), ("hard", "easy")])
def test_solved_tiles_lie_in_their_row(row: str, other: str) -> None:
    data = Table.set_up(easy={"B": "fever"}, hard={"B": "vlad"}).state.dump()
    position = data["position"]
    position[row][1].append(position[other][1].pop())
    with pytest.raises(BrokenPosition) as error:
        GAME.load(data)
    assert (error.value.problem, error.value.facts["where"]) == ("witches-problem-row", f"position.{row}[1]")


def test_more_tiles_than_fit_into_the_boxes() -> None:
    with pytest.raises(BrokenPosition) as error:
        Table.set_up(more=17)
    assert error.value.problem == "witches-problem-stack"


def test_loading_what_was_dumped_in_the_middle_of_an_attempt() -> None:
    table = Table.set_up(witches="A=razorback", tiles="slice=hiver", hands={"A": "miss_tick"}, dice="0 5")
    table.play("A walk slice", "A turn-up", "A roll", "A stand", "A magic miss_tick")
    table.state.dice = seeded(3)
    again = GAME.load(table.state.dump(), trusted=True)
    assert again == table.state and again.view(0) == table.state.view(0)
