"""The application: calls, pages and socket together behind the guard."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import hexenkessel as hx
from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.table import (
    api,
    guests,
    landlord,
    notice_calls,
    pages,
    passkey_calls,
    puzzle_calls,
    result_calls,
    review_calls,
)
from hexenkessel.table import app as app_
from hexenkessel.table.errors import NotStored, Reject, TableError
from hexenkessel.table.guard import Guard, address_of
from hexenkessel.table.house import Guest, House
from hexenkessel.table.limits import BODY_BYTES
from hexenkessel.table.protocol import Problem, show_problem
from hexenkessel.table.sockets import table_socket

CALLS = [
    *api.CALLS,
    *guests.CALLS,
    *passkey_calls.CALLS,
    *result_calls.CALLS,
    *review_calls.CALLS,
    *puzzle_calls.CALLS,
    *notice_calls.CALLS,
]

log = logging.getLogger("hexenkessel.table")

# How Litestar says that somebody hung up before all of the body was there; it has no error of its own for it.
HUNG_UP: Final = "client disconnected prematurely"

AnyRequest = Request[Any, Any, Any]

DOCUMENT = OpenAPIConfig(
    title="Hexenkessel",
    version=hx.__version__,
    path="/api",
    render_plugins=[JsonRenderPlugin()],
    security=[{"guest": []}],
    components=Components(
        security_schemes={
            "guest": SecurityScheme(type="apiKey", name="hexenkessel-<port>", security_scheme_in="cookie"),
            "token": SecurityScheme(type="http", scheme="bearer", description="the token of a seat"),
        }
    ),
)


def application(house: House, port: int) -> Guard:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    async def guest(request: AnyRequest) -> Guest:
        """Who calls; every call of the API asks for it, and so nobody gets in without a cookie."""
        found = await house.guest(request.cookies.get(house.cookie), address_of(request.scope))
        if found is None:
            raise TableError(401, "table-error-no-guest")
        house.count_call(found)
        return found

    app = Litestar(
        route_handlers=[
            *CALLS,
            *landlord.CALLS,
            *app_.CALLS,
            notice_calls.PAGES,
            pages.home,
            pages.health,
            pages.metrics,
            pages.table_page,
            pages.web_file,
            pages.game_file,
            pages.words,
            table_socket,
        ],
        lifespan=[lifespan],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "guest": Provide(guest),
            "own": Provide(api.find_own),
        },
        exception_handlers={
            HexenkesselError: refuse,
            NotStored: refuse_unstored,
            Reject: refuse_stale,
            HTTPException: refuse_http,
            RecursionError: refuse_deep,
            Exception: refuse_unforeseen,
        },
        request_max_body_size=BODY_BYTES,
        openapi_config=DOCUMENT,
        logging_config=None,
    )
    guard = Guard(app, port, house.limits, house.public, house.edition.enter)
    house.slow_down = guard.slow_down
    return guard


def answer(status: int, problem: Problem) -> Response[Problem]:
    return Response(problem, status_code=status, media_type="application/json")


def refuse(_: AnyRequest, error: HexenkesselError) -> Response[Problem]:
    return answer(error.status if isinstance(error, TableError) else 400, show_problem(error))


def refuse_unstored(_: AnyRequest, error: NotStored) -> Response[Problem]:
    return answer(503, Problem("table-error-not-stored", {}))


def refuse_stale(_: AnyRequest, error: Reject) -> Response[Problem]:
    """Somebody else was faster, again and again; or there is no room for more in the log."""
    return answer(409, Problem(f"table-error-{error.code}", {}))


def refuse_http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    keys = {404: "no-file", 405: "no-file", 413: "too-large"}
    if error.detail == HUNG_UP:
        # Nobody hears this any more, and nothing has failed here.
        return answer(400, Problem("table-error-request", {}))
    if error.status_code >= 500:
        return refuse_unforeseen(_, error)
    key = f"table-error-{keys.get(error.status_code, 'request')}"
    return answer(error.status_code, Problem(key, {}))


def refuse_deep(_: AnyRequest, error: RecursionError) -> Response[Problem]:
    """Brackets within brackets within brackets: nobody can read that."""
    return answer(400, Problem("table-error-request", {}))


def refuse_unforeseen(_: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("a call failed", exc_info=error)
    return answer(500, Problem("table-error-inside", {}))
