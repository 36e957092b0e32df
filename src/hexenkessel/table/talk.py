"""A conversation with one client, from hello to goodbye, whatever line it comes over.

What a client may want is in protocol.py, what it gets in live.py.
"""

import asyncio
from typing import Final, Protocol

import msgspec

from hexenkessel.bots.workers import Crowded, Failed, Stopped
from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.kernel.refusals import explain_move, explain_touches
from hexenkessel.table import wishes
from hexenkessel.table.errors import NotStored, Reject, TableError
from hexenkessel.table.house import Guest, House
from hexenkessel.table.limits import FRAME_BYTES
from hexenkessel.table.live import Listener, Live
from hexenkessel.table.protocol import (
    PROTO,
    Ack,
    AnyWish,
    DoTakeover,
    Explain,
    Explained,
    FromClient,
    Hello,
    Hint,
    Hinted,
    Look,
    Ping,
    Pong,
    Rejected,
    Resume,
    Trouble,
    read_client,
    show_problem,
    show_reasons,
    show_thoughts,
)
from hexenkessel.table.tokens import digest

# What costs the server more than a plain answer counts for so many more; a long log once more for every so many bytes.
COSTS: Final[dict[type[FromClient], float]] = {Hint: 4.0, Look: 2.0, Resume: 1.0}
COST_BYTES: Final = 50_000


class Line(Protocol):
    """The way to a client; whoever has hung up is noticed by an error."""

    async def receive(self) -> str: ...

    async def write(self, frame: bytes) -> None:
        """Back when there is room for more."""

    def write_now(self, frame: bytes) -> bool:
        """Whether there was room for it without waiting."""


