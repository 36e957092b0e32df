"""Shapes: what a field of a position or a view may hold.

One declaration serves four ends: reading and writing positions as JSON (with the path in every error), telling what
a view contains, checking it, and marking a position's features for learners (kernel/layout.py).
Inside the rules a thing is a number; outside it has a name.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from hexenkessel.kernel.errors import BrokenPosition, shown

Json = Any

# A number is marked as a share of its span, but never as less than a 64th for each step: points run up to some hundreds in
# theory and to some dozens in play.
WIDEST_SPAN: Final = 64


class Features:
    """A position as one seat looks at it, for learners: numbered places and what stands there; everywhere else is 0.

    Seats are counted from the one that looks. A place may come more than once; then the numbers add up.
    Whoever wants them elsewhere than in lists `put`s them there.
    """

    def __init__(self, seat: int, players: int, seats: int) -> None:
        self.seat = seat
        self.players = players
        # Laid out for the most seats that the game has, so that one layout serves all numbers of players.
        self.seats = seats
        self.places: list[int] = []
        self.numbers: list[float] = []

    def put(self, place: int, number: float) -> None:
        self.places.append(place)
        self.numbers.append(number)

    def away(self, seat: int) -> int:
        """How many seats further on this one sits."""
        return (seat - self.seat) % self.players


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    def write(self, value: Any) -> Json:
        """The inner value as JSON."""
        return value

    def read(self, data: Json, where: str, players: int) -> Any:
        """JSON as inner value; BrokenPosition names the place."""
        raise NotImplementedError

    def schema(self, players: int) -> dict[str, Json]:
        """JSON schema of what `write` makes."""
        raise NotImplementedError

    def room(self, seats: int) -> int:
        """How many places it takes among the features, with so many seats; none: learners don't see it."""
        return 0

    def mark(self, value: Any, at: int, features: Features) -> None:
        """Mark the inner value in its `room`, which begins at place `at`."""


class Number(Shape):
    """A whole number from `least` to `most`."""

    def __init__(self, most: int, least: int = 0) -> None:
        self.most = most
        self.least = least

    def read(self, data: Json, where: str, players: int) -> Any:
        if not isinstance(data, int) or isinstance(data, bool) or not self.least <= data <= self.most:
            raise BrokenPosition(
                where, "shell-problem-position-number", found=shown(data), least=self.least, most=self.most
            )
        return data

    def schema(self, players: int) -> dict[str, Json]:
        return {"type": "integer", "minimum": self.least, "maximum": self.most}

    def room(self, seats: int) -> int:
        return 1

    def mark(self, value: Any, at: int, features: Features) -> None:
        number: int = value
        if number != self.least:
            features.put(at, (number - self.least) / max(1, min(self.most - self.least, WIDEST_SPAN)))


class Flag(Shape):
    def read(self, data: Json, where: str, players: int) -> Any:
        if not isinstance(data, bool):
            raise BrokenPosition(where, "shell-problem-position-flag", found=shown(data))
        return data

    def schema(self, players: int) -> dict[str, Json]:
        return {"type": "boolean"}

    def room(self, seats: int) -> int:
        return 1

    def mark(self, value: Any, at: int, features: Features) -> None:
        if value:
            features.put(at, 1.0)


class OneOf(Shape):
    """One name out of a list; inside its index, -1 and null for none, where that may be."""

    def __init__(self, names: Sequence[str], nothing: bool = True) -> None:
        self.names = list(names)
        self.nothing = nothing
        self.index = {name: number for number, name in enumerate(self.names)}

    def write(self, value: Any) -> Json:
        return None if value < 0 else self.names[value]

    def read(self, data: Json, where: str, players: int) -> Any:
        if data is None and self.nothing:
            return -1
        if not isinstance(data, str) or data not in self.index:
            raise BrokenPosition(
                where, "shell-problem-position-name", found=shown(data), allowed=", ".join(self.names)
            )
        return self.index[data]

    def schema(self, players: int) -> dict[str, Json]:
        return {"enum": [*([None] if self.nothing else []), *self.names]}

    def room(self, seats: int) -> int:
        return len(self.names)

    def mark(self, value: Any, at: int, features: Features) -> None:
        number: int = value
        if number >= 0:
            features.put(at + number, 1.0)


class Seat(Shape):
    """A seat of the game, counted from 0; inside and outside a number, -1 and null for nobody, where that may be."""

    def __init__(self, nobody: bool = True) -> None:
        self.nobody = nobody

    def write(self, value: Any) -> Json:
        return None if value < 0 else value

    def read(self, data: Json, where: str, players: int) -> Any:
        if data is None and self.nobody:
            return -1
        if not isinstance(data, int) or isinstance(data, bool) or not 0 <= data < players:
            raise BrokenPosition(where, "shell-problem-position-seat", found=shown(data), most=players - 1)
        return data

    def schema(self, players: int) -> dict[str, Json]:
        return {"enum": [*([None] if self.nobody else []), *range(players)]}

    def room(self, seats: int) -> int:
        return seats

    def mark(self, value: Any, at: int, features: Features) -> None:
        seat: int = value
        if seat >= 0:
            features.put(at + features.away(seat), 1.0)


