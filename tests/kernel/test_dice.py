"""Chance: the same on every platform, fair, and checkable afterwards.

The words of `Dice` below were printed by a program in C that uses the processor's own 32-bit arithmetic, those of
`KeyedDice` by OpenSSL's BLAKE2BMAC.
"""

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexenkessel import Dice, seeded
from hexenkessel.kernel.dice import KeyedDice, commitment, read_dice

SECRET = bytes(range(16))

words = st.integers(0, 2**32 - 1)


def take(dice: Dice, count: int) -> list[int]:
    return [dice.word() for _ in range(count)]


# -- the small dice --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "stream", "end"),
    [
        (
            (0, 0, 0, 1),
            "00000001 00000002 0000000c 0120001f 0360b483 99e14d9b d9c4e5de 3f6d95a6",
            "fd0d4c66:5c2bc344:8407c0ec:00000009",
        ),
        (
            (1, 2, 3, 4),
            "00000007 00000022 03600060 0b421d78 cc849c75 17ce4c72 2ed5fa36 e51a5f05",
            "0938b868:7566f367:630dc78f:0000000c",
        ),
        (
            (0xFFFFFFFF, 0xFFFFFFFE, 0x80000000, 0xFFFFFFFF),
            "fffffffc 7f800001 80cfffdd 778fca25 3f1a70d1 d54448ce 29f17ce5 a26bbd18",
            "8649183f:1fae254a:d1c89f83:00000007",
        ),
    ],
)
def test_words_of_sfc32(start: tuple[int, int, int, int], stream: str, end: str) -> None:
    dice = Dice(*start)
    assert take(dice, 8) == [int(word, 16) for word in stream.split()]
    assert dice.text() == f"sfc32:{end}"


def test_sfc32_after_a_million_words() -> None:
    dice = Dice(0xDEADBEEF, 0x01234567, 0x89ABCDEF, 1)
    for _ in range(1_000_000):
        dice.word()
    assert take(dice, 4) == [0xDEBC27C8, 0x3475C879, 0x16F6CFB4, 0x71D816A4]
    assert dice.text() == "sfc32:9614436b:6aa0193e:cba7caa4:000f4245"


@pytest.mark.parametrize(
    ("seed", "stream"),
    [
        (0, "0a3d3a87 d6b229cc e623579d e075d7f1"),
        (7, "7ff811c4 96626d71 12661223 4f2871e1"),
        (-1, "7c499d14 01f05e0e 48ac31a9 65289600"),
        (2**64, "834f80d0 72728467 d07509f8 294ef7c5"),
    ],
)
def test_words_of_a_seed(seed: int, stream: str) -> None:
    assert take(seeded(seed), 4) == [int(word, 16) for word in stream.split()]


# -- the keyed stream ------------------------------------------------------------------------------------------


def test_words_of_a_secret() -> None:
    """The first block in full, as OpenSSL prints it, and the beginning of the second."""
    block = bytes.fromhex(
        "2B2F486C5DF187DEADAD9B37DF9E10180E434C8FF8359DD28FE0F51B3C89269F"
        "4CF090080B620A6F9CF639F8E699A1327CDBF24F929CAE5989CB45EF9CFB89DA"
    )
    dice = seeded(SECRET)
    assert take(dice, 16) == [int.from_bytes(block[place : place + 4], "big") for place in range(0, 64, 4)]
    assert take(dice, 4) == [0x78D40D78, 0xBC058D14, 0xB8BAC0D1, 0xB6CA2842]


@given(secret=st.binary(min_size=16, max_size=64), skip=st.integers(0, 100))
def test_the_stream_is_what_the_table_promises(secret: bytes, skip: int) -> None:
    """Anybody can check a shuffle with the standard library: block i is BLAKE2b of i under the secret."""
    dice = seeded(secret)
    take(dice, skip)
    number, place = divmod(skip, 16)
    block = blake2b(number.to_bytes(8, "big"), key=secret).digest()
    assert dice.word() == int.from_bytes(block[4 * place : 4 * place + 4], "big")


def test_commitment_binds_to_the_secret() -> None:
    sealed = "60d4a2f29d8d490a05c08dae340c1ecb699ef3094a0e75734acf440d4dcb9834"
    assert commitment(SECRET) == sealed
    assert commitment(SECRET) == blake2b(SECRET, digest_size=32, person=b"hexenkessel-seal").hexdigest()
    assert commitment(bytes(16)) != sealed


def test_a_commitment_tells_nothing_about_the_stream() -> None:
    assert all(f"{word:08x}" not in commitment(SECRET) for word in take(seeded(SECRET), 32))


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(ValueError, match="16 bytes"):
        KeyedDice(bytes(15))


