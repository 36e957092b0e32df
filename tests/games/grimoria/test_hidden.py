"""What is open and what is hidden (GR-14)."""

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexenkessel import State, seeded
from tests.games.grimoria.table import GAME, PLACES, SEATS, SHOWN, TREASURES, Table
from tests.moments import moments, some_move, walk
from tests.rules import rule

every_count = pytest.mark.parametrize("players", range(2, 6))


def imagined(table: Table, seat: str, worlds: int = 60) -> list[dict[str, Any]]:
    """Positions of worlds that this seat holds possible."""
    return [
        table.state.imagine(SEATS.index(seat), seeded(number)).dump()["position"] for number in range(worlds)
    ]


# -- equal cards -------------------------------------------------------------------------------------------------


@rule("GR-6.10", "GR-14")
def test_equal_cards() -> None:
    table = Table.set_up(3, A="village village:A").choose("A10 B15 C14").play("A transmute village")
    for seat in ("B", "C", None):
        assert table.view(seat)["known_places"][0] == [] and table.view(seat)["place_counts"][0] == 1
    assert table.view("A")["known_places"][0] == ["village"]
    assert table.position["place_knowers"][0] == ["A"]


@rule("GR-6.10")
def test_without_a_public_copy_the_best_known_goes() -> None:
    table = Table.set_up(3, A="village:A village:AB village:A town:AC").choose("A10 B15 C14")
    table.play("A transmute village")
    assert sorted(table.position["place_knowers"][0]) == ["A", "A", "AC"]


@rule("GR-6.10", "GR-9.3.3")
def test_a_public_treasure_goes_first() -> None:
    table = Table.set_up(2, A="ring:A ring:everybody amulet:A amulet:everybody", talers="A=6").choose(
        "A10 B12"
    )
    table.play("A transmute ring")
    assert table.view("B")["known_treasures"][0] == ["amulet"]
    table.play("A take 1", "A defend amulet")
    assert table.view("B")["known_treasures"][0] == [] and table.view("B")["treasure_counts"][0] == 2


# -- Seers -------------------------------------------------------------------------------------------------------


@rule("GR-14", "GR-14.2", "GR-8.9")
def test_knowledge_through_a_seer() -> None:
    table = (
        Table.set_up(3, display="town village village village", B="seer").choose("A3 B5 C6").play("A take 0")
    )
    assert table.view("A")["known_places"][0] == table.view("B")["known_places"][0] == ["town"]
    for seat in ("C", None):
        assert table.view(seat)["known_places"][0] == [] and table.view(seat)["place_counts"][0] == 1
    assert {position["places"][0][0] for position in imagined(table, "B")} == {"town"}
    assert {position["places"][0][0] for position in imagined(table, "C", 200)} == set(PLACES)
    assert table.told("uncovered", "B") == [{"seat": 0, "card": "town"}]
    assert table.told("uncovered", "C") == [{"seat": 0, "card": "place"}]


@rule("GR-14.2")
def test_a_lost_seer_leaves_what_was_seen() -> None:
    """B loses her Seer to A: her view no longer shows the card, but she still knows it; C never did."""
    table = Table.set_up(3, display="castle village village village", B="seer").choose("A9 B15 C14")
    table.play("B give seer")
    assert table.view("B")["display"][0] is None and table.view("A")["display"][0] == "castle"
    assert table.position["face_down_knowers"] == "AB"
    assert {position["display"][0] for position in imagined(table, "B")} == {"castle"}
    assert len({position["display"][0] for position in imagined(table, "C", 200)}) > 10
    table.play("A take 1").until("C").play("C take 0")
    assert table.view("B")["known_places"][2] == ["castle"]


@rule("GR-8.9", "GR-14")
def test_a_new_face_down_card_is_unknown_again() -> None:
    table = Table.set_up(2, display="castle village village", draw="king", B="seer").choose("A1 B15")
    assert table.position["face_down_knowers"] == "B"
    table.copy().play("A exchange 0")
    sold = Table.set_up(2, display="castle village village", draw="king", B="seer").choose("A15 B10")
    sold.play("B transmute seer")
    assert sold.position["face_down_knowers"] == "B" and sold.view("B")["display"][0] is None
    sold.end_round()
    assert sold.position["face_down_knowers"] == "nobody"


@rule("GR-14.2")
def test_what_is_shuffled_is_forgotten() -> None:
    """A knows the town that was discarded; after the shuffle it can be any of the cards that were."""
    table = Table.set_up(2, level=9, display="king queen maid", discard="town bard seer", rest="B").choose(
        "A3 B6"
    )
    table.play("A take 0", "B take 1")
    assert table.told("reshuffled") and table.sizes["draw"] == 1
    drawn = {position["draw_pile"][0] for position in imagined(table, "A")}
    hidden = {*table.position["draw_pile"], table.position["display"][0]}
    assert drawn == hidden and len(drawn) == 2


# -- a view in full ----------------------------------------------------------------------------------------------


