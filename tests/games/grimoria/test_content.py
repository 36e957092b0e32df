"""The content file: what every faithful content has to meet, each mistake with file and line."""

import pytest

import hexenkessel as hx
from hexenkessel import seeded, shelf
from hexenkessel.kernel.content import Content
from hexenkessel.kernel.errors import BrokenContent, Fact
from tests.games.grimoria.table import COMPANIONS, PLACES, TREASURES, Table
from tests.moments import play_on
from tests.rules import rule

FILE = (shelf.folder("grimoria") / "content.toml").read_text(encoding="utf-8")


def entry(id: str, text: str = FILE) -> str:
    """The whole entry with this id, heading included."""
    heading = text.rindex("[[", 0, text.index(f'id = "{id}"'))
    end = text.find("\n\n", heading)
    return text[heading : end if end > 0 else len(text)]


def complaints(text: str) -> list[tuple[int, str, dict[str, Fact]]]:
    """Every mistake that is told about this file: its line, its problem and the facts of it."""
    with pytest.raises(BrokenContent) as error:
        shelf.build("grimoria", Content("mine.toml", text))
    return [(one.line, one.problem, one.facts) for one in error.value.problems]


def complaint(text: str) -> tuple[int, str, dict[str, Fact]]:
    """The only one."""
    found = complaints(text)
    assert len(found) == 1, found
    return found[0]


def changed(id: str, right: str, wrong: str) -> tuple[str, int]:
    """The file with one line of one entry changed, and the number of that line."""
    old = entry(id)
    assert old.count(right) == 1 and FILE.count(old) == 1
    place = FILE.index(old) + old.index(right)
    return FILE.replace(old, old.replace(right, wrong)), FILE.count("\n", 0, place) + 1


ONE_OF = "shell-problem-one-of"
NUMBER = "shell-problem-number"
PURPLE = "places, names, sets, low-treasures, talers, settlements"
MISTAKES: list[tuple[str, str, str, str, dict[str, Fact]]] = [
    # spells: categories, effects, amounts
    (
        "black_magic_1",
        'category = "black"',
        'category = "white"',
        "category",
        {"number": 3, "wanted": "black"},
    ),
    ("exchange", 'category = "white"', 'category = "attack"', "category", {"number": 1, "wanted": "white"}),
    (
        "enticement",
        'category = "attack"',
        'category = "white"',
        "category",
        {"number": 9, "wanted": "attack"},
    ),
    ("sanctuary", 'category = "protection"', 'category = "black"', "category", {"wanted": "protection"}),
    ("sanctuary", 'category = "protection"', 'category = "pink"', ONE_OF, {"found": '"pink"'}),
    ("black_magic_2", 'effect = "talers"', 'effect = "alms"', ONE_OF, {"allowed": "talers"}),
    ("plunder", 'effect = "plunder"', 'effect = "entice"', "spell-twice", {"found": '"entice"'}),
    ("treasure_raid", 'effect = "raid"', 'effect = "reverse"', ONE_OF, {"allowed": "entice, plunder, raid"}),
    ("black_magic_3", "amount = 3", "amount = 2", "black-magic", {"found": "2"}),
    ("black_magic_1", "amount = 1", "amount = 0", NUMBER, {"least": 1, "most": 20}),
    ("recall", "price = 1", "price = -1", NUMBER, {"least": 0, "most": 20}),
    ("alms", "level = 6", "level = 7", "spell-order", {"wanted": 6, "found": "7"}),
    # companions: times, abilities, numbers
    ("messenger", 'ability = "first"', 'ability = "parry"', ONE_OF, {"found": '"parry"'}),
    ("maid", 'ability = "last"', 'ability = "first"', "companion-twice", {"found": '"first"'}),
    (
        "seer",
        'ability = "foresight"',
        'ability = "last"',
        ONE_OF,
        {"allowed": "parry, foresight, witchcraft"},
    ),
    ("king", 'ability = "places"', 'ability = "first"', ONE_OF, {"allowed": PURPLE}),
    ("knight", 'ability = "sets"', 'ability = "end-the-game"', ONE_OF, {"allowed": PURPLE}),
    ("queen", "per = 2", "per = 0", NUMBER, {"least": 1, "most": 20}),
    ("alchemist", "up_to = 1", "up_to = 4", NUMBER, {"least": 0, "most": 3}),
    ("bard", "points = 1", "points = -1", NUMBER, {"least": 0, "most": 9}),
    (
        "witch",
        'id = "witch"',
        'id = "wizard"',
        "shell-problem-expected",
        {"wanted": "witch", "found": '"wizard"'},
    ),
    # places and sums
    ("castle", "copies = 6", "copies = 7", "adventure-cards", {"count": 88, "wanted": 87}),
    ("amulet", "copies = 2", "copies = 3", "treasure-cards", {"count": 29, "wanted": 28}),
    ("village", "copies = 12", "copies = 0", NUMBER, {"least": 1, "most": 60}),
    # treasures
    ("crown", "points = 3", "points = 4", NUMBER, {"least": 0, "most": 3}),
    ("amulet", 'effect = "parry"', 'effect = "draw"', "treasure-twice", {"found": '"draw"'}),
    ("ring", 'effect = "none"', 'effect = "score"', ONE_OF, {"allowed": "none, talers, draw, parry"}),
    ("ring", 'source = "designed"', 'source = "guessed"', ONE_OF, {"allowed": "rulebook, public, designed"}),
]


