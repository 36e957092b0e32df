"""The table of all moves of My Game: made once, when the game is loaded."""

from hexenkessel.kernel.moves import Move, MoveTable
from my_game.box import MOST_TAKEN


class MyGameMove(Move):
    """`count` says how many pebbles are taken."""

    def __init__(self, count: int) -> None:
        # The text is "take 2"; who plays on the page touches the thing "bowl:2"; the words get $count.
        super().__init__("take", [count], [f"bowl:{count}"], {"count": count})
        self.count = count


class Moves:
    def __init__(self) -> None:
        self.table = MoveTable()
        self.takes = [self.table.put(MyGameMove(count)) for count in range(1, MOST_TAKEN + 1)]
