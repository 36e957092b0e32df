"""Chance. The same seed gives the same game on every platform and in every build.

`Dice` is Chris Doty-Humphrey's sfc32: four words of 32 bits, additions, shifts and nothing above 2**62, so that
the compiled build never leaves machine integers. `KeyedDice` is the stream of a table: BLAKE2b keyed with a secret
whose hash is published before the first card and which is shown after the last, so that everyone can check the shuffle.
"""

from hashlib import blake2b
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

WORD: Final[i64] = 0xFFFFFFFF
SHORT: Final[i64] = 0x3FFFFFFF
LEAST_SECRET: Final = 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A small stream of chance; equal words make equal dice."""

    def __init__(self, a: int, b: int, c: int, count: int) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.count: i64 = count

    def word(self) -> i64:
        """The next 32 bits."""
        out = (self.a + self.b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        b = self.b
        c = self.c
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + out) & WORD
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, n up to 2**30, each equally likely (Lemire's multiplication with rejection).

        It takes the upper 30 bits of a word: mypyc multiplies factors below 2**30 without leaving the machine.
        """
        wide = (self.word() >> 2) * n
        low = wide & SHORT
        if low < n:
            least = (SHORT + 1 - n) % n
            while low < least:
                wide = (self.word() >> 2) * n
                low = wide & SHORT
        return wide >> 30

    def roll(self) -> int:
        """One die: 1 to 6."""
        return self.below(6) + 1

    def chance(self) -> float:
        """A fraction in [0, 1)."""
        return int(self.word()) / 4294967296.0

    def shuffle(self, things: list[Any]) -> None:
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def fork(self) -> "Dice":
        """Fresh dice that share nothing with these but their start; always the small kind."""
        fresh = Dice(self.word(), self.word(), self.word(), 1)
        for _ in range(12):
            fresh.word()
        return fresh

    def copy(self) -> "Dice":
        return Dice(self.a, self.b, self.c, self.count)

    def text(self) -> str:
        return f"sfc32:{self.a:08x}:{self.b:08x}:{self.c:08x}:{self.count:08x}"


class KeyedDice(Dice):
    """Block i of the stream is BLAKE2b-512 of i (8 bytes, big-endian) under the secret: 16 words of 4 bytes."""

    def __init__(self, secret: bytes, position: int = 0) -> None:
        if len(secret) < LEAST_SECRET:
            raise ValueError(f"a secret needs at least {LEAST_SECRET} bytes")
        super().__init__(0, 0, 0, 0)
        self.secret = secret
        self.position = position
        self.block = b""

    def word(self) -> i64:
        place = self.position % 16
        if place == 0 or not self.block:
            number = self.position // 16
            self.block = blake2b(number.to_bytes(8, "big"), key=self.secret[:64], digest_size=64).digest()
        self.position += 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "big")

    def copy(self) -> "Dice":
        return KeyedDice(self.secret, self.position)

    def text(self) -> str:
        return f"blake2b:{self.secret.hex()}:{self.position}"


def seeded(seed: int | bytes) -> Dice:
    """The dice of a game: small ones for a number, the keyed stream for the secret of a table."""
    if isinstance(seed, bytes):
        return KeyedDice(seed)
    digest = blake2b(str(seed).encode(), digest_size=12, person=b"hexenkessel-dice").digest()
    dice = Dice(
        int.from_bytes(digest[0:4], "big"),
        int.from_bytes(digest[4:8], "big"),
        int.from_bytes(digest[8:12], "big"),
        1,
    )
    for _ in range(12):
        dice.word()
    return dice


def read_dice(text: str) -> Dice:
    """The inverse of `Dice.text`."""
    parts = text.split(":")
    if parts[0] == "blake2b" and len(parts) == 3 and parts[2].isdecimal():
        return KeyedDice(bytes.fromhex(parts[1]), int(parts[2]))
    words = [int(part, 16) for part in parts[1:]] if parts[0] == "sfc32" else []
    if len(words) == 4 and all(0 <= word <= WORD for word in words):
        return Dice(words[0], words[1], words[2], words[3])
    raise ValueError(f"no dice: {text!r}")


def commitment(secret: bytes) -> str:
    """What a table publishes before the first card, so that the secret can't be changed afterwards."""
    return blake2b(secret, digest_size=32, person=b"hexenkessel-seal").hexdigest()
