"""A small net that corrects a game's rules of thumb: how promising every move looks.

It reads the features of a position (kernel/layout.py), adds up a row of weights for every mark, goes through one more layer
and ends in a few numbers that are held against each move's own vector. That vector is the sum of those of the move's
tokens, so that moves which share something share what is learned. NumPy alone is needed; training is lab/train.py.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hexenkessel.kernel.layout import Layout
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.state import State

Array = NDArray[Any]

# The two layers, and the length of a move's vector.
WIDE: Final = 128
DEEP: Final = 64
ASPECTS: Final = 32
# A rule of thumb may call a move hopeless; the net must still be able to speak for it.
FARTHEST: Final = 8.0


class OtherNet(Exception):
    """The weights were learned for another content, edition or layout, where they mean nothing."""


class Net:
    """Weights of one game, ready to be asked. `heat` is how much the rule of thumb counts against the net."""

    def __init__(
        self, layout: Layout, weights: dict[str, Array], rows: Array, heat: float, card: dict[str, Any]
    ) -> None:
        self.layout = layout
        # The row of every place among the features; those that never came in play share the last one, which is empty.
        self.rows = rows
        self.heat = heat
        self.card = card
        self.first = np.vstack([weights["policy0"], np.zeros((1, WIDE), np.float32)])
        self.weights = weights
        own, tokens = weights["moves"], weights["tokens"]
        self.vectors = np.stack(
            [own[code] + tokens[words].sum(0) for code, words in enumerate(layout.tokens)]
        )

    def preference(self, state: State, seat: int, moves: list[Move]) -> list[float]:
        """What the net adds to the weight of each move."""
        weights = self.weights
        features = self.layout.features(state, seat)
        rows = self.rows[features.places]
        wide = np.asarray(features.numbers, np.float32) @ self.first[rows] + weights["policy0_bias"]
        np.maximum(wide, 0.0, out=wide)
        deep = wide @ weights["policy1"] + weights["policy1_bias"]
        np.maximum(deep, 0.0, out=deep)
        aspects = deep @ weights["policy2"] + weights["policy2_bias"]
        codes = [move.code for move in moves]
        found: list[float] = (self.vectors[codes] @ aspects + weights["move_bias"][codes]).tolist()
        return found


def save(
    file: Path, layout: Layout, weights: dict[str, Array], rows: Array, heat: float, card: dict[str, Any]
) -> None:
    """In half precision: what was learned is not finer than that."""
    about = json.dumps({**card, "fingerprint": layout.fingerprint, "heat": heat})
    kept = {name: np.asarray(table, np.float16) for name, table in weights.items()}
    with file.open("wb") as stream:
        np.savez_compressed(stream, about=np.array(about), rows=rows.astype(np.int32), **kept)  # type: ignore[arg-type]


def load(file: Path, layout: Layout) -> Net:
    """OtherNet where the weights don't belong to this game as it is now."""
    with np.load(file) as found:
        card = json.loads(str(found["about"]))
        if card["fingerprint"] != layout.fingerprint:
            raise OtherNet(
                f"{file.name} was learned for another content, edition or layout of {layout.game.id}"
            )
        weights = {
            name: found[name].astype(np.float32) for name in found.files if name not in ("rows", "about")
        }
        return Net(layout, weights, found["rows"], float(card["heat"]), card)
