"""The full-screen table, played by keyboard and mouse without a screen."""

import asyncio
import re
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from textual.widgets import OptionList, Static

import hexenkessel as hx
from hexenkessel.bots.thinkers import Thinkers
from hexenkessel.games.blackmore import terminal as blackmore
from hexenkessel.table.errors import NotStored
from hexenkessel.table.sqlite_store import SqliteStore
from hexenkessel.terminal.doors import Indoors
from hexenkessel.terminal.look import DAY, NIGHT
from hexenkessel.terminal.sitting import Sitting
from hexenkessel.terminal.table import AGAIN, INTERRUPTED, Table
from hexenkessel.terminal.widgets import Board, Chronicle, Sheet, Tile
from tests.terminal.conftest import Begin, kept
from tests.terminal.screen import LARGE, SMALL, at_rest, at_table, laid_open, play, seen, settled, until
from tests.terminal.test_plain import hidden_cards
from tests.waiting import until_so

# -- whole games ---------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("breathe")
@pytest.mark.parametrize(("lang", "size"), [("de", SMALL), ("en", LARGE)])
def test_a_whole_game_by_keyboard(lang: str, size: tuple[int, int], begin: Begin, data: Path) -> None:
    """Arrows, digits and Enter to the end; at no moment is there a card that the seat can't know."""

    async def test() -> None:
        sitting = begin("blackmore", 4, 7, [], "thumb", "1", "")
        shown = ""
        async with at_table(sitting, lang, size) as (pilot, table):
            turn = 0
            while not sitting.over:
                turn += 1
                shown += seen(table)
                assert_nothing_hidden(sitting, table, shown)
                await pilot.press(*(["enter"], ["right", "enter"], ["2", "2"], ["left", "space"])[turn % 4])
                await settled(pilot, table)
            assert turn >= 13  # the last card plays itself
            assert isinstance(table.screen, Sheet)
            result = seen(table)
            for points in sitting.view["scores"]:
                assert f"{points} {'Punkte' if lang == 'de' else 'points'}" in result
            assert str(kept(data)) in result
            await pilot.press("q")
        assert table.return_value == 0

    play(test())
    assert hx.replay(kept(data).read_text(encoding="utf-8")).over


def assert_nothing_hidden(sitting: Sitting, table: Table, shown: str) -> None:
    """A card that is hidden now has never been seen: not in words, not as a sign, not as a thing to touch."""
    canvas = table.query_one(Board).canvas
    touches = [tile.tile.touch for tile in table.query(Tile)]
    touches += [area.touch for area in canvas.areas] if canvas is not None else []
    for name, letter, value in hidden_cards(sitting):
        sign = blackmore.look(letter)[0]
        word = table.speech.words.text("blackmore-card", colour=letter, value=value)
        assert not re.search(rf"\b{re.escape(word)}\b|{sign} ?{value}|\b{name}\b", shown), name
        assert not any(touch.endswith(f":{name}") for touch in touches), name


def test_another_game_after_the_end(begin: Begin, data: Path) -> None:
    async def test() -> None:
        sitting = begin("blackmore", 6, 7, ["side=ascending"], "random", "2", "Anna,Nanny")
        async with at_table(sitting) as (pilot, table):
            await pilot.press("n")
            assert table.is_running and not sitting.over
            while not sitting.over:
                await pilot.press("enter")
                await settled(pilot, table)
            await pilot.press("escape")
            await until(pilot, lambda: not table.query(Tile) and not table.choices)
            await pilot.press("n")
        assert table.return_value == AGAIN
        following = sitting.again()
        assert following.player.table != sitting.player.table
        async with at_table(following) as (pilot, table):
            assert following.my_turn and following.seat == 1
            assert following.names("en") == sitting.names("en")
            assert following.levels == sitting.levels
            assert following.room.options["side"] == "ascending"
        following.close()

    play(test())
    assert hx.replay(kept(data).read_text(encoding="utf-8")).over


