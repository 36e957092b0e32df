"""What is in the box of Grimoria: spellbook, cards and level track, out of the content file, with its checks.

The checks are the constraints that every faithful content has to meet. Inside the rules a card is the number of its kind:
companions first, then places, then treasures, in the order of the content file.
"""

from typing import Final, final

from hexenkessel.kernel.content import Content, Entry
from hexenkessel.kernel.errors import Fact

COMPANIONS: Final = (
    *("messenger", "maid", "bard", "merchant", "black_mage", "mercenary", "seer", "witch"),
    *("king", "queen", "knight", "alchemist", "treasurer", "builder"),
)
PLACES: Final = ("village", "town", "castle")
TREASURES: Final = ("ring", "chalice", "crown", "purse", "map", "amulet")
FIRST_PURPLE: Final = 8
FIRST_PLACE: Final = 14
FIRST_TREASURE: Final = 17
KINDS: Final = 23

ADVENTURE_CARDS: Final = 87
TREASURE_CARDS: Final = 28
TREASURE_POINTS: Final = 3
SPELLS: Final = 15
LEAST_ROUNDS: Final = 12
MOST_ROUNDS: Final = 14

# Categories of spells (GR-6.0.4), and what spells of each can do.
WHITE: Final = 0
BLACK: Final = 1
ATTACK: Final = 2
PROTECTION: Final = 3
CATEGORIES: Final = ("white", "black", "attack", "protection")
EFFECTS: Final = (
    *("exchange", "silence", "talers", "recall", "treasure", "alms"),
    *("shield", "entice", "transmute", "sanctuary", "plunder", "raid"),
)
NO_EFFECT: Final = -1
EXCHANGE: Final = 0
SILENCE: Final = 1
TALERS: Final = 2
RECALL: Final = 3
TREASURE: Final = 4
ALMS: Final = 5
SHIELD: Final = 6
ENTICE: Final = 7
TRANSMUTE: Final = 8
SANCTUARY: Final = 9
PLUNDER: Final = 10
RAID: Final = 11
EFFECTS_OF: Final = {
    "white": ("exchange", "silence", "recall", "treasure", "alms", "transmute"),
    "black": ("talers",),
    "attack": ("entice", "plunder", "raid"),
    "protection": ("shield", "sanctuary"),
}
LEVELS_OF: Final = {"black": (3, 7, 13, 15), "attack": (9, 12, 14), "protection": (8, 11)}

# Abilities of companions by the time they work (GR-8.1), and the numbers that each of them needs.
ACTION_2: Final = ("first", "last", "shared", "black-magic", "purchase")
ANY_TIME: Final = ("parry", "foresight", "witchcraft")
AT_THE_END: Final = ("places", "names", "sets", "low-treasures", "talers", "settlements")
TIME_OF: Final = {
    **dict.fromkeys(("messenger", "maid", "bard", "merchant", "black_mage"), ACTION_2),
    **dict.fromkeys(("mercenary", "seer", "witch"), ANY_TIME),
    **dict.fromkeys(("king", "queen"), AT_THE_END),
}
NEEDS: Final = {
    "purchase": ("price",),
    "parry": (),
    "foresight": (),
    "names": ("amount", "per"),
    "sets": ("amount", "per"),
    "low-treasures": ("amount", "up_to"),
    "talers": ("amount", "per"),
}
EFFECTS_OF_TREASURES: Final = ("none", "talers", "draw", "parry")
# The number that a spell needs, by its effect.
NUMBER_OF: Final = {
    "talers": "amount",
    "alms": "amount",
    "transmute": "amount",
    "raid": "amount",
    "recall": "price",
}


@final
class Spell:
    """A page of the spellbook; `amount` is what it gives, or costs in case of Recall."""

    def __init__(self, number: int, id: str, category: int, effect: int, amount: int) -> None:
        self.number = number
        self.id = id
        self.category = category
        self.effect = effect
        self.amount = amount


@final
class Card:
    """A kind of card; `limit` is what its ability divides by or goes up to."""

    def __init__(self, id: str, copies: int, points: int, ability: str, amount: int, limit: int) -> None:
        self.id = id
        self.copies = copies
        self.points = points
        self.ability = ability
        self.amount = amount
        self.limit = limit


