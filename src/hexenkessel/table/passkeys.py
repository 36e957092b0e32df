"""Passkeys: the way back to oneself in a house on the internet, from any device and without a password.

A passkey is a pair of keys that a phone or a password manager keeps, bound to the name of the house. Here lies the public
half. Whoever signs a challenge with the other half is the person it belongs to. The package `webauthn` reads and checks
what browsers send; it comes with the extra `public`.

The SQL in here is understood by both databases (people.py).
"""

import asyncio
import hashlib
import ipaddress
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from importlib.util import find_spec
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, field

from hexenkessel.table.errors import TableError
from hexenkessel.table.store import Store
from hexenkessel.table.tokens import digest

T = TypeVar("T")

LIBRARY: Final = "webauthn"
HOUSE: Final = "Hexenkessel"
# Of one person.
MOST: Final = 12
# So long may somebody look for their finger, their phone or their security key.
CHALLENGE_SECONDS: Final = 300
CHALLENGE_BYTES: Final = 32
COLUMNS: Final = "id, person, handle, public_key, counter, name, made, used"

# `handle` is what the passkey calls its person: it stays what it was when two persons turn out to be one.
MIGRATION: Final = """
    CREATE TABLE passkeys (
        id text PRIMARY KEY, person text NOT NULL, handle text NOT NULL, public_key text NOT NULL, counter bigint NOT NULL,
        name text NOT NULL, made bigint NOT NULL, used bigint NOT NULL
    );
    CREATE INDEX passkeys_of_person ON passkeys (person);
    CREATE TABLE challenges (
        session text NOT NULL, what text NOT NULL, challenge text NOT NULL, until bigint NOT NULL,
        PRIMARY KEY (session, what)
    )
"""

# What a challenge was given out for.
What = Literal["add", "enter"]
# Bytes as browsers write them: base64url.
Key = Annotated[str, Meta(min_length=1, max_length=1400)]
Bytes = Annotated[str, Meta(min_length=1, max_length=16_000)]


class Site(NamedTuple):
    """What passkeys are bound to: the name of the house alone, and the origin that a browser says."""

    name: str
    origin: str


def site_of(public: str | None) -> Site | None:
    """Browsers keep passkeys for names only, and only where nobody can listen in: encrypted, or on this very machine."""
    if public is None:
        return None
    parts = urlsplit(public)
    name = parts.hostname or ""
    if parts.scheme != "https" and name != "localhost":
        return None
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return Site(name, public)
    return None


# -- what browsers send -----------------------------------------------------------------------------------------


class Attestation(msgspec.Struct):
    client_data: Bytes = field(name="clientDataJSON")
    attestation: Bytes = field(name="attestationObject")


class NewKey(msgspec.Struct):
    """What `navigator.credentials.create` has made."""

    id: Key
    raw_id: Key = field(name="rawId")
    type: Literal["public-key"]
    response: Attestation


class Assertion(msgspec.Struct):
    client_data: Bytes = field(name="clientDataJSON")
    authenticator_data: Bytes = field(name="authenticatorData")
    signature: Bytes
    user_handle: Key | None = field(name="userHandle", default=None)


class SignedKey(msgspec.Struct):
    """What `navigator.credentials.get` has signed."""

    id: Key
    raw_id: Key = field(name="rawId")
    type: Literal["public-key"]
    response: Assertion


# -- what is kept -----------------------------------------------------------------------------------------------


class Passkey(msgspec.Struct, frozen=True):
    """One of somebody's own. `passkey` is a name for it that opens nothing; the times are seconds since 1970."""

    passkey: str
    name: str
    made: int
    used: int


