"""The agenda: a stack of small immutable steps that is the rest of the game.

The top step is taken off the stack; it runs by itself, or it waits for a choice. Where something has to be done before a
step can go on, it pushes what is left of itself, and on top of that the other thing. So nested effects need no flags, and
a state can be copied, stored and searched at any moment.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from hexenkessel.kernel.errors import Refusal
from hexenkessel.kernel.shape import Shape

if TYPE_CHECKING:
    from hexenkessel.kernel.state import State

S = TypeVar("S", bound="State")

NOBODY: Final[tuple[int, ...]] = ()
ONE_SEAT: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(8))


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something that happens by itself. `fields` names the attributes of a step and says what they may be, for `dump`
    and `load`."""

    fields: ClassVar[Mapping[str, Shape]] = {}

    def deciding(self, state: S) -> tuple[int, ...]:
        """The seats it waits for; nobody, if it runs by itself."""
        return NOBODY

    def run(self, state: S) -> None:
        raise RuntimeError(f"{type(self).__name__} does not run by itself")

    # A game says its own class of moves where `Any` stands here.

    def options(self, state: S, seat: int) -> list[Any]:
        """Every legal move of this seat."""
        return []

    def take(self, state: S, seat: int, move: Any) -> None:
        """Carry out a choice that is one of the options."""
        raise RuntimeError(f"{type(self).__name__} waits for no choice")

    def refuse(self, state: S, seat: int, move: Any) -> Refusal:
        """Why this move, which is not among the options, is not legal now."""
        raise RuntimeError(f"{type(self).__name__} waits for no choice")

    def turn_away(self, state: S, seat: int, move: Any) -> Refusal:
        """Why a seat that this does not wait for can't make this move."""
        return Refusal(state.game.turn_rule, "not-your-turn")


# What waits when nothing does: before the first step and after the last.
NOTHING: Final = Step[Any]()


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """A decision of one seat. `ask` is its name in the words (`<game>-ask-<ask>`), `rule` the rule that grants it."""

    ask: ClassVar[str] = ""
    rule: ClassVar[str] = ""

    def refuse(self, state: S, seat: int, move: Any) -> Refusal:
        return Refusal(self.rule, "no-choice-now")


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Choice[S]):
    """A choice of several seats at once, each secret until all have made theirs.

    A seat may need several moves for its choice (four roles of ten): it goes on deciding until `complete`.
    """

    def choosing(self, state: S) -> tuple[int, ...]:
        """Every seat that takes part."""
        return tuple(range(state.players))

    def complete(self, state: S, seat: int) -> bool:
        return len(state.sealed_by(seat)) > 0

    def reveal(self, state: S, choices: list[list[Any]]) -> None:
        """All have chosen; `choices` has a list of moves for every seat of the game."""
        raise NotImplementedError

    def deciding(self, state: S) -> tuple[int, ...]:
        return tuple([seat for seat in self.choosing(state) if not self.complete(state, seat)])

    def take(self, state: S, seat: int, move: Any) -> None:
        if not state.sealed:
            state.sealed = [[] for _ in range(state.players)]
        state.sealed[seat].append(move)
        if state.events is not None:
            state.tell_secretly("sealing", {"seat": seat}, (seat,), {"move": move.text}, True)
            if self.complete(state, seat):
                state.tell("sealed", {"seat": seat})
        if self.deciding(state):
            state.agenda.append(self)
        else:
            choices = state.sealed
            state.sealed = []
            self.reveal(state, choices)


def describe_step(step: Step[Any]) -> dict[str, Any]:
    """A step as readable data: its name and its fields."""
    data: dict[str, Any] = {"step": type(step).__name__}
    for name, shape in step.fields.items():
        data[name] = shape.write(getattr(step, name))
    return data
