"""A feel for Broom Service: which roles, brave or cowardly, which flight, tower or cloud, and how it is likely to end."""

from math import sqrt
from typing import ClassVar, Final, final

from hexenkessel.games.broom_service.appraisal import (
    AMULET_WORTH,
    FUNCTION_WORTH,
    TILE_WORTH,
    best_delivery,
    chance_to_stay_brave,
    cloud_gain,
    delivery_gain,
    flight_gain,
    piece_worth,
    place_worth,
    position_worth,
    role_gain,
    role_hope,
    tile_gain,
    time_left,
)
from hexenkessel.games.broom_service.boards import NONE, WAND
from hexenkessel.games.broom_service.box import (
    BLACK_MARKET,
    BRAVE,
    BRAVE_TILE,
    MOONSHINE,
    POINTS_TILE,
)
from hexenkessel.games.broom_service.events import Bid, HandIn
from hexenkessel.games.broom_service.guesses import likely_hand
from hexenkessel.games.broom_service.hands import ChooseRoles, ExtraCard
from hexenkessel.games.broom_service.moves import (
    CHOOSE,
    CIRCLE,
    DELIVER,
    DISPEL,
    DISTIL,
    FLY,
    GATHER,
    HAND_IN,
    MARKET,
    SKIP,
    USE_TILE,
    BroomMove,
)
from hexenkessel.games.broom_service.roles import RoleAction
from hexenkessel.games.broom_service.state import BIT, SIZE, Broom
from hexenkessel.games.broom_service.tricks import Answer, Lead
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.strategy import (
    Judgement,
    Prospect,
    Strategy,
    best_move,
    final_value,
    likely_value,
)

# Points that a round brings everybody beyond what they have, as measured.
A_ROUND: Final = 7.0


@final
class BroomStrategy(Strategy[Broom]):
    # Child and novice were chosen by the ladder, heads up; it found larger steps than 2 : 1 to adept and witch
    # (docs/lab.md).
    efforts: ClassVar[dict[str, float]] = {"child": 0.72, "novice": 1.3, "adept": 20.0, "witch": 300.0}

    def horizon(self, state: Broom) -> int:
        """To the end of the round, more or less."""
        cards = 0
        for hand in state.hands:
            cards += SIZE[hand]
        if cards == 0:
            cards = state.players * state.box.hand_size
        return 4 + 2 * cards

    def suppose(self, state: Broom, seat: int, dice: Dice) -> None:
        """Whoever holds cards holds those that were tempting; chance alone would have every role held equally often."""
        for other in range(state.players):
            if other != seat and state.hands[other]:
                state.hands[other] = likely_hand(state, other, dice)

    def weigh(self, state: Broom, seat: int, moves: list[BroomMove]) -> list[float]:
        step = state.waiting
        if isinstance(step, ChooseRoles | ExtraCard):
            return weigh_roles(state, seat, moves)
        if isinstance(step, Lead):
            return weigh_leads(state, seat, moves)
        if isinstance(step, Answer):
            return weigh_answers(state, seat, moves)
        if isinstance(step, Bid):
            return weigh_bids(state, seat, moves)
        if isinstance(step, HandIn):
            return [3.0 if move.act == HAND_IN else 0.0 for move in moves]
        return weigh_actions(state, seat, moves)

    def sketch(self, state: Broom, seat: int, moves: list[BroomMove], dice: Dice) -> BroomMove:
        """Mostly what looks best; roles and leads more by chance, so that playouts differ."""
        if dice.below(8) == 0:
            return moves[dice.below(len(moves))]
        step = state.waiting
        weights = self.weigh(state, seat, moves)
        if isinstance(step, ChooseRoles | Lead | Answer):
            for place in range(len(weights)):
                weights[place] += 2.0 * dice.chance()
        return best_move(moves, weights)

    def value(self, state: Broom) -> list[float]:
        """Chances from what everybody is likely to end with; the more is to come, the less is sure."""
        return chances(state, 0.1)

    def prospect(self, state: Broom) -> Prospect:
        """With what all can expect alike of the rounds to come."""
        if state.over:
            return Prospect(chances(state, 0.0), [float(points) for points in state.scores()])
        rest = A_ROUND * (state.box.rounds - state.round) + 3.0
        points = [position_worth(state, seat) + rest for seat in range(state.players)]
        return Prospect(chances(state, 0.0), points)

    def judge(self, state: Broom, seat: int, move: BroomMove) -> list[Judgement]:
        step = state.waiting
        if isinstance(step, ChooseRoles | ExtraCard):
            return judge_role(state, seat, move) if move.act == CHOOSE else []
        if isinstance(step, Lead | Answer):
            return judge_stance(state, seat, move)
        if isinstance(step, Bid):
            return [Judgement("bid", weigh_bids(state, seat, [move])[0], {"count": move.count})]
        if isinstance(step, HandIn):
            return []
        return judge_action(state, seat, move)

    def spends(self, state: Broom, seat: int, move: BroomMove) -> float:
        """Tiles; potions and wands are there to be used."""
        return 1.0 if move.act == USE_TILE else 0.0


