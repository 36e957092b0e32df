"""Which refusals a person hears: for a move, or for the things that were touched so far."""

from collections import Counter
from functools import cache
from typing import Final

from hexenkessel.kernel.errors import Refusal
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.state import State

MOST_REFUSALS: Final = 3
MOST_MOVES: Final = 300

# A refusal and the move that it stands against.
Refused = tuple[Move | None, Refusal]


def explain_move(state: State, seat: int, wanted: str | int) -> list[Refused]:
    """No refusal at all means that the move is legal."""
    refusal = state.explain(seat, wanted)
    return [] if refusal is None else [(state.game.find_move(wanted), refusal)]


def explain_touches(state: State, seat: int, touches: tuple[str, ...]) -> list[Refused]:
    """Why the moves that begin with these touches can't be made, the one most likely meant first; none if one can.

    Where no move begins so, the last touch speaks for itself.
    """
    game = state.game
    legal = set(state.moves(seat))
    meant = beginnings(game).get(touches) or beginnings(game).get(touches[-1:], [])
    if meant:
        if not legal.isdisjoint(meant):
            return []
        return different(refusals(state, seat, nearest(state, seat, meant)))
    meant = later_touches(game).get(touches[-1], []) if touches else []
    if not meant:
        return [(None, Refusal(game.turn_rule, "no-such-move"))]
    choice = state.choice
    if choice is not None and not legal.isdisjoint(meant):
        return [(None, Refusal(choice.rule, "touch-first"))]
    # Whatever it is for, most of that is not there at all; what fails for a reason of its own is what is meant.
    found = refusals(state, seat, nearest(state, seat, meant))
    often = Counter(refusal.key for _, refusal in found)
    return different(sorted(found, key=lambda refused: often[refused[1].key]))


def nearest(state: State, seat: int, moves: list[Move]) -> list[Move]:
    """First the kinds of moves that are being decided now, then what the game says is mostly meant; of the others, what
    this seat did last."""
    rank = {move.verb: -1 - place for place, move in enumerate(own_past(state, seat))}
    rank[state.game.meant] = -1 - len(state.past_moves)
    for move in state.moves(seat):
        rank[move.verb] = -2 - len(state.past_moves)
    return sorted(moves, key=lambda move: rank.get(move.verb, 0))


def own_past(state: State, seat: int) -> list[Move]:
    past = zip(state.past_seats, state.past_moves, strict=True)
    return [move for maker, move in past if maker == seat]


def refusals(state: State, seat: int, moves: list[Move]) -> list[Refused]:
    found: list[Refused] = []
    for move in moves[:MOST_MOVES]:
        refusal = state.explain(seat, move)
        if refusal is not None:
            found.append((move, refusal))
    return found


def different(refused: list[Refused]) -> list[Refused]:
    """The first ones that say something else, each with the first move that it stands against."""
    found: dict[tuple[str, str, str], Refused] = {}
    for each in refused:
        refusal = each[1]
        found.setdefault((refusal.rule, refusal.key, str(sorted(refusal.facts.items()))), each)
    return list(found.values())[:MOST_REFUSALS]


@cache
def beginnings(game: Game) -> dict[tuple[str, ...], list[Move]]:
    """All moves of the table, by every beginning of their touches."""
    found: dict[tuple[str, ...], list[Move]] = {}
    for move in game.table.moves:
        for length in range(1, len(move.touches) + 1):
            found.setdefault(move.touches[:length], []).append(move)
    return found


@cache
def later_touches(game: Game) -> dict[str, list[Move]]:
    """All moves of the table, by everything that is touched after something else."""
    found: dict[str, list[Move]] = {}
    for move in game.table.moves:
        for touch in move.touches[1:]:
            found.setdefault(touch, []).append(move)
    return found
