"""A feel for The Witches: where to go, when to run, which cards to spend, and how a game is likely to go on."""

from math import exp
from typing import Final, final

from hexenkessel.games.witches.appraisal import (
    BROOM,
    CARD,
    attempt_worth,
    chance_of_ruin,
    failure_cost,
    gain,
    marker_cost,
    outlook,
    turns_left,
    worths,
)
from hexenkessel.games.witches.attempts import PlaySymbols
from hexenkessel.games.witches.box import BONUS, FIRST_HARD, HEADOLOGY, MAGIC
from hexenkessel.games.witches.chances import best_chance, chance_to_reach, hand_points
from hexenkessel.games.witches.moves import (
    ARRIVING,
    ATTEMPTING,
    BORROW,
    CALM,
    CHANGE,
    CHOOSE,
    END,
    EXTRA,
    FLY,
    HELP,
    HURRY,
    LEAVE,
    LOOK,
    LOSE,
    MOVING,
    NONE,
    PASS,
    PEEK,
    PLACE,
    PLAY_BONUS,
    PLAY_ESCAPE,
    PLAY_HEADOLOGY,
    PLAY_MAGIC,
    PLAY_SHAMBLE,
    REROLL_DICE,
    REST,
    RETREAT,
    RUN,
    SETUP,
    SOLVE,
    SPY,
    STAY,
    STEAL,
    STOP,
    TEA,
    THREE,
    THROW,
    TRANSFORM,
    TURN_UP,
    WALK,
    WitchesMove,
)
from hexenkessel.games.witches.moving import Act
from hexenkessel.games.witches.rules import hard_tiles_left
from hexenkessel.games.witches.state import EMPTY, LOST, NOWHERE, Witches
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.strategy import Strategy, likely_value

# How the first impression of a personality differs.
LIKING: Final = [0.3, 0.2, 0.2, 0.25]
SCENERY: Final = 0.25


@final
class WitchesStrategy(Strategy[Witches]):
    def horizon(self, state: Witches) -> int:
        """Far enough to see an attempt through; what comes later is much the same for all moves."""
        return 8

    def weigh(self, state: Witches, seat: int, moves: list[WitchesMove]) -> list[float]:
        judge = Judge(state, seat)
        return [judge.weigh(move) for move in moves]

    def sketch(self, state: Witches, seat: int, moves: list[WitchesMove], dice: Dice) -> WitchesMove:
        """Mostly what looks best, at times anything."""
        if dice.below(8) == 0:
            return moves[dice.below(len(moves))]
        judge = Judge(state, seat)
        best = -1e9
        chosen = moves[0]
        for move in moves:
            weight = judge.weigh(move)
            if weight > best:
                best = weight
                chosen = move
        return chosen

    def allied(self, state: Witches) -> bool:
        return state.together

    def value(self, state: Witches) -> list[float]:
        players = state.players
        if state.over:
            return final_value(state)
        safe = 1.0 - chance_of_ruin(state)
        if state.solo:
            return [safe * merit(state, projected_points(state, 0), 3.0)]
        if state.together:
            return [safe * likely_to_save(state)] * players
        projected = [projected_points(state, seat) for seat in range(players)]
        scale = 1.2 + 0.4 * turns_left(state)
        return [safe * chance for chance in likely_value(projected, scale, 0.0, 1.0)]


# -- positions ----------------------------------------------------------------------------------------------------------


def final_value(state: Witches) -> list[float]:
    """The win; alone how well the trial went."""
    winners = state.winners()
    if state.solo:
        return [0.0 if state.ending in LOST else merit(state, float(state.points(0)), 0.1)]
    share = 1.0 if state.together else 1.0 / max(1, len(winners))
    return [share if seat in winners else 0.0 for seat in range(state.players)]


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


# -- moves --------------------------------------------------------------------------------------------------------------


