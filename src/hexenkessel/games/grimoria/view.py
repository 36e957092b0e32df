"""What lies on the table of Grimoria: the whole position, and what one seat may know of it (GR-14)."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from hexenkessel.games.grimoria.attacks import Aim, ChooseVictim, GiveCompanion, React, leaders
from hexenkessel.games.grimoria.box import FIRST_PLACE, FIRST_TREASURE, SPELLS, Box
from hexenkessel.games.grimoria.companions import BuyTreasure
from hexenkessel.games.grimoria.moves import SEATS, SLOTS
from hexenkessel.games.grimoria.rules import ChooseSpell, NextTurn
from hexenkessel.games.grimoria.scoring import score_sheet
from hexenkessel.games.grimoria.state import (
    BIT,
    EMPTY,
    EVERYBODY,
    FACE_DOWN,
    NOBODY_KNOWS,
    SPECTATOR,
    Grimoria,
)
from hexenkessel.kernel.agenda import NOTHING
from hexenkessel.kernel.errors import BrokenPosition, shown
from hexenkessel.kernel.shape import Bag, Flag, Maybe, Number, OneOf, PerSeat, Pile, Row, Seat, Shape

# Far above what any game comes to.
MOST_POINTS: Final = 999
CARDS: Final = 87
# Talers, printed points of companions, places and treasures, then the extra points of the six purple companions.
SHEET_ROWS: Final = 10


def knower_names() -> list[str]:
    """For every set of knowers its name: nobody, A, B, AB … everybody; + stands for the spectators."""
    letters = SEATS + "+"
    names = [
        "".join(letter for number, letter in enumerate(letters) if knowers >> number & 1)
        for knowers in range(EVERYBODY + 1)
    ]
    names[NOBODY_KNOWS] = "nobody"
    names[EVERYBODY] = "everybody"
    return names


def position_shapes(box: Box) -> Mapping[str, Shape]:
    cards = Pile(box.names)
    knowers = knower_names()
    return {
        "level": Number(box.last_level, 1),
        "order": Row(Seat(), len(SEATS)),
        "turn": Number(len(SEATS), -1),
        "spells": PerSeat(Number(SPELLS)),
        "talers": PerSeat(Number(MOST_POINTS)),
        "companions": PerSeat(cards),
        "places": PerSeat(cards),
        "place_knowers": PerSeat(Pile(knowers)),
        "treasures": PerSeat(cards),
        "treasure_knowers": PerSeat(Pile(knowers)),
        "display": Row(OneOf(box.names), SLOTS),
        "face_down_knowers": OneOf(knowers),
        "draw_pile": cards,
        "discard_pile": cards,
        "treasure_pile": cards,
        "treasure_discards": cards,
    }


def view_shapes(box: Box) -> Mapping[str, Shape]:
    adventure = box.names[:FIRST_TREASURE]
    treasures = box.names[FIRST_TREASURE:]
    points = Number(MOST_POINTS)
    return {
        "level": Number(box.last_level, 1),
        "round": Number(box.last_level, 1),
        "rounds": Number(box.last_level, 1),
        "order": Row(Seat(), len(SEATS)),
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
        "known_places": seen(state.places, state.place_knowers, eye, FIRST_PLACE),
        "place_counts": [len(cards) for cards in state.places],
        "known_treasures": seen(state.treasures, state.treasure_knowers, eye, FIRST_TREASURE),
        "treasure_counts": [len(cards) for cards in state.treasures],
        "display": display,
        "face_down": state.display[FACE_DOWN] != EMPTY,
        "draw_pile": len(state.draw_pile),
        "discard_pile": state.discard_pile,
        "treasure_pile": len(state.treasure_pile),
        "treasure_discards": [kind - FIRST_TREASURE for kind in state.treasure_discards],
        "purchases": offer.merchants if isinstance(offer, BuyTreasure) else 0,
        "points": None if seat is None else state.points(seat),
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


# -- checks of a loaded position ----------------------------------------------------------------------------------------


def check(state: Grimoria) -> None:
    check_cards(state)
    check_piles(state)
    check_knowers(state)
    check_turn(state)
    for place, step in enumerate([*state.agenda, state.waiting]):
        check_step(state, step, f"agenda[{place}]")
    for seat, moves in enumerate(state.sealed):
        for move in moves:
            if len(moves) > 1 or not 1 <= move.code + 1 <= min(state.level, SPELLS):
                raise BrokenPosition(
                    f"sealed[{seat}]", "grimoria-problem-sealed", move=move.text, level=state.level
                )


def check_cards(state: Grimoria) -> None:
    """Every card of the box is somewhere, and no other (GR-1.1)."""
    found = Counter(kind for kind in state.display if kind != EMPTY)
    piles = [state.draw_pile, state.discard_pile, state.treasure_pile, state.treasure_discards]
    for cards in [*piles, *state.companions, *state.places, *state.treasures]:
        found.update(cards)
    for kind, copies in enumerate(state.box.copies):
        if found[kind] != copies:
            name = state.box.names[kind]
            raise BrokenPosition(
                "position", "grimoria-problem-cards", card=name, count=found[kind], wanted=copies
            )


def check_piles(state: Grimoria) -> None:
    """Companions, places and treasures lie where such cards can lie."""
    kinds = (
        range(FIRST_PLACE),
        range(FIRST_PLACE, FIRST_TREASURE),
        range(FIRST_TREASURE, len(state.box.names)),
    )
    adventure = range(FIRST_TREASURE)
    wanted: list[tuple[str, list[int], range]] = [
        ("display", [kind for kind in state.display if kind != EMPTY], adventure),
        ("draw_pile", state.draw_pile, adventure),
        ("discard_pile", state.discard_pile, adventure),
        ("treasure_pile", state.treasure_pile, kinds[2]),
        ("treasure_discards", state.treasure_discards, kinds[2]),
    ]
    for seat in range(state.players):
        wanted.append((f"companions[{seat}]", state.companions[seat], kinds[0]))
        wanted.append((f"places[{seat}]", state.places[seat], kinds[1]))
        wanted.append((f"treasures[{seat}]", state.treasures[seat], kinds[2]))
    for where, cards, allowed in wanted:
        for kind in cards:
            if kind not in allowed:
                name = state.box.names[kind]
                raise BrokenPosition(f"position.{where}", "grimoria-problem-card-place", card=name)
    if len(state.display) < state.players + 1:
        raise BrokenPosition("position.display", "grimoria-problem-slots", least=state.players + 1)


def check_knowers(state: Grimoria) -> None:
    """A face-down card is known to its owner, and only seats at this table or everybody know it."""
    seats = (1 << state.players) - 1
    for name, tableaus, knowers in (
        ("place_knowers", state.places, state.place_knowers),
        ("treasure_knowers", state.treasures, state.treasure_knowers),
    ):
        for owner, known in enumerate(knowers):
            where = f"position.{name}[{owner}]"
            if len(known) != len(tableaus[owner]):
                raise BrokenPosition(where, "grimoria-problem-knowers-count")
            for mask in known:
                if mask != EVERYBODY and (mask & ~seats or not mask & BIT[owner]):
                    raise BrokenPosition(where, "grimoria-problem-knowers", found=knower_names()[mask])
    if state.face_down_knowers & ~seats or state.face_down_knowers < 0:
        raise BrokenPosition("position.face_down_knowers", "grimoria-problem-face-down")


def check_turn(state: Grimoria) -> None:
    steps = [type(step) for step in [*state.agenda, state.waiting] if step is not NOTHING]
    if sorted(state.order) != list(range(state.players)):
        raise BrokenPosition("position.order", "grimoria-problem-order")
    if state.level < state.box.start_levels[state.players]:
        raise BrokenPosition("position.level", "grimoria-problem-level", level=state.level)
    for seat, spell in enumerate(state.spells):
        if (spell == 0) != (ChooseSpell in steps) or spell > state.level:
            raise BrokenPosition(f"position.spells[{seat}]", "grimoria-problem-spells")
    # Before the first turn all choose, or the order has just been fixed.
    if ChooseSpell in steps:
        fits = state.turn == -1 and len(steps) == 1
    else:
        fits = state.turn in range(-1 if steps == [NextTurn] else 0, state.players)
    if steps and not fits:
        raise BrokenPosition("position.turn", "grimoria-problem-turn", found=state.turn)


def check_step(state: Grimoria, step: object, where: str) -> None:
    """The numbers in a step are seats that it can be about."""
    if isinstance(step, Aim | ChooseVictim | React):
        opponents = set(range(state.players)) - {state.caster()}
        if not set(step.escaped) <= opponents:
            escaped = shown(list(step.escaped))
            raise BrokenPosition(f"{where}.escaped", "grimoria-problem-escaped", found=escaped)
    if isinstance(step, ChooseVictim) and not leaders(state, step.escaped):
        raise BrokenPosition(where, "grimoria-problem-nobody")
    if isinstance(step, React | GiveCompanion) and step.victim not in range(state.players):
        raise BrokenPosition(
            f"{where}.victim",
            "shell-problem-position-seat",
            found=shown(step.victim),
            most=state.players - 1,
        )
    if isinstance(step, GiveCompanion) and not state.companions[step.victim]:
        raise BrokenPosition(f"{where}.victim", "grimoria-problem-no-companion")
