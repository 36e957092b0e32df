"""Setting up Kröten & Kessel (KK-2)."""

from toy_cauldron.box import INGREDIENTS
from toy_cauldron.rules import ROUND
from toy_cauldron.state import Cauldron


def deal(state: Cauldron) -> None:
    """Shuffle, deal everybody a hand, put the other cards aside and the toads into the pond (KK-2.1)."""
    size = state.box.hand_size
    cards = list(range(INGREDIENTS)) * state.box.copies
    state.dice.shuffle(cards)
    state.hands = [cards[seat * size : (seat + 1) * size] for seat in range(state.players)]
    state.stack = cards[state.players * size :]
    state.brews = [[] for _ in range(state.players)]
    state.pond = state.box.toads
    state.toads = [0] * state.players
    state.agenda.append(ROUND)
