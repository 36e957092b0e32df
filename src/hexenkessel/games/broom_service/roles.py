"""The ten roles (BS-8): what a brave or a cowardly player may do, and what may be done instead when cowardly (BS-6.8)."""

from collections.abc import Mapping
from typing import ClassVar, Final

from hexenkessel.games.broom_service.boards import COLOURS, HILL, TERRAINS, WAND
from hexenkessel.games.broom_service.box import BRAVE_TILE, COWARDLY, FAIRY, FIRST_DRUID, FIRST_WITCH, ROLES
from hexenkessel.games.broom_service.clouds import add_clouds, can_dispel, dispel
from hexenkessel.games.broom_service.flights import add_flights, can_fly, fly
from hexenkessel.games.broom_service.grants import Granted
from hexenkessel.games.broom_service.instead import (
    add_substitutes,
    has_substitute,
    spend_tile,
    use_substitute,
)
from hexenkessel.games.broom_service.moves import DELIVER, DISPEL, FLY, GATHER, USE_TILE, BroomMove
from hexenkessel.games.broom_service.refusals import (
    refuse_cloud,
    refuse_delivery,
    refuse_flight,
    refuse_substitute,
)
from hexenkessel.games.broom_service.state import Broom
from hexenkessel.games.broom_service.towers import add_deliveries, can_deliver, deliver
from hexenkessel.kernel.agenda import NOBODY, ONE_SEAT
from hexenkessel.kernel.errors import Refusal
from hexenkessel.kernel.shape import Flag, Number, Shape


class RoleAction(Granted):
    """A laid role is resolved: its action, all or part of it or nothing; if cowardly, perhaps something else instead."""

    fields: ClassVar[Mapping[str, Shape]] = {"role": Number(9), "brave": Flag()}
    what: ClassVar[str] = "role"

    def __init__(self, role: int, brave: bool) -> None:
        self.role = role
        self.brave = brave

    def refuse_action(self, state: Broom, seat: int, move: BroomMove) -> Refusal:
        raise NotImplementedError

    def deciding(self, state: Broom) -> tuple[int, ...]:
        seat = state.actor
        if self.possible(state, seat) or (not self.brave and has_substitute(state, seat)):
            return ONE_SEAT[seat]
        return NOBODY

    def run(self, state: Broom) -> None:
        """A stance may be chosen in vain (BS-8.1)."""
        if state.events is not None:
            state.tell("in-vain", {"seat": state.actor, "role": ROLES[self.role]})

    def options(self, state: Broom, seat: int) -> list[BroomMove]:
        moves: list[BroomMove] = []
        self.add_actions(state, seat, moves)
        if not self.brave:
            add_substitutes(state, seat, moves)
        moves.append(state.offers.skip)
        return moves

    def take(self, state: Broom, seat: int, move: BroomMove) -> None:
        if move.act == USE_TILE and move.tile == BRAVE_TILE:
            spend_tile(state, seat, BRAVE_TILE)
            state.agenda.append(BRAVE_ACTIONS[self.role])  # BS-13.5
        elif not self.brave and move.instead:
            use_substitute(state, seat, move)
        else:
            super().take(state, seat, move)

    def refuse(self, state: Broom, seat: int, move: BroomMove) -> Refusal:
        if move.instead:
            return refuse_substitute(state, seat, move, self.brave and state.standings[seat] == COWARDLY)
        return self.refuse_action(state, seat, move)


# -- the actions ------------------------------------------------------------------------------------------------------------


class Gather(RoleAction):
    """Resources from the supply, which never runs out (BS-8.3, BS-18.1)."""

    ask: ClassVar[str] = "gather"
    rule: ClassVar[str] = "BS-8.3"

    def possible(self, state: Broom, seat: int) -> bool:
        return True

    def add_actions(self, state: Broom, seat: int, moves: list[BroomMove]) -> None:
        offers = state.offers
        moves.extend(
            offers.brave_gathering[self.role] if self.brave else offers.cowardly_gathering[self.role]
        )

    def act(self, state: Broom, seat: int, move: BroomMove) -> None:
        state.stock[seat][move.resource] += move.potions
        state.stock[seat][WAND] += move.wands
        if state.events is not None:
            state.tell("gathered", {"seat": seat, **move.facts})

    def refuse_action(self, state: Broom, seat: int, move: BroomMove) -> Refusal:
        if move.act == GATHER:
            colour = state.box.gathers[self.role]
            if move.resource != colour:
                return Refusal(self.rule, "other-colour", {"colour": COLOURS[colour]})
            most = state.box.brave_yield if self.brave else state.box.cowardly_yield
            if move.potions + move.wands > most:
                return Refusal(self.rule, "too-much", {"most": most})
            return Refusal(self.rule, "other-mix")
        return Refusal(self.rule, "no-choice-now")


