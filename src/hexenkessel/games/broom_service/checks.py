"""Checks of a loaded position: pieces lost or doubled, things that can't lie where they do."""

from collections import Counter

from hexenkessel.games.broom_service.boards import NONE, SQUARE
from hexenkessel.games.broom_service.box import EVENTS, MOST_PLAYERS, ROLES
from hexenkessel.games.broom_service.stages import check_stage
from hexenkessel.games.broom_service.state import BIT, SIZE, Broom, with_mountain_tiles
from hexenkessel.kernel.errors import BrokenPosition


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
