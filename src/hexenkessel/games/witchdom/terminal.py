"""Witchdom in a terminal: goals, the three places, everybody's clan, Ostara's turn, and what the reader has."""

from typing import Any, Final

from hexenkessel.games.witchdom.box import (
    ANIMALS,
    COLOURS,
    EMPTY,
    INGREDIENTS,
    OF_ANIMALS,
    PLACES,
    REQUIREMENTS,
    TOOLS,
)
from hexenkessel.games.witchdom.terminal_lines import (
    actions,
    back,
    banner,
    banners,
    box,
    card_name,
    goal_of,
    headline,
    kind_name,
    owner_name,
    points_of,
    recipe,
    renews,
    sentences,
)
from hexenkessel.terminal.kit import (
    GOLD,
    INK,
    PAPER,
    Canvas,
    Line,
    Scene,
    Span,
    Tile,
    fitted,
    mark_of,
    sheet_alone,
    text_tile,
)
from hexenkessel.words import Catalogue

__all__ = ["caption", "headline", "paint", "sentences", "tiles"]

NIGHT: Final = "#35225a"
# Per colour of a banner its sign, its ground and the ink on it; novices have none.
LOOK: Final = {
    "red": ("▲", "#c2452d", "#ffffff"),
    "blue": ("≈", "#2f6fb5", "#ffffff"),
    "green": ("♣", "#3f8f4f", "#ffffff"),
    "yellow": ("☼", "#e0ac2b", "#2a1c00"),
    "wild": ("?", "#8152a8", "#ffffff"),
    "novice": ("○", "#a58fd0", "#1d1430"),
}
# Things have a sign each, so that a recipe fits on a card; the caption says which is which.
SIGNS: Final = dict(
    zip(
        (*REQUIREMENTS, *ANIMALS),
        ("ψ", "♠", "∴", "♁", "¥", "δ", "♦", "°", "¡", "∪", "*", "§", "ö", "^", "w", "∩"),
        strict=True,
    )
)
GROUND: Final = dict(zip(INGREDIENTS, ("#2f7a3d", "#b5651d", "#8c1f5c", "#a8322a", "#8a5c2a"), strict=True))
PLACE_GROUND: Final = ("#4a3a6b", "#1f4a2d", "#1f4a7a")
CONDITION_SIGNS: Final = ("♀", "♦", "♀", "♦", "*", "♞")
SMALLEST: Final = (50, 9)
LAND_TOP: Final = 2
FOLK_TOP: Final = 6


# -- the board ---------------------------------------------------------------------------------------------


