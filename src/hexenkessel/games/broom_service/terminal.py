"""Broom Service in a terminal: the realm as a map of coloured ground, with towers, clouds and witches on it."""

from functools import lru_cache, partial
from textwrap import wrap
from typing import Any, Final, NamedTuple

from hexenkessel.games.broom_service.drawing import walk
from hexenkessel.terminal import kit
from hexenkessel.terminal.kit import (
    INK,
    PAPER,
    Canvas,
    Line,
    Scene,
    Span,
    Tile,
    above_sheet,
    content_of,
    fitted,
    mixed,
    seat_mark,
)
from hexenkessel.words import Catalogue, figure

SEA: Final = "#14284c"
SHORE: Final = "#24467a"
# Ground and what grows on it: a landscape is told by its sign as well as by its colour.
GROUND: Final = {
    "forest": ("#1f4a2e", "♠", "#5fae74"),
    "prairie": ("#6a5a1e", '"', "#d8bf5c"),
    "hill": ("#6e3f27", "∩", "#d09a72"),
    "mountain": ("#474e60", "▲", "#c3cad8"),
}
# Ink and ground of what is made of a colour; its letter is the same in both languages.
COLOURS: Final = {
    "orange": (INK, "#e8923c", "o"),
    "violet": ("#ffffff", "#7c48aa", "v"),
    "green": ("#ffffff", "#2c7040", "g"),
}
ROLE_LOOK: Final = {
    "root_gatherer": ("ψ", "#c9781f"),
    "herb_gatherer": ("ψ", "#2c7040"),
    "fruit_gatherer": ("ψ", "#7c48aa"),
    "forest_witch": ("♠", "#2c7040"),
    "prairie_witch": ('"', "#8a6d12"),
    "hill_witch": ("∩", "#94462a"),
    "mountain_witch": ("▲", "#566074"),
    "valley_druid": ("♣", "#2f6fb5"),
    "hilltop_druid": ("♣", "#94462a"),
    "weather_fairy": ("☁", "#2f6fb5"),
}
STANDINGS: Final = {"brave": "♥", "cowardly": "~", "passed": "–", "knocked_out": "✖"}
SHAPES: Final = {"round": "○", "square": "□"}
WAND: Final = "/"
BOLT: Final = "ϟ"
LEADER: Final = "⚑"
SMALLEST: Final = (50, 9)
ROOMY: Final = 17  # rows in which a map names nearly all there is
SEATS: Final = 25  # columns for the players
GROWTH: Final = 3  # every so many cells something grows
PLACES: Final = ("cloud_spot", "tile_spot", "circle")


# -- the realm -------------------------------------------------------------------------------------------------


class Ground(NamedTuple):
    """A side of the board as rows of half cells: the number of the region that lies there, -1 for water."""

    width: int
    height: int
    rows: list[list[int]]


def content() -> dict[str, Any]:
    """The content in use: a view says what lies where, but not where that is."""
    return content_of("broom_service").data


def side_of(side: str) -> dict[str, Any]:
    """Size, borders and rivers of a side."""
    return next(board for board in content()["board"] if board["side"] == side)


def realm(side: str) -> dict[str, list[dict[str, Any]]]:
    """What the content puts on a side."""
    data = content()
    regions = [region for region in data["region"] if region["side"] == side]
    names = {region["id"] for region in regions}
    return {
        "regions": regions,
        "towers": [tower for tower in data["tower"] if tower["base"][0] in names],
        **{kind: [each for each in data[kind] if each["region"] in names] for kind in PLACES},
    }


@lru_cache(maxsize=8)
def ground(side: str, width: int, height: int) -> Ground:
    """The map in so many cells, filled line by line between the borders that cross it."""
    board = side_of(side)
    across, down = board["size"][0] / width, board["size"][1] / (2 * height)
    rows = [[-1] * width for _ in range(2 * height)]
    for number, region in enumerate(realm(side)["regions"]):
        lines = [walk(board["borders"], border) for border in region["outline"]]
        for row in range(2 * height):
            hits = sorted(hit for line in lines for hit in crossings(line, (row + 0.5) * down))
            for start, end in zip(hits[::2], hits[1::2], strict=False):
                for x in range(round(start / across), min(width, round(end / across))):
                    rows[row][x] = number
    return Ground(width, height, rows)


