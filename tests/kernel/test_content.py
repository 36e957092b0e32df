"""Content files: every mistake is told with file and line, and all of them at once."""

from pathlib import Path
from types import ModuleType

import pytest

from hexenkessel import shelf
from hexenkessel.kernel.content import Content, read_content, spread
from hexenkessel.kernel.errors import BrokenContent, Fact

HERBS = """\
# A comment, and a blank line:

game = "herbs"

[setup]
hand = 3
source = "rulebook"

[[herb]]
id = "sage" # the first
order = [1, 2]
source = "public"

[[herb]]
id = "mint"
source = "designed"
"""


def herbs(text: str = HERBS) -> Content:
    return Content("herbs.toml", text)


def told(error: BrokenContent) -> tuple[int, str, dict[str, Fact]]:
    """Line, problem and its facts."""
    facts = dict(error.facts)
    assert error.key == "shell-error-broken-content"
    assert (facts.pop("file"), facts.pop("line")) == (error.file, error.line)
    named = ", ".join(f"{name}={value!r}" for name, value in facts.items())
    reason = f"{error.problem} ({named})" if facts else error.problem
    assert str(error) == f"{error.file}, line {error.line}: {reason}"
    return error.line, error.problem, facts


def broken(content: Content) -> tuple[int, str, dict[str, Fact]]:
    """The only mistake that was found in this content."""
    with pytest.raises(BrokenContent) as error:
        content.check()
    assert error.value.problems == [error.value] and error.value.file == "herbs.toml"
    return told(error.value)


def test_reading() -> None:
    content = herbs()
    content.check()
    assert content.entry("setup").number("hand", 1, 9) == 3
    sage, mint = content.entries("herb", 2)
    assert (sage.text("id"), sage.numbers("order"), sage.source) == ("sage", [1, 2], "public")
    assert (mint.text("id"), mint.source) == ("mint", "designed")
    content.check()
    assert content.problems == []


# -- the file ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "problem", "found"),
    [
        ("[setup\nhand = 3\n", 1, "shell-problem-toml", "[setup"),
        (HERBS.replace("hand = 3", "hand = three"), 6, "shell-problem-toml", "hand = three"),
        (HERBS.replace('id = "mint"', "id = mint"), 15, "shell-problem-toml", "id = mint"),
        (HERBS.replace('id = "mint"', 'id = "mint'), 15, "shell-problem-toml", 'id = "mint'),
        (HERBS + "[setup]\n", 17, "shell-problem-toml-twice", "[setup]"),
        (HERBS + 'source = "public"\n', 17, "shell-problem-toml-twice", 'source = "public"'),
        (HERBS + "hand = { a = 1, a = 2 }\n", 17, "shell-problem-toml-twice", "hand = { a = 1, a = 2 }"),
        (HERBS + "herb.id = 1\nherb = 2\n", 18, "shell-problem-toml-twice", "herb = 2"),
        ("a = [1,\n2,\n", 3, "shell-problem-toml-end", None),
    ],
)
def test_a_slip_of_the_pen(text: str, line: int, problem: str, found: str | None) -> None:
    with pytest.raises(BrokenContent) as error:
        herbs(text)
    where, key, facts = told(error.value)
    assert (where, key, facts.get("found")) == (line, problem, found)
    assert error.value.problems == [error.value]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BrokenContent) as error:
        read_content(tmp_path / "none.toml")
    assert told(error.value) == (1, "shell-problem-no-file", {})
    assert error.value.file == str(tmp_path / "none.toml")


def test_a_file_that_can_not_be_read(tmp_path: Path) -> None:
    with pytest.raises(BrokenContent) as error:
        read_content(tmp_path)
    assert told(error.value)[:2] == (1, "shell-problem-unreadable")


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "herbs.toml"
    file.write_bytes(b"# fine\n\n\xff\xfe\x00")
    with pytest.raises(BrokenContent) as error:
        read_content(file)
    assert told(error.value) == (3, "shell-problem-no-text", {})


