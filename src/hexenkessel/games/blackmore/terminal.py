"""Blackmore in a terminal: the wheel as the hero, every card with its sign beside its colour."""

from math import atan2, cos, hypot, pi, sin
from typing import Any, Final

from hexenkessel.terminal.kit import (
    GOLD,
    INK,
    PAPER,
    Canvas,
    Line,
    Scene,
    Span,
    Tile,
    above_sheet,
    fitted,
    mixed,
    seat_mark,
)
from hexenkessel.words import Catalogue

WOOD: Final = "#7a4f2a"
NIGHT: Final = "#1b1230"
BRIGHT: Final = "#6a4a96"
DIM: Final = "#33254d"
# Per colour: its sign, its ground, the ink on that ground, and the ink on paper and of the frame.
LOOK: Final = {
    "B": ("☾", "#2f6fb5", "#ffffff", "#1f5a9a"),
    "Y": ("¡", "#e0ac2b", "#2a1c00", "#8a6200"),
    "R": ("▲", "#c2452d", "#ffffff", "#a8341f"),
    "G": ("♣", "#3f8f4f", "#ffffff", "#2c7040"),
    "P": ("◉", "#8152a8", "#ffffff", "#6c3f93"),
    "W": ("ʃ", "#e9e4d8", "#2b2438", "#6a6276"),
}
RING: Final = 0.47  # where the ring of numbers begins, as a share of the radius
RIM: Final = 0.93  # and where it ends
SMALLEST: Final = (44, 9)
LARGE: Final = 15  # rows of a wheel on which numerals are drawn instead of written


def facts(event: dict[str, Any]) -> dict[str, str | int]:
    """The words of a card need its colour and its value."""
    return card_facts(event["card"]) if "card" in event else {}


def card_facts(card: str) -> dict[str, str | int]:
    return {"colour": card[0], "value": int(card[1:])}


def card_words(card: str, words: Catalogue) -> str:
    return words.text("blackmore-card", **card_facts(card))


def look(letter: str) -> tuple[str, str, str, str]:
    """The look of a colour; an owner's content may give a colour another letter than ours."""
    return LOOK.get(letter, LOOK["W"])


def sorted_hand(view: dict[str, Any]) -> list[str]:
    letters = "".join(LOOK)
    return sorted(view["hand"] or [], key=lambda card: (letters.find(card[0]), card))


# -- plain lines -------------------------------------------------------------------------------------------


def sentences(scene: Scene) -> list[str]:
    view = scene.view
    words = scene.words
    order = " ".join(str(value) for value in view["order"])
    lines = [
        headline(scene),
        trump_sentence(scene),
        f"{words.text('blackmore-thing-rank-order')}: {order}",
        trick_sentence(scene),
        *(seat_sentence(scene, seat) for seat in range(len(scene.names))),
    ]
    if view["hand"] is not None:
        hand = ", ".join(card_words(card, words) for card in sorted_hand(view))
        lines.append(f"{words.text('blackmore-thing-hand')}: {hand or words.text('terminal-nothing')}")
    return lines


def headline(scene: Scene) -> str:
    """How far the game is: trick, stack, trump pile."""
    view = scene.view
    words = scene.words
    playing = 0 if view["over"] or view["asks"] == "trump" else 1
    return " · ".join(
        [
            f"{words.text('blackmore-thing-trick')} {view['tricks'] + playing}",
            f"{words.text('blackmore-thing-stack')} {view['stack']}",
            f"{words.text('blackmore-thing-trump-pile')} {len(view['pile'])}",
        ]
    )


def trump_sentence(scene: Scene) -> str:
    view = scene.view
    key = "blackmore-trump" if view["pile"] else "blackmore-trump.still"  # BM-7.6
    return scene.words.text(key, colour=view["trump_colour"], value=view["trump_value"])


def seat_sentence(scene: Scene, seat: int) -> str:
    """What everyone may know of a seat (BM-11)."""
    known = [card_words(card, scene.words) for card in scene.view["open_hands"][seat]]
    extra = [scene.words.text("terminal-open-cards", cards=", ".join(known))] if known else []
    return f"{scene.names[seat]}: " + ", ".join([*seat_counts(scene, seat), *extra])


def seat_counts(scene: Scene, seat: int) -> list[str]:
    view = scene.view
    words = scene.words
    counts = [
        words.text("terminal-cards", cards=view["hand_sizes"][seat]),
        words.text("terminal-captured", cards=view["captured_sizes"][seat]),
    ]
    if view["points"] is not None:
        counts.append(words.text("shell-points", points=view["points"][seat]))
    return counts


def trick_sentence(scene: Scene) -> str:
    trick, ahead, fresh = lying(scene.view)
    key = "blackmore-thing-trick" if fresh else "blackmore-thing-last-trick"
    cards = [
        f"{scene.names[seat]} {card_words(card, scene.words)}"
        + (f" ({scene.words.text('terminal-ahead' if fresh else 'terminal-won')})" if seat == ahead else "")
        for seat, card in trick.items()
    ]
    return f"{scene.words.text(key)}: {', '.join(cards) or scene.words.text('terminal-nothing')}"


