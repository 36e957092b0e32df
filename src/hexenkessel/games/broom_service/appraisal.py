"""What things are worth in Broom Service, in points: pieces, places, deliveries, clouds, roles. For the bots."""

from typing import Final

from hexenkessel.games.broom_service.boards import FORESIGHT, HILL, NONE, WAND
from hexenkessel.games.broom_service.box import (
    FAIRY,
    FIRST_DRUID,
    FIRST_WITCH,
    NO_EFFECT,
    ROLES,
    WAITING,
)
from hexenkessel.games.broom_service.scoring import bolt_points
from hexenkessel.games.broom_service.state import BIT, SIZE, Broom

# The worth of one more piece of a kind, by how many one has already.
POTION_WORTH: Final = [2.0, 1.3, 0.8, 0.5, 0.3]
WAND_WORTH: Final = [1.5, 1.2, 0.9, 0.6, 0.3]
AMULET_WORTH: Final = 5.0
FUNCTION_WORTH: Final = 2.0
TILE_WORTH: Final = [2.5, 2.0, 4.0]
# How much of a tower's points one may hope for who stands beside it, or one region away.
HERE: Final = 0.35
BEYOND: Final = 0.12
# Of every round tower two and three flights away: little each, but a whole country draws.
OUTLOOK: Final = [0.0, 0.0, 0.04, 0.02]
# Of what lies under clouds: somebody may clear the way.
CLOUDED: Final = 0.8
# A bolt while more of them may come, and how much of a region's worth it is to open it.
BOLT_WORTH: Final = 2.4
OPENING: Final = 0.6
# How likely somebody is brave who may choose.
BRAVERY: Final = 0.8
# How much more or less often than others a role is chosen: gatherers, witches, druids, fairy.
POPULARITY: Final = [1.0, 1.0, 1.0, 0.9, 0.6, 1.1, 0.7, 1.6, 1.5, 0.6]
NOTHING_TO_GAIN: Final = -0.05


def time_left(state: Broom) -> float:
    """How much of the game is to come, as a factor for what only pays later."""
    rounds = float(state.box.rounds - state.round)
    cards = 0
    for hand in state.hands:
        cards += SIZE[hand]
    return min(1.0, 0.3 * rounds + 0.07 * float(cards) / float(state.players))


def piece_worth(state: Broom, seat: int, kind: int, left: float) -> float:
    """One more piece of this kind: for use, and for the sets at the end."""
    count = state.stock[seat][kind]
    table = WAND_WORTH if kind == WAND else POTION_WORTH
    return table[min(count, 4)] * left + (0.7 if count == 0 else 0.3)


def stock_worth(state: Broom, seat: int, left: float) -> float:
    worth = 0.0
    stock = state.stock[seat]
    for kind in range(4):
        table = WAND_WORTH if kind == WAND else POTION_WORTH
        for count in range(min(stock[kind], 5)):
            worth += table[count]
    return worth * left


# -- places and deliveries ------------------------------------------------------------------------------------------------


def delivery_gain(state: Broom, seat: int, number: int, region: int, left: float) -> float:
    tower = state.boards.towers[number]
    worth = float(tower.points + state.storm_bonus(region)) - 0.8 * left
    for _ in range(tower.wands):
        worth += piece_worth(state, seat, WAND, left)
    return worth


def best_delivery(state: Broom, seat: int, region: int, left: float) -> float:
    """The best that a pawn in this region could deliver just now; 0 if nothing."""
    best = 0.0
    stock = state.stock[seat]
    for number in state.boards.towers_at[region]:
        if not state.shut[number] and stock[state.boards.towers[number].colour] > 0:
            best = max(best, delivery_gain(state, seat, number, region, left))
    return best


