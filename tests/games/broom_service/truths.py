"""What must hold of table, seat and move where the game gives a reason: read out of the rulebook and the content file."""

from collections.abc import Callable
from functools import cache
from typing import Any

from hexenkessel import Move, State
from hexenkessel.games.broom_service.state import Broom
from hexenkessel.kernel.errors import Refusal
from tests.games.broom_service.table import CARDS, EXTRA, ROLES, SMALL_BOARDS, Table, build, trick

Truth = Callable[[State, int, Move, Refusal], bool]

WITCH_TERRAINS = {f"{terrain}_witch": terrain for terrain in ("forest", "prairie", "hill", "mountain")}
DRUID_TERRAINS = {"valley_druid": ("forest", "prairie"), "hilltop_druid": ("hill", "mountain")}
GATHERERS = {"root_gatherer": "root", "herb_gatherer": "herb", "fruit_gatherer": "fruit"}


class Scene:
    """A table by its names, and one move that somebody wants to make there."""

    def __init__(self, state: State, seat: int, move: Move, refusal: Refusal) -> None:
        assert isinstance(state, Broom)
        self.state = state
        self.seat = seat
        self.move = move
        self.facts = move.facts
        self.told = refusal.facts
        self.data = state.game.content.data
        self.things = things(state.game.content.hash, self.data)

    @property
    def ask(self) -> str:
        choice = self.state.choice
        return "" if choice is None else choice.ask

    @property
    def event(self) -> str:
        return str(self.data["event"][self.state.event]["id"])

    @property
    def side(self) -> str:
        return str(self.state.options["side"])

    def holds(self, role: object) -> bool:
        return bool(self.state.hands[self.seat] >> ROLES.index(str(role)) & 1)

    def owns(self, tile: int) -> int:
        """How many forest tiles of this kind from earlier tricks."""
        return self.state.tiles[self.seat][tile] - self.state.fresh[self.seat][tile]

    @property
    def sealed(self) -> list[Move]:
        return self.state.sealed_by(self.seat)

    @property
    def role(self) -> str:
        """The role that is being carried out."""
        return ROLES[self.state.led]

    @property
    def stance(self) -> str:
        return ("waiting", "brave", "cowardly", "passed", "knocked_out")[self.state.standings[self.seat]]

    @property
    def field(self) -> Any:
        """The fields of the step that waits."""
        return self.state.waiting

    @property
    def free_number(self) -> bool:
        return self.event == "more_or_less" or self.owns(1) > 0

    def allowed_numbers(self) -> list[int]:
        if self.event == "more_or_less":
            return list(self.data["event"][0]["cards"])
        return [self.data["setup"]["hand"], self.data["setup"]["hand"] + 1]

    # -- the map --------------------------------------------------------------------------------------------------

    def stands(self, pawn: object) -> dict[str, Any]:
        """The region of one of this seat's pawns."""
        assert isinstance(pawn, int)
        region = self.state.boards.region_names[self.state.pawns[self.seat][pawn - 1]]
        return self.things["region"][region]

    @property
    def region(self) -> dict[str, Any]:
        return self.things["region"][str(self.facts["region"])]

    @property
    def tower(self) -> dict[str, Any]:
        return self.things["tower"][str(self.facts["tower"])]

    def clouds_in(self, region: object) -> list[int]:
        """The kinds of clouds that lie in a region."""
        spots = [
            number for number, spot in enumerate(self.data["cloud_spot"]) if str(spot["region"]) == region
        ]
        return [self.state.clouds[spot] for spot in spots if self.state.clouds[spot] >= 0]

    @property
    def cloud(self) -> int:
        """The kind of cloud that lies on the spot of the move, -1 for none."""
        spots = [str(spot["id"]) for spot in self.data["cloud_spot"]]
        return self.state.clouds[spots.index(str(self.facts["spot"]))]

    def is_shut(self) -> bool:
        names = list(self.things["tower"])
        return bool(self.state.shut[names.index(str(self.facts["tower"]))])

    # -- the past -------------------------------------------------------------------------------------------------

    def deeds(self) -> list[str]:
        """The verbs of what this seat has done with the card that it is carrying out."""
        state = self.state
        own = [
            move for mover, move in zip(state.past_seats, state.past_moves, strict=True) if mover == self.seat
        ]
        laid = max(number for number, move in enumerate(own) if move.verb in ("lead", "answer"))
        return [move.text if move.verb == "use" else move.verb for move in own[laid + 1 :]]


@cache
def things_of(content: str) -> dict[str, dict[str, dict[str, Any]]]:
    return {}


