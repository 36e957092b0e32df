"""Scoring (TW-19): solved problems less Black Aliss; and nothing at all where everybody has lost (TW-18.5)."""

from hexenkessel.games.witches.state import LOST, Witches
from hexenkessel.kernel.sheet import Sheet, SheetRow


def sheet(state: Witches) -> Sheet:
    seats = range(state.players)
    points = state.box.points
    lost = state.ending in LOST
    together = state.solo or state.together or lost
    on_hard = [sum([points[kind] for kind in state.hard[seat]]) for seat in seats]
    rows = [
        SheetRow("easy", [sum([points[kind] for kind in state.easy[seat]]) for seat in seats]),
        SheetRow("hard", on_hard),
        SheetRow("aliss", [-tiles for tiles in state.aliss]),
    ]
    if lost:
        rows.append(SheetRow("lost", [-state.points(seat) for seat in seats]))
    ties: list[SheetRow] = []
    if not together:
        ties = [
            SheetRow("cackle", state.cackle[:]),
            SheetRow("on-hard", on_hard),
            SheetRow("hardest", [state.hardest(seat) for seat in seats]),
        ]
    return Sheet(rows, ties, together=together)
