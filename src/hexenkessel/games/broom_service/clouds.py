"""Clouds (BS-2.5, BS-8.2, BS-11): they close regions; whoever pays their wands takes them, and storm clouds do something."""

from typing import ClassVar

from hexenkessel.games.broom_service.boards import COLOURS, NONE, WAND
from hexenkessel.games.broom_service.box import GRANT_DELIVERY, GRANT_MOVE, POTION_BONUS
from hexenkessel.games.broom_service.grants import Granted
from hexenkessel.games.broom_service.moves import DISPEL, BroomMove
from hexenkessel.games.broom_service.refusals import refuse_cloud, refuse_rest
from hexenkessel.games.broom_service.state import Broom
from hexenkessel.kernel.errors import Fact, Refusal


def add_clouds(state: Broom, seat: int, moves: list[BroomMove]) -> None:
    """Every cloud beside one of the two pawns that the seat can pay in full."""
    wands = state.stock[seat][WAND]
    clouds = state.box.clouds
    first, second = state.pawns[seat]
    for spot in state.boards.spots_near[first]:
        kind = state.clouds[spot]
        if kind != NONE and clouds[kind].cost <= wands:
            moves.append(state.offers.dispels[spot])
    if second == first:
        return
    near = state.boards.neighbours[first]
    for spot in state.boards.spots_near[second]:
        kind = state.clouds[spot]
        if kind != NONE and clouds[kind].cost <= wands and state.boards.cloud_spot_region[spot] not in near:
            moves.append(state.offers.dispels[spot])


def can_dispel(state: Broom, seat: int) -> bool:
    wands = state.stock[seat][WAND]
    clouds = state.box.clouds
    for region in state.pawns[seat]:
        for spot in state.boards.spots_near[region]:
            kind = state.clouds[spot]
            if kind != NONE and clouds[kind].cost <= wands:
                return True
    return False


def dispel(state: Broom, seat: int, move: BroomMove, bonus: int) -> None:
    """In this order: pay, take the cloud, the brave fairy's bonus, then what a storm cloud does (R21)."""
    spot = move.spot
    kind = state.clouds[spot]
    cloud = state.box.clouds[kind]
    state.stock[seat][WAND] -= cloud.cost
    state.clouds[spot] = NONE
    state.collected[seat].append(kind)
    state.points[seat] += bonus
    if state.events is not None:
        state.tell(
            "dispelled",
            {
                "seat": seat,
                "spot": state.boards.cloud_spot_names[spot],
                "region": state.boards.region_names[state.boards.cloud_spot_region[spot]],
                "cloud": cloud.id,
                "wands": cloud.cost,
                "bolts": cloud.bolts,
                "bonus": bonus,
            },
        )
    if cloud.effect == GRANT_MOVE:
        state.agenda.append(state.grants.fly)
    elif cloud.effect == GRANT_DELIVERY:
        state.agenda.append(state.grants.deliver)
    elif cloud.effect == POTION_BONUS:
        pay_for_potions(state, seat, kind)


def pay_for_potions(state: Broom, seat: int, kind: int) -> None:
    """Points for owning enough potions of a colour, which are not spent (BS-11.6)."""
    cloud = state.box.clouds[kind]
    enough = state.stock[seat][cloud.colour] >= cloud.least
    if enough:
        state.points[seat] += cloud.amount
    if state.events is not None:
        facts: dict[str, Fact] = {
            "seat": seat,
            "colour": COLOURS[cloud.colour],
            "potions": cloud.least,
            "points": cloud.amount,
        }
        state.tell("potions-shown" if enough else "potions-lacking", facts)


class GrantedCloud(Granted):
    """The weather tile: one cloud beside either pawn, as the cowardly fairy (BS-12.4)."""

    ask: ClassVar[str] = "granted-cloud"
    rule: ClassVar[str] = "BS-15.7"
    what: ClassVar[str] = "cloud"

    def possible(self, state: Broom, seat: int) -> bool:
        return can_dispel(state, seat)

    def add_actions(self, state: Broom, seat: int, moves: list[BroomMove]) -> None:
        add_clouds(state, seat, moves)

    def act(self, state: Broom, seat: int, move: BroomMove) -> None:
        dispel(state, seat, move, 0)

    def refuse(self, state: Broom, seat: int, move: BroomMove) -> Refusal:
        if move.act == DISPEL:
            return refuse_cloud(state, seat, move)
        return refuse_rest(state, seat, move, self.rule)
