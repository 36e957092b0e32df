"""Reasons against a move are true, and nearest to what is being decided (with truths.py, which holds for all of them)."""

import pytest

from hexenkessel import shelf
from hexenkessel.words import Catalogue
from tests.games.witches.table import Table
from tests.rules import rule


def jailed(*moves: str, **more: object) -> Table:
    return Table.set_up(witches="A=dungeon", **more).play(*moves)  # type: ignore[arg-type]


def facing(tile: str, *moves: str, hand: str = "") -> Table:
    table = Table.set_up(witches="A=razorback", tiles=f"slice={tile}", hands={"A": hand}, dice="2 2 2 2")
    return table.play("A walk slice", *moves)


@rule("TW-23.3", "TW-21.2", "TW-6.1")
def test_in_the_dungeon_nobody_is_told_that_she_is_elsewhere() -> None:
    begin = jailed(at="begin")
    assert begin.refusal("A", "wait") == begin.refusal("A", "leave slice") == ("TW-6.1", "problem-first")
    first = jailed(hands={"A": "nanny_ogg-1"})
    assert first.refusal("A", "leave slice") == ("TW-23.3", "door-locked")
    assert first.refusal("A", "walk slice") == ("TW-23.1", "in-dungeon")
    second = first.play("A wait")
    assert second.refusal("A", "wait") == ("TW-23.5", "must-leave")
    assert second.refusal("A", "leave slice nanny_ogg-1") == ("TW-23.3", "door-open")
    done = jailed(at="end")
    assert done.refusal("A", "wait") == done.refusal("A", "leave slice") == ("TW-6.1", "actions-used")
    table = facing(
        "^cunning_man", "A roll", "A stand", "A roll", "A finish", "A retreat razorback", hand="nanny_ogg-1"
    )
    assert table.refusal("A", "leave slice nanny_ogg-1") == ("TW-21.2", "just-jailed")


@rule("TW-10.4", "TW-10.7")
def test_rolling_with_a_problem_face_up() -> None:
    table = facing("^vlad", "A roll")
    assert table.refusal("A", "roll") == ("TW-10.4", "decide-first")
    table.play("A stand", "A roll")
    assert table.refusal("A", "roll") == ("TW-10.7", "all-rolled")


@rule("TW-20.7", "TW-13.1", "TW-20.1", "TW-10.1")
@pytest.mark.parametrize(
    ("move", "up", "down"),
    [
        ("solve death", ("TW-20.7", "other-problem"), ("TW-10.1", "turn-up-first")),
        ("run razorback", ("TW-13.1", "run-after-roll"), ("TW-13.1", "run-after-roll")),
        ("bonus big_yan", ("TW-20.1", "bonus-later"), ("TW-20.1", "bonus-later")),
        ("escape casanunda", ("TW-20.3", "escape-later"), ("TW-20.3", "escape-later")),
        ("reroll 1 igor_and_scraps", ("TW-20.4", "no-dice-yet"), ("TW-10.1", "turn-up-first")),
        ("turn-up", ("TW-10.1", "nothing-to-turn-up"), None),
        ("roll", None, ("TW-10.1", "turn-up-first")),
    ],
)
def test_before_the_first_roll(move: str, up: tuple[str, str] | None, down: tuple[str, str] | None) -> None:
    hand = "death big_yan casanunda igor_and_scraps"
    if up is not None:
        assert facing("^vlad", hand=hand).refusal("A", move) == up
    if down is not None:
        assert facing("vlad", hand=hand).refusal("A", move) == down


@rule("TW-6.1", "TW-8.1", "TW-8.5", "TW-8.6")
def test_walking() -> None:
    table = Table.set_up(at="end", hands={"A": "big_yan"})
    for move in ("walk slice", "stay", "fly slice big_yan", "change lancre_town-1"):
        assert table.refusal("A", move) == ("TW-6.1", "actions-used")
    table = Table.set_up(at="begin")
    assert table.refusal("A", "stay") == table.refusal("A", "end") == ("TW-6.1", "problem-first")
    table = Table.set_up(witches="A=lancre_town-1")
    assert table.refusal("A", "walk lancre_town-1") == ("TW-8.6", "stands-there")
    assert table.refusal("A", "walk lancre_town-2") == ("TW-8.5", "no-step-inside")
    assert table.refusal("A", "walk slice") == ("TW-8.1", "too-far")


@rule("TW-16.1", "TW-24.3")
def test_no_tea_where_nobody_is() -> None:
    table = Table.set_up(cackle="A=3")
    assert table.refusal("A", "tea 1") == ("TW-16.1", "no-tea")
    assert table.refusal("A", "rest 1") == ("TW-24.3", "no-rest")


@rule("TW-12.3")
@pytest.mark.parametrize("lang", ["de", "en"])
def test_what_a_retreat_on_foot_may_cost_is_said(lang: str) -> None:
    """On foot and cut off she takes one more marker; a broomstick spares it."""
    words = Catalogue(lang, [shelf.folder("witches")])
    cut_off = words.text("witches-move-retreat.help", card="none")
    assert "TW-12.3" in cut_off and "TW-12.3" not in words.text("witches-move-retreat.help", card="big_yan")
    assert {"de": "einen weiteren Gegackermarker", "en": "one more cackle marker"}[lang] in cut_off
