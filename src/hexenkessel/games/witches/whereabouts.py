"""Where a witch is, for positions and views."""

from typing import Any

from hexenkessel.games.witches.state import DUNGEON
from hexenkessel.kernel.events import Json
from hexenkessel.kernel.shape import OneOf


class Whereabouts(OneOf):
    """A space, "dungeon", or null before she is placed; inside the number of the space, DUNGEON or NOWHERE."""

    def __init__(self, spaces: list[str]) -> None:
        super().__init__([*spaces, "dungeon"])
        self.dungeon = len(spaces)

    def write(self, value: Any) -> Json:
        return super().write(self.dungeon if value == DUNGEON else value)

    def read(self, data: Json, where: str, players: int) -> Any:
        place = super().read(data, where, players)
        return DUNGEON if place == self.dungeon else place
