"""Move tables: numbered, by text, made once."""

import copy

import pytest

import hexenkessel as hx
from hexenkessel.kernel.moves import Move, MoveTable

every_game = pytest.mark.parametrize("id", hx.games())


@every_game
def test_every_move_is_found_by_code_and_text(id: str) -> None:
    game = hx.game(id)
    assert game.action_count == len(game.table.moves) > 0
    for code, move in enumerate(game.table.moves):
        assert move.code == code
        assert game.move(code) is game.move(move.text) is game.find_move(move) is move
        assert str(move) == move.text and repr(move) == f"<{move.text}>"
        assert move.text.split()[0] == move.verb
        assert move.touches and all(isinstance(thing, str) and thing for thing in move.touches)


@every_game
def test_no_two_moves_are_one_to_a_person(id: str) -> None:
    """Whatever a person types means one move. (What is touched for them differs among those offered: see the laws.)"""
    moves = hx.game(id).table.moves
    assert len({move.text.casefold() for move in moves}) == len(moves)


@every_game
def test_a_move_is_never_copied(id: str) -> None:
    move = hx.game(id).table.moves[0]
    assert copy.copy(move) is move and copy.deepcopy([move])[0] is move


@pytest.mark.parametrize("text", ["play W9", "PLAY w9", " play   W9 ", "Play\tw9"])
def test_case_and_spaces_do_not_matter(text: str) -> None:
    assert hx.game("blackmore").move(text).text == "play W9"


@pytest.mark.parametrize("wanted", ["", " ", "play", "play X1", "playW9", "play W9 W8", -1, 109, 10**40])
def test_there_is_no_such_move(wanted: str | int) -> None:
    with pytest.raises(ValueError, match="blackmore has no move"):
        hx.game("blackmore").move(wanted)


def test_the_move_of_another_game_is_none_of_ours() -> None:
    theirs = hx.game("toy_cauldron").table.moves[0]
    assert hx.game("blackmore").find_move(theirs) is None


def test_a_table_has_no_move_twice() -> None:
    table = MoveTable()
    table.add("fly", [2, "F3"], ["pawn:2", "region:F3"], pawn=2, region="F3")
    assert table.moves[0].text == "fly 2 F3" and table.moves[0].facts == {"pawn": 2, "region": "F3"}
    with pytest.raises(ValueError, match="'fly 2 F3' is in the table already"):
        table.add("fly", ["2", "F3"], [])


class Flight(Move):
    """A move of a game that has parts of its own."""

    def __init__(self, pawn: int, region: str) -> None:
        super().__init__("fly", [pawn, region], [f"pawn:{pawn}"], {"region": region})
        self.pawn = pawn


def test_a_game_may_have_moves_of_its_own() -> None:
    table = MoveTable()
    table.add("skip", [], ["skip"])
    flight = table.put(Flight(2, "F3"))
    assert (
        flight.pawn == 2 and flight.code == 1 and flight.text == "fly 2 F3" and flight.touches == ("pawn:2",)
    )
    assert table.find("FLY 2 f3") is table.find(1) is copy.copy(flight) is flight
    with pytest.raises(ValueError, match="'fly 2 F3' is in the table already"):
        table.put(Flight(2, "F3"))


def test_codes_of_blackmore() -> None:
    """Learners and records rely on them: 54 plays, 54 lays, keep."""
    game = hx.game("blackmore")
    assert game.action_count == 109
    assert [game.move(code).text for code in (0, 8, 9, 53, 54, 107, 108)] == [
        *("play B1", "play B9", "play Y1", "play W9", "lay B1", "lay W9", "keep")
    ]
    assert game.move("lay R7").touches == ("trick:R7",)
    assert game.move("lay R7").facts == {"card": "R7", "colour": "R", "value": 7}