@final
class Box:
    """Everything printed. The companions bear the names that the rules give to their abilities."""

    def __init__(self, content: Content) -> None:
        self.start_talers = content.entry("setup").number("start_talers", 0, 9)
        level = content.entry("level")
        self.last_level = level.number("last", SPELLS, 30)
        self.start_levels = read_start_levels(level, self.last_level)
        # By number, from 1 on.
        self.spells = [Spell(0, "", WHITE, NO_EFFECT, 0), *read_spells(content)]
        self.cards = read_cards(content)
        self.names = [card.id for card in self.cards]
        self.copies = [card.copies for card in self.cards]
        self.points = [card.points for card in self.cards]
        self.amounts = [card.amount for card in self.cards]
        self.limits = [card.limit for card in self.cards]
        self.messenger = self.holder("first", 0)
        self.maid = self.holder("last", 0)
        self.bard = self.holder("shared", 0)
        self.merchant = self.holder("purchase", 0)
        self.black_mage = self.holder("black-magic", 0)
        self.mercenary = self.holder("parry", 0)
        self.seer = self.holder("foresight", 0)
        self.witch = self.holder("witchcraft", 0)
        self.king = self.holder("places", 0)
        self.queen = self.holder("names", 0)
        self.knight = self.holder("sets", 0)
        self.alchemist = self.holder("low-treasures", 0)
        self.treasurer = self.holder("talers", 0)
        self.builder = self.holder("settlements", 0)
        self.purse = self.holder("talers", FIRST_TREASURE)
        self.map = self.holder("draw", FIRST_TREASURE)
        self.amulet = self.holder("parry", FIRST_TREASURE)

    def holder(self, ability: str, first: int) -> int:
        """The first kind, counted from there on, with this ability."""
        return next(kind for kind in range(first, KINDS) if self.cards[kind].ability == ability)

    def figures(self) -> dict[str, Fact]:
        """What cards and spells say in numbers."""
        cards = {card.id: card for card in self.cards}
        talers = ("messenger", "maid", "bard", "black_mage", "witch", "purse")
        points = ("king", "queen", "knight", "alchemist", "treasurer", "builder")
        return {
            **{f"spell_{number}_talers": self.spells[number].amount for number in (3, 4, 6, 7, 10, 13, 15)},
            "spell_14_treasures": self.spells[14].amount,
            **{f"{id}_talers": cards[id].amount for id in talers},
            "merchant_price": cards["merchant"].amount,
            **{f"{id}_points": cards[id].amount for id in points},
            "queen_names": cards["queen"].limit,
            "knight_set": cards["knight"].limit,
            "alchemist_value": cards["alchemist"].limit,
            "treasurer_talers": cards["treasurer"].limit,
        }


# -- level track and spellbook ----------------------------------------------------------------------------------------


def read_start_levels(level: Entry, last: int) -> list[int]:
    """By the number of players, from 2 to 5; a game has 12 to 14 rounds."""
    start = level.numbers("start")
    if len(start) != 4:
        level.fail("start", "grimoria-problem-start-count")
    for first in start:
        fits = first >= 1 and LEAST_ROUNDS <= last - first + 1 <= MOST_ROUNDS
        if not fits and level.data.get("last") == last:
            level.fail(
                "start",
                "grimoria-problem-rounds",
                first=first,
                last=last,
                least=LEAST_ROUNDS,
                most=MOST_ROUNDS,
            )
    return [0, 0, *start]


def read_spells(content: Content) -> list[Spell]:
    spells: list[Spell] = []
    black = 0
    in_step = True
    for number, entry in enumerate(content.entries("spell", SPELLS), 1):
        if entry.number("level", 1, SPELLS) != number and in_step:
            entry.fail("level", "grimoria-problem-spell-order", wanted=number)
            in_step = False  # all that follow are out of step as well
        category = entry.one_of("category", CATEGORIES)
        wanted = category_of(number) if in_step else category
        if category != wanted:
            entry.fail("category", "grimoria-problem-category", number=number, wanted=wanted)
        effect = entry.one_of("effect", EFFECTS_OF[wanted])
        if effect != "talers" and EFFECTS.index(effect) in [spell.effect for spell in spells]:
            entry.fail("effect", "grimoria-problem-spell-twice")
        amount = read_amount(entry, effect)
        if says(entry, "effect", "talers"):
            if amount <= black:
                entry.fail("amount", "grimoria-problem-black-magic")
            black = amount
        spells.append(
            Spell(number, entry.text("id"), CATEGORIES.index(wanted), EFFECTS.index(effect), amount)
        )
    return spells


def read_amount(entry: Entry, effect: str) -> int:
    """The one number that a spell of this effect has, if any; an effect that had to be replaced says nothing about it."""
    if not says(entry, "effect", effect):
        return 1
    if effect not in NUMBER_OF:
        entry.only_keys(("level", "id", "category", "effect"))
        return 0
    key = NUMBER_OF[effect]
    entry.only_keys(("level", "id", "category", "effect", key))
    return entry.number(key, 0 if effect == "recall" else 1, 20)


