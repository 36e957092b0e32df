"""Ostara's turn in the solo game (WD-13.6 to 13.24): her tile from left to right, then a brew if she can.

Whatever she does is told twice: as events, and as lines of her tale, which stays in sight until her next turn, so that
one can see which tile, which criterion and which candidates made her take what she took.
"""

from typing import Any, Final, final

from hexenkessel.games.witchdom.box import (
    A_POTION,
    A_WITCH,
    AN_ANIMAL,
    AN_INGREDIENT,
    ANIMALS,
    BY_BANNER,
    BY_GOAL,
    BY_POINTS,
    CRITERIA,
    EMPTY,
    INGREDIENTS,
    KINDS,
    OF_POTION_COLOURS,
    OF_POTIONS,
    OF_WITCH_COLOURS,
    OF_WITCHES,
    PLACES,
    WILD,
    WITCH_OR_POTION,
    Tile,
)
from hexenkessel.games.witchdom.brewing import hand_over
from hexenkessel.games.witchdom.goals import claim, colours_of, count
from hexenkessel.games.witchdom.moves import SLOTS, SLOTS_A_PLACE
from hexenkessel.games.witchdom.scoring import bits, kinds_of
from hexenkessel.games.witchdom.state import (
    ANIMAL,
    BREWED,
    CARD,
    CRITERION,
    IGNORED,
    KIND_NAMES,
    NO_ANIMAL,
    NO_CARD,
    OSTARA,
    POTION,
    THE_KIND,
    TOKEN,
    TOPMOST,
    WITCH,
    Witchdom,
)
from hexenkessel.kernel.agenda import Step
from hexenkessel.kernel.errors import Fact


class OstaraTurn(Step[Witchdom]):
    """Turn up the top tile and carry it out, then brew (WD-13.6)."""

    def run(self, state: Witchdom) -> None:
        number = state.tiles.pop()
        state.used_tiles.append(number)
        state.tale = []
        tile = state.box.tiles[number]
        if state.events is not None:
            state.tell("ostara-tile", {"tile": tile.id, "round": state.round})
        for gain in tile.gains:
            if gain == AN_INGREDIENT:
                collect(state)
            elif gain == AN_ANIMAL:
                gain_animal(state, tile)
            elif gain == A_WITCH:
                gain_card(state, tile, WITCH)
            elif gain == A_POTION:
                gain_card(state, tile, POTION)
            else:
                gain_card(state, tile, wanted_kind(state, gain))
        brew_one(state)


def line(
    deed: int,
    kind: int = EMPTY,
    criterion: int = EMPTY,
    goal: int = EMPTY,
    places: list[int] | None = None,
    witches: list[int] | None = None,
    potions: list[int] | None = None,
    slot: int = EMPTY,
    ingredient: int = EMPTY,
    tokens: list[int] | None = None,
) -> dict[str, Any]:
    """A line of her tale: what she did, and the places and cards that it was about."""
    return {
        "deed": deed,
        "kind": kind,
        "criterion": criterion,
        "goal": goal,
        "places": places or [],
        "witches": witches or [],
        "potions": potions or [],
        "slot": slot % SLOTS_A_PLACE + 1 if slot != EMPTY else 0,
        "ingredient": ingredient,
        "tokens": tokens or [],
    }


def line_of_cards(
    state: Witchdom, deed: int, kind: int, places: list[int], criterion: int = EMPTY, goal: int = EMPTY
) -> dict[str, Any]:
    """A line about open cards of one kind, those of these places."""
    cards = [open_card(state, kind, place) for place in places]
    if kind == WITCH:
        return line(deed, kind, criterion, goal, places, witches=cards)
    return line(deed, kind, criterion, goal, places, potions=cards)


# -- cards --------------------------------------------------------------------------------------------------------------


