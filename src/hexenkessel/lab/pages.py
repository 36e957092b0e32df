"""`hexenkessel docs`: one page for every game, written from the game itself, so that it can't drift.

What a page says about secrets is not declared but found out: a field of the position is hidden from a seat when the
states that this seat imagines have something else there.
"""

import os
import re
import statistics
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from hexenkessel import shelf
from hexenkessel.kernel.agenda import Choice, Sealed
from hexenkessel.kernel.content import SOURCES, read_content
from hexenkessel.kernel.dice import seeded
from hexenkessel.kernel.game import Game, Option
from hexenkessel.kernel.layout import Layout
from hexenkessel.kernel.shape import Bag, Fields, Flag, Maybe, Number, OneOf, PerSeat, Pile, Row, Seat, Shape
from hexenkessel.kernel.state import State
from hexenkessel.words import Catalogue

GAMES_MEASURED: Final = 100
GAMES_PROBED: Final = 4
NAMES_SHOWN: Final = 8  # a longer list of names is only counted
RULEBOOK: Final = "../../src/hexenkessel/games/{id}/rulebook.en.md"


def main(check: bool, out: Path, games: list[str]) -> int:
    """Write the pages into this folder, or check that they are there and true; the exit status.

    Of the games that are named, else of all on the shelf, those of other packages included."""
    chosen = games or shelf.games()
    pages = {out / f"{id}.md": page(id, rulebook_link(id, out)) for id in chosen}
    strays = [] if games else [file for file in sorted(out.glob("*.md")) if file not in pages]
    return keep(check, pages, strays, f"hexenkessel docs {out}")


def keep(check: bool, files: Mapping[Path, str], strays: list[Path], command: str) -> int:
    """Write these files, or check that they are there and true and that there are no others; the exit status."""
    console = Console(highlight=False, soft_wrap=True)
    if not check:
        for file, text in files.items():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
            console.print(f"→ {file}")
        return 0
    stale = [file for file, text in files.items() if not file.exists() or file.read_text("utf-8") != text]
    for file in stale + strays:
        console.print(f"{file} is not what the game says: run {command}")
    return 1 if stale or strays else 0


def our_games() -> list[str]:
    """The games of this house."""
    return [id for id, package in shelf.packages().items() if package.startswith(shelf.OURS.__name__)]


def rulebook_link(id: str, out: Path) -> str:
    """Ours lie in this repository, wherever the program runs; others where they were found."""
    if id in our_games():
        return RULEBOOK.format(id=id)
    return Path(os.path.relpath(shelf.folder(id) / "rulebook.en.md", out)).as_posix()


def page(id: str, rulebook: str) -> str:
    """The page of one game, always with the content that it came with."""
    folder = shelf.folder(id)
    game = shelf.build(id, read_content(folder / "content.toml"))
    words = Catalogue("en", [folder], lambda _: game.figures)
    parts = [
        head(game, words, rulebook),
        option_section(game, words, rulebook),
        choice_section(game, words, rulebook),
        move_section(game, words),
        secret_section(game),
        view_section(game),
        size_section(game),
        content_section(game),
    ]
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def head(game: Game, words: Catalogue, rulebook: str) -> list[str]:
    id = game.id
    least, most = game.players[0], game.players[-1]
    return [
        "<!-- Written by `hexenkessel docs docs/games` from the game itself: change the game, not this page. -->",
        "",
        f"# {words.text(f'{id}-title')}",
        "",
        f"*{words.text(f'{id}-tagline')}.* {words.text(f'{id}-about')}",
        "",
        "| | |",
        "|---|---|",
        f"| id | `{id}` |",
        f"| players | {least} to {most} |" if least != most else f"| players | {least} |",
        f"| rules | [{len(shelf.rule_numbers(id, 'en'))} numbered rules]({rulebook}), edition {game.edition} |",
        f"| ends | {' '.join(endings(game, words))} |",
        f"| moves | {game.action_count} in the table |",
        f"| chosen in secret at once | {'yes' if game.sealed_choices else 'never'} |",
        "",
        "```sh",
        f"hexenkessel play {id}",
        "```",
        "",
        "```python",
        f'hx.game("{id}").start(players={most}, seed=7)',
        f'pettingzoo.env("{id}", players={most})',
        f'pyspiel.load_game("python_hexenkessel_{id}(players={most})")',
        "```",
    ]


def endings(game: Game, words: Catalogue) -> Iterator[str]:
    """Every way this game can end, in words."""
    source = (shelf.folder(game.id) / "words.en.ftl").read_text(encoding="utf-8")
    for name in re.findall(rf"^{game.id}-ending-([\w-]+) *=", source, re.MULTILINE):
        yield words.text(f"{game.id}-ending-{name}")


# -- what can be chosen -------------------------------------------------------------------------------------------


