"""The table in plain lines: whole games through a pipe, and nothing told that the seat may not know."""

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import hexenkessel as hx
from hexenkessel import cli
from hexenkessel.games.blackmore.state import Blackmore
from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.table.home import DATABASE
from hexenkessel.terminal import commands
from hexenkessel.terminal.doors import Indoors
from hexenkessel.terminal.plain import Back, Leave, PlainTable
from hexenkessel.terminal.sitting import Sitting
from hexenkessel.words import LANGUAGES
from tests.terminal.conftest import Begin, kept, state_of
from tests.terminal.shell import command, environment, run
from tests.waiting import PATIENCE

ENOUGH = "1\n" * 200
PROMPT = {"de": "Dein Zug (1 bis", "en": "Your move (1 to"}


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
    assert not re.search(r"[{}\u2068\u2069]|Traceback|blackmore-[a-z]+-", answer.stdout)
    other = "en" if lang == "de" else "de"
    assert PROMPT[lang] in answer.stdout and PROMPT[other] not in answer.stdout


def test_the_end_of_the_input_keeps_the_game(data: Path) -> None:
    first = run(data, "play", "--bots", "random", "--seed", "3", "--lang", "en", typed="2\n1\n")
    assert first.returncode == 0 and not (data / "records").exists()
    table = way_back(first.stdout)
    # The other one is begun later, so it is the one to go on with; and it does not hide this one.
    other = way_back(run(data, "play", "--bots", "random", "--lang", "en", typed="1\n").stdout)
    second = run(data, "play", "--resume", table, "--lang", "en", typed=ENOUGH)
    assert second.returncode == 0
    assert second.stdout.startswith(first.stdout.split("\n\n")[0])
    assert all(line in second.stdout for line in re.findall(r"^You .*$", first.stdout, re.MULTILINE))
    assert hx.replay(kept(data).read_text(encoding="utf-8")).over
    third = run(data, "play", "--resume", table, "--lang", "en")
    assert third.returncode == 0 and "All cards have been played." in third.stdout
    last = run(data, "play", "--resume", "--lang", "en")
    assert last.returncode == 0 and way_back(last.stdout) == other


def way_back(said: str) -> str:
    """The name of the table that was left."""
    (table,) = re.findall(r"hexenkessel play --resume (\w+)$", said, re.MULTILINE)
    assert isinstance(table, str)
    return table


