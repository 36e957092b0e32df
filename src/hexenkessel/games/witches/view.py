"""What lies on the table of The Witches, and what one seat may know of it (TW-27)."""

from typing import Any, Final

from hexenkessel.games.witches.advantages import ELVES_TOO_MANY
from hexenkessel.games.witches.box import (
    CARDS,
    EASY,
    FIRST_HARD,
    HARD,
    PERSONALITIES,
    Box,
)
from hexenkessel.games.witches.chances import best_chance, plain_chance
from hexenkessel.games.witches.rules import MOST_LEFT
from hexenkessel.games.witches.state import (
    BIT,
    EMPTY,
    ENDINGS,
    FACES,
    MOST_MARKERS,
    MOST_POINTS,
    MOST_SYMBOLS,
    MOST_TARGET,
    MOST_TURNS,
    NOWHERE,
    Whereabouts,
    Witches,
    most_bonus,
    most_steps,
)
from hexenkessel.kernel.shape import (
    Bag,
    Fields,
    Flag,
    Maybe,
    Number,
    OneOf,
    PerSeat,
    Pile,
    Row,
    Seat,
    Shape,
)

PER_MILLE: Final = 1000


def view_shapes(box: Box) -> dict[str, Shape]:
    atlas = box.atlas
    markers = Number(MOST_MARKERS)
    cards = box.card_ids[:CARDS]
    points = Number(MOST_POINTS, -MOST_POINTS)
    chance = Maybe(Number(PER_MILLE))
    tile = Fields(
        {
            "tile": OneOf(box.tile_names),
            "hard": Flag(),
            "face_up": Flag(),
            "crises": markers,
            "peeked": PerSeat(Flag()),
            "needed": Maybe(Number(MOST_TARGET)),
            "chance": chance,
            "best_chance": chance,
        }
    )
    attempt = Fields(
        {
            "space": OneOf(atlas.names, nothing=False),
            "tile": OneOf(box.tile_names, nothing=False),
            "needed": Number(MOST_TARGET),
            "dice": Row(Number(FACES), 4),
            "symbols": Number(MOST_SYMBOLS),
            "bonus": Number(most_bonus(box)),
            "hard_bonus": markers,
            "total": Number(MOST_TARGET + MOST_SYMBOLS + most_bonus(box)),
            "cards": Pile(cards),
            "chance": Number(PER_MILLE),
            "best_chance": chance,
        }
    )
    return {
        "solo": Flag(),
        "together": Flag(),
        "ending": OneOf(ENDINGS),
        "turn": Number(MOST_TURNS),
        "active": Seat(),
        "start_player": Seat(),
        "action": Number(2),
        "steps": Number(most_steps(box)),
        "summoned": Flag(),
        "personalities": PerSeat(OneOf(PERSONALITIES)),
        "start_tiles": PerSeat(Flag()),
        "witches": PerSeat(Whereabouts(atlas.names)),
        "board": Fields(dict.fromkeys(atlas.names, Maybe(tile))),
        "boxes": Row(Fields({"hard": Number(len(HARD)), "easy": Pile(EASY)}), 6),
        "tiles_left": Number(len(box.tile_names) * 4),
        "removed": Bag(box.tile_names),
        "easy": PerSeat(Pile(EASY)),
        "hard": PerSeat(Pile(HARD)),
        "points": PerSeat(points),
        "hand": Maybe(Bag(cards)),
        "hand_sizes": PerSeat(Number(CARDS)),
        "hand_limits": PerSeat(Number(CARDS)),
        "draw_pile": Number(CARDS),
        "discard_pile": Pile(cards),
        "cackle": PerSeat(markers),
        "aliss": PerSeat(Number(MOST_POINTS)),
        "cackle_supply": markers,
        "aliss_supply": markers,
        "crisis_supply": markers,
        "elves": Number(len(HARD)),
        "too_many_elves": Number(ELVES_TOO_MANY),
        "hard_left": Number(len(HARD) * 2),
        "most_hard_left": Number(MOST_LEFT),
        "attempt": Maybe(attempt),
    }


