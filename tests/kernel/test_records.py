"""Records: a game as text, and what is said when the text is broken."""

import json

import pytest

import hexenkessel as hx
from hexenkessel import seeded
from hexenkessel.kernel.errors import BrokenRecord, OtherContent, UnknownGame
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


def problem(text: str) -> tuple[int, str]:
    """The line that can't be replayed, and why."""
    with pytest.raises(BrokenRecord) as error:
        hx.replay(text)
    facts = error.value.facts
    where = f"line {facts['line']}" if facts["line"] else "the record"
    assert str(error.value) == f"{where} can't be replayed: {facts['problem']}"
    assert error.value.key == "shell-error-broken-record"
    line = facts["line"]
    assert isinstance(line, int)
    return line, str(facts["problem"])


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
    assert hx.replay(RECORD + f"1 A {move.text.upper()}\n").past_moves == [move]


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
        "it follows edition 2 of the rules, but 1 is in use",
    )


def test_other_game() -> None:
    with pytest.raises(UnknownGame):
        hx.replay(RECORD.replace('"toy_cauldron"', '"chess"'))


# -- broken headings ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment"])
def test_nothing_at_all(text: str) -> None:
    assert problem(text) == (0, "it has no headings")


@pytest.mark.parametrize("name", ["game", "edition", "content", "players", "seed"])
def test_a_missing_heading(name: str) -> None:
    text = "\n".join(line for line in RECORD.splitlines() if not line.startswith(f"[{name} "))
    assert problem(text) == (0, f'the heading [{name} "…"] is missing')


@pytest.mark.parametrize(
    ("right", "wrong", "line", "why"),
    [
        ('[edition "1"]', '[edition "one"]', 2, "edition 'one' is no number"),
        ('[players "2"]', '[players "two"]', 4, "players 'two' is no number"),
        ('[players "2"]', '[players "5"]', 4, "5 players can't play this; it takes 2 to 4"),
        ('[seed "1"]', '[seed "one"]', 5, "'one' is no seed"),
        ('[seed "1"]', '[seed "blake2b:xyz"]', 5, "'blake2b:xyz' is no seed"),
        ('[seed "1"]', '[seed "blake2b:00"]', 5, "option 'seed' can't be 'bytes'"),
        ('[option.brew "1"]', '[option.brew "3"]', 6, "option 'brew' can't be '3'; allowed: 1, 2"),
        ('[option.brew "1"]', '[option.brood "1"]', 6, "option 'brood' can't be '1'"),
        ('[seed "1"]', '[position "{"]', 5, "the position is no JSON"),
        ('[seed "1"]', '[position "[1]"]', 5, "the position is no JSON object"),
        ('[seed "1"]', '[position "{}"]', 5, "game: None is not 'toy_cauldron'"),
        ('[seed "1"]', '[position "{"game": "toy_cauldron", "players": 9}"]', 5, "9 players can't play this"),
        ('[seed "1"]', '[seed "1"', 5, "neither a heading nor a move"),
        ('[seed "1"]', "seed = 1", 5, "neither a heading nor a move"),
        ('[seed "1"]', '[seed "1"]\n[seed "2"]', 6, "the heading seed stands here twice"),
    ],
)
def test_a_broken_heading(right: str, wrong: str, line: int, why: str) -> None:
    found = problem(RECORD.replace(right, wrong))
    assert found[0] == line and why in found[1]


# -- broken moves ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "move", ["1 A", "A brew fly", "1 Z brew fly", "one A brew fly", "brew fly", "1 a brew"]
)
def test_a_line_that_is_no_move(move: str) -> None:
    assert problem(RECORD + move) == (8, f"{move!r} is neither a heading nor a move")


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("1 A brew soap", "'brew soap' is not legal: no-such-move (rule KK-3.1)"),
        ("1 A take", "'take' is not legal: no-choice-now (rule KK-4.2)"),
        ("1 D brew fly", "'brew fly' is not legal: no-such-seat (rule KK-3.1)"),
    ],
)
def test_an_illegal_move(move: str, why: str) -> None:
    assert problem(RECORD + move) == (8, why)


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
        "'take' is not legal: game-over (rule KK-5.1)",
    )


def test_a_lost_line() -> None:
    record = finished().record
    text = record.replace("\n2 ", "\n#2 ")
    assert problem(text) == (line_of(text, "\n3 ") + 1, "move 2 is wanted here")


def test_a_heading_among_the_moves() -> None:
    text = finished().record + '[seed "2"]\n'
    assert problem(text)[0] == line_of(text, '[seed "2"]')


def test_a_record_that_was_cut_off() -> None:
    """A finished game states its result: when its last moves are lost, somebody notices."""
    record = finished().record
    text = record[: record.rstrip().rindex("\n") + 1]
    assert problem(text)[0] == line_of(text, "[result")


def test_a_result_that_is_wrong() -> None:
    state = finished()
    text = state.record.replace('[result "A ', '[result "A 1')
    line, why = problem(text)
    assert line == line_of(text, "[result") and why.startswith("its moves don't lead to the result A 1")


def test_parsing_alone_needs_no_game() -> None:
    record = parse_record('[game "chess"]\n\n1 A e4\n2 B e5\n')
    assert record.heading("game") == "chess"
    assert record.moves == [(3, 0, "e4"), (4, 1, "e5")]
