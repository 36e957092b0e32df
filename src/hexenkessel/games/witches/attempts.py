"""Attempting a problem (TW-10), success (TW-11, TW-22), the Power of Three (TW-15) and running away (TW-13).

The steps follow the state machine of TW-10.10: before the first roll (A2), run or stay (A3), symbols (A4), after the second
roll (A5), settling (A6). Failure has a file of its own.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from hexenkessel.games.witches.advantages import Window, reveal
from hexenkessel.games.witches.box import (
    ANNAGRAMMA,
    BONUS,
    CARDS,
    DEATH,
    DEATH_TILE,
    ESCAPE,
    FIRST_HARD,
    HEADOLOGY,
    INVISIBILITY_TILE,
    MAGIC,
    MAGIC_TILE,
    NO_PERSONA,
    PETULIA,
    PIG_TILE,
    REROLL,
    SICK_PIG,
    SICK_SHEEP,
    SICK_SHEEP_TILE,
)
from hexenkessel.games.witches.cackle import remove_crises, take_cackle
from hexenkessel.games.witches.failure import FAIL, add_destinations, refuse_destination, set_out
from hexenkessel.games.witches.moves import (
    FINISH,
    PLAY_BONUS,
    PLAY_ESCAPE,
    PLAY_HEADOLOGY,
    PLAY_MAGIC,
    REROLL_DICE,
    ROLL,
    RUN,
    STAND,
    THREE,
    WitchesMove,
)
from hexenkessel.games.witches.state import EMPTY, THREE_WITCHES, Joining, OwnChoice, Witches
from hexenkessel.kernel.agenda import Step
from hexenkessel.kernel.errors import Refusal
from hexenkessel.kernel.shape import Number, Shape

FIRST_PAIR: Final = 0
SECOND_PAIR: Final = 3


def begin_attempt(state: Witches) -> None:
    state.attempt = state.witches[state.active]
    state.rolled = []
    state.symbol_points = 0
    state.bonus_points = 0


def turn_up(state: Witches, seat: int) -> None:
    """A1: the tile is turned up (TW-10.1)."""
    begin_attempt(state)
    state.tell_at("attempted", seat, state.attempt)
    reveal(state, state.attempt)
    state.agenda.append(BEFORE_ROLL)


# -- dice ---------------------------------------------------------------------------------------------------------------


def roll_pair(state: Witches) -> None:
    faces = state.box.faces
    dice = state.dice
    state.rolled.append(faces[dice.below(6)])
    state.rolled.append(faces[dice.below(6)])
    tell_rolled(state)


def tell_rolled(state: Witches) -> None:
    """The pair that was thrown last; 0 is a cackle."""
    if state.events is not None:
        rolled = state.rolled
        facts = {"first": rolled[-2], "second": rolled[-1], "pair": len(rolled) // 2}
        state.tell("rolled", {"seat": state.active, **facts, "total": state.total()})


def first_roll(state: Witches, seat: int) -> None:
    """A2 to A3 (TW-10.3)."""
    if state.events is not None:
        state.tell("rolls", {"seat": seat, "pair": 1})
    roll_pair(state)
    state.agenda.append(RUN_OR_STAY)


def open_cackles(state: Witches) -> int:
    """Cackle symbols showing on the pair whose markers have not been taken yet (TW-14.5)."""
    rolled = state.rolled
    size = len(rolled)
    if size == 0:
        return 0
    return (1 if rolled[size - 1] == 0 else 0) + (1 if rolled[size - 2] == 0 else 0)


def add_rerolls(state: Witches, seat: int, first: int, moves: list[WitchesMove]) -> None:
    """One or both dice of the pair that can still change (TW-20.4)."""
    advantage = state.box.advantage
    for card in state.hands[seat]:
        if advantage[card] == REROLL:
            row = state.offers.reroll[card]
            moves.append(row[first])
            moves.append(row[first + 1])
            moves.append(row[first + 2])


def reroll(state: Witches, seat: int, move: WitchesMove) -> None:
    play_beside(state, seat, move.card, "reroll")
    if state.events is not None:
        state.tell("rerolls", {"seat": seat, "dice": move.facts["dice"]})
    for die in move.dice:
        state.rolled[die] = state.box.faces[state.dice.below(6)]
    tell_rolled(state)


def play_beside(state: Witches, seat: int, card: int, use: str) -> None:
    """A card of the attempt lies beside the dice until it is over (TW-5.4)."""
    state.spend(seat, card, use)
    if card < INVISIBILITY_TILE:
        state.beside.append(card)


# -- automatic solutions (TW-20.6, TW-20.7, TW-20.9) --------------------------------------------------------------------


def add_solutions(state: Witches, seat: int, space: int, moves: list[WitchesMove]) -> None:
    """Sick Sheep, Death and Petulia's tile work on the problem that is being attempted (TW-20.7)."""
    kind = state.tiles[space]
    if kind == SICK_PIG:
        if state.has_power(seat, PETULIA):
            moves.append(state.offers.solve[PIG_TILE])
    elif kind in (SICK_SHEEP_TILE, DEATH_TILE):
        wanted = SICK_SHEEP if kind == SICK_SHEEP_TILE else DEATH
        advantage = state.box.advantage
        for card in state.hands[seat]:
            if advantage[card] == wanted:
                moves.append(state.offers.solve[card])


