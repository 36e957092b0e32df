"""Setup, refill, the last refill and the end phase."""

import pytest

from hexenkessel import State, seeded
from tests.games.blackmore.cases import last_refill, last_refill_of_four, refill_of_four
from tests.games.blackmore.table import CARDS, GAME, SEATS, SIDES, Table
from tests.moments import walk
from tests.rules import rule

both_sides = pytest.mark.parametrize("side", ["desc", "asc"])
every_count = pytest.mark.parametrize("players", range(2, 7))

# players: stack after setup, stack cards in the last refill, tricks until then, tricks in all (BM-3.7)
SIZES = {2: (41, 1, 21, 27), 3: (35, 2, 12, 18), 4: (29, 1, 8, 14), 5: (23, 3, 5, 11), 6: (17, 5, 3, 9)}


def play_a_trick(table: Table) -> str:
    """Everybody plays some card; the winner's letter."""
    while table.asks != "trump":
        table.play(f"{table.to_move}:{min(table.hand(table.to_move))}")
    return table.winner


# With R5 on the pile nothing beats the next one in the order (BM-5.4, BM-5.5).
STRONGEST = {"desc": "R4", "asc": "R6"}


# -- setup -------------------------------------------------------------------------------------------------------


@rule("BM-3.7", "BM-1.1", "BM-3.2", "BM-3.3", "BM-3.5", "BM-1.4", "BM-3.1")
@both_sides
@every_count
def test_setup_sizes(players: int, side: str) -> None:
    position = GAME.start(players, seed=players, side=SIDES[side]).dump()["position"]
    assert [len(hand) for hand in position["hands"]] == [6] * players
    assert len(position["stack"]) == SIZES[players][0] == 53 - 6 * players
    assert len(position["pile"]) == 1
    assert position["captured"] == [[] for _ in range(players)]
    cards = position["stack"] + position["pile"] + [card for hand in position["hands"] for card in hand]
    assert sorted(cards) == sorted(CARDS)
    assert sum(int(card[1]) for card in cards) == 270


@rule("BM-7.2", "BM-5.7")
def test_refill_order() -> None:
    table = refill_of_four()
    assert table.winner == "C"
    table.decline()
    assert table.points("C") == 19
    assert table.draws == "C:Y2 D:B2 A:R3 B:G4"
    assert table.stack == "P7"
    assert table.to_move == "C"


@rule("BM-3.7", "BM-8.1", "BM-8.3", "BM-7.8", "BM-6.10")
@both_sides
@every_count
@pytest.mark.parametrize("seed", range(4))
def test_length_of_the_game(players: int, side: str, seed: int) -> None:
    state = GAME.start(players, seed, side=SIDES[side])
    events = state.listen()
    for _ in walk(state, seeded(seed)):
        pass
    kinds = [event.kind for event in events]
    stack, last_cards, until_last_refill, tricks = SIZES[players]
    assert kinds.count("won") == tricks == until_last_refill + 6
    assert kinds[: kinds.index("end-phase")].count("won") == until_last_refill
    assert kinds.count("drew") == stack
    short = kinds.count("drew-trump") + kinds.count("drew-nothing")
    assert short == players - last_cards
    # Every trick but the last has its choice (BM-6.10), and whatever was dealt or drawn is played (BM-7.3, BM-8.3).
    assert kinds.count("kept") + kinds.count("laid") == tricks - 1
    played = {2: 54, 3: 54, 4: 56, 5: 55, 6: 54}[players] - kinds.count("drew-nothing")
    assert kinds.count("led") + kinds.count("played") == played
    assert kinds.count("led") == tricks


@rule("BM-7.5", "BM-7.2", "BM-10")
@every_count
def test_refill_is_automatic(players: int) -> None:
    """No move of the table draws a card, and no text asks for one."""
    assert {move.verb for move in GAME.table.moves} == {"play", "lay", "keep"}
    table = Table.set_up(players, "A", pile="R5", stack="Y2 B2 R3 G4 P7 Y3 B3", rest="A")
    for text in ("draw", "draw R5", "take R5"):
        assert table.refusal("A", text) == ("BM-4.4", "no-such-move")
    assert table.refusal("A", "play R5") == ("BM-4.1", "not-in-hand")
    play_a_trick(table)
    table.decline()
    assert table.hand_sizes == [6] * players and table.pile == "R5"


# -- the last refill ---------------------------------------------------------------------------------------------


