"""Every lesson can be played through, in both languages; a mistake in one is named with file and line."""

import re
from pathlib import Path

import pytest

from hexenkessel import shelf
from hexenkessel.kernel.content import Content
from hexenkessel.kernel.errors import BrokenContent
from hexenkessel.learning import coach, lessons
from hexenkessel.learning.lessons import Course, Lesson
from hexenkessel.words import Catalogue

ALL = [(game, name) for game in shelf.games() for name in lessons.names(game)]


def through(lesson: Lesson) -> list[Course]:
    """Every place where a learner stands who does all that is asked, up to the end."""
    course = lessons.START
    places = [course]
    while not course.free:
        following = lessons.cue(lesson, course)
        if following is not None:
            course = lessons.moved(lesson, course, *following)
        elif moves := lessons.moves_wanted(lesson, course):
            course = lessons.moved(lesson, course, lesson.seat, moves[0])
        else:
            course = lessons.heard(lesson, course)
        places.append(course)
    return places


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_has_no_mistake(game: str, name: str) -> None:
    """All its moves are legal at their place, what it points at is known, and what it says is short, in both languages."""
    assert [str(problem) for problem in lessons.mistakes(shelf.game(game), name)] == []


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_comes_to_its_end(game: str, name: str) -> None:
    lesson = lessons.lesson(game, name)
    places = through(lesson)
    assert [course.step for course in places] == sorted(course.step for course in places)
    assert {course.step for course in places} == set(range(len(lesson.steps)))
    assert not any(course.astray for course in places)


def test_another_move_leads_astray_and_back_again() -> None:
    lesson = lessons.lesson("toy_cauldron", "first")
    third = Course(2)
    astray = lessons.moved(lesson, third, 0, "brew newt")
    assert astray.astray and lessons.back(astray) == third
    assert lessons.back(third) == Course(1)
    assert lessons.moved(lesson, third, 0, "brew owl_feather") == Course(3)


GOOD = """
players = 2
seed = 3

[[step]]
say = "welcome"
then = ["B brew henbane"]

[[step]]
say = "brew"
move = "brew owl_feather"
"""


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("players = 2", "players = 9", 2, "shell-problem-number"),
        ("seed = 3", 'seed = "three"', 3, "shell-problem-number"),
        ("seed = 3", "seed = 3\noptions = { moon = true }", 4, "learning-problem-start"),
        ('say = "brew"', "say = 7", 10, "learning-problem-texts"),
        ('say = "brew"', 'say = "brew"\nshout = "brew"', 11, "shell-problem-key"),
        ('"brew owl_feather"', '"brew soup"', 11, "learning-problem-no-move"),
        ('"brew owl_feather"', '"brew fly"', 11, "learning-problem-illegal"),
        ('"B brew henbane"', '"brew henbane"', 7, "learning-problem-script"),
        ('"B brew henbane"', '"B brew dragon_tear"', 7, "learning-problem-illegal"),
        ('say = "welcome"', 'say = "welcome"\npoint = ["moon"]', 7, "learning-problem-no-thing"),
        ('say = "welcome"', 'say = "welcome"\nlook = "pond"\nmove = "take"', 8, "learning-problem-waits"),
        ("[[step]]", "[[stop]]", 1, "shell-problem-no-entries"),
        ("players = 2", "players = ", 2, "shell-problem-toml"),
    ],
)
def test_a_mistake_is_named_with_its_line(old: str, new: str, line: int, problem: str) -> None:
    assert lessons.read_lesson(shelf.game("toy_cauldron"), "good", Content("good.toml", GOOD)).seed == 3
    with pytest.raises(BrokenContent) as caught:
        lessons.read_lesson(shelf.game("toy_cauldron"), "bad", Content("bad.toml", GOOD.replace(old, new)))
    assert (caught.value.line, caught.value.problem) in [
        (found.line, found.problem) for found in caught.value.problems
    ]
    assert (line, problem) in [(found.line, found.problem) for found in caught.value.problems]


def test_every_alternative_is_tried() -> None:
    both = GOOD.replace(
        'move = "brew owl_feather"', 'any = ["brew owl_feather", "brew newt"]\nthen = ["A take"]'
    )
    with pytest.raises(BrokenContent) as caught:
        lessons.read_lesson(shelf.game("toy_cauldron"), "bad", Content("bad.toml", both))
    assert caught.value.problem == "learning-problem-illegal"


def test_words_are_wanted_and_short(tmp_path: Path) -> None:
    lesson = lessons.lesson("toy_cauldron", "first")
    content = Content("first.toml", GOOD)
    for lang in ("de", "en"):
        (tmp_path / f"lessons.{lang}.ftl").write_text(
            f"toy_cauldron-lesson-first-welcome = {'Long ' * 40}.\ntoy_cauldron-lesson-first-tip = One. Two. Three.\n",
            encoding="utf-8",
        )
    lessons.check_words(lesson, content, Catalogue("de", [tmp_path]))
    found = {str(problem.facts["word"]).rpartition("-")[2]: problem.problem for problem in content.problems}
    assert found["welcome"] == "learning-problem-long"
    assert found["tip"] == "learning-problem-many"
    assert found["brew"] == "learning-problem-no-words"


# -- coach marks -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", shelf.games())
def test_coach_marks_have_no_mistake(game: str) -> None:
    """What they wait for exists, what they say is short, and the rules they name stand in the rulebook."""
    assert [str(problem) for problem in coach.mistakes(shelf.game(game))] == []
    numbers = set(shelf.rule_numbers(game, "de"))
    for lang in ("de", "en"):
        words = Catalogue(lang, [shelf.folder(game)], shelf.figures)
        for mark in coach.marks(game):
            assert set(re.findall(r"\(([A-Z]{2}-[\d.]+)\)", words.text(mark.say))) <= numbers, mark


@pytest.mark.parametrize("game", shelf.games())
def test_a_server_has_the_marks_without_reading_words(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading them took a fifth of a second for each game, in which everybody waited who asked for anything."""

    def read(text: str) -> None:
        raise AssertionError("words were read")

    monkeypatch.setattr("hexenkessel.words.parse", read)
    assert coach.marks.__wrapped__(game) == coach.marks(game) != []


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ('[[mark]]\nsay = "reward"\nask = "tea"', 3, "shell-problem-one-of"),
        ('[[mark]]\nsay = "reward"\nevent = "tea"', 3, "learning-problem-no-event"),
        ('[[mark]]\nsay = "reward"', 2, "learning-problem-mark-when"),
        ('[[mark]]\nsay = "frog"\nask = "reward"', 2, "learning-problem-no-words"),
        ('[[mark]]\nsay = "reward"\nask = "reward"\nwhen = 3', 4, "shell-problem-key"),
    ],
)
def test_a_mistake_in_a_mark_is_named(text: str, line: int, problem: str) -> None:
    toy = shelf.game("toy_cauldron")
    with pytest.raises(BrokenContent) as caught:
        coach.read_marks(toy, Content("coach.toml", text), coach.spoken_in_all(toy))
    assert (line, problem) in [(found.line, found.problem) for found in caught.value.problems]
