"""Whole games: one card by card, recorded games, and random ones beside a plain reading of the rules."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hexenkessel as hx
from hexenkessel import seeded
from tests.games.blackmore.golden import GOLDEN, replayed
from tests.games.blackmore.reference import Reference
from tests.games.blackmore.replay import DECK, HANDS, TRICKS, deal
from tests.games.blackmore.table import CARDS, GAME, SIDES
from tests.rules import rule

# -- card by card ---------------------------------------------------------------------------------------------------


@rule("BM-3.2", "BM-3.3", "BM-3.5", "BM-3.6")
def test_the_deal() -> None:
    table = deal()
    assert {seat: " ".join(table.position["hands"][number]) for number, seat in enumerate("ABCDEF")} == HANDS
    assert table.pile == "B7" and table.trump == "B7"
    assert table.stack.split() == DECK.split()[37:]
    assert table.to_move == "F"


@rule("BM-5.1", "BM-5.2", "BM-6.1", "BM-6.8", "BM-6.10", "BM-7.2", "BM-7.3", "BM-7.4", "BM-8.2", "BM-9.3")
def test_trick_by_trick() -> None:
    table = deal()
    for number, trick in enumerate(TRICKS, 1):
        table.heard.clear()
        assert table.trump == trick.trump and table.view()["tricks"] == number - 1
        assert table.view()["end_phase"] == (number > 3)
        table.play(trick.cards)
        assert table.winner == trick.winner
        if trick.lays:
            table.decide(trick.lays)
        assert table.draws == trick.draws and table.pile == trick.pile
        if number == 3:
            assert table.trump == "G1" and "R1" in table.hand("E")
    assert table.state.over


@rule("BM-9.1", "BM-9.3", "BM-9.5")
def test_the_result() -> None:
    state = hx.replay(replayed())
    assert state.scores() == [19, 27, 30, 96, 57, 24]
    assert state.view(None)["captured_sizes"] == [6, 6, 5, 16, 10, 5]
    assert state.winners() == (3,) and state.ranking() == [6, 4, 3, 1, 2, 5]
    assert sum(state.scores()) + 17 == 270


# -- recorded games --------------------------------------------------------------------------------------------------


@rule("BM-8.6")
@GOLDEN.every_record
def test_a_recorded_game_replays_the_same(name: str) -> None:
    """The same cards, winners and points as on the day it was recorded."""
    assert GOLDEN.replays(name).ending == "all-cards-played"


@rule("BM-6.11", "BM-7.4", "BM-7.6", "BM-7.7", "BM-8.5", "BM-9.4", "BM-9.6")
@GOLDEN.every_way
def test_in_a_recorded_game_happens_what_it_is_for(name: str) -> None:
    assert GOLDEN.happens(name)


# -- beside a plain reading of the rules -------------------------------------------------------------------------------


@rule(
    "BM-4.1",
    "BM-4.2",
    "BM-4.3",
    "BM-5.7",
    "BM-7.1",
    "BM-7.2",
    "BM-7.3",
    "BM-7.6",
    "BM-7.7",
    "BM-8.3",
    "BM-8.5",
)
@pytest.mark.parametrize("side", ["desc", "asc"])
@pytest.mark.parametrize("players", range(2, 7))
@given(seed=st.integers(0, 2**32), other=st.integers(0, 2**32), changes=st.integers(0, 100))
def test_the_engine_does_what_the_rules_say(
    players: int, side: str, seed: int, other: int, changes: int
) -> None:
    """Random games, in which winners seldom or often change the trump: after every move all cards are alike."""
    state = GAME.start(players, seed, side=SIDES[side])
    deck = list(range(54))
    seeded(seed).shuffle(deck)
    plain = Reference(players, side == "desc", [CARDS[card] for card in deck], state.deciding[0])
    dice = seeded(other)
    while True:
        position = state.dump()["position"]
        assert [sorted(hand) for hand in position["hands"]] == [sorted(hand) for hand in plain.hands]
        assert position["stack"][::-1] == plain.stack and position["pile"] == plain.pile
        assert position["trump"] == plain.trump and position["captured"] == plain.captured
        played = list(zip(position["trick_seats"], position["trick"], strict=True))
        assert played == plain.trick and state.over == plain.over
        if state.over:
            break
        assert state.deciding == (plain.turn,)
        moves = {move.text for move in state.moves(plain.turn)}
        assert moves == plain.options()
        wish = "keep" if "keep" in moves and dice.below(100) >= changes else ""
        move = wish or sorted(moves - {"keep"})[dice.below(len(moves - {"keep"}))]
        state.play(plain.turn, move)
        plain.do(move)