# -- tables and keys -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", ["board", "herb", "game"])
def test_a_missing_table(table: str) -> None:
    """It is told once, whatever is asked of it."""
    content = herbs()
    for _ in range(2):
        missing = content.entry(table)
        assert (missing.text("name"), missing.number("size", 2, 9), missing.numbers("order")) == ("?", 2, [])
    assert broken(content) == (1, "shell-problem-no-table", {"table": table})


@pytest.mark.parametrize("table", ["card", "setup", "game"])
def test_missing_entries(table: str) -> None:
    content = herbs()
    assert [entry.text("id") for entry in content.entries(table)] == ["?"]
    assert len(content.entries(table, 3)) == 3
    assert broken(content) == (1, "shell-problem-no-entries", {"table": table})


@pytest.mark.parametrize("items", ["[1, 2]", "[]", '[{ id = "sage", source = "public" }, 2]'])
def test_a_list_of_something_else_is_no_entry(items: str) -> None:
    content = herbs(f"herb = {items}\n")
    content.entries("herb")
    assert broken(content) == (1, "shell-problem-no-entries", {"table": "herb"})


def test_a_wrong_count() -> None:
    """The line is that of the last one: there something is missing or too much."""
    content = herbs()
    assert len(content.entries("herb", 3)) == 2
    facts = {"table": "herb", "key": "", "count": 2, "wanted": 3}
    assert broken(content) == (14, "shell-problem-count", facts)


def test_a_missing_key_is_told_at_its_table() -> None:
    content = herbs()
    assert content.entries("herb")[1].numbers("order") == []
    assert broken(content) == (14, "shell-problem-no-key", {"table": "herb", "key": "order"})
    content = herbs()
    assert content.entry("setup").text("name") == "?"
    assert broken(content) == (5, "shell-problem-no-key", {"table": "setup", "key": "name"})


def test_a_missing_source() -> None:
    content = herbs(HERBS.replace('source = "public"\n', ""))
    content.entries("herb")
    assert broken(content) == (9, "shell-problem-no-key", {"table": "herb", "key": "source"})


def test_a_wrong_source() -> None:
    content = herbs(HERBS.replace('"designed"', '"guessed"'))
    assert content.entries("herb")[1].source == "rulebook"
    facts = {
        "table": "herb",
        "key": "source",
        "found": '"guessed"',
        "allowed": "rulebook, public, designed",
    }
    assert broken(content) == (16, "shell-problem-one-of", facts)


@pytest.mark.parametrize("value", ["0", "10", "-3", "3.0", "true", '"3"', "[3]"])
def test_a_wrong_number(value: str) -> None:
    content = herbs(HERBS.replace("hand = 3", f"hand = {value}"))
    assert content.entry("setup").number("hand", 1, 9) == 1
    facts = {"table": "setup", "key": "hand", "found": value, "least": 1, "most": 9}
    assert broken(content) == (6, "shell-problem-number", facts)


@pytest.mark.parametrize("value", ["3", '""', "true"])
def test_a_wrong_text(value: str) -> None:
    content = herbs(HERBS.replace('"sage"', value))
    assert content.entries("herb")[0].text("id") == "?"
    assert broken(content) == (10, "shell-problem-text", {"table": "herb", "key": "id", "found": value})


@pytest.mark.parametrize("value", ["3", '"1, 2"', '[1, "2"]', "[1, true]", "[1.5]"])
def test_wrong_numbers(value: str) -> None:
    content = herbs(HERBS.replace("[1, 2]", value))
    assert content.entries("herb")[0].numbers("order") == []
    # What stands there is told as it would be written in JSON, and that is how it is written in TOML.
    facts = {"table": "herb", "key": "order", "found": value}
    assert broken(content) == (11, "shell-problem-numbers", facts)


def test_a_long_value_is_cut_off() -> None:
    content = herbs(HERBS.replace("[1, 2]", str(["Salbei, Rosmarin"] * 9).replace("'", '"')))
    content.entries("herb")[0].numbers("order")
    found = str(broken(content)[2]["found"])
    assert len(found) == 60 and found.startswith('["Salbei') and found.endswith("…")


