"""Why a thing, a card, a brew: what is said is so, and not said where it is not."""

from tests.games.witchdom.table import Table
from tests.reasons import praise, thought

RED = "red 0/0/1 (6)"
POTION = "red [H H] 8"


def test_the_last_ingredient_makes_a_brew_possible() -> None:
    """One herb is there, one lies at the lake: taken, the active witch can brew for 8 and her own 6."""
    table = Table.set_up(active=RED, step="gather lake 1", tokens="H1", stock=[POTION], board="HLB HLB HLB")
    said = praise(table.state, "take lake herbs", "take lake leaf")
    assert said[0].startswith("With it you can brew") and said[0].endswith("this very turn: 14 points.")
    assert thought(table.state, 60).best.move == "take lake herbs"
    early = Table.set_up(active=RED, step="gather lake 1", tokens="", stock=["red [H H H] 8"])
    assert "this very turn" not in " ".join(praise(early.state, "take lake herbs", "take lake leaf"))


def test_an_ingredient_that_is_still_lacking() -> None:
    lacking = Table.set_up(active=RED, step="gather lake 1", stock=["red [H H H] 8"]).state
    assert praise(lacking, "take lake herbs", "take lake leaf")[0].startswith("You still lack this for")
    enough = Table.set_up(active=RED, step="gather lake 1", tokens="H3", stock=["red [H H H M] 8"]).state
    assert "You still lack" not in " ".join(praise(enough, "take lake herbs", "take lake leaf"))


def test_a_brew_brings_its_points_at_once() -> None:
    table = Table.set_up(active=RED, step="brew", tokens="H2", stock=[POTION])
    brew = next(move.text for move in table.state.moves(0) if move.verb == "brew")
    said = praise(table.state, brew, "finish")
    before = table.state.scores()[0]
    after = table.state.clone()
    after.play(0, brew)
    gained = after.scores()[0] - before
    assert f"Brings {gained} points at once." in said
    assert "at once" not in " ".join(praise(table.state, "finish", brew))


def test_a_witch_that_can_brew_this_turn() -> None:
    table = Table.set_up(hand=[RED, "blue 1/1/1 (6)"], tokens="H2", stock=[POTION])
    plays = {move.text: move for move in table.state.moves(0) if move.verb == "play"}
    said = {text: praise(table.state, text, "rest") for text in plays}
    brewing = [text for text, sentences in said.items() if any("She can brew" in each for each in sentences)]
    assert len(brewing) == 1 and "14 points" in " ".join(said[brewing[0]])
    poor = Table.set_up(hand=[RED, "blue 1/1/1 (6)"], tokens="", stock=[POTION])
    for text in plays:
        assert "She can brew" not in " ".join(praise(poor.state, text, "rest"))


def test_a_payment_that_spares_the_tool() -> None:
    table = Table.set_up(
        active="red 2/1/0 (6)",
        step="brew",
        stock=["red [H; any] 3"],
        clan_tools="ring",
        tools="candle",
        tokens="H1",
    )
    table.play("brew red [H; any] 3")
    assert "at once" in " ".join(praise(table.state, "bring any candle", "reuse any"))
    assert "at once" not in " ".join(praise(table.state, "reuse any", "bring any candle"))