@rule("BM-7.3", "BM-7.4", "BM-8.1", "BM-7.8")
def test_a_change_in_the_last_refill_is_undone() -> None:
    table = last_refill()
    assert table.winner == "C"
    table.lay("R5")
    assert table.points("C") == 13
    assert table.draws == "C:Y4 A:P2 B:R5*"
    assert table.pile == "G3 W8" and table.trump == "W8"
    assert table.order == "8-7-6-5-4-3-2-1-9"
    assert table.hand_sizes == [6, 6, 6] and "R5" in table.hand("B")
    assert table.view()["end_phase"] and table.to_move == "C"


@rule("BM-7.3")
def test_the_same_declined() -> None:
    table = last_refill().decline()
    assert table.points("C") == 18
    assert table.draws == "C:Y4 A:P2 B:W8*"
    assert table.pile == "G3" and table.trump == "G3"
    assert table.order == "3-2-1-9-8-7-6-5-4"


def last_refill_of_two() -> Table:
    table = Table.set_up(2, "A", pile="G6", trick=21, stack="B1", rest="B", A="Y3 G5", B="Y2")
    return table.play("A:Y3 B:Y2")


@rule("BM-7.6", "BM-5.1")
def test_two_players_and_a_trump_never_changed() -> None:
    table = last_refill_of_two()
    assert table.order == "6-5-4-3-2-1-9-8-7" and table.winner == "A"
    table.decline()
    assert table.points("A") == 5
    assert table.draws == "A:B1 B:G6*"
    assert table.pile == "" and table.trump == "G6"
    table.play("A:G5 B:G6")
    assert table.winner == "B"
    assert table.heard[-1].facts["points"] == 11


@rule("BM-6.11", "BM-7.6", "BM-8.2")
def test_a_change_on_an_empty_pile() -> None:
    table = last_refill_of_two().decline().play("A:G5 B:G6")
    before = table.captured("B")
    table.lay("G5")
    assert table.pile == "G5" and table.trump == "G5"
    assert table.order == "5-4-3-2-1-9-8-7-6"
    assert table.captured("B") - before == {"G6"}
    assert table.hand_sizes == [5, 5]
    assert table.to_move == "B"


@rule("BM-7.3", "BM-7.8")
def test_four_players_and_trump_cards_enough() -> None:
    table = last_refill_of_four()
    assert table.order == "4-5-6-7-8-9-1-2-3" and table.winner == "A"
    table.decline()
    assert table.points("A") == 19
    assert table.draws == "A:W5 B:R4* C:Y7* D:B2*"
    assert table.pile == "P1 G9" and table.trump == "G9"
    assert table.order == "9-1-2-3-4-5-6-7-8"
    assert table.hand_sizes == [6, 6, 6, 6]


@rule("BM-7.6", "BM-7.8")
def test_four_players_and_the_pile_exactly_used_up() -> None:
    table = Table.set_up(
        4,
        "D",
        side="asc",
        pile="P1 G9 B2",
        trick=8,
        stack="Y8",
        rest="A",
        A="W2",
        B="B1",
        C="G4",
        D="W3",
    )
    table.play("D:W3 A:W2 B:B1 C:G4")
    assert table.winner == "B"
    table.decline()
    assert table.points("B") == 10
    assert table.draws == "B:Y8 C:B2* D:G9* A:P1*"
    assert table.pile == "" and table.trump == "P1"
    assert table.order == "1-2-3-4-5-6-7-8-9"
    assert table.hand_sizes == [6, 6, 6, 6]


@rule("BM-7.7", "BM-8.5", "BM-7.8")
def test_four_players_and_the_pile_too_small() -> None:
    table = Table.set_up(4, "A", pile="P1 G9", trick=8, stack="Y8", rest="A", A="R2", B="R3", C="G1", D="W7")
    table.play("A:R2 B:R3 C:G1 D:W7")
    assert table.winner == "C"
    table.decline()
    assert table.points("C") == 13
    assert table.draws == "C:Y8 D:G9* A:P1* B:–"
    assert table.hand_sizes == [6, 5, 6, 6]
    assert table.pile == "" and table.trump == "P1"
    assert table.order == "1-9-8-7-6-5-4-3-2"
    for trick in range(9, 14):
        play_a_trick(table)
        assert table.view()["tricks"] == trick and len(table.view()["trick"]) == 4
        table.decline()
    assert table.hand_sizes == [1, 0, 1, 1]
    for _ in range(3):
        table.play(f"{table.to_move}:{min(table.hand(table.to_move))}")
    assert table.state.over and table.view()["tricks"] == 14
    assert len(table.view()["last_trick"]) == 3 and 1 not in table.view()["last_seats"]


@rule("BM-8.5", "BM-6.10", "BM-8.6")
def test_a_leader_without_a_card() -> None:
    """Trick 13 was won by B, who has no card left."""
    table = Table.set_up(
        4, "B", ghost="P1", trick=14, end_phase=True, rest="A", size=1, A="W3", B="-", C="W4", D="Y9"
    )
    assert table.to_move == "C" and table.asks == "lead"
    table.play("C:W4 D:Y9 A:W3")
    assert table.state.over and table.winner == "C" and table.points("C") == 16