def test_the_end_is_drawn_though_it_came_while_the_table_was_drawn(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        sitting = begin("blackmore", 3, 7, [], "random", "1", "")
        paint = Table.paint

        async def slowly(table: Table) -> None:
            await paint(table)
            while not sitting.over:
                if sitting.my_turn:
                    await asyncio.wrap_future(sitting.play(sitting.moves[0]))
                await asyncio.sleep(0.01)

        async with at_table(sitting) as (pilot, table):
            monkeypatch.setattr(Table, "paint", slowly)
            await pilot.press("enter")
            await until(pilot, lambda: laid_open(table))
            assert not table.choices
            await pilot.press("escape")
            assert not table.query(Tile)

    play(test())


def test_a_game_without_a_picture_of_its_own(begin: Begin, data: Path) -> None:
    async def test() -> None:
        sitting = begin("toy_cauldron", 3, 7, [], "thumb", "1", "")
        async with at_table(sitting, "de") as (pilot, table):
            assert table.query_one(OptionList).display and not table.query(Tile)
            moves = sitting.moves
            assert "Handkarten: " in seen(table) or "Hand: " in seen(table)
            await pilot.press("down", "enter")
            await settled(pilot, table)
            assert table.speech.move(moves[1]).split()[0] in seen(table)
            while not sitting.over:
                await pilot.press("1", "enter")
                await settled(pilot, table)
            assert isinstance(table.screen, Sheet)

    play(test())


# -- one thing at a time -------------------------------------------------------------------------------------


def test_the_language_changes_at_once(begin: Begin, data: Path) -> None:
    async def test() -> None:
        sitting = begin("blackmore", 4, 7, ["start=2"], "random", "1", "")
        async with at_table(sitting, "de") as (pilot, table):
            german = seen(table)
            assert "Rangfolge" in german and "Chronik" in german and "English" in german
            await pilot.press("l")
            await until(pilot, lambda: "Rank order" in seen(table))
            english = seen(table)
            assert "Rank order" in english and "Chronicle" in english and "Deutsch" in english
            for word in ("Rangfolge", "Chronik", "Karten", "spielt", "Trumpf", "Tipp"):
                assert word in german and word not in english
            await pilot.press("l")
            await until(pilot, lambda: seen(table) == german)

    play(test())


def test_day_and_night(begin: Begin, data: Path) -> None:
    async def test() -> None:
        async with at_table(begin("blackmore", 4, 7, [], "random", "1", "")) as (pilot, table):
            assert table.theme == NIGHT.name
            await pilot.press("t")
            assert table.theme == DAY.name
            await pilot.press("t")
            assert table.theme == NIGHT.name

    play(test())


def test_choosing_is_not_playing(begin: Begin, data: Path) -> None:
    async def test() -> None:
        sitting = begin("blackmore", 4, 7, ["start=1"], "random", "1", "")
        async with at_table(sitting) as (pilot, table):
            assert table.chosen == 0
            before = len(sitting.news)
            await pilot.press("left")
            assert table.chosen == 5
            await pilot.press("right", "3")
            assert table.chosen == 2 and len(sitting.news) == before
            move = table.chosen_move
            assert move is not None and table.speech.move(move) in seen(table)
            await pilot.click(table.query(Tile)[4])
            assert table.chosen == 4 and len(sitting.news) == before
            await pilot.click(table.query(Tile)[4])
            await settled(pilot, table)
            assert sitting.news[before]["seat"] == 0

    play(test())


def test_what_cannot_be_done_says_why_with_its_rule(begin: Begin, data: Path) -> None:
    async def test() -> None:
        sitting = begin("blackmore", 4, 7, ["start=2"], "random", "1", "")
        async with at_table(sitting) as (pilot, table):
            canvas = table.query_one(Board).canvas
            assert canvas is not None
            areas = {area.touch: area for area in canvas.areas}
            for touch in ("trump", f"trick:{sitting.view['trick'][0]}"):
                place = areas[touch]
                await pilot.click("#board", offset=(place.left + 1, place.top))
                await until(pilot, lambda: "There is no decision about the trump now" in seen(table))
                assert "(Rule BM-6.1)" in seen(table)
            await pilot.press("r")
            await until(pilot, lambda: getattr(table.screen, "heading", "") == "Rule BM-6.1")
            await pilot.press("escape", "right", "r")
            await until(pilot, lambda: getattr(table.screen, "heading", "") == "Rule BM-4.2")

    play(test())


def test_somebody_elses_turn(begin: Begin, go: threading.Event) -> None:
    """While a bot thinks, its name stands there, and a card says that it is not the person's turn."""
    sitting = begin("blackmore", 4, 7, ["start=2"])
    before = len(sitting.news)

    async def test() -> None:
        table = Table(sitting, "en")
        async with table.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: "Morgana is thinking …" in seen(table))
            assert not sitting.my_turn and table.chosen == -1
            await until(
                pilot, lambda: bool(tiles := table.query(Tile)) and all(tile.region.area for tile in tiles)
            )
            await pilot.click(table.query(Tile)[0])
            await until(pilot, lambda: "not your turn yet" in seen(table) and "BM-4.4" in seen(table))
            await pilot.press("h", "enter", "1")
            assert len(sitting.news) == before
            frame = table.frame
            await until(pilot, lambda: table.frame > frame)

    play(test())


