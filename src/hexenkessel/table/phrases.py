"""What people may say to each other at a table: fixed phrases, which everybody reads in their own language.

`table-phrase-<name>` in the words. There is no free text: nothing has to be watched over, and no language shuts anybody out.
"""

from typing import Final

from hexenkessel.table.errors import Reject
from hexenkessel.table.protocol import PHRASES
from hexenkessel.table.room import Room
from hexenkessel.table.rows import AnyRow, Said

# One seat says so much in so many seconds; and a whole table so much in one game: the log is there for the game.
SECONDS: Final = 10
AT_ONCE: Final = 3
MOST: Final = 300


def say(room: Room, seat: int, phrase: str, idem: str, at: int) -> list[AnyRow]:
    if phrase not in PHRASES:
        raise Reject("no-such-phrase")
    said = [row for row in room.rows if isinstance(row, Said)]
    lately = [row for row in said[-MOST:] if row.seat == seat and row.at > at - SECONDS]
    if len(lately) >= AT_ONCE or len(said) >= MOST:
        raise Reject("too-fast")
    return [Said(at=at, idem=idem, seat=seat, phrase=phrase)]
