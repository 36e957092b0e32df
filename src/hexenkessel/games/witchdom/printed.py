"""Cards, goals and tiles of the content file, with what every faithful content has to meet (facts.md D2 to D7)."""

from typing import final

from hexenkessel.games.witchdom.kinds import (
    A_POTION,
    A_WITCH,
    AN_ANIMAL,
    AN_INGREDIENT,
    ANIMALS,
    COLOURS,
    CONDITIONS,
    CRITERIA,
    EMPTY,
    GAINS,
    GOALS,
    INGREDIENTS,
    KINDS,
    NOVICES,
    OF_ANIMALS,
    OF_POTION_COLOURS,
    OF_TOOLS,
    OF_WITCHES,
    PAIRS,
    PLACES,
    POTIONS,
    START_POTIONS,
    TILES,
    TOOLS,
    WILD,
    WITCHES,
)
from hexenkessel.games.witchdom.tables import flag, names, only_keys, wanted_id
from hexenkessel.kernel.content import Content, Entry

MOST_POINTS = 30
MOST_ACTIONS = 6
# The longest game has four dark and four light goals, and up to three extra dark ones (WD-2.7).
LEAST_DARK = 7
LEAST_LIGHT = 4
LEAST_ANIMAL_GOALS = 2
ANIMAL_TILES = 2
MOST_INGREDIENTS = 2
# Of a potion: so many ingredients and tools, and both together.
MOST_NEEDED = 8
MOST_TOOLS = 4
MOST_REQUIREMENTS = MOST_NEEDED + MOST_TOOLS


@final
class Witch:
    """A witch card (WD-1.4)."""

    def __init__(
        self, id: str, main: int, banners: int, actions: list[int], renewal: bool, points: int, animal: int
    ) -> None:
        self.id = id
        self.main = main
        self.banners = banners
        self.actions = actions
        self.renewal = renewal
        self.points = points
        self.animal = animal


@final
class Novice:
    """A novice: action points and the symbol of her pair (WD-2.3)."""

    def __init__(self, id: str, pair: str, actions: list[int]) -> None:
        self.id = id
        self.pair = pair
        self.actions = actions


@final
class Potion:
    """A potion card (WD-1.3); `tool` is on its back, none on that of a start potion."""

    def __init__(
        self,
        id: str,
        colour: int,
        ingredients: list[int],
        tools: list[int],
        any_tools: int,
        points: int,
        tool: int,
    ) -> None:
        self.id = id
        self.colour = colour
        self.ingredients = ingredients
        self.tools = tools
        self.any_tools = any_tools
        self.points = points
        self.tool = tool


@final
class Goal:
    """One side of a goal tile; `kinds` are bits, for tools and animals (WD-9.1)."""

    def __init__(
        self, tile: str, side: str, condition: int, colour: int, kinds: int, count: int, points: int
    ) -> None:
        self.id = f"{tile}-{side}"
        self.tile = tile
        self.side = side
        self.condition = condition
        self.colour = colour
        self.kinds = kinds
        self.count = count
        self.points = points


@final
class Tile:
    """One of Ostara's tiles (WD-13.9 to 13.17)."""

    def __init__(self, id: str, gains: list[int], instead: int, criteria: list[int]) -> None:
        self.id = id
        self.gains = gains
        self.instead = instead
        self.criteria = criteria
        self.animal = AN_ANIMAL in gains


# -- witches and novices ----------------------------------------------------------------------------------------------


def read_witches(content: Content) -> list[Witch]:
    witches: list[Witch] = []
    entries = content.entries("witch", WITCHES)
    for number, entry in enumerate(entries[:WITCHES], 1):
        only_keys(entry, ("id", "main", "secondary", "actions", "renewal", "points", "animal"))
        wanted_id(entry, f"w{number:02}")
        main = COLOURS.index(entry.one_of("main", COLOURS))
        secondary = names(entry, "secondary", COLOURS)
        if main in secondary or len(set(secondary)) < len(secondary):
            entry.fail("secondary", "witchdom-problem-banner-twice")
        banners = sum([1 << colour for colour in {main, *secondary}])
        actions = read_actions(entry)
        renewal = flag(entry, "renewal")
        points = entry.number("points", 0, MOST_POINTS)
        animal = ANIMALS.index(entry.one_of("animal", ANIMALS))
        witches.append(Witch(entry.text("id"), main, banners, actions, renewal, points, animal))
    check_witches(entries[-1], witches)
    return witches


def read_actions(entry: Entry) -> list[int]:
    """Action points for the three places; at least one in all, or a game might never end (WD-17.6)."""
    actions = entry.numbers("actions")
    fits = len(actions) == len(PLACES) and all(0 <= points <= MOST_ACTIONS for points in actions)
    if not fits or sum(actions) < 1:
        entry.fail("actions", "witchdom-problem-actions", most=MOST_ACTIONS)
        return [1, 0, 0]
    return actions


