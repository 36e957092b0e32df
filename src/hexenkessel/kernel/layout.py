"""Layout: where everything of a game stands among the numbers that learners read.

It is made from the same shapes as positions, so a game says nothing about learners. One layout serves all numbers of
players and all options, our own bots and other people's frameworks. What is marked is an imagined state: what a seat
can't know is drawn at random there, so the marks of it tell nothing either (a law of lab/laws.py).
"""

from hashlib import sha256
from typing import final

from hexenkessel.kernel.dice import Dice, seeded
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.shape import Features, Shape
from hexenkessel.kernel.state import State


@final
class Layout:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats = game.players[-1]
        self.fields: list[str] = []
        self.shapes: list[Shape] = []
        self.at: list[int] = []
        top = 0
        for name, shape in game.position_shapes.items():
            room = shape.room(self.seats)
            if room:
                self.fields.append(name)
                self.shapes.append(shape)
                self.at.append(top)
                top += room
        # Who decides, how many play, what is asked, and the options of the table.
        self.decides_at = top
        self.players_at = top + self.seats
        self.asks_at = self.players_at + self.seats
        self.asks = {ask: self.asks_at + number for number, ask in enumerate(game.asks)}
        top = self.asks_at + len(game.asks)
        self.options: list[tuple[str, dict[Fact, int]]] = []
        for option in game.options:
            # Which seat begins is seen in the position already, and counted from the one who looks.
            if not option.seats and len(option.values) > 1:
                self.options.append(
                    (option.id, {value: top + number for number, value in enumerate(option.values)})
                )
                top += len(option.values)
        # What this seat has sealed so far, by the tokens of the moves.
        self.sealed_at = top
        self.tokens, self.token_names = tokens_of(game)
        if game.sealed_choices:
            top += len(self.token_names)
        self.size = top
        # One world for everything that a seat may know, always the same: its marks are a function of what the seat knows.
        self.dice: Dice = seeded(0)

    def features(self, state: State, seat: int) -> Features:
        """What stands where as this seat looks at it. It must be an imagined state, or the seat learns secrets."""
        found = Features(seat, state.players, self.seats)
        self.mark(state, found)
        return found

    def known(self, state: State, seat: int) -> Features:
        """The same of any state: the seat's own eyes. What it can't know is drawn from all that it takes to be possible."""
        return self.features(state.imagine(seat, self.dice.copy()), seat)

    def mark(self, state: State, found: Features) -> None:
        seat = found.seat
        fields = self.fields
        shapes = self.shapes
        at = self.at
        for number in range(len(fields)):
            shapes[number].mark(getattr(state, fields[number]), at[number], found)
        for other in state.deciding:
            found.put(self.decides_at + found.away(other), 1.0)
        found.put(self.players_at + state.players - 1, 1.0)
        choice = state.choice
        if choice is not None:
            found.put(self.asks[choice.ask], 1.0)
        for name, places in self.options:
            found.put(places[state.options[name]], 1.0)
        if state.sealed:
            for move in state.sealed[seat]:
                for token in self.tokens[move.code]:
                    found.put(self.sealed_at + token, 1.0)

    @property
    def fingerprint(self) -> str:
        """Whether weights fit: they were learned for this content, edition and order of things, or they mean nothing."""
        said = [
            self.game.id,
            str(self.game.edition),
            self.game.content.hash,
            str(self.size),
            *[f"{name}@{place}" for name, place in zip(self.fields, self.at, strict=True)],
            *self.asks,
            *[f"{name}={value}" for name, places in self.options for value in places],
            *self.token_names,
            str(len(self.tokens)),
        ]
        return sha256("\n".join(said).encode()).hexdigest()[:16]


def tokens_of(game: Game) -> tuple[list[list[int]], list[str]]:
    """For every move the numbers of its verb and of each of its facts: moves that share something share what is learned."""
    names: dict[str, int] = {}
    tokens: list[list[int]] = []
    for move in game.table.moves:
        words = [move.verb, *[f"{name}={value}" for name, value in move.facts.items()]]
        tokens.append([names.setdefault(word, len(names)) for word in words])
    return tokens, list(names)
