"""The laws of the kernel: they hold in every game, with every option, at every moment."""

import json
import os
import random
import secrets
from functools import cache
from hashlib import sha256
from math import isfinite
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hexenkessel as hx
from hexenkessel import IllegalMove, State, seeded, shelf
from hexenkessel.kernel.agenda import Sealed
from hexenkessel.kernel.events import Event
from hexenkessel.words import LANGUAGES, Catalogue
from tests.moments import LONG, MOST_MOVES, Table, every_table, moments, play_on, sizes, some_move, walk

in_every_size = pytest.mark.parametrize(("id", "players"), sizes())
on_every_table = pytest.mark.parametrize("table", every_table(), ids=str)

seeds = st.integers(0, 2**32)
BETWEEN_COPIES = 12


def fingerprint(state: State) -> str:
    return sha256(json.dumps(state.dump()).encode()).hexdigest()


@cache
def catalogues(id: str) -> list[Catalogue]:
    return [Catalogue(lang, [shelf.folder(id)], shelf.figures) for lang in LANGUAGES]


def everyone(state: State) -> list[int | None]:
    """All who may look: the seats and a spectator."""
    return [*range(state.players), None]


# -- playing ---------------------------------------------------------------------------------------------------


@on_every_table
def test_every_game_ends_and_loses_no_piece(table: Table) -> None:
    state = table.start(seed=len(str(table)))
    moves = 0
    for moment in walk(state, seeded(1)):
        table.game.check(moment)
        assert moment.over == (not moment.deciding) == (not moment.dump()["agenda"]) == bool(moment.ending)
        assert list(moment.deciding) == sorted(set(moment.deciding))
        moves += 1
        assert moves < MOST_MOVES
    assert len(state.scores()) == len(state.ranking()) == table.players
    # All may win together, or lose together; else the first place wins.
    first = {seat for seat, place in enumerate(state.ranking()) if place == 1}
    assert first and (first <= set(state.winners()) or not state.winners())
    assert state.view(None)["won"] == [seat in state.winners() for seat in range(table.players)]


@in_every_size
@given(data=st.data())
def test_every_offered_move_is_accepted(id: str, players: int, data: st.DataObject) -> None:
    state = data.draw(moments(id, players, over=False))
    for seat in state.deciding:
        moves = state.moves(seat)
        assert moves and len(set(moves)) == len(moves)
        # The page tells moves apart by what is touched for them.
        assert len({move.touches for move in moves}) == len(moves)
        for number, move in enumerate(moves):
            assert state.explain(seat, move) is None
            after = state.clone()
            after.play(seat, [move, move.text, move.code][number % 3])
            after.game.check(after)
            assert after.past_moves[-1] is move and after.past_seats[-1] == seat


@in_every_size
@given(data=st.data())
def test_every_other_move_is_refused_and_changes_nothing(id: str, players: int, data: st.DataObject) -> None:
    state = data.draw(moments(id, players))
    before = fingerprint(state)
    heard = state.listen()
    numbers = shelf.rule_numbers(id, "en")
    for seat in range(players):
        offered = state.moves(seat)
        legal = set(offered)
        assert bool(offered) == (seat in state.deciding)
        others = [move for move in state.game.table.moves if move not in legal]
        for move in data.draw(st.lists(st.sampled_from(others), max_size=8)):
            refusal = state.explain(seat, move)
            assert refusal is not None and refusal.rule in numbers
            with pytest.raises(IllegalMove) as error:
                state.play(seat, move)
            assert (error.value.refusal.rule, error.value.refusal.key) == (refusal.rule, refusal.key)
            for words in catalogues(id):
                assert any(words.has(f"{place}-refuse-{refusal.key}") for place in (id, "shell"))
    assert fingerprint(state) == before and heard == []


# -- copies ----------------------------------------------------------------------------------------------------


@in_every_size
@given(seed=seeds, data=st.data())
def test_no_past_state_ever_changes(id: str, players: int, seed: int, data: st.DataObject) -> None:
    """Play on, on a copy and on the original, in any order: neither touches the other or what was before.

    Of a game some moments are kept, in every example others; HYPOTHESIS_PROFILE=long keeps them all.
    """
    state = data.draw(moments(id, players))
    before = fingerprint(state)
    past: list[tuple[State, str]] = []
    for number, moment in enumerate(walk(state.clone(), seeded(seed))):
        if LONG or (number + seed) % BETWEEN_COPIES == 0:
            past.append((moment.clone(), fingerprint(moment)))
    assert fingerprint(state) == before
    play_on(state, seeded(seed + 1))
    for copy, print_then in past:
        assert fingerprint(copy) == print_then