def test_all_mistakes_are_told_at_once() -> None:
    """In the order of the file, each once; what stands in for a wrong value is not complained of."""
    text = HERBS.replace("hand = 3", 'hand = "three"').replace("[1, 2]", "1").replace('"mint"', "7")
    content = herbs(text)
    for entry in (*content.entries("herb", 3), *content.entries("herb", 3)):
        if entry.text("id") == "?":
            entry.fail("id", "herbs-problem-id")
        entry.fail("order", "herbs-problem-order")
        entry.numbers("order")
    content.entry("setup").number("hand", 1, 9)
    content.entry("board")
    with pytest.raises(BrokenContent) as error:
        content.check()
    assert [told(problem)[:2] for problem in error.value.problems] == [
        (1, "shell-problem-no-table"),
        (6, "shell-problem-number"),
        (11, "herbs-problem-order"),
        (14, "shell-problem-count"),
        (14, "herbs-problem-order"),
        (15, "shell-problem-text"),
    ]
    assert error.value is error.value.problems[0]


def test_so_many_numbers() -> None:
    content = herbs()
    entry = content.entries("herb")[0]
    assert entry.numbers("order", 2) == [1, 2]
    assert entry.numbers("order", 3) == [0, 0, 0]
    facts = {"table": "herb", "key": "order", "found": "[1, 2]", "wanted": 3}
    assert broken(content) == (11, "shell-problem-number-count", facts)


def test_a_flag() -> None:
    content = herbs(HERBS.replace("hand = 3", "hand = true"))
    assert content.entry("setup").flag("hand") is True
    content = herbs()
    assert content.entry("setup").flag("hand") is False
    assert broken(content)[1:] == ("shell-problem-flag", {"table": "setup", "key": "hand", "found": "3"})


def test_what_has_to_stand_there() -> None:
    content = herbs()
    setup = content.entry("setup")
    assert setup.expect("hand", 3) and not content.problems
    assert not setup.expect("hand", 4)
    facts = {"table": "setup", "key": "hand", "found": "3", "wanted": 4}
    assert broken(content) == (6, "shell-problem-expected", facts)


def test_a_key_that_nothing_reads() -> None:
    content = herbs()
    content.entry("setup").only_keys(("hand",))
    assert not content.problems
    content.entry("setup").only_keys(("cards", "seats"))
    line, problem, facts = broken(content)
    assert (line, problem, facts["key"], facts["known"]) == (6, "shell-problem-key", "hand", "cards, seats")


def test_pieces_of_every_kind() -> None:
    assert spread([2, 0, 1, 3], 0, 4) == [0, 0, 2, 3, 3, 3]
    assert spread([2, 0, 1, 3], 1, 3) == [2]


def test_facts_of_a_games_own() -> None:
    content = herbs()
    content.entry("setup").fail("hand", "herbs-problem-hand", wanted=5)
    facts = {"table": "setup", "key": "hand", "found": "3", "wanted": 5}
    assert broken(content) == (6, "herbs-problem-hand", facts)


# -- the hash ------------------------------------------------------------------------------------------------------


def test_the_hash_is_of_what_it_says() -> None:
    """Comments and layout do not count, every value does, and in every kind that TOML knows."""
    same = HERBS.replace(" # the first", "").replace("[1, 2]", "[ 1,\n2 ]").replace('"mint"', "'mint'")
    assert herbs(same).hash == herbs().hash
    for other in (HERBS.replace("[1, 2]", "[2, 1]"), HERBS.replace("hand = 3", "hand = 4")):
        assert herbs(other).hash != herbs().hash
    assert herbs(HERBS.replace("hand = 3", "hand = 2012-10-31")).hash != herbs().hash


# -- Blackmore's own file ------------------------------------------------------------------------------------------

BLACKMORE = (shelf.folder("blackmore") / "content.toml").read_text(encoding="utf-8")


def line_of(text: str, after: str = "") -> int:
    """The line where this text stands for the first time after the other."""
    place = BLACKMORE.index(text, BLACKMORE.index(after))
    return BLACKMORE.count("\n", 0, place) + 1


