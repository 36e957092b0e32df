"""`hexenkessel check`: whether a game is complete and keeps the laws, and in plain words what is missing.

It asks nothing of where a game comes from: one of another package is looked at as ours are.
"""

import random
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from math import isfinite
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import Progress

from hexenkessel import shelf
from hexenkessel.bots import ratings
from hexenkessel.kernel.agenda import Choice
from hexenkessel.kernel.content import SOURCES
from hexenkessel.kernel.dice import seeded
from hexenkessel.kernel.errors import BrokenContent, Fact
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.state import State
from hexenkessel.kernel.strategy import Strategy
from hexenkessel.lab import laws, mutations
from hexenkessel.lab.laws import Law, LawBroken
from hexenkessel.lab.moments import Table, moment, tables, walk
from hexenkessel.learning import coach, lessons, puzzles
from hexenkessel.words import LANGUAGES, SHELL, Catalogue, WordsError
from hexenkessel.words.errors import problem_sentence
from hexenkessel.words.lint import lint

# Where the weights of the moves lie further apart than this, most of the time, the search believes them blindly.
WIDE: Final = 30.0
# Sums of the same numbers in another order.
SLIGHTLY: Final = 1e-6
MANY_MOVES: Final = 2_000
MANY_MOMENTS: Final = 300
MUTATIONS: Final = 8


class Finding(NamedTuple):
    """Something that is missing or wrong (`check-<key>` in the words), or only worth knowing."""

    key: str
    facts: dict[str, Fact]
    hint: bool = False


def main(id: str, games: int, seed: int, lang: str) -> int:
    """Tell everything that is found; 0 if nothing is missing, else 1."""
    game = shelf.game(id)
    words = Catalogue(lang, shelf.word_folders(), shelf.figures)
    console = Console(highlight=False, soft_wrap=True)
    count = 0
    for finding in [
        *looks(game),
        *lessons_of(game, words),
        *puzzles_of(game, words),
        *(named(mistake, words) for mistake in ratings.mistakes(game.id)),
        *laws_of(game, games, seed, words),
    ]:
        mark = "·" if finding.hint else "✗"
        count += not finding.hint
        console.print(f"{mark} {words.text(f'check-{finding.key}', **finding.facts)}", markup=False)
    title = words.text(f"{id}-title") if words.has(f"{id}-title") else game.title
    rules = len(shelf.rule_numbers(id, LANGUAGES[0]))
    key = "check-missing" if count else "check-fine"
    console.print(words.text(key, title=title, count=count, rules=rules, games=games), markup=False)
    return 1 if count else 0


def looks(game: Game) -> Iterator[Finding]:
    """What can be seen without playing much."""
    yield from rulebooks_of(game)
    yield from words_of(game)
    yield from content_of(game)
    yield from strategy_of(game)
    for file, key in (("board.js", "no-board"), ("cover.js", "no-cover")):
        if not (shelf.folder(game.id) / file).exists():
            yield Finding(key, {"file": file}, True)


# -- rules -------------------------------------------------------------------------------------------------------


def rulebooks_of(game: Game) -> Iterator[Finding]:
    books = {lang: shelf.rule_numbers(game.id, lang) for lang in LANGUAGES}
    for lang, numbers in books.items():
        file = f"rulebook.{lang}.md"
        if not (shelf.folder(game.id) / file).exists():
            yield Finding("no-file", {"file": file})
            continue
        if not numbers:
            yield Finding("no-rules", {"file": file})
        for number in sorted({number for number in numbers if numbers.count(number) > 1}):
            yield Finding("rule-twice", {"file": file, "rule": number})
        others = {number: other for other, found in books.items() for number in found if found}
        for number, other in others.items():
            if numbers and number not in numbers:
                yield Finding(
                    "rule-only-there", {"file": file, "rule": number, "other": f"rulebook.{other}.md"}
                )
    known = {number for numbers in books.values() for number in numbers}
    for where, rule in rules_cited(game):
        if known and rule not in known:
            yield Finding("rule-unknown", {"where": where, "rule": rule})


def rules_cited(game: Game) -> Iterator[tuple[str, str]]:
    yield "turn_rule", game.turn_rule
    yield from {("end_rule", game.end_rule_for(players)): None for players in game.players}
    for option in game.options:
        yield f"Option {option.id}", option.rule
    for name, step in game.steps.items():
        if issubclass(step, Choice):
            yield name, step.rule


# -- words -------------------------------------------------------------------------------------------------------


