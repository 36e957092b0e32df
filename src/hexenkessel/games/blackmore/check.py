"""What a position of Blackmore promises: 54 cards, each in one place, and a round that can be played on."""

from typing import Any, Final

from hexenkessel.games.blackmore.box import CARDS
from hexenkessel.games.blackmore.rules import ChangeTrump, Decide, EndRound, Follow, Lead, Round
from hexenkessel.games.blackmore.state import Blackmore
from hexenkessel.kernel.agenda import Step
from hexenkessel.kernel.errors import BrokenPosition


def check(state: Blackmore) -> None:
    """54 cards, each in one place (BM-12), and a round that can be played on from where it stands."""
    check_cards(state)
    if state.turn < 0:
        raise BrokenPosition("position.turn", "blackmore-problem-no-turn")
    if state.trump < 0:
        raise BrokenPosition("position.trump", "blackmore-problem-no-trump")  # BM-7.6
    for seat, cards in enumerate(state.open_hands):
        if len(set(cards)) != len(cards) or not set(cards) <= set(state.hands[seat]):
            raise BrokenPosition(f"position.open_hands[{seat}]", "blackmore-problem-open-hand")
    for trick, seats in (("trick", state.trick_seats), ("last_trick", state.last_seats)):
        where = "position.trick_seats" if trick == "trick" else "position.last_seats"
        if len(set(seats)) != len(seats) or -1 in seats or len(seats) != len(getattr(state, trick)):
            raise BrokenPosition(where, "blackmore-problem-trick-seats")
    # The end phase begins when the stack has run out (BM-8.1).
    if state.end_phase and state.stack:
        raise BrokenPosition("position.end_phase", "blackmore-problem-end-phase")
    steps = [type(step) for step in state.steps_left()]
    if steps:
        check_round(state, steps)
    elif any(state.hands) or state.stack or state.trick:
        raise BrokenPosition("position.hands", "blackmore-problem-cards-left")


def check_cards(state: Blackmore) -> None:
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
            name = state.box.names[card]
            if card in found:
                raise BrokenPosition(
                    f"position.{place}", "blackmore-problem-card-twice", card=name, place=found[card]
                )
            found[card] = place
    if state.pile and state.trump != state.pile[-1]:
        raise BrokenPosition("position.trump", "blackmore-problem-trump-pile")
    if len(found) != CARDS:
        missing = ", ".join(name for card, name in enumerate(state.box.names) if card not in found)
        raise BrokenPosition("position", "blackmore-problem-cards-missing", cards=missing)


# A round as it can stand on the agenda: what is left of it, the next step last.
ROUNDS: Final[list[list[type[Step[Any]]]]] = [
    [Round],
    [Lead],
    [Follow],
    [Decide],
    [EndRound, ChangeTrump],
]


def check_round(state: Blackmore, steps: list[type[Step[Any]]]) -> None:
    """Whoever is still to play in this trick has a card for it, and so has somebody in the next one."""
    if steps not in ROUNDS:
        known = " / ".join(", ".join(step.__name__ for step in steps) for steps in ROUNDS)
        raise BrokenPosition("agenda", "blackmore-problem-round", known=known)
    now = steps[-1]
    if bool(state.trick) != (now in (Follow, Decide, ChangeTrump)):
        raise BrokenPosition("position.trick", "blackmore-problem-trick", step=now.__name__)
    if now is ChangeTrump:
        # While there is a stack, everyone draws a card first (BM-7.2).
        if not state.stack and not any(state.hands):
            raise BrokenPosition("position.hands", "blackmore-problem-no-cards")
        return
    to_play = [seat for seat, hand in enumerate(state.hands) if hand and seat not in state.trick_seats]
    if now is Decide and to_play:
        raise BrokenPosition("position.trick", "blackmore-problem-trick", step=now.__name__)
    if now is not Decide and not to_play:
        raise BrokenPosition("position.hands", "blackmore-problem-no-cards")
    for seat, hand in enumerate(state.hands):
        if not state.end_phase and not hand and seat not in state.trick_seats:
            raise BrokenPosition(f"position.hands[{seat}]", "blackmore-problem-no-card-to-play")  # BM-4.2
    if now is Round:
        return
    size = len(state.trick) + len(to_play)
    if state.trick_size != size:
        raise BrokenPosition("position.trick_size", "blackmore-problem-trick-size", wanted=size)
    if now is not Decide and clockwise(state, to_play) != [*state.trick_seats, state.turn]:
        raise BrokenPosition("position.turn", "blackmore-problem-turn")


def clockwise(state: Blackmore, to_play: list[int]) -> list[int]:
    """Who has played in this trick and who is next, as the table goes around from the seat that leads (BM-4.2)."""
    first = state.trick_seats[0] if state.trick_seats else state.turn
    around = [(first + place) % state.players for place in range(state.players)]
    return [seat for seat in around if seat in state.trick_seats or seat in to_play][
        : len(state.trick_seats) + 1
    ]