class Goodbye(Exception):
    """The socket is closed with this code; an error frame says why, where there is more to say."""

    def __init__(self, code: int, error: HexenkesselError | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.error = error


async def serve(line: Line, house: House, guest: Guest) -> None:
    try:
        async with asyncio.timeout(house.limits.hello_seconds):
            hello = read(await line.receive())
    except TimeoutError:
        raise Goodbye(4408) from None
    except (msgspec.MsgspecError, RecursionError):
        raise Goodbye(4400) from None
    if not isinstance(hello, Hello):
        raise Goodbye(4400)
    if hello.proto != PROTO:
        raise Goodbye(4426)
    live = await find(house, hello)
    try:
        token = await house.key(guest, live, None if hello.token is None else digest(hello.token))
    except NotStored:
        raise Goodbye(1011) from None
    if hello.token is not None and token is None:
        raise Goodbye(4401)
    if token is None and live.watching() >= house.limits.watchers:
        raise Goodbye(4429)
    listener = Listener(token, house.limits.queue, guest.shares, house.debts[guest.address])
    await Client(line, house, guest, live, listener).stay(hello.since)


async def find(house: House, hello: Hello) -> Live:
    try:
        return await house.table(hello.table)
    except HexenkesselError as error:
        there_is_none = isinstance(error, TableError) and error.status == 404
        raise Goodbye(4404 if there_is_none else 4500, error) from None
    except NotStored:
        raise Goodbye(1011) from None


def read(text: str) -> FromClient:
    if len(text) > FRAME_BYTES:
        raise Goodbye(1009)
    return read_client.decode(text)


def trouble(error: HexenkesselError, id: str | None = None) -> Trouble:
    told = show_problem(error)
    return Trouble(id=id, key=told.key, facts=told.facts, problem=told.problem)


class Client:
    """Two tasks: this one reads and acts, the other writes what waits in the listener's queue."""

    def __init__(self, line: Line, house: House, guest: Guest, live: Live, listener: Listener) -> None:
        self.line = line
        self.house = house
        self.guest = guest
        self.shares = (*guest.shares, live.room.id)
        self.live = live
        self.listener = listener
        listener.write_now = line.write_now
        # What is worked out elsewhere for this client; it ends with it.
        self.hinting: asyncio.Task[None] | None = None
        self.looking: set[asyncio.Task[None]] = set()

    async def stay(self, since: int) -> None:
        joined = self.live.join(self.listener, since)
        reader = asyncio.create_task(self.read_on())
        writer = asyncio.create_task(self.write_on())
        stalled = asyncio.create_task(self.listener.stalled.wait())
        try:
            self.spend(1 + joined / COST_BYTES)
            await asyncio.wait({reader, writer, stalled}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (reader, writer, stalled, self.hinting, *self.looking):
                if task is not None:
                    task.cancel()
            self.live.leave(self.listener)
            self.listener.paid(self.listener.waiting)
        try:
            for task in (reader, writer):
                if task.done() and not task.cancelled():
                    task.result()
            raise Goodbye(self.listener.dismissed or 1000)
        finally:
            # What they raised leads to this frame; if it led back, both would stay until all is collected (house.py).
            del reader, writer, stalled, task

    async def write_on(self) -> None:
        while True:
            frame = await self.listener.frames.get()
            if frame is None:
                return
            await self.line.write(frame)
            self.listener.paid(len(frame))

    async def read_on(self) -> None:
        while True:
            text = await self.line.receive()
            self.spend(1.0)
            await self.house.slow_down(self.guest.address)
            try:
                frame = read(text)
            except (msgspec.MsgspecError, RecursionError):
                self.listener.send(trouble(TableError(400, "table-error-frame")))
                continue
            self.spend(COSTS.get(type(frame), 0.0))
            await self.act(frame)

    def spend(self, cost: float) -> None:
        if not self.house.calls.take(self.guest.hash, cost):
            raise Goodbye(4429)

    async def act(self, frame: FromClient) -> None:
        match frame:
            case Hello():
                self.listener.send(trouble(TableError(400, "table-error-frame")))
            case Ping():
                self.listener.send(Pong(id=frame.id))
            case Resume():
                self.spend(self.live.bring_up_to_date(self.listener, frame.since) / COST_BYTES)
            case Look():
                self.look(frame)
            case Explain():
                self.explain(frame)
            case Hint():
                self.hint(frame)
            case _:
                await self.wish(frame)

    async def wish(self, frame: AnyWish) -> None:
        live = self.live
        token = self.listener.token

        def done(seq: int) -> None:
            self.listener.send(Ack(idem=frame.idem, seq=seq))

        try:
            away = live.away(self.house.limits.away_seconds) if isinstance(frame, DoTakeover) else ()
            await live.perform(lambda room: wishes.wish(room, frame, token, live.present(), away), done)
        except Reject as reject:
            self.reject(frame, reject)
        except NotStored:
            self.reject(frame, Reject("not-stored"))

    def reject(self, frame: AnyWish, reject: Reject) -> None:
        reasons = show_reasons(reject.reasons)
        answer = Rejected(idem=frame.idem, code=reject.code, reasons=reasons, seq=self.listener.seen)
        self.listener.send(answer)

    # -- questions: they change nothing ----------------------------------------------------------------------

    def may_ask(self, id: str, seat: int) -> bool:
        """Whether this is a seat of one's own in a game that has begun."""
        if seat not in self.live.room.held_by(self.listener.token):
            self.listener.send(trouble(TableError(403, "table-error-not-your-seat"), id))
        elif self.live.room.state is None:
            self.listener.send(trouble(TableError(409, "table-error-not-started"), id))
        else:
            return True
        return False

    def explain(self, frame: Explain) -> None:
        state = self.live.room.state
        if not self.may_ask(frame.id, frame.seat) or state is None:
            return
        if frame.move is not None:
            reasons = explain_move(state, frame.seat, frame.move)
        else:
            reasons = explain_touches(state, frame.seat, frame.touches)
        self.listener.send(Explained(id=frame.id, legal=not reasons, reasons=show_reasons(reasons)))

    def look(self, frame: Look) -> None:
        last = self.listener.seen
        if frame.seq > last:
            error = TableError(404, "table-error-no-row", seq=frame.seq, last=last)
            self.listener.send(trouble(error, frame.id))
            return
        task = asyncio.create_task(self.look_back(frame))
        self.looking.add(task)
        task.add_done_callback(self.looking.discard)

    async def look_back(self, frame: Look) -> None:
        room = self.live.room
        seats = room.held_by(self.listener.token) or (None,)
        try:
            found = await self.house.readers.look(frame.id, room, frame.seq, seats, self.shares)
        except TableError as error:
            self.listener.send(trouble(error, frame.id))
        except Failed:
            self.listener.send(trouble(TableError(500, "table-error-inside"), frame.id))
        else:
            self.listener.send_bytes(found)

    def hint(self, frame: Hint) -> None:
        if not self.may_ask(frame.id, frame.seat):
            return
        state = self.live.room.state
        busy = self.hinting is not None and not self.hinting.done()
        if busy or state is None or frame.seat not in state.deciding:
            self.listener.send(trouble(TableError(409, "table-error-no-hint"), frame.id))
            return
        self.hinting = asyncio.create_task(self.think(frame))

    async def think(self, frame: Hint) -> None:
        room = self.live.room
        state = room.state
        seq = self.listener.seen
        assert state is not None
        # While somebody thinks, the table may go on.
        view = state.view(frame.seat)
        try:
            study = await self.house.thinkers.hint(state, frame.seat, self.shares)
        except (Crowded, Failed, Stopped):
            self.listener.send(trouble(TableError(409, "table-error-no-hint"), frame.id))
            return
        shown = show_thoughts(room.game, view, study)
        self.listener.send(Hinted(id=frame.id, seq=seq, thoughts=shown, alike=study.alike))