def check_witches(last: Entry, witches: list[Witch]) -> None:
    """What the rulebook shows of them."""
    green = [witch.points for witch in witches if witch.main == COLOURS.index("green")]
    red = [witch.actions for witch in witches if witch.main == COLOURS.index("red")]
    if len({witch.main for witch in witches}) < len(COLOURS):
        last.fail("witches: colours", "witchdom-problem-witches-colours")
    if not 0 < len([witch for witch in witches if witch.renewal]) < len(witches):
        last.fail("witches: renewal", "witchdom-problem-witches-renewal")
    if all(witch.banners == 1 << witch.main for witch in witches):
        last.fail("witches: secondary", "witchdom-problem-witches-secondary")
    if all(witch.actions != [0, 2, 1] for witch in witches):
        last.fail("witches: gatherer", "witchdom-problem-witches-gatherer")
    if not any(actions[0] >= 2 and actions[1] >= 1 for actions in red):
        last.fail("witches: red", "witchdom-problem-witches-red")
    if 8 not in green or min(green) >= 8:
        last.fail("witches: green", "witchdom-problem-witches-green")


def read_novices(content: Content) -> list[Novice]:
    novices: list[Novice] = []
    for number, entry in enumerate(content.entries("novice", NOVICES)[:NOVICES]):
        only_keys(entry, ("id", "pair", "actions"))
        pair = PAIRS[number // 2]
        wanted_id(entry, f"{pair}-{'ab'[number % 2]}")
        if entry.text("pair") != pair:
            entry.fail("pair", "witchdom-problem-order", wanted=pair)
        novices.append(Novice(entry.text("id"), pair, read_actions(entry)))
    return novices


# -- potions ----------------------------------------------------------------------------------------------------------


def read_potions(content: Content) -> list[Potion]:
    potions: list[Potion] = []
    entries = content.entries("potion", POTIONS)
    for number, entry in enumerate(entries[:POTIONS], 1):
        only_keys(entry, ("id", "colour", "ingredients", "tools", "points", "tool"))
        wanted_id(entry, f"p{number:02}")
        colour = entry.one_of("colour", (*COLOURS, "wild"))
        tools = names(entry, "tools", (*TOOLS, "any"))
        if len(tools) > MOST_TOOLS:
            entry.fail("tools", "witchdom-problem-many-tools", most=MOST_TOOLS)
        potions.append(
            Potion(
                entry.text("id"),
                COLOURS.index(colour) if colour in COLOURS else WILD,
                read_ingredients(entry),
                [tools.count(kind) for kind in range(KINDS)],
                tools.count(KINDS),
                entry.number("points", 0, MOST_POINTS),
                TOOLS.index(entry.one_of("tool", TOOLS)),
            )
        )
    check_potions(entries[-1], potions)
    check_wild_potions(entries, potions)
    return potions


def read_ingredients(entry: Entry) -> list[int]:
    ingredients = names(entry, "ingredients", INGREDIENTS)
    if not 1 <= len(ingredients) <= MOST_NEEDED:
        entry.fail("ingredients", "witchdom-problem-no-ingredients", most=MOST_NEEDED)
    return [ingredients.count(kind) for kind in range(KINDS)]


def check_potions(last: Entry, potions: list[Potion]) -> None:
    """What the rulebook shows of them."""
    red = [potion for potion in potions if potion.colour == COLOURS.index("red")]
    leaf, berries = INGREDIENTS.index("leaf"), INGREDIENTS.index("berries")
    if {potion.colour for potion in potions} != {WILD, *range(len(COLOURS))}:
        last.fail("potions: colours", "witchdom-problem-potions-colours")
    if not any(potion.any_tools for potion in potions):
        last.fail("potions: any", "witchdom-problem-potions-any")
    if not 0 < len([potion for potion in potions if sum(potion.tools) + potion.any_tools]) < len(potions):
        last.fail("potions: tools", "witchdom-problem-potions-tools")
    if not any(potion.tools[TOOLS.index("crystal")] for potion in red):
        last.fail("potions: crystal", "witchdom-problem-potions-crystal")
    if not any(potion.ingredients[leaf] and potion.ingredients[berries] for potion in red):
        last.fail("potions: berries", "witchdom-problem-potions-berries")
    if not any(potion.tool == TOOLS.index("flask") for potion in potions):
        last.fail("potions: flask", "witchdom-problem-potions-flask")


def check_wild_potions(entries: list[Entry], potions: list[Potion]) -> None:
    """A wild potion is worth less than a coloured one at the same cost."""
    for entry, potion in zip(entries, potions, strict=False):
        equals = [other for other in potions if other.colour != WILD and cost(other) == cost(potion)]
        if potion.colour == WILD and any(other.points <= potion.points for other in equals):
            entry.fail("points", "witchdom-problem-wild-points")


def cost(potion: Potion) -> tuple[int, int, int]:
    return sum(potion.ingredients), sum(potion.tools), potion.any_tools


def read_start_potions(content: Content) -> list[Potion]:
    """Wild potions without tools, numbered by the place in turn order (WD-2.2)."""
    potions: list[Potion] = []
    for number, entry in enumerate(content.entries("start", START_POTIONS)[:START_POTIONS], 1):
        only_keys(entry, ("id", "ingredients", "points"))
        wanted_id(entry, f"s{number}")
        points = entry.number("points", 0, MOST_POINTS)
        potions.append(Potion(entry.text("id"), WILD, read_ingredients(entry), [0] * KINDS, 0, points, EMPTY))
    return potions


# -- goals ------------------------------------------------------------------------------------------------------------


def read_goals(content: Content) -> list[Goal]:
    """The light and the dark side of every tile, one after the other."""
    goals: list[Goal] = []
    entries = content.entries("goal", GOALS)
    for number, entry in enumerate(entries[:GOALS], 1):
        wanted_id(entry, f"g{number}")
        keys = ["id"]
        light, dark = (read_side(entry, side, keys) for side in ("light", "dark"))
        only_keys(entry, tuple(keys))
        same = (light.condition, light.colour, light.kinds) == (dark.condition, dark.colour, dark.kinds)
        if dark.points <= light.points:
            entry.fail("dark_points", "witchdom-problem-dark-points")
        if same and dark.count <= light.count:
            entry.fail("dark_count", "witchdom-problem-dark-count")
        goals.append(light)
        goals.append(dark)
    check_goals(entries[-1], goals)
    return goals


def read_side(entry: Entry, side: str, keys: list[str]) -> Goal:
    """One side of a tile; what it reads is added to `keys`."""
    condition = CONDITIONS.index(entry.one_of(f"{side}_condition", CONDITIONS))
    colour = EMPTY
    kinds: list[int] = []
    most = KINDS
    keys += [f"{side}_condition", f"{side}_count", f"{side}_points"]
    if condition < 2:
        colour = COLOURS.index(entry.one_of(f"{side}_colour", COLOURS))
        keys.append(f"{side}_colour")
        most = 9
    elif condition <= OF_POTION_COLOURS:
        most = len(COLOURS)
    else:
        kinds = names(entry, f"{side}_kinds", TOOLS if condition == OF_TOOLS else ANIMALS)
        keys.append(f"{side}_kinds")
    count = entry.number(f"{side}_count", max(1, len(kinds)), most)
    points = entry.number(f"{side}_points", 1, MOST_POINTS)
    mask = sum([1 << kind for kind in set(kinds)])
    return Goal(entry.text("id"), side, condition, colour, mask, count, points)


def check_goals(last: Entry, goals: list[Goal]) -> None:
    """Enough sides for the longest game without animals, on different tiles, and some for the one with them."""
    light = [goal.condition != OF_ANIMALS for goal in goals[::2]]
    dark = [goal.condition != OF_ANIMALS for goal in goals[1::2]]
    either = [one or other for one, other in zip(light, dark, strict=True)]
    asked = {(goal.condition, goal.colour) for goal in goals}
    enough = sum(light) >= LEAST_LIGHT and sum(dark) >= LEAST_DARK
    if not enough or sum(either) < LEAST_LIGHT + LEAST_DARK:
        last.fail("goals: free", "witchdom-problem-goals-free")
    if len(dark) - sum(dark) < LEAST_ANIMAL_GOALS:
        last.fail("goals: animals", "witchdom-problem-goals-animals")
    if not {(OF_WITCHES, COLOURS.index("yellow")), (OF_WITCHES, COLOURS.index("green"))} <= asked:
        last.fail("goals: witches", "witchdom-problem-goals-witches")


# -- Ostara's tiles ---------------------------------------------------------------------------------------------------


def read_tiles(content: Content) -> list[Tile]:
    tiles: list[Tile] = []
    entries = content.entries("tile", TILES)
    for number, entry in enumerate(entries[:TILES], 1):
        wanted_id(entry, f"o{number}")
        gains = names(entry, "gains", GAINS)
        animal = AN_ANIMAL in gains
        only_keys(entry, ("id", "gains", "criteria", "else") if animal else ("id", "gains", "criteria"))
        cards = [gain for gain in gains if gain not in (AN_ANIMAL, AN_INGREDIENT)]
        both = sorted(cards) == [A_WITCH, A_POTION]
        one = len(cards) <= 1 and not set(cards) & {A_WITCH, A_POTION}
        few = gains.count(AN_INGREDIENT) <= MOST_INGREDIENTS and gains.count(AN_ANIMAL) <= 1
        if not gains or not few or not (both or one):
            entry.fail("gains", "witchdom-problem-gains")
        instead = entry.number("else", 1, MOST_INGREDIENTS) if animal else 0
        criteria = names(entry, "criteria", CRITERIA)
        if len(set(criteria)) < len(criteria):
            entry.fail("criteria", "witchdom-problem-criteria-twice")
        tiles.append(Tile(entry.text("id"), gains, instead, criteria))
    animals = len([tile for tile in tiles if tile.animal])
    if animals != ANIMAL_TILES:
        entries[-1].fail("gains", "witchdom-problem-animal-tiles", animals=animals, wanted=ANIMAL_TILES)
    return tiles
