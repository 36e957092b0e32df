"""What nobody may know (BS-16, BS-6.16): hands, piles, and that nothing gives them away."""

from collections import Counter

from hexenkessel import seeded
from tests.games.broom_service.table import GAME, ROLES, Table
from tests.rules import rule


def imagined_hands(table: Table, witness: int, other: int, worlds: int = 300) -> Counter[str]:
    """How often every role is in the other's hand in the worlds that the witness can imagine."""
    dice = seeded(9)
    found: Counter[str] = Counter()
    for _ in range(worlds):
        found.update(table.state.imagine(witness, dice).dump()["position"]["hands"][other])
    return found


@rule("BS-16", "BS-5.2")
def test_other_hands_are_imagined_from_all_roles() -> None:
    hands = {"P1": "hill_witch root_gatherer", "P2": "forest_witch weather_fairy"}
    found = imagined_hands(Table.set_up(hands=hands), 0, 1)
    assert set(found) == set(ROLES) and found.total() == 600
    assert max(found.values()) < 2 * min(found.values())


@rule("BS-16", "BS-6.5")
def test_what_was_led_before_is_in_no_hand() -> None:
    """Whoever passed does not hold the role, and whoever had it has laid it."""
    hands = {"P1": "hill_witch root_gatherer", "P2": "forest_witch weather_fairy"}
    table = Table.set_up(hands=hands, led_roles="valley_druid").play("P1 lead hill_witch brave", "P2 pass")
    table.play("P1 skip")
    found = imagined_hands(table, 0, 1)
    assert set(found) == set(ROLES) - {"valley_druid", "hill_witch"}


@rule("BS-6.16", "BS-16")
def test_whoever_has_yet_to_answer_may_hold_the_led_role_or_not() -> None:
    hands = {
        "P1": "hill_witch root_gatherer",
        "P2": "forest_witch weather_fairy",
        "P3": "hill_witch herb_gatherer",
    }
    table = Table.set_up(3, hands=hands).play("P1 lead hill_witch brave")
    for other in (1, 2):
        found = imagined_hands(table, 0, other)
        assert 30 < found["hill_witch"] < 120  # two cards of ten roles: about one in five
    table.play("P2 pass")
    assert imagined_hands(table, 0, 1)["hill_witch"] == 0
    assert imagined_hands(table, 0, 2)["hill_witch"] > 30


@rule("BS-6.16")
def test_being_asked_tells_nothing() -> None:
    """Whether a hand holds the led role or not: until its owner answers, all see and hear the same."""
    seen = []
    for held in ("hill_witch", "valley_druid"):
        hands = {"P1": "hill_witch", "P2": f"{held} root_gatherer", "P3": "weather_fairy"}
        table = Table.set_up(3, hands=hands).play("P1 lead hill_witch brave")
        events = [event.shown_to(2) for event in table.heard]
        seen.append((table.view("P3"), table.view(None), table.to_move, table.asks, events))
    assert seen[0] == seen[1]


@rule("BS-6.5")
def test_all_see_whose_answer_is_waited_for() -> None:
    """Also while the leader, who was cowardly, acts first; and nobody's when all have answered."""
    hands = {"P1": "herb_gatherer", "P2": "herb_gatherer", "P3": "herb_gatherer"}
    table = Table.set_up(3, hands=hands)
    waited = [(table.view(None)["turn"], table.to_move, table.asks)]
    led = ["P1 lead herb_gatherer cowardly", "P1 gather green 1 0"]
    for move in [*led, "P2 answer brave", "P3 answer brave"]:
        table.play(move)
        waited.append((table.view(None)["turn"], table.to_move, table.asks))
    leading = [(None, "P1", "lead"), (1, "P1", "gather")]
    assert waited == [*leading, (1, "P2", "answer"), (2, "P3", "answer"), (None, "P3", "gather")]


@rule("BS-16")
def test_the_piles_are_imagined_in_every_order() -> None:
    state = GAME.start(3, 4)
    decks = set()
    dice = seeded(5)
    for _ in range(40):
        position = state.imagine(0, dice).dump()["position"]
        decks.add((tuple(position["event_deck"]), tuple(position["curse_pile"])))
        assert sorted(position["event_deck"]) == sorted(state.dump()["position"]["event_deck"])
        assert sorted(position["curse_pile"]) == sorted(state.dump()["position"]["curse_pile"])
    assert len(decks) == 40
    for seat in (0, 1, None):
        view = state.view(seat)
        assert "event_deck" not in view and "curse_pile" not in view and "hands" not in view


@rule("BS-16")
def test_everything_on_the_table_is_open_to_all() -> None:
    table = Table.set_up(3, mountains={"MT1": "fly"}, amulets={"P2": "MT1"}, collected={"P2": "heavy_3_3"})
    views = [table.view(seat) for seat in ("P1", "P2", "P3", None)]
    for view in views:
        view.pop("hand")
        view.pop("seat")
    assert all(view == views[0] for view in views)
