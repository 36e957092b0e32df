"""Setting up (TW-2), personalities (TW-3), start player and first placement (TW-4)."""

from typing import ClassVar, Final

from hexenkessel.games.witches.box import CARDS, DIMITY, FIRST_HARD, KINDS, PERSONALITIES, Supplies
from hexenkessel.games.witches.cackle import take_cackle
from hexenkessel.games.witches.moves import PLACE
from hexenkessel.games.witches.state import EMPTY, NOWHERE, Witches
from hexenkessel.games.witches.turns import begin_turn
from hexenkessel.kernel.agenda import ONE_SEAT, Choice, Step
from hexenkessel.kernel.errors import Refusal
from hexenkessel.kernel.moves import Move

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
    """TW-2.6, TW-24.1, TW-25; option A only changes the standard game (R-50)."""
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


def spread(copies: list[int], first: int, end: int) -> list[int]:
    tiles: list[int] = []
    for kind in range(first, end):
        for _ in range(copies[kind]):
            tiles.append(kind)
    return tiles


def find_first_chooser(state: Witches) -> int:
    """Everybody rolls four dice; those tied for the highest roll again among themselves (TW-3.1, R-2)."""
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


class ChoosePersonality(Choice[Witches]):
    """From the first chooser clockwise, each among those left (TW-3.1)."""

    ask: ClassVar[str] = "personality"
    rule: ClassVar[str] = "TW-3.1"

    def deciding(self, state: Witches) -> tuple[int, ...]:
        return ONE_SEAT[state.active]

    def options(self, state: Witches, seat: int) -> list[Move]:
        taken = state.personalities
        return [state.offers.choose[number] for number in range(len(PERSONALITIES)) if number not in taken]

    def take(self, state: Witches, seat: int, move: Move) -> None:
        personality = state.offers.number[move.code]
        # Copied states share the list, so it is replaced.
        state.personalities = state.personalities[:]
        state.personalities[seat] = personality
        state.powers[seat] = personality != DIMITY
        if state.events is not None:
            state.tell("became", {"seat": seat, "personality": PERSONALITIES[personality]})
        following = (seat + 1) % state.players
        if following != state.first_chooser:
            state.active = following
            state.agenda.append(CHOOSE_PERSONALITY)
        else:
            state.agenda.append(DEAL_CARDS)
        take_cackle(state, seat, state.box.start_markers[personality])

    def refuse(self, state: Witches, seat: int, move: Move) -> Refusal:
        if move in state.offers.choose:
            return Refusal("TW-3.1", "personality-taken")
        return Refusal(self.rule, "personality-first")


class DealCards(Step[Witches]):
    """Three cards each (TW-2.7). Dimity starts, or who chose last (TW-4.1)."""

    def run(self, state: Witches) -> None:
        state.dice.shuffle(state.draw_pile)
        if DIMITY in state.personalities:
            state.start_player = state.personalities.index(DIMITY)
        else:
            state.start_player = (state.first_chooser - 1) % state.players
        if state.events is not None:
            state.tell("start-player", {"seat": state.start_player})
        for turn in range(state.players):
            state.draw((state.start_player + turn) % state.players, state.box.cards_dealt)
        state.active = state.start_player
        state.agenda.append(PLACE_WITCH)


class PlaceWitch(Choice[Witches]):
    """From the start player clockwise, on any space without a tile (TW-4.2)."""

    ask: ClassVar[str] = "place"
    rule: ClassVar[str] = "TW-4.2"

    def deciding(self, state: Witches) -> tuple[int, ...]:
        return ONE_SEAT[state.active]

    def options(self, state: Witches, seat: int) -> list[Move]:
        return [state.offers.place[space] for space in range(len(state.tiles)) if state.tiles[space] == EMPTY]

    def take(self, state: Witches, seat: int, move: Move) -> None:
        space = state.offers.space[move.code]
        state.witches[seat] = space
        state.tell_at("placed", seat, space)
        following = (seat + 1) % state.players
        if following != state.start_player:
            state.active = following
            state.agenda.append(PLACE_WITCH)
        else:
            begin_turn(state, state.start_player)

    def refuse(self, state: Witches, seat: int, move: Move) -> Refusal:
        if state.offers.verb[move.code] == PLACE:
            return Refusal("TW-4.2", "tile-there")
        return Refusal(self.rule, "place-first")


CHOOSE_PERSONALITY: Final = ChoosePersonality()
DEAL_CARDS: Final = DealCards()
PLACE_WITCH: Final = PlaceWitch()
