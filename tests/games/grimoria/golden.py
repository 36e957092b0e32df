"""The recorded games of Grimoria, one for every way it can go (`./dev records grimoria`, tests/golden.py)."""

from hexenkessel import State
from hexenkessel.kernel.events import Event
from tests.golden import Golden, Way


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


WAYS = {
    "two-talers-decide": Way(2, talers_decide),
    "two-tie": Way(2, tie),
    "three-passed-on": Way(3, passed_on),
    "three-both-reactions": Way(3, both_reactions),
    "three-merchants": Way(3, merchants),
    "four-all-decisions": Way(4, all_decisions),
    "four-raided-amulet": Way(4, raided_amulet),
    "four-witches": Way(4, witches),
    "five-foresight": Way(5, foresight),
    "five-reshuffled": Way(5, reshuffled),
}

GOLDEN = Golden("grimoria", WAYS)
