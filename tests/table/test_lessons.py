"""A lesson at a table: to its end, with a wrong move in between; it goes back, skips, outlives the server, and plays on."""

import asyncio
from pathlib import Path

import pytest

from hexenkessel.table.client import Refused, Visitor
from hexenkessel.table.protocol import Ack, LessonShown, Rejected
from tests.table.tables import Server, close, running, side
from tests.waiting import PATIENCE


async def learner(server: Server, game: str = "toy_cauldron", lesson: str = "first") -> Visitor:
    visitor = await server.owner()
    made = await visitor.call("POST", "/api/lessons", {"game": game, "lesson": lesson, "name": "Ada"})
    visitor.table, visitor.token = made["table"], made["token"]
    await visitor.connect()
    return visitor


def shown(visitor: Visitor) -> LessonShown:
    assert visitor.room is not None and visitor.room.lesson is not None
    return visitor.room.lesson


async def at(visitor: Visitor, step: int, waits: str) -> LessonShown:
    """Listen until the lesson waits at this step."""
    async with asyncio.timeout(PATIENCE):
        while (shown(visitor).step, shown(visitor).waits) != (step, waits):
            await visitor.next()
    return shown(visitor)


async def heard(visitor: Visitor, answer: Ack | Rejected) -> None:
    assert isinstance(answer, Ack), answer
    async with asyncio.timeout(PATIENCE):
        while visitor.seq < answer.seq:
            await visitor.next()


def test_a_lesson_to_its_end_with_a_wrong_move(server: Server) -> None:
    async def scenario() -> None:
        ada = await learner(server)
        assert shown(ada).say == "toy_cauldron-lesson-first-welcome" and shown(ada).steps == 6
        # At a step that only speaks nothing is played.
        early = await ada.move(0, "brew owl_feather")
        assert isinstance(early, Rejected) and early.code == "lesson-listen"
        await heard(ada, await ada.learn(0, 0, "on"))
        assert (await at(ada, 1, "look")).look == "pond"
        await heard(ada, await ada.learn(0, 1, "on"))
        # The other has put something down, as the script says, and nobody is told what.
        third = await at(ada, 2, "move")
        assert third.moves == ["brew owl_feather"] and third.astray is None
        before = side(ada).view
        await heard(ada, await ada.move(0, "brew newt"))
        assert shown(ada).astray == "toy_cauldron-lesson-first-brew-wrong" and shown(ada).step == 2
        stuck = await ada.learn(0, 2, "on")
        assert isinstance(stuck, Rejected) and stuck.code == "lesson-astray"
        await heard(ada, await ada.undo(0))
        assert shown(ada).astray is None and side(ada).view == before
        # A wrong move that was taken back is not offered once more.
        assert not side(ada).undo.redo
        once_more = await ada.redo(0)
        assert isinstance(once_more, Rejected) and once_more.code == "nothing-to-redo"
        await heard(ada, await ada.move(0, "brew owl_feather"))
        await at(ada, 3, "move")
        await heard(ada, await ada.learn(0, 3, "skip"))
        await at(ada, 4, "move")
        # Back to the step before, with all that was played since.
        await heard(ada, await ada.learn(0, 4, "back"))
        assert (await at(ada, 3, "move")).moves == ["take"]
        await heard(ada, await ada.move(0, "take"))
        await at(ada, 4, "move")
        await heard(ada, await ada.move(0, "brew newt"))
        await at(ada, 5, "go")
        await heard(ada, await ada.learn(0, 5, "on"))
        # From here on everybody plays: the bot puts something down by itself.
        assert ada.room is not None and ada.room.lesson is None and ada.room.phase == "playing"
        async with asyncio.timeout(PATIENCE):
            while side(ada).view["deciding"][1]:  # type: ignore[index]
                await ada.next()
        await close(ada)

    asyncio.run(scenario())


def test_a_lesson_outlives_its_server(tmp_path: Path) -> None:
    async def begin(server: Server) -> tuple[str, str | None]:
        ada = await learner(server)
        await heard(ada, await ada.learn(0, 0, "on"))
        await heard(ada, await ada.learn(0, 1, "on"))
        await at(ada, 2, "move")
        await heard(ada, await ada.move(0, "brew newt"))
        await close(ada)
        return ada.table, ada.token

    async def go_on(server: Server, table: str, token: str | None) -> None:
        ada = await server.owner()
        ada.table, ada.token = table, token
        await ada.connect()
        assert shown(ada).step == 2 and shown(ada).astray is not None
        await heard(ada, await ada.learn(0, 2, "back"))
        assert shown(ada).astray is None
        await heard(ada, await ada.learn(0, 2, "free"))
        assert ada.room is not None and ada.room.lesson is None
        await close(ada)

    with running(tmp_path) as server:
        table, token = asyncio.run(begin(server))
    with running(tmp_path) as server:
        asyncio.run(go_on(server, table, token))


def test_an_unknown_lesson_is_refused_in_words(server: Server) -> None:
    async def scenario() -> None:
        ada = await server.owner()
        body = {"game": "toy_cauldron", "lesson": "third", "name": "Ada"}
        with pytest.raises(Refused) as caught:
            await ada.call("POST", "/api/lessons", body)
        assert caught.value.key == "learning-error-unknown"

    asyncio.run(scenario())
