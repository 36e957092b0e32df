"""Bots: fair by construction.

A bot is never handed the state of a game. `ask` gives it a state imagined for its seat, in which everything that the
seat can't know was drawn anew at random; a law of the kernel says that such a state depends on nothing else. What the
bot does with it, it could have done with pencil and paper from what it saw. The type `Imagined` keeps it so: `imagined`
alone makes one, and `received` takes it out of its package where a bot thinks in another process.
"""

from typing import Any, Final, NewType

from hexenkessel import shelf
from hexenkessel.bots.search import Search
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.state import State
from hexenkessel.kernel.strategy import Strategy, Thought

USUAL_LEVEL: Final = "witch"
LEVELS: Final = ("random", "thumb", "novice", "witch", "grandmaster")
SEARCHING: Final = ("witch", "grandmaster")
NOVICE_SLIPS: Final = 0.25
WITCH_SIMULATIONS: Final = 300
GRANDMASTER_SECONDS: Final = 0.2
NO_LIMIT: Final = 1_000_000_000

Imagined = NewType("Imagined", State)


def imagined(state: State, seat: int, dice: Dice) -> Imagined:
    """What a bot in this seat is given in place of the state."""
    return Imagined(state.imagine(seat, dice))


def received(game: str, position: dict[str, Any]) -> Imagined:
    """A world that was imagined for this bot elsewhere."""
    return Imagined(shelf.game(game).load(position))


class Bot:
    """Thinks about an imagined state; the moves, best first. Its level and its time tell a game's own bot how to play."""

    level = "random"
    seconds = 0.0

    def consider(self, world: Imagined, seat: int, dice: Dice) -> list[Thought]:
        raise NotImplementedError


class RandomBot(Bot):
    def consider(self, world: Imagined, seat: int, dice: Dice) -> list[Thought]:
        moves = world.moves(seat)
        dice.shuffle(moves)
        return [Thought(move, 1 / len(moves), 1 / len(moves)) for move in moves]


class ThumbBot(Bot):
    """Plays what looks best at a glance; with `slips`, now and then something else, as people do."""

    def __init__(self, slips: float = 0.0) -> None:
        self.slips = slips

    def consider(self, world: Imagined, seat: int, dice: Dice) -> list[Thought]:
        if self.slips and dice.chance() < self.slips:
            return RandomBot().consider(world, seat, dice)
        moves = world.moves(seat)
        dice.shuffle(moves)
        weights = strategy(world.game.id).weigh(world, seat, moves)
        order = sorted(range(len(moves)), key=lambda place: -weights[place])
        return [Thought(moves[place], 0.0, 1.0 if place == order[0] else 0.0) for place in order]


class SearchBot(Bot):
    """Fair tree search with a budget of time, of simulations, or of both."""

    def __init__(self, seconds: float, simulations: int, judgement: Strategy[Any] | None = None) -> None:
        self.seconds = seconds
        self.simulations = simulations
        # Another than the game's own.
        self.judgement = judgement

    def consider(self, world: Imagined, seat: int, dice: Dice) -> list[Thought]:
        search = Search(self.judgement or strategy(world.game.id))
        return search.think(world, seat, dice, self.seconds, self.simulations)


def strategy(game: str) -> Strategy[Any]:
    return shelf.strategy(game)


def make(level: str, seconds: float | None = None, iterations: int | None = None) -> Bot:
    """A bot of this level; a budget of seconds or iterations overrides that of a searching level."""
    bot = kind(level, seconds, iterations)
    bot.level = level
    return bot


def kind(level: str, seconds: float | None, iterations: int | None) -> Bot:
    if level == "random":
        return RandomBot()
    if level == "thumb":
        return ThumbBot()
    if level == "novice":
        return ThumbBot(NOVICE_SLIPS)
    if level in SEARCHING:
        if seconds is None and iterations is None:
            if level == "witch":
                return SearchBot(GRANDMASTER_SECONDS, WITCH_SIMULATIONS)
            return SearchBot(GRANDMASTER_SECONDS, NO_LIMIT)
        return SearchBot(seconds or 3600.0, iterations or NO_LIMIT)
    raise ValueError(f"there is no level {level!r}; choose one of: {', '.join(LEVELS)}")


def consider(bot: Bot, state: State, seat: int, dice: Dice) -> list[Thought]:
    """What this bot thinks in this seat: it sees an imagined state, never the real one. A game may bring its own bot."""
    world = imagined(state, seat, dice)
    own = strategy(world.game.id).think(world, seat, bot.level, bot.seconds, dice)
    return own or bot.consider(world, seat, dice)


def ask(bot: Bot, state: State, seat: int, dice: Dice) -> Move:
    """The move that this bot makes in this seat."""
    moves = state.moves(seat)
    if len(moves) == 1:
        return moves[0]
    return consider(bot, state, seat, dice)[0].move
