"""Why something can't be done: every move has its moment (GR-5.1), and not everybody can be attacked (GR-7)."""

from typing import Final

from hexenkessel.games.grimoria.box import (
    ATTACK,
    EXCHANGE,
    PROTECTION,
    RECALL,
    SANCTUARY,
    TRANSMUTE,
    TREASURE,
)
from hexenkessel.games.grimoria.moves import (
    ATTACK_SEAT,
    BUY,
    CHOOSE,
    DEFEND,
    ENDURE,
    EXCHANGE_SLOT,
    GIVE,
    PAY,
    REVEAL,
    TAKE,
    TRANSMUTE_OWN,
    VERBS,
    GrimoriaMove,
)
from hexenkessel.games.grimoria.state import Grimoria
from hexenkessel.kernel.errors import Fact, Refusal

# What a spell makes possible, by act; attacks are none of these, for there are three of them.
EFFECT_OF: Final = {
    EXCHANGE_SLOT: EXCHANGE,
    PAY: RECALL,
    BUY: TREASURE,
    TRANSMUTE_OWN: TRANSMUTE,
    REVEAL: SANCTUARY,
}


def not_in_action_1(state: Grimoria, seat: int, move: GrimoriaMove) -> Refusal:
    """The caster is asked about this spell or the Merchants and wants something else."""
    if move.act == TAKE:
        return Refusal("GR-5.1", "spell-first")
    return not_in_this_turn(state, seat, move)


def not_in_action_3(state: Grimoria, seat: int, move: GrimoriaMove) -> Refusal:
    """The caster takes a card, with the spell and the companions behind."""
    spell = state.spell(seat)
    if move.act == PAY and spell.effect == RECALL and not own_last_moves(state, seat, PAY):
        if state.talers[seat] < spell.amount:
            return too_poor("GR-6.4", spell.amount, state.talers[seat])
    elif move.act == BUY and spell.effect == TREASURE:
        merchants = state.owned(seat, state.box.merchant)
        price = state.box.amounts[state.box.merchant]
        if not merchants:
            return Refusal("GR-8.5", "no-merchant")
        if state.talers[seat] < price and own_last_moves(state, seat, BUY) < merchants:
            return too_poor("GR-8.5", price, state.talers[seat])
    return not_in_this_turn(state, seat, move)


def not_in_this_turn(state: Grimoria, seat: int, move: GrimoriaMove) -> Refusal:
    spell = state.spell(seat)
    if move.act == CHOOSE:
        return Refusal("GR-4.1", "chosen-already")
    if move.act in (DEFEND, ENDURE, GIVE):
        return Refusal("GR-7.5", "not-attacked")
    if move.act == ATTACK_SEAT:
        if spell.category != ATTACK:
            return Refusal("GR-6.0.1", "no-attack-spell", {"spell": spell.number})
    elif move.act in EFFECT_OF and spell.effect != EFFECT_OF[move.act]:
        return Refusal("GR-6.0.1", "other-spell", {"spell": spell.number})
    return Refusal("GR-5.1", "spell-over")


def too_poor(rule: str, price: int, talers: int) -> Refusal:
    facts: dict[str, Fact] = {"price": price, "talers": talers}
    return Refusal(rule, "too-poor", facts)


def own_last_moves(state: Grimoria, seat: int, act: int) -> int:
    """How often this seat has just done this, one after the other."""
    times = 0
    while times < len(state.past_moves):
        last = len(state.past_moves) - 1 - times
        if state.past_seats[last] != seat or state.past_moves[last].verb != VERBS[act]:
            break
        times += 1
    return times


# -- attacks ----------------------------------------------------------------------------------------------------------


def no_victim(state: Grimoria, victim: int, escaped: tuple[int, ...]) -> Refusal:
    """Why the spell can't be turned on this seat."""
    if victim >= state.players:
        return Refusal("GR-7.1", "no-such-seat")
    if victim == state.caster():
        return Refusal("GR-7.1", "not-yourself")
    if state.spell(victim).category == PROTECTION:
        return Refusal("GR-4.4.2", "protected", {"spell": state.spells[victim]})
    if victim in escaped:
        return Refusal("GR-7.5", "defended-already")
    return Refusal("GR-7.4", "not-a-leader")


def not_before_victim(state: Grimoria, seat: int) -> Refusal:
    """It is the caster's turn, and yet somebody else has to answer."""
    if seat == state.caster():
        return Refusal("GR-7.5", "victim-first")
    return Refusal("GR-5.1", "not-your-turn")
