"""Puzzles: those that ship hold what they promise, a mistake in a file is named, and the maker can be interrupted."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import hexenkessel as hx
from hexenkessel import bots, seeded, shelf
from hexenkessel.kernel.content import Content
from hexenkessel.learning import puzzle_maker, puzzles
from hexenkessel.learning.puzzles import Puzzle, check, mistakes, read, reasons, write
from hexenkessel.learning.studies import difference, duel
from hexenkessel.words import LANGUAGES, Catalogue

WITH_PUZZLES = [id for id in hx.games() if puzzles.file_of(id).exists()]


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_what_ships_can_be_played_and_is_spread(game: str) -> None:
    assert list(mistakes(hx.game(game))) == []
    found = puzzles.puzzles(game)
    assert len(found) >= 40
    players = Counter(puzzle.players for puzzle in found)
    themes = Counter(puzzle.theme for puzzle in found)
    assert len(players) >= 2 and len(themes) >= 3
    assert max(themes.values()) <= len(found) / 2
    assert all(puzzle.ahead >= max(puzzle.doubt, puzzle_maker.LEAST_AHEAD) for puzzle in found)
    assert len({puzzle.id for puzzle in found}) == len(found)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_the_solution_beats_what_tempts(game: str) -> None:
    """A sample, with little thought: on the whole the solution is ahead, and nowhere far behind."""
    found = puzzles.puzzles(game)[::7]
    better = 0.0
    for puzzle in found:
        state = puzzle.start(hx.game(game))
        moves = [hx.game(game).move(text) for text in (puzzle.solution, puzzle.tempting)]
        world = bots.imagined(state, puzzle.seat, seeded(5))
        ahead, doubt = difference(*duel(world, puzzle.seat, moves, seeded(6), 60))
        assert ahead > -doubt, puzzle
        better += ahead
    assert better / len(found) > puzzle_maker.LEAST_AHEAD


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_every_puzzle_has_its_words(game: str) -> None:
    catalogues = [Catalogue(lang, [shelf.folder(game)], shelf.figures) for lang in LANGUAGES]
    for puzzle in puzzles.puzzles(game)[::5]:
        told = reasons(puzzle, hx.game(game))
        assert told
        for words in catalogues:
            assert words.has(f"puzzle-theme-{puzzle.theme}") and words.has(
                f"puzzle-theme-{puzzle.theme}.task"
            )
            assert all(words.has(reason.key) for reason in told)


def example() -> Puzzle:
    state = hx.game("blackmore").start(players=2, seed=4)
    seat = state.deciding[0]
    first, second = state.moves(seat)[:2]
    position = state.imagine(seat, seeded(1)).dump() | {"moves": [], "seed": None, "origin": None}
    return Puzzle(3, 2, seat, "opening", first.text, second.text, 0.5, 0.1, 0.02, position)


@pytest.mark.parametrize(
    ("wrong", "right", "line", "problem"),
    [
        ('theme = "opening"', 'theme = "spring"', 5, "shell-problem-one-of"),
        ("players = 2", 'players = "two"', 3, "shell-problem-number"),
        ("ahead = 0.100\n", "", 1, "shell-problem-no-key"),
        ("seed = 3", "seed = 3\nmood = 1", 3, "shell-problem-key"),
        ("position = '{", "position = '[", 11, "shell-problem-record-json"),
        ('solution = "', 'solution = "never ', 6, "shell-problem-one-of"),
        ("players = 2", "players = 3", 3, "shell-problem-expected"),
        ('"trump', '"tromp', 11, ""),
    ],
)
def test_a_mistake_is_named_with_its_line(wrong: str, right: str, line: int, problem: str) -> None:
    game = hx.game("blackmore")
    text = write(example())
    assert wrong in text
    content = Content("puzzles.toml", text.replace(wrong, right, 1))
    try:
        for index, puzzle in enumerate(read(game, content)):
            check(game, content, index, puzzle)
        found = content.problems
    except hx.HexenkesselError:
        found = content.problems
    assert [(mistake.file, mistake.line) for mistake in found][:1] == [("puzzles.toml", line)]
    assert problem in str(found[0])


def test_a_puzzle_is_known_by_its_position_and_its_question() -> None:
    puzzle = example()
    same = read(
        hx.game("blackmore"), Content("puzzles.toml", write(replace(puzzle, theme="lead", doubt=0.01)))
    )
    assert [one.id for one in same] == [puzzle.id]
    elsewhere = {**puzzle.position, "dice": "sfc32:00000001:00000002:00000003:00000004"}
    assert (
        len({puzzle.id, replace(puzzle, seat=1 - puzzle.seat).id, replace(puzzle, position=elsewhere).id})
        == 3
    )


def test_what_is_written_is_read() -> None:
    content = Content("puzzles.toml", write(example()) + "\n" + write(example()))
    assert read(hx.game("blackmore"), content) == [example(), example()]


def test_the_maker_goes_on_where_it_was_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With hardly any thought and no demands every position will do; what counts is that nothing is done twice."""
    file = tmp_path / "puzzles.toml"
    monkeypatch.setattr(puzzle_maker, "file_of", lambda id: file)
    for name, value in {
        "SIMULATIONS": 120,
        "CONFIRMING": 120,
        "LOOKING": 60,
        "PLAYING": 20,
        "DUEL": 16,
        "LEAST_AHEAD": -1.0,
    }.items():
        monkeypatch.setattr(puzzle_maker, name, value)
    monkeypatch.setattr(puzzle_maker.Verdict, "clear", True)
    game = hx.game("blackmore")
    first = list(puzzle_maker.make(game, 2, most_games=6))
    assert first[-1][1] >= 1
    before = file.read_text(encoding="utf-8")
    again = next(iter(puzzle_maker.make(game, 50, most_games=1)))
    seeds = [puzzle.seed for puzzle in read(game, Content("puzzles.toml", before))]
    assert again[0] == max(seeds) + 1
    assert file.read_text(encoding="utf-8").startswith(before)


