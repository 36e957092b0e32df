"""What things are worth in The Witches, in points: problems, markers, spaces, and how near the end of all is.

Every turn ends with a full hand again, so cards are cheap; actions are what is scarce.
"""

from math import exp
from typing import Final

from hexenkessel.games.witches.box import (
    BLACK_ALISS,
    CRISIS,
    DUNGEON_FOR_ALL,
    DUNGEON_LATER,
    ELF,
    FIRST_HARD,
    NOTHING_HAPPENS,
)
from hexenkessel.games.witches.chances import best_chance, chance_to_reach, hand_points, has_sure_solution
from hexenkessel.games.witches.moving import Act
from hexenkessel.games.witches.rules import hard_tiles_left
from hexenkessel.games.witches.state import BIT, EMPTY, MOST_EASY, NOWHERE, Witches

# A card within a turn, and a broomstick, which takes one anywhere.
CARD: Final = 0.12
BROOM: Final = 0.25
# What is lost with a failure beside markers and consequences: the witch is driven away.
SETBACK: Final = 0.35
UNSEEN_DIFFICULTY: Final = 19
UNSEEN_POINTS: Final = 4.9
# How much of a problem's worth is left when it is so many steps away.
NEARNESS: Final = [1.0, 0.92, 0.86, 0.62, 0.56, 0.36, 0.32, 0.2, 0.18, 0.1, 0.1, 0.1]
CONSEQUENCE_COST: Final = [0.0, 1.0, 0.7, 0.8, 0.7, 1.3]


def turns_left(state: Witches) -> float:
    """Own turns that are still to come, this one not counted."""
    return len(state.stack) / state.players


def marker_cost(state: Witches, seat: int) -> float:
    """What one more cackle marker costs: little while there are many, a point for the one who has the most."""
    supply = state.cackle_supply
    shared = state.solo or state.together
    if supply == 0:
        if state.cackle[seat] >= max(state.cackle):
            return 2.4 if shared else 1.0
        return 0.5 if shared else 0.35
    scarce = 1.0 if supply <= 2 else 0.5 if supply <= state.players + 2 else 0.25
    lead = 0.5 + 0.5 * state.cackle[seat] / max(1, *state.cackle)
    return scarce * lead * (1.4 if shared else 0.7)


def gain(state: Witches, seat: int, space: int, kind: int) -> float:
    """What solving this problem brings: points, a larger hand or a bonus, a safer land."""
    box = state.box
    easing = 0.25 * state.crises[space] + danger_relief(state)
    if kind < FIRST_HARD:
        growth = 0.15 * turns_left(state) if len(state.easy[seat]) < MOST_EASY else 0.0
        return box.points[kind] + growth + easing
    worth = float(box.points[kind]) + 0.05 * turns_left(state) + easing
    if state.together:
        worth += 3.0
    if box.group[kind] == ELF and state.face_up[space]:
        worth += 0.4 * state.elves_in_sight()
    return worth


def danger_relief(state: Witches) -> float:
    """One problem less is worth more when crisis markers run out."""
    left = state.crisis_supply
    return 1.0 if left <= 1 else 0.6 if left <= 3 else 0.3 if left <= 5 else 0.1


def failure_cost(state: Witches, seat: int, kind: int) -> float:
    cost = SETBACK + marker_cost(state, seat)
    consequence = state.box.consequence[kind]
    if consequence == NOTHING_HAPPENS:
        if state.box.group[kind] == ELF:
            cost += 0.8 * state.elves_in_sight()
        return cost
    cost += CONSEQUENCE_COST[consequence]
    if consequence == CRISIS and state.crisis_supply <= 2:
        cost += 2.0
    if consequence == BLACK_ALISS and (state.solo or state.together):
        cost += 1.0
    if consequence in (DUNGEON_LATER, DUNGEON_FOR_ALL) and state.action == 1:
        cost += 0.4
    return cost


def attempt_worth(state: Witches, seat: int, space: int) -> float:
    """What going for the problem on this space is worth, on average, with her hand."""
    kind = state.tiles[space]
    if not state.face_up[space] and not state.knowers[space] & BIT[seat]:
        return unseen_worth(state, seat, space)
    win = gain(state, seat, space, kind)
    if has_sure_solution(state, seat, space):
        return win
    need = state.needed(space) - state.hard_bonus(seat)
    points = hand_points(state, seat, space, 4)
    likely = chance_to_reach(4, need - points)
    bare = chance_to_reach(4, need)
    used = (likely - bare) * CARD * points
    return (
        likely * win - (1.0 - likely) * escapable(state, seat, kind) - used - 0.5 * marker_cost(state, seat)
    )


def escapable(state: Witches, seat: int, kind: int) -> float:
    """Part of the failures can be dodged by running away after the first roll."""
    return 0.75 * failure_cost(state, seat, kind)


def unseen_worth(state: Witches, seat: int, space: int) -> float:
    """A face-down problem: a hard one, nobody knows which."""
    need = UNSEEN_DIFFICULTY + 2 * state.crises[space] - state.hard_bonus(seat)
    points = hand_points(state, seat, space, 4)
    likely = chance_to_reach(4, need - points)
    win = UNSEEN_POINTS + danger_relief(state) + (3.0 if state.together else 0.0)
    risk = SETBACK + marker_cost(state, seat) + 0.5 + 0.5 * state.elves_in_sight()
    return likely * win - (1.0 - likely) * 0.8 * risk - 0.5 * marker_cost(state, seat)


