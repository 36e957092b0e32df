"""The tables of the content file with their checks: setup, levels, scales, ingredients, tools, animals (facts.md D1, D8)."""

import itertools
from typing import final

from hexenkessel.games.witchdom.kinds import ANIMALS, INGREDIENTS, KINDS, TILES, TOKENS, TOOLS
from hexenkessel.kernel.content import Content, Entry

# The maxima that the rulebook states (WD-11.3, WD-11.6).
MOST: dict[str, int] = {"tools": 15, "animals": 25}


@final
class Layout:
    """What is laid out for a number of players (WD-2.6, WD-2.7)."""

    def __init__(self, players: int, dark: int, light: int, boxed: int) -> None:
        self.players = players
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


def read_layouts(content: Content) -> list[Layout]:
    """By number of players; solo is laid out as for two (WD-13.1), but for its goals."""
    layouts: list[Layout] = []
    for players, entry in enumerate(content.entries("setup", 4), 2):
        only_keys(entry, ("players", "dark", "light", "boxed"))
        if entry.number("players", 2, 5) != players:
            entry.fail("players", "witchdom-problem-order", wanted=players)
        layouts.append(
            Layout(
                players, entry.number("dark", 0, 4), entry.number("light", 0, 4), entry.number("boxed", 0, 20)
            )
        )
        if layouts[-1].dark + layouts[-1].light < 2:
            entry.fail("dark", "witchdom-problem-few-goals")
    return [layouts[0], layouts[0], *layouts]


def read_levels(content: Content) -> list[Level]:
    """By number, from 1 on."""
    levels = [Level(0, 0, False, False)]
    for number, entry in enumerate(content.entries("level", 3), 1):
        only_keys(entry, ("id", "dark", "light", "claims", "leftovers"))
        if entry.number("id", 1, 3) != number:
            entry.fail("id", "witchdom-problem-order", wanted=number)
        levels.append(
            Level(
                entry.number("dark", 0, 7),
                entry.number("light", 0, 4),
                flag(entry, "claims"),
                flag(entry, "leftovers"),
            )
        )
    return levels


def read_stages(content: Content) -> tuple[int, int]:
    """How many rounds a solo game has, in how many stages (WD-13.5)."""
    entry = content.entry("solo")
    only_keys(entry, ("rounds", "stages"))
    rounds = entry.number("rounds", 1, 30)
    stages = entry.number("stages", 1, 5)
    # A stage must not need more tiles than Ostara has without animals (WD-13.1).
    if rounds % stages or rounds // stages > TILES - 2:
        entry.fail("stages", "witchdom-problem-stages", rounds=rounds)
    return rounds, stages


def read_scale(content: Content, name: str) -> list[int]:
    """Points for 0 to 5 different ones; the maximum is known, the steps never fall (WD-11.7)."""
    entry = content.entry("scales")
    only_keys(entry, ("tools", "animals"))
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
        only_keys(entry, ("id", "tokens"))
        wanted_id(entry, id)
        tokens.append(entry.number("tokens", 1, TOKENS))
    if sum(tokens) != TOKENS:
        entries[-1].fail("tokens", "witchdom-problem-tokens", total=sum(tokens), wanted=TOKENS)
    return tokens


def read_tools(content: Content) -> None:
    for id, entry in zip(TOOLS, content.entries("tool", KINDS), strict=True):
        only_keys(entry, ("id",))
        wanted_id(entry, id)


def read_animals(content: Content) -> list[int]:
    """By animal the ingredient that tames it: one each, herbs for the snake (WD-12.2)."""
    prices: list[int] = []
    for id, entry in zip(ANIMALS, content.entries("animal", KINDS), strict=True):
        only_keys(entry, ("id", "ingredient"))
        wanted_id(entry, id)
        price = INGREDIENTS.index(entry.one_of("ingredient", INGREDIENTS))
        if price in prices:
            entry.fail("ingredient", "witchdom-problem-price-twice")
        if id == ANIMALS[0] and price != 0:
            entry.fail("ingredient", "witchdom-problem-snake")
        prices.append(price)
    return prices


# -- tools for reading ------------------------------------------------------------------------------------------------


def wanted_id(entry: Entry, id: str) -> None:
    """Words and moves go by these ids, in this order."""
    if entry.text("id") != id:
        entry.fail("id", "witchdom-problem-order", wanted=id)


def flag(entry: Entry, key: str) -> bool:
    value = entry.get(key)
    if not isinstance(value, bool):
        entry.fail(key, "witchdom-problem-flag")
        return False
    return value


def names(entry: Entry, key: str, allowed: tuple[str, ...]) -> list[int]:
    """A list of names as their numbers."""
    value = entry.get(key)
    if not isinstance(value, list) or not all(item in allowed for item in value):
        entry.fail(key, "witchdom-problem-names", allowed=", ".join(allowed))
        return []
    return [allowed.index(item) for item in value]


def only_keys(entry: Entry, keys: tuple[str, ...]) -> None:
    """A key that nothing reads is a slip of the pen, or wants something that the rules do not know."""
    for key in entry.data:
        if key not in keys and key not in ("source", "note"):
            entry.fail(key, "witchdom-problem-no-such-key", keys=", ".join(keys))
