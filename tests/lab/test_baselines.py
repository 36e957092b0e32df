"""The table of baselines: a figure for every game and baseline, and the same ones again."""

import json
from pathlib import Path

import pytest

from hexenkessel import shelf
from hexenkessel.lab import baselines
from hexenkessel.lab.spread import Where


def test_the_table_is_made_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "baselines.json"

    def made(workers: int) -> str:
        wanted = ("random", "child", "search:2")
        assert baselines.main(["blackmore", "grimoria"], 8, 1, Where(workers), file, wanted) == 0
        return capsys.readouterr().out

    first = made(1)
    assert "| wins against thumb | random | child | search:2 |" in first
    assert "| grimoria, 2 players, 8 games | " in first
    rows = json.loads(file.read_text(encoding="utf-8"))
    assert [(row["game"], row["baseline"]) for row in rows] == [
        (game, baseline) for game in ("blackmore", "grimoria") for baseline in ("random", "child", "search:2")
    ]
    # Random moves win next to nothing against the rule of thumb.
    assert all(row["wins"] < 0.4 for row in rows if row["baseline"] == "random")
    assert made(2) == first


@pytest.mark.parametrize("game", shelf.games())
def test_every_game_has_its_figures(game: str) -> None:
    found = baselines.measure(game, "random", 2, 1, Where(1))
    assert found.games >= 2 and 0 <= found.wins <= 1
