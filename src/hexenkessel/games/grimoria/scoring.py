"""Scoring (GR-12): talers, printed points, and what the purple companions add."""

from typing import TYPE_CHECKING, Final

from hexenkessel.games.grimoria.box import FIRST_PLACE, FIRST_PURPLE, FIRST_TREASURE, Box
from hexenkessel.kernel.sheet import Sheet, SheetRow

if TYPE_CHECKING:
    from hexenkessel.games.grimoria.state import Grimoria

ROWS: Final = (
    *("talers", "companions", "places", "treasures"),
    *("king", "queen", "knight", "alchemist", "treasurer", "builder"),
)


def final_points(
    box: Box, talers: int, companions: list[int], places: list[int], treasures: list[int]
) -> int:
    """All victory points of a tableau and its talers; nothing else scores (GR-12.4)."""
    points = talers  # GR-12.1
    printed = box.points
    purple = 0
    for kind in companions:  # GR-12.2
        points += printed[kind]
        if kind >= FIRST_PURPLE:
            purple += 1
    for kind in places:
        points += printed[kind]
    for kind in treasures:
        points += printed[kind]
    if purple:
        for extra in purple_points(box, talers, companions, places, treasures):
            points += extra
    return points


def purple_points(
    box: Box, talers: int, companions: list[int], places: list[int], treasures: list[int]
) -> list[int]:
    """The extra points of King, Queen, Knight, Alchemist, Treasurer and Master Builder (GR-12.3), all copies together."""
    amounts = box.amounts
    limits = box.limits
    kings = count(companions, box.king)
    queens = count(companions, box.queen)
    knights = count(companions, box.knight)
    alchemists = count(companions, box.alchemist)
    treasurers = count(companions, box.treasurer)
    builders = count(companions, box.builder)
    return [
        kings * amounts[box.king] * len(places) if kings else 0,
        queens * amounts[box.queen] * (different(companions) // limits[box.queen]) if queens else 0,
        # All Knights together: every full pair once, not once for each Knight (GR-12.3.3).
        amounts[box.knight] * (knights // limits[box.knight]),
        alchemists * amounts[box.alchemist] * low_treasures(box, treasures) if alchemists else 0,
        treasurers * amounts[box.treasurer] * (talers // limits[box.treasurer]),
        builders * amounts[box.builder] * settlements(places) if builders else 0,
    ]


def count(cards: list[int], kind: int) -> int:
    """`list.count` for kinds of cards: compiled, it compares machine integers."""
    found = 0
    for card in cards:
        if card == kind:
            found += 1
    return found


def different(companions: list[int]) -> int:
    """How many different names there are (GR-12.3.2)."""
    seen = [False] * FIRST_PLACE
    names = 0
    for kind in companions:
        if not seen[kind]:
            seen[kind] = True
            names += 1
    return names


def low_treasures(box: Box, treasures: list[int]) -> int:
    """Treasures of low printed value (GR-12.3.4)."""
    low = 0
    for kind in treasures:
        if box.points[kind] <= box.limits[box.alchemist]:
            low += 1
    return low


def settlements(places: list[int]) -> int:
    """Full sets of village, town and castle (GR-12.3.6)."""
    return min([count(places, kind) for kind in range(FIRST_PLACE, FIRST_TREASURE)])


def score_sheet(
    box: Box, talers: int, companions: list[int], places: list[int], treasures: list[int]
) -> list[int]:
    """The same in rows: talers, companions, places, treasures as printed, then the six of `purple_points`."""
    printed = [sum([box.points[kind] for kind in cards]) for cards in (companions, places, treasures)]
    return [talers, *printed, *purple_points(box, talers, companions, places, treasures)]


def sheet(state: "Grimoria") -> Sheet:
    """In rows for all; talers decide among equals (GR-13.1)."""
    seats = range(state.players)
    parts = [
        score_sheet(
            state.box, state.talers[seat], state.companions[seat], state.places[seat], state.treasures[seat]
        )
        for seat in seats
    ]
    rows = [SheetRow(label, [own[number] for own in parts]) for number, label in enumerate(ROWS)]
    return Sheet(rows, [SheetRow("talers", state.talers[:])])
