"""Equal face-down cards can't be told apart (GR-6.10): which of them has left, nobody learns, in any way."""

import json
from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexenkessel import seeded
from tests.games.grimoria.table import GAME, PLACES, SEATS, TREASURES, Table
from tests.moments import some_move
from tests.rules import rule


def all_that_is_known(table: Table, seat: str | None) -> dict[str, Any]:
    """What this seat gets to see and hear, and the worlds that it holds possible."""
    known: dict[str, Any] = {"view": table.view(seat)}
    known["heard"] = [event.shown_to(None if seat is None else SEATS.index(seat)) for event in table.heard]
    if seat is not None:
        place = SEATS.index(seat)
        known["moves"] = [move.text for move in table.state.moves(place)]
        known["worlds"] = [table.state.imagine(place, seeded(n)).dump()["position"] for n in range(5)]
    return json.loads(json.dumps(known))  # type: ignore[no-any-return]


@rule("GR-6.14", "GR-14.2")
@pytest.mark.parametrize("dice", range(8))
def test_a_raid_that_meets_one_of_two_equal_treasures(dice: int) -> None:
    """One Ring is known to all, the other to its owner alone: whichever chance picks, the known one has gone."""
    table = (
        Table.set_up(3, B="ring:everybody ring:B ring:B", dice=dice).choose("A14 B15 C15").play("B endure")
    )
    assert [event["card"] for event in table.told("raided")] == ["ring", "ring"]
    for seat in ("A", "C", None):
        assert table.view(seat)["known_treasures"] == [["ring", "ring"], [], []]
    assert table.view("B")["known_treasures"] == [["ring", "ring"], ["ring"], []]


@rule("GR-6.14", "GR-14")
def test_the_order_in_which_a_victim_holds_treasures_tells_nothing() -> None:
    found = set()
    for cards in permutations(("ring:everybody", "ring:B", "crown:B")):
        for dice in range(12):
            table = Table.set_up(3, B=" ".join(cards), dice=dice).choose("A14 B15 C15").play("B endure")
            taken = Counter(event["card"] for event in table.told("raided"))
            if taken == Counter(["ring", "crown"]):
                known = all_that_is_known(table, "C")
                known["heard"] = sorted(json.dumps(told) for told in known["heard"])
                known["worlds"] = [world["treasures"] for world in known["worlds"]]
                found.add(json.dumps(known, sort_keys=True))
    assert len(found) == 1


@rule("GR-6.10", "GR-14.2")
def test_two_who_each_know_another_copy() -> None:
    """B has seen one village of A's and C the other: now neither can be sure of theirs."""
    table = Table.set_up(3, A="village:AB village:AC").choose("A10 B15 C14").play("A transmute village")
    for seat in ("B", "C", None):
        assert table.view(seat)["known_places"][0] == [] and table.view(seat)["place_counts"][0] == 1
    assert table.position["place_knowers"][0] == ["A"]


@rule("GR-6.10", "GR-14.2")
def test_who_knows_two_copies_still_knows_one() -> None:
    table = Table.set_up(4, A="village:ABCD village:AC village:AB").choose("A10 B15 C14 D13")
    table.play("A transmute village")
    known = {seat: table.view(seat)["known_places"][0] for seat in "ABCD"}
    assert known == {"A": ["village"] * 2, "B": ["village"], "C": ["village"], "D": []}


# What A has, twice: C can't tell the one from the other, neither before nor after a village has gone.
PAIRS = [
    ("village:A town:AB", "town:A village:AB"),
    ("village:A town:AB castle:A", "town:A village:AB castle:A"),
    ("village:AC town:AB", "village:AC village:AB"),
    ("village:A village:everybody town:AB", "town:A village:everybody village:AB"),
    ("town:A village:AC castle:ABD village:AC", "town:A village:AC village:ABD village:AC"),
    ("village:AC village:AC village:ABD", "village:ACD village:AC town:AB"),
]


@rule("GR-6.10", "GR-14")
@pytest.mark.parametrize(("one", "two"), PAIRS)
def test_what_a_third_player_learns_when_a_card_goes(one: str, two: str) -> None:
    """C sees and imagines the same, whichever card was the village, and whoever else knew it."""
    tables = [Table.set_up(4, A=cards).choose("A10 B15 C14 D13") for cards in (one, two)]
    for table in tables:
        table.play("A transmute village").until("C", "take")
    worlds = [all_that_is_known(table, "C") for table in tables]
    assert worlds[0] == worlds[1]


class Memory:
    """The face-down cards that one seat is sure of, from what it was told and nothing else."""

    def __init__(self, players: int) -> None:
        self.cards = [Counter[str]() for _ in range(players)]

    def hear(self, told: dict[str, Any]) -> None:
        kind, card = told["kind"], told.get("card", "")
        if kind in ("took", "uncovered", "drew", "recalled", "treasure") and card in (*PLACES, *TREASURES):
            self.cards[told["seat"]][card] += 1
        if kind in ("transmuted", "defended", "raided"):
            # It may have been the one that this seat knew.
            self.cards[told["seat"]] -= Counter([card])
        if kind == "raided":
            self.cards[told["caster_seat"]][card] += 1


@rule("GR-14", "GR-14.2", "GR-9.3.3")
@pytest.mark.parametrize("players", range(2, 6))
@given(seed=st.integers(0, 2**32))
@settings(max_examples=20)
def test_a_view_shows_just_what_was_told(players: int, seed: int) -> None:
    """A whole random game: the face-down cards in a view are those that follow from the log of the same seat."""
    state = GAME.begin(players, seed, {}, True)
    seats = [*range(players), None]
    memories = {seat: Memory(players) for seat in seats}
    dice = seeded(seed + 1)
    while not state.over:
        events = state.listen()
        for seat, memory in memories.items():
            for event in events:
                told = event.shown_to(seat)
                if told is not None:
                    memory.hear(told)
            view = state.view(seat)
            shown = zip(view["known_places"], view["known_treasures"], strict=True)
            assert [Counter([*places, *treasures]) for places, treasures in shown] == memory.cards
        events.clear()
        state.play(*some_move(state, dice))
