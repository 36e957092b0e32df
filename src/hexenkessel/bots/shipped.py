"""The nets that come with the games: which of them knows a table, and what it makes of the game's own judgement.

A net is for the content and the layout that it has learned, and for the tables at which it was measured. Everywhere else,
and where the engine is not compiled and its sums would take most of the time to think, bots judge as they always did.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

from hexenkessel import shelf
from hexenkessel.bots import net, tower
from hexenkessel.bots.learned import Learned
from hexenkessel.kernel.layout import Layout
from hexenkessel.kernel.state import State
from hexenkessel.kernel.strategy import Strategy

FILE: Final = "net.npz"
# Python's own arithmetic is a hundred times slower.
COMPILED: Final = not str(tower.__file__).endswith(".py")


def read(game: str, file: Path) -> Learned:
    """The game's strategy with the net in this file; OtherNet where that was learned for something else."""
    return Learned(shelf.strategy(game), net.load(file, Layout(shelf.game(game))))


@cache
def learned(game: str, content: str) -> Learned | None:
    """What this game's net knows, if it has one for this content."""
    file = shelf.folder(game) / FILE
    if not file.is_file():
        return None
    try:
        return read(game, file)
    except net.OtherNet:
        return None


def judgement(world: State) -> Strategy[Any]:
    """The best there is for this table."""
    game = world.game
    found = learned(game.id, game.content.hash) if COMPILED else None
    if found is None or not found.net.plays_at(world):
        return shelf.strategy(game.id)
    return found
