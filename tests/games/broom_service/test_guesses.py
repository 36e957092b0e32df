"""What a bot supposes that the others hold: likely, and told by nothing that it can't see."""

from collections import Counter

from hexenkessel import State, seeded
from hexenkessel.bots.search import Search
from hexenkessel.games.broom_service.box import ROLES
from hexenkessel.games.broom_service.guesses import likely_hand
from hexenkessel.games.broom_service.state import BIT, SIZE, Broom
from hexenkessel.games.broom_service.strategy import STRATEGY
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.strategy import Strategy
from tests.games.broom_service.table import Table
from tests.rules import rule


def guessed(table: Table, seat: int, times: int = 300) -> Counter[str]:
    state = table.state
    assert isinstance(state, Broom)
    dice = seeded(4)
    found: Counter[str] = Counter()
    for _ in range(times):
        hand = likely_hand(state, seat, dice)
        assert SIZE[hand] == SIZE[state.hands[seat]]
        found.update(role for number, role in enumerate(ROLES) if hand & BIT[number])
    return found


@rule("BS-8.5", "BS-16")
def test_a_druid_with_a_delivery_is_more_likely_than_one_without() -> None:
    """Both pawns stand in a forest or on a prairie beside a tower: only the valley druid has work there."""
    hands = {"P1": "hill_witch root_gatherer", "P2": "forest_witch weather_fairy"}
    found = guessed(Table.set_up(hands=hands, pawns={"P1": "R3 C2", "P2": "R3 C2"}), 1)
    assert found["valley_druid"] > 3 * found["hilltop_druid"]


@rule("BS-16", "BS-6.5")
def test_what_was_led_before_is_not_supposed() -> None:
    hands = {"P1": "hill_witch root_gatherer", "P2": "forest_witch weather_fairy"}
    found = guessed(Table.set_up(hands=hands, led_roles="valley_druid fruit_gatherer"), 1)
    assert found.total() == 600 and not found.keys() & {"valley_druid", "fruit_gatherer"}


@rule("BS-16")
def test_a_guess_is_the_same_whatever_the_others_hold() -> None:
    guesses = []
    for held in ("forest_witch weather_fairy", "valley_druid herb_gatherer"):
        table = Table.set_up(hands={"P1": "hill_witch root_gatherer", "P2": held})
        guesses.append(guessed(table, 1, 40))
    assert guesses[0] == guesses[1]


@rule("BS-16")
def test_only_the_others_are_guessed() -> None:
    hands = {"P1": "hill_witch root_gatherer", "P2": "forest_witch weather_fairy", "P3": ""}
    state = Table.set_up(3, hands=hands).state
    assert isinstance(state, Broom)
    own = state.hands[0]
    STRATEGY.suppose(state, 0, seeded(4))
    assert state.hands[0] == own and SIZE[state.hands[1]] == 2 and state.hands[2] == 0


class Listening(Strategy[State]):
    def __init__(self) -> None:
        self.heard: list[int] = []

    def suppose(self, state: State, seat: int, dice: Dice) -> None:
        self.heard.append(seat)


def test_every_imagined_world_is_made_likely() -> None:
    strategy = Listening()
    state = Table.set_up(hands={"P1": "hill_witch root_gatherer", "P2": "forest_witch weather_fairy"}).state
    Search(strategy, worlds=4).think(state, 0, seeded(1), 60.0, 20)
    assert strategy.heard == [0] * 5
