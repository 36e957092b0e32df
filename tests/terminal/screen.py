"""What tests see and do on the full screen: a table without a terminal, and one moment of a game as a drawing."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import OptionList, Static

from hexenkessel import State
from hexenkessel.table.protocol import show_sheet
from hexenkessel.terminal.kit import Canvas, Scene
from hexenkessel.terminal.sitting import Sitting
from hexenkessel.terminal.speech import Speech
from hexenkessel.terminal.table import Table
from hexenkessel.terminal.widgets import Board, Sheet
from tests.moments import LONG
from tests.waiting import PATIENCE

NAMES = ["Esme", "Morgana", "Walpurga", "Sibylle", "Ottilie"]
KEYS = (["enter"], ["right", "enter"], ["2", "2"], ["left", "space"])
SMALL, LARGE = (80, 24), (120, 36)


@asynccontextmanager
async def at_table(
    sitting: Sitting, lang: str = "en", size: tuple[int, int] = SMALL
) -> AsyncIterator[tuple[Pilot[int], Table]]:
    table = Table(sitting, lang)
    async with table.run_test(size=size) as pilot:
        await settled(pilot, table)
        yield pilot, table


async def until(pilot: Pilot[int], true: Callable[[], bool]) -> None:
    """Until it is so: a busy machine lays out and mounts things when it gets to them."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await pilot.pause(0.01)


def hurry(sitting: Sitting, turns: int) -> list[str]:
    """The first turns of a game before its screen is there, for drawing them all takes long: what was asked. A long run
    has every turn on the screen."""
    asked: list[str] = []
    while not LONG and len(asked) < turns:
        while not sitting.my_turn:
            assert not sitting.over
            sitting.wait()
        asked.append(sitting.view["asks"])
        moves = sitting.moves
        sitting.play(moves[len(asked) % len(moves)]).result()
    return asked


async def heard(table: Table) -> None:
    """Until every key so far has had its effect: it goes from the table to what has the focus, and back up from there."""
    for place in (table, *(table.focused or table.screen).ancestors_with_self):
        done = asyncio.Event()
        place.call_later(done.set)
        await done.wait()


async def settled(pilot: Pilot[int], table: Table) -> None:
    """Until it is the person's turn, or the game is over, and that is shown."""
    await heard(table)
    await until(pilot, lambda: at_rest(table))
    await pilot.pause()


def at_rest(table: Table) -> bool:
    sitting = table.sitting
    if sitting.over:
        return laid_open(table)
    return not table.sending and table.shown == sitting.changes and sitting.my_turn


def laid_open(table: Table) -> bool:
    """A page lies over the table, with all its words on it."""
    return isinstance(table.screen, Sheet) and bool(table.screen.query(".foot"))


def seen(table: Table) -> str:
    """Everything that stands on the screen, also what is scrolled out of it."""
    texts = [str(widget.content) for screen in table.screen_stack for widget in screen.query(Static)]
    texts += [str(option.prompt) for moves in table.query(OptionList) for option in moves.options]
    return "\n".join(texts)


def play(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


async def play_to_the_end(
    pilot: Pilot[int],
    table: Table,
    begun: list[str],
    keys: Sequence[list[str]] = KEYS,
    things: type[Widget] = Board,
) -> list[str]:
    """By keyboard, with these keys in turn: all that was asked, also before. Board and things are there all the time."""
    asked = list(begun)
    while not table.sitting.over:
        asked.append(table.sitting.view["asks"])
        assert table.query_one(Board).canvas is not None and table.query(things)
        assert len(table.legal) == len(table.sitting.moves)
        await pilot.press(*keys[len(asked) % len(keys)])
        await settled(pilot, table)
    assert isinstance(table.screen, Sheet)
    return asked


# -- one moment ---------------------------------------------------------------------------------------------------


def scene_of(state: State, seat: int | None, lang: str = "en", **size: int) -> Scene:
    speech = Speech(lang, state.game, NAMES[: state.players], seat)
    wide = size.get("width", 80) >= 80
    sheet = show_sheet(state.game.sheet(state)) if state.over else None
    return Scene(state.view(seat), speech.words, speech.names, **size, wide=wide, tall=wide, sheet=sheet)


def drawn(canvas: Canvas | None) -> list[str]:
    """Its lines, without their colours."""
    assert canvas is not None
    return ["".join(text for text, _ in line) for line in canvas.lines()]
