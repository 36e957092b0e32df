"""Advantages that may be played at any time of a turn (TW-20.2, 20.5, 20.8, 20.10, 20.11, 20.14), and when that is.

A window is a choice of the active player in which such cards can be played beside what it asks (TW-5.9). They are played
one after the other; the window stays open until something else is chosen.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from hexenkessel.games.witches.box import (
    BORROWING,
    CARDS,
    EXTRA_CARDS,
    FREE,
    HELPING_HAND,
    SELF_CONFIDENCE,
    TRANSFORMATION,
)
from hexenkessel.games.witches.cackle import lose, return_cackle, take_cackle
from hexenkessel.games.witches.moves import (
    BORROW,
    CALM,
    DONE,
    EXTRA,
    HELP,
    LOOK,
    THROW,
    TRANSFORM,
    WitchesMove,
)
from hexenkessel.games.witches.refusals import refuse
from hexenkessel.games.witches.state import BIT, OwnChoice, Witches
from hexenkessel.kernel.errors import Refusal
from hexenkessel.kernel.shape import Number, Shape

ELVES_TOO_MANY: Final = 3


class Window(OwnChoice):
    """A choice of the active player, open for free-timing advantages."""

    def options(self, state: Witches, seat: int) -> list[WitchesMove]:
        moves = self.choices(state, seat)
        add_free_advantages(state, seat, moves)
        return moves

    def take(self, state: Witches, seat: int, move: WitchesMove) -> None:
        if move.free:
            state.agenda.append(self)
            play_free_advantage(state, seat, move)
        else:
            self.proceed(state, seat, move)

    def choices(self, state: Witches, seat: int) -> list[WitchesMove]:
        """What can be chosen here beside free-timing advantages."""
        raise NotImplementedError

    def proceed(self, state: Witches, seat: int, move: WitchesMove) -> None:
        raise NotImplementedError

    def refuse(self, state: Witches, seat: int, move: WitchesMove) -> Refusal:
        return refuse(state, seat, move, self.ask)


def add_free_advantages(state: Witches, seat: int, moves: list[WitchesMove]) -> None:
    """Cards that may be played now because they can do something (TW-5.6, TW-5.7)."""
    advantages = state.box.advantage
    offers = state.offers
    hand = state.hands[seat]
    for card in hand:
        advantage = advantages[card]
        if not FREE[advantage]:
            continue
        if advantage == SELF_CONFIDENCE:
            if state.cackle[seat] > 0:
                moves.append(offers.calm[card])
        elif advantage == EXTRA_CARDS:
            if state.draw_pile or state.discard_pile:
                moves.append(offers.extra[card])
        elif advantage == TRANSFORMATION:
            if len(hand) > 1 or state.draw_pile or state.discard_pile:
                moves.append(offers.transform[card])
        elif advantage == HELPING_HAND:
            crises = state.crises
            for space in range(len(crises)):
                if crises[space] > 0:
                    moves.append(offers.help[card][space])
        elif advantage == BORROWING:
            for space in range(len(state.tiles)):
                if unknown_to(state, space, seat):
                    moves.append(offers.borrow[card][space])
        else:
            for space in range(len(state.tiles)):
                if state.hidden(space):
                    moves.append(offers.shamble[card][space])


def unknown_to(state: Witches, space: int, seat: int) -> bool:
    """A face-down tile that this player has not seen yet."""
    return state.hidden(space) and not state.knowers[space] & BIT[seat]


def play_free_advantage(state: Witches, seat: int, move: WitchesMove) -> None:
    act = move.act
    card = move.card
    if act == BORROW:
        spend_now(state, seat, card, "borrowing")
        state.peek(seat, move.space)
        for other in range(len(state.tiles)):
            if unknown_to(state, other, seat):
                state.agenda.append(BORROW_AGAIN)
                break
    elif act == HELP:
        spend_now(state, seat, card, "helping_hand")
        state.crises[move.space] -= 1
        state.crisis_supply += 1
        state.tell_at("helped", seat, move.space)
    elif act == CALM:
        spend_now(state, seat, card, "self_confidence")
        markers = min(2, state.cackle[seat])
        return_cackle(state, seat, markers)
        if state.events is not None:
            state.tell("calmed", {"seat": seat, "markers": markers})
    elif act == TRANSFORM:
        # On the discard pile before anything is drawn, also in an attempt (TW-5.4).
        state.spend(seat, card, "transformation")
        state.discard_pile.append(card)
        state.agenda.append(ThrowCards(0))
    elif act == EXTRA:
        state.spend(seat, card, "extra_cards")
        state.discard_pile.append(card)
        state.draw(seat, 2)
        take_cackle(state, seat, state.box.cost[card])
    else:
        spend_now(state, seat, card, "shamble")
        reveal(state, move.space)
        if state.elves_in_sight() >= ELVES_TOO_MANY:  # TW-20.10
            lose(state, "elves")


def spend_now(state: Witches, seat: int, card: int, use: str) -> None:
    state.spend(seat, card, use)
    state.discard(card)


def reveal(state: Witches, space: int) -> None:
    """Turn a tile up, for all and for good (TW-10.1)."""
    state.face_up[space] = True
    state.knowers[space] = 0
    if state.events is not None:
        tile = state.box.tile_names[state.tiles[space]]
        state.tell("revealed", {"tile": tile, **state.where(space)})


# A card is being resolved: nothing else can be played meanwhile (TW-5.9).


class BorrowAgain(OwnChoice):
    """A second tile may be looked at, chosen after the first was seen (TW-20.2)."""

    ask: ClassVar[str] = "borrow"
    rule: ClassVar[str] = "TW-20.2"

    def options(self, state: Witches, seat: int) -> list[WitchesMove]:
        look = state.offers.look
        moves = [look[space] for space in range(len(state.tiles)) if unknown_to(state, space, seat)]
        moves.append(state.offers.done)
        return moves

    def take(self, state: Witches, seat: int, move: WitchesMove) -> None:
        if move.act == DONE:
            if state.events is not None:
                state.tell("done", {"seat": seat})
        else:
            state.peek(seat, move.space)

    def refuse(self, state: Witches, seat: int, move: WitchesMove) -> Refusal:
        if move.act == LOOK:
            return Refusal("TW-20.2", "nothing-to-peek-at")
        return Refusal("TW-5.9", "resolve-first")


class ThrowCards(OwnChoice):
    """Any number of cards away, one after the other; then as many are drawn, and one for the card itself (TW-20.11)."""

    fields: ClassVar[Mapping[str, Shape]] = {"thrown": Number(CARDS)}
    ask: ClassVar[str] = "throw"
    rule: ClassVar[str] = "TW-20.11"

    def __init__(self, thrown: int) -> None:
        self.thrown = thrown

    def options(self, state: Witches, seat: int) -> list[WitchesMove]:
        throw = state.offers.throw
        moves = [throw[card] for card in state.hands[seat]]
        moves.append(state.offers.done)
        return moves

    def take(self, state: Witches, seat: int, move: WitchesMove) -> None:
        if move.act == DONE:
            if state.events is not None:
                state.tell("done", {"seat": seat})
            state.draw(seat, self.thrown + 1)
            return
        state.let_go(seat, move.card)
        state.discard_pile.append(move.card)
        if state.events is not None:
            state.tell("threw", {"seat": seat, "card": state.box.card_names[move.card]})
        state.agenda.append(ThrowCards(self.thrown + 1))

    def refuse(self, state: Witches, seat: int, move: WitchesMove) -> Refusal:
        if move.act == THROW:
            card = state.box.card_names[move.card]
            return Refusal("TW-20.11", "not-in-hand", {"card": card})
        return Refusal("TW-5.9", "resolve-first")


BORROW_AGAIN: Final = BorrowAgain()
