"""A feel for The Witches: where to go, when to run, which cards to spend, and how a game is likely to go on."""

from typing import ClassVar, Final, final

from hexenkessel.games.witches.appraisal import (
    BROOM,
    CARD,
    attempt_worth,
    chance_of_ruin,
    failure_cost,
    gain,
    likely_to_save,
    logistic,
    marker_cost,
    merit,
    outlook,
    projected_points,
    turns_left,
    worths,
)
from hexenkessel.games.witches.attempts import PlaySymbols
from hexenkessel.games.witches.box import BONUS, HEADOLOGY, MAGIC
from hexenkessel.games.witches.chances import (
    chance_to_reach,
    hand_points,
    has_sure_solution,
)
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
from hexenkessel.games.witches.state import BIT, EMPTY, LOST, NOWHERE, Witches
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.strategy import Judgement, Prospect, Strategy, likely_value

# How the first impression of a personality differs.
LIKING: Final = [0.3, 0.2, 0.2, 0.25]
SCENERY: Final = 0.25


@final
class WitchesStrategy(Strategy[Witches]):
    # Chosen by the ladder, heads up. Searching gains little here: 40 simulations are no better than the rule of thumb.
    efforts: ClassVar[dict[str, float]] = {"child": 1.3, "novice": 2.5, "adept": 140.0, "witch": 300.0}

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

    def prospect(self, state: Witches) -> Prospect:
        """Alone, to win is to pass the trial."""
        if state.over:
            points = [float(points) for points in state.scores()]
        else:
            points = [projected_points(state, seat) for seat in range(state.players)]
        if not state.solo:
            return Prospect(self.value(state), points)
        if state.over:
            return Prospect([1.0 if state.winners() else 0.0], points)
        passed = logistic((points[0] - state.box.passed + 0.5) / 3.0)
        return Prospect([(1.0 - chance_of_ruin(state)) * passed], points)

    def judge(self, state: Witches, seat: int, move: WitchesMove) -> list[Judgement]:
        return Judge(state, seat).parts(move)

    def spends(self, state: Witches, seat: int, move: WitchesMove) -> float:
        """Cards, and the marker that comes with magic."""
        if move.act == THREE:
            return 3.0
        return (1.0 if move.card != NONE else 0.0) + (0.5 if move.act == PLAY_MAGIC else 0.0)


# -- positions ----------------------------------------------------------------------------------------------------------


