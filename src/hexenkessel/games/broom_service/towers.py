"""Deliveries (BS-2.4, BS-8.2): a potion from a pawn to a tower beside it, by witches, druids, clouds and tiles."""

from collections.abc import Mapping
from typing import ClassVar

from hexenkessel.games.broom_service.boards import COLOURS, SQUARE, WAND
from hexenkessel.games.broom_service.grants import Granted
from hexenkessel.games.broom_service.moves import DELIVER, PAWNS, BroomMove
from hexenkessel.games.broom_service.refusals import refuse_delivery, refuse_rest
from hexenkessel.games.broom_service.state import Broom
from hexenkessel.kernel.errors import Refusal
from hexenkessel.kernel.shape import Number, Shape


def add_deliveries(state: Broom, seat: int, pawn: int, moves: list[BroomMove]) -> None:
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


def deliver(state: Broom, seat: int, move: BroomMove, bonus: int) -> None:
    """The potion goes onto a round tower or back to the supply; points, wands and bonuses come with it (R29)."""
    pawn = move.pawn
    tower = state.boards.towers[move.tower]
    stock = state.stock[seat]
    stock[tower.colour] -= 1
    if tower.shape != SQUARE:
        state.shut[move.tower] = 1
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


# -- deliveries that follow something else --------------------------------------------------------------------------------


class WitchDelivery(Granted):
    """After the brave witch's flight: one delivery with the pawn that flew, in the region that it reached (BS-8.4)."""

    fields: ClassVar[Mapping[str, Shape]] = {"pawn": Number(1), "region": Number(99)}
    ask: ClassVar[str] = "witch-delivery"
    rule: ClassVar[str] = "BS-8.4"
    what: ClassVar[str] = "delivery"

    def __init__(self, pawn: int, region: int) -> None:
        self.pawn = pawn
        self.region = region

    def possible(self, state: Broom, seat: int) -> bool:
        """A tile there may have carried the pawn away (R22)."""
        return state.pawns[seat][self.pawn] == self.region and can_deliver(state, seat, self.pawn)

    def add_actions(self, state: Broom, seat: int, moves: list[BroomMove]) -> None:
        add_deliveries(state, seat, self.pawn, moves)

    def act(self, state: Broom, seat: int, move: BroomMove) -> None:
        deliver(state, seat, move, 0)

    def refuse(self, state: Broom, seat: int, move: BroomMove) -> Refusal:
        if move.act != DELIVER:
            return refuse_rest(state, seat, move, self.rule)
        if move.pawn != self.pawn:
            return Refusal(self.rule, "other-pawn", {"pawn": PAWNS[self.pawn]})
        return refuse_delivery(state, seat, move)


class GrantedDelivery(Granted):
    """A cloud or a tile grants one delivery with either pawn, as with the matching cowardly druid (BS-11.5, BS-12.4)."""

    ask: ClassVar[str] = "granted-delivery"
    rule: ClassVar[str] = "BS-15.7"
    what: ClassVar[str] = "delivery"

    def possible(self, state: Broom, seat: int) -> bool:
        return can_deliver(state, seat, 0) or can_deliver(state, seat, 1)

    def add_actions(self, state: Broom, seat: int, moves: list[BroomMove]) -> None:
        add_deliveries(state, seat, 0, moves)
        add_deliveries(state, seat, 1, moves)

    def act(self, state: Broom, seat: int, move: BroomMove) -> None:
        deliver(state, seat, move, 0)

    def refuse(self, state: Broom, seat: int, move: BroomMove) -> Refusal:
        if move.act == DELIVER:
            return refuse_delivery(state, seat, move)
        return refuse_rest(state, seat, move, self.rule)
