"""Reasons that several choices share: what a table does not have, what is not anybody's own, what is not asked now."""

from hexenkessel.games.witchdom.box import ANIMALS, EMPTY, INGREDIENTS
from hexenkessel.games.witchdom.moves import AS_ANIMAL, BREW, CHOOSE, PAYING, TAME, WitchdomMove
from hexenkessel.games.witchdom.state import Witchdom
from hexenkessel.kernel.errors import Fact, Refusal


def refuse_anyway(state: Witchdom, move: WitchdomMove) -> Refusal | None:
    """What can't be done in this game whatever else is asked: no such thing at this table, or nothing to do it for."""
    if not state.animals and (move.act == TAME or move.side == AS_ANIMAL):
        return Refusal("WD-12.1", "no-animals")
    if move.act == CHOOSE:
        return Refusal("WD-2.3", "novices-given")
    if move.act in PAYING:
        return Refusal("WD-7.8", "nothing-to-pay")
    return None


def not_in_stock(state: Witchdom, seat: int, move: WitchdomMove) -> Refusal | None:
    """What is to be brewed or tamed is not in the stock of this seat."""
    if move.act == BREW:
        return refuse_potion(state, seat, move.potion)
    return refuse_animal(state, seat, move.animal)


def refuse_potion(state: Witchdom, seat: int, potion: int) -> Refusal | None:
    """A potion that this seat has not, or has no more."""
    facts: dict[str, Fact] = {"potion": state.box.potion_names[potion]}
    if potion in state.clan_potions[seat]:
        return Refusal("WD-5.5", "brewed-already", facts)
    if potion not in state.stock_potions[seat]:
        return Refusal("WD-5.1", "not-in-stock", facts)
    return None


def refuse_animal(state: Witchdom, seat: int, kind: int) -> Refusal | None:
    """An animal that this seat has not, or has tamed already."""
    animal = state.box.animal
    facts: dict[str, Fact] = {"animal": ANIMALS[kind], "ingredient": INGREDIENTS[state.box.price[kind]]}
    if any(animal[card] == kind for card in state.clan_animals[seat]):
        return Refusal("WD-12.4", "animal-twice", facts)
    if not any(animal[card] == kind for card in state.stock_animals[seat]):
        return Refusal("WD-12.2", "animal-not-in-stock", facts)
    return None


def refuse_renewal(state: Witchdom) -> Refusal:
    """It is not the moment to renew: the active card has no such symbol, or its moment has passed or not yet come."""
    if state.active != EMPTY and not state.box.renewal[state.active]:
        return Refusal("WD-4.9", "no-renewal-symbol", {"card": state.box.witch_names[state.active]})
    return Refusal("WD-4.9", "renewal-over")
