"""The table in plain lines: whole games through a pipe, and nothing told that the seat may not know."""

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import hexenkessel as hx
from hexenkessel.games.blackmore.state import Blackmore
from hexenkessel.terminal.commands import begin, go_on
from hexenkessel.terminal.plain import Leave, PlainTable
from hexenkessel.terminal.sitting import Sitting
from hexenkessel.words import LANGUAGES
from tests.terminal.shell import command, environment, run
from tests.waiting import PATIENCE

ENOUGH = "1\n" * 200
PROMPT = {"de": "Dein Zug (1 bis", "en": "Your move (1 to"}


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HEXENKESSEL_DATA", str(tmp_path))
    return tmp_path


def kept(data: Path) -> Path:
    (file,) = (data / "records").iterdir()
    return file


# -- through a pipe ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_against_three_bots(lang: str, data: Path) -> None:
    answer = run(data, "play", "blackmore", "--lang", lang, "--bots", "thumb", "--seed", "7", typed=ENOUGH)
    assert (answer.returncode, answer.stderr) == (0, "")
    lines = answer.stdout.splitlines()
    file = kept(data)
    final = hx.replay(file.read_text(encoding="utf-8"))
    assert final.over and final.players == 4
    # Every trick has its winner, told once; then why it ended, places and points, and where the record is.
    assert len([line for line in lines if re.search(r"gewinn\w+ den Stich|wins? the trick", line)]) == 14
    ending = {"de": "Alle Karten sind ausgespielt.", "en": "All cards have been played."}[lang]
    result = lines[lines.index(ending) :]
    for place, points in zip(final.ranking(), final.scores(), strict=True):
        assert any(line.startswith(f"{place}. ") and f" {points} " in line for line in result)
    assert str(file) in result[-1]
    assert not re.search(r"[{}\u2068\u2069]|Traceback|blackmore-[a-z]", answer.stdout)
    other = "en" if lang == "de" else "de"
    assert PROMPT[lang] in answer.stdout and PROMPT[other] not in answer.stdout


