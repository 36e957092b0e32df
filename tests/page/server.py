"""A table server of its own process for the browser tests, without the toy game and with hasty bots.

Every line on standard input is answered with one line. An empty one gets a fresh invitation: a browser needs one of its own
to get in. A number begins a test and says which chance comes next: with the same number the same cards are dealt and bots
that draw lots draw the same. THOROUGH asks for reviews as people get them, until the next test begins. Everything else is a
`Wanted` in JSON and gets a table that is played up to a certain moment.

With HEXENKESSEL_LINE=slow everything takes a while on its way, each call another one, as on a phone in a train: a page
that builds on an answer which has not come yet is caught, and so is a test that looks before it can be there.
"""

import asyncio
import hashlib
import os
import random
import sys
import threading
import zlib
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from hexenkessel import bots
from hexenkessel.bots.thinkers import Thinkers
from hexenkessel.bots.workers import Workers
from hexenkessel.kernel.dice import Dice, seeded
from hexenkessel.kernel.state import State
from hexenkessel.learning.review import SIMULATIONS
from hexenkessel.table import api, serve, wishes
from hexenkessel.table.clock import Terms
from hexenkessel.table.house import Guest, House
from hexenkessel.table.limits import Limits
from hexenkessel.table.room import Room, fold
from hexenkessel.table.rows import AnyRow
from hexenkessel.table.tokens import digest, new_token

# A whole room of browsers is one guest's burst here.
HASTY = Limits(
    pace=0.01,
    burst=2000,
    rate=500.0,
    address_burst=100_000,
    address_rate=5000.0,
    cookies=10_000,
    tables_per_guest=1000,
    tables_per_address=10_000,
    queue=1000,
    away_seconds=0.0,
)
# Levels that answer at once, so that they need no process of their own.
SIMPLE = ("random", "child", "thumb")
MOST_MOVES = 5000
THOROUGH = "thorough reviews"
# Whoever looks at the end of a game for a while gets it reviewed, and that takes a processor for most of a minute.
# So many simulations are enough for those who came for something else.
HASTY_REVIEW = 300
HERE = "127.0.0.1"


class Wanted(msgspec.Struct):
    """Bots play for everybody until `part` of the game is over, and on to a moment when one of the people is asked."""

    game: str
    players: int
    seed: int
    options: dict[str, Any]
    people: tuple[int, ...]
    # Who plays for everybody up to that moment, and who sits at the other seats after it.
    played_by: str
    bots: str
    part: float
    # Where it is not empty, the people must be asked one of these.
    asks: tuple[str, ...]
    # Where it is not empty: of `games` games, the moment when there is most of these things in the first person's view,
    # each a path into it with its weight.
    fullest: dict[str, int]
    games: int
    # Where it is not None: exactly these moves, and nobody chooses.
    past: tuple[tuple[int, str], ...] | None = None
    clock: Terms | None = None


class Moment(msgspec.Struct):
    """How many rows lead there, what the people are asked, and how full it is."""

    rows: int
    asked: set[str]
    full: int
    over: bool


class Found(msgspec.Struct):
    table: str
    tokens: dict[int, str]


class Chance:
    """What is drawn by lot on this server. Which test sees which chance does not hang on the tests before it."""

    def __init__(self) -> None:
        self.begin(0)

    def begin(self, seed: int) -> None:
        self.seed = seed
        self.deals = count()

    def dice(self, state: State, seat: int) -> Dice:
        """Those of one decision. One stream for all would depend on who asks first: the bots of a table that an earlier
        test left would take numbers out of it, and so would others who choose at the same time."""
        return seeded(zlib.crc32(f"{self.seed}.{seat}.{state.past_seats.count(seat)}".encode()))

    def secret(self) -> bytes:
        return hashlib.sha256(f"{self.seed}.{next(self.deals)}".encode()).digest()


class Nearby(Thinkers):
    """Simple bots think here; the others, and hints, in processes as ever."""

    def __init__(self, chance: Chance) -> None:
        super().__init__()
        self.chance = chance

    async def move(self, state: State, seat: int, level: str, *claim: Any, **more: Any) -> str:
        if level in SIMPLE:
            return bots.ask(bots.make(level), state, seat, self.chance.dice(state, seat)).text
        return await super().move(state, seat, level, *claim, **more)


# -- a table at a certain moment -------------------------------------------------------------------------------------


async def prepare(house: House, wanted: Wanted) -> Found:
    hash = digest(await house.admit(HERE))
    guest = Guest(hash, HERE, hash)
    table, host = await house.create(guest, wanted.game, wanted.players, wanted.options, wanted.clock)
    created = await house.store.read(table)
    tokens = {seat: new_token() for seat in wanted.people}
    played = [
        play(fold(table, created), wanted, tokens, digest(host), wanted.seed + game)
        for game in range(wanted.games)
    ]
    found = [(moment, rows) for rows, moments in played if (moment := choose(moments, wanted)) is not None]
    if not found:
        raise LookupError(f"nobody is asked {wanted.asks or 'anything'}")
    moment, rows = max(found, key=lambda one: one[0].full)
    await house.store.append(table, 1, rows[: moment.rows], moment.over)
    return Found(table, tokens)


