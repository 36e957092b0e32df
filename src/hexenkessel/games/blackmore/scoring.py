"""Scoring (BM-9): the printed values of the captured cards, colour by colour."""

from hexenkessel.games.blackmore.box import COLOURS
from hexenkessel.games.blackmore.state import Blackmore
from hexenkessel.kernel.sheet import Sheet, SheetRow


def sheet(state: Blackmore) -> Sheet:
    box = state.box
    rows: list[SheetRow] = []
    for colour in range(COLOURS):
        points = [
            sum([box.value[card] for card in captured if box.colour[card] == colour])
            for captured in state.captured
        ]
        rows.append(SheetRow(box.letters[colour], points))
    return Sheet(rows)
