"""Attack spells (GR-7): who is hit by Enticement, Plunder and Treasure Raid, how victims react, and what they lose."""

from collections.abc import Mapping
from typing import ClassVar, Final

from hexenkessel.games.grimoria.box import (
    ENTICE,
    FIRST_PLACE,
    PLUNDER,
    PROTECTION,
)
from hexenkessel.games.grimoria.moves import ATTACK_SEAT, DECLINE, DEFEND, ENDURE, GIVE, GrimoriaMove
from hexenkessel.games.grimoria.refusals import no_victim, not_before_victim, not_in_action_1
from hexenkessel.games.grimoria.scoring import count
from hexenkessel.games.grimoria.state import EVERYBODY, Grimoria, give_up
from hexenkessel.kernel.agenda import ONE_SEAT, Choice, Step
from hexenkessel.kernel.errors import Refusal
from hexenkessel.kernel.shape import Row, Seat, Shape


class Aim(Step[Grimoria]):
    """The opponent with the most of what the spell aims at becomes the victim; who escaped it drops out (GR-7.5)."""

    fields: ClassVar[Mapping[str, Shape]] = {"escaped": Row(Seat(False), 4)}

    def __init__(self, escaped: tuple[int, ...]) -> None:
        self.escaped = escaped

    def run(self, state: Grimoria) -> None:
        caster = state.caster()
        found = leaders(state, self.escaped)
        if not found:  # GR-7.3
            if state.events is not None:
                state.tell("no-victim", {"seat": caster, "spell": state.spells[caster]})
        elif state.spell(caster).effect == PLUNDER and state.talers[found[0]] == 1:
            # Half of one taler is none: nobody is asked anything (GR-7.6).
            if state.events is not None:
                state.tell("no-loot", {"seat": caster})
        elif len(found) == 1:
            attack(state, found[0], self.escaped)
        else:
            state.agenda.append(ChooseVictim(self.escaped))


def leaders(state: Grimoria, escaped: tuple[int, ...]) -> list[int]:
    """The unprotected opponents with the highest count; nobody, if that is zero (GR-7.1, GR-7.2, GR-7.4)."""
    caster = state.caster()
    best = 1
    found: list[int] = []
    for seat in range(state.players):
        if seat == caster or seat in escaped or state.spell(seat).category == PROTECTION:
            continue
        counted = measure(state, seat)
        if counted > best:
            best = counted
            found = [seat]
        elif counted == best:
            found.append(seat)
    return found


def measure(state: Grimoria, seat: int) -> int:
    """What this attack counts: companions, talers or treasures, as they are at this moment (GR-7.2)."""
    effect = state.spell(state.caster()).effect
    if effect == ENTICE:
        return len(state.companions[seat])
    if effect == PLUNDER:
        return state.talers[seat]
    return len(state.treasures[seat])


class ChooseVictim(Choice[Grimoria]):
    """Several lead: the caster chooses among them (GR-7.4)."""

    fields: ClassVar[Mapping[str, Shape]] = {"escaped": Row(Seat(False), 4)}
    ask: ClassVar[str] = "victim"
    rule: ClassVar[str] = "GR-7.4"

    def __init__(self, escaped: tuple[int, ...]) -> None:
        self.escaped = escaped

    def deciding(self, state: Grimoria) -> tuple[int, ...]:
        return ONE_SEAT[state.caster()]

    def options(self, state: Grimoria, seat: int) -> list[GrimoriaMove]:
        attacks = state.offers.attacks
        return [attacks[victim] for victim in leaders(state, self.escaped)]

    def take(self, state: Grimoria, seat: int, move: GrimoriaMove) -> None:
        attack(state, move.victim, self.escaped)

    def refuse(self, state: Grimoria, seat: int, move: GrimoriaMove) -> Refusal:
        if move.act == ATTACK_SEAT:
            return no_victim(state, move.victim, self.escaped)
        if move.act == DECLINE:
            return Refusal(self.rule, "must-attack")
        return not_in_action_1(state, seat, move)


def attack(state: Grimoria, victim: int, escaped: tuple[int, ...]) -> None:
    """The victim is asked whenever she could have a reaction for all the others know (GR-14.1)."""
    if state.events is not None:
        caster = state.caster()
        facts = {"seat": victim, "spell": state.spells[caster], "caster_seat": caster}
        state.tell("attacked", facts)
    if state.treasures[victim] or state.owned(victim, state.box.mercenary):
        state.agenda.append(React(victim, escaped))
    else:
        hit(state, victim)


