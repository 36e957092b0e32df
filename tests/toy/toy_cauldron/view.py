"""What lies on the table of Kröten & Kessel: the whole position, and what one seat may know of it (KK-6.1)."""

from typing import Any

from hexenkessel.kernel.errors import BrokenPosition
from hexenkessel.kernel.shape import Bag, Maybe, Number, PerSeat, Pile, Shape
from toy_cauldron.moves import INGREDIENTS, Box
from toy_cauldron.rules import LUCKY, MOST_REWARDS, Brew, Cauldron, Judge, Reward, Round, brew_size


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
    """Every card and every toad is in one place (KK-1.1), and the round can be played on."""
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
    for seat, hand in enumerate(state.hands):
        if len(hand) != len(state.hands[0]):
            raise BrokenPosition(f"position.hands[{seat}]", "toy_cauldron-problem-hands")
    check_agenda(state)


def check_agenda(state: Cauldron) -> None:
    """One thing of a round at a time, up to two rewards for the same winner (KK-4.1), and then the next round."""
    steps = state.steps_left()
    rewards = [step for step in steps if isinstance(step, Reward)]
    kinds = [type(step) for step in steps if not isinstance(step, Reward)]
    if kinds not in ([], [Round], [Round, Brew], [Round, Judge]) or (rewards and kinds != [Round]):
        raise BrokenPosition("agenda", "toy_cauldron-problem-agenda")
    if len(rewards) > MOST_REWARDS or len({step.seat for step in rewards}) > 1:
        raise BrokenPosition("agenda", "toy_cauldron-problem-rewards", most=MOST_REWARDS)
    if steps and isinstance(steps[0], Reward):
        raise BrokenPosition("agenda", "toy_cauldron-problem-agenda")
    if Brew in kinds and len(state.hands[0]) < brew_size(state):
        raise BrokenPosition("position.hands", "toy_cauldron-problem-brew")
