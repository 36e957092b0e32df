"""What a seat sees of My Game. It is built up from what the seat may know, never cut down from the whole."""

from typing import Any

from hexenkessel.kernel.shape import Number, PerSeat, Shape
from my_game.box import Box
from my_game.state import MyGame


def view_shapes(box: Box) -> dict[str, Shape]:
    return {"bowl": Number(box.pebbles), "taken": PerSeat(Number(box.pebbles))}


def look(state: MyGame, seat: int | None) -> dict[str, Any]:
    """`seat` is None for a spectator. Here all see the same (MG-1.2)."""
    return {"bowl": state.bowl, "taken": state.taken}
