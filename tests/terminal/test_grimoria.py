"""Grimoria in the terminal: secret spells, the hidden card, what is known of everybody's collection."""

import pytest

from hexenkessel.games.grimoria import terminal
from hexenkessel.terminal.speech import Speech
from hexenkessel.words import LANGUAGES
from tests.games.grimoria.table import Table
from tests.terminal.screen import NAMES, drawn, scene_of


def said(table: Table, seat: int | None, lang: str = "en") -> str:
    return "\n".join(terminal.sentences(scene_of(table.state, seat, lang)))


# -- in plain lines ----------------------------------------------------------------------------------------------


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


def test_the_hidden_card_is_drawn_for_a_seer_alone() -> None:
    table = Table.set_up(2, display="castle king maid", A="seer").choose("A3 B15")
    for seat, there in ((0, True), (1, False), (None, False)):
        lines = "\n".join(drawn(terminal.paint(scene_of(table.state, seat, width=80, height=20))))
        assert ("Falcon Castle" in lines) is there
        assert "King" in lines and "Maid" in lines
    assert [tile.touch for tile in terminal.tiles(scene_of(table.state, 0))] == [
        f"display:{n}" for n in range(3)
    ]
