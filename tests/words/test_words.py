"""The word catalogue and its linter."""

import re
from pathlib import Path

import pytest
from fluent.syntax.ast import Resource

from hexenkessel.words import LANGUAGES, SHELL, Catalogue, WordsError, figure, parse
from hexenkessel.words.lint import lint, main

GAMES = sorted(file.parent for file in (SHELL.parent / "games").glob("*/words.de.ftl"))


def write(folder: Path, de: str, en: str) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "words.de.ftl").write_text(de, encoding="utf-8")
    (folder / "words.en.ftl").write_text(en, encoding="utf-8")
    return folder


def complaints(*folders: Path) -> list[str]:
    return [f"{problem.file.name}:{problem.line}: {problem.text}" for problem in lint(folders)]


# -- the words themselves ------------------------------------------------------------------------------------


def test_our_word_files_are_clean() -> None:
    assert GAMES
    assert lint([SHELL, *GAMES]) == []


# What one does to another: whose name is the sentence's subject, and whose is not.
DONE_TO = {
    "broom_service-event-knocked-out": ("by", "name"),
    "grimoria-event-attacked": ("caster", "name"),
    "grimoria-event-gave": ("name", "caster"),
    "grimoria-event-plundered": ("name", "caster"),
    "grimoria-event-raided": ("name", "caster"),
    "witches-event-stole": ("name", "victim"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_one_who_does_it_is_named_before_the_one_it_is_done_to(lang: str) -> None:
    """A sentence with two names says something else when they change places."""
    words = Catalogue(lang, GAMES)
    told = set()
    for folder in GAMES:
        source = (folder / f"words.{lang}.ftl").read_text(encoding="utf-8")
        given: dict[str, str | int] = dict.fromkeys(re.findall(r"\$(\w+)", source), 2)
        for event in re.findall(r"^(\S+-event-\S+) =(?:\n .*)*_you ->", source, re.MULTILINE):
            told.add(event)
            subject, other = DONE_TO[event]
            names = {subject: "Ada", other: "Bea", f"{subject}_you": "false", f"{other}_you": "false"}
            sentence = words.text(f"{event}.other", **{**given, **names})
            assert 0 <= sentence.find("Ada") < sentence.find("Bea"), sentence
    assert told == set(DONE_TO)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_clock_adds_is_told_before_what_it_leaves(lang: str) -> None:
    told = Catalogue(lang, GAMES).text("clock-game-help", bonus="10 s", overtime="90 s")
    assert 0 <= told.find("10 s") < told.find("90 s")


def test_how_many_play_a_puzzle() -> None:
    """The only numbers that German has in words."""
    words = Catalogue("de", GAMES)
    told = [words.text("puzzle-players", players=players) for players in range(1, 7)]
    assert told == ["allein", "zu zweit", "zu dritt", "zu viert", "zu fünft", "zu sechst"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_can_be_said(lang: str) -> None:
    words = Catalogue(lang, GAMES)
    for file in [SHELL / f"shell.{lang}.ftl", *(folder / f"words.{lang}.ftl" for folder in GAMES)]:
        source = file.read_text(encoding="utf-8")
        args = dict.fromkeys(re.findall(r"\$(\w+)", source), 2)
        key = ""
        for line in source.splitlines():
            if message := re.match(r"([a-z][\w-]*) *=(.*)", line):
                key = message[1]
                keys = [key] if words.has(key) else []
            elif attribute := re.match(r" +(\.\w+) *=", line):
                keys = [key + attribute[1]]
            else:
                continue
            for each in keys:
                text = words.text(each, **args)
                assert text.strip() and not re.search(r"[{}\u2068\u2069]", text), each


# -- the catalogue -------------------------------------------------------------------------------------------


@pytest.fixture
def tea(tmp_path: Path) -> Path:
    return write(
        tmp_path / "tea",
        "tea-cup = { $n ->\n    [one] eine Tasse\n   *[other] { $n } Tassen\n }\n"
        "    .of = { tea-cup } für { $name }\n"
        "tea-ask =\n    .you = Magst du Tee?\n",
        "tea-cup = { $n ->\n    [one] a cup\n   *[other] { $n } cups\n }\n"
        "    .of = { tea-cup } for { $name }\n"
        "tea-ask =\n    .you = Would you like tea?\n",
    )


def test_text_of_messages_and_attributes(tea: Path) -> None:
    de, en = Catalogue("de", [tea]), Catalogue("en", [tea])
    assert de.text("tea-cup", n=1) == "eine Tasse"
    assert en.text("tea-cup.of", n=3, name="Nanny") == "3 cups for Nanny"
    assert de.text("tea-ask.you") == "Magst du Tee?"
    assert de.text("shell-turn.you") == "Du bist am Zug."


def test_figures_of_a_game_are_arguments_of_all_its_sentences(tea: Path) -> None:
    def figures(game: str) -> dict[str, str | int]:
        return {"tea": {"n": 1, "name": "Magrat"}, "shell": {"port": 1}}[game]  # type: ignore[return-value]

    words = Catalogue("en", [tea], figures)
    assert words.text("tea-cup.of") == "a cup for Magrat"
    assert words.text("tea-cup.of", n=2) == "2 cups for Magrat", "an argument of the same name wins"


def test_figures_are_not_asked_for_where_nothing_is_missing(tea: Path) -> None:
    """A mistake in the content can be told although no game can be made of it."""

    def broken(game: str) -> dict[str, str | int]:
        raise AssertionError(game)

    assert Catalogue("en", [tea], broken).text("tea-cup.of", n=1, name="Magrat") == "a cup for Magrat"


def test_arguments_are_not_wrapped_in_isolation_marks(tea: Path) -> None:
    assert Catalogue("en", [tea]).text("tea-cup.of", n=1, name="Granny") == "a cup for Granny"


def test_has(tea: Path) -> None:
    words = Catalogue("en", [tea])
    assert words.has("tea-cup") and words.has("tea-cup.of") and words.has("tea-ask.you")
    assert not words.has("tea-ask")  # only attributes, no value
    assert not words.has("tea-pot") and not words.has("tea-cup.with")
    assert not Catalogue("en").has("tea-cup")


@pytest.mark.parametrize("key", ["tea-pot", "tea-cup.with", "tea-ask", ""])
def test_an_unknown_key_raises(tea: Path, key: str) -> None:
    with pytest.raises(WordsError, match="no en words"):
        Catalogue("en", [tea]).text(key)


def test_a_missing_argument_raises(tea: Path) -> None:
    with pytest.raises(WordsError, match="name"):
        Catalogue("en", [tea]).text("tea-cup.of", n=1)


def test_an_unknown_language_raises() -> None:
    with pytest.raises(WordsError, match=r"'fr'.*de, en"):
        Catalogue("fr")


def test_a_broken_sentence_is_not_passed_over_in_silence(tmp_path: Path) -> None:
    """Nobody asks the others to be silent for it. Who looks at all of a file before anything is said: `lint`, the shelf."""
    folder = write(tmp_path, "good = gut\nbad = { $n\nbest = am besten\n", "good = good\n")
    words = Catalogue("de", [folder])
    assert (words.text("good"), words.text("best")) == ("gut", "am besten")
    for _ in range(2):
        with pytest.raises(WordsError, match=r"words\.de\.ftl.*bad"):
            words.text("bad", n=1)


def test_only_what_is_said_is_read(tea: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To parse all words of the house takes a third of a second, and every command and every table wants a catalogue."""
    read: list[str] = []

    def note(text: str) -> Resource:
        read.append(text)
        return parse(text)

    monkeypatch.setattr("hexenkessel.words.parse", note)
    words = Catalogue("en", [tea, *GAMES])
    assert read == []
    assert words.text("tea-cup.of", n=1, name="Granny") == words.text("tea-cup.of", n=1, name="Granny")
    assert [text.split(" =")[0] for text in read] == ["tea-cup"]


def test_what_a_sentence_refers_to_is_read_with_it(tmp_path: Path) -> None:
    said = (
        'tea-a = { tea-b }, { -pot(case: "x") }\ntea-b = { tea-c.of }\ntea-c =\n    .of = deep\n-pot = pot\n'
    )
    # The first of two words for one key is the one that counts, as in Fluent.
    assert Catalogue("en", [write(tmp_path, said, said + "tea-b = late\n")]).text("tea-a") == "deep, pot"


def test_ports_and_lines_are_not_grouped() -> None:
    assert "Port 8080 " in Catalogue("de").text("shell-error-busy-port", port=8080)
    assert "Line 1234 " in Catalogue("en").text("shell-error-broken-record", line=1234, problem="Odd.")


def test_less_than_nothing_has_a_minus_sign(tea: Path) -> None:
    words = Catalogue("en", [tea], lambda game: {"n": -3})
    assert words.text("tea-cup.of", n=-2, name="Nanny -7") == "−2 cups for Nanny -7", (
        "what somebody wrote is kept"
    )
    assert words.text("tea-cup.of", name="Nanny") == "−3 cups for Nanny"
    assert (figure(-12), figure(12), figure("-4.5")) == ("−12", "12", "−4.5")


# -- the linter ----------------------------------------------------------------------------------------------


def test_a_clean_pair(tea: Path) -> None:
    assert lint([SHELL, tea]) == []


BROKEN = {
    "unreadable": ("a = eins\nb = { $n\n", "a = one\n", ["words.de.ftl:2: cannot be read"]),
    "no default variant": (
        "a = { $n ->\n    [1] x\n }\n",
        "a = { $n }\n",
        ["words.de.ftl:1: cannot be read", "words.en.ftl:1: a is missing in words.de.ftl"],
    ),
    "missing id": ("a = eins\n\nb = zwei\n", "a = one\n", ["words.de.ftl:3: b is missing in words.en.ftl"]),
    "missing attribute": (
        "a = eins\n",
        "a = one\n    .help = number\n",
        ["words.en.ftl:2: a.help is missing in words.de.ftl"],
    ),
    "missing value": (
        "a =\n    .x = y\n",
        "a = z\n    .x = y\n",
        ["words.en.ftl:1: a is missing in words.de.ftl"],
    ),
    "other variable": (
        "a = { $n } Karten\n",
        "a = { $count } cards\n",
        [
            "words.de.ftl:1: a uses $n, words.en.ftl does not",
            "words.en.ftl:1: a uses $count, words.de.ftl does not",
        ],
    ),
    "variable behind a reference": (
        "card = { $value }\na = { card }\n",
        "card = { $value }\na = a card\n",
        ["words.de.ftl:2: a uses $value, words.en.ftl does not"],
    ),
    "reference to nothing": (
        "a = { b } { c.x }\n",
        "a = one\n",
        [
            "words.de.ftl:1: a refers to b, which does not exist",
            "words.de.ftl:1: a refers to c.x, which does not exist",
        ],
    ),
    "reference to a message without a value": (
        "a = { b }\nb =\n    .x = y\n",
        "a = one\nb =\n    .x = y\n",
        ["words.de.ftl:1: a refers to b, which does not exist"],
    ),
    "unknown term": ("a = { -t }\n", "a = one\n", ["words.de.ftl:1: a refers to -t, which does not exist"]),
    "unknown function": (
        "a = { SUM($n) }\n",
        "a = { $n }\n",
        ["words.de.ftl:1: a calls SUM, which does not exist"],
    ),
    "twice": ("a = eins\na = zwei\n", "a = one\n", ["words.de.ftl:2: a stands here twice"]),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_words_are_caught(tmp_path: Path, name: str) -> None:
    de, en, expected = BROKEN[name]
    found = complaints(write(tmp_path, de, en))
    assert len(found) == len(expected), found
    for complaint, beginning in zip(found, expected, strict=True):
        assert complaint.startswith(beginning)


def test_terms_belong_to_one_language(tmp_path: Path) -> None:
    folder = write(
        tmp_path,
        '-witch = { $case ->\n   *[nom] Hexe\n }\na = die { -witch(case: "nom") }\n',
        "a = the witch\n",
    )
    assert lint([folder]) == []


def test_messages_that_refer_to_each_other_do_not_hang_the_linter(tmp_path: Path) -> None:
    assert lint([write(tmp_path, "a = { b }\nb = { a }\n", "a = { b }\nb = { a }\n")]) == []


def test_a_file_without_counterpart(tmp_path: Path) -> None:
    (tmp_path / "words.en.ftl").write_text("a = one\n", encoding="utf-8")
    assert complaints(tmp_path) == ["words.en.ftl:1: has no counterpart in 'de'"]


def test_a_file_of_no_language(tmp_path: Path) -> None:
    (tmp_path / "words.ftl").write_text("a = one\n", encoding="utf-8")
    assert complaints(tmp_path) == ["words.ftl:1: is not named NAME.{de,en}.ftl"]


def test_two_folders_are_one_catalogue(tmp_path: Path) -> None:
    first = write(tmp_path / "first", "a = eins\n", "a = one\n")
    second = write(tmp_path / "second", "b = { a }\n", "b = { a }\n")
    assert complaints(first, second) == []
    third = write(tmp_path / "third", "a = zwei\n", "a = two\n")
    assert [text.split(" stands")[0] for text in complaints(first, third)] == [
        "words.de.ftl:1: a",
        "words.en.ftl:1: a",
    ]


def test_the_command_prints_problems_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(write(tmp_path / "good", "a = eins\n", "a = one\n"))]) == 0
    assert main([str(write(tmp_path / "bad", "a = eins\n", "b = one\n"))]) == 1
    assert "words.de.ftl:1: a is missing in words.en.ftl" in capsys.readouterr().err
