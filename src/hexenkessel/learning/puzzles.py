"""Puzzles: positions in which one move is clearly the best for what the seat knows, and not the one that comes to mind.

They lie in `puzzles.toml` in the folder of their game. Each is a position imagined for its seat, so that nothing in it tells
more than the seat can know, with the move that solves it and the one that tempts. puzzle_maker.py makes them.
"""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from hexenkessel import bots, shelf
from hexenkessel.bots.reasons import Reason
from hexenkessel.kernel.content import Content, read_content
from hexenkessel.kernel.dice import seeded
from hexenkessel.kernel.errors import BrokenContent, Fact, HexenkesselError, shown
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.state import State
from hexenkessel.learning.studies import why

FILE: Final = "puzzles.toml"
# What a puzzle is about: `puzzle-theme-<theme>` names it, and `.task` says what is to be done.
THEMES: Final = ("opening", "ending", "lead", "chase", "patience", "harvest", "balance")
KEYS: Final = (
    "seed",
    "players",
    "seat",
    "theme",
    "solution",
    "tempting",
    "chance",
    "ahead",
    "doubt",
    "position",
)


@dataclass
class Puzzle:
    """`chance` is what the solution promises, `ahead` by how much that is better than anything else, and `doubt` how far
    that may be wrong. `seed` tells the game that it came from."""

    seed: int
    players: int
    seat: int
    theme: str
    solution: str
    tempting: str
    chance: float
    ahead: float
    doubt: float
    position: dict[str, Any]

    @property
    def id(self) -> str:
        """Of position and question. Its number changes when one before it goes; what somebody solved is kept by this."""
        asked = json.dumps([self.seat, self.position], sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(asked.encode(), digest_size=6).hexdigest()

    def start(self, game: Game) -> State:
        return game.load(self.position)


def file_of(game: str) -> Path:
    return shelf.workplace(game) / FILE


@cache
def puzzles(game: str) -> list[Puzzle]:
    """All puzzles of a game; none where it has no file, or where other cards are in use than those they were made with."""
    file = file_of(game)
    if not file.exists():
        return []
    found = read(shelf.game(game), read_content(file))
    return [puzzle for puzzle in found if puzzle.position.get("content") == shelf.game(game).content.hash]


def puzzle(game: str, number: int) -> Puzzle:
    """By its number, which counts from 1."""
    found = puzzles(game)
    if not 1 <= number <= len(found):
        raise HexenkesselError(
            "puzzle-error-unknown", f"{game} has {len(found)} puzzles, no {number}", {"most": len(found)}
        )
    return found[number - 1]


def reasons(puzzle: Puzzle, game: Game) -> list[Reason]:
    """Why the solution is better than what tempts."""
    world = bots.imagined(puzzle.start(game), puzzle.seat, seeded(1))
    found = why(world, puzzle.seat, puzzle.solution, puzzle.tempting, seeded(2))
    return found or [Reason("shell-reason-overall")]


# -- reading and writing -------------------------------------------------------------------------------------


def read(game: Game, content: Content) -> list[Puzzle]:
    """BrokenContent names file, line and reason of every mistake."""
    found = [one for index in range(len(entries(content))) if (one := read_one(content, index)) is not None]
    content.check()
    return found


def entries(content: Content) -> list[Any]:
    found = content.data.get("puzzle", [])
    if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
        content.no_entry("puzzle", "shell-problem-no-entries")
        return []
    return found


def read_one(content: Content, index: int) -> Puzzle | None:
    data: dict[str, Any] = entries(content)[index]
    before = len(content.problems)
    kinds = Puzzle.__annotations__
    for key in (*KEYS, *(key for key in data if key not in KEYS)):
        if key not in data:
            fail(Place(content, index, key), "shell-problem-no-key")
        elif key not in KEYS:
            fail(Place(content, index, key), "shell-problem-key", known=", ".join(KEYS))
        elif key == "position":
            data = data | {"position": as_object(content, index, data[key])}
        elif kinds[key] is float and not isinstance(data[key], float):
            fail(Place(content, index, key), "shell-problem-number", least=0, most=1)
        elif kinds[key] is int and type(data[key]) is not int:
            fail(Place(content, index, key), "shell-problem-number", least=0, most=10**12)
        elif kinds[key] is str and not isinstance(data[key], str):
            fail(Place(content, index, key), "shell-problem-text")
    if data.get("theme") not in THEMES:
        fail(Place(content, index, "theme"), "shell-problem-one-of", allowed=", ".join(THEMES))
    return Puzzle(**data) if len(content.problems) == before else None


def as_object(content: Content, index: int, text: Any) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except (TypeError, ValueError):
        found = None
    if not isinstance(found, dict):
        fail(Place(content, index, "position"), "shell-problem-record-json")
        return {}
    return found


class Place(NamedTuple):
    """A key of the index-th puzzle."""

    content: Content
    number: int
    key: str


def fail(place: Place, problem: str, **facts: Fact) -> None:
    content, index, key = place
    data = entries(content)[index]
    told: dict[str, Fact] = {"table": "puzzle", "key": key, "found": shown(data.get(key)), **facts}
    content.note(content.line("puzzle", index, key), ("puzzle", index, key), problem, told)


def write(puzzle: Puzzle) -> str:
    """As it stands in the file."""
    position = json.dumps(puzzle.position, ensure_ascii=False, separators=(",", ":"))
    assert "'" not in position
    return "\n".join(
        [
            "[[puzzle]]",
            f"seed = {puzzle.seed}",
            f"players = {puzzle.players}",
            f"seat = {puzzle.seat}",
            f'theme = "{puzzle.theme}"',
            f'solution = "{puzzle.solution}"',
            f'tempting = "{puzzle.tempting}"',
            f"chance = {puzzle.chance:.3f}",
            f"ahead = {puzzle.ahead:.3f}",
            f"doubt = {puzzle.doubt:.3f}",
            f"position = '{position}'",
            "",
        ]
    )


# -- checking ------------------------------------------------------------------------------------------------


def mistakes(game: Game) -> Iterator[BrokenContent]:
    """Everything that is wrong with the puzzles of a game, each with its line."""
    file = file_of(game.id)
    if not file.exists():
        return
    try:
        content = read_content(file)
        found = read(game, content)
    except BrokenContent as error:
        yield from error.problems or [error]
        return
    for index, one in enumerate(found):
        check(game, content, index, one)
    yield from content.problems


def check(game: Game, content: Content, index: int, puzzle: Puzzle) -> None:
    """The position can be played, it is this seat's decision, and both moves are legal and different."""
    try:
        state = puzzle.start(game)
    except HexenkesselError as error:
        fail(Place(content, index, "position"), "puzzle-problem-position", detail=str(error))
        return
    if state.players != puzzle.players:
        fail(Place(content, index, "players"), "shell-problem-expected", wanted=state.players)
    if puzzle.seat not in state.deciding:
        fail(
            Place(content, index, "seat"), "shell-problem-one-of", allowed=", ".join(map(str, state.deciding))
        )
        return
    legal = [move.text for move in state.moves(puzzle.seat)]
    for key in ("solution", "tempting"):
        if getattr(puzzle, key) not in legal:
            fail(Place(content, index, key), "shell-problem-one-of", allowed=", ".join(legal))
    if puzzle.solution == puzzle.tempting:
        fail(Place(content, index, "tempting"), "puzzle-problem-same")