def solve(state: Witches, seat: int, move: WitchesMove) -> None:
    """The attempt ends at once; symbols that show are taken (TW-14.6)."""
    use = "sick_pig" if move.card == PIG_TILE else state.box.tile_names[state.tiles[state.attempt]]
    play_beside(state, seat, move.card, use)
    settle(state, SUCCEED)


# -- A2 to A5 -----------------------------------------------------------------------------------------------------------


class BeforeRoll(Window):
    """A2: a tile has just been turned up."""

    ask: ClassVar[str] = "before-roll"
    rule: ClassVar[str] = "TW-10.3"

    def choices(self, state: Witches, seat: int) -> list[WitchesMove]:
        moves = [state.offers.roll]
        add_solutions(state, seat, state.attempt, moves)
        return moves

    def proceed(self, state: Witches, seat: int, move: WitchesMove) -> None:
        if move.act == ROLL:
            first_roll(state, seat)
        else:
            solve(state, seat, move)


class RunOrStay(Window):
    """A3: run away (TW-13) or stay, after as many re-rolls as she has cards for (TW-10.4)."""

    ask: ClassVar[str] = "run-or-stay"
    rule: ClassVar[str] = "TW-10.4"

    def choices(self, state: Witches, seat: int) -> list[WitchesMove]:
        moves = [state.offers.stand]
        add_destinations(state, seat, state.refuges(seat), state.offers.run, state.offers.run_with, moves)
        add_rerolls(state, seat, FIRST_PAIR, moves)
        add_solutions(state, seat, state.attempt, moves)
        return moves

    def proceed(self, state: Witches, seat: int, move: WitchesMove) -> None:
        act = move.act
        if act == STAND:
            if state.events is not None:
                state.tell("stood", {"seat": seat})
            state.agenda.append(PLAY_SYMBOLS)
        elif act == REROLL_DICE:
            state.agenda.append(self)
            reroll(state, seat, move)
        elif act == RUN:
            markers = open_cackles(state)
            state.agenda.append(END_ATTEMPT)
            set_out(state, seat, move, "ran")
            take_cackle(state, seat, markers)
        else:
            solve(state, seat, move)