def test_the_end_of_the_input_keeps_the_game(data: Path) -> None:
    first = run(data, "play", "--bots", "random", "--seed", "3", "--lang", "en", typed="2\n1\n")
    assert first.returncode == 0
    assert f"The game has been kept: {kept(data)}" in first.stdout
    moves = hx.replay(kept(data).read_text(encoding="utf-8")).past_moves
    second = run(data, "play", "--resume", str(kept(data)), "--lang", "en", typed=ENOUGH)
    assert second.returncode == 0
    final = hx.replay(kept(data).read_text(encoding="utf-8"))
    assert final.over and final.past_moves[: len(moves)] == moves
    third = run(data, "play", "--resume", str(kept(data)), "--lang", "en")
    assert third.returncode == 0 and "All cards have been played." in third.stdout


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_a_game_that_is_broken_off_is_not_lost(number: signal.Signals, data: Path) -> None:
    with subprocess.Popen(
        command("play", "--bots", "random", "--lang", "en"),
        env=environment(data, PYTHONUNBUFFERED="1"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as game:
        assert game.stdin is not None and game.stdout is not None
        wait_for_prompt(game.stdout.fileno())
        game.stdin.write(b"1\n")
        game.stdin.flush()
        wait_for_prompt(game.stdout.fileno())
        game.send_signal(number)
        out, err = game.communicate(timeout=PATIENCE)
    if number == signal.SIGINT:
        assert game.returncode == 130 and err == b"Interrupted.\n"
        assert f"--resume {kept(data)}".encode() in out
    sitting = go_on(kept(data))
    assert len(sitting.news) > 0 and sitting.my_turn


def wait_for_prompt(stream: int) -> None:
    said = b""
    while b"or as text):" not in said:
        more = os.read(stream, 65536)
        assert more, said.decode()
        said += more


def test_a_party_of_ones_own(data: Path) -> None:
    answer = run(
        data,
        *("play", "--players", "3", "--seat", "B", "--names", "Nanny,Esme", "--bots", "random,thumb"),
        *("--option", "side=ascending", "--option", "start=2", "--lang", "en"),
    )
    assert "with the wheel ascending. You begin." in answer.stdout
    assert "Nanny is a bot (Random)." in answer.stdout and "Esme is a bot" not in answer.stdout
    assert "Morgana is a bot (Rule of thumb)." in answer.stdout
    sitting = go_on(kept(data))
    assert sitting.party.names == ("Nanny", "Esme", "Morgana")
    assert sitting.party.levels == ("random", "", "thumb")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_option_without_effect_is_passed_over_and_said_so(lang: str, data: Path) -> None:
    options = ["--players", "2", "--option", "solo_level=3", "--seed", "3", "--bots", "random"]
    answer = run(data, "play", "witchdom", *options, "--lang", lang, typed="")
    assert (answer.returncode, answer.stderr) == (0, "")
    told = {
        "de": "„Stufe gegen Ostara“ passt so nicht zu diesem Tisch: Es gilt „Neuer Lehrling“.",
        "en": "“Level against Ostara” does not fit this table as wished: “New apprentice” holds.",
    }
    assert told[lang] in answer.stdout.splitlines()
    assert '[option.solo_level "1"]' in kept(data).read_text(encoding="utf-8")


def test_a_record_from_elsewhere_stays_as_it_is(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "guest.txt"
    file.write_text("# a comment\n" + hx.game("blackmore").start(players=2, seed=1).record, encoding="utf-8")
    text = file.read_text(encoding="utf-8")
    assert run(data, "play", "--resume", str(file), typed="1\n").returncode == 0
    assert file.read_text(encoding="utf-8") == text
    assert len(hx.replay(kept(data).read_text(encoding="utf-8")).past_moves) > 0


# -- in conversation -----------------------------------------------------------------------------------------


class Conversation:
    """A plain table whose person types what the test hands out; what was said is kept."""

    def __init__(self, table: PlainTable, capsys: pytest.CaptureFixture[str]) -> None:
        self.table = table
        self.capsys = capsys
        self.said = ""

    def hear(self) -> str:
        new = self.capsys.readouterr().out
        self.said += new
        return new

    def type(self, text: str) -> str:
        self.hear()
        moves = self.table.sitting.moves
        self.table.understand(text, moves)
        return self.hear()


@pytest.fixture
def talk(data: Path, capsys: pytest.CaptureFixture[str]) -> Conversation:
    sitting = begin("blackmore", 4, 7, ["start=1"], "random", "1", "")
    return Conversation(PlainTable(sitting, "en"), capsys)


def test_a_move_by_number_by_text_or_by_its_sentence(talk: Conversation) -> None:
    table = talk.table
    moves = table.sitting.moves
    assert table.understand("3", moves) is moves[2]
    assert table.understand(f"  {moves[4].text.upper()} ".strip(), moves) is moves[4]
    assert table.understand(table.speech.move(moves[1]).lower(), moves) is moves[1]
    table.switch("de")
    assert table.understand(table.speech.move(moves[1]).removesuffix(" spielen"), moves) is moves[1]


def test_what_is_no_move_says_so(talk: Conversation) -> None:
    for text in ("0", "7", "99", "-1", "1.5", "dance", "", "play Z9"):
        assert f"“{text}” is not a move" in talk.type(text)
    state = talk.table.sitting._state
    assert isinstance(state, Blackmore)
    foreign = state.box.names[state.hands[1][0]]
    assert "not in your hand. (Rule BM-4.1)" in talk.type(f"play {foreign}")
    assert "(Rule BM-6.1)" in talk.type("keep")
    assert not talk.table.sitting.news


def test_the_other_words(talk: Conversation) -> None:
    assert "h  hint" in talk.type("?") and "h  hint" in talk.type("HELP")
    assert len(re.findall(r"^Play .* \(\d+%\)$", talk.type("h"), re.MULTILINE)) == 3
    assert talk.type("r").startswith("Rule BM-4.1\n4.1 ")
    assert "Trump is" in talk.type("v")
    assert "Gib" not in talk.said and "Du spielst aus" in talk.type("l")
    assert "Regel BM-4.1\n4.1 " in talk.type("regeln")
    assert talk.type("log") == ""
    for word in ("q", "ende"):
        with pytest.raises(Leave):
            talk.table.understand(word, [])


# -- what may not be known -----------------------------------------------------------------------------------


def hidden_cards(sitting: Sitting) -> Iterator[tuple[str, str, int]]:
    """Every card whose place the person can't know: name, letter, value."""
    state = sitting._state
    assert isinstance(state, Blackmore)
    hidden = set(state.stack)
    for seat, hand in enumerate(state.hands):
        if seat != sitting.seat:
            hidden |= set(hand) - set(state.open_hands[seat])
    for card in hidden:
        name = state.box.names[card]
        yield name, name[0], state.box.value[card]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_hidden_card_is_ever_told(
    lang: str, seed: int, data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A card that is hidden now has never been seen: it may not stand anywhere in what was said so far."""
    sitting = begin("blackmore", 4, seed, [], "random", str(1 + seed % 4), "")
    table = PlainTable(sitting, lang)
    talk = Conversation(table, capsys)
    asked = 0

    def type_something(prompt: str = "") -> str:
        nonlocal asked
        asked += 1
        talk.hear()
        for name, letter, value in hidden_cards(sitting):
            card = table.words.text("blackmore-card", colour=letter, value=value)
            assert not re.search(rf"\b({re.escape(card)}|{name})\b", talk.said), name
        return ("h", "v", "log", "1")[asked % 4] if asked % 8 < 4 else "2" if asked % 3 else "1"

    monkeypatch.setattr("builtins.input", type_something)
    table.play()
    assert sitting.over and asked > 14


def test_bots_names_are_not_taken_twice(data: Path) -> None:
    sitting = begin("blackmore", 6, 1, [], "random", "1", "Morgana,Walpurga")
    assert len(set(sitting.party.names)) == 6
    clean = begin("blackmore", 2, 1, [], "random", "1", "  Esme\x1b[31m\n" + "x" * 90)
    assert clean.party.names[0].startswith("Esme[31m") and len(clean.party.names[0]) == 20
