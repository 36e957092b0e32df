"""Recorded games, one for every way a game can go: `python -m tests.games.witchdom.golden` writes them anew.

That is needed when the content file or the edition of the rules changes. With the same content only the headings of the
records may change; when moves change, a rule has changed.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import hexenkessel as hx
from hexenkessel import State, bots, seeded
from hexenkessel.kernel.events import Event

GAME = hx.game("witchdom")
FOLDER = Path(__file__).parent / "records"

Happening = Callable[[State, list[Event]], bool]


def count(events: list[Event], kind: str) -> int:
    return sum(event.kind == kind for event in events)


def by_goals(state: State, events: list[Event]) -> bool:
    """All goals but one at most are claimed (WD-10.1)."""
    return state.ending == "goals"


def by_witches(state: State, events: list[Event]) -> bool:
    """The witches run out and the boxed ones come into play (WD-10.2, WD-10.6)."""
    return state.ending == "witches" and count(events, "unboxed") > 0


def by_potions(state: State, events: list[Event]) -> bool:
    """The potions run out, with nothing in the box (WD-10.2, WD-10.7)."""
    return state.ending == "potions" and None in [row["potion"] for row in state.view(None)["rows"]]


def by_a_stack(state: State, events: list[Event]) -> bool:
    """Animals are taken in the first round only, and tamed later; a stack runs out (WD-12.6)."""
    return state.ending in ("witches", "potions") and count(events, "tamed") > 1


def all_decisions(state: State, events: list[Event]) -> bool:
    """Every decision of WD-15 is taken, each way of paying among them."""
    return {move.verb for move in state.past_moves} >= {
        *("novices", "play", "rest", "renew", "keep", "take", "draw", "brew", "tame", "finish"),
        *("pay", "replace", "bring", "reuse"),
    }


def tie(state: State, events: list[Event]) -> bool:
    """Two win together (WD-11.10)."""
    return len(state.winners()) > 1


def claims(state: State, events: list[Event]) -> bool:
    """A goal is claimed after the end has been triggered (WD-10.8)."""
    kinds = [event.kind for event in events]
    return "end-near" in kinds and "claimed" in kinds[kinds.index("end-near") :]


def beaten(state: State, events: list[Event]) -> bool:
    """Ostara wins; she has claimed no goal (WD-13.3)."""
    return not state.winners() and not count(events, "ostara-claimed")


def won(state: State, events: list[Event]) -> bool:
    """Ostara is beaten (WD-13.26)."""
    return state.winners() == (0,)


def she_claims(state: State, events: list[Event]) -> bool:
    """Ostara claims a goal, and finds no animal that is new to her (WD-13.11, WD-13.24)."""
    return count(events, "ostara-claimed") > 0 and count(events, "ostara-no-animal") > 0


def leftovers(state: State, events: list[Event]) -> bool:
    """Ostara gets the goals that nobody claimed (WD-13.3)."""
    return count(events, "ostara-leftover") > 1


def literal(state: State, events: list[Event]) -> bool:
    """Read literally, Ostara gathers potions and hardly brews (WD-13.9)."""
    return len(state.view(None)["owners"][1]["potions"]) > 6


# name: players, options, what happens in it
WAYS: dict[str, tuple[int, dict[str, object], Happening]] = {
    "two-by-goals": (2, {}, by_goals),
    "two-by-potions": (2, {}, by_potions),
    "three-by-witches": (3, {}, by_witches),
    "three-goal-after-the-trigger": (3, {"extra_dark_goals": 1}, claims),
    "four-all-decisions": (4, {"animals": True, "novices": "choice"}, all_decisions),
    "four-tie": (4, {}, tie),
    "five-animals-in-the-first-round": (5, {"animals": True, "animals_when": "first_round"}, by_a_stack),
    "solo-1-beaten": (1, {}, beaten),
    "solo-1-won": (1, {"ostara_or_rule": "literal"}, won),
    "solo-2-animals": (1, {"solo_level": 2, "animals": True}, she_claims),
    "solo-3-leftovers": (1, {"solo_level": 3}, leftovers),
    "solo-literal": (
        1,
        {"ostara_or_rule": "literal", "animals": True, "ostara_animal_rule": "literal"},
        literal,
    ),
}


def play(state: State, seed: int) -> list[Event]:
    """Random moves; what can be brewed is brewed more often than not, as people do. Chance never beats Ostara: alone,
    moves are those of a rule-of-thumb player who slips now and then."""
    events = state.listen()
    dice = seeded(seed)
    novice = bots.make("novice")
    while not state.over:
        seat = state.deciding[0]
        if state.players == 1:
            state.play(seat, bots.ask(novice, state, seat, dice))
            continue
        moves = state.moves(seat)
        brews = [move for move in moves if move.verb in ("brew", "tame")]
        chosen = brews if brews and dice.below(4) else moves
        state.play(seat, chosen[dice.below(len(chosen))])
    return events


def games(players: int, options: dict[str, object]) -> Iterator[tuple[State, list[Event]]]:
    """Games without end, counting seeds from 0."""
    for seed in range(20_000):
        state = GAME.start(players, seed, **options)
        yield state, play(state, seed)


def record_a_game(players: int, options: dict[str, object], happens: Happening) -> str:
    """The first game in which it happens."""
    return next(state.record for state, events in games(players, options) if happens(state, events))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (players, options, happens) in WAYS.items():
        record = record_a_game(players, options, happens)
        (FOLDER / f"{name}.rec").write_text(f"# {happens.__doc__}\n{record}", encoding="utf-8")
    secret = GAME.start(4, bytes(range(16)), animals=True)
    play(secret, 16)
    about = "# The cards and tokens of a table, drawn by its secret.\n"
    (FOLDER / "four-secret.rec").write_text(about + secret.record, encoding="utf-8")


if __name__ == "__main__":
    main()