def test_a_hint_chooses_and_names_its_chances(begin: Begin, data: Path) -> None:
    async def test() -> None:
        sitting = begin("blackmore", 4, 7, ["start=1"], "random", "1", "")
        before = len(sitting.news)
        async with at_table(sitting) as (pilot, table):
            await pilot.press("h")
            await until(pilot, lambda: "%" in table.remark)
            move = table.chosen_move
            assert move is not None and table.remark.startswith(table.speech.move(move))
            assert len(sitting.news) == before

    play(test())


def test_help_and_back(begin: Begin, data: Path) -> None:
    async def test() -> None:
        async with at_table(begin("blackmore", 4, 7, [], "random", "1", ""), "de") as (pilot, table):
            await pilot.press("question_mark")
            await until(pilot, lambda: "Sprache wechseln" in seen(table))
            await pilot.press("down", "pagedown", "escape")
            await until(pilot, lambda: "Sprache wechseln" not in seen(table))

    play(test())


def test_bots_play_on_below_an_open_page(begin: Begin, go: threading.Event) -> None:
    async def test() -> None:
        sitting = begin("blackmore", 4, 7, ["start=1"])
        async with at_table(sitting) as (pilot, table):
            await pilot.press("enter", "r")
            await until(pilot, lambda: isinstance(table.screen, Sheet) and not sitting.my_turn)
            go.set()
            await settled(pilot, table)
            assert sitting.my_turn and isinstance(table.screen, Sheet)
            assert "Nimue adds" in seen(table)

    play(test())


def test_the_chronicle_shows_its_end(begin: Begin, data: Path) -> None:
    async def test() -> None:
        sitting = begin("blackmore", 4, 7, ["start=1"], "random", "1", "")
        async with at_table(sitting, size=LARGE) as (pilot, table):
            side = table.query_one(Chronicle)
            assert side.scroll_y == 0
            told = table.query_one("#side > Static", Static)
            # Bots play at random, so how soon there is more than fits is not the same every time.
            while side.max_scroll_y == 0:
                assert not sitting.over
                await pilot.press("enter")
                await settled(pilot, table)
                assert seen(table).count("You ") >= 1
                await until(pilot, lambda: side.virtual_size.height >= len(str(told.content).splitlines()))
                await until(pilot, lambda: side.scroll_y == side.max_scroll_y)
            await pilot.press("pageup")
            await until(pilot, lambda: side.scroll_y < side.max_scroll_y)

    play(test())


