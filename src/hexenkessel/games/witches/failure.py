"""Failure (TW-12): a marker, the retreat, and what hard problems do to those who fail (TW-21)."""

from collections.abc import Mapping
from typing import ClassVar, Final

from hexenkessel.games.witches.box import (
    BLACK_ALISS,
    BROOMSTICK,
    CRISIS,
    DUNGEON_FOR_ALL,
    DUNGEON_LATER,
    FIRST_HARD,
    WINTER,
)
from hexenkessel.games.witches.cackle import place_crisis, take_black_aliss, take_cackle
from hexenkessel.games.witches.moves import LOSE, NONE, RETREAT, MoveGrid, WitchesMove
from hexenkessel.games.witches.state import DUNGEON, Witches
from hexenkessel.kernel.agenda import NOBODY, ONE_SEAT, Choice, Step
from hexenkessel.kernel.errors import Refusal
from hexenkessel.kernel.shape import Seat, Shape


class Fail(Step[Witches]):
    """Marker, retreat, consequence, in this order (TW-12.1)."""

    def run(self, state: Witches) -> None:
        kind = state.tiles[state.attempt]
        if state.events is not None:
            state.tell("failed", {"seat": state.active, "tile": state.box.tile_names[kind]})
        if kind >= FIRST_HARD:
            state.agenda.append(CONSEQUENCE)
        state.agenda.append(CHOOSE_RETREAT)
        take_cackle(state, state.active, 1)


# -- going away ---------------------------------------------------------------------------------------------------------


def add_destinations(
    state: Witches,
    seat: int,
    near: list[int],
    on_foot: list[WitchesMove],
    by_broom: MoveGrid,
    moves: list[WitchesMove],
) -> None:
    """On foot to these spaces; for a broomstick card to any free space on the board (TW-12.2)."""
    for space in near:
        moves.append(on_foot[space])
    symbol = state.box.symbol
    free: list[int] = []
    for card in state.hands[seat]:
        if symbol[card] == BROOMSTICK:
            if not free:
                free = state.free_spaces(seat)
            row = by_broom[card]
            for space in free:
                moves.append(row[space])


def set_out(state: Witches, seat: int, move: WitchesMove, event: str) -> None:
    """Go there, with a broomstick if the move has a card. No follow-up (TW-12.2, TW-13.4)."""
    if move.card != NONE:
        state.spend(seat, move.card, "broomstick")
        state.discard(move.card)
    state.witches[seat] = move.space
    state.tell_at(event, seat, move.space)


class ChooseRetreat(Choice[Witches]):
    """Where to: near, with a broomstick anywhere; else one more marker and anywhere (TW-12.2, TW-12.3)."""

    ask: ClassVar[str] = "retreat"
    rule: ClassVar[str] = "TW-12.2"

    def deciding(self, state: Witches) -> tuple[int, ...]:
        return ONE_SEAT[state.active] if state.free_spaces(state.active) else NOBODY

    def run(self, state: Witches) -> None:
        """No free space anywhere: she stays where she is (TW-12.3)."""
        if state.events is not None:
            state.tell("stuck", {"seat": state.active})
        take_cackle(state, state.active, 1)

    def options(self, state: Witches, seat: int) -> list[WitchesMove]:
        near = state.refuges(seat) or state.free_spaces(seat)
        moves: list[WitchesMove] = []
        add_destinations(state, seat, near, state.offers.retreat, state.offers.retreat_with, moves)
        return moves

    def take(self, state: Witches, seat: int, move: WitchesMove) -> None:
        cut_off = move.card == NONE and not state.refuges(seat)
        set_out(state, seat, move, "retreated")
        if cut_off:
            take_cackle(state, seat, 1)

    def refuse(self, state: Witches, seat: int, move: WitchesMove) -> Refusal:
        return refuse_destination(state, seat, move, RETREAT, self.rule)


def refuse_destination(state: Witches, seat: int, move: WitchesMove, act: int, rule: str) -> Refusal:
    """Not free, too far on foot, or no broomstick in the hand."""
    if move.act != act:
        return Refusal(rule, "destination-first")
    card = move.card
    if card != NONE and card not in state.hands[seat]:
        return Refusal("TW-5.2", "not-in-hand", {"card": state.box.card_names[card]})
    if not state.is_free(move.space, seat):
        return Refusal("TW-0.3", "not-free")
    return Refusal("TW-12.2", "not-near")


# -- consequences (TW-21) -----------------------------------------------------------------------------------------------


class Consequence(Step[Witches]):
    """What the hard problem that was not solved does."""

    def run(self, state: Witches) -> None:
        seat = state.active
        consequence = state.box.consequence[state.tiles[state.attempt]]
        if consequence == BLACK_ALISS:  # TW-21.4, TW-21.5
            take_black_aliss(state, seat)
        elif consequence == CRISIS:  # TW-21.6, whatever lies there already
            place_crisis(state, state.attempt)
        elif consequence == WINTER:  # TW-21.7, the active player first
            for turn in range(state.players - 1, -1, -1):
                state.agenda.append(LoseTile((seat + turn) % state.players))
        elif consequence == DUNGEON_LATER:  # TW-21.3
            state.summoned = True
            if state.events is not None:
                state.tell("summoned", {"seat": seat})
        elif consequence == DUNGEON_FOR_ALL:  # TW-21.2
            for other in range(state.players):
                jail(state, other)
            state.jailed = True


def jail(state: Witches, seat: int) -> None:
    if state.witches[seat] != DUNGEON:
        state.witches[seat] = DUNGEON
        if state.events is not None:
            state.tell("jailed", {"seat": seat})


class LoseTile(Choice[Witches]):
    """The Wintersmith: one easy tile of every player leaves the game, of her choice (TW-21.7)."""

    fields: ClassVar[Mapping[str, Shape]] = {"seat": Seat(False)}
    ask: ClassVar[str] = "wintersmith"
    rule: ClassVar[str] = "TW-21.7"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciding(self, state: Witches) -> tuple[int, ...]:
        return ONE_SEAT[self.seat] if state.easy[self.seat] else NOBODY

    def run(self, state: Witches) -> None:
        """Without an easy tile nothing happens to her."""

    def options(self, state: Witches, seat: int) -> list[WitchesMove]:
        easy = state.easy[seat]
        return [state.offers.lose[kind] for kind in range(FIRST_HARD) if kind in easy]

    def take(self, state: Witches, seat: int, move: WitchesMove) -> None:
        kind = move.tile
        state.easy[seat].remove(kind)
        state.removed.append(kind)
        if seat == state.active:
            # In this turn's refill it still counts.
            state.frozen += 1
        if state.events is not None:
            state.tell("frozen", {"seat": seat, "tile": state.box.tile_names[kind]})

    def refuse(self, state: Witches, seat: int, move: WitchesMove) -> Refusal:
        if move.act == LOSE:
            return Refusal("TW-21.7", "no-such-tile")
        return Refusal(self.rule, "must-lose-tile")


FAIL: Final = Fail()
CHOOSE_RETREAT: Final = ChooseRetreat()
CONSEQUENCE: Final = Consequence()
