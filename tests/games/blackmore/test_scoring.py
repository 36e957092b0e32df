"""Scoring."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexenkessel import seeded
from tests.games.blackmore.table import CARDS, GAME, Table, points
from tests.moments import moments, play_on
from tests.rules import rule


def shared(cards: list[str], totals: dict[str, int]) -> dict[str, str]:
    """Captured piles worth exactly these totals, out of all these cards."""
    left = sorted(cards, key=lambda card: -int(card[1]))
    piles: dict[str, str] = {}
    for seat, total in list(totals.items())[:-1]:
        pile: list[str] = []
        for card in left:
            if int(card[1]) <= total - points(" ".join(pile)):
                pile.append(card)
        left = [card for card in left if card not in pile]
        piles[seat] = " ".join(pile)
    piles[list(totals)[-1]] = " ".join(left)
    assert {seat: points(pile) for seat, pile in piles.items()} == totals
    return piles


def before_the_last_trick(pile: str, hands: dict[str, str], **totals: int) -> Table:
    """Everybody has one card left and has captured so much."""
    gone = pile.split() + list(hands.values())
    captured = shared([card for card in CARDS if card not in gone], totals)
    return Table.set_up(len(hands), "A", pile=pile, captured=captured, end_phase=True, size=1, hands=hands)


@rule("BM-9.2", "BM-9.3", "BM-9.5", "BM-6.7")
def test_the_trump_pile_does_not_count() -> None:
    """C has laid W8 and Y7 and gets nothing for them."""
    table = before_the_last_trick("G3 W8 Y7", {"A": "B1", "B": "B2", "C": "B9"}, A=88, B=91 - 12, C=73)
    table.play("A:B1 B:B2 C:B9")
    assert table.state.over and table.winner == "B"
    assert table.state.scores() == [88, 91, 73]
    assert sum(table.state.scores()) + points(table.pile) == 270
    assert table.state.winners() == (1,)
    assert table.state.ranking() == [2, 1, 3]


@rule("BM-9.6")
def test_tie() -> None:
    table = before_the_last_trick("W8 Y7", {"A": "B1", "B": "B2", "C": "B9"}, A=90, B=90 - 12, C=75)
    table.play("A:B1 B:B2 C:B9")
    assert table.state.scores() == [90, 90, 75]
    assert table.state.winners() == (0, 1)
    assert table.state.ranking() == [1, 1, 3]


@rule("BM-9.1", "BM-1.3")
def test_the_printed_value_not_the_rank() -> None:
    table = Table.set_up(3, "A", pile="P1", captured={"A": "Y2 R2 G2", "B": "W1"}, rest="C")
    assert table.order == "1-9-8-7-6-5-4-3-2"
    assert table.points("A") == 6 and table.points("B") == 1


@rule("BM-9.3", "BM-9.2", "BM-9.4", "BM-12", "BM-1.4")
@pytest.mark.parametrize("players", range(2, 7))
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_sum_check(players: int, data: st.DataObject, seed: int) -> None:
    """At every moment 54 different cards; at the end all points and the trump pile are 270."""
    state = data.draw(moments("blackmore", players))
    position = state.dump()["position"]
    cards = position["stack"] + position["pile"] + position["trick"]
    for lying in position["hands"] + position["captured"]:
        cards += lying
    assert sorted(cards) == sorted(CARDS)
    play_on(state, seeded(seed))
    assert sum(state.scores()) + points(" ".join(state.view(None)["pile"])) == 270


@rule("BM-9.5", "BM-9.6")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_most_points_win(players: int) -> None:
    for seed in range(10):
        state = GAME.start(players, seed)
        play_on(state, seeded(seed))
        scores = state.scores()
        assert state.winners() == tuple(seat for seat in range(players) if scores[seat] == max(scores))
        assert state.ranking() == [1 + sum(other > own for other in scores) for own in scores]


@rule("BM-9.6")
def test_all_may_share_the_win() -> None:
    """A deadlock of two: 131 each and a trump pile of eight."""
    table = before_the_last_trick("W8", {"A": "B1", "B": "B2"}, A=131, B=131 - 3)
    table.play("A:B1 B:B2")
    assert table.state.scores() == [131, 131]
    assert table.state.winners() == (0, 1) and table.state.ranking() == [1, 1]


@rule("BM-9.4")
def test_a_card_can_be_captured_after_it_was_given_up() -> None:
    """Laid as trump, drawn in the last refill, played again: it counts for whoever has it in the end, once."""
    found = 0
    for seed in range(40):
        state = GAME.start(6, seed)
        events = state.listen()
        play_on(state, seeded(seed))
        laid = {event.facts["card"] for event in events if event.kind == "laid"}
        drawn = {event.facts["card"] for event in events if event.kind == "drew-trump"}
        captured = state.view(None)["captured"]
        for card in laid & drawn:
            lying = sum(cards.count(card) for cards in captured) + state.view(None)["pile"].count(card)
            assert lying == 1
            found += any(card in cards for cards in captured)
    assert found > 5
