"""The chance to solve a problem, from what one player knows: her hand, the tile, the dice so far.

`plain` counts what lies on the table; `best` also the symbols, bonus cards and sure solutions in her hand. Re-rolls are
left out.
"""

from typing import Final

from hexenkessel.games.witches.attempts import persona_count
from hexenkessel.games.witches.box import (
    ANNAGRAMMA,
    BONUS,
    BROOMSTICK,
    DEATH,
    DEATH_TILE,
    MAGIC,
    PETULIA,
    SICK_PIG,
    SICK_SHEEP,
    SICK_SHEEP_TILE,
)
from hexenkessel.games.witches.state import Witches

DICE: Final = 4
HIGHEST: Final = 24


def sums(dice: int) -> list[float]:
    """How likely each sum of so many dice is; a die shows 0 (a cackle) or 2 to 6."""
    table = [1.0] + [0.0] * HIGHEST
    for _ in range(dice):
        further = [0.0] * (HIGHEST + 1)
        for total, chance in enumerate(table):
            if chance > 0.0:
                for face in (0, 2, 3, 4, 5, 6):
                    further[total + face] += chance / 6.0
        table = further
    return table


def at_least(dice: int) -> list[float]:
    """For every number the chance that so many dice show it or more."""
    chances = sums(dice)
    for total in range(HIGHEST - 1, -1, -1):
        chances[total] += chances[total + 1]
    return chances


AT_LEAST: Final[list[list[float]]] = [at_least(dice) for dice in range(DICE + 1)]


def chance_to_reach(dice: int, missing: int) -> float:
    if missing <= 0:
        return 1.0
    if missing > HIGHEST:
        return 0.0
    return AT_LEAST[dice][missing]


def missing_points(state: Witches, seat: int, space: int) -> int:
    """What the dice still have to bring, with what lies on the table."""
    if state.attempt == space and state.active == seat:
        return state.needed(space) - state.total()
    return state.needed(space) - state.hard_bonus(seat)


def dice_left(state: Witches, seat: int, space: int) -> int:
    return DICE - len(state.rolled) if state.attempt == space and state.active == seat else DICE


def plain_chance(state: Witches, seat: int, space: int) -> float:
    return chance_to_reach(dice_left(state, seat, space), missing_points(state, seat, space))


def best_chance(state: Witches, seat: int, space: int) -> float:
    """With all that her hand can add."""
    if has_sure_solution(state, seat, space):
        return 1.0
    dice = dice_left(state, seat, space)
    return chance_to_reach(dice, missing_points(state, seat, space) - hand_points(state, seat, space, dice))


def has_sure_solution(state: Witches, seat: int, space: int) -> bool:
    """A card that solves this very problem, or the Power of Three."""
    kind = state.tiles[space]
    if kind == SICK_PIG and state.has_power(seat, PETULIA):
        return True
    advantage = state.box.advantage
    for card in state.hands[seat]:
        if kind == SICK_SHEEP_TILE and advantage[card] == SICK_SHEEP:
            return True
        if kind == DEATH_TILE and advantage[card] == DEATH:
            return True
    return persona_count(state, seat) >= 3


def hand_points(state: Witches, seat: int, space: int, dice: int) -> int:
    """Points of symbols, while there are dice to be rolled, and of bonus cards; a card is used once."""
    box = state.box
    kind = state.tiles[space]
    total = 0
    for card in state.hands[seat]:
        worth = 0
        if dice > 0 and box.symbol[card] != BROOMSTICK:
            worth = 2 if box.symbol[card] == MAGIC else 1
        if box.advantage[card] == BONUS and box.helps_against(card, kind):
            worth = max(worth, box.bonus[card])
        total += worth
    if dice > 0 and state.has_power(seat, ANNAGRAMMA):
        total += 2
    return total
