"""Companions in action 2 (GR-5.3, GR-8) and the drawing of treasures (GR-9)."""

from collections.abc import Mapping
from typing import ClassVar, Final

from hexenkessel.games.grimoria.box import BLACK, SILENCE, TREASURE
from hexenkessel.games.grimoria.moves import DECLINE, GrimoriaMove
from hexenkessel.games.grimoria.refusals import not_in_action_1
from hexenkessel.games.grimoria.state import BIT, EMPTY, EVERYBODY, Grimoria
from hexenkessel.kernel.agenda import NOBODY, ONE_SEAT, Choice, Step
from hexenkessel.kernel.errors import Refusal
from hexenkessel.kernel.shape import Number, Shape


class UseCompanions(Step[Grimoria]):
    """Action 2 (GR-5.3): first all incomes, then the Merchants, who may be paid from them (GR-8.1.5)."""

    def run(self, state: Grimoria) -> None:
        seat = state.caster()
        box = state.box
        companions = state.companions[seat]
        if not companions:
            return
        if state.turn == 0:
            take_income(state, seat, box.messenger)  # GR-8.2
        if state.turn == state.players - 1:
            take_income(state, seat, box.maid)  # GR-8.3
        if spell_is_shared(state, seat):
            take_income(state, seat, box.bard)  # GR-8.4
        if state.spell(seat).category == BLACK and black_magic_pays(state, seat):
            take_income(state, seat, box.black_mage)  # GR-8.6
        if state.spell(seat).effect == TREASURE:
            merchants = state.owned(seat, box.merchant)
            if merchants:
                state.agenda.append(BuyTreasure(merchants))


def take_income(state: Grimoria, seat: int, companion: int) -> None:
    """So many talers for every copy (GR-8.1.6)."""
    talers = state.owned(seat, companion) * state.box.amounts[companion]
    state.talers[seat] += talers
    if talers and state.events is not None:
        state.tell("income", {"seat": seat, "card": state.box.names[companion], "talers": talers})


def spell_is_shared(state: Grimoria, seat: int) -> bool:
    return any(other != seat and state.spells[other] == state.spells[seat] for other in range(state.players))


def black_magic_pays(state: Grimoria, seat: int) -> bool:
    """Silence by anybody stops black magic all round (GR-4.4.1), but not for the owner of a Witch (GR-8.8)."""
    for other in range(state.players):
        if state.spell(other).effect == SILENCE:
            return state.owned(seat, state.box.witch) > 0
    return True


def pay_witches(state: Grimoria) -> None:
    """At the reveal, before the first turn: talers for Witches whose owner hears another's Silence (GR-4.4.3)."""
    for seat in range(state.players):
        witches = state.owned(seat, state.box.witch)
        if witches and another_silences(state, seat):
            talers = witches * state.box.amounts[state.box.witch]
            state.talers[seat] += talers
            if state.events is not None:
                state.tell("witch", {"seat": seat, "talers": talers})


def another_silences(state: Grimoria, seat: int) -> bool:
    return any(other != seat and state.spell(other).effect == SILENCE for other in range(state.players))


class BuyTreasure(Choice[Grimoria]):
    """One treasure for every Merchant, one after the other, each seen before the next decision (GR-8.5)."""

    fields: ClassVar[Mapping[str, Shape]] = {"merchants": Number(20, 1)}
    ask: ClassVar[str] = "merchant"
    rule: ClassVar[str] = "GR-8.5"

    def __init__(self, merchants: int) -> None:
        self.merchants = merchants

    def deciding(self, state: Grimoria) -> tuple[int, ...]:
        seat = state.caster()
        affordable = state.talers[seat] >= state.box.amounts[state.box.merchant]
        return ONE_SEAT[seat] if affordable and state.treasure_to_draw() else NOBODY

    def run(self, state: Grimoria) -> None:
        """No money or no treasure left (GR-9.4): the Merchants have nothing to offer."""

    def options(self, state: Grimoria, seat: int) -> list[GrimoriaMove]:
        return [state.offers.buy, state.offers.decline]

    def take(self, state: Grimoria, seat: int, move: GrimoriaMove) -> None:
        if move.act == DECLINE:
            if state.events is not None:
                state.tell("declined", {"seat": seat, "spell": state.spells[seat]})
            return
        price = state.box.amounts[state.box.merchant]
        state.talers[seat] -= price
        if state.events is not None:
            state.tell("bought", {"seat": seat, "talers": price})
        draw_treasure(state, seat)
        if self.merchants > 1:
            state.agenda.append(BuyTreasure(self.merchants - 1))

    def refuse(self, state: Grimoria, seat: int, move: GrimoriaMove) -> Refusal:
        return not_in_action_1(state, seat, move)


def draw_treasure(state: Grimoria, seat: int) -> bool:
    """The top treasure into the tableau; a Purse pays at once, a Map leads to another (GR-9.3). False: none left."""
    box = state.box
    kind = state.next_treasure()
    drawn = kind != EMPTY
    while kind != EMPTY:
        # Purse and Map are shown when drawn and stay known to all; what else it is, the owner alone knows (GR-14).
        shown = kind == box.purse or kind == box.map
        state.gain_treasure(seat, kind, EVERYBODY if shown else BIT[seat])
        if state.events is not None:
            name = box.names[kind]
            facts = {"seat": seat, "card": name if shown else "treasure"}
            state.tell_secretly("treasure", facts, (seat,), {"card": name})
        if kind == box.purse:
            state.talers[seat] += box.amounts[kind]
            if state.events is not None:
                state.tell("purse", {"seat": seat, "talers": box.amounts[kind]})
        if kind != box.map:
            break
        if state.events is not None:
            state.tell("map", {"seat": seat})
        kind = state.next_treasure()
    return drawn


USE_COMPANIONS: Final = UseCompanions()
