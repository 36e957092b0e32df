"""The rules of Grimoria in the order of the rulebook: the three phases of a round, the end.

What spells do is in spells.py and attacks.py, what companions and treasures do in companions.py, points in scoring.py.
"""

from typing import Any, ClassVar, Final

from hexenkessel.games.grimoria.attacks import Aim, ChooseVictim, GiveCompanion, React
from hexenkessel.games.grimoria.box import SPELLS
from hexenkessel.games.grimoria.companions import USE_COMPANIONS, BuyTreasure, UseCompanions, pay_witches
from hexenkessel.games.grimoria.moves import CHOOSE, DECLINE, TAKE, GrimoriaMove
from hexenkessel.games.grimoria.refusals import not_in_action_3
from hexenkessel.games.grimoria.spells import (
    CAST_SPELL,
    AddCard,
    CastSpell,
    ExchangeCard,
    PayForRecall,
    TransmuteCard,
)
from hexenkessel.games.grimoria.state import EMPTY, EVERYBODY, FACE_DOWN, NOBODY_KNOWS, Grimoria
from hexenkessel.kernel.agenda import NOBODY, ONE_SEAT, Choice, Sealed, Step
from hexenkessel.kernel.errors import Refusal

# -- spellbook phase (GR-4) ---------------------------------------------------------------------------------------------


class ChooseSpell(Sealed[Grimoria]):
    """All at once and in secret: one spell, no higher than the magic level (GR-4.1)."""

    ask: ClassVar[str] = "choose-spell"
    rule: ClassVar[str] = "GR-4.1"

    def options(self, state: Grimoria, seat: int) -> list[GrimoriaMove]:
        return state.offers.chooses[1 : min(state.level, SPELLS) + 1]

    def reveal(self, state: Grimoria, choices: list[list[GrimoriaMove]]) -> None:
        """All choices become public at the same moment (GR-4.2)."""
        state.spells = [moves[0].spell for moves in choices]
        state.order = turn_order(state.spells, state.order)
        if state.events is not None:
            for seat, spell in enumerate(state.spells):
                state.tell("revealed", {"seat": seat, "spell": spell})
            state.tell("order", {"seat": state.order[0], "order": state.order[:]})
        pay_witches(state)
        state.agenda.append(NEXT_TURN)

    def refuse(self, state: Grimoria, seat: int, move: GrimoriaMove) -> Refusal:
        if move.act == CHOOSE:
            return Refusal(self.rule, "level-too-low", {"spell": move.spell, "level": state.level})
        return Refusal(self.rule, "must-choose")

    def turn_away(self, state: Grimoria, seat: int, move: GrimoriaMove) -> Refusal:
        return Refusal(self.rule, "chosen-already")


def turn_order(spells: list[int], previous: list[int]) -> list[int]:
    """Unique spells first, by their level; then the others as they were in the round before (GR-4.3)."""
    chosen = [0] * (SPELLS + 1)
    for spell in spells:
        chosen[spell] += 1
    alone = [0] * (SPELLS + 1)
    shared: list[int] = []
    lowest = SPELLS
    for seat in previous:
        spell = spells[seat]
        if chosen[spell] == 1:
            alone[spell] = seat + 1
        else:
            shared.append(seat)
            if spell < lowest:
                lowest = spell
    if len(shared) == len(spells):
        # Nobody is alone: the group with the lowest spell, then the others (GR-4.3.3).
        return [seat for seat in shared if spells[seat] == lowest] + [
            seat for seat in shared if spells[seat] != lowest
        ]
    order: list[int] = []
    for found in alone:
        if found:
            order.append(found - 1)
    return order + shared


# -- adventure phase (GR-5) ---------------------------------------------------------------------------------------------


class NextTurn(Step[Grimoria]):
    """In turn order, everybody carries out all three actions before the next player starts (GR-5.1)."""

    def run(self, state: Grimoria) -> None:
        state.turn += 1
        if state.turn < state.players:
            state.agenda.append(NEXT_TURN)
            state.agenda.append(TAKE_CARD)
            state.agenda.append(USE_COMPANIONS)
            state.agenda.append(CAST_SPELL)
        else:
            end_round(state)


class TakeCard(Choice[Grimoria]):
    """Action 3 (GR-5.4): one card of the display, any of them, also the face-down one; it is not replaced."""

    ask: ClassVar[str] = "take"
    rule: ClassVar[str] = "GR-5.4"

    def deciding(self, state: Grimoria) -> tuple[int, ...]:
        return ONE_SEAT[state.caster()] if state.cards_in_display() else NOBODY

    def run(self, state: Grimoria) -> None:
        """An empty display: the action is skipped (GR-10.5)."""
        if state.events is not None:
            state.tell("nothing-left", {"seat": state.caster()})

    def options(self, state: Grimoria, seat: int) -> list[GrimoriaMove]:
        takes = state.offers.takes
        return [takes[slot] for slot, kind in enumerate(state.display) if kind != EMPTY]

    def take(self, state: Grimoria, seat: int, move: GrimoriaMove) -> None:
        slot = move.slot
        kind = state.display[slot]
        state.display[slot] = EMPTY
        if state.events is not None:
            card = state.box.names[kind] if slot != FACE_DOWN else "face_down"
            state.tell("took", {"seat": seat, "slot": slot, "card": card})
        if slot == FACE_DOWN:
            # Whoever saw it there through a Seer knows what it is, whether place or companion (GR-14).
            knowers = state.face_down_knowers
            state.face_down_knowers = NOBODY_KNOWS
            state.gain_hidden_card("uncovered", seat, kind, knowers)
        else:
            state.gain_card(seat, kind, EVERYBODY)

    def refuse(self, state: Grimoria, seat: int, move: GrimoriaMove) -> Refusal:
        if move.act == TAKE:
            return Refusal("GR-5.7", "empty-slot", {"slot": move.slot})
        if move.act == DECLINE:
            return Refusal(self.rule, "must-take")
        return not_in_action_3(state, seat, move)


# -- preparation phase and end (GR-10, GR-11) ---------------------------------------------------------------------------


def end_round(state: Grimoria) -> None:
    """The round played on the red field was the last one; there is no preparation after it (GR-10.6, GR-11)."""
    if state.level == state.box.last_level:
        state.ending = "last-round-played"
        show_tableaus(state)
        return
    for slot, kind in enumerate(state.display):
        if kind != EMPTY:
            state.discard_pile.append(kind)  # GR-10.1: face up, also the face-down one
            if state.events is not None:
                state.tell("discarded", {"slot": slot, "card": state.box.names[kind]})
    state.deal_display()  # GR-10.2
    state.level += 1  # GR-10.3
    state.turn = -1
    state.spells = [0] * state.players
    if state.events is not None:
        state.tell("last-round" if state.level == state.box.last_level else "level", {"level": state.level})
    state.agenda.append(CHOOSE_SPELL)


def show_tableaus(state: Grimoria) -> None:
    """For the final scoring all face-down cards are turned over (GR-14)."""
    state.place_knowers = [[EVERYBODY] * len(cards) for cards in state.places]
    state.treasure_knowers = [[EVERYBODY] * len(cards) for cards in state.treasures]


CHOOSE_SPELL: Final = ChooseSpell()
NEXT_TURN: Final = NextTurn()
TAKE_CARD: Final = TakeCard()

STEPS: Final[list[type[Step[Any]]]] = [
    *(ChooseSpell, NextTurn, CastSpell, ExchangeCard, PayForRecall, Aim, ChooseVictim, React, GiveCompanion),
    *(TransmuteCard, AddCard, UseCompanions, BuyTreasure, TakeCard),
]
