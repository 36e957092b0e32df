"""Moments of random games: a table, a seed, some moves. The laws are held against them."""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from itertools import combinations, product
from typing import Final, NamedTuple

import hexenkessel as hx
from hexenkessel import Dice, Game, Move, State, seeded
from hexenkessel.kernel.errors import Fact

# No game of this house comes near; a game that goes on longer does not end.
MOST_MOVES: Final = 5_000


class Table(NamedTuple):
    """A game with everything that is agreed on before the first card."""

    id: str
    players: int
    options: tuple[tuple[str, Fact], ...]

    @property
    def game(self) -> Game:
        return hx.game(self.id)

    def start(self, seed: int | bytes) -> State:
        return self.game.start(self.players, seed, **dict(self.options))

    def __str__(self) -> str:
        return "-".join([self.id, str(self.players), *(f"{name}={value}" for name, value in self.options)])


@cache
def tables(id: str, players: int) -> list[Table]:
    """Every combination of options that goes together and in which each has its effect."""
    game = hx.game(id)
    choices = [[(option.id, value) for value in option.allowed(players)] for option in game.options]
    return [
        Table(id, players, options)
        for options in product(*choices)
        if not game.passed_over(players, dict(options)) and not game.clashes(players, dict(options))
    ]


def enough(found: list[Table], many: int, together: int) -> list[Table]:
    """All of a few tables. Of many so many that every two values of options that go together meet at one of them
    (`together` 2), or that every value is at one of them (1)."""
    if len(found) <= many:
        return found
    chosen: list[Table] = []
    met: set[tuple[tuple[str, Fact], ...]] = set()
    # In an order that mixes the options, so that a table meets much that is new.
    for table in sorted(found, key=lambda table: sha256(str(table).encode()).digest()):
        fresh = set(combinations(table.options, together))
        if not fresh <= met:
            chosen.append(table)
            met |= fresh
    return chosen


def some_move(state: State, dice: Dice) -> tuple[int, Move]:
    """A random legal move of a random seat that may make one."""
    seat = state.deciding[dice.below(len(state.deciding))]
    moves = state.moves(seat)
    return seat, moves[dice.below(len(moves))]


def play_on(state: State, dice: Dice, moves: int = MOST_MOVES) -> None:
    for _ in range(moves):
        if state.over:
            return
        state.play(*some_move(state, dice))


def walk(state: State, dice: Dice) -> Iterator[State]:
    """The same state again and again, from now to the end of the game; some random move lies between."""
    yield state
    while not state.over:
        state.play(*some_move(state, dice))
        yield state


def moment(table: Table, seed: int, part: float) -> State:
    """A state of a random game after this part of its moves: 0 is the first moment, 1 the end."""
    state = table.start(seed)
    # Games differ in length: play one to its end, then go back into it.
    end = state.clone()
    play_on(end, seeded(seed + 1))
    past = list(zip(end.past_seats, end.past_moves, strict=True))
    for seat, move in past[: round(part * len(past))]:
        state.play(seat, move)
    return state
