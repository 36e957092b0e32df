"""Puzzles over HTTP: the list, and one as its seat sees it."""

import asyncio

import pytest

import hexenkessel as hx
from hexenkessel.learning import puzzles
from hexenkessel.table.client import Refused
from tests.table.tables import Server

GAME = "blackmore"


def test_a_puzzle_is_told(server: Server) -> None:
    async def scenario() -> None:
        host = await server.owner()
        listed = await host.call("GET", f"/api/games/{GAME}/puzzles")
        assert [one["id"] for one in listed] == [puzzle.id for puzzle in puzzles.puzzles(GAME)]
        assert [one["number"] for one in listed] == list(range(1, len(puzzles.puzzles(GAME)) + 1))
        (shown,) = [game for game in await host.call("GET", "/api/games") if game["id"] == GAME]
        assert shown["puzzles"] == len(listed) > 0
        told = await host.call("GET", f"/api/games/{GAME}/puzzles/2")
        puzzle = puzzles.puzzle(GAME, 2)
        state = puzzle.start(hx.game(GAME))
        assert told["view"] == state.view(puzzle.seat) and told["seat"] == puzzle.seat
        assert {told["solution"], told["tempting"]} < {move["text"] for move in told["moves"]}
        assert told["reasons"] and listed[1].items() <= told.items()
        missing = {"blackmore/puzzles/9999": "table-error-no-puzzle", "chess/puzzles": "table-error-no-game"}
        for path, key in missing.items():
            with pytest.raises(Refused) as refused:
                await host.call("GET", f"/api/games/{path}")
            assert (refused.value.status, refused.value.key) == (404, key)

    asyncio.run(scenario())
