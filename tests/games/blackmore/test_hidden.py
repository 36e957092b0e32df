"""What is open and what is hidden (BM-11)."""

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexenkessel import seeded, shelf
from tests.games.blackmore.cases import last_refill, last_refill_of_four, refill_of_four
from tests.games.blackmore.table import CARDS, GAME, SEATS, SIDES, Table
from tests.moments import moments, some_move, walk
from tests.rules import rule

both_sides = pytest.mark.parametrize("side", ["desc", "asc"])
every_count = pytest.mark.parametrize("players", range(2, 7))


@rule("BM-11.4", "BM-11.1")
def test_the_view_of_another_player() -> None:
    table = refill_of_four().decline()
    view = table.state.view(0)
    assert "R3" in view["hand"] and set(view["hand"]) == table.hand("A")
    assert view["hand_sizes"] == [6, 6, 6, 6]
    assert view["stack"] == 1
    assert view["pile"] == ["R5"]
    assert view["captured_sizes"][2] == 4
    for seat in ("A", "C", "D", None):
        number = None if seat is None else SEATS.index(seat)
        assert "G4" not in json.dumps(table.state.view(number))
        assert "G4" not in json.dumps(table.log(seat))
    assert "G4" in table.state.view(1)["hand"]
    assert "G4" in json.dumps(table.log("B"))


@rule("BM-11.4")
def test_a_draw_from_the_trump_pile_is_public() -> None:
    table = last_refill_of_four().decline()
    for seat in (*"ABCD", None):
        drawn = [(facts["seat"], facts["card"]) for facts in table.log(seat) if facts["kind"] == "drew-trump"]
        assert drawn == [(1, "R4"), (2, "Y7"), (3, "B2")]
        number = None if seat is None else SEATS.index(seat)
        assert table.state.view(number)["open_hands"] == [[], ["R4"], ["Y7"], ["B2"]]
        assert ("W5" in json.dumps(table.log(seat))) == (seat == "A")
        assert ("W5" in json.dumps(table.state.view(number))) == (seat == "A")


@rule("BM-11.1", "BM-11.3")
@both_sides
@every_count
def test_captured_piles(players: int, side: str) -> None:
    for open_scores in (False, True):
        state = GAME.start(players, seed=6, side=SIDES[side], open_scores=open_scores)
        for moment in walk(state, seeded(6)):
            for seat in (*range(players), None):
                view = moment.view(seat)
                assert view["captured"] == (moment.dump()["position"]["captured"] if moment.over else None)
                assert view["points"] == (moment.scores() if open_scores or moment.over else None)
                assert view["scores"] == (moment.scores() if moment.over else None)


# -- a view in full ------------------------------------------------------------------------------------------------


# What all see alike after the last refill of four players: B, C and D have drawn open cards, A has led, B has followed.
EVERYBODY: dict[str, Any] = {
    "deciding": [False, False, True, False],
    "asks": "follow",
    "over": False,
    "scores": None,
    "places": None,
    "won": None,
    "hand_sizes": [5, 5, 6, 6],
    "open_hands": [[], [], ["Y7"], ["B2"]],
    "stack": 0,
    "pile": ["P1", "G9"],
    "side": "ascending",
    "trump_colour": "G",
    "trump_value": 9,
    "order": [9, 1, 2, 3, 4, 5, 6, 7, 8],
    "trick": ["W5", "R4"],
    "trick_seats": [0, 1],
    "winning": 0,
    "last_trick": [],
    "last_seats": [],
    "last_winner": None,
    "captured_sizes": [4, 0, 0, 24],
    "captured": None,
    "points": None,
    "tricks": 8,
    "all_tricks": 14,
    "refills_left": 0,
    "end_phase": True,
}


