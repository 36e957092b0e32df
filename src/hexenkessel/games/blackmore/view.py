"""What one seat may know of Blackmore (BM-11)."""

from typing import Any

from hexenkessel.games.blackmore.box import CARDS, MOST_SEATS, POINTS, VALUES, Box
from hexenkessel.games.blackmore.rules import PlayCard
from hexenkessel.games.blackmore.state import Blackmore
from hexenkessel.kernel.shape import Bag, Flag, Maybe, Number, OneOf, PerSeat, Pile, Row, Seat, Shape


def view_shapes(box: Box) -> dict[str, Shape]:
    return {
        "hand": Maybe(Bag(box.names)),
        "hand_sizes": PerSeat(Number(8)),
        "open_hands": PerSeat(Bag(box.names)),
        "stack": Number(CARDS),
        "pile": Pile(box.names),
        "side": OneOf(box.sides, nothing=False),
        "trump_colour": OneOf(box.letters, nothing=False),
        "trump_value": Number(VALUES, 1),
        "order": Row(Number(VALUES, 1), VALUES),
        "trick": Pile(box.names),
        "trick_seats": Row(Seat(False), MOST_SEATS),
        "winning": Seat(),
        "would_win": Maybe(Bag(box.names)),
        "last_trick": Pile(box.names),
        "last_seats": Row(Seat(False), MOST_SEATS),
        "last_winner": Seat(),
        "captured_sizes": PerSeat(Number(CARDS)),
        "captured": Maybe(PerSeat(Bag(box.names))),
        "points": Maybe(PerSeat(Number(POINTS))),
        "tricks": Number(CARDS),
        "all_tricks": Number(CARDS),
        "refills_left": Number(CARDS),
        "end_phase": Flag(),
    }


def look(state: Blackmore, seat: int | None) -> dict[str, Any]:
    return {
        "hand": None if seat is None else state.hands[seat],
        "would_win": would_win(state, seat),
    }


def look_open(state: Blackmore) -> dict[str, Any]:
    colour = state.box.colour[state.trump]
    value = state.box.value[state.trump]
    open_scores = state.options["open_scores"] or state.over  # BM-11.3
    return {
        "hand_sizes": [len(hand) for hand in state.hands],
        "open_hands": state.open_hands,
        "stack": len(state.stack),
        "pile": state.pile,
        "side": state.side,
        "trump_colour": colour,
        "trump_value": value,
        "order": state.box.orders[state.side][value],
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
        "all_tricks": all_tricks(state),
        "refills_left": refills_left(state),
        "end_phase": state.end_phase,
    }


def would_win(state: Blackmore, seat: int | None) -> list[int] | None:
    """The cards of this seat's hand that would win the trick as it lies now; None where there is no trick to add to."""
    if (
        seat is None
        or not state.trick
        or seat in state.trick_seats
        or not isinstance(state.waiting, PlayCard)
    ):
        return None
    strengths = state.strengths[state.trump][state.box.colour[state.trick[0]]]
    strongest = max(strengths[card] for card in state.trick)
    return [card for card in state.hands[seat] if strengths[card] > strongest]


def refills_left(state: Blackmore) -> int:
    return -(-len(state.stack) // state.players)


def all_tricks(state: Blackmore) -> int:
    """How many tricks this game will have: those played, and one for every card that somebody has still to play."""
    playing = isinstance(state.waiting, PlayCard)
    longest = max(
        len(hand) + (1 if playing and seat in state.trick_seats else 0)
        for seat, hand in enumerate(state.hands)
    )
    return state.tricks + refills_left(state) + longest
