"""A feel for Witchdom: what to gather, whom to play, when to brew, and how a game is likely to go on."""

from math import exp, sqrt
from typing import ClassVar, Final, final

from hexenkessel.games.witchdom.appraisal import Outlook, ostara_projection, projected_points
from hexenkessel.games.witchdom.box import EMPTY, FIRST_NOVICE, KINDS, PLACES
from hexenkessel.games.witchdom.brewing import Brew, Pay
from hexenkessel.games.witchdom.gathering import Act, Gather, Renew, Rest, slot_of
from hexenkessel.games.witchdom.moves import (
    AS_ANIMAL,
    AS_POTION,
    AS_TOOL,
    AS_WITCH,
    BRING,
    DRAW,
    KEEP,
    PAY,
    RENEW_TOKENS,
    RENEW_WITCHES,
    REPLACE,
    REST,
    SLOTS_A_PLACE,
    WitchdomMove,
)
from hexenkessel.games.witchdom.payments import payable
from hexenkessel.games.witchdom.scoring import kinds_of, points_of
from hexenkessel.games.witchdom.state import Witchdom
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

# What an average thing of a row, an action point and a fresh token are worth.
USUAL_THING: Final = 1.3
USUAL_CARD: Final = 1.4
# How much a brew that can be done now beats one that is only planned.
EAGERNESS: Final = 0.25


@final
class WitchdomStrategy(Strategy[Witchdom]):
    # Child and novice were chosen by the ladder, heads up; it found larger steps than 2 : 1 to adept and witch
    # (docs/lab.md).
    efforts: ClassVar[dict[str, float]] = {"child": 1.2, "novice": 1.75, "adept": 20.0, "witch": 300.0}

    def horizon(self, state: Witchdom) -> int:
        return 10

    def weigh(self, state: Witchdom, seat: int, moves: list[WitchdomMove]) -> list[float]:
        step = state.waiting
        if isinstance(step, Gather | Rest):
            return weigh_things(state, seat, moves)
        if isinstance(step, Brew | Pay):
            return weigh_brews(state, seat, moves)
        if isinstance(step, Act):
            return weigh_cards(state, seat, moves)
        if isinstance(step, Renew):
            return weigh_renewals(state, seat, moves)
        return [0.0] * len(moves)

    def sketch(self, state: Witchdom, seat: int, moves: list[WitchdomMove], dice: Dice) -> WitchdomMove:
        """The best of a few moves taken by chance."""
        step = state.waiting
        if isinstance(step, Renew) or dice.below(8) == 0:
            return moves[dice.below(len(moves))]
        if isinstance(step, Act):
            return sketch_card(state, seat, moves, dice)
        few = moves
        if len(moves) > 3 and not isinstance(step, Brew):
            few = [moves[dice.below(len(moves))] for _ in range(3)]
        return best_move(few, self.weigh(state, seat, few))

    def value(self, state: Witchdom) -> list[float]:
        """Chances from what everybody is likely to end with; every round to come swings them."""
        return chances(state, 0.05)

    def prospect(self, state: Witchdom) -> Prospect:
        if state.over:
            return Prospect(chances(state, 0.0), [float(points) for points in state.scores()])
        points = []
        for seat in range(state.players):
            outlook = Outlook(state, seat)
            points.append(projected_points(state, seat, outlook) + further_points(state, outlook))
        return Prospect(chances(state, 0.0), points)

    def judge(self, state: Witchdom, seat: int, move: WitchdomMove) -> list[Judgement]:
        step = state.waiting
        if isinstance(step, Gather | Rest):
            return judge_thing(state, seat, move)
        if isinstance(step, Brew | Pay):
            return judge_brew(state, seat, move)
        if isinstance(step, Act):
            return judge_play(state, seat, move)
        if isinstance(step, Renew):
            weight = weigh_renewals(state, seat, [move])[0]
            return [Judgement("renewal", weight, {"keep": "true" if move.act == KEEP else "false"})]
        return []

    def spends(self, state: Witchdom, seat: int, move: WitchdomMove) -> float:
        """What a payment takes: a pair, a token or a tool of the stock; a tool of the clan stays."""
        return 2.0 if move.act == REPLACE else 1.0 if move.act in (PAY, BRING) else 0.0


def chances(state: Witchdom, share: float) -> list[float]:
    """Everybody's value, alone against Ostara or among each other; without a share for points, the chance to win."""
    if state.solo:
        return [solo_value(state, share)]
    if state.over:
        return final_value(state, share, 200.0)
    projected = [projected_points(state, seat, Outlook(state, seat)) for seat in range(state.players)]
    left = Outlook(state, state.turn).turns
    return likely_value(projected, 2.0 + 2.2 * sqrt(left), share, 200.0)


