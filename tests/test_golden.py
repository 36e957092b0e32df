"""The recorded games are what `./dev records` would write now."""

from pathlib import Path

import pytest

from tests import golden
from tests.golden import BY_SECRET, Golden, Way
from tests.moments import LONG

EVERY = [(id, name) for id in golden.games() for name in golden.of(id).names]


@pytest.mark.parametrize("id", golden.games())
def test_there_is_a_record_of_every_way_and_no_other(id: str) -> None:
    assert sorted(file.stem for file in golden.of(id).folder.glob("*.rec")) == golden.of(id).names


@pytest.mark.parametrize(("id", "name"), EVERY)
def test_a_record_is_what_would_be_written_now(id: str, name: str) -> None:
    """With the seed by which it was found; HYPOTHESIS_PROFILE=long looks for it again from the first seed on."""
    found = golden.of(id)
    if name in found.ways and not LONG:
        seed = found.seed_of(name)
        assert found.make(name, range(seed, seed + 1)) == found.read(name)
    else:
        assert found.make(name) == found.read(name)


def test_writing_anew_changes_what_is_no_longer_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def won(state: object, events: object) -> bool:
        """Somebody wins."""
        return True

    toy = Golden("grimoria", {"two-won": Way(2, won)})
    toy.folder = tmp_path
    assert toy.write() == [BY_SECRET, "two-won"]
    assert toy.write() == []
    good = toy.read("two-won")
    assert toy.replays("two-won").players == 2 and toy.happens("two-won") and toy.seed_of("two-won") == 0
    (tmp_path / "two-won.rec").write_text(good.replace("Somebody", "Nobody"), encoding="utf-8")
    (tmp_path / "old.rec").write_text(good, encoding="utf-8")
    assert toy.write() == ["old", "two-won"]
    assert toy.read("two-won") == good and sorted(file.name for file in tmp_path.iterdir()) == [
        f"{BY_SECRET}.rec",
        "two-won.rec",
    ]
    assert golden.main(["chess"]) == 2 and "no records of chess" in capsys.readouterr().err