class PlaySymbols(Window):
    """A4: headology +1, magic +2 with a marker, any number of cards (TW-10.5); then the second roll."""

    ask: ClassVar[str] = "symbols"
    rule: ClassVar[str] = "TW-10.5"

    def choices(self, state: Witches, seat: int) -> list[WitchesMove]:
        offers = state.offers
        moves = [offers.roll]
        symbols = state.box.symbol
        for card in state.hands[seat]:
            symbol = symbols[card]
            if symbol == HEADOLOGY:
                moves.append(offers.headology[card])
            elif symbol == MAGIC:
                moves.append(offers.magic[card])
        if state.has_power(seat, ANNAGRAMMA):
            moves.append(offers.magic[MAGIC_TILE])
        add_rerolls(state, seat, FIRST_PAIR, moves)
        add_solutions(state, seat, state.attempt, moves)
        return moves

    def proceed(self, state: Witches, seat: int, move: WitchesMove) -> None:
        act = move.act
        card = move.card
        if act == ROLL:
            # Now the first pair can no longer change (TW-14.5).
            if state.events is not None:
                state.tell("rolls", {"seat": seat, "pair": 2})
            state.agenda.append(SECOND_ROLL)
            take_cackle(state, seat, open_cackles(state))
        elif act == PLAY_HEADOLOGY:
            play_beside(state, seat, card, "headology")
            state.symbol_points += 1
            state.agenda.append(self)
        elif act == PLAY_MAGIC:
            play_beside(state, seat, card, "magic")
            state.symbol_points += 2
            state.agenda.append(self)
            take_cackle(state, seat, 1)
        elif act == REROLL_DICE:
            state.agenda.append(self)
            reroll(state, seat, move)
        else:
            solve(state, seat, move)


class SecondRoll(Step[Witches]):
    """Compulsory, even where the target is reached already (TW-10.6)."""

    def run(self, state: Witches) -> None:
        roll_pair(state)
        state.agenda.append(AFTER_ROLL)


class AfterRoll(Window):
    """A5: what can still help, until she says that it is enough (TW-10.7)."""

    ask: ClassVar[str] = "after-roll"
    rule: ClassVar[str] = "TW-10.7"

    def choices(self, state: Witches, seat: int) -> list[WitchesMove]:
        offers = state.offers
        moves = [offers.finish]
        advantages = state.box.advantage
        kind = state.tiles[state.attempt]
        failing = state.total() < state.needed(state.attempt)
        for card in state.hands[seat]:
            advantage = advantages[card]
            if advantage == BONUS:
                if state.box.helps_against(card, kind):
                    moves.append(offers.bonus[card])
            elif advantage == ESCAPE and failing and state.free_spaces(seat):
                moves.append(offers.escape[card])
        if persona_count(state, seat) >= THREE_WITCHES:
            add_personas(state, seat, moves)
        add_rerolls(state, seat, SECOND_PAIR, moves)
        add_solutions(state, seat, state.attempt, moves)
        return moves

    def proceed(self, state: Witches, seat: int, move: WitchesMove) -> None:
        act = move.act
        card = move.card
        if act == FINISH:
            total, needed = state.total(), state.needed(state.attempt)
            if state.events is not None:
                state.tell("finished", {"seat": seat, "total": total, "needed": needed})
            settle(state, SUCCEED if total >= needed else FAIL)
        elif act == PLAY_BONUS:
            play_beside(state, seat, card, "bonus")
            state.bonus_points += state.box.bonus[card]
            state.agenda.append(self)
        elif act == REROLL_DICE:
            state.agenda.append(self)
            reroll(state, seat, move)
        elif act == THREE:
            play_beside(state, seat, card, "three")
            state.agenda.append(JoinThree(1 << state.box.persona[card]))
        elif act == PLAY_ESCAPE:
            play_beside(state, seat, card, "escape")
            settle(state, ESCAPE_TO)
        else:
            solve(state, seat, move)


def settle(state: Witches, outcome: Step[Witches]) -> None:
    """A6: markers for symbols that show, then the outcome (TW-14.5, TW-14.6)."""
    markers = open_cackles(state)
    state.agenda.append(END_ATTEMPT)
    state.agenda.append(outcome)
    take_cackle(state, state.active, markers)


# -- Power of Three (TW-15) ---------------------------------------------------------------------------------------------


def persona_count(state: Witches, seat: int, played: int = 0) -> int:
    """Different personas in the hand, other than those that lie there (TW-15.2)."""
    persona = state.box.persona
    found = 0
    for card in state.hands[seat]:
        if persona[card] != NO_PERSONA:
            found |= 1 << persona[card]
    return (found & ~played).bit_count()


def add_personas(state: Witches, seat: int, moves: list[WitchesMove]) -> None:
    persona = state.box.persona
    for card in state.hands[seat]:
        if persona[card] != NO_PERSONA:
            moves.append(state.offers.three[card])