def solo_value(state: Witchdom, share: float) -> float:
    """The chance to beat Ostara, and a little for points."""
    if state.over:
        won = 1.0 - share if state.winners() else 0.0
        return won + share * min(state.scores()[0], 200) / 200.0
    outlook = Outlook(state, 0)
    own = projected_points(state, 0, outlook) + further_points(state, outlook)
    ahead = own - ostara_projection(state)
    chance = 1.0 / (1.0 + exp(-ahead / (2.0 + 2.5 * sqrt(outlook.turns))))
    return (1.0 - share) * chance + share * min(own, 200.0) / 200.0


def further_points(state: Witchdom, outlook: Outlook) -> float:
    """What turns beyond the plan bring, as measured; all seats have it in common, but Ostara is measured otherwise."""
    return (3.0 if state.animals else 4.2) * max(0.0, outlook.turns - 2.0)


# -- things -------------------------------------------------------------------------------------------------------------


def weigh_things(state: Witchdom, seat: int, moves: list[WitchdomMove]) -> list[float]:
    """What the seat would be worth with each of these things."""
    outlook = Outlook(state, seat)
    return [worth_with(state, seat, outlook, move) for move in moves]


def worth_with(state: Witchdom, seat: int, outlook: Outlook, move: WitchdomMove) -> float:
    """Hand the thing over, look, and take it back: the state is as it was."""
    if move.act != DRAW:
        kind = state.slots[slot_of(state, move)]
        state.ingredients[seat][kind] += 1
        worth = worth_now(state, seat, outlook)
        state.ingredients[seat][kind] -= 1
        return worth
    return worth_with_card(state, seat, outlook, move.place, move.side)


def worth_with_card(state: Witchdom, seat: int, outlook: Outlook, place: int, side: int) -> float:
    cards = cards_as(state, seat, side)
    cards.append(state.open_potions[place] if side < AS_WITCH else state.open_witches[place])
    worth = worth_now(state, seat, outlook)
    cards.pop()
    return worth


def cards_as(state: Witchdom, seat: int, side: int) -> list[int]:
    """Where a card lies that is taken as this."""
    if side == AS_POTION:
        return state.stock_potions[seat]
    if side == AS_TOOL:
        return state.stock_tools[seat]
    if side == AS_WITCH:
        return state.hands[seat]
    assert side == AS_ANIMAL
    return state.stock_animals[seat]


def worth_now(state: Witchdom, seat: int, outlook: Outlook) -> float:
    """Points in prospect, and more for a brew that the active witch can make at the end of this turn (WD-5.1)."""
    worth = projected_points(state, seat, outlook)
    if state.active != EMPTY and state.active < FIRST_NOVICE:
        worth += EAGERNESS * brew_hope(state, seat, state.active)
    return worth


# -- brewing ------------------------------------------------------------------------------------------------------------


def weigh_brews(state: Witchdom, seat: int, moves: list[WitchdomMove]) -> list[float]:
    """What the seat is worth after each of these moves, a payment being finished in the plainest way."""
    weights: list[float] = []
    for move in moves:
        after = brewed(state, seat, move)
        weights.append(projected_points(after, seat, Outlook(after, seat)))
    return weights


def brewed(state: Witchdom, seat: int, move: WitchdomMove) -> Witchdom:
    after = state.clone()
    after.recording = False
    after.waiting.take(after, seat, move)
    step = after.agenda[-1] if after.agenda else after.waiting
    while isinstance(step, Pay):
        after.agenda.pop()
        step.take(after, seat, step.options(after, seat)[0])
        step = after.agenda[-1] if after.agenda else after.waiting
    return after


# -- cards --------------------------------------------------------------------------------------------------------------


def weigh_cards(state: Witchdom, seat: int, moves: list[WitchdomMove]) -> list[float]:
    """What a card's points would bring now beyond the usual, and the brews that she makes possible."""
    outlook = Outlook(state, seat)
    base = projected_points(state, seat, outlook)
    rows = [row_gains(state, seat, outlook, base, place) for place in range(len(PLACES))]
    return [
        rest_gain(state, seat) if move.act == REST else card_gain(state, seat, move.card, rows)
        for move in moves
    ]