class React(Choice[Grimoria]):
    """The victim may put down a Mercenary or an Amulet and is not hit by this attack (GR-7.5, GR-8.7, GR-9.3.3)."""

    fields: ClassVar[Mapping[str, Shape]] = {"victim": Seat(False), "escaped": Row(Seat(False), 4)}
    ask: ClassVar[str] = "react"
    rule: ClassVar[str] = "GR-7.5"

    def __init__(self, victim: int, escaped: tuple[int, ...]) -> None:
        self.victim = victim
        self.escaped = escaped

    def deciding(self, state: Grimoria) -> tuple[int, ...]:
        return ONE_SEAT[self.victim]

    def options(self, state: Grimoria, seat: int) -> list[GrimoriaMove]:
        offers = state.offers
        options: list[GrimoriaMove] = []
        if state.owned(seat, state.box.mercenary):
            options.append(offers.mercenary)
        if count(state.treasures[seat], state.box.amulet):
            options.append(offers.amulet)
        options.append(offers.endure)
        return options

    def take(self, state: Grimoria, seat: int, move: GrimoriaMove) -> None:
        if move.act == ENDURE:
            if state.events is not None:
                state.tell("endured", {"seat": seat})
            hit(state, seat)
            return
        kind = move.card
        if state.events is not None:
            state.tell("defended", {"seat": seat, "card": state.box.names[kind]})
        if kind < FIRST_PLACE:
            state.companions[seat].remove(kind)
            state.discard_pile.append(kind)
        else:
            give_up(state.treasures[seat], state.treasure_knowers[seat], kind)
            state.treasure_discards.append(kind)
        # The attack passes on, with the measures counted anew.
        state.agenda.append(Aim((*self.escaped, seat)))

    def refuse(self, state: Grimoria, seat: int, move: GrimoriaMove) -> Refusal:
        if move.act == DEFEND:
            return Refusal(self.rule, "not-yours", {"card": state.box.names[move.card]})
        return Refusal(self.rule, "answer-attack")

    def turn_away(self, state: Grimoria, seat: int, move: GrimoriaMove) -> Refusal:
        return not_before_victim(state, seat)


def hit(state: Grimoria, victim: int) -> None:
    """The effect, at once (GR-7.7)."""
    effect = state.spell(state.caster()).effect
    if effect == ENTICE:
        state.agenda.append(GiveCompanion(victim))
    elif effect == PLUNDER:
        plunder(state, victim)
    else:
        raid(state, victim)


class GiveCompanion(Choice[Grimoria]):
    """Spell 9 (GR-6.9): the victim chooses which companion goes over to the caster."""

    fields: ClassVar[Mapping[str, Shape]] = {"victim": Seat(False)}
    ask: ClassVar[str] = "give"
    rule: ClassVar[str] = "GR-6.9"

    def __init__(self, victim: int) -> None:
        self.victim = victim

    def deciding(self, state: Grimoria) -> tuple[int, ...]:
        return ONE_SEAT[self.victim]

    def options(self, state: Grimoria, seat: int) -> list[GrimoriaMove]:
        owned = [False] * FIRST_PLACE
        for kind in state.companions[seat]:
            owned[kind] = True
        gives = state.offers.gives
        return [gives[kind] for kind in range(FIRST_PLACE) if owned[kind]]

    def take(self, state: Grimoria, seat: int, move: GrimoriaMove) -> None:
        kind = move.card
        caster = state.caster()
        if state.events is not None:
            state.tell("gave", {"seat": seat, "card": state.box.names[kind], "caster_seat": caster})
        state.companions[seat].remove(kind)
        state.gain_companion(caster, kind)

    def refuse(self, state: Grimoria, seat: int, move: GrimoriaMove) -> Refusal:
        if move.act == GIVE:
            return Refusal(self.rule, "not-yours", {"card": state.box.names[move.card]})
        return Refusal(self.rule, "must-give")

    def turn_away(self, state: Grimoria, seat: int, move: GrimoriaMove) -> Refusal:
        return not_before_victim(state, seat)


def plunder(state: Grimoria, victim: int) -> None:
    """Spell 12 (GR-6.12): half of the talers, rounded down."""
    caster = state.caster()
    loot = state.talers[victim] // 2
    state.talers[victim] -= loot
    state.talers[caster] += loot
    if state.events is not None:
        state.tell("plundered", {"seat": victim, "talers": loot, "caster_seat": caster})


def raid(state: Grimoria, victim: int) -> None:
    """Spell 14 (GR-6.14): two treasures by chance, shown to all. They are not drawn: no Purse, no Map works again."""
    caster = state.caster()
    kinds, knowers = state.treasures[victim], state.treasure_knowers[victim]
    for _ in range(min(state.spell(caster).amount, len(kinds))):
        kind = kinds[state.dice.below(len(kinds))]
        give_up(kinds, knowers, kind)
        if state.events is not None:
            state.tell("raided", {"seat": victim, "card": state.box.names[kind], "caster_seat": caster})
        state.gain_treasure(caster, kind, EVERYBODY)


FIRST_AIM: Final = Aim(())
