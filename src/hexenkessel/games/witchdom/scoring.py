"""Scoring (WD-11): potions and witches of the clan, tools, goals, leftover ingredients, animals."""

from typing import TYPE_CHECKING, Final

from hexenkessel.games.witchdom.box import KINDS
from hexenkessel.kernel.sheet import Sheet, SheetRow

if TYPE_CHECKING:
    from hexenkessel.games.witchdom.state import Witchdom

ROWS: Final = ("potions", "witches", "tools", "goals", "leftovers", "animals")


def points_of(state: "Witchdom", owner: int) -> int:
    """All points of a clan as they stand; what waits in stock, hand or pile counts nothing (WD-11.9)."""
    box = state.box
    points = 0
    for card in state.clan_potions[owner]:
        points += box.potion_points[card]
    for card in state.clan_witches[owner]:
        points += box.witch_points[card]
    points += box.tool_scale[different(state.clan_tools[owner], box.tool)]
    for number, claimed_by in enumerate(state.goal_owners):
        if claimed_by == owner:
            points += box.goals[state.goals[number]].points
    points += leftover_kinds(state.ingredients[owner])
    return points + box.animal_scale[different(state.clan_animals[owner], box.animal)]


def parts(state: "Witchdom", owner: int) -> list[int]:
    """The same in rows: WD-11.1 to 11.6."""
    box = state.box
    return [
        sum([box.potion_points[card] for card in state.clan_potions[owner]]),
        sum([box.witch_points[card] for card in state.clan_witches[owner]]),
        box.tool_scale[different(state.clan_tools[owner], box.tool)],
        sum(
            [
                box.goals[goal].points
                for goal, claimed_by in zip(state.goals, state.goal_owners, strict=True)
                if claimed_by == owner
            ]
        ),
        leftover_kinds(state.ingredients[owner]),
        box.animal_scale[different(state.clan_animals[owner], box.animal)],
    ]


def sheet(state: "Witchdom") -> Sheet:
    """In rows for all clans, that of Ostara as well in the solo game (WD-13.26)."""
    owners = range(state.players + 1 if state.solo else state.players)
    clans = [parts(state, owner) for owner in owners]
    rows = [SheetRow(label, [own[number] for own in clans]) for number, label in enumerate(ROWS)]
    return Sheet(rows, rivals=["ostara"] if state.solo else [])


def different(cards: list[int], kinds: list[int]) -> int:
    """How many kinds these cards show on their backs (WD-11.3, WD-11.6)."""
    if not cards:
        return 0
    return bits(kinds_of(cards, kinds))


def kinds_of(cards: list[int], kinds: list[int]) -> int:
    """The kinds on the backs of these cards, as bits."""
    seen = 0
    for card in cards:
        seen |= 1 << kinds[card]
    return seen


def bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def leftover_kinds(counts: list[int]) -> int:
    """Different ingredients, not tokens (WD-11.8)."""
    found = 0
    for kind in range(KINDS):
        if counts[kind]:
            found += 1
    return found
