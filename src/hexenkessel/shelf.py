"""The shelf: every game there is, ours and those of other packages.

A game is a package with a function `game(content) -> Game` and a `content.toml` beside it. Ours lie in
`hexenkessel.games`; others announce theirs as an entry point of the group `hexenkessel.games`. Ours are tested here; one of
another package is opened before it is put on the shelf, and left out where that fails (`broken`).
"""

import os
import pkgutil
import re
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from hexenkessel.kernel.content import Content, read_content
from hexenkessel.kernel.errors import (
    BrokenContent,
    BrokenGame,
    BrokenRecord,
    ClashingOptions,
    Fact,
    HexenkesselError,
    IllegalMove,
    OtherContent,
    UnknownGame,
    UnknownOption,
    WrongOption,
    WrongPlayers,
    WrongSeed,
)
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.records import Record, parse_record, result
from hexenkessel.kernel.state import State
from hexenkessel.kernel.strategy import Strategy

# Loaded here and now: the first import of a package puts its name into its parent, where it would later replace
# the function `hexenkessel.games`.
OURS = import_module("hexenkessel.games")


ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
# Keys of words begin with the id of their game and a hyphen.
GOOD_ID = re.compile(r"[a-z][a-z0-9_]*")


class Stock:
    """What was found: the package of every game by its id, and what can't be played."""

    def __init__(self) -> None:
        self.packages: dict[str, str] = {}
        self.broken: list[BrokenGame] = []


@cache
def stock() -> Stock:
    found = Stock()
    ours = {name: f"{OURS.__name__}.{name}" for _, name, _ in pkgutil.iter_modules(OURS.__path__)}
    from importlib.metadata import entry_points  # slow to import, and `--help` needs no games

    others = {(entry.name, entry.value): None for entry in entry_points(group="hexenkessel.games")}
    good = dict(ours)
    for id, package in others:
        try:
            if id in good:
                raise BrokenGame(id, package, "shell-problem-game-twice", other=good[id])
            open_plugin(id, package)
            good[id] = package
        except BrokenGame as error:
            found.broken.append(error)
    found.packages = dict(sorted(good.items()))
    return found


def open_plugin(id: str, package: str) -> None:
    """Open a game of another package with the content that it brings; BrokenGame says what keeps it off the shelf."""
    if GOOD_ID.fullmatch(id) is None:
        raise BrokenGame(id, package, "shell-problem-game-name")
    try:
        maker = import_module(package)
        place = package_folder(maker)
        if not callable(getattr(maker, "game", None)):
            raise BrokenGame(id, package, "shell-problem-game-function")
        made = put_together(maker, read_content(place / "content.toml"))
        if not isinstance(made, Game):
            raise BrokenGame(id, package, "shell-problem-game-type", found=type(made).__name__)
        if made.id != id:
            raise BrokenGame(id, package, "shell-problem-game-id", found=made.id)
        load_strategy(package)
        check_words(id, package, place)
    except BrokenGame:
        raise
    except HexenkesselError as error:
        raise BrokenGame(id, package, error) from error
    except (Exception, SystemExit) as error:  # whatever somebody else's code does
        said = f"{type(error).__name__}: {error}".splitlines()[0]
        raise BrokenGame(id, package, "shell-problem-game-raises", error=said) from error


def check_words(id: str, package: str, place: Path) -> None:
    from hexenkessel.words import WordsError, read_words  # slow to import, and most shelves hold ours alone

    files = sorted(place.glob("words.*.ftl"))
    if not files:
        raise BrokenGame(id, package, "shell-problem-game-words")
    for file in files:
        try:
            read_words(file.read_text(encoding="utf-8"), file)
        except (WordsError, UnicodeDecodeError) as error:
            raise BrokenGame(id, package, "shell-problem-game-raises", error=str(error)) from error


def packages() -> dict[str, str]:
    """The id of every game and the name of its package."""
    return stock().packages


def games() -> list[str]:
    """The ids of all games."""
    return list(packages())


def broken() -> list[BrokenGame]:
    """The games of other packages that are left out, each with its reason."""
    return stock().broken


def module(id: str) -> ModuleType:
    if id in packages():
        return import_module(packages()[id])
    for error in broken():
        if error.facts["game"] == id:
            raise error
    raise UnknownGame(id, games())


