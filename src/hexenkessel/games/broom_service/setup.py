"""Setting up Broom Service (BS-3)."""

from hexenkessel.games.broom_service.boards import COLOURS, NONE
from hexenkessel.games.broom_service.box import EVENTS, FLY_TILE, WAITING, Box
from hexenkessel.games.broom_service.clouds import GrantedCloud
from hexenkessel.games.broom_service.flights import GrantedFlight
from hexenkessel.games.broom_service.rules import ROUND
from hexenkessel.games.broom_service.state import Broom, Grants, with_mountain_tiles
from hexenkessel.games.broom_service.towers import GrantedDelivery
from hexenkessel.kernel.content import spread


def make_grants(box: Box) -> Grants:
    return Grants(
        GrantedFlight(1),
        GrantedFlight(box.mountain_amounts[FLY_TILE]),
        GrantedDelivery(),
        GrantedCloud(),
    )


def deal(state: Broom) -> None:
    box = state.box
    players = state.players
    start = state.options["start"]
    state.leader = start - 1 if isinstance(start, int) else state.dice.below(players)  # R3
    state.points = [box.start_points] * players
    state.stock = [[box.start_potions] * len(COLOURS) + [start_wands(state, seat)] for seat in range(players)]
    state.pawns = [state.board.castles[:] for _ in range(players)]
    state.hands = [0] * players
    state.collected = [[] for _ in range(players)]
    state.laid = [[] for _ in range(players)]
    state.standings = [WAITING] * players
    state.amulets = [0] * players
    state.tiles = [[0, 0, 0] for _ in range(players)]
    state.fresh = [[0, 0, 0] for _ in range(players)]
    if state.events is not None:
        state.tell("start", {"seat": state.leader, "n": players})
    deal_clouds(state)
    deal_tiles(state)
    state.shut = [1 if state.is_out(tower) else 0 for tower in range(len(state.boards.towers))]
    state.event_deck = list(range(len(EVENTS)))
    state.dice.shuffle(state.event_deck)  # BS-3.6: those at the bottom are never seen
    state.agenda.append(ROUND)


def start_wands(state: Broom, seat: int) -> int:
    """Fewer for the start player and the last one in turn order (BS-3.2)."""
    place = (seat - state.leader) % state.players
    if place == 0 or place == state.players - 1:
        return state.box.start_wands_at_the_ends
    return state.box.start_wands


def deal_clouds(state: Broom) -> None:
    """One cloud face up on every spot of this side; the rest leaves the game unseen (BS-3.5, BS-11.1)."""
    box = state.box
    copies = [cloud.copies for cloud in box.clouds]
    clouds = spread(copies, 0, box.heavy_kinds)
    state.dice.shuffle(clouds)
    if state.options["storm_clouds"]:
        count = state.options["heavy_clouds"]
        assert isinstance(count, int)
        del clouds[count:]  # R31
        clouds.extend(spread(copies, box.heavy_kinds, len(copies)))
        state.dice.shuffle(clouds)
    state.clouds = [NONE] * len(state.boards.cloud_spot_names)
    for spot in state.board.cloud_spots:
        state.clouds[spot] = clouds.pop()


def deal_tiles(state: Broom) -> None:
    """Mountain tiles where they are wanted, always on the back; forest and hill tiles on the back (BS-12 to BS-14)."""
    box = state.box
    board = state.board
    boards = state.boards
    state.mountains = [NONE] * len(boards.mountain_spot_names)
    state.forests = [NONE] * len(boards.forest_spot_names)
    state.hills = [NONE] * len(boards.hill_spot_names)
    if with_mountain_tiles(state):
        lay_out(state, box.mountain_copies, board.mountain_spots, state.mountains)
    lay_out(state, box.forest_copies, board.forest_spots, state.forests)
    lay_out(state, [1] * len(box.hill_names), board.hill_spots, state.hills)


def lay_out(state: Broom, copies: list[int], spots: list[int], places: list[int]) -> None:
    if not spots:
        return
    tiles = spread(copies, 0, len(copies))
    state.dice.shuffle(tiles)
    for spot in spots:
        places[spot] = tiles.pop()
