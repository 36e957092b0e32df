"""Training: the gradients that are written out by hand, and a net from the first game to the arena."""

import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hexenkessel as hx
from hexenkessel import cli
from hexenkessel.bots.net import OtherNet, load
from hexenkessel.kernel.errors import UnknownOption, WrongPlayers
from hexenkessel.kernel.layout import Layout
from hexenkessel.kernel.pool import Lot, Pool
from hexenkessel.kernel.state import State
from hexenkessel.lab import arena, halfway
from hexenkessel.lab import train as train_module
from hexenkessel.lab.course import Course, WrongTables, lots_of
from hexenkessel.lab.halfway import Halfway, OtherCourse
from hexenkessel.lab.selfplay import rows_in_play
from hexenkessel.lab.spread import Where
from hexenkessel.lab.train import CLIP, LAMBDA, LEAST_RATE, RATE, WARMING, Chunk, Learner, pace, train


def some_learner() -> tuple[Learner, Chunk]:
    """A learner in double precision and a few choices to learn from, with gains and targets drawn at random."""
    layout = Layout(hx.game("grimoria"))
    lots = [Lot(2, {}), Lot(3, {})]
    learner = Learner(layout, rows_in_play("grimoria", lots, 500, 3), np, 1)
    rng = np.random.default_rng(4)
    for name, table in learner.weights.items():
        learner.weights[name] = (table + rng.normal(0, 0.05, table.shape)).astype(np.float64)
    asked = Pool(layout, lots, 12, 5).ask(0, 12)
    count, flat = 12, len(asked.codes)
    marks = (rng.random((count, learner.known)) < 0.1).astype(np.float64)
    owners = np.repeat(np.arange(count), asked.moves)
    starts = np.cumsum([0, *asked.moves[:-1]])
    players = np.array(asked.players)
    target = rng.random((count, learner.seats + 1)) * (np.arange(learner.seats + 1) < players[:, None])
    chunk = Chunk(
        seats=np.array(asked.seats),
        players=players,
        allied=np.zeros(count),
        codes=np.array(asked.codes),
        owners=owners,
        base=-rng.random(flat),
        seen=marks,
        chosen=starts + rng.integers(0, asked.moves),
        gain=rng.normal(0, 1, count),
        target=target / target.sum(1, keepdims=True),
    )
    shares, logs = shares_and_logs(learner, chunk)
    # Near where the clipping begins on both sides, but not at it.
    chunk.log = logs[chunk.chosen] + rng.choice([-0.3, -0.1, 0.05, 0.1, 0.3], count)
    assert len(shares) == flat
    return learner, chunk


def shares_and_logs(learner: Learner, chunk: Chunk) -> tuple[Any, Any]:
    _, deep = learner.trunk(chunk.seen)
    return learner.policy(chunk, learner.layer("aspects", deep), learner.vectors())


def loss(learner: Learner, chunk: Chunk, entropy: float) -> float:
    """What the slopes should be slopes of: clipped gains, entropy, and the critic's cross-entropy."""
    count = len(chunk.seats)
    shares, logs = shares_and_logs(learner, chunk)
    ratio = np.exp(logs[chunk.chosen] - chunk.log)
    clipped = np.minimum(ratio * chunk.gain, np.clip(ratio, 1 - CLIP, 1 + CLIP) * chunk.gain).sum() / count
    spread = -(shares * logs).sum() / count
    chances = learner.chances(chunk, learner.trunk(chunk.seen)[1])
    missed = -(chunk.target * np.log(np.maximum(chances, 1e-12))).sum() / count
    return float(-clipped - entropy * spread + missed)


def test_the_slopes_are_those_of_the_loss() -> None:
    learner, chunk = some_learner()
    # In single precision a small difference of losses would be lost.
    learner.policy = lambda *given: in_double(learner, *given)  # type: ignore[method-assign]
    found, _ = learner.slopes(chunk, 0.02)
    rng = np.random.default_rng(9)
    looked = 0
    for name, slope in found.items():
        table = learner.weights[name]
        for flat in rng.permutation(np.flatnonzero(slope))[:6]:
            place = np.unravel_index(flat, table.shape)
            old = table[place]
            sides = []
            for step in (1e-5, -1e-5):
                table[place] = old + step
                sides.append(loss(learner, chunk, 0.02))
            table[place] = old
            assert slope[place] == pytest.approx((sides[0] - sides[1]) / 2e-5, rel=2e-3, abs=1e-6), name
            looked += 1
    assert looked > 50


