"""State: one game in progress, and everything that may be asked of it."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from hexenkessel.kernel.agenda import NOBODY, NOTHING, Choice, Sealed, Step
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact, IllegalMove, Refusal, WrongSeat
from hexenkessel.kernel.events import Event, Json
from hexenkessel.kernel.moves import Move

if TYPE_CHECKING:
    from hexenkessel.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state shares. A game adds its own attributes, `clone` and `imagine`."""

    def __init__(self, game: "Game", players: int, options: dict[str, Fact], dice: Dice) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.dice = dice
        self.seed: int | bytes | None = None
        self.origin: dict[str, Json] | None = None
        self.agenda: list[Step[Any]] = []
        # The step that waits for a choice; it has left the agenda, which is what comes after it.
        self.waiting: Step[Any] = NOTHING
        self.deciding: tuple[int, ...] = NOBODY
        self.over = False
        self.ending = ""
        self.sealed: list[list[Move]] = []
        self.events: list[Event] | None = None
        # Who moved and what, from the start on: the record. An imagined state keeps none.
        self.recording = True
        self.past_seats: list[int] = []
        self.past_moves: list[Move] = []

    # -- playing ------------------------------------------------------------------------------------------------

    def moves(self, seat: int) -> list[Move]:
        """Every legal move of this seat, and nothing else; empty when it has nothing to decide."""
        if seat not in self.deciding:
            return []
        return self.waiting.options(self, seat)

    def play(self, seat: object, move: object) -> None:
        """Make a move, given as a Move, its text or its code. IllegalMove leaves everything as it was."""
        refusal = self.explain(seat, move)
        if refusal is not None:
            raise IllegalMove(self.game.id, str(move), refusal)
        found = self.game.find_move(move)
        assert found is not None and isinstance(seat, int)
        self.advance(seat, found)

    def explain(self, seat: object, move: object) -> Refusal | None:
        """Why this seat can't make this move now; None if it can."""
        if self.over:
            return Refusal(self.game.end_rule_for(self.players), "game-over")
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.players:
            return Refusal(self.game.turn_rule, "no-such-seat")
        found = self.game.find_move(move)
        if found is None:
            return Refusal(self.game.turn_rule, "no-such-move")
        if seat not in self.deciding:
            return self.waiting.turn_away(self, seat, found)
        step = self.waiting
        if found in step.options(self, seat):
            return None
        return step.refuse(self, seat, found)

    def advance(self, seat: int, move: Move) -> None:
        """Make a move that is known to be legal: the inner loop of search and of replays."""
        if self.recording:
            self.past_seats.append(seat)
            self.past_moves.append(move)
        self.waiting.take(self, seat, move)
        self.settle()

    def settle(self) -> None:
        """Run steps until one waits for somebody or the agenda is done."""
        agenda = self.agenda
        while agenda:
            step = agenda.pop()
            deciding = step.deciding(self)
            if deciding:
                self.deciding = deciding
                self.waiting = step
                return
            step.run(self)
        self.deciding = NOBODY
        self.waiting = NOTHING
        if not self.over:
            self.over = True
            if self.events is not None:
                facts = {"ending": self.ending, "scores": self.scores(), "winners": list(self.winners())}
                self.tell("over", facts)

    @property
    def choice(self) -> Choice[Any] | None:
        """The choice that is being waited for."""
        step = self.waiting
        return step if isinstance(step, Choice) else None

    def steps_left(self) -> list[Step[Any]]:
        """What is left of the game, the next step last: the agenda, and on top of it the step that waits."""
        return self.agenda if self.waiting is NOTHING else [*self.agenda, self.waiting]

    # -- sealed choices -----------------------------------------------------------------------------------------

    def sealed_by(self, seat: int) -> list[Any]:
        """What this seat has put down so far in the sealed choice that is running."""
        return self.sealed[seat] if self.sealed else []

    def reopen(self, seat: int) -> None:
        """Take this seat's sealed moves back: a bot that imagines the others imagines their choice, too."""
        if not self.sealed:
            return
        if self.recording:
            for _ in self.sealed[seat]:
                last = len(self.past_seats) - 1 - self.past_seats[::-1].index(seat)
                self.past_seats.pop(last)
                self.past_moves.pop(last)
        self.sealed[seat] = []
        if not any(self.sealed):
            self.sealed = []
        self.deciding = self.waiting.deciding(self)

    # -- events -------------------------------------------------------------------------------------------------

    def listen(self) -> list[Event]:
        """Begin to collect events; the list is the caller's to read and to empty."""
        if self.events is None:
            self.events = []
        return self.events

    def tell(self, kind: str, facts: dict[str, Json]) -> None:
        if self.events is not None:
            self.events.append(Event(kind, facts))

    def tell_secretly(
        self,
        kind: str,
        facts: dict[str, Json],
        confidants: tuple[int, ...],
        secret: dict[str, Json],
        quiet: bool = False,
    ) -> None:
        if self.events is not None:
            self.events.append(Event(kind, facts, confidants, secret, quiet))

    # -- results ------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The points of every seat as they stand."""
        raise NotImplementedError

    def standing(self, seat: int) -> tuple[int, ...]:
        """What decides a seat's place: points first, then the tie-breakers of the game."""
        return (self.scores()[seat],)

    def ranking(self) -> list[int]:
        """The place of every seat; equal standings share a place: 1, 1, 3."""
        standings = [self.standing(seat) for seat in range(self.players)]
        return [1 + sum([1 for other in standings if other > own]) for own in standings]

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; nobody before the end, and nobody where all have lost together."""
        if not self.over:
            return NOBODY
        return tuple([seat for seat, place in enumerate(self.ranking()) if place == 1])

    # -- copies -------------------------------------------------------------------------------------------------

    def clone(self) -> "State":
        """An independent copy; nobody listens to it."""
        raise NotImplementedError

    def imagine(self, seat: int, dice: Dice) -> "State":
        """A complete state that this seat can't tell from the real one.

        It depends on what the seat knows and on `dice`, and on nothing else: whoever holds it holds no secret.
        """
        self.check_seat(seat)
        world = self.clone()
        world.forget_record()
        world.conjure(seat, dice)
        world.dice = dice.fork()
        if world.sealed:
            world.reseal(seat, dice)
        return world

    def conjure(self, seat: int, dice: Dice) -> None:
        """Draw everything that this seat can't know anew, at random; nothing may tell what was there before."""
        raise NotImplementedError

    def reseal(self, seat: int, dice: Dice) -> None:
        """Sealed choices of the others: whoever has chosen has chosen something, whoever has not, nothing yet."""
        step = self.waiting
        assert isinstance(step, Sealed)
        done = [other for other in range(self.players) if other != seat and step.complete(self, other)]
        for other in range(self.players):
            if other != seat:
                self.sealed[other] = []
        for other in done:
            while not step.complete(self, other):
                options = step.options(self, other)
                self.sealed[other].append(options[dice.below(len(options))])
        self.deciding = step.deciding(self)

    def forget_record(self) -> None:
        """Drop everything that tells how this state came about: seed, start and moves."""
        self.seed = None
        self.origin = None
        self.recording = False
        self.past_seats = []
        self.past_moves = []

    def copy_into(self, twin: "State") -> None:
        """The shared part of `clone`."""
        twin.dice = self.dice.copy()
        twin.seed = self.seed
        twin.origin = self.origin
        twin.agenda = self.agenda[:]
        twin.waiting = self.waiting
        twin.deciding = self.deciding
        twin.over = self.over
        twin.ending = self.ending
        if self.sealed:
            twin.sealed = [moves[:] for moves in self.sealed]
        twin.recording = self.recording
        if self.recording:
            twin.past_seats = self.past_seats[:]
            twin.past_moves = self.past_moves[:]

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: Any) -> "State":
        return self.clone()

    # -- in and out ---------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Json]:
        """All that this seat may know, and no more; None is a spectator."""
        if seat is not None:
            self.check_seat(seat)
        return self.game.view(self, seat)

    def check_seat(self, seat: int) -> None:
        """-1 would be the last seat to Python: whoever counts wrongly must not see a hand."""
        if not 0 <= seat < self.players:
            raise WrongSeat(seat, self.players)

    def dump(self) -> dict[str, Json]:
        """The whole position as readable JSON."""
        return self.game.dump(self)

    @property
    def record(self) -> str:
        """Seed or first position, options and moves as text."""
        return self.game.record(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.dump() == other.dump()

    def __hash__(self) -> int:
        raise TypeError("a state changes; hash its dump")
