"""What a position of Witchdom is worth to somebody: points now, and what cards and tokens at hand are likely to become.

The heart is a plan: which potions of the stock are brewed next, by which witches, with which tokens and tools. Everything
not yet there costs action points; what comes later than the game lasts is worth little.
"""

from typing import Final, final

from hexenkessel.games.witchdom.box import (
    COLOURS,
    EMPTY,
    FIRST_NOVICE,
    KINDS,
    OF_ANIMALS,
    OF_POTION_COLOURS,
    OF_POTIONS,
    OF_TOOLS,
    OF_WITCH_COLOURS,
    OF_WITCHES,
    WILD,
)
from hexenkessel.games.witchdom.goals import progress
from hexenkessel.games.witchdom.scoring import bits, kinds_of, points_of
from hexenkessel.games.witchdom.state import NOT_YET, OSTARA, Witchdom

# How many rounds games last, by number of players, as measured.
TYPICAL_ROUNDS: Final = [15.0, 15.0, 20.0, 18.0, 15.0, 12.0]
POINTS_PER_ACTION: Final = 1.0
ACTIONS_PER_TURN: Final = 2.4
PLANNED: Final = 3
# What a thing is worth beyond the plan.
SPARE_TOKEN: Final = 0.45
SPARE_POTION: Final = 0.3
SPARE_TOOL: Final = 0.5
SPARE_WITCH: Final = 1.0
# What an animal in stock keeps of its worth, with its ingredient and without.
TAMABLE: Final = 0.4
WAITING: Final = 0.15
# What a plan keeps of its worth with every action point it still needs.
PATIENCE: Final = 0.91
TOO_LATE: Final = 0.12
# What the first, second and third planned brew keep of their worth, being only planned.
DELAY: Final = [0.7, 0.5, 0.32]
# Points that each gain of Ostara's tiles brings her in the end, in the order of `GAINS`, less what a turn loses.
TILE_POINTS: Final = [2.2, 2.2, 2.2, 2.2, 4.0, 2.75]
IDLE_POINTS: Final = 1.65


@final
class Outlook:
    """What goals make colours and kinds worth to one owner, and how many turns are left."""

    def __init__(self, state: Witchdom, owner: int) -> None:
        self.turns = turns_left(state, owner)
        self.witch = [0.0] * len(COLOURS)
        self.potion = [0.0] * len(COLOURS)
        self.tool = [0.0] * KINDS
        self.animal = [0.0] * KINDS
        for number, side in enumerate(state.goals):
            if state.goal_owners[number] == EMPTY:
                self.add_goal(state, owner, side)

    def add_goal(self, state: Witchdom, owner: int, side: int) -> None:
        goal = state.box.goals[side]
        have = progress(state, owner, side)
        rival = 0
        for other in range(state.owners):
            if other != owner:
                rival = max(rival, progress(state, other, side))
        missing = goal.count - have
        # The nearer, the more every further card is worth; less where a rival is nearer.
        worth = goal.points * (1.0 if missing == 1 else 0.55 if missing == 2 else 0.3)
        if rival > have:
            worth *= 0.6
        condition = goal.condition
        if condition == OF_WITCHES:
            self.witch[goal.colour] += worth
        elif condition == OF_POTIONS:
            self.potion[goal.colour] += worth
        elif condition in (OF_WITCH_COLOURS, OF_POTION_COLOURS):
            of_witches = condition == OF_WITCH_COLOURS
            cards = state.clan_witches[owner] if of_witches else state.clan_potions[owner]
            colours = state.box.main if of_witches else state.box.colour
            bonus = self.witch if of_witches else self.potion
            for colour in range(len(COLOURS)):
                if all(colours[card] != colour for card in cards):
                    bonus[colour] += 0.7 * worth
        else:
            self.add_kinds(state, owner, condition, goal.kinds, worth)

    def add_kinds(self, state: Witchdom, owner: int, condition: int, named: int, worth: float) -> None:
        """Tools or animals that the clan lacks; those named first."""
        if condition == OF_TOOLS:
            owned = kinds_of(state.clan_tools[owner], state.box.tool)
            bonus = self.tool
        else:
            assert condition == OF_ANIMALS
            owned = kinds_of(state.clan_animals[owner], state.box.animal)
            bonus = self.animal
        wanted = named & ~owned
        for kind in range(KINDS):
            if (wanted >> kind & 1) if wanted else not owned >> kind & 1:
                bonus[kind] += worth


