"""What people say to each other: fixed phrases as rows of the log, which everybody reads in their own language."""

import asyncio
import re
from pathlib import Path

import pytest

from hexenkessel.table import phrases
from hexenkessel.table.protocol import PHRASES, Ack, Rejected
from hexenkessel.words import LANGUAGES, Catalogue
from tests.table.tables import Server, close, deciding, make_move, side, until

WEB = Path(phrases.__file__).parents[1] / "web"


def test_phrases_reach_everybody_and_the_game_goes_on(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party(people=2)
        watcher = await server.spectator(people[0].table)
        asked = deciding(people[0])[0]
        before = [side(person).view for person in people]
        answer = await people[1].say(1, "well-played")
        assert isinstance(answer, Ack)
        for person in (*people, watcher):
            await until(person, answer.seq)
            assert side(person).rows[-1] == {
                **side(person).rows[-1], "kind": "said", "seat": 1, "phrase": "well-played",
            }  # fmt: skip
        assert [side(person).view for person in people] == before
        # Whoever decided on the position before it still may: nothing about it has changed.
        people[asked].seq = answer.seq - 1
        await make_move(people)
        await close(*people, watcher)

    asyncio.run(scenario())


def test_the_game_played_again_has_what_was_said(server: Server) -> None:
    """Each after as many moves as had been made that count; a record has none of it."""

    async def scenario() -> None:
        people = await server.party(people=2)
        await people[0].say(0, "good-luck")
        for _ in range(3):
            await make_move(people)
        await people[1].say(1, "wow")
        while deciding(people[0]):
            await make_move(people)
        moves = len(server.live(people[0].table).room.line)
        await people[0].say(0, "good-game")
        table = f"/api/tables/{people[0].table}"
        told = await people[1].call("GET", f"{table}/replay")
        assert told["said"] == [
            {"move": 0, "seat": 0, "phrase": "good-luck"},
            {"move": 3, "seat": 1, "phrase": "wow"},
            {"move": moves, "seat": 0, "phrase": "good-game"},
        ]
        await close(*people)

    asyncio.run(scenario())


def test_nobody_says_too_much_or_anything_else(server: Server) -> None:
    async def scenario() -> None:
        people = await server.party(people=2)
        said = [await people[0].say(0, "hm") for _ in range(phrases.AT_ONCE + 1)]
        assert [isinstance(answer, Ack) for answer in said] == [True] * phrases.AT_ONCE + [False]
        assert isinstance(said[-1], Rejected) and said[-1].code == "too-fast"
        for seat, phrase, code in ((1, "<b>free text</b>", "no-such-phrase"), (0, "hm", "not-your-seat")):
            answer = await people[1].say(seat, phrase)
            assert isinstance(answer, Rejected) and answer.code == code
        assert isinstance(await people[1].say(1, "hm"), Ack)
        await close(*people)

    asyncio.run(scenario())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_has_its_words(lang: str) -> None:
    words = Catalogue(lang, [Path(phrases.__file__).parent])
    said = [words.text(f"table-phrase-{phrase}") for phrase in PHRASES]
    assert len(set(said)) == len(PHRASES) and 18 <= len(PHRASES) <= 24


def test_the_page_offers_the_same_phrases() -> None:
    text = (WEB / "shell" / "phrases.js").read_text(encoding="utf-8")
    offered = re.findall(r'"([a-z-]+)"', text.split("const PHRASES = [")[1].split("];")[0])
    assert tuple(offered) == PHRASES
