"""Why something can't be done: for a move, or for the things that a person has touched so far."""

from functools import cache
from typing import Final

from hexenkessel.kernel.errors import Refusal
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.state import State

MOST_REASONS: Final = 3
MOST_MOVES: Final = 300

Reason = tuple[Move | None, Refusal]


def explain_move(state: State, seat: int, wanted: str | int) -> list[Reason]:
    """No reason at all means that the move is legal."""
    refusal = state.explain(seat, wanted)
    return [] if refusal is None else [(state.game.find_move(wanted), refusal)]


def explain_touches(state: State, seat: int, touches: tuple[str, ...]) -> list[Reason]:
    """Every different reason against the moves that begin with these touches; none if one of them is legal."""
    candidates = paths(state.game).get(touches, [])[:MOST_MOVES]
    if not candidates:
        return [(None, Refusal(state.game.turn_rule, "no-such-move"))]
    found: dict[tuple[str, str, str], Reason] = {}
    for move in candidates:
        refusal = state.explain(seat, move)
        if refusal is None:
            return []
        found.setdefault((refusal.rule, refusal.key, str(sorted(refusal.facts.items()))), (move, refusal))
    return list(found.values())[:MOST_REASONS]


@cache
def paths(game: Game) -> dict[tuple[str, ...], list[Move]]:
    """All moves of the table, by every beginning of their touches."""
    found: dict[tuple[str, ...], list[Move]] = {}
    for move in game.table.moves:
        for length in range(1, len(move.touches) + 1):
            found.setdefault(move.touches[:length], []).append(move)
    return found
