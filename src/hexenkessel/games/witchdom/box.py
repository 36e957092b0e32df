"""What is in the box of Witchdom, out of the content file: cards, goals, tiles and tables, by number."""

from typing import final

from hexenkessel.games.witchdom.kinds import (
    ANY_TOOL,
    COLOURS,
    EMPTY,
    FIRST_TOOL,
    GOALS,
    KINDS,
    PAIRS,
    TOKENS,
    WILD,
)
from hexenkessel.games.witchdom.printed import (
    Goal,
    Tile,
    read_goals,
    read_novices,
    read_potions,
    read_start_potions,
    read_tiles,
    read_witches,
)
from hexenkessel.games.witchdom.tables import (
    Layout,
    Level,
    read_animals,
    read_layouts,
    read_levels,
    read_scale,
    read_stages,
    read_tokens,
    read_tools,
)
from hexenkessel.kernel.content import Content


@final
class Box:
    """Everything printed. Lists by card are what the rules read; a novice has no banner, points or animal."""

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
        witches = read_witches(content)
        novices = read_novices(content)
        self.witch_names = [card.id for card in witches] + [card.id for card in novices]
        self.main = [card.main for card in witches] + [EMPTY] * len(novices)
        # Banners as bits, red first.
        self.banners = [card.banners for card in witches] + [0] * len(novices)
        self.actions = [card.actions for card in witches] + [card.actions for card in novices]
        self.renewal = [card.renewal for card in witches] + [False] * len(novices)
        self.witch_points = [card.points for card in witches] + [0] * len(novices)
        self.animal = [card.animal for card in witches] + [EMPTY] * len(novices)
        self.pair = [EMPTY] * len(witches) + [PAIRS.index(card.pair) for card in novices]
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
            spread(card.ingredients, 0) + spread(card.tools, FIRST_TOOL) + [ANY_TOOL] * card.any_tools
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


def spread(counts: list[int], first: int) -> list[int]:
    """Every kind as often as it is counted."""
    return [first + kind for kind in range(KINDS) for _ in range(counts[kind])]
