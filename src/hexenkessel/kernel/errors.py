"""What can go wrong, each with the facts that a sentence in any language needs.

`str(error)` is one plain English sentence for programmers; people get the words of the catalogue under `error.key`.
"""

from typing import Final

Fact = str | int

UNKNOWN_LINE: Final = 0


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

    def __init__(self, key: str, sentence: str, facts: dict[str, Fact] | None = None) -> None:
        super().__init__(sentence)
        self.key = key
        self.facts: dict[str, Fact] = facts if facts is not None else {}


class IllegalMove(HexenkesselError):
    """The move is refused and the state is as it was; `refusal` says which rule and why."""

    def __init__(self, move: str, refusal: Refusal) -> None:
        super().__init__(
            "shell-error-illegal-move",
            f"{move!r} is not legal: {refusal.key} (rule {refusal.rule})",
            {"move": move, "rule": refusal.rule, "reason": refusal.key},
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


class WrongOption(HexenkesselError):
    def __init__(self, option: str, value: str, allowed: str) -> None:
        super().__init__(
            "shell-error-wrong-option",
            f"option {option!r} can't be {value!r}; allowed: {allowed}",
            {"option": option, "value": value, "allowed": allowed},
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

    def __init__(self, line: int, problem: str) -> None:
        where = f"line {line}" if line else "the record"
        super().__init__(
            "shell-error-broken-record",
            f"{where} can't be replayed: {problem}",
            {"line": line, "problem": problem},
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
    """A content file says something that can't be; `line` is counted from 1."""

    def __init__(self, file: str, line: int, problem: str) -> None:
        super().__init__(
            "shell-error-broken-content",
            f"{file}, line {line}: {problem}",
            {"file": file, "line": line, "problem": problem},
        )


class BrokenPosition(HexenkesselError):
    """The data given to `load` is no position of this game; `where` is the path of the field."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(
            "shell-error-broken-position",
            f"{where}: {problem}",
            {"where": where, "problem": problem},
        )
