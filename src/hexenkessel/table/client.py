"""A client of a table server: what the terminal, the load generator and the tests sit down with.

It never trusts its own state: the server's frames replace it. A lost connection is taken up again, and wishes that were
not answered are sent again under the same name, so that nothing happens twice and nothing is forgotten.
"""

import asyncio
import contextlib
import http.client
import json
import random
import secrets
import ssl
from collections.abc import AsyncIterator, Callable
from typing import Any, Final, Generic, Protocol, TypeVar
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.typing import Origin

from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.table.clock import Terms
from hexenkessel.table.protocol import (
    PROTO,
    Ack,
    AnyWish,
    DoAnswer,
    DoGiveback,
    DoLesson,
    DoMove,
    DoRedo,
    DoSay,
    DoTakeover,
    DoUndo,
    Events,
    Explain,
    Explained,
    Frame,
    FromServer,
    Hello,
    Hint,
    Hinted,
    Look,
    Looked,
    Ping,
    Pong,
    Problem,
    Rejected,
    Resume,
    RoomChanged,
    RoomShown,
    Side,
    Snapshot,
    Trouble,
    encode,
    read_server,
)
from hexenkessel.table.rows import Value

# After these the server will not have this client back as it is.
FINAL_CODES: Final = (4400, 4401, 4403, 4404, 4408, 4426, 4429, 4500, 1000)
# A server that is started anew is back within seconds: nobody should wait much longer than it took.
LONGEST_PAUSE: Final = 1.0
# What it looks like when there is no server, or something else that is none of ours.
UNREACHABLE: Final = (OSError, http.client.HTTPException, WebSocketException, msgspec.MsgspecError)
UNKNOWN: Final = Problem("table-error-inside", {})
# A server on a busy machine answers late, but it answers.
CALL_SECONDS: Final = 30.0


class Refused(HexenkesselError):
    """The server's answer to a call, with its status; `key` and `facts` make the sentence, with its `cause`."""

    def __init__(self, status: int, told: Problem) -> None:
        super().__init__(told.key, f"{status} {told.key} {told.facts}", told.facts, cause_of(told) or "")
        self.status = status


def cause_of(told: Problem) -> HexenkesselError | None:
    problem = told.problem
    if problem is None:
        return None
    sentence = f"{problem.key} {problem.facts}"
    return HexenkesselError(problem.key, sentence, problem.facts, cause_of(problem) or "")


class Socket(Protocol):
    """The client's end of a line."""

    @property
    def close_code(self) -> int | None: ...

    async def send(self, message: str) -> None: ...

    def __aiter__(self) -> AsyncIterator[str | bytes]: ...

    async def close(self) -> None: ...


L = TypeVar("L", bound=Socket)


