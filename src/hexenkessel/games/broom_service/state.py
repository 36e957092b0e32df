"""The table of Broom Service: what lies where and who may know it (BS-2, BS-16), and what a pawn can reach from there."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from hexenkessel.games.broom_service.boards import BACK, NONE, RESOURCES, Board, Boards
from hexenkessel.games.broom_service.box import (
    EVENTS,
    FOREST_TILES,
    MOUNTAIN_TILES,
    PLUS_TWO,
    ROLES,
    STANDINGS,
    WAITING,
    Box,
)
from hexenkessel.games.broom_service.moves import Moves
from hexenkessel.games.broom_service.scoring import final_bonus
from hexenkessel.kernel.agenda import Step
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.shape import (
    Bag,
    Features,
    Fields,
    Json,
    Number,
    OneOf,
    PerSeat,
    Pile,
    Row,
    Seat,
    Shape,
)
from hexenkessel.kernel.state import State

if TYPE_CHECKING:
    from hexenkessel.kernel.game import Game

# Every set of roles: a bit each.
BIT: Final = [1 << number for number in range(len(ROLES))]
ALL_ROLES: Final = (1 << len(ROLES)) - 1
SIZE: Final = [number.bit_count() for number in range(ALL_ROLES + 1)]
# Far above what any game comes to; points may be below zero (R7).
MOST_POINTS: Final = 999
MOST_PIECES: Final = 99
# What somebody has of one kind, as a rule; learners see shares of it.
LIKELY_PIECES: Final = 8
LAID: Final = [f"{role} {stance}" for role in ROLES for stance in ("brave", "cowardly")]


@final
class Grants:
    """Steps that effects of one kind grant in another: a cloud a flight, a flight onto a tile a cloud, and so on."""

    def __init__(self, fly: Step[Any], fly_twice: Step[Any], deliver: Step[Any], dispel: Step[Any]) -> None:
        self.fly = fly
        self.fly_twice = fly_twice
        self.deliver = deliver
        self.dispel = dispel


@final
class Broom(State):
    """A game in progress. Everything is a number (see box.py and boards.py); piles have their top card last."""

    def __init__(
        self,
        game: "Game",
        players: int,
        options: dict[str, Fact],
        dice: Dice,
        box: Box,
        offers: Moves,
        grants: Grants,
    ) -> None:
        super().__init__(game, players, options, dice)
        self.box = box
        self.boards: Boards = box.boards
        self.board: Board = box.boards.boards[1 if options["side"] == "back" else 0]
        self.offers = offers
        self.grants = grants
        self.round = 0
        self.event = NONE
        # The events to come; those at the bottom that nobody will see are out of the game (BS-3.6).
        self.event_deck: list[int] = []
        # A set of roles, and the pile where the next ones come from (BS-7.3).
        self.cursed = 0
        self.curse_pile: list[int] = []
        # By seat.
        self.points: list[int] = []
        self.stock: list[list[int]] = []
        self.pawns: list[list[int]] = []
        self.hands: list[int] = []
        self.collected: list[list[int]] = []
        # The cards that a seat has laid in this round: twice the role, and 1 more for a cowardly one.
        self.laid: list[list[int]] = []
        # The trick: who leads, who answers next, whose action is being carried out, the last brave player.
        self.leader = 0
        self.turn = 0
        self.actor = NONE
        self.led = NONE
        self.last_brave = NONE
        self.standings: list[int] = []
        self.led_roles = 0
        # By cloud spot the kind of cloud, by tower whether no potion can go there any more.
        self.clouds: list[int] = []
        self.shut: list[int] = []
        # By spot the kind of tile; by seat the mountain spots whose amulet it has, and its forest tiles by kind.
        self.mountains: list[int] = []
        self.amulets: list[int] = []
        self.forests: list[int] = []
        self.hills: list[int] = []
        self.tiles: list[list[int]] = []
        # Those of them that were won in this trick and can't be used yet (BS-13.3).
        self.fresh: list[list[int]] = []

    # -- results ----------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The track, and after the last event what final scoring adds (BS-10.1)."""
        if not self.ending:
            return self.points[:]
        return [self.points[seat] + sum(self.bonus(seat)) for seat in range(self.players)]

    def bonus(self, seat: int) -> list[int]:
        """What this seat would add if the game ended now: for bolts, for resources, for amulets."""
        return final_bonus(self.box, self.bolts(seat), self.stock[seat], self.amulets[seat].bit_count())

    def bolts(self, seat: int) -> int:
        bolts = 0
        for cloud in self.collected[seat]:
            bolts += self.box.clouds[cloud].bolts
        return bolts

    def resources(self, seat: int) -> int:
        stock = self.stock[seat]
        return stock[0] + stock[1] + stock[2] + stock[3]

    def standing(self, seat: int) -> tuple[int, ...]:
        """Points, then resources (BS-10.3), for all places alike (BS-10.4)."""
        return (self.scores()[seat], self.resources(seat))

    # -- the map ----------------------------------------------------------------------------------------------------

    def is_open(self, region: int) -> bool:
        """A region with at least one cloud is closed (BS-2.5)."""
        return all(self.clouds[spot] == NONE for spot in self.boards.spots_in[region])

    def is_out(self, number: int) -> bool:
        """Covered by a mountain tile (BS-12.1), or standing on a tower tile that is not there (BS-14.6)."""
        tower = self.boards.towers[number]
        if tower.cover != NONE and self.mountains[tower.cover] != NONE:
            return True
        return tower.tile != NONE and self.hills[tower.tile] != self.box.tower_tile

    def storm_bonus(self, region: int) -> int:
        """What every "+2" cloud beside this region adds to a delivery (BS-11.3)."""
        bonus = 0
        clouds = self.box.clouds
        for spot in self.boards.spots_near[region]:
            kind = self.clouds[spot]
            if kind != NONE and clouds[kind].effect == PLUS_TWO:
                bonus += clouds[kind].amount
        return bonus

    def usable(self, seat: int, tile: int) -> bool:
        """Whether this seat has such a forest tile from an earlier trick (BS-13.3)."""
        return self.tiles[seat][tile] > self.fresh[seat][tile]

    # -- copies -----------------------------------------------------------------------------------------------------

    def clone(self) -> "Broom":
        twin = Broom(self.game, self.players, self.options, self.dice, self.box, self.offers, self.grants)
        self.copy_into(twin)
        twin.round = self.round
        twin.event = self.event
        twin.event_deck = self.event_deck[:]
        twin.cursed = self.cursed
        twin.curse_pile = self.curse_pile[:]
        twin.points = self.points[:]
        twin.stock = [stock[:] for stock in self.stock]
        twin.pawns = [pawns[:] for pawns in self.pawns]
        twin.hands = self.hands[:]
        twin.collected = [clouds[:] for clouds in self.collected]
        twin.laid = [cards[:] for cards in self.laid]
        twin.leader = self.leader
        twin.turn = self.turn
        twin.actor = self.actor
        twin.led = self.led
        twin.last_brave = self.last_brave
        twin.standings = self.standings[:]
        twin.led_roles = self.led_roles
        twin.clouds = self.clouds[:]
        twin.shut = self.shut[:]
        # Tiles on mountains and hills never change; the others only with the variants.
        twin.mountains = self.mountains
        twin.hills = self.hills
        twin.amulets = self.amulets[:]
        twin.forests = self.forests[:]
        twin.tiles = [tiles[:] for tiles in self.tiles]
        twin.fresh = [tiles[:] for tiles in self.fresh]
        return twin

    def conjure(self, seat: int, dice: Dice) -> None:
        """Deal anew what this seat can't know (BS-16): the piles, and what the others hold.

        Whoever could follow a role had to (BS-6.5): so what was led in this round is in nobody's hand any more, but for
        those who have yet to answer in this trick.
        """
        self.event_deck.sort()
        dice.shuffle(self.event_deck)
        self.curse_pile.sort()
        dice.shuffle(self.curse_pile)
        for other in range(self.players):
            if other != seat and self.hands[other]:
                self.hands[other] = some_roles(SIZE[self.hands[other]], self.gone(other), dice)

    def gone(self, seat: int) -> int:
        """The roles that this seat can't hold any more, as all can tell.

        If fewer are left than it has cards, somebody forgot to follow (BS-6.15), and it may be anything.
        """
        gone = self.led_roles
        if self.led != NONE and self.standings[seat] == WAITING:
            gone &= ~BIT[self.led]
        return gone if SIZE[gone] + SIZE[self.hands[seat]] <= len(ROLES) else 0


