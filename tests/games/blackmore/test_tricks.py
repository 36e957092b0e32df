"""Tricks: legal cards, ranks and winners."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexenkessel import seeded
from tests.games.blackmore.table import CARDS, GAME, SEATS, SIDES, Table, points
from tests.rules import rule

both_sides = pytest.mark.parametrize("side", ["desc", "asc"])

# -- the worked example of the rulebook --------------------------------------------------------------------------

EXAMPLE = "A:Y2 B:Y5 C:R7 D:B4 E:B9"


def example(pile: str, side: str = "desc", cards: str = EXAMPLE) -> Table:
    """Anna leads, Brian, a third player, David and Emma follow. Brian's Y5 is a stand-in."""
    hands = dict(item.split(":") for item in cards.split())
    table = Table.set_up(5, "A", side=side, pile=pile, rest="C", hands=hands)
    return table.play(cards)


@rule("BM-5.1", "BM-5.3", "BM-5.4", "BM-1.3")
def test_the_example() -> None:
    table = example(pile="B7")
    assert table.order == "7-6-5-4-3-2-1-9-8"
    assert table.winner == "D"
    assert table.heard[-1].facts == {
        "seat": 3,
        "card": "B4",
        "colour": "B",
        "value": 4,
        "points": 27,
    }


@rule("BM-5.2")
@pytest.mark.parametrize("card", ["Y5", "Y7", "Y6", "Y4", "Y3"])
def test_the_example_with_another_trump(card: str) -> None:
    assert example(pile="G7", cards=EXAMPLE.replace("Y5", card)).winner == "B"


@rule("BM-5.4", "BM-5.5")
def test_the_example_on_the_ascending_side() -> None:
    table = example(pile="B7", side="asc")
    assert table.order == "7-8-9-1-2-3-4-5-6"
    assert table.winner == "E"


@rule("BM-5.2", "BM-5.5")
def test_the_example_ascending_with_green_trump() -> None:
    assert example(pile="G7", side="asc").winner == "A"


# -- rank and winner ---------------------------------------------------------------------------------------------

ORDERS = {
    "desc": {
        1: "1-9-8-7-6-5-4-3-2",
        2: "2-1-9-8-7-6-5-4-3",
        3: "3-2-1-9-8-7-6-5-4",
        4: "4-3-2-1-9-8-7-6-5",
        5: "5-4-3-2-1-9-8-7-6",
        6: "6-5-4-3-2-1-9-8-7",
        7: "7-6-5-4-3-2-1-9-8",
        8: "8-7-6-5-4-3-2-1-9",
        9: "9-8-7-6-5-4-3-2-1",
    },
    "asc": {
        1: "1-2-3-4-5-6-7-8-9",
        2: "2-3-4-5-6-7-8-9-1",
        3: "3-4-5-6-7-8-9-1-2",
        4: "4-5-6-7-8-9-1-2-3",
        5: "5-6-7-8-9-1-2-3-4",
        6: "6-7-8-9-1-2-3-4-5",
        7: "7-8-9-1-2-3-4-5-6",
        8: "8-9-1-2-3-4-5-6-7",
        9: "9-1-2-3-4-5-6-7-8",
    },
}


@rule("BM-5.4", "BM-5.5", "BM-1.2")
@both_sides
@pytest.mark.parametrize("value", range(1, 10))
def test_all_18_orders(side: str, value: int) -> None:
    """What the wheel shows, and what two cards of one colour make of it, in trump and in every other colour."""
    table = Table.set_up(2, "A", side=side, pile=f"B{value}", rest="B")
    assert table.order == ORDERS[side][value]
    ranks = [int(rank) for rank in ORDERS[side][value].split("-")]
    for colour in "BY":
        for first, second in permutations(ranks, 2):
            cards = [f"{colour}{first}", f"{colour}{second}"]
            if f"B{value}" not in cards:
                trick = Table.set_up(2, "A", side=side, pile=f"B{value}", rest="B", A=cards[0], B=cards[1])
                trick.play(f"A:{cards[0]} B:{cards[1]}")
                assert trick.winner == ("A" if ranks.index(first) < ranks.index(second) else "B")


@rule("BM-5.3")
def test_the_leader_wins_with_the_lowest_rank() -> None:
    table = Table.set_up(4, "A", pile="G5", rest="B", A="W6", B="P5", C="R5", D="B5")
    assert table.order == "5-4-3-2-1-9-8-7-6"
    table.play("A:W6 B:P5 C:R5 D:B5")
    assert table.winner == "A"
    assert table.decline().points("A") == 21


