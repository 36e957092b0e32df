"""What is in the box of Blackmore: the cards and the two sides of the wheel, out of the content file.

Cards are numbers: colour * 9 + value - 1, colours in the order of the content file, so that B1 is 0 and W9 is 53.
"""

from typing import Final, final

from hexenkessel.kernel.content import Content

COLOURS: Final = 6
SIDES: Final = ("descending", "ascending")
VALUES: Final = 9
CARDS: Final = COLOURS * VALUES
POINTS: Final = 270
MOST_SEATS: Final = 6


@final
class Box:
    """Everything printed: 54 cards (BM-1.1) and the two sides of the wheel (BM-1.2)."""

    def __init__(self, content: Content) -> None:
        setup = content.entry("setup")
        self.hand_size = setup.number("hand_size", 1, 8)
        colours = content.entries("colour", COLOURS)
        self.letters: list[str] = []
        for colour in colours:
            letter = colour.text("code")
            if len(letter) != 1 or letter in self.letters:
                colour.fail("code", "blackmore-problem-code")
            self.letters.append(letter)
        for number, witch in enumerate(content.entries("witch", VALUES), 1):
            if witch.number("value", 1, VALUES) != number:
                witch.fail("value", "blackmore-problem-witch", wanted=number)
                break  # all that follow are out of step as well
        self.names = [f"{letter}{value}" for letter in self.letters for value in range(1, VALUES + 1)]
        self.colour = [card // VALUES for card in range(CARDS)]
        self.value = [card % VALUES + 1 for card in range(CARDS)]
        self.sides: list[str] = []
        wheels: list[list[int]] = []
        for side in content.entries("side", 2):
            name = side.one_of("id", SIDES)
            if name in self.sides:
                side.fail("id", "blackmore-problem-side")
            self.sides.append(name)
            order = side.numbers("order")
            if sorted(order) != list(range(1, VALUES + 1)):
                side.fail("order", "blackmore-problem-order", values=VALUES)
            wheels.append(order)
        # orders[side][trump value]: the values from the highest to the lowest (BM-5.4).
        self.orders = [rank_orders(wheel) for wheel in wheels]
        # strengths[side][trump card][led colour][card]: the highest wins the trick, 0 never does (BM-5.1 to 5.3).
        self.strengths = [
            [[self.card_strengths(orders, trump, led) for led in range(COLOURS)] for trump in range(CARDS)]
            for orders in self.orders
        ]

    def card_strengths(self, orders: list[list[int]], trump: int, led: int) -> list[int]:
        """For every card its strength: ranks 9 to 1 in the led colour, 18 to 10 among trumps, else nothing."""
        order = orders[self.value[trump]]
        strengths = [0] * CARDS
        for card in range(CARDS):
            rank = VALUES - order.index(self.value[card])
            if self.colour[card] == self.colour[trump]:
                strengths[card] = VALUES + rank
            elif self.colour[card] == led:
                strengths[card] = rank
        return strengths

    def facts(self, card: int) -> dict[str, str | int]:
        """A card for moves and events: its name, and what its words need, the letter of its colour and its value."""
        return {
            "card": self.names[card],
            "colour": self.letters[self.colour[card]],
            "value": self.value[card],
        }


def rank_orders(wheel: list[int]) -> list[list[int]]:
    """For every trump value the values from high to low: the wheel read clockwise from the trump value (BM-5.4)."""
    orders: list[list[int]] = [[]]
    for trump in range(1, VALUES + 1):
        top = wheel.index(trump)
        orders.append(wheel[top:] + wheel[:top])
    return orders