@in_every_size
@given(seed=seeds, data=st.data())
def test_a_copy_is_equal_and_plays_on_equally(id: str, players: int, seed: int, data: st.DataObject) -> None:
    state = data.draw(moments(id, players))
    state.listen()
    for copy in (state.clone(), state.game.load(json.loads(json.dumps(state.dump())))):
        assert copy == state
        assert copy.deciding == state.deciding and copy.over == state.over and copy.record == state.record
        assert copy.events is None
        original = state.clone()
        play_on(original, seeded(seed))
        play_on(copy, seeded(seed))
        assert copy == original and copy.record == original.record


# -- seeds and records -----------------------------------------------------------------------------------------


@in_every_size
@given(data=st.data())
def test_a_record_replays_to_the_same_state(id: str, players: int, data: st.DataObject) -> None:
    state = data.draw(moments(id, players))
    again = hx.replay(state.record)
    assert again == state and again.record == state.record


@in_every_size
@given(seed=seeds | st.binary(min_size=16, max_size=64), other=seeds)
def test_equal_seeds_give_equal_games(id: str, players: int, seed: int | bytes, other: int) -> None:
    first, second = (hx.game(id).start(players, seed) for _ in range(2))
    assert first == second
    play_on(first, seeded(other))
    play_on(second, seeded(other))
    assert first == second == hx.replay(first.record)


