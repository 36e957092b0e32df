"""Grimoria in a terminal: the order track, the display with its hidden card, everybody's collection, the reader's book."""

from collections import Counter
from functools import partial
from textwrap import wrap
from typing import Any, Final

from hexenkessel.terminal import kit
from hexenkessel.terminal.kit import (
    GOLD,
    INK,
    PAPER,
    Canvas,
    Line,
    Scene,
    Tile,
    broken,
    counted,
    fitted,
    seat_mark,
    sheet_alone,
    text_tile,
)
from hexenkessel.words import Catalogue

NIGHT: Final = "#1b1230"
# Per kind of card its sign, its ground and the ink on it; what works in the same way looks the same (GR-8.1).
ACTION: Final = ("♟", "#3f8f4f", "#ffffff")
ANY_TIME: Final = ("☽", "#2f6fb5", "#ffffff")
PURPLE: Final = ("♛", "#8152a8", "#ffffff")
PLACE: Final = ("⌂", "#c08a4a", "#1d1430")
TREASURE: Final = ("♦", "#e0ac2b", "#2a1c00")
UNKNOWN: Final = ("?", NIGHT, GOLD)
LOOK: Final = {
    **dict.fromkeys(("messenger", "maid", "bard", "merchant", "black_mage"), ACTION),
    **dict.fromkeys(("mercenary", "seer", "witch"), ANY_TIME),
    **dict.fromkeys(("king", "queen", "knight", "alchemist", "treasurer", "builder"), PURPLE),
    **dict.fromkeys(("village", "town", "castle"), PLACE),
    **dict.fromkeys(("ring", "chalice", "crown", "purse", "map", "amulet"), TREASURE),
}
# The same for spells, by the numbers of black magic, attacks and protection; all others are white (GR-6.0.4).
WHITE: Final = ("✧", PAPER, INK)
SPELL_LOOK: Final = {
    **dict.fromkeys((3, 7, 13, 15), ("●", "#352450", "#f2ecdd")),
    **dict.fromkeys((9, 12, 14), ("✖", "#a8341f", "#ffffff")),
    **dict.fromkeys((8, 11), ("◆", "#1f6a6a", "#ffffff")),
}
TALER: Final = "¤"
SMALLEST: Final = (44, 8)
DISPLAY_TOP: Final = 2
SEATS_TOP: Final = 6


def minor(event: dict[str, Any]) -> bool:
    """Which cards come and go between rounds the table shows; here they would be a line each, on the page they are one."""
    hidden = event.get("slot") == 0 and event.get("card") != "face_down"
    return event["kind"] in ("dealt", "discarded") and not hidden


# -- words ---------------------------------------------------------------------------------------------------

thing: Final = partial(kit.thing, "grimoria")


def card_name(card: str, words: Catalogue) -> str:
    return words.text("grimoria-card", card=card)


def card_short(card: str, words: Catalogue) -> str:
    return words.text(f"grimoria-card-{card}.short")


def spell_name(spell: int, words: Catalogue) -> str:
    return words.text("grimoria-spell", spell=spell)


def cards_words(cards: list[str], words: Catalogue) -> str:
    return counted(card_name(card, words) for card in cards)


def look(card: str) -> tuple[str, str, str]:
    return LOOK.get(card, UNKNOWN)


def spell_look(spell: int) -> tuple[str, str, str]:
    return SPELL_LOOK.get(spell, WHITE)


# -- plain lines -------------------------------------------------------------------------------------------


def sentences(scene: Scene) -> list[str]:
    view, words = scene.view, scene.words
    lines = [headline(scene), order_sentence(scene), *display_sentences(scene)]
    for name, pile in (("discard-pile", "discard_pile"), ("treasure-discards", "treasure_discards")):
        if view[pile]:
            lines.append(f"{thing(name, words)}: {cards_words(view[pile], words)}")
    lines += [seat_sentence(scene, seat) for seat in range(len(scene.names))]
    if view["sealed"]:
        spell = int(view["sealed"][0].split()[-1])
        lines.append(f"{words.text('terminal-view-sealed')}: {spell_name(spell, words)} ({spell})")
    return lines


