"""`hexenkessel train`: a net learns from games against itself what the rules of thumb don't know.

Proximal policy optimisation, on NumPy, or on CuPy where there is a GPU. It starts at the strength of the rules of thumb: a
move's logit is `heat` times its weight plus what the net adds, and the net adds nothing at first. One trunk
ends in two heads, what speaks for a move and everybody's chances; it sees imagined positions, as bots do. Gradients are
written out: the net is so small that this is shorter than a framework.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np

from hexenkessel import shelf
from hexenkessel.bots.net import FARTHEST, table
from hexenkessel.kernel.layout import Layout
from hexenkessel.lab import halfway
from hexenkessel.lab.course import Course, lots_of
from hexenkessel.lab.farplay import FarCrew
from hexenkessel.lab.halfway import Halfway
from hexenkessel.lab.selfplay import HALVES, Crew, Plan, rows_in_play

# The two layers, and the length of a move's vector.
WIDE: Final = 128
DEEP: Final = 64
ASPECTS: Final = 32
CLIP: Final = 0.2
LAMBDA: Final = 0.95
RATE: Final = 1e-3
LEAST_RATE: Final = 5e-5
WARMING: Final = 512
ENTROPY: Final = 0.01
LEAST_ENTROPY: Final = 0.002
STEEPEST: Final = 0.5
ADAM: Final = (0.9, 0.999, 1e-8)


def device() -> Any:
    """CuPy where it finds a GPU, else NumPy: the same functions by the same names."""
    try:
        import cupy  # type: ignore[import-not-found]
    except ImportError:
        return np
    return cupy if cupy.cuda.runtime.getDeviceCount() else np


@dataclass
class Chunk:
    """One half-step of all workers: a choice each of many different games."""

    seats: Any
    players: Any
    allied: Any
    codes: Any
    owners: Any  # the row of every move
    base: Any
    seen: Any
    done: Any = None
    result: Any = None
    chosen: Any = None  # which of the flat moves
    log: Any = None
    value: Any = None  # by seat of the table, nobody last
    gain: Any = None
    target: Any = None


class Learner:
    def __init__(self, layout: Layout, rows: np.ndarray[Any, Any], xp: Any, seed: int) -> None:
        self.layout = layout
        self.xp = xp
        self.known = int(rows.max())
        self.seats = layout.seats
        rng = np.random.default_rng(seed)
        moves = len(layout.tokens)

        def draw(rows: int, columns: int, scale: float) -> Any:
            return xp.asarray((rng.standard_normal((rows, columns)) * scale).astype(np.float32))

        self.weights: dict[str, Any] = {
            "tokens": xp.zeros((len(layout.token_names), ASPECTS), np.float32),
            "moves": xp.zeros((moves, ASPECTS), np.float32),
            "move_bias": xp.zeros(moves, np.float32),
        }
        for name, comes, goes, scale in (
            ("wide", self.known, WIDE, 0.1),
            ("deep", WIDE, DEEP, math.sqrt(2 / WIDE)),
            ("aspects", DEEP, ASPECTS, math.sqrt(1 / DEEP)),
            ("chances", DEEP, self.seats + 1, 0.0),
        ):
            self.weights[name] = draw(comes, goes, scale)
            self.weights[f"{name}_bias"] = xp.full(goes, 0.1 if name == "aspects" else 0.0, np.float32)
        words = np.zeros((moves, len(layout.token_names)), np.float32)
        for code, tokens in enumerate(layout.tokens):
            for token in tokens:
                words[code, token] += 1.0
        self.words = xp.asarray(words)
        self.rng = xp.random.default_rng(seed)
        # All weights in one row, of which the tables are parts: a step downhill is then a few sums, not a few for each.
        self.all = xp.concatenate([table.ravel() for table in self.weights.values()])
        start = 0
        for weight, found in self.weights.items():
            self.weights[weight] = self.all[start : start + found.size].reshape(found.shape)
            start += found.size
        self.first = xp.zeros_like(self.all)
        self.second = xp.zeros_like(self.all)
        self.updates = 0

    # -- forward --------------------------------------------------------------------------------------------------

    def layer(self, name: str, comes: Any) -> Any:
        return comes @ self.weights[name] + self.weights[f"{name}_bias"]

    def trunk(self, marks: Any) -> tuple[Any, Any]:
        wide = self.xp.maximum(self.layer("wide", marks), 0.0)
        return wide, self.xp.maximum(self.layer("deep", wide), 0.0)

    def vectors(self) -> Any:
        return self.weights["moves"] + self.words @ self.weights["tokens"]

    def policy(self, chunk: Chunk, aspects: Any, vectors: Any) -> tuple[Any, Any]:
        """The probability of every flat move, and its logarithm."""
        xp = self.xp
        own = (vectors[chunk.codes] * aspects[chunk.owners]).sum(1)
        logits = own + self.weights["move_bias"][chunk.codes] + chunk.base
        # Only differences count, so nothing keeps all moves of a choice from drifting off together: each is held against
        # their mean before exp, which bears so much and no more.
        count = len(chunk.seats)
        means = self.sums(chunk.owners, logits, count) / self.sums(chunk.owners, xp.ones_like(logits), count)
        powers = xp.exp(xp.clip(logits - means[chunk.owners], -60.0, 60.0))
        sums = self.sums(chunk.owners, powers, count)
        shares = (powers / sums[chunk.owners]).astype(np.float32)
        return shares, xp.log(xp.maximum(shares, 1e-12))

    def chances(self, chunk: Chunk, deep: Any) -> Any:
        """Everybody's part of the victory, counted from the one who looks; nobody's last."""
        xp = self.xp
        out = self.layer("chances", deep)
        there = xp.arange(self.seats + 1)[None, :]
        sitting = (there < chunk.players[:, None]) | (there == self.seats)
        raw = xp.where(sitting, out, -1e9)
        powers = xp.exp(raw - raw.max(1, keepdims=True))
        return powers / powers.sum(1, keepdims=True)

    def by_seat(self, chunk: Chunk, looked: Any, back: bool = False) -> Any:
        """From the order of the one who looks to that of the table; or back."""
        xp = self.xp
        seats = xp.arange(self.seats)[None, :]
        turn = chunk.seats[:, None] if back else -chunk.seats[:, None]
        players = chunk.players[:, None]
        order = xp.where(seats < players, (seats + turn) % players, seats)
        turned = xp.take_along_axis(looked[:, : self.seats], order, 1)
        return xp.concatenate([turned, looked[:, self.seats :]], 1)

    def choose(self, chunk: Chunk, vectors: Any) -> Any:
        """Draw a move for every row; what is needed to learn from it stays in the chunk."""
        xp = self.xp
        _, deep = self.trunk(chunk.seen)
        shares, logs = self.policy(chunk, self.layer("aspects", deep), vectors)
        ends = xp.cumsum(shares.astype(np.float64))
        counts = self.sums(chunk.owners, xp.ones_like(shares), len(chunk.seats)).astype(np.int64)
        lasts = xp.cumsum(counts) - 1
        starts = lasts - counts + 1
        before = xp.where(starts > 0, ends[xp.maximum(starts - 1, 0)], 0.0)
        wanted = before + self.rng.random(len(before)) * (ends[lasts] - before)
        chunk.chosen = xp.clip(xp.searchsorted(ends, wanted), starts, lasts)
        chunk.log = logs[chunk.chosen]
        chunk.value = self.by_seat(chunk, self.chances(chunk, deep))
        return chunk.chosen - starts

    # -- learning -------------------------------------------------------------------------------------------------

    def credit(self, line: list[Chunk]) -> None:
        """What every choice of one half gained, by what came of it: generalised advantages.

        Every seat has a line of its own, from choice to choice: what another one sees of the game is no news to it."""
        xp = self.xp
        rows = xp.arange(len(line[0].seats))
        after = xp.repeat(line[-1].value[:, None, :], self.seats, axis=1)
        later = xp.zeros_like(after)
        for now, following in reversed(list(pairwise(line))):
            done = following.done[:, None, None] > 0
            after = xp.where(done, following.result[:, None, :], after)
            later = xp.where(done, 0.0, later)
            seats = now.seats
            gained = after[rows, seats] - now.value + LAMBDA * later[rows, seats]
            later[rows, seats] = gained
            after[rows, seats] = now.value
            now.gain = xp.where(now.allied > 0, -gained[:, -1], gained[rows, seats])
            now.target = self.by_seat(now, xp.clip(now.value + gained, 0.0, 1.0), back=True)

    def slopes(self, chunk: Chunk, entropy: float) -> tuple[dict[str, Any], dict[str, Any]]:
        """Which way is uphill, for every weight; and a few figures to watch."""
        xp = self.xp
        count = len(chunk.seats)
        vectors = self.vectors()
        wide, deep = self.trunk(chunk.seen)
        aspects = self.layer("aspects", deep)
        shares, logs = self.policy(chunk, aspects, vectors)
        ratio = xp.exp(logs[chunk.chosen] - chunk.log)
        gain = chunk.gain
        moving = ((gain > 0) & (ratio < 1 + CLIP)) | ((gain < 0) & (ratio > 1 - CLIP))
        push = -(gain * ratio * moving) / count
        slope = -push[chunk.owners] * shares
        slope[chunk.chosen] += push
        spread = -self.sums(chunk.owners, shares * logs, count)
        slope += (entropy / count) * shares * (logs + spread[chunk.owners].astype(np.float32))
        found: dict[str, Any] = {}
        pulls = slope[:, None] * vectors[chunk.codes]
        to_aspects = xp.zeros_like(aspects)
        self.add(to_aspects, chunk.owners, pulls)
        to_moves = xp.zeros_like(vectors)
        self.add(to_moves, chunk.codes, slope[:, None] * aspects[chunk.owners])
        found["moves"] = to_moves
        found["tokens"] = self.words.T @ to_moves
        found["move_bias"] = self.sums(chunk.codes, slope, len(vectors)).astype(np.float32)
        chances = self.chances(chunk, deep)
        to_deep = self.back("aspects", deep, to_aspects, found)
        to_deep += self.back("chances", deep, (chances - chunk.target) / count, found)
        to_wide = self.back("deep", wide, to_deep * (deep > 0), found)
        self.back("wide", chunk.seen, to_wide * (wide > 0), found)
        missed = -(chunk.target * xp.log(xp.maximum(chances, 1e-9))).sum(1).mean()
        return found, {"entropy": spread.mean(), "critic": missed, "moved": xp.abs(ratio - 1).mean()}

    def learn(self, chunk: Chunk, rate: float, entropy: float) -> dict[str, Any]:
        """One step downhill for one part of what was played."""
        xp = self.xp
        found, figures = self.slopes(chunk, entropy)
        slope = xp.concatenate([found[name].ravel() for name in self.weights]).astype(np.float32)
        slope *= xp.minimum(1.0, STEEPEST / (xp.sqrt((slope**2).sum()) + 1e-9))
        self.updates += 1
        first, second, little = ADAM
        self.first = first * self.first + (1 - first) * slope
        self.second = second * self.second + (1 - second) * slope**2
        mean = self.first / (1 - first**self.updates)
        size = self.second / (1 - second**self.updates)
        self.all -= (rate * mean / (xp.sqrt(size) + little)).astype(np.float32)
        return figures

    def back(self, name: str, comes: Any, out: Any, found: dict[str, Any]) -> Any:
        """The slopes of one layer, and of what came into it."""
        found[name], found[f"{name}_bias"] = comes.T @ out, out.sum(0)
        return out @ self.weights[name].T

    def sums(self, places: Any, values: Any, count: int) -> Any:
        """What falls to each place. On a GPU, bincount would wait for it to say how many places there are."""
        if self.xp is np:
            return np.bincount(places, weights=values, minlength=count)
        found = self.xp.zeros(count, np.float64)
        self.add(found, places, values)
        return found

    def add(self, sums: Any, places: Any, values: Any) -> None:
        self.xp.add.at(sums, places, values)

    # -- an interruption ------------------------------------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        return {"all": self.all, "first": self.first, "second": self.second}

    def go_on(self, half: Halfway, seed: int) -> None:
        """As it was when this was written down."""
        self.all[:] = self.xp.asarray(half.tables["all"])
        self.first = self.xp.asarray(half.tables["first"])
        self.second = self.xp.asarray(half.tables["second"])
        self.updates = half.updates
        self.rng = self.xp.random.default_rng(seed + half.updates)

    # -- what comes from the workers ------------------------------------------------------------------------------

    def take(self, asked: list[dict[str, Any]], heat: float) -> Chunk:
        """What all workers ask in one half-step, on the device."""
        xp = self.xp
        moves = np.concatenate([each["moves"] for each in asked])
        codes = np.concatenate([each["codes"][: each["moves"].sum()] for each in asked])
        weights = np.concatenate([each["weights"][: each["moves"].sum()] for each in asked])
        tops = np.maximum.reduceat(weights, np.concatenate([[0], np.cumsum(moves)[:-1]]))
        owners = np.repeat(np.arange(len(moves)), moves)
        base = np.maximum(heat * (weights - tops[owners]), -FARTHEST)

        def together(name: str) -> Any:
            return xp.asarray(np.concatenate([each[name] for each in asked]))

        return Chunk(
            seats=together("seats").astype(np.int64),
            players=together("players").astype(np.int64),
            allied=together("allied"),
            codes=xp.asarray(codes.astype(np.int64)),
            owners=xp.asarray(owners),
            base=xp.asarray(base.astype(np.float32)),
            seen=self.dense(asked),
            done=together("done"),
            result=together("result"),
        )

    def dense(self, asked: list[dict[str, Any]]) -> Any:
        xp = self.xp
        flat: list[Any] = []
        numbers: list[Any] = []
        rows = 0
        for each in asked:
            many = int(each["marks"].sum())
            flat.append(each["places"][:many] + rows * (self.known + 1))
            numbers.append(each["numbers"][:many])
            rows += len(each["seats"])
        table = xp.zeros(rows * (self.known + 1), np.float32)
        self.add(table, xp.asarray(np.concatenate(flat)), xp.asarray(np.concatenate(numbers)))
        # The last column holds what the net does not know.
        return table.reshape(rows, self.known + 1)[:, :-1]


def joined(xp: Any, chunks: list[Chunk]) -> Chunk:
    """Several chunks as one; the gains of all of them on one scale."""
    rows = 0
    flat = 0
    owners, chosen = [], []
    for chunk in chunks:
        owners.append(chunk.owners + rows)
        chosen.append(chunk.chosen + flat)
        rows += len(chunk.seats)
        flat += len(chunk.codes)

    def together(name: str) -> Any:
        return xp.concatenate([getattr(chunk, name) for chunk in chunks])

    gain = together("gain")
    names = ("seats", "players", "allied", "codes", "base", "seen", "log", "target")
    return Chunk(
        **{name: together(name) for name in names},
        owners=xp.concatenate(owners),
        chosen=xp.concatenate(chosen),
        gain=((gain - gain.mean()) / (gain.std() + 1e-6)).astype(np.float32),
    )


def main(game: str, file: Path, course: Course) -> int:
    """For so long, or for so many decisions: then the same seed and number of workers give the same net."""
    card = train(game, course, file)
    print(
        f"→ {file}: {card['decisions'] / 1e6:.1f} M decisions in {card['seconds']} s, {card['updates']} lessons"
    )
    return 0


def pace(used: float, updates: int) -> float:
    """How large the steps are when so much of the course is over. The first ones are tiny: the critic knows nothing yet,
    and what it takes for gains would spoil the rules of thumb within one lesson."""
    return (RATE + (LEAST_RATE - RATE) * used) * min(1.0, (1 + updates) / WARMING)


def hire(plan: Plan, course: Course, seed: int) -> Crew | FarCrew:
    if course.ray is None:
        return Crew(plan, course.workers, seed)
    return FarCrew(plan, course.workers, seed, course.ray)


def train(game: str, course: Course, file: Path, tell: Callable[[str], None] = print) -> dict[str, Any]:
    """Learn for so long, and write the net; the figures of its card."""
    layout = Layout(shelf.game(game))
    lots = lots_of(game, course.tables)
    command = course.command(game)
    half = halfway.read(file, command, layout.fingerprint)
    rows = half.tables["rows"] if half else rows_in_play(game, lots, course.sample, course.seed - 1)
    xp = device()
    learner = Learner(layout, rows, xp, course.seed % 2**32)
    decisions = 0
    begun = time.monotonic()
    if half:
        learner.go_on(half, course.seed % 2**32)
        decisions = half.decisions
        begun -= half.seconds
    named = tuple((lot.players, tuple(lot.options.items())) for lot in lots)
    # No worker has dealt more games than it made decisions: so those that are dealt now are new ones.
    crew = hire(
        Plan(game, named, course.games, course.heat, course.guest_every, rows),
        course,
        course.seed + decisions // course.workers,
    )
    shuffle = np.random.default_rng(course.seed + learner.updates)
    said: dict[str, Any] = {}
    told = kept = time.monotonic()
    lasts: list[Chunk | None] = [None] * HALVES
    try:
        while time.monotonic() - begun < course.seconds and decisions < course.most:
            used = min(1.0, max((time.monotonic() - begun) / course.seconds, decisions / course.most))
            vectors = learner.vectors()
            lines: list[list[Chunk]] = [[last] if last is not None else [] for last in lasts]
            for _ in range(course.steps):
                for side in range(HALVES):
                    chunk = learner.take(crew.choices(side), course.heat)
                    choices = learner.choose(chunk, vectors)
                    crew.answer(side, on_host(xp, choices))
                    lines[side].append(chunk)
                    decisions += len(chunk.seats)
            ready: list[Chunk] = []
            for side, line in enumerate(lines):
                learner.credit(line)
                ready += line[:-1]
                lasts[side] = line[-1]
            rate = pace(used, learner.updates)
            entropy = ENTROPY + (LEAST_ENTROPY - ENTROPY) * used
            for _ in range(course.passes):
                order = shuffle.permutation(len(ready))
                for part in np.array_split(order, course.parts):
                    if len(part):
                        said = learner.learn(joined(xp, [ready[number] for number in part]), rate, entropy)
            if time.monotonic() - kept >= halfway.EVERY:
                kept = time.monotonic()
                tables = {
                    "rows": rows,
                    **{name: on_host(xp, table) for name, table in learner.state().items()},
                }
                so_far = (decisions, kept - begun, learner.updates)
                halfway.keep(file, Halfway(command, layout.fingerprint, *so_far, tables))
            if time.monotonic() - told > 10:
                told = time.monotonic()
                speed = decisions / (told - begun)
                tell(
                    f"{game} {told - begun:.0f} s: {decisions / 1e6:.1f} M decisions, {speed / 1e3:.0f} k/s, "
                    + ", ".join(f"{name} {float(value):.3f}" for name, value in said.items())
                )
    finally:
        crew.close()
    seconds = time.monotonic() - begun
    kinds: list[Any] = []
    for lot in lots:
        kind = table(layout.game, lot.players, lot.options)
        if kind not in kinds:
            kinds.append(kind)
    card = {
        "game": game,
        # How it learned, at which tables, and at which of them it plays: whoever ships it may name fewer, those at which it
        # was measured.
        "command": command,
        "tables": kinds,
        "plays": kinds,
        "decisions": decisions,
        "seconds": round(seconds),
        "updates": learner.updates,
        "rows": learner.known,
        **{name: round(float(value), 4) for name, value in said.items()},
    }
    weights = {name: on_host(xp, table) for name, table in learner.weights.items()}
    save(file, layout, weights, rows, course.heat, card)
    halfway.forget(file)
    return card


def on_host(xp: Any, table: Any) -> Any:
    return table if xp is np else xp.asnumpy(table)


def save(
    file: Path, layout: Layout, weights: dict[str, Any], rows: Any, heat: float, card: dict[str, Any]
) -> None:
    """In half precision: what was learned is not finer than that."""
    about = json.dumps({**card, "fingerprint": layout.fingerprint, "heat": heat})
    kept = {name: np.asarray(table, np.float16) for name, table in weights.items()}
    with file.open("wb") as stream:
        np.savez_compressed(stream, about=np.array(about), rows=rows.astype(np.int32), **kept)  # type: ignore[arg-type]