def middle() -> Table:
    """C is to take a card; everything that can be hidden is hidden from somebody."""
    table = Table.set_up(
        3,
        prev="CBA",
        level=14,
        talers="A=4 B=2 C=7",
        display="castle king town maid",
        draw="queen",
        discard="bard village",
        treasures="ring",
        treasure_discards="crown",
        A="seer village:A town:AB castle ring:A amulet:A purse",
        B="merchant town:B chalice:everybody",
        C="",
    )
    return table.choose("A14 B3 C5")


def everybody() -> dict[str, Any]:
    return {
        "deciding": [False, False, True],
        "asks": "take",
        "over": False,
        "scores": None,
        "places": None,
        "won": None,
        "sealed": [],
        "level": 14,
        "round": 10,
        "rounds": 13,
        "order": [1, 2, 0],
        "turn": 2,
        "spells": [14, 3, 5],
        "talers": [4, 3, 7],
        "companions": [["seer"], ["merchant", "maid"], []],
        "place_counts": [3, 1, 0],
        "treasure_counts": [3, 1, 1],
        "face_down": True,
        "draw_pile": 87 - 4 - 2 - 4 - 2,
        "discard_pile": ["village", "bard"],
        "treasure_pile": 28 - 1 - 4 - 1,
        "treasure_discards": ["crown"],
        "purchases": 0,
        "score_sheet": None,
    }


OPEN_DISPLAY = [None, "king", "town", None]
# seat: places and treasures it knows, the display, its points
SIGHTS: dict[str | None, tuple[list[list[str]], list[list[str]], list[str | None], int | None]] = {
    "A": (
        [["village", "town", "castle"], [], []],
        [["ring", "purse", "amulet"], ["chalice"], []],
        ["castle", "king", "town", None],
        4 + 2 + 9 + 1,
    ),
    "B": ([["town", "castle"], ["town"], []], [["purse"], ["chalice"], []], OPEN_DISPLAY, 3 + 1 + 1 + 3 + 2),
    "C": ([["castle"], [], []], [["purse"], ["chalice"], ["ring"]], OPEN_DISPLAY, 7 + 1),
    None: ([["castle"], [], []], [["purse"], ["chalice"], []], OPEN_DISPLAY, None),
}


@rule("GR-14", "GR-5.4.2", "GR-9.1")
@pytest.mark.parametrize("seat", SIGHTS, ids=str)
def test_every_view_in_full(seat: str | None) -> None:
    table = middle().play("B take 3")
    places, treasures, display, points = SIGHTS[seat]
    assert table.view(seat) == {
        "seat": None if seat is None else SEATS.index(seat),
        **everybody(),
        "known_places": places,
        "known_treasures": treasures,
        "display": display,
        "points": points,
    }


@rule("GR-14")
@every_count
def test_the_end_shows_all_tableaus(players: int) -> None:
    state = GAME.start(players, seed=2)
    for _ in walk(state, seeded(2)):
        pass
    position = state.dump()["position"]
    for seat in (*range(players), None):
        view = state.view(seat)
        for name, ids in (("places", PLACES), ("treasures", TREASURES)):
            assert view[f"known_{name}"] == [sorted(cards, key=ids.index) for cards in position[name]]
        assert view["scores"] == state.scores()


# -- the log -----------------------------------------------------------------------------------------------------


@rule("GR-14", "GR-14.1")
def test_what_is_told_to_whom() -> None:
    table = Table.set_up(3, talers="A=3", treasures="crown purse", draw="castle", A="merchant", C="seer")
    table.choose("A5 B4 C6").play("B take 1", "A buy", "A take 0")
    for seat in (*"ABC", None):
        crown = "crown" if seat == "A" else "treasure"
        assert table.told("treasure", seat) == [{"seat": 0, "card": crown}, {"seat": 0, "card": "purse"}]
        known = "village" if seat in ("A", "C") else "place"
        assert table.told("uncovered", seat) == [{"seat": 0, "card": known}]
        assert table.told("took", seat)[1] == {"seat": 0, "slot": 0, "card": "face_down"}


@rule("GR-14")
def test_seers_are_told_the_face_down_card_when_it_is_dealt() -> None:
    table = Table.set_up(2, level=9, draw="king maid bard", B="seer").choose("A3 B5").end_round()
    assert table.told("dealt", "B")[0] == {"slot": 0, "card": "king"}
    assert table.told("dealt", "A")[0] == table.told("dealt")[0] == {"slot": 0, "card": "face_down"}


class Memory:
    """What one seat knows of face-down cards, from what it was told and nothing else."""

    def __init__(self, players: int) -> None:
        self.places = [Counter[str]() for _ in range(players)]
        self.treasures = [Counter[str]() for _ in range(players)]
        self.face_down: str | None = None

    def hear(self, told: dict[str, Any]) -> None:
        kind, seat, card = told["kind"], told.get("seat", -1), told.get("card", "")
        if kind in ("dealt", "exchanged", "took") and told["slot"] == 0:
            self.face_down = card if kind == "dealt" and card != "face_down" else None
        if kind == "foresaw":
            self.face_down = card
        if kind in ("took", "uncovered", "drew", "recalled") and card in PLACES:
            self.places[seat][card] += 1
        if kind == "treasure" and card in TREASURES:
            self.treasures[seat][card] += 1
        if kind in ("transmuted", "defended", "raided"):
            # Without a copy that this seat knew, one that it did not know has gone.
            for known in (self.places, self.treasures):
                known[seat] -= Counter([card])
        if kind == "raided":
            self.treasures[told["caster_seat"]][card] += 1