def headline(scene: Scene) -> str:
    """How far the game is, and what the piles hold."""
    view, words = scene.view, scene.words
    parts = [
        words.text("grimoria-terminal-round", round=view["round"], rounds=view["rounds"]),
        f"{thing('level', words)} {view['level']}",
        f"{thing('draw-pile', words)} {view['draw_pile']}",
        f"{thing('discard-pile', words)} {len(view['discard_pile'])}",
        f"{thing('treasure-pile', words)} {view['treasure_pile']}",
    ]
    return " · ".join(parts)


def order_sentence(scene: Scene) -> str:
    """Who comes when, with which spell; before the reveal it is the order of the round before (GR-4.3)."""
    view, words = scene.view, scene.words
    parts = []
    for seat in view["order"]:
        spell = view["spells"][seat]
        parts.append(scene.names[seat] + (f" {spell_name(spell, words)} ({spell})" if spell else ""))
    return f"{thing('order', words)}: {', '.join(parts)}"


def display_sentences(scene: Scene) -> list[str]:
    """Every card with what it can do; the face-down one with what a Seer sees (GR-8.9)."""
    view, words = scene.view, scene.words
    label = thing("display", words)
    lines = []
    if view["face_down"]:
        seen = view["display"][0]
        lines.append(
            f"{label} 0: {card_name('face_down', words)}" + (f", {described(seen, words)}" if seen else "")
        )
    for slot, card in enumerate(view["display"]):
        if slot and card:
            lines.append(f"{label} {slot}: {described(card, words)}")
    return lines or [f"{label}: {words.text('terminal-nothing')}"]


def described(card: str, words: Catalogue) -> str:
    return f"{card_name(card, words)} ({card_short(card, words)})"


def seat_sentence(scene: Scene, seat: int) -> str:
    """What the reader may know of a collection (GR-14)."""
    view, words = scene.view, scene.words
    parts = [words.text("grimoria-talers", talers=view["talers"][seat])]
    if view["companions"][seat]:
        parts.append(cards_words(view["companions"][seat], words))
    for name in ("places", "treasures"):
        count = hidden_count(view, name, seat)
        if count:
            known = known_cards(scene, name, seat)
            parts.append(
                words.text(f"grimoria-terminal-{name}", count=count) + (f": {known}" if known else "")
            )
    if seat == scene.me and view["points"] is not None:
        parts.append(words.text("shell-points", points=view["points"]))
    return f"{scene.names[seat]}: {'; '.join(parts)}"


def hidden_count(view: dict[str, Any], name: str, seat: int) -> int:
    return int(view["place_counts" if name == "places" else "treasure_counts"][seat])


def known_cards(scene: Scene, name: str, seat: int) -> str:
    """The face-down cards that the reader knows, and how many are left."""
    cards = scene.view[f"known_{name}"][seat]
    unknown = hidden_count(scene.view, name, seat) - len(cards)
    parts = [cards_words(cards, scene.words)] if cards else []
    if cards and unknown:
        parts.append(scene.words.text("grimoria-terminal-unknown", count=unknown))
    return ", ".join(parts)


# -- the board ---------------------------------------------------------------------------------------------


