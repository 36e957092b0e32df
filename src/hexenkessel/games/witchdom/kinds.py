"""The kinds of things in Witchdom (WD-1.5): inside the rules a kind is its place in one of these rows."""

from typing import Final

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
