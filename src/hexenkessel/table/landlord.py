"""The landlord of a house on the internet: what goes on there, invitations, and the end of a table.

All of it is asked for on the machine itself, with the key that lies in its data folder; `hexenkessel landlord` does it.
"""

import os
from contextlib import suppress
from pathlib import Path
from secrets import compare_digest, token_hex
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

import hexenkessel as hx
from hexenkessel.table.client import UNREACHABLE, Visitor
from hexenkessel.table.errors import TableError
from hexenkessel.table.guard import directly, is_here
from hexenkessel.table.house import House
from hexenkessel.table.rows import Freed
from hexenkessel.table.tokens import digest, new_token
from hexenkessel.table.wishes import Plan, now
from hexenkessel.words import Catalogue

KEY: Final = "landlord.key"

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
TableId = Annotated[str, PathParameter(max_length=64)]
SeatPath = Annotated[int, PathParameter(ge=0, le=7)]


def key(folder: Path) -> str:
    """The landlord's key, made when a house first opens to the internet. Of several servers one makes it."""
    file = folder / KEY
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            # Whole under another name first: nobody reads half of a key.
            made = folder / f"{KEY}.{token_hex(4)}"
            with open(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
                out.write(new_token())
            with suppress(FileExistsError):
                os.link(made, file)
            made.unlink()
        return file.read_text(encoding="utf-8")
    except OSError:
        raise TableError(500, "shell-error-data-folder", folder=str(folder)) from None


# -- the calls -----------------------------------------------------------------------------------------------


def check(request: AnyRequest, house: House) -> None:
    """For everybody else there is nothing here, and nobody elsewhere can try keys."""
    sent = request.headers.get("authorization", "").removeprefix("Bearer ")
    good = house.landlord and compare_digest(digest(sent), house.landlord)
    if not directly(request.scope) or not good:
        raise TableError(404, "table-error-no-file")


class TableSeen(msgspec.Struct):
    table: str
    game: str
    phase: str
    people: list[str | None]
    here: int
    watching: int
    rows: int


class HouseSeen(msgspec.Struct):
    version: str
    doors: str
    tables: int
    guests: int
    # Those that this server has in memory; hands and secrets are not even the landlord's business.
    seen: list[TableSeen]


@get("/api/landlord", include_in_schema=False)
async def show(request: AnyRequest, house: TheHouse) -> HouseSeen:
    check(request, house)
    tables, guests = [
        int((await house.store.rows(f"SELECT count(*) FROM {name}"))[0][0]) for name in ("tables", "guests")
    ]
    seen = [
        TableSeen(
            table=live.room.id,
            game=live.room.game.id,
            phase=live.room.phase,
            people=[seat.name if seat.kind == "person" else None for seat in live.room.seats],
            here=len(live.present()),
            watching=live.watching(),
            rows=live.room.seq,
        )
        for live in house.tables.values()
    ]
    return HouseSeen(hx.__version__, house.entrance.doors, tables, guests, seen)


class CodeWanted(msgspec.Struct, forbid_unknown_fields=True):
    uses: Annotated[int, Meta(ge=1, le=1000)] = 1
    days: Annotated[int, Meta(ge=1, le=366)] = 7


class CodeMade(msgspec.Struct):
    link: str


@post("/api/landlord/invitations", include_in_schema=False)
async def invite(request: AnyRequest, house: TheHouse, data: JSONBody[CodeWanted]) -> CodeMade:
    check(request, house)
    code = await house.entrance.new_code(data.uses, data.days)
    return CodeMade(f"{house.public}/?invitation={code}")


@delete("/api/landlord/tables/{table:str}", include_in_schema=False, status_code=204)
async def close(request: AnyRequest, house: TheHouse, table: TableId) -> None:
    """Whatever goes on there."""
    check(request, house)
    await house.clear_away(await house.table(table), lambda room: None)


@delete("/api/landlord/tables/{table:str}/seats/{seat:int}", include_in_schema=False, status_code=204)
async def shut_out(request: AnyRequest, house: TheHouse, table: TableId, seat: SeatPath) -> None:
    """Whoever sits there is no guest any more, with all their devices; the seat is open, and everybody sees it.

    From where they called last no new guest comes for a day. Others from there stay what they are.
    """
    check(request, house)
    live = await house.table(table)
    if seat >= len(live.room.seats) or live.room.seats[seat].kind != "person":
        raise TableError(409, "table-error-seat-open", seat=seat + 1)
    token = live.room.seats[seat].token
    who = "SELECT person FROM sittings WHERE table_id = $1 AND token = $2"
    found = [str(row[0]) for row in await house.store.rows(who, table, token)]
    devices = {device for person in found for device in await house.people.cookies(person)}
    addresses = {one.shares[0] for one in live.listeners if one.token == token}
    addresses.update(house.came_from.get(device, "") for device in devices)
    # First of all, for a page that loses its cookie asks for another at once. Not this machine itself, which the landlord
    # sits at.
    for address in addresses:
        if address and not is_here(address):
            await house.entrance.shut_out(address)
    if live.room.phase != "over":
        await live.perform(lambda room: Plan([Freed(at=now(), seat=seat)]))
    for person in found:
        await house.people.forget(person)
        house.look_again(person)
    house.send_away(devices)


CALLS = [show, invite, close, shut_out]


# -- the command ---------------------------------------------------------------------------------------------


class Landlord:
    """Speaks to the server on this machine."""

    def __init__(self, folder: Path, port: int, words: Catalogue) -> None:
        if not (folder / KEY).exists():
            raise TableError(500, "table-error-no-landlord", folder=str(folder))
        self.words = words
        self.visitor = Visitor(f"http://127.0.0.1:{port}", token=key(folder))
        self.port = port

    def call(self, method: str, path: str, body: Any = None) -> Any:
        try:
            return self.visitor.call_now(method, f"/api/landlord{path}", body)
        except UNREACHABLE:
            raise TableError(500, "table-error-no-server", port=self.port) from None

    def show(self) -> int:
        told = msgspec.convert(self.call("GET", ""), HouseSeen)
        print(
            self.words.text("table-landlord-house", doors=told.doors, tables=told.tables, guests=told.guests)
        )
        for one in told.seen:
            people = ", ".join(name for name in one.people if name)
            phase = self.words.text(f"table-landlord-{one.phase}")
            print(f"{one.table}  {one.game}  {phase}  {one.here} + {one.watching}  {people}")
        return 0

    def invite(self, uses: int, days: int) -> int:
        print(self.call("POST", "/invitations", {"uses": uses, "days": days})["link"])
        return 0

    def close(self, table: str) -> int:
        self.call("DELETE", f"/tables/{table}")
        print(self.words.text("table-landlord-closed", table=table))
        return 0

    def shut_out(self, table: str, seat: int) -> int:
        self.call("DELETE", f"/tables/{table}/seats/{seat - 1}")
        print(self.words.text("table-landlord-shut-out", seat=seat))
        return 0
