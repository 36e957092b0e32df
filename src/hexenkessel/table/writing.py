"""Views as they are sent, written quickly: most of what a seat sees, it has seen before or somebody else sees, too.

Every field of a view is kept in the few forms that were written last, beside the inner values that they were written from.
Where a field has the same inner value again, for whichever seat, its text is taken and not written anew.
"""

from typing import Any, Final

from hexenkessel.kernel.game import Game
from hexenkessel.kernel.state import State
from hexenkessel.table.protocol import encode

# Forms of one field: a hand looks different to everybody at the table.
FORMS: Final = 5


class ViewWriter:
    """For one table. What it keeps are values of positions, which must not change any more."""

    def __init__(self, game: Game) -> None:
        self.game = game
        shapes = game.view_shape().shapes
        self.fields = [(name, encode(name) + b":", shape) for name, shape in shapes.items()]
        self.forms: dict[str, list[tuple[Any, bytes]]] = {name: [] for name in shapes}

    def write(self, state: State, seat: int | None) -> bytes:
        """The view of this seat as JSON."""
        inner = self.game.seen(state, seat)
        texts = []
        for name, head, shape in self.fields:
            value = inner[name]
            forms = self.forms[name]
            for known, text in forms:
                if known == value:
                    texts.append(text)
                    break
            else:
                text = head + encode(shape.write(value))
                forms.insert(0, (value, text))
                del forms[FORMS:]
                texts.append(text)
        return b"{" + b",".join(texts) + b"}"

    def forget(self) -> None:
        for forms in self.forms.values():
            forms.clear()
