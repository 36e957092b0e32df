"""What is in the box of Kröten & Kessel."""

from typing import Final

from hexenkessel.kernel.content import Content

INGREDIENTS: Final = 6
MOST_SEATS: Final = 4


class Box:
    """Everything printed (KK-1.1). Inside the rules a card is the number of its ingredient."""

    def __init__(self, content: Content) -> None:
        setup = content.entry("setup")
        self.hand_size = setup.number("hand_size", 1, 6)
        self.copies = setup.number("copies", MOST_SEATS, 9)
        self.toads = setup.number("toads", 1, 9)
        self.names: list[str] = []
        self.strength: list[int] = []
        for ingredient in content.entries("ingredient", INGREDIENTS):
            name = ingredient.text("id")
            if name in self.names:
                ingredient.fail("id", "toy_cauldron-problem-name-twice")
            self.names.append(name)
            self.strength.append(ingredient.number("strength", 1, 9))