def crossings(line: list[float], y: float) -> list[float]:
    """Where a line of points crosses a height."""
    return [
        line[at] + (line[at + 2] - line[at]) * (y - line[at + 1]) / (line[at + 3] - line[at + 1])
        for at in range(0, len(line) - 2, 2)
        if (line[at + 1] > y) != (line[at + 3] > y)
    ]


# -- words -----------------------------------------------------------------------------------------------------

thing: Final = partial(kit.thing, "broom_service")


def region_name(region: str, words: Catalogue) -> str:
    return words.text(f"broom_service-region-{region}")


def role_name(role: str, words: Catalogue) -> str:
    return words.text(f"broom_service-role-{role}")


def trick_number(view: dict[str, Any]) -> int:
    return len(view["led_roles"]) + (view["led"] is None)


def choosing(view: dict[str, Any]) -> bool:
    return view["asks"] in ("choose-roles", "extra-card")


def headline(scene: Scene) -> str:
    """How far the game is: round, trick, event."""
    view, words = scene.view, scene.words
    parts = [f"{thing('round', words)} {view['round']}/{view['rounds']}"]
    if not (choosing(view) or view["over"]):
        parts.append(f"{thing('trick', words)} {trick_number(view)}")
    return " · ".join([*parts, words.text(f"broom_service-card-{view['event']}")])


def sentences(scene: Scene) -> list[str]:
    view, words = scene.view, scene.words
    event = view["event"]
    lines = [
        headline(scene),
        f"{thing('event', words)}: {words.text(f'broom_service-card-{event}.help')}",
    ]
    if view["cursed"]:
        lines.append(
            f"{thing('cursed', words)}: {', '.join(role_name(role, words) for role in view['cursed'])}"
        )
    if view["led"] is not None:
        lines.append(trick_sentence(scene))
    lines += [seat_sentence(scene, seat) for seat in range(len(scene.names))]
    if view["over"]:
        return lines
    if scene.me is not None:
        lines += [pawn_sentence(scene, pawn) for pawn in (1, 2)]
        hand = ", ".join(role_name(role, words) for role in view["hand"])
        lines.append(f"{thing('hand', words)}: {hand or words.text('terminal-nothing')}")
    return lines


def trick_sentence(scene: Scene) -> str:
    """The led role and everybody's answer, in the order of answering."""
    view, words = scene.view, scene.words
    seats = [(view["leader"] + step) % len(scene.names) for step in range(len(scene.names))]
    answers = [
        f"{scene.names[seat]} {words.text('broom_service-standing-' + view['standings'][seat])}"
        for seat in seats
    ]
    return f"{thing('trick', words)}: {role_name(view['led'], words)}; {', '.join(answers)}"


def seat_sentence(scene: Scene, seat: int) -> str:
    view, words = scene.view, scene.words
    stock = view["stock"][seat]
    potions = [
        f"{stock[colour]} × {words.text(f'broom_service-resource-{colour}')}"
        for colour in COLOURS
        if stock[colour]
    ]
    laid = [
        f"{role_name(role, words)} ({words.text(f'broom_service-stance-{stance}')})"
        for role, stance in (card.split() for card in view["laid"][seat])
    ]
    parts = [
        words.text("broom_service-points", points=view["points"][seat]),
        *potions,
        words.text("broom_service-wands", wands=stock["wand"]),
        words.text("broom_service-bolts", bolts=view["bolts"][seat]),
        *(
            [f"{thing('amulet', words)}: {len(view['amulets'][seat])}"]
            if any(view["mountains"].values())
            else []
        ),
        *(
            f"{count} × {words.text(f'broom_service-forest-tile-{tile}')}"
            for tile, count in view["tiles"][seat].items()
            if count
        ),
        words.text("broom_service-cards", cards=view["hand_sizes"][seat]),
    ]
    return f"{scene.names[seat]}: {', '.join(parts)}" + (f"; {', '.join(laid)}" if laid else "")


def pawn_sentence(scene: Scene, pawn: int) -> str:
    """Where a pawn stands, what lies around it, and which towers it reaches."""
    view, words = scene.view, scene.words
    here = realm(view["side"])
    region = next(each for each in here["regions"] if each["id"] == view["pawns"][scene.me][pawn - 1])
    around = ", ".join(region_words(each, scene) for each in region["neighbours"])
    towers = [
        tower_words(each, words)
        for each in here["towers"]
        if region["id"] in each["base"] and each["id"] not in [*view["occupied"], *view["out"]]
    ]
    reach = f"; {thing('towers', words)}: {', '.join(towers)}" if towers else ""
    return (
        f"{thing('pawn', words)} {pawn}: {region_words(region['id'], scene)};"
        f" {thing('neighbours', words)}: {around}{reach}"
    )


