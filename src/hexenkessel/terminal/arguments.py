"""What a person writes behind a command: options and a seat. Apart from the commands, for those that open no table."""

from collections.abc import Sequence

from hexenkessel import shelf
from hexenkessel.kernel.errors import HexenkesselError, UnknownOption


def read_options(id: str, given: Sequence[str]) -> dict[str, str]:
    """`side=ascending` as name and value; the game itself checks the value."""
    known = [option.id for option in shelf.game(id).options]
    chosen: dict[str, str] = {}
    for item in given:
        name, sign, value = item.partition("=")
        if not sign:
            raise HexenkesselError("terminal-error-option-form", f"{item!r} is no option", {"option": item})
        if name not in known:
            raise UnknownOption(name, known)
        chosen[name] = value
    return chosen


def read_seat(seat: str) -> int:
    """A seat as people write it, 1 or A, counted from 0."""
    if seat.isdecimal():
        return int(seat) - 1
    if len(seat) == 1 and seat.isascii() and seat.isalpha():
        return ord(seat.upper()) - ord("A")
    raise HexenkesselError("terminal-error-seat-form", f"{seat!r} is no seat", {"seat": seat})
