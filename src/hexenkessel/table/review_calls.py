"""The HTTP calls around reviews. docs/protocol.md tells them, docs/review.md what a review is."""

from typing import Annotated

import msgspec
from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from hexenkessel import bots, shelf
from hexenkessel.kernel.records import parse_record
from hexenkessel.table import replays
from hexenkessel.table.api import HEAVY, JSON, Guest, TableMade, TheHouse, problems, shown
from hexenkessel.table.errors import TableError
from hexenkessel.table.laying import Place, first_row, lay
from hexenkessel.table.reviews import PlaceShown, ReviewShown, Trial
from hexenkessel.table.tokens import digest, new_token

ReviewId = Annotated[str, PathParameter(max_length=64)]
At = Annotated[int, PathParameter(ge=0, le=100_000)]


class ReviewWanted(msgspec.Struct, forbid_unknown_fields=True):
    """Of a finished table, or of a record."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    table: Annotated[str, Meta(max_length=64)] | None = None
    record: str | None = None


@post("/api/reviews", status_code=200, responses=problems(404, 409, 413))
async def begin_review(house: TheHouse, guest: Guest, data: JSONBody[ReviewWanted]) -> ReviewShown:
    house.count_call(guest, HEAVY)
    if data.table is not None:
        record = replays.record_of((await house.table(data.table)).room)
    elif data.record is not None:
        record = data.record
    else:
        raise TableError(400, "table-error-no-review")
    found = await house.reviews.begin(guest.hash, guest.shares, record, data.seat, data.table)
    return found.show()


@get("/api/reviews/{review:str}", responses=problems(404), sync_to_thread=False)
def show_review(house: TheHouse, guest: Guest, review: ReviewId) -> ReviewShown:
    return house.reviews.find(review).show()


@delete("/api/reviews/{review:str}", status_code=200, responses=problems(404), sync_to_thread=False)
def stop_review(house: TheHouse, guest: Guest, review: ReviewId) -> ReviewShown:
    """No more is thought; what is known so far stays. Only whoever began it may."""
    running = house.reviews.find(review)
    if running.guest != guest.hash:
        raise TableError(403, "table-error-no-review")
    house.reviews.stop(running)
    return running.show()


@get("/api/reviews/{review:str}/places/{at:int}", responses=problems(404) | shown(PlaceShown))
async def show_place(house: TheHouse, guest: Guest, review: ReviewId, at: At) -> Response[bytes]:
    told = await house.reviews.place(house.reviews.find(review), at, guest.shares)
    return Response(told, media_type=JSON)


class MoveTried(msgspec.Struct, forbid_unknown_fields=True):
    move: Annotated[str, Meta(max_length=200)]


@post("/api/reviews/{review:str}/places/{at:int}/tries", status_code=200, responses=problems(404, 413))
async def try_move(
    house: TheHouse, guest: Guest, review: ReviewId, at: At, data: JSONBody[MoveTried]
) -> Trial:
    """How good another move would have been."""
    house.count_call(guest, HEAVY)
    return await house.reviews.attempt(house.reviews.find(review), at, data.move, guest.shares)


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    level: Annotated[str, Meta(max_length=32)] = bots.USUAL_LEVEL


@post("/api/reviews/{review:str}/places/{at:int}/table", responses=problems(404, 413))
async def play_on(
    house: TheHouse, guest: Guest, review: ReviewId, at: At, data: JSONBody[PlayOn]
) -> TableMade:
    """A table that begins there, with bots at all other seats. What the seat could not know is drawn anew."""
    house.count_call(guest, HEAVY)
    running = house.reviews.find(review)
    origin = await house.reviews.position(running, at, guest.shares)
    record = parse_record(origin)
    game = shelf.game(record.heading("game"))
    token = new_token()
    party = [Place("", data.level) for _ in range(record.number("players"))]
    party[running.seat] = Place(data.name)
    created = first_row(game, len(party), record.options, digest(token))
    table = await house.open_table(guest, lay("", created, party, origin).rows, token)
    return TableMade(table, token, f"/t/{table}")


CALLS = [begin_review, show_review, stop_review, show_place, try_move, play_on]
