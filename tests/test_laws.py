"""The laws of the kernel (`lab/laws.py`): they hold in every game, with every option, at every moment."""

import random
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hexenkessel as hx
from hexenkessel.lab import laws
from hexenkessel.lab.laws import Law, LawBroken
from tests.moments import LONG, Table, every_table, moments, sizes, tables

in_every_size = pytest.mark.parametrize(("id", "players"), sizes())

seeds = st.integers(0, 2**32)


def each(found: list[Law]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("law", found, ids=[law.__name__ for law in found])


@pytest.mark.parametrize("table", every_table(), ids=str)
def test_every_game_ends_and_loses_no_piece(table: Table) -> None:
    laws.every_game_ends(table.start(seed=len(str(table))), 1)


@each([law for law in laws.OF_GAMES if law not in (laws.every_game_ends, laws.all_chance_is_its_own)])
@in_every_size
@given(seed=seeds, data=st.data())
def test_a_law_of_games(law: Law, id: str, players: int, seed: int, data: st.DataObject) -> None:
    law(data.draw(st.sampled_from(tables(id, players))).start(seed), data.draw(seeds))


@in_every_size
def test_nothing_reads_a_global_source_of_chance(id: str, players: int) -> None:
    state = hx.game(id).start(players, seed=5)
    laws.all_chance_is_its_own(state, 6)
    with laws.no_other_chance(), pytest.raises(LawBroken, match="not its own"):
        hx.game(id).start(players)
    assert random.random() < 1


@each(laws.OF_DECISIONS)
@in_every_size
@given(seed=seeds, data=st.data())
def test_a_law_of_decisions(law: Law, id: str, players: int, seed: int, data: st.DataObject) -> None:
    law(data.draw(moments(id, players, over=False)), seed)


@each(laws.OF_MOMENTS)
@in_every_size
@given(seed=seeds, data=st.data())
def test_a_law_of_moments(law: Law, id: str, players: int, seed: int, data: st.DataObject) -> None:
    """Of the past some moments are looked at; HYPOTHESIS_PROFILE=long looks at them all."""
    if LONG and law is laws.no_past_state_ever_changes:
        law = partial(laws.no_past_state_ever_changes, between=1)
    law(data.draw(moments(id, players)), seed)


def test_no_law_is_left_out() -> None:
    """Every function of a state and a number is a law and stands in one of the lists."""
    listed = {law.__name__ for law in [*laws.OF_GAMES, *laws.OF_DECISIONS, *laws.OF_MOMENTS]}
    found = {
        name
        for name, thing in vars(laws).items()
        if callable(thing) and [*getattr(thing, "__annotations__", {})][:2] == ["state", "seed"]
    }
    assert found == listed


def test_a_broken_law_says_what_was_found() -> None:
    state = hx.game("toy_cauldron").start(seed=1)
    state.pond = 99  # type: ignore[attr-defined]
    with pytest.raises(LawBroken, match=r"^view\.pond is 99, not 0 to 3$"):
        laws.a_view_is_what_it_says(state, 1)
    with pytest.raises(LawBroken, match=r"^hands: \[1\]\.fly is 2 and 3$"):
        laws.same([{"fly": 1}, {"fly": 2}], [{"fly": 1}, {"fly": 3}], "hands")