def test_every_seat_is_credited_along_its_own_choices() -> None:
    """By hand for two games of three steps: one goes on, one ends in between and is dealt anew."""
    learner, _ = some_learner()
    rng = np.random.default_rng(2)
    seats = [[0, 1], [1, 0], [0, 0], [1, 1]]
    done = [[0, 0], [0, 0], [0, 1], [0, 0]]
    won = np.zeros((2, learner.seats + 1))
    won[1, 1] = 1.0
    value = rng.random((4, 2, learner.seats + 1))
    line = [
        chunk_of(np.array(seats[step]), np.array(done[step]), value[step], won) for step in range(len(seats))
    ]
    learner.credit(line)

    def gain(step: int, game: int, seat: int, after: float, later: float = 0.0) -> float:
        return after - float(value[step][game][seat]) + LAMBDA * later

    # Seat 0 of the first game decides in steps 0 and 2, seat 1 in step 1; then the last step's value is all there is.
    last = gain(2, 0, 0, value[3][0][0])
    assert line[2].gain[0] == pytest.approx(last)
    assert line[0].gain[0] == pytest.approx(gain(0, 0, 0, value[2][0][0], last))
    assert line[1].gain[0] == pytest.approx(gain(1, 0, 1, value[3][0][1]))
    # The second game ends before step 2: seat 1 has won it, seat 0 lost; step 2 is of another game.
    assert line[0].gain[1] == pytest.approx(gain(0, 1, 1, 1.0))
    assert line[1].gain[1] == pytest.approx(gain(1, 1, 0, 0.0))
    assert line[2].gain[1] == pytest.approx(gain(2, 1, 0, value[3][1][0]))


def chunk_of(seats: Any, done: Any, value: Any, result: Any) -> Chunk:
    none = np.zeros(0)
    players = np.full(len(seats), 2)
    return Chunk(
        seats, players, np.zeros(len(seats)), none, none, none, none, done=done, result=result, value=value
    )


def test_the_first_steps_are_tiny_and_the_last_ones_small() -> None:
    assert pace(0.0, 0) < RATE / 500
    assert pace(0.0, WARMING) == pytest.approx(RATE)
    assert pace(1.0, 10_000) == pytest.approx(LEAST_RATE)
    steps = [pace(updates / 5_000, updates) for updates in range(5_000)]
    top = steps.index(max(steps))
    assert top == WARMING - 1
    assert steps[: top + 1] == sorted(steps[: top + 1]) and steps[top:] == sorted(steps[top:], reverse=True)


def test_a_drift_of_all_moves_together_changes_nothing() -> None:
    """Only differences count: a net whose numbers all grow alike must not end in the clipping, where all moves are equal."""
    learner, chunk = some_learner()
    shares, _ = shares_and_logs(learner, chunk)
    learner.weights["move_bias"] += 500.0
    drifted, _ = shares_and_logs(learner, chunk)
    assert drifted == pytest.approx(shares, abs=1e-6) and np.ptp(shares) > 0.01


def in_double(learner: Learner, chunk: Chunk, aspects: Any, vectors: Any) -> tuple[Any, Any]:
    logits = (vectors[chunk.codes] * aspects[chunk.owners]).sum(1) + chunk.base
    powers = np.exp(logits + learner.weights["move_bias"][chunk.codes])
    shares = powers / np.bincount(chunk.owners, powers)[chunk.owners]
    return shares, np.log(shares)


