"""Flights (BS-8.2): one pawn into a neighbouring region that is free of clouds."""

from collections.abc import Mapping
from typing import ClassVar

from hexenkessel.games.broom_service.boards import ANY_TERRAIN
from hexenkessel.games.broom_service.grants import Granted
from hexenkessel.games.broom_service.moves import FLY, PAWNS, BroomMove
from hexenkessel.games.broom_service.refusals import refuse_flight, refuse_rest
from hexenkessel.games.broom_service.state import Broom
from hexenkessel.games.broom_service.tiles import arrive
from hexenkessel.kernel.errors import Refusal
from hexenkessel.kernel.shape import Number, Shape


def add_flights(state: Broom, seat: int, terrain: int, moves: list[BroomMove]) -> None:
    ways = state.boards.ways
    for pawn in range(2):
        offers = state.offers.flights[pawn]
        for region in ways[state.pawns[seat][pawn]][terrain]:
            if state.is_open(region):
                moves.append(offers[region])


def can_fly(state: Broom, seat: int, terrain: int) -> bool:
    ways = state.boards.ways
    for origin in state.pawns[seat]:
        for region in ways[origin][terrain]:
            if state.is_open(region):
                return True
    return False


def fly(state: Broom, seat: int, move: BroomMove, witch: bool) -> None:
    """`witch`: a brave witch flies, who may deliver where she arrives (BS-8.4)."""
    pawn = move.pawn
    region = move.region
    origin = state.pawns[seat][pawn]
    state.pawns[seat][pawn] = region
    if state.events is not None:
        names = state.boards.region_names
        state.tell(
            "flew", {"seat": seat, "pawn": PAWNS[pawn], "region": names[region], "origin": names[origin]}
        )
    arrive(state, seat, pawn, region, witch)


class GrantedFlight(Granted):
    """A cloud or a tile grants flights with either pawn, as with matching cowardly witches (BS-11.4, BS-12.4)."""

    fields: ClassVar[Mapping[str, Shape]] = {"left": Number(9, 1)}
    ask: ClassVar[str] = "granted-flight"
    rule: ClassVar[str] = "BS-15.7"
    what: ClassVar[str] = "flight"

    def __init__(self, left: int) -> None:
        self.left = left

    def possible(self, state: Broom, seat: int) -> bool:
        return can_fly(state, seat, ANY_TERRAIN)

    def add_actions(self, state: Broom, seat: int, moves: list[BroomMove]) -> None:
        add_flights(state, seat, ANY_TERRAIN, moves)

    def act(self, state: Broom, seat: int, move: BroomMove) -> None:
        if self.left > 1:
            state.agenda.append(GrantedFlight(self.left - 1))
        fly(state, seat, move, False)

    def refuse(self, state: Broom, seat: int, move: BroomMove) -> Refusal:
        if move.act == FLY:
            return refuse_flight(state, seat, move, ANY_TERRAIN)
        return refuse_rest(state, seat, move, self.rule)
