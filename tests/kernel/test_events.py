"""Events: what happened, told to whom it concerns."""

import hexenkessel as hx
from hexenkessel.kernel.events import Event


def test_open_to_all() -> None:
    event = Event("won", {"seat": 1, "points": 9})
    for seat in (0, 1, 2, None):
        assert event.shown_to(seat) == {"kind": "won", "seat": 1, "points": 9}


def test_a_secret_for_some() -> None:
    event = Event("drew", {"seat": 1}, (1, 3), {"card": "B7"})
    for seat in (1, 3):
        assert event.shown_to(seat) == {"kind": "drew", "seat": 1, "card": "B7"}
    for other in (0, 2, None):
        assert event.shown_to(other) == {"kind": "drew", "seat": 1}


def test_a_secret_may_be_another_kind_of_event_to_those_who_know() -> None:
    event = Event("drew", {"seat": 1}, (1,), {"kind": "drew-card", "card": "B7"})
    assert event.shown_to(1) == {"kind": "drew-card", "seat": 1, "card": "B7"}
    assert event.shown_to(0) == {"kind": "drew", "seat": 1}


def test_quiet() -> None:
    event = Event("sealing", {"seat": 1}, (1,), {"move": "brew fly"}, quiet=True)
    assert event.shown_to(1) == {"kind": "sealing", "seat": 1, "move": "brew fly"}
    for other in (0, None):
        assert event.shown_to(other) is None


def test_what_is_shown_is_a_copy() -> None:
    event = Event("won", {"seat": 1})
    shown = event.shown_to(0)
    assert shown is not None
    shown["seat"] = 2
    assert event.facts == {"seat": 1}


def test_nobody_listens() -> None:
    state = hx.game("blackmore").start(2, seed=1)
    state.play(state.deciding[0], state.moves(state.deciding[0])[0])
    state.tell("anything", {})
    state.tell_secretly("anything", {}, (0,), {})
    assert state.events is None


def test_the_listener_owns_the_list() -> None:
    state = hx.game("blackmore").start(2, seed=1)
    heard = state.listen()
    assert state.listen() is heard == []
    state.play(state.deciding[0], state.moves(state.deciding[0])[0])
    assert [event.kind for event in heard] == ["led"]
    heard.clear()
    state.play(state.deciding[0], state.moves(state.deciding[0])[0])
    assert [event.kind for event in heard] == ["played", "won"]


def test_the_end_is_told_once_to_all() -> None:
    state = hx.game("toy_cauldron").start(2, seed=3)
    heard = state.listen()
    while not state.over:
        state.play(state.deciding[0], state.moves(state.deciding[0])[0])
    told = [event for event in heard if event.kind == "over"]
    assert told == heard[-1:]
    assert told[0].shown_to(None) == {
        "kind": "over",
        "ending": state.ending,
        "scores": state.scores(),
        "winners": list(state.winners()),
    }
