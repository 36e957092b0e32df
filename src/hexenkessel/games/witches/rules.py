"""The rules of The Witches, by chapter of the rulebook; every step of the agenda.

    setup.py       TW-2            tiles, supplies, who chooses first
    rules.py       TW-3, TW-4, TW-6, TW-17 to TW-19, TW-24.5, TW-25.2
    problems.py    TW-7            the next problem, crises
    moving.py      TW-8, TW-9, TW-16, TW-23, TW-24.3
    attempts.py    TW-10, TW-11, TW-13, TW-15, TW-22
    failure.py     TW-12, TW-21
    cackle.py      TW-14, TW-18.1
    advantages.py  TW-5, TW-20
    refusals.py    why not

Decided here, beside what the rulebook calls our rulings:
- A0 and A2 are one window where the tile lies face up, for nothing lies between them (TW-10.10).
- Extra Movement is played before the move, on the way, or on arrival at a tile or witch, where only Invisibility makes use
  of it; on a free space without steps left nothing is asked, as it could have been played before the last step.
  Only who leaves the dungeon with a card is asked on the free space, as she had no move before; she is asked with any
  cards in her hand, so that the question tells nothing.
- Tiles that she knows already are not offered to her for Borrowing or for a look (TW-5.6).
- Without any free space on the board the second marker of TW-12.3 is taken, too.
"""

from typing import Any, ClassVar, Final

from hexenkessel.games.witches.advantages import ELVES_TOO_MANY, BorrowAgain, ThrowCards, Window
from hexenkessel.games.witches.attempts import (
    AfterRoll,
    BeforeRoll,
    EndAttempt,
    EscapeTo,
    JoinThree,
    PlaySymbols,
    RunOrStay,
    SecondRoll,
    Succeed,
)
from hexenkessel.games.witches.box import DIMITY, FIRST_HARD, PERSONALITIES
from hexenkessel.games.witches.cackle import StealMarker, lose, take_cackle
from hexenkessel.games.witches.failure import ChooseRetreat, Consequence, Fail, LoseTile, jail
from hexenkessel.games.witches.moves import CHOOSE, PLACE, WitchesMove
from hexenkessel.games.witches.moving import (
    START_ACTION,
    Act,
    DrinkTea,
    FaceProblem,
    FollowUp,
    InDungeon,
    JoinTea,
    LeaveDungeon,
    RestAtCottage,
    StartAction,
    WalkOn,
)
from hexenkessel.games.witches.problems import (
    BEGIN_TURN,
    BeginTurn,
    LastChance,
    LayByHand,
    TurnUpCards,
    WorsenProblem,
)
from hexenkessel.games.witches.state import EMPTY, MOST_TURNS, OwnChoice, Witches
from hexenkessel.kernel.agenda import Step
from hexenkessel.kernel.errors import Refusal

MOST_LEFT: Final = 3


# -- personalities (TW-3) and first placement (TW-4) --------------------------------------------------------------------


class ChoosePersonality(OwnChoice):
    """From the first chooser clockwise, each among those left (TW-3.1)."""

    ask: ClassVar[str] = "personality"
    rule: ClassVar[str] = "TW-3.1"

    def options(self, state: Witches, seat: int) -> list[WitchesMove]:
        taken = state.personalities
        return [state.offers.choose[number] for number in range(len(PERSONALITIES)) if number not in taken]

    def take(self, state: Witches, seat: int, move: WitchesMove) -> None:
        personality = move.personality
        # Copied states share the list, so it is replaced.
        state.personalities = state.personalities[:]
        state.personalities[seat] = personality
        state.powers[seat] = personality != DIMITY
        if state.events is not None:
            state.tell("became", {"seat": seat, "personality": PERSONALITIES[personality]})
        following = (seat + 1) % state.players
        if following != state.first_chooser:
            state.active = following
            state.agenda.append(CHOOSE_PERSONALITY)
        else:
            state.agenda.append(DEAL_CARDS)
        take_cackle(state, seat, state.box.start_markers[personality])

    def refuse(self, state: Witches, seat: int, move: WitchesMove) -> Refusal:
        if move.act == CHOOSE:
            return Refusal("TW-3.1", "personality-taken")
        return Refusal(self.rule, "personality-first")


