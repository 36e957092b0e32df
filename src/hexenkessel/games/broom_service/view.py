"""What lies on the table of Broom Service: the whole position, and what one seat may know of it (BS-16)."""

from collections.abc import Mapping
from typing import Any, Final

from hexenkessel.games.broom_service.boards import NONE, RESOURCES
from hexenkessel.games.broom_service.box import (
    EVENTS,
    FOREST_TILES,
    MOUNTAIN_TILES,
    ROLES,
    Box,
)
from hexenkessel.games.broom_service.shapes import Marked, Placed, Stock, Ticked
from hexenkessel.games.broom_service.state import SIZE, STANDINGS, Broom
from hexenkessel.kernel.shape import (
    Maybe,
    Number,
    OneOf,
    PerSeat,
    Pile,
    Row,
    Seat,
    Shape,
)

# Far above what any game comes to; points may be below zero (R7).
MOST_POINTS: Final = 999
MOST_PIECES: Final = 99
LAID: Final = [f"{role} {stance}" for role in ROLES for stance in ("brave", "cowardly")]


def stock_shape() -> Shape:
    return Stock({name: Number(MOST_PIECES) for name in RESOURCES})


def tiles_shape() -> Shape:
    return Stock({name: Number(MOST_PIECES) for name in FOREST_TILES})


def common_shapes(box: Box) -> dict[str, Shape]:
    """What everybody sees, and is the same in a position and in a view."""
    boards = box.boards
    return {
        "round": Number(box.rounds),
        "event": OneOf(EVENTS),
        "cursed": Marked(ROLES),
        "points": PerSeat(Number(MOST_POINTS, -MOST_POINTS)),
        "stock": PerSeat(stock_shape()),
        "pawns": PerSeat(Row(OneOf(boards.region_names), 2)),
        "collected": PerSeat(Pile(box.cloud_names)),
        "laid": PerSeat(Pile(LAID)),
        "leader": Seat(),
        "actor": Seat(),
        "led": OneOf(ROLES),
        "last_brave": Seat(),
        "standings": PerSeat(OneOf(STANDINGS)),
        "led_roles": Marked(ROLES),
        "clouds": Placed(boards.cloud_spot_names, box.cloud_names),
        "mountains": Placed(boards.mountain_spot_names, MOUNTAIN_TILES),
        "amulets": PerSeat(Marked(boards.mountain_spot_names)),
        "forests": Placed(boards.forest_spot_names, FOREST_TILES),
        "hills": Placed(boards.hill_spot_names, box.hill_names),
        "tiles": PerSeat(tiles_shape()),
        "fresh": PerSeat(tiles_shape()),
    }


def position_shapes(box: Box) -> Mapping[str, Shape]:
    return {
        **common_shapes(box),
        "event_deck": Pile(EVENTS),
        "curse_pile": Pile(ROLES),
        "hands": PerSeat(Marked(ROLES)),
        "turn": Seat(),
        "shut": Ticked(box.boards.tower_names),
    }


def view_shapes(box: Box) -> Mapping[str, Shape]:
    points = Number(MOST_POINTS, -MOST_POINTS)
    return {
        **common_shapes(box),
        "side": OneOf(["front", "back"]),
        "rounds": Number(box.rounds),
        "hand": Maybe(Marked(ROLES)),
        "hand_sizes": PerSeat(Number(len(ROLES))),
        "turn": Seat(),
        "occupied": Ticked(box.boards.tower_names),
        "out": Ticked(box.boards.tower_names),
        "bolts": PerSeat(Number(MOST_PIECES)),
        "bonus": PerSeat(Row(points, 3)),
    }


def look(state: Broom, seat: int | None) -> dict[str, Any]:
    boards = state.boards
    seen: dict[str, Any] = {name: getattr(state, name) for name in common_shapes(state.box)}
    on_board = [tower in state.board.towers for tower in range(len(boards.towers))]
    out = [int(state.is_out(tower)) for tower in range(len(boards.towers))]
    seen.update(
        {
            "side": state.board.side,
            "rounds": state.box.rounds,
            "hand": None if seat is None else state.hands[seat],
            "hand_sizes": [SIZE[hand] for hand in state.hands],
            # Whose answer the trick waits for, or will wait for next.
            "turn": state.turn if state.led != NONE and state.turn != state.leader else NONE,
            "occupied": [int(shut and not gone) for shut, gone in zip(state.shut, out, strict=True)],
            "out": [int(gone and here) for gone, here in zip(out, on_board, strict=True)],
            "bolts": [state.bolts(other) for other in range(state.players)],
            "bonus": [state.bonus(other) for other in range(state.players)],
        }
    )
    return seen
