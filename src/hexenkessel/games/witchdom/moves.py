"""The table of all moves of Witchdom.

Numbered in this order: playing a card, resting, renewing, taking a token by its kind or (solo) by its slot, taking a card
by place and side, brewing, taming, ending the turn, paying, choosing novices.
"""

from typing import Final, final

from hexenkessel.games.witchdom.box import (
    ANIMALS,
    ANY_TOOL,
    EMPTY,
    FIRST_TOOL,
    INGREDIENTS,
    KINDS,
    PAIRS,
    PLACES,
    REQUIREMENTS,
    TOOLS,
    Box,
)
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.moves import Move, MoveTable

SLOTS: Final = 9
SLOTS_A_PLACE: Final = 3
SIDES: Final = ("potion", "tool", "witch", "animal")
AS_POTION: Final = 0
AS_TOOL: Final = 1
AS_WITCH: Final = 2
AS_ANIMAL: Final = 3

# What a move does, and its verb. Witches, potions or the tokens of a place are renewed (WD-4.9). A requirement is met with
# the ingredient itself, with a tool of the clan, with a pair of ingredients, or with a tool of the stock (WD-6.1, WD-7.1).
VERBS: Final = (
    *("play", "rest", "renew", "renew", "renew", "keep", "take", "pick", "draw"),
    *("brew", "tame", "finish", "pay", "reuse", "replace", "bring", "novices"),
)
PLAY: Final = 0
REST: Final = 1
RENEW_WITCHES: Final = 2
RENEW_POTIONS: Final = 3
RENEW_TOKENS: Final = 4
KEEP: Final = 5
TAKE: Final = 6
PICK: Final = 7
DRAW: Final = 8
BREW: Final = 9
TAME: Final = 10
FINISH: Final = 11
PAY: Final = 12
REUSE: Final = 13
REPLACE: Final = 14
BRING: Final = 15
CHOOSE: Final = 16

RENEWING: Final = (RENEW_WITCHES, RENEW_POTIONS, RENEW_TOKENS, KEEP)
PAYING: Final = (PAY, REUSE, REPLACE, BRING)

# Ways to meet a requirement as a payment remembers them: with what it asks for (paid or reused), with a pair of
# ingredients, with a tool of the stock.
OWN: Final = 0
FIRST_PAIR: Final = 1
FIRST_STOCK: Final = FIRST_PAIR + KINDS
WAYS: Final = FIRST_STOCK + KINDS


@final
class WitchdomMove(Move):
    """`act` says what is done, the other parts with what; EMPTY where one does not apply.

    An `ingredient` is taken, or two of it replace a requirement; a `slot` is one of the nine of the board.
    """

    def __init__(
        self,
        act: int,
        facts: dict[str, Fact],
        touches: list[str],
        card: int = EMPTY,
        place: int = EMPTY,
        ingredient: int = EMPTY,
        slot: int = EMPTY,
        side: int = EMPTY,
        potion: int = EMPTY,
        animal: int = EMPTY,
        requirement: int = EMPTY,
        way: int = EMPTY,
        tool: int = EMPTY,
        pair: int = EMPTY,
    ) -> None:
        super().__init__(VERBS[act], facts.values(), touches, facts)
        self.act = act
        self.card = card
        self.place = place
        self.ingredient = ingredient
        self.slot = slot
        self.side = side
        self.potion = potion
        self.animal = animal
        self.requirement = requirement
        self.way = way
        self.tool = tool
        self.pair = pair


