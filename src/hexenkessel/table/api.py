"""The HTTP calls around a game: the house, tables, seats, records. docs/protocol.md tells them all."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache
from io import BytesIO
from typing import Annotated, Any, Final, NamedTuple

import msgspec
import segno
from litestar import Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

import hexenkessel as hx
from hexenkessel import bots, shelf
from hexenkessel.bots import shipped
from hexenkessel.bots.ratings import DOUBLE, Rating, ratings
from hexenkessel.kernel.dice import commitment
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.shape import Fields, Maybe, PerSeat, Row, Shape
from hexenkessel.learning import coach, lessons, puzzles
from hexenkessel.table import house as house_
from hexenkessel.table import replays, wishes
from hexenkessel.table.clock import Terms, TermsWanted
from hexenkessel.table.errors import TableError
from hexenkessel.table.house import House
from hexenkessel.table.limits import NAME_LENGTH
from hexenkessel.table.live import Live
from hexenkessel.table.pages import both_ways, packed
from hexenkessel.table.protocol import PROTO, MoveShown, Problem, RoomShown, encode, show_move
from hexenkessel.table.race import Race
from hexenkessel.table.rows import Value
from hexenkessel.table.tokens import COLOURS, digest, new_secret, new_token
from hexenkessel.words import LANGUAGES

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
# Every call of the API asks for it: without a cookie nobody gets in (web.py).
Guest = NamedDependency[house_.Guest]
TableId = Annotated[str, PathParameter(max_length=64)]
SeatPath = Annotated[int, PathParameter(ge=0, le=7)]
JSON: Final = "application/json"
# What costs the server more than a plain answer counts for so many more.
HEAVY: Final = 4.0
TOKEN: Final[list[dict[str, list[str]]]] = [{"guest": [], "token": []}]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    told = {
        400: "what was sent does not fit",
        401: "no cookie, or no token",
        403: "not allowed with this token, or a foreign Host or Origin",
        404: "not there",
        409: "not now",
        413: "too large",
        429: "too much at once",
        503: "could not be stored",
    }
    always = (400, 401, 403, 429, 503)
    return {status: ResponseSpec(Problem, description=told[status]) for status in (*always, *statuses)}


def bearer(request: AnyRequest) -> str | None:
    """The hash of the token that was sent along."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return digest(token.strip()) if scheme.lower() == "bearer" and token.strip() else None


class Own(NamedTuple):
    """The table of a call, and what the caller has of it: the token sent along, or the one that the house keeps for them."""

    live: Live
    token: str


async def find_own(request: AnyRequest, house: TheHouse, guest: Guest, table: TableId) -> Own:
    live = await house.table(table)
    sent = bearer(request)
    token = await house.key(guest, live, sent) or sent
    if token is None:
        raise TableError(401, "table-error-no-token")
    return Own(live, token)


# Calls that only somebody of the table may make ask for it (web.py).
TheirOwn = NamedDependency[Own]


# -- the house -----------------------------------------------------------------------------------------------


class HouseShown(msgspec.Struct):
    version: str
    proto: int
    languages: tuple[str, ...]
    levels: tuple[str, ...]
    addresses: list[str]
    name_length: int
    # The level of a bot for which nobody names one.
    usual_level: str


@get("/api/house", responses=problems(), sync_to_thread=False)
def show_house(house: TheHouse, guest: Guest) -> HouseShown:
    return HouseShown(
        hx.__version__, PROTO, LANGUAGES, bots.OFFERED, house.addresses, NAME_LENGTH, bots.USUAL_LEVEL
    )


class Need(msgspec.Struct):
    """Another option, and how it must be set."""

    option: str
    value: Value


class OptionShown(msgspec.Struct):
    id: str
    values: list[Value]
    default: Value
    rule: str
    seats: bool
    # The numbers of players for which there is something to choose; none named: all.
    only: list[int] | None
    # Without this there is nothing to choose.
    needs: Need | None
    # What everybody wants to choose, also who plays at once.
    main: bool


class EffortShown(msgspec.Struct):
    """Minutes, how hard it is to learn, and where that is known from."""

    least: int
    most: int
    weight: str
    source: str


