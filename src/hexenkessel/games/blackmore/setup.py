"""Setting up Blackmore (BM-3)."""

from hexenkessel.games.blackmore.box import CARDS
from hexenkessel.games.blackmore.rules import ROUND
from hexenkessel.games.blackmore.state import Blackmore


def deal(state: Blackmore) -> None:
    """Set-up (BM-3): six cards each, one at a time, a trump card, a start player."""
    deck = list(range(CARDS))
    state.dice.shuffle(deck)
    start = state.options["start"]
    first = start - 1 if isinstance(start, int) else state.dice.below(state.players)
    deal_from(state, deck, first)


def deal_from(state: Blackmore, deck: list[int], first: int) -> None:
    """Deal this deck, its top card first in the list (BM-3.2 to BM-3.6)."""
    players = state.players
    dealt = state.box.hand_size * players
    # One card at a time, clockwise: seat A has the first card and every players-th after it (BM-3.2).
    state.hands = [deck[seat:dealt:players] for seat in range(players)]
    state.open_hands = [[] for _ in range(players)]
    state.captured = [[] for _ in range(players)]
    state.pile = [deck[dealt]]
    state.trump = deck[dealt]
    state.stack = deck[:dealt:-1]
    state.turn = first
    state.agenda.append(ROUND)
    if state.events is not None:
        state.tell("start", {"seat": first, "n": players, "side": str(state.options["side"])})
        state.tell("trump-turned", state.box.facts(state.trump))
