"""A feel for Blackmore: what a card is worth keeping, what a trick is worth winning, how a game is likely to end."""

from math import sqrt
from typing import ClassVar, Final, final

from hexenkessel.games.blackmore.box import POINTS
from hexenkessel.games.blackmore.moves import KEEP, PLAY, BlackmoreMove
from hexenkessel.games.blackmore.state import Blackmore
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.strategy import Judgement, Prospect, Strategy, final_value, likely_value

# What holding a card is worth in points, beside its printed value: trumps win tricks, high ranks of other colours rarely.
TRUMP_BASE: Final = 3.0
TRUMP_RANK: Final = 0.5
PLAIN_RANK: Final = 0.15
# How often somebody who can beat a card does so, what the others add to a trick, and what deciding the trump is worth.
WILLING: Final = 0.6
USUAL_CARD: Final = 3.5
CONTROL: Final = 1.5
FOR_POINTS: Final = 0.1


@final
class BlackmoreStrategy(Strategy[Blackmore]):
    # Measured by the ladder, heads up.
    efforts: ClassVar[dict[str, float]] = {"child": 0.32, "novice": 0.5, "adept": 30.0, "witch": 300.0}

    def horizon(self, state: Blackmore) -> int:
        return 10

    def weigh(self, state: Blackmore, seat: int, moves: list[BlackmoreMove]) -> list[float]:
        if moves[0].act == PLAY:
            return weigh_cards(state, seat, moves)
        return weigh_trumps(state, seat, moves)

    def sketch(self, state: Blackmore, seat: int, moves: list[BlackmoreMove], dice: Dice) -> BlackmoreMove:
        if moves[0].act != PLAY:
            return moves[dice.below(len(moves))]
        if dice.below(4) == 0:
            return moves[dice.below(len(moves))]
        return sketch_card(state, moves)

    def value(self, state: Blackmore) -> list[float]:
        """Chances from the points and what is still to be won; a trick swings them by about the root of the rest."""
        return chances(state, FOR_POINTS)

    def prospect(self, state: Blackmore) -> Prospect:
        """What is still to be won falls to all alike."""
        scores = state.scores()
        rest = 0.0 if state.over else (POINTS - sum(scores)) / state.players
        return Prospect(chances(state, 0.0), [points + rest for points in scores])

    def judge(self, state: Blackmore, seat: int, move: BlackmoreMove) -> list[Judgement]:
        return judge_card(state, seat, move.card) if move.act == PLAY else judge_trump(state, seat, move)


def chances(state: Blackmore, share: float) -> list[float]:
    """Everybody's value; without a share for points, their chance to win."""
    if state.over:
        return final_value(state, share, float(POINTS))
    scores = state.scores()
    scale = 1.0 + 1.75 * sqrt(float(POINTS - sum(scores)))
    return likely_value([float(points) for points in scores], scale, share, float(POINTS))


def keep_value(strength: int) -> float:
    """What holding a card is worth, from its strength were its own colour led: 1 to 9, trumps 10 to 18."""
    return TRUMP_BASE + TRUMP_RANK * (strength - 9) if strength > 9 else PLAIN_RANK * strength


def unseen_cards(state: Blackmore, seat: int) -> list[int]:
    """Cards that this seat has not seen lately: other hands and the stack."""
    unseen = state.stack[:]
    for other in range(state.players):
        if other != seat:
            unseen.extend(state.hands[other])
    return unseen


def weigh_cards(state: Blackmore, seat: int, moves: list[BlackmoreMove]) -> list[float]:
    box = state.box
    trick = state.trick
    by_led = state.strengths[state.trump]
    after = state.trick_size - len(trick) - 1
    points = 0
    toughest = 0
    for card in trick:
        points += box.value[card]
        toughest = max(toughest, by_led[box.colour[trick[0]]][card])
    # Points given away go to one of the others, not to all of them.
    give = 1.0 if state.players == 2 else 0.75
    unseen = unseen_cards(state, seat) if after else []
    held = (len(unseen) - len(state.stack)) / (state.players - 1)
    weights: list[float] = []
    for move in moves:
        card = move.card
        value = box.value[card]
        led = box.colour[trick[0]] if trick else box.colour[card]
        own = by_led[led][card]
        cost = keep_value(by_led[box.colour[card]][card])
        if own <= toughest:
            weights.append(-value * give - cost)
            continue
        hold = chance_to_hold(by_led[led], own, unseen, held, after)
        stake = points + value + USUAL_CARD * after + CONTROL
        weights.append(hold * stake - (1.0 - hold) * value * give - cost)
    return weights