@rule("GR-14", "GR-14.2")
@every_count
@given(seed=st.integers(0, 2**32))
@settings(max_examples=15)
def test_imagined_worlds_agree_with_all_that_was_told(players: int, seed: int) -> None:
    """A whole random game: in every world a seat imagines, everything it was told about lies where it was told."""
    state = GAME.begin(players, seed, {}, True)
    memories = [Memory(players) for _ in range(players)]
    dice = seeded(seed + 1)
    while not state.over:
        events = state.listen()
        for seat, memory in enumerate(memories):
            for event in events:
                told = event.shown_to(seat)
                if told is not None:
                    memory.hear(told)
            if seat in state.deciding:
                check_memory(state, memory, state.imagine(seat, dice).dump()["position"])
        events.clear()
        state.play(*some_move(state, dice))


def check_memory(state: State, memory: Memory, world: dict[str, Any]) -> None:
    for owner in range(state.players):
        assert Counter(world["places"][owner]) >= memory.places[owner]
        assert Counter(world["treasures"][owner]) >= memory.treasures[owner]
        unknown = Counter(world["treasures"][owner]) - memory.treasures[owner]
        assert not set(unknown) & set(SHOWN), "a Purse or a Map would have been shown"
    if memory.face_down is not None:
        assert world["display"][0] == memory.face_down


# -- what a bot may be given -------------------------------------------------------------------------------------


@rule("GR-14")
@every_count
@given(seed=st.integers(0, 2**32), data=st.data())
def test_what_is_public_stays_in_every_imagined_world(players: int, seed: int, data: st.DataObject) -> None:
    """Only piles, the face-down card, others' places and treasures are dealt anew, and keep their number."""
    state = data.draw(moments("grimoria", players))
    real = state.dump()["position"]
    dealt_anew = {"places", "place_knowers", "treasures", "treasure_knowers"}
    for seat in range(players):
        dreamt = state.imagine(seat, seeded(seed))
        world = dreamt.dump()["position"]
        for name in set(real) - {*dealt_anew, "display", "draw_pile", "treasure_pile"}:
            assert world[name] == real[name], name
        assert world["display"][1:] == real["display"][1:]
        for name in ("draw_pile", "treasure_pile"):
            assert len(world[name]) == len(real[name])
        for name in dealt_anew:
            assert world[name][seat] == real[name][seat]
            assert [len(cards) for cards in world[name]] == [len(cards) for cards in real[name]]
        for other in (seat, None):  # and with what this seat knows, what everybody knows
            assert dreamt.view(other) == state.view(other)


@rule("GR-14")
def test_what_is_hidden_is_dealt_as_chance_has_it() -> None:
    """B's unknown place is a village, town or castle as often as such cards are left; so is the face-down card."""
    table = Table.set_up(2, display="king town town", B="town:B ring amulet", A="village village")
    places = Counter(position["places"][1][0] for position in imagined(table, "A", 1500))
    for card, left in (("village", 10), ("town", 10), ("castle", 6)):
        assert abs(places[card] / 1500 - left / 26) < 0.05
    treasures = Counter(card for position in imagined(table, "A", 1500) for card in position["treasures"][1])
    assert set(treasures) == {"ring", "chalice", "crown", "amulet"}
    for card, left in (("ring", 9), ("chalice", 7), ("crown", 4), ("amulet", 2)):
        assert abs(treasures[card] / 3000 - left / 22) < 0.05
    down = Counter(position["display"][0] for position in imagined(table, "A", 1500))
    assert abs(down["knight"] / 1500 - 6 / 83) < 0.03 and len(down) == 17


@rule("GR-14", "GR-4.1")
def test_the_order_of_the_own_cards_tells_nothing() -> None:
    """Which of two face-down cards left the tableau can't be seen: both worlds look the same to B."""
    one, two = (Table.set_up(2, A=f"{cards} castle:AB") for cards in ("village:A town:A", "town:A village:A"))
    for table in (one, two):
        table.choose("A10 B15").play("A transmute village")
    assert one.view("B") == two.view("B")
    assert one.position["place_knowers"] == two.position["place_knowers"]
    worlds = [table.state.imagine(1, seeded(9)).dump() for table in (one, two)]
    assert json.dumps(worlds[0]) == json.dumps(worlds[1])


@rule("GR-14.1", "GR-7.5")
def test_a_reaction_not_given_rules_nothing_out() -> None:
    """B endured the attack; she may have an Amulet all the same."""
    table = Table.set_up(3, talers="B=6", B="ring").choose("A12 B15 C14").play("B endure")
    found = Counter(position["treasures"][1][0] for position in imagined(table, "A", 300))
    assert found["amulet"] > 5