def tower_words(tower: dict[str, Any], words: Catalogue) -> str:
    return (
        f"{SHAPES[tower['shape']]}{tower['points']} {words.text('broom_service-colour-' + tower['colour'])}"
    )


def region_words(region: str, scene: Scene) -> str:
    """A region with its landscape, and a cloud where one closes it."""
    view, words = scene.view, scene.words
    here = realm(view["side"])
    terrain = next(each["terrain"] for each in here["regions"] if each["id"] == region)
    clouded = any(view["clouds"].get(spot["id"]) for spot in here["cloud_spot"] if spot["region"] == region)
    kind = words.text(f"broom_service-terrain-{terrain}")
    return f"{region_name(region, words)} ({kind}{', ☁' if clouded else ''})"


# -- the board -------------------------------------------------------------------------------------------------


def paint(scene: Scene) -> Canvas | None:
    """The map on the left, the players on the right; at the end the score sheet below, where there is room. Nothing where
    the map would not fit."""
    board = side_of(scene.view["side"])
    if not scene.holds(SMALLEST) or not board.get("borders"):
        return None
    canvas = Canvas(scene.width, scene.height)
    scene = above_sheet(canvas, "broom_service", scene, ROOMY)
    width = min(scene.width - SEATS, round(scene.height * 2 * board["size"][0] / board["size"][1]))
    Chart(canvas, ground(scene.view["side"], width, scene.height), board["size"], scene).draw()
    paint_seats(canvas, width + 1, scene)
    return canvas