class DealCards(Step[Witches]):
    """Three cards each (TW-2.7). Dimity starts, or who chose last (TW-4.1)."""

    def run(self, state: Witches) -> None:
        state.dice.shuffle(state.draw_pile)
        if DIMITY in state.personalities:
            state.start_player = state.personalities.index(DIMITY)
        else:
            state.start_player = (state.first_chooser - 1) % state.players
        if state.events is not None:
            state.tell("start-player", {"seat": state.start_player})
        for turn in range(state.players):
            state.draw((state.start_player + turn) % state.players, state.box.cards_dealt)
        state.active = state.start_player
        state.agenda.append(PLACE_WITCH)


class PlaceWitch(OwnChoice):
    """From the start player clockwise, on any space without a tile (TW-4.2)."""

    ask: ClassVar[str] = "place"
    rule: ClassVar[str] = "TW-4.2"

    def options(self, state: Witches, seat: int) -> list[WitchesMove]:
        return [state.offers.place[space] for space in range(len(state.tiles)) if state.tiles[space] == EMPTY]

    def take(self, state: Witches, seat: int, move: WitchesMove) -> None:
        state.witches[seat] = move.space
        state.tell_at("placed", seat, move.space)
        following = (seat + 1) % state.players
        if following != state.start_player:
            state.active = following
            state.agenda.append(PLACE_WITCH)
        else:
            begin_turn(state, state.start_player)

    def refuse(self, state: Witches, seat: int, move: WitchesMove) -> Refusal:
        if move.act == PLACE:
            return Refusal("TW-4.2", "tile-there")
        return Refusal(self.rule, "place-first")


# -- turns (TW-6, TW-17) and the end (TW-18, TW-24.5, TW-25.2) ----------------------------------------------------------


def begin_turn(state: Witches, seat: int) -> None:
    """Phase 1, two actions, phase 3 (TW-6.1)."""
    # It only counts: where a tile waits for a place (TW-7.9), nothing but luck ends a game.
    state.turn = min(MOST_TURNS, state.turn + 1)
    state.active = seat
    state.action = 0
    state.steps = 0
    state.jailed = False
    state.summoned = False
    state.frozen = 0
    agenda = state.agenda
    agenda.append(END_TURN)
    agenda.append(START_ACTION[2])
    agenda.append(START_ACTION[1])
    agenda.append(BEGIN_TURN)


class EndTurn(Window):
    """Both actions are done or lost: the last moment for cards, then phase 3 (TW-5.8, TW-5.9)."""

    ask: ClassVar[str] = "end"
    rule: ClassVar[str] = "TW-5.8"

    def choices(self, state: Witches, seat: int) -> list[WitchesMove]:
        return [state.offers.end]

    def proceed(self, state: Witches, seat: int, move: WitchesMove) -> None:
        """Refill, dungeon, elves, last tile, in this order (TW-18.4)."""
        if state.events is not None:
            state.tell("ended", {"seat": seat})
        state.draw(seat, state.hand_limit(seat) - len(state.hands[seat]))
        if state.summoned:
            jail(state, seat)
        if state.elves_in_sight() >= ELVES_TOO_MANY:
            lose(state, "elves")
        elif not state.stack:
            state.ending = normal_ending(state)
        else:
            begin_turn(state, (seat + 1) % state.players)


def normal_ending(state: Witches) -> str:
    """How it went when the last tile has been laid (TW-18.3)."""
    if state.solo:
        points = state.points(0)
        if points < state.box.passed:
            return "not-passed"
        return "passed" if points < state.box.distinction else "distinction"
    if state.together:
        return "saved" if hard_tiles_left(state) <= MOST_LEFT else "overrun"
    return "last-tile"


def hard_tiles_left(state: Witches) -> int:
    """Hard tiles on the board, face up or down (TW-25.2)."""
    count = 0
    for kind in state.tiles:
        if kind >= FIRST_HARD:
            count += 1
    return count


CHOOSE_PERSONALITY: Final = ChoosePersonality()
DEAL_CARDS: Final = DealCards()
PLACE_WITCH: Final = PlaceWitch()
END_TURN: Final = EndTurn()

STEPS: Final[list[type[Step[Any]]]] = [
    *(ChoosePersonality, DealCards, PlaceWitch),
    *(BeginTurn, LastChance, TurnUpCards, WorsenProblem, LayByHand),
    *(StartAction, Act, WalkOn, FollowUp, FaceProblem, DrinkTea, JoinTea, RestAtCottage),
    *(InDungeon, LeaveDungeon),
    *(BeforeRoll, RunOrStay, PlaySymbols, SecondRoll, AfterRoll, JoinThree, Succeed, EscapeTo, EndAttempt),
    *(Fail, ChooseRetreat, Consequence, LoseTile, StealMarker, BorrowAgain, ThrowCards, EndTurn),
]
