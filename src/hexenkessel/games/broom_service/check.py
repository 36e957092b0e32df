"""What a position of Broom Service promises: no piece lost or doubled, and a round that can be played on."""

import re
from collections import Counter
from typing import Any, Final

from hexenkessel.games.broom_service.boards import NONE, SQUARE
from hexenkessel.games.broom_service.box import (
    BRAVE,
    CARD_TILE,
    COWARDLY,
    EVENTS,
    FIRST_DRUID,
    FIRST_WITCH,
    FLY_TILE,
    FULL_HANDS,
    KNOCKED_OUT,
    MORE_OR_LESS,
    MOST_PLAYERS,
    ONE_OF_EVERYTHING,
    PASSED,
    ROLES,
    WAITING,
)
from hexenkessel.games.broom_service.events import HandIn
from hexenkessel.games.broom_service.flights import GrantedFlight
from hexenkessel.games.broom_service.hands import ExtraCard
from hexenkessel.games.broom_service.roles import RoleAction, make_action
from hexenkessel.games.broom_service.state import BIT, SIZE, Broom, with_mountain_tiles
from hexenkessel.games.broom_service.tiles import NEVER, OPEN, ChooseCircle, MountainArrival, open_circles
from hexenkessel.games.broom_service.towers import WitchDelivery
from hexenkessel.kernel.agenda import Step
from hexenkessel.kernel.errors import BrokenPosition

MOUNTAIN_WITCH: Final = FIRST_DRUID - 1

# A letter for every step, small ones for what is done with a laid role.
STEPS: Final = {
    "R": "Round",
    "E": "EndRound",
    "B": "Bid",
    "H": "HandIn",
    "C": "ChooseRoles",
    "X": "ExtraCard",
    "L": "Lead",
    "O": "Opens",
    "A": "Answer",
    "N": "NextTrick",
    "r": "Gather Flight DruidDelivery Weather",
    "w": "WitchDelivery",
    "m": "MountainArrival",
    "c": "ChooseCircle",
    "g": "GrantedFlight GrantedDelivery GrantedCloud",
}
LETTERS: Final = {step: letter for letter, steps in STEPS.items() for step in steps.split()}
# What can lie on the agenda, the next step last: below is the next round, then the event; a trick ends with NextTrick, but
# while somebody has yet to answer it goes on with Answer; what a role grants lies above that.
AGENDAS: Final = re.compile("R(E|B|H+|EL(C|X+)|EO?L|E[AN](r|w?[gm]*c?))?")


