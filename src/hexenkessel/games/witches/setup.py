"""Setting up: tiles, supplies, and who chooses a personality first (TW-2, TW-3.1)."""

from typing import Final

from hexenkessel.games.witches.box import CARDS, FIRST_HARD, KINDS, Supplies
from hexenkessel.games.witches.rules import CHOOSE_PERSONALITY
from hexenkessel.games.witches.state import EMPTY, NOWHERE, Witches
from hexenkessel.kernel.content import spread

NO_PERSONALITY: Final = -1
DICE_FOR_ORDER: Final = 4


def deal(state: Witches) -> None:
    players = state.players
    spaces = state.box.atlas.spaces
    state.personalities = [NO_PERSONALITY] * players
    state.powers = [False] * players
    state.witches = [NOWHERE] * players
    state.tiles = [EMPTY] * spaces
    state.face_up = [False] * spaces
    state.crises = [0] * spaces
    state.knowers = [0] * spaces
    state.easy = [[] for _ in range(players)]
    state.hard = [[] for _ in range(players)]
    state.hands = [[] for _ in range(players)]
    state.exposed = [False] * players
    state.cackle = [0] * players
    state.aliss = [0] * players
    state.draw_pile = list(range(CARDS))
    state.last_pile = [0] * CARDS
    fill_supplies(state)
    if state.events is not None:
        state.tell("start", {"players": players})
    lay_out_tiles(state)
    state.first_chooser = 0 if state.solo else find_first_chooser(state)
    state.active = state.first_chooser
    state.agenda.append(CHOOSE_PERSONALITY)


def supplies_of(state: Witches) -> Supplies:
    """TW-2.6, TW-24.1, TW-25; option A only changes the standard game (TW-26.2)."""
    box = state.box
    if state.together:
        return box.together[state.players]
    supplies = box.standard[state.players]
    if state.options["few_crises"] is True and not state.solo:
        return Supplies(supplies.cackle, supplies.aliss, min(supplies.crisis, box.few_crises))
    return supplies


def fill_supplies(state: Witches) -> None:
    supplies = supplies_of(state)
    state.cackle_supply = supplies.cackle
    state.aliss_supply = supplies.aliss
    state.crisis_supply = supplies.crisis


def lay_out_tiles(state: Witches) -> None:
    """Hard tiles face down, easy ones face up, on the squares and in the boxes (TW-2.1 to TW-2.5)."""
    box = state.box
    hard = spread(box.copies, FIRST_HARD, KINDS)
    state.dice.shuffle(hard)
    for space in box.atlas.squares_of("purple"):
        state.tiles[space] = hard.pop()
    easy = spread(box.copies, 0, FIRST_HARD)
    state.dice.shuffle(easy)
    for space in box.atlas.squares_of("green"):
        state.tiles[space] = easy.pop()
        state.face_up[space] = True
    # The last box lies at the bottom, and in every box the easy tiles lie on the hard ones.
    for hard_count, easy_count in reversed(box.box_sizes[state.players]):
        for _ in range(hard_count):
            state.stack.append(hard.pop())
        for _ in range(easy_count):
            state.stack.append(easy.pop())
    state.aside = sorted(easy) + sorted(hard)


def find_first_chooser(state: Witches) -> int:
    """Everybody rolls four dice; those tied for the highest roll again among themselves (TW-3.1, TW-3.2)."""
    rolling = list(range(state.players))
    while True:
        totals: list[int] = []
        for seat in rolling:
            total = 0
            for _ in range(DICE_FOR_ORDER):
                total += state.box.faces[state.dice.below(6)]
            totals.append(total)
            if state.events is not None:
                state.tell("rolled-for-order", {"seat": seat, "total": total})
        best = max(totals)
        rolling = [seat for place, seat in enumerate(rolling) if totals[place] == best]
        if len(rolling) == 1:
            return rolling[0]
