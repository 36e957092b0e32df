"""Tiles in the landscape: mountain tiles with amulets (BS-12), forest tiles (BS-13), turbo tiles and circles (BS-14).

Decided here, because the rules are silent: the function of a mountain tile that could do nothing at that moment is not
offered; where that leaves nothing to decide, the arrival is over.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from hexenkessel.games.broom_service.boards import ANY_TERRAIN, NONE, WAND
from hexenkessel.games.broom_service.box import (
    DELIVER_TILE,
    FLY_TILE,
    FOREST_TILES,
    MOUNTAIN_TILES,
    POTIONS_TILE,
    WANDS_TILE,
    WEATHER_TILE,
)
from hexenkessel.games.broom_service.clouds import can_dispel
from hexenkessel.games.broom_service.grants import waive
from hexenkessel.games.broom_service.moves import CIRCLE, DELIVER, PAWNS, SKIP, USE_FUNCTION, BroomMove
from hexenkessel.games.broom_service.refusals import refuse_delivery, refuse_rest
from hexenkessel.games.broom_service.state import Broom
from hexenkessel.games.broom_service.towers import WitchDelivery, add_deliveries, can_deliver, deliver
from hexenkessel.kernel.agenda import NOBODY, ONE_SEAT, Choice
from hexenkessel.kernel.errors import Fact, Refusal
from hexenkessel.kernel.shape import Flag, Number, Shape


def arrive(state: Broom, seat: int, pawn: int, region: int, witch: bool) -> None:
    """A pawn has just moved into this region, in whatever way (R23); `witch`: a brave witch may deliver afterwards."""
    spot = state.boards.hill_spot_in[region]
    if spot != NONE and state.hills[spot] != NONE and state.hills[spot] != state.box.tower_tile:
        tile = state.hills[spot]
        if open_circles(state, tile):
            state.agenda.append(ChooseCircle(pawn, tile, witch))
            return
        if state.events is not None:
            state.tell("circles-closed", {"seat": seat, "pawn": PAWNS[pawn]})  # R25
    if witch and not meets_mountain_tile(state, seat, region):
        state.agenda.append(WitchDelivery(pawn, region))
    meet_tile(state, seat, pawn, region, witch)


def meets_mountain_tile(state: Broom, seat: int, region: int) -> bool:
    """Whether a mountain tile lies there with this seat's amulet still beside it (BS-12.2)."""
    spot = state.boards.mountain_spot_in[region]
    return spot != NONE and state.mountains[spot] != NONE and not state.amulets[seat] >> spot & 1


def meet_tile(state: Broom, seat: int, pawn: int, region: int, witch: bool) -> None:
    """What the tile in this region does to a pawn that arrives: forest tiles are taken, mountain tiles offer something."""
    boards = state.boards
    spot = boards.forest_spot_in[region]
    if spot != NONE and state.forests[spot] != NONE:
        tile = state.forests[spot]
        state.forests[spot] = NONE
        state.tiles[seat][tile] += 1
        state.fresh[seat][tile] += 1  # BS-13.3: not before the next trick
        if state.events is not None:
            facts: dict[str, Fact] = {
                "seat": seat,
                "tile": FOREST_TILES[tile],
                "region": boards.region_names[region],
            }
            state.tell("forest-tile", facts)
    elif meets_mountain_tile(state, seat, region):
        spot = boards.mountain_spot_in[region]
        state.amulets[seat] |= 1 << spot  # R32: at once
        if state.events is not None:
            count = state.amulets[seat].bit_count()
            state.tell("amulet", {"seat": seat, "region": boards.region_names[region], "amulets": count})
        state.agenda.append(MountainArrival(pawn, spot, True, OPEN if witch else NEVER))


# -- turbo tiles (BS-14) --------------------------------------------------------------------------------------------------


def open_circles(state: Broom, tile: int) -> list[int]:
    """The circles on a turbo tile whose regions have no cloud (R25)."""
    regions = state.boards.circle_region
    return [circle for circle in state.box.turbo_circles[tile] if state.is_open(regions[circle])]


class ChooseCircle(Choice[Broom]):
    """The pawn goes on at once and compulsorily to one of two circles (BS-14.2)."""

    fields: ClassVar[Mapping[str, Shape]] = {"pawn": Number(1), "tile": Number(99), "witch": Flag()}
    ask: ClassVar[str] = "circle"
    rule: ClassVar[str] = "BS-14.2"

    def __init__(self, pawn: int, tile: int, witch: bool) -> None:
        self.pawn = pawn
        self.tile = tile
        self.witch = witch

    def deciding(self, state: Broom) -> tuple[int, ...]:
        return ONE_SEAT[state.actor]

    def options(self, state: Broom, seat: int) -> list[BroomMove]:
        return [state.offers.circles[circle] for circle in open_circles(state, self.tile)]

    def take(self, state: Broom, seat: int, move: BroomMove) -> None:
        region = state.boards.circle_region[move.circle]
        state.pawns[seat][self.pawn] = region
        if state.events is not None:
            facts: dict[str, Fact] = {
                "seat": seat,
                "pawn": PAWNS[self.pawn],
                "circle": state.boards.circle_names[move.circle],
            }
            state.tell("turbo", {**facts, "region": state.boards.region_names[region]})
        # R26: other tiles count there, before the witch delivers, but never another turbo tile.
        if self.witch:
            state.agenda.append(WitchDelivery(self.pawn, region))
        meet_tile(state, seat, self.pawn, region, False)

    def refuse(self, state: Broom, seat: int, move: BroomMove) -> Refusal:
        if move.act == CIRCLE:
            facts: dict[str, Fact] = {"circle": state.boards.circle_names[move.circle]}
            if move.circle in state.box.turbo_circles[self.tile]:
                return Refusal("BS-14.4", "circle-clouded", facts)
            return Refusal(self.rule, "other-circle", facts)
        return Refusal(self.rule, "must-go-on")