def check(state: Broom) -> None:
    if state.leader == NONE or state.turn == NONE:
        raise BrokenPosition("position.leader", "broom_service-problem-no-leader")
    check_tiles(state)
    check_places(state)
    check_clouds(state)
    check_cards(state)
    check_stage(state)


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
    heavy = sum([count for kind, count in found.items() if kind < state.box.heavy_kinds])
    most = state.options["heavy_clouds"]
    assert isinstance(most, int)
    if state.options["storm_clouds"] and heavy > most:
        raise BrokenPosition(
            "position.clouds", "broom_service-problem-heavy-clouds", count=heavy, most=most
        )  # BS-11.1
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
    mountain_spots = board.mountain_spots if with_mountain_tiles(state) else []
    wanted = (
        ("mountains", state.mountains, mountain_spots, box.mountain_copies, boards.mountain_spot_names),
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
            # Only forest tiles are ever taken away (BS-12.2, BS-13.2, BS-14.1).
            if tile == NONE and spot in spots and where != "forests":
                raise BrokenPosition(f"position.{where}", "broom_service-problem-no-tile", spot=names[spot])
    for seat in range(state.players):
        if any(state.tiles[seat]) and not board.forest_spots:
            raise BrokenPosition(f"position.tiles[{seat}]", "broom_service-problem-front-tile")
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
    if state.round == 0 or state.event == NONE:
        where = "position.round" if state.round == 0 else "position.event"
        raise BrokenPosition(where, "broom_service-problem-no-round")  # BS-3.6
    events = [*state.event_deck, state.event]
    if len(set(events)) != len(events) or len(state.event_deck) > len(EVENTS) - state.round:
        raise BrokenPosition("position.event_deck", "broom_service-problem-cards-twice")
    left = state.box.rounds - state.round
    if len(state.event_deck) < left:
        raise BrokenPosition("position.event_deck", "broom_service-problem-too-few-events", least=left)
    curses = [*state.curse_pile, *[role for role in range(len(ROLES)) if state.cursed & BIT[role]]]
    if len(set(curses)) != len(curses):
        raise BrokenPosition("position.curse_pile", "broom_service-problem-cards-twice")
    if SIZE[state.cursed] > MOST_PLAYERS - state.players:
        raise BrokenPosition(
            "position.cursed", "broom_service-problem-too-many-curses", most=MOST_PLAYERS - state.players
        )
    # One more with a forest tile (BS-13.6).
    most_cards = max(state.box.hand_size, state.box.most_cards) + 1
    for seat in range(state.players):
        laid = [card // 2 for card in state.laid[seat]]
        if len(set(laid)) != len(laid) or any(state.hands[seat] & BIT[role] for role in laid):
            raise BrokenPosition(f"position.hands[{seat}]", "broom_service-problem-cards-twice")
        if SIZE[state.hands[seat]] + len(laid) > most_cards:
            raise BrokenPosition(
                f"position.hands[{seat}]",
                "broom_service-problem-too-many-cards",
                most=most_cards,
            )


# -- where in a round it stands ---------------------------------------------------------------------------------------


def check_stage(state: Broom) -> None:
    steps = state.steps_left()
    letters = "".join([LETTERS[type(step).__name__] for step in steps])
    if not steps:
        check_end(state)
    elif not AGENDAS.fullmatch(letters):
        raise BrokenPosition("agenda", "broom_service-problem-agenda")
    check_event(state, letters)
    check_hands(state, letters)
    if "A" in letters or "N" in letters:
        check_trick(state, letters)
    elif (
        state.led != NONE
        or state.last_brave != NONE
        or state.actor != NONE
        or any(standing != WAITING for standing in state.standings)
    ):
        raise BrokenPosition("position.led", "broom_service-problem-no-trick")
    for place, step in enumerate(steps):
        check_step(state, step, place == len(steps) - 1, f"agenda[{place}]")
    check_grants(state, steps)


def check_end(state: Broom) -> None:
    """After the last round (BS-4.5)."""
    if state.round != state.box.rounds:
        raise BrokenPosition("position.round", "broom_service-problem-ending", rounds=state.box.rounds)


def check_event(state: Broom, letters: str) -> None:
    """Some decisions come with one event only (BS-9.1, BS-9.7, BS-9.9)."""
    for letter, event in (("X", MORE_OR_LESS), ("B", FULL_HANDS), ("H", ONE_OF_EVERYTHING)):
        if letter in letters and state.event != event:
            raise BrokenPosition("position.event", "broom_service-problem-other-event")


def check_hands(state: Broom, letters: str) -> None:
    """Cards are in hand from the choice of roles to the last trick (BS-4); whoever leads has one (BS-6.2)."""
    playing = ("L" in letters and "C" not in letters) or "A" in letters or "N" in letters
    if not playing and any(state.hands):
        raise BrokenPosition("position.hands", "broom_service-problem-cards-left")
    if playing and "L" in letters and not state.hands[state.leader]:
        raise BrokenPosition("position.leader", "broom_service-problem-nothing-to-lead")


# -- the trick (BS-6) ---------------------------------------------------------------------------------------------------


def check_trick(state: Broom, letters: str) -> None:
    """The seats from the leader on have answered, the others wait; the last brave one is brave, those before knocked out."""
    if state.led == NONE:
        raise BrokenPosition("position.led", "broom_service-problem-nothing-led")
    if not state.led_roles & BIT[state.led]:
        raise BrokenPosition("position.led_roles", "broom_service-problem-led-role", role=ROLES[state.led])
    if "N" in letters and state.turn != state.leader:
        raise BrokenPosition("position.turn", "broom_service-problem-answers")
    answered = (state.turn - state.leader - 1) % state.players + 1
    brave = NONE
    for place in range(state.players - 1, -1, -1):
        seat = (state.leader + place) % state.players
        standing = state.standings[seat]
        allowed = [COWARDLY, KNOCKED_OUT if brave != NONE else BRAVE]
        if place >= answered:
            allowed = [WAITING]
        elif place > 0:
            allowed.append(PASSED)
        if standing not in allowed:
            raise BrokenPosition(f"position.standings[{seat}]", "broom_service-problem-answers")
        if standing == BRAVE:
            brave = seat
    if state.last_brave != brave:
        raise BrokenPosition("position.last_brave", "broom_service-problem-answers")
    check_actor(state, letters)


def check_actor(state: Broom, letters: str) -> None:
    """Who acts: the cowardly player who has just answered, or in the end the last brave one (BS-6.7, BS-6.10)."""
    if letters[-1] in "AN":
        return
    wanted = state.last_brave if "N" in letters else (state.turn - 1) % state.players
    if state.actor != wanted or wanted == NONE or ("A" in letters and state.standings[wanted] != COWARDLY):
        raise BrokenPosition("position.actor", "broom_service-problem-no-actor")


# -- the steps ----------------------------------------------------------------------------------------------------------


def check_step(state: Broom, step: Step[Any], is_next: bool, where: str) -> None:
    """What the numbers in a step are about must be there."""
    fits = True
    if isinstance(step, ExtraCard):
        fits = state.usable(step.seat, CARD_TILE)
    elif isinstance(step, HandIn):
        fits = 0 not in state.stock[step.seat]
    elif isinstance(step, RoleAction):
        # A cowardly player may be brave by a tile (BS-13.5), but not the other way around.
        fits = step.brave or state.standings[state.actor] == COWARDLY
        fits = fits and step.role == state.led and type(step) is type(make_action(step.role, step.brave))
    elif isinstance(step, WitchDelivery):
        fits = FIRST_WITCH <= state.led < FIRST_DRUID and step.region in state.board.regions
    elif isinstance(step, MountainArrival):
        fits = arrival_fits(state, step, is_next)
    elif isinstance(step, ChooseCircle):
        spot = state.boards.hill_spot_in[state.pawns[state.actor][step.pawn]]
        fits = spot != NONE and state.hills[spot] == step.tile != state.box.tower_tile
        fits = fits and bool(open_circles(state, step.tile))
    elif isinstance(step, GrantedFlight):
        fits = 1 <= step.left <= state.box.mountain_amounts[FLY_TILE]
    if not fits:
        raise BrokenPosition(where, "broom_service-problem-step")


def arrival_fits(state: Broom, step: MountainArrival, is_next: bool) -> bool:
    """The amulet is taken (R32). The function is decided on where the pawn arrived; afterwards only a delivery is left."""
    if not state.amulets[state.actor] >> step.spot & 1:
        return False
    if step.delivery != NEVER and state.led != MOUNTAIN_WITCH:
        return False
    if not step.function:
        return step.delivery == OPEN
    return is_next and state.pawns[state.actor][step.pawn] == state.boards.mountain_spot_region[step.spot]


def check_grants(state: Broom, steps: list[Step[Any]]) -> None:
    """Nobody is asked twice, and no tile grants more than once: each one something, and the fairy's cloud as well."""
    seats = [step.seat for step in steps if isinstance(step, ExtraCard | HandIn)]
    spots = [step.spot for step in steps if isinstance(step, MountainArrival)]
    granted = [step for step in steps if LETTERS[type(step).__name__] == "g"]
    tiles = [tile for tile in state.mountains if tile != NONE]
    if len(set(seats)) != len(seats) or len(set(spots)) != len(spots) or len(granted) > len(tiles) + 1:
        raise BrokenPosition("agenda", "broom_service-problem-agenda")
