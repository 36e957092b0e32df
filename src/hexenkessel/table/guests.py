"""The HTTP calls of a guest about themselves: who they are, their tables, their devices. docs/protocol.md tells them all."""

import time
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.params import JSONBody
from msgspec import Meta

from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.state import State
from hexenkessel.table import wishes
from hexenkessel.table.api import (
    HEAVY,
    TOKEN,
    Guest,
    TableId,
    TheHouse,
    TheirOwn,
    Written,
    problems,
    qr_picture,
)
from hexenkessel.table.clock import Terms
from hexenkessel.table.errors import TableError
from hexenkessel.table.guard import address_of
from hexenkessel.table.house import MANY, House
from hexenkessel.table.limits import DEVICES
from hexenkessel.table.notices import Address, Quiet, Subscribed
from hexenkessel.table.pages import make_cookie
from hexenkessel.table.passkeys import Passkey
from hexenkessel.table.people import Invitation
from hexenkessel.table.protocol import RoomShown
from hexenkessel.table.results import Result
from hexenkessel.table.settings import Settings, keep_settings, settings_of
from hexenkessel.table.sight import show_clock
from hexenkessel.table.tokens import ANIMALS, COLOURS, Profile, check_profile, digest
from hexenkessel.table.vacation import Away

AnyRequest = Request[Any, Any, Any]
# Of the tables of a guest, so many that go on and so many that are over are told of at once.
RUNNING: Final = 24
OVER: Final = 8


class GuestShown(msgspec.Struct):
    name: str
    animal: str
    colour: int
    # How many devices are this person's, and how many can be.
    devices: int
    most_devices: int
    # What there is to choose from.
    animals: tuple[str, ...]
    colours: int
    # Their passkeys; None in a house that knows none.
    passkeys: list[Passkey] | None
    # What they have set about the page.
    settings: Settings


async def show(house: House, person: str) -> GuestShown:
    profile = await house.people.profile(person)
    devices = await house.people.devices(person)
    return GuestShown(
        name=profile.name,
        animal=profile.animal,
        colour=profile.colour,
        devices=len(devices),
        most_devices=DEVICES,
        animals=ANIMALS,
        colours=COLOURS,
        passkeys=await house.passkeys.of(person) if house.passkeys.offered else None,
        settings=await settings_of(house.people, person),
    )


@get("/api/guest", responses=problems())
async def show_guest(house: TheHouse, guest: Guest) -> GuestShown:
    return await show(house, guest.person)


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=200)] = ""
    animal: Annotated[str, Meta(max_length=32)] = ""
    colour: Annotated[int, Meta(ge=0, le=COLOURS)] = 0


@put("/api/guest", responses=problems(413))
async def put_guest(house: TheHouse, guest: Guest, data: JSONBody[Wanted]) -> GuestShown:
    await house.people.keep(guest.person, check_profile(data.name, data.animal, data.colour))
    return await show(house, guest.person)


@put("/api/guest/settings", status_code=204, responses=problems(413))
async def put_settings(house: TheHouse, guest: Guest, data: JSONBody[Settings]) -> None:
    """For all of their devices. What is left out stays as it was."""
    await keep_settings(house.people, guest.person, data)


@delete("/api/guest", status_code=204, responses=problems())
async def forget_me(house: TheHouse, guest: Guest) -> None:
    house.count_call(guest, HEAVY)
    await house.forget_person(guest)


# -- one's own tables ----------------------------------------------------------------------------------------


class OwnTable(msgspec.Struct):
    room: RoomShown
    # One's own seats, and whether one has opened the table.
    seats: tuple[int, ...]
    host: bool
    # Whom the game waits for, and since when (seconds since 1970).
    deciding: list[int]
    at: int
    scores: list[int] | None
    won: list[int]
    # Everybody's place, where it is over and seats are ranked.
    places: list[int] | None


class Invited(msgspec.Struct):
    room: RoomShown
    # Who invites, and when.
    by: str
    at: int


class OwnTables(msgspec.Struct):
    now: int
    running: list[OwnTable]
    over: list[OwnTable]
    invited: list[Invited]
    # Where everybody of this house may sit down.
    open: list[RoomShown]