def turns_left(state: Witchdom, owner: int) -> float:
    """Turns that this owner is likely to have, the one that is running included."""
    if state.solo:
        return float(state.box.rounds - state.round + 1)
    if state.last_round != NOT_YET:
        rounds = float(state.last_round - state.round)
    else:
        typical = TYPICAL_ROUNDS[state.players] - state.round
        # The smaller stack loses about one card in a turn with many players, less with few.
        stack = min(len(state.witch_stack), len(state.potion_stack)) * 1.1 / state.players + 1.0
        rounds = max(2.0, min(typical, stack))
    behind = (owner - state.first) % state.players
    now = (state.turn - state.first) % state.players
    return rounds + (1.0 if behind >= now else 0.0)


def projected_points(state: Witchdom, owner: int, outlook: Outlook) -> float:
    """Points now, the plan, and what is left over besides."""
    plan = Plan(state, owner, outlook)
    worth = float(points_of(state, owner)) + plan.worth
    worth += animals_worth(state, owner, outlook)
    worth += plan.leftovers(state)
    return worth + engine_worth(state, owner, outlook)


def engine_worth(state: Witchdom, owner: int, outlook: Outlook) -> float:
    """Action points per turn, a rest included in every round of the hand, over the turns left."""
    cards = 0
    points = 0
    for card in state.hands[owner]:
        actions = state.box.actions[card]
        points += actions[0] + actions[1] + actions[2]
        cards += 1
    for card in state.piles[owner]:
        actions = state.box.actions[card]
        points += actions[0] + actions[1] + actions[2]
        cards += 1
    # Two tokens come with the rest.
    return POINTS_PER_ACTION * max(0.0, outlook.turns - 1.5) * (points + 2) / (cards + 1)


def animals_worth(state: Witchdom, owner: int, outlook: Outlook) -> float:
    """Animals that wait to be tamed: each takes a turn without brewing, and a token."""
    if not state.stock_animals[owner]:
        return 0.0
    box = state.box
    owned = kinds_of(state.clan_animals[owner], box.animal)
    waiting = kinds_of(state.stock_animals[owner], box.animal) & ~owned
    count = bits(owned)
    worth = 0.0
    turns = outlook.turns
    for kind in range(KINDS):
        if waiting >> kind & 1 and turns >= 1.0:
            gain = box.animal_scale[count + 1] - box.animal_scale[count] + outlook.animal[kind]
            worth += gain * (TAMABLE if state.ingredients[owner][box.price[kind]] else WAITING)
            count += 1
            turns -= 2.0
    return worth


