"""Records: a game as text, and what is said when the text is broken."""

import json
from typing import Any

import pytest

import hexenkessel as hx
from hexenkessel import seeded
from hexenkessel.kernel.errors import BrokenRecord, Fact, OtherContent, UnknownGame
from hexenkessel.kernel.records import parse_record
from tests.moments import play_on

TOY = hx.game("toy_cauldron")
CONTENT = TOY.content.hash

RECORD = f"""\
[game "toy_cauldron"]
[edition "1"]
[content "{CONTENT}"]
[players "2"]
[seed "1"]
[option.brew "1"]

"""


def finished(seed: int | bytes = 1) -> hx.State:
    state = TOY.start(2, seed)
    play_on(state, seeded(1))
    return state


def line_of(text: str, part: str) -> int:
    return text.count("\n", 0, text.index(part)) + 1


def problem(text: str) -> tuple[int, str, dict[str, Fact]]:
    """The line that can't be replayed, and why: the problem with its facts, or the cause with its own."""
    with pytest.raises(BrokenRecord) as error:
        hx.replay(text)
    broken = error.value
    facts = dict(broken.facts)
    line = facts.pop("line")
    assert isinstance(line, int) and broken.key == "shell-error-broken-record"
    where = f"line {line}" if line else "the record"
    if broken.cause is not None:
        assert str(broken) == f"{where} can't be replayed: {broken.cause}"
        assert broken.problem == broken.cause.key and facts == {}
        return line, broken.problem, broken.cause.facts
    named = ", ".join(f"{name}={value!r}" for name, value in facts.items())
    assert str(broken) == f"{where} can't be replayed: {broken.problem}" + (f" ({named})" if named else "")
    return line, broken.problem, facts


# -- there and back ------------------------------------------------------------------------------------------------


def test_what_a_record_looks_like() -> None:
    state = TOY.start(2, seed=1)
    assert state.record == RECORD
    state.play(1, state.moves(1)[0])
    assert state.record == RECORD + f"1 B {state.past_moves[0].text}\n"


def test_a_finished_game_states_its_result() -> None:
    state = finished()
    points = state.scores()
    assert f'[result "A {points[0]}, B {points[1]}"]\n' in state.record
    assert hx.replay(state.record) == state


def test_the_secret_of_a_table_as_seed() -> None:
    state = finished(bytes(range(16)))
    assert '[seed "blake2b:000102030405060708090a0b0c0d0e0f"]' in state.record
    assert hx.replay(state.record) == state


def test_comments_blank_lines_and_spaces() -> None:
    state = finished()
    lines = [line for text in state.record.splitlines() for line in ("# ha!", f"  {text}  ", "", "#")]
    assert hx.replay("\n".join(lines)) == state
    assert hx.replay(state.record.replace("\n", "\r\n")) == state


def test_headings_of_others_are_left_alone() -> None:
    """Who played and when is none of the engine's business."""
    state = finished()
    assert hx.replay('[event "Walpurgis Night"]\n[names "Agnes, Berta"]\n' + state.record) == state


def test_text_of_moves_as_people_write_it() -> None:
    state = TOY.start(2, seed=1)
    move = state.moves(0)[0]
    (played,) = hx.replay(RECORD + f"1 A {move.text.upper()}\n").past_moves
    assert played.text == move.text


def test_the_record_of_a_position_made_by_hand() -> None:
    """No seed leads there: the position itself stands in the record."""
    data = TOY.start(3, seed=4).dump()
    by_hand = {name: data[name] for name in ("game", "players", "agenda", "position")}
    state = TOY.load(by_hand)
    assert '[position "{' in state.record and "[seed" not in state.record
    play_on(state, seeded(2))
    again = hx.replay(state.record)
    assert again == state and again.record == state.record
    assert TOY.load(json.loads(json.dumps(state.dump()))).record == state.record


def test_a_record_does_not_change_with_the_data_it_was_made_from() -> None:
    data = TOY.start(3, seed=4).dump()
    by_hand = {name: data[name] for name in ("game", "players", "agenda", "position")}
    state = TOY.load(by_hand)
    record = state.record
    by_hand["position"]["hands"].clear()
    state.dump()["origin"]["position"].clear()
    assert state.record == record and hx.replay(record) == state


# -- other rules, other cards ---------------------------------------------------------------------------------------


def test_other_content() -> None:
    with pytest.raises(OtherContent) as error:
        hx.replay(RECORD.replace(CONTENT, "0123456789abcdef"))
    assert error.value.facts == {"game": "toy_cauldron", "wanted": "0123456789abcdef", "found": CONTENT}
    assert "hexenkessel content use" in str(error.value)


def test_other_edition() -> None:
    assert problem(RECORD.replace('[edition "1"]', '[edition "2"]')) == (
        2,
        "shell-problem-record-edition",
        {"found": 2, "wanted": 1},
    )


def test_other_game() -> None:
    with pytest.raises(UnknownGame):
        hx.replay(RECORD.replace('"toy_cauldron"', '"chess"'))


# -- broken headings ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment"])
def test_nothing_at_all(text: str) -> None:
    assert problem(text) == (0, "shell-problem-record-empty", {})


@pytest.mark.parametrize("name", ["game", "edition", "content", "players", "seed"])
def test_a_missing_heading(name: str) -> None:
    text = "\n".join(line for line in RECORD.splitlines() if not line.startswith(f"[{name} "))
    assert problem(text) == (0, "shell-problem-record-heading", {"heading": name})


NUMBER = "shell-problem-record-number"
SEED = "shell-problem-record-seed"
LINE = "shell-problem-record-line"
JSON = "shell-problem-record-json"
POSITION = "shell-error-broken-position"
OTHER_GAME = '[position "{"game": "toy_cauldron", "players": 9}"]'


