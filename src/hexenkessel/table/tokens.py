"""Tokens: 256 bits of chance for whoever holds them; the server keeps only their hashes."""

import hashlib
import secrets
import unicodedata
from typing import Final

from hexenkessel.table.errors import TableError
from hexenkessel.table.limits import NAME_LENGTH

# Without vowels and look-alikes: an id can be read out on the phone and spells no word.
ALPHABET: Final = "23456789bcdfghjkmnpqrstvwxz"
ID_LENGTH: Final = 12


def new_token() -> str:
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """A fast hash is enough: nobody guesses 256 bits."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_table_id() -> str:
    """57 bits: the id is the invitation, so it can't be guessed over a network."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def clean_name(name: str) -> str:
    """A name as it is shown: trimmed, composed, one line, nothing that turns text around."""
    name = unicodedata.normalize("NFC", name[: 8 * NAME_LENGTH + 1]).strip()
    if not 0 < len(name) <= NAME_LENGTH or any(unicodedata.category(sign)[0] == "C" for sign in name):
        raise TableError(400, "table-error-name", most=NAME_LENGTH)
    return name