@rule("BM-7.7", "BM-7.8")
def test_five_players_and_a_trump_never_changed() -> None:
    table = Table.set_up(
        5,
        "A",
        pile="R6",
        trick=5,
        stack="B1 Y2 G3",
        rest="A",
        A="Y5",
        B="P9",
        C="W1",
        D="G2",
        E="Y6",
    )
    table.play("A:Y5 B:P9 C:W1 D:G2 E:Y6")
    assert table.winner == "E"
    table.decline()
    assert table.points("E") == 23
    assert table.draws == "E:B1 A:Y2 B:G3 C:R6* D:–"
    assert table.hand_sizes == [6, 6, 6, 5, 6]
    assert table.pile == "" and table.trump == "R6"
    for _ in range(5):
        play_a_trick(table)
        table.decline()
    assert table.hand_sizes == [1, 1, 1, 0, 1]
    for _ in range(4):
        table.play(f"{table.to_move}:{min(table.hand(table.to_move))}")
    assert table.state.over and table.view()["tricks"] == 11 and len(table.view()["last_trick"]) == 4


# -- the end phase -----------------------------------------------------------------------------------------------


def in_the_end_phase() -> Table:
    return last_refill().lay("R5").play("C:W1 A:R9 B:R5")


@rule("BM-8.2", "BM-8.3")
def test_no_drawing_in_the_end_phase() -> None:
    table = in_the_end_phase()
    assert table.winner == "C"
    table.heard.clear()
    table.decline()
    assert table.hand_sizes == [5, 5, 5]
    assert table.pile == "G3 W8" and table.draws == ""


@rule("BM-9.4", "BM-6.7")
def test_given_up_and_captured_again() -> None:
    table = in_the_end_phase()
    assert "R5" not in table.captured("C")
    before = table.points("C")
    table.decline()
    assert table.points("C") - before == 15
    assert table.position["captured"][2].count("R5") == 1


@rule("BM-8.4", "BM-8.1")
@every_count
def test_the_stack_ends_with_the_last_player(players: int) -> None:
    """Never with 54 cards and six in each hand; for other decks."""
    stack = " ".join([card for card in CARDS if card not in ("G3", "W8")][-players:])
    table = Table.set_up(players, "A", pile="G3 W8", stack=stack, rest="A")
    winner = play_a_trick(table)
    table.decline()
    assert table.stack == "" and table.pile == "G3 W8" and table.trump == "W8"
    assert table.view()["end_phase"] and table.hand_sizes == [6] * players
    assert "*" not in table.draws and table.draws.startswith(winner)


@rule("BM-6.10", "BM-8.6", "BM-8.3", "BM-12")
@both_sides
@every_count
def test_the_last_trick(players: int, side: str) -> None:
    hands = dict(zip(SEATS[:players], ["Y1", "Y2", "Y3", "Y4", "Y6", "Y7"], strict=False))
    table = Table.set_up(
        players, "A", side=side, pile="R5", rest="A", end_phase=True, size=1, trick=27, hands=hands
    )
    before = {seat: table.captured(seat) for seat in SEATS[:players]}
    table.play(" ".join(f"{seat}:{card}" for seat, card in hands.items()))
    assert table.state.over and table.state.ending == "all-cards-played"
    assert [table.state.moves(seat) for seat in range(players)] == [[]] * players
    assert table.captured(table.winner) - before[table.winner] == set(hands.values())
    assert table.refusal(table.winner, "keep") == ("BM-8.6", "game-over")


# -- more about the refill ---------------------------------------------------------------------------------------


@rule("BM-7.2", "BM-7.5")
@both_sides
@every_count
@pytest.mark.parametrize("winner", SEATS)
def test_the_winner_draws_first_then_clockwise(players: int, side: str, winner: str) -> None:
    if winner not in SEATS[:players]:
        winner = "A"
    stack = "W1 W2 W3 W4 W5 W6 W7"
    best = STRONGEST[side]
    table = Table.set_up(players, winner, side=side, pile="R5", stack=stack, rest="A", hands={winner: best})
    table.play(f"{winner}:{best}")
    assert play_a_trick(table) == winner
    table.decline()
    first = SEATS.index(winner)
    order = [SEATS[(first + place) % players] for place in range(players)]
    assert table.draws == " ".join(f"{seat}:{card}" for seat, card in zip(order, stack.split(), strict=False))


