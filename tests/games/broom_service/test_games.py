"""Whole games: recorded ones, and what holds in all of them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexenkessel import seeded
from tests.games.broom_service.golden import GOLDEN
from tests.games.broom_service.table import ROLES
from tests.moments import tables
from tests.rules import rule


@rule("BS-4.5", "BS-1.1")
@GOLDEN.every_record
def test_a_recorded_game_replays_the_same(name: str) -> None:
    """The same cards and points as on the day it was recorded."""
    assert GOLDEN.replays(name).ending == "seven-rounds"


@rule("BS-10.3", "BS-11.7", "BS-12.4", "BS-13.3", "BS-14.2")
@GOLDEN.every_way
def test_in_a_recorded_game_happens_what_it_is_for(name: str) -> None:
    assert GOLDEN.happens(name)


@rule("BS-6.11", "BS-6.14", "BS-6.5", "BS-6.6", "BS-7.1", "BS-8.7", "BS-9.11", "BS-15.10")
@pytest.mark.parametrize("players", range(2, 6))
@given(data=st.data(), seed=st.integers(0, 2**32), other=st.integers(0, 2**32))
@settings(max_examples=15)
def test_what_the_chronicle_tells_adds_up(players: int, data: st.DataObject, seed: int, other: int) -> None:
    """Points, resources and tricks, counted from the events alone, agree with the table after every move."""
    table = data.draw(st.sampled_from(tables("broom_service", players)))
    state = table.start(seed)
    start = state.view(None)
    ledger = Ledger(players, start["points"], start["stock"])
    events = state.listen()
    dice = seeded(other)
    while not state.over:
        seat = state.deciding[dice.below(len(state.deciding))]
        moves = state.moves(seat)
        events.clear()
        state.play(seat, moves[dice.below(len(moves))])
        for event in events:
            ledger.read(event.kind, event.facts)
        view = state.view(None)
        assert view["points"] == ledger.points and view["stock"] == ledger.stock
    assert ledger.rounds == 7 and all(len(set(round)) == len(round) for round in ledger.led)
    assert all(1 <= len(round) <= 10 for round in ledger.led)


class Ledger:
    """Keeps the books from what everybody is told."""

    def __init__(self, players: int, points: list[int], stock: list[dict[str, int]]) -> None:
        self.points = points[:]
        self.stock = [dict(pieces) for pieces in stock]
        self.rounds = 1
        self.led: list[list[str]] = [[]]
        self.players = players

    def read(self, kind: str, facts: dict[str, object]) -> None:
        if kind == "round":
            self.rounds += 1
            self.led.append([])
        elif kind == "led":
            assert facts["role"] in ROLES
            self.led[-1].append(str(facts["role"]))
        elif "seat" in facts and kind != "over":
            self.read_change(kind, facts)

    def read_change(self, kind: str, facts: dict[str, object]) -> None:
        seat = facts["seat"]
        assert isinstance(seat, int)
        numbers = {name: value for name, value in facts.items() if isinstance(value, int)}
        stock = self.stock[seat]
        if kind in ("curse", "dangerous"):
            self.points[seat] -= numbers["points"]
        elif kind == "dispelled":
            self.points[seat] += numbers["bonus"]
            stock["wand"] -= numbers["wands"]
        elif kind not in ("final", "potions-lacking"):
            self.points[seat] += numbers.get("points", 0)
        if kind == "gathered":
            stock[str(facts["colour"])] += numbers["potions"]
            stock["wand"] += numbers["wands"]
        elif kind == "delivered":
            stock[str(facts["colour"])] -= 1
            stock["wand"] += numbers["wands"]
        elif kind == "moonshine":
            stock[str(facts["resource"])] += 1
        elif kind in ("bid", "handed-in"):
            for name in stock:
                stock[name] -= numbers[name] if kind == "bid" else 1
        elif kind == "function" and facts["tile"] in ("potions", "wands"):
            for name in stock:
                if (name == "wand") == (facts["tile"] == "wands"):
                    stock[name] += 2 if name == "wand" else 1
