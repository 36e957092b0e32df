"""What is in the box of Witchdom (WD-1): the kinds of things, and the content file with what a faithful one has to meet.

Inside the rules a kind is its place in one of these rows, and a card, a goal or a tile its place in the content file.
"""

import itertools
from typing import Final, final

from hexenkessel.kernel.content import Content, Entry, spread

PLACES: Final = ("mountains", "forest", "lake")
COLOURS: Final = ("red", "blue", "green", "yellow")
INGREDIENTS: Final = ("herbs", "leaf", "berries", "mushroom", "root")
TOOLS: Final = ("flask", "crystal", "ring", "candle", "mortar")
ANIMALS: Final = ("snake", "owl", "cat", "bat", "toad")
PAIRS: Final = ("moon", "star", "sun", "feather", "key")

KINDS: Final = 5
TOKENS: Final = 65
WITCHES: Final = 50
NOVICES: Final = 10
POTIONS: Final = 50
START_POTIONS: Final = 5
GOALS: Final = 15
TILES: Final = 9

# Cards are numbers: witches and then novices, potions and then start potions.
FIRST_NOVICE: Final = WITCHES
FIRST_START: Final = POTIONS
EMPTY: Final = -1
WILD: Final = -1

# What a potion asks for, one after the other: ingredients, then tools by kind, then any tool (WD-1.3).
FIRST_TOOL: Final = KINDS
ANY_TOOL: Final = 2 * KINDS
REQUIREMENTS: Final = (*INGREDIENTS, *TOOLS, "any")

# Conditions of goals (WD-9.1).
CONDITIONS: Final = ("witches", "potions", "witch_colours", "potion_colours", "tools", "animals")
OF_WITCHES: Final = 0
OF_POTIONS: Final = 1
OF_WITCH_COLOURS: Final = 2
OF_POTION_COLOURS: Final = 3
OF_TOOLS: Final = 4
OF_ANIMALS: Final = 5
LIGHT: Final = 0
DARK: Final = 1

# Ostara's tiles (WD-13.9 to 13.17).
GAINS: Final = ("witch-or-potion", "potion-or-witch", "witch", "potion", "animal", "ingredient")
WITCH_OR_POTION: Final = 0
A_WITCH: Final = 2
A_POTION: Final = 3
AN_ANIMAL: Final = 4
AN_INGREDIENT: Final = 5
CRITERIA: Final = ("goal", "banner", "points")
BY_GOAL: Final = 0
BY_BANNER: Final = 1
BY_POINTS: Final = 2

# The maxima that the rulebook states (WD-11.3, WD-11.6).
MOST: Final[dict[str, int]] = {"tools": 15, "animals": 25}
MOST_POINTS: Final = 30
MOST_ACTIONS: Final = 6
# The longest game has four dark and four light goals, and up to three extra dark ones (WD-2.7).
LEAST_DARK: Final = 7
LEAST_LIGHT: Final = 4
LEAST_ANIMAL_GOALS: Final = 2
ANIMAL_TILES: Final = 2
MOST_INGREDIENTS: Final = 2
# Of a potion: so many ingredients and tools, and both together.
MOST_NEEDED: Final = 8
MOST_TOOLS: Final = 4
MOST_REQUIREMENTS: Final = MOST_NEEDED + MOST_TOOLS


@final
class Layout:
    """What is laid out for a number of players (WD-2.6, WD-2.7)."""

    def __init__(self, dark: int, light: int, boxed: int) -> None:
        self.dark = dark
        self.light = light
        self.boxed = boxed


@final
class Level:
    """A level of the solo game (WD-13.3)."""

    def __init__(self, dark: int, light: int, claims: bool, leftovers: bool) -> None:
        self.dark = dark
        self.light = light
        self.claims = claims
        self.leftovers = leftovers


@final
class Witch:
    """A witch card (WD-1.4), or a novice: she has action points and the symbol of her pair alone (WD-2.3)."""

    def __init__(
        self,
        id: str,
        actions: list[int],
        main: int = EMPTY,
        banners: int = 0,
        renewal: bool = False,
        points: int = 0,
        animal: int = EMPTY,
        pair: int = EMPTY,
    ) -> None:
        self.id = id
        self.actions = actions
        self.main = main
        self.banners = banners
        self.renewal = renewal
        self.points = points
        self.animal = animal
        self.pair = pair


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