@pytest.mark.parametrize(
    ("right", "wrong", "line", "key", "facts"),
    [
        ('[edition "1"]', '[edition "one"]', 2, NUMBER, {"heading": "edition", "found": "one"}),
        ('[players "2"]', '[players "two"]', 4, NUMBER, {"heading": "players", "found": "two"}),
        (
            '[players "2"]',
            '[players "5"]',
            4,
            "shell-error-wrong-players",
            {"players": "5", "min": 2, "max": 4},
        ),
        ('[seed "1"]', '[seed "one"]', 5, SEED, {"found": "one"}),
        ('[seed "1"]', '[seed "blake2b:xyz"]', 5, SEED, {"found": "blake2b:xyz"}),
        ('[seed "1"]', '[seed "blake2b:00"]', 5, "shell-error-wrong-seed", {"seed": "bytes", "least": 16}),
        ('[option.brew "1"]', '[option.brew "3"]', 6, "shell-error-wrong-option")
        + ({"option": "brew", "value": "3", "allowed": "1, 2"},),
        ('[option.brew "1"]', '[option.brood "1"]', 6, "shell-error-unknown-option")
        + ({"option": "brood", "known": "brew"},),
        ('[seed "1"]', '[position "{"]', 5, JSON, None),
        ('[seed "1"]', '[position "[1]"]', 5, JSON, {"detail": "no object"}),
        ('[seed "1"]', '[position "{}"]', 5, POSITION)
        + ({"where": "game", "found": "null", "wanted": "toy_cauldron"},),
        ('[seed "1"]', OTHER_GAME, 5, POSITION, {"where": "players"}),
        ('[seed "1"]', '[seed "1"', 5, LINE, {"found": '[seed "1"'}),
        ('[seed "1"]', "seed = 1", 5, LINE, {"found": "seed = 1"}),
        ('[seed "1"]', '[seed "1"]\n[seed "2"]', 6, "shell-problem-record-twice", {"heading": "seed"}),
    ],
)
def test_a_broken_heading(right: str, wrong: str, line: int, key: str, facts: dict[str, Fact] | None) -> None:
    found = problem(RECORD.replace(right, wrong))
    assert found[:2] == (line, key) and facts in (None, found[2])


# -- broken moves ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "move", ["1 A", "A brew fly", "1 Z brew fly", "one A brew fly", "brew fly", "1 a brew"]
)
def test_a_line_that_is_no_move(move: str) -> None:
    assert problem(RECORD + move) == (8, "shell-problem-record-line", {"found": move})


@pytest.mark.parametrize(
    ("move", "rule", "reason"),
    [
        ("1 A brew soap", "KK-3.1", "no-such-move"),
        ("1 A take", "KK-4.2", "no-choice-now"),
        ("1 D brew fly", "KK-3.1", "no-such-seat"),
    ],
)
def test_an_illegal_move(move: str, rule: str, reason: str) -> None:
    facts = {"move": move[4:], "rule": rule, "reason": reason}
    assert problem(RECORD + move) == (8, "shell-error-illegal-move", facts)


def test_an_illegal_move_further_down() -> None:
    state = finished()
    last = state.record.splitlines()[-1]
    text = state.record.replace(last, "# the last one\n" + last.rsplit(" ", 1)[0] + " dragon_scale")
    assert problem(text)[0] == line_of(text, "dragon_scale")


def test_moves_after_the_end() -> None:
    state = finished()
    count = len(state.past_moves)
    text = state.record + f"{count + 1} A take\n"
    assert problem(text) == (
        line_of(text, f"{count + 1} A take"),
        "shell-error-illegal-move",
        {"move": "take", "rule": "KK-5.1", "reason": "game-over"},
    )


def test_a_lost_line() -> None:
    record = finished().record
    text = record.replace("\n2 ", "\n#2 ")
    assert problem(text) == (line_of(text, "\n3 ") + 1, "shell-problem-record-count", {"wanted": 2})


def test_a_heading_among_the_moves() -> None:
    text = finished().record + '[seed "2"]\n'
    line = line_of(text, '[seed "2"]')
    assert problem(text) == (line, "shell-problem-record-line", {"found": '[seed "2"]'})


def test_a_record_that_was_cut_off() -> None:
    """A finished game states its result: when its last moves are lost, somebody notices."""
    record = finished().record
    text = record[: record.rstrip().rindex("\n") + 1]
    assert problem(text)[:2] == (line_of(text, "[result"), "shell-problem-record-result")


def test_a_result_that_is_wrong() -> None:
    state = finished()
    text = state.record.replace('[result "A ', '[result "A 1')
    line, key, facts = problem(text)
    assert (line, key) == (line_of(text, "[result"), "shell-problem-record-result")
    assert str(facts["found"]).startswith("A 1")


def test_parsing_alone_needs_no_game() -> None:
    record = parse_record('[game "chess"]\n\n1 A e4\n2 B e5\n')
    assert record.heading("game") == "chess"
    assert record.moves == [(3, 0, "e4"), (4, 1, "e5")]


@pytest.mark.parametrize("wrong", [None, 7, b"[game]", ["1 A brew newt"]])
def test_a_record_is_text(wrong: Any) -> None:
    assert problem(wrong)[:2] == (0, "shell-problem-record-text")


def test_numbers_and_nesting_beyond_reading() -> None:
    assert problem(RECORD.replace('[edition "1"]', f'[edition "{"9" * 5000}"]'))[:2] == (2, NUMBER)
    assert problem(f"{RECORD}{'1' * 5000} A brew newt")[1] == LINE
    assert problem(RECORD.replace('[seed "1"]', f'[position "{"[" * 100_000}"]'))[:2] == (5, JSON)
