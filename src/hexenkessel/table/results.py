"""How somebody's games ended: kept with the person, written when a game is over, theirs to export and to delete.

The SQL in here is understood by both databases (people.py).
"""

import csv
import io
from collections.abc import Sequence
from typing import Final

import msgspec

from hexenkessel.table.room import Room
from hexenkessel.table.store import Store

COLUMNS: Final = "person, table_id, at, game, players, seat, place, won, points, accuracy"
MIGRATION: Final = """
    CREATE TABLE results (
        person text NOT NULL, table_id text NOT NULL, at bigint NOT NULL, game text NOT NULL, players integer NOT NULL,
        seat integer NOT NULL, place integer NOT NULL, won integer NOT NULL, points integer NOT NULL, accuracy integer,
        PRIMARY KEY (person, table_id)
    );
    CREATE INDEX results_at_table ON results (table_id)
"""
# Since a server may die between the last row of a game and what it says about people: whose results are written. What was
# there before counts as written, for a result that somebody deleted must not come back.
NOTED: Final = """
    CREATE TABLE noted (table_id text PRIMARY KEY);
    INSERT INTO noted SELECT id FROM tables WHERE over
"""
INSERT: Final = f"""
    INSERT INTO results ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, NULL) ON CONFLICT DO NOTHING
"""
# More than anybody looks at; the newest.
MOST: Final = 2000
# Games that are found without their results at once.
MISSED: Final = 200


class Result(msgspec.Struct, frozen=True):
    """One game of a person. `place` 0: nobody was ranked; `accuracy`, in percent, is there once the game was reviewed."""

    table: str
    # Seconds since 1970.
    at: int
    game: str
    players: int
    seat: int
    place: int
    won: bool
    points: int
    accuracy: int | None


class Results:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def note(self, room: Room) -> None:
        """A game is over. Whoever played several seats, or a game that somebody set up, has no result.

        All of them or none: the log has everything, and whoever finds it without its results writes them (`missed`).
        """
        statements: list[tuple[str, tuple[object, ...]]] = [
            ("INSERT INTO noted VALUES ($1) ON CONFLICT DO NOTHING", (room.id,))
        ]
        found = await self.store.rows("SELECT person, token FROM sittings WHERE table_id = $1", room.id)
        for person, token in found:
            seats = room.held_by(token)
            if len(seats) == 1 and not room.origin:
                result = result_of(room, seats[0])
                values = (
                    *(person, room.id, result.at, result.game, result.players),
                    *(result.seat, result.place, int(result.won), result.points),
                )
                statements.append((INSERT, values))
        await self.store.write(*statements)

    async def missed(self) -> list[str]:
        """Tables where the game is over and nobody has written down how: the server died just then."""
        query = """
            SELECT id FROM tables WHERE over AND NOT EXISTS (SELECT 1 FROM noted WHERE table_id = id) LIMIT $1
        """
        return [str(row[0]) for row in await self.store.rows(query, MISSED)]

    async def judge(self, table: str, seat: int, accuracy: int) -> None:
        """A review has seen this seat's decisions."""
        query = "UPDATE results SET accuracy = $3 WHERE table_id = $1 AND seat = $2"
        await self.store.write((query, (table, seat, accuracy)))

    async def of(self, person: str) -> list[Result]:
        """All of them, the newest first."""
        query = """
            SELECT table_id, at, game, players, seat, place, won, points, accuracy FROM results
            WHERE person = $1 ORDER BY at DESC, table_id LIMIT $2
        """
        found = await self.store.rows(query, person, MOST)
        return [
            Result(table, at, game, players, seat, place, bool(won), points, accuracy)
            for table, at, game, players, seat, place, won, points, accuracy in found
        ]

    async def forget(self, person: str) -> None:
        await self.store.write(("DELETE FROM results WHERE person = $1", (person,)))


def result_of(room: Room, seat: int) -> Result:
    state = room.state
    assert state is not None and state.over
    sheet = room.game.sheet(state)
    won = seat in state.winners()
    if sheet.together:
        place = 0
    elif sheet.rivals:
        place = 1 if won else 2
    else:
        place = state.ranking()[seat]
    at = room.rows[-1].at
    return Result(room.id, at, room.game.id, room.players, seat, place, won, state.scores()[seat], None)


def as_csv(results: Sequence[Result]) -> str:
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(Result.__struct_fields__)
    for result in results:
        values = msgspec.structs.astuple(result)
        writer.writerow(
            ["" if value is None else int(value) if value in (True, False) else value for value in values]
        )
    return text.getvalue()