def chances(state: Broom, share: float) -> list[float]:
    """Everybody's value; without a share for points, their chance to win."""
    if state.over:
        return final_value(state, share, 150.0)
    worths = [position_worth(state, seat) for seat in range(state.players)]
    scale = 3.0 + 3.0 * sqrt(float(state.box.rounds - state.round) + 0.5)
    return likely_value(worths, scale, share, 150.0)


# -- choosing roles -------------------------------------------------------------------------------------------------------


def weigh_roles(state: Broom, seat: int, moves: list[BroomMove]) -> list[float]:
    """What a role may bring in this round, also together with those that were chosen before."""
    left = time_left(state)
    chosen = 0
    sealed: list[BroomMove] = state.sealed_by(seat)
    for move in sealed:
        if move.act == CHOOSE:
            chosen |= BIT[move.role]
    chosen |= state.hands[seat]
    weights: list[float] = []
    for move in moves:
        if move.act == CHOOSE:
            weights.append(role_hope(state, seat, move.role, chosen, left))
        elif move.act == SKIP:
            weights.append(0.5)
        else:
            weights.append(number_hope(state, move.count))
    return weights


def number_hope(state: Broom, count: int) -> float:
    """How many cards to take: what the event pays for few, against one more action or less."""
    return 2.0 * count - (0.4 * count * count if count > state.box.hand_size else 0.0)


# -- stances --------------------------------------------------------------------------------------------------------------


def weigh_leads(state: Broom, seat: int, moves: list[BroomMove]) -> list[float]:
    """What comes of a role now, brave or cowardly, against holding it back."""
    left = time_left(state)
    weights: list[float] = []
    for move in moves:
        if move.stance == BRAVE:
            stay = chance_to_stay_brave(state, seat, move.role)
            gain = role_gain(state, seat, move.role, True, left) * stay
        else:
            gain = cowardly_gain(state, seat, move.role, left)
        weights.append(gain)
    return weights


def cowardly_gain(state: Broom, seat: int, role: int, left: float) -> float:
    """The action, or what may be had instead of it."""
    gain = role_gain(state, seat, role, False, left)
    if state.usable(seat, POINTS_TILE):
        gain = max(gain, state.box.tile_points - TILE_WORTH[POINTS_TILE] * left)
    if state.usable(seat, BRAVE_TILE):
        gain = max(gain, role_gain(state, seat, role, True, left) - TILE_WORTH[BRAVE_TILE] * left)
    return max(gain, event_gain(state, seat, left))


def event_gain(state: Broom, seat: int, left: float) -> float:
    if state.event == BLACK_MARKET:
        return float(state.box.market_points)
    if state.event == MOONSHINE:
        best = 0.0
        for kind in range(4):
            best = max(best, piece_worth(state, seat, kind, left))
        return best
    return 0.0


def weigh_answers(state: Broom, seat: int, moves: list[BroomMove]) -> list[float]:
    if len(moves) == 1:
        return [0.0]
    left = time_left(state)
    role = state.led
    brave = role_gain(state, seat, role, True, left) * chance_to_stay_brave(state, seat, role)
    if state.last_brave != NONE:
        # What the one who is knocked out misses is worth something to all others.
        brave += role_gain(state, state.last_brave, role, True, left) * 0.6 / (state.players - 1)
    cowardly = cowardly_gain(state, seat, role, left)
    return [brave if move.stance == BRAVE else cowardly for move in moves]


# -- actions --------------------------------------------------------------------------------------------------------------


def weigh_actions(state: Broom, seat: int, moves: list[BroomMove]) -> list[float]:
    left = time_left(state)
    step = state.waiting
    brave = isinstance(step, RoleAction) and step.brave
    return [action_gain(state, seat, move, brave, left) for move in moves]


def action_gain(state: Broom, seat: int, move: BroomMove, brave: bool, left: float) -> float:
    act = move.act
    if act == SKIP:
        return 0.0
    if act == DISPEL:
        return cloud_gain(state, seat, move.spot, left) + (state.box.fairy_bonus if brave else 0)
    if act == DELIVER:
        return delivery_gain(state, seat, move.tower, state.pawns[seat][move.pawn], left)
    if act == FLY:
        return flight_gain(state, seat, move.pawn, move.region, brave, left) + 0.01
    if act == GATHER:
        return bundle_gain(state, seat, move, left)
    return other_gain(state, seat, move, left)


def bundle_gain(state: Broom, seat: int, move: BroomMove, left: float) -> float:
    """So many potions and wands at once, each worth a little less than the one before."""
    stock = state.stock[seat]
    gain = 0.0
    for kind, count in ((move.resource, move.potions), (WAND, move.wands)):
        before = stock[kind]
        for _ in range(count):
            gain += piece_worth(state, seat, kind, left)
            stock[kind] += 1
        stock[kind] = before
    return gain


