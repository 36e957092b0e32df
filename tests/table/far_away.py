"""What stands around a house on the internet: browsers that are closed, a push service and a mail server on this machine.

The push service is as strict as a real one. It speaks TLS under its own name, sends away whoever did not sign rightly
(RFC 8292), and opens nothing: only the browser can (RFC 8291). None of it is made with the packages that the house uses.
"""

import base64
import json
import os
import socketserver
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import msgspec
from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from hexenkessel.table import serve
from hexenkessel.table.client import Visitor
from tests.table.authenticator import Authenticator
from tests.table.tables import QUICK, Server, running
from tests.table.test_clock import at
from tests.waiting import until_so

PUBLIC: Final = "https://witches.example"
DAY: Final = 86_400
# What a push service takes, and no more.
MOST_BYTES: Final = 4096
# How often a server of ours looks whether it shall end; half a second by itself, and every test would wait for that.
POLL: Final = 0.02


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    kind = serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(serialization.Encoding.X962, kind)


# -- push ---------------------------------------------------------------------------------------------------------------


class Browser:
    """What a browser makes when it subscribes, and how it opens what comes."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def told(self) -> dict[str, str]:
        keys = {"p256dh": encode(point(self.key)), "auth": encode(self.auth)}
        return {"endpoint": self.endpoint, "lang": "de", **keys}

    def open(self, body: bytes) -> Any:
        """RFC 8188 with the keys of RFC 8291; InvalidTag where it was meant for somebody else."""
        salt, sender, sealed = body[:16], body[21:86], body[86:]
        assert int.from_bytes(body[16:20]) > len(sealed) and body[20] == len(sender)
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.key.exchange(ec.ECDH(), theirs)
        secret = derive(shared, self.auth, b"WebPush: info\0" + point(self.key) + sender, 32)
        key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        text, mark, padding = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\2")
        assert mark and not padding.strip(b"\0")
        return json.loads(text)


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


class Service:
    """A push service: what it took, what it found wrong, and what it answers next (201, if nothing is said)."""

    def __init__(self, folder: Path) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.wrong: list[str] = []
        self.answers: list[int | tuple[int, dict[str, str]]] = []
        # Which house may write to which browser.
        self.senders: dict[str, str] = {}
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                wrong = service.complaint(self.path, headers, body)
                if wrong:
                    service.wrong.append(wrong)
                    self.answer(403, {})
                    return
                service.got.append((self.path, headers, body))
                told = service.answers.pop(0) if service.answers else 201
                self.answer(*(told if isinstance(told, tuple) else (told, {})))

            def answer(self, status: int, headers: dict[str, str]) -> None:
                self.send_response(status)
                for name, value in {"Location": "http://127.0.0.1:1/elsewhere", **headers}.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Quiet."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.certificate = certificate(folder / "service.pem")
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(self.certificate)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        threading.Thread(target=self.server.serve_forever, args=(POLL,), daemon=True).start()

    @property
    def name(self) -> str:
        return f"localhost:{self.server.server_port}"

    def browser(self, path: str = "/wpush/v2/abc") -> Browser:
        return Browser(f"https://{self.name}{path}")

    async def subscribe(self, person: Visitor, browser: Browser | None = None) -> Browser:
        """Somebody says yes: their browser asks for an address that is good for this house, and tells it."""
        browser = browser or self.browser()
        house = (await person.call("GET", "/api/guest/notices"))["push"]
        self.senders[browser.endpoint.removeprefix(f"https://{self.name}")] = house
        await person.call("POST", "/api/guest/push", browser.told())
        return browser

    def complaint(self, path: str, headers: dict[str, str], body: bytes) -> str:
        """What a push service would find wrong with this."""
        scheme, _, rest = headers.get("authorization", "").partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(",") if "=" in part)
        signed, _, signature = parts.get("t", "").rpartition(".")
        if scheme != "vapid" or parts.get("k") != self.senders.get(path):
            return "not from the house that this browser knows"
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(parts["k"]))
        raw = decode(signature)
        halves = int.from_bytes(raw[:32]), int.from_bytes(raw[32:])
        try:
            key.verify(encode_dss_signature(*halves), signed.encode(), ec.ECDSA(SHA256()))
        except InvalidSignature:
            return "badly signed"
        head, claims = (json.loads(decode(part)) for part in signed.split("."))
        if head["alg"] != "ES256" or claims["aud"] != f"https://{self.name}":
            return f"meant for {claims['aud']}"
        if not time.time() < claims["exp"] <= time.time() + DAY:
            return "signed for too long"
        if not claims["sub"].startswith(("https:", "mailto:")):
            return "nobody to ask"
        if headers.get("content-encoding") != "aes128gcm" or not headers.get("ttl", "").isdigit():
            return "not as it is written"
        if len(headers.get("topic", "")) > 32 or len(body) > MOST_BYTES:
            return "too long"
        return ""


def certificate(file: Path) -> Path:
    """For `localhost`, with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, SHA256())
    )
    kind = serialization.PrivateFormat.PKCS8
    pem = serialization.Encoding.PEM
    file.write_bytes(
        key.private_bytes(pem, kind, serialization.NoEncryption())
        + made.public_bytes(serialization.Encoding.PEM)
    )
    return file


