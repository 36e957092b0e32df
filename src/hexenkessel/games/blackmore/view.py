"""What lies on the table of Blackmore: the whole position, and what one seat may know of it (BM-11)."""

from collections.abc import Mapping
from typing import Any, Final

from hexenkessel.games.blackmore.moves import CARDS, VALUES, Deck
from hexenkessel.games.blackmore.rules import Blackmore, PlayCard
from hexenkessel.kernel.errors import BrokenPosition
from hexenkessel.kernel.shape import Bag, Flag, Maybe, Number, OneOf, PerSeat, Pile, Row, Seat, Shape

MOST_SEATS: Final = 6
POINTS: Final = 270


def position_shapes(deck: Deck) -> Mapping[str, Shape]:
    cards = Pile(deck.names)
    return {
        "hands": PerSeat(cards),
        "open_hands": PerSeat(cards),
        "stack": cards,
        "pile": cards,
        "trump": OneOf(deck.names),
        "turn": Seat(),
        "trick": cards,
        "trick_seats": Row(Seat(), MOST_SEATS),
        "trick_size": Number(MOST_SEATS),
        "last_trick": cards,
        "last_seats": Row(Seat(), MOST_SEATS),
        "last_winner": Seat(),
        "captured": PerSeat(cards),
        "tricks": Number(CARDS),
        "end_phase": Flag(),
    }


def view_shapes(deck: Deck) -> Mapping[str, Shape]:
    return {
        "hand": Maybe(Bag(deck.names)),
        "hand_sizes": PerSeat(Number(8)),
        "open_hands": PerSeat(Bag(deck.names)),
        "stack": Number(CARDS),
        "pile": Pile(deck.names),
        "side": OneOf(deck.sides),
        "trump_colour": OneOf(deck.letters),
        "trump_value": Number(VALUES, 1),
        "order": Row(Number(VALUES, 1), VALUES),
        "trick": Pile(deck.names),
        "trick_seats": Row(Seat(), MOST_SEATS),
        "winning": Seat(),
        "last_trick": Pile(deck.names),
        "last_seats": Row(Seat(), MOST_SEATS),
        "last_winner": Seat(),
        "captured_sizes": PerSeat(Number(CARDS)),
        "captured": Maybe(PerSeat(Bag(deck.names))),
        "points": Maybe(PerSeat(Number(POINTS))),
        "tricks": Number(CARDS),
        "refills_left": Number(CARDS),
        "end_phase": Flag(),
    }


def look(state: Blackmore, seat: int | None) -> dict[str, Any]:
    colour = state.deck.colour[state.trump]
    value = state.deck.value[state.trump]
    open_scores = state.options["open_scores"] or state.over  # BM-11.3
    return {
        "hand": None if seat is None else state.hands[seat],
        "hand_sizes": [len(hand) for hand in state.hands],
        "open_hands": state.open_hands,
        "stack": len(state.stack),
        "pile": state.pile,
        "side": state.side,
        "trump_colour": colour,
        "trump_value": value,
        "order": state.deck.orders[state.side][value],
        "trick": state.trick,
        "trick_seats": state.trick_seats,
        "winning": state.trick_seats[state.winning_place()] if state.trick else -1,
        "last_trick": state.last_trick,
        "last_seats": state.last_seats,
        "last_winner": state.last_winner,
        "captured_sizes": [len(cards) for cards in state.captured],
        "captured": state.captured if state.over else None,
        "points": state.scores() if open_scores else None,
        "tricks": state.tricks,
        "refills_left": -(-len(state.stack) // state.players),
        "end_phase": state.end_phase,
    }


def check(state: Blackmore) -> None:
    """54 cards, each in one place (BM-12)."""
    places = {
        "stack": state.stack,
        "pile": state.pile,
        "trick": state.trick,
        **{f"hands[{seat}]": hand for seat, hand in enumerate(state.hands)},
        **{f"captured[{seat}]": cards for seat, cards in enumerate(state.captured)},
    }
    found: dict[int, str] = {}
    for place, cards in places.items():
        for card in cards:
            name = state.deck.names[card]
            if card in found:
                raise BrokenPosition(
                    f"position.{place}", "blackmore-problem-card-twice", card=name, place=found[card]
                )
            found[card] = place
    if state.pile and state.trump != state.pile[-1]:
        raise BrokenPosition("position.trump", "blackmore-problem-trump-pile")
    if len(found) != CARDS:
        missing = ", ".join(name for card, name in enumerate(state.deck.names) if card not in found)
        raise BrokenPosition("position", "blackmore-problem-cards-missing", cards=missing)
    if state.turn < 0:
        raise BrokenPosition("position.turn", "blackmore-problem-no-turn")
    if state.trump < 0:
        raise BrokenPosition("position.trump", "blackmore-problem-no-trump")  # BM-7.6
    if state.agenda and not any(state.hands):
        raise BrokenPosition("position.hands", "blackmore-problem-no-cards")
    if state.agenda and isinstance(state.agenda[-1], PlayCard) and not state.hands[state.turn]:
        raise BrokenPosition("position.turn", "blackmore-problem-empty-hand")
    if len(state.trick) != len(state.trick_seats) or -1 in state.trick_seats:
        raise BrokenPosition("position.trick_seats", "blackmore-problem-trick-seats")
    for seat, cards in enumerate(state.open_hands):
        if not set(cards) <= set(state.hands[seat]):
            raise BrokenPosition(f"position.open_hands[{seat}]", "blackmore-problem-open-hand")