def things(content: str, data: dict[str, Any]) -> dict[str, dict[str, dict[str, Any]]]:
    """The entries of the content file by kind and id; a hill tile may put a tower beside those of the board (BS-14.6)."""
    found = things_of(content)
    if not found:
        for kind in ("region", "tower", "tile_spot", "circle"):
            found[kind] = {str(entry["id"]): entry for entry in data[kind]}
        for spot in data["tile_spot"]:
            if spot["tile"] == "hill":
                id = f"{spot['id']}_tower"
                extra = {"base": [spot["region"]], "shape": "square", "spot": spot["id"]}
                found["tower"][id] = {"id": id, **extra, **data["hill_tower"]}
    return found


def lies_on(scene: Scene, spot: str) -> str | None:
    """The tile on a spot."""
    for kind in ("mountains", "hills"):
        shape = scene.state.game.position_shapes[kind]
        tiles = shape.write(getattr(scene.state, kind))
        if spot in tiles:
            return str(tiles[spot]) if tiles[spot] is not None else None
    raise AssertionError(spot)


def is_covered(scene: Scene) -> bool:
    spots = [spot for spot in scene.data["tile_spot"] if scene.tower["id"] in spot.get("covers", [])]
    return any(lies_on(scene, str(spot["id"])) for spot in spots)


def stands_in_reach(scene: Scene) -> bool:
    return str(scene.stands(scene.facts["pawn"])["id"]) in [str(region) for region in scene.tower["base"]]


def is_next_to(scene: Scene, region: str) -> bool:
    return any(region in scene.stands(pawn)["neighbours"] for pawn in (1, 2))


# -- choosing and laying roles ------------------------------------------------------------------------------------------


def fixed_number(scene: Scene) -> bool:
    return not scene.free_number and scene.told == {"cards": scene.data["setup"]["hand"]}


def other_number(scene: Scene) -> bool:
    allowed = scene.allowed_numbers()
    right = scene.told == {"least": allowed[0], "most": allowed[-1]}
    return scene.free_number and not scene.sealed and scene.facts["cards"] not in allowed and right


def number_said(scene: Scene) -> bool:
    said = scene.sealed[0]
    return said.verb == "number" and said.facts["cards"] == scene.told["cards"]


def chosen_already(scene: Scene) -> bool:
    return scene.holds(scene.facts["role"]) if scene.ask == "extra-card" else scene.move in scene.sealed


def must_be_brave(scene: Scene) -> bool:
    late = scene.facts["stance"] == "cowardly" and scene.event == "old_times"
    return late and scene.holds(scene.facts["role"]) and scene.state.leader == scene.seat


def leads(scene: Scene) -> bool:
    return scene.ask == "lead" and scene.state.leader == scene.seat and scene.move.verb != "lead"


def is_asked(scene: Scene) -> bool:
    return (
        scene.ask == "answer"
        and scene.move.verb not in ("answer", "pass")
        and scene.told["role"] == scene.role
    )


# -- roles ----------------------------------------------------------------------------------------------------------------


def gatherer_colour(scene: Scene) -> str:
    return str(scene.data["gatherers"][GATHERERS[scene.role]])


def gathered(scene: Scene) -> int:
    potions, wands = scene.facts["potions"], scene.facts["wands"]
    assert isinstance(potions, int) and isinstance(wands, int)
    return potions + wands


def most_gathered(scene: Scene) -> int:
    brave = scene.stance == "brave" or "use brave_though_cowardly" in scene.deeds()
    return int(scene.data["gatherers"]["brave" if brave else "cowardly"])


def other_colour(scene: Scene) -> bool:
    return scene.facts["colour"] != gatherer_colour(scene) == scene.told["colour"]


def too_much(scene: Scene) -> bool:
    return gathered(scene) > most_gathered(scene) == scene.told["most"]


def other_mix(scene: Scene) -> bool:
    mixed = scene.data["gatherers"]["yield"] != "mixed" and scene.facts["wands"] != 0
    return (
        mixed and gathered(scene) <= most_gathered(scene) and scene.facts["colour"] == gatherer_colour(scene)
    )


def other_side(scene: Scene) -> bool:
    if scene.move.verb != "deliver":
        return bool(scene.region["side"] != scene.side)
    base = str(scene.tower["base"][0])
    return bool(scene.things["region"][base]["side"] != scene.side)


def already_there(scene: Scene) -> bool:
    return bool(scene.stands(scene.facts["pawn"]) == scene.region)


def not_adjacent(scene: Scene) -> bool:
    start = scene.stands(scene.facts["pawn"])
    return start != scene.region and scene.region["id"] not in start["neighbours"]


