"""How tables begin: with an empty row of seats, or with a party that sits down at once to a game that has begun."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

import hexenkessel as hx
from hexenkessel import shelf
from hexenkessel.kernel.game import Game
from hexenkessel.learning.lessons import Lesson
from hexenkessel.table import wishes
from hexenkessel.table.clock import Terms
from hexenkessel.table.room import Room, fold
from hexenkessel.table.rows import Created
from hexenkessel.table.tokens import new_secret

# Whoever plays on after a lesson plays against these.
FIRST_OPPONENTS: Final = "novice"


class Place(msgspec.Struct, frozen=True):
    """Who shall sit there: a bot, where there is a level."""

    name: str
    level: str | None = None


def first_row(
    game: Game,
    players: int,
    given: Mapping[str, Any],
    host: str,
    previous: str | None = None,
    lesson: str | None = None,
    clock: Terms | None = None,
) -> Created:
    """How every table begins; `host` is the hash of the token of whoever opens it."""
    return Created(
        at=wishes.now(),
        game=game.id,
        edition=game.edition,
        content=game.content.hash,
        engine=hx.__version__,
        players=players,
        options=game.check_options(players, given),
        host=host,
        previous=previous,
        passed_over=game.passed_over(players, given),
        lesson=lesson,
        clock=clock,
    )


def lay(
    id: str,
    created: Created,
    party: Sequence[Place],
    origin: str = "",
    moves: Iterable[tuple[int, str]] = (),
) -> Room:
    """A table where the game has begun, from an `origin` (rows.py) and with some moves made where these are given.

    All people of the party are whoever opens it.
    """
    own = created.host
    room = fold(id, [created])
    for seat, place in enumerate(party):
        if place.level is None:
            add(room, wishes.sit(room, seat, place.name, own, None))
        else:
            add(room, wishes.seat_bot(room, own, seat, place.level, place.name))
    add(room, wishes.start(room, own, new_secret(), origin))
    for seat, move in moves:
        add(room, wishes.play(room, seat, move, by_bot=party[seat].level is not None))
    return room


def add(room: Room, plan: wishes.Plan) -> None:
    for row in plan.rows:
        room.add(row, plan.state)


def lay_lesson(id: str, lesson: Lesson, name: str, own: str) -> Room:
    """A table where this lesson has begun, for a learner of this name; `own` is the hash of their token."""
    created = first_row(shelf.game(lesson.game), lesson.players, lesson.options, own, lesson=lesson.name)
    party = [Place("", FIRST_OPPONENTS) for _ in range(lesson.players)]
    party[lesson.seat] = Place(name)
    return lay(id, created, party, lesson.start().record, lesson.before)
