"""The nets that come with the games: which of them knows a table, and what it makes of the game's own judgement.

A net is for the content and the layout that it has learned, and for the tables at which it was measured; a game may bring
several, for different tables. Everywhere else, and where the engine is not compiled and its sums would take most of the time
to think, bots judge as they always did.
"""

from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

from hexenkessel import shelf
from hexenkessel.bots import net, tower
from hexenkessel.bots.learned import Learned
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.layout import Layout
from hexenkessel.kernel.state import State
from hexenkessel.kernel.strategy import Strategy

FILES: Final = "net*.npz"
# Python's own arithmetic is a hundred times slower.
COMPILED: Final = not str(tower.__file__).endswith(".py")


def read(game: str, file: Path) -> Learned:
    """The game's strategy with the net in this file; OtherNet where that was learned for something else."""
    return Learned(shelf.strategy(game), net.load(file, Layout(shelf.game(game))))


@cache
def learned(game: str, content: str) -> tuple[Learned, ...]:
    """What this game's nets know, as far as they are for this content."""
    found: list[Learned] = []
    for file in sorted(shelf.folder(game).glob(FILES)):
        with suppress(net.OtherNet):
            found.append(read(game, file))
    return tuple(found)


@cache
def cards(game: str, content: str) -> tuple[dict[str, Any], ...]:
    """What they say of themselves, which is much quicker to read."""
    layout = Layout(shelf.game(game))
    found: list[dict[str, Any]] = []
    for file in sorted(shelf.folder(game).glob(FILES)):
        with suppress(net.OtherNet):
            found.append(net.read_card(file, layout))
    return tuple(found)


def plays(game: Game, players: int, options: dict[str, Fact]) -> bool:
    """Whether a net plays at such a table on this machine."""
    table = net.table(game, players, options)
    return COMPILED and any(table in card["plays"] for card in cards(game.id, game.content.hash))


def known(game: Game, players: int, options: dict[str, Fact]) -> Learned | None:
    """What was learned for this table, if a net plays there on this machine."""
    nets = learned(game.id, game.content.hash) if COMPILED else ()
    return next((found for found in nets if found.net.plays_at(players, options)), None)


def judgement(world: State) -> Strategy[Any]:
    """The best there is for this table."""
    return known(world.game, world.players, world.options) or shelf.strategy(world.game.id)
