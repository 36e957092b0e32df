"""The Witches in a terminal: Lancre as a map of signs, the attempt in a line, everybody's witch and markers below."""

from functools import partial
from typing import Any, Final

from hexenkessel.terminal import kit
from hexenkessel.terminal.kit import GOLD, Canvas, Line, Scene, above_sheet, content_of, fitted, seat_mark
from hexenkessel.words import Catalogue

# An easy problem, a hard one, one that lies face down: how they are written.
EASY: Final = "bold #12351c on #e9efd4"
HARD: Final = "bold #ffffff on #6c3f93"
DOWN: Final = "bold #cdb4f5 on #241642"
CRISIS: Final = "bold #ffffff on #b5301f"
CACKLE: Final = "☺"
ALISS: Final = "♀"
POINTS: Final = "★"
CARDS: Final = "▯"
SMALLEST: Final = (50, 11)
ROOMY: Final = 18  # rows with a line for every player
# The map in use; at a table with another one it is told in sentences.
MAP: Final = content_of("witches").data
POINT: Final = {place["id"]: (place["x"], place["y"]) for place in MAP["place"]}
ROADS: Final = [tuple(road["ends"]) for road in MAP["road"]]
CARD: Final = {card["id"]: card for card in MAP["card"]}
DUNGEON: Final = (MAP["dungeon"]["x"], MAP["dungeon"]["y"])
NORTH: Final = min(y for _, y in POINT.values())
SOUTH: Final = max(y for _, y in POINT.values())
TAG: Final = 5
# Where a sign moves when its cell is taken: below, above, aside.
ASIDE: Final = (
    *((0, 0), (0, 1), (0, -1), (TAG, 0), (-TAG, 0)),
    *((TAG, 1), (-TAG, 1), (TAG, -1), (-TAG, -1), (0, 2)),
)


# -- words ---------------------------------------------------------------------------------------------------

thing: Final = partial(kit.thing, "witches")


def parted(space: str) -> tuple[str, int]:
    """A space as its place and its number there; 0 where there is only one."""
    place, dash, spot = space.rpartition("-")
    return (place, int(spot)) if dash else (space, 0)


def where(space: str | None, words: Catalogue) -> str:
    if space is None:
        return "–"
    if space == "dungeon":
        return thing("dungeon", words)
    place, spot = parted(space)
    return words.text("witches-where", place=place, spot=spot)


def tile_name(tile: str | None, words: Catalogue) -> str:
    return words.text("witches-tile", tile=tile or "unknown")


def card_words(card: str, words: Catalogue) -> str:
    """A card with what it can do: Nanny Ogg (broomstick, Helping Hand)."""
    entry = CARD.get(card)
    if entry is None:
        return words.text("witches-card", card=card)
    uses = [words.text("witches-use", use=entry[part]) for part in ("symbol", "advantage")]
    if "bonus" in entry:
        uses[1] += f" +{entry['bonus']}"
    return f"{words.text('witches-card', card=entry['name'])} ({', '.join(uses)})"


# -- plain lines -------------------------------------------------------------------------------------------


def sentences(scene: Scene) -> list[str]:
    view = scene.view
    lines = [headline(scene)]
    if view["attempt"] is not None:
        lines.append(attempt_words(scene))
    lines += [tile_sentence(scene, space) for space, lying in view["board"].items() if lying is not None]
    lines += [seat_sentence(scene, seat) for seat in range(len(scene.names))]
    if view["hand"]:
        cards = ", ".join(card_words(card, scene.words) for card in view["hand"])
        lines.append(f"{thing('hand', scene.words)}: {cards}")
    return lines


def headline(scene: Scene) -> str:
    """What is left before all is lost, or won."""
    view, words = scene.view, scene.words
    parts = [
        f"{thing('box', words)} {view['tiles_left']}",
        f"{thing('crisis', words)} {view['crisis_supply']}",
        f"{thing('cackle', words)} {view['cackle_supply']}",
        f"{thing('aliss', words)} {view['aliss_supply']}",
        f"{tile_name('elves', words)} {view['elves']}/{view['too_many_elves']}",
    ]
    if view["together"]:
        parts.append(f"{thing('hard', words)} {view['hard_left']} → {view['most_hard_left']}")
    return " · ".join(parts)


