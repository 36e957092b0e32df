"""How Ostara chooses (WD-13.14 to 13.21): cards by the criteria of her tile, ingredients by her potions."""

from typing import Final, final

from hexenkessel.games.witchdom.goals import colours_of, count
from hexenkessel.games.witchdom.kinds import (
    BY_BANNER,
    BY_GOAL,
    BY_POINTS,
    EMPTY,
    KINDS,
    OF_POTION_COLOURS,
    OF_POTIONS,
    OF_WITCH_COLOURS,
    OF_WITCHES,
    WILD,
)
from hexenkessel.games.witchdom.moves import SLOTS
from hexenkessel.games.witchdom.scoring import bits
from hexenkessel.games.witchdom.state import OSTARA, Witchdom

WITCH: Final = 0
POTION: Final = 1


@final
class Sieve:
    """The cards that are left after a criterion, by place; `goal` is the number of the goal that decided, if one did."""

    def __init__(self, places: list[int], goal: int) -> None:
        self.places = places
        self.goal = goal


def sift(state: Witchdom, kind: int, criterion: int, places: list[int]) -> Sieve:
    """The best candidates by one criterion; none where no candidate satisfies it (WD-13.14)."""
    if criterion == BY_GOAL:
        return sift_by_goal(state, kind, places)
    if criterion == BY_BANNER:
        return Sieve([place for place in places if banner_fits(state, kind, place)], EMPTY)
    assert criterion == BY_POINTS
    points = [printed_points(state, kind, place) for place in places]
    most = max(points)
    return Sieve([place for place, worth in zip(places, points, strict=True) if worth == most], EMPTY)


def open_card(state: Witchdom, kind: int, place: int) -> int:
    return state.open_witches[place] if kind == WITCH else state.open_potions[place]


def printed_points(state: Witchdom, kind: int, place: int) -> int:
    card = open_card(state, kind, place)
    return state.box.witch_points[card] if kind == WITCH else state.box.potion_points[card]


def sift_by_goal(state: Witchdom, kind: int, places: list[int]) -> Sieve:
    """The first unclaimed goal, from easy to hard, that any candidate helps decides (WD-13.15)."""
    for number, side in enumerate(state.goals):
        if state.goal_owners[number] == EMPTY:
            found = [place for place in places if helps(state, kind, open_card(state, kind, place), side)]
            if found:
                return Sieve(found, number)
    return Sieve([], EMPTY)


def helps(state: Witchdom, kind: int, card: int, side: int) -> bool:
    """Of the type and colour the goal asks for, and she still lacks such a card in clan and waiting cards together."""
    goal = state.box.goals[side]
    if kind == WITCH:
        colour = state.box.main[card]
        colours = state.box.main
        own = state.clan_witches[OSTARA] + state.hands[OSTARA]
        plain, various = OF_WITCHES, OF_WITCH_COLOURS
    else:
        colour = state.box.colour[card]
        colours = state.box.colour
        own = state.clan_potions[OSTARA] + state.stock_potions[OSTARA]
        plain, various = OF_POTIONS, OF_POTION_COLOURS
    if colour == WILD:
        return False
    if goal.condition == plain:
        return goal.colour == colour and count(own, colours, colour) < goal.count
    if goal.condition == various:
        had = colours_of(own, colours)
        return not had >> colour & 1 and bits(had) < goal.count
    return False


def banner_fits(state: Witchdom, kind: int, place: int) -> bool:
    """A witch for one of her unbrewed potions, or a potion for one of her uncommitted witches (WD-13.16)."""
    box = state.box
    if kind == WITCH:
        banners = box.banners[state.open_witches[place]]
        return any(box.brewers[potion] & banners for potion in state.stock_potions[OSTARA])
    brewers = box.brewers[state.open_potions[place]]
    return any(brewers & box.banners[witch] for witch in state.hands[OSTARA])


# -- ingredients --------------------------------------------------------------------------------------------------------


def has_brewer(state: Witchdom, potion: int) -> bool:
    """Whether one of her witches could brew it."""
    brewers = state.box.brewers[potion]
    return any(brewers & state.box.banners[witch] for witch in state.hands[OSTARA])


def by_priority(state: Witchdom) -> list[int]:
    """Her unbrewed potions in the order in which she collects for them and brews them (WD-13.18)."""
    keyed = [
        (
            not has_brewer(state, potion),
            state.box.ingredient_counts[potion],
            -state.box.potion_points[potion],
            place,
            potion,
        )
        for place, potion in enumerate(state.stock_potions[OSTARA])
    ]
    keyed.sort()
    return [potion for _, _, _, _, potion in keyed]


def wanted_slot(state: Witchdom) -> tuple[int, int]:
    """The token she takes next and the potion it is for (WD-13.19); the first token from the top if none needs any."""
    owned = state.ingredients[OSTARA]
    for potion in by_priority(state):
        needs = state.box.needs[potion]
        for slot in range(SLOTS):
            kind = state.slots[slot]
            if kind != EMPTY and owned[kind] < needs[kind]:
                return slot, potion
    for slot in range(SLOTS):
        if state.slots[slot] != EMPTY:
            return slot, EMPTY
    return EMPTY, EMPTY


def her_payment(state: Witchdom, potion: int) -> list[int]:
    """What she pays: real ingredients first, then pairs of the largest surplus (WD-13.23); nothing where she can't."""
    owned = state.ingredients[OSTARA]
    needs = state.box.needs[potion]
    paid = [min(owned[kind], needs[kind]) for kind in range(KINDS)]
    missing = sum(needs) - sum(paid)
    for _ in range(missing):
        best = 0
        for kind in range(1, KINDS):
            if owned[kind] - paid[kind] > owned[best] - paid[best]:
                best = kind
        if owned[best] - paid[best] < 2:
            return []
        paid[best] += 2
    return paid
