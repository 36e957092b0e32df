"""The score sheet: where everybody's points come from. Given once by the game, shown alike by page, terminal and reviews."""

from collections.abc import Sequence


class SheetRow:
    """One origin of points, with a number for every seat and behind them one for every rival; `<id>-sheet-<label>`."""

    def __init__(self, label: str, points: list[int]) -> None:
        self.label = label
        self.points = points


class Sheet:
    """The rows add up to the scores, at every moment of a game.

    `ties` are what decides among equals, in this order. `rivals` are those who play against the seats without being one,
    `<id>-rival-<name>`. `together`: all seats have won or lost alike, so that nobody is ranked.
    """

    def __init__(
        self,
        rows: Sequence[SheetRow],
        ties: Sequence[SheetRow] = (),
        rivals: Sequence[str] = (),
        together: bool = False,
    ) -> None:
        self.rows = list(rows)
        self.ties = list(ties)
        self.rivals = list(rivals)
        self.together = together

    def totals(self) -> list[int]:
        """The points of every seat and of every rival."""
        columns = len(self.rows[0].points)
        return [sum([row.points[column] for row in self.rows]) for column in range(columns)]
