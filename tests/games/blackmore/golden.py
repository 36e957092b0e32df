"""Recorded games, one for every way a game can go: `python -m tests.games.blackmore.golden` writes them anew.

That is needed when the content file or the edition of the rules changes, and then only the headings of the records may
change; when moves change, a rule has changed.
"""

from collections.abc import Callable
from pathlib import Path

from hexenkessel import State, seeded
from hexenkessel.kernel.events import Event
from tests.games.blackmore import replay_c47
from tests.games.blackmore.table import GAME

FOLDER = Path(__file__).parent / "records"

Happening = Callable[[State, list[Event]], bool]


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


# name: players, options, what happens in it
WAYS: dict[str, tuple[int, dict[str, object], Happening]] = {
    "two-emptied": (2, {}, emptied),
    "two-ascending": (2, {"side": "ascending", "open_scores": True}, open_scores),
    "three-undone": (3, {"side": "ascending", "start": 2}, undone),
    "four-short-by-one": (4, {}, short_by(1)),
    "four-short-by-two": (4, {"side": "ascending"}, short_by(2)),
    "four-leader-without-a-card": (4, {}, leader_without_a_card),
    "five-short-by-one": (5, {"side": "ascending"}, short_by(1)),
    "five-given-up-and-captured": (5, {}, given_up_and_captured),
    "five-tie": (5, {}, tie),
    "six-laid-on-nothing": (6, {"side": "ascending"}, laid_on_nothing),
}


def play(state: State, seed: int) -> list[Event]:
    """Random cards; two winners in three keep the trump."""
    events = state.listen()
    dice = seeded(seed)
    while not state.over:
        seat = state.deciding[0]
        moves = sorted(state.moves(seat), key=lambda move: move.code)
        keep = moves[-1].text == "keep" and dice.below(3) > 0
        state.play(seat, moves[-1] if keep else moves[dice.below(len(moves))])
    return events


def record_a_game(players: int, options: dict[str, object], happens: Happening) -> str:
    """The first game, counting seeds from 0, in which it happens."""
    for seed in range(10_000):
        state = GAME.start(players, seed, **options)
        if happens(state, play(state, seed)):
            return state.record
    raise AssertionError("it never happens")


def record_c47() -> str:
    table = replay_c47.deal()
    for trick in replay_c47.TRICKS:
        table.play(trick.cards)
        if trick.lays:
            table.decide(trick.lays)
    return table.state.record


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "six-c47.rec").write_text("# Case C-47.\n" + record_c47(), encoding="utf-8")
    for name, (players, options, happens) in WAYS.items():
        about = f"# {happens.__doc__}\n" if happens.__doc__ else ""
        record = record_a_game(players, options, happens)
        (FOLDER / f"{name}.rec").write_text(about + record, encoding="utf-8")
    secret = GAME.start(4, bytes(range(16)), side="ascending")
    play(secret, 16)
    about = "# The cards of a table, shuffled by its secret.\n"
    (FOLDER / "four-secret.rec").write_text(about + secret.record, encoding="utf-8")


if __name__ == "__main__":
    main()
