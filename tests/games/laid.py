"""What the tests of every game say about a table: a state in the notation of its tests. A game adds how it is set up."""

from typing import Any, Self

import hexenkessel as hx
from hexenkessel import State, seeded
from hexenkessel.kernel.events import Event


class Laid:
    """A state, and the few things that all tests say about one. Seats are A, B, C, unless a game names them otherwise."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.heard: list[Event] = state.listen()

    def number(self, seat: str) -> int:
        return ord(seat) - ord("A")

    def name(self, seat: int) -> str:
        return chr(ord("A") + seat)

    def text(self, move: object) -> object:
        """A move as the game writes it."""
        return move

    # -- what is done --------------------------------------------------------------------------------------------

    def refusal(self, seat: str, move: object) -> tuple[str, str]:
        """The rule and the reason why this is not legal; nothing changes."""
        before = self.state.dump()
        try:
            self.state.play(self.number(seat), self.text(move))
        except hx.IllegalMove as error:
            assert self.state.dump() == before
            return error.refusal.rule, error.refusal.key
        raise AssertionError(f"{move} by {seat} is legal")

    def copy(self, dice: int | None = None) -> Self:
        """The same table, with other dice if wanted."""
        state = self.state.clone()
        if dice is not None:
            state.dice = seeded(dice)
        return type(self)(state)

    # -- what is there -------------------------------------------------------------------------------------------

    @property
    def position(self) -> dict[str, Any]:
        position: dict[str, Any] = self.state.dump()["position"]
        return position

    def view(self, seat: str | None = None) -> dict[str, Any]:
        """What this seat sees, or a spectator."""
        return self.state.view(None if seat is None else self.number(seat))

    @property
    def to_move(self) -> str:
        return " ".join(self.name(seat) for seat in self.state.deciding)

    @property
    def asks(self) -> str:
        return str(self.view()["asks"])

    @property
    def options(self) -> list[str]:
        return [move.text for move in self.state.moves(self.state.deciding[0])]

    def points(self, seat: str) -> int:
        return self.state.scores()[self.number(seat)]

    def log(self, seat: str | None = None) -> list[dict[str, Any]]:
        """What this seat, or a spectator, was told since the table was set up."""
        number = None if seat is None else self.number(seat)
        return [facts for event in self.heard if (facts := event.shown_to(number)) is not None]

    def told(self, kind: str, seat: str | None = None) -> list[dict[str, Any]]:
        """All events of one kind, as this seat or a spectator was told them, without the kind."""
        found = [facts for facts in self.log(seat) if facts["kind"] == kind]
        return [{name: value for name, value in facts.items() if name != "kind"} for facts in found]
