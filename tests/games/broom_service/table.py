"""A table of Broom Service in the notation of the tests: P1, P2 …, regions of the small boards, resources as o/v/g/w."""

from pathlib import Path
from typing import Any, Self

import hexenkessel as hx
from hexenkessel import Game, seeded, shelf
from hexenkessel.kernel.content import Content
from tests.games.laid import Laid

GAME = hx.game("broom_service")
SHIPPED = (shelf.folder("broom_service") / "content.toml").read_text(encoding="utf-8")
CARDS, BOARDS = SHIPPED.split("# -- the boards (BS-2)")
SMALL_BOARDS = (Path(__file__).parent / "boards.toml").read_text(encoding="utf-8")
# More spots than the small boards have: a cloud, and tiles where stone circles are.
EXTRA = """
[[cloud_spot]]
id = "k2"
region = "B1"
source = "designed"

[[tile_spot]]
id = "f9"
tile = "forest"
region = "C"
source = "designed"

[[tile_spot]]
id = "m9"
tile = "mountain"
region = "D"
covers = []
source = "designed"
"""
KINDS = ("orange", "violet", "green", "wand")
MOUNTAIN_TILES = ("potions", "wands", "deliver", "fly", "weather")
FOREST_TILES = ("brave_though_cowardly", "one_more_card", "points")
EVENTS = [entry["id"] for entry in GAME.content.data["event"]]
ROLES = (
    *("root_gatherer", "herb_gatherer", "fruit_gatherer", "forest_witch", "prairie_witch", "hill_witch"),
    *("mountain_witch", "valley_druid", "hilltop_druid", "weather_fairy"),
)
# An event that does nothing any more once roles are chosen.
QUIET = "more_or_less"
TB_F = {"K1": "heavy_1_1", "K2": "heavy_2_2", "K3": "heavy_3_3"}
TB_B_FORESTS = {"f1": "brave_though_cowardly", "f2": "points"}
TB_B_HILLS = {"h1": "turbo_ab", "h2": "tower", "h3": "turbo_ac"}


def build(cards: str = CARDS, boards: str = SMALL_BOARDS) -> Game:
    return shelf.build("broom_service", Content("content.toml", cards + boards))


SMALL = build()


def number(seat: str) -> int:
    return int(seat[1:]) - 1


