"""Checks of a loaded position: pieces lost or doubled, things that can't lie where they do."""

from collections import Counter
from typing import Any

from hexenkessel.games.broom_service.boards import NONE, SQUARE
from hexenkessel.games.broom_service.box import EVENTS, MOST_PLAYERS, ROLES
from hexenkessel.games.broom_service.events import HandIn
from hexenkessel.games.broom_service.hands import ExtraCard
from hexenkessel.games.broom_service.roles import RoleAction
from hexenkessel.games.broom_service.state import BIT, SIZE, Broom
from hexenkessel.games.broom_service.tiles import ChooseCircle, MountainArrival
from hexenkessel.games.broom_service.towers import WitchDelivery
from hexenkessel.games.broom_service.tricks import Answer, Lead
from hexenkessel.kernel.agenda import NOTHING, Sealed, Step
from hexenkessel.kernel.errors import BrokenPosition


def check(state: Broom) -> None:
    check_places(state)
    check_clouds(state)
    check_tiles(state)
    check_cards(state)
    check_trick(state)
    for place, step in enumerate([*state.agenda, state.waiting]):
        check_step(state, step, f"agenda[{place}]")
    check_sealed(state)


def next_step(state: Broom) -> Step[Any]:
    """What waits; in a position that is just being loaded, the top of the agenda."""
    return state.agenda[-1] if state.waiting is NOTHING and state.agenda else state.waiting


def check_places(state: Broom) -> None:
    """Pawns stand in open regions of the board in use, two of every player (BS-1.2, BS-2.5)."""
    for seat, pawns in enumerate(state.pawns):
        if len(pawns) != 2 or any(region not in state.board.regions for region in pawns):
            raise BrokenPosition(f"position.pawns[{seat}]", "broom_service-problem-pawns")
        for region in pawns:
            if not state.is_open(region):
                raise BrokenPosition(
                    f"position.pawns[{seat}]",
                    "broom_service-problem-pawn-in-cloud",
                    region=state.boards.region_names[region],
                )
    for number, tower in enumerate(state.boards.towers):
        if state.is_out(number) and not state.shut[number]:
            raise BrokenPosition("position.shut", "broom_service-problem-tower-out", tower=tower.id)
        never = tower.shape == SQUARE or number not in state.board.towers
        if state.shut[number] and never and not state.is_out(number):
            raise BrokenPosition("position.shut", "broom_service-problem-tower-open", tower=tower.id)


def check_clouds(state: Broom) -> None:
    """Clouds lie on this side or with players, none more often than the box holds it (BS-3.5)."""
    found = Counter(kind for kind in state.clouds if kind != NONE)
    for clouds in state.collected:
        found.update(clouds)
    for kind, count in found.items():
        cloud = state.box.clouds[kind]
        storm = kind >= state.box.heavy_kinds
        if count > cloud.copies or (storm and not state.options["storm_clouds"]):
            raise BrokenPosition(
                "position.clouds", "broom_service-problem-too-many", thing=cloud.id, count=count
            )
    for spot, kind in enumerate(state.clouds):
        if kind != NONE and spot not in state.board.cloud_spots:
            raise BrokenPosition(
                "position.clouds",
                "broom_service-problem-wrong-side",
                spot=state.boards.cloud_spot_names[spot],
            )


def check_tiles(state: Broom) -> None:
    box = state.box
    board = state.board
    boards = state.boards
    wanted = (
        ("mountains", state.mountains, board.mountain_spots, box.mountain_copies, boards.mountain_spot_names),
        ("forests", state.forests, board.forest_spots, box.forest_copies, boards.forest_spot_names),
        ("hills", state.hills, board.hill_spots, [1] * len(box.hill_names), boards.hill_spot_names),
    )
    for where, places, spots, copies, names in wanted:
        found = Counter(tile for tile in places if tile != NONE)
        if where == "forests":
            for tiles in state.tiles:
                found.update({kind: count for kind, count in enumerate(tiles) if count})
        for kind, count in found.items():
            if count > copies[kind]:
                raise BrokenPosition(
                    f"position.{where}", "broom_service-problem-too-many", thing=str(kind), count=count
                )
        for spot, tile in enumerate(places):
            if tile != NONE and spot not in spots:
                raise BrokenPosition(
                    f"position.{where}", "broom_service-problem-wrong-side", spot=names[spot]
                )
    for seat in range(state.players):
        for spot, tile in enumerate(state.mountains):
            if state.amulets[seat] >> spot & 1 and tile == NONE:
                raise BrokenPosition(
                    f"position.amulets[{seat}]",
                    "broom_service-problem-no-tile-there",
                    spot=boards.mountain_spot_names[spot],
                )
        for owned, fresh in zip(state.tiles[seat], state.fresh[seat], strict=True):
            if fresh > owned:
                raise BrokenPosition(f"position.fresh[{seat}]", "broom_service-problem-fresh")


