"""The door: every request passes here first. Exact Host, exact Origin, and headers on every answer.

CORS does not cover WebSockets, and any web page can reach a server on this machine: so a foreign Origin is refused before
anything else looks at the request, and a foreign Host (a name that was bent to this address) as well.
"""

import asyncio
import ipaddress
import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final

from hexenkessel.table import logs
from hexenkessel.table.limits import Buckets, Limits, Turnstile

Scope = dict[str, Any]
Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
HSTS: Final = [(b"strict-transport-security", b"max-age=31536000")]
SAFE_METHODS: Final = ("GET", "HEAD")
# Set in the scope of whoever only looks whether something is there.
ONLY_LOOKS: Final = "hexenkessel.only_looks"


# Whoever asks too fast waits for the answer; whoever would wait longer than this gets none.
LONGEST_WAIT: Final = 2.0
# To open a socket costs as much as so many plain requests.
HANDSHAKE: Final = 10.0


class Guard:
    """Wraps the whole application."""

    def __init__(
        self,
        app: App,
        port: int,
        limits: Limits,
        public: str | None = None,
        enter: Callable[[Scope], Scope] = lambda scope: scope,
    ) -> None:
        self.app = app
        # Where a request really goes (edition.py).
        self.enter = enter
        self.port = port
        # The address on the internet, where a proxy on this machine speaks for everybody.
        self.public = public
        self.public_host = "" if public is None else public.partition("://")[2]
        self.only_encrypted = HSTS if self.public is not None and self.public.startswith("https:") else []
        self.addresses = Buckets(limits.address_burst, limits.address_rate)
        self.turnstile = Turnstile()
        # The requests and sockets of every address that have not ended yet. Behind a proxy nobody else counts them: at the
        # door (door.py) all of its connections come from this machine.
        self.most_under_way = limits.connections_per_address
        self.under_way: Counter[str] = Counter()
        name = socket.gethostname().lower()
        self.names = {"localhost", "127.0.0.1", "[::1]", name, f"{name}.local"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        scope = self.behind_the_proxy(scope)
        address = address_of(scope)
        send = self.completing(scope, send)
        problem = self.problem(scope)
        if problem is not None:
            await refuse(scope, receive, send, 403, problem)
            return
        if self.under_way[address] >= self.most_under_way:
            await refuse(scope, receive, send, 429, "table-error-too-fast")
            return
        self.under_way[address] += 1
        try:
            await self.let_in(scope, receive, send)
        finally:
            self.under_way[address] -= 1
            if not self.under_way[address]:
                del self.under_way[address]

    async def let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not await self.slow_down(address_of(scope), HANDSHAKE if scope["type"] == "websocket" else 1.0):
            await refuse(scope, receive, send, 429, "table-error-too-fast")
            return
        if scope.get("method") == "HEAD":
            # Answered like GET; the server that sends it leaves the body out.
            scope = {**scope, "method": "GET", ONLY_LOOKS: True}
        await self.app(self.enter(scope), receive, send)

    def completing(self, scope: Scope, send: Send) -> Send:
        """What is sent, refusals too, has our headers and a line in the log."""
        began = time.monotonic()
        method = scope.get("method", "socket")

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                logs.request(
                    method, scope["path"], message["status"], time.monotonic() - began, address_of(scope)
                )
                said = {name for name, _ in message["headers"]}
                ours = [one for one in HEADERS if one[0] not in said]  # the page has a policy of its own
                message["headers"] = [*message["headers"], *ours, *self.only_encrypted]
            await send(message)

        return send_guarded

    async def slow_down(self, address: str, cost: float = 1.0) -> bool:
        """One more request or frame of this address: let the others have their turn, wait where it is too fast."""
        wait = self.addresses.owe(address, cost)
        if wait:
            await asyncio.sleep(min(wait, LONGEST_WAIT))
        await self.turnstile.turn(address)
        return wait <= LONGEST_WAIT

    def problem(self, scope: Scope) -> str | None:
        """The key of what is wrong with this request; None if it may pass."""
        hosts = header(scope, b"host")
        if len(hosts) != 1 or hosts[0] not in self.hosts(scope):
            return "table-error-host"
        origins = header(scope, b"origin")
        own = [str(self.public) if hosts[0] == self.public_host else f"http://{hosts[0]}"]
        needed = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        # A mail program that ends letters with one touch has no Origin; its link is all that it needs (RFC 8058).
        needed = needed and not scope["path"].startswith("/mail/off/")
        if origins != own and (origins or needed):
            return "table-error-origin"
        return None

    def hosts(self, scope: Scope) -> set[str]:
        """This machine's own names, and the address at which the request arrived, each with the port."""
        here = scope["server"]
        names = self.names | {bracket(here[0])} if here else self.names
        allowed = {f"{name}:{self.port}" for name in names}
        if self.public_host:
            allowed.add(self.public_host)
        return allowed | names if self.port == 80 else allowed

    def behind_the_proxy(self, scope: Scope) -> Scope:
        """With the address that the proxy saw. Only a proxy on this machine is believed, and only its own last word."""
        if not self.public_host or not is_here(address_of(scope)):
            return scope
        told = header(scope, b"x-forwarded-for")
        if not told:
            return scope
        return {**scope, "client": (told[-1].rpartition(",")[2].strip(), 0)}


def is_here(address: str) -> bool:
    """Whether this is an address of this machine's own, as `address_of` says them."""
    return address in ("127.0.0.1", "::/64")


def directly(scope: Any) -> bool:
    """Whether somebody on this machine asks by themselves, and not through a proxy."""
    return is_here(address_of(scope)) and not header(scope, b"x-forwarded-for")


def bracket(address: str) -> str:
    return f"[{address}]" if ":" in address else address


def address_of(scope: Any) -> str:
    """Where a request comes from. Of the newer kind of address a household has a whole street: its name will do."""
    client = scope["client"]
    try:
        found = ipaddress.ip_address(client[0] if client else "")
    except ValueError:
        return ""
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is None:
            return str(ipaddress.ip_network((found, 64), strict=False))
        return str(found.ipv4_mapped)
    return str(found)


def header(scope: Scope, name: bytes) -> list[str]:
    return [value.decode("latin-1").lower() for key, value in scope["headers"] if key == name]


async def refuse(scope: Scope, receive: Receive, send: Send, status: int, key: str) -> None:
    if scope["type"] == "websocket":
        # Closing before accepting answers the upgrade with 403.
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": key})
        return
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": f'{{"key":"{key}","facts":{{}}}}'.encode()})
