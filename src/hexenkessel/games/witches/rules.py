"""The rules of The Witches, by chapter of the rulebook; every step of the agenda.

    setup.py       TW-2 to TW-4    tiles, personalities, first placement
    turns.py       TW-6, TW-17 to TW-19, TW-24.5, TW-25.2
    problems.py    TW-7            the next problem, crises
    moving.py      TW-8, TW-9, TW-16, TW-23, TW-24.3
    attempts.py    TW-10, TW-11, TW-13, TW-15, TW-22
    failure.py     TW-12, TW-21
    cackle.py      TW-14, TW-18.1
    advantages.py  TW-5, TW-20
    refusals.py    why not

Decided here, beside the rulings R-1 to R-53 of the rulebook:
- A0 and A2 are one window where the tile lies face up, for nothing lies between them (TW-10.10).
- Extra Movement is played before the move, on the way, or on arrival at a tile or witch, where only Invisibility makes use
  of it; on a free space without steps left nothing is asked, as it could have been played before the last step.
  Only who leaves the dungeon with a card is asked on the free space, as she had no move before; she is asked with any
  cards in her hand, so that the question tells nothing.
- Tiles that she knows already are not offered to her for Borrowing or for a look (R-7).
- Without any free space on the board the second marker of TW-12.3 is taken, too (R-25).
"""

from typing import Any, Final

from hexenkessel.games.witches.advantages import BorrowAgain, ThrowCards
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
from hexenkessel.games.witches.cackle import StealMarker
from hexenkessel.games.witches.failure import ChooseRetreat, Consequence, Fail, LoseTile
from hexenkessel.games.witches.moving import (
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
from hexenkessel.games.witches.problems import BeginTurn, LastChance, LayByHand, TurnUpCards, WorsenProblem
from hexenkessel.games.witches.setup import ChoosePersonality, DealCards, PlaceWitch
from hexenkessel.games.witches.turns import EndTurn
from hexenkessel.kernel.agenda import Step

STEPS: Final[list[type[Step[Any]]]] = [
    ChoosePersonality,
    DealCards,
    PlaceWitch,
    BeginTurn,
    LastChance,
    TurnUpCards,
    WorsenProblem,
    LayByHand,
    StartAction,
    Act,
    WalkOn,
    FollowUp,
    FaceProblem,
    DrinkTea,
    JoinTea,
    RestAtCottage,
    InDungeon,
    LeaveDungeon,
    BeforeRoll,
    RunOrStay,
    PlaySymbols,
    SecondRoll,
    AfterRoll,
    JoinThree,
    Succeed,
    EscapeTo,
    EndAttempt,
    Fail,
    ChooseRetreat,
    Consequence,
    LoseTile,
    StealMarker,
    BorrowAgain,
    ThrowCards,
    EndTurn,
]