def other_gain(state: Broom, seat: int, move: BroomMove, left: float) -> float:
    if move.act == MARKET:
        return float(state.box.market_points)
    if move.act == USE_TILE:
        cost = TILE_WORTH[move.tile] * left
        if move.tile == POINTS_TILE:
            return state.box.tile_points - cost
        step = state.waiting
        return role_gain(state, seat, step.role, True, left) - cost if isinstance(step, RoleAction) else 0.0
    if move.act == DISTIL:
        return piece_worth(state, seat, move.resource, left)
    if move.act == CIRCLE:
        goal = state.boards.circle_region[move.circle]
        return place_worth(state, seat, goal, left) + best_delivery(state, seat, goal, left)
    return FUNCTION_WORTH + AMULET_WORTH


def weigh_bids(state: Broom, seat: int, moves: list[BroomMove]) -> list[float]:
    """Bid what is left over when the sets for the end are put together; late in the game a little more."""
    stock = state.stock[seat]
    spare = sorted(stock)[1]
    weights: list[float] = []
    for move in moves:
        wanted = max(0, stock[move.resource] - max(1, spare))
        weights.append(-abs(float(move.count - wanted)))
    return weights


# -- the same by name -----------------------------------------------------------------------------------------------------


def judge_role(state: Broom, seat: int, move: BroomMove) -> list[Judgement]:
    """The parts of `weigh_roles`: what the role may bring, and the curse on it."""
    hope = weigh_roles(state, seat, [move])[0]
    curse = state.box.curse if state.cursed & BIT[move.role] else 0
    return [
        Judgement("role", hope + curse, {"points": round(hope + curse)}),
        Judgement("curse", float(-curse), {"points": curse}),
    ]


def judge_stance(state: Broom, seat: int, move: BroomMove) -> list[Judgement]:
    """The parts of `weigh_leads` and `weigh_answers`: the action, brave or cowardly, and who is knocked out by it."""
    answering = isinstance(state.waiting, Answer)
    if answering and len(state.waiting.options(state, seat)) == 1:
        return []
    left = time_left(state)
    role = state.led if answering else move.role
    if move.stance != BRAVE:
        gain = cowardly_gain(state, seat, role, left)
        return [Judgement("cowardly", gain, {"points": round(gain)})]
    stay = chance_to_stay_brave(state, seat, role)
    gain = role_gain(state, seat, role, True, left) * stay
    how = "sure" if stay == 1.0 else "likely" if stay >= 0.5 else "risky"
    found = [Judgement("brave", gain, {"how": how})]
    if answering and state.last_brave != NONE:
        lost = role_gain(state, state.last_brave, role, True, left) * 0.6 / (state.players - 1)
        found.append(Judgement("knocks", lost, {"victim_seat": state.last_brave}))
    return found


def judge_action(state: Broom, seat: int, move: BroomMove) -> list[Judgement]:
    """The parts of `action_gain`."""
    left = time_left(state)
    step = state.waiting
    brave = isinstance(step, RoleAction) and step.brave
    gain = action_gain(state, seat, move, brave, left)
    if move.act == DELIVER:
        region = state.pawns[seat][move.pawn]
        points = state.boards.towers[move.tower].points + state.storm_bonus(region)
        wands = state.boards.towers[move.tower].wands
        return [
            Judgement("delivery", float(points), {"points": points}),
            Judgement("wands", gain - points, {"wands": wands if gain > points else 0}),
        ]
    if move.act == FLY:
        return judge_flight(state, seat, move, brave, left, gain)
    if move.act == DISPEL:
        bolts = state.box.clouds[state.clouds[move.spot]].bolts
        return [Judgement("cloud", gain, {"bolts": bolts})]
    if move.act == GATHER:
        return [Judgement("stock", gain)]
    return [Judgement("use", gain)]


def judge_flight(
    state: Broom, seat: int, move: BroomMove, brave: bool, left: float, gain: float
) -> list[Judgement]:
    """The parts of `flight_gain`: a delivery on arrival, tiles that lie there, and the country around."""
    delivery = best_delivery(state, seat, move.region, left) if brave else 0.0
    spot = state.boards.hill_spot_in[move.region]
    if spot != NONE and state.hills[spot] != NONE and state.hills[spot] != state.box.tower_tile:
        delivery = 0.0
    tile = tile_gain(state, seat, move.region)
    facts: dict[str, Fact] = {"here": "true" if gain - delivery - tile > 0.0 else "false"}
    found = [Judgement("place", gain - delivery - tile, facts)]
    if delivery > 0.0:
        found.append(Judgement("onward", delivery))
    if tile > 0.0:
        found.append(Judgement("tile", tile))
    return found


STRATEGY: Final = BroomStrategy()
