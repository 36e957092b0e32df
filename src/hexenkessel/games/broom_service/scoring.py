"""Final scoring (BS-10.1): bolts, resources, amulets."""

from hexenkessel.games.broom_service.box import Box


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
