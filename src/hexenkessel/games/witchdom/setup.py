"""Setup (WD-2, WD-13.1 to 13.4)."""

from hexenkessel.games.witchdom.box import (
    DARK,
    EMPTY,
    FIRST_START,
    GOALS,
    KINDS,
    LIGHT,
    OF_ANIMALS,
    PAIRS,
    PLACES,
    POTIONS,
    START_POTIONS,
    WITCHES,
)
from hexenkessel.games.witchdom.moves import SLOTS
from hexenkessel.games.witchdom.ostara import level
from hexenkessel.games.witchdom.rules import ROUND, ChooseNovices, give_novices
from hexenkessel.games.witchdom.state import OSTARA, Witchdom

# You come second in the order of a solo game (WD-13.2).
SOLO_START: int = FIRST_START + 1


def deal(state: Witchdom) -> None:
    """Everything up to the first turn; novices that are chosen come before it."""
    lay_out_owners(state)
    state.first = first_seat(state)
    state.turn = state.first
    if state.events is not None:
        state.tell("start", {"seat": state.first, "n": state.players})
    deal_start_potions(state)
    if state.options["novices"] == "random":
        deal_novices(state)
    fill_board(state)
    queue = list(range(GOALS))
    state.dice.shuffle(queue)
    lay_goals(state, queue)
    if state.solo:
        state.tiles = [
            number for number, tile in enumerate(state.box.tiles) if state.animals or not tile.animal
        ]
        state.dice.shuffle(state.tiles)
    state.agenda.append(ROUND)
    if state.options["novices"] == "choice":
        for number in range(state.players - 1, -1, -1):
            state.agenda.append(ChooseNovices((state.first + number) % state.players))


def lay_out_owners(state: Witchdom) -> None:
    """Nobody has anything yet (WD-2.9)."""
    owners = range(state.owners)
    state.ingredients = [[0] * KINDS for _ in owners]
    state.hands = [[] for _ in owners]
    state.piles = [[] for _ in owners]
    state.stock_potions = [[] for _ in owners]
    state.stock_tools = [[] for _ in owners]
    state.stock_animals = [[] for _ in owners]
    state.clan_witches = [[] for _ in owners]
    state.clan_potions = [[] for _ in owners]
    state.clan_tools = [[] for _ in owners]
    state.clan_animals = [[] for _ in owners]


def first_seat(state: Witchdom) -> int:
    """By lot, or as agreed (WD-2.1); alone there is nothing to draw."""
    chosen = state.options["start_player"]
    if state.solo:
        return 0
    if isinstance(chosen, int):
        return chosen - 1
    return state.dice.below(state.players)


def deal_start_potions(state: Witchdom) -> None:
    """By the place in turn order (WD-2.2); Ostara's is any of the other four (WD-13.2)."""
    if state.solo:
        state.stock_potions[0].append(SOLO_START)
        others = [FIRST_START + number for number in range(START_POTIONS)]
        others.remove(SOLO_START)
        state.stock_potions[OSTARA].append(others[state.dice.below(len(others))])
        return
    for number in range(state.players):
        state.stock_potions[(state.first + number) % state.players].append(FIRST_START + number)


def deal_novices(state: Witchdom) -> None:
    """A pair by chance for everybody (WD-2.3)."""
    pairs = list(range(len(PAIRS)))
    state.dice.shuffle(pairs)
    for seat in range(state.players):
        give_novices(state, seat, pairs[seat])


def fill_board(state: Witchdom) -> None:
    """Tokens and open cards; with three players or more some cards stay in the box unseen (WD-2.4 to 2.6)."""
    state.bag = state.box.tokens[:]
    state.slots = [EMPTY] * SLOTS
    for slot in range(SLOTS):
        state.fill_slot(slot)
    boxed = state.box.layouts[state.players].boxed
    witches = list(range(WITCHES))
    state.dice.shuffle(witches)
    state.boxed_witches = witches[:boxed]
    state.witch_stack = witches[boxed:]
    potions = list(range(POTIONS))
    state.dice.shuffle(potions)
    state.boxed_potions = potions[:boxed]
    state.potion_stack = potions[boxed:]
    state.open_witches = [EMPTY] * len(PLACES)
    state.open_potions = [EMPTY] * len(PLACES)
    for place in range(len(PLACES)):
        state.turn_up_potion(place)
        state.turn_up_witch(place)


# -- goals --------------------------------------------------------------------------------------------------------------


def lay_goals(state: Witchdom, queue: list[int]) -> None:
    """Out of the shuffled tiles: extra animal goals, then dark ones, then light ones (WD-2.7, WD-2.8, WD-12.7)."""
    queue = queue[:]
    if state.solo:
        chosen = state.box.levels[level(state)]
        dark = draw_sides(state, queue, DARK, chosen.dark)
        light = draw_sides(state, queue, LIGHT, chosen.light)
        # From easy to hard: light before dark, then by points; equals stay in drawing order (WD-13.4).
        state.goals = sorted(light, key=state.goal_points) + sorted(dark, key=state.goal_points)
    else:
        layout = state.box.layouts[state.players]
        extra = draw_animal_goals(state, queue) if state.animals else []
        dark = draw_sides(state, queue, DARK, layout.dark + number(state, "extra_dark_goals"))
        light = draw_sides(state, queue, LIGHT, layout.light)
        state.goals = extra + dark + light
    state.goal_owners = [EMPTY] * len(state.goals)


def draw_animal_goals(state: Witchdom, queue: list[int]) -> list[int]:
    """The first tiles whose dark side names animals, as many as agreed or as there are (WD-12.7)."""
    goals = state.box.goals
    tiles = [tile for tile in queue if goals[2 * tile + DARK].condition == OF_ANIMALS]
    tiles = tiles[: number(state, "animal_goals_extra")]
    for tile in tiles:
        queue.remove(tile)
    return [2 * tile + DARK for tile in tiles]


def draw_sides(state: Witchdom, queue: list[int], side: int, wanted: int) -> list[int]:
    """The first tiles whose side is allowed; skipped ones keep their place in the queue (WD-2.8)."""
    goals = state.box.goals
    tiles = [tile for tile in queue if state.animals or goals[2 * tile + side].condition != OF_ANIMALS]
    tiles = tiles[:wanted]
    for tile in tiles:
        queue.remove(tile)
    return [2 * tile + side for tile in tiles]


def number(state: Witchdom, option: str) -> int:
    value = state.options[option]
    assert isinstance(value, int)
    return value
