"""Sealed choices: all at once, secret until the last one has chosen."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hexenkessel as hx
from hexenkessel import IllegalMove, State, seeded
from tests.games.toy_cauldron.kettle import kettle
from toy_cauldron.rules import Reward


@pytest.fixture
def three() -> State:
    return kettle(
        "fly moss newt henbane",
        "fly moss owl_feather owl_feather",
        "newt newt dragon_tear dragon_tear",
        brew=2,
    )


def texts(state: State, seat: int) -> list[str]:
    return [move.text for move in state.moves(seat)]


# -- several moves for one choice ----------------------------------------------------------------------------------


def test_a_seat_goes_on_deciding_until_its_choice_is_complete(three: State) -> None:
    assert list(three.deciding) == [0, 1, 2]
    three.play(1, "brew owl_feather")
    assert list(three.deciding) == [0, 1, 2]
    three.play(1, "brew owl_feather")
    assert list(three.deciding) == [0, 2]
    assert three.moves(1) == []
    with pytest.raises(IllegalMove) as error:
        three.play(1, "brew fly")
    assert error.value.refusal.key == "not-your-turn"


def test_what_is_put_down_can_not_be_put_down_again(three: State) -> None:
    assert texts(three, 0) == ["brew fly", "brew moss", "brew newt", "brew henbane"]
    three.play(0, "brew moss")
    assert texts(three, 0) == ["brew fly", "brew newt", "brew henbane"]
    refusal = three.explain(0, "brew moss")
    assert refusal is not None and (refusal.rule, refusal.key) == ("KK-3.1", "not-in-hand")
    three.play(1, "brew owl_feather")
    assert texts(three, 1) == ["brew fly", "brew moss", "brew owl_feather"]


def test_any_order_of_the_seats_is_the_same_choice(three: State) -> None:
    plays = [(0, "fly"), (0, "moss"), (1, "fly"), (1, "moss"), (2, "newt"), (2, "newt")]
    ends = []
    for order in ([0, 1, 2, 3, 4, 5], [4, 5, 2, 3, 0, 1], [0, 2, 4, 1, 3, 5]):
        state = three.clone()
        for number in order:
            seat, name = plays[number]
            state.play(seat, f"brew {name}")
        ends.append(state.dump()["position"])
    assert ends[0] == ends[1] == ends[2]


# -- secrecy -------------------------------------------------------------------------------------------------------


def test_nothing_shows_before_the_last_has_chosen(three: State) -> None:
    """Not in the views, not in the moves, not in the events of anybody else."""
    other = three.clone()
    heard, heard_other = three.listen(), other.listen()
    for name, else_name in (("owl_feather", "fly"), ("moss", "owl_feather")):
        three.play(1, f"brew {name}")
        other.play(1, f"brew {else_name}")
    for witness in (0, 2, None):
        assert three.view(witness) == other.view(witness)
        told = [event.shown_to(witness) for event in heard]
        assert told == [event.shown_to(witness) for event in heard_other]
        assert [facts for facts in told if facts is not None] == [{"kind": "sealed", "seat": 1}]
        assert "feather" not in json.dumps(three.view(witness))
    assert three.moves(0) == other.moves(0) and three.moves(2) == other.moves(2)
    assert three.view(1) != other.view(1)


def test_the_owner_sees_her_own_choice(three: State) -> None:
    heard = three.listen()
    three.play(1, "brew owl_feather")
    assert three.view(1)["sealed"] == ["brew owl_feather"]
    assert three.view(0)["sealed"] == three.view(None)["sealed"] == []
    assert [event.shown_to(1) for event in heard] == [
        {"kind": "sealing", "seat": 1, "move": "brew owl_feather"}
    ]
    assert [event.shown_to(0) for event in heard] == [None]
    three.play(1, "brew fly")
    assert heard[-1].shown_to(0) == {"kind": "sealed", "seat": 1}


def test_everybody_sees_who_is_still_choosing(three: State) -> None:
    three.play(1, "brew owl_feather")
    assert three.view(0)["deciding"] == [True, True, True]
    three.play(1, "brew fly")
    assert three.view(0)["deciding"] == three.view(None)["deciding"] == [True, False, True]


def test_all_is_shown_at_once(three: State) -> None:
    heard = three.listen()
    for seat, name in [(2, "dragon_tear"), (2, "newt"), (0, "fly"), (0, "moss"), (1, "fly")]:
        three.play(seat, f"brew {name}")
    assert "revealed" not in {event.kind for event in heard}
    assert three.view(None)["brews"] == [[], [], []]
    heard.clear()
    three.play(1, "brew moss")
    for witness in (0, 1, 2, None):
        told = [event.shown_to(witness) for event in heard]
        assert [
            (facts["seat"], facts["ingredient"]) for facts in told if facts and facts["kind"] == "revealed"
        ] == [*[(0, "fly"), (0, "moss"), (1, "fly"), (1, "moss"), (2, "dragon_tear"), (2, "newt")]]
    assert three.view(None)["brews"] == [["fly", "moss"], ["fly", "moss"], ["dragon_tear", "newt"]]
    assert three.sealed == [] and three.view(2)["sealed"] == []


# -- taken back ----------------------------------------------------------------------------------------------------


def test_reopen_takes_a_choice_back_as_if_it_was_never_made(three: State) -> None:
    before = three.dump()
    three.play(1, "brew owl_feather")
    with_one = three.dump()
    three.play(0, "brew fly")
    three.play(0, "brew moss")
    assert list(three.deciding) == [1, 2]
    three.reopen(0)
    assert list(three.deciding) == [0, 1, 2] and three.dump() == with_one
    three.reopen(1)
    assert three.dump() == before
    three.reopen(2)
    assert three.dump() == before
    assert hx.replay(three.record) == three


def test_reopen_leaves_earlier_moves_in_the_past() -> None:
    state = hx.game("toy_cauldron").start(2, seed=1)
    for seat in (0, 1):
        state.play(seat, state.moves(seat)[0])
    while not all(state.moves(seat) for seat in (0, 1)):
        state.play(state.deciding[0], state.moves(state.deciding[0])[0])
    before = state.record
    state.play(0, state.moves(0)[-1])
    assert state.record != before
    state.reopen(0)
    assert state.record == before and hx.replay(state.record) == state


def test_reopen_leaves_alone_what_comes_afterwards() -> None:
    """A reward waits on the agenda below the choice that is taken back."""
    state = kettle("fly moss", "newt newt")
    # No game comes to this, so it can't be loaded either; the kernel must not care.
    state.agenda.append(Reward(0))
    agenda = state.dump()["agenda"]
    assert [step["step"] for step in agenda] == ["Round", "Reward", "Brew"]
    state.play(0, "brew fly")
    state.reopen(0)
    assert state.dump()["agenda"] == agenda
    assert list(state.deciding) == [0, 1] and texts(state, 0) == ["brew fly", "brew moss"]


def test_reopen_without_a_sealed_choice_does_nothing() -> None:
    state = kettle("fly", "moss")
    for seat in (0, 1):
        state.play(seat, state.moves(seat)[0])
    before = state.dump()
    state.reopen(0)
    assert state.dump() == before


# -- imagined ------------------------------------------------------------------------------------------------------


def test_an_imagined_choice_of_another_is_a_choice_she_could_have_made(three: State) -> None:
    """B has chosen, C is half-way, A has not begun; A imagines."""
    for seat, name in [(1, "owl_feather"), (1, "owl_feather"), (2, "dragon_tear")]:
        three.play(seat, f"brew {name}")
    seen: set[tuple[str, ...]] = set()
    for number in range(40):
        world = three.imagine(0, seeded(number))
        world.game.check(world)
        assert world.deciding == (0, 2)
        hand, brew = world.dump()["position"]["hands"][1], [move.text for move in world.sealed_by(1)]
        assert len(brew) == 2
        assert all(brew.count(text) <= hand.count(text.removeprefix("brew ")) for text in brew)
        # How far C is, nobody else can know: in what A imagines, she has it all before her.
        assert world.sealed_by(2) == []
        seen.add(tuple(sorted(brew)))
    assert len(seen) > 5


def test_to_imagine_keeps_the_own_choice(three: State) -> None:
    three.play(0, "brew henbane")
    three.play(1, "brew fly")
    world = three.imagine(0, seeded(1))
    assert [move.text for move in world.sealed_by(0)] == ["brew henbane"]
    assert world.moves(0) == three.moves(0) and world.view(0) == three.view(0)


def test_the_last_one_to_choose_imagines_all_the_others(three: State) -> None:
    for seat, name in [(1, "fly"), (1, "moss"), (2, "newt"), (2, "newt"), (0, "fly")]:
        three.play(seat, f"brew {name}")
    results = set()
    for number in range(40):
        world = three.imagine(0, seeded(number))
        assert world.deciding == (0,)
        world.play(0, "brew moss")
        results.add(tuple(map(tuple, world.view(None)["brews"][1:])))
    assert len(results) > 10


HAND = "fly moss newt henbane"


@given(seed=st.integers(0, 2**32), moves=st.integers(0, 5))
def test_half_sealed_and_blind(seed: int, moves: int) -> None:
    """What a seat imagines is the same whatever the others have put down."""
    one = kettle(HAND, "fly moss owl_feather owl_feather", "newt newt dragon_tear dragon_tear", brew=2)
    two = kettle(HAND, "henbane henbane henbane fly", "fly owl_feather moss moss", brew=2)
    for number in range(moves):
        for state in (one, two):
            seat = [1, 0, 2, 1, 2][number]
            state.play(seat, state.moves(seat)[-1] if seat else "brew newt")
    assert one.view(0) == two.view(0)
    assert one.imagine(0, seeded(seed)) == two.imagine(0, seeded(seed))
