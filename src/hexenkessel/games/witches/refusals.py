"""Why a move can't be made in a window of the active player: the rule and the key of a sentence for every verb."""

from typing import Final

from hexenkessel.games.witches.box import CARDS
from hexenkessel.games.witches.moves import (
    CHANGE,
    FLY,
    FREE_VERBS,
    HURRY,
    LEAVE,
    NONE,
    PASS,
    PEEK,
    PLACE,
    PLAY_BONUS,
    PLAY_ESCAPE,
    PLAY_HEADOLOGY,
    PLAY_MAGIC,
    REROLL_DICE,
    REST,
    RETREAT,
    ROLL,
    RUN,
    SOLVE,
    SPY,
    STAND,
    STAY,
    STOP,
    TEA,
    THREE,
    WAIT,
    WALK,
)
from hexenkessel.games.witches.state import DUNGEON, EMPTY, NOWHERE, Witches
from hexenkessel.kernel.errors import Refusal
from hexenkessel.kernel.moves import Move

# What can only be done at another time: the rule that says when.
TIMES: Final[dict[int, tuple[str, str]]] = {
    PLAY_HEADOLOGY: ("TW-10.5", "symbols-between-rolls"),
    PLAY_MAGIC: ("TW-10.5", "symbols-between-rolls"),
    THREE: ("TW-15.1", "three-after-rolls"),
    REROLL_DICE: ("TW-20.4", "reroll-this-pair"),
    PEEK: ("TW-20.12.3", "no-peek"),
    HURRY: ("TW-20.13", "hurry-while-moving"),
    SPY: ("TW-20.12.6", "no-spying"),
    STAND: ("TW-10.4", "after-first-roll"),
    ROLL: ("TW-10.3", "nothing-to-roll-for"),
    STOP: ("TW-8.1", "not-walking"),
    WAIT: ("TW-23.3", "not-in-dungeon"),
    LEAVE: ("TW-23.2", "not-in-dungeon"),
    TEA: ("TW-16.2", "no-such-tea"),
    REST: ("TW-24.3", "no-such-rest"),
    PLACE: ("TW-4.2", "placed-already"),
    RETREAT: ("TW-12.2", "no-failure"),
}


def refuse(state: Witches, seat: int, move: Move, rule: str) -> Refusal:
    """`rule` is the one that grants the choice that is being waited for."""
    verb = state.offers.verb[move.code]
    card = state.offers.card[move.code]
    if card != NONE:
        name = state.box.card_names[card]
        if card >= CARDS:
            if not holds_start_tile(state, seat, card):
                return Refusal("TW-3.5", "no-start-tile", {"card": name})
        elif card not in state.hands[seat]:
            return Refusal("TW-5.2", "not-in-hand", {"card": name})
    if FREE_VERBS[verb]:
        return Refusal("TW-5.6", "no-effect")
    if verb in (WALK, CHANGE, FLY, STAY):
        return refuse_journey(state, seat, move, rule)
    if verb in (PLAY_BONUS, SOLVE, PLAY_ESCAPE, RUN, PASS):
        return refuse_in_attempt(state, move, rule)
    if verb in TIMES:
        number, key = TIMES[verb]
        return Refusal(number, key)
    return Refusal(rule, "not-now")


def holds_start_tile(state: Witches, seat: int, card: int) -> bool:
    """Start tiles are numbered like the personalities that bring them."""
    return state.has_power(seat, card - CARDS)


def refuse_journey(state: Witches, seat: int, move: Move, rule: str) -> Refusal:
    space = state.witches[seat]
    verb = state.offers.verb[move.code]
    if space == DUNGEON:
        return Refusal("TW-23.1", "in-dungeon")
    if rule not in ("TW-8.1", "TW-8.2"):
        return Refusal("TW-9.1" if state.tiles[space] != EMPTY else rule, "not-now")
    if verb == WALK:
        return Refusal("TW-8.1", "too-far")
    if verb == CHANGE:
        return Refusal("TW-8.5", "no-change")
    if verb == FLY and state.offers.space[move.code] == space:
        return Refusal("TW-8.4", "same-space")
    return Refusal("TW-8.2", "under-way")


def refuse_in_attempt(state: Witches, move: Move, rule: str) -> Refusal:
    verb = state.offers.verb[move.code]
    rolled = len(state.rolled)
    if verb == PASS:
        return Refusal("TW-20.12.1", "no-passing")
    if state.attempt == NOWHERE:
        return Refusal("TW-10.3", "no-attempt")
    if verb == SOLVE:
        return Refusal("TW-20.7", "other-problem")
    if verb == PLAY_BONUS:
        return Refusal("TW-20.1", "bonus-later" if rolled < 4 else "bonus-elsewhere")
    if verb == PLAY_ESCAPE:
        return Refusal("TW-20.3", "escape-later" if rolled < 4 else "no-escape")
    # Only after the first roll (A3) can one run.
    return Refusal("TW-13.2", "nowhere-to-run") if rule == "TW-10.4" else Refusal("TW-13.1", "run-too-late")
