"""My Game: a test for every rule, and the laws that hold in every game."""

import pytest

import hexenkessel as hx
from hexenkessel.lab import check
from my_game.state import MyGame


def start(players: int = 2, bowl: int = 21, turn: int = 0) -> MyGame:
    """A game with so many pebbles left, the others with the first seat."""
    state = hx.game("my_game").start(players, seed=1)
    assert isinstance(state, MyGame)
    state.taken[0] = state.box.pebbles - bowl
    state.bowl = bowl
    state.turn = turn
    return state.game.load({**state.dump(), "moves": None, "seed": None})  # type: ignore[return-value]


def test_it_begins_with_a_full_bowl() -> None:
    """MG-1.1, MG-2.1"""
    state = start()
    assert state.bowl == 21 and state.taken == [0, 0]


def test_the_lot_says_who_begins() -> None:
    """MG-2.1"""
    game = hx.game("my_game")
    assert {game.start(3, seed=seed).deciding for seed in range(20)} == {(0,), (1,), (2,)}


def test_a_turn() -> None:
    """MG-1.2, MG-3.1"""
    state = start()
    assert [move.text for move in state.moves(0)] == ["take 1", "take 2", "take 3"]
    state.play(0, "take 3")
    assert state.deciding == (1,) and state.view(None)["bowl"] == 18 and state.view(None)["taken"] == [3, 0]


def test_nobody_takes_more_than_there_are() -> None:
    """MG-3.2"""
    state = start(bowl=2)
    with pytest.raises(hx.IllegalMove) as error:
        state.play(0, "take 3")
    assert error.value.refusal.rule == "MG-3.2"


def test_the_last_pebble() -> None:
    """MG-4.1, MG-4.2"""
    state = start(bowl=12, turn=1)
    for seat, count in ((1, 3), (0, 3), (1, 3), (0, 1)):
        state.play(seat, f"take {count}")
    state.play(1, "take 2")
    assert state.over and state.ending == "bowl-empty"
    assert state.scores() == [13, 8 + 5] and state.winners() == (0, 1)


def test_nothing_is_missing_and_the_laws_hold() -> None:
    assert check.main("my_game", games=3, seed=1, lang="en") == 0
