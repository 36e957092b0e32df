"""Choosing roles (BS-5): all at once and in secret, four of ten, or more or fewer with an event or a forest tile."""

from collections.abc import Mapping
from typing import ClassVar, Final

from hexenkessel.games.broom_service.box import CARD_TILE, MORE_OR_LESS, ROLES
from hexenkessel.games.broom_service.moves import CHOOSE, NUMBER, SKIP, BroomMove
from hexenkessel.games.broom_service.state import BIT, SIZE, Broom
from hexenkessel.kernel.agenda import ONE_SEAT, Choice, Sealed
from hexenkessel.kernel.errors import Refusal
from hexenkessel.kernel.shape import Seat, Shape


def number_is_free(state: Broom, seat: int) -> bool:
    """With More or Less? (BS-9.1) or with the forest tile (BS-13.6). With both, the tile waits for the reveal (R24)."""
    return state.event == MORE_OR_LESS or state.usable(seat, CARD_TILE)


class ChooseRoles(Sealed[Broom]):
    """Where the number is free it is chosen first; then one role after the other, in any order.

    So nobody can tell from the moment in which somebody has finished how many roles they took.
    """

    ask: ClassVar[str] = "choose-roles"
    rule: ClassVar[str] = "BS-5.1"

    def complete(self, state: Broom, seat: int) -> bool:
        chosen: list[BroomMove] = state.sealed_by(seat)
        if not number_is_free(state, seat):
            return len(chosen) == state.box.hand_size
        return len(chosen) > 0 and len(chosen) == 1 + chosen[0].count

    def options(self, state: Broom, seat: int) -> list[BroomMove]:
        chosen = state.sealed_by(seat)
        if not chosen and number_is_free(state, seat):
            return self.numbers(state)
        return [move for move in state.offers.chooses if move not in chosen]

    def numbers(self, state: Broom) -> list[BroomMove]:
        offers = state.offers
        if state.event == MORE_OR_LESS:
            return [offers.number(count) for count in range(state.box.fewest_cards, state.box.most_cards + 1)]
        return [offers.number(state.box.hand_size), offers.number(state.box.hand_size + 1)]

    def reveal(self, state: Broom, choices: list[list[BroomMove]]) -> None:
        """The number of cards in every hand becomes public, and nothing else (BS-5.2)."""
        for seat, moves in enumerate(choices):
            hand = 0
            for move in moves:
                if move.act == CHOOSE:
                    hand |= BIT[move.role]
            state.hands[seat] = hand
            count = SIZE[hand]
            if state.events is not None:
                state.tell("picked", {"seat": seat, "cards": count})
            if state.event == MORE_OR_LESS:
                score_number(state, seat, count)
            elif count > state.box.hand_size:
                spend_card_tile(state, seat)
        if state.event == MORE_OR_LESS:
            for place in range(state.players - 1, -1, -1):
                seat = (state.leader + place) % state.players
                if state.usable(seat, CARD_TILE):
                    state.agenda.append(ExtraCard(seat))

    def refuse(self, state: Broom, seat: int, move: BroomMove) -> Refusal:
        if move.act == NUMBER:
            return self.refuse_number(state, seat)
        if move.act != CHOOSE:
            return Refusal(self.rule, "no-choice-now")
        if move in state.sealed_by(seat):
            return Refusal(self.rule, "chosen-already", {"role": ROLES[move.role]})
        return Refusal(self.rule, "number-first")

    def refuse_number(self, state: Broom, seat: int) -> Refusal:
        if not number_is_free(state, seat):
            return Refusal(self.rule, "fixed-number", {"cards": state.box.hand_size})
        chosen: list[BroomMove] = state.sealed_by(seat)
        if chosen:
            return Refusal(self.rule, "number-said", {"cards": chosen[0].count})
        allowed = [move.count for move in self.numbers(state)]
        rule = "BS-9.1" if state.event == MORE_OR_LESS else "BS-13.6"
        return Refusal(rule, "other-number", {"least": allowed[0], "most": allowed[-1]})


def score_number(state: Broom, seat: int, count: int) -> None:
    """More or Less?: points for few cards, fewer points for many (BS-9.1, R11)."""
    points = state.box.points_for_cards[count - state.box.fewest_cards]
    state.points[seat] += points
    if state.events is not None:
        state.tell("more-or-less", {"seat": seat, "cards": count, "points": points})


def spend_card_tile(state: Broom, seat: int) -> None:
    state.tiles[seat][CARD_TILE] -= 1
    if state.events is not None:
        state.tell("card-tile", {"seat": seat})


class ExtraCard(Choice[Broom]):
    """After More or Less? the tile brings one more role, which does not count for the event (R24)."""

    fields: ClassVar[Mapping[str, Shape]] = {"seat": Seat(False)}
    ask: ClassVar[str] = "extra-card"
    rule: ClassVar[str] = "BS-13.6"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciding(self, state: Broom) -> tuple[int, ...]:
        return ONE_SEAT[self.seat]

    def options(self, state: Broom, seat: int) -> list[BroomMove]:
        hand = state.hands[seat]
        moves = [state.offers.chooses[role] for role in range(len(ROLES)) if not hand & BIT[role]]
        moves.append(state.offers.skip)
        return moves

    def take(self, state: Broom, seat: int, move: BroomMove) -> None:
        if move.act == SKIP:
            if state.events is not None:
                state.tell("no-card-tile", {"seat": seat})
            return
        state.hands[seat] |= BIT[move.role]
        if state.events is not None:
            state.tell("card-tile", {"seat": seat})
        state.tiles[seat][CARD_TILE] -= 1

    def refuse(self, state: Broom, seat: int, move: BroomMove) -> Refusal:
        if move.act == CHOOSE:
            return Refusal("BS-5.1", "chosen-already", {"role": ROLES[move.role]})
        return Refusal(self.rule, "no-choice-now")


CHOOSE_ROLES: Final = ChooseRoles()