class Passkeys:
    def __init__(self, store: Store, public: str | None) -> None:
        self.store = store
        self.site = site_of(public)

    @property
    def offered(self) -> bool:
        return self.site is not None and find_spec(LIBRARY) is not None

    def here(self) -> Site:
        if self.site is None or not self.offered:
            raise TableError(404, "table-error-no-file")
        return self.site

    async def warm_up(self) -> None:
        """Reading the package takes a second: not in the middle of somebody's move."""
        if self.offered:
            await asyncio.to_thread(__import__, LIBRARY)

    async def of(self, person: str) -> list[Passkey]:
        query = "SELECT id, name, made, used FROM passkeys WHERE person = $1 ORDER BY made, id"
        found = await self.store.rows(query, person)
        return [Passkey(short(id), name, int(made), int(used)) for id, name, made, used in found]

    async def remove(self, person: str, passkey: str) -> None:
        """Only one's own, by the name that `of` gives it."""
        for (id,) in await self.store.rows("SELECT id FROM passkeys WHERE person = $1", person):
            if short(id) == passkey:
                await self.store.write(("DELETE FROM passkeys WHERE id = $1", (id,)))
                return
        raise TableError(404, "table-error-no-such-passkey")

    # -- challenges ----------------------------------------------------------------------------------------------

    async def challenge(self, session: str, what: What) -> bytes:
        """A new one for this session; the one before counts no more."""
        made, now = secrets.token_bytes(CHALLENGE_BYTES), int(time.time())
        query = """
            INSERT INTO challenges VALUES ($1, $2, $3, $4)
            ON CONFLICT (session, what) DO UPDATE SET challenge = excluded.challenge, until = excluded.until
        """
        await self.store.write(
            ("DELETE FROM challenges WHERE until < $1", (now,)),
            (query, (session, what, encode(made), now + CHALLENGE_SECONDS)),
        )
        return made

    async def take_challenge(self, session: str, what: What) -> bytes:
        """It is used up, whatever comes of it."""
        query = "DELETE FROM challenges WHERE session = $1 AND what = $2 RETURNING challenge, until"
        for challenge, until in await self.store.change(query, session, what):
            if until >= time.time():
                return decode(challenge)
        raise TableError(403, "table-error-passkey")

    # -- a new passkey -------------------------------------------------------------------------------------------

    async def begin_adding(self, session: str, person: str, name: str) -> dict[str, Any]:
        """What a browser makes a passkey from, for the guest of this session."""
        site = self.here()
        own = [
            str(row[0]) for row in await self.store.rows("SELECT id FROM passkeys WHERE person = $1", person)
        ]
        if len(own) >= MOST:
            raise TableError(429, "table-error-too-many-passkeys", most=MOST)
        import webauthn
        from webauthn.helpers import options_to_json_dict
        from webauthn.helpers import structs as web

        return options_to_json_dict(
            webauthn.generate_registration_options(
                rp_id=site.name,
                rp_name=HOUSE,
                user_id=handle_of(person),
                user_name=name or HOUSE,
                user_display_name=name or HOUSE,
                challenge=await self.challenge(session, "add"),
                timeout=CHALLENGE_SECONDS * 1000,
                authenticator_selection=web.AuthenticatorSelectionCriteria(
                    resident_key=web.ResidentKeyRequirement.REQUIRED,
                    user_verification=web.UserVerificationRequirement.PREFERRED,
                ),
                exclude_credentials=[web.PublicKeyCredentialDescriptor(id=decode(id)) for id in own],
            )
        )

    async def add(self, session: str, person: str, new: NewKey, name: str) -> None:
        site = self.here()
        challenge = await self.take_challenge(session, "add")
        import webauthn

        def check() -> tuple[str, str, int]:
            found = webauthn.verify_registration_response(
                credential=msgspec.to_builtins(new),
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
            )
            return encode(found.credential_id), encode(found.credential_public_key), found.sign_count

        id, public_key, counter = await asyncio.to_thread(sound, check)
        now = int(time.time())
        values = (id, person, encode(handle_of(person)), public_key, counter, name, now, now)
        query = f"""
            INSERT INTO passkeys ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id
        """
        # One that somebody has already is nobody else's.
        if not await self.store.change(query, *values):
            raise TableError(403, "table-error-passkey")

    # -- the way in ----------------------------------------------------------------------------------------------

    async def begin_entering(self, session: str) -> dict[str, Any]:
        """Without a list of passkeys: whoever asks does not say who they are, and is not told who is known here."""
        site = self.here()
        import webauthn
        from webauthn.helpers import options_to_json_dict

        return options_to_json_dict(
            webauthn.generate_authentication_options(
                rp_id=site.name,
                challenge=await self.challenge(session, "enter"),
                timeout=CHALLENGE_SECONDS * 1000,
            )
        )

    async def enter(self, session: str, signed: SignedKey) -> str:
        """Whose passkey has signed this session's challenge. Whatever is wrong with it, the answer is the same."""
        site = self.here()
        challenge = await self.take_challenge(session, "enter")
        query = "SELECT handle, public_key, counter FROM passkeys WHERE id = $1"
        found = await self.store.rows(query, signed.id)
        if not found or found[0][0] != signed.response.user_handle:
            raise TableError(403, "table-error-passkey")
        _, public_key, counter = found[0]
        import webauthn

        def check() -> int:
            return webauthn.verify_authentication_response(
                credential=msgspec.to_builtins(signed),
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=decode(public_key),
                credential_current_sign_count=counter,
            ).new_sign_count

        counted = await asyncio.to_thread(sound, check)
        # A counter that does not grow is a copy's; many passkeys don't count at all. Two at once: one is too late.
        query = """
            UPDATE passkeys SET counter = $2, used = $3
            WHERE id = $1 AND (counter < $2 OR counter = 0 AND $2 = 0) RETURNING person
        """
        person = await self.store.change(query, signed.id, counted, int(time.time()))
        if not person:
            raise TableError(403, "table-error-passkey")
        return str(person[0][0])


def sound(check: Callable[[], T]) -> T:
    """What strangers send can break whoever reads it in many ways, and none of them is told."""
    try:
        return check()
    except Exception:
        raise TableError(403, "table-error-passkey") from None


def handle_of(person: str) -> bytes:
    """What a passkey calls this person; it says nothing about them."""
    return hashlib.sha256(f"passkey/{person}".encode()).digest()


def short(id: str) -> str:
    return digest(id)[:16]


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