@final
class Box:
    """Everything printed. Lists by card are what the rules read."""

    def __init__(self, content: Content) -> None:
        self.layouts: list[Layout] = read_layouts(content)
        self.levels: list[Level] = read_levels(content)
        self.rounds, self.stages = read_stages(content)
        self.tool_scale = read_scale(content, "tools")
        self.animal_scale = read_scale(content, "animals")
        self.tokens = read_tokens(content)
        read_tools(content)
        # By animal: the ingredient that tames it (WD-12.2).
        self.price = read_animals(content)
        witches = read_witches(content) + read_novices(content)
        self.witch_names = [card.id for card in witches]
        self.main = [card.main for card in witches]
        # Banners as bits, red first.
        self.banners = [card.banners for card in witches]
        self.actions = [card.actions for card in witches]
        self.renewal = [card.renewal for card in witches]
        self.witch_points = [card.points for card in witches]
        self.animal = [card.animal for card in witches]
        self.pair = [card.pair for card in witches]
        potions = read_potions(content) + read_start_potions(content)
        self.potion_names = [card.id for card in potions]
        self.colour = [card.colour for card in potions]
        self.potion_points = [card.points for card in potions]
        self.tool = [card.tool for card in potions]
        # By potion: how many of each ingredient, of each tool, and of the any-tool symbol it asks for.
        self.needs = [card.ingredients for card in potions]
        self.tool_needs = [card.tools for card in potions]
        self.any_needs = [card.any_tools for card in potions]
        self.ingredient_counts = [sum(card.ingredients) for card in potions]
        self.needs_tools = [sum(card.tools) + card.any_tools > 0 for card in potions]
        self.requirements = [
            spread(card.ingredients, 0, KINDS)
            + [FIRST_TOOL + tool for tool in spread(card.tools, 0, KINDS)]
            + [ANY_TOOL] * card.any_tools
            for card in potions
        ]
        # By potion: the banners that can brew it, as bits; every one for a wild potion (WD-5.1).
        self.brewers = [
            (1 << len(COLOURS)) - 1 if card.colour == WILD else 1 << card.colour for card in potions
        ]
        # By side of a tile: the light one and then the dark one of every tile.
        self.goals: list[Goal] = read_goals(content)
        self.goal_names = [goal.id for goal in self.goals]
        self.tiles: list[Tile] = read_tiles(content)
        self.tile_names = [tile.id for tile in self.tiles]
        assert len(self.goals) == 2 * GOALS and (sum(self.tokens) == TOKENS or content.problems)


# -- setup, levels, scales, ingredients, tools, animals ----------------------------------------------------------------


def read_layouts(content: Content) -> list[Layout]:
    """By number of players; solo is laid out as for two (WD-13.1), but for its goals."""
    layouts: list[Layout] = []
    for players, entry in enumerate(content.entries("setup", 4), 2):
        entry.only_keys(("players", "dark", "light", "boxed"))
        entry.expect("players", players)
        layouts.append(
            Layout(entry.number("dark", 0, 4), entry.number("light", 0, 4), entry.number("boxed", 0, 20))
        )
        if layouts[-1].dark + layouts[-1].light < 2:
            entry.fail("dark", "witchdom-problem-few-goals")
    return [layouts[0], layouts[0], *layouts]


def read_levels(content: Content) -> list[Level]:
    """By number, from 1 on."""
    levels = [Level(0, 0, False, False)]
    for number, entry in enumerate(content.entries("level", 3), 1):
        entry.only_keys(("id", "dark", "light", "claims", "leftovers"))
        entry.expect("id", number)
        levels.append(
            Level(
                entry.number("dark", 0, 7),
                entry.number("light", 0, 4),
                entry.flag("claims"),
                entry.flag("leftovers"),
            )
        )
    return levels


def read_stages(content: Content) -> tuple[int, int]:
    """How many rounds a solo game has, in how many stages (WD-13.5)."""
    entry = content.entry("solo")
    entry.only_keys(("rounds", "stages"))
    rounds = entry.number("rounds", 1, 30)
    stages = entry.number("stages", 1, 5)
    # A stage must not need more tiles than Ostara has without animals (WD-13.1).
    if rounds % stages or rounds // stages > TILES - 2:
        entry.fail("stages", "witchdom-problem-stages", rounds=rounds)
    return rounds, stages


def read_scale(content: Content, name: str) -> list[int]:
    """Points for 0 to 5 different ones; the maximum is known, the steps never fall (WD-11.7)."""
    entry = content.entry("scales")
    entry.only_keys(("tools", "animals"))
    scale = entry.numbers(name)
    rising = all(before <= after for before, after in itertools.pairwise(scale))
    if len(scale) != KINDS + 1 or scale[0] != 0 or scale[-1] != MOST[name] or not rising:
        entry.fail(name, "witchdom-problem-scale", most=MOST[name])
        return [0] * (KINDS + 1)
    return scale