@rule("BM-7.4")
@both_sides
@pytest.mark.parametrize(("players", "stack"), [(2, "W1"), (3, "W1 W2"), (6, "W1 W2 W3 W4 W5")])
def test_a_change_in_the_last_round_goes_to_the_one_who_is_short(players: int, stack: str, side: str) -> None:
    best = STRONGEST[side]
    table = Table.set_up(players, "A", side=side, pile="G3 R5", stack=stack, rest="A", A=best)
    table.play(f"A:{best}")
    assert play_a_trick(table) == "A"
    table.lay(best)
    assert table.pile == "G3 R5" and table.trump == "R5"
    assert table.draws.endswith(f"{SEATS[players - 1]}:{best}*")


@rule("BM-7.6")
@both_sides
def test_a_ghost_trump_stays_until_somebody_lays_a_card(side: str) -> None:
    table = Table.set_up(2, "A", side=side, ghost="G6", rest="B", end_phase=True, size=4, A="G1", B="B1 P1")
    table.play("A:G1 B:B1")
    assert table.winner == "A"
    table.decline()
    assert table.pile == "" and table.trump == "G6"
    play_a_trick(table)
    table.lay(table.view()["trick"][0])
    assert table.pile == table.trump != "G6"


@rule("BM-7.7")
@pytest.mark.parametrize(
    ("players", "pile", "stack", "missing"),
    [
        (4, "R5", "W1", 2),
        (4, "G3 R5", "W1", 1),
        (4, "B2 G3 R5", "W1", 0),
        (5, "R5", "W1 W2 W3", 1),
        (5, "G3 R5", "W1 W2 W3", 0),
        (2, "R5", "W1", 0),
        (3, "R5", "W1 W2", 0),
        (6, "R5", "W1 W2 W3 W4 W5", 0),
    ],
)
def test_who_finds_nothing_to_draw(players: int, pile: str, stack: str, missing: int) -> None:
    table = Table.set_up(players, "A", pile=pile, stack=stack, rest="A", A="R4")
    table.play("A:R4")
    assert play_a_trick(table) == "A"
    table.decline()
    assert table.hand_sizes == [6] * (players - missing) + [5] * missing
    assert table.draws.count("–") == missing


@rule("BM-8.5")
@both_sides
def test_skipped_in_the_last_trick_wherever_they_sit(side: str) -> None:
    """B and C have no card; D has won the trick before."""
    table = Table.set_up(
        4, "D", side=side, ghost="P1", end_phase=True, rest="A", size=1, A="W3", B="-", C="-", D="Y9"
    )
    table.play("D:Y9 A:W3")
    assert table.state.over and table.winner == "D"
    table = Table.set_up(
        5, "B", side=side, ghost="P1", end_phase=True, rest="A", size=1, A="W3", B="-", C="-", D="Y9", E="Y8"
    )
    assert table.play("D:Y9 E:Y8 A:W3").state.over


@rule("BM-8.1", "BM-2")
def test_the_end_phase_begins_when_the_last_refill_is_finished() -> None:
    table = last_refill()
    assert not table.view()["end_phase"] and table.view()["refills_left"] == 1
    table.decline()
    assert table.view()["end_phase"] and table.view()["refills_left"] == 0
    kinds = [event.kind for event in table.heard]
    assert kinds[-1] == "end-phase" and kinds[-2] == "drew-trump"


# -- how often ---------------------------------------------------------------------------------------------------


@rule("BM-7.9")
@pytest.mark.parametrize(
    ("players", "change", "empty", "short"),
    [
        (2, 15, 3, 0),
        (3, 15, 14, 0),
        (4, 15, 90, 65),
        (5, 15, 85, 44),
        (6, 15, 60, 0),
        (4, 50, 14, 4),
        (5, 50, 20, 3),
        (6, 50, 13, 0),
    ],
)
def test_an_empty_trump_pile_is_not_rare(players: int, change: int, empty: int, short: int) -> None:
    """In percent, as counted elsewhere in 2,000 games each; 200 games come within ten of it."""
    games = 200
    emptied = missed = 0
    for seed in range(games):
        state = GAME.start(players, seed)
        play_to_the_end_phase(state, change, seed)
        view = state.view(None)
        emptied += view["pile"] == []
        missed += min(view["hand_sizes"]) == 5
    assert abs(100 * emptied / games - empty) < 10
    assert abs(100 * missed / games - short) < 10


def play_to_the_end_phase(state: State, change: int, seed: int) -> None:
    """Random cards; every winner changes the trump with this chance in a hundred."""
    dice = seeded(seed)
    while not state.view(None)["end_phase"]:
        seat = state.deciding[0]
        moves = state.moves(seat)
        if moves[-1].text == "keep":
            moves = moves[:-1] if dice.below(100) < change else moves[-1:]
        state.play(seat, moves[dice.below(len(moves))])