def final_value(state: Witches) -> list[float]:
    """The win; alone how well the trial went."""
    winners = state.winners()
    if state.solo:
        return [0.0 if state.ending in LOST else merit(state, float(state.points(0)), 0.1)]
    share = 1.0 if state.together else 1.0 / max(1, len(winners))
    return [share if seat in winners else 0.0 for seat in range(state.players)]


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

    # -- the same by name ---------------------------------------------------------------------------------------------

    def parts(self, move: WitchesMove) -> list[Judgement]:
        """What `weigh` adds up; of moves that are weighed in one piece, nothing is said."""
        act = move.act
        if move.part == ATTEMPTING:
            return self.attempt_parts(move)
        if act in (WALK, FLY, CHANGE, LEAVE, STAY, STOP):
            return self.journey_parts(move)
        if act in (TEA, REST):
            return [Judgement("tea", self.weigh_arrival(move), {"markers": move.markers})]
        if act in (TURN_UP, PEEK):
            return [self.goal(self.state.witches[self.seat], self.weigh_arrival(move))]
        if act == RETREAT:
            return [
                Judgement("near", SCENERY * self.outlook_at(move.space)),
                broom(move.card != NONE),
            ]
        return []

    def journey_parts(self, move: WitchesMove) -> list[Judgement]:
        """What lies at the end of the move, or one step further, what lies near, and the broomstick."""
        state = self.state
        staying = move.act in (STAY, STOP)
        space = state.witches[self.seat] if staying else move.space
        flies = move.act == FLY or (move.act == LEAVE and move.card != NONE)
        here = self.weigh_end(space)
        if move.act == WALK and self.weigh_step(space) > here:
            further = max(state.box.atlas.steps[space], key=self.worth_at)
            return [self.goal(further, self.worth_at(further)), broom(False)]
        near = SCENERY * self.outlook_at(space) - (0.01 if staying else 0.0)
        return [self.goal(space, self.worth_at(space)), Judgement("near", near), broom(flies)]

    def goal(self, space: int, weight: float) -> Judgement:
        """What there is to be had on a space, as far as this seat knows it."""
        state = self.state
        kind = state.tiles[space]
        facts: dict[str, Fact] = {"what": "nothing", "points": 0, "percent": 0}
        if kind == EMPTY:
            if state.witch_at(space, self.seat):
                facts["what"] = "tea"
        elif not state.face_up[space] and not state.knowers[space] & BIT[self.seat]:
            facts["what"] = "unseen"
        else:
            points = hand_points(state, self.seat, space, 4)
            need = state.needed(space) - state.hard_bonus(self.seat)
            sure = has_sure_solution(state, self.seat, space)
            facts["what"] = "problem"
            facts["points"] = state.box.points[kind]
            facts["percent"] = 100 if sure else round(100 * chance_to_reach(4, need - points))
        return Judgement("goal", weight, facts)

    def attempt_parts(self, move: WitchesMove) -> list[Judgement]:
        state = self.state
        act = move.act
        begun = state.attempt != NOWHERE
        space = state.attempt if begun else state.witches[self.seat]
        kind = state.tiles[space]
        win = gain(state, self.seat, space, kind)
        if act == SOLVE:
            return [solving(win, 100), cards(-CARD, 1)]
        if not begun:
            return [self.goal(space, attempt_worth(state, self.seat, space) + 0.01), cards(0.0, 0)]
        lose = failure_cost(state, self.seat, kind)
        if act == THREE:
            return [solving(win, 100), cards(-3 * CARD, 3)]
        if act == RUN:
            return [Judgement("run", -0.1 + self.weigh_refuge(move))]
        if act == REROLL_DICE:
            relief = sum([cackle_relief(state.rolled[die]) for die in move.dice])
            weight = self.weigh_reroll(move, win, lose) + CARD
            cackle = relief * marker_cost(state, self.seat)
            chance = (weight - cackle + lose) / (win + lose)
            return [
                solving(weight - cackle, round(100 * chance)),
                Judgement("cackle", cackle),
                cards(-CARD, 1),
            ]
        if act in (PLAY_HEADOLOGY, PLAY_MAGIC):
            return self.symbol_parts(move, win + lose)
        if act == PLAY_ESCAPE:
            return [cards(-CARD, 1)]
        if act == PLAY_BONUS:
            missing = self.missing()
            if missing <= 0:
                return [solving(win, 100), cards(-CARD, 1)]
            if missing > self.bonus_in_hand():
                return [solving(-lose, 0), cards(-CARD, 1)]
            return [solving(win + 0.01, 100), cards(0.0, 1)]
        chance = self.chance_now()
        return [solving(chance * win - (1.0 - chance) * lose, round(100 * chance)), cards(0.0, 0)]

    def symbol_parts(self, move: WitchesMove, stake: float) -> list[Judgement]:
        """The chance with this symbol, the card, and the marker that magic brings."""
        points = 2 if move.act == PLAY_MAGIC else 1
        chance = chance_to_reach(2, self.missing() - self.bonus_in_hand() - points)
        card = CARD * (0.5 if self.state.action == 2 else 1.0)
        cackle = marker_cost(self.state, self.seat) if points == 2 else 0.0
        return [
            solving(self.weigh_symbol(move, stake) + card + cackle, round(100 * chance)),
            cards(-card, 1),
            Judgement("cackle", -cackle),
        ]


def solving(weight: float, percent: int) -> Judgement:
    return Judgement("attempt", weight, {"percent": percent})


def cards(weight: float, count: int) -> Judgement:
    return Judgement("cards", weight, {"cards": count})


def broom(used: bool) -> Judgement:
    return Judgement("broom", -BROOM if used else 0.0, {"used": "true" if used else "false"})


def cackle_relief(face: int) -> float:
    """How many markers a re-roll of this face saves on average."""
    return 5.0 / 6.0 if face == 0 else -1.0 / 6.0


STRATEGY: Final = WitchesStrategy()