@pytest.mark.parametrize(("lang", "said"), [("de", "Keine Partie wartet"), ("en", "No game is waiting")])
def test_there_is_nothing_to_go_on_with(
    lang: str, said: str, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments, sentence in (([], said), (["bcdfghjkmnpq"], "bcdfghjkmnpq")):
        assert cli.main(["play", "--resume", *arguments, "--lang", lang]) == cli.WRONG_USE
        told = capsys.readouterr().err
        assert sentence in told and told.count("\n") == 1
        assert not (data / DATABASE).exists()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_a_game_that_is_broken_off_is_not_lost(number: signal.Signals, data: Path) -> None:
    # Tests that run in the background of a shell ignore Ctrl-C, and their children would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
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
        assert way_back(out.decode())
    house = Indoors(pace=0.0)
    (room,) = house.running()
    sitting = house.go_on(room.table)
    assert [event["seat"] for event in sitting.news if event["kind"] in ("led", "played")].count(0) == 1
    sitting.close()
    house.close()


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
    assert "Circe is a bot (Rule of thumb)." in answer.stdout
    again = run(data, "play", "--resume", "--lang", "en")
    assert again.stdout.splitlines()[:3] == answer.stdout.splitlines()[:3]
    assert "with the wheel ascending. You begin." in again.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_option_without_effect_is_passed_over_and_said_so(lang: str, data: Path) -> None:
    options = ["--players", "2", "--option", "solo_level=3", "--seed", "3", "--bots", "random"]
    answer = run(data, "play", "witchdom", *options, "--lang", lang, typed="")
    assert (answer.returncode, answer.stderr) == (0, "")
    told = {
        "de": "„Stufe gegen Ostara“ passt so nicht zu diesem Tisch: Es gilt „Neuer Lehrling“.",
        "en": "“Level against Ostara” can’t be as you wished at this table: “New apprentice” is used.",
    }
    assert told[lang] in answer.stdout.splitlines()


@pytest.mark.parametrize("begun", ["seed", "position"])
def test_a_record_from_elsewhere_goes_on_and_stays_as_it_is(begun: str, data: Path, tmp_path: Path) -> None:
    state = hx.game("blackmore").start(players=2, seed=1)
    if begun == "position":
        state = state.game.load(state.dump() | {"record": None, "seed": None})
    # Nearly to the end: bots of a record that names none are good ones, and take their time.
    for _ in range(48):
        seat = state.deciding[0]
        state.play(seat, state.moves(seat)[0])
    file = tmp_path / "guest.txt"
    file.write_text("# a comment\n" + state.record, encoding="utf-8")
    text = file.read_text(encoding="utf-8")
    answer = run(data, "play", "--resume", str(file), "--lang", "en", typed=ENOUGH)
    assert (answer.returncode, answer.stderr) == (0, "")
    assert file.read_text(encoding="utf-8") == text
    final = hx.replay(kept(data).read_text(encoding="utf-8"))
    assert final.over and [*map(str, final.past_moves[:48])] == [*map(str, state.past_moves)]


def test_a_file_of_an_earlier_version_goes_on_with_its_party(data: Path, tmp_path: Path) -> None:
    state = hx.game("blackmore").start(players=3, seed=1)
    headings, _, moves = state.record.partition("\n\n")
    party = '[name.1 "Nanny"]\n[name.2 "Esme"]\n[name.3 "Magrat"]\n[bot.1 "random"]\n[bot.3 "thumb"]'
    file = tmp_path / "old.txt"
    file.write_text(f"{headings}\n{party}\n\n{moves}", encoding="utf-8")
    answer = run(data, "play", "--resume", str(file), "--lang", "en", typed="q\n")
    assert "Nanny is a bot (Random)." in answer.stdout and "Magrat is a bot (Rule" in answer.stdout
    assert "Esme is a bot" not in answer.stdout


def test_a_finished_record_is_told(data: Path) -> None:
    run(data, "play", "--players", "2", "--bots", "random", "--names", "Esme", typed=ENOUGH)
    answer = run(data, "play", "--resume", str(kept(data)), "--lang", "en")
    assert answer.returncode == 0 and "All cards have been played." in answer.stdout
    assert "Esme leads" in answer.stdout and "Morgana leads" in answer.stdout


# -- what is offered -----------------------------------------------------------------------------------------


def test_a_person_is_offered_what_is_not_over(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only where nothing was asked for, and only somebody who can answer."""
    asked: list[str] = []
    answers = iter(["q", "7", "", "q", "2", "q", "q"])

    def answer(prompt: str) -> str:
        asked.append(prompt)
        return next(answers)

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr("sys.stdin", Person())
    monkeypatch.setattr(commands, "full_screen_possible", lambda lang: False)
    monkeypatch.setattr(commands, "PACE", 0.0)
    begun = commands.want("blackmore", 2, 7, ["start=1"], "random", "1", "", "en")
    assert commands.begin(begun, "en", plain=False, ask=False) == 0
    first = way_back(capsys.readouterr().out)
    # Not a number of the list; then a new one; which is left, too.
    assert commands.begin(begun, "en", plain=False, ask=True) == 0
    said = capsys.readouterr().out
    second = way_back(said)
    assert f"1  The Witches of Blackmore ({first})" in said and second != first
    assert commands.begin(begun, "en", plain=False, ask=True) == 0
    said = capsys.readouterr().out
    assert {first, second} == set(re.findall(r"Blackmore \((\w+)\)", said))
    assert way_back(said) in (first, second)
    # Who wants neither leaves, and nothing is begun.
    assert commands.begin(begun, "en", plain=False, ask=True) == 0
    assert "--resume" not in capsys.readouterr().out
    assert sum("Go on with" in prompt for prompt in asked) == 4


class Person:
    """Somebody at a keyboard, who has not typed anything ahead."""

    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        return QUIET


QUIET = os.pipe()[0]


def test_a_pipe_is_not_asked(data: Path) -> None:
    begun = run(data, "play", "--bots", "random", "--lang", "en", typed="1\n")
    assert "not over yet" not in begun.stdout
    again = run(data, "play", "--lang", "en", typed="")
    assert "not over yet" not in again.stdout and way_back(again.stdout) != way_back(begun.stdout)


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
def talk(begin: Begin, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Conversation:
    monkeypatch.setattr("sys.stdin", Person())
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
    state = state_of(talk.table.sitting)
    assert isinstance(state, Blackmore)
    before = len(talk.table.sitting.news)
    foreign = state.box.names[state.hands[1][0]]
    assert "not in your hand. (Rule BM-4.1)" in talk.type(f"play {foreign}")
    assert "(Rule BM-6.1)" in talk.type("keep")
    assert len(talk.table.sitting.news) == before


def test_the_other_words(talk: Conversation) -> None:
    assert "h  hint" in talk.type("?") and "h  hint" in talk.type("HELP")
    hint = talk.type("h")
    assert 1 <= len(re.findall(r"^Play .* \(\d+%, about \d+ points?\)$", hint, re.MULTILINE)) <= 3
    assert re.search(r"^  \S.*\.$", hint, re.MULTILINE), "it says why"
    assert talk.type("r").startswith("Rule BM-4.1\n4.1 ")
    assert "Trump is" in talk.type("v")
    assert "Gib" not in talk.said and "Du spielst aus" in talk.type("l")
    assert "Regel BM-4.1\n4.1 " in talk.type("regeln")
    assert talk.type("log").startswith("Ein neues Spiel zu viert")
    for word in ("q", "ende"):
        with pytest.raises(Leave):
            talk.table.understand(word, [])


def test_what_the_others_did_is_told_before_one_is_asked(talk: Conversation) -> None:
    table = talk.table
    table.tell_news()
    table.sitting.play(table.sitting.moves[0]).result()
    while not table.sitting.my_turn:
        table.beat()
    talk.hear()
    table.lines.typed.append("q")
    with pytest.raises(Leave):
        table.person_plays()
    told, asked, _ = talk.hear().partition(PROMPT["en"])
    assert asked and len(re.findall(r"^\S+ adds ", told, re.MULTILINE)) == 3, told


def test_a_move_is_taken_back(talk: Conversation) -> None:
    table = talk.table
    before = table.sitting.view
    with pytest.raises(HexenkesselError, match="nothing-to-undo"):
        talk.type("u")
    for word in ("u", "zurück"):
        table.sitting.play(table.sitting.moves[0]).result()
        table.await_turn()
        assert table.sitting.view != before
        with pytest.raises(Back):
            talk.type(word)
        assert table.sitting.view == before
        table.switch("de")
    table.tell_news()
    assert "Du nimmst deinen Zug zurück." in talk.hear()


# -- what may not be known -----------------------------------------------------------------------------------


def hidden_cards(sitting: Sitting) -> Iterator[tuple[str, str, int]]:
    """Every card whose place the person can't know: name, letter, value."""
    state = state_of(sitting)
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
    lang: str, seed: int, begin: Begin, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
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

    monkeypatch.setattr("sys.stdin", Person())
    monkeypatch.setattr("builtins.input", type_something)
    table.play()
    assert sitting.over and asked > 14


def test_bots_names_are_not_taken_twice(begin: Begin) -> None:
    sitting = begin("blackmore", 6, 1, names="Morgana,Walpurga")
    for lang in LANGUAGES:
        names = sitting.names(lang)
        assert len(set(names)) == 6 and names[:2] == ["Morgana", "Walpurga"] and all(names)
    with pytest.raises(HexenkesselError) as error:
        begin("blackmore", 2, 1, names="  Esme\x1b[31m\n" + "x" * 90)
    assert error.value.key == "table-error-name"
