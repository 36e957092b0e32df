"""Spells (GR-6): what each of them does in its caster's action 1. Attacks have a file of their own."""

from typing import ClassVar, Final

from hexenkessel.games.grimoria.attacks import FIRST_AIM
from hexenkessel.games.grimoria.box import (
    ALMS,
    ATTACK,
    BLACK,
    EXCHANGE,
    FIRST_PLACE,
    FIRST_TREASURE,
    KINDS,
    RECALL,
    SANCTUARY,
    TRANSMUTE,
    TREASURE,
)
from hexenkessel.games.grimoria.companions import black_magic_pays, draw_treasure
from hexenkessel.games.grimoria.moves import DECLINE, EXCHANGE_SLOT, TRANSMUTE_OWN, GrimoriaMove
from hexenkessel.games.grimoria.refusals import not_in_action_1
from hexenkessel.games.grimoria.state import (
    EMPTY,
    EVERYBODY,
    FACE_DOWN,
    NOBODY_KNOWS,
    Grimoria,
    give_up,
)
from hexenkessel.kernel.agenda import NOBODY, ONE_SEAT, Choice, Step
from hexenkessel.kernel.errors import Refusal


class CastSpell(Step[Grimoria]):
    """Action 1 (GR-5.2): the chosen spell; what can't be carried out is skipped (GR-6.0.3)."""

    def run(self, state: Grimoria) -> None:
        seat = state.caster()
        spell = state.spell(seat)
        if state.events is not None:
            state.tell("cast", {"seat": seat, "spell": spell.number})
        effect = spell.effect
        if spell.category == BLACK:
            cast_black_magic(state, seat)
        elif spell.category == ATTACK:
            state.agenda.append(FIRST_AIM)
        elif effect == TREASURE:
            if not draw_treasure(state, seat):
                no_effect(state, seat)
        elif effect == ALMS:
            give_alms(state, seat)
        elif effect == EXCHANGE:
            state.agenda.append(EXCHANGE_CARD)
        elif effect == RECALL:
            state.agenda.append(PAY_FOR_RECALL)
        elif effect == TRANSMUTE:
            state.agenda.append(TRANSMUTE_CARD)
        elif effect == SANCTUARY:
            state.agenda.append(ADD_CARD)
        # Silence and Shield have worked since the reveal (GR-4.4) and do nothing now (GR-6.2, GR-6.8).


def no_effect(state: Grimoria, seat: int) -> None:
    if state.events is not None:
        state.tell("no-effect", {"seat": seat, "spell": state.spells[seat]})


# -- talers: black magic and alms ---------------------------------------------------------------------------------------


def cast_black_magic(state: Grimoria, seat: int) -> None:
    """Talers from the supply, which has no end (GR-1.5): spells 3, 7, 13 and 15."""
    spell = state.spell(seat)
    if black_magic_pays(state, seat):
        state.talers[seat] += spell.amount
        if state.events is not None:
            state.tell("earned", {"seat": seat, "spell": spell.number, "talers": spell.amount})
    elif state.events is not None:
        state.tell("silenced", {"seat": seat, "spell": spell.number})


def give_alms(state: Grimoria, seat: int) -> None:
    """Two talers if nobody has fewer just now; as few are fine (GR-6.6)."""
    for talers in state.talers:
        if talers < state.talers[seat]:
            if state.events is not None:
                state.tell("no-alms", {"seat": seat})
            return
    spell = state.spell(seat)
    state.talers[seat] += spell.amount
    if state.events is not None:
        state.tell("earned", {"seat": seat, "spell": spell.number, "talers": spell.amount})


# -- spells with a decision ---------------------------------------------------------------------------------------------


class SpellChoice(Choice[Grimoria]):
    """A decision of the caster; without anything to decide the spell has no effect (GR-6.0.3)."""

    def deciding(self, state: Grimoria) -> tuple[int, ...]:
        return ONE_SEAT[state.caster()] if self.possible(state, state.caster()) else NOBODY

    def possible(self, state: Grimoria, seat: int) -> bool:
        raise NotImplementedError

    def run(self, state: Grimoria) -> None:
        no_effect(state, state.caster())

    def refuse(self, state: Grimoria, seat: int, move: GrimoriaMove) -> Refusal:
        return not_in_action_1(state, seat, move)


class ExchangeCard(SpellChoice):
    """Spell 1 (GR-6.1): one display card for the top of the draw pile, face up or down like the removed one."""

    ask: ClassVar[str] = "exchange"
    rule: ClassVar[str] = "GR-6.1"

    def possible(self, state: Grimoria, seat: int) -> bool:
        return state.cards_in_display()

    def options(self, state: Grimoria, seat: int) -> list[GrimoriaMove]:
        exchanges = state.offers.exchanges
        return [exchanges[slot] for slot, kind in enumerate(state.display) if kind != EMPTY]

    def take(self, state: Grimoria, seat: int, move: GrimoriaMove) -> None:
        slot = move.slot
        kind = state.display[slot]
        if state.events is not None:
            card = state.box.names[kind]
            state.tell("exchanged", {"seat": seat, "slot": slot, "card": card if slot else "face_down"})
            if slot == FACE_DOWN:
                state.tell("discarded", {"slot": slot, "card": card})
        # Discarded first, so that it is among the cards if they have to be shuffled (GR-10.5).
        state.discard_pile.append(kind)
        state.deal_to(slot)

    def refuse(self, state: Grimoria, seat: int, move: GrimoriaMove) -> Refusal:
        if move.act == EXCHANGE_SLOT:
            return Refusal("GR-5.7", "empty-slot", {"slot": move.slot})
        if move.act == DECLINE:
            return Refusal("GR-6.0.2", "must-exchange")
        return not_in_action_1(state, seat, move)


