"""Pool: many games of one kind, stepped together, for learners and for whoever needs millions of decisions.

Every game stands at a choice that somebody has to make. `ask` describes the choices, `answer` makes them; moves that are
forced make themselves, and a finished game reports its result and is dealt anew. The same seed gives the same games.
"""

from typing import Any, final

from hexenkessel.kernel.dice import Dice, seeded
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.layout import Layout
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.state import State
from hexenkessel.kernel.strategy import Strategy, drawn


@final
class Lot:
    """A kind of table: so many players with these options."""

    def __init__(self, players: int, options: dict[str, Fact]) -> None:
        self.players = players
        self.options = options


@final
class Asked:
    """The choices of some games, one after the other: flat lists, with a count for each game."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.players: list[int] = []
        self.moves: list[int] = []
        self.codes: list[int] = []
        self.weights: list[float] = []
        # What the seat may know: features of an imagined state.
        self.marks: list[int] = []
        self.places: list[int] = []
        self.numbers: list[float] = []


@final
class Pool:
    """`lots` are dealt by turns. With a strategy, its weights come with the moves.

    A guest is a seat that plays by the strategy alone, sampled as sharply as `guest_heat` says: one in `guest_every` games
    has one (0: none)."""

    def __init__(
        self,
        layout: Layout,
        lots: list[Lot],
        count: int,
        seed: int,
        strategy: Strategy[Any] | None = None,
        guest_every: int = 0,
        guest_heat: float = 1.0,
    ) -> None:
        self.layout = layout
        self.lots = lots
        self.count = count
        self.seed = seed
        self.strategy = strategy
        self.guest_every = guest_every
        self.guest_heat = guest_heat
        self.dice: Dice = seeded(seed)
        self.dealt = 0
        self.states: list[State] = []
        self.guests: list[int] = []
        self.options: list[list[Move]] = []
        # What has ended since it was last looked at: which game, and what everybody got.
        self.ended: list[tuple[int, list[float]]] = []
        for number in range(count):
            self.states.append(self.deal())
            self.guests.append(self.guest(number))
            self.options.append([])
            self.settle(number)
        # A game that forced moves or a guest alone have played to its end was nobody's.
        self.ended = []

    def deal(self) -> State:
        lot = self.lots[self.dealt % len(self.lots)]
        state = self.layout.game.begin(lot.players, self.seed + self.dealt, lot.options, False)
        state.recording = False
        self.dealt += 1
        return state

    def guest(self, number: int) -> int:
        if self.guest_every == 0 or self.dice.below(self.guest_every) != 0:
            return -1
        return self.dice.below(self.states[number].players)

    def settle(self, number: int) -> None:
        """Play on to the next choice that is ours; where the game ends, to the first one of the next game."""
        state = self.states[number]
        while True:
            if state.over:
                self.ended.append((number, shares(state)))
                state = self.deal()
                self.states[number] = state
                self.guests[number] = self.guest(number)
                continue
            seat = state.deciding[0]
            moves = state.waiting.options(state, seat)
            if len(moves) == 1:
                state.advance(seat, moves[0])
            elif seat == self.guests[number] and self.strategy is not None:
                world = state.imagine(seat, self.dice)
                weights = self.strategy.weigh(world, seat, moves)
                state.advance(seat, moves[drawn(weights, self.guest_heat, self.dice)])
            else:
                self.options[number] = moves
                return

    def ask(self, first: int, last: int) -> Asked:
        """The choices of the games from `first` up to `last`."""
        found = Asked()
        layout = self.layout
        strategy = self.strategy
        for number in range(first, last):
            state = self.states[number]
            seat = state.deciding[0]
            moves = self.options[number]
            world = state.imagine(seat, self.dice)
            found.seats.append(seat)
            found.players.append(state.players)
            found.moves.append(len(moves))
            for move in moves:
                found.codes.append(move.code)
            if strategy is not None:
                found.weights.extend(strategy.weigh(world, seat, moves))
            seen = layout.features(world, seat)
            found.marks.append(len(seen.places))
            found.places.extend(seen.places)
            found.numbers.extend(seen.numbers)
        return found

    def answer(self, first: int, choices: list[int]) -> None:
        """The chosen move of each game from `first` on, counted among those that were asked."""
        number = first
        for choice in choices:
            state = self.states[number]
            state.advance(state.deciding[0], self.options[number][choice])
            self.settle(number)
            number += 1

    def take_ended(self) -> list[tuple[int, list[float]]]:
        found = self.ended
        self.ended = []
        return found


def shares(state: State) -> list[float]:
    """Everybody's part of the victory; all zero where everybody has lost together."""
    winners = state.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