def wanted_kind(state: Witchdom, gain: int) -> int:
    """Witch or potion (WD-13.9): what she has fewer of, or read literally more of; if equal, what is printed first."""
    witches = len(state.hands[OSTARA])
    potions = len(state.stock_potions[OSTARA])
    kind = WITCH if gain == WITCH_OR_POTION else POTION
    if witches != potions:
        fewer = WITCH if witches < potions else POTION
        more = POTION if witches < potions else WITCH
        kind = fewer if state.options["ostara_or_rule"] == "fewer" else more
    state.tale.append(line(THE_KIND, kind=kind))
    if state.events is not None:
        state.tell("ostara-kind", {"what": KIND_NAMES[kind], "witches": witches, "potions": potions})
    return kind


def gain_card(state: Witchdom, tile: Tile, kind: int) -> None:
    """All open cards of the kind, one criterion after the other, and of those left the topmost (WD-13.14)."""
    places = [place for place in range(len(PLACES)) if open_card(state, kind, place) != EMPTY]
    if not places:
        state.tale.append(line(NO_CARD, kind=kind))
        if state.events is not None:
            state.tell("ostara-no-card", {"what": KIND_NAMES[kind]})
        return
    for criterion in tile.criteria:
        sieve = sift(state, kind, criterion, places)
        if sieve.places:
            places = sieve.places
        tell_sieve(state, kind, criterion, sieve.goal, sieve.places)
    if len(places) > 1:
        state.tale.append(line_of_cards(state, TOPMOST, kind, places))
        if state.events is not None:
            state.tell("ostara-topmost", {"what": KIND_NAMES[kind], "left": len(places)})
    take_open_card(state, kind, places[0])


def tell_sieve(state: Witchdom, kind: int, criterion: int, goal: int, places: list[int]) -> None:
    deed = CRITERION if places else IGNORED
    side = state.goals[goal] if goal != EMPTY else EMPTY
    state.tale.append(line_of_cards(state, deed, kind, places, criterion, side))
    if state.events is None:
        return
    facts: dict[str, Fact] = {"what": KIND_NAMES[kind], "criterion": CRITERIA[criterion]}
    if not places:
        state.tell("ostara-ignored", facts)
        return
    facts["left"] = len(places)
    if side != EMPTY:
        facts["goal"] = state.box.goals[side].tile
        state.tell("ostara-goal", {**facts, "places": [PLACES[place] for place in places]})
    else:
        state.tell("ostara-criterion", {**facts, "places": [PLACES[place] for place in places]})


def take_open_card(state: Witchdom, kind: int, place: int) -> None:
    """From any row, replaced at once (WD-13.8)."""
    card = open_card(state, kind, place)
    state.tale.append(line_of_cards(state, CARD, kind, [place]))
    if kind == WITCH:
        state.hands[OSTARA].append(card)
        if state.events is not None:
            state.tell("ostara-witch", {"place": PLACES[place], "card": state.box.witch_names[card]})
        state.turn_up_witch(place)
    else:
        state.stock_potions[OSTARA].append(card)
        if state.events is not None:
            state.tell("ostara-potion", {"place": PLACES[place], "potion": state.box.potion_names[card]})
        state.turn_up_potion(place)


# -- animals and ingredients --------------------------------------------------------------------------------------------


def gain_animal(state: Witchdom, tile: Tile) -> None:
    """The first animal from the top that is new to her, free of charge; else ingredients (WD-13.11)."""
    place = animal_place(state)
    if place == EMPTY:
        state.tale.append(line(NO_ANIMAL))
        if state.events is not None:
            state.tell("ostara-no-animal", {"tokens": tile.instead})
        for _ in range(tile.instead):
            collect(state)
        return
    card = state.open_witches[place]
    state.clan_animals[OSTARA].append(card)
    state.tale.append(line(ANIMAL, places=[place], witches=[card]))
    if state.events is not None:
        facts = {"place": PLACES[place], "card": state.box.witch_names[card]}
        state.tell("ostara-animal", {**facts, "animal": ANIMALS[state.box.animal[card]]})
    state.turn_up_witch(place)
    claim_if_allowed(state)


