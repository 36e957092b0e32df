"""Material, setup, the list of decisions and the order of a round (BM-1 to BM-3, BM-10, BM-12)."""

import pytest

import hexenkessel as hx
from hexenkessel import seeded
from hexenkessel.kernel.errors import WrongOption, WrongPlayers
from tests.games.blackmore.table import CARDS, GAME, SIDES, Table, points
from tests.moments import walk
from tests.rules import rule

both_sides = pytest.mark.parametrize("side", ["desc", "asc"])
every_count = pytest.mark.parametrize("players", range(2, 7))


def dealt(players: int, seed: int, **options: object) -> Table:
    return Table(GAME.start(players, seed, **options))


@rule("BM-1.1", "BM-1.4")
def test_the_deck() -> None:
    """Six colours, nine values, every card once, and nothing else that could be played."""
    plays = [move.text.removeprefix("play ") for move in GAME.table.moves if move.verb == "play"]
    assert plays == CARDS and len(set(CARDS)) == 54
    assert {card[0] for card in CARDS} == set("BYRGPW")
    assert points(" ".join(CARDS)) == 6 * 45 == 270


@rule("BM-2")
@both_sides
@every_count
def test_the_words_of_the_rules(players: int, side: str) -> None:
    """What the views call trump, pile, stack and round is what the rules call so."""
    state = GAME.start(players, seed=8, side=SIDES[side])
    rounds = 0
    for moment in walk(state, seeded(8)):
        view, position = moment.view(None), moment.dump()["position"]
        if view["pile"]:
            assert view["pile"][-1] == f"{view['trump_colour']}{view['trump_value']}"
        assert view["order"][0] == view["trump_value"]
        assert view["stack"] == len(position["stack"])
        assert view["captured_sizes"] == [len(cards) for cards in position["captured"]]
        if view["asks"] == "lead":
            assert view["trick"] == [] and view["tricks"] == rounds
            rounds += 1
    assert state.view(None)["tricks"] == rounds