@rule("BM-11.1", "BM-11.2", "BM-11.3")
def test_every_view_in_full() -> None:
    table = last_refill_of_four().decline().play("A:W5 B:R4")
    for seat in range(4):
        view = table.state.view(seat)
        hand = view.pop("hand")
        assert sorted(hand) == sorted(table.hand(SEATS[seat]))
        # White is led with the 5, green is trump; who has played already has nothing to ask.
        stronger = [f"W{value}" for value in EVERYBODY["order"][: EVERYBODY["order"].index(5)]]
        wins = sorted(card for card in hand if card[0] == "G" or card in stronger)
        told = view.pop("would_win")
        assert told is None if seat in (0, 1) else sorted(told) == wins
        assert view == {"seat": seat, **EVERYBODY}
    assert table.view() == {"seat": None, "hand": None, "would_win": None, **EVERYBODY}


@rule("BM-4.5", "BM-11.1")
def test_the_last_trick_lies_open_until_the_next_card_is_led() -> None:
    table = refill_of_four()
    assert table.view()["trick"] == ["Y1", "Y5", "B4", "W9"] and table.view()["trick_seats"] == [1, 2, 3, 0]
    assert table.view()["winning"] == 2
    table.decline()
    for seat in (0, 1, 2, 3, None):
        view = table.state.view(seat)
        assert view["trick"] == [] and view["trick_seats"] == []
        assert view["last_trick"] == ["Y1", "Y5", "B4", "W9"]
        assert view["last_seats"] == [1, 2, 3, 0] and view["last_winner"] == 2
    table.play("C:Y2")
    for seat in (0, 1, 2, 3, None):
        view = table.state.view(seat)
        assert view["last_trick"] == [] and view["last_seats"] == [] and view["last_winner"] is None
        assert "Y5" not in json.dumps(view)


@rule("BM-6.7", "BM-11.1")
def test_a_card_laid_as_trump_was_part_of_the_last_trick() -> None:
    """Everybody saw it there, also where it is the card that won."""
    for card in ("Y5", "B4"):
        table = refill_of_four().lay(card)
        assert table.view()["last_trick"] == ["Y1", "Y5", "B4", "W9"]
        assert table.view()["last_seats"] == [1, 2, 3, 0] and table.view()["last_winner"] == 2
        assert card not in table.captured("C") and table.pile.endswith(card)


@pytest.mark.parametrize("players", GAME.players)
def test_how_many_tricks_there_will_be(players: int) -> None:
    """The page says it from the first trick on, and it stays true unless the last refill finds nothing to draw."""
    state = GAME.start(players, seed=1)
    first = state.view(None)["all_tricks"]
    for moment in walk(state, seeded(1)):
        view = moment.view(None)
        assert view["tricks"] <= view["all_tricks"] and view["all_tricks"] in (first - 1, first)
    assert state.view(None)["all_tricks"] == state.view(None)["tricks"]


def test_the_page_takes_it_from_there() -> None:
    """It counted by itself once, with the numbers of the usual cards."""
    board = (shelf.folder("blackmore") / "board.js").read_text(encoding="utf-8")
    (facts,) = re.findall(r'say\("blackmore-board-progress", \{(.*?)\}\)', board, re.DOTALL)
    assert re.search(r"\btricks: view\.all_tricks\b", facts)


@rule("BM-11.1", "BM-11.3")
def test_the_end_shows_everything() -> None:
    """After the last card all piles may be looked through and counted."""
    state = GAME.start(3, seed=1)
    for _ in walk(state, seeded(1)):
        pass
    for seat in (0, 1, 2, None):
        view = state.view(seat)
        assert view["scores"] == view["points"] == state.scores()
        assert view["places"] == state.ranking()
        captured = [card for cards in view["captured"] for card in cards]
        assert sorted(view["pile"] + captured) == sorted(CARDS)


# -- the log -------------------------------------------------------------------------------------------------------