def with_mountain_tiles(state: Broom) -> bool:
    """Where they are wanted, and always on the back (BS-12.1)."""
    wanted = state.options["mountain_tiles"]
    return wanted == "with" or (wanted == "usual" and state.board.side == BACK)


def some_roles(count: int, gone: int, dice: Dice) -> int:
    """So many different roles by chance, none of those that are gone."""
    left = [role for role in range(len(ROLES)) if not gone & BIT[role]]
    hand = 0
    for _ in range(count):
        place = dice.below(len(left))
        hand |= BIT[left[place]]
        left[place] = left[-1]
        left.pop()
    return hand


# -- shapes: sets, things on places, and piles of pieces, as people read them and as the rules keep them ----------------


class Marked(Bag):
    """A set of named things; inside a number with a bit for each of them."""

    def write(self, value: Any) -> Json:
        return [name for number, name in enumerate(self.item.names) if value >> number & 1]

    def read(self, data: Json, where: str, players: int) -> Any:
        return sum(1 << number for number in set(super().read(data, where, players)))

    def mark(self, value: Any, at: int, features: Features) -> None:
        left: int = value
        while left:
            if left & 1:
                features.put(at, 1.0)
            left >>= 1
            at += 1


class Ticked(Bag):
    """A set of named things; inside a list with a 1 for each of them."""

    def write(self, value: Any) -> Json:
        return [name for name, ticked in zip(self.item.names, value, strict=True) if ticked]

    def read(self, data: Json, where: str, players: int) -> Any:
        ticked = set(super().read(data, where, players))
        return [int(number in ticked) for number in range(len(self.item.names))]

    def mark(self, value: Any, at: int, features: Features) -> None:
        ticks: list[int] = value
        for ticked in ticks:
            if ticked:
                features.put(at, 1.0)
            at += 1


