"""What may be done instead of a cowardly action (BS-6.8): the benefit of an event, or a forest tile."""

from hexenkessel.games.broom_service.boards import RESOURCES
from hexenkessel.games.broom_service.box import BLACK_MARKET, BRAVE_TILE, MOONSHINE, POINTS_TILE
from hexenkessel.games.broom_service.moves import MARKET, USE_TILE, BroomMove
from hexenkessel.games.broom_service.state import Broom


def has_substitute(state: Broom, seat: int) -> bool:
    return (
        state.event == BLACK_MARKET
        or state.event == MOONSHINE
        or state.usable(seat, BRAVE_TILE)
        or state.usable(seat, POINTS_TILE)
    )


def add_substitutes(state: Broom, seat: int, moves: list[BroomMove]) -> None:
    """The benefit of the event (BS-9.2, BS-9.3) or a forest tile (BS-13.5, BS-13.7); one of them at most (R5)."""
    offers = state.offers
    if state.event == BLACK_MARKET:
        moves.append(offers.market)
    elif state.event == MOONSHINE:
        moves.extend(offers.moonshine)
    if state.usable(seat, BRAVE_TILE):
        moves.append(offers.use_brave_tile)
    if state.usable(seat, POINTS_TILE):
        moves.append(offers.use_points_tile)


def use_substitute(state: Broom, seat: int, move: BroomMove) -> None:
    if move.act == MARKET:
        state.points[seat] += state.box.market_points
        if state.events is not None:
            state.tell("market", {"seat": seat, "points": state.box.market_points})
    elif move.act == USE_TILE:
        spend_tile(state, seat, POINTS_TILE)
        state.points[seat] += state.box.tile_points
        if state.events is not None:
            state.tell("points-tile", {"seat": seat, "points": state.box.tile_points})
    else:
        state.stock[seat][move.resource] += 1
        if state.events is not None:
            state.tell("moonshine", {"seat": seat, "resource": RESOURCES[move.resource]})


def spend_tile(state: Broom, seat: int, tile: int) -> None:
    """The tile leaves the game (BS-13.3), also if nothing comes of it (R33)."""
    state.tiles[seat][tile] -= 1
    if state.events is not None and tile == BRAVE_TILE:
        state.tell("brave-tile", {"seat": seat})