# -- mountain tiles (BS-12) -----------------------------------------------------------------------------------------------


# The delivery of the brave mountain witch: nobody else makes one here; she may still; she has.
NEVER: Final = 0
OPEN: Final = 1
MADE: Final = 2


class MountainArrival(Choice[Broom]):
    """The tile's function and the witch's delivery, in any order, each or neither (BS-12.2, R23)."""

    fields: ClassVar[Mapping[str, Shape]] = {
        "pawn": Number(1),
        "spot": Number(99),
        "function": Flag(),
        "delivery": Number(2),
    }
    ask: ClassVar[str] = "mountain"
    rule: ClassVar[str] = "BS-12.2"

    def __init__(self, pawn: int, spot: int, function: bool, delivery: int) -> None:
        self.pawn = pawn
        self.spot = spot
        # Whether the function of the tile is still open, and how it stands with the delivery.
        self.function = function
        self.delivery = delivery

    def deciding(self, state: Broom) -> tuple[int, ...]:
        seat = state.actor
        return ONE_SEAT[seat] if self.may_use(state, seat) or self.can_serve(state, seat) else NOBODY

    def may_use(self, state: Broom, seat: int) -> bool:
        return self.function and function_works(state, seat, state.mountains[self.spot])

    def may_deliver(self, state: Broom, seat: int) -> bool:
        """The pawn that entered must stand in that mountain region (R22)."""
        mountain = state.boards.mountain_spot_region[self.spot]
        return self.delivery == OPEN and state.pawns[seat][self.pawn] == mountain

    def can_serve(self, state: Broom, seat: int) -> bool:
        return self.may_deliver(state, seat) and can_deliver(state, seat, self.pawn)

    def run(self, state: Broom) -> None:
        """Nothing to decide."""

    def options(self, state: Broom, seat: int) -> list[BroomMove]:
        moves: list[BroomMove] = []
        if self.may_use(state, seat):
            moves.append(state.offers.functions[state.mountains[self.spot]])
        if self.may_deliver(state, seat):
            add_deliveries(state, seat, self.pawn, moves)
        moves.append(state.offers.skip)
        return moves

    def take(self, state: Broom, seat: int, move: BroomMove) -> None:
        if move.act == SKIP:
            if self.may_use(state, seat):
                waive(state, seat, "function")
            if self.can_serve(state, seat):
                waive(state, seat, "delivery")
        elif move.act == DELIVER:
            if self.function:
                state.agenda.append(MountainArrival(self.pawn, self.spot, True, MADE))
            deliver(state, seat, move, 0)
        else:
            if self.delivery == OPEN:
                state.agenda.append(MountainArrival(self.pawn, self.spot, False, OPEN))
            use_function(state, seat, state.mountains[self.spot])

    def refuse(self, state: Broom, seat: int, move: BroomMove) -> Refusal:
        if move.act == DELIVER:
            return self.why_no_delivery(state, seat, move)
        if move.act == USE_FUNCTION:
            tile = state.mountains[self.spot]
            if move.tile != tile:
                return Refusal(self.rule, "other-function", {"tile": MOUNTAIN_TILES[tile]})
            if not self.function:
                return Refusal(self.rule, "function-used")
            return Refusal("BS-12.4", "function-idle")
        return refuse_rest(state, seat, move, self.rule)

    def why_no_delivery(self, state: Broom, seat: int, move: BroomMove) -> Refusal:
        if self.delivery == MADE:
            return Refusal("BS-8.1", "delivered-already")
        if self.delivery == NEVER:
            if state.agenda and isinstance(state.agenda[-1], WitchDelivery):
                return Refusal("BS-14.5", "tile-first")
            return Refusal("BS-12.7", "no-witch-delivery")
        if move.pawn != self.pawn:
            return Refusal("BS-12.5", "other-pawn", {"pawn": PAWNS[self.pawn]})
        return refuse_delivery(state, seat, move)


def function_works(state: Broom, seat: int, tile: int) -> bool:
    if tile == DELIVER_TILE:
        return can_deliver(state, seat, 0) or can_deliver(state, seat, 1)
    if tile == WEATHER_TILE:
        return can_dispel(state, seat)
    return tile != FLY_TILE or any_way(state, seat)


def any_way(state: Broom, seat: int) -> bool:
    for origin in state.pawns[seat]:
        for region in state.boards.ways[origin][ANY_TERRAIN]:
            if state.is_open(region):
                return True
    return False


def use_function(state: Broom, seat: int, tile: int) -> None:
    """BS-12.4; as a whole (R32)."""
    if state.events is not None:
        state.tell("function", {"seat": seat, "tile": MOUNTAIN_TILES[tile]})
    amount = state.box.mountain_amounts[tile]
    if tile == POTIONS_TILE:
        for colour in range(WAND):
            state.stock[seat][colour] += amount
    elif tile == WANDS_TILE:
        state.stock[seat][WAND] += amount
    elif tile == DELIVER_TILE:
        state.agenda.append(state.grants.deliver)
    elif tile == FLY_TILE:
        state.agenda.append(state.grants.fly_twice)
    else:
        state.agenda.append(state.grants.dispel)