def test_a_net_learns_is_kept_and_enters_the_arena(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    course = Course(60.0, workers=1, games=8, steps=6, lesson=24, most=90, sample=400, tables="2,4")
    card = train("blackmore", course, file, tell=lambda line: None)
    assert card["decisions"] >= 90 and card["updates"] == 8
    net = load(file, Layout(hx.game("blackmore")))
    state = hx.game("blackmore").start(players=2, seed=1)
    seat = state.deciding[0]
    preference = net.preference(state, seat, state.moves(seat))
    assert any(preference) and len(preference) == len(state.moves(seat))
    wanted, chances = by_numpy(file, net.layout, state, seat)
    assert preference == pytest.approx(wanted, abs=1e-5)
    assert net.chances(state) == pytest.approx(chances, abs=1e-5)
    assert card["plays"] == [[2, {}], [4, {}]] and net.plays_at(2, {})
    assert file.stat().st_size < 2_000_000
    with pytest.raises(OtherNet, match="another content"):
        load(file, Layout(hx.game("grimoria")))
    match = arena.Match("blackmore", (str(file), "thumb"), None, 8, ())
    arena.check(match)
    results = arena.run(match, 2, 1, Where(1))
    assert len(results) == 2 and all(sum(result.wins) == pytest.approx(1) for result in results)


def test_so_many_decisions_give_the_same_net_every_time(tmp_path: Path) -> None:
    """Nothing hangs on the clock: neither how long it learns nor how fast it changes its mind."""
    files = [tmp_path / "one.npz", tmp_path / "two.npz"]
    for file in files:
        train("blackmore", some_course(190), file, tell=lambda line: None)
    with np.load(files[0]) as one, np.load(files[1]) as two:
        assert all(np.array_equal(one[name], two[name]) for name in one.files if name != "about")


def some_course(most: int) -> Course:
    return Course(math.inf, workers=1, games=8, steps=6, lesson=24, most=most, sample=400, tables="2")


def test_interrupted_it_goes_on_from_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The plug is pulled after two lots of lessons of four; what was learned until then is not learned again."""
    file = tmp_path / "net.npz"
    kept: list[Halfway] = []
    keep, learn = halfway.keep, Learner.learn

    def pulled(file: Path, half: Halfway) -> None:
        keep(file, half)
        kept.append(half)
        if len(kept) == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(halfway, "EVERY", 0.0)
    monkeypatch.setattr(halfway, "keep", pulled)
    with pytest.raises(KeyboardInterrupt):
        train("blackmore", some_course(190), file, tell=lambda line: None)
    half = kept[-1]
    assert not file.exists() and (half.decisions, half.updates) == (96, 8)

    begun: list[Any] = []

    def learning(learner: Learner, *given: Any) -> dict[str, Any]:
        begun.append((learner.updates, learner.all.copy(), learner.second.copy()))
        return learn(learner, *given)

    with pytest.raises(OtherCourse, match="--decisions 190"):
        train("blackmore", some_course(200), file)
    monkeypatch.setattr(Learner, "learn", learning)
    card = train("blackmore", some_course(190), file, tell=lambda line: None)
    assert (card["decisions"], card["updates"], len(begun)) == (192, 16, 8)
    updates, weights, second = begun[0]
    assert updates == half.updates
    assert np.array_equal(weights, half.tables["all"]) and np.array_equal(second, half.tables["second"])
    assert [path.name for path in tmp_path.iterdir()] == ["net.npz"]
    load(file, Layout(hx.game("blackmore")))


def test_a_course_is_said_as_a_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one in a net's card asks for the very course by which it was made."""
    asked: list[Any] = []
    monkeypatch.setattr(train_module, "main", lambda *given: asked.append(given))
    for course in (
        Course(250.0, workers=5, heat=4.0, tables="2:3,4,2+mode=together", seed=7),
        Course(math.inf, workers=3, games=256, steps=48, most=1_000),
    ):
        assert cli.main(course.command("witches").split()[1:]) == 0
        assert asked.pop() == ("witches", Path("net.npz"), course)


def test_tables_are_said_with_options_and_how_often() -> None:
    lots = lots_of("witches", "2:3,4,2+mode=together:2")
    assert [(lot.players, lot.options["mode"]) for lot in lots] == [
        *[(2, "rivals")] * 3,
        (4, "rivals"),
        *[(2, "together")] * 2,
    ]
    assert {lot.players for lot in lots_of("witches", "")} == {1, 2, 3, 4}
    for wrong in ("two", "2:", "2:few", "2:0", ","):
        with pytest.raises(WrongTables):
            lots_of("witches", wrong)
    with pytest.raises(WrongPlayers):
        lots_of("witches", "9")
    with pytest.raises(UnknownOption):
        lots_of("witches", "2+weather=fine")


def by_numpy(file: Path, layout: Layout, state: State, seat: int) -> tuple[list[float], list[float]]:
    """The same sums, written the other way round: for every move, and everybody's chances."""
    with np.load(file) as found:
        weights = {
            name: found[name].astype(np.float64) for name in found.files if name not in ("about", "rows")
        }
        rows = found["rows"]
    known = len(weights["wide"])
    marks = np.zeros(known + 1)
    features = layout.features(state, seat)
    np.add.at(marks, np.minimum(rows[features.places], known), features.numbers)
    wide = np.maximum(marks[:known] @ weights["wide"] + weights["wide_bias"], 0)
    deep = np.maximum(wide @ weights["deep"] + weights["deep_bias"], 0)
    aspects = deep @ weights["aspects"] + weights["aspects_bias"]
    wanted = []
    for move in state.moves(seat):
        vector = weights["moves"][move.code] + weights["tokens"][layout.tokens[move.code]].sum(0)
        wanted.append(float(vector @ aspects + weights["move_bias"][move.code]))
    out = deep @ weights["chances"] + weights["chances_bias"]
    there = [*range(state.players), layout.seats]
    powers = np.exp(out[there])
    shares = powers / powers.sum()
    return wanted, [float(shares[(each - seat) % state.players]) for each in range(state.players)]