def paint(scene: Scene) -> Canvas | None:
    """Order, display and collections; after the end the score sheet. Nothing where it would not fit."""
    seats = len(scene.names)
    if not scene.holds(SMALLEST, SEATS_TOP + seats):
        return None
    if scene.sheet is not None:
        return sheet_alone("grimoria", scene)
    canvas = Canvas(scene.width, scene.height)
    paint_order(canvas, scene)
    paint_display(canvas, scene)
    room = min(3, (scene.height - SEATS_TOP) // seats)
    for seat in range(seats):
        paint_seat(canvas, SEATS_TOP + room * seat, room, seat, scene)
    return canvas


def paint_order(canvas: Canvas, scene: Scene) -> None:
    """A place for every player; a tick where the book is closed, the spell where it is open (GR-4.2)."""
    view = scene.view
    width = (scene.width - 1) // len(view["order"])
    for place, seat in enumerate(view["order"]):
        x = 1 + place * width
        letter, style = seat_mark(seat)
        canvas.write(x, 0, f" {letter} ", style)
        canvas.touchable(f"seat:{letter}", x, 0, 3)
        spell = view["spells"][seat]
        if spell:
            sign, ground, ink = spell_look(spell)
            name = f" {sign} {spell} {spell_name(spell, scene.words)} "
            text = name if len(name) <= width - 4 else f" {sign} {spell} "
            canvas.write(x + 3, 0, text, f"{ink} on {ground}")
        elif view["asks"] == "choose-spell":
            canvas.write(x + 4, 0, "…" if view["deciding"][seat] else "✓", "bold $chalk")


def paint_display(canvas: Canvas, scene: Scene) -> None:
    view = scene.view
    width = min(15, (scene.width - 1) // len(view["display"]))
    for slot, card in enumerate(view["display"]):
        x = 1 + slot * width
        if slot == 0 and view["face_down"]:
            paint_card(canvas, x, width - 1, "0", card_name(card or "face_down", scene.words), UNKNOWN)
        elif card:
            paint_card(canvas, x, width - 1, str(slot), card_name(card, scene.words), look(card))
        else:
            canvas.write(x, DISPLAY_TOP, str(slot), "$chalk-dim")
            canvas.write(x + width // 2 - 1, DISPLAY_TOP + 1, "·", "$chalk-dim")
            continue
        canvas.touchable(f"display:{slot}", x, DISPLAY_TOP, width - 1, 3)


def paint_card(canvas: Canvas, x: int, width: int, slot: str, name: str, looks: tuple[str, str, str]) -> None:
    sign, ground, ink = looks
    for y in range(2 * DISPLAY_TOP, 2 * DISPLAY_TOP + 6):
        for column in range(x, x + width):
            canvas.pixel(column, y, ground)
    canvas.write(x, DISPLAY_TOP, slot, ink)
    canvas.write(x + width - 1, DISPLAY_TOP, sign, f"bold {ink}")
    for line, text in enumerate(broken(name, width)[:2], 1):
        canvas.write(x, DISPLAY_TOP + line, text.center(width), f"bold {ink}")


def paint_seat(canvas: Canvas, y: int, room: int, seat: int, scene: Scene) -> None:
    """Name, talers and the numbers of face-down cards; companions behind, or below where there is room."""
    view = scene.view
    letter, style = seat_mark(seat)
    turn = view["turn"] == seat or (view["turn"] is None and view["deciding"][seat])
    canvas.write(0, y, "▶" if turn else " ", "bold $chalk")
    canvas.write(2, y, f" {letter} ", style)
    canvas.touchable(f"seat:{letter}", 2, y, 3)
    canvas.write(6, y, fitted(scene.names[seat], 10), "bold $chalk")
    talers, places, treasures = (view[name][seat] for name in ("talers", "place_counts", "treasure_counts"))
    canvas.write(
        17, y, f"{TALER}{talers:<3} {PLACE[0]}{places:<2} {TREASURE[0]}{treasures:<2}", "bold $chalk"
    )
    companions = cards_words(view["companions"][seat], scene.words)
    if room == 1:
        canvas.write(31, y, fitted(companions, scene.width - 32), "$chalk-dim")
        return
    canvas.write(6, y + 1, fitted(companions, scene.width - 7), "$chalk-dim")
    hidden = [
        f"{sign} {known_cards(scene, name, seat)}"
        for sign, name in ((PLACE[0], "places"), (TREASURE[0], "treasures"))
        if view[f"known_{name}"][seat]
    ]
    if room == 2:
        canvas.write(31, y, fitted("  ".join(hidden), scene.width - 32), "$chalk-dim")
    else:
        canvas.write(6, y + 2, fitted("  ".join(hidden), scene.width - 7), "$chalk-dim")


# -- in front of the player --------------------------------------------------------------------------------


def caption(scene: Scene) -> Line:
    """The seat's own book: talers, face-down cards by name, points so far."""
    view, words, me = scene.view, scene.words, scene.me
    if me is None:
        return []
    line: Line = [
        (f" {TALER} {words.text('grimoria-talers', talers=view['talers'][me])}  ", "bold"),
        (f"{words.text('shell-points', points=view['points'])}  ", "$quiet"),
    ]
    for sign, name in ((PLACE[0], "places"), (TREASURE[0], "treasures")):
        if view[f"known_{name}"][me]:
            known = cards_words(view[f"known_{name}"][me], words)
            line += [(f"{sign} {thing(name, words)} ", "$quiet"), (f"{known}  ", "bold")]
    return line


def tiles(scene: Scene) -> list[Tile]:
    """What can be chosen from just now; else the reader's collection."""
    view = scene.view
    asks = view["asks"] if scene.my_turn else None
    if asks == "choose-spell":
        return [spell_tile(spell, scene) for spell in range(1, min(view["level"], 15) + 1)]
    if asks in ("take", "exchange"):
        return display_tiles(scene)
    if asks == "victim":
        others = [seat for seat in view["order"] if seat != scene.me]
        return [text_tile(f"seat:{seat_mark(seat)[0]}", scene.names[seat], scene) for seat in others]
    if asks == "react":
        return reaction_tiles(scene)
    piles = {"recall": "discard-pile", "sanctuary": "draw-pile", "merchant": "treasure-pile"}
    if asks in piles:
        pile = piles[asks]
        return [text_tile(pile, thing(pile, scene.words), scene), decline_tile(scene)]
    own = own_tiles(scene)
    return [*own, decline_tile(scene)] if asks == "transmute" else own


def own_tiles(scene: Scene) -> list[Tile]:
    me = scene.me
    if me is None:
        return []
    view = scene.view
    cards = Counter([*view["companions"][me], *view["known_places"][me], *view["known_treasures"][me]])
    return [
        card_tile(f"own:{card}", card, f"×{count}" if count > 1 else "", look(card), scene)
        for card, count in cards.items()
    ]


def display_tiles(scene: Scene) -> list[Tile]:
    view = scene.view
    found = []
    for slot, card in enumerate(view["display"]):
        if card or (slot == 0 and view["face_down"]):
            looks = look(card) if slot else UNKNOWN
            found.append(card_tile(f"display:{slot}", card or "face_down", str(slot), looks, scene))
    return found


def reaction_tiles(scene: Scene) -> list[Tile]:
    """A Mercenary or an Amulet, where there is one, or nothing (GR-7.5)."""
    view, me = scene.view, scene.me
    assert me is not None
    own = [*view["companions"][me], *view["known_treasures"][me]]
    shields = [card for card in ("mercenary", "amulet") if card in own]
    return [
        *(card_tile(f"react:{card}", card, "", look(card), scene) for card in shields),
        text_tile("react:none", scene.words.text("grimoria-move-endure"), scene),
    ]


def decline_tile(scene: Scene) -> Tile:
    return text_tile("decline", scene.words.text("grimoria-move-decline"), scene)


def spell_tile(spell: int, scene: Scene) -> Tile:
    """Its number large, the sign of its kind, its name where there is room."""
    sign, ground, ink = spell_look(spell)
    canvas = Canvas(13 if scene.wide else 7, 5 if scene.tall else 3)
    middle = canvas.width // 2
    digits = [int(digit) for digit in str(spell)]
    for place, digit in enumerate(digits):
        canvas.numeral(middle + 4 * place - 2 * (len(digits) - 1), 2, digit, ink)
    if scene.wide or len(digits) == 1:
        canvas.write(0, 0, sign, f"bold {ink}")
    if scene.tall:
        lines = wrap(spell_name(spell, scene.words), canvas.width)
        for line, text in enumerate(lines[:2]):
            canvas.write(0, 3 + line, text.center(canvas.width), ink)
    return Tile(f"spell:{spell}", canvas.lines(), ground, ground)


def card_tile(touch: str, card: str, corner: str, looks: tuple[str, str, str], scene: Scene) -> Tile:
    """Its name; where there is room, what it can do as well."""
    sign, ground, ink = looks
    canvas = Canvas(13 if scene.wide else 10, 5 if scene.tall else 3)
    canvas.write(0, 0, sign, f"bold {ink}")
    canvas.write(canvas.width - len(corner), 0, corner, f"bold {ink}")
    name = card_name(card, scene.words)
    if scene.wide and scene.tall:
        canvas.write(0, 1, fitted(name, canvas.width).center(canvas.width), f"bold {ink}")
        ability = wrap(card_short(card, scene.words), canvas.width, max_lines=3, placeholder="…")
        for line, text in enumerate(ability, 2):
            canvas.write(0, line, text, ink)
    else:
        canvas.write_name(name, ink)
    return Tile(touch, canvas.lines(), ground, ground)
