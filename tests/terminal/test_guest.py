"""A seat at a table of a server: a real server on this machine, people in plain lines and on the full screen."""

import asyncio
import re
import socket
import stat
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from hexenkessel.terminal import doors
from hexenkessel.terminal.sitting import Background, Sitting
from hexenkessel.terminal.table import AGAIN, Table
from tests.table.tables import QUICK, Server, close, running
from tests.terminal.screen import laid_open, seen, until
from tests.terminal.shell import command, environment, run
from tests.waiting import PATIENCE, until_so

ENOUGH = "1\n" * 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("tables"), QUICK) as started:
        yield started


@pytest.fixture
def arrive(data: Path) -> Iterator[Callable[..., Sitting]]:
    """Somebody comes to the table of a link; everybody leaves at the end."""
    background = Background()
    seated: list[Sitting] = []

    def come(link: str, game: str | None, seat: int | None, name: str) -> Sitting:
        seated.append(doors.arrive(background, link, game, seat, name))
        return seated[-1]

    yield come
    for sitting in seated:
        sitting.close()
    background.close()


def lay(server: Server, players: int = 2, bots: int = 1) -> str:
    """A table with bots on its last seats; its link."""

    async def work() -> str:
        host = await server.owner()
        await host.create("blackmore", players)
        for seat in range(players - bots, players):
            await host.add_bot(seat, "random")
        return f"{server.address}/t/{host.table}"

    return asyncio.run(work())


def kept_tokens(data: Path) -> list[Path]:
    return sorted((data / "seats").rglob("*.txt"))


# -- in plain lines ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["de"])
def test_a_whole_game_through_a_pipe(lang: str, server: Server, data: Path) -> None:
    """Lobby, start, every trick, result and record; a line that is no move and a hint on the way."""
    link = lay(server, 3, 2)
    typed = f"tanzen\nstart\nspring\nkeep\nh\nr\n{ENOUGH}"
    answer = run(data, "play", "blackmore", "--table", link, "--names", "Esme", "--lang", lang, typed=typed)
    assert (answer.returncode, answer.stderr) == (0, "")
    said = answer.stdout
    assert "Platz A: Esme (du)" in said and "Platz B: Morgana (Bot, Zufall)" in said
    assert "Warten auf den Start." in said and "Hier geht: start" in said
    assert "„spring“ ist kein Zug" in said
    assert re.search(r"\(Regel BM-6\.1\)", said)
    assert len(re.findall(r"^.* spielen \(\d+ %, etwa \d+ Punkte?\)$", said, re.MULTILINE)) >= 1
    assert "Alle Karten sind ausgespielt." in said
    assert len(re.findall(r"^[123]\. .*: \d+ Punkte? \(.+\)$", said, re.MULTILINE)) == 3
    (record,) = (data / "records").iterdir()
    assert said.rstrip().endswith(str(record))
    assert run(data, "replay", str(record)).returncode == 0
    assert not re.search(
        r"[{}\u2068\u2069]|Traceback|(blackmore-(ask|event|move|refuse)|terminal)-[a-z]", said
    )
    assert "Your move" not in said


def test_leaving_keeps_the_seat_and_the_same_command_comes_back(server: Server, data: Path) -> None:
    link = lay(server)
    first = run(data, "play", "--table", link, "--names", "Esme", "--lang", "en", typed="start\n2\nq\n")
    assert first.returncode == 0, first.stderr
    assert f"Your seat stays yours. Come back with: hexenkessel play --table {link}" in first.stdout
    (token,) = kept_tokens(data)
    assert stat.S_IMODE(token.stat().st_mode) == 0o600
    before = re.findall(r"^You (?:lead|play|add).*$", first.stdout, re.MULTILINE)
    second = run(data, "play", "--table", link, "--lang", "en", typed=f"log\n{ENOUGH}")
    assert second.returncode == 0, second.stderr
    assert "Waiting for the start" not in second.stdout
    assert second.stdout.count("A new game for two") == 2, "once when it is told, and once more in the log"
    assert all(line in second.stdout for line in before)
    assert "All cards have been played." in second.stdout
    assert kept_tokens(data) == [token]