def tea_worth(state: Witches, seat: int, space: int) -> float:
    worth = min(3, state.cackle[seat]) * marker_cost(state, seat)
    if state.together:
        for other in range(state.players):
            if other != seat and state.witches[other] == space:
                worth += min(2, state.cackle[other]) * marker_cost(state, other)
    return worth


def space_worth(state: Witches, seat: int, space: int) -> float:
    """What ending a move here brings."""
    if state.tiles[space] != EMPTY:
        return attempt_worth(state, seat, space)
    if state.witch_at(space, seat):
        return tea_worth(state, seat, space)
    if state.solo and space == state.box.atlas.cottage:
        return min(2, state.cackle[seat]) * marker_cost(state, seat)
    return 0.0


def worths(state: Witches, seat: int) -> list[float]:
    """By space."""
    return [space_worth(state, seat, space) for space in range(len(state.tiles))]


def outlook(state: Witches, worth: list[float], space: int) -> float:
    """What this space is worth as a place to go on from: the best that is near."""
    atlas = state.box.atlas
    near = atlas.distance[atlas.place_of[space]]
    place_of = atlas.place_of
    best = 0.0
    for other in range(len(worth)):
        if other != space and worth[other] > best:
            reach = worth[other] * NEARNESS[near[place_of[other]]]
            if reach > best:
                best = reach
    return best


# -- how near the end is ------------------------------------------------------------------------------------------------


def chance_of_ruin(state: Witches) -> float:
    """How likely all lose before the last tile: crises, elves, and Black Aliss where she counts."""
    turns = float(len(state.stack))
    exposed = 0
    for space in range(len(state.tiles)):
        if state.tiles[space] != EMPTY and (state.piling or state.crises[space] == 0):
            exposed += 1
    # So many markers are likely to be placed while there are so many problems without one.
    pressure = 0.045 * exposed * min(turns, 8.0)
    crisis = squeeze(pressure - state.crisis_supply, 2.0)
    elves = state.elves_in_sight()
    elf = 0.0 if elves == 0 else 0.02 * min(turns, 6.0) if elves == 1 else 0.05 + 0.03 * min(turns, 8.0)
    ruin = 1.0 - (1.0 - crisis) * (1.0 - elf)
    if state.solo or state.together:
        loose = state.cackle_supply + 1.6 * state.aliss_supply
        ruin = 1.0 - (1.0 - ruin) * (1.0 - squeeze(0.62 * turns - loose, 1.8))
    return ruin


def squeeze(excess: float, scale: float) -> float:
    """From 0 to 1, a half where nothing is in excess."""
    value = excess / scale
    return 0.5 + 0.5 * value / (1.0 + abs(value))


# -- positions ----------------------------------------------------------------------------------------------------------


def merit(state: Witches, points: float, doubt: float) -> float:
    """Alone: how good these points are, from 0 to 1. To pass counts most, to pass with distinction too (TW-24.5)."""
    passed = logistic((points - state.box.passed + 0.5) / doubt)
    distinction = logistic((points - state.box.distinction + 0.5) / doubt)
    return 0.011 * min(50.0, max(0.0, points)) + 0.3 * passed + 0.15 * distinction


def projected_points(state: Witches, seat: int) -> float:
    """What she is likely to end with: points, actions to come, and what hand, markers and place promise."""
    rate = 1.15 + 0.09 * state.hand_limit(seat) + 0.15 * state.hard_bonus(seat)
    points = state.points(seat) + rate * actions_to_come(state, seat)
    points -= state.cackle[seat] * 0.5 * marker_cost(state, seat)
    points += 0.12 * len(state.hands[seat])
    if state.powers[seat]:
        points += 0.4
    if state.witches[seat] < 0:
        points -= 0.8
    if state.attempt != NOWHERE and seat == state.active:
        points += attempt_value(state, seat)
    return points


def actions_to_come(state: Witches, seat: int) -> float:
    """Those of the turns that the tiles in the boxes bring, and what is left of this turn."""
    turns = len(state.stack)
    after = (seat - state.active - 1) % state.players
    own = 2.0 * ((turns - after + state.players - 1) // state.players)
    if seat == state.active:
        own += 2.0 if state.action == 0 else 1.0 if state.action == 1 else 0.0
        # An action that has not begun yet.
        if isinstance(state.waiting, Act):
            own += 1.0
    return own


def attempt_value(state: Witches, seat: int) -> float:
    """An attempt that is not over yet."""
    kind = state.tiles[state.attempt]
    if kind == EMPTY or state.witches[seat] != state.attempt:
        return 0.0
    chance = best_chance(state, seat, state.attempt)
    return chance * state.box.points[kind] - (1.0 - chance) * failure_cost(state, seat, kind)


def likely_to_save(state: Witches) -> float:
    """Together: whether fewer than four hard problems will be left."""
    left = float(hard_tiles_left(state))
    for kind in state.stack:
        if kind >= FIRST_HARD:
            left += 1.0
    strength = 0.0
    for seat in range(state.players):
        strength += (
            0.02 * len(state.easy[seat]) + 0.03 * len(state.hard[seat]) + 0.012 * len(state.hands[seat])
        )
    solved = len(state.stack) * (0.42 + strength / state.players)
    return logistic((3.5 + solved - left) / 1.6)


def logistic(value: float) -> float:
    return 1.0 / (1.0 + exp(-value))
