"""Views as they are sent, written quickly: most of what a seat sees, it has seen before or somebody else sees, too.

Every field of a view is kept in the few forms that were written last, beside the inner values that they were written from.
Where a field has the same inner value again, for whichever seat, its text is taken and not written anew. What all see alike
(`Game.look_open`) is looked at and put together once for a position.
"""

from typing import Any, Final

from hexenkessel.kernel.game import Game
from hexenkessel.kernel.shape import Shape
from hexenkessel.kernel.state import State
from hexenkessel.table.protocol import encode

# Forms of one field: a hand looks different to everybody at the table.
FORMS: Final = 5


class Field:
    """One field of the views of one table."""

    __slots__ = ("forms", "head", "shape")

    def __init__(self, name: str, shape: Shape) -> None:
        self.head = encode(name) + b":"
        self.shape = shape
        self.forms: list[tuple[Any, bytes]] = []

    def write(self, value: Any) -> bytes:
        forms = self.forms
        for known, text in forms:
            if known is value or known == value:
                return text
        text = self.head + encode(self.shape.write(value))
        forms.insert(0, (value, text))
        del forms[FORMS:]
        return text


class ViewWriter:
    """For one table. What it keeps are values of positions, which must not change any more."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.fields = {name: Field(name, shape) for name, shape in game.view_shape().shapes.items()}
        # The position that was written last, and what everybody sees of it.
        self.state: State | None = None
        self.open = b""

    def write(self, state: State, seat: int | None) -> bytes:
        """The view of this seat as JSON."""
        if state is not self.state:
            self.open = self.put_together(self.game.seen_by_all(state))
            self.state = state
        return b"{" + self.open + b"," + self.put_together(self.game.seen_by(state, seat)) + b"}"

    def put_together(self, inner: dict[str, Any]) -> bytes:
        fields = self.fields
        return b",".join([fields[name].write(value) for name, value in inner.items()])
