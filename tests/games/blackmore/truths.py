"""What must hold of table, seat and move where the game gives a reason (BM-4, BM-6)."""

from collections.abc import Callable
from typing import Any

from hexenkessel import Move, State
from hexenkessel.kernel.errors import Refusal


def asks(state: State) -> str:
    return state.choice.ask if state.choice is not None else ""


def position(state: State) -> dict[str, Any]:
    found: dict[str, Any] = state.dump()["position"]
    return found


TRUTHS: dict[str, Callable[[State, int, Move, Refusal], bool]] = {
    "not-in-hand": lambda state, seat, move, _: (
        move.verb == "play" and move.facts["card"] not in position(state)["hands"][seat]
    ),
    "trump-choice-open": lambda state, seat, move, _: move.verb == "play" and asks(state) == "trump",
    "not-in-trick": lambda state, seat, move, _: (
        move.verb == "lay" and asks(state) == "trump" and move.facts["card"] not in position(state)["trick"]
    ),
    "not-winner": lambda state, seat, move, _: (
        move.verb in ("lay", "keep") and asks(state) == "trump" and position(state)["turn"] != seat
    ),
    "no-choice-now": lambda state, seat, move, _: move.verb in ("lay", "keep") and asks(state) != "trump",
}
SCENES: list[Callable[[], State]] = []
