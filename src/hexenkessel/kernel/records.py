"""Records: a whole game as text, like PGN for chess.

Headings in brackets say what was played, one line a move says who did what. `#` begins a comment.
"""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from hexenkessel.kernel.errors import BrokenRecord, Fact

SEATS: Final = "ABCDEFGH"
HEADING: Final = re.compile(r'\[([a-z][a-z0-9_.]*) "(.*)"\]')
# Nine digits: longer numbers are no counts, and Python refuses to read very long ones.
MOVE: Final = re.compile(r"(\d{1,9}) ([A-H]) (\S.*)")


class Record:
    """A parsed record; `moves` has the line, the seat and the text of every move."""

    def __init__(self) -> None:
        self.headings: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        self.moves: list[tuple[int, int, str]] = []

    def heading(self, name: str) -> str:
        if name not in self.headings:
            raise BrokenRecord(0, "shell-problem-record-heading", heading=name)
        return self.headings[name]

    def number(self, name: str) -> int:
        text = self.heading(name)
        if not text.isdecimal() or len(text) > 9:
            raise BrokenRecord(self.lines[name], "shell-problem-record-number", heading=name, found=text[:60])
        return int(text)

    @property
    def options(self) -> dict[str, str]:
        return {
            name.removeprefix("option."): text
            for name, text in self.headings.items()
            if name.startswith("option.")
        }

    @property
    def seed(self) -> int | bytes | None:
        """A number, the secret of a table ("blake2b:" and hex digits), or nothing before a position."""
        text = self.headings.get("seed")
        if text is None:
            return None
        try:
            return bytes.fromhex(text[8:]) if text.startswith("blake2b:") else int(text)
        except ValueError:
            raise BrokenRecord(self.lines["seed"], "shell-problem-record-seed", found=text[:60]) from None

    @property
    def position(self) -> dict[str, Any] | None:
        text = self.headings.get("position")
        if text is None:
            return None
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            line = self.lines["position"]
            raise BrokenRecord(line, "shell-problem-record-json", detail=str(error)) from None
        if not isinstance(data, dict):
            raise BrokenRecord(self.lines["position"], "shell-problem-record-json", detail="no object")
        return data


def write_record(
    game: str,
    edition: int,
    content: str,
    players: int,
    seed: int | bytes | None,
    origin: dict[str, Any] | None,
    options: Mapping[str, Fact],
    moves: Sequence[tuple[int, str]],
    scores: Sequence[int] | None,
) -> str:
    lines = [
        f'[game "{game}"]',
        f'[edition "{edition}"]',
        f'[content "{content}"]',
        f'[players "{players}"]',
    ]
    if isinstance(seed, bytes):
        lines.append(f'[seed "blake2b:{seed.hex()}"]')
    elif seed is not None:
        lines.append(f'[seed "{seed}"]')
    elif origin is not None:
        lines.append(f'[position "{json.dumps(origin, ensure_ascii=False)}"]')
    lines.extend([f'[option.{name} "{str(value).lower()}"]' for name, value in options.items()])
    if scores is not None:
        lines.append(f'[result "{result(scores)}"]')
    lines.append("")
    lines.extend([f"{number} {SEATS[seat]} {text}" for number, (seat, text) in enumerate(moves, 1)])
    return "\n".join(lines) + "\n"


def result(scores: Sequence[int]) -> str:
    """The points of every seat, as they stand in the heading of a finished game."""
    return ", ".join([f"{SEATS[seat]} {points}" for seat, points in enumerate(scores)])


def parse_record(text: str) -> Record:
    record = Record()
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        heading = HEADING.fullmatch(line)
        move = MOVE.fullmatch(line)
        if heading is not None and not record.moves:
            if heading.group(1) in record.headings:
                raise BrokenRecord(number, "shell-problem-record-twice", heading=heading.group(1))
            record.headings[heading.group(1)] = heading.group(2)
            record.lines[heading.group(1)] = number
        elif move is not None:
            if int(move.group(1)) != len(record.moves) + 1:
                raise BrokenRecord(number, "shell-problem-record-count", wanted=len(record.moves) + 1)
            record.moves.append((number, SEATS.index(move.group(2)), move.group(3)))
        else:
            raise BrokenRecord(number, "shell-problem-record-line", found=line[:60])
    if not record.headings:
        raise BrokenRecord(0, "shell-problem-record-empty")
    return record