class Flight(RoleAction):
    """A witch flies into a neighbouring region of her terrain; a brave one may deliver there (BS-8.4)."""

    ask: ClassVar[str] = "fly"
    rule: ClassVar[str] = "BS-8.4"

    def possible(self, state: Broom, seat: int) -> bool:
        return can_fly(state, seat, self.role - FIRST_WITCH)

    def add_actions(self, state: Broom, seat: int, moves: list[BroomMove]) -> None:
        add_flights(state, seat, self.role - FIRST_WITCH, moves)

    def act(self, state: Broom, seat: int, move: BroomMove) -> None:
        fly(state, seat, move, self.brave)

    def refuse_action(self, state: Broom, seat: int, move: BroomMove) -> Refusal:
        if move.act == FLY:
            return refuse_flight(state, seat, move, self.role - FIRST_WITCH)
        if move.act == DELIVER:
            return Refusal(self.rule, "fly-first" if self.brave else "only-brave")
        return Refusal(self.rule, "no-choice-now")


class DruidDelivery(RoleAction):
    """One delivery with a pawn that stands in the druid's terrains; brave with a bonus (BS-8.5)."""

    ask: ClassVar[str] = "druid"
    rule: ClassVar[str] = "BS-8.5"

    def stands_right(self, state: Broom, seat: int, pawn: int) -> bool:
        """Valley: forest and prairie; hilltop: hill and mountain."""
        high = state.boards.terrain[state.pawns[seat][pawn]] >= HILL
        return high == (self.role > FIRST_DRUID)

    def possible(self, state: Broom, seat: int) -> bool:
        return any(
            self.stands_right(state, seat, pawn) and can_deliver(state, seat, pawn) for pawn in range(2)
        )

    def add_actions(self, state: Broom, seat: int, moves: list[BroomMove]) -> None:
        for pawn in range(2):
            if self.stands_right(state, seat, pawn):
                add_deliveries(state, seat, pawn, moves)

    def act(self, state: Broom, seat: int, move: BroomMove) -> None:
        deliver(state, seat, move, state.box.druid_bonus if self.brave else 0)

    def refuse_action(self, state: Broom, seat: int, move: BroomMove) -> Refusal:
        if move.act == DELIVER:
            if not self.stands_right(state, seat, move.pawn):
                terrain = TERRAINS[state.boards.terrain[state.pawns[seat][move.pawn]]]
                return Refusal(self.rule, "other-druid", {"terrain": terrain})
            return refuse_delivery(state, seat, move)
        if move.act == FLY:
            return Refusal(self.rule, "druids-stay")
        return Refusal(self.rule, "no-choice-now")


class Weather(RoleAction):
    """The fairy removes one cloud beside a pawn, for wands; brave with a bonus (BS-8.6)."""

    ask: ClassVar[str] = "fairy"
    rule: ClassVar[str] = "BS-8.6"

    def possible(self, state: Broom, seat: int) -> bool:
        return can_dispel(state, seat)

    def add_actions(self, state: Broom, seat: int, moves: list[BroomMove]) -> None:
        add_clouds(state, seat, moves)

    def act(self, state: Broom, seat: int, move: BroomMove) -> None:
        dispel(state, seat, move, state.box.fairy_bonus if self.brave else 0)

    def refuse_action(self, state: Broom, seat: int, move: BroomMove) -> Refusal:
        if move.act == DISPEL:
            return refuse_cloud(state, seat, move)
        return Refusal(self.rule, "no-choice-now")


def make_action(role: int, brave: bool) -> RoleAction:
    if role < FIRST_WITCH:
        return Gather(role, brave)
    if role < FIRST_DRUID:
        return Flight(role, brave)
    return DruidDelivery(role, brave) if role < FAIRY else Weather(role, brave)


COWARDLY_ACTIONS: Final = [make_action(role, False) for role in range(len(ROLES))]
BRAVE_ACTIONS: Final = [make_action(role, True) for role in range(len(ROLES))]