def words_of(game: Game) -> Iterator[Finding]:
    """Events and refusals are heard in play: the laws see to their words."""
    folder = shelf.folder(game.id)
    present = [lang for lang in LANGUAGES if (folder / f"words.{lang}.ftl").exists()]
    for lang in LANGUAGES:
        if lang not in present:
            yield Finding("no-file", {"file": f"words.{lang}.ftl"})
    lacking = set()
    for lang in present:
        words = Catalogue(lang, [folder], lambda _: game.figures)
        for key in keys_wanted(game):
            if not words.has(key):
                lacking.add(key.partition(".")[0])
                yield Finding("no-words", {"file": f"words.{lang}.ftl", "key": key})
        for key, reason in unsayable(game, words).items():
            yield Finding("words-problem", {"file": f"words.{lang}.ftl", "key": key, "problem": reason})
    for problem in lint([SHELL, folder]):
        if problem.file.parent == folder and not any(key in problem.text for key in lacking):
            yield Finding(
                "words-line", {"file": problem.file.name, "line": problem.line, "problem": problem.text}
            )


def keys_wanted(game: Game) -> Iterator[str]:
    id = game.id
    yield from (f"{id}-title", f"{id}-tagline", f"{id}-about")
    for option in game.options:
        yield from (f"{id}-option-{option.id}", f"{id}-option-{option.id}.help")
        for value in option.values:
            yield f"{id}-option-{option.id}-{str(value).lower()}"
    for verb in dict.fromkeys(move.verb for move in game.table.moves):
        yield f"{id}-move-{verb}"
    for ask in dict.fromkeys(game.asks):
        yield from (f"{id}-ask-{ask}.you", f"{id}-ask-{ask}.other")
    for ending in game.endings:
        yield f"{id}-ending-{ending}"


def unsayable(game: Game, words: Catalogue) -> dict[str, str]:
    """Moves whose sentence asks for something that they don't have; one for every verb."""
    found: dict[str, str] = {}
    for move in game.table.moves[:MANY_MOVES]:
        key = f"{game.id}-move-{move.verb}"
        if words.has(key) and key not in found:
            try:
                words.text(key, **told(move.facts))
            except WordsError as error:
                found[key] = str(error)
    return found


def told(given: Mapping[str, Fact]) -> dict[str, Fact]:
    """Facts as words get them: a seat also by name."""
    facts = dict(given)
    for name in given:
        if name.endswith("_seat"):
            who = name.removesuffix("_seat")
            facts |= {who: "Ada", f"{who}_you": "false"}
    return facts


# -- lessons -----------------------------------------------------------------------------------------------------


def lessons_of(game: Game, words: Catalogue) -> Iterator[Finding]:
    """Every lesson is played through, and what it says is read in every language."""
    found = sorted(file.stem for file in (shelf.folder(game.id) / "lessons").glob("*.toml"))
    if not found:
        yield Finding("no-lesson", {}, True)
    for name in found:
        for mistake in lessons.mistakes(game, name):
            yield named(mistake, words)
    for mistake in coach.mistakes(game):
        yield named(mistake, words)


def named(mistake: BrokenContent, words: Catalogue) -> Finding:
    reason = problem_sentence(words, mistake)
    return Finding("lesson", {"file": mistake.file, "line": mistake.line, "problem": reason})


def puzzles_of(game: Game, words: Catalogue) -> Iterator[Finding]:
    """Every position can be played, and what solves it is legal there."""
    for mistake in puzzles.mistakes(game):
        yield named(mistake, words)


# -- content and strategy ----------------------------------------------------------------------------------------


def content_of(game: Game) -> Iterator[Finding]:
    data = game.content.data
    if data.get("game") != game.id:
        yield Finding("content-game", {"game": game.id})
    for table, entries in data.items():
        for entry in entries if isinstance(entries, list) else [entries]:
            if isinstance(entry, dict) and entry.get("source") not in SOURCES:
                yield Finding("content-source", {"table": table, "allowed": ", ".join(SOURCES)})
                break


def strategy_of(game: Game) -> Iterator[Finding]:
    strategy = shelf.strategy(game.id)
    if type(strategy) is Strategy:
        yield Finding("no-strategy", {}, True)
        return
    try:
        spreads = list(weighed(game, strategy))
    except LawBroken as error:
        yield Finding("strategy", {"problem": str(error)})
    except Exception as error:
        yield Finding("strategy", {"problem": repr(error)})
    else:
        if spreads and median(spreads) > WIDE:
            yield Finding("strategy-scale", {"spread": round(median(spreads))}, True)