@final
class Plan:
    """The next brews, greedily: `worth` is what they bring, discounted by what they still need."""

    def __init__(self, state: Witchdom, owner: int, outlook: Outlook) -> None:
        self.tokens = state.ingredients[owner][:]
        self.tools = kinds_of(state.clan_tools[owner], state.box.tool)
        self.stock = kinds_of(state.stock_tools[owner], state.box.tool)
        self.potions = state.stock_potions[owner][:]
        self.hand = [card for card in state.hands[owner] if card < FIRST_NOVICE]
        self.pile = [card for card in state.piles[owner] if card < FIRST_NOVICE]
        self.units = 0.0
        self.worth = 0.0
        for brews in range(PLANNED):
            if not self.potions or not self.add(state, outlook, brews):
                break

    def add(self, state: Witchdom, outlook: Outlook, brews: int) -> bool:
        """The most promising potion that is left, with the best witch for it."""
        best = -1.0
        chosen = EMPTY
        brewer = EMPTY
        cost = 0
        for potion in self.potions:
            needed = self.needed(state, potion)
            witch = self.best_witch(state, outlook, potion)
            worth = potion_worth(state, outlook, potion) + self.tool_gain(state, outlook, potion)
            if witch == EMPTY:
                needed += 2
                worth += 4.0
            else:
                worth += witch_worth(state, outlook, witch)
            worth *= power(PATIENCE, needed)
            if worth > best:
                best = worth
                chosen = potion
                brewer = witch
                cost = needed
        self.units += cost
        turns = max(self.units / ACTIONS_PER_TURN, float(brews) + 0.5)
        if brewer == EMPTY or brewer not in self.hand:
            turns += 0.7
        best *= DELAY[brews]
        self.worth += best if turns <= outlook.turns else best * TOO_LATE
        self.use_up(state, chosen, brewer)
        return True

    def needed(self, state: Witchdom, potion: int) -> int:
        """Things still to be gathered: ingredients and tools, less what pairs can replace."""
        needs = state.box.needs[potion]
        lacking = 0
        pairs = 0
        for kind in range(KINDS):
            more = self.tokens[kind] - needs[kind]
            if more < 0:
                lacking -= more
            else:
                pairs += more >> 1
        if state.box.needs_tools[potion]:
            have = self.tools | self.stock
            for kind in range(KINDS):
                if state.box.tool_needs[potion][kind] and not have >> kind & 1:
                    lacking += 1
            if state.box.any_needs[potion] and not have:
                lacking += 1
        return max(0, lacking - pairs)

    def tool_gain(self, state: Witchdom, outlook: Outlook, potion: int) -> float:
        """What new tools of the stock are worth that this potion brings into the clan."""
        box = state.box
        if not box.needs_tools[potion]:
            return 0.0
        new = self.stock & ~self.tools
        count = bits(self.tools)
        gain = 0.0
        left = box.any_needs[potion]
        for kind in range(KINDS):
            if new >> kind & 1 and count < KINDS:
                if not box.tool_needs[potion][kind]:
                    if not left:
                        continue
                    left -= 1
                gain += box.tool_scale[count + 1] - box.tool_scale[count] + outlook.tool[kind]
                count += 1
        return gain

    def best_witch(self, state: Witchdom, outlook: Outlook, potion: int) -> int:
        brewers = state.box.brewers[potion]
        best = -100.0
        chosen = EMPTY
        for card in self.hand:
            if brewers & state.box.banners[card]:
                worth = witch_worth(state, outlook, card)
                if worth > best:
                    best = worth
                    chosen = card
        for card in self.pile:
            if brewers & state.box.banners[card]:
                worth = witch_worth(state, outlook, card) - 0.5
                if worth > best:
                    best = worth
                    chosen = card
        return chosen

    def use_up(self, state: Witchdom, potion: int, witch: int) -> None:
        """Tokens, tools and witch go into this brew, and pairs for what was missing."""
        self.potions.remove(potion)
        if witch in self.hand:
            self.hand.remove(witch)
        elif witch != EMPTY:
            self.pile.remove(witch)
        needs = state.box.needs[potion]
        lacking = 0
        for kind in range(KINDS):
            self.tokens[kind] -= needs[kind]
            if self.tokens[kind] < 0:
                lacking -= self.tokens[kind]
                self.tokens[kind] = 0
        for kind in range(KINDS):
            while lacking and self.tokens[kind] >= 2:
                self.tokens[kind] -= 2
                lacking -= 1
            if state.box.tool_needs[potion][kind] and self.stock >> kind & 1:
                self.tools |= 1 << kind

    def leftovers(self, state: Witchdom) -> float:
        """Tokens, potions, tools and witches beyond the plan."""
        worth = SPARE_POTION * min(2, len(self.potions))
        worth += SPARE_TOOL * bits(self.stock & ~self.tools)
        for kind in range(KINDS):
            if self.tokens[kind]:
                worth += SPARE_TOKEN + 0.15 * min(3, self.tokens[kind] - 1)
        if self.hand or self.pile:
            worth += SPARE_WITCH
        return worth


def potion_worth(state: Witchdom, outlook: Outlook, potion: int) -> float:
    colour = state.box.colour[potion]
    bonus = 0.0 if colour == WILD else outlook.potion[colour]
    return state.box.potion_points[potion] + bonus


def witch_worth(state: Witchdom, outlook: Outlook, witch: int) -> float:
    return state.box.witch_points[witch] + outlook.witch[state.box.main[witch]]


def power(base: float, exponent: int) -> float:
    """`base ** exponent` for small whole exponents, in machine numbers."""
    result = 1.0
    for _ in range(exponent):
        result *= base
    return result


def ostara_projection(state: Witchdom) -> float:
    """What Ostara is likely to end with: what her tiles bring every round, and goals that nobody else reaches."""
    points = float(points_of(state, OSTARA))
    rounds = float(state.box.rounds - state.round)
    waiting = min(len(state.hands[OSTARA]), len(state.stock_potions[OSTARA]))
    points += pace(state) * rounds + 1.5 * waiting
    level = state.options["solo_level"]
    assert isinstance(level, int)
    if state.box.levels[level].leftovers:
        for number, side in enumerate(state.goals):
            if state.goal_owners[number] == EMPTY:
                missing = state.box.goals[side].count - progress(state, 0, side)
                hope = (
                    0.6 if missing <= 1 and rounds > 1.0 else 0.25 if missing == 2 and rounds > 4.0 else 0.05
                )
                points += state.box.goals[side].points * (1.0 - hope)
    return points


def pace(state: Witchdom) -> float:
    """Points that Ostara makes in a round with the tiles in play, as measured."""
    points = 0.0
    for tiles in (state.tiles, state.used_tiles):
        for number in tiles:
            for gain in state.box.tiles[number].gains:
                points += TILE_POINTS[gain]
    return points / (len(state.tiles) + len(state.used_tiles)) - IDLE_POINTS