# -- letters ------------------------------------------------------------------------------------------------------------


class Post:
    """A mail server that keeps every letter."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, Any]] = []
        self.refuses = 0
        post = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.say("220 here")
                to = ""
                while line := self.rfile.readline().decode().strip():
                    word = line.upper()
                    if word.startswith("EHLO"):
                        self.say("250 here")
                    elif word.startswith("RCPT") and post.refuses:
                        post.refuses -= 1
                        self.say("451 later")
                    elif word.startswith("RCPT"):
                        to = line.partition("<")[2].partition(">")[0]
                        self.say("250 fine")
                    elif word == "DATA":
                        self.say("354 go on")
                        lines: list[bytes] = []
                        while (part := self.rfile.readline()) != b".\r\n":
                            lines.append(part.removeprefix(b"."))
                        post.letters.append((to, message_from_bytes(b"".join(lines))))
                        self.say("250 taken")
                    elif word == "QUIT":
                        self.say("221 bye")
                        return
                    else:
                        self.say("250 fine")

            def say(self, text: str) -> None:
                self.wfile.write(f"{text}\r\n".encode())

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, args=(POLL,), daemon=True).start()

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self.server.server_address[1]}?from=house@witches.example"


# -- passkeys -----------------------------------------------------------------------------------------------------------


async def add_passkey(person: Visitor, passkey: Authenticator) -> None:
    options = (await person.call("POST", "/api/guest/passkeys/challenge"))["options"]
    await person.call("POST", "/api/guest/passkeys", {"passkey": passkey.create(options), "name": "Phone"})


async def enter_by(passkey: Authenticator, device: Visitor) -> Visitor:
    """This device, for whoever has the passkey."""
    asking = Visitor(device.origin)
    options = (await asking.call("POST", "/api/passkey/challenge"))["options"]
    asking.cookie = f"{device.cookie}; {asking.cookie}"
    await asking.call("POST", "/api/passkey", passkey.get(options))
    entered = Visitor(device.origin)
    entered.cookie = device.cookie
    return entered


# -- a house with both --------------------------------------------------------------------------------------------------


class House:
    """A house on the internet with both, and what it has sent. Its time is what the test says."""

    def __init__(self, server: Server, service: Service, post: Post) -> None:
        self.server = server
        self.service = service
        self.post = post

    async def round(self) -> None:
        """The keeper goes round once, when everything has been noted."""
        house = self.server.house
        await until_so(lambda: not house.notices.noting)
        await at(self.server, house.timekeeper.go_round())

    async def rows(self, query: str, *values: object) -> list[Any]:
        return list(await at(self.server, self.server.house.store.rows(query, *values)))


@contextmanager
def open_house(folder: Path, database: str | None = None) -> Iterator[House]:
    """The house is told the name of the one service that it may write to, and trusts its certificate as it would any."""
    service, post = Service(folder), Post()
    limits = msgspec.structs.replace(QUICK, push_services=(service.name,))
    with (
        patch.dict(os.environ, SSL_CERT_FILE=str(service.certificate)),
        running(folder, limits, database, public=PUBLIC, doors="open") as server,
    ):
        serve.tell_turns(server.house, folder, post.address)
        yield House(server, service, post)
    service.server.shutdown()
    post.server.shutdown()