def weighed(game: Game, strategy: Strategy[Any]) -> Iterator[float]:
    """Let the strategy judge a game that chance plays: how far apart it puts the best and the worst move."""
    for players in sorted({game.players[0], game.players[-1]}):
        for state in islice(walk(game.start(players, seed=1), seeded(2)), MANY_MOMENTS):
            for seat in state.deciding[:1]:
                world = state.imagine(seat, seeded(3))
                strategy.suppose(world, seat, seeded(4))
                moves = world.moves(seat)
                weights = strategy.weigh(world, seat, moves)
                laws.same(len(weights), len(moves), "weights and moves")
                laws.hold(all(isfinite(weight) for weight in weights), f"weights {weights}")
                laws.hold(strategy.sketch(world, seat, moves, seeded(5)) in moves, "sketch makes up a move")
                judgements_add_up(strategy, world, seat, moves, weights)
                if len(moves) > 1:
                    yield max(weights) - min(weights)
            values = strategy.value(state)
            laws.same(len(values), players, "values and players")
            laws.hold(all(0.0 <= value <= 1.0 for value in values), f"values {values}, not from 0 to 1")


def judgements_add_up(
    strategy: Strategy[Any], world: State, seat: int, moves: list[Move], weights: list[float]
) -> None:
    """Judgements differ by as much as the weights of their moves, and each of them can be said."""
    rests = []
    for move, weight in zip(moves, weights, strict=True):
        judgements = strategy.judge(world, seat, move)
        if not judgements:
            continue
        rests.append((weight - sum(judgement.weight for judgement in judgements), move.text))
        for judgement in judgements:
            key = f"{world.game.id}-reason-{judgement.key}"
            for words in laws.catalogues(world.game.id):
                try:
                    words.text(key, **told(judgement.facts))
                    if judgement.weight <= 0.0:
                        others = {f"other_{name}": fact for name, fact in judgement.facts.items()}
                        words.text(f"{key}.less", **told(judgement.facts | others))
                except WordsError as error:
                    raise LawBroken(str(error)) from error
    if rests:
        least, most = min(rests), max(rests)
        laws.hold(
            most[0] - least[0] < SLIGHTLY * max(1.0, abs(most[0])),
            f"the judgements of {least[1]!r} and {most[1]!r} differ otherwise than their weights",
        )


# -- laws --------------------------------------------------------------------------------------------------------


def changed_positions(state: Any, seed: int) -> None:
    """A position with mistakes in it is refused, or it can be played to its end."""
    chance = random.Random(seed)
    for _ in range(MUTATIONS):
        mutations.let_in(state.game, mutations.mutated(state.game, state.dump(), chance), chance)


EVERY_LAW: Final[list[Law]] = [*laws.OF_GAMES, *laws.OF_DECISIONS, *laws.OF_MOMENTS, changed_positions]


def law_key(law: Law) -> str:
    return law.__name__.replace("_", "-")


def laws_of(game: Game, games: int, seed: int, words: Catalogue) -> Iterator[Finding]:
    """Every law over so many random games of every size, each broken one told once, with a game that shows it."""
    tries = [(players, number) for players in game.players for number in range(games)]
    broken: set[Law] = set()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words.text("check-laws"), total=len(tries))
        for players, number in tries:
            choices = tables(game.id, players)
            table = choices[number * 31 % len(choices)]
            for law, found in break_laws(table, seed + number, number / max(1, games - 1), broken):
                broken.add(law)
                told = words.text(f"check-law-{law_key(law)}")
                facts: dict[str, Fact] = {"law": told, "table": str(table), "seed": seed + number}
                yield Finding("law-broken", facts | {"found": found})
            progress.advance(task)
            if laws.every_game_ends in broken:
                return  # whatever else is tried may not end either


def break_laws(table: Table, seed: int, part: float, broken: Iterable[Law]) -> Iterator[tuple[Law, str]]:
    """Which laws don't hold in this game, and after this part of it."""
    for law in EVERY_LAW:
        if law in broken:
            continue
        try:
            if law in laws.OF_GAMES:
                law(table.start(seed), seed)
                continue
            state = moment(table, seed, part)
            if law not in laws.OF_DECISIONS or not state.over:
                law(state, seed)
        except LawBroken as error:
            yield law, str(error)
        except Exception as error:
            yield law, f"{type(error).__name__}: {error} ({place_of(error)})"
        if law is laws.every_game_ends and law in broken:
            return


def place_of(error: Exception) -> str:
    """Where it happened, as short as an editor finds it."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}" if trace is not None else "?"