def test_with_other_cards_puzzles_are_thought_over_and_stay_where_they_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = hx.game("blackmore")
    puzzle = puzzles.puzzles("blackmore")[0]
    stale = replace(puzzle, position=puzzle.position | {"content": "of other cards"})
    wrong = replace(stale, solution=stale.tempting, tempting=stale.solution)
    gone = replace(stale, solution="play nothing that there is")
    broken = replace(stale, position={"content": "of other cards"})
    file = tmp_path / "puzzles.toml"
    file.write_text("\n".join(write(each) for each in (wrong, puzzle, gone, broken, stale)), encoding="utf-8")
    monkeypatch.setattr(puzzle_maker, "file_of", lambda id: file)
    for name in ("CONFIRMING", "SIMULATIONS"):
        monkeypatch.setattr(puzzle_maker, name, 2_000)
    assert list(puzzle_maker.renew(game)) == [(1, 4, 0), (2, 4, 0), (3, 4, 0), (4, 4, 1)]
    untouched, again = read(game, Content("puzzles.toml", file.read_text(encoding="utf-8")))
    assert untouched == puzzle
    assert again == replace(puzzle, chance=again.chance, ahead=again.ahead, doubt=again.doubt)
    assert list(puzzle_maker.renew(game)) == []


@pytest.mark.parametrize("ahead", [2, 5, 16])
def test_games_that_are_tried_at_once_give_the_same_puzzles(
    ahead: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where one of them goes another way after the puzzles of those before it."""
    game = hx.game("blackmore")

    def few_answers(_: object, players: int, seed: int, quota: puzzle_maker.Quota) -> Iterator[Puzzle | None]:
        for solution, theme in ((f"play P{seed % 3}", "lead"), ("play P4", "chase"), ("pass", "ending")):
            if quota.wants_answer(solution) and quota.wants_theme(theme):
                quota.add(solution, theme)
                yield replace(example(), seed=seed, players=players, solution=solution, theme=theme)
            else:
                yield None

    monkeypatch.setattr(puzzle_maker, "search_game", few_answers)
    files = [tmp_path / "one-by-one", tmp_path / "at-once"]
    told: list[list[tuple[int, int, int]]] = []
    for file, at_once in zip(files, (1, ahead), strict=True):
        monkeypatch.setattr(puzzle_maker, "file_of", lambda id, file=file: file)
        told.append(
            list(puzzle_maker.make(game, 12, 30, lambda work, trials: list(map(work, trials)), at_once))
        )
    assert told[0] == told[1]
    assert files[0].read_text(encoding="utf-8") == files[1].read_text(encoding="utf-8")
    # Some did go another way: the quotas were used up.
    assert any(thought > more for (_, _, thought), more in zip(told[0], gains(told[0]), strict=True))


def gains(told: list[tuple[int, int, int]]) -> list[int]:
    """How many puzzles every game gave."""
    return [
        count - before for (_, count, _), before in zip(told, [0, *(each[1] for each in told)], strict=False)
    ]