def test_a_seat_of_ones_choice_and_two_from_one_machine(server: Server, data: Path) -> None:
    link = lay(server, 3, 1)
    first = run(data, "play", "--table", link, "--seat", "B", "--names", "Nanny", "--lang", "en", typed="q\n")
    assert "Seat B: Nanny (you)" in first.stdout and "Seat A: still free" in first.stdout
    second = run(data, "play", "--table", link, "--seat", "A", "--lang", "en", typed="start\nq\n")
    assert "Seat A: Guest (you)" in second.stdout and "Seat B: Nanny (away just now)" in second.stdout
    assert len(kept_tokens(data)) == 2
    lonely = lay(server, 3, 1)
    third = run(data, "play", "--table", lonely, "--lang", "en", typed="start\n")
    assert "One seat is still free. Wait for somebody or add a bot." in third.stdout


def test_a_token_that_is_no_longer_good_is_forgotten(server: Server, data: Path) -> None:
    link = lay(server)
    run(data, "play", "--table", link, "--lang", "en", typed="q\n")
    (token,) = kept_tokens(data)

    async def free() -> None:
        visitor = await server.friend(link.rpartition("/")[2])
        visitor.token = token.read_text().strip()
        await visitor.call("DELETE", f"/api/tables/{visitor.table}/seats/0")

    asyncio.run(free())
    again = run(data, "play", "--table", link, "--names", "Esme", "--lang", "en", typed="q\n")
    assert again.returncode == 0, again.stderr
    assert "Seat A: Esme (you)" in again.stdout


def test_a_seat_that_was_freed_meanwhile(server: Server, arrive: Callable[..., Sitting]) -> None:
    guest = arrive(lay(server), None, None, "Esme")
    host = asyncio.run(server.friend(guest.player.table))
    host.token = guest.player.token
    host.call_now("DELETE", f"/api/tables/{host.table}/seats/0")
    asyncio.run(until_so(lambda: guest.dismissed is not None))
    assert guest.dismissed is not None and guest.dismissed.key == "terminal-error-seat-gone"