@rule("BM-5.4")
@pytest.mark.parametrize(("side", "winner"), [("desc", "A"), ("asc", "B")])
def test_the_same_cards_on_both_sides(side: str, winner: str) -> None:
    table = Table.set_up(3, "A", side=side, pile="R1", rest="C", A="Y9", B="Y2", C="Y3")
    table.play("A:Y9 B:Y2 C:Y3")
    assert table.winner == winner
    assert table.decline().points(winner) == 14


@rule("BM-4.1", "BM-5.1", "BM-5.3")
@pytest.mark.parametrize(("side", "winner"), [("desc", "A"), ("asc", "B")])
def test_trump_is_led(side: str, winner: str) -> None:
    table = Table.set_up(4, "A", side=side, pile="G5", rest="C", A="G4", B="G6", C="G9", D="Y5")
    table.play("A:G4 B:G6 C:G9 D:Y5")
    assert table.winner == winner
    assert table.decline().points(winner) == 24


@rule("BM-5.4")
@pytest.mark.parametrize(("side", "winner"), [("desc", "B"), ("asc", "A")])
def test_round_the_corner(side: str, winner: str) -> None:
    table = Table.set_up(2, "A", side=side, pile="B3", rest="B", A="B9", B="B1")
    assert table.play("A:B9 B:B1").winner == winner


@rule("BM-5.1")
def test_the_lowest_trump_beats_the_best_of_the_led_colour() -> None:
    table = Table.set_up(3, "A", pile="P8", rest="C", A="R8", B="P9", C="R7")
    assert table.order == "8-7-6-5-4-3-2-1-9"
    assert table.play("A:R8 B:P9 C:R7").winner == "B"


@rule("BM-5.1", "BM-4.2")
@pytest.mark.parametrize("cards", list(permutations(["W9", "W3", "W1", "Y2"])))
@pytest.mark.parametrize("leader", "ABCD")
def test_order_does_not_matter_among_trumps(leader: str, cards: tuple[str, ...]) -> None:
    first = SEATS.index(leader)
    seats = [SEATS[(first + place) % 4] for place in range(4)]
    hands = dict(zip(seats, cards, strict=True))
    table = Table.set_up(4, leader, side="asc", pile="W2", rest="A", hands=hands)
    table.play(" ".join(f"{seat}:{card}" for seat, card in hands.items()))
    assert table.winner == seats[cards.index("W3")]


@rule("BM-5.6", "BM-5.1", "BM-5.2", "BM-5.3", "BM-5.4")
@both_sides
@pytest.mark.parametrize("players", range(2, 7))
@given(data=st.data())
def test_no_ties(side: str, players: int, data: st.DataObject) -> None:
    """One winner, a trump if there is one, else of the led colour: the one with the smallest distance to the mark."""
    trump, *cards = data.draw(
        st.lists(st.sampled_from(CARDS), min_size=players + 1, max_size=players + 1, unique=True)
    )
    leader = data.draw(st.integers(0, players - 1))
    seats = [SEATS[(leader + place) % players] for place in range(players)]
    hands = dict(zip(seats, cards, strict=True))
    table = Table.set_up(players, seats[0], side=side, pile=trump, rest="A", hands=hands)
    table.play(" ".join(f"{seat}:{card}" for seat, card in hands.items()))

    def distance(card: str) -> int:
        turned = int(trump[1]) - int(card[1])
        return (turned if side == "desc" else -turned) % 9

    trumps = [card for card in cards if card[0] == trump[0]]
    fit = trumps or [card for card in cards if card[0] == cards[0][0]]
    best = min(fit, key=distance)
    assert [distance(card) for card in fit].count(distance(best)) == 1
    assert table.winner == seats[cards.index(best)]
    assert table.heard[-1].facts["points"] == points(" ".join(cards))


# -- legal cards -------------------------------------------------------------------------------------------------


@rule("BM-4.3", "BM-10")
def test_no_duty_to_follow_or_to_trump() -> None:
    table = Table.set_up(3, "A", pile="R5", rest="C", A="Y4", B="Y1 Y9 R1 G2 G3 P7")
    table.play("A:Y4")
    assert table.to_move == "B"
    assert sorted(table.options) == [f"play {card}" for card in ("G2", "G3", "P7", "R1", "Y1", "Y9")]


@rule("BM-4.1", "BM-10")
def test_leading_trump_at_once() -> None:
    table = Table.set_up(3, "A", pile="R5", rest="C", A="R4 B1 Y1 G1 P1 W1")
    assert sorted(table.options) == [f"play {card}" for card in ("B1", "G1", "P1", "R4", "W1", "Y1")]
    table.play("A:R4")
    assert table.view()["trick"] == ["R4"]