def attempt_words(scene: Scene) -> str:
    """The scene of an attempt: what is there, what it takes, how likely it is."""
    attempt, words = scene.view["attempt"], scene.words
    dice = " ".join(f"[{face or CACKLE}]" for face in attempt["dice"])
    bare, best = round(attempt["chance"] / 10), round((attempt["best_chance"] or 0) / 10)
    shares = [bare] if best <= bare else [bare, best]
    chance = "–".join(words.text("page-percent", share=share) for share in shares)
    parts = [tile_name(attempt["tile"], words), dice, f"{attempt['total']}/{attempt['needed']}", chance]
    return f"{thing('attempt', words)}: " + "  ".join(part for part in parts if part)


def tile_sentence(scene: Scene, space: str) -> str:
    """A problem with what it takes and the reader's own chance; crises as exclamation marks."""
    lying = scene.view["board"][space]
    parts = [tile_name(lying["tile"], scene.words)]
    if lying["needed"] is not None:
        parts.append(str(lying["needed"]))
    if lying["crises"]:
        parts.append("!" * lying["crises"])
    if lying["tile"] is not None and not lying["face_up"]:
        parts.append("(?)")
    if lying["chance"] is not None:
        parts.append(f"– {scene.words.text('page-percent', share=round(lying['chance'] / 10))}")
    return f"{where(space, scene.words)}: {' '.join(parts)}"


def seat_sentence(scene: Scene, seat: int) -> str:
    view, words = scene.view, scene.words
    parts = [
        where(view["witches"][seat], words),
        words.text("witches-points", points=view["points"][seat]),
        words.text("witches-markers", markers=view["cackle"][seat]),
        words.text("witches-cards", cards=view["hand_sizes"][seat]),
    ]
    personality = view["personalities"][seat]
    if personality:
        parts.insert(0, words.text("witches-personality", personality=personality))
    if view["aliss"][seat]:
        parts.append(f"{thing('aliss', words)} {view['aliss'][seat]}")
    solved = [tile_name(tile, words) for tile in (*view["easy"][seat], *view["hard"][seat])]
    return f"{scene.names[seat]}: {', '.join(parts)}" + (f"; {', '.join(solved)}" if solved else "")


# -- the map -----------------------------------------------------------------------------------------------


def paint(scene: Scene) -> Canvas | None:
    """The map with seats below it; at the end the score sheet as well, where there is room. Nothing where the map would not
    fit, or where it is another one."""
    known = all(parted(space)[0] in POINT for space in scene.view["board"])
    if not known or not scene.holds(SMALLEST):
        return None
    canvas = Canvas(scene.width, scene.height)
    scene = above_sheet(canvas, "witches", scene, ROOMY)
    seats = len(scene.names) if scene.height >= ROOMY else 1
    rows = scene.height - seats - 1
    paint_roads(canvas, rows)
    taken = paint_spaces(canvas, scene, rows)
    paint_names(canvas, scene, taken)
    if scene.view["attempt"] is not None:
        canvas.write(0, rows, fitted(attempt_words(scene), scene.width), f"bold {GOLD}")
    if seats > 1 or len(scene.names) == 1:
        for seat in range(len(scene.names)):
            paint_seat(canvas, 0, rows + 1 + seat, scene.width, seat, scene)
    else:
        share = scene.width // len(scene.names)
        for seat in range(len(scene.names)):
            paint_seat(canvas, share * seat, rows + 1, share - 1, seat, scene)
    return canvas


def cell(x: int, y: int, width: int, rows: int) -> tuple[int, int]:
    """Where a point of the map lies on the canvas."""
    return round(1 + x / 100 * (width - TAG - 5)), round((y - NORTH) / (SOUTH - NORTH) * (rows - 1))


