"""What may be done instead of a cowardly action (BS-6.8): the benefit of an event, or a forest tile."""

from hexenkessel.games.broom_service.boards import RESOURCES
from hexenkessel.games.broom_service.box import BLACK_MARKET, BRAVE_TILE, MOONSHINE, POINTS_TILE
from hexenkessel.games.broom_service.state import COWARDLY, Broom
from hexenkessel.kernel.errors import Refusal
from hexenkessel.kernel.moves import Move


def has_substitute(state: Broom, seat: int) -> bool:
    return (
        state.event == BLACK_MARKET
        or state.event == MOONSHINE
        or state.usable(seat, BRAVE_TILE)
        or state.usable(seat, POINTS_TILE)
    )


def add_substitutes(state: Broom, seat: int, moves: list[Move]) -> None:
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


def is_substitute(state: Broom, move: Move) -> bool:
    offers = state.offers
    return (
        move is offers.market
        or move is offers.use_brave_tile
        or move is offers.use_points_tile
        or offers.first_moonshine <= move.code < offers.first_bid
    )


def use_substitute(state: Broom, seat: int, move: Move) -> None:
    offers = state.offers
    if move is offers.market:
        state.points[seat] += state.box.market_points
        if state.events is not None:
            state.tell("market", {"seat": seat, "points": state.box.market_points})
    elif move is offers.use_points_tile:
        spend_tile(state, seat, POINTS_TILE)
        state.points[seat] += state.box.tile_points
        if state.events is not None:
            state.tell("points-tile", {"seat": seat, "points": state.box.tile_points})
    else:
        resource = move.code - offers.first_moonshine
        state.stock[seat][resource] += 1
        if state.events is not None:
            state.tell("moonshine", {"seat": seat, "resource": RESOURCES[resource]})


def spend_tile(state: Broom, seat: int, tile: int) -> None:
    """The tile leaves the game (BS-13.3), also if nothing comes of it (R33)."""
    state.tiles[seat][tile] -= 1
    if state.events is not None and tile == BRAVE_TILE:
        state.tell("brave-tile", {"seat": seat})


# -- why not --------------------------------------------------------------------------------------------------------------


def refuse_rest(state: Broom, seat: int, move: Move, rule: str) -> Refusal:
    """What the action that is being carried out knows nothing of: something instead of it, or nothing for now."""
    if is_substitute(state, move):
        return refuse_substitute(state, seat, move, False)
    return Refusal(rule, "no-choice-now")


def refuse_substitute(state: Broom, seat: int, move: Move, handed_in: bool) -> Refusal:
    """`handed_in`: the tile that makes a cowardly player brave lies on the table for this card already."""
    offers = state.offers
    if move is offers.use_brave_tile or move is offers.use_points_tile:
        tile = BRAVE_TILE if move is offers.use_brave_tile else POINTS_TILE
        rule = "BS-13.5" if tile == BRAVE_TILE else "BS-13.7"
        limit = "BS-13.4"
        if state.tiles[seat][tile] == 0:
            return Refusal("BS-13.3", "no-such-tile")
        if not state.usable(seat, tile):
            return Refusal("BS-13.3", "tile-too-fresh")
    else:
        rule = "BS-9.2" if move is offers.market else "BS-9.3"
        limit = "BS-15.3"
        if state.event != (BLACK_MARKET if move is offers.market else MOONSHINE):
            return Refusal(rule, "other-event")
    if state.standings[seat] != COWARDLY:
        return Refusal(rule, "only-cowardly")
    return Refusal(limit if handed_in else "BS-6.8", "decided-already")