@final
class Moves:
    """All moves, made once: lists by card, kind, place or slot."""

    def __init__(self, box: Box) -> None:
        self.table = MoveTable()
        put = self.table.put
        self.plays = [
            put(WitchdomMove(PLAY, {"card": name}, [f"hand:{name}"], card=card))
            for card, name in enumerate(box.witch_names)
        ]
        self.rest = put(WitchdomMove(REST, {}, ["pile"]))
        self.renew_witches = put(WitchdomMove(RENEW_WITCHES, {"what": "witches"}, ["renew:witches"]))
        self.renew_potions = put(WitchdomMove(RENEW_POTIONS, {"what": "potions"}, ["renew:potions"]))
        self.renew_tokens = [
            put(WitchdomMove(RENEW_TOKENS, {"what": name}, [f"renew:{name}"], place=place))
            for place, name in enumerate(PLACES)
        ]
        self.keep = put(WitchdomMove(KEEP, {}, ["renew:nothing"]))
        # By place, then by kind.
        self.takes = [[put(take(place, kind)) for kind in range(KINDS)] for place in range(len(PLACES))]
        self.picks = [put(pick(slot)) for slot in range(SLOTS)]
        # By place, then by side.
        self.draws = [[put(draw(place, side)) for side in range(len(SIDES))] for place in range(len(PLACES))]
        self.brews = [
            put(WitchdomMove(BREW, {"potion": name}, [f"stock:{name}", "cauldron"], potion=potion))
            for potion, name in enumerate(box.potion_names)
        ]
        self.tames = [
            put(WitchdomMove(TAME, {"animal": name}, [f"animal:{name}", "clan"], animal=animal))
            for animal, name in enumerate(ANIMALS)
        ]
        self.finish = put(WitchdomMove(FINISH, {}, ["finish"]))
        # By requirement, then by way; none where it could never be meant.
        self.payments: list[list[WitchdomMove | None]] = []
        for requirement in range(len(REQUIREMENTS)):
            ways = [payment(requirement, way) for way in range(WAYS)]
            self.payments.append([None if move is None else put(move) for move in ways])
        self.novices = [
            put(WitchdomMove(CHOOSE, {"pair": name}, [f"novices:{name}"], pair=pair))
            for pair, name in enumerate(PAIRS)
        ]


def take(place: int, kind: int) -> WitchdomMove:
    facts: dict[str, Fact] = {"place": PLACES[place], "ingredient": INGREDIENTS[kind]}
    return WitchdomMove(
        TAKE, facts, [f"token:{PLACES[place]}:{INGREDIENTS[kind]}"], place=place, ingredient=kind
    )


def pick(slot: int) -> WitchdomMove:
    place, number = slot // SLOTS_A_PLACE, slot % SLOTS_A_PLACE + 1
    facts: dict[str, Fact] = {"place": PLACES[place], "slot": number}
    return WitchdomMove(PICK, facts, [f"slot:{PLACES[place]}:{number}"], place=place, slot=slot)


def draw(place: int, side: int) -> WitchdomMove:
    """The open card of this place, taken as what one of its sides shows."""
    card = "potion" if side in (AS_POTION, AS_TOOL) else "witch"
    facts: dict[str, Fact] = {"place": PLACES[place], "side": SIDES[side]}
    return WitchdomMove(
        DRAW, facts, [f"{card}:{PLACES[place]}", f"side:{SIDES[side]}"], place=place, side=side
    )


def payment(requirement: int, way: int) -> WitchdomMove | None:
    """One way to meet one requirement; none where it could never be meant."""
    facts: dict[str, Fact] = {"requirement": REQUIREMENTS[requirement]}
    if way == OWN:
        act = PAY if requirement < FIRST_TOOL else REUSE
        return WitchdomMove(act, facts, ["pay:own"], requirement=requirement, way=way)
    if way < FIRST_STOCK:
        kind = way - FIRST_PAIR
        if kind == requirement:
            return None
        facts["ingredient"] = INGREDIENTS[kind]
        touches = [f"pay:{INGREDIENTS[kind]}"]
        return WitchdomMove(REPLACE, facts, touches, requirement=requirement, way=way, ingredient=kind)
    kind = way - FIRST_STOCK
    if requirement not in (FIRST_TOOL + kind, ANY_TOOL):
        return None
    facts["tool"] = TOOLS[kind]
    return WitchdomMove(BRING, facts, [f"pay:{TOOLS[kind]}"], requirement=requirement, way=way, tool=kind)
