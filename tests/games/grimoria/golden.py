"""Recorded games, one for every way a game can go: `python -m tests.games.grimoria.golden` writes them anew.

That is needed when the content file or the edition of the rules changes. With the same content only the headings of the
records may change; when moves change, a rule has changed.
"""

from collections.abc import Callable
from pathlib import Path

import hexenkessel as hx
from hexenkessel import State, seeded
from hexenkessel.kernel.events import Event

GAME = hx.game("grimoria")
FOLDER = Path(__file__).parent / "records"

Happening = Callable[[State, list[Event]], bool]


def count(events: list[Event], kind: str, **facts: object) -> int:
    return sum(
        event.kind == kind and all(event.facts.get(name) == value for name, value in facts.items())
        for event in events
    )


def all_decisions(state: State, events: list[Event]) -> bool:
    """Every decision of GR-15 is taken at least once, each way."""
    verbs = {move.verb for move in state.past_moves}
    declined = {event.facts["spell"] for event in events if event.kind == "declined"}
    return len(verbs) == 12 and declined == {4, 5, 10, 11}


def both_reactions(state: State, events: list[Event]) -> bool:
    """Attacks are warded off with a Mercenary and with an Amulet, and one is endured (GR-7.5)."""
    cards = {event.facts["card"] for event in events if event.kind == "defended"}
    return cards == {"mercenary", "amulet"} and count(events, "endured") > 0


def passed_on(state: State, events: list[Event]) -> bool:
    """An attack that was warded off passes on and hits another player (GR-7.5)."""
    kinds = [event.kind for event in events]
    return any(
        kinds[place : place + 2] == ["defended", "attacked"] and "gave" in kinds[place + 2 : place + 4]
        for place in range(len(kinds))
    )


def reshuffled(state: State, events: list[Event]) -> bool:
    """The draw pile runs out and the discards are shuffled (GR-10.5)."""
    return count(events, "reshuffled", pile="adventure") > 0


def raided_amulet(state: State, events: list[Event]) -> bool:
    """A raid brings an Amulet to light, a Purse or Map without a second effect (GR-6.14)."""
    cards = {event.facts["card"] for event in events if event.kind == "raided"}
    return "amulet" in cards and bool(cards & {"purse", "map"})


def witches(state: State, events: list[Event]) -> bool:
    """Witches are paid at the reveal, and black magic is silenced (GR-4.4.1, GR-4.4.3)."""
    return count(events, "witch") > 0 and count(events, "silenced") > 0


def merchants(state: State, events: list[Event]) -> bool:
    """Two treasures are bought in one turn, a Map leads to another (GR-8.5, GR-9.3.2)."""
    kinds = [event.kind for event in events if event.kind in ("cast", "bought")]
    return "cast bought bought" in " ".join(kinds) and count(events, "map") > 0


def foresight(state: State, events: list[Event]) -> bool:
    """Somebody wins a Seer while the face-down card lies there, and it is taken by another (GR-8.9, GR-14.2)."""
    return count(events, "foresaw") > 0 and any(
        event.kind == "uncovered" and len(event.confidants) > 1 for event in events
    )


def talers_decide(state: State, events: list[Event]) -> bool:
    """The two best have the same points; talers decide (GR-13.1)."""
    scores = sorted(state.scores())
    return scores[-1] == scores[-2] and len(state.winners()) == 1


def tie(state: State, events: list[Event]) -> bool:
    """Two win together, equal in points and talers (GR-13.1)."""
    return len(state.winners()) > 1


# name: players, what happens in it
WAYS: dict[str, tuple[int, Happening]] = {
    "two-talers-decide": (2, talers_decide),
    "two-tie": (2, tie),
    "three-passed-on": (3, passed_on),
    "three-both-reactions": (3, both_reactions),
    "three-merchants": (3, merchants),
    "four-all-decisions": (4, all_decisions),
    "four-raided-amulet": (4, raided_amulet),
    "four-witches": (4, witches),
    "five-foresight": (5, foresight),
    "five-reshuffled": (5, reshuffled),
}


def play(state: State, seed: int) -> list[Event]:
    """Random moves; all in the order of the seats."""
    events = state.listen()
    dice = seeded(seed)
    while not state.over:
        seat = state.deciding[0]
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(len(moves))])
    return events


def record_a_game(players: int, happens: Happening) -> str:
    """The first game, counting seeds from 0, in which it happens."""
    for seed in range(20_000):
        state = GAME.start(players, seed)
        if happens(state, play(state, seed)):
            return state.record
    raise AssertionError("it never happens")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (players, happens) in WAYS.items():
        record = record_a_game(players, happens)
        (FOLDER / f"{name}.rec").write_text(f"# {happens.__doc__}\n{record}", encoding="utf-8")
    secret = GAME.start(4, bytes(range(16)))
    play(secret, 16)
    about = "# The cards of a table, shuffled by its secret.\n"
    (FOLDER / "four-secret.rec").write_text(about + secret.record, encoding="utf-8")


if __name__ == "__main__":
    main()
