"""Recorded games, one for every way a game can go: `python -m tests.games.broom_service.golden` writes them anew.

That is needed when the content file or the edition of the rules changes. With the same content only the headings of the
records may change; when moves change, a rule has changed.
"""

from collections.abc import Callable
from pathlib import Path

from hexenkessel import State, seeded
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.events import Event
from tests.games.broom_service.table import GAME

FOLDER = Path(__file__).parent / "records"
FRONT: dict[str, Fact] = {}
VARIANTS: dict[str, Fact] = {"storm_clouds": True, "heavy_clouds": 12, "mountain_tiles": "with"}
BACK: dict[str, Fact] = {"side": "back"}
STORMY_BACK: dict[str, Fact] = {"side": "back", "storm_clouds": True, "heavy_clouds": 11}

Happening = Callable[[State, list[Event]], bool]


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


# name: players, options, what happens in it
WAYS: dict[str, tuple[int, dict[str, Fact], Happening]] = {
    "two-front-resources-decide": (2, FRONT, resources_decide),
    "two-front-shared-victory": (2, FRONT, shared_victory),
    "three-front-in-the-red": (3, FRONT, in_the_red),
    "four-front-ordinary": (4, FRONT, ordinary),
    "five-front-bids-and-sets": (5, FRONT, bids_and_sets),
    "four-variants-storm-clouds": (4, VARIANTS, storm_clouds),
    "three-variants-mountains": (3, VARIANTS, mountains),
    "four-back-forests": (4, BACK, forests),
    "five-back-circles": (5, BACK, circles),
    "three-back-late-card": (3, STORMY_BACK, late_card),
}


def play(state: State, seed: int) -> list[Event]:
    """Random moves; all in the order of the seats."""
    events = state.listen()
    dice = seeded(seed)
    while not state.over:
        seat = state.deciding[0]
        moves = state.moves(seat)
        state.advance(seat, moves[dice.below(len(moves))])
    return events


def record_a_game(players: int, options: dict[str, Fact], happens: Happening) -> str:
    """The first game, counting seeds from 0, in which it happens."""
    for seed in range(20_000):
        state = GAME.start(players, seed, **options)
        if happens(state, play(state, seed)):
            return state.record
    raise AssertionError("it never happens")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (players, options, happens) in WAYS.items():
        record = record_a_game(players, options, happens)
        (FOLDER / f"{name}.rec").write_text(f"# {happens.__doc__}\n{record}", encoding="utf-8")
    secret = GAME.start(4, bytes(range(16)), **STORMY_BACK)
    play(secret, 16)
    about = "# The cards of a table, shuffled by its secret.\n"
    (FOLDER / "four-secret.rec").write_text(about + secret.record, encoding="utf-8")


if __name__ == "__main__":
    main()