def wrong_terrain(scene: Scene) -> bool:
    wanted = WITCH_TERRAINS[scene.role]
    return scene.ask == "fly" and bool(scene.region["terrain"] != wanted) and scene.told["terrain"] == wanted


def clouded(scene: Scene) -> bool:
    return bool(scene.clouds_in(scene.region["id"])) and not not_adjacent(scene)


def out_of_reach(scene: Scene) -> bool:
    return not stands_in_reach(scene)


def occupied(scene: Scene) -> bool:
    return scene.tower["shape"] == "round" and scene.is_shut() and not is_covered(scene)


def no_tower_tile(scene: Scene) -> bool:
    return lies_on(scene, str(scene.tower["spot"])) != "tower"


def no_potion(scene: Scene) -> bool:
    kind = ("orange", "violet", "green").index(scene.tower["colour"])
    return scene.state.stock[scene.seat][kind] == 0 and stands_in_reach(scene)


def other_druid(scene: Scene) -> bool:
    terrain = str(scene.stands(scene.facts["pawn"])["terrain"])
    return (
        scene.ask == "druid"
        and terrain not in DRUID_TERRAINS[scene.role]
        and scene.told["terrain"] == terrain
    )


def brave_before_the_flight(scene: Scene) -> bool:
    brave = scene.stance == "brave" or "use brave_though_cowardly" in scene.deeds()
    return brave and scene.role in WITCH_TERRAINS and "fly" not in scene.deeds()


def cowardly_witch(scene: Scene) -> bool:
    cowardly = scene.stance == "cowardly" and "use brave_though_cowardly" not in scene.deeds()
    return cowardly and scene.role in WITCH_TERRAINS


def other_pawn(scene: Scene) -> bool:
    return bool(scene.told["pawn"] == scene.field.pawn + 1 != scene.facts["pawn"])


def cloud_out_of_reach(scene: Scene) -> bool:
    return scene.cloud >= 0 and not is_next_to(scene, str(scene.region["id"]))


def too_few_wands(scene: Scene) -> bool:
    clouds = [*scene.data["heavy_cloud"], *scene.data["storm_cloud"]]
    cost = int(clouds[scene.cloud]["cost"])
    return scene.state.stock[scene.seat][3] < cost == scene.told["wands"]


# -- instead of a cowardly action -----------------------------------------------------------------------------------------


def wanted_tile(scene: Scene) -> int:
    return {"brave_though_cowardly": 0, "points": 2}[str(scene.facts["tile"])]


def no_such_tile(scene: Scene) -> bool:
    return scene.state.tiles[scene.seat][wanted_tile(scene)] == 0


def too_fresh(scene: Scene) -> bool:
    return scene.state.tiles[scene.seat][wanted_tile(scene)] > 0 == scene.owns(wanted_tile(scene))


def other_event(scene: Scene) -> bool:
    return scene.event != {"market": "black_market", "moonshine": "moonshine"}[scene.move.verb]


def only_cowardly(scene: Scene) -> bool:
    return scene.stance == "brave"


def decided_already(scene: Scene) -> bool:
    """Cowardly, and something has been done with the card (BS-6.8); it would have been there to choose (BS-13.3)."""
    there = scene.owns(wanted_tile(scene)) > 0 if scene.move.verb == "use" else not other_event(scene)
    return scene.stance == "cowardly" and bool(scene.deeds()) and there


# -- tiles ------------------------------------------------------------------------------------------------------------------


def turbo_tile(scene: Scene) -> list[str]:
    return list(scene.data["turbo_tile"][scene.field.tile]["circles"])


def circle_clouded(scene: Scene) -> bool:
    circle = str(scene.facts["circle"])
    return circle in turbo_tile(scene) and bool(scene.clouds_in(scene.things["circle"][circle]["region"]))


def other_circle(scene: Scene) -> bool:
    return scene.facts["circle"] not in turbo_tile(scene)


def must_go_on(scene: Scene) -> bool:
    return scene.ask == "circle" and scene.move.verb != "circle"


def brave_mountain_witch(scene: Scene) -> bool:
    brave = scene.stance == "brave" or "use brave_though_cowardly" in scene.deeds()
    return brave and scene.role == "mountain_witch"


def no_witch_delivery(scene: Scene) -> bool:
    """She is none, or it was not her own flight that brought the pawn here (BS-12.2, BS-12.7)."""
    return scene.ask == "mountain" and not (brave_mountain_witch(scene) and scene.deeds().count("fly") == 1)


def delivered_already(scene: Scene) -> bool:
    return scene.ask == "mountain" and brave_mountain_witch(scene) and "deliver" in scene.deeds()