class PayForRecall(SpellChoice):
    """Spell 4 (GR-6.4): pay, and a card out of the discard pile comes by chance, else the top of the draw pile."""

    ask: ClassVar[str] = "recall"
    rule: ClassVar[str] = "GR-6.4"

    def possible(self, state: Grimoria, seat: int) -> bool:
        return state.talers[seat] >= state.spell(seat).amount and state.card_to_draw()

    def options(self, state: Grimoria, seat: int) -> list[GrimoriaMove]:
        return [state.offers.pay, state.offers.decline]

    def take(self, state: Grimoria, seat: int, move: GrimoriaMove) -> None:
        if move.act == DECLINE:
            declined(state, seat)
            return
        price = state.spell(seat).amount
        state.talers[seat] -= price
        if state.events is not None:
            state.tell("paid", {"seat": seat, "talers": price})
        if state.discard_pile:
            kind = state.discard_pile.pop(state.dice.below(len(state.discard_pile)))
            if state.events is not None:
                state.tell("recalled", {"seat": seat, "card": state.box.names[kind]})
            state.gain_card(seat, kind, EVERYBODY)
        else:
            state.gain_hidden_card("drew", seat, state.draw_card(), NOBODY_KNOWS)


class TransmuteCard(SpellChoice):
    """Spell 10 (GR-6.10): one of the caster's cards for talers, named by its kind."""

    ask: ClassVar[str] = "transmute"
    rule: ClassVar[str] = "GR-6.10"

    def possible(self, state: Grimoria, seat: int) -> bool:
        return bool(state.companions[seat]) or bool(state.places[seat]) or bool(state.treasures[seat])

    def options(self, state: Grimoria, seat: int) -> list[GrimoriaMove]:
        owned = [False] * KINDS
        for kind in state.companions[seat]:
            owned[kind] = True
        for kind in state.places[seat]:
            owned[kind] = True
        for kind in state.treasures[seat]:
            owned[kind] = True
        transmutes = state.offers.transmutes
        options = [transmutes[kind] for kind in range(KINDS) if owned[kind]]
        options.append(state.offers.decline)
        return options

    def take(self, state: Grimoria, seat: int, move: GrimoriaMove) -> None:
        if move.act == DECLINE:
            declined(state, seat)
            return
        kind = move.card
        amount = state.spell(seat).amount
        if state.events is not None:
            state.tell("transmuted", {"seat": seat, "card": state.box.names[kind], "talers": amount})
        if kind < FIRST_PLACE:
            state.companions[seat].remove(kind)
            state.discard_pile.append(kind)
        elif kind < FIRST_TREASURE:
            give_up(state.places[seat], state.place_knowers[seat], kind)
            state.discard_pile.append(kind)
        else:
            give_up(state.treasures[seat], state.treasure_knowers[seat], kind)
            state.treasure_discards.append(kind)
        state.talers[seat] += amount

    def refuse(self, state: Grimoria, seat: int, move: GrimoriaMove) -> Refusal:
        if move.act == TRANSMUTE_OWN:
            return Refusal(self.rule, "not-yours", {"card": state.box.names[move.card]})
        return not_in_action_1(state, seat, move)


class AddCard(SpellChoice):
    """Spell 11 (GR-6.11): the caster may add the top card of the draw pile to the display, face up."""

    ask: ClassVar[str] = "sanctuary"
    rule: ClassVar[str] = "GR-6.11"

    def possible(self, state: Grimoria, seat: int) -> bool:
        return state.card_to_draw()

    def options(self, state: Grimoria, seat: int) -> list[GrimoriaMove]:
        return [state.offers.reveal, state.offers.decline]

    def take(self, state: Grimoria, seat: int, move: GrimoriaMove) -> None:
        if move.act == DECLINE:
            declined(state, seat)
            return
        if state.events is not None:
            state.tell("opened", {"seat": seat})
        state.display.append(EMPTY)
        state.deal_to(len(state.display) - 1)


def declined(state: Grimoria, seat: int) -> None:
    if state.events is not None:
        state.tell("declined", {"seat": seat, "spell": state.spells[seat]})


CAST_SPELL: Final = CastSpell()
EXCHANGE_CARD: Final = ExchangeCard()
PAY_FOR_RECALL: Final = PayForRecall()
TRANSMUTE_CARD: Final = TransmuteCard()
ADD_CARD: Final = AddCard()
