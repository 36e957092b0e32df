"""Final scoring (BS-10.1): bolts, resources, amulets."""

from typing import TYPE_CHECKING

from hexenkessel.games.broom_service.box import Box
from hexenkessel.kernel.sheet import Sheet, SheetRow

if TYPE_CHECKING:
    from hexenkessel.games.broom_service.state import Broom


def bolt_points(box: Box, bolts: int) -> int:
    """The table, and beyond its end the same for every further bolt (R19)."""
    table = box.bolt_points
    last = len(table) - 1
    if bolts <= last:
        return table[bolts]
    return table[last] + (bolts - last) * box.further_bolt


def resource_points(box: Box, stock: list[int]) -> int:
    """As many sets of four as there are of the rarest kind, and sets of three out of what is left."""
    counts = sorted(stock)
    return box.set_of_four * counts[0] + box.set_of_three * (counts[1] - counts[0])


def final_bonus(box: Box, bolts: int, stock: list[int], amulets: int) -> list[int]:
    return [bolt_points(box, bolts), resource_points(box, stock), box.amulet_points[amulets]]


def sheet(state: "Broom") -> Sheet:
    """The track, what the end adds (BS-10.1), and the resources that decide among equals (BS-10.3)."""
    seats = range(state.players)
    rows = [SheetRow("track", state.points[:])]
    if state.ending:
        bonus = [state.bonus(seat) for seat in seats]
        for number, label in enumerate(("bolts", "resources", "amulets")):
            rows.append(SheetRow(label, [own[number] for own in bonus]))
    return Sheet(rows, [SheetRow("stock", [state.resources(seat) for seat in seats])])
