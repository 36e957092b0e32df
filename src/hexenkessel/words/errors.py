"""Errors as sentences: the one place where what went wrong is said to a person, in the language of a catalogue."""

from collections.abc import Mapping

from hexenkessel.kernel.errors import Fact, HexenkesselError, plainly
from hexenkessel.words import Catalogue


def error_sentence(words: Catalogue, error: HexenkesselError) -> str:
    """What went wrong, why, and what helps. An error without words (of somebody else's game) speaks for itself."""
    facts = dict(error.facts)
    if error.problem:
        facts["problem"] = problem_sentence(words, error)
    return sentence(words, error.key, facts, str(error))


def problem_sentence(words: Catalogue, error: HexenkesselError) -> str:
    """Only the reason."""
    if error.cause is not None:
        return error_sentence(words, error.cause)
    return sentence(words, error.problem, error.facts, plainly(error.problem, error.facts))


def sentence(words: Catalogue, key: str, facts: Mapping[str, Fact], otherwise: str) -> str:
    """What a game has no words of its own for, the shell may have: blackmore-refuse-game-over, shell-refuse-game-over."""
    of_all_games = f"shell-{key.partition('-')[2]}"
    for known in (key, of_all_games):
        if words.has(known):
            return words.text(known, **facts)
    return otherwise