class Player(Generic[L]):
    """Somebody at a table, over whatever line: a `Visitor` comes over the network, a `Housemate` (home.py) lives here."""

    def __init__(self, table: str, token: str | None = None) -> None:
        self.table = table
        self.token = token
        self.seq = 0
        self.room: RoomShown | None = None
        self.sides: dict[int | None, Side] = {}
        self.news: asyncio.Queue[FromServer] = asyncio.Queue()
        # Why the server let this client go for good; 0 while it hasn't.
        self.closed = 0
        # Whether the line is broken just now, and who wants to hear of it.
        self.lost = False
        self.notify: Callable[[], None] = lambda: None
        self.socket: L | None = None
        self.listening: asyncio.Task[None] | None = None
        self.wishes: dict[str, AnyWish] = {}
        self.waiting: dict[str, asyncio.Future[Any]] = {}

    @property
    def link(self) -> str:
        """The address of the table; nothing, where it can't be reached from elsewhere."""
        return ""

    # -- around the game: every kind of player has a way of its own ------------------------------------------

    async def open_socket(self) -> L:
        raise NotImplementedError

    async def start(self) -> None:
        raise NotImplementedError

    async def record(self) -> str:
        """Of a game that is over."""
        raise NotImplementedError

    async def rematch(self) -> "Player[L]":
        """The same person at the next table of the same people."""
        raise NotImplementedError

    # -- the socket ------------------------------------------------------------------------------------------

    async def connect(self) -> None:
        """Say hello and listen; the first frame has come when this returns. Refused, if the server wants none of it."""
        # What came over an earlier line, and was not read, is not the first frame of this one.
        self.news = asyncio.Queue()
        await self.dial()
        self.listening = asyncio.create_task(self.listen())
        frame = await self.next()
        if isinstance(frame, Trouble):
            raise Refused(self.closed, Problem(frame.key, frame.facts, frame.problem))

    async def dial(self) -> None:
        self.socket = await self.open_socket()
        hello = Hello(table=self.table, token=self.token, since=self.seq, proto=PROTO)
        # If the server closes at once, the listener hears why.
        with contextlib.suppress(ConnectionClosed):
            for frame in (hello, *self.wishes.values()):
                await self.socket.send(encode(frame).decode())

    async def listen(self) -> None:
        pause = 0.1
        while not self.closed:
            try:
                assert self.socket is not None
                async for data in self.socket:
                    pause = 0.1
                    self.hear(data)
                code = self.socket.close_code
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else None
            if code in FINAL_CODES:
                self.end(code or 1000)
                return
            pause = await self.redial(pause)

    async def redial(self, pause: float) -> float:
        """Try again, each time a little later and never all at the same moment."""
        self.lost = True
        self.notify()
        while self.lost:
            await asyncio.sleep(pause * random.uniform(0.5, 1.5))
            pause = min(2 * pause, LONGEST_PAUSE)
            with contextlib.suppress(*UNREACHABLE):
                await self.dial()
                self.lost = False
        self.notify()
        return pause

    def end(self, code: int) -> None:
        self.closed = code
        for future in self.waiting.values():
            if not future.done():
                future.set_exception(Refused(0, UNKNOWN))
        self.news.put_nowait(Trouble(id=None, key="table-error-closed", facts={"code": code}))

    def hear(self, data: str | bytes) -> None:
        frame = read_server.decode(data)
        key = answered(frame)
        if key is not None:
            self.wishes.pop(key, None)
            future = self.waiting.pop(key, None)
            if future is not None and not future.done():
                future.set_result(frame)
        else:
            self.news.put_nowait(frame)

    def take(self, frame: FromServer) -> None:
        """Let a frame of news replace what was known; on a gap, ask again."""
        if isinstance(frame, Events) and frame.from_ > self.seq:
            self.post(Resume(since=self.seq))
        elif isinstance(frame, Snapshot) or (isinstance(frame, Events) and frame.seq >= self.seq):
            self.seq = frame.seq
            self.room = frame.room
            self.sides = {side.seat: side for side in frame.sides}
        elif isinstance(frame, RoomChanged):
            self.room = frame.room

    async def next(self) -> FromServer:
        """The next frame of news: snapshot, events, room or error."""
        frame = await self.news.get()
        self.take(frame)
        return frame

    async def close(self) -> None:
        self.closed = self.closed or 1000
        if self.listening is not None:
            self.listening.cancel()
        if self.socket is not None:
            await self.socket.close()

    # -- wishes and questions --------------------------------------------------------------------------------

    def post(self, frame: Frame) -> None:
        assert self.socket is not None
        task = asyncio.ensure_future(self.socket.send(encode(frame).decode()))
        # A lost connection is the listener's affair: it resends what was not answered.
        task.add_done_callback(lambda task: task.cancelled() or task.exception())

    async def ask(self, key: str, frame: Frame) -> Any:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting[key] = future
        self.post(frame)
        return await future

    async def wish(self, wish: AnyWish) -> Ack | Rejected:
        self.wishes[wish.idem] = wish
        answer: Ack | Rejected = await self.ask(wish.idem, wish)
        return answer

    async def move(self, seat: int, move: str | int) -> Ack | Rejected:
        return await self.wish(DoMove(idem=new_idem(), seat=seat, base=self.seq, move=move))

    async def undo(self, seat: int, turn: bool = False) -> Ack | Rejected:
        return await self.wish(DoUndo(idem=new_idem(), seat=seat, base=self.seq, turn=turn))

    async def redo(self, seat: int) -> Ack | Rejected:
        return await self.wish(DoRedo(idem=new_idem(), seat=seat, base=self.seq))

    async def answer(self, seat: int, ask: int, yes: bool) -> Ack | Rejected:
        return await self.wish(DoAnswer(idem=new_idem(), seat=seat, ask=ask, yes=yes))

    async def takeover(self, seat: int, absent: int, level: str) -> Ack | Rejected:
        return await self.wish(DoTakeover(idem=new_idem(), seat=seat, absent=absent, level=level))

    async def giveback(self, seat: int) -> Ack | Rejected:
        return await self.wish(DoGiveback(idem=new_idem(), seat=seat))

    async def learn(self, seat: int, step: int, what: str) -> Ack | Rejected:
        return await self.wish(DoLesson(idem=new_idem(), seat=seat, step=step, what=what))

    async def say(self, seat: int, phrase: str) -> Ack | Rejected:
        return await self.wish(DoSay(idem=new_idem(), seat=seat, phrase=phrase))

    async def explain(
        self, seat: int, move: str | int | None = None, touches: tuple[str, ...] = ()
    ) -> Explained | Trouble:
        id = new_idem()
        answer: Explained | Trouble = await self.ask(
            id, Explain(id=id, seat=seat, move=move, touches=touches)
        )
        return answer

    async def hint(self, seat: int) -> Hinted | Trouble:
        id = new_idem()
        answer: Hinted | Trouble = await self.ask(id, Hint(id=id, seat=seat))
        return answer

    async def look(self, seq: int) -> Looked | Trouble:
        id = new_idem()
        answer: Looked | Trouble = await self.ask(id, Look(id=id, seq=seq))
        return answer

    async def ping(self) -> Pong:
        id = new_idem()
        answer: Pong = await self.ask(id, Ping(id=id))
        return answer