class Placed(Fields):
    """What lies on every one of some named places, null where nothing does; inside a list of numbers."""

    def __init__(self, places: Sequence[str], things: Sequence[str]) -> None:
        super().__init__({place: OneOf(things) for place in places})
        self.things = len(things)

    def write(self, value: Any) -> Json:
        return super().write(dict(zip(self.shapes, value, strict=True)))

    def read(self, data: Json, where: str, players: int) -> Any:
        """Whoever writes a position by hand may leave empty places out."""
        full = {**dict.fromkeys(self.shapes), **data} if isinstance(data, dict) else data
        return list(super().read(full, where, players).values())

    def mark(self, value: Any, at: int, features: Features) -> None:
        things: list[int] = value
        for thing in things:
            if thing >= 0:
                features.put(at + thing, 1.0)
            at += self.things


class Stock(Fields):
    """Potions and wands; inside a list of four numbers."""

    def write(self, value: Any) -> Json:
        return dict(zip(self.shapes, value, strict=True))

    def read(self, data: Json, where: str, players: int) -> Any:
        return list(super().read(data, where, players).values())

    def mark(self, value: Any, at: int, features: Features) -> None:
        counts: list[int] = value
        for count in counts:
            if count:
                features.put(at, count / LIKELY_PIECES)
            at += 1


def common_shapes(box: Box) -> dict[str, Shape]:
    """What everybody sees, and is the same in a position and in a view."""
    boards = box.boards
    tiles = Stock({name: Number(MOST_PIECES) for name in FOREST_TILES})
    return {
        "round": Number(box.rounds),
        "event": OneOf(EVENTS),
        "cursed": Marked(ROLES),
        "points": PerSeat(Number(MOST_POINTS, -MOST_POINTS)),
        "stock": PerSeat(Stock({name: Number(MOST_PIECES) for name in RESOURCES})),
        "pawns": PerSeat(Row(OneOf(boards.region_names), 2)),
        "collected": PerSeat(Pile(box.cloud_names)),
        "laid": PerSeat(Pile(LAID)),
        "leader": Seat(),
        "actor": Seat(),
        "led": OneOf(ROLES),
        "last_brave": Seat(),
        "standings": PerSeat(OneOf(STANDINGS)),
        "led_roles": Marked(ROLES),
        "clouds": Placed(boards.cloud_spot_names, box.cloud_names),
        "mountains": Placed(boards.mountain_spot_names, MOUNTAIN_TILES),
        "amulets": PerSeat(Marked(boards.mountain_spot_names)),
        "forests": Placed(boards.forest_spot_names, FOREST_TILES),
        "hills": Placed(boards.hill_spot_names, box.hill_names),
        "tiles": PerSeat(tiles),
        "fresh": PerSeat(tiles),
    }


def position_shapes(box: Box) -> dict[str, Shape]:
    return {
        **common_shapes(box),
        "event_deck": Pile(EVENTS),
        "curse_pile": Pile(ROLES),
        "hands": PerSeat(Marked(ROLES)),
        "turn": Seat(),
        "shut": Ticked(box.boards.tower_names),
    }