def row_gains(state: Witchdom, seat: int, outlook: Outlook, base: float, place: int) -> list[float]:
    """The gains of all things in this row, best first."""
    gains: list[float] = []
    for slot in range(SLOTS_A_PLACE * place, SLOTS_A_PLACE * (place + 1)):
        kind = state.slots[slot]
        if kind != EMPTY:
            state.ingredients[seat][kind] += 1
            gains.append(projected_points(state, seat, outlook) - base)
            state.ingredients[seat][kind] -= 1
    if state.open_potions[place] != EMPTY:
        gains.append(worth_with_card(state, seat, outlook, place, AS_POTION) - base)
        gains.append(worth_with_card(state, seat, outlook, place, AS_TOOL) - base)
    if state.open_witches[place] != EMPTY:
        gains.append(worth_with_card(state, seat, outlook, place, AS_WITCH) - base)
        if state.animals_on_offer():
            gains.append(worth_with_card(state, seat, outlook, place, AS_ANIMAL) - base)
    gains.sort(reverse=True)
    return gains


def card_gain(state: Witchdom, seat: int, card: int, rows: list[list[float]]) -> float:
    gain = 0.0
    actions = state.box.actions[card]
    for place in range(len(PLACES)):
        for number in range(actions[place]):
            found = rows[place][number] if number < len(rows[place]) else 0.0
            gain += found - USUAL_THING
    if card < FIRST_NOVICE:
        gain += EAGERNESS * brew_hope(state, seat, card)
    return gain


def brew_hope(state: Witchdom, seat: int, card: int) -> float:
    """Points of the best brew that this witch could make this turn."""
    potion = best_brew(state, seat, card)
    return 0.0 if potion == EMPTY else float(brew_points(state, potion, card))


def brew_points(state: Witchdom, potion: int, card: int) -> int:
    return state.box.potion_points[potion] + state.box.witch_points[card]


def best_brew(state: Witchdom, seat: int, card: int) -> int:
    """The potion that she could brew this turn for the most points."""
    banners = state.box.banners[card]
    best = 0
    chosen = EMPTY
    for potion in state.stock_potions[seat]:
        points = brew_points(state, potion, card)
        if points > best and banners & state.box.brewers[potion] and payable(state, seat, potion):
            best = points
            chosen = potion
    return chosen


def rest_gain(state: Witchdom, seat: int) -> float:
    """The fewer cards are left in hand, the better; waiting brewers make it better still."""
    gain = 0.6 - 1.1 * len(state.hands[seat])
    waiting = 0.0
    for card in state.piles[seat]:
        if card < FIRST_NOVICE:
            waiting = max(waiting, brew_hope(state, seat, card))
    ready = 0.0
    for card in state.hands[seat]:
        if card < FIRST_NOVICE:
            ready = max(ready, brew_hope(state, seat, card))
    return gain + 0.2 * max(0.0, waiting - ready)


def sketch_card(state: Witchdom, seat: int, moves: list[WitchdomMove], dice: Dice) -> WitchdomMove:
    """A witch that can brew, else any card; a rest when the hand is nearly empty."""
    best = 0.5
    chosen = moves[dice.below(len(moves))]
    for move in moves:
        if move.act == REST:
            worth = 3.0 - 2.0 * len(state.hands[seat])
        elif move.card < FIRST_NOVICE:
            worth = brew_hope(state, seat, move.card)
        else:
            worth = 0.0
        if worth > best:
            best = worth
            chosen = move
    if chosen.act == REST and len(state.hands[seat]) > 1:
        return moves[dice.below(len(moves) - 1)]
    return chosen


# -- renewal ------------------------------------------------------------------------------------------------------------


def weigh_renewals(state: Witchdom, seat: int, moves: list[WitchdomMove]) -> list[float]:
    """Renew what would be of no use to the points of the active card."""
    outlook = Outlook(state, seat)
    base = worth_now(state, seat, outlook)
    actions = state.box.actions[state.active]
    weights: list[float] = []
    for move in moves:
        if move.act == KEEP:
            weights.append(0.3)
        elif move.act == RENEW_TOKENS:
            weights.append(token_hope(state, seat, outlook, base, move.place, actions))
        else:
            weights.append(card_hope(state, seat, outlook, base, move.act == RENEW_WITCHES, actions))
    return weights


def token_hope(
    state: Witchdom, seat: int, outlook: Outlook, base: float, place: int, actions: list[int]
) -> float:
    """By how much three random tokens would beat those that lie there."""
    if not actions[place]:
        return -1.0
    best = 0.0
    average = 0.0
    for kind in range(KINDS):
        state.ingredients[seat][kind] += 1
        gain = worth_now(state, seat, outlook) - base
        state.ingredients[seat][kind] -= 1
        average += gain / KINDS
        first = SLOTS_A_PLACE * place
        if kind in state.slots[first : first + SLOTS_A_PLACE]:
            best = max(best, gain)
    return average + 0.4 - best