@rule("GR-1.1", "GR-1.2", "GR-1.3", "GR-1.4", "GR-6.0.4", "GR-8.1.1", "GR-8.1.2", "GR-9.2")
@pytest.mark.parametrize(
    ("id", "right", "wrong", "problem", "facts"), MISTAKES, ids=lambda value: str(value)[:30]
)
def test_mistakes_are_told_with_their_line(
    id: str, right: str, wrong: str, problem: str, facts: dict[str, Fact]
) -> None:
    text, line = changed(id, right, wrong)
    found, told, about = complaint(text)
    assert found == line
    assert told == (problem if problem.startswith("shell-") else f"grimoria-problem-{problem}")
    assert facts.items() <= about.items()


@rule("GR-1.3", "GR-9.2", "GR-11.3")
@pytest.mark.parametrize(
    ("id", "after", "key"),
    [
        ("village", "points = 2", "ability"),
        ("shield", 'effect = "shield"', "rounds"),
        ("merchant", "price = 1", "amount"),
        ("ring", 'effect = "none"', "amount"),
        ("seer", 'ability = "foresight"', "per"),
    ],
)
def test_nothing_does_more_than_the_rules_know(id: str, after: str, key: str) -> None:
    """A key that no rule reads is told, on its own line."""
    text, line = changed(id, after, f"{after}\n{key} = 1")
    found, told, facts = complaint(text)
    assert (found, told, facts["key"]) == (line + 1, "shell-problem-key", key)
    assert key not in str(facts["known"]).split(", ")


ROUNDS: dict[str, Fact] = {"last": 17, "least": 12, "most": 14}


@pytest.mark.parametrize(
    ("right", "wrong", "problem", "facts"),
    [
        ("start = [4, 5, 6, 6]", "start = [4, 5, 6]", "grimoria-problem-start-count", {"found": "[4, 5, 6]"}),
        ("start = [4, 5, 6, 6]", "start = [4, 5, 6, 7]", "grimoria-problem-rounds", {"first": 7, **ROUNDS}),
        ("start = [4, 5, 6, 6]", "start = [3, 5, 6, 6]", "grimoria-problem-rounds", {"first": 3, **ROUNDS}),
        ("last = 17", "last = 14", NUMBER, {"least": 15, "most": 30}),
        ("start_talers = 1", "start_talers = -1", NUMBER, {"least": 0, "most": 9}),
    ],
)
@rule("GR-2.1", "GR-2.5")
def test_mistakes_in_setup_and_level_track(
    right: str, wrong: str, problem: str, facts: dict[str, Fact]
) -> None:
    found, told, about = complaint(FILE.replace(right, wrong))
    assert (found, told) == (FILE.count("\n", 0, FILE.index(right)) + 1, problem)
    assert facts.items() <= about.items()


