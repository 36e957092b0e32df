"""What one seat may know of Grimoria (GR-14)."""

from typing import Any, Final

from hexenkessel.games.grimoria.box import FIRST_PLACE, FIRST_TREASURE, SPELLS, Box
from hexenkessel.games.grimoria.companions import BuyTreasure
from hexenkessel.games.grimoria.moves import SEATS, SLOTS
from hexenkessel.games.grimoria.scoring import score_sheet
from hexenkessel.games.grimoria.state import (
    BIT,
    EMPTY,
    FACE_DOWN,
    MOST_POINTS,
    SPECTATOR,
    Grimoria,
)
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.shape import Bag, Flag, Maybe, Number, OneOf, PerSeat, Pile, Row, Seat, Shape

CARDS: Final = 87
# Talers, printed points of companions, places and treasures, then the extra points of the six purple companions.
SHEET_ROWS: Final = 10


def view_shapes(box: Box) -> dict[str, Shape]:
    adventure = box.names[:FIRST_TREASURE]
    treasures = box.names[FIRST_TREASURE:]
    points = Number(MOST_POINTS)
    return {
        "level": Number(box.last_level, 1),
        "round": Number(box.last_level, 1),
        "rounds": Number(box.last_level, 1),
        "order": Row(Seat(False), len(SEATS)),
        "turn": Seat(),
        "spells": PerSeat(Maybe(Number(SPELLS, 1))),
        "talers": PerSeat(points),
        "companions": PerSeat(Pile(box.names[:FIRST_PLACE])),
        "known_places": PerSeat(Bag(box.names[FIRST_PLACE:FIRST_TREASURE])),
        "place_counts": PerSeat(Number(CARDS)),
        "known_treasures": PerSeat(Bag(treasures)),
        "treasure_counts": PerSeat(Number(CARDS)),
        "display": Row(OneOf(adventure), SLOTS),
        "face_down": Flag(),
        "draw_pile": Number(CARDS),
        "discard_pile": Pile(adventure),
        "treasure_pile": Number(CARDS),
        "treasure_discards": Pile(treasures),
        "purchases": Number(CARDS),
        "points": Maybe(points),
        "score_sheet": Maybe(PerSeat(Row(points, SHEET_ROWS))),
    }


def look(state: Grimoria, seat: int | None) -> dict[str, Any]:
    eye = SPECTATOR if seat is None else BIT[seat]
    display = state.display[:]
    # The field shows the face-down card only while a Seer is owned (GR-14.2).
    if seat is None or not state.owned(seat, state.box.seer):
        display[FACE_DOWN] = EMPTY
    return {
        "known_places": seen(state.places, state.place_knowers, eye, FIRST_PLACE),
        "known_treasures": seen(state.treasures, state.treasure_knowers, eye, FIRST_TREASURE),
        "display": display,
        "points": None if seat is None else state.points(seat),
    }


def look_open(state: Grimoria) -> dict[str, Any]:
    first = state.box.start_levels[state.players]
    offer = state.waiting
    return {
        "level": state.level,
        "round": state.level - first + 1,
        "rounds": state.box.last_level - first + 1,
        "order": state.order,
        "turn": state.caster() if 0 <= state.turn < state.players else -1,
        "spells": [spell or None for spell in state.spells],
        "talers": state.talers,
        "companions": state.companions,
        "place_counts": [len(cards) for cards in state.places],
        "treasure_counts": [len(cards) for cards in state.treasures],
        "face_down": state.display[FACE_DOWN] != EMPTY,
        "draw_pile": len(state.draw_pile),
        "discard_pile": state.discard_pile,
        "treasure_pile": len(state.treasure_pile),
        "treasure_discards": [kind - FIRST_TREASURE for kind in state.treasure_discards],
        "purchases": offer.merchants if isinstance(offer, BuyTreasure) else 0,
        "score_sheet": [sheet(state, owner) for owner in range(state.players)] if state.over else None,
    }


def seen(tableaus: list[list[int]], knowers: list[list[int]], eye: int, first: int) -> list[list[int]]:
    """The face-down cards of every player that this eye knows, sorted, for their order would tell something."""
    return [
        sorted(kind - first for kind, known in zip(kinds, knowers[owner], strict=True) if known & eye)
        for owner, kinds in enumerate(tableaus)
    ]


def sheet(state: Grimoria, seat: int) -> list[int]:
    return score_sheet(
        state.box, state.talers[seat], state.companions[seat], state.places[seat], state.treasures[seat]
    )


def named(view: dict[str, Any], move: Move) -> dict[str, Fact]:
    """The card on the field that is touched, where this view shows it."""
    slot = move.facts.get("slot")
    card = view["display"][slot] if isinstance(slot, int) else None
    return {} if card is None else {"card": card}
