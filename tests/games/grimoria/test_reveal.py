"""What holds from the reveal on: Silence, protection, Witches."""

import pytest

from tests.games.grimoria.table import Table
from tests.rules import rule


@rule("GR-4.4.1", "GR-6.2", "GR-6.3", "GR-6.7")
def test_silence() -> None:
    table = Table.set_up(4, prev="ABCD", talers="A=3 B=3 C=3 D=3", treasures="ring")
    table.choose("A2 B3 C7 D5")
    assert table.order == "A,B,D,C"
    table.end_round()
    assert table.talers == "A=3 B=3 C=3 D=3"
    assert table.treasures("D") == "ring"


@rule("GR-4.4", "GR-4.4.1", "GR-4.3.2")
def test_silence_from_late_players() -> None:
    table = Table.set_up(3, prev="ABC", talers="A=2 B=2 C=2").choose("A2 B2 C3")
    assert table.order == "C,A,B"
    assert table.end_round().money("C") == 2


@rule("GR-4.4.2", "GR-7.1", "GR-7.2")
def test_protection_before_ones_own_turn() -> None:
    table = Table.set_up(
        4,
        prev="ABCD",
        display="town village town town town",
        A="maid maid maid maid",
        B="knight knight knight",
        D="bard",
    )
    table.choose("A8 B8 C9 D1")
    assert table.order == "D,C,A,B"
    table.play("D exchange 4", "D take 1")
    assert table.to_move == "D" and table.asks == "give"
    table.play("D give bard")
    assert table.companions("D") == "" and table.companions("C") == "bard"
    assert table.companions("A") == "maid maid maid maid" and table.companions("B") == "knight knight knight"
    assert table.to_move == "C" and table.asks == "take"


@rule("GR-4.4.3", "GR-8.8", "GR-6.6")
def test_witch_at_the_reveal() -> None:
    table = Table.set_up(3, prev="ABC", talers="A=1 B=3 C=2", A="witch", C="witch witch")
    other = table.copy()
    table.choose("A2 B2 C6")
    assert table.order == "C,A,B"
    # C's alms come next, and A has fewer: nothing. C is already to take a card.
    assert table.talers == "A=2 B=3 C=4"
    assert table.told("no-alms") == [{"seat": 2}]
    other.choose("A2 B3 C6")
    assert other.told("witch") == [{"seat": 2, "talers": 2}]
    assert other.talers == "A=1 B=3 C=4"


@rule("GR-8.8", "GR-4.4.1", "GR-6.9")
def test_a_stolen_witch() -> None:
    table = Table.set_up(3, prev="ABC", talers="C=0", C="witch")
    table.choose("A2 B9 C13")
    assert table.order == "A,B,C" and table.money("C") == 1
    table.play("A take 1", "C give witch", "B take 2")
    assert table.companions("B") == "witch"
    assert table.money("C") == 1 and table.told("silenced") == [{"seat": 2, "spell": 13}]


# -- more --------------------------------------------------------------------------------------------------------


@rule("GR-4.4.1")
@pytest.mark.parametrize(("spell", "talers"), [(3, 1), (7, 2), (13, 3), (15, 4)])
def test_silence_stops_black_magic_and_nothing_else(spell: int, talers: int) -> None:
    for silence, earned in ((2, 0), (8, talers)):
        table = Table.set_up(3, talers="A=5 B=5 C=5").choose(f"A{silence} B{spell} C6").end_round()
        assert table.talers == f"A=5 B={5 + earned} C=7"


@rule("GR-4.4", "GR-4.4.1", "GR-4.4.2")
def test_it_ends_with_the_round() -> None:
    """Silence and Shield hold for the round they were chosen in, and no longer."""
    table = Table.set_up(2, level=12, talers="A=6").choose("A2 B3").end_round()
    assert table.talers == "A=6 B=0"
    table.choose("A1 B3").end_round()
    assert table.talers == "A=6 B=1"
    table.choose("A8 B12").end_round()
    assert table.talers == "A=6 B=1"
    table.choose("A1 B12").end_round()
    assert table.talers == "A=3 B=4"


@rule("GR-4.4.2", "GR-6.8", "GR-6.11")
@pytest.mark.parametrize("protection", [8, 11])
@pytest.mark.parametrize("attack", [9, 12, 14])
def test_each_protection_against_each_attack(attack: int, protection: int) -> None:
    """B has the most of everything and loses nothing; C is hit, whatever is attacked."""
    table = Table.set_up(
        3, talers="B=8 C=2", B="knight knight knight ring ring ring", C="bard bard chalice chalice"
    )
    table.choose(f"A{attack} B{protection} C1").end_round()
    assert table.companions("B") == "knight knight knight" and table.treasures("B") == "ring ring ring"
    assert table.money("B") == 8
    assert [facts["seat"] for facts in table.told("attacked")] == [2]


@rule("GR-4.4.3")
def test_witches_are_paid_before_the_first_turn() -> None:
    """The Witch's taler is there when the first player plunders."""
    table = Table.set_up(3, talers="C=3", C="witch").choose("A12 B2 C15")
    assert table.order == "B,A,C"
    assert table.money("C") == 4
    kinds = [event.kind for event in table.heard]
    assert kinds.index("order") < kinds.index("witch") < kinds.index("cast")


@rule("GR-4.4.3", "GR-8.8")
def test_no_witch_income_without_silence() -> None:
    table = Table.set_up(3, A="witch witch").choose("A3 B4 C5")
    assert table.told("witch") == []
