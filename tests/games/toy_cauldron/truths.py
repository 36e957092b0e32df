"""What must hold of table, seat and move where the game gives a reason (KK-3, KK-4)."""

from collections.abc import Callable

from hexenkessel import Move, State
from hexenkessel.kernel.errors import Refusal


def asks(state: State) -> str:
    return state.choice.ask if state.choice is not None else ""


def left(state: State, seat: int) -> list[str]:
    """What this seat can still brew with."""
    hand: list[str] = state.dump()["position"]["hands"][seat]
    for move in state.sealed_by(seat):
        hand.remove(str(move.facts["ingredient"]))
    return hand


def toads(state: State, move: Move) -> int:
    """How many toads are where this move would take one."""
    position = state.dump()["position"]
    if move.verb == "take":
        return int(position["pond"])
    victim = "ABCD".index(move.text[-1])
    return int(position["toads"][victim]) if victim < state.players else 0


TRUTHS: dict[str, Callable[[State, int, Move, Refusal], bool]] = {
    "not-in-hand": lambda state, seat, move, _: (
        move.verb == "brew" and asks(state) == "brew" and move.facts["ingredient"] not in left(state, seat)
    ),
    "no-choice-now": lambda state, seat, move, _: move.verb in ("take", "steal") and asks(state) == "brew",
    "reward-first": lambda state, seat, move, _: move.verb == "brew" and asks(state) == "reward",
    "no-toad-there": lambda state, seat, move, _: (
        move.verb in ("take", "steal") and (toads(state, move) == 0 or move.text == f"steal {'ABCD'[seat]}")
    ),
}
SCENES: list[Callable[[], State]] = []
