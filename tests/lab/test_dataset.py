"""Games as Parquet: what is in the files, that they come out the same, and that a run goes on where another stopped."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

import hexenkessel as hx
from hexenkessel import shelf
from hexenkessel.kernel.layout import Layout
from hexenkessel.lab import arena, dataset
from hexenkessel.lab.extras import ExtraMissing
from hexenkessel.lab.spread import Where

ALONE = Where(1)
MATCH = arena.Match("blackmore", ("thumb", "random"), None, None, (("side", "ascending"),), own_effort=True)


def rows(folder: Path, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(folder / table).to_pylist()
    return found


def files(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


@pytest.mark.parametrize("game", shelf.games())
def test_decisions_are_what_the_record_tells(game: str, tmp_path: Path) -> None:
    """Played again from its record, every game comes to the same choices, and its rows say what they were and led to."""
    dataset.main(game, ["thumb", "random", "random"], 3, tmp_path, where=ALONE)
    layout = Layout(hx.game(game))
    games = rows(tmp_path, "games")
    decisions = rows(tmp_path, "decisions")
    # Every deal with every seating.
    assert [row["seed"] for row in games] == [1, 1, 1]
    assert [row["bots"].index("thumb") for row in games] == [0, 1, 2]
    for row in games:
        own = {each["number"]: each for each in decisions if each["game"] == row["game"]}
        assert len(own) == row["decisions"]
        lines = [line for line in row["record"].splitlines() if line and not line.startswith("[")]
        state = hx.game(game).begin(row["players"], row["seed"], dict(row["options"]), False)
        for number, line in enumerate(lines, 1):
            seat = state.deciding[0]
            moves = state.moves(seat)
            text = line.split(" ", 2)[2]
            assert (number in own) == (len(moves) > 1)
            if number in own:
                told = own[number]
                assert (told["seat"], told["bot"]) == (seat, row["bots"][seat])
                assert told["moves"] == [move.code for move in moves]
                assert hx.game(game).move(told["move"]).text == text
                assert (told["result"], told["place"]) == (row["results"][seat], row["places"][seat])
                seen = layout.known(state, seat)
                assert told["features"] == seen.places and len(seen.places) > 0
                assert told["values"] == pytest.approx(seen.numbers)
            state.play(seat, text)
        assert state.over
        assert row["scores"] == state.scores() and row["places"] == state.ranking()
    facts = parquet.read_schema(tmp_path / "decisions" / "00000000.parquet").metadata
    assert facts[b"fingerprint"].decode() == layout.fingerprint


def test_what_a_seat_can_not_know_is_not_in_its_rows() -> None:
    """The features come from an imagined state, in which the real one's secrets were drawn anew."""
    part = dataset.Part(MATCH, 1, 0, 1)
    layout = Layout(hx.game("blackmore"))
    game, decisions = dataset.play(part, 0, layout)
    state = arena.begin(MATCH, game["seed"])
    lines = [line for line in game["record"].splitlines() if line and not line.startswith("[")]
    told = {row["number"]: sorted(zip(row["features"], row["values"], strict=True)) for row in decisions}
    betrayed = 0
    for number, line in enumerate(lines, 1):
        seat = state.deciding[0]
        if number in told:
            real = layout.features(state, seat)
            betrayed += told[number] == sorted(zip(real.places, real.numbers, strict=True))
        state.play(seat, line.split(" ", 2)[2])
    assert betrayed < len(told) / 2


def test_the_same_seed_gives_the_same_files_whoever_makes_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "CHUNK", 2)
    assert dataset.write(MATCH, 5, 7, tmp_path / "one", ALONE) == 7
    assert dataset.write(MATCH, 5, 7, tmp_path / "two", Where(2)) == 7
    assert files(tmp_path / "one") == files(tmp_path / "two")
    assert len(files(tmp_path / "one")) == 1 + 2 * 4


def test_what_is_there_is_not_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "CHUNK", 2)
    whole = tmp_path / "whole"
    dataset.write(MATCH, 5, 6, whole, ALONE)
    folder = tmp_path / "some"
    dataset.write(MATCH, 5, 3, folder, ALONE)
    # Somebody pulled the plug: the decisions of the second part were written, and its games only to a half.
    (folder / "games" / "00000002.parquet").rename(folder / "games" / "00000002.draft")
    assert dataset.write(MATCH, 5, 3, folder, ALONE) == 1
    # More of them: the first part stays, the shorter last one is made anew.
    made: list[int] = []
    make = dataset.make

    def noted(part: dataset.Part) -> dict[str, bytes]:
        made.append(part.first)
        return make(part)

    monkeypatch.setattr(dataset, "make", noted)
    assert dataset.write(MATCH, 5, 6, folder, ALONE) == 4
    assert made == [2, 4]
    assert files(folder) == files(whole)
    assert dataset.write(MATCH, 5, 6, folder, ALONE) == 0


def test_games_of_another_kind_do_not_mix(tmp_path: Path) -> None:
    dataset.write(MATCH, 5, 1, tmp_path, ALONE)
    before = files(tmp_path)
    with pytest.raises(dataset.OtherGames, match="another seed"):
        dataset.write(MATCH, 6, 2, tmp_path, ALONE)
    assert files(tmp_path) == before
    assert json.loads((tmp_path / dataset.PLAN).read_text(encoding="utf-8"))["seats"] == ["thumb", "random"]


def test_without_pyarrow_one_sentence_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(ExtraMissing, match=r"needs pyarrow: install .*hexenkessel\[parquet\]"):
        dataset.main("blackmore", ["thumb", "random"], 1, tmp_path / "none")
    assert not (tmp_path / "none").exists()