@pytest.mark.parametrize(
    ("right", "wrong", "line", "problem", "facts"),
    [
        ("hand_size = 6", "hand_size = 9")
        + (line_of("hand_size"), "shell-problem-number", {"found": "9", "least": 1, "most": 8}),
        ('code = "Y"', 'code = "B"', line_of('code = "Y"'), "blackmore-problem-code", {"found": '"B"'}),
        ('code = "Y"', 'code = "Ye"', line_of('code = "Y"'), "blackmore-problem-code", {"found": '"Ye"'}),
        ("value = 4", "value = 5")
        + (line_of("value = 4"), "blackmore-problem-witch", {"found": "5", "wanted": 4}),
        ('id = "descending"', 'id = "down"')
        + (line_of('id = "descending"'), "shell-problem-one-of", {"allowed": "descending, ascending"}),
        ('id = "ascending"', 'id = "descending"')
        + (line_of('id = "ascending"'), "blackmore-problem-side", {"found": '"descending"'}),
        ("[9, 8, 7,", "[9, 8, 8,")
        + (line_of("order = [9"), "blackmore-problem-order", {"found": "[9, 8, 8, 6, 5, 4, 3, 2, 1]"}),
        ('[[witch]]\nvalue = 9\nid = "belladonna"\nfigure = "witch-flight"\nsource = "designed"\n', "")
        + (line_of("[[witch]]", "rowan") - 6, "shell-problem-count", {"count": 8, "wanted": 9}),
        ('code = "W"\n', "", line_of('code = "W"') - 1, "shell-problem-no-key", {"key": "code"}),
        ("[setup]", "[set_up]", 1, "shell-problem-no-table", {"table": "setup"}),
    ],
)
def test_mistakes_in_the_file_of_blackmore(
    right: str, wrong: str, line: int, problem: str, facts: dict[str, Fact]
) -> None:
    assert BLACKMORE.count(right) == 1
    with pytest.raises(BrokenContent) as error:
        shelf.build("blackmore", Content("mine.toml", BLACKMORE.replace(right, wrong)))
    assert told(error.value)[:2] == (line, problem)
    assert error.value.facts.items() >= {**facts, "file": "mine.toml"}.items()
    assert error.value.problems == [error.value]


def test_every_mistake_in_the_file_of_blackmore() -> None:
    """Nothing that a game builds on a mistake keeps the others from being found."""
    mistakes = {
        "hand_size = 6": "hand_size = 9",
        'code = "Y"': 'code = "B"',
        'code = "G"\n': "",
        "value = 4": "value = 5",
        'id = "descending"': 'id = "down"',
        "[9, 8, 7,": "[9, 8, 8,",
        "[1, 2, 3,": '["1", 2, 3,',
    }
    text = BLACKMORE
    for right, wrong in mistakes.items():
        assert text.count(right) == 1
        text = text.replace(right, wrong)
    with pytest.raises(BrokenContent) as error:
        shelf.build("blackmore", Content("mine.toml", text))
    found = [(text.splitlines()[problem.line - 1], problem.problem) for problem in error.value.problems]
    assert found == [
        ("hand_size = 9 # BM-3.2", "shell-problem-number"),
        ('code = "B"', "blackmore-problem-code"),
        ("[[colour]]", "shell-problem-no-key"),
        ("value = 5", "blackmore-problem-witch"),
        ('id = "down"', "shell-problem-one-of"),
        ("order = [9, 8, 8, 6, 5, 4, 3, 2, 1]", "blackmore-problem-order"),
        ('order = ["1", 2, 3, 4, 5, 6, 7, 8, 9]', "shell-problem-numbers"),
    ]


def test_a_game_that_falls_over_without_a_mistake_in_its_content(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then it is a mistake of the game, and nothing hides it."""
    clumsy = ModuleType("clumsy")
    monkeypatch.setattr(
        clumsy, "game", lambda content: content.entry("setup").numbers("hand")[0], raising=False
    )
    monkeypatch.setattr(shelf, "module", lambda id: clumsy)
    with pytest.raises(BrokenContent) as error:
        shelf.build("clumsy", herbs())
    assert told(error.value)[:2] == (6, "shell-problem-numbers")
    with pytest.raises(IndexError):
        shelf.build("clumsy", herbs(HERBS.replace("hand = 3", "hand = []")))
