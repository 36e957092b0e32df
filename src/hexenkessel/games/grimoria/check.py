"""What holds of every position of Grimoria, loaded or played: all cards, who knows what, and where in a round it stands."""

from collections import Counter
from typing import Any, Final

from hexenkessel.games.grimoria.attacks import Aim, ChooseVictim, GiveCompanion, React, leaders
from hexenkessel.games.grimoria.box import (
    ATTACK,
    ENTICE,
    EXCHANGE,
    FIRST_PLACE,
    FIRST_TREASURE,
    PROTECTION,
    RECALL,
    SANCTUARY,
    SPELLS,
    TRANSMUTE,
    TREASURE,
)
from hexenkessel.games.grimoria.companions import BuyTreasure, UseCompanions
from hexenkessel.games.grimoria.rules import ChooseSpell, NextTurn, TakeCard
from hexenkessel.games.grimoria.spells import (
    AddCard,
    CastSpell,
    ExchangeCard,
    PayForRecall,
    TransmuteCard,
)
from hexenkessel.games.grimoria.state import BIT, EMPTY, EVERYBODY, FACE_DOWN, Grimoria, knower_names
from hexenkessel.kernel.agenda import Step
from hexenkessel.kernel.errors import BrokenPosition, shown

# The steps of a turn by its action (GR-5.1): what may come, and what lies under it then, from the bottom up.
ACTIONS: Final[list[tuple[tuple[type[Step[Any]], ...], list[type[Step[Any]]]]]] = [
    ((NextTurn,), []),
    (
        (
            CastSpell,
            ExchangeCard,
            PayForRecall,
            TransmuteCard,
            AddCard,
            Aim,
            ChooseVictim,
            React,
            GiveCompanion,
        ),
        [NextTurn, TakeCard, UseCompanions],
    ),
    ((UseCompanions, BuyTreasure), [NextTurn, TakeCard]),
    ((TakeCard,), [NextTurn]),
]
# The spell that each step belongs to, by its effect; those of attacks belong to all of them.
EFFECT_OF: Final[dict[type[Step[Any]], int]] = {
    ExchangeCard: EXCHANGE,
    PayForRecall: RECALL,
    TransmuteCard: TRANSMUTE,
    AddCard: SANCTUARY,
    GiveCompanion: ENTICE,
    BuyTreasure: TREASURE,
}


def check(state: Grimoria) -> None:
    check_cards(state)
    check_piles(state)
    check_knowers(state)
    check_face_down(state)
    check_turn(state)


def check_cards(state: Grimoria) -> None:
    """Every card of the box is somewhere, and no other (GR-1.1)."""
    found = Counter(kind for kind in state.display if kind != EMPTY)
    piles = [state.draw_pile, state.discard_pile, state.treasure_pile, state.treasure_discards]
    for cards in [*piles, *state.companions, *state.places, *state.treasures]:
        found.update(cards)
    for kind, copies in enumerate(state.box.copies):
        if found[kind] != copies:
            name = state.box.names[kind]
            raise BrokenPosition(
                "position", "grimoria-problem-cards", card=name, count=found[kind], wanted=copies
            )


def check_piles(state: Grimoria) -> None:
    """Companions, places and treasures lie where such cards can lie."""
    kinds = (
        range(FIRST_PLACE),
        range(FIRST_PLACE, FIRST_TREASURE),
        range(FIRST_TREASURE, len(state.box.names)),
    )
    adventure = range(FIRST_TREASURE)
    wanted: list[tuple[str, list[int], range]] = [
        ("display", [kind for kind in state.display if kind != EMPTY], adventure),
        ("draw_pile", state.draw_pile, adventure),
        ("discard_pile", state.discard_pile, adventure),
        ("treasure_pile", state.treasure_pile, kinds[2]),
        ("treasure_discards", state.treasure_discards, kinds[2]),
    ]
    for seat in range(state.players):
        wanted.append((f"companions[{seat}]", state.companions[seat], kinds[0]))
        wanted.append((f"places[{seat}]", state.places[seat], kinds[1]))
        wanted.append((f"treasures[{seat}]", state.treasures[seat], kinds[2]))
    for where, cards, allowed in wanted:
        for kind in cards:
            if kind not in allowed:
                name = state.box.names[kind]
                raise BrokenPosition(f"position.{where}", "grimoria-problem-card-place", card=name)
    if len(state.display) < state.players + 1:
        raise BrokenPosition("position.display", "grimoria-problem-slots", least=state.players + 1)


def check_knowers(state: Grimoria) -> None:
    """A face-down card is known to its owner, and only seats at this table or everybody know it; in the end all do."""
    over = not state.steps_left()
    seats = (1 << state.players) - 1
    for name, tableaus, knowers in (
        ("place_knowers", state.places, state.place_knowers),
        ("treasure_knowers", state.treasures, state.treasure_knowers),
    ):
        for owner, known in enumerate(knowers):
            where = f"position.{name}[{owner}]"
            if len(known) != len(tableaus[owner]):
                raise BrokenPosition(where, "grimoria-problem-knowers-count")
            for kind, mask in zip(tableaus[owner], known, strict=True):
                # Purse and Map were shown when they were drawn (GR-9.3).
                public = over or kind in (state.box.purse, state.box.map)
                fits = mask == EVERYBODY or (not public and not mask & ~seats and mask & BIT[owner])
                if not fits:
                    raise BrokenPosition(where, "grimoria-problem-knowers", found=knower_names()[mask])


