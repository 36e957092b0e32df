"""The HTTP calls about notices: where to send them, when not to, vacation; and the few pages behind the links in letters."""

import html
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, Router, delete, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from hexenkessel.table.api import HEAVY, Guest, TheHouse, problems
from hexenkessel.table.errors import TableError
from hexenkessel.table.guard import address_of
from hexenkessel.table.house import House
from hexenkessel.table.notices import Address, Notices, Quiet
from hexenkessel.table.protocol import Lang
from hexenkessel.table.push import Subscription
from hexenkessel.table.tokens import digest
from hexenkessel.table.vacation import Vacation
from hexenkessel.words import FALLBACK

AnyRequest = Request[Any, Any, Any]
Token = Annotated[str, PathParameter(max_length=64)]
Key = Annotated[str, Meta(max_length=200)]
PAGE: Final = "text/html; charset=utf-8"


class NoticesShown(msgspec.Struct):
    # What a browser needs to be told by this house while it is closed; None where that can't be.
    push: str | None
    # To how many browsers of this person something is sent.
    devices: int
    # Whether this house sends letters, and where to.
    mails: bool
    mail: Address | None
    quiet: Quiet | None
    vacation: Vacation


@get("/api/guest/notices", responses=problems())
async def show_notices(house: TheHouse, guest: Guest) -> NoticesShown:
    notices = house.notices
    return NoticesShown(
        push=None if notices.push is None else notices.push.key,
        devices=len(await notices.subscribed(guest.person)),
        mails=notices.mail is not None,
        mail=await notices.address(guest.person),
        quiet=await notices.quiet(guest.person),
        vacation=await house.vacations.of(guest.person),
    )


class NewSubscription(msgspec.Struct, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Key
    auth: Key
    lang: Lang = FALLBACK


@post("/api/guest/push", status_code=204, responses=problems(409, 413))
async def subscribe(house: TheHouse, guest: Guest, data: JSONBody[NewSubscription]) -> None:
    """This browser is told when it is one's turn."""
    house.count_call(guest, HEAVY)
    wanted = Subscription(data.endpoint, data.p256dh, data.auth)
    await house.notices.subscribe(guest.person, guest.hash, wanted, data.lang)


class Endpoint(msgspec.Struct, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(max_length=1000)]


@post("/api/guest/push/off", status_code=204, responses=problems(413))
async def unsubscribe(house: TheHouse, guest: Guest, data: JSONBody[Endpoint]) -> None:
    await house.notices.unsubscribe(guest.person, data.endpoint)


class QuietWanted(msgspec.Struct, forbid_unknown_fields=True):
    quiet: Quiet | None


@put("/api/guest/quiet", status_code=204, responses=problems(413))
async def put_quiet(house: TheHouse, guest: Guest, data: JSONBody[QuietWanted]) -> None:
    await house.notices.be_quiet(guest.person, data.quiet)


class VacationWanted(msgspec.Struct, forbid_unknown_fields=True):
    """Away until then (seconds since 1970); None: back again."""

    until: Annotated[int, Meta(ge=0, le=2**40)] | None


@put("/api/guest/vacation", responses=problems(413))
async def put_vacation(house: TheHouse, guest: Guest, data: JSONBody[VacationWanted]) -> Vacation:
    house.count_call(guest, HEAVY)
    if data.until is None:
        await house.vacations.come_back(guest.person)
    else:
        await house.vacations.go(guest.person, data.until)
    return await house.vacations.of(guest.person)


class MailWanted(msgspec.Struct, forbid_unknown_fields=True):
    address: Annotated[str, Meta(max_length=254)]
    lang: Lang = FALLBACK


@put("/api/guest/mail", status_code=204, responses=problems(409, 413))
async def put_mail(house: TheHouse, guest: Guest, data: JSONBody[MailWanted]) -> None:
    """A letter goes there; only whoever follows its link gets any more."""
    house.count_call(guest, HEAVY)
    if not (house.letters.take(guest.person) and house.letters.take(guest.address)):
        raise TableError(429, "table-error-too-fast")
    await house.notices.ask(guest.person, data.address, data.lang)


@delete("/api/guest/mail", status_code=204, responses=problems())
async def delete_mail(house: TheHouse, guest: Guest) -> None:
    await house.notices.forget_address(guest.person)


# -- behind the links in letters: whoever has one needs no cookie ---------------------------------------------


def page(notices: Notices, lang: str | None, key: str, button: str | None = None) -> Response[str]:
    """One sentence and perhaps a button. What changes something waits for it: programs that look at letters open links.

    Without a language the link belongs to nobody (any more), and that is all there is to say.
    """
    if lang is None:
        key, button = "notices-link-used", None
    text = notices.catalogue(lang or FALLBACK).text
    form = ""
    if button is not None:
        form = f'<form method="post"><button>{html.escape(text(button))}</button></form>'
    body = (
        f'<!doctype html><html lang="{lang or FALLBACK}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>Hexenkessel</title><h1>Hexenkessel</h1><p>{html.escape(text(key))}</p>{form}</html>"
    )
    return Response(body, media_type=PAGE, status_code=200 if lang is not None else 404)


def counted(request: AnyRequest, house: NamedDependency[House]) -> Notices:
    """Nobody tries many links."""
    if not house.code_tries.take(f"mail {address_of(request.scope)}"):
        raise TableError(429, "table-error-too-fast")
    return house.notices


Counted = NamedDependency[Notices]


@get("/{token:str}")
async def ask_confirm(notices: Counted, token: Token) -> Response[str]:
    lang = await notices.language("token", digest(token))
    return page(notices, lang, "notices-confirm-ask", "notices-confirm-yes")


@post("/{token:str}", status_code=200)
async def confirm(notices: Counted, token: Token) -> Response[str]:
    return page(notices, await notices.confirm(token), "notices-confirmed")


@get("/off/{token:str}")
async def ask_stop(notices: Counted, token: Token) -> Response[str]:
    return page(notices, await notices.language("stop", token), "notices-off-ask", "notices-off-yes")


@post("/off/{token:str}", status_code=200)
async def stop(notices: Counted, token: Token) -> Response[str]:
    """Also for mail programs, with one touch (RFC 8058): they come without Origin (guard.py)."""
    return page(notices, await notices.stop(token), "notices-off")


CALLS = [
    show_notices,
    subscribe,
    unsubscribe,
    put_quiet,
    put_vacation,
    put_mail,
    delete_mail,
]
PAGES = Router(
    "/mail",
    route_handlers=[ask_confirm, confirm, ask_stop, stop],
    dependencies={"notices": Provide(counted, sync_to_thread=False)},
    include_in_schema=False,
)
