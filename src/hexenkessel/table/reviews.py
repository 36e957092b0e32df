"""Reviews of finished games: thought out piece by piece in a process of their own, which gives way to everything else.

A piece is a fraction of a second to a few seconds long. After each of them there is something to look at, and it can be
stopped. What is whole is kept with its table.
"""

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from typing import Any, Final

import msgspec

from hexenkessel.bots.workers import Failed, Stopped, Workers
from hexenkessel.kernel.dice import seeded
from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.learning import studies
from hexenkessel.learning.review import SIMULATIONS, Review, Reviewer, given_away
from hexenkessel.learning.studies import Finding, Outline
from hexenkessel.table.errors import NotStored, TableError
from hexenkessel.table.limits import RECORD_BYTES, REVIEWS_KEPT, REVIEWS_PER_GUEST
from hexenkessel.table.protocol import MoveShown, Problem, encode, show_move, show_problem
from hexenkessel.table.replays import bounded
from hexenkessel.table.results import Results
from hexenkessel.table.store import Store

# The machine does this when it has nothing else to do.
NICENESS: Final = 19
# A review goes on refining for so long, once all decisions were looked at.
SECONDS: Final = 50.0
# No piece takes nearly so long, on the busiest machine.
PIECE_SECONDS: Final = 120.0
SEED: Final = 1
# What somebody tries is compared so thoroughly with the best.
TRIAL: Final = 3000

log = logging.getLogger("hexenkessel.table")


class ReviewShown(msgspec.Struct):
    """`state` is "running", "whole" or "stopped"; before the first piece there is no review yet."""

    id: str
    state: str
    review: Review | None
    problem: Problem | None = None


class PlaceShown(msgspec.Struct):
    """A position as the reviewed seat saw it, with what it could do."""

    at: int
    view: dict[str, Any]
    moves: list[MoveShown]


class Trial(msgspec.Struct):
    """A move that somebody tried: what it gives away against the best, which is told with it."""

    move: str
    best: str
    given: float
    doubt: float


class Running:
    """One review. `kept` is what was found with its table; else there is a task that thinks."""

    def __init__(self, id: str, guest: str, record: str, seat: int, table: str | None) -> None:
        self.id = id
        self.guest = guest
        self.record = record
        self.seat = seat
        self.table = table
        self.kept: Review | None = None
        self.reviewer: Reviewer | None = None
        self.problem: Problem | None = None
        self.task: asyncio.Task[None] | None = None
        self.stopped = False

    @property
    def state(self) -> str:
        if self.stopped:
            return "stopped"
        return "running" if self.task is not None and not self.task.done() else "whole"

    def show(self) -> ReviewShown:
        told = self.kept if self.reviewer is None else self.reviewer.review()
        return ReviewShown(self.id, self.state, told, self.problem)