def lying(view: dict[str, Any]) -> tuple[dict[int, str], int | None, bool]:
    """The cards on the table by their owners, who has the best, and whether this trick is still open.

    The last trick stays in sight until the next card is led (BM-11.4).
    """
    if view["trick"] or not view["last_trick"]:
        return dict(zip(view["trick_seats"], view["trick"], strict=True)), view["winning"], True
    return dict(zip(view["last_seats"], view["last_trick"], strict=True)), view["last_winner"], False


# -- the board ---------------------------------------------------------------------------------------------


def paint(scene: Scene) -> Canvas | None:
    """The wheel in the middle, the others around it with their cards; at the end the score sheet below, where there is room.
    Nothing where the wheel would not fit."""
    if not scene.holds(SMALLEST):
        return None
    canvas = Canvas(scene.width, scene.height)
    scene = above_sheet(canvas, "blackmore", scene, LARGE + 2)
    rows = min(scene.height - 2, (scene.width - 30) // 2, 19)
    middle = scene.width // 2
    paint_wheel(canvas, middle, rows, scene)
    me = scene.me if scene.me is not None else 0
    others = [(me + step) % len(scene.names) for step in range(1, len(scene.names))]
    # Clockwise from the player's left hand: up on the left side, down on the right.
    left = others[: (len(others) + 1) // 2]
    right = others[len(left) :]
    room = (scene.width - 2 * rows) // 2 - 2
    for column, seats in ((1, list(reversed(left))), (scene.width - 1 - room, right)):
        for place, seat in enumerate(seats):
            top = (scene.height * (2 * place + 1)) // (2 * len(seats)) - 2
            paint_seat(canvas, column, max(0, top), room, seat, scene)
    paint_chip(canvas, middle - 3, scene.height - 1, 24, me, scene)
    return canvas


def paint_wheel(canvas: Canvas, middle: int, rows: int, scene: Scene) -> None:
    """The disc turned to the trump value: strongest at the mark on top, weaker clockwise (BM-5.4)."""
    order = scene.view["order"]
    radius = float(rows)
    centre = 2 + radius
    for y in range(2, 2 * rows + 2):
        for x in range(middle - rows, middle + rows + 1):
            across = (x - middle) * radius / (radius + 0.5)
            down = y + 0.5 - centre
            distance = hypot(across, down) / radius
            if distance <= 1.0:
                canvas.pixel(x, y, disc_colour(distance, atan2(across, -down), len(order)))
    for place, value in enumerate(order):
        angle = 2 * pi * place / len(order)
        reach = radius * (RING + RIM) / 2
        x = round(middle + sin(angle) * reach)
        y = int(centre - cos(angle) * reach)
        ink = INK if place == 0 else mixed("#ffffff", "#8d7fae", place / len(order))
        if rows >= LARGE:
            canvas.numeral(x, y, value, ink)
        else:
            canvas.write(x, y // 2, str(value), f"bold {ink}")
    canvas.write(middle, 0, "▼", PAPER)
    paint_trump(canvas, middle, int(centre), rows, scene)


def disc_colour(distance: float, angle: float, sectors: int) -> str:
    if distance > RIM:
        return WOOD
    if distance < RING:
        return NIGHT
    place = round(angle / (2 * pi) * sectors) % sectors
    return GOLD if place == 0 else mixed(BRIGHT, DIM, (place - 1) / (sectors - 2))


def paint_trump(canvas: Canvas, middle: int, centre: int, rows: int, scene: Scene) -> None:
    """The trump card lies in the hub; taken into a hand, it stays in force (BM-7.6)."""
    view = scene.view
    sign, ground, ink, _ = look(view["trump_colour"])
    row = centre // 2
    if rows < LARGE:
        canvas.write_centred(
            middle, row, f"{sign} {view['trump_value']}".center(7), f"bold {ink} on {ground}"
        )
        canvas.touchable("trump", middle - 3, row, 7)
        return
    for y in range(2 * row - 4, 2 * row + 4):
        for x in range(middle - 4, middle + 5):
            canvas.pixel(x, y, ground)
    canvas.numeral(middle, 2 * row, view["trump_value"], ink)
    canvas.write(middle - 3, row - 2, sign, f"bold {ink}")
    canvas.write(middle + 3, row + 1, sign, f"bold {ink}")
    canvas.touchable("trump", middle - 4, row - 2, 9, 4)
    name = scene.words.text("blackmore-sign", colour=view["trump_colour"])
    canvas.write_centred(middle, row + 2, name, "bold #ece3f7")


def paint_seat(canvas: Canvas, x: int, y: int, room: int, seat: int, scene: Scene) -> None:
    """Name, counts and the card that this player has put down."""
    letter, style = seat_mark(seat)
    canvas.write(x, y, "▶" if scene.view["deciding"][seat] else " ", "bold $chalk")
    canvas.write(x + 2, y, f" {letter} ", style)
    canvas.write(x + 6, y, fitted(scene.names[seat], room - 6), "bold $chalk")
    cards, *won = seat_counts(scene, seat)
    # Where points are open, they say more than the number of captured cards.
    for line, count in enumerate((cards, won[-1]), 1):
        canvas.write(x + 2, y + line, fitted(count, room - 2), "$chalk-dim")
    # Cards that everybody saw her take from the trump pile (BM-11).
    for place, card in enumerate(scene.view["open_hands"][seat]):
        face, look_of_card = chip(card)
        canvas.write(x + 3 + len(cards) + 4 * place, y + 1, face.strip(), look_of_card)
    paint_chip(canvas, x + 2, y + 3, room - 2, seat, scene)


def paint_chip(canvas: Canvas, x: int, y: int, room: int, seat: int, scene: Scene) -> None:
    trick, ahead, fresh = lying(scene.view)
    if seat not in trick:
        return
    card = trick[seat]
    sign, ground, ink, _ = look(card[0])
    style = f"bold {ink} on {ground}" if fresh else f"{ink} on {mixed(ground, '#2a4a40', 0.45)}"
    canvas.write(x, y, f" {sign} {card[1:]} ", style)
    canvas.touchable(f"trick:{card}", x, y, 5)
    if seat == ahead:
        best = f"★ {scene.words.text('terminal-ahead' if fresh else 'terminal-won')}"
        canvas.write(x + 6, y, best if len(best) <= room - 6 else "★", "bold $chalk")


# -- in front of the player --------------------------------------------------------------------------------


def caption(scene: Scene) -> Line:
    """Rank order, trump and what the player has won; the hand instead while it is not laid out (BM-6.2)."""
    view = scene.view
    words = scene.words
    line: Line = [(f" {words.text('blackmore-thing-rank-order')} ", "$quiet")]
    gap = " " if scene.wide else ""
    for place, value in enumerate(view["order"]):
        line.append((f" {value} ", f"bold {INK} on {GOLD}" if place == 0 else "bold on $raised"))
        line.append((gap, ""))
    if view["asks"] == "trump" and scene.my_turn:
        line.append((f"  {words.text('blackmore-thing-hand')} ", "$quiet"))
        for card in sorted_hand(view):
            line += [chip(card), (gap, "")]
        return line
    sign, ground, ink, _ = look(view["trump_colour"])
    name = words.text("blackmore-sign", colour=view["trump_colour"])
    trump = words.text("terminal-trump")
    line += [(f"   {trump} ", "$quiet"), (f" {sign} {name} ", f"bold {ink} on {ground}")]
    if scene.me is not None:
        line.append((f"  {seat_counts(scene, scene.me)[-1]}", "$quiet"))
    return line


def chip(card: str) -> Span:
    sign, ground, ink, _ = look(card[0])
    return (f" {sign}{card[1:]} ", f"bold {ink} on {ground}")


def tiles(scene: Scene) -> list[Tile]:
    """The hand; the winner of a trick chooses among its cards instead, or keeps the trump (BM-6.2)."""
    view = scene.view
    if view["asks"] == "trump" and scene.my_turn:
        keep = scene.words.text("blackmore-move-keep").split()
        return [
            *(tile(f"trick:{card}", card, scene) for card in view["trick"]),
            text_tile("trump", keep, scene),
        ]
    return [tile(f"hand:{card}", card, scene) for card in sorted_hand(view)]


def tile(touch: str, card: str, scene: Scene) -> Tile:
    """A card: its value large, its sign in two corners, its witch's name where there is room for it."""
    sign, ground, _, pen = look(card[0])
    canvas = Canvas(13 if scene.wide else 7, 5 if scene.tall else 3)
    edge = 1 if scene.wide else 0
    canvas.write(edge, 0, sign, f"bold {pen}")
    canvas.numeral(canvas.width // 2, 4 if scene.tall else 2, int(card[1:]), pen)
    if scene.wide and scene.tall:
        canvas.write(11, 0, sign, f"bold {pen}")
        canvas.write_centred(6, 4, scene.words.text("blackmore-witch", **card_facts(card)), pen)
    else:
        canvas.write(canvas.width - 1 - edge, canvas.height - 1, sign, f"bold {pen}")
    return Tile(touch, canvas.lines(), mixed(ground, pen, 0.4), PAPER)


def text_tile(touch: str, words: list[str], scene: Scene) -> Tile:
    canvas = Canvas(13 if scene.wide else max(7, *(len(word) + 2 for word in words)), 5 if scene.tall else 3)
    top = (canvas.height - len(words)) // 2
    for line, word in enumerate(words):
        canvas.write_centred(canvas.width // 2, top + line, word, f"bold {INK}")
    return Tile(touch, canvas.lines(), WOOD, PAPER)
