"""docs/protocol.md is what other clients are written from: its examples are real frames, and it leaves nothing out."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.table import protocol, rows
from hexenkessel.words import LANGUAGES, Catalogue

ROOT = Path(__file__).parents[2]
TABLE = ROOT / "src/hexenkessel/table"
DOCUMENT = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")


def examples(section: str) -> list[dict[str, Any]]:
    """Every JSON object of a section; `{…}` stands for something told elsewhere."""
    text = DOCUMENT.split(f"\n## {section}")[1].split("\n## ")[0]
    found: list[dict[str, Any]] = []
    for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL):
        rest = block.replace("{…}", "{}").strip()
        while rest:
            value, end = json.JSONDecoder().raw_decode(rest)
            found.append(value)
            rest = rest[end:].strip()
    return found


def test_every_frame_of_a_client_is_told_and_can_be_read() -> None:
    told = examples("3. WebSocket: what a client sends")
    for example in told:
        protocol.read_client.decode(json.dumps(example))
    assert {example["type"] for example in told} == tags(protocol.FromClient)


def test_every_frame_of_the_server_is_told_and_can_be_read() -> None:
    told = examples("4. WebSocket: what the server sends")
    frames = [example for example in told if "type" in example]
    for example in frames:
        if example["type"] == "snapshot":
            example["room"] = next(room for room in told if "seats" in room)
        read = protocol.read_server.decode(json.dumps(example))
        assert set(msgspec.to_builtins(read)) == set(example)
    untold = tags(protocol.FromServer) - {example["type"] for example in frames}
    assert untold == {"events", "room"}
    assert "**`events`**" in DOCUMENT and '{"type": "room", "seq": 9, "room": {…}}' in DOCUMENT


def tags(union: Any) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


def test_every_row_is_told_with_its_fields() -> None:
    told = dict(re.findall(r"^\| `(\w+)` \| ((?:`[^`]*`)?) ?\|", DOCUMENT, re.MULTILINE))
    for row in get_args(rows.AnyRow):
        tag = row.__struct_config__.tag
        shown = {"started": ("commitment", "events"), "move": ("seat", "move", "events", "forced")}.get(
            tag, row.public
        )
        assert told[tag].strip("`").split() == list(shown)


def codes(pattern: str) -> set[str]:
    found: set[str] = set()
    for file in TABLE.glob("*.py"):
        found |= set(re.findall(pattern, file.read_text(encoding="utf-8")))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_has_its_words(lang: str) -> None:
    words = Catalogue(lang, [TABLE])
    keys = codes(r'"((?:table|shell)-error-[a-z-]+)"')
    assert len(keys) > 30
    for key in keys | {f"table-reject-{code}" for code in codes(r'Reject\("([a-z-]+)"')}:
        assert words.has(key), key


def test_every_code_is_told() -> None:
    for code in codes(r'Reject\("([a-z-]+)"'):
        assert f"`{code}`" in DOCUMENT, code
    for code in codes(r"(?:Goodbye|dismiss)\((\d{4})"):
        assert re.search(rf"\b{code}\b", DOCUMENT), code


def test_errors_carry_what_their_sentences_need() -> None:
    """Every TableError in the code, with its facts, makes a whole sentence in both languages."""
    calls = codes(r'TableError\(\s*\d+, ("[a-z-]+"[^()]*(?:\([^()]*\)[^()]*)*)\)')
    assert len(calls) > 25
    catalogues = [Catalogue(lang, [TABLE]) for lang in LANGUAGES]
    for call in calls:
        key, *named = re.split(r",\s*(?=\w+=)", call.strip().rstrip(","))
        facts: dict[str, str | int] = {argument.split("=")[0]: 3 for argument in named}
        error = HexenkesselError(key.strip('"'), "", facts)
        for catalogue in catalogues:
            assert catalogue.text(error.key, **error.facts)
