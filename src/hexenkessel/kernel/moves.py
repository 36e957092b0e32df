"""Moves: made once, out of a game's numbered table, and never again."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar, final

from mypy_extensions import mypyc_attr

from hexenkessel.kernel.errors import Fact

M = TypeVar("M", bound="Move")


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One entry of a game's move table.

    `code` is its number for learners, `text` its short form for people and records, `touches` the path of things on
    the board that a player touches to make it, `verb` and `facts` what its sentence needs (`<game>-move-<verb>`).
    A game makes one class out of this whose attributes say what its moves are about, for its rules to read.
    """

    def __init__(
        self, verb: str, words: Iterable[Fact], touches: Iterable[str], facts: Mapping[str, Fact]
    ) -> None:
        self.code = -1  # the table gives it its number
        self.verb = verb
        self.text = " ".join([verb, *(str(word) for word in words)])
        self.touches = tuple(touches)
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

    def put(self, move: M) -> M:
        """The next move of the table, made by the game."""
        if move.text in self.by_text:
            raise ValueError(f"the move {move.text!r} is in the table already")
        move.code = len(self.moves)
        self.moves.append(move)
        self.by_text[move.text] = move
        return move

    def add(self, verb: str, words: Iterable[Fact], touches: Iterable[str], **facts: Fact) -> Move:
        """The next move of the table, for a game whose moves need no parts of their own."""
        return self.put(Move(verb, words, touches, facts))

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