@in_every_size
def test_nothing_reads_a_global_source_of_chance(
    id: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(*_: object) -> Any:
        raise AssertionError("a game reads chance that is not its own")

    for name in ("random", "randint", "randrange", "choice", "shuffle", "sample", "getrandbits", "seed"):
        monkeypatch.setattr(random, name, forbidden)
    for module, name in ((os, "urandom"), (random.Random, "__init__"), (secrets, "token_bytes")):
        monkeypatch.setattr(module, name, forbidden)
    state = hx.game(id).start(players, seed=5)
    for moment in walk(state, seeded(6)):
        for seat in range(players):
            moment.imagine(seat, seeded(7)).view(seat)
    assert hx.replay(state.record) == state
    with pytest.raises(AssertionError, match="not its own"):
        hx.game(id).start(players)


# -- what a seat may know --------------------------------------------------------------------------------------


@in_every_size
@given(data=st.data())
def test_a_view_is_what_it_says_it_is(id: str, players: int, data: st.DataObject) -> None:
    state = data.draw(moments(id, players))
    shape = state.game.view_shape()
    before = fingerprint(state)
    for seat in everyone(state):
        view = state.view(seat)
        assert view["seat"] == seat
        assert view["deciding"] == [other in state.deciding for other in range(players)]
        conforms(json.loads(json.dumps(view)), shape.schema(players), "view")
        assert shape.write(shape.read(view, "view", players)) == view
        numbers: list[float] = []
        shape.encode(view, numbers, players)
        assert len(numbers) == shape.size(players)
        assert all(isinstance(number, float) and isfinite(number) for number in numbers)
        wreck(view)
    assert fingerprint(state) == before


def conforms(data: Any, schema: dict[str, Any], where: str) -> None:
    """As much of JSON schema as shapes use; a keyword that is not known here fails."""
    known = {"anyOf", "enum", "type", "minimum", "maximum", "items", "minItems", "maxItems"}
    assert set(schema) <= known | {"properties", "required", "additionalProperties"}, where
    if "anyOf" in schema:
        null, inner = schema["anyOf"]
        assert null == {"type": "null"}
        if data is not None:
            conforms(data, inner, where)
        return
    if "enum" in schema:
        assert data in schema["enum"] and not isinstance(data, bool), where
        return
    kind = schema["type"]
    if kind == "integer":
        assert type(data) is int and schema["minimum"] <= data <= schema["maximum"], where
    elif kind == "array":
        assert type(data) is list, where
        assert schema.get("minItems", 0) <= len(data) <= schema.get("maxItems", len(data)), where
        for place, item in enumerate(data):
            conforms(item, schema["items"], f"{where}[{place}]")
    elif kind == "object":
        assert type(data) is dict and schema["additionalProperties"] is False, where
        assert set(data) == set(schema["properties"]) == set(schema["required"]), where
        for name, item in data.items():
            conforms(item, schema["properties"][name], f"{where}.{name}")
    else:
        assert kind == "boolean" and type(data) is bool, where


def wreck(data: Any) -> None:
    """Empty every list and object: the state must not feel it."""
    for item in list(data.values()) if isinstance(data, dict) else data:
        if isinstance(item, dict | list):
            wreck(item)
    data.clear()


@in_every_size
@given(seed=seeds, data=st.data())
def test_an_imagined_state_can_not_be_told_from_the_real_one(
    id: str, players: int, seed: int, data: st.DataObject
) -> None:
    state = data.draw(moments(id, players))
    before = fingerprint(state)
    for seat in range(players):
        world = state.imagine(seat, seeded(seed))
        world.game.check(world)
        assert world.view(seat) == state.view(seat)
        assert world.view(None) == state.view(None)
        assert world.moves(seat) == state.moves(seat)
        assert (world.deciding, world.over, world.ending) == (state.deciding, state.over, state.ending)
        assert all(world.moves(other) for other in world.deciding)
    assert fingerprint(state) == before


@in_every_size
@given(first=seeds, second=seeds, data=st.data())
def test_to_imagine_is_blind(id: str, players: int, first: int, second: int, data: st.DataObject) -> None:
    """What is imagined depends on the dice and on what the seat knows, and on nothing else in the real state."""
    state = data.draw(moments(id, players))
    for seat in range(players):
        directly = state.imagine(seat, seeded(first))
        through_a_dream = state.imagine(seat, seeded(second)).imagine(seat, seeded(first))
        assert directly.dump() == through_a_dream.dump()


@in_every_size
@given(seed=seeds, data=st.data())
def test_an_imagined_state_has_no_past(id: str, players: int, seed: int, data: st.DataObject) -> None:
    state = data.draw(moments(id, players))
    state.listen()
    for seat in range(players):
        world = state.imagine(seat, seeded(seed))
        dump = world.dump()
        assert dump["seed"] is None and dump["origin"] is None and dump["moves"] is None
        assert world.events is None and world.past_moves == [] and world.past_seats == []
        assert dump["dice"] != state.dump()["dice"]
        play_on(world, seeded(seed))
        assert world.over and world.past_moves == []


@in_every_size
@given(first=seeds, second=seeds, data=st.data())
def test_all_see_the_same_until_something_hidden_comes_out(
    id: str, players: int, first: int, second: int, data: st.DataObject
) -> None:
    """Two worlds that a seat can't tell apart, the same move in both: what the seat is told agrees, up to the
    event in which hidden information or chance comes out. That event is of the same kind in both worlds."""
    state = data.draw(moments(id, players, over=False))
    for witness in range(players):
        world = state.imagine(witness, seeded(first))
        seat, move = some_move(state, seeded(second))
        # How far another seat is in its sealed choice is hidden; the next law is about that.
        sealed_from_witness = seat != witness and isinstance(state.choice, Sealed)
        if move in world.moves(seat) and not sealed_from_witness:
            real, imagined = (told(each, seat, move, witness) for each in (state.clone(), world))
            assert real and real[0] == imagined[0]  # the move itself comes first
            for here, there in zip(real, imagined, strict=False):
                assert (here["kind"], here.keys()) == (there["kind"], there.keys())
                if here != there:
                    break
            else:
                assert len(real) == len(imagined)


@in_every_size
@given(first=seeds, second=seeds, data=st.data())
def test_a_sealed_choice_shows_nothing(
    id: str, players: int, first: int, second: int, data: st.DataObject
) -> None:
    """While others still choose, a choice looks the same to them whatever it is."""
    state = data.draw(moments(id, players, over=False))
    if not isinstance(state.choice, Sealed) or len(state.deciding) < 2:
        return
    seat, move = some_move(state, seeded(first))
    other_move = state.moves(seat)[second % len(state.moves(seat))]
    for witness in everyone(state):
        if witness != seat:
            one, two = state.clone(), state.clone()
            assert told(one, seat, move, witness) == told(two, seat, other_move, witness)
            assert one.view(witness) == two.view(witness)
            assert witness is None or one.moves(witness) == two.moves(witness)


def told(state: State, seat: int, move: hx.Move, witness: int | None) -> list[dict[str, Any]]:
    """What the witness hears of this move."""
    events = state.listen()
    state.play(seat, move)
    return shown(events, witness)


def shown(events: list[Event], witness: int | None) -> list[dict[str, Any]]:
    return [facts for event in events if (facts := event.shown_to(witness)) is not None]


# -- events ----------------------------------------------------------------------------------------------------


@in_every_size
@given(seed=seeds, other=seeds)
def test_listening_changes_nothing_and_all_events_have_words(
    id: str, players: int, seed: int, other: int
) -> None:
    deaf, listening = (hx.game(id).start(players, seed) for _ in range(2))
    events = listening.listen()
    play_on(deaf, seeded(other))
    play_on(listening, seeded(other))
    assert deaf == listening and deaf.events is None
    assert events and len(shown(events, None)) <= len(events)
    for words in catalogues(id):
        assert words.has(f"{id}-ending-{listening.ending}")
        for event in events:
            key = f"{id}-event-{event.kind}"
            json.dumps(event.shown_to(None))
            assert words.has(key) or (words.has(f"{key}.you") and words.has(f"{key}.other")), key