def chance_to_hold(strengths: list[int], own: int, unseen: list[int], held: float, after: int) -> float:
    """That none of those who come later beats a card of this strength; each of them holds so many of the unseen cards."""
    if not unseen:
        return 1.0
    beaters = 0
    for other in unseen:
        if strengths[other] > own:
            beaters += 1
    risk = WILLING * (1.0 - (1.0 - beaters / len(unseen)) ** held)
    hold: float = (1.0 - risk) ** after
    return hold


def weigh_trumps(state: Blackmore, seat: int, moves: list[BlackmoreMove]) -> list[float]:
    """What the hand would be worth under each trump, less the points given up for it (BM-6.7)."""
    box = state.box
    weights: list[float] = []
    for move in moves:
        trump = state.trump if move.act == KEEP else move.card
        by_led = state.strengths[trump]
        worth = 0.0
        for card in state.hands[seat]:
            worth += keep_value(by_led[box.colour[card]][card])
        price = 0 if move.act == KEEP else box.value[trump]
        weights.append(worth - price)
    return weights


def sketch_card(state: Blackmore, moves: list[BlackmoreMove]) -> BlackmoreMove:
    """Win what is worth it with the cheapest card, else give away little."""
    values = state.box.value
    trick = state.trick
    by_led = state.strengths[state.trump]
    points = 3 * (state.trick_size - len(trick) - 1)
    toughest = 0
    led = -1
    if trick:
        led = state.box.colour[trick[0]]
        strengths = by_led[led]
        for card in trick:
            points += values[card]
            toughest = max(toughest, strengths[card])
    best = -1000.0
    chosen = moves[0]
    for move in moves:
        card = move.card
        own = by_led[led if led >= 0 else state.box.colour[card]][card]
        value = values[card]
        appeal = (points + value if own > toughest else -value) - 0.4 * own
        if appeal > best:
            best = appeal
            chosen = move
    return chosen


# -- the same by name ---------------------------------------------------------------------------------------------------


def judge_card(state: Blackmore, seat: int, card: int) -> list[Judgement]:
    """The parts of `weigh_cards`: what the trick brings, what is given away, what the card was worth keeping for."""
    box = state.box
    trick = state.trick
    by_led = state.strengths[state.trump]
    after = state.trick_size - len(trick) - 1
    led = box.colour[trick[0]] if trick else box.colour[card]
    own = by_led[led][card]
    value = box.value[card]
    strength = by_led[box.colour[card]][card]
    give = value * (1.0 if state.players == 2 else 0.75)
    cost = Judgement("card", -keep_value(strength), {"trump": "true" if strength > 9 else "false"})
    points = sum([box.value[other] for other in trick])
    if own <= max([by_led[led][other] for other in trick], default=0):
        return [Judgement("gift", -give, {"points": value, "lost": "true"}), cost]
    unseen = unseen_cards(state, seat) if after else []
    held = (len(unseen) - len(state.stack)) / (state.players - 1)
    hold = chance_to_hold(by_led[led], own, unseen, held, after)
    stake = points + value + USUAL_CARD * after + CONTROL
    facts: dict[str, Fact] = {
        "how": "last" if after == 0 else "sure" if hold == 1.0 else "likely" if hold >= 0.5 else "perhaps",
        "points": points + value,
    }
    return [
        Judgement("trick", hold * stake, facts),
        Judgement("gift", (hold - 1.0) * give, {"points": value, "lost": "false"}),
        cost,
    ]


def judge_trump(state: Blackmore, seat: int, move: BlackmoreMove) -> list[Judgement]:
    """The parts of `weigh_trumps`: the hand under this trump, and its price."""
    trump = state.trump if move.act == KEEP else move.card
    by_led = state.strengths[trump]
    strengths = [by_led[state.box.colour[card]][card] for card in state.hands[seat]]
    price = 0 if move.act == KEEP else state.box.value[trump]
    trumps = len([strength for strength in strengths if strength > 9])
    return [
        Judgement("hand", sum([keep_value(strength) for strength in strengths]), {"trumps": trumps}),
        Judgement("price", float(-price), {"points": price}),
    ]


STRATEGY: Final = BlackmoreStrategy()
