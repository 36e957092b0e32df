"""A complete game, card by card: six players, descending."""

from typing import NamedTuple

from hexenkessel import seeded
from hexenkessel.games.blackmore.setup import deal_from
from hexenkessel.games.blackmore.state import Blackmore
from tests.games.blackmore.table import CARDS, GAME, Table

DECK = """
G3 Y4 P5 P8 G7 B8 B6 P3 B2 W7 G9 B1 B5 P7 R3 Y6 W9 P9 W3 W2 P6 Y3 B4 Y9 Y7 Y2 R4
G1 G2 W6 R6 P1 W1 Y1 G8 W5 B7 P4 R1 B9 W8 Y5 P2 R5 G4 R2 R8 G5 G6 Y8 B3 R9 W4 R7
"""

HANDS = {
    "A": "G3 B6 B5 W3 Y7 R6",
    "B": "Y4 P3 P7 W2 Y2 P1",
    "C": "P5 B2 R3 P6 R4 W1",
    "D": "P8 W7 Y6 Y3 G1 Y1",
    "E": "G7 G9 W9 B4 G2 G8",
    "F": "B8 B1 P9 Y9 W6 W5",
}


class Trick(NamedTuple):
    trump: str
    cards: str
    winner: str
    lays: str
    draws: str
    pile: str


TRICKS = [
    Trick("B7", "F:P9 A:R6 B:Y4 C:B2 D:G1 E:G9", "C", "G1", "C:P4 D:R1 E:B9 F:W8 A:Y5 B:P2", "B7 G1"),
    Trick("G1", "C:R3 D:Y1 E:G2 F:B8 A:G3 B:W2", "A", "–", "A:R5 B:G4 C:R2 D:R8 E:G5 F:G6", "B7 G1"),
    Trick("G1", "A:Y7 B:P3 C:R4 D:R1 E:B4 F:G6", "F", "R1", "F:Y8 A:B3 B:R9 C:W4 D:R7 E:R1*", "B7 G1"),
    Trick("G1", "F:W6 A:R5 B:Y2 C:R2 D:R8 E:G5", "E", "R2", "", "B7 G1 R2"),
    Trick("R2", "E:G7 F:Y8 A:Y5 B:P2 C:W4 D:W7", "E", "P2", "", "B7 G1 R2 P2"),
    Trick("P2", "E:G8 F:Y9 A:B6 B:G4 C:P4 D:P8", "D", "G4", "", "B7 G1 R2 P2 G4"),
    Trick("G4", "D:Y6 E:W9 F:B1 A:B5 B:R9 C:W1", "D", "–", "", "B7 G1 R2 P2 G4"),
    Trick("G4", "D:R7 E:B9 F:W5 A:B3 B:P1 C:P6", "D", "P1", "", "B7 G1 R2 P2 G4 P1"),
    Trick("P1", "D:Y3 E:R1 F:W8 A:W3 B:P7 C:P5", "B", "", "", "B7 G1 R2 P2 G4 P1"),
]


def deal() -> Table:
    """The deck dealt by the engine's own convention (BM-3.2); F begins."""
    state = GAME.blank(6, GAME.check_options(6, {}), seeded(0))
    assert isinstance(state, Blackmore)
    deal_from(state, [CARDS.index(card) for card in DECK.split()], "ABCDEF".index("F"))
    state.settle()
    # No seed deals this deck: as a position it can be recorded.
    return Table(GAME.load(state.dump()))
