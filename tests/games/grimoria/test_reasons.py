"""Why something can't be done: the reason nearest to what is asked, and to what was touched."""

import pytest

from tests.games.grimoria.table import Table
from tests.rules import rule


@rule("GR-4.1", "GR-5.1")
def test_while_all_choose() -> None:
    table = Table.set_up(2, level=5).choose("B3")
    assert table.refusal("A", "choose 6") == ("GR-4.1", "level-too-low")
    for text in ("decline", "take 1", "attack B"):
        assert table.refusal("A", text) == ("GR-4.1", "must-choose")
    for text in ("choose 2", "choose 3", "take 1"):
        assert table.refusal("B", text) == ("GR-4.1", "chosen-already")


@rule("GR-6.4")
def test_the_mist_wants_money() -> None:
    table = Table.set_up(2, talers="B=3").choose("A4 B7")
    assert table.asks == "take", "nothing to pay with, nothing to decide"
    assert table.refusal("A", "pay") == ("GR-6.4", "too-poor")
    refusal = table.state.explain(0, "pay")
    assert refusal is not None and refusal.facts == {"price": 1, "talers": 0}


@rule("GR-6.4")
@pytest.mark.parametrize("move", ["pay", "decline"])
def test_whoever_has_answered_the_mist_is_not_asked_again(move: str) -> None:
    table = Table.set_up(2, talers="A=1", draw="king").choose("A4 B7").play(f"A {move}")
    assert table.refusal("A", "pay") == ("GR-5.1", "spell-over")


@rule("GR-6.4", "GR-8.2")
def test_money_that_comes_too_late() -> None:
    """The Messenger pays in action 2, when the mist has gone."""
    table = Table.set_up(2, A="messenger").choose("A4 B7")
    assert (table.asks, table.money("A")) == ("take", 1)
    assert table.refusal("A", "pay") == ("GR-5.1", "spell-over")


@rule("GR-8.5")
def test_merchants_want_money() -> None:
    table = Table.set_up(2, A="merchant merchant", treasures="ring ring ring", talers="B=3").choose("A5 B7")
    assert table.refusal("A", "buy") == ("GR-8.5", "too-poor")
    table = Table.set_up(2, A="merchant merchant", treasures="ring ring ring", talers="A=1").choose("A5 B7")
    assert table.play("A buy").refusal("A", "buy") == ("GR-8.5", "too-poor")
    table = Table.set_up(2, A="merchant", treasures="ring ring ring", talers="A=1").choose("A5 B7")
    assert table.play("A buy").refusal("A", "buy") == ("GR-5.1", "spell-over"), "one Merchant, one treasure"
    table = Table.set_up(2, talers="A=5").choose("A5 B7")
    assert table.refusal("A", "buy") == ("GR-8.5", "no-merchant")
    table = Table.set_up(2, talers="A=5", A="merchant").choose("A3 B7")
    assert table.refusal("A", "buy") == ("GR-6.0.1", "other-spell")


@rule("GR-7.1", "GR-7.4", "GR-7.5", "GR-4.4.2")
def test_who_is_no_target() -> None:
    """A leads, B has defended, C and D lead among the others, E is protected."""
    table = Table.set_up(5, talers="A=20 B=9 C=5 D=5 E=7", B="mercenary").choose("A12 B2 C13 D15 E8")
    table.until("B", "react").play("B defend mercenary")
    assert table.asks == "victim" and table.options == ["attack C", "attack D"]
    assert table.refusal("A", "attack A") == ("GR-7.1", "not-yourself")
    assert table.refusal("A", "attack B") == ("GR-7.5", "defended-already")
    assert table.refusal("A", "attack E") == ("GR-4.4.2", "protected")
    assert table.refusal("A", "decline") == ("GR-7.4", "must-attack")
    table = Table.set_up(3, talers="A=20 B=9 C=9").choose("A12 B13 C15")
    assert table.refusal("A", "attack D") == ("GR-7.1", "no-such-seat")


@rule("GR-7.5")
def test_while_somebody_answers_an_attack() -> None:
    table = Table.set_up(3, talers="A=1 B=9 C=2", B="mercenary").choose("A12 B13 C15").until("B", "react")
    assert table.refusal("A", "take 1") == ("GR-7.5", "victim-first")
    assert table.refusal("C", "take 1") == ("GR-5.1", "not-your-turn")
    for text in ("take 1", "decline", "choose 3"):
        assert table.refusal("B", text) == ("GR-7.5", "answer-attack")


@rule("GR-5.1", "GR-6.0.1")
def test_in_a_turn() -> None:
    table = Table.set_up(2, A="maid", talers="A=3").choose("A10 B13")
    assert table.refusal("A", "take 1") == ("GR-5.1", "spell-first")
    assert table.refusal("A", "exchange 1") == ("GR-6.0.1", "other-spell")
    assert table.refusal("A", "attack B") == ("GR-6.0.1", "no-attack-spell")
    assert table.refusal("A", "endure") == ("GR-7.5", "not-attacked")
    assert table.play("A transmute maid").refusal("A", "transmute maid") == ("GR-5.1", "spell-over")
