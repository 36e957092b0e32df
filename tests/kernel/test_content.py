"""Content files: every mistake is told with file and line."""

from pathlib import Path

import pytest

from hexenkessel import shelf
from hexenkessel.kernel.content import Content, read_content
from hexenkessel.kernel.errors import BrokenContent

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


def broken(error: pytest.ExceptionInfo[BrokenContent]) -> tuple[object, str]:
    """Line and problem; the sentence names the file, too."""
    facts = error.value.facts
    assert str(error.value) == f"{facts['file']}, line {facts['line']}: {facts['problem']}"
    assert error.value.key == "shell-error-broken-content"
    return facts["line"], str(facts["problem"])


def test_reading() -> None:
    content = herbs()
    assert content.entry("setup").number("hand", 1, 9) == 3
    sage, mint = content.entries("herb", 2)
    assert (sage.text("id"), sage.numbers("order"), sage.source) == ("sage", [1, 2], "public")
    assert (mint.text("id"), mint.source) == ("mint", "designed")


# -- the file ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[setup\nhand = 3\n", 1),
        (HERBS.replace("hand = 3", "hand = three"), 6),
        (HERBS.replace('id = "mint"', "id = mint"), 15),
        (HERBS.replace('id = "mint"', 'id = "mint'), 15),
        (HERBS + "[setup]\n", 17),
        ("a = [1,\n2,\n", 3),
    ],
)
def test_a_slip_of_the_pen(text: str, line: int) -> None:
    with pytest.raises(BrokenContent) as error:
        herbs(text)
    assert broken(error)[0] == line
    assert broken(error)[1].startswith("this is not TOML: ")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BrokenContent) as error:
        read_content(tmp_path / "none.toml")
    assert broken(error) == (1, "the file can't be read: No such file or directory")


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "herbs.toml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BrokenContent) as error:
        read_content(file)
    assert broken(error)[1].startswith("the file is not UTF-8")


# -- tables and keys -----------------------------------------------------------------------------------------------


def test_a_missing_table() -> None:
    with pytest.raises(BrokenContent) as error:
        herbs().entry("board")
    assert broken(error) == (1, "the table [board] is missing")
    with pytest.raises(BrokenContent) as error:
        herbs().entry("herb")
    assert broken(error) == (1, "the table [herb] is missing")


@pytest.mark.parametrize("table", ["card", "setup", "game"])
def test_missing_entries(table: str) -> None:
    with pytest.raises(BrokenContent) as error:
        herbs().entries(table)
    assert broken(error) == (1, f"there is no [[{table}]]")


def test_a_list_of_something_else_is_no_entry() -> None:
    with pytest.raises(BrokenContent) as error:
        herbs("herb = [1, 2]\n").entries("herb")
    assert broken(error) == (1, "there is no [[herb]]")


def test_a_wrong_count() -> None:
    """The line is that of the last one: there something is missing or too much."""
    with pytest.raises(BrokenContent) as error:
        herbs().entries("herb", 3)
    assert broken(error) == (14, "there are 2 [[herb]], but there must be 3")


def test_a_missing_key_is_told_at_its_table() -> None:
    with pytest.raises(BrokenContent) as error:
        herbs().entries("herb")[1].numbers("order")
    assert broken(error) == (14, "[herb] needs the key 'order'")
    with pytest.raises(BrokenContent) as error:
        herbs().entry("setup").text("name")
    assert broken(error) == (5, "[setup] needs the key 'name'")


def test_a_missing_source() -> None:
    with pytest.raises(BrokenContent) as error:
        herbs(HERBS.replace('source = "public"\n', "")).entries("herb")
    assert broken(error) == (9, "[herb] needs the key 'source'")


def test_a_wrong_source() -> None:
    with pytest.raises(BrokenContent) as error:
        herbs(HERBS.replace('"designed"', '"guessed"')).entries("herb")
    assert broken(error) == (16, "source = 'guessed': one of rulebook, public, designed is wanted")


@pytest.mark.parametrize("value", ["0", "10", "-3", "3.0", "true", '"3"', "[3]"])
def test_a_wrong_number(value: str) -> None:
    content = herbs(HERBS.replace("hand = 3", f"hand = {value}"))
    with pytest.raises(BrokenContent) as error:
        content.entry("setup").number("hand", 1, 9)
    assert broken(error)[0] == 6
    assert broken(error)[1].endswith("a number from 1 to 9 is wanted")


@pytest.mark.parametrize("value", ["3", '""', "true"])
def test_a_wrong_text(value: str) -> None:
    content = herbs(HERBS.replace('"sage"', value))
    with pytest.raises(BrokenContent) as error:
        content.entries("herb")[0].text("id")
    assert broken(error)[0] == 10
    assert broken(error)[1].endswith("a text is wanted")


@pytest.mark.parametrize("value", ["3", '"1, 2"', '[1, "2"]', "[1, true]", "[1.5]"])
def test_wrong_numbers(value: str) -> None:
    content = herbs(HERBS.replace("[1, 2]", value))
    with pytest.raises(BrokenContent) as error:
        content.entries("herb")[0].numbers("order")
    assert broken(error)[0] == 11
    assert broken(error)[1].endswith("a list of numbers is wanted")


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
    ("right", "wrong", "line", "problem"),
    [
        ("hand_size = 6", "hand_size = 9", line_of("hand_size"), "a number from 1 to 8 is wanted"),
        ('code = "Y"', 'code = "B"', line_of('code = "Y"'), "every colour needs a letter of its own"),
        ('code = "Y"', 'code = "Ye"', line_of('code = "Y"'), "every colour needs a letter of its own"),
        ("value = 4", "value = 5", line_of("value = 4"), "the order of their values; 4 is wanted here"),
        ('id = "descending"', 'id = "down"', line_of('id = "descending"'), "descending, ascending is wanted"),
        ('id = "ascending"', 'id = "descending"', line_of('id = "ascending"'), "stands here once"),
        ("[9, 8, 7,", "[9, 8, 8,", line_of("order = [9"), "every value from 1 to 9 stands on the wheel once"),
        ('[[witch]]\nvalue = 9\nid = "belladonna"\nfigure = "witch-flight"\nsource = "designed"\n', "")
        + (line_of("[[witch]]", "rowan") - 6, "there are 8 [[witch]], but there must be 9"),
        ('code = "W"\n', "", line_of('code = "W"') - 1, "[colour] needs the key 'code'"),
    ],
)
def test_mistakes_in_the_file_of_blackmore(right: str, wrong: str, line: int, problem: str) -> None:
    assert BLACKMORE.count(right) == 1
    with pytest.raises(BrokenContent) as error:
        shelf.build("blackmore", Content("mine.toml", BLACKMORE.replace(right, wrong)))
    assert broken(error)[0] == line and problem in broken(error)[1]
    assert error.value.facts["file"] == "mine.toml"