class Visitor(Player[ClientConnection]):
    """One guest. `Visitor.from_link("http://…/t/<table>")`, `await enter()`, `await sit(…)`, `await connect()`."""

    def __init__(self, address: str, table: str = "", token: str | None = None) -> None:
        super().__init__(table, token)
        parts = urlsplit(address)
        self.host = parts.hostname or "127.0.0.1"
        self.port = parts.port or (443 if parts.scheme == "https" else 80)
        # Whose word is taken for who a server is; None: that of the authorities that this machine knows.
        self.trust: ssl.SSLContext | None = None
        self.origin = f"{parts.scheme}://{parts.netloc}"
        # The address of this machine to call from, where it matters.
        self.source: tuple[str, int] | None = None
        self.cookie = ""

    @classmethod
    def from_link(cls, link: str) -> "Visitor":
        return cls(link, table=urlsplit(link).path.removeprefix("/t/").strip("/"))

    @property
    def link(self) -> str:
        return f"{self.origin}/t/{self.table}"

    # -- calls -----------------------------------------------------------------------------------------------

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """One HTTP call; the decoded answer, or Refused."""
        return await asyncio.to_thread(self.call_now, method, path, body)

    def call_now(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"Origin": self.origin, "Cookie": self.cookie}
        if body is not None:
            headers["Content-Type"] = "application/json"
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        connection = self.connection()
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            data = answer.read()
            cookie = answer.getheader("Set-Cookie")
            why = answer.getheader("X-Refused")
            is_json = "json" in answer.getheader("Content-Type", "")
        finally:
            connection.close()
        if cookie:
            self.cookie = cookie.partition(";")[0]
        told = msgspec.json.decode(data) if is_json else data.decode()
        if answer.status >= 400:
            known = isinstance(told, dict) and "key" in told
            other = UNKNOWN if why is None else Problem(why, {})
            raise Refused(answer.status, msgspec.convert(told, Problem) if known else other)
        return told

    def connection(self) -> http.client.HTTPConnection:
        if self.origin.startswith("https:"):
            return http.client.HTTPSConnection(self.host, self.port, timeout=CALL_SECONDS, context=self.trust)
        return http.client.HTTPConnection(
            self.host, self.port, timeout=CALL_SECONDS, source_address=self.source
        )

    async def enter(self) -> None:
        """Open the link: that makes one a guest."""
        await self.call("GET", f"/t/{self.table}")

    async def create(self, game: str, players: int, **options: Value) -> None:
        made = await self.call("POST", "/api/tables", {"game": game, "players": players, "options": options})
        self.table = made["table"]
        self.token = made["token"]

    async def sit(self, name: str, seat: int | None = None) -> int:
        """Take this seat, or the first open one."""
        if seat is None:
            room = await self.call("GET", f"/api/tables/{self.table}")
            open_seats = [found["seat"] for found in room["seats"] if found["kind"] == "open"]
            seat = open_seats[0] if open_seats else 0
        answer = await self.call("POST", f"/api/tables/{self.table}/seats/{seat}", {"name": name})
        self.token = answer["token"]
        return int(seat)

    async def add_bot(self, seat: int, level: str, name: str | None = None) -> None:
        bot = {"level": level, "name": name}
        await self.call("PUT", f"/api/tables/{self.table}/seats/{seat}/bot", bot)

    async def set_clock(self, clock: Terms | None) -> None:
        """How much time everybody has, and what happens when it is up; before the start, as the host."""
        told = {"clock": None if clock is None else msgspec.to_builtins(clock)}
        await self.call("PUT", f"/api/tables/{self.table}/clock", told)

    async def start(self) -> None:
        await self.call("POST", f"/api/tables/{self.table}/start")

    async def record(self) -> str:
        return str(await self.call("GET", f"/api/tables/{self.table}/record"))

    async def rematch(self) -> "Visitor":
        told = await self.call("POST", f"/api/tables/{self.table}/rematch")
        following = Visitor(self.origin, told["table"], self.token)
        following.cookie = self.cookie
        return following

    async def open_socket(self, **where: Any) -> ClientConnection:
        """`where` leads around the address, through something that stands in between."""
        if self.trust is not None:
            where["ssl"] = self.trust
        return await connect(
            f"ws{self.origin.removeprefix('http')}/ws",
            origin=Origin(self.origin),
            additional_headers={"Cookie": self.cookie},
            compression=None,
            proxy=None,
            max_size=2**24,
            open_timeout=CALL_SECONDS,
            **where,
        )


def new_idem() -> str:
    return secrets.token_hex(8)


def answered(frame: FromServer) -> str | None:
    """Which wish or question this frame answers."""
    match frame:
        case Ack() | Rejected():
            return frame.idem
        case Explained() | Hinted() | Looked() | Pong() | Trouble():
            return frame.id
        case _:
            return None