def place_worth(state: Broom, seat: int, region: int, left: float) -> float:
    """What one may hope for from standing here: towers in reach now, those next door, and the country behind."""
    boards = state.boards
    stock = state.stock[seat]
    here = 0.0
    for number in boards.towers_at[region]:
        if not state.shut[number]:
            tower = boards.towers[number]
            hope = HERE if stock[tower.colour] > 0 else 0.6 * HERE
            here = max(here, hope * tower.points)
    beyond = 0.0
    for way in boards.neighbours[region]:
        near = 0.0
        for number in boards.towers_at[way]:
            if not state.shut[number]:
                near = max(near, float(boards.towers[number].points))
        beyond += near if state.is_open(way) else CLOUDED * near
    outlook = 0.0
    towers_off = boards.round_towers_off[region]
    for steps in range(2, FORESIGHT + 1):
        for number in towers_off[steps]:
            if not state.shut[number]:
                outlook += OUTLOOK[steps] * boards.towers[number].points
    return left * (here + BEYOND * beyond + outlook)


def flight_gain(state: Broom, seat: int, pawn: int, region: int, brave: bool, left: float) -> float:
    """What a flight there brings: the place, its tiles, and a delivery if it is a brave witch's."""
    boards = state.boards
    gain = tile_gain(state, seat, region)
    spot = boards.hill_spot_in[region]
    if spot != NONE and state.hills[spot] != NONE and state.hills[spot] != state.box.tower_tile:
        best = -9.0
        for circle in state.box.turbo_circles[state.hills[spot]]:
            goal = boards.circle_region[circle]
            if state.is_open(goal):
                there = place_worth(state, seat, goal, left)
                if brave:
                    there += best_delivery(state, seat, goal, left)
                best = max(best, there)
        gain += max(best, 0.0)
    else:
        gain += place_worth(state, seat, region, left)
        if brave:
            gain += best_delivery(state, seat, region, left)
    return gain - place_worth(state, seat, state.pawns[seat][pawn], left)


def tile_gain(state: Broom, seat: int, region: int) -> float:
    spot = state.boards.mountain_spot_in[region]
    if spot != NONE and state.mountains[spot] != NONE and not state.amulets[seat] >> spot & 1:
        return AMULET_WORTH + FUNCTION_WORTH
    spot = state.boards.forest_spot_in[region]
    if spot != NONE and state.forests[spot] != NONE:
        return TILE_WORTH[state.forests[spot]]
    return 0.0


def best_flight(state: Broom, seat: int, terrain: int, brave: bool, left: float) -> float:
    best = 0.0
    for pawn in range(2):
        for region in state.boards.ways[state.pawns[seat][pawn]][terrain]:
            if state.is_open(region):
                best = max(best, flight_gain(state, seat, pawn, region, brave, left))
    return best


# -- clouds ---------------------------------------------------------------------------------------------------------------


def cloud_gain(state: Broom, seat: int, spot: int, left: float) -> float:
    """Its bolts, what it opens, and what a storm cloud does, less the wands."""
    cloud = state.box.clouds[state.clouds[spot]]
    bolts = state.bolts(seat)
    gain = float(bolt_points(state.box, bolts + cloud.bolts) - bolt_points(state.box, bolts))
    gain = max(gain, left * BOLT_WORTH * cloud.bolts)
    gain += 0.8 if cloud.effect != NO_EFFECT else 0.0
    region = state.boards.cloud_spot_region[spot]
    others = 0
    for other in state.boards.spots_in[region]:
        others += state.clouds[other] != NONE
    gain += OPENING * place_worth(state, seat, region, left) / others
    stock = state.stock[seat]
    for paid in range(cloud.cost):
        gain -= 0.3 + left * WAND_WORTH[min(stock[WAND] - 1 - paid, 4)]
    return gain


def best_cloud(state: Broom, seat: int, left: float) -> float:
    best = NOTHING_TO_GAIN
    wands = state.stock[seat][WAND]
    for region in state.pawns[seat]:
        for spot in state.boards.spots_near[region]:
            kind = state.clouds[spot]
            if kind != NONE and state.box.clouds[kind].cost <= wands:
                best = max(best, cloud_gain(state, seat, spot, left))
    return best


# -- roles ----------------------------------------------------------------------------------------------------------------