class Chart:
    """A map that is being drawn: what is written first keeps its cells, later things move aside."""

    def __init__(self, canvas: Canvas, land: Ground, size: list[int], scene: Scene) -> None:
        self.canvas = canvas
        self.land = land
        self.size = size
        self.scene = scene
        self.view = scene.view
        self.here = realm(scene.view["side"])

    def draw(self) -> None:
        self.fill()
        self.pawns()
        self.towers()
        self.clouds()
        self.places()
        self.names()
        self.growth()

    def fill(self) -> None:
        """Ground and water, with a lighter line along every shore."""
        regions = self.here["regions"]
        for y, row in enumerate(self.land.rows):
            for x, number in enumerate(row):
                colour = GROUND[regions[number]["terrain"]][0] if number >= 0 else self.water(x, y)
                if number >= 0 and (
                    self.at(x + 1, y) not in (number, -1) or self.at(x, y + 1) not in (number, -1)
                ):
                    colour = mixed(colour, INK, 0.35)
                self.canvas.pixel(x, y, colour)

    def at(self, x: int, y: int) -> int:
        inside = 0 <= x < self.land.width and 0 <= y < 2 * self.land.height
        return self.land.rows[y][x] if inside else -1

    def water(self, x: int, y: int) -> str:
        shore = any(self.at(x + dx, y + dy) >= 0 for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))
        return SHORE if shore else SEA

    def cell(self, spot: list[float]) -> tuple[int, int]:
        x = int(spot[0] / self.size[0] * self.land.width)
        y = int(spot[1] / self.size[1] * self.land.height)
        return min(x, self.land.width - 1), min(y, self.land.height - 1)

    def put(self, spot: list[float], text: str, style: str, touch: str = "", reach: int = 3) -> bool:
        """Write around a spot, or as near to it as there is room."""
        x, y = self.cell(spot)
        x -= len(text) // 2
        near = [(dx, dy) for dy in range(-1, 2) for dx in range(-reach, reach + 1)]
        for dx, dy in sorted(near, key=lambda step: abs(step[0]) + 3 * abs(step[1])):
            if self.is_free(x + dx, y + dy, len(text)):
                self.canvas.write(x + dx, y + dy, text, style)
                if touch:
                    self.canvas.touchable(touch, x + dx, y + dy, len(text))
                return True
        return False

    def is_free(self, x: int, y: int, length: int) -> bool:
        return (
            x >= 0
            and x + length <= self.land.width
            and 0 <= y < self.land.height
            and not any((x + place, y) in self.canvas.letters for place in range(length))
        )

    def pawns(self) -> None:
        """Everybody's two witches; those of one seat in one region stand together."""
        for region in self.here["regions"]:
            for seat, own in enumerate(self.view["pawns"]):
                here = "".join(str(pawn) for pawn, where in enumerate(own, 1) if where == region["id"])
                if here:
                    letter, style = seat_mark(seat)
                    self.put(region["pawns"], letter + here, style, reach=8)

    def towers(self) -> None:
        """Shape, value and colour: ○ takes one potion, □ takes many, ● is taken."""
        towers = [*self.here["towers"], *self.hill_towers()]
        for tower in towers:
            if tower["id"] in self.view["out"]:
                continue
            ink, paint, letter = COLOURS[tower["colour"]]
            taken = tower["id"] in self.view["occupied"]
            shape = "●" if taken else SHAPES[tower["shape"]]
            style = f"{paint} on {INK}" if taken else f"bold {ink} on {paint}"
            self.put(tower["spot"], f"{shape}{tower['points']}{letter}", style, f"tower:{tower['id']}")

    def hill_towers(self) -> list[dict[str, Any]]:
        """A hill tile that is a tower (BS-14)."""
        look = content()["hill_tower"]
        return [
            {**look, "id": f"{spot['id']}_tower", "shape": "square", "spot": spot["spot"]}
            for spot in self.here["tile_spot"]
            if self.view["hills"].get(spot["id"]) == "tower"
        ]

    def clouds(self) -> None:
        """What each costs; storm clouds are blue."""
        data = content()
        cost = {cloud["id"]: cloud["cost"] for cloud in [*data["heavy_cloud"], *data["storm_cloud"]]}
        for spot in self.here["cloud_spot"]:
            cloud = self.view["clouds"].get(spot["id"])
            if cloud:
                storm = cloud.startswith("storm")
                style = f"bold #ffffff on {'#2f6fb5' if storm else '#565b72'}"
                self.put(spot["spot"], f"☁{cost[cloud]}", style, f"cloud:{spot['id']}")

    def places(self) -> None:
        """Castles, tiles and stone circles."""
        for region in self.here["regions"]:
            if region.get("castle"):
                self.put(region["castle_spot"], "♜", "bold #ffffff")
        for spot in self.here["tile_spot"]:
            tile = self.view[f"{spot['tile']}s"].get(spot["id"])
            if tile and tile != "tower":
                text = tile.removeprefix("turbo_").upper() if spot["tile"] == "hill" else ""
                self.put(
                    spot["spot"],
                    {"mountain": "△", "forest": "♧", "hill": "»"}[spot["tile"]] + text,
                    f"bold {INK} on {PAPER}",
                )
        for circle in self.here["circle"]:
            self.put(circle["spot"], f"◎{circle['id']}", f"bold {INK} on #c3cad8", f"circle:{circle['id']}")

    def names(self) -> None:
        """Every region's name, or as much of it as there is room for."""
        for region in self.here["regions"]:
            name = region_name(region["id"], self.scene.words)
            for length in (len(name), 10, 8, 6, 5, 4):
                short = name if length >= len(name) else f"{name[: length - 1]}."
                spots = (region["label"], region["pawns"])
                if length <= len(name) and any(self.put(spot, short, "#ffffff", reach=5) for spot in spots):
                    break

    def growth(self) -> None:
        """Here and there the sign of the landscape."""
        for y in range(self.land.height):
            for x in range((y * 5) % GROWTH, self.land.width, GROWTH + 1):
                number = self.at(x, 2 * y)
                if number >= 0 and number == self.at(x, 2 * y + 1) and self.is_free(x, y, 1):
                    _, sign, ink = GROUND[self.here["regions"][number]["terrain"]]
                    self.canvas.write(x, y, sign, ink)


# -- the players -----------------------------------------------------------------------------------------------


def paint_seats(canvas: Canvas, x: int, scene: Scene) -> None:
    """Name and points, what they own, and how they stand in the trick."""
    players = len(scene.names)
    rows = 3 if scene.height >= 3 * players else 2 if scene.height >= 2 * players else 1
    gap = 1 if scene.height >= (rows + 1) * players else 0
    me = scene.me if scene.me is not None else 0
    for step in range(players):
        seat = (me + step) % players
        top = step * (rows + gap)
        for line, spans in enumerate(seat_lines(scene, seat, canvas.width - x)[:rows]):
            place = x
            for text, style in spans:
                canvas.write(place, top + line, text, style)
                place += len(text)


