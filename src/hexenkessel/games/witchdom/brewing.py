"""The end of a gather turn (WD-5, WD-12): brewing one potion or taming one animal, and paying for it."""

from collections.abc import Mapping
from typing import ClassVar, Final

from hexenkessel.games.witchdom.box import (
    ANIMALS,
    INGREDIENTS,
    KINDS,
    MOST_REQUIREMENTS,
    POTIONS,
    REQUIREMENTS,
    START_POTIONS,
    TOOLS,
)
from hexenkessel.games.witchdom.goals import claim
from hexenkessel.games.witchdom.moves import (
    BREW,
    BRING,
    FINISH,
    OWN,
    PAY,
    PLAY,
    RENEWING,
    REPLACE,
    REST,
    REUSE,
    TAME,
    WAYS,
    WitchdomMove,
)
from hexenkessel.games.witchdom.payments import Payment, lacks, payable, settle, spare_pairs
from hexenkessel.games.witchdom.refusals import (
    refuse_animal,
    refuse_anyway,
    refuse_potion,
    refuse_renewal,
)
from hexenkessel.games.witchdom.state import Witchdom
from hexenkessel.kernel.agenda import NOBODY, ONE_SEAT, Choice
from hexenkessel.kernel.errors import Fact, Refusal
from hexenkessel.kernel.shape import Number, Row, Shape


class Brew(Choice[Witchdom]):
    """The active witch may brew one potion, or (with animals) one animal may be tamed instead (WD-5.1, WD-12.2)."""

    ask: ClassVar[str] = "brew"
    rule: ClassVar[str] = "WD-5.1"

    def deciding(self, state: Witchdom) -> tuple[int, ...]:
        seat = state.turn
        if any_brewable(state, seat) or (state.stock_animals[seat] and tamable(state, seat)):
            return ONE_SEAT[seat]
        return NOBODY

    def run(self, state: Witchdom) -> None:
        """There is nothing to brew or tame, so nothing is asked (WD-15, D5)."""

    def options(self, state: Witchdom, seat: int) -> list[WitchdomMove]:
        brews = state.offers.brews
        options = [brews[card] for card in state.stock_potions[seat] if brewable(state, seat, card)]
        if state.stock_animals[seat]:
            kinds = tamable(state, seat)
            for kind in range(KINDS):
                if kinds >> kind & 1:
                    options.append(state.offers.tames[kind])
        options.append(state.offers.finish)
        return options

    def take(self, state: Witchdom, seat: int, move: WitchdomMove) -> None:
        if move.act == FINISH:
            if state.events is not None:
                state.tell("finished", {"seat": seat})
        elif move.act == BREW:
            if state.events is not None:
                facts = {
                    "card": state.box.witch_names[state.active],
                    "potion": state.box.potion_names[move.potion],
                }
                state.tell("brewing", {"seat": seat, **facts})
            settle_payment(state, seat, move.potion, ())
        else:
            tame(state, seat, move.animal)

    def refuse(self, state: Witchdom, seat: int, move: WitchdomMove) -> Refusal:
        anyway = refuse_anyway(state, move)
        if anyway is not None:
            return anyway
        act = move.act
        if act == BREW:
            return refuse_brew(state, seat, move.potion)
        if act == TAME:
            return refuse_taming(state, seat, move.animal)
        if act == PLAY:
            return Refusal("WD-4.1", "one-card-a-turn")
        if act == REST:
            return Refusal("WD-3.2", "rest-alone")
        if act in RENEWING:
            return refuse_renewal(state)
        return Refusal("WD-4.2", "points-used")


def any_brewable(state: Witchdom, seat: int) -> bool:
    return any(brewable(state, seat, card) for card in state.stock_potions[seat])


def brewable(state: Witchdom, seat: int, potion: int) -> bool:
    """A banner of the active witch fits, and it can be paid (WD-5.1)."""
    fits = state.box.brewers[potion] & state.box.banners[state.active]
    return fits != 0 and payable(state, seat, potion)


def refuse_brew(state: Witchdom, seat: int, potion: int) -> Refusal:
    """Why this potion can't be brewed now, down to what is missing."""
    not_hers = refuse_potion(state, seat, potion)
    if not_hers is not None:
        return not_hers
    box = state.box
    facts: dict[str, Fact] = {"potion": box.potion_names[potion], "card": box.witch_names[state.active]}
    if not box.brewers[potion] & box.banners[state.active]:
        return Refusal("WD-5.1", "wrong-banner", facts)
    missing = lacks(state, seat, potion)
    for requirement, name in enumerate(REQUIREMENTS):
        facts[name] = missing[requirement]
    facts["missing"] = sum(missing)
    facts["pairs"] = sum(spare_pairs(state, seat, potion))
    return Refusal("WD-5.1", "cannot-pay", facts)


# -- animals ------------------------------------------------------------------------------------------------------------


def tamable(state: Witchdom, seat: int) -> int:
    """Kinds in stock that the clan lacks and that can be paid, as bits (WD-12.2, WD-12.4)."""
    animal = state.box.animal
    kinds = 0
    for card in state.stock_animals[seat]:
        if state.ingredients[seat][state.box.price[animal[card]]]:
            kinds |= 1 << animal[card]
    for card in state.clan_animals[seat]:
        kinds &= ~(1 << animal[card])
    return kinds


def tame(state: Witchdom, seat: int, kind: int) -> None:
    """One ingredient goes into the bag, the animal into the clan; the witch stays on the pile (WD-12.3)."""
    animal = state.box.animal
    card = next_of(state.stock_animals[seat], animal, kind)
    state.stock_animals[seat].remove(card)
    state.clan_animals[seat].append(card)
    price = state.box.price[kind]
    if state.events is not None:
        state.tell("tamed", {"seat": seat, "animal": ANIMALS[kind], "ingredient": INGREDIENTS[price]})
    tokens = [0] * KINDS
    tokens[price] = 1
    hand_over(state, seat, tokens)
    claim(state, seat)


