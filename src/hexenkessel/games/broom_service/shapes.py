"""Shapes of Broom Service: sets, things on places, and piles of pieces, as people read them and as the rules keep them."""

from collections.abc import Sequence
from typing import Any

from hexenkessel.kernel.shape import Bag, Fields, Json, OneOf


class Marked(Bag):
    """A set of named things; inside a number with a bit for each of them."""

    def write(self, value: Any) -> Json:
        return [name for number, name in enumerate(self.item.names) if value >> number & 1]

    def read(self, data: Json, where: str, players: int) -> Any:
        return sum(1 << number for number in set(super().read(data, where, players)))


class Ticked(Bag):
    """A set of named things; inside a list with a 1 for each of them."""

    def write(self, value: Any) -> Json:
        return [name for name, ticked in zip(self.item.names, value, strict=True) if ticked]

    def read(self, data: Json, where: str, players: int) -> Any:
        ticked = set(super().read(data, where, players))
        return [int(number in ticked) for number in range(len(self.item.names))]


class Placed(Fields):
    """What lies on every one of some named places, null where nothing does; inside a list of numbers."""

    def __init__(self, places: Sequence[str], things: Sequence[str]) -> None:
        super().__init__({place: OneOf(things) for place in places})

    def write(self, value: Any) -> Json:
        return super().write(dict(zip(self.shapes, value, strict=True)))

    def read(self, data: Json, where: str, players: int) -> Any:
        """Whoever writes a position by hand may leave empty places out."""
        full = {**dict.fromkeys(self.shapes), **data} if isinstance(data, dict) else data
        return list(super().read(full, where, players).values())


class Stock(Fields):
    """Potions and wands; inside a list of four numbers."""

    def write(self, value: Any) -> Json:
        return dict(zip(self.shapes, value, strict=True))

    def read(self, data: Json, where: str, players: int) -> Any:
        return list(super().read(data, where, players).values())
