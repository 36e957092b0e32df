"""Makes puzzles out of games between strong bots.

Cheap looks come first: does the search disagree with the rule of thumb, is its move ahead in the same imagined worlds? What
is left is thought over with 20,000 simulations, and once more with other dice. Only where both times the same move is
better than every other, by more than the search may be wrong, it is a puzzle.

It may be interrupted at any time: every puzzle is written when it is found, and the next run goes on behind its game.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from hexenkessel import bots, shelf
from hexenkessel.bots.reasons import Study, joint, think_over
from hexenkessel.kernel.content import read_content
from hexenkessel.kernel.dice import Dice, seeded
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.state import State
from hexenkessel.learning.puzzles import Puzzle, file_of, read, write
from hexenkessel.learning.studies import difference, duel

SIMULATIONS: Final = 20_000
# How the bots play the games, and how a first look is taken.
PLAYING: Final = 200
LOOKING: Final = 2_500
DUEL: Final = 150
# By so much of the chance to win the solution has to be ahead.
LEAST_AHEAD: Final = 0.04
# With more moves than this, nobody sees them all; with fewer than three there is nothing to find.
MOVES: Final = range(3, 41)
# Of one game so many, and not from one turn.
PER_GAME: Final = 2
APART: Final = 12
LONG: Final = 36_000.0


def make(game: Game, wanted: int, most_games: int = 1_000_000) -> Iterator[tuple[int, int, int]]:
    """Games until there are so many puzzles; after each: its number, the puzzles so far, the positions thought over."""
    file = file_of(game.id)
    found = read(game, read_content(file)) if file.exists() else []
    seed = max([puzzle.seed for puzzle in found], default=-1) + 1
    for number in range(seed, seed + most_games):
        if len(found) >= wanted:
            return
        players = game.players[number % len(game.players)]
        thought = 0
        if sum(puzzle.players == players for puzzle in found) < share(wanted, len(game.players)):
            for puzzle in search_game(game, players, number, found, wanted):
                thought += 1
                if puzzle is not None:
                    found.append(puzzle)
                    append(file, puzzle)
        yield number, len(found), thought


def share(wanted: int, kinds: int) -> int:
    """A fair share of every kind, and some more where others are rare."""
    return -(-wanted * 3 // (2 * kinds))


def append(file: Path, puzzle: Puzzle) -> None:
    with file.open("a", encoding="utf-8") as out:
        out.write(("\n" if out.tell() else "") + write(puzzle))


def search_game(
    game: Game, players: int, seed: int, found: list[Puzzle], wanted: int
) -> Iterator[Puzzle | None]:
    """One game of strong bots: the puzzles in it, and None for every position that was thought over in vain."""
    state = game.begin(players, seed, {}, False)
    length = length_of(game, players, seed)
    dice = seeded(seed + 1)
    bot = bots.make("witch", None, PLAYING)
    last = -APART
    count = 0
    while not state.over:
        seat = state.deciding[0]
        move = bots.ask(bot, state, seat, dice)
        moves = state.moves(seat)
        at = len(state.past_moves)
        if len(moves) in MOVES and count < PER_GAME and at - last >= APART:
            tempting = shelf.strategy(game.id).rule_of_thumb(state.imagine(seat, dice), seat, dice)
            room = tempting is not move and wanted_answer(move.text, found, wanted)
            if room and promising(state, seat, move, tempting, dice):
                made = confirm(state, seat, tempting, at / length, seed)
                if made is not None and fits_in(made, found, wanted):
                    count += 1
                    last = at
                    yield made
                else:
                    yield None
        state.advance(seat, move)


def length_of(game: Game, players: int, seed: int) -> int:
    """About how many moves such a game has."""
    state = game.begin(players, seed, {}, False)
    dice = seeded(seed)
    thumb = bots.make("thumb")
    while not state.over:
        seat = state.deciding[0]
        state.advance(seat, bots.ask(thumb, state, seat, dice))
    return max(1, len(state.past_moves))


def promising(state: State, seat: int, move: Move, tempting: Move, dice: Dice) -> bool:
    """Two cheap looks: in the same worlds the bot's move is ahead of the rule of thumb's, and a short search agrees."""
    better, other = duel(bots.imagined(state, seat, dice), seat, [move, tempting], dice, DUEL)
    ahead, doubt = difference(better, other)
    if ahead - doubt / 2 < LEAST_AHEAD:
        return False
    world = bots.imagined(state, seat, dice)
    study = think_over(world, seat, dice, LONG, LOOKING, [tempting.text], reasons=False)
    others = [opinion.chance for opinion in study.opinions if opinion is not study.best]
    return study.best.move == move.text and bool(others) and study.best.chance - max(others) > LEAST_AHEAD / 2


def confirm(state: State, seat: int, tempting: Move, progress: float, seed: int) -> Puzzle | None:
    """Thought over twice, with other dice: both times the same move is ahead of every other."""
    dice = seeded(seed + 2)
    world = bots.imagined(state, seat, dice)
    seen: list[tuple[str, float, float, float]] = []
    for again in range(2):
        chance = seeded(10**6 * (seed + 1) + again)
        study = think_over(world, seat, chance, LONG, SIMULATIONS, [tempting.text], reasons=False)
        verdict = clear(study, tempting.text)
        if verdict is None or (seen and verdict[0] != seen[0][0]):
            return None
        seen.append(verdict)
    solution, chance_of_it, ahead, doubt = min(seen, key=lambda one: one[2])
    return Puzzle(
        seed,
        state.players,
        seat,
        theme(world, seat, solution, tempting.text, chance_of_it, progress),
        solution,
        tempting.text,
        round(chance_of_it, 3),
        round(ahead, 3),
        round(doubt, 3),
        world.dump() | {"moves": [], "seed": None, "origin": None},
    )


def clear(study: Study, tempting: str) -> tuple[str, float, float, float] | None:
    """The move that is ahead of every other by more than the doubt, with its chance, by how much, and the doubt."""
    best = study.best
    others = [opinion for opinion in study.opinions if opinion is not best]
    if not others or best.move == tempting or any(opinion.alike for opinion in others):
        return None
    next_best = max(others, key=lambda opinion: opinion.chance)
    ahead = best.chance - next_best.chance
    doubt = max(
        joint(best.doubt, opinion.doubt) for opinion in others if opinion.chance > best.chance - 2 * ahead
    )
    if ahead < max(LEAST_AHEAD, doubt):
        return None
    return best.move, best.chance, ahead, doubt


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


def wanted_answer(solution: str, found: list[Puzzle], wanted: int) -> bool:
    """Not too many with one answer."""
    answers = Counter(puzzle.solution for puzzle in found)
    verbs = Counter(puzzle.solution.split()[0] for puzzle in found)
    return answers[solution] < max(2, wanted // 6) and verbs[solution.split(maxsplit=1)[0]] < max(
        3, wanted * 3 // 5
    )


def fits_in(made: Puzzle, found: list[Puzzle], wanted: int) -> bool:
    """Not too many of one theme, and none that is there already."""
    themes = Counter(puzzle.theme for puzzle in found)
    again = any(puzzle.position == made.position for puzzle in found)
    return not again and themes[made.theme] < max(3, wanted * 2 // 5)
