"""What a position of Kröten & Kessel promises."""

from hexenkessel.kernel.errors import BrokenPosition
from toy_cauldron.rules import MOST_REWARDS, Brew, Judge, Reward, Round
from toy_cauldron.state import Cauldron, brew_size


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