def check_face_down(state: Grimoria) -> None:
    """Whoever has a Seer knows the face-down card (GR-8.9); nobody knows one that is not there."""
    seats = (1 << state.players) - 1
    known = state.face_down_knowers
    seers = state.owners_of_seers()
    there = state.display[FACE_DOWN] != EMPTY
    if known < 0 or known & ~seats or (known if not there else seers & ~known):
        raise BrokenPosition("position.face_down_knowers", "grimoria-problem-face-down")


# -- where in a round it stands (GR-3, GR-5) ----------------------------------------------------------------------------


def check_turn(state: Grimoria) -> None:
    steps = state.steps_left()
    if sorted(state.order) != list(range(state.players)):
        raise BrokenPosition("position.order", "grimoria-problem-order")
    if state.level < state.box.start_levels[state.players]:
        raise BrokenPosition("position.level", "grimoria-problem-level", level=state.level)
    choosing = [type(step) for step in steps] == [ChooseSpell]
    for seat, spell in enumerate(state.spells):
        if (spell == 0) != choosing or not 0 <= spell <= min(state.level, SPELLS):
            raise BrokenPosition(f"position.spells[{seat}]", "grimoria-problem-spells")
    if not steps:
        check_end(state)
    elif choosing:
        check_place(state, -1, -1)
        check_display(state, 0)
    else:
        check_actions(state, steps)


def check_end(state: Grimoria) -> None:
    """Everybody has had their turn in the round on the red field (GR-11)."""
    if state.level != state.box.last_level:
        raise BrokenPosition("position.level", "grimoria-problem-end", last=state.box.last_level)
    check_place(state, state.players, state.players)


def check_actions(state: Grimoria, steps: list[Step[Any]]) -> None:
    """Somewhere in a turn, or between two of them."""
    where = f"agenda[{len(steps) - 1}]"
    now = steps[-1]
    under = [type(step) for step in steps[:-1]]
    action = -1
    for number, (kinds, wanted) in enumerate(ACTIONS):
        if type(now) in kinds and under == wanted:
            action = number
    if action < 0:
        raise BrokenPosition("agenda", "grimoria-problem-agenda")
    check_place(state, -1 if action == 0 else 0, state.players - 1)
    check_display(state, state.turn if action == 1 else state.turn + 1)
    if action == 0:
        return
    caster = state.caster()
    spell = state.spell(caster)
    if type(now) in EFFECT_OF and spell.effect != EFFECT_OF[type(now)]:
        raise BrokenPosition(where, "grimoria-problem-other-spell", spell=spell.number)
    if isinstance(now, (Aim, ChooseVictim, React, GiveCompanion)):
        if spell.category != ATTACK:
            raise BrokenPosition(where, "grimoria-problem-other-spell", spell=spell.number)
        check_attack(state, now, where)
    if isinstance(now, BuyTreasure) and not 1 <= now.merchants <= state.owned(caster, state.box.merchant):
        raise BrokenPosition(
            f"{where}.merchants",
            "grimoria-problem-merchants",
            found=now.merchants,
            most=state.owned(caster, state.box.merchant),
        )


def check_place(state: Grimoria, least: int, most: int) -> None:
    if not least <= state.turn <= most:
        raise BrokenPosition("position.turn", "grimoria-problem-turn", found=state.turn)


def check_display(state: Grimoria, turns: int) -> None:
    """So many have had their action 1, and each with a Sanctuary may have added a field (GR-5.7, GR-6.11)."""
    done = [seat for seat in state.order[:turns] if state.spell(seat).effect == SANCTUARY]
    most = state.players + 1 + len(done)
    if len(state.display) > most:
        raise BrokenPosition("position.display", "grimoria-problem-slots-most", most=most)


def check_attack(state: Grimoria, step: object, where: str) -> None:
    """Those who escaped are opponents, and whoever is asked can be hit (GR-7)."""
    caster = state.caster()
    escaped = step.escaped if isinstance(step, (Aim, ChooseVictim, React)) else ()
    if caster in escaped or len(set(escaped)) != len(escaped):
        raise BrokenPosition(f"{where}.escaped", "grimoria-problem-escaped", found=shown(list(escaped)))
    if isinstance(step, ChooseVictim) and not leaders(state, escaped):
        raise BrokenPosition(where, "grimoria-problem-nobody")
    if isinstance(step, React) and step.victim not in leaders(state, escaped):
        raise BrokenPosition(f"{where}.victim", "grimoria-problem-victim")
    if isinstance(step, GiveCompanion):
        if step.victim == caster or state.spell(step.victim).category == PROTECTION:
            raise BrokenPosition(f"{where}.victim", "grimoria-problem-victim")
        if not state.companions[step.victim]:
            raise BrokenPosition(f"{where}.victim", "grimoria-problem-no-companion")
