"""What went wrong, over the wire: key and facts all the way down, and never a sentence."""

import asyncio
from typing import Any

import pytest

import hexenkessel as hx
from hexenkessel import shelf
from hexenkessel.kernel.errors import BrokenRecord
from hexenkessel.table.client import Refused
from hexenkessel.table.protocol import Problem, show_problem
from hexenkessel.words import LANGUAGES, Catalogue
from hexenkessel.words.errors import error_sentence
from tests.table.tables import Server

RECORD = hx.game("blackmore").start(players=3, seed=7).record


def answer(server: Server, record: str) -> Refused:
    async def scenario() -> Refused:
        host = await server.owner()
        with pytest.raises(Refused) as error:
            await host.call("POST", "/api/records", {"record": record})
        return error.value

    return asyncio.run(scenario())


@pytest.mark.parametrize(
    "record",
    [
        "",
        RECORD.replace('[players "3"]', '[players "9"]'),
        RECORD.replace("descending", "sideways"),
        RECORD.replace('[seed "7"]', '[position "{"game": "blackmore", "players": 3, "position": 5}"]'),
        RECORD + "1 A play B1\n1 A play B1\n",
        RECORD + "1 A dance\n",
    ],
)
def test_a_client_can_say_it_as_well_as_the_server(server: Server, record: str) -> None:
    with pytest.raises(BrokenRecord) as broken:
        hx.replay(record)
    refused = answer(server, record)
    assert refused.status == 400
    for lang in LANGUAGES:
        words = Catalogue(lang, shelf.word_folders(), shelf.figures)
        assert error_sentence(words, refused) == error_sentence(words, broken.value)
        assert broken.value.problem not in error_sentence(words, refused)


def test_what_is_sent(server: Server) -> None:
    with pytest.raises(BrokenRecord) as broken:
        hx.replay(RECORD + "1 A dance\n")
    line = len(RECORD.splitlines()) + 1
    refusal: dict[str, Any] = {"move": "dance", "rule": "BM-4.4", "reason": "no-such-move"}
    reason = Problem("blackmore-refuse-no-such-move", refusal)
    illegal = Problem("shell-error-illegal-move", refusal, reason)
    assert show_problem(broken.value) == Problem("shell-error-broken-record", {"line": line}, illegal)

    async def scenario() -> None:
        host = await server.owner()
        document = await host.call("GET", "/api/openapi.json")
        told = document["components"]["schemas"]["Problem"]["properties"]
        assert set(told) == {"key", "facts", "problem"}

    asyncio.run(scenario())