class GameShown(msgspec.Struct):
    id: str
    title: str
    players: list[int]
    options: list[OptionShown]
    # Whether the game brings a board and a cover for the page; it gets plain ones where it doesn't.
    board: bool
    cover: bool
    # How long it takes and how hard it is; a game need not say.
    effort: EffortShown | None
    # The names of its lessons, in their order.
    lessons: list[str]
    # How many there are.
    puzzles: int
    # Where the levels of bots stand, the weakest first; none where nobody measured it.
    ladder: list[Rating]
    # Whoever has so many points more there wins two games out of three.
    double: int
    # Whether the grandmaster plays by what a net has learned, at tables of two on this machine. The ladder is without that.
    net: bool


class GameInFull(GameShown):
    content: dict[str, Any]
    moves: list[MoveShown]
    # What the fields of a view hold that are the game's own.
    view: dict[str, Any]
    # What is told the first time that it happens or is asked.
    coach: list[coach.Mark]
    # Kinds of events that are not worth a line of their own.
    minor: list[str]


def options_of(game: Game) -> list[OptionShown]:
    return [
        OptionShown(
            id=option.id,
            values=option.values,
            default=option.default,
            rule=option.rule,
            seats=option.seats,
            only=None if option.only is None else list(option.only),
            needs=None if option.needs is None else Need(*option.needs),
            main=option.main,
        )
        for option in game.options
    ]


def brings(game: Game, file: str) -> bool:
    return (shelf.folder(game.id) / file).is_file()


def outline(shape: Shape) -> dict[str, Any]:
    """A shape by its name, with the shapes inside."""
    told: dict[str, Any] = {"kind": type(shape).__name__}
    if isinstance(shape, Fields):
        told["fields"] = {name: outline(inner) for name, inner in shape.shapes.items()}
    elif isinstance(shape, Maybe | PerSeat | Row):
        told["of"] = outline(shape.inner)
    return told


def shown(kind: Any) -> dict[int, ResponseSpec]:
    return {200: ResponseSpec(kind, description="as it is")}


def outside(game: Game) -> GameShown:
    """What is told of a game on the shelf."""
    effort = game.effort
    return GameShown(
        id=game.id,
        title=game.title,
        players=list(game.players),
        options=options_of(game),
        board=brings(game, "board.js"),
        cover=brings(game, "cover.js"),
        lessons=lessons.names(game.id),
        puzzles=len(puzzles.puzzles(game.id)),
        ladder=ratings(game.id),
        double=DOUBLE,
        net=shipped.plays(game, 2, game.defaults),
        effort=None
        if effort is None
        else EffortShown(effort.least, effort.most, effort.weight, effort.source),
    )


@cache
def all_games() -> tuple[bytes, bytes]:
    return both_ways(encode([outside(shelf.game(id)) for id in shelf.games()]))


@cache
def whole_game(id: str) -> tuple[bytes, bytes]:
    found = shelf.game(id)
    told = GameInFull(
        **msgspec.structs.asdict(outside(found)),
        content=found.content.data,
        moves=[show_move(move) for move in found.table.moves],
        view={name: outline(shape) for name, shape in found.view_shapes.items()},
        coach=coach.marks(found.id),
        minor=sorted(found.minor),
    )
    return both_ways(encode(told))


# The first time takes a while, and others go on meanwhile. With one thread for it nothing is made twice, however many ask.
MAKER: Final = ThreadPoolExecutor(1, "catalogue")


async def made(work: Callable[..., tuple[bytes, bytes]], *of: str) -> tuple[bytes, bytes]:
    return await asyncio.get_running_loop().run_in_executor(MAKER, work, *of)


@get("/api/games", responses=problems() | shown(list[GameShown]))
async def show_games(request: AnyRequest, guest: Guest) -> Response[bytes]:
    return packed(request, await made(all_games), JSON, {})


@get("/api/games/{game:str}", responses=problems(404) | shown(GameInFull))
async def show_game(request: AnyRequest, guest: Guest, game: TableId) -> Response[bytes]:
    if game not in shelf.games():
        raise TableError(404, "table-error-no-game", known=", ".join(shelf.games()))
    return packed(request, await made(whole_game, game), JSON, {})


# -- a table -------------------------------------------------------------------------------------------------


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=64)]
    players: int
    options: Annotated[dict[str, Value], Meta(max_length=32)] = {}
    clock: Terms | None = None


class TableMade(msgspec.Struct):
    table: str
    token: str
    path: str


@post("/api/tables", responses=problems(413))
async def create_table(house: TheHouse, guest: Guest, data: JSONBody[NewTable]) -> TableMade:
    table, token = await house.create(guest, data.game, data.players, data.options, data.clock)
    return TableMade(table, token, f"/t/{table}")