def animal_place(state: Witchdom) -> int:
    """Where she finds her animal. Read literally, she takes just one in the whole game, the topmost."""
    owned = kinds_of(state.clan_animals[OSTARA], state.box.animal)
    if owned and state.options["ostara_animal_rule"] == "literal":
        return EMPTY
    for place in range(len(PLACES)):
        card = state.open_witches[place]
        if card != EMPTY and not owned >> state.box.animal[card] & 1:
            return place
    return EMPTY


def collect(state: Witchdom) -> None:
    """One token (WD-13.19, WD-13.20); the next one is chosen after the refill (WD-13.21)."""
    slot, potion = wanted_slot(state)
    if slot == EMPTY:
        return
    place = slot // SLOTS_A_PLACE
    kind = state.slots[slot]
    wanted = [potion] if potion != EMPTY else None
    state.tale.append(line(TOKEN, places=[place], potions=wanted, slot=slot, ingredient=kind))
    if state.events is not None:
        if potion == EMPTY:
            state.tell("ostara-takes-first", {})
        else:
            facts = {"potion": state.box.potion_names[potion], "ingredient": INGREDIENTS[kind]}
            state.tell("ostara-collects", facts)
    state.take_token(OSTARA, slot)


# -- brewing ------------------------------------------------------------------------------------------------------------


def brew_one(state: Witchdom) -> None:
    """She must brew if she can, without any tools (WD-13.22)."""
    for potion in by_priority(state):
        if has_brewer(state, potion):
            paid = her_payment(state, potion)
            if paid:
                brew(state, potion, paid)
                return


def brew(state: Witchdom, potion: int, paid: list[int]) -> None:
    """The matching witch with most points, the leftmost of equals (WD-13.23)."""
    box = state.box
    witch = EMPTY
    for card in state.hands[OSTARA]:
        fits = box.brewers[potion] & box.banners[card]
        if fits and (witch == EMPTY or box.witch_points[card] > box.witch_points[witch]):
            witch = card
    state.hands[OSTARA].remove(witch)
    state.clan_witches[OSTARA].append(witch)
    state.stock_potions[OSTARA].remove(potion)
    state.clan_potions[OSTARA].append(potion)
    state.tale.append(line(BREWED, witches=[witch], potions=[potion], tokens=paid))
    if state.events is not None:
        facts: dict[str, Fact] = {"card": box.witch_names[witch], "potion": box.potion_names[potion]}
        for kind in range(KINDS):
            facts[INGREDIENTS[kind]] = paid[kind]
        facts["tokens"] = sum(paid)
        state.tell("ostara-brewed", {**facts, "points": box.witch_points[witch] + box.potion_points[potion]})
    hand_over(state, OSTARA, paid)
    claim_if_allowed(state)


def claim_if_allowed(state: Witchdom) -> None:
    """At the first level she never claims a goal (WD-13.3)."""
    if state.box.levels[level(state)].claims:
        claim(state, OSTARA)


def level(state: Witchdom) -> int:
    chosen = state.options["solo_level"]
    assert isinstance(chosen, int)
    return chosen


def new_stage(state: Witchdom) -> None:
    """After every stage all her tiles are shuffled into a new stack (WD-13.6)."""
    state.tiles.extend(state.used_tiles)
    state.used_tiles = []
    state.tiles.sort()
    state.dice.shuffle(state.tiles)
    if state.events is not None:
        state.tell("ostara-stage", {"round": state.round + 1, "tiles": len(state.tiles)})


def take_leftovers(state: Witchdom) -> None:
    """At the third level she gets what nobody claimed (WD-13.3)."""
    if not state.box.levels[level(state)].leftovers:
        return
    for number, owner in enumerate(state.goal_owners):
        if owner == EMPTY:
            state.goal_owners[number] = OSTARA
            if state.events is not None:
                goal = state.box.goals[state.goals[number]]
                state.tell("ostara-leftover", {"goal": goal.tile, "side": goal.side, "points": goal.points})


# -- how she chooses cards (WD-13.14 to 13.16) --------------------------------------------------------------------------


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


# -- how she chooses ingredients (WD-13.18 to 13.23) --------------------------------------------------------------------


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


OSTARA_TURN: Final = OstaraTurn()