@final
class Judge:
    """Weighs the moves of one decision; what several of them need is worked out once."""

    def __init__(self, state: Witches, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.worth: list[float] = []
        self.chance = -1.0

    def weigh(self, move: WitchesMove) -> float:
        part = move.part
        if part == ATTEMPTING:
            return self.weigh_attempt(move)
        if part == ARRIVING:
            return self.weigh_arrival(move)
        if part in (SETUP, MOVING):
            return self.weigh_journey(move)
        if move.act == RETREAT:
            return self.weigh_refuge(move)
        return self.weigh_other(move)

    def worth_at(self, space: int) -> float:
        if not self.worth:
            self.worth = worths(self.state, self.seat)
        return self.worth[space]

    def outlook_at(self, space: int) -> float:
        if not self.worth:
            self.worth = worths(self.state, self.seat)
        return outlook(self.state, self.worth, space)

    # -- going --------------------------------------------------------------------------------------------------------

    def weigh_journey(self, move: WitchesMove) -> float:
        state = self.state
        act = move.act
        space = move.space
        if act == WALK:
            return self.weigh_step(space)
        if act == FLY:
            return self.weigh_end(space) - BROOM
        if act == CHANGE:
            return self.weigh_end(space)
        if act == LEAVE:
            return self.weigh_end(space) - (BROOM if move.card != NONE else 0.0)
        if act in (STAY, STOP):
            return self.weigh_end(state.witches[self.seat]) - 0.01
        if act == PLACE:
            return self.outlook_at(space)
        if act == CHOOSE:
            return LIKING[move.personality]
        if act == HURRY:
            return -0.3
        if act == SPY:
            return -0.4
        return 0.0

    def weigh_end(self, space: int) -> float:
        """Ending a move here: what it brings now, and what lies near for the next action."""
        return self.worth_at(space) + SCENERY * self.outlook_at(space)

    def weigh_step(self, space: int) -> float:
        state = self.state
        here = self.weigh_end(space)
        steps = state.steps if state.steps > 0 else 2
        if steps < 2 or not state.is_free(space, self.seat):
            return here
        best = here
        for further in state.box.atlas.steps[space]:
            worth = self.worth_at(further)
            if worth > best:
                best = worth
        return best

    def weigh_refuge(self, move: WitchesMove) -> float:
        cost = BROOM if move.card != NONE else 0.0
        return SCENERY * self.outlook_at(move.space) - cost

    # -- arriving -----------------------------------------------------------------------------------------------------

    def weigh_arrival(self, move: WitchesMove) -> float:
        state = self.state
        act = move.act
        if act in (TEA, REST):
            return move.markers * marker_cost(state, self.seat)
        space = state.witches[self.seat]
        if act == TURN_UP:
            return attempt_worth(state, self.seat, space)
        if act == PEEK:
            return attempt_worth(state, self.seat, space) + 0.02
        if act == PASS:
            return -0.2
        return 0.0

    # -- attempting ---------------------------------------------------------------------------------------------------

    def weigh_attempt(self, move: WitchesMove) -> float:
        state = self.state
        act = move.act
        if state.attempt == NOWHERE:
            space = state.witches[self.seat]
            if act == SOLVE:
                return gain(state, self.seat, space, state.tiles[space]) - CARD
            return attempt_worth(state, self.seat, space) + 0.01
        kind = state.tiles[state.attempt]
        win = gain(state, self.seat, state.attempt, kind)
        lose = failure_cost(state, self.seat, kind)
        if act == SOLVE:
            return win - CARD
        if act == THREE:
            return win - 3 * CARD
        if act == RUN:
            return -0.1 + self.weigh_refuge(move)
        if act == REROLL_DICE:
            return self.weigh_reroll(move, win, lose)
        if act in (PLAY_HEADOLOGY, PLAY_MAGIC):
            return self.weigh_symbol(move, win + lose)
        if act == PLAY_ESCAPE:
            return -CARD
        if act == PLAY_BONUS:
            return self.weigh_bonus(win, lose)
        chance = self.chance_now()
        return chance * win - (1.0 - chance) * lose

    def missing(self) -> int:
        return self.state.needed(self.state.attempt) - self.state.total()

    def bonus_in_hand(self) -> int:
        box = self.state.box
        kind = self.state.tiles[self.state.attempt]
        total = 0
        for card in self.state.hands[self.seat]:
            if box.advantage[card] == BONUS and box.helps_against(card, kind):
                total += box.bonus[card]
        return total

    def chance_now(self) -> float:
        """Of solving it from here: while symbols can be played, with all of the hand; then with bonus cards alone."""
        if self.chance < 0.0:
            state = self.state
            dice = 4 - len(state.rolled)
            if dice > 0 and not isinstance(state.waiting, PlaySymbols):
                points = hand_points(state, self.seat, state.attempt, dice)
            else:
                points = self.bonus_in_hand()
            self.chance = chance_to_reach(dice, self.missing() - points)
        return self.chance

    def weigh_symbol(self, move: WitchesMove, stake: float) -> float:
        """What it adds to the chance, alone or as a share of what all symbols together add."""
        state = self.state
        points = 2 if move.act == PLAY_MAGIC else 1
        missing = self.missing() - self.bonus_in_hand()
        now = chance_to_reach(2, missing)
        alone = chance_to_reach(2, missing - points) - now
        every = 0
        for card in state.hands[self.seat]:
            symbol = state.box.symbol[card]
            if symbol == MAGIC:
                every += 2
            elif symbol == HEADOLOGY:
                every += 1
        shared = (chance_to_reach(2, missing - every) - now) * points / max(1, every)
        cost = CARD * (0.5 if state.action == 2 else 1.0) + (
            marker_cost(state, self.seat) if points == 2 else 0.0
        )
        # Compared with rolling at once, whose weight is `now`.
        return now * stake - self.lose_now() + max(alone, shared) * stake - cost

    def lose_now(self) -> float:
        kind = self.state.tiles[self.state.attempt]
        return failure_cost(self.state, self.seat, kind)

    def weigh_bonus(self, win: float, lose: float) -> float:
        missing = self.missing()
        if missing <= 0 or missing > self.bonus_in_hand():
            return -lose - CARD if missing > 0 else win - CARD
        return win + 0.01

    def weigh_reroll(self, move: WitchesMove, win: float, lose: float) -> float:
        """The chance after it, over all faces, and a marker less where a cackle shows."""
        state = self.state
        rolled = state.rolled
        dice = 4 - len(rolled)
        points = hand_points(state, self.seat, state.attempt, dice) if dice > 0 else self.bonus_in_hand()
        missing = self.missing() - points
        relief = 0.0
        for die in move.dice:
            dice += 1
            missing += rolled[die]
            relief += cackle_relief(rolled[die])
        chance = chance_to_reach(dice, missing)
        return chance * win - (1.0 - chance) * lose + relief * marker_cost(state, self.seat) - CARD

    # -- cards for any time and the rest ------------------------------------------------------------------------------

    def weigh_other(self, move: WitchesMove) -> float:
        state = self.state
        act = move.act
        base = self.idle()
        if act == CALM:
            return base + min(2, state.cackle[self.seat]) * marker_cost(state, self.seat) - 2 * CARD
        if act == EXTRA:
            return base + self.card_hunger() - state.box.cost[move.card] * marker_cost(state, self.seat)
        if act == TRANSFORM:
            return base + 0.5 * self.card_hunger() - 0.05
        if act == HELP:
            return base + self.weigh_help(move.space)
        if act == BORROW:
            return base - 0.1
        if act == PLAY_SHAMBLE:
            return base - 0.4 - 0.8 * state.elves_in_sight()
        if act == STEAL:
            return -projected_points(state, move.victim)
        if act == LOSE:
            return -float(state.box.points[move.tile])
        if act == THROW:
            return self.weigh_throw(move.card)
        if act == LOOK:
            return 0.05
        return base if act == END else 0.0

    def idle(self) -> float:
        """What the moves that go on weigh here; cards for any time are measured against them."""
        state = self.state
        if state.attempt != NOWHERE:
            chance = self.chance_now()
            kind = state.tiles[state.attempt]
            return chance * gain(state, self.seat, state.attempt, kind) - (1.0 - chance) * self.lose_now()
        if state.action == 0 or state.witches[self.seat] < 0:
            return 0.0
        space = state.witches[self.seat]
        if state.tiles[space] != EMPTY or state.witch_at(space, self.seat):
            return self.worth_at(space)
        best = self.weigh_end(space)
        for near in state.box.atlas.steps[space]:
            best = max(best, self.weigh_step(near))
        return best

    def card_hunger(self) -> float:
        """New cards help before a hard throw; a hand above its limit is kept."""
        state = self.state
        if state.attempt != NOWHERE and len(state.rolled) == 4:
            return 0.5 if self.missing() > 0 else -0.2
        full = len(state.hands[self.seat]) >= state.hand_limit(self.seat)
        return 0.25 if full else 0.1

    def weigh_help(self, space: int) -> float:
        state = self.state
        scarce = 2.0 if state.crisis_supply == 0 else 0.5 if state.crisis_supply <= 2 else 0.05
        if state.attempt == space and len(state.rolled) == 4 and 0 < self.missing() <= 2:
            return 3.0
        return scarce + 0.01 * state.needed(space) - 0.3

    def weigh_throw(self, card: int) -> float:
        """Away with what is worth least; `done` weighs nothing."""
        box = self.state.box
        if box.symbol[card] == MAGIC or box.advantage[card] == BONUS:
            return -0.2
        return 0.1 if box.symbol[card] == HEADOLOGY else -0.1


def cackle_relief(face: int) -> float:
    """How many markers a re-roll of this face saves on average."""
    return 5.0 / 6.0 if face == 0 else -1.0 / 6.0


STRATEGY: Final = WitchesStrategy()
