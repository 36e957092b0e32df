"""How much of everything a guest may have. Bounds keep one careless or hostile client from hurting the others."""

import asyncio
import time
from collections import deque
from typing import Final

import msgspec

NAME_LENGTH: Final = 24
FRAME_BYTES: Final = 4096
BODY_BYTES: Final = 1_000_000
# A record from anywhere, and the game that is played again from it.
RECORD_BYTES: Final = 250_000
RECORD_MOVES: Final = 5000
RECORD_DEPTH: Final = 32
ANSWER_BYTES: Final = 32_000_000
# So many seconds of a processor may playing a game again take: a record, a look back, a proof.
READ_SECONDS: Final = 5.0
# Reviews that are thought about for one guest at a time, and how many are remembered.
REVIEWS_PER_GUEST: Final = 2
REVIEWS_KEPT: Final = 64
# Devices of one person: whoever brings one more gives up the one that was not used for longest.
DEVICES: Final = 16
# Requests or frames of one address that are worked on before everybody else has a turn.
AT_ONCE: Final = 2


# What is queued for one client, and for all clients of one address, that do not read it.
QUEUED_BYTES: Final = 4_000_000
QUEUED_BYTES_OF_ADDRESS: Final = 64_000_000


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What tests and the load generator set differently; everyone else takes it as it stands.

    Cookies cost nothing, so most bounds hold for an address as well. Those are generous: a family sits behind one.
    """

    # Frames and calls of one guest: so many at once, so many a second in the long run. What costs the server more than a
    # plain answer counts more than once (COSTS).
    burst: int = 80
    rate: float = 20.0
    # The same for all requests and frames of an address, the files of the page with them.
    address_burst: int = 1500
    address_rate: float = 100.0
    # Connections of any kind, at most so many altogether and from one address (behind a proxy, what it brings from there and
    # has not ended); and how many of these may be sockets.
    connections: int = 4000
    connections_per_address: int = 240
    sockets_per_address: int = 160
    sockets_per_guest: int = 24
    # People without a seat who watch one table.
    watchers: int = 64
    # New guests from one address: so many at once, and one more in so many seconds.
    cookies: int = 60
    cookie_seconds: float = 10.0
    # Codes of other devices that one address may try: so many at once, and one more in so many seconds.
    code_tries: int = 10
    code_seconds: float = 20.0
    # Where notices to browsers may go (push.py): the services of Chrome and its relatives, Firefox, Edge and Safari. Another
    # port than the usual one belongs to the name.
    push_services: tuple[str, ...] = (
        "fcm.googleapis.com",
        "push.services.mozilla.com",
        "notify.windows.com",
        "push.apple.com",
    )
    # Open tables that one guest made within a day; and new ones from one address, as above.
    tables_per_guest: int = 40
    tables_per_address: int = 120
    table_seconds: float = 60.0
    # Rows of one log. Beyond, the game goes on, but nobody is renamed and nothing taken back.
    rows: int = 2000
    # Frames waiting for one client before it counts as not reading.
    queue: int = 64
    # A request must have its head by then, and be answered by then.
    head_seconds: float = 10.0
    request_seconds: float = 60.0
    hello_seconds: float = 10.0
    # The least time between a bot's turn coming up and its answer: longer than a thought takes, so that haste tells nothing.
    # How fast a person sees it is the page's affair (web/shell/pace.js).
    pace: float = 0.4
    # Whoever is away for so long may be stood in for by a bot, and after so long have their seat freed.
    away_seconds: float = 60.0
    gone_seconds: float = 600.0
    # A table that nobody uses leaves the memory after this time.
    idle_seconds: float = 120.0


class Bucket:
    """A token bucket: `burst` at once, `rate` a second."""

    def __init__(self, burst: float, rate: float, now: float) -> None:
        self.burst = burst
        self.rate = rate
        self.level = float(burst)
        self.last = now

    def fill(self, now: float) -> None:
        self.level = min(self.burst, self.level + (now - self.last) * self.rate)
        self.last = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        self.fill(now)
        if self.level < cost:
            return False
        self.level -= cost
        return True

    def owe(self, now: float, cost: float = 1.0) -> float:
        """Take it in any case; the seconds to wait for it. Nobody gets more than one burst into debt."""
        self.fill(now)
        self.level = max(self.level - cost, -float(self.burst))
        return max(0.0, -self.level / self.rate)


# So many are kept before full ones are looked for.
MOST_BUCKETS: Final = 1000


class Buckets:
    """One bucket for everybody of a kind; full ones are forgotten."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.all: dict[str, Bucket] = {}
        self.most = MOST_BUCKETS

    def of(self, name: str) -> Bucket:
        found = self.all.get(name)
        if found is None:
            if len(self.all) >= self.most:
                self.sweep()
                self.most = max(MOST_BUCKETS, 2 * len(self.all))
            found = self.all[name] = Bucket(self.burst, self.rate, time.monotonic())
        return found

    def take(self, name: str, cost: float = 1.0) -> bool:
        return self.of(name).take(time.monotonic(), cost)

    def owe(self, name: str, cost: float = 1.0) -> float:
        return self.of(name).owe(time.monotonic(), cost)

    def sweep(self) -> None:
        now = time.monotonic()
        for name, bucket in list(self.all.items()):
            bucket.fill(now)
            if bucket.level >= bucket.burst:
                del self.all[name]


class Turnstile:
    """Lets a few of an address through at a time, then everybody else has a turn before the next few.

    The event loop works off all that is ready before it looks for more: without this, a hundred requests that arrive
    together would keep everybody waiting until the last of them is done.
    """

    def __init__(self) -> None:
        self.passed: dict[str, int] = {}
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self.turning = False

    async def turn(self, address: str) -> None:
        here = self.passed.get(address, 0)
        queue = self.waiting.get(address)
        if not self.turning:
            self.turning = True
            asyncio.get_running_loop().call_soon(self.next)
        if here < AT_ONCE and not queue:
            self.passed[address] = here + 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(address, deque()).append(turn)
        await turn

    def next(self) -> None:
        self.passed.clear()
        for address, queue in list(self.waiting.items()):
            while queue and self.passed.get(address, 0) < AT_ONCE:
                turn = queue.popleft()
                if not turn.done():
                    turn.set_result(None)
                    self.passed[address] = self.passed.get(address, 0) + 1
            if not queue:
                del self.waiting[address]
        self.turning = bool(self.passed)
        if self.turning:
            asyncio.get_running_loop().call_soon(self.next)
