"""Where to go, what to spend: what is said is so, and not said where it is not."""

from tests.games.witches.table import Table
from tests.games.witches.test_attempts import facing
from tests.reasons import blame, praise, say, thought


def test_a_problem_that_is_solved_without_cards() -> None:
    """11 of 7: nothing is burnt, and the hint says so."""
    table = facing("fever", "6 5", "jason_ogg mr_brooks").play("A roll", "A stand")
    assert praise(table.state, "roll", "headology jason_ogg") == ["You need no card for it."]
    assert blame(table.state, "headology jason_ogg", "roll") == ["Costs you a card."]
    hint = thought(table.state)
    assert hint.best.move == "roll" and hint.best.spends == 0.0
    said = [say(table.state, reason) for reason in hint.best.reasons]
    assert "You need no card for it." in said


def test_a_card_that_helps_is_praised_for_the_chance() -> None:
    """Six of ten: two dice bring the rest two times in three, and more often with a symbol."""
    state = facing("birth", "2 2", "jason_ogg mr_brooks").play("A roll", "A stand").state
    assert praise(state, "headology jason_ogg", "roll") == [
        "This solves the problem about 78 times in a hundred."
    ]
    assert blame(state, "headology jason_ogg", "roll") == ["Costs you a card."]


def test_a_problem_within_reach_and_its_chance() -> None:
    near = Table.set_up(witches="A=razorback", tiles="slice=fever").state
    said = praise(near, "walk slice", "stay")
    assert said[0].startswith("A problem worth 1 point") and "times in a hundred" in said[0]
    assert "A problem worth" not in " ".join(praise(near, "stay", "walk slice"))
    nothing = Table.set_up(witches="A=razorback").state
    assert "A problem worth" not in " ".join(praise(nothing, "walk slice", "stay"))


def test_a_face_down_problem_is_not_told() -> None:
    hidden = Table.set_up(witches="A=razorback", tiles="slice=elves").state
    shown = Table.set_up(witches="A=razorback", tiles="slice=^elves").state
    assert "face-down" in " ".join(praise(hidden, "walk slice", "stay") + blame(hidden, "walk slice", "stay"))
    assert "face-down" not in " ".join(
        praise(shown, "walk slice", "stay") + blame(shown, "walk slice", "stay")
    )