class Table(Laid):
    """A state, and the few things that the tests say about one."""

    def number(self, seat: str) -> int:
        return number(seat)

    def name(self, seat: int) -> str:
        return f"P{seat + 1}"

    @classmethod
    def set_up(
        cls,
        players: int = 2,
        *,
        game: Game = SMALL,
        back: bool = False,
        leader: str = "P1",
        hands: dict[str, str] | None = None,
        pawns: dict[str, str] | None = None,
        stock: dict[str, str] | None = None,
        points: dict[str, int] | None = None,
        event: str = QUIET,
        cursed: str = "",
        clouds: dict[str, str] | None = None,
        mountains: dict[str, str] | None = None,
        amulets: dict[str, str] | None = None,
        forests: dict[str, str] | None = None,
        hills: dict[str, str] | None = None,
        tiles: dict[str, str] | None = None,
        collected: dict[str, str] | None = None,
        shut: str = "",
        led_roles: str = "",
        round: int = 3,
        step: str = "Lead",
        dice: int = 0,
    ) -> Self:
        """A trick is about to begin, unless `step` says otherwise; what is not named is as the tests take for granted."""
        seats = [f"P{seat}" for seat in range(1, players + 1)]
        castles = "Q1 Q2" if back else "C1 C2"
        laid_clouds = clouds if clouds is not None else ({} if back else TB_F)
        laid_hills = hills if hills is not None else (TB_B_HILLS if back else {})
        laid_mountains = dict(mountains or ({"m1": "potions"} if back else {}))
        if laid_mountains:
            # Wherever there are mountain tiles, one lies on every spot of the side.
            spots = [entry["id"] for entry in game.content.data["tile_spot"] if entry["tile"] == "mountain"]
            side = [spot for spot in spots if spot.islower() == back]
            others = [tile for tile in reversed(MOUNTAIN_TILES) if tile not in laid_mountains.values()]
            laid_mountains.update({spot: others.pop(0) for spot in side if spot not in laid_mountains})
        out = ["T9"] if laid_mountains.get("MT1") else []
        out += [f"{spot}_tower" for spot in ("h1", "h2", "h3") if laid_hills.get(spot) != "tower"]
        storm = any(cloud.startswith("storm") for cloud in laid_clouds.values())
        held = [(hands or {}).get(seat, "").split() for seat in seats]
        if hands is None and step == "Lead":
            held = [["root_gatherer"] for _ in seats]
        owned = [(tiles or {}).get(seat, "").split() for seat in seats]
        position = {
            "round": round,
            "event": event,
            "event_deck": [card for card in EVENTS if card != event][: 10 - round],
            "cursed": cursed.split(),
            "curse_pile": [role for role in ROLES if role not in cursed.split()][:5] if players < 5 else [],
            "points": [(points or {}).get(seat, 10) for seat in seats],
            "stock": [stock_of((stock or {}).get(seat, "1/1/1/1")) for seat in seats],
            "pawns": [(pawns or {}).get(seat, castles).split() for seat in seats],
            "hands": held,
            "collected": [(collected or {}).get(seat, "").split() for seat in seats],
            "laid": [[] for _ in seats],
            "leader": number(leader),
            "turn": number(leader),
            "actor": None,
            "led": None,
            "last_brave": None,
            "standings": ["waiting"] * players,
            "led_roles": led_roles.split(),
            "clouds": laid_clouds,
            "shut": shut.split() + out,
            "mountains": laid_mountains,
            "amulets": [(amulets or {}).get(seat, "").split() for seat in seats],
            "forests": forests if forests is not None else (TB_B_FORESTS if back else {}),
            "hills": laid_hills,
            "tiles": [{tile: names.count(tile) for tile in FOREST_TILES} for names in owned],
            "fresh": [dict.fromkeys(FOREST_TILES, 0) for _ in seats],
        }
        data: dict[str, Any] = {
            "game": "broom_service",
            "players": players,
            "options": {
                "side": "back" if back else "front",
                "storm_clouds": storm,
                "mountain_tiles": "with" if back or laid_mountains else "usual",
            },
            "dice": seeded(dice).text(),
            "agenda": [{"step": name} for name in agenda_for(step)],
            "position": position,
        }
        return cls(game.load(data))

    # -- what is done --------------------------------------------------------------------------------------------

    def play(self, *moves: str) -> Self:
        """Moves in order, each with its seat: "P1 fly 1 R1"; of a move "P2 pass" that happens by itself, nothing is left."""
        for move in moves:
            seat, text = move.split(maxsplit=1)
            assert number(seat) in self.state.deciding, f"{self.to_move} is to {self.asks}, not {move!r}"
            self.state.play(number(seat), text)
        return self

    def choose(self, seat: str, roles: str) -> Self:
        for role in roles.split():
            self.state.play(number(seat), role if " " in role else f"choose {role}")
        return self

    # -- what is there -------------------------------------------------------------------------------------------

    def option(self, verb: str) -> list[str]:
        """What comes behind this verb in the options."""
        return [text.removeprefix(f"{verb} ") for text in self.options if text.split()[0] == verb]

    @property
    def leader(self) -> str:
        return f"P{self.view()['leader'] + 1}"

    def points(self, seat: str) -> int:
        return int(self.view()["points"][number(seat)])

    def score(self, seat: str) -> int:
        return self.state.scores()[number(seat)]

    def stock(self, seat: str) -> str:
        return "/".join(str(self.view()["stock"][number(seat)][kind]) for kind in KINDS)

    def pawns(self, seat: str) -> str:
        return " ".join(self.view()["pawns"][number(seat)])

    def bolts(self, seat: str) -> int:
        return int(self.view()["bolts"][number(seat)])

    def amulets(self, seat: str) -> int:
        return len(self.view()["amulets"][number(seat)])

    def tiles(self, seat: str) -> list[str]:
        return [tile for tile, count in self.view()["tiles"][number(seat)].items() for _ in range(count)]

    def hand(self, seat: str) -> list[str]:
        return list(self.position["hands"][number(seat)])

    def standing(self, seat: str) -> str:
        return str(self.view()["standings"][number(seat)])

    def told(self, kind: str, seat: str | None = None) -> list[dict[str, Any]]:
        """All events of one kind, as this seat or a spectator was told them."""
        who = None if seat is None else number(seat)
        shown = [facts for event in self.heard if (facts := event.shown_to(who)) is not None]
        return [facts for facts in shown if facts["kind"] == kind]


def agenda_for(step: str) -> list[str]:
    """The rest of the game below a step: the tricks of this round, its event, the rounds to come."""
    if step in ("Round", ""):
        return ["Round"]
    if step == "EndRound":
        return ["Round", "EndRound"]
    return ["Round", "EndRound", "Lead"] + ([step] if step != "Lead" else [])


def stock_of(text: str) -> dict[str, int]:
    return dict(zip(KINDS, (int(count) for count in text.split("/")), strict=True))


def trick(table: Table, role: str, stance: str = "brave", seat: str = "P1") -> Table:
    """One seat leads a role; those who are asked pass."""
    table.play(f"{seat} lead {role} {stance}")
    while table.asks == "answer" and table.options == ["pass"]:
        table.play(f"{table.to_move} pass")
    return table