def test_a_lost_connection_is_told_and_taken_up_again(tmp_path: Path, data: Path) -> None:
    """The server goes and comes back on the same port; the game goes on where it was."""
    with running(tmp_path / "tables") as server:
        link = lay(server)
        port = server.port
        game = subprocess.Popen(
            command("play", "--table", link, "--lang", "en"),
            env=environment(data, PYTHONUNBUFFERED="1"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        # Whoever waits here for a line that never comes hears the end of the output instead.
        patience = threading.Timer(PATIENCE, game.kill)
        patience.start()
        assert game.stdin is not None and game.stdout is not None
        game.stdin.write("start\n")
        game.stdin.flush()
        hear(game, "Your move (1 to")
    hear(game, "The connection is lost")
    with reopened(tmp_path / "tables", port):
        hear(game, "The connection is back.")
        out, _ = game.communicate(ENOUGH)
    patience.cancel()
    assert game.returncode == 0 and "All cards have been played." in out


def hear(game: subprocess.Popen[str], words: str) -> None:
    said = ""
    assert game.stdout is not None
    while words not in said:
        letter = game.stdout.read(1)
        assert letter, said
        said += letter


@contextmanager
def reopened(folder: Path, port: int) -> Iterator[Server]:
    from hexenkessel.table import serve

    listen: Callable[[str, int], socket.socket] = serve.listen
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(serve, "listen", lambda host, _: listen(host, port))
        with running(folder) as server:
            yield server


# -- on the full screen --------------------------------------------------------------------------------------


def test_the_full_screen_to_the_end_and_on(server: Server, arrive: Callable[..., Sitting]) -> None:
    link = lay(server, 4, 3)
    guest = arrive(link, "blackmore", None, "Esme")
    guest.start().result()

    async def test() -> None:
        await until_so(lambda: guest.playing)
        table = Table(guest, "en")
        async with table.run_test(size=(120, 36)) as pilot, asyncio.timeout(PATIENCE):
            await until(pilot, partial(my_turn_after, table, -1))
            assert "Chronicle" in seen(table) and "Morgana" in seen(table)
            await table.refuse("trump")
            assert "(Rule BM-6.1)" in seen(table)
            await pilot.press("h")
            await until(pilot, lambda: "%" in table.remark)
            for _ in range(3):
                next_turn = partial(my_turn_after, table, guest.seq)
                await pilot.press("enter")
                await until(pilot, next_turn)
            while not guest.over:
                if guest.my_turn:
                    await asyncio.wrap_future(guest.play(guest.moves[0]))
                await asyncio.sleep(0.005)
            await until(pilot, lambda: laid_open(table))
            assert str(guest.file) in seen(table) and guest.file.exists()
            await pilot.press("n")
        assert table.return_value == AGAIN

    asyncio.run(test())
    following = guest.again()
    assert following.seat == guest.seat and following.player.link != guest.player.link
    assert following.playing, "with bots alone nobody has to be waited for"
    following.close()


def my_turn_after(table: Table, seq: int) -> bool:
    """A turn that came after this, and the choices on the screen are the ones it has."""
    guest = table.sitting
    ready = guest.seq > seq and guest.my_turn and not table.sending
    return ready and table.chosen_move in guest.moves


def test_someone_elses_wish_is_asked_and_answered(server: Server, arrive: Callable[..., Sitting]) -> None:
    """Another person wants to take a move back; the guest hears of it, agrees, and it is told as news."""
    link = lay(server, 2, 0)
    guest = arrive(link, None, 0, "Esme")

    async def test() -> None:
        friend = await server.friend(link.rpartition("/")[2])
        await friend.sit("Nanny", 1)
        await friend.connect()
        await friend.start()
        async with asyncio.timeout(PATIENCE):
            await until_so(lambda: guest.playing)
            while friend.seq < guest.seq:
                await friend.next()
            while friend.sides[1].undo.last != "ask":
                if guest.my_turn:
                    await asyncio.wrap_future(guest.play(guest.moves[0]))
                else:
                    answer = await friend.move(1, friend.sides[1].moves[0])
                    await until_so(partial(has_heard, guest, answer.seq))
                while friend.seq < guest.seq:
                    await friend.next()
            asking = asyncio.create_task(friend.undo(1))
            await until_so(lambda: guest.asked == "undo")
            guest.agree(True)
            await asking
            await until_so(lambda: any(event["kind"] == "table-undo" for event in guest.news))
            assert not guest.asked
        await close(friend)

    asyncio.run(test())


def has_heard(guest: Sitting, seq: int) -> bool:
    return guest.seq >= seq


# -- bad input -----------------------------------------------------------------------------------------------


def test_bad_input_is_one_sentence(server: Server, data: Path) -> None:
    link = lay(server)
    full = lay(server, 2, 2)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        nobody = f"http://127.0.0.1:{taken.getsockname()[1]}/t/abcdfghjkmnp"
        wrong = {
            ("--table", nobody): "No Hexenkessel answers at http://127.0.0.1:",
            ("--table", f"{server.address}/t/bcdfghjkmnpq"): "no table “bcdfghjkmnpq”",
            ("--table", full): "no free seat",
            ("toy_cauldron", "--table", link): "they play “blackmore”, not “toy_cauldron”",
            ("chess", "--table", link): "no game called “chess”",
            ("--table", "table"): "“table” is not the link of a table",
            ("--table", "http://[::1/t/x"): "is not the link of a table",
            ("--table", link, "--seat", "7"): "There is no seat 7. Take 1 to 2.",
            ("--table", link, "--seat", "2"): "Seat 2 is taken.",
            ("--table", link, "--names", "x" * 10_000): "A name has 1 to 24 characters",
            ("--table", link, "--seed", "1"): "--table and --seed do not go together",
        }
        for arguments, sentence in wrong.items():
            said = complain(data, *arguments)
            assert sentence in said, arguments
    assert not (data / "seats").exists()


def complain(data: Path, *arguments: str) -> str:
    """In this process: starting a dozen of them takes longer than everything they say."""
    import contextlib
    import io

    from hexenkessel import cli

    err = io.StringIO()
    with contextlib.redirect_stderr(err):
        assert cli.main(["play", *arguments, "--lang", "en"]) == cli.WRONG_USE
    assert err.getvalue().count("\n") == 1
    return err.getvalue()
