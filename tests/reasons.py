"""What is said for a move, and against it, on positions whose answer is known."""

from hexenkessel import State, seeded, shelf
from hexenkessel.bots.reasons import Judges, Opinion, Reason, Study, study
from hexenkessel.words import Catalogue

SIMULATIONS = 300


def judges(state: State) -> Judges:
    seat = state.deciding[0]
    return Judges(state, seat, seeded(3), shelf.strategy(state.game.id))


def praise(state: State, move: str, rival: str) -> list[str]:
    """The sentences that speak for a move against another one, the weightiest first."""
    return [say(state, reason) for reason in judges(state).own(move, rival)]


def blame(state: State, move: str, best: str) -> list[str]:
    """The sentences that speak against a move, compared with a better one."""
    here, there = (Opinion(text, 9, 0.5, 0.0, [], [], 0.5, 0.0, 0.0, 0.0, 0.0) for text in (move, best))
    return [say(state, reason) for reason in judges(state).against(here, there)]


def say(state: State, reason: Reason) -> str:
    words = Catalogue("en", [shelf.folder(state.game.id)], shelf.figures)
    facts = dict(reason.facts)
    for name, fact in reason.facts.items():
        if name.endswith("_seat") and isinstance(fact, int):
            facts[name.removesuffix("_seat")] = "ABCDEF"[fact]
    if reason.move:
        facts["move"] = reason.move
    return words.text(reason.key, **facts)


def thought(state: State, simulations: int = SIMULATIONS) -> Study:
    return study(state, state.deciding[0], seeded(1), 60.0, simulations)
