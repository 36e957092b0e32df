"""Goals (WD-9): what a clan has of what they ask for, and claiming them."""

from hexenkessel.games.witchdom.box import (
    EMPTY,
    OF_POTION_COLOURS,
    OF_POTIONS,
    OF_TOOLS,
    OF_WITCH_COLOURS,
    OF_WITCHES,
    WILD,
)
from hexenkessel.games.witchdom.scoring import bits, kinds_of
from hexenkessel.games.witchdom.state import GOALS_CLAIMED, Witchdom


def progress(state: Witchdom, owner: int, side: int) -> int:
    """How much of this goal the clan meets: of as many things as it counts, or as it names."""
    goal = state.box.goals[side]
    condition = goal.condition
    if condition == OF_WITCHES:
        return count(state.clan_witches[owner], state.box.main, goal.colour)
    if condition == OF_POTIONS:
        return count(state.clan_potions[owner], state.box.colour, goal.colour)
    if condition == OF_WITCH_COLOURS:
        return bits(colours_of(state.clan_witches[owner], state.box.main))
    if condition == OF_POTION_COLOURS:
        return bits(colours_of(state.clan_potions[owner], state.box.colour))
    kinds = clan_kinds(state, owner, condition)
    # Kinds that are not named help only as far as the count leaves room for them.
    named = bits(kinds & goal.kinds)
    return named + min(bits(kinds) - named, goal.count - bits(goal.kinds))


def met(state: Witchdom, owner: int, side: int) -> bool:
    return progress(state, owner, side) >= state.box.goals[side].count


def clan_kinds(state: Witchdom, owner: int, condition: int) -> int:
    """Tools or animals of the clan, as bits."""
    if condition == OF_TOOLS:
        return kinds_of(state.clan_tools[owner], state.box.tool)
    return kinds_of(state.clan_animals[owner], state.box.animal)


def count(cards: list[int], colours: list[int], colour: int) -> int:
    """Witches count as their main colour only, wild potions have none (WD-9.2)."""
    found = 0
    for card in cards:
        if colours[card] == colour:
            found += 1
    return found


def colours_of(cards: list[int], colours: list[int]) -> int:
    seen = 0
    for card in cards:
        if colours[card] != WILD:
            seen |= 1 << colours[card]
    return seen


def claim(state: Witchdom, owner: int) -> None:
    """Every goal that the clan meets now goes to its owner, all at once (WD-9.3, WD-9.4)."""
    left = 0
    owners = state.goal_owners
    for number, side in enumerate(state.goals):
        if owners[number] != EMPTY:
            continue
        if not met(state, owner, side):
            left += 1
            continue
        owners[number] = owner
        if state.events is not None:
            goal = state.box.goals[side]
            facts = {"goal": goal.tile, "side": goal.side, "points": goal.points}
            if owner < state.players:
                state.tell("claimed", {"seat": owner, **facts})
            else:
                state.tell("ostara-claimed", facts)
    if left <= 1:
        state.run_out(GOALS_CLAIMED)
