"""`hexenkessel types`: `view.d.ts` beside a game's `view.py`, so that the page knows what a view holds.

It is written from the shapes of the view: whatever the page reads and the view does not have, the type checker finds.
"""

from collections.abc import Mapping
from typing import Any, Final

from hexenkessel import shelf
from hexenkessel.kernel.content import read_content
from hexenkessel.kernel.game import Game
from hexenkessel.lab.pages import keep, our_games

FILE: Final = "view.d.ts"
HEAD: Final = """// Written by `hexenkessel types {id}` from view.py: change the view, not this file.

import type {{ Board, Common }} from "{web}/shell/types.js";

export type {{ GameEvent, Move, Say, Sitter }} from "{web}/shell/types.js";

export type View = Common & {{
"""
FOOT: Final = """};

export type BoardProps = Board<View>;
"""


def main(check: bool, games: list[str]) -> int:
    """Write the types of these games, else of all on the shelf, or check that they are true; the exit status."""
    files = {shelf.workplace(id) / FILE: declared(id) for id in games or shelf.games()}
    return keep(check, files, [], "hexenkessel types")


def declared(id: str) -> str:
    """The types of one game's view, always with the content that it came with."""
    game = shelf.build(id, read_content(shelf.folder(id) / "content.toml"))
    # Ours are checked in their folders, where the page's own types lie beside them.
    web = "../../web" if id in our_games() else "/web"
    fields = "".join(f"  {name}: {type};\n" for name, type in fields_of(game).items())
    return HEAD.format(id=id, web=web) + fields + FOOT


def fields_of(game: Game) -> dict[str, str]:
    """The game's own fields, and what it asks; the rest of the kernel's part is `Common` for all games."""
    common = {"asks": " | ".join([*(f'"{ask}"' for ask in game.asks), "null"])}
    if game.sealed_choices:
        common["sealed"] = "string[]"
    own = game.view_shapes.items()
    return common | {name: written(shape.schema(game.players[-1]), "  ") for name, shape in own}


def written(schema: Mapping[str, Any], indent: str) -> str:
    """A JSON schema in the type checker's words. Names of things are strings: anybody may replace a game's content."""
    if "anyOf" in schema:
        _, inner = schema["anyOf"]
        return nullable(written(inner, indent))
    if "enum" in schema:
        kind = "number" if isinstance(schema["enum"][-1], int) else "string"
        return nullable(kind) if None in schema["enum"] else kind
    match schema["type"]:
        case "integer":
            return "number"
        case "array":
            inner = written(schema["items"], indent)
            return f"({inner})[]" if inner.endswith(" | null") else f"{inner}[]"
        case "object":
            return record(schema["properties"], indent)
        case other:
            return str(other)


def nullable(type: str) -> str:
    return type if type.endswith(" | null") else f"{type} | null"


def record(properties: Mapping[str, Mapping[str, Any]], indent: str) -> str:
    """Fields by their names; where all are alike the names are things, such as the places of a map."""
    types = {name: written(inner, indent + "  ") for name, inner in properties.items()}
    alike = set(types.values())
    if len(types) > 2 and len(alike) == 1:
        return f"Record<string, {written(next(iter(properties.values())), indent)}>"
    return "{\n" + "".join(f"{indent}  {name}: {type};\n" for name, type in types.items()) + indent + "}"