class JoinThree(Joining):
    """The second and the third card, each with another persona; then the problem is solved (TW-15.1)."""

    fields: ClassVar[Mapping[str, Shape]] = {"personas": Number((1 << CARDS) - 1)}
    ask: ClassVar[str] = "three"
    rule: ClassVar[str] = "TW-15.1"

    def options(self, state: Witches, seat: int) -> list[WitchesMove]:
        persona = state.box.persona
        return [
            state.offers.three[card]
            for card in state.hands[seat]
            if persona[card] != NO_PERSONA and not self.personas >> persona[card] & 1
        ]

    def take(self, state: Witches, seat: int, move: WitchesMove) -> None:
        play_beside(state, seat, move.card, "three")
        personas = self.personas | 1 << state.box.persona[move.card]
        if personas.bit_count() < THREE_WITCHES:
            state.agenda.append(JoinThree(personas))
        else:
            settle(state, SUCCEED)

    def refuse(self, state: Witches, seat: int, move: WitchesMove) -> Refusal:
        if move.act == THREE:
            if move.card in state.hands[seat]:
                return Refusal("TW-15.2", "same-persona")
            return Refusal("TW-5.2", "not-in-hand", {"card": state.box.card_names[move.card]})
        return Refusal("TW-5.9", "resolve-first")


# -- outcomes -----------------------------------------------------------------------------------------------------------


class Succeed(Step[Witches]):
    """The tile is hers, its crisis markers go back, she stays where she is (TW-11.1)."""

    def run(self, state: Witches) -> None:
        space = state.attempt
        kind = state.tiles[space]
        seat = state.active
        remove_tile(state, space)
        if kind >= FIRST_HARD:
            state.hard[seat].append(kind)
        else:
            state.easy[seat].append(kind)
        if state.events is not None:
            facts = {"tile": state.box.tile_names[kind], "points": state.box.points[kind]}
            state.tell("solved", {"seat": seat, **facts})
        if state.box.banishes[kind]:
            banish(state, state.box.group[kind])


def remove_tile(state: Witches, space: int) -> None:
    remove_crises(state, space)
    state.tiles[space] = EMPTY
    state.face_up[space] = False
    state.knowers[space] = 0


def banish(state: Witches, group: int) -> None:
    """Count Bela is beaten: face-up tiles of his family leave the game unscored (TW-22.1, TW-22.2)."""
    for space in range(len(state.tiles)):
        kind = state.tiles[space]
        if kind != EMPTY and state.face_up[space] and state.box.group[kind] == group:
            if state.events is not None:
                state.tell("banished", {"tile": state.box.tile_names[kind], **state.where(space)})
            remove_tile(state, space)
            state.removed.append(kind)


class EscapeTo(OwnChoice):
    """Away without a failure: as in running away, and if there is no space near, to any free one (TW-20.3)."""

    ask: ClassVar[str] = "escape"
    rule: ClassVar[str] = "TW-20.3"

    def options(self, state: Witches, seat: int) -> list[WitchesMove]:
        near = state.refuges(seat) or state.free_spaces(seat)
        moves: list[WitchesMove] = []
        add_destinations(state, seat, near, state.offers.run, state.offers.run_with, moves)
        return moves

    def take(self, state: Witches, seat: int, move: WitchesMove) -> None:
        set_out(state, seat, move, "ran")

    def refuse(self, state: Witches, seat: int, move: WitchesMove) -> Refusal:
        return refuse_destination(state, seat, move, RUN, self.rule)


class EndAttempt(Step[Witches]):
    """Cards beside the dice are discarded when all is over (TW-5.4)."""

    def run(self, state: Witches) -> None:
        state.end_attempt()


BEFORE_ROLL: Final = BeforeRoll()
RUN_OR_STAY: Final = RunOrStay()
PLAY_SYMBOLS: Final = PlaySymbols()
SECOND_ROLL: Final = SecondRoll()
AFTER_ROLL: Final = AfterRoll()
SUCCEED: Final = Succeed()
ESCAPE_TO: Final = EscapeTo()
END_ATTEMPT: Final = EndAttempt()