@rule("BM-11.4")
@both_sides
@every_count
def test_the_log_is_open_but_for_the_stack(players: int, side: str) -> None:
    """Every card played, laid or drawn from the pile and every decline is told to all; a stack draw to one."""
    state = GAME.start(players, seed=13, side=SIDES[side])
    dice = seeded(13)
    while not state.over:
        events = state.listen()
        events.clear()
        before = state.dump()["position"]
        seat, move = some_move(state, dice)
        state.play(seat, move)
        for witness in (*range(players), None):
            told = [event.shown_to(witness) for event in events]
            assert all(facts is not None for facts in told)
            first = told[0]
            assert first is not None and first["seat"] == seat
            if move.verb == "keep":
                assert first == {"kind": "kept", "seat": seat}
            else:
                kind = {"play": "played" if before["trick"] else "led", "lay": "laid"}[move.verb]
                assert (first["kind"], first["card"]) == (kind, move.text.split()[1])
        for event in events:
            if event.kind == "drew":
                drawer = event.facts["seat"]
                for witness in (*range(players), None):
                    facts = event.shown_to(witness)
                    assert facts is not None
                    if witness == drawer:
                        assert facts["card"] in before["stack"] and facts["kind"] == "drew-card"
                    else:
                        assert facts == {"kind": "drew", "seat": drawer}


@rule("BM-11.4", "BM-3.5")
def test_the_log_begins_with_the_deal() -> None:
    state = GAME.begin(3, 7, {"start": 2}, True)
    assert state.events is not None
    told = [event.shown_to(None) for event in state.events]
    assert told[0] == {"kind": "start", "seat": 1, "n": 3, "side": "descending"}
    trump = state.view(None)["pile"][0]
    assert told[1] == {"kind": "trump-turned", "card": trump, "colour": trump[0], "value": int(trump[1])}
    assert len(told) == 2


# -- what a bot may be given ---------------------------------------------------------------------------------------


@rule("BM-11.2")
@every_count
@given(seed=st.integers(0, 2**32), data=st.data())
def test_what_is_public_stays_in_every_imagined_world(players: int, seed: int, data: st.DataObject) -> None:
    """Piles, tricks and open cards stay where they are; what is hidden keeps only its number."""
    state = data.draw(moments("blackmore", players))
    real = state.dump()["position"]
    for seat in range(players):
        world = state.imagine(seat, seeded(seed)).dump()["position"]
        assert world["hands"][seat] == real["hands"][seat]
        for name in set(real) - {"hands", "stack"}:
            assert world[name] == real[name], name
        assert [len(hand) for hand in world["hands"]] == [len(hand) for hand in real["hands"]]
        for other in range(players):
            assert set(real["open_hands"][other]) <= set(world["hands"][other])


@rule("BM-11.2")
def test_what_is_hidden_is_dealt_anew() -> None:
    """A card of the stack is in B's hand as often as chance has it, and B's own cards are anywhere."""
    table = Table.set_up(3, "A", pile="R5", stack=" ".join(CARDS[:17]), rest="A")
    hidden = table.hand("B") | table.hand("C") | set(table.stack.split())
    assert len(hidden) == 29
    counts = dict.fromkeys(hidden, 0)
    worlds = 2900
    for number in range(worlds):
        hand = table.state.imagine(0, seeded(number)).dump()["position"]["hands"][1]
        for card in hand:
            counts[card] += 1
    expected = worlds * 6 / 29
    # Chi-square of 28 degrees of freedom, shrunk by drawing six at once: far below 56.9, the bound of 99.9 %.
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 56.9


@rule("BM-11.2")
def test_cards_taken_from_the_trump_pile_stay_where_all_saw_them_go() -> None:
    table = last_refill().lay("R5")
    assert table.view()["open_hands"] == [[], ["R5"], []]
    for number in range(30):
        world = table.state.imagine(0, seeded(number))
        GAME.check(world)
        assert "R5" in world.dump()["position"]["hands"][1]
    table.play("C:W1 A:R9 B:R5")
    assert table.view()["open_hands"] == [[], [], []]
