"""Makes puzzles out of games between strong bots.

A position climbs a ladder, and most fall off where it is cheap: the bot has to disagree with the rule of thumb and to like
its own move much better; then the two are tried in the same imagined worlds; then it is thought over again and again, each
time longer and with other dice, up to 20,000 simulations. Only where every search finds the same move better than every
other, by more than it may be wrong, it is a puzzle.

It may be interrupted at any time: every puzzle is written when its game is over, and the next run goes on behind that game.

Several games may be tried at once, and the puzzles are the same. What one game gives depends on those before it only through
what a `Quota` was asked; where that would answer differently by now, the game is tried once more.

Where the cards have changed since, the puzzles that are there are thought over again first, and those that still hold stay.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from hexenkessel import bots, shelf
from hexenkessel.bots import Imagined
from hexenkessel.bots.search import Search
from hexenkessel.kernel.content import read_content
from hexenkessel.kernel.dice import Dice, seeded
from hexenkessel.kernel.errors import BrokenPosition
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.state import State
from hexenkessel.kernel.strategy import Thought
from hexenkessel.learning.puzzles import Puzzle, file_of, read, write
from hexenkessel.learning.studies import LONG, difference, duel

# How the bots play the games.
PLAYING: Final = 120
# Simulations of the first look; of the search that has to find the same with other dice; and of the one that counts.
LOOKING: Final = 1_600
CONFIRMING: Final = 6_000
SIMULATIONS: Final = 20_000
# Rounds in which the bot's move and the rule of thumb's are set side by side, and by how much the bot has to prefer its own.
DUEL: Final = 60
LIKED: Final = 1.5
# By so much of the chance to win the solution has to be ahead, of so many of the next best and of what tempts.
LEAST_AHEAD: Final = 0.04
RIVALS: Final = 3
# With more moves than this, nobody sees them all; with fewer than three there is nothing to find.
MOVES: Final = range(3, 41)
# Of one game so many, and not from one turn.
PER_GAME: Final = 3
APART: Final = 12


class Verdict(NamedTuple):
    """The move that a search finds best, its chance, how far it is ahead of every other, and how far that may be wrong."""

    move: str
    chance: float
    ahead: float
    doubt: float

    @property
    def clear(self) -> bool:
        return self.ahead >= max(LEAST_AHEAD, self.doubt)


class Said(NamedTuple):
    """What a quota said of an answer, of a theme, or of a puzzle that has both and was taken."""

    solution: str | None
    theme: str | None
    fine: bool


class Quota:
    """Of what there should not be too many: one answer, one verb, one theme. Keeps in mind what it was asked and said."""

    def __init__(self, wanted: int, had: Iterable[tuple[str, str]]) -> None:
        self.wanted = wanted
        # The solution and the theme of every puzzle so far.
        self.had = list(had)
        self.said: list[Said] = []

    def wants_answer(self, solution: str) -> bool:
        answers = Counter(each for each, _ in self.had)
        verbs = Counter(each.split()[0] for each, _ in self.had)
        verb = solution.split(maxsplit=1)[0]
        fine = answers[solution] < max(2, self.wanted // 6) and verbs[verb] < max(3, self.wanted * 3 // 5)
        self.said.append(Said(solution, None, fine))
        return fine

    def wants_theme(self, theme: str) -> bool:
        fine = Counter(each for _, each in self.had)[theme] < max(3, self.wanted * 2 // 5)
        self.said.append(Said(None, theme, fine))
        return fine

    def add(self, solution: str, theme: str) -> None:
        self.had.append((solution, theme))
        self.said.append(Said(solution, theme, True))

    def agrees(self, other: "Quota") -> bool:
        """Whether this one would have said all that the other has said."""
        own = Quota(self.wanted, self.had)
        for solution, theme, fine in other.said:
            if solution is not None and theme is not None:
                own.add(solution, theme)
            elif solution is not None:
                own.wants_answer(solution)
            elif theme is not None:
                own.wants_theme(theme)
            if own.said[-1].fine != fine:
                return False
        return True


class Trial(NamedTuple):
    """A game to look for puzzles in, by its number, with what there is already."""

    game: str
    players: int
    number: int
    quota: Quota


class Tried(NamedTuple):
    """Its puzzles, how many positions were thought over, and what decided besides the game itself."""

    puzzles: list[Puzzle]
    thought: int
    quota: Quota


Spread = Callable[[Callable[[Trial], Tried], list[Trial]], Iterable[Tried]]


def make(
    game: Game, wanted: int, most_games: int = 1_000_000, spread: Spread = map, ahead: int = 1
) -> Iterator[tuple[int, int, int]]:
    """Games until there are so many puzzles; after each: its number, the puzzles so far, the positions thought over.

    `ahead` games are tried at once, by whomever `spread` finds."""
    file = file_of(game.id)
    found = read(game, read_content(file)) if file.exists() else []
    seed = max([puzzle.seed for puzzle in found], default=-1) + 1
    numbers = iter(range(seed, seed + most_games))

    def trial(number: int) -> Trial:
        had = [(puzzle.solution, puzzle.theme) for puzzle in found]
        return Trial(game.id, players_of(game, number), number, Quota(wanted, had))

    def wants(number: int) -> bool:
        players = players_of(game, number)
        return sum(puzzle.players == players for puzzle in found) < share(wanted, len(game.players))

    while some := list(islice(numbers, ahead)):
        hopeful = [number for number in some if wants(number)]
        under_way = zip(hopeful, spread(try_game, [trial(number) for number in hopeful]), strict=True)
        for number in some:
            if len(found) >= wanted:
                return
            tried = next(under_way)[1] if number in hopeful else None
            if tried is None or not wants(number):
                yield number, len(found), 0
                continue
            if not trial(number).quota.agrees(tried.quota):
                tried = try_game(trial(number))
            for puzzle in tried.puzzles:
                found.append(puzzle)
                append(file, puzzle)
            yield number, len(found), tried.thought


def renew(game: Game) -> Iterator[tuple[int, int, int]]:
    """Puzzles that were made with other cards; after each: its number, how many there are, how many of them hold so far."""
    file = file_of(game.id)
    found = read(game, read_content(file)) if file.exists() else []
    stale = [puzzle for puzzle in found if puzzle.position.get("content") != game.content.hash]
    fate: list[Puzzle | None] = []
    for number, puzzle in enumerate(stale, 1):
        fate.append(think_again(game, puzzle))
        yield number, len(stale), len(fate) - fate.count(None)
    if stale:
        again = iter(fate)
        kept = [next(again) if puzzle in stale else puzzle for puzzle in found]
        new = file.with_suffix(".new")
        new.write_text("\n".join(write(puzzle) for puzzle in kept if puzzle is not None), encoding="utf-8")
        new.replace(file)


def think_again(game: Game, puzzle: Puzzle) -> Puzzle | None:
    """The same puzzle with the cards of now, if every search still finds its solution better than every other move."""
    position = puzzle.position | {"content": game.content.hash}
    try:
        world = bots.imagined(game.load(position), puzzle.seat, seeded(puzzle.seed))
    except BrokenPosition:
        return None
    moves = [move.text for move in world.moves(puzzle.seat)]
    if puzzle.solution not in moves or puzzle.tempting not in moves:
        return None
    judged: Verdict | None = None
    for judged in twice_more(world, puzzle.seat, game.move(puzzle.tempting), puzzle.solution, puzzle.seed):
        if judged is None:
            return None
    assert judged is not None
    return replace(
        puzzle,
        chance=round(judged.chance, 3),
        ahead=round(judged.ahead, 3),
        doubt=round(judged.doubt, 3),
        position=position,
    )


def players_of(game: Game, number: int) -> int:
    return game.players[number % len(game.players)]


def try_game(trial: Trial) -> Tried:
    quota = Quota(trial.quota.wanted, trial.quota.had)
    looked_at = list(search_game(shelf.game(trial.game), trial.players, trial.number, quota))
    return Tried([puzzle for puzzle in looked_at if puzzle is not None], len(looked_at), quota)


def share(wanted: int, kinds: int) -> int:
    """A fair share of every kind, and some more where others are rare."""
    return -(-wanted * 3 // (2 * kinds))


def append(file: Path, puzzle: Puzzle) -> None:
    with file.open("a", encoding="utf-8") as out:
        out.write(("\n" if out.tell() else "") + write(puzzle))


def search_game(game: Game, players: int, seed: int, quota: Quota) -> Iterator[Puzzle | None]:
    """One game of strong bots, until it has given enough: its puzzles, and None for every position thought over in vain."""
    state = game.begin(players, seed, {}, False)
    length = length_of(game, players, seed)
    dice = seeded(seed + 1)
    bot = bots.make("witch", None, PLAYING)
    last = -APART
    count = 0
    while not state.over and count < PER_GAME:
        seat = state.deciding[0]
        moves = state.moves(seat)
        thoughts = bots.consider(bot, state, seat, dice) if len(moves) > 1 else [Thought(moves[0], 1.0, 1.0)]
        at = len(state.past_moves)
        if len(moves) in MOVES and at - last >= APART:
            tempting = shelf.strategy(game.id).rule_of_thumb(state.imagine(seat, dice), seat, dice)
            if quota.wants_answer(thoughts[0].move.text) and surprising(thoughts, tempting):
                world = bots.imagined(state, seat, dice)
                first = promising(world, seat, thoughts[0].move, tempting, dice)
                if first is not None:
                    made = confirm(world, seat, tempting, first, at / length, seed, quota)
                    if made is not None:
                        quota.add(made.solution, made.theme)
                        count += 1
                        last = at
                    yield made
        state.advance(seat, thoughts[0].move)


def length_of(game: Game, players: int, seed: int) -> int:
    """About how many moves such a game has."""
    state = game.begin(players, seed, {}, False)
    dice = seeded(seed)
    thumb = bots.make("thumb")
    while not state.over:
        seat = state.deciding[0]
        state.advance(seat, bots.ask(thumb, state, seat, dice))
    return max(1, len(state.past_moves))


def surprising(thoughts: list[Thought], tempting: Move) -> bool:
    """The bot plays something else than the rule of thumb, and it is no whim: it came back to it far more often."""
    share = max([thought.share for thought in thoughts if thought.move is tempting], default=0.0)
    return thoughts[0].move is not tempting and thoughts[0].share >= LIKED * share


def promising(world: Imagined, seat: int, move: Move, tempting: Move, dice: Dice) -> Verdict | None:
    """Two cheap looks: in the same worlds the bot's move is ahead of the rule of thumb's, and a short search agrees."""
    ahead, _ = difference(*duel(world, seat, [move, tempting], dice, DUEL))
    if ahead < LEAST_AHEAD:
        return None
    found = verdict(world, seat, tempting, dice, LOOKING)
    return found if found is not None and found.move == move.text and found.ahead > LEAST_AHEAD / 2 else None


def verdict(world: Imagined, seat: int, tempting: Move, dice: Dice, simulations: int) -> Verdict | None:
    """Half of the simulations find the moves that are worth comparing, the others compare them, as in a review."""
    thoughts = Search(bots.strategy(world.game.id)).think(world, seat, dice, LONG, simulations // 2)
    best = thoughts[0].move
    if best is tempting:
        return None
    moves = list(dict.fromkeys([*(thought.move for thought in thoughts[: 1 + RIVALS]), tempting]))
    tallies = duel(world, seat, moves, dice, simulations // (2 * len(moves)))
    each = [difference(tallies[0], other) for other in tallies[1:]]
    ahead, doubt = min(each, key=lambda found: found[0] - found[1])
    return Verdict(best.text, tallies[0].means()[seat], ahead, doubt)


def confirm(
    world: Imagined,
    seat: int,
    tempting: Move,
    first: Verdict,
    progress: float,
    seed: int,
    quota: Quota,
) -> Puzzle | None:
    """Thought over twice more, and each time a theme that is wanted."""
    judged = first
    about = ""
    for found_now in twice_more(world, seat, tempting, first.move, seed):
        if found_now is None:
            return None
        judged = found_now
        about = theme(world, seat, judged.move, tempting.text, judged.chance, progress)
        if not quota.wants_theme(about):
            return None
    return Puzzle(
        seed,
        world.players,
        seat,
        about,
        judged.move,
        tempting.text,
        round(judged.chance, 3),
        round(judged.ahead, 3),
        round(judged.doubt, 3),
        world.dump() | {"moves": [], "seed": None, "origin": None},
    )


def twice_more(
    world: Imagined, seat: int, tempting: Move, solution: str, seed: int
) -> Iterator[Verdict | None]:
    """Longer each time and with other dice; None as soon as the solution is not clearly ahead of every other move."""
    for again, simulations in enumerate((CONFIRMING, SIMULATIONS)):
        found = verdict(world, seat, tempting, seeded(10**6 * (seed + 1) + again), simulations)
        yield found if found is not None and found.move == solution and found.clear else None


def theme(world: State, seat: int, solution: str, tempting: str, chance: float, progress: float) -> str:
    """What it is about, as a person would say it at the table."""
    if progress > 0.85:
        return "ending"
    points = [at_once(world, seat, move) for move in (solution, tempting)]
    if points[0] < points[1]:
        return "patience"
    if points[0] > points[1]:
        return "harvest"
    if progress < 0.2:
        return "opening"
    even = 1.0 / world.players if world.players > 1 else 0.5
    if chance > 1.6 * even:
        return "lead"
    return "chase" if chance < 0.7 * even else "balance"


def at_once(world: State, seat: int, move: str) -> int:
    """Points that a move brings at once."""
    after = world.clone()
    after.advance(seat, world.game.move(move))
    return after.scores()[seat] - world.scores()[seat]
