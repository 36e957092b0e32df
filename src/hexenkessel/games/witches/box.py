"""What is in the box of The Witches beside the map: tiles, cards, personalities and supplies, out of the content file,
with what every faithful content has to meet.

Inside the rules a tile is the number of its kind (easy kinds first, then hard ones), a card its place in the content file.
After the cards come three numbers for the start tiles of personalities, which are used like cards.
"""

from typing import Final, final

from hexenkessel.games.witches.atlas import Atlas
from hexenkessel.kernel.content import Content, Entry
from hexenkessel.kernel.errors import Fact

EASY: Final = ("sick_pig", "sick_sheep", "fever", "broken_arm", "broken_leg", "birth", "death")
HARD: Final = (
    *("elves", "lankin", "elf_king", "elf_queen", "duke_felmet", "duchess_felmet"),
    *("lacrimosa", "vlad", "count_magpyr", "count_bela"),
    *("cunning_man", "wintersmith", "hiver", "lily_weatherwax"),
)
SICK_PIG: Final = 0
SICK_SHEEP_TILE: Final = 1
DEATH_TILE: Final = 6
FIRST_HARD: Final = 7
KINDS: Final = 21
EASY_TILES: Final = 30
HARD_TILES: Final = 17
ELF_TILES: Final = 7
EXAMPLE_POINTS: Final = 22

GROUPS: Final = ("none", "elf", "felmet", "magpyr")
NO_GROUP: Final = 0
ELF: Final = 1
CONSEQUENCES: Final = ("nothing", "black_aliss", "crisis", "winter", "dungeon", "dungeon_for_all")
NOTHING_HAPPENS: Final = 0
BLACK_ALISS: Final = 1
CRISIS: Final = 2
WINTER: Final = 3
DUNGEON_LATER: Final = 4
DUNGEON_FOR_ALL: Final = 5

CARDS: Final = 55
PICTURES: Final = 43
LEAST_BROOMSTICKS: Final = 10
SYMBOLS: Final = ("headology", "magic", "broomstick")
HEADOLOGY: Final = 0
MAGIC: Final = 1
BROOMSTICK: Final = 2
ADVANTAGES: Final = (
    *("bonus", "borrowing", "escape", "reroll", "helping_hand", "sick_sheep", "self_confidence", "death"),
    *("shamble", "transformation", "invisibility", "extra_movement", "extra_cards"),
)
BONUS: Final = 0
BORROWING: Final = 1
ESCAPE: Final = 2
REROLL: Final = 3
HELPING_HAND: Final = 4
SICK_SHEEP: Final = 5
SELF_CONFIDENCE: Final = 6
DEATH: Final = 7
SHAMBLE: Final = 8
TRANSFORMATION: Final = 9
INVISIBILITY: Final = 10
EXTRA_MOVEMENT: Final = 11
EXTRA_CARDS: Final = 12
# May be played at any time of a turn (TW-5.7, TW-5.9).
FREE: Final = [
    advantage in ("borrowing", "helping_hand", "self_confidence", "shamble", "transformation", "extra_cards")
    for advantage in ADVANTAGES
]
AGAINST: Final = ("all", "elf", "felmet", "magpyr")
EVERYTHING: Final = 0
NO_PERSONA: Final = -1

# Start tiles are numbered after the cards.
INVISIBILITY_TILE: Final = CARDS
MAGIC_TILE: Final = CARDS + 1
PIG_TILE: Final = CARDS + 2
START_TILES: Final = ("invisibility_tile", "magic_tile", "pig_tile")

PERSONALITIES: Final = ("tiffany", "annagramma", "petulia", "dimity")
TIFFANY: Final = 0
ANNAGRAMMA: Final = 1
PETULIA: Final = 2
DIMITY: Final = 3
POWERS: Final = ("invisibility", "magic", "sick_pig", "first")

BOXES: Final = 6
MOST_SEATS: Final = 4


@final
class Supplies:
    """Markers at the start of a game: cackle, Black Aliss, crisis."""

    def __init__(self, cackle: int, aliss: int, crisis: int) -> None:
        self.cackle = cackle
        self.aliss = aliss
        self.crisis = crisis


