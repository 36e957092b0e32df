"""The recorded games of Broom Service, one for every way it can go (`./dev records broom_service`, tests/golden.py)."""

from hexenkessel import State
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.events import Event
from tests.golden import Golden, Way

VARIANTS: dict[str, Fact] = {"storm_clouds": True, "heavy_clouds": 12, "mountain_tiles": "with"}
BACK: dict[str, Fact] = {"side": "back"}
STORMY_BACK: dict[str, Fact] = {"side": "back", "storm_clouds": True, "heavy_clouds": 11}


def kinds(events: list[Event]) -> set[str]:
    return {event.kind for event in events}


def of_kind(events: list[Event], kind: str, fact: str) -> set[object]:
    """The values of a fact over all events of this kind."""
    return {event.facts[fact] for event in events if event.kind == kind}


def ordinary(state: State, events: list[Event]) -> bool:
    """A game on the front without variants: every role is led, potions are delivered, clouds removed."""
    return len(of_kind(events, "led", "role")) == 10 and {"delivered", "dispelled"} <= kinds(events)


def bids_and_sets(state: State, events: list[Event]) -> bool:
    """With Full Hands and One of Everything! both come up and are used."""
    return {"full-hands", "handed-in", "kept"} <= kinds(events)


def in_the_red(state: State, events: list[Event]) -> bool:
    """Somebody ends below zero (BS-7.2)."""
    return min(state.scores()) < 0


def resources_decide(state: State, events: list[Event]) -> bool:
    """The two best have the same points; resources decide (BS-10.3)."""
    scores = sorted(state.scores())
    return scores[-1] == scores[-2] and len(state.winners()) == 1


def shared_victory(state: State, events: list[Event]) -> bool:
    """Two win together, equal in points and resources (BS-10.3)."""
    return len(state.winners()) > 1


def storm_clouds(state: State, events: list[Event]) -> bool:
    """Storm clouds of every effect are removed, one of them with potions to show (BS-11)."""
    clouds = of_kind(events, "dispelled", "cloud")
    return {"storm_plus", "storm_move", "storm_deliver"} <= clouds and "potions-lacking" in kinds(events)


def mountains(state: State, events: list[Event]) -> bool:
    """Two functions of mountain tiles are used, and somebody has two amulets (BS-12)."""
    return len(of_kind(events, "function", "tile")) == 2 and 2 in of_kind(events, "amulet", "amulets")


def forests(state: State, events: list[Event]) -> bool:
    """All three kinds of forest tiles are used (BS-13)."""
    return {"brave-tile", "points-tile", "card-tile"} <= kinds(events)


def circles(state: State, events: list[Event]) -> bool:
    """Turbo tiles lead to all four stone circles (BS-14)."""
    return of_kind(events, "turbo", "circle") == {"A", "B", "C", "D"}


def late_card(state: State, events: list[Event]) -> bool:
    """After More or Less? somebody is asked for the card tile (BS-13.6)."""
    return bool({"no-card-tile"} & kinds(events)) and "more-or-less" in kinds(events)


WAYS = {
    "two-front-resources-decide": Way(2, resources_decide),
    "two-front-shared-victory": Way(2, shared_victory),
    "three-front-in-the-red": Way(3, in_the_red),
    "four-front-ordinary": Way(4, ordinary),
    "five-front-bids-and-sets": Way(5, bids_and_sets),
    "four-variants-storm-clouds": Way(4, storm_clouds, VARIANTS),
    "three-variants-mountains": Way(3, mountains, VARIANTS),
    "four-back-forests": Way(4, forests, BACK),
    "five-back-circles": Way(5, circles, BACK),
    "three-back-late-card": Way(3, late_card, STORMY_BACK),
}

GOLDEN = Golden("broom_service", WAYS, secret=STORMY_BACK)