def play(
    room: Room, wanted: Wanted, tokens: dict[int, str], host: str, seed: int
) -> tuple[list[AnyRow], list[Moment]]:
    """A whole game: its rows, and its moments."""
    rows: list[AnyRow] = []
    moments: list[Moment] = []

    def do(plan: wishes.Plan) -> None:
        for row in plan.rows:
            room.add(row, plan.state)
            rows.append(row)

    for seat in range(wanted.players):
        if seat in tokens:
            do(wishes.sit(room, seat, f"Hexe {seat + 1}", digest(tokens[seat]), None))
        else:
            do(wishes.seat_bot(room, host, seat, wanted.bots))
    do(wishes.start(room, host, hashlib.sha256(f"{seed}".encode()).digest()))
    dice = seeded(seed)
    if wanted.past is not None:
        for seat, text in wanted.past:
            do(wishes.play(room, seat, text))
        assert room.state is not None
        return rows, [look(room.state, wanted, len(rows))]
    while True:
        assert room.state is not None
        moments.append(look(room.state, wanted, len(rows)))
        if room.state.over:
            return rows, moments
        seat = room.state.deciding[0]
        move = bots.ask(bots.make(wanted.played_by), room.state, seat, dice)
        do(wishes.play(room, seat, move.text, forced=room.only_move(seat) is not None))
        assert len(rows) < MOST_MOVES, "the game does not end"


def look(state: State, wanted: Wanted, rows: int) -> Moment:
    # Where there is only one move, nobody is asked: the table makes it.
    asked = {str(state.view(seat)["asks"]) for seat in wanted.people if len(state.moves(seat)) > 1}
    view = state.view(wanted.people[0]) if wanted.fullest else {}
    full = sum(weight * amount(view, path) for path, weight in wanted.fullest.items())
    return Moment(rows, asked, full, state.over)


def amount(view: Any, path: str) -> int:
    """How many things lie there, or the number that stands there."""
    for step in path.split("."):
        view = view[int(step)] if isinstance(view, list) else view[step]
    return view if isinstance(view, int) else len(view)


def choose(moments: list[Moment], wanted: Wanted) -> Moment | None:
    if wanted.part >= 1:
        return moments[-1]
    first = int(len(moments) * wanted.part)
    fitting = [
        moment
        for moment in [*moments[first:], *reversed(moments[:first])]
        if moment.asked and (not wanted.asks or moment.asked & set(wanted.asks))
    ]
    return max(fitting, key=lambda moment: moment.full, default=None)


# -- the line --------------------------------------------------------------------------------------------------------

SLOW_SECONDS = 0.4


class SlowLine:
    """Around the whole application: calls overtake one another, what is said on one connection stays in order."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        talk = asyncio.Lock()

        async def said() -> Any:
            told = await receive()
            if scope["type"] == "websocket":
                await self.wait()
            return told

        async def say(told: Any) -> None:
            async with talk:
                await self.wait()
                await send(told)

        if scope["type"] == "websocket" or scope.get("path", "").startswith("/api"):
            await self.wait()
            await self.app(scope, said, say)
        else:
            await self.app(scope, receive, send)

    async def wait(self) -> None:
        await asyncio.sleep(random.random() ** 2 * SLOW_SECONDS)


# -- the door --------------------------------------------------------------------------------------------------------


async def answer(house: House, chance: Chance, address: str, line: str) -> str:
    if not line:
        return f"{address}/?launch={house.launch()}"
    if line.isdecimal():
        chance.begin(int(line))
        house.reviews.simulations = HASTY_REVIEW
        # Nobody looks at what the test before has left.
        for running in house.reviews.all.values():
            house.reviews.stop(running)
        return ""
    if line == THOROUGH:
        house.reviews.simulations = SIMULATIONS
        return ""
    try:
        found = await prepare(house, msgspec.json.decode(line, type=Wanted))
    except Exception as error:
        return msgspec.json.encode({"error": repr(error)}).decode()
    return msgspec.json.encode({"address": f"{address}/t/{found.table}", "tokens": found.tokens}).decode()


async def main(folder: Path) -> None:
    chance = Chance()
    vars(api)["new_secret"] = chance.secret
    with serve.listen(HERE, 0) as listening:
        house = serve.open_house(listening, HERE, folder, HASTY)
        house.thinkers = Nearby(chance)
        # Somebody waits for it here, as for everything else.
        house.reviews.workers = Workers(1, niceness=0)
        server = serve.make_server(house, listening)
        if os.environ.get("HEXENKESSEL_LINE") == "slow":
            server.config.app = SlowLine(server.config.app)
        address = f"http://{HERE}:{listening.getsockname()[1]}"
        loop = asyncio.get_running_loop()

        def attend() -> None:
            for line in sys.stdin:
                told = asyncio.run_coroutine_threadsafe(answer(house, chance, address, line.strip()), loop)
                print(told.result(), flush=True)

        threading.Thread(target=attend, daemon=True).start()
        await server.serve(sockets=[listening])


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
