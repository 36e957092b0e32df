"""Results that outlive an interruption: a line in a file for each thing that is done (`--keep`).

A line says which thing it was by a digest of all that its result depends on, so one file may keep the work of several
commands, and nothing that was done with other rules or another budget is taken for what is wanted now.
"""

from hashlib import sha256
from pathlib import Path
from typing import Any, Generic, TypeVar, get_origin

import msgspec

Done = TypeVar("Done")


class Kept(Generic[Done]):
    def __init__(self, file: Path, about: str, kind: type[Done]) -> None:
        self.file = file
        self.about = about
        self.kind = kind
        self.lines: dict[str, Any] = {}
        text = file.read_bytes() if file.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]
        if len(whole) < len(text):
            file.write_bytes(whole)  # the last line was cut short when the plug was pulled
        for line in whole.splitlines():
            name, done = msgspec.json.decode(line)
            self.lines[name] = done

    def get(self, thing: object) -> Done | None:
        found = self.lines.get(self.name(thing))
        return None if found is None else msgspec.convert(found, self.kind, dec_hook=made_of)

    def add(self, thing: object, done: Done) -> None:
        with self.file.open("ab") as stream:
            stream.write(msgspec.json.encode([self.name(thing), done]) + b"\n")

    def name(self, thing: object) -> str:
        return sha256(f"{self.about} {thing!r}".encode()).hexdigest()[:24]


def made_of(kind: Any, data: Any) -> Any:
    """A field of a kind that msgspec does not know, such as a Counter; it looks itself whether this is one."""
    return (get_origin(kind) or kind)(data)