def option_section(game: Game, words: Catalogue, rulebook: str) -> list[str]:
    if not game.options:
        return ["## Options", "", "None."]
    rows = ["## Options", "", "| option | what | values | for | rule |", "|---|---|---|---|---|"]
    for option in game.options:
        label = words.text(f"{game.id}-option-{option.id}")
        shown, when = values(game, option, words), conditions(option)
        rows.append(f"| `{option.id}` | {label} | {shown} | {when} | {cite(rulebook, option.rule)} |")
    return rows


def conditions(option: Option) -> str:
    """For how many players and beside what there is something to choose."""
    found = []
    if option.only is not None:
        least, most = option.only[0], option.only[-1]
        found.append(f"{least} to {most} players" if most > 1 else "1 player")
    if option.needs is not None:
        other, value = option.needs
        found.append(f"`{other}` = `{str(value).lower()}`")
    return ", ".join(found) or "all"


def values(game: Game, option: Option, words: Catalogue) -> str:
    shown = []
    for value in option.values:
        name = str(value).lower()
        key = f"{game.id}-option-{option.id}-{name}"
        meaning = f" ({words.text(key)})" if words.has(key) and words.text(key) != name else ""
        usual = ", the default" if value == option.default else ""
        shown.append(f"`{name}`{meaning}{usual}")
    if option.seats:
        shown.append("the number of a seat, from `1`")
    return "<br>".join(shown)


def cite(rulebook: str, rule: str) -> str:
    return f"[{rule}]({rulebook}#{rule})"


def choice_section(game: Game, words: Catalogue, rulebook: str) -> list[str]:
    rows = ["## Choices", "", "| asked | in words | who | rule |", "|---|---|---|---|"]
    for step in game.steps.values():
        if issubclass(step, Choice):
            who = "several seats at once, in secret" if issubclass(step, Sealed) else "one seat"
            question = words.text(f"{game.id}-ask-{step.ask}.you")
            rows.append(f"| `{step.ask}` | {question} | {who} | {cite(rulebook, step.rule)} |")
    return rows


