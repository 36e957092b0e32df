"""What one seat may know of Kröten & Kessel (KK-6.1)."""

from typing import Any

from hexenkessel.kernel.shape import Bag, Maybe, Number, PerSeat, Shape
from toy_cauldron.box import INGREDIENTS, Box
from toy_cauldron.state import LUCKY, Cauldron


def view_shapes(box: Box) -> dict[str, Shape]:
    cards = Bag(box.names)
    return {
        "hand": Maybe(cards),
        "hand_sizes": PerSeat(Number(box.hand_size)),
        "stack": Number(INGREDIENTS * box.copies),
        "brews": PerSeat(cards),
        "cauldron": cards,
        "pond": Number(box.toads),
        "toads": PerSeat(Number(box.toads)),
        "die": Number(LUCKY),
    }


def look(state: Cauldron, seat: int | None) -> dict[str, Any]:
    return {
        "hand": None if seat is None else state.hands[seat],
        "hand_sizes": [len(hand) for hand in state.hands],
        "stack": len(state.stack),
        "brews": state.brews,
        "cauldron": state.cauldron,
        "pond": state.pond,
        "toads": state.toads,
        "die": state.die,
    }