def test_leaving_while_a_bot_thinks(begin: Begin, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its move comes when the table has been cleared."""
    thinks, may_move = threading.Event(), threading.Event()
    think = Thinkers.move

    async def held(self: Thinkers, *asked: Any) -> str:
        thinks.set()
        await until_so(may_move.is_set)
        return await think(self, *asked)

    monkeypatch.setattr(Thinkers, "move", held)
    house = Indoors(pace=0.0)
    sitting = begin("blackmore", 6, 7, ["start=2"], house=house)

    async def test() -> None:
        table = Table(sitting, "en")
        async with table.run_test(size=LARGE) as pilot:
            await until(pilot, lambda: thinks.is_set() and table.shown == sitting.changes)
        assert not table.is_running
        heard = sitting.changes
        may_move.set()
        await until_so(lambda: sitting.changes > heard)
        # A move or a tick of the clock that comes now finds a table that has been cleared.
        await table.show()
        table.flicker()

    play(test())
    sitting.close()
    house.close()


@pytest.mark.parametrize(("key", "status"), [("q", 0), ("ctrl+c", INTERRUPTED)])
def test_leaving_keeps_the_game(key: str, status: int, begin: Begin, shared: Indoors) -> None:
    async def test() -> None:
        sitting = begin("blackmore", 3, 7, ["start=1"], "random", "1", "")
        async with at_table(sitting) as (pilot, table):
            await pilot.press("enter")
            await settled(pilot, table)
            await pilot.press(key)
        assert table.return_value == status
        sitting.close()
        again = shared.go_on(sitting.player.table)
        assert again.news == sitting.news and again.view == sitting.view
        again.close()

    play(test())


def test_a_move_is_taken_back(begin: Begin, data: Path) -> None:
    async def test() -> None:
        sitting = begin("blackmore", 4, 7, ["start=1"])
        async with at_table(sitting) as (pilot, table):
            before = sitting.view
            assert "Undo" not in seen(table)
            await pilot.press("u")
            await until(pilot, lambda: "nothing to take back" in seen(table))
            await pilot.press("enter")
            await settled(pilot, table)
            assert sitting.view != before and "Undo" in seen(table)
            await pilot.press("u")
            await until(pilot, lambda: at_rest(table) and sitting.view == before)
            await until(pilot, lambda: "You take your move back." in seen(table))

    play(test())


def test_the_shuffle_is_sealed_and_opened(begin: Begin, data: Path) -> None:
    """Without a seed of one's own, the commitment stands there from the beginning; at the end it is checked."""

    sitting = begin("blackmore", 2, None, ["start=1"])
    sealed = sitting.room.commitment

    async def test(told: str) -> None:
        async with at_table(sitting, size=LARGE) as (_, table):
            assert told in seen(table)

    assert sealed is not None
    play(test(sealed))
    play_out(sitting)
    play(test("All is well: the number fits"))
    assert sitting.proven
    assert begin("blackmore", 2, 7).room.commitment is None


def play_out(sitting: Sitting) -> None:
    while not sitting.over:
        if sitting.my_turn:
            sitting.play(sitting.moves[0]).result()
        else:
            sitting.wait()


def test_a_shuffle_that_does_not_fit_its_seal(begin: Begin, data: Path) -> None:
    sitting = begin("blackmore", 2, None)
    play_out(sitting)
    sitting.room = msgspec.structs.replace(sitting.room, commitment="0" * 64)
    sitting.save([])
    assert sitting.proven is False


def test_a_full_disk_does_not_end_the_game(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        sitting = begin("blackmore", 2, 7, ["start=1"])
        async with at_table(sitting) as (pilot, table):
            before = sitting.view
            monkeypatch.setattr(SqliteStore, "append", full)
            await pilot.press("enter")
            await until(pilot, lambda: "could not be stored" in seen(table))
            assert sitting.view == before
            monkeypatch.undo()
            await pilot.press("enter")
            await settled(pilot, table)
            assert sitting.view != before

    async def full(*_: object, **__: object) -> None:
        raise NotStored("No space left on device")

    play(test())


# -- the picture ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "players", "lang"),
    [
        *(((80, 24), 6, "de"), ((80, 24), 4, "en"), ((100, 30), 5, "en"), ((120, 36), 6, "de")),
        *(((200, 60), 3, "en"), ((60, 20), 2, "de"), ((40, 15), 4, "en")),
    ],
)
def test_every_size_shows_hand_names_and_trump(
    size: tuple[int, int], players: int, lang: str, begin: Begin, data: Path
) -> None:
    async def test() -> None:
        sitting = begin("blackmore", players, 5, ["start=2", "open_scores=true"], "random", "1", "")
        async with at_table(sitting, lang, size) as (_, table):
            assert len(table.query(Tile)) == 6
            text = seen(table)
            assert all(name in text for name in sitting.names(lang)[1:])
            assert table.speech.words.text("blackmore-sign", colour=sitting.view["trump_colour"]) in text
            canvas = table.query_one(Board).canvas
            if size[0] >= 80:
                assert canvas is not None
                board = str(table.query_one(Board).content).splitlines()
                assert len(board) <= table.query_one(Board).size.height
                assert max(map(len, board)) <= table.query_one(Board).size.width

    play(test())