class Pile(Shape):
    """An ordered list of named things, the first one at the bottom or earliest."""

    def __init__(self, names: Sequence[str]) -> None:
        self.item = OneOf(names)

    def write(self, value: Any) -> Json:
        return [self.item.names[thing] for thing in value]

    def read(self, data: Json, where: str, players: int) -> Any:
        if not isinstance(data, list):
            raise BrokenPosition(where, "shell-problem-position-list", found=shown(data))
        things = [self.item.read(name, f"{where}[{place}]", players) for place, name in enumerate(data)]
        if -1 in things:
            raise BrokenPosition(where, "shell-problem-position-null")
        return things

    def schema(self, players: int) -> dict[str, Json]:
        return {"type": "array", "items": {"enum": self.item.names}}

    def room(self, seats: int) -> int:
        return len(self.item.names)

    def mark(self, value: Any, at: int, features: Features) -> None:
        """What lies there counts, not in which order."""
        things: list[int] = value
        for thing in things:
            features.put(at + thing, 1.0)


class Bag(Pile):
    """A list of named things whose order means nothing."""


class Row(Shape):
    """Up to `most` values of one shape, in order."""

    def __init__(self, inner: Shape, most: int) -> None:
        self.inner = inner
        self.most = most

    def write(self, value: Any) -> Json:
        return [self.inner.write(item) for item in value]

    def read(self, data: Json, where: str, players: int) -> Any:
        if not isinstance(data, list) or len(data) > self.most:
            raise BrokenPosition(where, "shell-problem-position-row", found=shown(data), most=self.most)
        return [self.inner.read(item, f"{where}[{place}]", players) for place, item in enumerate(data)]

    def schema(self, players: int) -> dict[str, Json]:
        return {"type": "array", "maxItems": self.most, "items": self.inner.schema(players)}

    def room(self, seats: int) -> int:
        return self.most * self.inner.room(seats)

    def mark(self, value: Any, at: int, features: Features) -> None:
        items: list[Any] = value
        step = self.inner.room(features.seats)
        for item in items:
            self.inner.mark(item, at, features)
            at += step


class PerSeat(Shape):
    """One value for every seat."""

    def __init__(self, inner: Shape) -> None:
        self.inner = inner

    def write(self, value: Any) -> Json:
        return [self.inner.write(item) for item in value]

    def read(self, data: Json, where: str, players: int) -> Any:
        if not isinstance(data, list) or len(data) != players:
            raise BrokenPosition(where, "shell-problem-position-per-seat", found=shown(data), players=players)
        return [self.inner.read(item, f"{where}[{seat}]", players) for seat, item in enumerate(data)]

    def schema(self, players: int) -> dict[str, Json]:
        items = self.inner.schema(players)
        return {"type": "array", "minItems": players, "maxItems": players, "items": items}

    def room(self, seats: int) -> int:
        return seats * self.inner.room(seats)

    def mark(self, value: Any, at: int, features: Features) -> None:
        items: list[Any] = value
        step = self.inner.room(features.seats)
        seat = 0
        for item in items:
            self.inner.mark(item, at + features.away(seat) * step, features)
            seat += 1


class Maybe(Shape):
    """A value or null."""

    def __init__(self, inner: Shape) -> None:
        self.inner = inner

    def write(self, value: Any) -> Json:
        return None if value is None else self.inner.write(value)

    def read(self, data: Json, where: str, players: int) -> Any:
        return None if data is None else self.inner.read(data, where, players)

    def schema(self, players: int) -> dict[str, Json]:
        return {"anyOf": [{"type": "null"}, self.inner.schema(players)]}

    def room(self, seats: int) -> int:
        return 1 + self.inner.room(seats)

    def mark(self, value: Any, at: int, features: Features) -> None:
        if value is not None:
            features.put(at, 1.0)
            self.inner.mark(value, at + 1, features)


class Fields(Shape):
    """Named values."""

    def __init__(self, shapes: Mapping[str, Shape]) -> None:
        self.shapes = dict(shapes)

    def write(self, value: Any) -> Json:
        return {name: shape.write(value[name]) for name, shape in self.shapes.items()}

    def read(self, data: Json, where: str, players: int) -> Any:
        if not isinstance(data, dict):
            raise BrokenPosition(where, "shell-problem-position-object", found=shown(data))
        for name in data:
            if name not in self.shapes:
                raise BrokenPosition(where, "shell-problem-position-no-such-field", field=str(name))
        values: dict[str, Any] = {}
        for name, shape in self.shapes.items():
            if name not in data:
                raise BrokenPosition(where, "shell-problem-position-no-field", field=name)
            values[name] = shape.read(data[name], f"{where}.{name}" if where else name, players)
        return values

    def schema(self, players: int) -> dict[str, Json]:
        return {
            "type": "object",
            "additionalProperties": False,
            "required": list(self.shapes),
            "properties": {name: shape.schema(players) for name, shape in self.shapes.items()},
        }

    def room(self, seats: int) -> int:
        return sum([shape.room(seats) for shape in self.shapes.values()])

    def mark(self, value: Any, at: int, features: Features) -> None:
        for name, shape in self.shapes.items():
            shape.mark(value[name], at, features)
            at += shape.room(features.seats)