@final
class Box:
    """Everything printed, in lists by kind of tile and by card."""

    def __init__(self, content: Content) -> None:
        self.atlas = Atlas(content)
        self.faces: list[int] = read_faces(content)
        supply = content.entry("supply")
        self.few_crises: int = supply.number("few_crises", 1, 12)
        self.cards_dealt: int = supply.number("cards", 1, 6)
        # By number of players.
        self.box_sizes: list[list[tuple[int, int]]] = [[]]
        self.standard: list[Supplies] = [Supplies(0, 0, 0)]
        self.together: list[Supplies] = [Supplies(0, 0, 0)]
        read_tables(self, content, supply.number("crisis", 1, 40), supply.number("black_aliss", 1, 40))
        solo = content.entry("solo")
        self.passed: int = solo.number("passed", 1, 99)
        self.distinction: int = solo.number("distinction", 1, 99)
        if self.distinction <= self.passed:
            solo.fail("distinction", "witches-problem-distinction", wanted=self.passed)
        # Tiles by kind.
        self.tile_names: list[str] = [*EASY, *HARD]
        self.difficulty: list[int] = []
        self.points: list[int] = []
        self.copies: list[int] = []
        self.group: list[int] = []
        self.consequence: list[int] = []
        self.banishes: list[bool] = []
        read_tiles(self, content)
        # Cards by number.
        self.card_ids: list[str] = []
        self.card_names: list[str] = []
        self.symbol: list[int] = []
        self.advantage: list[int] = []
        self.bonus: list[int] = []
        self.against: list[int] = []
        self.cost: list[int] = []
        self.personas: list[str] = []
        self.persona: list[int] = []
        self.place: list[int] = []
        read_cards(self, content)
        self.card_ids.extend(START_TILES)
        self.card_names.extend(START_TILES)
        self.start_markers: list[int] = read_personalities(content)

    def needs(self, kind: int, crisis: int) -> int:
        """The target of an attempt (TW-10.2)."""
        return self.difficulty[kind] + 2 * crisis

    def helps_against(self, card: int, kind: int) -> bool:
        """Whether this bonus card counts against this tile (TW-20.1)."""
        return self.against[card] == EVERYTHING or self.against[card] == self.group[kind]

    def figures(self) -> dict[str, Fact]:
        """What the words say of the content."""
        markers = dict(zip(PERSONALITIES, self.start_markers, strict=True))
        return {
            "crises": self.standard[-1].crisis,
            "few_crises": self.few_crises,
            "passed": self.passed,
            "distinction": self.distinction,
            "bonus_most": max(self.bonus),
            "extra_cards_cost": max(self.cost),
            **{f"{personality}_cackle": count for personality, count in markers.items()},
        }


# -- dice and supplies --------------------------------------------------------------------------------------------------


def read_faces(content: Content) -> list[int]:
    """One cackle worth nothing, and 2 to 6 (TW-1.1)."""
    entry = content.entry("die")
    faces = entry.numbers("faces")
    if sorted(faces) != [0, 2, 3, 4, 5, 6]:
        entry.fail("faces", "witches-problem-die")
        return [0, 2, 3, 4, 5, 6]
    return faces


def read_tables(box: Box, content: Content, crisis: int, aliss: int) -> None:
    """Boxes and supplies by number of players (TW-2.2, TW-2.6, TW-24.1, TW-25)."""
    solo = content.entry("solo")
    for players, entry in enumerate(content.entries("table", MOST_SEATS), 1):
        entry.expect("players", players)
        box.box_sizes.append(read_boxes(box, entry))
        cackle = entry.number("cackle", 1, 40)
        if players == 1:
            alone = Supplies(cackle, solo.number("black_aliss", 1, 40), solo.number("crisis", 1, 40))
            box.standard.append(alone)
            box.together.append(alone)
        else:
            box.standard.append(Supplies(cackle, aliss, crisis))
    for players, entry in enumerate(content.entries("together", MOST_SEATS - 1), 2):
        entry.expect("players", players)
        box.together.append(
            Supplies(
                entry.number("cackle", 1, 40),
                entry.number("black_aliss", 1, 40),
                entry.number("crisis", 1, 40),
            )
        )


