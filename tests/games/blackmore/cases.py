"""Moments that several tests start from."""

from tests.games.blackmore.table import Table


def refill_of_four() -> Table:
    """Four players, a round before the stack runs out: C has won and is to decide about the trump."""
    table = Table.set_up(4, "B", pile="R5", stack="Y2 B2 R3 G4 P7", rest="A", A="W9", B="Y1", C="Y5", D="B4")
    return table.play("B:Y1 C:Y5 D:B4 A:W9")


def last_refill() -> Table:
    """Three players, the last refill comes: C has won and is to decide about the trump."""
    table = Table.set_up(
        3, "A", pile="G3 W8", trick=12, stack="Y4 P2", rest="A", A="R5 R9", B="R4", C="W9 W1"
    )
    return table.play("A:R5 B:R4 C:W9")


def last_refill_of_four() -> Table:
    """Four players, the last refill comes, and there are trump cards enough: A has won and is to decide."""
    table = Table.set_up(
        4,
        "A",
        side="asc",
        pile="P1 G9 B2 Y7 R4",
        trick=8,
        stack="W5",
        rest="D",
        A="Y4",
        B="Y6",
        C="B8",
        D="Y1",
    )
    return table.play("A:Y4 B:Y6 C:B8 D:Y1")
