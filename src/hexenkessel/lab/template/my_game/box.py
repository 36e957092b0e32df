"""What is in the box of My Game."""

from typing import Final

from hexenkessel.kernel.content import Content

MOST_SEATS: Final = 4
MOST_TAKEN: Final = 3  # MG-3.1


class Box:
    """Everything that the content file says (MG-1.1), with its checks."""

    def __init__(self, content: Content) -> None:
        setup = content.entry("setup")
        self.pebbles = setup.number("pebbles", MOST_TAKEN, 99)
        self.bonus = setup.number("bonus", 0, 20)