# -- fair numbers ----------------------------------------------------------------------------------------------


class Scripted(Dice):
    """Dice that say what the test needs."""

    def __init__(self, *script: int) -> None:
        super().__init__(0, 0, 0, 0)
        self.script = list(script)

    def word(self) -> int:
        return self.script.pop(0)


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 9, 54, 1000, 2**29 + 1, 3 * 2**28, 2**30 - 1, 2**30])
def test_below_is_exactly_fair(n: int) -> None:
    """Each number comes from equally many words: around every border, keep or reject is as arithmetic says.

    Of the 2**30 upper parts of a word, x belongs to the number x * n >> 30. The first of each number's are rejected
    so that floor(2**30 / n) of each stay.
    """
    whole, rest = divmod(2**30, n)
    for number in {0, n // 3, n // 2, n - 1}:
        first = -(-(number << 30) // n)
        after = -(-((number + 1) << 30) // n)
        kept = [x for x in range(first, min(after, first + 3)) if (x * n) % 2**30 >= rest]
        assert after - kept[0] == whole
        for x in range(first, min(after, first + 3)):
            dice = Scripted(x << 2, 0xFFFFFFFF)
            expected = number if x in kept else n - 1
            assert dice.below(n) == expected
            assert len(dice.script) == (1 if x in kept else 0)


def test_below_stays_below() -> None:
    dice = seeded(3)
    for n in (1, 2, 6, 54, 2**30):
        assert all(0 <= dice.below(n) < n for _ in range(200))


def test_a_die_falls_evenly() -> None:
    """60,000 rolls: chi-square of five degrees of freedom below 20.5 in 99.9 % of all seeds, and in this one."""
    dice = seeded(12)
    rolls = Counter(dice.roll() for _ in range(60_000))
    assert sorted(rolls) == [1, 2, 3, 4, 5, 6]
    assert sum((count - 10_000) ** 2 / 10_000 for count in rolls.values()) < 20.5


def test_chance_is_a_fraction() -> None:
    assert Scripted(0).chance() == 0.0
    assert Scripted(2**31).chance() == 0.5
    assert Scripted(2**32 - 1).chance() < 1.0


def test_every_shuffle_is_equally_likely() -> None:
    """24 orders of four cards, 24,000 shuffles: chi-square of 23 degrees of freedom below 49.7."""
    dice = seeded(5)
    orders: Counter[str] = Counter()
    for _ in range(24_000):
        cards = list("ABCD")
        dice.shuffle(cards)
        orders["".join(cards)] += 1
    assert len(orders) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 49.7


def test_a_shuffle_of_the_same_seed_is_the_same_everywhere() -> None:
    deck = list(range(10))
    seeded(7).shuffle(deck)
    assert deck == [7, 9, 6, 1, 8, 3, 2, 0, 5, 4]


def test_shuffling_loses_nothing() -> None:
    for size in range(6):
        deck = list(range(size))
        seeded(size).shuffle(deck)
        assert sorted(deck) == list(range(size))


# -- copies ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, SECRET])
def test_a_copy_goes_on_alike_and_apart(seed: int | bytes) -> None:
    for skip in range(20):
        dice = seeded(seed)
        take(dice, skip)
        copy, read = dice.copy(), read_dice(dice.text())
        expected = take(dice, 40)
        assert take(copy, 40) == take(read, 40) == expected
        assert copy.text() == read.text() == dice.text()


@pytest.mark.parametrize("seed", [1, SECRET])
def test_a_fork_shares_nothing_further(seed: int | bytes) -> None:
    """A fork of a table's stream is of the small kind: the secret does not travel into imagined states."""
    dice, same = seeded(seed), seeded(seed)
    fork, other = dice.fork(), same.fork()
    assert type(fork) is Dice
    assert take(fork, 20) == take(other, 20)
    assert not set(take(fork, 200)) & set(take(dice, 200))


@given(a=words, b=words, c=words, count=words)
def test_text_and_back(a: int, b: int, c: int, count: int) -> None:
    dice = Dice(a, b, c, count)
    assert read_dice(dice.text()).text() == dice.text()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "sfc32",
        "sfc32:1:2:3",
        "sfc32:1:2:3:4:5",
        "sfc32:1:2:3:x",
        "sfc32:1:2:3:100000000",
        "sfc32:-1:2:3:4",
        "mt19937:1:2:3:4",
        "blake2b:00:0",
        "blake2b:" + "0" * 31 + ":0",
        "blake2b:" + "0" * 32 + ":-1",
        "blake2b:" + "0" * 32,
    ],
)
def test_no_dice(text: str) -> None:
    with pytest.raises(ValueError):
        read_dice(text)
