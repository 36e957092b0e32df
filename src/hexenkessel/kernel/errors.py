"""What can go wrong, each with the facts that a sentence in any language needs.

People get the words of the catalogue under `error.key`. Where an error has many reasons (a content file can be wrong in
a hundred ways), `error.problem` is the key of the sentence that says the reason and that stands for `$problem` in the
first one; or `error.cause` is a whole error of its own that does. `str(error)` is one plain line for programmers.
"""

import json
from typing import Final

Fact = str | int

LONGEST_FOUND: Final = 60


def shown(value: object) -> str:
    """What stands in a file or in a position, as it is written there, for the facts of a problem."""
    text = json.dumps(value, ensure_ascii=False, default=str, skipkeys=True)
    return text if len(text) <= LONGEST_FOUND else text[: LONGEST_FOUND - 1] + "…"


class Refusal:
    """Why a move is not legal: the rule and the key of the sentence that says it."""

    def __init__(self, rule: str, key: str, facts: dict[str, Fact] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.facts: dict[str, Fact] = facts if facts is not None else {}

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.key!r})"


class HexenkesselError(Exception):
    """Every error that is the caller's to mend. `key` names its sentence in the word catalogue."""

    def __init__(
        self,
        key: str,
        sentence: str,
        facts: dict[str, Fact] | None = None,
        problem: "str | HexenkesselError" = "",
    ) -> None:
        super().__init__(sentence)
        self.key = key
        # Those of the problem are among them; those of a cause are its own.
        self.facts: dict[str, Fact] = facts if facts is not None else {}
        self.cause: HexenkesselError | None = problem if isinstance(problem, HexenkesselError) else None
        self.problem: str = problem.key if isinstance(problem, HexenkesselError) else problem


def plainly(problem: str | HexenkesselError, facts: dict[str, Fact]) -> str:
    """A problem for programmers: `shell-problem-number (key='hand_size', found='60', least=1, most=8)`."""
    if isinstance(problem, HexenkesselError):
        return str(problem)
    named = ", ".join([f"{name}={value!r}" for name, value in facts.items()])
    return f"{problem} ({named})" if named else problem


class IllegalMove(HexenkesselError):
    """The move is refused and the state is as it was; `refusal` says which rule and why."""

    def __init__(self, game: str, move: str, refusal: Refusal) -> None:
        super().__init__(
            "shell-error-illegal-move",
            f"{move!r} is not legal: {refusal.key} (rule {refusal.rule})",
            {**refusal.facts, "move": move, "rule": refusal.rule, "reason": refusal.key},
            f"{game}-refuse-{refusal.key}",
        )
        self.refusal = refusal


class UnknownGame(HexenkesselError):
    def __init__(self, game: str, known: list[str]) -> None:
        names = ", ".join(known)
        super().__init__(
            "shell-error-unknown-game",
            f"there is no game {game!r}; choose one of: {names}",
            {"game": game, "known": names},
        )


class BrokenGame(HexenkesselError):
    """A game of another package that can't be put on the shelf; the others are played without it."""

    def __init__(self, game: str, package: str, problem: str | HexenkesselError, **facts: Fact) -> None:
        super().__init__(
            "shell-error-broken-game",
            f"the game {game!r} of {package!r} is left out: {plainly(problem, facts)}",
            {**facts, "game": game, "package": package},
            problem,
        )


class WrongOption(HexenkesselError):
    def __init__(self, option: str, value: str, allowed: str) -> None:
        super().__init__(
            "shell-error-wrong-option",
            f"option {option!r} can't be {value!r}; allowed: {allowed}",
            {"option": option, "value": value, "allowed": allowed},
        )


class ClashingOptions(HexenkesselError):
    def __init__(self, option: str, other: str) -> None:
        super().__init__(
            "shell-error-clashing-options",
            f"the options {option!r} and {other!r} can't be had together as they are set",
            {"option": option, "other": other},
        )


class UnknownOption(HexenkesselError):
    def __init__(self, option: str, known: list[str]) -> None:
        names = ", ".join(known)
        if known:
            key, sentence = (
                "shell-error-unknown-option",
                f"there is no option {option!r}; choose from: {names}",
            )
        else:
            key, sentence = "shell-error-no-options", f"there is no option {option!r}; this game has none"
        super().__init__(key, sentence, {"option": option, "known": names})


class WrongSeed(HexenkesselError):
    """`least` is how many bytes a secret must have."""

    def __init__(self, seed: str, least: int) -> None:
        super().__init__(
            "shell-error-wrong-seed",
            f"{seed!r} is no seed: that is a whole number, or a secret of at least {least} bytes",
            {"seed": seed, "least": least},
        )


class WrongPlayers(HexenkesselError):
    def __init__(self, players: str, least: int, most: int) -> None:
        super().__init__(
            "shell-error-wrong-players",
            f"{players} players can't play this; it takes {least} to {most}",
            {"players": players, "min": least, "max": most},
        )


class WrongSeat(HexenkesselError):
    def __init__(self, seat: int, players: int) -> None:
        super().__init__(
            "shell-refuse-no-such-seat",
            f"there is no seat {seat}; the seats are 0 to {players - 1}",
            {"seat": seat, "players": players},
        )


class BrokenRecord(HexenkesselError):
    """The text is no record; `line` is counted from 1, 0 where no single line is to blame."""

    def __init__(self, line: int, problem: str | HexenkesselError, **facts: Fact) -> None:
        where = f"line {line}" if line else "the record"
        super().__init__(
            "shell-error-broken-record",
            f"{where} can't be replayed: {plainly(problem, facts)}",
            {**facts, "line": line},
            problem,
        )


class OtherContent(HexenkesselError):
    """The record was played with other cards than the ones in use."""

    def __init__(self, game: str, wanted: str, found: str) -> None:
        super().__init__(
            "shell-error-other-content",
            f"this record of {game} was played with content {wanted}, but {found} is in use; "
            f"put that content file to use first (hexenkessel content use)",
            {"game": game, "wanted": wanted, "found": found},
        )


class BrokenContent(HexenkesselError):
    """A content file says something that can't be; `line` is counted from 1. `problems` are all that were found."""

    def __init__(self, file: str, line: int, problem: str, **facts: Fact) -> None:
        super().__init__(
            "shell-error-broken-content",
            f"{file}, line {line}: {plainly(problem, facts)}",
            {**facts, "file": file, "line": line},
            problem,
        )
        self.file = file
        self.line = line
        self.problems: list[BrokenContent] = [self]


class BrokenPosition(HexenkesselError):
    """The data given to `load` is no position of this game; `where` is the path of the field."""

    def __init__(self, where: str, problem: "str | HexenkesselError", **facts: Fact) -> None:
        super().__init__(
            "shell-error-broken-position",
            f"{where}: {plainly(problem, facts)}",
            {**facts, "where": where},
            problem,
        )
