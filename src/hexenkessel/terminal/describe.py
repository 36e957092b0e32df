"""Any view as readable lines, from its shape alone: what a game without a picture of its own looks like."""

from hexenkessel.kernel.events import Json
from hexenkessel.kernel.shape import Bag, Fields, Flag, Maybe, PerSeat, Pile, Row, Seat, Shape
from hexenkessel.terminal.kit import Scene
from hexenkessel.terminal.speech import Speech

# Said elsewhere: in the question, the ranking and the status line.
SHARED = ("seat", "deciding", "asks", "over", "scores", "places", "won")


def sentences(scene: Scene, speech: Speech) -> list[str]:
    """The table in plain lines: in the game's own words where it brings them."""
    shapes = speech.game.view_shape().shapes
    return speech.drawing.sentences(scene) or [
        f"{label(name, speech)}: {value(scene.view[name], shape, speech)}"
        for name, shape in shapes.items()
        if name not in SHARED
    ]


def label(name: str, speech: Speech) -> str:
    """What the game calls this thing; its bare name where it has no word for it."""
    bare = speech.text_or(f"terminal-view-{name}", name.replace("_", " "))
    return speech.text_or(f"{speech.game.id}-thing-{name.replace('_', '-')}", bare)


def value(data: Json, shape: Shape, speech: Speech) -> str:
    """One value in words. Names of things stay as the game writes them in its moves."""
    words = speech.words
    if data is None:
        return words.text("terminal-nothing")
    if isinstance(shape, Maybe):
        return value(data, shape.inner, speech)
    if isinstance(shape, Flag):
        return words.text("terminal-yes" if data else "terminal-no")
    if isinstance(shape, Seat):
        return speech.names[data]
    if isinstance(shape, PerSeat):
        return "; ".join(
            f"{name} {value(item, shape.inner, speech)}"
            for name, item in zip(speech.names, data, strict=True)
        )
    if isinstance(shape, Fields):
        return ", ".join(
            f"{label(name, speech)} {value(data[name], inner, speech)}"
            for name, inner in shape.shapes.items()
        )
    if isinstance(shape, Pile | Bag | Row) and not data:
        return words.text("terminal-nothing")
    if isinstance(shape, Row):
        return ", ".join(value(item, shape.inner, speech) for item in data)
    if isinstance(shape, Pile):
        return ", ".join(str(item) for item in data)
    return str(data)