def card_hope(
    state: Witchdom, seat: int, outlook: Outlook, base: float, witches: bool, actions: list[int]
) -> float:
    """By how much usual cards would beat the open ones at the places where points will be used."""
    hope = 0.0
    for place in range(len(PLACES)):
        if actions[place]:
            row = state.open_witches if witches else state.open_potions
            if row[place] != EMPTY:
                side = AS_WITCH if witches else AS_POTION
                found = worth_with_card(state, seat, outlook, place, side) - base
                hope = max(hope, USUAL_CARD - found)
    return hope - 0.5


# -- the same by name ---------------------------------------------------------------------------------------------------


def judge_thing(state: Witchdom, seat: int, move: WitchdomMove) -> list[Judgement]:
    """The parts of `weigh_things`: a brew that becomes possible this turn, and the plans beyond it."""
    outlook = Outlook(state, seat)
    gain = worth_with(state, seat, outlook, move) - worth_now(state, seat, outlook)
    ready, facts = brew_made_possible(state, seat, move)
    found = [Judgement("plan", gain - ready, {"potion": lacking_for(state, seat, move)})]
    if ready > 0.0:
        found.append(Judgement("ready", ready, facts))
    return found


def brew_made_possible(state: Witchdom, seat: int, move: WitchdomMove) -> tuple[float, dict[str, Fact]]:
    """What the active witch could brew with this thing beyond what she can brew without it."""
    active = state.active
    if active == EMPTY or active >= FIRST_NOVICE:
        return 0.0, {}
    before = brew_hope(state, seat, active)
    if move.act != DRAW:
        kind = state.slots[slot_of(state, move)]
        state.ingredients[seat][kind] += 1
        potion = best_brew(state, seat, active)
        state.ingredients[seat][kind] -= 1
    else:
        cards = cards_as(state, seat, move.side)
        row = state.open_potions if move.side < AS_WITCH else state.open_witches
        cards.append(row[move.place])
        potion = best_brew(state, seat, active)
        cards.pop()
    if potion == EMPTY:
        return 0.0, {}
    points = brew_points(state, potion, active)
    facts: dict[str, Fact] = {"potion": state.box.potion_names[potion], "points": points}
    return EAGERNESS * (points - before), facts


def lacking_for(state: Witchdom, seat: int, move: WitchdomMove) -> str:
    """The best potion of the stock that still lacks this ingredient or tool."""
    box = state.box
    best = 0
    name = "none"
    for potion in state.stock_potions[seat]:
        if move.act == DRAW:
            if move.side != AS_TOOL:
                break
            tool = box.tool[state.open_potions[move.place]]
            owned = kinds_of(state.clan_tools[seat] + state.stock_tools[seat], box.tool)
            lacks = box.tool_needs[potion][tool] > 0 and not owned >> tool & 1
        else:
            kind = state.slots[slot_of(state, move)]
            lacks = box.needs[potion][kind] > state.ingredients[seat][kind]
        if lacks and box.potion_points[potion] > best:
            best = box.potion_points[potion]
            name = box.potion_names[potion]
    return name


def judge_brew(state: Witchdom, seat: int, move: WitchdomMove) -> list[Judgement]:
    """The parts of `weigh_brews`: points at once, and what it does to the plans."""
    after = brewed(state, seat, move)
    gain = projected_points(after, seat, Outlook(after, seat))
    gain -= projected_points(state, seat, Outlook(state, seat))
    points = points_of(after, seat) - points_of(state, seat)
    return [Judgement("now", float(points), {"points": points}), Judgement("later", gain - points)]


def judge_play(state: Witchdom, seat: int, move: WitchdomMove) -> list[Judgement]:
    """The parts of `weigh_cards`: what her points find, and the brew that she can make; or the rest."""
    if move.act == REST:
        return [Judgement("rest", rest_gain(state, seat), {"cards": len(state.hands[seat])})]
    weight = weigh_cards(state, seat, [move])[0]
    potion = EMPTY if move.card >= FIRST_NOVICE else best_brew(state, seat, move.card)
    if potion == EMPTY:
        return [Judgement("finds", weight)]
    points = brew_points(state, potion, move.card)
    facts: dict[str, Fact] = {"potion": state.box.potion_names[potion], "points": points}
    hope = EAGERNESS * points
    return [Judgement("finds", weight - hope), Judgement("brews", hope, facts)]


STRATEGY: Final = WitchdomStrategy()
