"""A game's own `terminal.py`, found by its name; every part that it lacks is empty (kit.py)."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from hexenkessel import shelf
from hexenkessel.kernel.events import Json
from hexenkessel.terminal.kit import Canvas, Line, Scene, Tile


class Drawing:
    def __init__(self, id: str) -> None:
        name = f"{shelf.packages()[id]}.terminal"
        self._module: Any = import_module(name) if find_spec(name) is not None else None

    def facts(self, event: dict[str, Json]) -> dict[str, str | int]:
        return dict(self._part("facts", event) or {})

    def minor(self, event: dict[str, Json]) -> bool:
        """Whether something that happened is not worth a line of its own in a terminal."""
        return bool(self._part("minor", event))

    def sentences(self, scene: Scene) -> list[str]:
        return list(self._part("sentences", scene) or [])

    def headline(self, scene: Scene) -> str:
        return str(self._part("headline", scene) or "")

    def caption(self, scene: Scene) -> Line:
        return list(self._part("caption", scene) or [])

    def paint(self, scene: Scene) -> Canvas | None:
        canvas = self._part("paint", scene)
        assert canvas is None or isinstance(canvas, Canvas)
        return canvas

    def tiles(self, scene: Scene) -> list[Tile]:
        return list(self._part("tiles", scene) or [])

    def _part(self, name: str, argument: object) -> Any:
        part = getattr(self._module, name, None)
        return part(argument) if part is not None else None