@rule("BM-4.4")
@both_sides
@pytest.mark.parametrize("players", range(2, 7))
def test_illegal_acts(side: str, players: int) -> None:
    hands = {seat: f"Y{number}" for number, seat in enumerate(SEATS[:players], 1)}
    hands["B"] = "Y2 Y9"
    table = Table.set_up(players, "A", side=side, pile="R5", rest="A", hands=hands)
    assert table.refusal("A", "play Y2") == ("BM-4.1", "not-in-hand")
    assert table.refusal("B", "play Y2") == ("BM-4.4", "not-your-turn")
    for nothing in ("", "pass", "keep"):
        assert table.refusal("A", nothing)[0] in ("BM-4.4", "BM-6.1")
    table.play("A:Y1")
    assert table.refusal("A", f"play {min(table.hand('A'))}") == ("BM-4.4", "not-your-turn")
    assert table.refusal("B", "play Y1") == ("BM-4.1", "not-in-hand")
    assert table.refusal("B", "play Y2 Y9") == ("BM-4.4", "no-such-move")
    for number, seat in enumerate(SEATS[1:players], 2):
        table.play(f"{seat}:Y{number}")
    for seat in SEATS[:players]:
        reason = ("BM-6.1", "trump-choice-open") if seat == table.winner else ("BM-4.4", "not-your-turn")
        assert table.refusal(seat, f"play {min(table.hand(seat))}") == reason


# -- around a trick ----------------------------------------------------------------------------------------------


@rule("BM-4.2", "BM-4.5", "BM-5.7")
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("leader", SEATS)
def test_everybody_adds_one_card_clockwise(players: int, leader: str) -> None:
    if leader not in SEATS[:players]:
        leader = "A"
    table = Table.set_up(players, leader, pile="R5", stack=" ".join(CARDS[-8:]), rest="A")
    seats = [(SEATS.index(leader) + place) % players for place in range(players)]
    played: list[str] = []
    for place, seat in enumerate(seats):
        assert table.state.deciding == (seat,)
        assert table.asks == ("follow" if place else "lead")
        card = min(table.hand(SEATS[seat]))
        table.play(f"{SEATS[seat]}:{card}")
        played.append(card)
        assert table.view()["trick"] == played
        assert table.view()["trick_seats"] == seats[: place + 1]
    winner = table.winner
    table.decline()
    assert table.to_move == winner and table.asks == "lead"
    assert table.view()["trick"] == [] and table.view()["last_trick"] == played


@rule("BM-5.8", "BM-6.6")
def test_the_trump_counts_from_the_first_card_to_the_last() -> None:
    """Nobody can change it in between: while cards are played there is nothing else to choose."""
    table = Table.set_up(4, "A", pile="B7", stack="W1 W2 W3 W4 W5", rest="A")
    for _ in range(4):
        assert table.trump == "B7"
        assert all(option.startswith("play ") for option in table.options)
        for seat in "ABCD":
            assert table.refusal(seat, "keep")[1] in ("no-choice-now", "not-your-turn")
        table.play(f"{table.to_move}:{min(table.hand(table.to_move))}")


@rule("BM-1.2", "BM-3.4")
@both_sides
def test_the_side_stays_for_the_whole_game(side: str) -> None:
    state = GAME.start(3, seed=3, side=SIDES[side])
    while not state.over:
        seat = state.deciding[0]
        assert state.view(seat)["side"] == SIDES[side]
        value = state.view(seat)["trump_value"]
        assert "-".join(map(str, state.view(seat)["order"])) == ORDERS[side][value]
        state.play(seat, state.moves(seat)[0])


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_hand_says_which_cards_would_win_the_trick_now(players: int) -> None:
    """Every card that may be played, in every trick of a game: it says so just when it then leads the trick."""
    state = GAME.start(players, 7)
    dice = seeded(7)
    seen: set[bool] = set()
    while not state.over:
        (seat,) = state.deciding
        view = state.view(seat)
        assert (view["would_win"] is not None) == (view["asks"] == "follow")
        moves = state.moves(seat)
        for move in moves if view["asks"] == "follow" else []:
            after = state.clone()
            after.play(seat, move)
            if after.view(seat)["trick"]:
                wins = after.view(seat)["winning"] == seat
                assert (move.text.split()[-1] in view["would_win"]) == wins
                seen.add(wins)
        state.play(seat, moves[dice.below(len(moves))])
    assert seen == {True, False}
