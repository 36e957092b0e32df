"""A table in memory: its room, whoever is connected, and the one lane through which rows are written.

Validate, store, add to the room, acknowledge, tell the others: in this order, always.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, cast

import msgspec

from hexenkessel.bots.thinkers import ALONE, WATCHED, Thinkers, fresh_dice, occupied
from hexenkessel.bots.workers import Claim, Stopped
from hexenkessel.kernel.forced import commonly_known, told_by_itself
from hexenkessel.kernel.state import State
from hexenkessel.table import protocol, sight, wishes
from hexenkessel.table.errors import Conflict, NotStored, Reject, TableError
from hexenkessel.table.limits import QUEUED_BYTES, QUEUED_BYTES_OF_ADDRESS, Limits
from hexenkessel.table.metrics import Times
from hexenkessel.table.protocol import Events, Frame, RoomChanged, Snapshot, You
from hexenkessel.table.room import SCRIPT, Room
from hexenkessel.table.rows import AnyRow, Joined
from hexenkessel.table.store import Company, Neighbours, Store
from hexenkessel.table.store import Snapshot as Kept
from hexenkessel.table.tokens import new_secret
from hexenkessel.table.wishes import Wishing

SNAPSHOT_EVERY: Final = 64
RETRY_SECONDS: Final = 5.0
TELL_SECONDS: Final = 0.2
# Where a person might have thought it over, the table hesitates for them, for up to so many times the pace of a bot: as
# long as quick people take. Longer would hide it better, but in The Witches every third move is one of these.
HESITATION: Final = 4
# Where all choose at once through several servers, somebody can lose a few races in a row, and somebody wins each of them.
RACES: Final = 10
TOO_SLOW: Final = 4409
# Tables that are told before anybody else has a turn: with fewer, those who wait to be told fall behind.
TOLD_AT_ONCE: Final = 2

log = logging.getLogger("hexenkessel.table")


class Debt:
    """The bytes that wait for all clients of an address."""

    def __init__(self) -> None:
        self.bytes = 0


def not_now(frame: bytes) -> bool:
    return False


class Listener:
    """A connected client: its seats, what it has been sent, and the frames that wait for it."""

    def __init__(
        self, token: str | None, most: int, shares: tuple[str, ...] = ("", ""), debt: Debt | None = None
    ) -> None:
        # The hash of the token; None for a spectator.
        self.token = token
        # Whose time it is that bots think for them: address and guest.
        self.shares = shares
        self.seen = 0
        # Somebody came or went, and it has not been told yet.
        self.news = False
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue(most + 1)
        self.most = most
        # The bytes that wait for it: its own, and those of its whole address.
        self.waiting = 0
        self.debt = debt or Debt()
        # Why it is being sent away (a close code), once it is.
        self.dismissed = 0
        # Sends a frame at once, if it can be; else it waits for its turn.
        self.write_now: Callable[[bytes], bool] = not_now
        # It does not read: whoever writes to it may be stuck, and must not be waited for.
        self.stalled = asyncio.Event()

    def send(self, frame: Frame) -> None:
        self.send_bytes(protocol.encode(frame))

    def send_bytes(self, frame: bytes) -> None:
        if self.dismissed or (not self.waiting and self.write_now(frame)):
            return
        # One large frame is nobody's fault; what comes on top of it is, at this socket or at another of its address.
        if (
            self.frames.qsize() >= self.most
            or (self.waiting and self.waiting + len(frame) > QUEUED_BYTES)
            or (self.debt.bytes and self.debt.bytes + len(frame) > QUEUED_BYTES_OF_ADDRESS)
        ):
            self.dismiss(TOO_SLOW)
            return
        self.waiting += len(frame)
        self.debt.bytes += len(frame)
        self.frames.put_nowait(frame)

    def paid(self, size: int) -> None:
        """So many bytes were read, or will never be."""
        self.waiting -= size
        self.debt.bytes -= size

    def dismiss(self, code: int) -> None:
        """Nothing more is sent but what waits already, and the close."""
        if self.dismissed:
            return
        self.dismissed = code
        if code == TOO_SLOW:
            self.stalled.set()
        else:
            self.frames.put_nowait(None)


class Herald:
    """The tables where people must still be told what is new, a few at a time.

    Telling takes as long as everything else about a move together. After every few tables the event loop looks around, so
    that those who wait for their acknowledgement need not wait for all of it. What happens at a table meanwhile is told with
    the rest.
    """

    def __init__(self) -> None:
        self.waiting: dict[Live, None] = {}

    def announce(self, live: "Live") -> None:
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.tell_some)
        self.waiting[live] = None

    def tell_some(self) -> None:
        some = list(self.waiting)[:TOLD_AT_ONCE]
        for live in some:
            del self.waiting[live]
        if self.waiting:
            asyncio.get_running_loop().call_soon(self.tell_some)
        for live in some:
            live.publish()


class Live:
    def __init__(
        self,
        room: Room,
        store: Store,
        thinkers: Thinkers,
        limits: Limits,
        times: Times | None = None,
        ended: Callable[[Room], Awaitable[None]] | None = None,
        now: Callable[[], float] | None = None,
        changed: Callable[["Live"], None] | None = None,
        herald: Herald | None = None,
    ) -> None:
        # The time of the house, for tables with a clock; and whoever has to know that rows were written here.
        self.now = now or (lambda: 0.0)
        self.changed = changed or (lambda _: None)
        # Hears of the end of a game, once.
        self.ended = ended
        self.times = times or Times()
        self.herald = herald or Herald()
        self.room = room
        self.store = store
        self.thinkers = thinkers
        self.limits = limits
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        # The bots that think: their seat, the choice they think about, and the task.
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        # When everyone was told last who is there, and the timer that will tell them again.
        self.told_room = 0.0
        self.telling: asyncio.TimerHandle | None = None
        # The room as everyone is shown it, and what that depended on.
        self.room_as_written = msgspec.Raw(b"")
        self.about_room: tuple[int, str, set[int], int] | None = None
        # What is being carried out; it goes on when whoever wished for it is gone.
        self.performing: set[asyncio.Task[int]] = set()
        self.used = time.monotonic()
        # When the people of a seat were here last; nobody was before this table came into memory.
        self.gone: dict[int, float] = {}
        self.opened = self.used
        # Who is here through this server, and what that depended on.
        self.here = Company()
        self.comings = 0
        self.about_company = (0, 0, 0)
        # Who is here through other servers, and what these must still be told.
        self.elsewhere = Company()
        self.attending: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        return not (self.listeners or self.thinking or self.performing)

    # -- who is there ----------------------------------------------------------------------------------------

    def present(self) -> set[int]:
        """The seats whose people are connected, here or through another server."""
        return {*self.company().seats, *self.elsewhere.seats}

    def company(self) -> Company:
        """Who is here through this server; looked up again only when somebody came or went, or changed seats."""
        about = (self.comings, len(self.listeners), self.room.affairs)
        if about != self.about_company:
            self.about_company = about
            held = [self.room.held_by(listener.token) for listener in self.listeners]
            self.here = Company(tuple(sorted({seat for seats in held for seat in seats})), held.count(()))
        return self.here

    def meet(self, company: Company | None) -> None:
        """Who is here through other servers."""
        before = self.present()
        elsewhere = company or Company()
        if elsewhere != self.elsewhere:
            self.elsewhere = elsewhere
            self.gone.update(dict.fromkeys(before - self.present(), time.monotonic()))
            self.tell_room_soon()

    def away(self, seconds: float) -> set[int]:
        """The seats whose people have not been here for so long."""
        here = self.present()
        now = time.monotonic()
        seats = set(range(len(self.room.seats))) - here
        return {seat for seat in seats if now - self.gone.get(seat, self.opened) >= seconds}

    def watching(self) -> int:
        return self.company().watching + self.elsewhere.watching

    def tell_neighbours(self) -> None:
        """Somebody came or went here: other servers hear of it soon, and in any case when they look."""
        if self.store.neighbours is not None and (self.attending is None or self.attending.done()):
            self.attending = asyncio.create_task(self.attend(self.store.neighbours))

    async def attend(self, neighbours: Neighbours) -> None:
        said = None
        while said != self.company():
            said = self.company()
            with contextlib.suppress(NotStored):
                await neighbours.attend({self.room.id: said}, news=True)

    def show_room(self) -> protocol.RoomShown:
        return sight.show_room(self.room, self.present(), self.watching(), self.now())

    def written_room(self) -> protocol.RoomShown:
        """The same, ready to be sent: written once for all, and again only when something about it is new."""
        room = self.room
        about = (room.affairs, room.phase, self.present(), self.watching())
        if about != self.about_room or not room.steady:
            self.about_room = about
            self.room_as_written = msgspec.Raw(protocol.encode(self.show_room()))
        return cast(protocol.RoomShown, self.room_as_written)

    def join(self, listener: Listener, since: int) -> int:
        """Somebody comes and is told everything; how many bytes that was."""
        self.tell_room_soon()
        self.listeners.add(listener)
        self.comings += 1
        self.tell_neighbours()
        size = self.bring_up_to_date(listener, since)
        self.wake()
        self.start_again()
        return size

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.comings += 1
        self.used = time.monotonic()
        self.gone.update(dict.fromkeys(self.room.held_by(listener.token), self.used))
        self.tell_room_soon()
        self.tell_neighbours()
        if not self.listeners:
            self.room.unwrite()

    def clear_away(self) -> None:
        """The table is no more."""
        for listener in list(self.listeners):
            listener.dismiss(4404)

    def tell_room_soon(self) -> None:
        """People who come and go all the time are told of a few times a second, not every time."""
        for listener in self.listeners:
            listener.news = True
        if self.telling is None and self.listeners:
            loop = asyncio.get_running_loop()
            wait = max(0.0, self.told_room + TELL_SECONDS - loop.time())
            self.telling = loop.call_later(wait, self.tell_room)

    def tell_room(self) -> None:
        """Who is there. The number is the client's own last one: a row that it may not notice is not given away."""
        self.telling = None
        self.told_room = asyncio.get_running_loop().time()
        shown = self.written_room()
        for listener in [listener for listener in self.listeners if listener.news]:
            listener.news = False
            listener.send(RoomChanged(seq=listener.seen, room=shown))

    # -- what they are told ----------------------------------------------------------------------------------

    def bring_up_to_date(self, listener: Listener, since: int) -> int:
        """A snapshot for one who has nothing or something else, else the rows that are missing; how many bytes it is."""
        shown = self.written_room()
        if since <= 0 or since > self.room.seq:
            frame = protocol.encode(self.body(Snapshot, listener.token, 0, shown))
        else:
            frame = protocol.encode(self.body(Events, listener.token, since, shown))
        listener.send_bytes(frame)
        listener.seen = self.room.seq
        listener.news = False
        return len(frame)

    def body(
        self, kind: type[Snapshot] | type[Events], token: str | None, since: int, shown: protocol.RoomShown
    ) -> Snapshot | Events:
        room = self.room
        seats = room.held_by(token)
        return kind(
            table=room.id,
            from_=since,
            seq=room.seq,
            you=You(seats, token is not None and token == room.host),
            room=shown,
            sides=[sight.show_side(room, seat, since) for seat in seats or (None,)],
        )

    def publish(self) -> None:
        """Tell everyone what is new to them. Whoever may not notice any of it gets no frame at all."""
        shown = self.written_room()
        made: dict[tuple[str | None, int], bytes] = {}
        for listener in list(self.listeners):
            if listener.token is not None and not self.room.good(listener.token):
                listener.dismiss(4401)
                continue
            key = (listener.token, listener.seen)
            if key not in made:
                frame = self.body(Events, listener.token, listener.seen, shown)
                made[key] = protocol.encode(frame) if any(side.rows for side in frame.sides) else b""
            if made[key]:
                listener.send_bytes(made[key])
                listener.seen = self.room.seq
                listener.news = False

    # -- what they do ----------------------------------------------------------------------------------------

    async def perform(self, wishing: Wishing, done: Callable[[int], None] | None = None) -> int:
        """Carry a wish out; the number of its row. `done` hears it before the others do.

        What has begun is brought to its end, also if the socket dies meanwhile: a row that is stored must be in the room,
        and the bots must hear of it.
        """
        task = asyncio.create_task(self.carry_out(wishing, done))
        self.performing.add(task)
        task.add_done_callback(self.performed)
        return await asyncio.shield(task)

    def performed(self, task: "asyncio.Task[int]") -> None:
        self.performing.discard(task)
        if not task.cancelled():
            task.exception()  # whoever is still there hears it; with nobody there, nobody needs to

    def start_again(self) -> None:
        """Everybody has come over for the rematch: nobody needs to press a button."""
        if wishes.all_are_back(self.room, self.present()):
            wishing = partial(wishes.start_again, present=self.present(), secret=new_secret())
            task = asyncio.create_task(self.carry_out(wishing, None))
            self.performing.add(task)
            task.add_done_callback(self.performed)

    async def carry_out(self, wishing: Wishing, done: Callable[[int], None] | None) -> int:
        began = time.monotonic()
        async with self.lock:
            plan = await self.write(wishing)
            self.times.add(time.monotonic() - began)
            if not plan.rows:
                # Sent again: it was done before, and this is what it was answered with.
                if done is not None:
                    done(plan.answer)
                return plan.answer
            base = self.room.seq
            for row in plan.rows:
                self.room.add(row, plan.state)
                if isinstance(row, Joined):
                    self.gone[row.seat] = time.monotonic()
            seq = base + plan.answer + 1
            if done is not None:
                done(seq)
            self.herald.announce(self)
            self.used = time.monotonic()
            self.wake()
            self.changed(self)
            await self.keep_snapshot(plan.state is not None)
            await self.tell_end(plan.over)
            return seq

    async def write(self, wishing: Wishing) -> wishes.Plan:
        """Check the wish and store its rows. Where somebody was faster, look again: it may be as good as before."""
        for _ in range(RACES):
            plan = await self.plan(wishing)
            if not plan.rows:
                return plan
            if self.room.clock is not None:
                up = round(self.now(), 1)
                plan.rows = [msgspec.structs.replace(row, up=up) for row in plan.rows]
            if self.room.seq >= self.limits.rows and wishes.held_back(plan.rows):
                raise Reject("log-full")
            try:
                await self.store.append(self.room.id, self.room.seq, plan.rows, plan.over)
            except Conflict:
                await self.read_on()
            else:
                return plan
        raise Reject("stale")

    async def plan(self, wishing: Wishing) -> wishes.Plan:
        """Where several servers write, nothing is refused for what another one has changed already."""
        try:
            return wishing(self.room)
        except (Reject, TableError):
            known = self.room.seq
            if self.store.neighbours is None:
                raise
            await self.read_on()
            if self.room.seq == known:
                raise
        return wishing(self.room)

    async def catch_up(self, since: int = -1, rows: Sequence[AnyRow] = ()) -> None:
        """Another server has written rows; those after row `since` have been read already."""
        async with self.lock:
            if since == self.room.seq:
                self.take_in(rows)
            else:
                await self.read_on()

    async def read_on(self) -> None:
        self.take_in(await self.store.read(self.room.id, self.room.seq))

    def take_in(self, rows: Sequence[AnyRow]) -> None:
        for row in rows:
            self.room.add(row)
        if rows:
            self.herald.announce(self)
            self.wake()

    async def tell_end(self, over: bool) -> None:
        if over and self.ended is not None:
            try:
                await self.ended(self.room)
            except NotStored:
                log.warning("the results of table %s could not be stored", self.room.id)

    async def keep_snapshot(self, moved: bool) -> None:
        """Now and then, so that a long game is rebuilt quickly; a lost one costs nothing but time."""
        room = self.room
        state = room.state
        if moved and state is not None and not state.sealed and len(room.line) % SNAPSHOT_EVERY == 0:
            try:
                await self.store.keep(room.id, Kept(room.seq, state.dump()))
            except NotStored:
                log.warning("no snapshot of table %s could be stored", room.id)

    # -- bots, and whoever has no choice ---------------------------------------------------------------------

    def answers_for(self, seat: int) -> bool:
        """Whether the table answers for this seat: a bot plays there, or there is one legal move only."""
        return self.room.player(seat) is not None or self.room.only_move(seat) is not None

    def wake(self) -> None:
        """Every seat that is asked something and that the table answers for is set to it; what is past is let go."""
        room = self.room
        state = room.state
        if state is None:
            return
        asked = room.asked()
        for seat, (moment, task) in list(self.thinking.items()):
            if seat not in asked or not self.answers_for(seat) or self.moment(seat) != moment:
                task.cancel()
        for seat in asked:
            moment = self.moment(seat)
            busy = self.thinking.get(seat)
            if (busy is None or busy[0] != moment) and self.answers_for(seat):
                task = asyncio.create_task(self.think(seat, room.player(seat), moment))
                self.thinking[seat] = (moment, task)
                task.add_done_callback(partial(self.rest, seat))

    def moment(self, seat: int) -> int:
        """What a bot thinks about is new after every change, except the choices of others beside its own."""
        room = self.room
        if not room.choosing_at_once:
            return room.position_seq
        for number, row in reversed(room.line):
            if number <= room.choice_seq:
                break
            if row.seat == seat:
                return number
        return room.choice_seq

    def rest(self, seat: int, task: "asyncio.Task[None]") -> None:
        if self.thinking.get(seat, (0, None))[1] is task:
            del self.thinking[seat]
            self.used = time.monotonic()
        if not task.cancelled() and task.exception() is not None:
            log.error("a bot at table %s failed", self.room.id, exc_info=task.exception())

    def claim(self) -> Claim:
        """Bots that people wait for come first. They think on the time of whoever here has used least of it."""
        seated = [one.shares for one in self.listeners if self.room.held_by(one.token)]
        if not seated:
            return (ALONE, ("", "", self.room.id))
        return (WATCHED, (*self.thinkers.lightest(seated), self.room.id))

    async def think(self, seat: int, level: str | None, moment: int) -> None:
        """One move of a bot, or of somebody who has no choice."""
        neighbours = self.store.neighbours
        if neighbours is not None and not await neighbours.host_bots(self.room.id):
            return  # another server does, or will be asked again in a moment
        state = self.room.state
        assert state is not None
        only = self.room.only_move(seat)
        move = "" if level == SCRIPT else await self.answer(state, seat, level)
        if level == SCRIPT:
            await asyncio.sleep(self.limits.pace)

        def wishing(room: Room) -> wishes.Plan:
            if room.phase != "playing" or room.player(seat) != level or self.moment(seat) != moment:
                raise Reject("stale")
            if level == SCRIPT:
                return wishes.play_cue(room)
            return wishes.play(room, seat, move, by_bot=level is not None, forced=only is not None)

        while True:
            try:
                await self.perform(wishing)
                return
            except Reject:
                # The table went on without it (an undo, a person who came back): it thinks anew if it is asked anew.
                return
            except NotStored:
                log.error("a bot's move at table %s could not be stored; it tries again", self.room.id)
                await asyncio.sleep(RETRY_SECONDS)

    async def answer(self, state: State, seat: int, level: str | None) -> str:
        """The move. It waits until a time that does not depend on the cards: haste would give them away.

        Only where everybody sees that there is no choice, it is made at once.
        """
        ready = time.monotonic() + self.limits.pace
        only = self.room.only_move(seat)
        onlookers = wishes.others(self.room, self.room.seats[seat].token)
        if only is not None and commonly_known(state, seat, onlookers, fresh_dice()):
            return only.text
        if level is None:
            assert only is not None
            move = only.text
            if not told_by_itself(state, seat, only, onlookers, fresh_dice()):
                ready += self.limits.pace * HESITATION * int(fresh_dice().below(1000)) / 1000
        else:
            move = await self.best_move(state, seat, level)
        await asyncio.sleep(max(0.0, ready - time.monotonic()))
        return move

    async def best_move(self, state: State, seat: int, level: str) -> str:
        try:
            least = occupied(level) if self.limits.pace else 0.0
            return await self.thinkers.move(state, seat, level, self.claim, least)
        except Exception as error:
            # On a machine that is busy with other things it may take too long: that is no fault to be traced.
            trace = None if isinstance(error, Stopped) else error
            log.error("a bot of level %s has no answer; it draws lots", level, exc_info=trace)
            moves = state.moves(seat)
            return moves[fresh_dice().below(len(moves))].text
