"""The rules of Broom Service in the order of the rulebook: setup (BS-3), the course of a round (BS-4), the end (BS-10).

Roles are chosen in hands.py and laid in tricks.py; what they do is in roles.py, flights.py, towers.py and clouds.py, what
tiles do in tiles.py, what events do at the end of a round in events.py, points in scoring.py.
"""

from typing import Any, Final

from hexenkessel.games.broom_service.boards import COLOURS, NONE
from hexenkessel.games.broom_service.box import EVENTS, FLY_TILE, MOST_PLAYERS, ROLES, Box
from hexenkessel.games.broom_service.clouds import GrantedCloud
from hexenkessel.games.broom_service.events import END_ROUND, Bid, EndRound, HandIn
from hexenkessel.games.broom_service.flights import GrantedFlight
from hexenkessel.games.broom_service.hands import CHOOSE_ROLES, ChooseRoles, ExtraCard
from hexenkessel.games.broom_service.roles import DruidDelivery, Flight, Gather, Weather
from hexenkessel.games.broom_service.state import BIT, WAITING, Broom, Grants, with_mountain_tiles
from hexenkessel.games.broom_service.tiles import ChooseCircle, MountainArrival
from hexenkessel.games.broom_service.towers import GrantedDelivery, WitchDelivery
from hexenkessel.games.broom_service.tricks import LEAD, Answer, Lead, NextTrick, Opens
from hexenkessel.kernel.agenda import Step

# -- setup (BS-3) ---------------------------------------------------------------------------------------------------------


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
    clouds = [kind for kind in range(box.heavy_kinds) for _ in range(box.clouds[kind].copies)]
    state.dice.shuffle(clouds)
    if state.options["storm_clouds"]:
        count = state.options["heavy_clouds"]
        assert isinstance(count, int)
        del clouds[count:]  # R31
        for kind in range(box.heavy_kinds, len(box.clouds)):
            clouds.extend([kind] * box.clouds[kind].copies)
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
        spread(state, box.mountain_copies, board.mountain_spots, state.mountains)
    spread(state, box.forest_copies, board.forest_spots, state.forests)
    spread(state, [1] * len(box.hill_names), board.hill_spots, state.hills)


def spread(state: Broom, copies: list[int], spots: list[int], places: list[int]) -> None:
    if not spots:
        return
    tiles = [kind for kind, count in enumerate(copies) for _ in range(count)]
    state.dice.shuffle(tiles)
    for spot in spots:
        places[spot] = tiles.pop()


# -- the course of the game (BS-4, BS-10) -----------------------------------------------------------------------------------


class Round(Step[Broom]):
    """Reveal, choose roles, play tricks, event; after the last round the final scoring (BS-4)."""

    def run(self, state: Broom) -> None:
        if state.round == state.box.rounds:
            finish(state)
            return
        state.agenda.append(ROUND)
        state.agenda.append(END_ROUND)
        state.agenda.append(LEAD)
        state.agenda.append(CHOOSE_ROLES)
        state.round += 1
        state.led_roles = 0
        for seat in range(state.players):
            state.laid[seat] = []
        state.event = state.event_deck.pop()
        if state.events is not None:
            state.tell("round", {"round": state.round})
            state.tell("event", {"event": EVENTS[state.event]})
        turn_up_curses(state)


def turn_up_curses(state: Broom) -> None:
    """As many roles as players are missing to five; too small a pile is shuffled anew with all ten (BS-3.7, BS-7.3)."""
    wanted = MOST_PLAYERS - state.players
    state.cursed = 0
    if len(state.curse_pile) < wanted:
        state.curse_pile = list(range(len(ROLES)))
        state.dice.shuffle(state.curse_pile)
    for _ in range(wanted):
        role = state.curse_pile.pop()
        state.cursed |= BIT[role]
        if state.events is not None:
            state.tell("cursed", {"role": ROLES[role]})


def finish(state: Broom) -> None:
    """Bolts, resources and amulets (BS-10.1)."""
    state.ending = "seven-rounds"
    if state.events is not None:
        for seat in range(state.players):
            bolts, resources, amulets = state.bonus(seat)
            facts = {"bolts": bolts, "resources": resources, "amulets": amulets}
            state.tell("final", {"seat": seat, "points": bolts + resources + amulets, **facts})


ROUND: Final = Round()

STEPS: Final[list[type[Step[Any]]]] = [
    *(Round, ChooseRoles, ExtraCard, Lead, Answer, NextTrick, Opens, EndRound, Bid, HandIn),
    *(Gather, Flight, DruidDelivery, Weather, WitchDelivery, MountainArrival, ChooseCircle),
    *(GrantedFlight, GrantedDelivery, GrantedCloud),
]
