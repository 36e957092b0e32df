"""Changing the trump."""

import pytest

from tests.games.blackmore.table import CARDS, SEATS, Table
from tests.rules import rule

both_sides = pytest.mark.parametrize("side", ["desc", "asc"])


@pytest.fixture
def table() -> Table:
    """The trick of the worked example has just been decided: D has won and holds five cards; D has captured W9 before."""
    table = Table.set_up(
        5,
        "A",
        pile="B7",
        stack="W1 W2 W3 W4 W5 W6 W7 W8",
        captured={"D": "W9"},
        rest="A",
        A="Y2 R8",
        B="Y5 Y6",
        C="R7 G7",
        D="B4 Y7",
        E="B9 B6",
    )
    return table.play("A:Y2 B:Y5 C:R7 D:B4 E:B9")


DRAWS = "D:W1 E:W2 A:W3 B:W4 C:W5"


@rule("BM-6.2", "BM-6.8", "BM-7.1", "BM-7.2", "BM-5.7")
def test_decline(table: Table) -> None:
    table.decline()
    assert table.captured("D") - {"W9"} == {"Y2", "Y5", "R7", "B4", "B9"}
    assert table.points("D") == 27 + 9
    assert table.pile == "B7" and table.trump == "B7"
    assert table.draws == DRAWS
    assert table.stack == "W6 W7 W8"
    assert table.to_move == "D" and table.asks == "lead"


@rule("BM-6.3", "BM-6.7", "BM-6.9")
def test_the_trump_of_another_of_the_same_colour(table: Table) -> None:
    table.lay("B9")
    assert table.pile == "B7 B9" and table.trump == "B9"
    assert table.order == "9-8-7-6-5-4-3-2-1"
    assert table.captured("D") - {"W9"} == {"Y2", "Y5", "R7", "B4"}
    assert table.points("D") == 18 + 9
    assert table.draws == DRAWS


@rule("BM-6.4")
def test_her_own_winning_card(table: Table) -> None:
    table.lay("B4")
    assert table.pile == "B7 B4" and table.trump == "B4"
    assert table.order == "4-3-2-1-9-8-7-6-5"
    assert table.points("D") == 23 + 9


@rule("BM-6.3")
def test_the_colour_only(table: Table) -> None:
    table.lay("R7")
    assert table.pile == "B7 R7" and table.trump == "R7"
    assert table.order == "7-6-5-4-3-2-1-9-8"
    assert table.points("D") == 20 + 9


@rule("BM-6.1", "BM-6.2", "BM-6.5", "BM-10")
def test_illegal_choices(table: Table) -> None:
    assert table.to_move == "D" and table.asks == "trump"
    assert sorted(table.options) == ["keep", "lay B4", "lay B9", "lay R7", "lay Y2", "lay Y5"]
    for move in ("keep", "lay B9"):
        assert table.refusal("E", move) == ("BM-6.1", "not-winner")
    assert table.refusal("D", "lay Y7") == ("BM-6.5", "not-in-trick")
    assert table.refusal("D", "lay W9") == ("BM-6.5", "not-in-trick")
    assert table.refusal("D", "lay B7") == ("BM-6.5", "not-in-trick")
    assert table.refusal("D", "lay B4 B9") == ("BM-4.4", "no-such-move")
    table.decline()
    assert table.to_move == "D"
    for move in ("keep", "lay B9", "lay W1"):
        assert table.refusal("D", move) == ("BM-6.1", "no-choice-now")


@rule("BM-6.1")
def test_only_one_card_is_laid(table: Table) -> None:
    table.lay("B9")
    assert table.asks == "lead"
    assert table.refusal("D", "lay B4") == ("BM-6.1", "no-choice-now")


@rule("BM-6.6", "BM-5.8", "BM-7.1")
def test_the_new_trump_counts_from_the_next_trick(table: Table) -> None:
    table.lay("R7")
    table.play("D:Y7 E:B6 A:R8 B:Y6 C:G7")
    assert table.winner == "A"
    table.decline()
    assert table.captured("D") == {"W9", "Y2", "Y5", "B4", "B9"}


@rule("BM-6.8")
@both_sides
@pytest.mark.parametrize("players", range(2, 7))
def test_the_trump_stays_in_force(players: int, side: str) -> None:
    stack = [card for card in CARDS if card != "R5"][-17:]
    table = Table.set_up(players, "A", side=side, pile="R5", stack=" ".join(stack), rest="A", trick=1)
    for _ in range(3 if players < 6 else 2):
        for _ in range(players):
            table.play(f"{table.to_move}:{min(table.hand(table.to_move))}")
        table.decline()
        assert table.pile == "R5" and table.trump == "R5"


@rule("BM-6.2", "BM-10", "BM-6.1")
@pytest.mark.parametrize("players", range(2, 7))
def test_there_are_always_one_more_choices_than_players(players: int) -> None:
    table = Table.set_up(players, "A", pile="R5", stack="W9 W8 W7 W6 W5 W4 W3", rest="A")
    played = []
    for seat in SEATS[:players]:
        played.append(max(table.hand(seat)))
        table.play(f"{seat}:{played[-1]}")
    assert sorted(table.options) == sorted(["keep", *(f"lay {card}" for card in played)])
    # Before anybody draws and before the trick is put away (BM-6.1).
    assert table.hand_sizes == [5] * players and table.draws == ""
    assert table.view()["trick"] == played


@rule("BM-6.9")
def test_older_trumps_keep_their_order() -> None:
    table = Table.set_up(2, "A", pile="B7", stack="W1 W2 W3 W4 W5", rest="A", A="R7 R6", B="P1 P2")
    table.play("A:R7 B:P1").lay("R7").play("A:R6 B:P2").lay("P2")
    assert table.pile == "B7 R7 P2"
    assert table.view()["pile"] == ["B7", "R7", "P2"]


@rule("BM-6.11", "BM-8.2")
@both_sides
def test_the_choice_is_there_in_the_end_phase_too(side: str) -> None:
    table = Table.set_up(
        3, "A", side=side, pile="G3 W8", rest="B", end_phase=True, size=2, A="R5", B="R4", C="W9"
    )
    table.play("A:R5 B:R4 C:W9")
    assert table.winner == "C" and sorted(table.options) == ["keep", "lay R4", "lay R5", "lay W9"]
    table.lay("W9")
    assert table.pile == "G3 W8 W9" and table.hand_sizes == [1, 1, 1]
    assert table.draws == ""
