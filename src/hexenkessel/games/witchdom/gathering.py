"""A turn up to its last action point (WD-3, WD-4, WD-8): playing a card or resting, renewing, gathering.

Decided here: whether to gather or to rest and which card to play is one decision (WD-15, D1 and D2), for every card in
hand is a way to gather.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from hexenkessel.games.witchdom.box import ANIMALS, EMPTY, FIRST_NOVICE, MOST_ACTIONS, PLACES, TOOLS
from hexenkessel.games.witchdom.brewing import BREWING
from hexenkessel.games.witchdom.moves import (
    AS_ANIMAL,
    AS_POTION,
    AS_TOOL,
    AS_WITCH,
    BREW,
    DRAW,
    FINISH,
    KEEP,
    PICK,
    PLAY,
    RENEW_POTIONS,
    RENEW_TOKENS,
    RENEW_WITCHES,
    RENEWING,
    REST,
    SLOTS,
    SLOTS_A_PLACE,
    TAKE,
    TAME,
    WitchdomMove,
)
from hexenkessel.games.witchdom.refusals import (
    not_in_stock,
    refuse_anyway,
    refuse_renewal,
)
from hexenkessel.games.witchdom.state import Witchdom
from hexenkessel.kernel.agenda import NOBODY, ONE_SEAT, Choice
from hexenkessel.kernel.errors import Fact, Refusal
from hexenkessel.kernel.shape import Number, Shape

REST_TOKENS: Final = 2


class Act(Choice[Witchdom]):
    """Gather with a card of the hand, or rest if there is something to take back (WD-3.2, WD-4.1, WD-8.1)."""

    ask: ClassVar[str] = "act"
    rule: ClassVar[str] = "WD-3.2"

    def deciding(self, state: Witchdom) -> tuple[int, ...]:
        return ONE_SEAT[state.turn]

    def options(self, state: Witchdom, seat: int) -> list[WitchdomMove]:
        plays = state.offers.plays
        options = [plays[card] for card in state.hands[seat]]
        if state.piles[seat]:
            options.append(state.offers.rest)
        return options

    def take(self, state: Witchdom, seat: int, move: WitchdomMove) -> None:
        if move.act == REST:
            rest(state, seat)
        else:
            play(state, seat, move.card)

    def refuse(self, state: Witchdom, seat: int, move: WitchdomMove) -> Refusal:
        anyway = refuse_anyway(state, move)
        if anyway is not None:
            return anyway
        act = move.act
        if act == PLAY:
            return refuse_card(state, seat, move.card)
        if act == REST:
            return Refusal("WD-8.1", "nothing-to-rest-from")
        if act == BREW:
            return not_in_stock(state, seat, move) or Refusal("WD-5.1", "brew-after-gathering")
        if act == TAME:
            return not_in_stock(state, seat, move) or Refusal("WD-12.2", "tame-after-gathering")
        if act in RENEWING:
            return refuse_renewal(state)
        if not state.hands[seat]:
            return Refusal("WD-8.2", "must-rest")
        return Refusal("WD-3.2", "no-passing") if act == FINISH else Refusal("WD-4.1", "card-first")


def refuse_card(state: Witchdom, seat: int, card: int) -> Refusal:
    """A card that is not in this hand."""
    facts: dict[str, Fact] = {"card": state.box.witch_names[card]}
    if card in state.piles[seat]:
        return Refusal("WD-8.3", "played-already", facts)
    if card in state.clan_witches[seat]:
        return Refusal("WD-5.5", "in-clan", facts)
    return Refusal("WD-4.1", "not-in-hand", facts)


def play(state: Witchdom, seat: int, card: int) -> None:
    """The card goes onto the played pile and is active; then come renewal, its points from top to bottom, and brewing."""
    state.hands[seat].remove(card)
    state.piles[seat].append(card)
    state.active = card
    if state.events is not None:
        state.tell("played", {"seat": seat, "card": state.box.witch_names[card]})
    agenda = state.agenda
    actions = state.box.actions[card]
    if card < FIRST_NOVICE:
        agenda.append(BREWING)  # novices never brew or tame (WD-5.6, WD-12.2)
    for place in range(len(PLACES) - 1, -1, -1):
        if actions[place]:
            agenda.append(GATHERING[place][actions[place]])
    if state.box.renewal[card]:
        agenda.append(RENEWAL)


def rest(state: Witchdom, seat: int) -> None:
    """All played cards come back, then two tokens (WD-8.3)."""
    cards = state.piles[seat]
    state.hands[seat].extend(cards)
    state.piles[seat] = []
    if state.events is not None:
        state.tell("rested", {"seat": seat, "cards": len(cards)})
    state.agenda.append(RESTING[REST_TOKENS])


class Renew(Choice[Witchdom]):
    """Before the first action point, witches, potions or the ingredients of one place may be renewed (WD-4.9)."""

    ask: ClassVar[str] = "renew"
    rule: ClassVar[str] = "WD-4.9"

    def deciding(self, state: Witchdom) -> tuple[int, ...]:
        return ONE_SEAT[state.turn] if len(self.options(state, state.turn)) > 1 else NOBODY

    def run(self, state: Witchdom) -> None:
        """Nothing can be renewed."""

    def options(self, state: Witchdom, seat: int) -> list[WitchdomMove]:
        offers = state.offers
        options: list[WitchdomMove] = []
        if state.witch_stack:
            options.append(offers.renew_witches)
        if state.potion_stack:
            options.append(offers.renew_potions)
        for place in range(len(PLACES)):
            if has_token(state, place):
                options.append(offers.renew_tokens[place])
        options.append(offers.keep)
        return options

    def take(self, state: Witchdom, seat: int, move: WitchdomMove) -> None:
        if state.events is not None:
            state.tell("kept" if move.act == KEEP else "renewed", {"seat": seat, **move.facts})
        if move.act == RENEW_WITCHES:
            renew_witches(state)
        elif move.act == RENEW_POTIONS:
            renew_potions(state)
        elif move.act == RENEW_TOKENS:
            renew_tokens(state, move.place)

    def refuse(self, state: Witchdom, seat: int, move: WitchdomMove) -> Refusal:
        anyway = refuse_anyway(state, move)
        if anyway is not None:
            return anyway
        if move.act in (RENEW_WITCHES, RENEW_POTIONS):
            return Refusal("WD-4.10", "stack-empty")
        if move.act == RENEW_TOKENS:
            return Refusal("WD-4.10", "no-tokens", {"place": PLACES[move.place]})
        return Refusal("WD-4.9", "renewal-first")


def renew_witches(state: Witchdom) -> None:
    """They slide under the stack, lake lowest, and three new ones come from the top (WD-4.10); all know the three."""
    below = [card for card in reversed(state.open_witches) if card != EMPTY]
    state.witch_stack = below + state.witch_stack
    state.known_witches += len(below)
    for place in range(len(PLACES)):
        state.turn_up_witch(place)


def renew_potions(state: Witchdom) -> None:
    below = [card for card in reversed(state.open_potions) if card != EMPTY]
    state.potion_stack = below + state.potion_stack
    state.known_potions += len(below)
    for place in range(len(PLACES)):
        state.turn_up_potion(place)


def renew_tokens(state: Witchdom, place: int) -> None:
    """The tokens return to the bag; this place is filled first, then whatever else is empty (WD-4.11)."""
    slots = range(SLOTS_A_PLACE * place, SLOTS_A_PLACE * (place + 1))
    for slot in slots:
        if state.slots[slot] != EMPTY:
            state.bag[state.slots[slot]] += 1
            state.slots[slot] = EMPTY
    for slot in slots:
        state.fill_slot(slot)
    state.fill_empty_slots()


def has_token(state: Witchdom, place: int) -> bool:
    first = SLOTS_A_PLACE * place
    slots = state.slots
    return slots[first] != EMPTY or slots[first + 1] != EMPTY or slots[first + 2] != EMPTY


# -- action points ------------------------------------------------------------------------------------------------------


class Gather(Choice[Witchdom]):
    """One thing of this row for every action point, one by one (WD-4.2, WD-4.3); with an empty row they lapse (WD-4.5)."""

    ask: ClassVar[str] = "gather"
    rule: ClassVar[str] = "WD-4.3"
    fields: ClassVar[Mapping[str, Shape]] = {
        "place": Number(len(PLACES) - 1),
        "points": Number(MOST_ACTIONS, 1),
    }

    def __init__(self, place: int, points: int) -> None:
        self.place = place
        self.points = points

    def deciding(self, state: Witchdom) -> tuple[int, ...]:
        return NOBODY if state.row_is_empty(self.place) else ONE_SEAT[state.turn]

    def run(self, state: Witchdom) -> None:
        if state.events is not None:
            facts = {"seat": state.turn, "place": PLACES[self.place], "points": self.points}
            state.tell("lapsed", facts)

    def options(self, state: Witchdom, seat: int) -> list[WitchdomMove]:
        place = self.place
        options: list[WitchdomMove] = []
        add_tokens(state, place, options)
        cards = state.offers.draws[place]
        if state.open_potions[place] != EMPTY:
            options.append(cards[AS_POTION])
            options.append(cards[AS_TOOL])
        if state.open_witches[place] != EMPTY:
            options.append(cards[AS_WITCH])
            if state.animals_on_offer():
                options.append(cards[AS_ANIMAL])
        return options

    def take(self, state: Witchdom, seat: int, move: WitchdomMove) -> None:
        if self.points > 1:
            state.agenda.append(GATHERING[self.place][self.points - 1])
        if move.act == DRAW:
            take_card(state, seat, self.place, move.side)
        else:
            state.take_token(seat, slot_of(state, move))

    def refuse(self, state: Witchdom, seat: int, move: WitchdomMove) -> Refusal:
        anyway = refuse_anyway(state, move)
        if anyway is not None:
            return anyway
        act = move.act
        if act == PLAY:
            return Refusal("WD-4.1", "one-card-a-turn")
        if act == REST:
            return Refusal("WD-3.2", "rest-alone")
        if act in RENEWING:
            return refuse_renewal(state)
        if act in (TAKE, PICK, DRAW):
            return self.refuse_thing(state, move)
        facts: dict[str, Fact] = {"points": self.points, "place": PLACES[self.place]}
        if act == FINISH:
            return Refusal("WD-4.5", "must-take", facts)
        return not_in_stock(state, seat, move) or Refusal("WD-4.2", "points-first", facts)

    def refuse_thing(self, state: Witchdom, move: WitchdomMove) -> Refusal:
        """Somebody reaches for a token or a card that is not to be had now."""
        wrong = refuse_token(state, move)
        if wrong is not None:
            return wrong
        if move.place != self.place:
            return Refusal("WD-4.3", "other-place", {"place": PLACES[self.place]})
        if move.act != DRAW:
            return Refusal("WD-4.3", "not-there")
        if move.side == AS_ANIMAL and state.open_witches[self.place] != EMPTY:
            return Refusal("WD-12.6", "animals-too-late")
        return Refusal("WD-10.7", "no-card")


class Rest(Choice[Witchdom]):
    """Tokens of the board, one after the other, from anywhere (WD-8.3 to 8.5)."""

    ask: ClassVar[str] = "rest"
    rule: ClassVar[str] = "WD-8.3"
    fields: ClassVar[Mapping[str, Shape]] = {"tokens": Number(REST_TOKENS, 1)}

    def __init__(self, tokens: int) -> None:
        self.tokens = tokens

    def deciding(self, state: Witchdom) -> tuple[int, ...]:
        for slot in range(SLOTS):
            if state.slots[slot] != EMPTY:
                return ONE_SEAT[state.turn]
        return NOBODY

    def run(self, state: Witchdom) -> None:
        """The board is empty: there is nothing to take (WD-8.5)."""

    def options(self, state: Witchdom, seat: int) -> list[WitchdomMove]:
        options: list[WitchdomMove] = []
        for place in range(len(PLACES)):
            add_tokens(state, place, options)
        return options

    def take(self, state: Witchdom, seat: int, move: WitchdomMove) -> None:
        if self.tokens > 1:
            state.agenda.append(RESTING[self.tokens - 1])
        state.take_token(seat, slot_of(state, move))

    def refuse(self, state: Witchdom, seat: int, move: WitchdomMove) -> Refusal:
        anyway = refuse_anyway(state, move)
        if anyway is not None:
            return anyway
        act = move.act
        if act in (TAKE, PICK):
            return refuse_token(state, move) or Refusal("WD-8.3", "not-there")
        if act == BREW:
            return Refusal("WD-5.7", "no-brewing-in-rest")
        if act == TAME:
            return Refusal("WD-12.5", "no-taming-in-rest")
        if act in (FINISH, REST):
            there = SLOTS - state.slots.count(EMPTY) + state.in_bag()
            return Refusal("WD-8.5", "must-take-tokens", {"tokens": min(self.tokens, there)})
        return Refusal("WD-8.6", "only-tokens")


# -- things -------------------------------------------------------------------------------------------------------------


def add_tokens(state: Witchdom, place: int, options: list[WitchdomMove]) -> None:
    """Equal tokens of a place are one choice; alone they are not, because Ostara goes by their slots (WD-15, D4)."""
    first = SLOTS_A_PLACE * place
    if state.solo:
        for slot in range(first, first + SLOTS_A_PLACE):
            if state.slots[slot] != EMPTY:
                options.append(state.offers.picks[slot])
        return
    takes = state.offers.takes[place]
    left = state.slots[first]
    middle = state.slots[first + 1]
    right = state.slots[first + 2]
    if left != EMPTY:
        options.append(takes[left])
    if middle not in (EMPTY, left):
        options.append(takes[middle])
    if right not in (EMPTY, left, middle):
        options.append(takes[right])


def slot_of(state: Witchdom, move: WitchdomMove) -> int:
    """The slot that a move takes a token from: the leftmost with such a token where only its kind is named."""
    if move.act == PICK:
        return move.slot
    slot = SLOTS_A_PLACE * move.place
    while state.slots[slot] != move.ingredient:
        slot += 1
    return slot


def refuse_token(state: Witchdom, move: WitchdomMove) -> Refusal | None:
    """Tokens go by kind where several sit at the table, by slot where one plays alone (WD-15, D4)."""
    if move.act == TAKE and state.solo:
        return Refusal("WD-15", "by-slot")
    if move.act == PICK and not state.solo:
        return Refusal("WD-15", "by-kind")
    return None


def take_card(state: Witchdom, seat: int, place: int, side: int) -> None:
    """A card of this row on one of its sides, for good (WD-4.6); the next one is turned up at once (WD-4.4)."""
    box = state.box
    if side in (AS_POTION, AS_TOOL):
        card = state.open_potions[place]
        if side == AS_POTION:
            state.stock_potions[seat].append(card)
        else:
            state.stock_tools[seat].append(card)
        if state.events is not None:
            facts = {"seat": seat, "place": PLACES[place], "potion": box.potion_names[card]}
            if side == AS_POTION:
                state.tell("took-potion", facts)
            else:
                state.tell("took-tool", {**facts, "tool": TOOLS[box.tool[card]]})
        state.turn_up_potion(place)
        return
    card = state.open_witches[place]
    if side == AS_WITCH:
        state.hands[seat].append(card)
    else:
        state.stock_animals[seat].append(card)
    if state.events is not None:
        witch = {"seat": seat, "place": PLACES[place], "card": box.witch_names[card]}
        if side == AS_WITCH:
            state.tell("took-witch", witch)
        else:
            state.tell("took-animal", {**witch, "animal": ANIMALS[box.animal[card]]})
    state.turn_up_witch(place)


ACTING: Final = Act()
RENEWAL: Final = Renew()
# By place and points left; by tokens left. The first of each stands for nothing left and is never used.
GATHERING: Final = [
    [Gather(place, points) for points in range(MOST_ACTIONS + 1)] for place in range(len(PLACES))
]
RESTING: Final = [Rest(tokens) for tokens in range(REST_TOKENS + 1)]
