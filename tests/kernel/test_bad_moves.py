"""Whatever is handed to `play`: a legal move, or a clear refusal and a state that is as it was."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import hexenkessel as hx
from hexenkessel import IllegalMove, Move, State, seeded
from hexenkessel.kernel.errors import WrongSeat
from tests.moments import play_on

BLACKMORE = hx.game("blackmore")
TOY = hx.game("toy_cauldron")


def leading() -> State:
    """A card is to be led, by seat 1."""
    return BLACKMORE.start(3, seed=1, start=2)


def choosing_trump() -> State:
    state = leading()
    for _ in range(3):
        seat = state.deciding[0]
        state.play(seat, state.moves(seat)[0])
    return state


def brewing() -> State:
    """Sealed: seats 0 and 2 still choose."""
    state = TOY.start(3, seed=1)
    state.play(1, state.moves(1)[0])
    return state


def finished() -> State:
    state = TOY.start(3, seed=1)
    play_on(state, seeded(1))
    return state


def refused(state: State, seat: object, move: object) -> tuple[str, str]:
    """Rule and reason; nothing has changed, and nobody was told anything."""
    before = json.dumps(state.dump())
    record, deciding, heard = state.record, state.deciding, state.listen()
    explained = state.explain(seat, move)
    assert explained is not None
    with pytest.raises(IllegalMove) as error:
        state.play(seat, move)
    refusal = error.value.refusal
    assert (explained.rule, explained.key) == (refusal.rule, refusal.key)
    assert error.value.facts == {"move": str(move), "rule": refusal.rule, "reason": refusal.key}
    assert str(error.value) == f"{str(move)!r} is not legal: {refusal.key} (rule {refusal.rule})"
    assert error.value.problem == f"{state.game.id}-refuse-{refusal.key}"
    assert json.dumps(state.dump()) == before and state.record == record
    assert state.deciding == deciding and heard == []
    return refusal.rule, refusal.key


@pytest.mark.parametrize("make", [leading, choosing_trump, brewing])
@pytest.mark.parametrize("seat", [-1, -3, 3, 6, 10**30, "1", "B", "", None, True, False, 1.0, (1,), b"1"])
def test_no_such_seat(make: Callable[[], State], seat: object) -> None:
    state = make()
    move = state.moves(state.deciding[0])[0]
    assert refused(state, seat, move) == (state.game.turn_rule, "no-such-seat")


ANYTHING: list[Any] = [
    *("", " ", "play", "play X1", "play B1 B2", "playB1", "pass", "draw", "play B1\n1", "lay", "keep trump"),
    *(-1, 109, 10**30, True, False, 0.0, 1.5, None, b"keep", ["keep"], {"text": "keep"}, object(), Move),
]


@pytest.mark.parametrize("move", ANYTHING)
@pytest.mark.parametrize("make", [leading, choosing_trump])
def test_no_such_move(make: Callable[[], State], move: object) -> None:
    state = make()
    assert refused(state, state.deciding[0], move) == ("BM-4.4", "no-such-move")


def test_the_move_of_another_game() -> None:
    """Its code is one of ours, too; the object is not."""
    state = leading()
    theirs = TOY.table.moves[0]
    assert refused(state, 1, theirs) == ("BM-4.4", "no-such-move")
    assert refused(brewing(), 0, BLACKMORE.table.moves[0]) == ("KK-3.1", "no-such-move")
    assert refused(brewing(), 0, BLACKMORE.table.moves[-1]) == ("KK-3.1", "no-such-move")


def test_a_forged_move() -> None:
    state = leading()
    real = state.moves(1)[0]
    forged = Move(real.verb, real.text.split()[1:], real.touches, real.facts)
    forged.code = real.code
    assert forged.text == real.text
    assert refused(state, 1, forged) == ("BM-4.4", "no-such-move")
    assert refused(state, 1, Move("keep", [], [], {})) == ("BM-4.4", "no-such-move")


def test_out_of_turn() -> None:
    state = leading()
    for seat in (0, 2):
        card = state.dump()["position"]["hands"][seat][0]
        assert refused(state, seat, f"play {card}") == ("BM-4.4", "not-your-turn")
    state = brewing()
    assert refused(state, 1, "brew fly") == ("KK-3.1", "not-your-turn")


def test_not_now() -> None:
    assert refused(leading(), 1, "keep") == ("BM-6.1", "no-choice-now")
    assert refused(brewing(), 0, "take") == ("KK-4.2", "no-choice-now")
    state = choosing_trump()
    winner = state.deciding[0]
    hand = state.dump()["position"]["hands"][winner]
    assert refused(state, winner, f"play {hand[0]}") == ("BM-6.1", "trump-choice-open")
    assert refused(state, winner, f"lay {hand[0]}") == ("BM-6.5", "not-in-trick")


def test_after_the_end() -> None:
    state = finished()
    for seat in (0, 1, 2, -1, "A", None):
        for move in ("take", 0, TOY.table.moves[0], "nonsense", None):
            assert refused(state, seat, move) == ("KK-5.1", "game-over")
    assert [state.moves(seat) for seat in range(3)] == [[], [], []]


def test_a_seat_that_is_not_there_sees_nothing() -> None:
    """To Python -1 is the last one in a list: a wrong count must not show anybody's hand."""
    state = leading()
    for seat in (-1, -3, 3):
        with pytest.raises(WrongSeat) as error:
            state.view(seat)
        assert str(error.value) == f"there is no seat {seat}; the seats are 0 to 2"
        with pytest.raises(WrongSeat):
            state.imagine(seat, seeded(1))
        assert state.moves(-1) == state.moves(3) == []
    nobody: Any
    for nobody in ("0", 0.5):
        with pytest.raises(TypeError):
            state.view(nobody)
        with pytest.raises(TypeError):
            state.imagine(nobody, seeded(1))


def test_a_legal_move_in_every_form() -> None:
    state = leading()
    move = state.moves(1)[2]
    for form in (move, move.text, move.code, move.text.upper(), f"  {move.text} "):
        again = state.clone()
        assert again.explain(1, form) is None
        again.play(1, form)
        assert again.past_moves == [move] and again.past_seats == [1]
