"""Grimoria in the terminal: secret spells, the hidden card, what is known of everybody's collection."""

import re
from pathlib import Path

import pytest

import hexenkessel as hx
from hexenkessel import seeded
from hexenkessel.games.grimoria import terminal
from hexenkessel.terminal.speech import Speech
from hexenkessel.terminal.widgets import Tile
from hexenkessel.words import LANGUAGES
from tests.games.grimoria.table import Table
from tests.moments import walk
from tests.terminal.conftest import Begin, kept
from tests.terminal.screen import NAMES, SMALL, at_table, drawn, hurry, play, play_to_the_end, scene_of, seen
from tests.terminal.shell import run


def said(table: Table, seat: int | None, lang: str = "en") -> str:
    return "\n".join(terminal.sentences(scene_of(table.state, seat, lang)))


# -- in plain lines ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_through_a_pipe(lang: str, data: Path) -> None:
    typed = "".join(f"{1 + number % 4}\n1\n" for number in range(120))
    answer = run(data, "play", "grimoria", "--lang", lang, "--bots", "thumb", "--seed", "7", typed=typed)
    assert (answer.returncode, answer.stderr) == (0, "")
    final = hx.replay(kept(data).read_text(encoding="utf-8"))
    assert final.over and final.players == 4
    lines = answer.stdout.splitlines()
    opened = r"schlag|schlägst auf|schlägt auf" if lang == "de" else r"opens? (your|the) book"
    assert len([line for line in lines if re.search(opened, line)]) == 12 * 4
    for place, points in zip(final.ranking(), final.scores(), strict=True):
        assert any(line.startswith(f"{place}. ") and f" {points} " in line for line in lines[-6:])
    assert not re.search(r"[{}\u2068\u2069]|Traceback|grimoria-[a-z]+-|_seat|\bnull\b", answer.stdout)


def test_what_the_lines_say() -> None:
    table = Table.set_up(
        3,
        level=9,
        talers="A=4 B=2",
        display="castle king - maid",
        discard="bard bard",
        A="seer village:A town",
        B="maid maid castle:AB castle:B purse ring:B",
    ).choose("A5 B3 C3")
    text = said(table, 0)
    assert "Round 5 of 13 · Magic level 9" in text
    assert "Turn order: You Dowsing Rod (5), Morgana Will-o’-the-Wisp (3), Walpurga Will" in text
    assert "Display 0: Face-down card, Falcon Castle (brings only points)" in text
    assert "Display 1: King (1 point for each place)" in text and "Display 2" not in text
    assert "Discard pile: 2 × Bard" in text
    assert "You: 4 talers; Seer; 2 places: Mill Village, Lantern Town" in text
    assert (
        "Morgana: 2 talers; 2 × Maid; 2 places: Falcon Castle, 1 unknown; 2 treasures: Coin Purse, 1" in text
    )
    assert "Walpurga: 0 talers\n" in text + "\n"
    other = said(table, 2)
    assert (
        "Display 0: Face-down card\n" in other
        and "Esme: 4 talers; Seer; 2 places: Lantern Town, 1 unk" in other
    )
    assert "2 places; 2 treasures: Coin Purse, 1 unknown" in other


