"""What one seat may know of Broom Service (BS-16)."""

from functools import cache
from typing import Any

from hexenkessel.games.broom_service.boards import NONE, SIDES
from hexenkessel.games.broom_service.box import EVENTS, ROLES, STANDINGS, Box
from hexenkessel.games.broom_service.state import (
    MOST_PIECES,
    MOST_POINTS,
    SIZE,
    Broom,
    Marked,
    Ticked,
    common_shapes,
)
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.shape import Maybe, Number, OneOf, PerSeat, Row, Seat, Shape


def view_shapes(box: Box) -> dict[str, Shape]:
    points = Number(MOST_POINTS, -MOST_POINTS)
    return {
        **common_shapes(box),
        # In a position they may be missing, and its check says so in words of the game.
        "event": OneOf(EVENTS, nothing=False),
        "pawns": PerSeat(Row(OneOf(box.boards.region_names, nothing=False), 2)),
        "standings": PerSeat(OneOf(STANDINGS, nothing=False)),
        "side": OneOf(SIDES, nothing=False),
        "rounds": Number(box.rounds),
        "hand": Maybe(Marked(ROLES)),
        "hand_sizes": PerSeat(Number(len(ROLES))),
        "turn": Seat(),
        "occupied": Ticked(box.boards.tower_names),
        "out": Ticked(box.boards.tower_names),
        "bolts": PerSeat(Number(MOST_PIECES)),
        "bonus": PerSeat(Row(points, 3)),
    }


@cache
def common_names(box: Box) -> tuple[str, ...]:
    """To make all their shapes for every glance would take longer than to look."""
    return tuple(common_shapes(box))


def look(state: Broom, seat: int | None) -> dict[str, Any]:
    return {"hand": None if seat is None else state.hands[seat]}


def look_open(state: Broom) -> dict[str, Any]:
    boards = state.boards
    seen: dict[str, Any] = {name: getattr(state, name) for name in common_names(state.box)}
    out = [state.is_out(tower) for tower in range(len(boards.towers))]
    missing = [0] * len(out)
    for tower in state.board.towers:
        missing[tower] = int(out[tower])
    seen.update(
        {
            "side": state.board.side,
            "rounds": state.box.rounds,
            "hand_sizes": [SIZE[hand] for hand in state.hands],
            # Whose answer the trick waits for, or will wait for next.
            "turn": state.turn if state.led != NONE and state.turn != state.leader else NONE,
            "occupied": [0 if gone else state.shut[tower] for tower, gone in enumerate(out)],
            "out": missing,
            "bolts": [state.bolts(other) for other in range(state.players)],
            "bonus": [state.bonus(other) for other in range(state.players)],
        }
    )
    return seen


def named(view: dict[str, Any], move: Move) -> dict[str, Fact]:
    """Which cloud it is that lies there: a region may have two of them."""
    spot = move.facts.get("spot")
    cloud = view["clouds"].get(spot) if spot is not None else None
    return {} if cloud is None else {"cloud": cloud}