def check_cards(state: Broom) -> None:
    """Events and curses are there once each; nobody holds a card that lies on the table (BS-3.6, BS-7.3, BS-5.1)."""
    events = [*state.event_deck, state.event]
    if len(set(events)) != len(events) or len(state.event_deck) > len(EVENTS) - state.round:
        raise BrokenPosition("position.event_deck", "broom_service-problem-cards-twice")
    if len(set(state.curse_pile)) != len(state.curse_pile):
        raise BrokenPosition("position.curse_pile", "broom_service-problem-cards-twice")
    if SIZE[state.cursed] > MOST_PLAYERS - state.players:
        raise BrokenPosition(
            "position.cursed", "broom_service-problem-too-many-curses", most=MOST_PLAYERS - state.players
        )
    for seat in range(state.players):
        laid = [card // 2 for card in state.laid[seat]]
        if len(set(laid)) != len(laid) or any(state.hands[seat] & BIT[role] for role in laid):
            raise BrokenPosition(f"position.hands[{seat}]", "broom_service-problem-cards-twice")
        if SIZE[state.hands[seat]] + len(laid) > state.box.most_cards + 1:
            raise BrokenPosition(
                f"position.hands[{seat}]",
                "broom_service-problem-too-many-cards",
                most=state.box.most_cards + 1,
            )


def check_trick(state: Broom) -> None:
    if state.leader == NONE or state.turn == NONE:
        raise BrokenPosition("position.leader", "broom_service-problem-no-leader")
    if state.led != NONE and not state.led_roles & BIT[state.led]:
        raise BrokenPosition("position.led_roles", "broom_service-problem-led-role", role=ROLES[state.led])


def check_step(state: Broom, step: Step[Any], where: str) -> None:
    """What the numbers in a step are about must be there."""
    if isinstance(step, RoleAction | WitchDelivery | MountainArrival | ChooseCircle) and state.actor == NONE:
        raise BrokenPosition(where, "broom_service-problem-no-actor")
    if isinstance(step, RoleAction) and step.role not in range(len(ROLES)):
        raise BrokenPosition(where, "broom_service-problem-step")
    if isinstance(step, ExtraCard | HandIn) and step.seat not in range(state.players):
        raise BrokenPosition(where, "broom_service-problem-step")
    if isinstance(step, HandIn) and 0 in state.stock[step.seat]:
        raise BrokenPosition(where, "broom_service-problem-no-set")
    if isinstance(step, MountainArrival) and (
        step.pawn not in (0, 1)
        or step.spot not in range(len(state.mountains))
        or state.mountains[step.spot] == NONE
    ):
        raise BrokenPosition(where, "broom_service-problem-step")
    if isinstance(step, ChooseCircle) and (
        step.pawn not in (0, 1) or step.tile not in range(len(state.box.turbo_circles))
    ):
        raise BrokenPosition(where, "broom_service-problem-step")
    if isinstance(step, Answer) and state.led == NONE:
        raise BrokenPosition(where, "broom_service-problem-nothing-led")
    if isinstance(step, Lead) and step is next_step(state) and not state.hands[state.leader]:
        raise BrokenPosition(where, "broom_service-problem-nothing-to-lead")


def check_sealed(state: Broom) -> None:
    """What lies sealed could have been chosen, move by move."""
    step = next_step(state)
    sealed = state.sealed
    for seat, moves in enumerate(sealed):
        for count, move in enumerate(moves):
            state.sealed = [[] for _ in sealed]
            state.sealed[seat] = moves[:count]
            if (
                not isinstance(step, Sealed)
                or step.complete(state, seat)
                or move not in step.options(state, seat)
            ):
                raise BrokenPosition(f"sealed[{seat}]", "broom_service-problem-sealed")
    state.sealed = sealed