def look(state: Witches, seat: int | None) -> dict[str, Any]:
    return {
        "board": {name: tile_seen(state, space, seat) for space, name in enumerate(state.box.atlas.names)},
        "hand": None if seat is None else state.hands[seat],
        "attempt": None if state.attempt == NOWHERE else attempt_seen(state, seat),
    }


def look_open(state: Witches) -> dict[str, Any]:
    return {
        "solo": state.solo,
        "together": state.together,
        "ending": ENDINGS.index(state.ending) if state.ending else -1,
        "turn": state.turn,
        "active": state.active,
        "start_player": state.start_player,
        "action": state.action,
        "steps": state.steps,
        "summoned": state.summoned,
        "personalities": state.personalities,
        "start_tiles": state.powers,
        "witches": state.witches,
        "boxes": boxes(state),
        "tiles_left": len(state.stack),
        "removed": state.removed,
        "easy": state.easy,
        "hard": [[kind - FIRST_HARD for kind in tiles] for tiles in state.hard],
        "points": [state.points(other) for other in range(state.players)],
        "hand_sizes": [len(hand) for hand in state.hands],
        "hand_limits": [state.hand_limit(other) for other in range(state.players)],
        "draw_pile": len(state.draw_pile),
        "discard_pile": state.discard_pile,
        "cackle": state.cackle,
        "aliss": state.aliss,
        "cackle_supply": state.cackle_supply,
        "aliss_supply": state.aliss_supply,
        "crisis_supply": state.crisis_supply,
        "elves": state.elves_in_sight(),
        "too_many_elves": ELVES_TOO_MANY,
        "hard_left": sum(kind >= FIRST_HARD for kind in state.tiles),
        "most_hard_left": MOST_LEFT,
    }


def tile_seen(state: Witches, space: int, seat: int | None) -> dict[str, Any] | None:
    """A face-down tile is known to those who have peeked at it (TW-27)."""
    kind = state.tiles[space]
    if kind == EMPTY:
        return None
    knowers = state.knowers[space]
    known = state.face_up[space] or (seat is not None and bool(knowers & BIT[seat]))
    able = known and seat is not None
    return {
        "tile": kind if known else -1,
        "hard": kind >= FIRST_HARD,
        "face_up": state.face_up[space],
        "crises": state.crises[space],
        "peeked": [bool(knowers & BIT[other]) for other in range(state.players)],
        "needed": state.needed(space) if known else None,
        "chance": per_mille(plain_chance(state, seat, space)) if able and seat is not None else None,
        "best_chance": per_mille(best_chance(state, seat, space)) if able and seat is not None else None,
    }


def attempt_seen(state: Witches, seat: int | None) -> dict[str, Any]:
    """The scene of an attempt; the chance is that of the active player, with her hand only for herself."""
    space = state.attempt
    active = state.active
    return {
        "space": space,
        "tile": state.tiles[space],
        "needed": state.needed(space),
        "dice": state.rolled,
        "symbols": state.symbol_points,
        "bonus": state.bonus_points,
        "hard_bonus": state.hard_bonus(active),
        "total": state.total(),
        "cards": state.beside,
        "chance": per_mille(plain_chance(state, active, space)),
        "best_chance": per_mille(best_chance(state, active, space)) if seat == active else None,
    }


def per_mille(chance: float) -> int:
    return round(chance * PER_MILLE)


def boxes(state: Witches) -> list[dict[str, Any]]:
    """The problem boxes from left to right: hard tiles are counted, easy ones lie openly on them (TW-2.8)."""
    left = state.stack[:]
    found = []
    for hard, easy in reversed(state.box.box_sizes[state.players]):
        inside = left[: hard + easy]
        left = left[hard + easy :]
        found.append(
            {
                "hard": sum(kind >= FIRST_HARD for kind in inside),
                "easy": [kind for kind in inside if kind < FIRST_HARD],
            }
        )
    return found[::-1]