def tile_first(scene: Scene) -> bool:
    """A brave witch has come by a stone circle, and her delivery follows (BS-14.5)."""
    return scene.ask == "mountain" and scene.deeds()[-1] == "circle" and not cowardly_witch(scene)


def mountain(scene: Scene) -> str:
    return str(
        [spot for spot in scene.data["tile_spot"] if spot["tile"] == "mountain"][scene.field.spot]["id"]
    )


def other_function(scene: Scene) -> bool:
    return lies_on(scene, mountain(scene)) == scene.told["tile"] != scene.facts["tile"]


def function_used(scene: Scene) -> bool:
    return lies_on(scene, mountain(scene)) == scene.facts["tile"] and "function" in scene.deeds()


def function_idle(scene: Scene) -> bool:
    """Nothing to deliver, no cloud to pay, nowhere to fly."""
    state, seat = scene.state, scene.seat
    pawns = [scene.stands(pawn) for pawn in (1, 2)]
    tile = lies_on(scene, mountain(scene))
    if tile == "fly":
        return all(scene.clouds_in(way) for region in pawns for way in region["neighbours"])
    if tile == "weather":
        clouds = [*scene.data["heavy_cloud"], *scene.data["storm_cloud"]]
        near = [cloud for region in pawns for way in region["neighbours"] for cloud in scene.clouds_in(way)]
        return all(clouds[cloud]["cost"] > state.stock[seat][3] for cloud in near)
    stock = dict(zip(("orange", "violet", "green"), state.stock[seat], strict=False))
    names = list(scene.things["tower"])
    return tile == "deliver" and not any(
        stock[tower["colour"]] and not state.shut[names.index(id)]
        for id, tower in scene.things["tower"].items()
        for region in pawns
        if region["id"] in tower["base"]
    )


# -- bids -------------------------------------------------------------------------------------------------------------------


def bid_kind(scene: Scene) -> str:
    """The kind that is being bid on: the first one owned that nothing has been said about."""
    said = [move.facts["resource"] for move in scene.sealed]
    names = ("orange", "violet", "green", "wand")
    owned = [name for name, count in zip(names, scene.state.stock[scene.seat], strict=True) if count]
    return next(name for name in owned if name not in said)


def bid_too_high(scene: Scene) -> bool:
    kind = bid_kind(scene)
    count = scene.facts["count"]
    assert isinstance(count, int)
    owned = scene.state.stock[scene.seat][("orange", "violet", "green", "wand").index(kind)]
    return scene.facts["resource"] == kind and count > owned == scene.told["count"]


def bid_in_order(scene: Scene) -> bool:
    return scene.facts["resource"] != bid_kind(scene) == scene.told["resource"]


# -- all together -----------------------------------------------------------------------------------------------------------

# By key: the verbs of the moves that it is said about, and what must hold.
SAID: dict[str, tuple[str, Callable[[Scene], bool]]] = {
    "fixed-number": ("number", fixed_number),
    "other-number": ("number", other_number),
    "number-said": ("number", number_said),
    "number-first": ("choose", lambda scene: scene.free_number and not scene.sealed),
    "chosen-already": ("choose", chosen_already),
    "lead-first": ("", leads),
    "must-be-brave": ("lead", must_be_brave),
    "not-in-hand": ("lead", lambda scene: not scene.holds(scene.facts["role"])),
    "must-follow": ("pass", lambda scene: scene.ask == "answer" and scene.holds(scene.role)),
    "must-pass": ("answer", lambda scene: scene.ask == "answer" and not scene.holds(scene.role)),
    "answer-first": ("", is_asked),
    "other-colour": ("gather", other_colour),
    "too-much": ("gather", too_much),
    "other-mix": ("gather", other_mix),
    "other-side": ("fly deliver dispel", other_side),
    "already-there": ("fly", already_there),
    "not-adjacent": ("fly", not_adjacent),
    "wrong-terrain": ("fly", wrong_terrain),
    "clouded": ("fly", clouded),
    "out-of-reach": ("deliver", out_of_reach),
    "occupied": ("deliver", occupied),
    "covered": ("deliver", is_covered),
    "no-tower-tile": ("deliver", no_tower_tile),
    "no-potion": ("deliver", no_potion),
    "other-druid": ("deliver", other_druid),
    "druids-stay": ("fly", lambda scene: scene.ask == "druid"),
    "fly-first": ("deliver", brave_before_the_flight),
    "only-brave": ("deliver", cowardly_witch),
    "other-pawn": ("deliver", other_pawn),
    "no-cloud": ("dispel", lambda scene: scene.cloud < 0),
    "cloud-out-of-reach": ("dispel", cloud_out_of_reach),
    "too-few-wands": ("dispel", too_few_wands),
    "no-such-tile": ("use", no_such_tile),
    "tile-too-fresh": ("use", too_fresh),
    "only-cowardly": ("use market moonshine", only_cowardly),
    "decided-already": ("use market moonshine", decided_already),
    "other-event": ("market moonshine", other_event),
    "circle-clouded": ("circle", circle_clouded),
    "other-circle": ("circle", other_circle),
    "must-go-on": ("", must_go_on),
    "no-witch-delivery": ("deliver", no_witch_delivery),
    "delivered-already": ("deliver", delivered_already),
    "tile-first": ("deliver", tile_first),
    "other-function": ("function", other_function),
    "function-used": ("function", function_used),
    "function-idle": ("function", function_idle),
    "bid-too-high": ("bid", bid_too_high),
    "bid-in-order": ("bid", bid_in_order),
}


