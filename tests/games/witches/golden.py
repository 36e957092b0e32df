"""Recorded games, one for every way a game can go: `python -m tests.games.witches.golden` writes them anew.

That is needed when the content file or the edition of the rules changes. With the same content only the headings of the
records may change; when moves change, a rule has changed.
"""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import hexenkessel as hx
from hexenkessel import State, seeded, shelf
from hexenkessel.kernel.events import Event

GAME = hx.game("witches")
FOLDER = Path(__file__).parent / "records"

Happening = Callable[[State, list[Event]], bool]


def kinds(events: list[Event]) -> set[str]:
    return {event.kind for event in events}


def uses(events: list[Event]) -> set[str]:
    return {event.facts["use"] for event in events if event.kind == "played"}


def scored(state: State, events: list[Event]) -> bool:
    """The last tile is laid and the points are counted (TW-18.3)."""
    return state.ending == "last-tile"


def lost_by_crisis(state: State, events: list[Event]) -> bool:
    """A crisis marker is due and none is left (TW-18.1)."""
    return state.ending == "crisis"


def lost_by_elves(state: State, events: list[Event]) -> bool:
    """Three elves lie face up at the end of a turn (TW-18.2)."""
    return state.ending == "elves"


def lost_by_aliss(state: State, events: list[Event]) -> bool:
    """A Black Aliss tile must be taken and none is left (TW-25.1)."""
    return state.ending == "black-aliss"


def saved(state: State, events: list[Event]) -> bool:
    """Together: fewer than four hard tiles are left (TW-25.2)."""
    return state.ending == "saved"


def overrun(state: State, events: list[Event]) -> bool:
    """Together: four hard tiles or more are left (TW-25.2)."""
    return state.ending == "overrun"


def not_passed(state: State, events: list[Event]) -> bool:
    """Alone: fewer than 30 points (TW-24.5)."""
    return state.ending == "not-passed"


def passed(state: State, events: list[Event]) -> bool:
    """Alone: 30 to 40 points (TW-24.5)."""
    return state.ending == "passed"


def dungeon(state: State, events: list[Event]) -> bool:
    """Somebody is jailed and gets out with a card (TW-23.2)."""
    return "jailed" in kinds(events) and any(
        before.kind == "played" and after.kind == "freed" for before, after in pairwise(events)
    )


def winter(state: State, events: list[Event]) -> bool:
    """The Wintersmith takes tiles (TW-21.7)."""
    return "frozen" in kinds(events)


def many_cards(state: State, events: list[Event]) -> bool:
    """Advantages of nearly every kind are played (TW-20)."""
    return len(uses(events)) >= 14


def three(state: State, events: list[Event]) -> bool:
    """The Power of Three solves a problem (TW-15.1)."""
    return "three" in uses(events) and "solved" in kinds(events)


def stolen(state: State, events: list[Event]) -> bool:
    """The supply is empty, and a marker comes from one of several players (TW-14.3)."""
    return "stole" in kinds(events) and any(move.verb == "steal" for move in state.past_moves)


# name: players, options, whether by the rule of thumb, what happens in it
WAYS: dict[str, tuple[int, dict[str, Any], bool, Happening]] = {
    "two-scored": (2, {}, True, scored),
    "three-scored": (3, {}, True, scored),
    "four-scored": (4, {}, True, scored),
    "four-scored-advanced": (4, {"few_crises": True, "piling_crises": True}, True, scored),
    "two-crisis": (2, {}, False, lost_by_crisis),
    "three-elves": (3, {}, False, lost_by_elves),
    "two-dungeon": (2, {}, False, dungeon),
    "three-winter": (3, {}, False, winter),
    "four-many-cards": (4, {}, False, many_cards),
    "four-three": (4, {}, True, three),
    "three-stolen": (3, {}, False, stolen),
    "two-together-saved": (2, {"mode": "together"}, True, saved),
    "three-together-overrun": (3, {"mode": "together"}, True, overrun),
    "two-together-aliss": (2, {"mode": "together"}, False, lost_by_aliss),
    "four-together-piling": (4, {"mode": "together", "piling_crises": True}, False, lost_by_crisis),
    "one-not-passed": (1, {}, True, not_passed),
    "one-passed": (1, {}, True, passed),
    "one-aliss": (1, {"piling_crises": True}, False, lost_by_aliss),
}


def play(state: State, seed: int, sensibly: bool) -> list[Event]:
    events = state.listen()
    dice = seeded(seed)
    strategy = shelf.strategy("witches")
    while not state.over:
        seat = state.deciding[0]
        moves = state.moves(seat)
        move = strategy.rule_of_thumb(state, seat, dice) if sensibly else moves[dice.below(len(moves))]
        state.play(seat, move)
    return events


def record_a_game(players: int, options: dict[str, Any], sensibly: bool, happens: Happening) -> str:
    """The first game, counting seeds from 0, in which it happens."""
    for seed in range(5_000):
        state = GAME.start(players, seed, **options)
        if happens(state, play(state, seed, sensibly)):
            return state.record
    raise AssertionError("it never happens")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (players, options, sensibly, happens) in WAYS.items():
        record = record_a_game(players, options, sensibly, happens)
        (FOLDER / f"{name}.rec").write_text(f"# {happens.__doc__}\n{record}", encoding="utf-8")
    secret = GAME.start(4, bytes(range(16)))
    play(secret, 16, True)
    about = "# The cards and dice of a table, by its secret.\n"
    (FOLDER / "four-secret.rec").write_text(about + secret.record, encoding="utf-8")


if __name__ == "__main__":
    main()
