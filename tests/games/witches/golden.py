"""The recorded games of The Witches, one for every way it can go (`./dev records witches`, tests/golden.py)."""

from itertools import pairwise

from hexenkessel import State, seeded, shelf
from hexenkessel.kernel.events import Event
from tests.golden import Golden, Way, at_random


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


def sensibly(state: State, seed: int) -> None:
    dice = seeded(seed)
    strategy = shelf.strategy("witches")
    while not state.over:
        seat = state.deciding[0]
        state.play(seat, strategy.rule_of_thumb(state, seat, dice))


WAYS = {
    "two-scored": Way(2, scored),
    "three-scored": Way(3, scored),
    "four-scored": Way(4, scored),
    "four-scored-advanced": Way(4, scored, {"few_crises": True, "piling_crises": True}),
    "two-crisis": Way(2, lost_by_crisis, {}, at_random),
    "three-elves": Way(3, lost_by_elves, {}, at_random),
    "two-dungeon": Way(2, dungeon, {}, at_random),
    "three-winter": Way(3, winter, {}, at_random),
    "four-many-cards": Way(4, many_cards, {}, at_random),
    "four-three": Way(4, three),
    "three-stolen": Way(3, stolen, {}, at_random),
    "two-together-saved": Way(2, saved, {"mode": "together"}),
    "three-together-overrun": Way(3, overrun, {"mode": "together"}),
    "two-together-aliss": Way(2, lost_by_aliss, {"mode": "together"}, at_random),
    "four-together-piling": Way(4, lost_by_crisis, {"mode": "together", "piling_crises": True}, at_random),
    "one-not-passed": Way(1, not_passed),
    "one-passed": Way(1, passed),
    "one-aliss": Way(1, lost_by_aliss, {"piling_crises": True}, at_random),
}

GOLDEN = Golden("witches", WAYS, sensibly)
