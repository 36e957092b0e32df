"""The recorded games of Blackmore, one for every way it can go (`./dev records blackmore`, tests/golden.py)."""

from hexenkessel import State, seeded
from hexenkessel.kernel.events import Event
from tests.games.blackmore import replay
from tests.golden import Golden, Happening, Way


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def emptied(state: State, events: list[Event]) -> bool:
    """The last card of the trump pile is drawn; nobody lays another: its colour and value stay (BM-7.6)."""
    told = kinds(events)
    return "drew-trump" in told and state.view(None)["pile"] == []


def laid_on_nothing(state: State, events: list[Event]) -> bool:
    """The pile is emptied in the last refill, and somebody lays the first card of a new one (BM-6.11, BM-7.6)."""
    told = kinds(events)
    end = told.index("end-phase")
    return told.count("drew-trump") == 1 + told[:end].count("laid") and "laid" in told[end:]


def undone(state: State, events: list[Event]) -> bool:
    """A trump laid in the last-refill round is drawn away at once (BM-7.4)."""
    drawn = [event.facts["card"] for event in events if event.kind == "drew-trump"]
    told = kinds(events)
    before = events[: told.index("drew-trump")]
    decided = [event for event in before if event.kind in ("kept", "laid")][-1]
    return decided.kind == "laid" and bool(decided.facts["card"] == drawn[0])


def short_by(number: int) -> Happening:
    def happens(state: State, events: list[Event]) -> bool:
        last = len(state.view(None)["last_trick"])
        return kinds(events).count("drew-nothing") == number and last == state.players - number

    happens.__doc__ = f"Players who draw nothing (BM-7.7) and miss the last trick (BM-8.5): {number}."
    return happens


def leader_without_a_card(state: State, events: list[Event]) -> bool:
    """Whoever wins the last trick but one has no card left; the next clockwise leads (BM-8.5)."""
    winners = [event.facts["seat"] for event in events if event.kind == "won"]
    leaders = [event.facts["seat"] for event in events if event.kind == "led"]
    return bool(leaders[-1] != winners[-2])


def given_up_and_captured(state: State, events: list[Event]) -> bool:
    """A card is laid as trump, drawn from the pile and captured after all (BM-9.4)."""
    laid = {event.facts["card"] for event in events if event.kind == "laid"}
    drawn = {event.facts["card"] for event in events if event.kind == "drew-trump"}
    return any(card in cards for card in laid & drawn for cards in state.view(None)["captured"])


def tie(state: State, events: list[Event]) -> bool:
    """Two or more win together (BM-9.6)."""
    return len(state.winners()) > 1


def open_scores(state: State, events: list[Event]) -> bool:
    """A game with open scores."""
    return bool(state.options["open_scores"])


WAYS = {
    "two-emptied": Way(2, emptied),
    "two-ascending": Way(2, open_scores, {"side": "ascending", "open_scores": True}),
    "three-undone": Way(3, undone, {"side": "ascending", "start": 2}),
    "four-short-by-one": Way(4, short_by(1)),
    "four-short-by-two": Way(4, short_by(2), {"side": "ascending"}),
    "four-leader-without-a-card": Way(4, leader_without_a_card),
    "five-short-by-one": Way(5, short_by(1), {"side": "ascending"}),
    "five-given-up-and-captured": Way(5, given_up_and_captured),
    "five-tie": Way(5, tie),
    "six-laid-on-nothing": Way(6, laid_on_nothing, {"side": "ascending"}),
}


def play(state: State, seed: int) -> None:
    """Random cards; two winners in three keep the trump."""
    dice = seeded(seed)
    while not state.over:
        seat = state.deciding[0]
        moves = sorted(state.moves(seat), key=lambda move: move.code)
        keep = moves[-1].text == "keep" and dice.below(3) > 0
        state.play(seat, moves[-1] if keep else moves[dice.below(len(moves))])


def replayed() -> str:
    table = replay.deal()
    for trick in replay.TRICKS:
        table.play(trick.cards)
        if trick.lays:
            table.decide(trick.lays)
    return f"# Six players, card by card (replay.py).\n{table.state.record}"


GOLDEN = Golden("blackmore", WAYS, play, {"side": "ascending"}, {"six-card-by-card": replayed})
