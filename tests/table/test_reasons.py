"""Which reason a touch is answered with: the one that is nearest to what is being decided, and to what was touched."""

from hexenkessel import State
from hexenkessel.kernel.refusals import explain_touches
from tests.games.witchdom.table import Table as Witchdom
from tests.games.witches.table import Table as Witches


def answers(state: State, *touches: str) -> list[str]:
    """What seat A hears, the first reason first."""
    return [refusal.key for _, refusal in explain_touches(state, 0, touches)]


def test_the_move_that_is_being_decided_speaks_first() -> None:
    """A place is touched by nine kinds of moves; who walks means to walk there, not to be placed there anew."""
    table = Witches.set_up(witches="A=slice")
    assert answers(table.state, "space:lancre_gorge")[0] == "too-far"
    # A card that has nothing to do with places is chosen, and then a place: it is the place that answers.
    assert answers(table.state, "card:the_unicorn", "space:lancre_gorge")[0] == "too-far"


def test_of_other_times_what_was_done_last_speaks_first() -> None:
    table = Witches.set_up(witches="A=slice").play("A stay", "A walk razorback", "A stop")
    assert table.asks == "end"
    reasons = explain_touches(table.state, 0, ("space:slice",))
    assert reasons[0][0] is table.state.game.move("walk slice")


def test_where_nothing_of_the_kind_is_on_offer_the_game_knows_what_is_meant() -> None:
    """Her witch was placed long ago, and nobody who touches the map means that."""
    for asks, reason in (("begin", "problem-first"), ("end", "actions-used")):
        state = Witches.set_up(at=asks, witches="A=slice").state
        assert answers(state, "space:lancre_gorge")[0] == reason


def test_what_is_touched_second_says_that_something_comes_first() -> None:
    """Witchdom's cauldron begins no move, and a potion that can be brewed now is on offer."""
    table = Witchdom.set_up(active="w01", step="brew", stock=["s1"], tokens="MMMHHHLLLBBB")
    [potion] = [text.split()[1] for text in table.options if text.startswith("brew")]
    assert answers(table.state, "cauldron") == ["touch-first"]
    assert answers(table.state, f"stock:{potion}", "cauldron") == []


def test_what_is_touched_second_says_why_not_now() -> None:
    table = Witchdom.set_up(hand=["w01"], stock=["s1"])
    # Of the potions that it could be touched for, it is not those of others that she means.
    assert answers(table.state, "cauldron")[0] == "brew-after-gathering"
    assert answers(table.state, "the moon") == ["no-such-move"]
    assert answers(table.state) == ["no-such-move"]
