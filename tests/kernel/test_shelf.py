"""The shelf: a game is one folder, ours or somebody else's."""

from pathlib import Path

import pytest

import hexenkessel as hx
from hexenkessel import shelf
from hexenkessel.kernel.errors import BrokenContent, UnknownGame
from hexenkessel.kernel.strategy import Strategy
from hexenkessel.learning import puzzles

TOY = Path(__file__).parent.parent / "toy" / "toy_cauldron"


def test_all_games_each_time() -> None:
    """The package `hexenkessel.games` must never take the place of the function."""
    for _ in range(3):
        assert hx.games() == sorted(hx.games())
        assert {"blackmore", "toy_cauldron"} <= set(hx.games())


def test_the_toy_comes_from_an_entry_point() -> None:
    assert shelf.folder("toy_cauldron") == TOY
    assert hx.game("toy_cauldron").title == "Kröten & Kessel"
    assert list(hx.game("toy_cauldron").players) == [2, 3, 4]


@pytest.mark.parametrize("id", hx.games())
def test_a_game_has_everything_in_its_folder(id: str) -> None:
    present = {file.name for file in shelf.folder(id).iterdir()}
    assert present >= {
        *("__init__.py", "rules.py", "moves.py", "view.py", "strategy.py", "content.toml"),
        *("words.de.ftl", "words.en.ftl", "rulebook.de.md", "rulebook.en.md"),
    }
    assert hx.game(id).id == id and hx.game(id) is hx.game(id)


@pytest.mark.parametrize("id", ["chess", "", "Blackmore", "hexenkessel.games.blackmore"])
def test_an_unknown_game(id: str) -> None:
    with pytest.raises(UnknownGame) as error:
        hx.game(id)
    assert str(error.value) == f"there is no game {id!r}; choose one of: {', '.join(hx.games())}"
    assert error.value.facts == {"game": id, "known": ", ".join(hx.games())}


@pytest.mark.parametrize("id", hx.games())
def test_its_strategy(id: str) -> None:
    strategy = shelf.strategy(id)
    assert isinstance(strategy, Strategy) and type(strategy) is not Strategy
    state = hx.game(id).start(seed=1)
    seat = state.deciding[0]
    world = state.imagine(seat, hx.seeded(1))
    assert len(strategy.weigh(world, seat, world.moves(seat))) == len(world.moves(seat))
    assert strategy.rule_of_thumb(world, seat, hx.seeded(2)) in world.moves(seat)


# -- the owner of a box has other values ---------------------------------------------------------------------------


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HEXENKESSEL_DATA", str(tmp_path))
    file = shelf.own_content("toy_cauldron")
    assert file.is_relative_to(tmp_path)
    file.parent.mkdir(parents=True)
    text = (TOY / "content.toml").read_text(encoding="utf-8")
    file.write_text(text.replace("toads = 3", "toads = 5"), encoding="utf-8")
    return file


def test_own_content_comes_first(mine: Path) -> None:
    content = shelf.content("toy_cauldron")
    assert content.hash != hx.game("toy_cauldron").content.hash
    state = shelf.build("toy_cauldron", content).start(2, seed=1)
    assert state.view(None)["pond"] == 5
    mine.unlink()
    assert shelf.content("toy_cauldron").hash == hx.game("toy_cauldron").content.hash


def test_figures_follow_the_content_in_use(mine: Path) -> None:
    assert shelf.figures("toy_cauldron") == {"hand_size": 4, "toads": 3}
    assert shelf.figures("shell") == {}
    shelf.game.cache_clear()
    try:
        assert shelf.figures("toy_cauldron") == {"hand_size": 4, "toads": 5}
        mine.write_text("game = 1", encoding="utf-8")
        shelf.game.cache_clear()
        assert shelf.figures("toy_cauldron") == {}
    finally:
        shelf.game.cache_clear()


def test_own_content_that_is_broken(mine: Path) -> None:
    mine.write_text(
        mine.read_text(encoding="utf-8").replace("strength = 4", "strength = 40"), encoding="utf-8"
    )
    with pytest.raises(BrokenContent) as error:
        shelf.build("toy_cauldron", shelf.content("toy_cauldron"))
    assert (error.value.line, error.value.problem) == (30, "shell-problem-number")
    assert error.value.facts["found"] == "40"


def test_where_own_content_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HEXENKESSEL_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert shelf.own_content("blackmore") == Path("/somewhere/hexenkessel/content/blackmore.toml")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/witch")
    assert shelf.own_content("blackmore") == Path(
        "/home/witch/.local/share/hexenkessel/content/blackmore.toml"
    )


def test_what_is_made_for_a_game_goes_to_its_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HEXENKESSEL_SOURCES", raising=False)
    assert shelf.workplace("grimoria") == shelf.folder("grimoria")
    monkeypatch.setenv("HEXENKESSEL_SOURCES", "/checkout/src")
    assert shelf.workplace("grimoria") == Path("/checkout/src/hexenkessel/games/grimoria")
    assert puzzles.file_of("grimoria").parent == shelf.workplace("grimoria")
    # A game of another package is where it is.
    assert shelf.workplace("toy_cauldron") == TOY
