"""Who somebody is: names and what they wear. And tokens (256 bits of chance, kept as hashes only), secrets, ids."""

import hashlib
import secrets
import unicodedata
from collections.abc import Iterable
from typing import Final

import msgspec

from hexenkessel.table.errors import TableError
from hexenkessel.table.limits import NAME_LENGTH

# Without vowels and look-alikes: an id can be read out on the phone and spells no word.
ALPHABET: Final = "23456789bcdfghjkmnpqrstvwxz"
ID_LENGTH: Final = 12
SECRET_BYTES: Final = 32
# Letters and signs that show nothing: four fillers of Korean syllables, a cell of Braille without dots, a note without a
# head, and what holds the place of an object that is not there.
BLANKS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\U0001d159\ufffc")
LINES: Final = ("Zl", "Zp")
JOINERS: Final = "\u200c\u200d"
# Marks that are not seen themselves: they choose how the sign before them is drawn (many emoji have one), keep marks apart,
# or fill a place. Unicode calls all but the last default-ignorable.
UNSEEN: Final = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F), (0x17B4, 0x17B5), (0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF), (0x16FE4, 0x16FE4),
    )
    for code in range(first, last + 1)
)  # fmt: skip
# The medallions that a person may wear (the page draws them), and the colours of players (web/tokens.css).
ANIMALS: Final = (
    "cat", "owl", "raven", "frog", "bat", "spider", "fox", "deer", "rabbit", "snake", "hat", "mushroom",
)  # fmt: skip
COLOURS: Final = 6


def new_secret() -> bytes:
    """What a game is dealt from."""
    return secrets.token_bytes(SECRET_BYTES)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """A fast hash is enough: nobody guesses 256 bits."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_table_id() -> str:
    """57 bits: the id is the invitation, so it can't be guessed over a network."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


class Profile(msgspec.Struct, frozen=True):
    """What somebody likes to be called and to wear; empty, and 0, where they have not said."""

    name: str = ""
    animal: str = ""
    colour: int = 0


def check_profile(name: str, animal: str, colour: int) -> Profile:
    if animal and animal not in ANIMALS:
        raise TableError(400, "table-error-animal", known=", ".join(ANIMALS))
    if not 0 <= colour <= COLOURS:
        raise TableError(400, "table-error-colour", most=COLOURS)
    return Profile(clean_name(name) if name.strip() else "", animal, colour)


def clean_name(name: str) -> str:
    """A name as it is shown: trimmed, composed, one line, nothing that turns text around or looks like nothing."""
    name = unicodedata.normalize("NFC", name[: 8 * NAME_LENGTH + 1]).strip()
    kinds = [unicodedata.category(sign) for sign in name]
    hidden = any(
        kind in LINES or (kind[0] == "C" and not joins(name, place)) for place, kind in enumerate(kinds)
    )
    seen = any(kind[0] in "LNPS" for kind in kinds)
    if not 0 < len(name) <= NAME_LENGTH or hidden or not seen or not BLANKS.isdisjoint(name):
        raise TableError(400, "table-error-name", most=NAME_LENGTH)
    return name


def joins(name: str, place: int) -> bool:
    """Whether this sign only joins its neighbours, as in many emoji, or keeps letters apart, as in Persian names."""
    return name[place] in JOINERS and 0 < place < len(name) - 1 and name[place + 1] not in JOINERS


def distinct(name: str, taken: Iterable[str]) -> str:
    """The same name, or with a number behind it where somebody at the table looks the same already."""
    looks = {look(other) for other in taken}
    number = 1
    found = name
    while look(found) in looks:
        number += 1
        found = f"{name[: NAME_LENGTH - 1 - len(str(number))].rstrip()} {number}"
    return found


def look(name: str) -> str:
    """Without what the eye does not tell apart."""
    shown = "".join(sign for sign in name if sign not in JOINERS and sign not in UNSEEN)
    plain = unicodedata.normalize("NFKC", shown).casefold()
    return "".join(sign for sign in plain if not sign.isspace())