def package_folder(package: ModuleType) -> Path:
    # A package without an `__init__.py` has no file; then it has no game either.
    return Path(package.__file__).parent if package.__file__ else Path()


def folder(id: str) -> Path:
    """The folder with everything about this game."""
    return package_folder(module(id))


def workplace(id: str) -> Path:
    """The folder where what is made for this game is kept for good. The compiled engine of a checkout lies in a copy of the
    sources that is made anew with every start, so `./dev` says where they are."""
    place, package = folder(id), Path(__file__).parent
    sources = os.environ.get("HEXENKESSEL_SOURCES")
    if sources is None or not place.is_relative_to(package):
        return place
    return Path(sources, package.name, place.relative_to(package))


def rule_numbers(id: str, lang: str) -> list[str]:
    """The number of every rule, in the order of the rulebook of this language; it stands there as an anchor."""
    file = folder(id) / f"rulebook.{lang}.md"
    return ANCHOR.findall(file.read_text(encoding="utf-8")) if file.exists() else []


def word_folders() -> list[Path]:
    """The folders with the words of all games."""
    return [folder(id) for id in games()]


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


def figures(id: str) -> dict[str, Fact]:
    """What the content in use says, for the words of this game; nothing where there is no such game or no good content."""
    if id not in packages():
        return {}
    try:
        return game(id).figures
    except BrokenContent:
        return {}


def build(id: str, content: Content) -> Game:
    """The game with this content. BrokenContent tells the first mistake in it, and has all of them in `problems`."""
    made = put_together(module(id), content)
    assert isinstance(made, Game)
    return made


def put_together(maker: ModuleType, content: Content) -> object:
    try:
        made = maker.game(content)
    except Exception:
        # Whatever is built on a mistake may fall over; then the mistake is what is to be told.
        content.check()
        raise
    content.check()
    return made


@cache
def strategy(id: str) -> Strategy[Any]:
    """The game's own strategy; one that knows nothing where the game brings none."""
    return load_strategy(packages()[id]) if id in packages() else Strategy()


def load_strategy(package: str) -> Strategy[Any]:
    name = f"{package}.strategy"
    if find_spec(name) is None:
        return Strategy()
    found = import_module(name).STRATEGY
    if not isinstance(found, Strategy):
        raise TypeError(f"{name}.STRATEGY is no Strategy")
    return found


def replay(text: str) -> State:
    """Play a record again, move by move; the state at its end."""
    if not isinstance(text, str):
        raise BrokenRecord(0, "shell-problem-record-text", found=type(text).__name__)
    record = parse_record(text)
    found = game(record.heading("game"))
    wanted = record.heading("content")
    if wanted != found.content.hash:
        raise OtherContent(found.id, wanted, found.content.hash)
    if record.number("edition") != found.edition:
        raise BrokenRecord(
            record.lines["edition"],
            "shell-problem-record-edition",
            found=record.number("edition"),
            wanted=found.edition,
        )
    state = first_state(found, record)
    for line, seat, move in record.moves:
        try:
            state.play(seat, move)
        except IllegalMove as error:
            raise BrokenRecord(line, error) from None
    told = record.headings.get("result")
    if told is not None and (not state.over or told != result(state.scores())):
        raise BrokenRecord(record.lines["result"], "shell-problem-record-result", found=told)
    return state


def first_state(found: Game, record: Record, listen: bool = False) -> State:
    position = record.position
    seed = record.seed
    if position is not None:
        try:
            return found.load(position)
        except HexenkesselError as error:
            raise BrokenRecord(record.lines["position"], error) from None
    if seed is None:
        raise BrokenRecord(0, "shell-problem-record-heading", heading="seed")
    players = record.number("players")
    try:
        return found.begin(players, seed, record.options, listen)
    except WrongPlayers as error:
        raise BrokenRecord(record.lines["players"], error) from None
    except WrongSeed as error:
        raise BrokenRecord(record.lines["seed"], error) from None
    except (ClashingOptions, UnknownOption, WrongOption) as error:
        raise BrokenRecord(record.lines[f"option.{error.facts['option']}"], error) from None
