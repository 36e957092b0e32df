"""The rules of Kröten & Kessel."""

from collections import Counter

import pytest

import hexenkessel as hx
from hexenkessel import IllegalMove, State, seeded
from hexenkessel.kernel.errors import WrongPlayers
from tests.games.toy_cauldron.kettle import INGREDIENTS, brew, kettle
from tests.moments import play_on
from tests.rules import rule

GAME = hx.game("toy_cauldron")


def dice_that_roll(number: int) -> str:
    """Dice whose next roll is this number."""
    return next(dice.text() for seed in range(100) if (dice := seeded(seed)).copy().roll() == number)


def options(state: State, seat: int) -> list[str]:
    return [move.text for move in state.moves(seat)]


@rule("KK-1.1")
def test_material() -> None:
    position = GAME.start(2, seed=1).dump()["position"]
    cards = position["hands"][0] + position["hands"][1] + position["stack"]
    assert Counter(cards) == Counter(dict.fromkeys(INGREDIENTS, 4))
    assert position["pond"] == 3


@rule("KK-1.2")
def test_players() -> None:
    for players in (2, 3, 4):
        assert GAME.start(players, seed=1).players == players
    for players in (1, 5):
        with pytest.raises(WrongPlayers):
            GAME.start(players)


@rule("KK-2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_deal(players: int) -> None:
    view = GAME.start(players, seed=1).view(None)
    assert view["hand_sizes"] == [4] * players and view["stack"] == 24 - 4 * players
    assert view["toads"] == [0] * players


@rule("KK-2.2", "KK-3.1")
@pytest.mark.parametrize("size", [1, 2])
def test_everybody_brews_at_once_from_the_hand(size: int) -> None:
    state = kettle("fly fly moss newt", "newt newt henbane henbane", brew=size)
    for _ in range(size):
        assert state.deciding == (0, 1)
        assert options(state, 0) == ["brew fly", "brew moss", "brew newt"]
        state.play(0, "brew fly")
        with pytest.raises(IllegalMove) as error:
            state.play(1, "brew fly")
        assert (error.value.refusal.rule, error.value.refusal.key) == ("KK-3.1", "not-in-hand")
    assert state.deciding == (1,)


@rule("KK-3.2")
def test_brews_are_shown_together_and_are_gone_for_good() -> None:
    state = kettle("fly newt", "fly moss")
    state.play(1, "brew fly")
    assert state.view(0)["brews"] == [[], []]
    state.play(0, "brew fly")
    assert state.view(0)["brews"] == [["fly"], ["fly"]] and state.view(0)["hand_sizes"] == [1, 1]
    brew(state, "newt", "moss")
    assert state.view(0)["brews"] == [["newt"], ["moss"]] and state.view(0)["cauldron"] == ["fly", "fly"]


@rule("KK-3.3")
@pytest.mark.parametrize(
    ("brews", "winner"),
    [
        (["fly", "moss", "newt"], 2),
        (["dragon_tear", "owl_feather", "fly"], 0),
        (["dragon_tear", "dragon_tear", "fly"], 2),
        (["newt", "moss", "newt"], 1),
        (["fly newt", "moss moss", "fly fly"], 2),
        (["fly henbane", "owl_feather moss", "moss newt"], 1),
    ],
)
def test_the_strongest_that_nobody_equals(brews: list[str], winner: int) -> None:
    state = kettle(*brews, brew=len(brews[0].split()))
    brew(state, *brews)
    assert state.deciding == (winner,)


@rule("KK-3.3")
def test_nobody_wins() -> None:
    state = kettle("fly moss", "fly moss")
    heard = state.listen()
    brew(state, "fly", "fly")
    assert [event.kind for event in heard][-1] == "nobody-won"
    assert state.deciding == (0, 1) and state.view(None)["die"] == 0


@rule("KK-4.1")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_rewards(die: int) -> None:
    state = kettle("moss fly", "fly fly", dice=dice_that_roll(die))
    heard = state.listen()
    brew(state, "moss", "fly")
    assert {"kind": "rolled", "seat": 0, "die": die} in [event.shown_to(1) for event in heard]
    rewards = 0
    while state.deciding == (0,):
        state.play(0, "take")
        rewards += 1
    assert rewards == (2 if die == 6 else 1)


@rule("KK-4.2")
def test_where_toads_come_from() -> None:
    state = kettle("moss fly", "fly fly", "fly newt", pond=1, toads="1 1 0")
    brew(state, "moss", "fly", "fly")
    assert options(state, 0) == ["take", "steal B"]
    for seat, move, why in ((0, "steal C", "no-toad-there"), (0, "steal A", "no-toad-there")):
        refusal = state.explain(seat, move)
        assert refusal is not None and (refusal.rule, refusal.key) == ("KK-4.2", why)
    refusal = state.explain(0, "brew fly")
    assert refusal is not None and refusal.key == "reward-first"
    stolen = state.clone()
    stolen.play(0, "steal B")
    assert stolen.view(None)["toads"] == [2, 0, 0] and stolen.view(None)["pond"] == 1
    state.play(0, "take")
    assert state.view(None)["toads"] == [2, 1, 0] and state.view(None)["pond"] == 0


@rule("KK-4.2")
def test_a_reward_that_comes_to_nothing() -> None:
    state = kettle("moss", "fly", pond=1, toads="2 0", dice=dice_that_roll(6))
    heard = state.listen()
    brew(state, "moss", "fly")
    state.play(0, "take")
    assert state.over and state.scores() == [3, 0]
    assert [event.kind for event in heard][-2:] == ["no-toad-left", "over"]


@rule("KK-5.1")
def test_the_pond_is_empty() -> None:
    state = kettle("moss fly", "fly fly", pond=1, toads="1 1", dice=dice_that_roll(1))
    brew(state, "moss", "fly")
    state.play(0, "take")
    assert state.over and state.ending == "pond-empty" and state.winners() == (0,)


@rule("KK-5.1")
@pytest.mark.parametrize(("size", "cards"), [(1, 1), (2, 2), (2, 3)])
def test_the_hands_are_empty(size: int, cards: int) -> None:
    state = kettle(" ".join(["fly"] * cards), " ".join(["moss"] * cards), brew=size)
    brew(state, " ".join(["fly"] * size), " ".join(["moss"] * size))
    while not state.over:
        state.play(1, "take")
    assert state.ending == "hands-empty"


@rule("KK-5.2")
@pytest.mark.parametrize(
    ("toads", "brews", "winners", "places"),
    [
        ("2 1 0", "fly moss newt", (0,), [1, 2, 3]),
        ("1 1 1", "fly moss newt", (2,), [3, 2, 1]),
        ("1 1 1", "moss moss fly", (0, 1), [1, 1, 3]),
        ("0 3 0", "newt fly newt", (1,), [2, 1, 2]),
    ],
)
def test_who_wins(toads: str, brews: str, winners: tuple[int, ...], places: list[int]) -> None:
    state = kettle("", "", "", brews=brews, pond=0, toads=toads)
    assert state.over and state.ranking() == places and state.winners() == winners


@rule("KK-6.1")
def test_what_is_hidden() -> None:
    state = kettle("moss fly", "newt newt", "henbane henbane")
    state.play(1, "brew newt")
    for seat, hand in enumerate([["moss", "fly"], ["newt", "newt"], ["henbane", "henbane"], None]):
        view = state.view(seat if hand else None)
        assert view["hand"] == hand
        assert view["hand_sizes"] == [2, 2, 2] and view["stack"] == 18
        assert view["sealed"] == (["brew newt"] if seat == 1 else [])
        assert view["deciding"] == [True, False, True]


@rule("KK-5.1", "KK-5.2")
@pytest.mark.parametrize("ending", ["pond-empty", "hands-empty"])
def test_a_game_for_every_ending(ending: str) -> None:
    for seed in range(50):
        state = GAME.start(3, seed)
        play_on(state, seeded(seed))
        if state.ending == ending:
            assert hx.replay(state.record) == state
            return
    raise AssertionError(f"no game of fifty ended with {ending}")