def truth(verbs: str, holds: Callable[[Scene], bool]) -> Truth:
    def is_true(state: State, seat: int, move: Move, refusal: Refusal) -> bool:
        return move.verb in (verbs or move.verb).split() and holds(Scene(state, seat, move, refusal))

    return is_true


TRUTHS: dict[str, Truth] = {key: truth(*said) for key, said in SAID.items()}


# -- what random play hardly reaches ----------------------------------------------------------------------------------------

WITCH = {"P1": "mountain_witch root_gatherer"}
MOUNTAINS = {"MT1": "fly", "MT2": "potions", "MT3": "wands"}


def potions_only() -> State:
    """A box in which gatherers bring no wands."""
    game = build(CARDS.replace('yield = "mixed"', 'yield = "potions_only"'))
    return trick(Table.set_up(game=game, hands={"P1": "root_gatherer"}), "root_gatherer").state


def a_clouded_circle() -> State:
    table = Table.set_up(back=True, hands={"P1": "hill_witch"}, clouds={"k1": "heavy_1_1"})
    return trick(table, "hill_witch").play("P1 fly 1 H1").state


def a_tile_at_a_circle() -> State:
    table = Table.set_up(
        back=True,
        game=build(boards=SMALL_BOARDS + EXTRA),
        hands={"P1": "hill_witch"},
        hills={"h1": "turbo_cd", "h2": "tower", "h3": "turbo_ac"},
        mountains={"m1": "potions", "m9": "wands"},
    )
    return trick(table, "hill_witch").play("P1 fly 1 H1", "P1 circle D").state


def on_the_mountain(*moves: str, **more: Any) -> Table:
    """P1's brave mountain witch has flown onto the tile, and gone on from there."""
    given: dict[str, Any] = {"mountains": MOUNTAINS, "hands": WITCH, "clouds": {}, **more}
    return trick(Table.set_up(**given), "mountain_witch").play("P1 fly 2 R4", *moves)


def delivered() -> State:
    return on_the_mountain("P1 deliver 2 T7").state


def there_and_back() -> State:
    return on_the_mountain("P1 function fly", "P1 fly 2 R1", "P1 fly 2 R4").state


def idle() -> State:
    """Nothing to pay a cloud with, but a potion for the tower there."""
    return on_the_mountain(mountains={**MOUNTAINS, "MT1": "weather"}, stock={"P1": "1/1/1/0"}).state


def just_won() -> State:
    table = Table.set_up(back=True, hands={"P1": "forest_witch"}, forests={"f1": "points"})
    return trick(table, "forest_witch").play("P1 fly 1 F1").state


def a_card_tile() -> State:
    """Four cards or five, but not three."""
    return Table.set_up(
        back=True, event="like_minded", step="ChooseRoles", tiles={"P1": "one_more_card"}
    ).state


def handed_in() -> State:
    """Cowardly, and brave by a tile; another tile and the event would have been there as well."""
    tiles = {"P1": "brave_though_cowardly points"}
    table = Table.set_up(back=True, hands={"P1": "hill_witch"}, tiles=tiles, forests={}, event="black_market")
    return trick(table, "hill_witch", "cowardly").play("P1 use brave_though_cowardly").state


def cowardly_arrival() -> State:
    table = Table.set_up(mountains=MOUNTAINS, hands=WITCH)
    return trick(table, "mountain_witch", "cowardly").play("P1 fly 2 R4").state


SCENES: list[Callable[[], State]] = [
    *(
        potions_only,
        a_clouded_circle,
        a_tile_at_a_circle,
        delivered,
        there_and_back,
        idle,
        just_won,
        a_card_tile,
    ),
    *(handed_in, cowardly_arrival),
]
