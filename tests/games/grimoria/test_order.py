"""Turn order."""

from itertools import permutations, product

import pytest

from tests.games.grimoria.table import SEATS, Table
from tests.rules import rule


def order(prev: str, spells: str) -> str:
    names = prev.replace(",", "")
    return Table.set_up(len(names), prev=names).choose(spells).order


@rule("GR-4.3", "GR-4.3.1")
def test_all_unique() -> None:
    assert order("A,B,C,D", "A5 B1 C6 D3") == "B,D,A,C"


@rule("GR-4.3.1", "GR-4.3.2")
def test_one_pair() -> None:
    assert order("A,B,C,D", "A2 B4 C2 D5") == "B,D,A,C"


@rule("GR-4.3.2")
def test_pair_with_another_previous_order() -> None:
    assert order("C,D,B,A", "A2 B4 C2 D5") == "B,D,C,A"


@rule("GR-4.3.1", "GR-4.3.2")
def test_the_lowest_spell_is_shared() -> None:
    assert order("B,C,A", "A1 B1 C5") == "C,B,A"


@rule("GR-4.3.3")
def test_two_pairs_only() -> None:
    assert order("D,C,B,A", "A3 B6 C3 D6") == "C,A,D,B"


@rule("GR-4.3.3")
def test_pair_and_trio_only() -> None:
    assert order("A,B,C,D,E", "A4 B4 C2 D2 E2") == "C,D,E,A,B"


@rule("GR-4.3.3")
def test_all_the_same() -> None:
    assert order("E,A,C,B,D", "A5 B5 C5 D5 E5") == "E,A,C,B,D"


@rule("GR-4.3.4")
def test_one_unique_and_two_pairs() -> None:
    """The levels of the pairs do not matter."""
    assert order("E,D,C,B,A", "A7 B3 C3 D5 E5") == "A,E,D,C,B"


@rule("GR-4.3.1", "GR-4.3.2")
def test_two_unique_and_a_trio() -> None:
    assert order("D,A,B,E,C", "A6 B1 C1 D1 E2") == "E,A,D,B,C"


@rule("GR-4.3.1", "GR-4.3.3")
def test_two_players() -> None:
    assert order("B,A", "A4 B4") == "B,A"
    assert order("B,A", "A4 B3") == "B,A"
    assert order("B,A", "A2 B3") == "A,B"


@rule("GR-4.3.2", "GR-4.3.3")
def test_a_chain_of_rounds() -> None:
    table = Table.set_up(3, prev="ABC", level=6)
    for spells, expected in (("A5 B2 C2", "A,B,C"), ("A3 B3 C1", "C,A,B"), ("A4 B4 C4", "C,A,B")):
        assert table.choose(spells).order == expected
        table.end_round()


def reference(prev: str, spells: dict[str, int]) -> str:
    """The algorithm of GR-4.3.5, word for word."""
    values = list(spells.values())
    uniq = sorted((p for p in prev if values.count(spells[p]) == 1), key=lambda p: spells[p])
    shared = [p for p in prev if values.count(spells[p]) > 1]
    if uniq:
        return ",".join(uniq + shared)
    low = min(values)
    return ",".join([p for p in shared if spells[p] == low] + [p for p in shared if spells[p] != low])


@rule("GR-4.3.5", "GR-4.3.4")
@pytest.mark.parametrize("players", range(2, 6))
def test_the_algorithm(players: int) -> None:
    """Every pattern of equal and different spells, under some previous orders."""
    from hexenkessel.games.grimoria.rules import turn_order

    names = SEATS[:players]
    for number, prev in enumerate(permutations(names)):
        if number % 7 == 0:
            for choice in product(range(1, players + 1), repeat=players):
                spells = dict(zip(names, choice, strict=True))
                found = turn_order(list(choice), [names.index(seat) for seat in prev])
                assert ",".join(SEATS[seat] for seat in found) == reference("".join(prev), spells)
