"""Payments (WD-6, WD-7): what a potion still lacks, and every way to pay for it that is worth offering (WD-7.8).

Of all ways to pay, WD-7.8 leaves out whatever hands over more for the same new tools. So, kind by kind, either some of
what is asked for is replaced or pairs of it replace other things, never both (the pair's own tokens could have paid); and
of all ways with the tools that bring the same new kinds, only those with the fewest pairs and then the fewest cards
count (a pair less is always a part of the tokens). What is left hands over tokens of which none is a part of another.
"""

from typing import Final, final

from hexenkessel.games.witchdom.box import ANY_TOOL, FIRST_TOOL, KINDS
from hexenkessel.games.witchdom.moves import FIRST_PAIR, FIRST_STOCK, OWN
from hexenkessel.games.witchdom.state import Witchdom


@final
class Payment:
    """Tokens handed over and stock tools that move into the clan, by kind."""

    def __init__(self, tokens: list[int], tools: list[int]) -> None:
        self.tokens = tokens
        self.tools = tools


@final
class ToolWay:
    """One way to meet all tool symbols: stock tools by kind, and how many symbols pairs replace."""

    def __init__(self, tools: list[int], replaced: int) -> None:
        self.tools = tools
        self.replaced = replaced


# -- at a glance ------------------------------------------------------------------------------------------------------


def payable(state: Witchdom, owner: int, potion: int) -> bool:
    """Whether there is any way to pay.

    Real ingredients first, and a pair out of the surplus for everything that is missing: nothing gets further, for a
    token that is spared where it is asked for frees at most half a pair.
    """
    needs = state.box.needs[potion]
    owned = state.ingredients[owner]
    lacking = 0
    pairs = 0
    for kind in range(KINDS):
        more = owned[kind] - needs[kind]
        if more < 0:
            lacking -= more
        else:
            pairs += more >> 1
    if lacking > pairs:
        return False
    if state.box.needs_tools[potion]:
        lacking += missing_tools(state, owner, potion)
    return lacking <= pairs


def missing_tools(state: Witchdom, owner: int, potion: int) -> int:
    """Tool symbols that no tool of clan or stock meets, each tool used once (WD-6.4)."""
    clan = state.clan_tools[owner]
    stock = state.stock_tools[owner]
    wanted = state.box.tool_needs[potion]
    tool = state.box.tool
    left = wanted[:]
    spare = 0
    for card in clan:
        kind = tool[card]
        if left[kind]:
            left[kind] -= 1
        else:
            spare += 1
    for card in stock:
        kind = tool[card]
        if left[kind]:
            left[kind] -= 1
        else:
            spare += 1
    missing = left[0] + left[1] + left[2] + left[3] + left[4]
    more = state.box.any_needs[potion] - spare
    return missing + more if more > 0 else missing


def lacks(state: Witchdom, owner: int, potion: int) -> list[int]:
    """By requirement (see box.py): how many of it no own thing meets; pairs are not counted."""
    owned = state.ingredients[owner]
    needs = state.box.needs[potion]
    missing = [max(0, needs[kind] - owned[kind]) for kind in range(KINDS)]
    clan = state.tool_counts(state.clan_tools[owner])
    stock = state.tool_counts(state.stock_tools[owner])
    spare = 0
    for kind in range(KINDS):
        have = clan[kind] + stock[kind] - state.box.tool_needs[potion][kind]
        missing.append(max(0, -have))
        spare += max(0, have)
    missing.append(max(0, state.box.any_needs[potion] - spare))
    return missing


