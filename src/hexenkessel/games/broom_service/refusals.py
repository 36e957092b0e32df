"""Why a flight, a delivery, a cloud or something instead of them can't be had. What one step alone refuses stands there."""

from hexenkessel.games.broom_service.boards import ANY_TERRAIN, COLOURS, NONE, TERRAINS
from hexenkessel.games.broom_service.box import BLACK_MARKET, BRAVE_TILE, COWARDLY, MOONSHINE
from hexenkessel.games.broom_service.moves import MARKET, USE_TILE, BroomMove
from hexenkessel.games.broom_service.state import Broom
from hexenkessel.kernel.errors import Fact, Refusal


def refuse_flight(state: Broom, seat: int, move: BroomMove, terrain: int) -> Refusal:
    region = move.region
    origin = state.pawns[seat][move.pawn]
    facts: dict[str, Fact] = {"region": state.boards.region_names[region]}
    if region not in state.board.regions:
        return Refusal("BS-2.1", "other-side", facts)
    if region == origin:
        return Refusal("BS-2.3", "already-there", facts)
    if region not in state.boards.neighbours[origin]:
        return Refusal("BS-2.3", "not-adjacent", facts)
    if terrain != ANY_TERRAIN and state.boards.terrain[region] != terrain:
        return Refusal("BS-8.4", "wrong-terrain", {"terrain": TERRAINS[terrain], **facts})
    return Refusal("BS-2.5", "clouded", facts)


def refuse_delivery(state: Broom, seat: int, move: BroomMove) -> Refusal:
    """Why no potion can go there; that the pawn may deliver at all is already sure."""
    tower = state.boards.towers[move.tower]
    facts: dict[str, Fact] = {"tower": tower.id, "colour": COLOURS[tower.colour]}
    if move.tower not in state.board.towers:
        return Refusal("BS-2.1", "other-side", facts)
    if tower.tile != NONE and state.shut[move.tower]:
        return Refusal("BS-14.6", "no-tower-tile", facts)
    if tower.cover != NONE and state.mountains[tower.cover] != NONE:
        return Refusal("BS-12.1", "covered", facts)
    if state.pawns[seat][move.pawn] not in tower.base:
        return Refusal("BS-2.4", "out-of-reach", facts)
    if state.shut[move.tower]:
        return Refusal("BS-2.4", "occupied", facts)
    return Refusal("BS-8.2", "no-potion", facts)


def refuse_cloud(state: Broom, seat: int, move: BroomMove) -> Refusal:
    kind = state.clouds[move.spot]
    region = state.boards.cloud_spot_region[move.spot]
    facts: dict[str, Fact] = {"region": state.boards.region_names[region]}
    if region not in state.board.regions:
        return Refusal("BS-2.1", "other-side", facts)
    if kind == NONE:
        return Refusal("BS-8.2", "no-cloud", facts)
    if all(region not in state.boards.neighbours[pawn] for pawn in state.pawns[seat]):
        return Refusal("BS-8.2", "cloud-out-of-reach", facts)
    return Refusal("BS-8.2", "too-few-wands", {"wands": state.box.clouds[kind].cost, **facts})


def refuse_rest(state: Broom, seat: int, move: BroomMove, rule: str) -> Refusal:
    """What the action that is being carried out knows nothing of: something instead of it, or nothing for now."""
    if move.instead:
        return refuse_substitute(state, seat, move, False)
    return Refusal(rule, "no-choice-now")


def refuse_substitute(state: Broom, seat: int, move: BroomMove, handed_in: bool) -> Refusal:
    """`handed_in`: the tile that makes a cowardly player brave lies on the table for this card already."""
    if move.act == USE_TILE:
        rule = "BS-13.5" if move.tile == BRAVE_TILE else "BS-13.7"
        limit = "BS-13.4"
        if state.tiles[seat][move.tile] == 0:
            return Refusal("BS-13.3", "no-such-tile")
        if not state.usable(seat, move.tile):
            return Refusal("BS-13.3", "tile-too-fresh")
    else:
        rule = "BS-9.2" if move.act == MARKET else "BS-9.3"
        limit = "BS-15.3"
        if state.event != (BLACK_MARKET if move.act == MARKET else MOONSHINE):
            return Refusal(rule, "other-event")
    if state.standings[seat] != COWARDLY:
        return Refusal(rule, "only-cowardly")
    return Refusal(limit if handed_in else "BS-6.8", "decided-already")