@rule("BM-3.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 7, 8])
def test_two_to_six_play(players: int) -> None:
    assert list(GAME.players) == [2, 3, 4, 5, 6]
    with pytest.raises(WrongPlayers):
        GAME.start(players)


@rule("BM-3.2", "BM-3.3", "BM-3.5")
@every_count
def test_one_card_at_a_time_from_seat_a(players: int) -> None:
    """A shuffled deck, laid out again from hands, trump card and stack, is the one that the dice shuffled."""
    deck = list(range(54))
    seeded(99).shuffle(deck)
    names = [CARDS[card] for card in deck]
    position = GAME.start(players, 99).dump()["position"]
    assert position["hands"] == [names[seat : 6 * players : players] for seat in range(players)]
    assert position["pile"] == [names[6 * players]]
    assert position["trump"] == names[6 * players]
    assert position["stack"][::-1] == names[6 * players + 1 :]


@rule("BM-3.4")
def test_the_host_chooses_the_side() -> None:
    assert dealt(3, 1).view()["side"] == "descending"
    for side in ("descending", "ascending"):
        assert dealt(3, 1, side=side).view()["side"] == side
    with pytest.raises(WrongOption):
        dealt(3, 1, side="both")


@rule("BM-3.5", "BM-6.3")
@both_sides
@pytest.mark.parametrize("seed", range(20))
def test_the_first_trump(side: str, seed: int) -> None:
    table = dealt(4, seed, side=SIDES[side])
    assert table.pile == table.trump and len(table.pile.split()) == 1
    assert table.order[0] == table.trump[1]


@rule("BM-3.6")
@every_count
def test_the_host_may_fix_who_begins(players: int) -> None:
    for seat in range(players):
        assert dealt(players, 5, start=seat + 1).state.deciding == (seat,)


@rule("BM-3.6")
@every_count
def test_else_chance_decides_and_not_the_cards(players: int) -> None:
    """The same cards are dealt whoever begins, and over 100 games for each seat all begin about equally often."""
    games = 100 * players
    begun = [0] * players
    for seed in range(games):
        state = GAME.start(players, seed)
        begun[state.deciding[0]] += 1
        fixed = GAME.start(players, seed, start=1)
        assert fixed.dump()["position"]["hands"] == state.dump()["position"]["hands"]
    # Chi-square, 99.9 % for up to five degrees of freedom.
    assert sum((count - 100) ** 2 / 100 for count in begun) < 20.5


@rule("BM-10", "BM-6.2", "BM-6.10", "BM-4.3")
@both_sides
@every_count
def test_nothing_else_is_a_decision(players: int, side: str) -> None:
    """Lead or follow with any card of the hand, keep or lay a card of the trick; that is all, in every game."""
    state = GAME.start(players, seed=4, side=SIDES[side])
    for moment in walk(state, seeded(4)):
        if moment.over:
            break
        [seat] = moment.deciding
        view = moment.view(seat)
        options = sorted(move.text for move in moment.moves(seat))
        if view["asks"] == "trump":
            assert options == sorted(["keep", *(f"lay {card}" for card in view["trick"])])
            assert seat == view["winning"]
        else:
            assert view["asks"] == ("follow" if view["trick"] else "lead")
            assert options == sorted(f"play {card}" for card in view["hand"])
            assert 1 <= len(options) <= 6


@rule("BM-12", "BM-4.2", "BM-7.1", "BM-8.6")
@both_sides
@every_count
def test_the_order_of_a_round(players: int, side: str) -> None:
    """Lead, follow, decide, trump, put away, refill; the last trick ends the game."""
    state = GAME.start(players, seed=21, side=SIDES[side])
    events = state.listen()
    for _ in walk(state, seeded(21)):
        pass
    kinds = [event.kind for event in events]
    tricks = " ".join(kinds).split("led")[1:]
    for number, trick in enumerate(tricks, 1):
        parts = trick.split()
        followers = parts.count("played")
        assert parts[:followers] == ["played"] * followers
        assert parts[followers] == "won"
        rest = parts[followers + 1 :]
        if number == len(tricks):
            assert rest == ["over"]
        else:
            assert followers == players - 1
            assert rest[0] in ("kept", "laid")
            draws = [kind for kind in rest[1:] if kind != "end-phase"]
            assert draws == sorted(draws, key=["drew", "drew-trump", "drew-nothing"].index)
            assert len(draws) == (players if "end-phase" not in " ".join(tricks[: number - 1]) else 0)


@rule("BM-12")
@both_sides
@every_count
@pytest.mark.parametrize("seed", range(3))
def test_invariants(players: int, side: str, seed: int) -> None:
    """54 cards; equal hands between rounds before the end phase; the trump on the pile is in no hand."""
    state = GAME.start(players, seed, side=SIDES[side])
    for moment in walk(state, seeded(seed)):
        position = moment.dump()["position"]
        held = [card for hand in position["hands"] for card in hand]
        everywhere = held + position["stack"] + position["pile"] + position["trick"]
        everywhere += [card for cards in position["captured"] for card in cards]
        assert sorted(everywhere) == sorted(CARDS)
        if moment.view(None)["asks"] == "lead" and not position["end_phase"]:
            assert {len(hand) for hand in position["hands"]} == {6}
        if position["pile"]:
            assert position["trump"] == position["pile"][-1] and position["trump"] not in held
        assert position["end_phase"] == (position["stack"] == [])


@rule("BM-1.3")
@both_sides
def test_rank_and_points_are_two_things(side: str) -> None:
    """The 9 is the last in the order or near the top of it; it is worth nine either way."""
    table = Table.set_up(2, "A", side=side, pile="R1", rest="B", A="Y9", B="Y2")
    table.play("A:Y9 B:Y2")
    winner = {"desc": "A", "asc": "B"}[side]
    assert table.winner == winner
    before = table.points(winner)
    assert table.decline().points(winner) - before == 11


@rule("BM-9.7")
def test_one_deal_is_the_whole_game() -> None:
    state = GAME.start(6, seed=2)
    for _ in walk(state, seeded(2)):
        pass
    assert state.over and state.deciding == ()
    position = state.dump()["position"]
    assert position["stack"] == [] and position["hands"] == [[]] * 6
    with pytest.raises(hx.IllegalMove):
        state.play(0, "keep")
