"""The HTTP calls about passkeys: one's own, and the way in with one. docs/protocol.md tells them all."""

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from hexenkessel.table.api import HEAVY, Guest, TheHouse, problems
from hexenkessel.table.errors import TableError
from hexenkessel.table.guard import address_of
from hexenkessel.table.house import House
from hexenkessel.table.pages import make_cookie
from hexenkessel.table.passkeys import CHALLENGE_SECONDS, NewKey, Passkey, SignedKey
from hexenkessel.table.tokens import clean_name, digest, new_token

AnyRequest = Request[Any, Any, Any]
# Whoever asks to come in may have no cookie yet. This one lasts as long as its challenge, and opens nothing.
ASKING: Final = "-asking"


class Asked(msgspec.Struct):
    """What a browser hands to `navigator.credentials`, as WebAuthn writes it in JSON."""

    options: dict[str, Any]


# -- one's own ---------------------------------------------------------------------------------------------------


@post("/api/guest/passkeys/challenge", status_code=200, responses=problems(404))
async def begin_adding(house: TheHouse, guest: Guest) -> Asked:
    house.count_call(guest, HEAVY)
    profile = await house.people.profile(guest.person)
    return Asked(await house.passkeys.begin_adding(guest.hash, guest.person, profile.name))


class Added(msgspec.Struct, forbid_unknown_fields=True):
    passkey: NewKey
    name: Annotated[str, Meta(max_length=200)]


@post("/api/guest/passkeys", status_code=200, responses=problems(404, 413))
async def add(house: TheHouse, guest: Guest, data: JSONBody[Added]) -> list[Passkey]:
    house.count_call(guest, HEAVY)
    await house.passkeys.add(guest.hash, guest.person, data.passkey, clean_name(data.name))
    return await house.passkeys.of(guest.person)


@delete("/api/guest/passkeys/{passkey:str}", status_code=200, responses=problems(404))
async def remove(
    house: TheHouse, guest: Guest, passkey: Annotated[str, PathParameter(max_length=64)]
) -> list[Passkey]:
    await house.passkeys.remove(guest.person, passkey)
    return await house.passkeys.of(guest.person)


# -- the way in --------------------------------------------------------------------------------------------------


class Offer(msgspec.Struct):
    passkeys: bool


@get("/api/passkey", security=[{}], responses=problems(), sync_to_thread=False)
def offer(house: TheHouse) -> Offer:
    """Whether this house knows passkeys at all; it says nothing about anybody."""
    return Offer(house.passkeys.offered)


@post("/api/passkey/challenge", status_code=200, security=[{}], responses=problems(404))
async def begin_entering(request: AnyRequest, house: TheHouse) -> Response[Asked]:
    if not house.code_tries.take(address_of(request.scope)):
        raise TableError(429, "table-error-too-fast")
    session = new_token()
    answer = Response(Asked(await house.passkeys.begin_entering(digest(session))))
    answer.cookies.append(asking(house, session, CHALLENGE_SECONDS))
    return answer


@post("/api/passkey", status_code=204, security=[{}], responses=problems(404, 413))
async def enter(request: AnyRequest, house: TheHouse, data: JSONBody[SignedKey]) -> Response[None]:
    """This device is that of whoever signed."""
    address = address_of(request.scope)
    session = digest(request.cookies.get(house.cookie + ASKING, ""))
    guest = await house.guest(request.cookies.get(house.cookie), address)
    token = await house.enter_by_passkey(session, data, guest, address)
    answer: Response[None] = Response(None, status_code=204)
    answer.cookies.append(asking(house, "", 0))
    if token is not None:
        answer.cookies.append(make_cookie(house, token))
    return answer


def asking(house: House, session: str, seconds: int) -> Cookie:
    cookie = make_cookie(house, session)
    cookie.key, cookie.max_age, cookie.samesite = house.cookie + ASKING, seconds, "strict"
    return cookie


CALLS = [begin_adding, add, remove, offer, begin_entering, enter]