def paint(scene: Scene) -> Canvas | None:
    """Goals, the places, the clans; after the end the score sheet. Nothing where it would not fit."""
    owners = len(scene.view["owners"])
    if not scene.holds(SMALLEST, FOLK_TOP + owners):
        return None
    if scene.sheet is not None:
        return sheet_alone("witchdom", scene)
    canvas = Canvas(scene.width, scene.height)
    paint_goals(canvas, scene)
    for number in range(len(PLACES)):
        paint_place(canvas, scene, number)
    room = min(3, (scene.height - FOLK_TOP) // owners)
    for owner in range(owners):
        paint_owner(canvas, FOLK_TOP + room * owner, room, owner, scene)
    below = FOLK_TOP + room * owners
    if scene.view["ostara"] is not None:
        paint_tale(canvas, below + 1, scene)
    return canvas


def paint_goals(canvas: Canvas, scene: Scene) -> None:
    """Number, sign, colour and points; once claimed, its owner (WD-9.3)."""
    goals = scene.view["goals"]
    width = min(10, (scene.width - 1) // len(goals))
    for number, shown in enumerate(goals):
        goal = goal_of(shown["goal"])
        x = 1 + number * width
        colour = LOOK[COLOURS[goal.colour]][0] if goal.colour != EMPTY else ""
        kinds = "".join(
            SIGNS[name]
            for place, name in enumerate(ANIMALS if goal.condition == OF_ANIMALS else TOOLS)
            if goal.kinds >> place & 1
        )
        text = f"{goal.count}{kinds or CONDITION_SIGNS[goal.condition] + colour}"
        style = f"bold {PAPER} on {NIGHT}" if goal.side == "dark" else f"bold {INK} on {PAPER}"
        canvas.write(x, 0, fitted(text, width - 3).ljust(width - 3) + str(goal.points), style)
        if shown["owner"] is not None:
            letter, mark = mark_of(scene, shown["owner"])
            canvas.write(x, 1, f" {letter} ✓", mark)
        else:
            me = scene.me if scene.me is not None else 0
            canvas.write(x, 1, f"{shown['progress'][me]}/{shown['needed']}", "$chalk-dim")


def paint_place(canvas: Canvas, scene: Scene, number: int) -> None:
    """A band of its colour: the open potion, three ingredients, the open witch."""
    view, words = scene.view, scene.words
    row = view["rows"][number]
    y = LAND_TOP + number
    for x in range(scene.width):
        canvas.pixel(x, 2 * y, PLACE_GROUND[number])
        canvas.pixel(x, 2 * y + 1, PLACE_GROUND[number])
    left = view["gathering"]
    now = left is not None and left["place"] == PLACES[number]
    name = words.text("witchdom-place", place=PLACES[number])
    label = 9 if scene.width >= 80 else 2
    canvas.write(0, y, fitted(name[:1].upper() + name[1:], label), "bold #ffffff")
    canvas.write(label, y, "●" * left["points"] if now else "", f"bold {GOLD}")
    token = 8 if scene.width >= 100 else 3
    side = (scene.width - label - 4 - 3 * (token + 1)) // 2
    x = label + 4
    if row["potion"]:
        write_chip(canvas, x, y, side - 1, row["potion"], words)
        canvas.touchable("side:potion" if now else f"potion:{PLACES[number]}", x, y, side - 1)
    x += side
    for slot, kind in enumerate(row["ingredients"]):
        if kind:
            text = f"{SIGNS[kind]} {kind_name(kind, words)}" if token > 3 else f" {SIGNS[kind]}"
            canvas.write(x, y, fitted(text, token).ljust(token), f"bold #ffffff on {GROUND[kind]}")
            canvas.touchable(token_touch(view, PLACES[number], slot, kind), x, y, token)
        x += token + 1
    if row["witch"]:
        write_chip(canvas, x, y, scene.width - x - 1, row["witch"], words)
        canvas.touchable("side:witch" if now else f"witch:{PLACES[number]}", x, y, scene.width - x - 1)


def token_touch(view: dict[str, Any], place: str, slot: int, kind: str) -> str:
    """Alone every slot counts for itself, since Ostara looks at them in order (WD-13.19)."""
    return f"slot:{place}:{slot + 1}" if view["ostara"] is not None else f"token:{place}:{kind}"


def write_chip(canvas: Canvas, x: int, y: int, width: int, card: str, words: Catalogue) -> None:
    """A card in one line: sign, points, name, and what it takes or does."""
    _, ground, ink = LOOK[banner(card)]
    tail, sign = short(card), signs(card)
    name = fitted(card_name(card, words), max(0, width - len(tail) - len(sign) - 5))
    text = f"{sign}{points_of(card) or '':>2} {name}".ljust(width - len(tail) - 1) + " " + tail
    canvas.write(x, y, text[:width], f"bold {ink} on {ground}")


def signs(card: str) -> str:
    """The banners of a card, the main one first (WD-1.4)."""
    return "".join(LOOK[colour][0] for colour in banners(card))


def short(card: str) -> str:
    """Recipe or action points in a few signs."""
    if card in box().potion_names:
        return "".join(SIGNS[name] for name in recipe(card))
    return "".join(map(str, actions(card))) + ("↻" if renews(card) else "")


def paint_owner(canvas: Canvas, y: int, room: int, owner: int, scene: Scene) -> None:
    """Points, cards, ingredients; behind or below what is brewed and what is in progress."""
    view = scene.view
    own = view["owners"][owner]
    letter, style = mark_of(scene, owner)
    turn = view["turn"] == owner and owner < len(scene.names)
    canvas.write(0, y, "▶" if turn else " ", "bold $chalk")
    canvas.write(2, y, f" {letter} ", style)
    canvas.write(6, y, fitted(owner_name(scene, owner), 10), "bold $chalk")
    canvas.write(17, y, f"★{own['points']:<3} ♀{len(own['hand'])}+{len(own['pile'])}", "bold $chalk")
    for number, kind in enumerate(INGREDIENTS):
        count = own["ingredients"][number]
        canvas.write(27 + 4 * number, y, f"{SIGNS[kind]}{count}", "bold $chalk" if count else "$chalk-dim")
    brewed, waiting = chips(own["clan"]), chips(own)
    if room == 1:
        x = write_chips(canvas, 48, y, brewed, bold=True)
        write_chips(canvas, x + 1, y, waiting, bold=False)
        return
    x = write_chips(canvas, 6, y + 1, brewed, bold=True)
    write_chips(canvas, x + 2 if brewed else 6, y + 1, waiting, bold=False)
    # Hands are open (WD-14.5); one's own lies below.
    if owner != scene.me:
        hand = [card_chip(card) for card in own["hand"]]
        write_chips(canvas, *((6, y + 2) if room > 2 else (48, y)), hand, bold=False)


def card_chip(card: str) -> Span:
    """Banners and points of a card."""
    _, ground, ink = LOOK[banner(card)]
    return f"{signs(card)}{points_of(card) or ''}", f"{ink} on {ground}"


def chips(own: dict[str, Any]) -> list[Span]:
    """Potions, tools and animals as signs."""
    found = [card_chip(card) for card in own["potions"]]
    found += [(SIGNS[kind], f"{INK} on {PAPER}") for kind in (*own["tools"], *own["animals"])]
    return found


def write_chips(canvas: Canvas, x: int, y: int, found: list[Span], bold: bool) -> int:
    for text, style in found:
        canvas.write(x, y, text, f"bold {style}" if bold else style)
        x += len(text) + 1
    return x


def paint_tale(canvas: Canvas, y: int, scene: Scene) -> None:
    """Ostara's tile and what she took with it, as far as there is room."""
    ostara, words = scene.view["ostara"], scene.words
    if not ostara["tile"]:
        return
    lines = [words.text("witchdom-event-ostara-tile", tile=ostara["tile"])]
    lines += [text for text in (tale_words(line, words) for line in ostara["tale"]) if text]
    room = canvas.height - y
    for place, text in enumerate(lines[:1] + lines[1:][-(room - 1) :] if room > 1 else lines[:room]):
        canvas.write(2, y + place, fitted(text, canvas.width - 3), "bold $chalk" if not place else "$chalk")


def tale_words(line: dict[str, Any], words: Catalogue) -> str:
    """One line of her tale, in the words of the chronicle."""
    deed, places = line["deed"], line["places"]
    facts: dict[str, str | int] = {"left": len(places), "place": places[0] if places else ""}
    if deed == "criterion" and line["goal"]:
        return words.text("witchdom-event-ostara-goal", goal=goal_of(line["goal"]).tile, **facts)
    if deed == "criterion":
        return words.text("witchdom-event-ostara-criterion", criterion=line["criterion"], **facts)
    if deed == "ignored":
        return words.text("witchdom-event-ostara-ignored", criterion=line["criterion"], **facts)
    if deed == "top":
        return words.text("witchdom-event-ostara-topmost", **facts)
    if deed == "card" and line["witches"]:
        return words.text("witchdom-event-ostara-witch", card=line["witches"][0], **facts)
    if deed == "card":
        return words.text("witchdom-event-ostara-potion", potion=line["potions"][0], **facts)
    if deed == "no-card":
        return words.text("witchdom-event-ostara-no-card", what=line["kind"])
    if deed == "animal":
        return words.text("witchdom-event-ostara-animal", animal=back(line["witches"][0]), **facts)
    if deed == "token":
        return words.text("witchdom-event-ostara-token", ingredient=line["ingredient"], **facts)
    if deed == "brew":
        card, potion = line["witches"][0], line["potions"][0]
        paid = dict(zip(INGREDIENTS, line["tokens"], strict=True))
        points = points_of(card) + points_of(potion)
        return words.text("witchdom-event-ostara-brewed", card=card, potion=potion, points=points, **paid)
    return ""


# -- in front of the player --------------------------------------------------------------------------------


def caption(scene: Scene) -> Line:
    """The seat's own ingredients with their names, and tools at hand."""
    me = scene.me
    if me is None:
        return []
    own = scene.view["owners"][me]
    spent = scene.view["paying"]["tokens"] if scene.view["paying"] and scene.my_turn else [0] * 5
    line: Line = []
    for number, kind in enumerate(INGREDIENTS):
        name = kind_name(kind, scene.words) if scene.width >= 70 else ""
        line.append((f" {SIGNS[kind]} {name} ", "$quiet"))
        line.append((str(own["ingredients"][number] - spent[number]), "bold"))
    for kind in (*own["clan"]["tools"], *own["tools"]):
        line.append((f"  {SIGNS[kind]} {kind_name(kind, scene.words)}", "$quiet"))
    return line


def tiles(scene: Scene) -> list[Tile]:
    """What can be chosen from just now; else the reader's hand."""
    view, me = scene.view, scene.me
    if me is None:
        return []
    own = view["owners"][me]
    asks = view["asks"] if scene.my_turn else None
    if asks == "novices":
        return novice_tiles(scene)
    if asks == "renew":
        return renewal_tiles(scene)
    if asks == "gather":
        return place_tiles(scene)
    if asks == "rest":
        return [tile for number in range(len(PLACES)) for tile in token_tiles(scene, number)]
    if asks == "brew":
        return brew_tiles(scene)
    if asks == "pay":
        return payment_tiles(scene)
    hand = [card_tile(f"hand:{card}", card, scene) for card in own["hand"]]
    if not own["pile"]:
        return hand
    return [*hand, text_tile("pile", scene.words.text("witchdom-move-rest"), scene)]


def novice_tiles(scene: Scene) -> list[Tile]:
    taken = {own["pair"] for own in scene.view["owners"]}
    pairs = [pair for pair in ("moon", "star", "sun", "feather", "key") if pair not in taken]
    words = scene.words
    return [text_tile(f"novices:{pair}", words.text("witchdom-pair", pair=pair), scene) for pair in pairs]


def renewal_tiles(scene: Scene) -> list[Tile]:
    view, words = scene.view, scene.words
    found = []
    for what, stack in (("witches", "witch_stack"), ("potions", "potion_stack")):
        if view[stack]["cards"]:
            found.append(what)
    found += [place for number, place in enumerate(PLACES) if any(view["rows"][number]["ingredients"])]
    return [
        *(text_tile(f"renew:{what}", words.text("witchdom-move-renew", what=what), scene) for what in found),
        text_tile("renew:nothing", words.text("witchdom-move-keep"), scene),
    ]


def token_tiles(scene: Scene, number: int) -> list[Tile]:
    """The ingredients of a place; equal ones are one move unless one plays alone."""
    found: dict[str, Tile] = {}
    for slot, kind in enumerate(scene.view["rows"][number]["ingredients"]):
        if kind:
            touch = token_touch(scene.view, PLACES[number], slot, kind)
            place = scene.words.text("witchdom-place", place=PLACES[number])
            found[touch] = thing_tile(touch, kind, place, scene)
    return list(found.values())


def place_tiles(scene: Scene) -> list[Tile]:
    """Everything in the row of the place where points are left; cards with both of their sides."""
    view = scene.view
    number = PLACES.index(view["gathering"]["place"])
    row = view["rows"][number]
    found = token_tiles(scene, number)
    if row["potion"]:
        found.append(card_tile("side:potion", row["potion"], scene))
        found.append(thing_tile("side:tool", back(row["potion"]), "↔", scene))
    if row["witch"]:
        found.append(card_tile("side:witch", row["witch"], scene))
        if view["with_animals"]:
            found.append(thing_tile("side:animal", back(row["witch"]), "↔", scene))
    return found


def brew_tiles(scene: Scene) -> list[Tile]:
    view, words = scene.view, scene.words
    own = view["owners"][scene.me or 0]
    ready = [brew["potion"] for brew in view["brews"] if brew["owned"] and brew["payable"] and brew["banner"]]
    animals = list(dict.fromkeys(own["animals"]))
    return [
        *(card_tile(f"stock:{card}", card, scene) for card in ready),
        *(thing_tile(f"animal:{kind}", kind, "", scene) for kind in animals),
        text_tile("finish", words.text("witchdom-move-finish"), scene),
    ]


def payment_tiles(scene: Scene) -> list[Tile]:
    """The thing itself, a pair of every other ingredient, a tool of the stock; what cannot be done says why."""
    view, words = scene.view, scene.words
    paying, own = view["paying"], view["owners"][scene.me or 0]
    wanted = paying["requirement"]
    found = [text_tile("pay:own", kind_name(wanted, words), scene)]
    for number, kind in enumerate(INGREDIENTS):
        if own["ingredients"][number] - paying["tokens"][number] >= 2 and kind != wanted:
            found.append(thing_tile(f"pay:{kind}", kind, "×2", scene))
    for kind in dict.fromkeys(own["tools"]):
        if wanted in (kind, "any"):
            found.append(thing_tile(f"pay:{kind}", kind, "", scene))
    return found


def card_tile(touch: str, card: str, scene: Scene) -> Tile:
    """Points and sign, recipe or action points, the name where there is room."""
    _, ground, ink = LOOK[banner(card)]
    canvas = Canvas(13 if scene.wide else 9, 5 if scene.tall else 3)
    canvas.write(0, 0, f"{signs(card)} {points_of(card) or ''}", f"bold {ink}")
    tail = short(card)
    canvas.write(canvas.width - len(tail), 0, tail, f"bold {ink}")
    canvas.write_name(card_name(card, scene.words), ink)
    return Tile(touch, canvas.lines(), ground, ground)


def thing_tile(touch: str, kind: str, corner: str, scene: Scene) -> Tile:
    ground, ink = (GROUND[kind], "#ffffff") if kind in GROUND else (PAPER, INK)
    canvas = Canvas(13 if scene.wide else 9, 5 if scene.tall else 3)
    canvas.write(0, 0, SIGNS[kind], f"bold {ink}")
    corner = fitted(corner, canvas.width - 2)
    canvas.write(canvas.width - len(corner), 0, corner, ink)
    canvas.write_name(kind_name(kind, scene.words), ink)
    return Tile(touch, canvas.lines(), ground, ground)