class NewLesson(msgspec.Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=64)]
    lesson: Annotated[str, Meta(max_length=64)]
    name: str


@post("/api/lessons", responses=problems(404, 413))
async def begin_lesson(house: TheHouse, guest: Guest, data: JSONBody[NewLesson]) -> TableMade:
    """A table with a lesson at which the learner sits already."""
    table, token = await house.teach(guest, data.game, data.lesson, data.name)
    return TableMade(table, token, f"/t/{table}")


@get("/api/tables/{table:str}", responses=problems(404, 409))
async def show_table(house: TheHouse, guest: Guest, table: TableId) -> RoomShown:
    return (await house.table(table)).show_room()


@delete("/api/tables/{table:str}", status_code=204, security=TOKEN, responses=problems(404, 409))
async def clear_away(house: TheHouse, own: TheirOwn) -> None:
    await house.forget(*own)


@get("/api/tables/{table:str}/qr.svg", media_type="image/svg+xml", responses=problems(404, 409))
async def qr_code(
    house: TheHouse,
    guest: Guest,
    table: TableId,
    address: Annotated[str | None, QueryParameter(max_length=200)] = None,
) -> Response[bytes]:
    """The link of the table for a phone's camera."""
    house.count_call(guest, HEAVY)
    await house.table(table)
    if address is None and house.addresses:
        address = house.addresses[0]
    if address is None or address not in house.addresses:
        raise TableError(409, "table-error-no-address")
    return Response(qr_picture(f"{address}/t/{table}"), media_type="image/svg+xml")


@lru_cache(maxsize=64)
def qr_picture(link: str) -> bytes:
    picture = BytesIO()
    segno.make_qr(link, error="m").save(
        picture, kind="svg", border=4, dark="#000", light="#fff", xmldecl=False, omitsize=True
    )
    return picture.getvalue()


class Written(msgspec.Struct):
    seq: int


class OptionsWanted(msgspec.Struct, forbid_unknown_fields=True):
    players: int | None = None
    options: Annotated[dict[str, Value], Meta(max_length=32)] = {}


@put("/api/tables/{table:str}/options", security=TOKEN, responses=problems(404, 409, 413))
async def put_options(own: TheirOwn, data: JSONBody[OptionsWanted]) -> Written:
    change = own.live.perform(lambda room: wishes.change_options(room, own.token, data.players, data.options))
    return Written(await change)


class ClockWanted(msgspec.Struct, forbid_unknown_fields=True):
    """Only what was picked: the rest may have changed since the page heard of it. None: there is no hurry."""

    clock: TermsWanted | None


@put("/api/tables/{table:str}/clock", security=TOKEN, responses=problems(404, 409, 413))
async def put_clock(own: TheirOwn, data: JSONBody[ClockWanted]) -> Written:
    return Written(await own.live.perform(lambda room: wishes.set_clock(room, own.token, data.clock)))


