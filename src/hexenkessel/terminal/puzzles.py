"""Puzzles in plain lines: the position, the moves, an answer, and why. And the maker with its progress."""

import contextlib
import time
from typing import Final

from hexenkessel import shelf
from hexenkessel.learning import puzzle_maker, puzzles
from hexenkessel.learning.puzzles import Puzzle
from hexenkessel.terminal import describe
from hexenkessel.terminal.kit import Scene
from hexenkessel.terminal.plain import Leave, read_line, say
from hexenkessel.terminal.review import at_least_one, reason_words
from hexenkessel.terminal.speech import Shown, Speech
from hexenkessel.words import Catalogue

DAY: Final = 86_400


def make(id: str, wanted: int, lang: str, spread: puzzle_maker.Spread = map, ahead: int = 1) -> int:
    """Those of other cards are thought over again, then there are new ones. Interrupted, it goes on the next time."""
    words = Catalogue(lang)
    game = shelf.game(id)
    for number, count, held in puzzle_maker.renew(game):
        say(words.text("puzzle-again", number=number, count=count, held=held))
    for number, count, thought in puzzle_maker.make(game, wanted, spread=spread, ahead=ahead):
        say(words.text("puzzle-making", game=number, count=count, wanted=wanted, thought=thought))
    say(words.text("puzzle-made", count=len(puzzles.puzzles(id)), file=str(puzzles.file_of(id))))
    return 0


def of_the_day(count: int) -> int:
    """The same for everybody, and all of them one after the other."""
    return int(time.time()) // DAY % count + 1


def solve(id: str, number: int | None, lang: str) -> int:
    """One puzzle; without a number, that of the day."""
    game = shelf.game(id)
    found = puzzles.puzzles(id)
    if number is None and not found:
        say(Catalogue(lang).text("puzzle-none"))
        return 0
    wanted = of_the_day(len(found)) if number is None else number
    puzzle = puzzles.puzzle(id, wanted)
    speech = Speech(lang, game, [""] * puzzle.players, puzzle.seat)
    say(speech.title)
    key = "puzzle-of-the-day" if number is None else "puzzle-number"
    say(speech.words.text(key, number=wanted))
    with contextlib.suppress(Leave):
        ask(puzzle, speech)
    return 0


def ask(puzzle: Puzzle, speech: Speech) -> None:
    words = speech.words
    state = puzzle.start(speech.game)
    view = state.view(puzzle.seat)
    say(f"{words.text(f'puzzle-theme-{puzzle.theme}')}: {words.text(f'puzzle-theme-{puzzle.theme}.task')}")
    say("")
    for line in describe.sentences(Scene(view, words, speech.names), speech):
        say(line)
    say("")
    say(speech.question(view))
    moves = state.moves(puzzle.seat)
    for place, move in enumerate(moves, 1):
        say(f"{place}  {speech.move_now(move, view)}")
    while True:
        typed = read_line(words.text("puzzle-prompt", count=len(moves)) + " ")
        if not typed:
            break
        chosen = moves[int(typed) - 1] if typed.isdecimal() and 1 <= int(typed) <= len(moves) else None
        if chosen is None:
            say(words.text("puzzle-unclear", count=len(moves)))
        elif chosen.text == puzzle.solution:
            say(words.text("puzzle-right"))
            break
        else:
            say(words.text("puzzle-tempted" if chosen.text == puzzle.tempting else "puzzle-wrong"))
    tell(puzzle, speech, view)


def tell(puzzle: Puzzle, speech: Speech, view: Shown) -> None:
    """The solution and why."""
    words = speech.words
    say(words.text("puzzle-solution", move=speech.move_now(speech.game.move(puzzle.solution), view)))
    for reason in puzzles.reasons(puzzle, speech.game):
        say(f"  {reason_words(reason, speech)}")
    doubt = at_least_one(puzzle.doubt)
    say(words.text("puzzle-sure", ahead=at_least_one(puzzle.ahead), doubt=doubt))