def seat_lines(scene: Scene, seat: int, room: int) -> list[Line]:
    view = scene.view
    letter, style = seat_mark(seat)
    points = figure(view["scores"][seat] if view["over"] else view["points"][seat])
    name = fitted(scene.names[seat], room - 7 - len(points))
    stock = view["stock"][seat]
    owned: Line = [("  ", "")]
    for colour, (ink, paint, sign) in COLOURS.items():
        owned += [(f"{sign}{stock[colour]}", f"bold {ink} on {paint}"), (" ", "")]
    owned.append((f"{WAND}{stock['wand']} {BOLT}{view['bolts'][seat]}", "$chalk"))
    if any(view["mountains"].values()):
        owned.append((f" ◈{len(view['amulets'][seat])}", "$chalk"))
    turn = "▶" if view["deciding"][seat] else " "
    head: Line = [
        (f"{turn} ", "bold $chalk"),
        (f" {letter} ", style),
        (f" {name} ", "bold $chalk"),
        (points, "bold $chalk"),
    ]
    return [head, owned, [("  ", ""), *standing_line(scene, seat, room - 2)]]


def standing_line(scene: Scene, seat: int, room: int) -> Line:
    """The flag of the leader, the answer in this trick, and cards still in hand."""
    view, words = scene.view, scene.words
    flag = LEADER if view["leader"] == seat and not view["over"] else ""
    cards = "▯" * view["hand_sizes"][seat]
    standing = view["standings"][seat]
    if view["led"] is None or view["over"] or standing == "waiting":
        return [(fitted(f"{flag}{cards}", room), "$chalk-dim")]
    text = f"{flag}{STANDINGS[standing]} {words.text(f'broom_service-standing-{standing}')} {cards}"
    return [(fitted(text, room), "bold $chalk" if standing == "brave" else "$chalk-dim")]


# -- in front of the player ------------------------------------------------------------------------------------


def caption(scene: Scene) -> Line:
    """The event, cursed roles, and the trick that is played."""
    view, words = scene.view, scene.words
    line: Line = [(f" {words.text('broom_service-card-' + view['event'])} ", f"bold {INK} on {PAPER}")]
    for role in view["cursed"]:
        line += [(" ", ""), (f" ☠ {role_name(role, words)} ", "bold #ffffff on #8a2a1c")]
    if view["led"] is not None:
        line += [("  ", ""), role_chip(view["led"], words)]
    return line


def role_chip(role: str, words: Catalogue) -> Span:
    sign, paint = ROLE_LOOK[role]
    return (f" {sign} {role_name(role, words)} ", f"bold #ffffff on {paint}")


def tiles(scene: Scene) -> list[Tile]:
    """The roles to choose from, or one's hand while others act; every other question lists its moves."""
    view = scene.view
    if scene.me is None or view["over"]:
        return []
    if not scene.my_turn:
        return [role_tile(f"hand:{role}", role, scene) for role in view["hand"]]
    if not choosing(view) or says_number(view, scene.me):
        return []
    picked = [text.split()[1] for text in view["sealed"] if text.startswith("choose ")]
    return [role_tile(f"role:{role}", role, scene) for role in ROLE_LOOK if role not in picked]


def says_number(view: dict[str, Any], seat: int) -> bool:
    """How many cards, if there is a choice, is said before any role is chosen (BS-9.1, BS-13.6)."""
    asked = view["event"] == "more_or_less" or view["tiles"][seat]["one_more_card"] > 0
    return asked and not view["sealed"]


def role_tile(touch: str, role: str, scene: Scene) -> Tile:
    sign, paint = ROLE_LOOK[role]
    canvas = Canvas(14 if scene.wide else 10, 5 if scene.tall else 3)
    middle = canvas.width // 2
    name = wrap(role_name(role, scene.words), canvas.width, break_long_words=True)[:2]
    cursed = "☠" if role in scene.view["cursed"] else ""
    canvas.write(0, 0, sign, f"bold {paint}")
    canvas.write(canvas.width - 1, 0, cursed or sign, f"bold {'#8a2a1c' if cursed else paint}")
    top = canvas.height // 2 if scene.tall else canvas.height - len(name)
    for row, text in enumerate(name):
        canvas.write_centred(middle, top + row, text, f"bold {INK}")
    return Tile(touch, canvas.lines(), paint, PAPER)