class Reviews:
    """All reviews of this server: those that are thought about, and the last ones that were."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.workers = Workers(1, NICENESS)
        self.simulations = SIMULATIONS
        self.all: dict[str, Running] = {}

    async def begin(
        self, guest: str, shares: tuple[str, ...], record: str, seat: int, table: str | None
    ) -> Running:
        """The review of this seat's game: begun now, or the one that there is."""
        if len(record) > RECORD_BYTES:
            raise TableError(413, "table-error-record-large", most=RECORD_BYTES // 1000)
        id = hashlib.blake2b(f"{seat} {record}".encode(), digest_size=16).hexdigest()
        found = self.all.get(id)
        if found is not None and not found.stopped:
            return found
        kept = None if table is None else await self.store.review(table, seat)
        found = Running(id, guest, record, seat, table)
        if kept is not None:
            with contextlib.suppress(msgspec.MsgspecError):  # one of another version: it is thought out anew
                found.kept = msgspec.json.decode(kept, type=Review)
        mine = [one for one in self.all.values() if one.guest == guest and one.state == "running"]
        if found.kept is None and len(mine) >= REVIEWS_PER_GUEST:
            raise TableError(429, "table-error-too-many-reviews", most=REVIEWS_PER_GUEST)
        self.make_room()
        self.all[id] = found
        if found.kept is None:
            found.task = asyncio.create_task(self.carry_out(found, shares))
        return found

    def make_room(self) -> None:
        """The oldest that are done go; those of tables are kept there."""
        done = [id for id, one in self.all.items() if one.state != "running"]
        for id in done[: max(0, len(self.all) + 1 - REVIEWS_KEPT)]:
            del self.all[id]

    def find(self, id: str) -> Running:
        found = self.all.get(id)
        if found is None:
            raise TableError(404, "table-error-no-review")
        return found

    def stop(self, running: Running) -> None:
        running.stopped = running.state == "running"

    # -- thinking ----------------------------------------------------------------------------------------------

    async def carry_out(self, running: Running, shares: tuple[str, ...]) -> None:
        try:
            found = await self.ask(outline, running.record, running.seat, shares=shares)
            if not isinstance(found, Outline):
                running.problem = found
                return
            reviewer = running.reviewer = Reviewer(found, running.seat, self.simulations)
            begun = time.monotonic()
            while (wanted := reviewer.next()) is not None and not running.stopped:
                if time.monotonic() - begun > SECONDS and reviewer.seen_all:
                    break
                at, count = wanted
                finding = await self.ask(study, running.record, running.seat, at, count, shares=shares)
                reviewer.take(finding)
            reviewer.stop()
            if running.table is not None and not running.stopped:
                whole = reviewer.review()
                await self.store.keep_review(running.table, running.seat, encode(whole))
                if whole.accuracy is not None:
                    await Results(self.store).judge(running.table, running.seat, whole.accuracy)
        except (Failed, Stopped) as failed:
            log.error("a game could not be reviewed: %s", failed)
            running.problem = show_problem(TableError(400, "table-error-record-unplayable"))
        except NotStored:
            log.warning("a review could not be kept with its table")

    async def ask(self, task: Any, *arguments: Any, shares: tuple[str, ...]) -> Any:
        return await self.workers.do(task, *arguments, most=PIECE_SECONDS, claim=lambda: (0, shares))

    # -- looking closer ----------------------------------------------------------------------------------------

    async def place(self, running: Running, at: int, shares: tuple[str, ...]) -> bytes:
        """What was to be seen and done there."""
        return bytes(await self.there(place, running, at, shares=shares))

    async def attempt(self, running: Running, at: int, move: str, shares: tuple[str, ...]) -> Trial:
        """How good a move would have been."""
        found = await self.there(attempt, running, at, move, shares=shares)
        assert isinstance(found, Trial)
        return found

    async def position(self, running: Running, at: int, shares: tuple[str, ...]) -> str:
        """A record that begins there, in a world that the seat could not tell from the real one."""
        return str(await self.there(position, running, at, secrets.randbits(64), shares=shares))

    async def there(self, task: Any, running: Running, *arguments: Any, shares: tuple[str, ...]) -> Any:
        # Whether the record can be played is not known yet where somebody asks at once: both ways the answer is the same.
        if running.problem is not None:
            raise TableError(400, "table-error-record-unplayable")
        try:
            found = await self.ask(task, running.record, running.seat, *arguments, shares=shares)
        except (Failed, Stopped):
            raise TableError(400, "table-error-record-unplayable") from None
        if found is None:
            raise TableError(404, "table-error-no-place")
        return found

    async def close(self) -> None:
        tasks = [one.task for one in self.all.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()


# -- in the worker -------------------------------------------------------------------------------------------


def outline(record: str, seat: int) -> Outline | Problem:
    """Where to look; or the words that refuse it."""
    try:
        bounded(record)
        return studies.outline(record, seat)
    except HexenkesselError as error:
        return show_problem(error)


def study(record: str, seat: int, at: int, simulations: int) -> Finding:
    return studies.study(record, seat, at, simulations, SEED)


def place(record: str, seat: int, at: int) -> bytes | None:
    state = studies.decision(record, seat, at)
    if state is None:
        return None
    return encode(PlaceShown(at, state.view(seat), [show_move(move) for move in state.moves(seat)]))


def attempt(record: str, seat: int, at: int, move: str) -> Trial | None:
    state = studies.decision(record, seat, at)
    if state is None or move not in {legal.text for legal in state.moves(seat)}:
        return None
    found = studies.study(record, seat, at, TRIAL, SEED, move)
    return Trial(move, found.best, given_away(found), found.doubt)


def position(record: str, seat: int, at: int, seed: int) -> str | None:
    state = studies.decision(record, seat, at)
    return None if state is None else studies.begin_at(state, seat, seeded(seed))