def read_tokens(content: Content) -> list[int]:
    """How many tokens of each kind; 65 in all (WD-1.2)."""
    entries = content.entries("ingredient", KINDS)
    tokens: list[int] = []
    for id, entry in zip(INGREDIENTS, entries, strict=True):
        entry.only_keys(("id", "tokens"))
        entry.expect("id", id)
        tokens.append(entry.number("tokens", 1, TOKENS))
    if sum(tokens) != TOKENS:
        entries[-1].fail("tokens", "witchdom-problem-tokens", total=sum(tokens), wanted=TOKENS)
    return tokens


def read_tools(content: Content) -> None:
    for id, entry in zip(TOOLS, content.entries("tool", KINDS), strict=True):
        entry.only_keys(("id",))
        entry.expect("id", id)


def read_animals(content: Content) -> list[int]:
    """By animal the ingredient that tames it: one each, herbs for the snake (WD-12.2)."""
    prices: list[int] = []
    for id, entry in zip(ANIMALS, content.entries("animal", KINDS), strict=True):
        entry.only_keys(("id", "ingredient"))
        entry.expect("id", id)
        price = INGREDIENTS.index(entry.one_of("ingredient", INGREDIENTS))
        if price in prices:
            entry.fail("ingredient", "witchdom-problem-price-twice")
        if id == ANIMALS[0] and price != 0:
            entry.fail("ingredient", "witchdom-problem-snake")
        prices.append(price)
    return prices


# -- witches and novices ----------------------------------------------------------------------------------------------


def read_witches(content: Content) -> list[Witch]:
    witches: list[Witch] = []
    entries = content.entries("witch", WITCHES)
    for number, entry in enumerate(entries[:WITCHES], 1):
        entry.only_keys(("id", "main", "secondary", "actions", "renewal", "points", "animal"))
        entry.expect("id", f"w{number:02}")
        main = COLOURS.index(entry.one_of("main", COLOURS))
        secondary = names(entry, "secondary", COLOURS)
        if main in secondary or len(set(secondary)) < len(secondary):
            entry.fail("secondary", "witchdom-problem-banner-twice")
        banners = sum([1 << colour for colour in {main, *secondary}])
        actions = read_actions(entry)
        renewal = entry.flag("renewal")
        points = entry.number("points", 0, MOST_POINTS)
        animal = ANIMALS.index(entry.one_of("animal", ANIMALS))
        witches.append(Witch(entry.text("id"), actions, main, banners, renewal, points, animal))
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


def read_novices(content: Content) -> list[Witch]:
    novices: list[Witch] = []
    for number, entry in enumerate(content.entries("novice", NOVICES)[:NOVICES]):
        entry.only_keys(("id", "pair", "actions"))
        pair = PAIRS[number // 2]
        entry.expect("id", f"{pair}-{'ab'[number % 2]}")
        entry.expect("pair", pair)
        novices.append(Witch(entry.text("id"), read_actions(entry), pair=number // 2))
    return novices


# -- potions ----------------------------------------------------------------------------------------------------------


def read_potions(content: Content) -> list[Potion]:
    potions: list[Potion] = []
    entries = content.entries("potion", POTIONS)
    for number, entry in enumerate(entries[:POTIONS], 1):
        entry.only_keys(("id", "colour", "ingredients", "tools", "points", "tool"))
        entry.expect("id", f"p{number:02}")
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
        entry.only_keys(("id", "ingredients", "points"))
        entry.expect("id", f"s{number}")
        points = entry.number("points", 0, MOST_POINTS)
        potions.append(Potion(entry.text("id"), WILD, read_ingredients(entry), [0] * KINDS, 0, points, EMPTY))
    return potions


# -- goals ------------------------------------------------------------------------------------------------------------


def read_goals(content: Content) -> list[Goal]:
    """The light and the dark side of every tile, one after the other."""
    goals: list[Goal] = []
    entries = content.entries("goal", GOALS)
    for number, entry in enumerate(entries[:GOALS], 1):
        entry.expect("id", f"g{number}")
        keys = ["id"]
        light, dark = (read_side(entry, side, keys) for side in ("light", "dark"))
        entry.only_keys(tuple(keys))
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
        entry.expect("id", f"o{number}")
        gains = names(entry, "gains", GAINS)
        animal = AN_ANIMAL in gains
        entry.only_keys(("id", "gains", "criteria", "else") if animal else ("id", "gains", "criteria"))
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


# -- tools for reading ------------------------------------------------------------------------------------------------


def names(entry: Entry, key: str, allowed: tuple[str, ...]) -> list[int]:
    """A list of names as their numbers."""
    value = entry.get(key)
    if not isinstance(value, list) or not all(item in allowed for item in value):
        entry.fail(key, "witchdom-problem-names", allowed=", ".join(allowed))
        return []
    return [allowed.index(item) for item in value]