@get("/api/guest/tables", responses=problems())
async def own_tables(house: TheHouse, guest: Guest) -> OwnTables:
    """The server knows them, whatever a browser has forgotten."""
    house.count_call(guest, HEAVY)
    running = await look(house, await house.people.tables(guest.person, False, RUNNING))
    over = await look(house, await house.people.tables(guest.person, True, OVER))
    own = {one.room.table for one in running if one.seats}
    invited = []
    for one in await house.people.invitations(guest.person):
        room = await find(house, one.table, own)
        if room is not None:
            invited.append(Invited(room, one.by, one.at))
    known = own | {one.room.table for one in invited}
    found = [await find(house, table, known) for table in await house.people.listed()]
    joinable = [room for room in found if room is not None and room.open]
    return OwnTables(int(time.time()), running, over, invited, joinable)


async def find(house: House, table: str, known: set[str]) -> RoomShown | None:
    """A table where one could still sit down and does not yet."""
    if table in known:
        return None
    try:
        room = (await house.table(table)).show_room()
    except HexenkesselError:
        return None
    return room if room.phase == "lobby" and any(seat.kind == "open" for seat in room.seats) else None


async def look(house: House, found: list[tuple[str, str]]) -> list[OwnTable]:
    """The one where something happened last comes first. What can't be opened any more is left out."""
    shown = []
    for table, token in found:
        try:
            live = await house.table(table)
        except HexenkesselError:
            continue
        room = live.room
        if not room.good(token):
            continue
        state = room.state
        # While several choose at once, who has chosen already is nobody's business but theirs.
        moment = room.choice_seq if room.choosing_at_once else room.position_seq
        shown.append(
            OwnTable(
                room=live.show_room(),
                seats=room.held_by(token),
                host=token == room.host,
                deciding=[] if state is None or state.over else list(state.deciding),
                at=room.rows[max(moment, 1) - 1].at,
                scores=None if state is None or not state.over else state.scores(),
                won=[] if state is None or not state.over else list(state.winners()),
                places=None if state is None or not state.over else places(room.game, state),
            )
        )
    shown.sort(key=lambda one: one.at, reverse=True)
    return shown


def places(game: Game, state: State) -> list[int] | None:
    """None where nobody is ranked: alone, or together."""
    sheet = game.sheet(state)
    return None if sheet.together or sheet.rivals or state.players == 1 else state.ranking()


@delete("/api/guest/tables/{table:str}", status_code=204, responses=problems())
async def leave_table(house: TheHouse, guest: Guest, table: TableId) -> None:
    """It is no longer among one's own; the table itself stays."""
    await house.people.leave(guest.person, table)


# -- one's own data ------------------------------------------------------------------------------------------


class TableKept(msgspec.Struct):
    """`game`, the seats with their names and the clock are told of the newest ones; with how much time is left on it."""

    table: str
    over: bool
    game: str | None = None
    seats: dict[int, str] = {}
    clock: Terms | None = None
    left: dict[int, float] = {}


class NoticesKept(msgspec.Struct):
    """How they are told of their turn. The address of a browser and its keys are left out: whoever has them can reach it."""

    browsers: list[Subscribed]
    mail: Address | None
    quiet: Quiet | None
    vacations: list[Away]
    # The tables of which they are still to be told.
    waiting: list[str]


class Kept(msgspec.Struct):
    """Everything that this house keeps of a person."""

    profile: Profile
    settings: Settings
    # When each device was admitted.
    devices: list[int]
    # Whether they may make tables in a house on the internet.
    maker: bool
    tables: list[TableKept]
    invited: list[Invitation]
    met: list[Profile]
    results: list[Result]
    passkeys: list[Passkey]
    notices: NoticesKept


@get("/api/guest/data", responses=problems())
async def own_data(house: TheHouse, guest: Guest) -> Response[Kept]:
    house.count_call(guest, HEAVY)
    person = guest.person
    tables = []
    for over, most in ((False, RUNNING), (True, 4 * RUNNING)):
        for number, (table, token) in enumerate(await house.people.tables(person, over, MANY)):
            tables.append(await kept(house, table, token, over) if number < most else TableKept(table, over))
    told = Kept(
        profile=await house.people.profile(person),
        settings=await settings_of(house.people, person),
        devices=await house.people.devices(person),
        maker=await house.entrance.may_make(person),
        tables=tables,
        invited=await house.people.invitations(person),
        met=[one.profile for one in await house.people.met(person)],
        results=await house.results.of(person),
        passkeys=await house.passkeys.of(person),
        notices=NoticesKept(
            browsers=await house.notices.subscribed(person),
            mail=await house.notices.address(person),
            quiet=await house.notices.quiet(person),
            vacations=await house.vacations.all_of(person),
            waiting=await house.notices.waiting(person),
        ),
    )
    return Response(told, headers={"content-disposition": 'attachment; filename="hexenkessel.json"'})