def category_of(number: int) -> str:
    """The category that the sources give for this spell (GR-6.0.4)."""
    for category, levels in LEVELS_OF.items():
        if number in levels:
            return category
    return "white"


# -- cards ------------------------------------------------------------------------------------------------------------


def read_cards(content: Content) -> list[Card]:
    companions = read_companions(content)
    places = read_places(content)
    treasures = read_treasures(content)
    if not content.problems:
        # On top of other mistakes these would be about what stands in for them.
        check_adventure_cards(content, companions + places)
        check_treasures(content, treasures)
    return companions + places + treasures


def read_companions(content: Content) -> list[Card]:
    cards: list[Card] = []
    for id, entry in named_entries(content, "companion", COMPANIONS):
        ability = entry.one_of("ability", TIME_OF.get(id, AT_THE_END))
        if ability in [card.ability for card in cards]:
            entry.fail("ability", "grimoria-problem-companion-twice")
        needed = NEEDS.get(ability, ("amount",)) if says(entry, "ability", ability) else ()
        if says(entry, "ability", ability):
            entry.only_keys(("id", "copies", "points", "ability", *needed))
        amount = entry.number("price", 0, 20) if "price" in needed else 0
        if "amount" in needed:
            amount = entry.number("amount", 1, 20)
        limit = entry.number("per", 1, 20) if "per" in needed else 0
        if "up_to" in needed:
            limit = entry.number("up_to", 0, TREASURE_POINTS)
        cards.append(Card(id, copies_of(entry), entry.number("points", 0, 9), ability, amount, limit))
    return cards


def read_places(content: Content) -> list[Card]:
    """Places are worth points and do nothing (GR-1.3)."""
    cards: list[Card] = []
    for id, entry in named_entries(content, "place", PLACES):
        entry.only_keys(("id", "copies", "points"))
        cards.append(Card(id, copies_of(entry), entry.number("points", 0, 9), "", 0, 0))
    return cards


def read_treasures(content: Content) -> list[Card]:
    """Some with an effect, the others worth points only (GR-9.2)."""
    cards: list[Card] = []
    for id, entry in named_entries(content, "treasure", TREASURES):
        effect = entry.one_of("effect", EFFECTS_OF_TREASURES)
        if effect != "none" and effect in [card.ability for card in cards]:
            entry.fail("effect", "grimoria-problem-treasure-twice")
        needed = ("amount",) if effect == "talers" else ()
        if says(entry, "effect", effect):
            entry.only_keys(("id", "copies", "points", "effect", *needed))
        amount = entry.number("amount", 1, 20) if needed else 0
        points = entry.number("points", 0, TREASURE_POINTS)
        cards.append(Card(id, copies_of(entry), points, effect, amount, 0))
    return cards


def check_adventure_cards(content: Content, cards: list[Card]) -> None:
    """Companions and places are 87 cards (GR-1.1)."""
    total = sum([card.copies for card in cards])
    if total != ADVENTURE_CARDS:
        last = content.entries("place")[-1]
        last.fail("copies", "grimoria-problem-adventure-cards", count=total, wanted=ADVENTURE_CARDS)


def check_treasures(content: Content, cards: list[Card]) -> None:
    """28 treasures (GR-1.1), worth 0 to 3 (GR-1.4), every value and every effect occurring."""
    last = content.entries("treasure")[-1]
    total = sum([card.copies for card in cards])
    if total != TREASURE_CARDS:
        last.fail("copies", "grimoria-problem-treasure-cards", count=total, wanted=TREASURE_CARDS)
    for value in range(TREASURE_POINTS + 1):
        if value not in [card.points for card in cards]:
            last.fail("points", "grimoria-problem-treasure-points", value=value, most=TREASURE_POINTS)
    for effect in EFFECTS_OF_TREASURES:
        if effect not in [card.ability for card in cards]:
            last.fail("effect", "grimoria-problem-treasure-effect", effect=effect)


def named_entries(content: Content, table: str, ids: tuple[str, ...]) -> list[tuple[str, Entry]]:
    """Every `[[table]]` with its id: all of these, in this order, for moves are numbered by it."""
    named: list[tuple[str, Entry]] = []
    in_step = True
    for id, entry in zip(ids, content.entries(table, len(ids)), strict=False):
        # If one is out of step, so are all that follow.
        in_step = in_step and entry.expect("id", id)
        found = entry.text("id")
        named.append((found if found in ids else id, entry))
    return named


def copies_of(entry: Entry) -> int:
    return entry.number("copies", 1, 60)


def says(entry: Entry, key: str, value: str) -> bool:
    """Whether this value stands there itself, and does not stand in for a wrong one."""
    return bool(entry.data.get(key) == value)
