"""Notices to a browser that is closed (Web Push, RFC 8030): encrypted for that browser, signed by this house.

`http-ece` and `py-vapid` are what pywebpush is made of; the two HTTP libraries that come with it are not needed here.

Addresses of push services come from guests, so this house only ever talks to services that it knows (limits.py), encrypted,
and does not follow them anywhere else. What a service answers is not told to anybody.
"""

import base64
import http.client
import os
import secrets
import ssl
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec

from hexenkessel.table.claim import privately
from hexenkessel.table.errors import TableError

KEY: Final = "push.key"
SECONDS: Final = 10.0
# How long a service keeps it for a browser that is off, and how long a signature is good.
KEPT_SECONDS: Final = 24 * 3600
SIGNED_SECONDS: Final = 12 * 3600
# The parts of a key are of these lengths.
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16

# More than a service may ask for before the next try.
LONGEST_WAIT: Final = 24 * 3600


class Sent(NamedTuple):
    """Gone: that browser wants no more. Later: it is worth another try, after so many seconds. Refused: it is not."""

    how: Literal["sent", "gone", "later", "refused"]
    wait: int = 0


class Subscription(msgspec.Struct, frozen=True):
    """A browser, as its push service knows it, and its keys."""

    endpoint: str
    p256dh: str
    auth: str


def check(subscription: Subscription, services: tuple[str, ...]) -> None:
    """Whether this may be the address of a browser at one of these services, and of nothing else."""
    parts = urlsplit(subscription.endpoint)
    try:
        place = (parts.hostname or "") + (f":{parts.port}" if parts.port not in (None, 443) else "")
        keys = (len(decode(subscription.p256dh)), len(decode(subscription.auth)))
    except ValueError:
        place, keys = "", (0, 0)
    known = any(place == service or place.endswith(f".{service}") for service in services)
    plain = parts.scheme == "https" and parts.username is None and parts.password is None
    if not known or not plain or keys != (POINT_BYTES, AUTH_BYTES):
        raise TableError(400, "table-error-push-service")
    if not subscription.endpoint.isascii() or any(sign <= " " for sign in subscription.endpoint):
        raise TableError(400, "table-error-push-service")


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Push:
    """ImportError where the packages for it are not there."""

    def __init__(self, folder: Path, public: str, services: tuple[str, ...]) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from http_ece import encrypt
        from py_vapid import Vapid02

        self.encrypt: Any = encrypt
        self.ephemeral: Callable[[], Any] = lambda: ec.generate_private_key(ec.SECP256R1())
        # Who sends: whoever runs a push service can look us up.
        self.public = public
        self.services = services
        self.signer: Any = Vapid02.from_pem(own_key(folder))
        point = self.signer.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        # What a browser has to know of this house.
        self.key = encode(point)

    def connect(self, host: str) -> http.client.HTTPConnection:
        return http.client.HTTPSConnection(host, timeout=SECONDS, context=ssl.create_default_context())

    def send(self, subscription: Subscription, message: bytes, topic: str) -> Sent:
        """Not in the event loop: it takes as long as the service does. A newer message of a topic replaces an older one."""
        check(subscription, self.services)
        parts = urlsplit(subscription.endpoint)
        body = self.encrypt(
            message,
            private_key=self.ephemeral(),
            dh=decode(subscription.p256dh),
            auth_secret=decode(subscription.auth),
            version="aes128gcm",
        )
        claims = {
            "sub": self.public,
            "aud": f"https://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_SECONDS,
        }
        headers = {
            **self.signer.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Topic": topic,
        }
        connection = self.connect(parts.netloc)
        try:
            path = parts.path + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", path or "/", body, headers)
            answer = connection.getresponse()
        except (OSError, http.client.HTTPException):
            return Sent("later")
        finally:
            connection.close()
        if answer.status in (404, 410):
            return Sent("gone")
        if answer.status == 429 or answer.status >= 500:
            return Sent("later", seconds(answer.getheader("Retry-After", "")))
        return Sent("sent" if 200 <= answer.status < 300 else "refused")


def seconds(retry_after: str) -> int:
    """How long a service wants to be left alone; 0 where it does not say, or names a date, as hardly any does."""
    return min(int(retry_after), LONGEST_WAIT) if retry_after.isascii() and retry_after.isdigit() else 0


def own_key(folder: Path) -> bytes:
    """Made when a house first wants it; nobody else on this machine may read it. Of several servers one makes it."""
    from py_vapid import Vapid02

    file = folder / KEY
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            signer = Vapid02()
            signer.generate_keys()
            # Whole under another name first: nobody reads half of a key.
            made = folder / f"{KEY}.{secrets.token_hex(4)}"
            with open(made, "xb", opener=privately) as out:
                out.write(signer.private_pem())
            with suppress(FileExistsError):
                os.link(made, file)
            made.unlink()
        return file.read_bytes()
    except OSError:
        raise TableError(500, "shell-error-data-folder", folder=str(folder)) from None