async def kept(house: House, table: str, token: str, over: bool) -> TableKept:
    try:
        room = (await house.table(table)).room
    except HexenkesselError:
        return TableKept(table, over)
    own = {seat: room.seats[seat].name or "" for seat in room.held_by(token)}
    shown = show_clock(room, house.timekeeper.now())
    times = {} if shown is None or not shown.seats else {seat: shown.seats[seat] for seat in own}
    left = {seat: time.left for seat, time in times.items() if time is not None}
    return TableKept(table, over, room.game.id, own, room.clock, left)


# -- others -------------------------------------------------------------------------------------------------


class Friend(msgspec.Struct):
    """Somebody one has played with; `friend` is a name that only oneself can use."""

    friend: str
    name: str
    animal: str
    colour: int
    games: int
    last: int


def handle(person: str, other: str) -> str:
    return digest(f"{person}/{other}")[:16]


@get("/api/guest/friends", responses=problems())
async def friends(house: TheHouse, guest: Guest) -> list[Friend]:
    """Those who have said a name, the last ones first."""
    return [
        Friend(
            friend=handle(guest.person, one.person),
            name=one.profile.name,
            animal=one.profile.animal,
            colour=one.profile.colour,
            games=one.games,
            last=one.last,
        )
        for one in await house.people.met(guest.person)
        if one.profile.name
    ]


class Invitee(msgspec.Struct, forbid_unknown_fields=True):
    friend: Annotated[str, Meta(max_length=64)]


@post("/api/tables/{table:str}/invitations", status_code=204, responses=problems(404, 409, 413))
async def invite(house: TheHouse, guest: Guest, own: TheirOwn, data: JSONBody[Invitee]) -> None:
    """Somebody one has played with finds this table at home. Only whoever sits there invites."""
    room = own.live.room
    wishes.in_lobby(room)
    wishes.insider(room, own.token)
    for one in await house.people.met(guest.person):
        if handle(guest.person, one.person) == data.friend:
            await house.people.invite(one.person, room.id, guest.person)
            return
    raise TableError(404, "table-error-no-friend")


class Openness(msgspec.Struct, forbid_unknown_fields=True):
    open: bool


@put("/api/tables/{table:str}/open", security=TOKEN, responses=problems(404, 409, 413))
async def put_open(house: TheHouse, own: TheirOwn, data: JSONBody[Openness]) -> Written:
    seq = await own.live.perform(lambda room: wishes.list_table(room, own.token, data.open))
    await house.people.list_table(own.live.room.id, data.open)
    return Written(seq)


# -- one's own devices ---------------------------------------------------------------------------------------


class Code(msgspec.Struct):
    code: str
    until: int
    # The link for the other device, where it can reach this house, and the same as a picture for its camera.
    link: str | None
    qr: str | None


@post("/api/guest/code", status_code=200, responses=problems())
async def new_code(house: TheHouse, guest: Guest) -> Code:
    """For another device of the same person, once, within ten minutes."""
    house.count_call(guest, HEAVY)
    code, until = await house.people.leave_code(guest.person)
    # Behind the hash, what is secret stays out of everybody's logs.
    link = f"{house.addresses[0]}/#device={code}" if house.addresses else None
    return Code(code, until, link, None if link is None else qr_picture(link).decode())


class CodeTyped(msgspec.Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=64)]


@post("/api/device", status_code=204, security=[{}], responses=problems(404, 413))
async def bring_device(request: AnyRequest, house: TheHouse, data: JSONBody[CodeTyped]) -> Response[None]:
    """The only call without a cookie: the code is the way in. What was done on this device before comes along."""
    address = address_of(request.scope)
    guest = await house.guest(request.cookies.get(house.cookie), address)
    token = await house.bring_device(data.code, guest, address)
    answer: Response[None] = Response(None, status_code=204)
    if token is not None:
        answer.cookies.append(make_cookie(house, token))
    return answer


CALLS = [
    show_guest,
    put_guest,
    put_settings,
    forget_me,
    own_tables,
    leave_table,
    own_data,
    friends,
    invite,
    put_open,
    new_code,
    bring_device,
]