def refuse_taming(state: Witchdom, seat: int, kind: int) -> Refusal:
    facts: dict[str, Fact] = {"animal": ANIMALS[kind], "ingredient": INGREDIENTS[state.box.price[kind]]}
    return refuse_animal(state, seat, kind) or Refusal("WD-12.2", "animal-price", facts)


def next_of(cards: list[int], kinds: list[int], kind: int) -> int:
    """The first of these cards with this kind on its back."""
    for card in cards:
        if kinds[card] == kind:
            return card
    raise ValueError("no such card")


# -- payment ------------------------------------------------------------------------------------------------------------


class Pay(Choice[Witchdom]):
    """How the next requirement of a potion is met (WD-6, WD-7); `ways` says how those before it were."""

    ask: ClassVar[str] = "pay"
    rule: ClassVar[str] = "WD-7.8"
    fields: ClassVar[Mapping[str, Shape]] = {
        "potion": Number(POTIONS + START_POTIONS - 1),
        "ways": Row(Number(WAYS - 1), MOST_REQUIREMENTS),
    }

    def __init__(self, potion: int, ways: tuple[int, ...]) -> None:
        self.potion = potion
        self.ways = ways

    def deciding(self, state: Witchdom) -> tuple[int, ...]:
        return ONE_SEAT[state.turn]

    def options(self, state: Witchdom, seat: int) -> list[WitchdomMove]:
        place = len(self.ways)
        payments = state.offers.payments[state.box.requirements[self.potion][place]]
        options: list[WitchdomMove] = []
        for way in settle(state, seat, self.potion, self.ways).choices():
            move = payments[way]
            assert move is not None
            options.append(move)
        return options

    def take(self, state: Witchdom, seat: int, move: WitchdomMove) -> None:
        if state.events is not None:
            state.tell(f"chose-{move.verb}", {"seat": seat, **move.facts})
        settle_payment(state, seat, self.potion, (*self.ways, move.way))

    def refuse(self, state: Witchdom, seat: int, move: WitchdomMove) -> Refusal:
        """What this requirement can't be met with, and why."""
        requirement = state.box.requirements[self.potion][len(self.ways)]
        facts: dict[str, Fact] = {
            "requirement": REQUIREMENTS[requirement],
            "potion": state.box.potion_names[self.potion],
        }
        if move.requirement != requirement:
            return Refusal("WD-7.8", "pay-first", facts)
        settling = settle(state, seat, self.potion, self.ways)
        if move.act == BRING:
            if state.tool_counts(state.stock_tools[seat])[move.tool] <= settling.tools[move.tool]:
                return Refusal("WD-6.1", "no-such-tool", {**facts, "tool": TOOLS[move.tool]})
        elif move.act == REPLACE:
            if settling.left[move.ingredient] < 2:
                return Refusal("WD-7.1", "no-pair", {**facts, "ingredient": INGREDIENTS[move.ingredient]})
        elif move.act == PAY and not settling.left[requirement]:
            return Refusal("WD-7.1", "no-such-ingredient", facts)
        elif move.act == REUSE and OWN not in settling.possible():
            return Refusal("WD-6.1", "no-clan-tool", facts)
        return Refusal("WD-7.8", "wasteful", facts)


def settle_payment(state: Witchdom, seat: int, potion: int, ways: tuple[int, ...]) -> None:
    """Pay at once where only one payment is left; else ask about the next requirement that leaves a choice (WD-15, D6)."""
    settling = settle(state, seat, potion, ways)
    while True:
        left = settling.payments(2)
        if len(left) == 1:
            brew(state, seat, potion, left[0])
            return
        choices = settling.choices()
        if len(choices) > 1:
            state.agenda.append(Pay(potion, ways))
            return
        ways = (*ways, choices[0])
        settling.meet(choices[0])


def brew(state: Witchdom, seat: int, potion: int, payment: Payment) -> None:
    """Potion, witch and the tools that were used come into the clan, tokens into the bag (WD-5.4)."""
    witch = state.piles[seat].pop()
    state.clan_witches[seat].append(witch)
    state.stock_potions[seat].remove(potion)
    state.clan_potions[seat].append(potion)
    box = state.box
    if state.events is not None:
        facts: dict[str, Fact] = {"card": box.witch_names[witch], "potion": box.potion_names[potion]}
        for kind in range(KINDS):
            facts[INGREDIENTS[kind]] = payment.tokens[kind]
        facts["tokens"] = sum(payment.tokens)
        points = box.witch_points[witch] + box.potion_points[potion]
        state.tell("brewed", {"seat": seat, **facts, "points": points})
    for kind in range(KINDS):
        for _ in range(payment.tools[kind]):
            tool = next_of(state.stock_tools[seat], box.tool, kind)
            state.stock_tools[seat].remove(tool)
            state.clan_tools[seat].append(tool)
            if state.events is not None:
                state.tell("used-tool", {"seat": seat, "tool": TOOLS[kind]})
    hand_over(state, seat, payment.tokens)
    claim(state, seat)


def hand_over(state: Witchdom, owner: int, tokens: list[int]) -> None:
    """Tokens go into the bag; slots that it could not fill before are filled now (WD-4.11)."""
    was_empty = state.in_bag() == 0
    owned = state.ingredients[owner]
    for kind in range(KINDS):
        owned[kind] -= tokens[kind]
        state.bag[kind] += tokens[kind]
    if was_empty:
        state.fill_empty_slots()


BREWING: Final = Brew()
