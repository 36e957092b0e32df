"""The values that the tests count with, where the game ships others since it was tuned (docs/balance.md)."""

import json
from typing import Any

from hexenkessel import Game, shelf
from hexenkessel.kernel.content import Content

# By table, id of the entry and key: the value that was proposed, and the tuned one.
Tuned = dict[str, tuple[Any, Any]]


def proposal(game: str, tuned: Tuned) -> str:
    """The game's content file with every tuned value put back."""
    text = (shelf.folder(game) / "content.toml").read_text(encoding="utf-8")
    content = Content("content.toml", text)
    lines = text.splitlines()
    for path, (proposed, shipped) in tuned.items():
        table, id, key = path.split(".")
        ids = [entry["id"] for entry in content.data[table]]
        place = content.line(table, ids.index(id), key) - 1
        assert lines[place].partition(" #")[0] == f"{key} = {json.dumps(shipped)}", path
        lines[place] = f"{key} = {json.dumps(proposed)}"
    return "\n".join(lines) + "\n"


def as_proposed(game: str, tuned: Tuned) -> Game:
    return shelf.build(game, Content("proposal", proposal(game, tuned)))
