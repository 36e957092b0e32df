"""Moves: made once, out of a game's numbered table, and never again."""

from collections.abc import Iterable, Mapping
from typing import Any, final

from hexenkessel.kernel.errors import Fact


@final
class Move:
    """One entry of a game's move table.

    `code` is its number for learners, `text` its short form for people and records, `touches` the path of things on
    the board that a player touches to make it, `verb` and `facts` what its sentence needs (`<game>-move-<verb>`).
    """

    def __init__(
        self, code: int, verb: str, text: str, touches: tuple[str, ...], facts: Mapping[str, Fact]
    ) -> None:
        self.code = code
        self.verb = verb
        self.text = text
        self.touches = touches
        self.facts = facts

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __copy__(self) -> "Move":
        return self

    def __deepcopy__(self, memo: Any) -> "Move":
        return self


@final
class MoveTable:
    """All moves of a game, by number and by text."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.by_text: dict[str, Move] = {}

    def add(self, verb: str, words: Iterable[Fact], touches: Iterable[str], **facts: Fact) -> Move:
        text = " ".join([verb, *(str(word) for word in words)])
        if text in self.by_text:
            raise ValueError(f"the move {text!r} is in the table already")
        move = Move(len(self.moves), verb, text, tuple(touches), facts)
        self.moves.append(move)
        self.by_text[text] = move
        return move

    def find(self, wanted: object) -> Move | None:
        """The move with this text or code; None if there is none. Case and spaces don't matter."""
        if isinstance(wanted, str):
            exact = self.by_text.get(wanted)
            if exact is not None:
                return exact
            loose = " ".join(wanted.split()).casefold()
            for text, move in self.by_text.items():
                if text.casefold() == loose:
                    return move
            return None
        if isinstance(wanted, int) and not isinstance(wanted, bool) and 0 <= wanted < len(self.moves):
            return self.moves[wanted]
        return None