def spare_pairs(state: Witchdom, owner: int, potion: int) -> list[int]:
    """By ingredient: how many pairs are left beside what the potion itself asks for (WD-7.1)."""
    owned = state.ingredients[owner]
    needs = state.box.needs[potion]
    return [max(0, owned[kind] - needs[kind]) // 2 for kind in range(KINDS)]


# -- one requirement after the other ----------------------------------------------------------------------------------


@final
class Settling:
    """How far a payment has come: the first requirements of the potion are met."""

    def __init__(
        self, requirements: list[int], needs: list[int], left: list[int], ways: list[ToolWay], clan: list[int]
    ) -> None:
        self.requirements = requirements
        self.place = 0
        # What is still asked for, what is still there, and what has been handed over, by ingredient.
        self.needs = needs
        self.left = left
        self.tokens = [0] * KINDS
        # Ingredients that have been replaced, and those whose pairs have replaced something: never both.
        self.replaced = [False] * KINDS
        self.paired = [False] * KINDS
        # Stock tools used, tool symbols replaced, and tools of the clan not yet used.
        self.tool_ways = ways
        self.tools = [0] * KINDS
        self.symbols = 0
        self.clan = clan
        self.spare = clan[0] + clan[1] + clan[2] + clan[3] + clan[4]

    def copy(self) -> "Settling":
        twin = Settling(self.requirements, self.needs[:], self.left[:], self.tool_ways, self.clan[:])
        twin.place = self.place
        twin.tokens = self.tokens[:]
        twin.replaced = self.replaced[:]
        twin.paired = self.paired[:]
        twin.tools = self.tools[:]
        twin.symbols = self.symbols
        twin.spare = self.spare
        return twin

    def meet(self, way: int) -> None:
        """Meet the next requirement in this way."""
        requirement = self.requirements[self.place]
        self.place += 1
        if requirement < FIRST_TOOL:
            self.needs[requirement] -= 1
        if way >= FIRST_STOCK:
            self.tools[way - FIRST_STOCK] += 1
        elif way >= FIRST_PAIR:
            kind = way - FIRST_PAIR
            self.left[kind] -= 2
            self.tokens[kind] += 2
            self.paired[kind] = True
            if requirement < FIRST_TOOL:
                self.replaced[requirement] = True
            else:
                self.symbols += 1
        elif requirement < FIRST_TOOL:
            self.left[requirement] -= 1
            self.tokens[requirement] += 1
        else:
            self.spare -= 1
            if requirement != ANY_TOOL:
                self.clan[requirement - FIRST_TOOL] -= 1

    def possible(self) -> list[int]:
        """Every way that could be meant for the next requirement with what is there."""
        requirement = self.requirements[self.place]
        ways: list[int] = []
        if requirement < FIRST_TOOL:
            if self.left[requirement]:
                ways.append(OWN)
            if self.paired[requirement]:
                return ways
        else:
            if self.spare if requirement == ANY_TOOL else self.clan[requirement - FIRST_TOOL]:
                ways.append(OWN)
            for kind in range(KINDS):
                if requirement == ANY_TOOL or requirement == FIRST_TOOL + kind:
                    ways.append(FIRST_STOCK + kind)
        for kind in range(KINDS):
            spare = self.left[kind] - self.needs[kind]
            if kind != requirement and spare >= 2 and not self.replaced[kind]:
                ways.append(FIRST_PAIR + kind)
        return ways

    def choices(self) -> list[int]:
        """The ways to meet the next requirement from which a payment can still be reached."""
        found: list[int] = []
        for way in self.possible():
            trial = self.copy()
            trial.meet(way)
            if trial.can_be_finished():
                found.append(way)
        return found

    def can_be_finished(self) -> bool:
        lacking = 0
        pairs = 0
        for kind in range(KINDS):
            more = self.left[kind] - self.needs[kind]
            if more < 0:
                if self.paired[kind]:
                    return False
                lacking -= more
            elif not self.replaced[kind]:
                pairs += more >> 1
        return any(
            lacking + way.replaced - self.symbols <= pairs and self.leads_to(way) for way in self.tool_ways
        )

    def leads_to(self, way: ToolWay) -> bool:
        """Whether the tool symbols from here on can be met so that it comes to this way."""
        if self.tool_ways is NO_TOOLS:
            return True
        tools = [0] * KINDS
        for kind in range(KINDS):
            tools[kind] = way.tools[kind] - self.tools[kind]
            if tools[kind] < 0:
                return False
        place = self.place
        while place < len(self.requirements) and self.requirements[place] < FIRST_TOOL:
            place += 1
        return self.fits(place, tools, way.replaced - self.symbols, self.spare)

    def fits(self, place: int, tools: list[int], pairs: int, spare: int) -> bool:
        """Whether exactly these stock tools and so many pairs, with tools of the clan, meet the symbols from here on."""
        if pairs < 0:
            return False
        if place == len(self.requirements):
            return pairs == 0 and sum(tools) == 0
        symbol = self.requirements[place]
        if symbol != ANY_TOOL and self.clan[symbol - FIRST_TOOL]:
            self.clan[symbol - FIRST_TOOL] -= 1
            fine = self.fits(place + 1, tools, pairs, spare - 1)
            self.clan[symbol - FIRST_TOOL] += 1
            return fine
        if symbol == ANY_TOOL and spare and self.fits(place + 1, tools, pairs, spare - 1):
            return True
        for kind in range(KINDS):
            if tools[kind] and (symbol == ANY_TOOL or symbol == FIRST_TOOL + kind):
                tools[kind] -= 1
                fine = self.fits(place + 1, tools, pairs, spare)
                tools[kind] += 1
                if fine:
                    return True
        return self.fits(place + 1, tools, pairs - 1, spare)

    def payments(self, most: int) -> list[Payment]:
        """The payments that this can still come to, up to so many."""
        # For every kind: how many pairs it and those after it could give, and how many of them could be replaced.
        pairs = [0] * (KINDS + 1)
        wishes = [0] * (KINDS + 1)
        for kind in range(KINDS - 1, -1, -1):
            more = self.left[kind] - self.needs[kind]
            pairs[kind] = pairs[kind + 1]
            if more > 1 and not self.replaced[kind]:
                pairs[kind] += more >> 1
            wishes[kind] = wishes[kind + 1]
            if not self.paired[kind]:
                wishes[kind] += self.needs[kind]
        found: list[Payment] = []
        for way in self.tool_ways:
            if self.leads_to(way):
                self.collect(
                    0, way.replaced - self.symbols, self.tokens[:], way.tools, pairs, wishes, most, found
                )
        return found

    def collect(
        self,
        kind: int,
        wanted: int,
        tokens: list[int],
        tools: list[int],
        pairs: list[int],
        wishes: list[int],
        most: int,
        found: list[Payment],
    ) -> None:
        """One kind after the other: `wanted` pairs are still to be found, or if negative wait for something to replace."""
        if wanted > pairs[kind] or -wanted > wishes[kind] or len(found) >= most:
            return
        if kind == KINDS:
            found.append(Payment(tokens[:], tools))
            return
        before = tokens[kind]
        need = self.needs[kind]
        if not self.paired[kind]:
            for paid in range(min(need - 1, self.left[kind]) + 1):
                tokens[kind] = before + paid
                self.collect(kind + 1, wanted + need - paid, tokens, tools, pairs, wishes, most, found)
        more = self.left[kind] - need
        if more >= 0:
            most_pairs = 0 if self.replaced[kind] else more >> 1
            for given in range(most_pairs + 1):
                tokens[kind] = before + need + 2 * given
                self.collect(kind + 1, wanted - given, tokens, tools, pairs, wishes, most, found)
        tokens[kind] = before


def settle(state: Witchdom, owner: int, potion: int, ways: tuple[int, ...]) -> Settling:
    """A payment for this potion of which so much is settled."""
    box = state.box
    clan = [0] * KINDS
    tools = NO_TOOLS
    if box.needs_tools[potion]:
        clan = state.tool_counts(state.clan_tools[owner])
        stock = state.tool_counts(state.stock_tools[owner])
        tools = tool_ways(box.tool_needs[potion], box.any_needs[potion], clan, stock)
    settling = Settling(
        box.requirements[potion], box.needs[potion][:], state.ingredients[owner][:], tools, clan
    )
    for way in ways:
        settling.meet(way)
    return settling


# -- tools --------------------------------------------------------------------------------------------------------------

NO_TOOLS: Final = [ToolWay([0] * KINDS, 0)]


def tool_ways(needs: list[int], any_needs: int, clan: list[int], stock: list[int]) -> list[ToolWay]:
    """For every set of new kinds the ways with the fewest pairs, and of those the fewest cards."""
    spare = 0
    wanted: list[int] = []
    for kind in range(KINDS):
        # A tool of the clan is used wherever its kind is asked for (WD-6.5).
        used = min(clan[kind], needs[kind])
        spare += clan[kind] - used
        wanted.extend([FIRST_TOOL + kind] * (needs[kind] - used))
    wanted.extend([ANY_TOOL] * any_needs)
    ways: list[ToolWay] = []
    collect_tools(wanted, 0, stock[:], [0] * KINDS, spare, 0, ways)
    best: dict[int, list[ToolWay]] = {}
    for way in ways:
        new = 0
        for kind in range(KINDS):
            if way.tools[kind] and not clan[kind]:
                new |= 1 << kind
        known = best.get(new)
        if known is None or cost_of(way) < cost_of(known[0]):
            best[new] = [way]
        elif cost_of(way) == cost_of(known[0]) and not any(way.tools == other.tools for other in known):
            known.append(way)
    return [way for found in best.values() for way in found]


def cost_of(way: ToolWay) -> int:
    """Pairs weigh more than any number of cards."""
    return 100 * way.replaced + sum(way.tools)


def collect_tools(
    wanted: list[int],
    place: int,
    stock: list[int],
    tools: list[int],
    spare: int,
    replaced: int,
    ways: list[ToolWay],
) -> None:
    if place == len(wanted):
        ways.append(ToolWay(tools[:], replaced))
        return
    symbol = wanted[place]
    for kind in range(KINDS):
        if stock[kind] and (symbol == ANY_TOOL or symbol == FIRST_TOOL + kind):
            stock[kind] -= 1
            tools[kind] += 1
            collect_tools(wanted, place + 1, stock, tools, spare, replaced, ways)
            stock[kind] += 1
            tools[kind] -= 1
    if symbol == ANY_TOOL and spare:
        collect_tools(wanted, place + 1, stock, tools, spare - 1, replaced, ways)
    collect_tools(wanted, place + 1, stock, tools, spare, replaced + 1, ways)
