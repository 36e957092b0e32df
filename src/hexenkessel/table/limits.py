"""How much of everything a guest may have. Bounds keep one careless or hostile client from hurting the others."""

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
# So long may a game be played again on a reader's time: a record, a look back, a proof.
READ_SECONDS: Final = 5.0


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What tests and the load generator set differently; everyone else takes it as it stands."""

    # Frames of one socket and calls of one guest: so many at once, so many a second in the long run.
    burst: int = 80
    rate: float = 20.0
    sockets: int = 4000
    sockets_per_guest: int = 24
    # Open tables that one guest made within a day.
    tables_per_guest: int = 40
    # Frames waiting for one client before it counts as not reading.
    queue: int = 64
    hello_seconds: float = 10.0
    # The least time between a bot's turn coming up and its answer.
    pace: float = 0.7
    # A table that nobody uses leaves the memory after this time.
    idle_seconds: float = 120.0


class Bucket:
    """A token bucket: `burst` at once, `rate` a second."""

    def __init__(self, burst: int, rate: float, now: float) -> None:
        self.burst = burst
        self.rate = rate
        self.level = float(burst)
        self.last = now

    def take(self, now: float) -> bool:
        self.level = min(self.burst, self.level + (now - self.last) * self.rate)
        self.last = now
        if self.level < 1:
            return False
        self.level -= 1
        return True