class Name(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    animal: Annotated[str, Meta(max_length=32)] = ""
    colour: Annotated[int, Meta(ge=0, le=COLOURS)] = 0


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """What is left out stays."""

    name: str
    animal: Annotated[str, Meta(max_length=32)] | None = None
    colour: Annotated[int, Meta(ge=0, le=COLOURS)] | None = None


class Seated(msgspec.Struct):
    seq: int
    token: str
    seats: tuple[int, ...]


@post(
    "/api/tables/{table:str}/seats/{seat:int}",
    status_code=200,
    security=[*TOKEN, {"guest": []}],
    responses=problems(404, 409, 413),
)
async def take_seat(
    request: AnyRequest, house: TheHouse, guest: Guest, table: TableId, seat: SeatPath, data: JSONBody[Name]
) -> Seated:
    live = await house.table(table)
    # Whoever brings a key that opens nothing any more still keeps the seats that are theirs.
    old = await house.key(guest, live, bearer(request)) or await house.key(guest, live, None)
    token = new_token()
    seq = await live.perform(
        lambda room: wishes.sit(room, seat, data.name, digest(token), old, data.animal, data.colour)
    )
    await house.settle(guest, live, digest(token))
    return Seated(seq, token, live.room.held_by(digest(token)))


@put("/api/tables/{table:str}/seats/{seat:int}/name", security=TOKEN, responses=problems(404, 409, 413))
async def put_name(own: TheirOwn, seat: SeatPath, data: JSONBody[NewName]) -> Written:
    change = own.live.perform(
        lambda room: wishes.rename(room, own.token, seat, data.name, data.animal, data.colour)
    )
    return Written(await change)


class Level(msgspec.Struct, forbid_unknown_fields=True):
    level: Annotated[str, Meta(max_length=32)] = bots.USUAL_LEVEL
    name: str | None = None


@put("/api/tables/{table:str}/seats/{seat:int}/bot", security=TOKEN, responses=problems(404, 409, 413))
async def put_bot(house: TheHouse, own: TheirOwn, seat: SeatPath, data: JSONBody[Level]) -> Written:
    seq = await own.live.perform(lambda room: wishes.seat_bot(room, own.token, seat, data.level, data.name))
    house.thinkers.workers.warm_up()
    return Written(seq)


@delete(
    "/api/tables/{table:str}/seats/{seat:int}", status_code=200, security=TOKEN, responses=problems(404, 409)
)
async def leave_seat(house: TheHouse, own: TheirOwn, seat: SeatPath) -> Written:
    live, token = own
    gone = live.away(house.limits.gone_seconds)
    return Written(await live.perform(lambda room: wishes.vacate(room, token, seat, live.present(), gone)))


@post("/api/tables/{table:str}/start", status_code=200, security=TOKEN, responses=problems(404, 409))
async def start(own: TheirOwn) -> Written:
    return Written(await own.live.perform(lambda room: wishes.start(room, own.token, new_secret())))


class NextTable(msgspec.Struct):
    table: str
    path: str


@post("/api/tables/{table:str}/rematch", status_code=200, security=TOKEN, responses=problems(404, 409))
async def rematch(house: TheHouse, guest: Guest, own: TheirOwn) -> NextTable:
    following = await house.rematch(own.live, guest.person, own.token)
    return NextTable(following, f"/t/{following}")


# -- records and proof ---------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/record", media_type="text/plain", responses=problems(404, 409))
async def record(house: TheHouse, guest: Guest, table: TableId) -> str:
    return replays.record_of((await house.table(table)).room)


@get("/api/tables/{table:str}/race", responses=problems(404, 409) | shown(Race))
async def show_race(house: TheHouse, guest: Guest, table: TableId) -> Response[bytes]:
    """Everybody's points as they grew; like everything below, of finished tables only."""
    house.count_call(guest, HEAVY)
    text = replays.record_of((await house.table(table)).room)
    return Response(await house.readers.race(text, guest.shares), media_type=JSON)


@get("/api/tables/{table:str}/replay", responses=problems(404, 409, 413) | shown(replays.Replay))
async def show_replay(house: TheHouse, guest: Guest, table: TableId) -> Response[bytes]:
    """The whole game, all hands open, for whoever has the link of the table."""
    house.count_call(guest, HEAVY)
    room = (await house.table(table)).room
    status, told = await house.readers.read(
        replays.record_of(room), None, room.commitment, guest.shares, replays.spoken_at(room)
    )
    return Response(told, status_code=status, media_type=JSON)


class Proof(msgspec.Struct):
    commitment: str
    secret: str
    commitment_fits: bool
    replay_fits: bool


@get("/api/tables/{table:str}/proof", responses=problems(404, 409))
async def proof(house: TheHouse, guest: Guest, table: TableId) -> Proof:
    house.count_call(guest, HEAVY)
    room = (await house.table(table)).room
    text = replays.record_of(room)
    state = room.state
    assert state is not None and room.commitment is not None
    fits = await house.readers.prove(text, state.dump(), guest.shares)
    return Proof(room.commitment, room.secret.hex(), commitment(room.secret) == room.commitment, fits)


class RecordSent(msgspec.Struct, forbid_unknown_fields=True):
    record: str
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    commitment: Annotated[str, Meta(max_length=200)] | None = None


@post(
    "/api/records",
    status_code=200,
    responses=problems(404, 413) | shown(replays.Replay),
)
async def read_record(house: TheHouse, guest: Guest, data: JSONBody[RecordSent]) -> Response[bytes]:
    house.count_call(guest, HEAVY)
    status, told = await house.readers.read(data.record, data.seat, data.commitment, guest.shares)
    return Response(told, status_code=status, media_type=JSON)


CALLS = [
    show_house,
    show_games,
    show_game,
    create_table,
    begin_lesson,
    show_table,
    clear_away,
    qr_code,
    put_options,
    put_clock,
    take_seat,
    put_name,
    put_bot,
    leave_seat,
    start,
    rematch,
    record,
    show_race,
    show_replay,
    proof,
    read_record,
]
