"""The course of a game of Witchdom (WD-3, WD-10, WD-13.5): rounds, turns and the end. A turn itself has its own files."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from hexenkessel.games.witchdom.box import EMPTY, FIRST_NOVICE, PAIRS
from hexenkessel.games.witchdom.brewing import Brew, Pay
from hexenkessel.games.witchdom.gathering import ACTING, Act, Gather, Renew, Rest
from hexenkessel.games.witchdom.moves import CHOOSE, WitchdomMove
from hexenkessel.games.witchdom.ostara import OSTARA_TURN, OstaraTurn, new_stage, take_leftovers
from hexenkessel.games.witchdom.state import NOT_YET, POTIONS_GONE, TRIGGERS, WITCHES_GONE, Witchdom
from hexenkessel.kernel.agenda import ONE_SEAT, Choice, Step
from hexenkessel.kernel.errors import Refusal
from hexenkessel.kernel.shape import Seat, Shape


class ChooseNovices(Choice[Witchdom]):
    """By option, the seats choose their pairs in turn order (WD-2.3)."""

    ask: ClassVar[str] = "novices"
    rule: ClassVar[str] = "WD-2.3"
    fields: ClassVar[Mapping[str, Shape]] = {"seat": Seat(False)}

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciding(self, state: Witchdom) -> tuple[int, ...]:
        return ONE_SEAT[self.seat]

    def options(self, state: Witchdom, seat: int) -> list[WitchdomMove]:
        taken = [state.box.pair[card] for hand in state.hands for card in hand]
        return [move for pair, move in enumerate(state.offers.novices) if pair not in taken]

    def take(self, state: Witchdom, seat: int, move: WitchdomMove) -> None:
        give_novices(state, seat, move.pair)

    def refuse(self, state: Witchdom, seat: int, move: WitchdomMove) -> Refusal:
        if move.act == CHOOSE:
            return Refusal("WD-2.3", "pair-taken", dict(move.facts))
        return Refusal("WD-2.3", "novices-first")


def give_novices(state: Witchdom, seat: int, pair: int) -> None:
    state.hands[seat] = [FIRST_NOVICE + 2 * pair, FIRST_NOVICE + 2 * pair + 1]
    if state.events is not None:
        state.tell("novices", {"seat": seat, "pair": PAIRS[pair]})


class Round(Step[Witchdom]):
    """One turn for everybody, the start player first (WD-3.1); alone, Ostara's comes before yours (WD-13.5)."""

    def run(self, state: Witchdom) -> None:
        if state.events is not None:
            kind = "last-round" if state.round in (state.last_round, last_solo_round(state)) else "round"
            state.tell(kind, {"round": state.round})
        state.turn = state.first
        state.agenda.append(END_TURN)
        state.agenda.append(ACTING)
        if state.solo:
            state.agenda.append(OSTARA_TURN)


class EndTurn(Step[Witchdom]):
    """The next player, or the next round, or the end."""

    def run(self, state: Witchdom) -> None:
        state.active = EMPTY
        after = state.turn + 1 if state.turn + 1 < state.players else 0
        if after != state.first:
            state.turn = after
            state.agenda.append(self)
            state.agenda.append(ACTING)
        elif state.solo:
            end_solo_round(state)
        elif state.round == state.last_round:
            # One full round after the one in which the end was triggered (WD-10.3).
            state.ending = TRIGGERS[state.trigger]
        else:
            # A position made by hand may have lost its cards before anybody counted them; without them nothing ends.
            if not state.witch_stack:
                state.run_out(WITCHES_GONE)
            elif not state.potion_stack:
                state.run_out(POTIONS_GONE)
            state.round += 1
            state.agenda.append(ROUND)


def end_solo_round(state: Witchdom) -> None:
    """Exactly as many rounds as there are, whatever happens to goals and stacks (WD-13.5)."""
    if state.round == state.box.rounds:
        take_leftovers(state)
        state.ending = "rounds"
        return
    if state.round % (state.box.rounds // state.box.stages) == 0:
        new_stage(state)
    state.round += 1
    state.agenda.append(ROUND)


def last_solo_round(state: Witchdom) -> int:
    return state.box.rounds if state.solo else NOT_YET


ROUND: Final = Round()
END_TURN: Final = EndTurn()

STEPS: Final[list[type[Step[Any]]]] = [
    *(ChooseNovices, Round, OstaraTurn, Act, Renew, Gather, Rest, Brew, Pay, EndTurn),
]
