"""Recorded games, one for every way a game can go: `./dev records` writes them all anew, `./dev records grimoria` those of
one game.

That is needed when a content file or the edition of the rules changes. With the same content only the headings of the
records may change; when moves change, a rule has changed. What is recorded of a game stands in tests/games/<id>/golden.py
as `GOLDEN`; tests/test_golden.py sees to it that the files are what would be written now.
"""

import sys
from collections.abc import Callable, Mapping
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

import hexenkessel as hx
from hexenkessel import State, seeded, shelf
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.events import Event
from hexenkessel.kernel.records import parse_record

GAMES: Final = Path(__file__).parent / "games"
MOST_SEEDS: Final = 20_000
SECRET: Final = bytes(range(16))
BY_SECRET: Final = "four-secret"

Happening = Callable[[State, list[Event]], bool]
# Plays a game to its end; the number says by which chance.
Player = Callable[[State, int], None]


def at_random(state: State, seed: int) -> None:
    """Random moves; all in the order of the seats."""
    dice = seeded(seed)
    while not state.over:
        seat = state.deciding[0]
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(len(moves))])


class Way(NamedTuple):
    """What happens in a game. Its docstring says it above the record."""

    players: int
    happens: Happening
    options: Mapping[str, Any] = {}
    # Where it isn't the one who plays the others.
    player: Player | None = None


class Golden:
    """The recorded games of one game: `ways`, one whose cards lie by the secret of a table, and others that are given."""

    def __init__(
        self,
        id: str,
        ways: dict[str, Way],
        player: Player = at_random,
        secret: Mapping[str, Fact] | None = None,
        given: dict[str, Callable[[], str]] | None = None,
    ) -> None:
        self.id = id
        self.ways = ways
        self.player = player
        self.options_by_secret = secret or {}
        self.given = given or {}
        self.folder = GAMES / id / "records"

    @property
    def game(self) -> hx.Game:
        return hx.game(self.id)

    @cached_property
    def names(self) -> list[str]:
        return sorted([*self.ways, BY_SECRET, *self.given])

    # -- reading

    def read(self, name: str) -> str:
        return (self.folder / f"{name}.rec").read_text(encoding="utf-8")

    def replays(self, name: str) -> State:
        """Checks that the same comes of it as on the day it was recorded, and gives the end."""
        text = self.read(name)
        state = hx.replay(text)
        assert state.over
        assert state.record == "\n".join(line for line in text.split("\n") if not line.startswith("#"))
        return state

    def happens(self, name: str) -> bool:
        """Whether in the record happens what it is for."""
        record = parse_record(self.read(name))
        state = shelf.first_state(self.game, record)
        events = state.listen()
        for _, seat, move in record.moves:
            state.play(seat, move)
        way = self.ways[name]
        return (
            state.players == way.players
            and dict(way.options).items() <= state.options.items()
            and way.happens(state, events)
        )

    @property
    def every_record(self) -> pytest.MarkDecorator:
        return pytest.mark.parametrize("name", self.names)

    @property
    def every_way(self) -> pytest.MarkDecorator:
        return pytest.mark.parametrize("name", [*self.ways])

    # -- writing

    def played(self, way: Way, seed: int) -> str | None:
        """The record of this game, if it happens in it."""
        state = self.game.start(way.players, seed, **way.options)
        events = state.listen()
        (way.player or self.player)(state, seed)
        return f"# {way.happens.__doc__}\n{state.record}" if way.happens(state, events) else None

    def by_secret(self) -> str:
        state = self.game.start(4, SECRET, **self.options_by_secret)
        self.player(state, len(SECRET))
        return f"# The cards of a table, shuffled by its secret.\n{state.record}"

    def make(self, name: str, seeds: range = range(MOST_SEEDS)) -> str:
        """A record as it is to be: of the first game in which it happens."""
        if name == BY_SECRET:
            return self.by_secret()
        if name in self.given:
            return self.given[name]()
        for seed in seeds:
            if record := self.played(self.ways[name], seed):
                return record
        raise LookupError(f"{self.id}: {name} never happens")

    def seed_of(self, name: str) -> int:
        """By which the record was found."""
        return int(parse_record(self.read(name)).seed or 0)

    def write(self) -> list[str]:
        """Writes all records anew; the names of those that have changed."""
        self.folder.mkdir(exist_ok=True)
        changed = []
        made = {f"{name}.rec": self.make(name) for name in self.names}
        for old in self.folder.glob("*.rec"):
            if old.name not in made:
                old.unlink()
                changed.append(old.stem)
        for file, text in made.items():
            path = self.folder / file
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8")
                changed.append(path.stem)
        return changed


def games() -> list[str]:
    """The games of which there are records."""
    return sorted(folder.parent.name for folder in GAMES.glob("*/golden.py"))


def of(id: str) -> Golden:
    found: Golden = import_module(f"tests.games.{id}.golden").GOLDEN
    assert found.id == id
    return found


def main(wanted: list[str]) -> int:
    if unknown := [id for id in wanted if id not in games()]:
        print(f"There are no records of {', '.join(unknown)}, only of {', '.join(games())}.", file=sys.stderr)
        return 2
    for id in wanted or games():
        changed = of(id).write()
        print(f"{id}: {', '.join(changed) if changed else 'nothing has changed'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
