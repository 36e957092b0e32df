"""The nets that come with the games: they fit, they are small, and they play where they were measured and nowhere else."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hexenkessel as hx
from hexenkessel import bots, shelf
from hexenkessel.bots import shipped
from hexenkessel.bots.learned import Learned
from hexenkessel.bots.net import load
from hexenkessel.kernel.dice import seeded
from hexenkessel.kernel.layout import Layout
from hexenkessel.kernel.state import State
from hexenkessel.kernel.strategy import Strategy

# Where they were measured: how many play, with the usual options.
PLAYS = {"broom_service": [2, 3, 4, 5], "grimoria": [2, 4], "witchdom": [2, 4, 5]}
FILES = [file for game in hx.games() for file in sorted(shelf.folder(game).glob(shipped.FILES))]


@pytest.fixture(autouse=True)
def quick_sums(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine with a compiled engine, whatever this one has."""
    monkeypatch.setattr(shipped, "COMPILED", True)
    shipped.learned.cache_clear()
    shipped.cards.cache_clear()


def judgement(game: str, players: int, **options: Any) -> object:
    state = hx.game(game).start(players=players, seed=1, **options)
    return shipped.judgement(bots.imagined(state, state.deciding[0], seeded(1)))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_a_net_fits_its_game_and_says_how_it_was_made(file: Path) -> None:
    """Where this fails the game has changed, and its bots judge by hand until it is learned anew: docs/lab.md says how."""
    game = file.parent.name
    net = load(file, Layout(hx.game(game)))
    assert net.card["game"] == game and net.card["plays"]
    assert all(table in net.card["tables"] for table in net.card["plays"])
    assert net.card["command"].startswith(f"hexenkessel train {game} net.npz --tables ")


@pytest.mark.parametrize("game", PLAYS)
def test_what_a_game_brings_is_small(game: str) -> None:
    assert 0 < sum(file.stat().st_size for file in FILES if file.parent.name == game) < 2_000_000


@pytest.mark.parametrize("game", hx.games())
def test_a_net_plays_where_it_was_measured(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    several = [players for players in hx.game(game).players if players > 1]
    assert [players for players in several if isinstance(judgement(game, players), Learned)] == PLAYS.get(
        game, []
    )
    told = [players for players in several if shipped.plays(hx.game(game), players, hx.game(game).defaults)]
    assert told == PLAYS.get(game, []), "its card says otherwise"
    monkeypatch.setattr(shipped, "COMPILED", False)
    assert not any(shipped.plays(hx.game(game), players, hx.game(game).defaults) for players in several)
    assert all(judgement(game, players) is shelf.strategy(game) for players in several)


def test_each_table_has_the_net_that_was_measured_there() -> None:
    two, four = judgement("witchdom", 2), judgement("witchdom", 4)
    assert isinstance(two, Learned) and isinstance(four, Learned)
    assert two.net.card["tables"] == [[2, {}]] and [4, {}] in four.net.card["tables"]


def test_other_options_are_judged_by_hand() -> None:
    assert judgement("witchdom", 2, animals=True) is shelf.strategy("witchdom")
    assert judgement("witchdom", 4, animals=True) is shelf.strategy("witchdom")
    assert judgement("witchdom", 1) is shelf.strategy("witchdom")


def test_a_net_of_another_content_is_not_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "net.npz"
    with np.load(shelf.folder("grimoria") / file.name) as found:
        tables = {name: found[name] for name in found.files}
    tables["about"] = np.array(str(tables["about"]).replace('"fingerprint": "', '"fingerprint": "0'))
    np.savez_compressed(file, **tables)
    monkeypatch.setattr(shelf, "folder", lambda game: tmp_path)
    assert judgement("grimoria", 2) is shelf.strategy("grimoria")


@pytest.mark.parametrize("game", PLAYS)
def test_the_grandmaster_has_it_by_the_clock_alone(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def ask(world: State) -> Strategy[Any]:
        asked.append(world.game.id)
        return shelf.strategy(world.game.id)

    monkeypatch.setattr(bots, "best_judgement", ask)
    state = hx.game(game).start(players=2, seed=3)
    seat = state.deciding[0]
    bots.consider(bots.make("grandmaster", seconds=0.01), state, seat, seeded(1))
    assert asked == [game]
    bots.consider(bots.make("grandmaster", iterations=4), state, seat, seeded(1))
    bots.consider(bots.make("witch"), state, seat, seeded(1))
    assert asked == [game]


@pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game, sizes in PLAYS.items() for players in sizes]
)
def test_it_judges_positions_and_moves(game: str, players: int) -> None:
    """Both say of every position what everybody's chances are; the search gives all moves their share."""
    state = hx.game(game).start(players=players, seed=3)
    seat = state.deciding[0]
    world = bots.imagined(state, seat, seeded(1))
    found = shipped.judgement(world)
    assert isinstance(found, Learned)
    learned = found.net.chances(world)
    assert len(learned) == players and all(0 < chance < 1 for chance in learned) and sum(learned) <= 1 + 1e-9
    by_hand = found.base.value(world)
    assert found.value(world) == pytest.approx([(a + b) / 2 for a, b in zip(by_hand, learned, strict=True)])
    thoughts = bots.SearchBot(60.0, 20, learned=True).consider(world, seat, seeded(2))
    assert sorted(thought.move.code for thought in thoughts) == sorted(
        move.code for move in state.moves(seat)
    )