def read_boxes(box: Box, entry: Entry) -> list[tuple[int, int]]:
    """How many hard and easy tiles lie in each of the six boxes; there must be enough of them."""
    hard = entry.numbers("hard")
    easy = entry.numbers("easy")
    atlas = box.atlas
    for key, row, tiles, squares in (
        ("hard", hard, HARD_TILES, len(atlas.squares_of("purple"))),
        ("easy", easy, EASY_TILES, len(atlas.squares_of("green"))),
    ):
        if len(row) != BOXES or (row and min(row) < 0):
            entry.fail(key, "witches-problem-boxes", wanted=BOXES)
        elif sum(row) + squares > tiles:
            entry.fail(key, "witches-problem-too-many-tiles", count=sum(row), wanted=tiles - squares)
    return list(zip(hard, easy, strict=False))


# -- tiles --------------------------------------------------------------------------------------------------------------


def read_tiles(box: Box, content: Content) -> None:
    for table, ids, wanted in (("easy", EASY, EASY_TILES), ("hard", HARD, HARD_TILES)):
        entries = content.entries(table, len(ids))
        before = len(box.copies)
        for id, entry in zip(ids, entries, strict=False):
            entry.expect("id", id)
            box.difficulty.append(entry.number("difficulty", 1, 30))
            box.points.append(entry.number("points", 1, 20))
            box.copies.append(entry.number("copies", 1, wanted))
            hard = table == "hard"
            box.group.append(GROUPS.index(entry.one_of("group", GROUPS)) if hard else NO_GROUP)
            box.consequence.append(
                CONSEQUENCES.index(entry.one_of("consequence", CONSEQUENCES)) if hard else NOTHING_HAPPENS
            )
            box.banishes.append(bool(entry.get("banishes")) if hard else False)
            check_printed_tile(entry, id)
        count = sum(box.copies[before:])
        if count != wanted:
            entries[-1].fail("copies", "witches-problem-tile-count", count=count, wanted=wanted)
    check_tiles(box, content)


def check_printed_tile(entry: Entry, id: str) -> None:
    """What is known of single tiles from the rulebook and from reviews."""
    known: dict[str, tuple[tuple[str, int], ...]] = {
        "sick_pig": (("points", 1),),
        "fever": (("difficulty", 7),),
        "death": (("difficulty", 12), ("points", 3)),
        "hiver": (("difficulty", 22),),
        "lily_weatherwax": (("difficulty", 23),),
        "elves": (("copies", 4),),
    }
    for key, wanted in known.get(id, ()):
        if entry.get(key) != wanted:
            entry.fail(key, "witches-problem-known", wanted=wanted)
    if id in HARD and id != "elves" and entry.get("copies") != 1:
        entry.fail("copies", "witches-problem-known", wanted=1)


def check_tiles(box: Box, content: Content) -> None:
    """Relations between tiles: pigs are easier than death, hard tiles worth more, seven elves, a set worth 22."""
    easy = content.entries("easy")
    hard = content.entries("hard")
    if len(box.points) != KINDS:
        return  # the wrong number of kinds is told already
    if box.difficulty[SICK_PIG] >= box.difficulty[DEATH_TILE]:
        easy[SICK_PIG].fail("difficulty", "witches-problem-pig")
    most = max(box.points[:FIRST_HARD])
    for place, points in enumerate(box.points[FIRST_HARD:]):
        if points <= most:
            hard[place].fail("points", "witches-problem-hard-points", wanted=most)
    elves = sum([box.copies[kind] for kind in range(KINDS) if box.group[kind] == ELF])
    if elves != ELF_TILES:
        hard[0].fail("group", "witches-problem-elves", count=elves, wanted=ELF_TILES)
    if sum([1 for banishes in box.banishes if banishes]) != 1:
        hard[-1].fail("banishes", "witches-problem-banishes")
    sums = {0}
    for kind in range(KINDS):
        for _ in range(box.copies[kind]):
            sums |= {total + box.points[kind] for total in sums}
    if EXAMPLE_POINTS not in sums:
        hard[-1].fail("points", "witches-problem-example", wanted=EXAMPLE_POINTS)


# -- cards --------------------------------------------------------------------------------------------------------------