def test_the_own_choice_is_told_to_its_owner_alone() -> None:
    table = Table.set_up(2, level=9)
    table.state.play(0, "choose 7")
    assert "chosen in secret: Raven Gold (7)" in said(table, 0)
    assert "Raven" not in said(table, 1) and "Raven" not in said(table, None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_second_players_have_names(lang: str) -> None:
    table = Table.set_up(3, talers="B=4 C=4").choose("A12 B15 C14").play("A attack C")
    speech = {seat: Speech(lang, table.state.game, NAMES[:3], seat) for seat in (0, 1, 2)}
    shown = {"kind": "plundered", "seat": 2, "caster_seat": 0, "talers": 2}
    wanted = {
        "en": (
            "You take 2 talers from Walpurga.",
            "Walpurga loses 2 talers to Esme.",
            "You lose 2 talers to Esme.",
        ),
        "de": (
            "Du nimmst Walpurga 2 Taler ab.",
            "Walpurga verliert 2 Taler an Esme.",
            "Du verlierst 2 Taler an Esme.",
        ),
    }[lang]
    assert tuple(speech[seat].event(shown) for seat in (0, 1, 2)) == wanted
    move = table.state.game.move("attack C")
    assert speech[0].move(move) == {"en": "Attack Walpurga", "de": "Walpurga angreifen"}[lang]


# -- the picture -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize(("width", "height", "lang"), [(54, 12, "de"), (80, 21, "en"), (160, 45, "de")])
def test_every_moment_can_be_drawn(players: int, width: int, height: int, lang: str) -> None:
    """It stays in its frame, everybody is in it, and what can be chosen can be touched."""
    state = hx.game("grimoria").start(players, seed=players)
    for moment in walk(state, seeded(players)):
        for seat in (*moment.deciding, None):
            scene = scene_of(moment, seat, lang, width=width, height=height)
            lines = drawn(terminal.paint(scene))
            assert len(lines) == height and max(map(len, lines)) <= width
            assert all(name in "\n".join(lines) for name in scene.names) or moment.over
            tiles = terminal.tiles(scene)
            touches = [tile.touch for tile in tiles]
            assert len(touches) == len(set(touches))
            sizes = {(len(tile.lines), sum(len(text) for text, _ in tile.lines[0])) for tile in tiles}
            assert len({rows for rows, _ in sizes}) <= 1
            if seat is not None:
                assert all(set(move.touches) & set(touches) for move in moment.moves(seat))
                assert terminal.caption(scene)


def test_the_hidden_card_is_drawn_for_a_seer_alone() -> None:
    table = Table.set_up(2, display="castle king maid", A="seer").choose("A3 B15")
    for seat, there in ((0, True), (1, False), (None, False)):
        lines = "\n".join(drawn(terminal.paint(scene_of(table.state, seat, width=80, height=20))))
        assert ("Falcon Castle" in lines) is there
        assert "King" in lines and "Maid" in lines
    assert [tile.touch for tile in terminal.tiles(scene_of(table.state, 0))] == [
        f"display:{n}" for n in range(3)
    ]


def test_the_score_sheet_is_drawn_at_the_end() -> None:
    state = hx.game("grimoria").start(5, seed=3)
    for _ in walk(state, seeded(3)):
        pass
    lines = drawn(terminal.paint(scene_of(state, None, width=54, height=14)))
    assert lines[0].split() == list("ABCDE")
    columns = [re.findall(r"\d+|·", line)[-5:] for line in lines[1:] if line.strip()]
    rows = [[0 if points == "·" else int(points) for points in row] for row in columns]
    assert rows[-1] == state.scores() == [sum(row[seat] for row in rows[:-1]) for seat in range(5)]
    assert any(line.split()[0] == "Talers" for line in lines[1:] if line.strip())


def test_a_small_window_gets_sentences() -> None:
    state = hx.game("grimoria").start(5, seed=3)
    assert terminal.paint(scene_of(state, 0, width=54, height=10)) is None
    assert terminal.paint(scene_of(state, 0, width=40, height=20)) is None


# -- on the full screen ------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("breathe")
def test_a_whole_game_by_keyboard(begin: Begin, data: Path) -> None:
    """What is sampled: the last rounds are on the screen; the whole game in a long run."""

    async def test() -> None:
        sitting = begin("grimoria", 2, 7, [], "thumb", "1", "")
        begun = hurry(sitting, 22)
        async with at_table(sitting, "de", SMALL) as (pilot, table):
            asked = await play_to_the_end(pilot, table, begun, things=Tile)
            assert len(asked) >= max(28, len(begun) + 3) and {"choose-spell", "take"} < set(asked)
            result = seen(table)
            assert all(f"{points} Punkte" in result for points in sitting.view["scores"])
            await pilot.press("q")
        assert table.return_value == 0

    play(test())
    assert hx.replay(kept(data).read_text(encoding="utf-8")).over
