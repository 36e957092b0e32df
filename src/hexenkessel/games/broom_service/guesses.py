"""What the others probably hold: guessed from where they stand and what they own, which all can see."""

from math import exp
from typing import Final

from hexenkessel.games.broom_service.appraisal import role_hope, time_left
from hexenkessel.games.broom_service.box import FAIRY, FIRST_DRUID, ROLES
from hexenkessel.games.broom_service.state import BIT, SIZE, Broom
from hexenkessel.kernel.dice import Dice

# So many points more of hope make a role e times as likely.
TEMPER: Final = 1.0


def likely_hand(state: Broom, seat: int, dice: Dice) -> int:
    """As many roles as this seat holds, drawn one by one, the more tempting ones more often.

    A druid is worth more beside a witch who takes a pawn to a tower, so druids are looked at anew after every draw.
    """
    gone = state.gone(seat)
    left = time_left(state)
    chances = [0.0] * len(ROLES)
    for role in range(len(ROLES)):
        if not gone & BIT[role]:
            chances[role] = temptation(state, seat, role, 0, left)
    hand = 0
    for _ in range(SIZE[state.hands[seat]]):
        role = draw(chances, dice)
        hand |= BIT[role]
        chances[role] = 0.0
        for druid in range(FIRST_DRUID, FAIRY):
            if chances[druid] > 0.0:
                chances[druid] = temptation(state, seat, druid, hand, left)
    return hand


def temptation(state: Broom, seat: int, role: int, chosen: int, left: float) -> float:
    return exp(min(role_hope(state, seat, role, chosen, left), 20.0) / TEMPER)


def draw(chances: list[float], dice: Dice) -> int:
    """A number, each as often as its chance says."""
    point = dice.chance() * sum(chances)
    last = 0
    for number, chance in enumerate(chances):
        if chance > 0.0:
            last = number
            point -= chance
            if point < 0.0:
                break
    return last