def read_cards(box: Box, content: Content) -> None:
    entries = content.entries("card", CARDS)
    for entry in entries:
        id = entry.text("id")
        if id in box.card_ids:
            entry.fail("id", "witches-problem-card-twice")
        box.card_ids.append(id)
        box.card_names.append(entry.text("name"))
        box.symbol.append(SYMBOLS.index(entry.one_of("symbol", SYMBOLS)))
        advantage = ADVANTAGES.index(entry.one_of("advantage", ADVANTAGES))
        box.advantage.append(advantage)
        is_bonus = advantage == BONUS
        box.bonus.append(entry.number("bonus", 1, 9) if is_bonus else 0)
        box.against.append(AGAINST.index(entry.one_of("against", AGAINST)) if is_bonus else EVERYTHING)
        costs = advantage == EXTRA_CARDS and "cackle" in entry.data
        box.cost.append(entry.number("cackle", 0, 3) if costs else 0)
        box.persona.append(read_persona(box, entry))
        place = entry.text("place")
        if place not in box.atlas.places:
            entry.fail("place", "witches-problem-no-such-place", place=place)
        box.place.append(box.atlas.find(place))
    check_cards(box, entries)


def read_persona(box: Box, entry: Entry) -> int:
    if "persona" not in entry.data:
        return NO_PERSONA
    persona = entry.text("persona")
    if persona not in box.personas:
        box.personas.append(persona)
    return box.personas.index(persona)


def check_cards(box: Box, entries: list[Entry]) -> None:
    last = entries[-1]
    names = len(set(box.card_names))
    if names != PICTURES:
        last.fail("name", "witches-problem-pictures", count=names, wanted=PICTURES)
    for place, name in enumerate(box.atlas.places):
        if place not in box.place:
            last.fail("place", "witches-problem-place-without-card", place=name)
    for persona in ("agnes_nitt", "perdita_x_dream"):
        if persona not in box.personas:
            last.fail("persona", "witches-problem-persona", persona=persona)
    if len(box.personas) < 3:
        last.fail("persona", "witches-problem-personas")
    for number, advantage in enumerate(ADVANTAGES):
        if number not in box.advantage:
            last.fail("advantage", "witches-problem-advantage-missing", advantage=advantage)
    check_bonus_cards(box, last)
    brooms = box.symbol.count(BROOMSTICK)
    if brooms < LEAST_BROOMSTICKS:
        last.fail("symbol", "witches-problem-broomsticks", count=brooms, wanted=LEAST_BROOMSTICKS)
    for card, entry in enumerate(entries[: len(box.card_names)]):
        check_printed_card(box, card, entry)


def check_bonus_cards(box: Box, last: Entry) -> None:
    """Some +4 against a group, some +2; extra cards with and without a marker."""
    bonuses = [
        (box.bonus[card], box.against[card]) for card in range(len(box.bonus)) if box.advantage[card] == BONUS
    ]
    if not any(bonus == 4 and group != EVERYTHING for bonus, group in bonuses):
        last.fail("bonus", "witches-problem-bonus-four")
    if (2, EVERYTHING) not in bonuses:
        last.fail("bonus", "witches-problem-bonus-two")
    costs = {box.cost[card] for card in range(len(box.cost)) if box.advantage[card] == EXTRA_CARDS}
    if len(costs) < 2:
        last.fail("cackle", "witches-problem-extra-cards")


def check_printed_card(box: Box, card: int, entry: Entry) -> None:
    """Two cards of the rulebook's example."""
    name = box.card_names[card]
    if name == "igor_and_scraps" and box.advantage[card] != REROLL:
        entry.fail("advantage", "witches-problem-known", wanted="reroll")
    if name == "nac_mac_feegle" and (box.advantage[card] != BONUS or box.bonus[card] != 2):
        entry.fail("bonus", "witches-problem-known", wanted=2)


def read_personalities(content: Content) -> list[int]:
    """Cackle markers at the start, by personality (TW-3.4)."""
    markers: list[int] = []
    entries = content.entries("personality", len(PERSONALITIES))
    for id, power, entry in zip(PERSONALITIES, POWERS, entries, strict=False):
        entry.expect("id", id)
        entry.expect("power", power)
        entry.text("colour")
        entry.text("tile_colour")
        markers.append(entry.number("cackle", 0, 4))
    return markers