def move_section(game: Game, words: Catalogue) -> list[str]:
    rows = [
        "## Moves",
        "",
        "| verb | moves | codes | for example | in words | touches |",
        "|---|--:|---|---|---|---|",
    ]
    for verb, count in Counter(move.verb for move in game.table.moves).items():
        codes = [move.code for move in game.table.moves if move.verb == verb]
        example = game.table.moves[codes[len(codes) // 2]]
        span = f"{codes[0]}–{codes[-1]}" if count > 1 else f"{codes[0]}"
        facts = dict(example.facts)
        for name in example.facts:
            if name.endswith("_seat"):
                facts[name.removesuffix("_seat")] = "Ada"
                facts[f"{name.removesuffix('_seat')}_you"] = "false"
        sentence = words.text(f"{game.id}-move-{verb}", **facts)
        touches = ", ".join(f"`{touch}`" for touch in example.touches)
        rows.append(f"| `{verb}` | {count} | {span} | `{example.text}` | {sentence} | {touches} |")
    return rows


# -- what is hidden -----------------------------------------------------------------------------------------------


def moments(game: Game) -> Iterator[State]:
    """Every moment of a few random games, with the fewest players and with the most."""
    for players in sorted({game.players[0], game.players[-1]}):
        for seed in range(GAMES_PROBED):
            state = game.start(players=players, seed=seed)
            dice = seeded(seed + 1)
            yield state
            while not state.over:
                play_some_move(state, dice)
                yield state


def play_some_move(state: State, dice: Any) -> int:
    """One random legal move; from among how many."""
    seat = state.deciding[0]
    moves = state.moves(seat)
    state.advance(seat, moves[dice.below(len(moves))])
    return len(moves)


def secret_section(game: Game) -> list[str]:
    rows = [
        "## The whole position, and who knows it",
        "",
        "Known is what a seat can't imagine otherwise: what it sees, and what it saw before. Nobody knows the dice"
        + (", and a sealed choice only its own seat." if game.sealed_choices else "."),
        "",
        "| field | holds | known to |",
        "|---|---|---|",
    ]
    replaced = probe(game)
    for name, shape in game.position_shapes.items():
        rows.append(f"| `{name}` | {describe(shape)} | {knowers(shape, replaced[name])} |")
    return rows


def probe(game: Game) -> dict[str, set[str]]:
    """For every field of the position what imagined states replace: of the seat's own part, of the others', the size."""
    replaced: dict[str, set[str]] = {name: set() for name in game.position_shapes}
    for number, state in enumerate(moments(game)):
        real = state.dump()["position"]
        for seat in range(state.players):
            imagined = state.imagine(seat, seeded(number)).dump()["position"]
            for name, shape in game.position_shapes.items():
                parts = range(state.players) if isinstance(shape, PerSeat) else [None]
                for part in parts:
                    here, there = (
                        data[name] if part is None else data[name][part] for data in (real, imagined)
                    )
                    if here != there:
                        replaced[name].add("own" if part in (seat, None) else "others")
                    if size(here) != size(there):
                        replaced[name].add("size")
    return replaced


def size(data: Any) -> int:
    return len(data) if isinstance(data, list) else 1


def knowers(shape: Shape, replaced: set[str]) -> str:
    if not replaced:
        return "everyone"
    held = shape.inner if isinstance(shape, PerSeat) else shape
    count = "; all know how many" if isinstance(held, Pile | Row) and "size" not in replaced else ""
    return f"{'nobody' if 'own' in replaced else 'each seat its own'}{count}"


def view_section(game: Game) -> list[str]:
    rows = [
        "## What a view holds",
        "",
        "`state.view(seat)`, found out over random games with the default options.",
        "",
        "| field | holds | who gets it |",
        "|---|---|---|",
    ]
    shapes = game.view_shape().shapes
    seen = {name: set[str]() for name in shapes}
    for state in moments(game):
        views = [state.view(seat) for seat in (*range(state.players), None)]
        for name in shapes:
            of_seats = [view[name] for view in views[:-1]]
            seen[name].add("same" if all(value == of_seats[0] for value in of_seats) else "differs")
            seen[name].add("spectator: nothing" if views[-1][name] in (None, []) else "spectator: something")
            if not state.over:
                seen[name].add("early: nothing" if of_seats[0] is None else "early: something")
    for name, shape in shapes.items():
        rows.append(f"| `{name}` | {describe(shape)} | {receivers(seen[name])} |")
    return rows


def receivers(seen: set[str]) -> str:
    if "early: something" not in seen and "early: nothing" in seen:
        return "everyone, after the end"
    if "differs" in seen:
        return "each seat its own" + ("; spectators nothing" if "spectator: something" not in seen else "")
    return "everyone"


def describe(shape: Shape) -> str:
    """A shape in words."""
    match shape:
        case Flag():
            return "yes or no"
        case Number():
            return f"{shape.least} to {shape.most}"
        case Seat():
            return "a seat"
        case OneOf():
            return names(shape.names)
        case Bag():
            return f"any of {names(shape.item.names)}"
        case Pile():
            return f"any of {names(shape.item.names)}, in order"
        case Row():
            return f"up to {shape.most} × ({describe(shape.inner)})"
        case PerSeat():
            return f"for every seat: {describe(shape.inner)}"
        case Maybe():
            return f"{describe(shape.inner)}; or nothing"
        case Fields():
            return "; ".join([f"`{name}`: {describe(inner)}" for name, inner in shape.shapes.items()])
    raise ValueError(f"no words for the shape {type(shape).__name__}")


def names(known: list[str]) -> str:
    if len(known) > NAMES_SHOWN:
        return f"{len(known)} names (`{known[0]}`, `{known[1]}` … `{known[-1]}`)"
    return ", ".join(f"`{name}`" for name in known)


# -- figures ------------------------------------------------------------------------------------------------------


def size_section(game: Game) -> list[str]:
    numbers = Layout(game).size
    rows = [
        "## Sizes",
        "",
        f"Over {GAMES_MEASURED} random games for every number of players, seeds 0 to {GAMES_MEASURED - 1}.",
        f"The move table has {game.action_count} moves, and an observation {numbers} numbers, with any number of players.",
        "",
        "| players | moves in a game: fewest, mean, most | legal moves: mean, most |",
        "|--:|---|---|",
    ]
    for players in game.players:
        lengths, widths = measure(game, players)
        length = f"{min(lengths)}, {statistics.fmean(lengths):.1f}, {max(lengths)}"
        width = f"{statistics.fmean(widths):.1f}, {max(widths)}"
        rows.append(f"| {players} | {length} | {width} |")
    return rows


def measure(game: Game, players: int) -> tuple[list[int], list[int]]:
    """How many moves the games have, and how many there are to choose from each time."""
    lengths: list[int] = []
    widths: list[int] = []
    for seed in range(GAMES_MEASURED):
        state = game.start(players=players, seed=seed)
        dice = seeded(seed + 1)
        before = len(widths)
        while not state.over:
            widths.append(play_some_move(state, dice))
        lengths.append(len(widths) - before)
    return lengths, widths


def content_section(game: Game) -> list[str]:
    """How much of the content is known from where."""
    rows = [
        "## Content",
        "",
        f"Content `{game.content.hash}`. *Designed* means that no public source gives what is printed: your box may differ.",
        "",
        f"| entries | {' | '.join(SOURCES)} |",
        "|---|" + "--:|" * len(SOURCES),
    ]
    for table, data in game.content.data.items():
        entries = data if isinstance(data, list) else [data]
        if all(isinstance(entry, dict) for entry in entries):
            counts = Counter(entry["source"] for entry in entries)
            rows.append(f"| {table} | {' | '.join(str(counts[source]) for source in SOURCES)} |")
    return rows