def gathering_gain(state: Broom, seat: int, kind: int, count: int, left: float) -> float:
    """The best mix of so many potions and wands, piece by piece."""
    table = POTION_WORTH
    potions = state.stock[seat][kind]
    wands = state.stock[seat][WAND]
    gain = 0.0
    for _ in range(count):
        potion = table[min(potions, 4)] * left + (0.7 if potions == 0 else 0.3)
        wand = WAND_WORTH[min(wands, 4)] * left + (0.7 if wands == 0 else 0.3)
        if potion >= wand:
            gain += potion
            potions += 1
        else:
            gain += wand
            wands += 1
    return gain


def role_gain(state: Broom, seat: int, role: int, brave: bool, left: float) -> float:
    """What the action of this role would bring just now."""
    box = state.box
    if role < FIRST_WITCH:
        count = box.brave_yield if brave else box.cowardly_yield
        return gathering_gain(state, seat, box.gathers[role], count, left)
    if role < FIRST_DRUID:
        return best_flight(state, seat, role - FIRST_WITCH, brave, left)
    if role < FAIRY:
        best = 0.0
        for region in state.pawns[seat]:
            if (state.boards.terrain[region] >= HILL) == (role > FIRST_DRUID):
                best = max(best, best_delivery(state, seat, region, left))
        return best + box.druid_bonus if brave and best > 0.0 else best
    best = best_cloud(state, seat, left)
    if best <= NOTHING_TO_GAIN:
        return 0.0
    return best + (box.fairy_bonus if brave else 0)


def role_hope(state: Broom, seat: int, role: int, chosen: int, left: float) -> float:
    """What a role may bring in this round, beside the roles that were chosen with it."""
    stay = 0.8 - 0.09 * state.players
    brave = role_gain(state, seat, role, True, left)
    cowardly = role_gain(state, seat, role, False, left)
    hope = max(cowardly, stay * brave) + 0.2 * min(cowardly, stay * brave)
    if FIRST_DRUID <= role < FAIRY:
        hope = max(hope, 0.75 * druid_after_flight(state, seat, role, chosen, left))
    if state.cursed & BIT[role]:
        hope -= state.box.curse
    return hope


def druid_after_flight(state: Broom, seat: int, role: int, chosen: int, left: float) -> float:
    """What the druid could deliver where a chosen witch may fly first."""
    best = 0.0
    boards = state.boards
    for terrain in range(4):
        if chosen & BIT[FIRST_WITCH + terrain] and (terrain >= HILL) == (role > FIRST_DRUID):
            for origin in state.pawns[seat]:
                for region in boards.ways[origin][terrain]:
                    if state.is_open(region):
                        best = max(best, best_delivery(state, seat, region, left))
    return best


def chance_to_hold(state: Broom, other: int, role: int) -> float:
    """How likely somebody holds a role, from the number of cards and what was led before."""
    count = SIZE[state.hands[other]]
    if count == 0:
        return 0.0
    unled = len(ROLES) - SIZE[state.led_roles & ~BIT[role]]
    return min(0.95, POPULARITY[role] * float(count) / float(max(1, unled)))


def chance_to_stay_brave(state: Broom, seat: int, role: int) -> float:
    """That nobody who still has to answer is brave, too."""
    chance = 1.0
    for place in range(1, state.players):
        other = (seat + place) % state.players
        if state.led != NONE and other == state.leader:
            break
        if state.standings[other] == WAITING:
            chance *= 1.0 - BRAVERY * chance_to_hold(state, other, role)
    return chance


def position_worth(state: Broom, seat: int) -> float:
    """Points now, what they would be at the end, and what can still be made of pieces and places."""
    left = time_left(state)
    bolts, resources, amulets = state.bonus(seat)
    worth = float(state.points[seat] + amulets) + float(resources) * (1.0 - 0.6 * left)
    worth += max(float(bolts), left * BOLT_WORTH * float(state.bolts(seat)))
    worth += stock_worth(state, seat, left)
    for region in state.pawns[seat]:
        worth += place_worth(state, seat, region, left)
    for tile, count in enumerate(state.tiles[seat]):
        worth += left * TILE_WORTH[tile] * count
    return worth
