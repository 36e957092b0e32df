"""Features: what a seat knows as marks in numbered places, the same layout for every table of a game."""

from collections import Counter

import pytest

import hexenkessel as hx
from hexenkessel.kernel.layout import Layout
from hexenkessel.kernel.shape import Features, Flag, Maybe, Number, OneOf, PerSeat, Pile, Row, Seat, Shape

NAMES = ["owl", "cat", "toad"]


@pytest.mark.parametrize(
    ("shape", "inner", "marks"),
    [
        (Number(6, 2), 2, {}),
        (Number(6, 2), 5, {0: 0.75}),
        (Number(500), 32, {0: 0.5}),
        (Flag(), True, {0: 1.0}),
        (OneOf(NAMES), 2, {2: 1.0}),
        (OneOf(NAMES), -1, {}),
        (Seat(), 2, {0: 1.0}),
        (Seat(), 0, {1: 1.0}),
        (Pile(NAMES), [1, 0, 1], {1: 2.0, 0: 1.0}),
        (Row(OneOf(NAMES), 2), [0, 1], {0: 1.0, 4: 1.0}),
        (PerSeat(OneOf(NAMES)), [0, 1, 2], {2: 1.0, 3: 1.0, 7: 1.0}),
        (Maybe(Flag()), True, {0: 1.0, 1: 1.0}),
        (Maybe(Flag()), None, {}),
    ],
)
def test_marks_are_counted_from_the_seat_that_looks(
    shape: Shape, inner: object, marks: dict[int, float]
) -> None:
    """Seat 2 of 3 looks, in a game for up to 4."""
    features = Features(2, 3, 4)
    shape.mark(inner, 0, features)
    assert summed(features) == marks
    assert max(marks, default=0) < shape.room(4)


def summed(features: Features) -> dict[int, float]:
    found: Counter[int] = Counter()
    for place, number in zip(features.places, features.numbers, strict=True):
        found[place] += number  # type: ignore[assignment]
    return dict(found)


def test_a_hand_is_seen_where_it_belongs() -> None:
    """Blackmore: one's own hand stands first, the next player's behind it, whoever looks."""
    game = hx.game("blackmore")
    state = game.start(players=3, seed=5)
    layout = Layout(game)
    at = layout.at[layout.fields.index("hands")]
    cards = len(state.dump()["position"]["hands"][0])
    size = game.position_shapes["hands"].room(layout.seats) // layout.seats
    hands = [set(hand) for hand in state.hands]  # type: ignore[attr-defined]
    for seat in range(3):
        places = [place - at for place in layout.features(state, seat).places if 0 <= place - at < 3 * size]
        assert {place for place in places if place < size} == hands[seat]
        assert {place - size for place in places if size <= place < 2 * size} == hands[(seat + 1) % 3]
        assert len(places) == 3 * cards


@pytest.mark.parametrize("id", hx.games())
def test_every_move_has_its_tokens(id: str) -> None:
    layout = Layout(hx.game(id))
    assert len(layout.tokens) == hx.game(id).action_count
    assert {token for tokens in layout.tokens for token in tokens} == set(range(len(layout.token_names)))
    assert layout.fingerprint == Layout(hx.game(id)).fingerprint


def test_the_order_in_which_options_are_offered_belongs_to_the_fingerprint(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A value's place is its place in that list: weights that were learned for another order would mean something else."""
    game = hx.game("blackmore")
    before = Layout(game).fingerprint
    side = next(option for option in game.options if option.id == "side")
    monkeypatch.setattr(side, "values", side.values[::-1])
    assert Layout(game).fingerprint != before
