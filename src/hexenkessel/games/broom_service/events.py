"""The six events that act at the end of a round (BS-9.5 to BS-9.11)."""

from collections.abc import Mapping
from typing import ClassVar, Final

from hexenkessel.games.broom_service.boards import RESOURCES
from hexenkessel.games.broom_service.box import (
    DANGEROUS_REGIONS,
    EMPTY_HANDS,
    FULL_HANDS,
    LIKE_MINDED,
    ONE_OF_EVERYTHING,
    PLEASING_REGIONS,
)
from hexenkessel.games.broom_service.moves import BID_PIECES, SKIP, BroomMove
from hexenkessel.games.broom_service.state import Broom
from hexenkessel.kernel.agenda import ONE_SEAT, Choice, Sealed, Step
from hexenkessel.kernel.errors import Refusal
from hexenkessel.kernel.shape import Seat, Shape


class EndRound(Step[Broom]):
    """The event, if it is one that acts now (BS-4.4)."""

    def run(self, state: Broom) -> None:
        event = state.event
        if event == FULL_HANDS:
            state.agenda.append(BID)
        elif event == EMPTY_HANDS:
            score_empty_hands(state)
        elif event == ONE_OF_EVERYTHING:
            ask_for_sets(state)
        elif event == DANGEROUS_REGIONS:
            for seat in range(state.players):
                lose(state, seat, danger(state, seat))
        elif event == PLEASING_REGIONS:
            for seat in range(state.players):
                points = pleasure(state, seat)
                if points:
                    score(state, seat, "pleasing", points)
        elif event == LIKE_MINDED:
            for seat in range(state.players):
                first, second = state.pawns[seat]
                if state.boards.terrain[first] == state.boards.terrain[second]:
                    score(state, seat, "like-minded", state.box.like_minded_points)


def score(state: Broom, seat: int, kind: str, points: int) -> None:
    state.points[seat] += points
    if state.events is not None:
        state.tell(kind, {"seat": seat, "points": points})


def lose(state: Broom, seat: int, points: int) -> None:
    state.points[seat] -= points
    if points and state.events is not None:
        state.tell("dangerous", {"seat": seat, "points": points})


# -- regions (BS-9.5, BS-9.6) -----------------------------------------------------------------------------------------------


def danger(state: Broom, seat: int) -> int:
    first, second = state.pawns[seat]
    terrain = state.boards.terrain
    if state.box.danger_per_terrain and terrain[first] == terrain[second]:
        return state.box.dangers[terrain[first]]
    return state.box.dangers[terrain[first]] + state.box.dangers[terrain[second]]


def pleasure(state: Broom, seat: int) -> int:
    first, second = state.pawns[seat]
    terrain = state.boards.terrain
    return state.box.pleasures[terrain[first]] + state.box.pleasures[terrain[second]]


# -- resources (BS-9.7 to BS-9.9) -------------------------------------------------------------------------------------------


def place_points(state: Broom, ranked: list[int], count: int, table: list[int]) -> int:
    """The best number and the next different one score; with two players only the best (R14, R15)."""
    place = ranked.index(count) if count in ranked else len(table)
    if place >= len(table) or (place > 0 and state.players == 2):
        return 0
    return table[place]


def score_empty_hands(state: Broom) -> None:
    counts = [state.resources(seat) for seat in range(state.players)]
    ranked = sorted(set(counts))
    for seat, count in enumerate(counts):
        points = place_points(state, ranked, count, state.box.empty_hands)
        if points:
            score(state, seat, "empty-hands", points)


class Bid(Sealed[Broom]):
    """With Full Hands: all bid at once and in secret, kind by kind of what they own, how many of it (BS-9.7)."""

    ask: ClassVar[str] = "bid"
    rule: ClassVar[str] = "BS-9.7"

    def choosing(self, state: Broom) -> tuple[int, ...]:
        return tuple([seat for seat in range(state.players) if state.resources(seat)])

    def complete(self, state: Broom, seat: int) -> bool:
        return len(state.sealed_by(seat)) == len(owned_kinds(state, seat))

    def options(self, state: Broom, seat: int) -> list[BroomMove]:
        kind = owned_kinds(state, seat)[len(state.sealed_by(seat))]
        return state.offers.bids[kind][: state.stock[seat][kind] + 1]

    def run(self, state: Broom) -> None:
        """Nobody has anything to bid."""

    def reveal(self, state: Broom, choices: list[list[BroomMove]]) -> None:
        counts: list[int] = []
        for seat, moves in enumerate(choices):
            bid = [0] * len(RESOURCES)
            for move in moves:
                bid[move.resource] = move.count
                state.stock[seat][move.resource] -= move.count
            counts.append(sum(bid))
            if state.events is not None:
                pieces = dict(zip(RESOURCES, bid, strict=True))
                state.tell("bid", {"seat": seat, "count": counts[-1], **pieces})
        ranked = sorted({count for count in counts if count > 0}, reverse=True)
        for seat, count in enumerate(counts):
            points = place_points(state, ranked, count, state.box.full_hands)
            if points:
                score(state, seat, "full-hands", points)

    def refuse(self, state: Broom, seat: int, move: BroomMove) -> Refusal:
        kind = owned_kinds(state, seat)[len(state.sealed_by(seat))]
        if move.act != BID_PIECES:
            return Refusal(self.rule, "no-choice-now")
        if move.resource == kind:
            return Refusal(self.rule, "bid-too-high", {"count": state.stock[seat][kind]})
        return Refusal(self.rule, "bid-in-order", {"resource": RESOURCES[kind]})


def owned_kinds(state: Broom, seat: int) -> list[int]:
    return [kind for kind, count in enumerate(state.stock[seat]) if count]


def ask_for_sets(state: Broom) -> None:
    """In clockwise order from the next leader (R18), those who own a set."""
    for place in range(state.players - 1, -1, -1):
        seat = (state.leader + place) % state.players
        if 0 not in state.stock[seat]:
            state.agenda.append(HandIn(seat))


class HandIn(Choice[Broom]):
    """One of Everything!: one set of all four resources for points, or not (BS-9.9)."""

    fields: ClassVar[Mapping[str, Shape]] = {"seat": Seat(False)}
    ask: ClassVar[str] = "hand-in"
    rule: ClassVar[str] = "BS-9.9"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciding(self, state: Broom) -> tuple[int, ...]:
        return ONE_SEAT[self.seat]

    def options(self, state: Broom, seat: int) -> list[BroomMove]:
        return [state.offers.hand_in, state.offers.skip]

    def take(self, state: Broom, seat: int, move: BroomMove) -> None:
        if move.act == SKIP:
            if state.events is not None:
                state.tell("kept", {"seat": seat})
            return
        for kind in range(len(RESOURCES)):
            state.stock[seat][kind] -= 1
        score(state, seat, "handed-in", state.box.everything_points)


END_ROUND: Final = EndRound()
BID: Final = Bid()
