"""Why something can't be done that is not what is being asked just now: every move has its moment (GR-5.1)."""

from typing import Final

from hexenkessel.games.grimoria.box import ATTACK, EXCHANGE, RECALL, SANCTUARY, TRANSMUTE, TREASURE
from hexenkessel.games.grimoria.state import Grimoria
from hexenkessel.kernel.errors import Fact, Refusal
from hexenkessel.kernel.moves import Move

# What a spell makes possible; attacks are none of these, for there are three of them.
EFFECT_OF: Final = {
    "exchange": EXCHANGE,
    "pay": RECALL,
    "buy": TREASURE,
    "transmute": TRANSMUTE,
    "reveal": SANCTUARY,
}


def not_in_action_1(state: Grimoria, seat: int, move: Move) -> Refusal:
    """The caster is asked about the own spell or the Merchants and wants something else."""
    if move.verb == "take":
        return Refusal("GR-5.1", "spell-first")
    return not_in_this_turn(state, seat, move)


def not_in_action_3(state: Grimoria, seat: int, move: Move) -> Refusal:
    """The caster takes a card, with the spell and the companions behind."""
    spell = state.spell(seat)
    if move.verb == "pay" and spell.effect == RECALL and not own_last_moves(state, seat, "pay"):
        if state.talers[seat] < spell.amount:
            return too_poor("GR-6.4", spell.amount, state.talers[seat])
    elif move.verb == "buy" and spell.effect == TREASURE:
        merchants = state.owned(seat, state.box.merchant)
        price = state.box.amounts[state.box.merchant]
        if not merchants:
            return Refusal("GR-8.5", "no-merchant")
        if state.talers[seat] < price and own_last_moves(state, seat, "buy") < merchants:
            return too_poor("GR-8.5", price, state.talers[seat])
    return not_in_this_turn(state, seat, move)


def not_in_this_turn(state: Grimoria, seat: int, move: Move) -> Refusal:
    spell = state.spell(seat)
    if move.verb == "choose":
        return Refusal("GR-4.1", "chosen-already")
    if move.verb in ("defend", "endure", "give"):
        return Refusal("GR-7.5", "not-attacked")
    if move.verb == "attack":
        if spell.category != ATTACK:
            return Refusal("GR-6.0.1", "no-attack-spell", {"spell": spell.number})
    elif move.verb in EFFECT_OF and spell.effect != EFFECT_OF[move.verb]:
        return Refusal("GR-6.0.1", "other-spell", {"spell": spell.number})
    return Refusal("GR-5.1", "spell-over")


def too_poor(rule: str, price: int, talers: int) -> Refusal:
    facts: dict[str, Fact] = {"price": price, "talers": talers}
    return Refusal(rule, "too-poor", facts)


def own_last_moves(state: Grimoria, seat: int, verb: str) -> int:
    """How often this seat has just done this, one after the other."""
    times = 0
    while times < len(state.past_moves):
        last = len(state.past_moves) - 1 - times
        if state.past_seats[last] != seat or state.past_moves[last].verb != verb:
            break
        times += 1
    return times
