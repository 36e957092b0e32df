"""The shelf: every game there is, ours and those of other packages.

A game is a package with a function `game(content) -> Game` and a `content.toml` beside it. Ours lie in
`hexenkessel.games`; others announce theirs as an entry point of the group `hexenkessel.games`.
"""

import os
import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from hexenkessel.kernel.content import Content, read_content
from hexenkessel.kernel.errors import (
    BrokenRecord,
    HexenkesselError,
    IllegalMove,
    OtherContent,
    UnknownGame,
    WrongOption,
    WrongPlayers,
)
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.records import Record, parse_record, result
from hexenkessel.kernel.state import State
from hexenkessel.kernel.strategy import Strategy

# Loaded here and now: the first import of a package puts its name into its parent, where it would later replace
# the function `hexenkessel.games`.
OURS = import_module("hexenkessel.games")


@cache
def packages() -> dict[str, str]:
    """The id of every game and the name of its package."""
    found = {name: f"{OURS.__name__}.{name}" for _, name, _ in pkgutil.iter_modules(OURS.__path__)}
    for entry in entry_points(group="hexenkessel.games"):
        found.setdefault(entry.name, entry.value)
    return dict(sorted(found.items()))


def games() -> list[str]:
    """The ids of all games."""
    return list(packages())


def module(id: str) -> ModuleType:
    if id not in packages():
        raise UnknownGame(id, games())
    return import_module(packages()[id])


def folder(id: str) -> Path:
    """The folder with everything about this game."""
    file = module(id).__file__
    assert file is not None
    return Path(file).parent


def data_folder() -> Path:
    """Where everything of this user lies: the content of their own boxes, their saved games, their tables."""
    named = os.environ.get("HEXENKESSEL_DATA")
    if named:
        return Path(named)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "hexenkessel"


def own_content(id: str) -> Path:
    """Where the owner of a box keeps their own content file (`hexenkessel content use` puts it there)."""
    return data_folder() / "content" / f"{id}.toml"


def content(id: str) -> Content:
    """The content in use: the owner's file if there is one, else ours."""
    shipped = folder(id) / "content.toml"
    mine = own_content(id)
    return read_content(mine if mine.exists() else shipped)


@cache
def game(id: str) -> Game:
    """The game with this id, with the content in use."""
    return build(id, content(id))


def build(id: str, content: Content) -> Game:
    made = module(id).game(content)
    assert isinstance(made, Game)
    return made


@cache
def strategy(id: str) -> Strategy[Any]:
    """The game's own strategy; one that knows nothing where the game brings none."""
    name = f"{packages()[id]}.strategy" if id in packages() else ""
    if not name or find_spec(name) is None:
        return Strategy()
    found = import_module(name).STRATEGY
    assert isinstance(found, Strategy)
    return found


def replay(text: str) -> State:
    """Play a record again, move by move; the state at its end."""
    record = parse_record(text)
    found = game(record.heading("game"))
    wanted = record.heading("content")
    if wanted != found.content.hash:
        raise OtherContent(found.id, wanted, found.content.hash)
    if record.number("edition") != found.edition:
        raise BrokenRecord(
            record.lines["edition"],
            f"it follows edition {record.heading('edition')} of the rules, but {found.edition} is in use",
        )
    state = first_state(found, record)
    for line, seat, move in record.moves:
        try:
            state.play(seat, move)
        except IllegalMove as error:
            raise BrokenRecord(line, str(error)) from None
    told = record.headings.get("result")
    if told is not None and (not state.over or told != result(state.scores())):
        raise BrokenRecord(record.lines["result"], f"its moves don't lead to the result {told}")
    return state


def first_state(found: Game, record: Record) -> State:
    position = record.position
    seed = record.seed
    if position is not None:
        try:
            return found.load(position)
        except HexenkesselError as error:
            raise BrokenRecord(record.lines["position"], str(error)) from None
    if seed is None:
        raise BrokenRecord(0, 'the heading [seed "…"] is missing')
    players = record.number("players")
    try:
        return found.begin(players, seed, record.options, False)
    except WrongPlayers as error:
        raise BrokenRecord(record.lines["players"], str(error)) from None
    except WrongOption as error:
        option = str(error.facts["option"])
        line = record.lines["seed" if option == "seed" else f"option.{option}"]
        raise BrokenRecord(line, str(error)) from None
