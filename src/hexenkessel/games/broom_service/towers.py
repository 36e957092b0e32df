"""Deliveries (BS-2.4, BS-8.2): a potion from a pawn to a tower beside it, by witches, druids, clouds and tiles."""

from collections.abc import Mapping
from typing import ClassVar

from hexenkessel.games.broom_service.boards import COLOURS, NONE, SQUARE, WAND
from hexenkessel.games.broom_service.instead import refuse_rest
from hexenkessel.games.broom_service.moves import PAWNS
from hexenkessel.games.broom_service.state import Broom
from hexenkessel.kernel.agenda import NOBODY, ONE_SEAT, Choice
from hexenkessel.kernel.errors import Fact, Refusal
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.shape import Number, Shape


def add_deliveries(state: Broom, seat: int, pawn: int, moves: list[Move]) -> None:
    """Every tower whose base touches the pawn's region and that takes a potion which the seat owns."""
    offers = state.offers.deliveries[pawn]
    stock = state.stock[seat]
    towers = state.boards.towers
    for number in state.boards.towers_at[state.pawns[seat][pawn]]:
        if not state.shut[number] and stock[towers[number].colour] > 0:
            moves.append(offers[number])


def can_deliver(state: Broom, seat: int, pawn: int) -> bool:
    stock = state.stock[seat]
    towers = state.boards.towers
    for number in state.boards.towers_at[state.pawns[seat][pawn]]:
        if not state.shut[number] and stock[towers[number].colour] > 0:
            return True
    return False


def is_delivery(state: Broom, move: Move) -> bool:
    return state.offers.first_delivery <= move.code < state.offers.first_cloud


def deliver(state: Broom, seat: int, move: Move, bonus: int) -> None:
    """The potion goes onto a round tower or back to the supply; points, wands and bonuses come with it (R29)."""
    number = move.code - state.offers.first_delivery
    count = len(state.boards.towers)
    pawn = number // count
    number %= count
    tower = state.boards.towers[number]
    stock = state.stock[seat]
    stock[tower.colour] -= 1
    if tower.shape != SQUARE:
        state.shut[number] = 1
    storm = state.storm_bonus(state.pawns[seat][pawn])
    state.points[seat] += tower.points + storm + bonus
    stock[WAND] += tower.wands
    if state.events is not None:
        state.tell(
            "delivered",
            {
                "seat": seat,
                "pawn": PAWNS[pawn],
                "tower": tower.id,
                "region": state.boards.region_names[state.pawns[seat][pawn]],
                "colour": COLOURS[tower.colour],
                "points": tower.points + storm + bonus,
                "storm": storm,
                "bonus": bonus,
                "wands": tower.wands,
            },
        )


def refuse_delivery(state: Broom, seat: int, move: Move) -> Refusal:
    """Why no potion can go there; that the pawn may deliver at all is already sure."""
    number = move.code - state.offers.first_delivery
    count = len(state.boards.towers)
    region = state.pawns[seat][number // count]
    number %= count
    tower = state.boards.towers[number]
    facts: dict[str, Fact] = {"tower": tower.id, "colour": COLOURS[tower.colour]}
    if number not in state.board.towers:
        return Refusal("BS-2.1", "other-side", facts)
    if tower.tile != NONE and state.shut[number]:
        return Refusal("BS-14.6", "no-tower-tile", facts)
    if tower.cover != NONE and state.mountains[tower.cover] != NONE:
        return Refusal("BS-12.1", "covered", facts)
    if region not in tower.base:
        return Refusal("BS-2.4", "out-of-reach", facts)
    if state.shut[number]:
        return Refusal("BS-2.4", "occupied", facts)
    return Refusal("BS-8.2", "no-potion", facts)


def pawn_of(state: Broom, move: Move) -> int:
    """The pawn of a delivery."""
    return (move.code - state.offers.first_delivery) // len(state.boards.towers)


# -- deliveries that follow something else --------------------------------------------------------------------------------


class WitchDelivery(Choice[Broom]):
    """After the brave witch's flight: one delivery with the pawn that flew, in the region that it reached (BS-8.4)."""

    fields: ClassVar[Mapping[str, Shape]] = {"pawn": Number(1), "region": Number(99)}
    ask: ClassVar[str] = "witch-delivery"
    rule: ClassVar[str] = "BS-8.4"

    def __init__(self, pawn: int, region: int) -> None:
        self.pawn = pawn
        self.region = region

    def deciding(self, state: Broom) -> tuple[int, ...]:
        seat = state.actor
        # A tile there may have carried the pawn away (R22).
        if state.pawns[seat][self.pawn] == self.region and can_deliver(state, seat, self.pawn):
            return ONE_SEAT[seat]
        return NOBODY

    def run(self, state: Broom) -> None:
        """Nothing to deliver."""

    def options(self, state: Broom, seat: int) -> list[Move]:
        moves: list[Move] = []
        add_deliveries(state, seat, self.pawn, moves)
        moves.append(state.offers.skip)
        return moves

    def take(self, state: Broom, seat: int, move: Move) -> None:
        if move is state.offers.skip:
            waive(state, seat, "delivery")
        else:
            deliver(state, seat, move, 0)

    def refuse(self, state: Broom, seat: int, move: Move) -> Refusal:
        if not is_delivery(state, move):
            return refuse_rest(state, seat, move, self.rule)
        if pawn_of(state, move) != self.pawn:
            return Refusal(self.rule, "other-pawn", {"pawn": PAWNS[self.pawn]})
        return refuse_delivery(state, seat, move)


class GrantedDelivery(Choice[Broom]):
    """A cloud or a tile grants one delivery with either pawn, as with the matching cowardly druid (BS-11.5, BS-12.4)."""

    ask: ClassVar[str] = "granted-delivery"
    rule: ClassVar[str] = "BS-15.7"

    def deciding(self, state: Broom) -> tuple[int, ...]:
        seat = state.actor
        return ONE_SEAT[seat] if can_deliver(state, seat, 0) or can_deliver(state, seat, 1) else NOBODY

    def run(self, state: Broom) -> None:
        """Nothing to deliver."""

    def options(self, state: Broom, seat: int) -> list[Move]:
        moves: list[Move] = []
        add_deliveries(state, seat, 0, moves)
        add_deliveries(state, seat, 1, moves)
        moves.append(state.offers.skip)
        return moves

    def take(self, state: Broom, seat: int, move: Move) -> None:
        if move is state.offers.skip:
            waive(state, seat, "delivery")
        else:
            deliver(state, seat, move, 0)

    def refuse(self, state: Broom, seat: int, move: Move) -> Refusal:
        if is_delivery(state, move):
            return refuse_delivery(state, seat, move)
        return refuse_rest(state, seat, move, self.rule)


def waive(state: Broom, seat: int, what: str) -> None:
    """Somebody forgoes a whole step (BS-8.7)."""
    if state.events is not None:
        state.tell("waived", {"seat": seat, "what": what})