def paint_roads(canvas: Canvas, rows: int) -> None:
    for one, other in ROADS:
        ax, ay = cell(*POINT[one], canvas.width, rows)
        bx, by = cell(*POINT[other], canvas.width, rows)
        steps = max(abs(bx - ax) // 2, abs(by - ay), 1)
        for step in range(steps + 1):
            x, y = ax + (bx - ax) * step // steps, ay + (by - ay) * step // steps
            canvas.write(x + 1, y, "·", "$chalk-dim")


def paint_spaces(canvas: Canvas, scene: Scene, rows: int) -> dict[tuple[int, int], str]:
    """Every space with its problem and its witches; where which cells are taken."""
    taken: dict[tuple[int, int], str] = {}
    for space in scene.view["board"]:
        place, spot = parted(space)
        x, y = cell(*POINT[place], canvas.width, rows)
        paint_space(canvas, scene, space, x + (spot - 2) * (TAG + 1) if spot else x, y, rows, taken)
    x, y = cell(*DUNGEON, canvas.width, rows)
    if "dungeon" in scene.view["witches"]:
        paint_space(canvas, scene, "dungeon", x, y, rows, taken)
    return taken


def paint_space(
    canvas: Canvas, scene: Scene, space: str, x: int, y: int, rows: int, taken: dict[tuple[int, int], str]
) -> None:
    sign, style = sign_of(scene.view["board"].get(space), space)
    here = [seat for seat, place in enumerate(scene.view["witches"]) if place == space]
    size = len(sign) + len(here)
    for dx, dy in ASIDE:
        left, top = min(max(x + dx, 0), canvas.width - size), y + dy
        cells = [(left + at, top) for at in range(-1, size + 1)]
        if 0 <= top < rows and not any(spot in taken for spot in cells):
            break
    taken.update(dict.fromkeys(cells[1:-1], space))
    canvas.write(left, top, sign, style)
    for at, seat in enumerate(here):
        letter, look = seat_mark(seat)
        canvas.write(left + len(sign) + at, top, letter, look)
    canvas.touchable(f"space:{space}", left, top, size)


def sign_of(lying: dict[str, Any] | None, space: str) -> tuple[str, str]:
    """A problem as few letters: its number, ? for an unknown one, brackets for one only the reader knows."""
    if lying is None:
        return ("#" if space == "dungeon" else "o", "bold $chalk")
    number = "?" if lying["needed"] is None else str(lying["needed"])
    if lying["tile"] is not None and not lying["face_up"]:
        number = f"({number})"
    sign = number + "!" * min(lying["crises"], 2)
    if lying["crises"]:
        return sign, CRISIS
    if not lying["face_up"]:
        return sign, DOWN
    return sign, HARD if lying["hard"] else EASY


def paint_names(canvas: Canvas, scene: Scene, taken: dict[tuple[int, int], str]) -> None:
    """The name of a place beside its last sign, as far as nothing else stands there."""
    ends = {parted(space)[0]: at for at, space in sorted(taken.items(), key=lambda item: item[0][::-1])}
    for place, (x, y) in ends.items():
        if place == "dungeon":
            continue
        name = scene.words.text("witches-place", place=place)
        room = 0
        while x + 2 + room < canvas.width and (x + 3 + room, y) not in taken and room < len(name):
            room += 1
        if room >= min(5, len(name)):
            text = fitted(name, room)
            canvas.write(x + 1, y, f" {text}", "$chalk-dim")
            taken.update(dict.fromkeys(((x + 2 + at, y) for at in range(len(text))), place))


def paint_seat(canvas: Canvas, x: int, y: int, width: int, seat: int, scene: Scene) -> None:
    view = scene.view
    letter, style = seat_mark(seat)
    canvas.write(x, y, "▶" if view["active"] == seat and not view["over"] else " ", "bold $chalk")
    canvas.write(x + 1, y, letter, style)
    counts = (
        f"{POINTS}{view['points'][seat]} {CACKLE}{view['cackle'][seat]} {CARDS}{view['hand_sizes'][seat]}"
    )
    if view["aliss"][seat]:
        counts += f" {ALISS}{view['aliss'][seat]}"
    if width < 40:
        canvas.write(x + 3, y, fitted(counts, width - 3), "$chalk")
        return
    canvas.write(x + 3, y, fitted(scene.names[seat], 12), "bold $chalk")
    canvas.write(
        x + 16, y, f"{counts}  {fitted(where(view['witches'][seat], scene.words), width - 34)}", "$chalk"
    )


# -- in front of the player --------------------------------------------------------------------------------


def caption(scene: Scene) -> Line:
    """The hand: names, and what each card can do."""
    if scene.view["hand"] is None:
        return []
    line: Line = [(f" {thing('hand', scene.words)}: ", "$quiet")]
    for card in scene.view["hand"]:
        line.append((f"{card_words(card, scene.words)}  ", "bold"))
    return line
