"""What lies on the table of Kröten & Kessel: the whole position, and what one seat may know of it (KK-6.1)."""

from typing import Any

from hexenkessel.kernel.errors import BrokenPosition, shown
from hexenkessel.kernel.shape import Bag, Maybe, Number, PerSeat, Pile, Shape
from toy_cauldron.moves import INGREDIENTS, Box
from toy_cauldron.rules import LUCKY, Cauldron, Reward


def position_shapes(box: Box) -> dict[str, Shape]:
    cards = Pile(box.names)
    return {
        "hands": PerSeat(cards),
        "stack": cards,
        "brews": PerSeat(cards),
        "cauldron": cards,
        "pond": Number(box.toads),
        "toads": PerSeat(Number(box.toads)),
        "die": Number(LUCKY),
    }


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


def check(state: Cauldron) -> None:
    """Every card and every toad is in one place (KK-1.1); nobody brews what is not in the hand."""
    box = state.box
    cards = state.stack + state.cauldron
    for lying in state.hands + state.brews:
        cards += lying
    for card, name in enumerate(box.names):
        if cards.count(card) != box.copies:
            raise BrokenPosition(
                "position",
                "toy_cauldron-problem-cards",
                ingredient=name,
                count=cards.count(card),
                wanted=box.copies,
            )
    toads = state.pond + sum(state.toads)
    if toads != box.toads:
        raise BrokenPosition("position", "toy_cauldron-problem-toads", count=toads, wanted=box.toads)
    for seat, moves in enumerate(state.sealed):
        for move in moves:
            if move not in box.brews or moves.count(move) > state.hands[seat].count(move.code):
                raise BrokenPosition(f"sealed[{seat}]", "toy_cauldron-problem-sealed", move=move.text)
    for place, step in enumerate(state.agenda):
        if isinstance(step, Reward) and step.seat not in range(state.players):
            raise BrokenPosition(
                f"agenda[{place}].seat",
                "shell-problem-position-seat",
                found=shown(step.seat),
                most=state.players - 1,
            )
