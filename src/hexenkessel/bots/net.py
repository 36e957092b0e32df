"""A small net that corrects a game's rules of thumb: how promising every move looks, and
everybody's chances.

It reads the features of a position (kernel/layout.py); the sums are bots/tower.py's. A move's vector is the sum of those of
its tokens, so that moves which share something share what is learned. The weights come from lab/train.py, in a file as
NumPy writes it; to read one, NumPy is not needed.
"""

import json
from ast import literal_eval
from math import prod
from pathlib import Path
from struct import unpack, unpack_from
from typing import Any, Final
from zipfile import BadZipFile, ZipFile

from hexenkessel.bots.tower import Layer, Tower
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.layout import Layout
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.state import State

# A rule of thumb may call a move hopeless; the net must still be able to speak for it.
FARTHEST: Final = 8.0


class OtherNet(Exception):
    """The weights were learned for another content, edition or layout, where they mean nothing; or this is no net."""


class Net:
    """Weights of one game, ready to be asked. `heat` is how much the rule of thumb counts against the net."""

    def __init__(self, layout: Layout, tower: Tower, heat: float, card: dict[str, Any]) -> None:
        self.layout = layout
        self.tower = tower
        self.heat = heat
        self.card = card

    def preference(self, state: State, seat: int, moves: list[Move]) -> list[float]:
        """What the net adds to the weight of each move."""
        return self.tower.prefer(self.layout.features(state, seat), moves)

    def chances(self, state: State) -> list[float]:
        """Everybody's part of the victory, in the eyes of the seat that decides: from there it has learned to look."""
        return self.tower.chances(self.layout.features(state, state.deciding[0]))

    def plays_at(self, players: int, options: dict[str, Fact]) -> bool:
        """Whether it was measured at such a table."""
        return table(self.layout.game, players, options) in self.card["plays"]


def table(game: Game, players: int, options: dict[str, Fact]) -> list[Any]:
    """A kind of table, as cards name it: how many play, and the options that are not as usual."""
    usual = {option.id: option.default for option in game.options if not option.seats}
    return [players, {name: value for name, value in options.items() if usual.get(name, value) != value}]


def read_card(file: Path, layout: Layout) -> dict[str, Any]:
    """What a net says of itself, without its weights. OtherNet where it does not belong to this game as it is now."""
    try:
        with ZipFile(file) as archive:
            card: dict[str, Any] = json.loads(text_in(archive.read("about.npy")))
        other = card["fingerprint"] != layout.fingerprint
    except (BadZipFile, KeyError, ValueError) as error:
        raise OtherNet(f"{file.name} is not a net of {layout.game.id}: {error}") from error
    if other:
        raise OtherNet(f"{file.name} was learned for another content, edition or layout of {layout.game.id}")
    return card


def load(file: Path, layout: Layout) -> Net:
    """OtherNet where the weights don't belong to this game as it is now."""
    card = read_card(file, layout)
    try:
        with ZipFile(file) as archive:
            tables = {name.removesuffix(".npy"): archive.read(name) for name in archive.namelist()}
        del tables["about"]
        found = {name: numbers_in(data) for name, data in tables.items()}
        wide, deep, aspects, chances = [
            Layer(found[name], found[f"{name}_bias"]) for name in ("wide", "deep", "aspects", "chances")
        ]
        known = len(found["wide"]) // len(found["wide_bias"])
        # Places that never came in play share the last row, which is empty.
        rows = [int(row) if row < known else -1 for row in found["rows"]]
        tower = Tower(rows, wide, deep, aspects, chances, vectors_of(layout, found), found["move_bias"])
    except (BadZipFile, KeyError, ValueError) as error:
        raise OtherNet(f"{file.name} is not a net of {layout.game.id}: {error}") from error
    return Net(layout, tower, float(card["heat"]), card)


def vectors_of(layout: Layout, found: dict[str, list[float]]) -> list[float]:
    """Every move's own numbers and those of its tokens, added up."""
    many = len(found["aspects_bias"])
    vectors = found["moves"][:]
    for code, tokens in enumerate(layout.tokens):
        for token in tokens:
            for at in range(many):
                vectors[code * many + at] += found["tokens"][token * many + at]
    return vectors


def split(data: bytes) -> tuple[str, int, bytes]:
    """What kind of numbers, how many, and where they begin: the head of NumPy's own format."""
    (length,) = unpack_from("<H", data, 8)
    head = literal_eval(data[10 : 10 + length].decode("latin-1"))
    if not data.startswith(b"\x93NUMPY\x01") or head["fortran_order"]:
        raise ValueError("unknown form of a table")
    return head["descr"], prod(head["shape"]), data[10 + length :]


def text_in(data: bytes) -> str:
    return split(data)[2].decode("utf-32-le")


def numbers_in(data: bytes) -> list[float]:
    kind, many, numbers = split(data)
    code = {"<f2": "e", "<i4": "i"}.get(kind)
    if code is None:
        raise ValueError(f"numbers of the kind {kind}")
    return [float(number) for number in unpack(f"<{many}{code}", numbers)]
