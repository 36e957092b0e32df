"""Bots: fair by construction.

A bot is never handed the state of a game. `ask` gives it a state imagined for its seat, in which everything that the
seat can't know was drawn anew at random; a law of the kernel says that such a state depends on nothing else. What the
bot does with it, it could have done with pencil and paper from what it saw. The type `Imagined` keeps it so: `imagined`
alone makes one, and `received` takes it out of its package where a bot thinks in another process.
"""

from math import inf, log
from pathlib import Path
from typing import Any, Final, NewType

from hexenkessel import shelf
from hexenkessel.bots.search import Search
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.state import State
from hexenkessel.kernel.strategy import Strategy, Thought

USUAL_LEVEL: Final = "witch"
# From weak to strong, each about 2 : 1 against the one before; how, a game's strategy says (`effort`).
OFFERED: Final = ("child", "novice", "thumb", "adept", "witch", "grandmaster")
# Any legal move is no opponent for people, but a yardstick for those who study bots.
LEVELS: Final = ("random", *OFFERED)
SEARCHING: Final = ("adept", "witch", "grandmaster")
GRANDMASTER_SECONDS: Final = 0.2
NO_LIMIT: Final = 1_000_000_000
# The logarithm of 0 is none.
TINY: Final = 1e-300

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


class GlanceBot(Bot):
    """Plays what looks best at a glance; with less `heat`, now and then something that looks nearly as good.

    A move that is 1 behind the best is e to the power of `heat` times less likely. None: as the game says."""

    def __init__(self, heat: float | None = inf) -> None:
        self.heat = heat

    def consider(self, world: Imagined, seat: int, dice: Dice) -> list[Thought]:
        judgement = strategy(world.game.id)
        moves = world.moves(seat)
        dice.shuffle(moves)
        appeal = judgement.weigh(world, seat, moves)
        heat = judgement.effort(self.level) if self.heat is None else self.heat
        if heat < inf:
            # Drawn in proportion to e^(heat · weight), all in one go: that is how often each of these sums is the largest.
            appeal = [heat * weight - log(-log(dice.chance() + TINY)) for weight in appeal]
        order = sorted(range(len(moves)), key=lambda place: -appeal[place])
        return [Thought(moves[place], 0.0, 1.0 if place == order[0] else 0.0) for place in order]


class SearchBot(Bot):
    """Fair tree search with a budget of time, of simulations (None: what the game says of the level), or of both.

    With `learned`, it has the net that comes with the game, at tables that the net knows."""

    def __init__(
        self,
        seconds: float,
        simulations: int | None,
        judgement: Strategy[Any] | None = None,
        learned: bool = False,
    ) -> None:
        self.seconds = seconds
        self.simulations = simulations
        # Another than the game's own.
        self.judgement = judgement
        self.learned = learned

    def consider(self, world: Imagined, seat: int, dice: Dice) -> list[Thought]:
        own = strategy(world.game.id)
        judgement = self.judgement or (best_judgement(world) if self.learned else own)
        most = round(own.effort(self.level)) if self.simulations is None else self.simulations
        search = Search(judgement, glances=0 if judgement is own else 1)
        return search.think(world, seat, dice, self.seconds, most)


def strategy(game: str) -> Strategy[Any]:
    return shelf.strategy(game)


def best_judgement(world: Imagined) -> Strategy[Any]:
    from hexenkessel.bots.shipped import judgement

    return judgement(world)


def with_net(game: str, file: Path) -> Strategy[Any]:
    """The game's strategy with the net in this file; OtherNet where that was learned for something else."""
    from hexenkessel.bots.shipped import read

    return read(game, file)


def make(level: str, seconds: float | None = None, iterations: int | None = None) -> Bot:
    """A bot of this level; a budget of seconds or iterations overrides that of a searching level."""
    bot = kind(level, seconds, iterations)
    bot.level = level
    return bot


def kind(level: str, seconds: float | None, iterations: int | None) -> Bot:
    if level == "random":
        return RandomBot()
    if level == "thumb":
        return GlanceBot()
    if level in ("child", "novice"):
        return GlanceBot(None)
    if level in SEARCHING:
        if level == "grandmaster" and iterations is None:
            # By the clock, as at a table: all that there is. Whoever counts simulations compares, the same on every machine.
            return SearchBot(seconds or GRANDMASTER_SECONDS, NO_LIMIT, learned=True)
        if seconds is None and iterations is None:
            return SearchBot(GRANDMASTER_SECONDS, None)
        return SearchBot(seconds or 3600.0, iterations or NO_LIMIT)
    raise ValueError(f"there is no level {level!r}; choose one of: {', '.join(LEVELS)}")


def consider(bot: Bot, state: State, seat: int, dice: Dice) -> list[Thought]:
    """What this bot thinks in this seat: it sees an imagined state, never the real one."""
    return think(bot, imagined(state, seat, dice), seat, dice)


def think(bot: Bot, world: Imagined, seat: int, dice: Dice) -> list[Thought]:
    """A game may bring its own bot."""
    own = strategy(world.game.id).think(world, seat, bot.level, bot.seconds, dice)
    return own or bot.consider(world, seat, dice)


def ask(bot: Bot, state: State, seat: int, dice: Dice) -> Move:
    """The move that this bot makes in this seat."""
    moves = state.moves(seat)
    if len(moves) == 1:
        return moves[0]
    return consider(bot, state, seat, dice)[0].move