def test_every_value_of_treasures_occurs() -> None:
    text = FILE.replace(entry("crown"), entry("crown").replace("points = 3", "points = 2"))
    _, told, facts = complaint(text)
    assert (told, facts["value"], facts["most"]) == ("grimoria-problem-treasure-points", 3, 3)


def test_every_effect_of_treasures_occurs() -> None:
    text = FILE.replace(entry("amulet"), entry("amulet").replace('effect = "parry"', 'effect = "none"'))
    _, told, facts = complaint(text)
    assert (told, facts["effect"]) == ("grimoria-problem-treasure-effect", "parry")


def test_all_mistakes_are_told_at_once() -> None:
    """And what follows from one is not told again."""
    text = FILE
    for right, wrong in (
        ("last = 17", "last = 99"),
        ("start_talers = 1", "start_talers = 10"),
        ('effect = "silence"', 'effect = "noise"'),
        ('ability = "shared"', 'ability = "alone"'),
        ('effect = "draw"', 'effect = "eat"'),
    ):
        assert text.count(right) == 1
        text = text.replace(right, wrong)
    lines = text.splitlines()
    assert [(lines[line - 1].split(" #")[0].strip(), told) for line, told, _ in complaints(text)] == [
        ("start_talers = 10", NUMBER),
        ("last = 99", NUMBER),
        ('effect = "noise"', ONE_OF),
        ('ability = "alone"', ONE_OF),
        ('effect = "eat"', ONE_OF),
    ]


@pytest.mark.parametrize("id", [*COMPANIONS, *PLACES, *TREASURES, "exchange", "black_magic_4"])
def test_nothing_may_be_missing(id: str) -> None:
    """What comes after it is out of step: that is told once. And that there are too few of them."""
    found = complaints(FILE.replace(entry(id), ""))
    steps = ("shell-problem-expected", "grimoria-problem-spell-order")
    assert [told for _, told, _ in found if told not in steps] == ["shell-problem-count"]
    last = id in ("castle", "builder", "amulet", "black_magic_4")
    assert len(found) == (1 if last else 2) and all(line > 1 for line, _, _ in found)


@rule("GR-6.15", "GR-8.2", "GR-7.2", "GR-12.3.3")
def test_an_owner_can_enter_what_is_printed() -> None:
    """Amounts, abilities within their time and effects within their category are data: the rules follow them."""
    text = FILE
    for id, right, wrong in (
        ("black_magic_4", "amount = 4", "amount = 6"),
        ("messenger", 'ability = "first"', 'ability = "last"'),
        ("maid", 'ability = "last"', 'ability = "first"'),
        ("enticement", 'effect = "entice"', 'effect = "plunder"'),
        ("plunder", 'effect = "plunder"', 'effect = "entice"'),
        ("knight", "amount = 6", "amount = 7"),
    ):
        assert right in entry(id)
        text = text.replace(entry(id), entry(id).replace(right, wrong))
    game = shelf.build("grimoria", Content("mine.toml", text))
    assert game.content.hash != hx.game("grimoria").content.hash
    table = Table.set_up(2, game=game, talers="B=8", A="maid knight knight", B="messenger king").choose(
        "A9 B15"
    )
    assert table.talers == "A=6 B=4"
    assert table.points("A") == 6 + 5 + 7
    table.play("A take 1")
    assert table.money("B") == 4 + 6 + 1


@rule("GR-1.1")
def test_other_copies_and_points() -> None:
    text = FILE
    for id, right, wrong in (
        ("castle", "copies = 6", "copies = 7"),
        ("village", "copies = 12", "copies = 11"),
        ("castle", "points = 4", "points = 5"),
    ):
        old = entry(id, text)
        text = text.replace(old, old.replace(right, wrong))
    state = shelf.build("grimoria", Content("mine.toml", text)).start(2, 1)
    play_on(state, seeded(1))
    assert state.over
