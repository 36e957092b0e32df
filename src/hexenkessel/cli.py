"""The command `hexenkessel`. Every command imports what it needs when it runs: `--help` must not wait."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, CycloptsError, Parameter

from hexenkessel import __version__
from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.terminal.speech import preferred_language
from hexenkessel.terminal.usage import Help, mistake
from hexenkessel.words import FALLBACK, LANGUAGES, Catalogue, WordsError
from hexenkessel.words.errors import error_sentence

if TYPE_CHECKING:
    from hexenkessel.lab.spread import Where
    from hexenkessel.table.landlord import Landlord

WRONG_USE = 2
INTERRUPTED = 130
USUAL_GAME = "blackmore"
USUAL_SEAT = "1"
HERE = "127.0.0.1"
USUAL_PORT = 8713
# Of the campaign of faults, unless fewer are asked for: each has its people in this process.
FAULTS_TABLES = 5
FAULTS_SERVERS = 2
# Games that are looked through for puzzles at once.
PUZZLES_AHEAD = 16

app = App(name="hexenkessel", version=__version__, help_format="plaintext", result_action="return_value")
content = App(name="content")
words = App(name="words")
landlord = App(name="landlord")
app.command(landlord)
app.command(content)
app.command(words)

Repeated = Annotated[list[str] | None, Parameter(negative=())]
PerhapsOne = Annotated[list[str] | None, Parameter(negative=(), consume_multiple=(0, 1))]
Switch = Annotated[bool, Parameter(negative=())]
Door = Literal["link", "code", "open"]


class Person:
    """Who called: set once per call, read by the commands."""

    lang = FALLBACK


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line; the exit status. Mistakes are told in one sentence, never as a traceback."""
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    Person.lang = asked_language(tokens)
    catalogue = Catalogue(Person.lang)
    for command in (app, app.meta, content, words, landlord):
        command.help_formatter = Help(catalogue)
        command.suppress_keyboard_interrupt = False  # we say a word of our own
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without ☾ shows a ? and goes on
    try:
        return int(app.meta(tokens, print_error=False, exit_on_error=False) or 0)
    except HexenkesselError as error:
        print(error_sentence(all_words(), error), file=sys.stderr)
    except CycloptsError as error:
        print(mistake(catalogue, error), file=sys.stderr)
    except WordsError as error:  # of somebody else's game; `hexenkessel check` says more
        print(error, file=sys.stderr)
    except KeyboardInterrupt:
        print(catalogue.text("terminal-interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone (`| head`); nothing more can be said to them.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return WRONG_USE


def all_words() -> Catalogue:
    """With those of the games and of a server: a mistake may stand in a file of theirs or come as its answer."""
    from hexenkessel import shelf

    folders = [Path(__file__).parent / "table", *shelf.word_folders()]
    return Catalogue(Person.lang, folders, shelf.figures)


def asked_language(tokens: Sequence[str]) -> str:
    """The language, before the command line is taken apart: even its mistakes are told in it."""
    for number, token in enumerate(tokens):
        value = tokens[number + 1 : number + 2] if token == "--lang" else [token.removeprefix("--lang=")]
        if token.startswith("--lang") and value and value[0] in LANGUAGES:
            return value[0]
    return preferred_language(os.environ)


@app.meta.default
def launch(
    *tokens: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    lang: str | None = None,
    data: Path | None = None,
) -> int:
    if lang is not None and lang not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise HexenkesselError(
            "terminal-error-language",
            f"no words in {lang!r}; there are {known}",
            {"lang": lang, "known": known},
        )
    if data is not None:
        os.environ["HEXENKESSEL_DATA"] = str(data)
    return int(app(tokens, print_error=False, exit_on_error=False) or 0)


@app.default
def usual(
    *,
    host: str = HERE,
    port: int = USUAL_PORT,
    no_browser: Switch = False,
    database: str | None = None,
    public: str | None = None,
    door: Door = "link",
    keep_days: int = 0,
    json_logs: Switch = False,
    mail: str | None = None,
) -> int:
    return serve(
        host=host,
        port=port,
        no_browser=no_browser,
        database=database,
        public=public,
        door=door,
        keep_days=keep_days,
        json_logs=json_logs,
        mail=mail,
    )


@app.command
def serve(
    *,
    host: str = HERE,
    port: int = USUAL_PORT,
    no_browser: Switch = False,
    database: str | None = None,
    public: str | None = None,
    door: Door = "link",
    keep_days: int = 0,
    json_logs: Switch = False,
    mail: str | None = None,
) -> int:
    from hexenkessel.table import serve

    # An address may hold a password, which others on this machine could read among the arguments of a process.
    database = database or os.environ.get("HEXENKESSEL_DATABASE")
    return serve.main(
        host, port, not no_browser, None, Person.lang, database, public, door, keep_days, json_logs, mail
    )


@app.command(name="move-house")
def move_house(database: str | None = None) -> int:
    from hexenkessel import shelf
    from hexenkessel.table import moving

    database = database or os.environ.get("HEXENKESSEL_DATABASE") or ""
    return moving.main(shelf.data_folder(), database, all_words())


@app.command
def backup(file: Path, /, *, database: str | None = None) -> int:
    from hexenkessel import shelf
    from hexenkessel.table import backup

    database = database or os.environ.get("HEXENKESSEL_DATABASE")
    return backup.backup(shelf.data_folder(), database, file, all_words())


@app.command
def restore(file: Path, /, *, database: str | None = None) -> int:
    from hexenkessel import shelf
    from hexenkessel.table import backup

    database = database or os.environ.get("HEXENKESSEL_DATABASE")
    return backup.restore(shelf.data_folder(), database, file, all_words())


def the_landlord(port: int) -> "Landlord":
    from hexenkessel import shelf
    from hexenkessel.table.landlord import Landlord

    return Landlord(shelf.data_folder(), port, all_words())


@landlord.default
def landlord_show(*, port: int = USUAL_PORT) -> int:
    return the_landlord(port).show()


@landlord.command(name="invite")
def landlord_invite(*, uses: int = 1, days: int = 7, port: int = USUAL_PORT) -> int:
    return the_landlord(port).invite(uses, days)


@landlord.command(name="close")
def landlord_close(id: str, /, *, port: int = USUAL_PORT) -> int:
    return the_landlord(port).close(id)


@landlord.command(name="ban")
def landlord_ban(id: str, number: int, /, *, port: int = USUAL_PORT) -> int:
    return the_landlord(port).shut_out(id, number)


@app.command
def games() -> int:
    from hexenkessel.terminal import commands

    return commands.list_games(Person.lang)


@app.command
def play(
    game: str | None = None,
    /,
    *,
    players: int | None = None,
    seed: int | None = None,
    option: Repeated = None,
    bots: str | None = None,
    seat: str | None = None,
    names: str | None = None,
    plain: Switch = False,
    resume: PerhapsOne = None,
    table: str | None = None,
) -> int:
    from hexenkessel.terminal import commands

    lang = Person.lang
    made = {"players": players, "seed": seed, "option": option, "resume": resume}
    if table is not None:
        commands.check_alone("table", [name for name, value in made.items() if value is not None])
        return commands.visit(table, game, seat, names or "", lang, plain)
    if resume is not None:
        return commands.go_on("".join(resume), lang, plain)
    wanted = commands.want(
        game or USUAL_GAME,
        players,
        seed,
        option or [],
        bots or "",
        seat or USUAL_SEAT,
        names or "",
        lang,
    )
    nothing_named = all(value is None for value in (game, bots, seat, names, *made.values()))
    return commands.begin(wanted, lang, plain, ask=nothing_named)


@app.command
def learn(game: str, lesson: str | None = None, /) -> int:
    from hexenkessel.terminal import commands

    return commands.learn(game, lesson, Person.lang)


@app.command
def replay(file: Path, /) -> int:
    from hexenkessel.terminal import commands

    return commands.retell(file, Person.lang)


@app.command
def review(file: Path, /, *, seat: str = USUAL_SEAT) -> int:
    from hexenkessel.terminal import review
    from hexenkessel.terminal.arguments import read_seat

    return review.main(file, read_seat(seat), Person.lang)


@app.command
def puzzles(
    game: str,
    /,
    *,
    puzzle: int | None = None,
    make: int | None = None,
    workers: int | None = None,
    ray: PerhapsOne = None,
) -> int:
    from hexenkessel.terminal import puzzles

    if make is not None:
        from functools import partial

        from hexenkessel.lab.spread import spread

        where = whereabouts(workers, ray)
        return puzzles.make(game, make, Person.lang, partial(spread, where=where), PUZZLES_AHEAD)
    return puzzles.solve(game, puzzle, Person.lang)


def whereabouts(workers: int | None, ray: list[str] | None, keep: Path | None = None) -> "Where":
    from hexenkessel.lab.spread import Where

    return Where(workers, None if ray is None else "".join(ray), keep)


@app.command
def arena(
    game: str,
    /,
    *,
    seats: str = "",
    games: int = 400,
    seconds: float | None = None,
    iterations: int | None = None,
    option: Repeated = None,
    seed: int = 1,
    workers: int | None = None,
    ray: PerhapsOne = None,
    keep: Path | None = None,
    survey: Switch = False,
    ladder: Switch = False,
    players: int = 2,
    plot: Path | None = None,
    json: Path | None = None,
) -> int:
    from hexenkessel.lab import arena
    from hexenkessel.lab import ladder as rungs
    from hexenkessel.terminal.arguments import read_options

    options = read_options(game, option or [])
    where = whereabouts(workers, ray, keep)
    if ladder:
        return rungs.main(
            game,
            seats.split(",") if seats else [],
            players,
            games,
            seconds,
            iterations,
            options,
            seed,
            where,
            json,
        )
    return arena.main(
        game=game,
        seats=seats.split(","),
        games=games,
        seconds=seconds,
        iterations=iterations,
        options=options,
        seed=seed,
        where=where,
        plot=plot,
        json=json,
        survey=survey,
    )


@app.command(name="games-of")
def games_of(
    game: str,
    /,
    *,
    seats: str,
    out: Path,
    games: int = 400,
    seconds: float | None = None,
    iterations: int | None = None,
    option: Repeated = None,
    seed: int = 1,
    workers: int | None = None,
    ray: PerhapsOne = None,
) -> int:
    from hexenkessel.lab import dataset
    from hexenkessel.terminal.arguments import read_options

    options = read_options(game, option or [])
    return dataset.main(
        game, seats.split(","), games, out, seconds, iterations, options, seed, whereabouts(workers, ray)
    )


@app.command
def baselines(
    *games: str,
    bots: str = "",
    each: int = 200,
    seed: int = 1,
    workers: int | None = None,
    ray: PerhapsOne = None,
    keep: Path | None = None,
    json: Path | None = None,
) -> int:
    from hexenkessel.lab import baselines

    return baselines.main(
        list(games), each, seed, whereabouts(workers, ray, keep), json, bots.split(",") if bots else None
    )


@app.command
def train(
    game: str,
    file: Path,
    /,
    *,
    seconds: float | None = None,
    decisions: int | None = None,
    workers: int | None = None,
    ray: PerhapsOne = None,
    tables: str = "",
    games: int = 160,
    steps: int = 64,
    heat: float = 2.0,
    seed: int = 1_000_000_000,
) -> int:
    from hexenkessel.lab import course, train

    where = whereabouts(workers, ray)
    wanted = course.asked(seconds, decisions, where, tables, games, steps, heat, seed)
    return train.main(game, file, wanted)


@app.command
def bench(
    *games: str,
    players: Annotated[list[int] | None, Parameter(negative=())] = None,
    seconds: float = 0.3,
    peers: Switch = False,
    json: Path | None = None,
) -> int:
    from hexenkessel.lab import bench

    return bench.main(games=list(games), players=players or [], seconds=seconds, peers=peers, json=json)


@app.command
def load(
    game: str = "",
    /,
    *,
    tables: int = 200,
    clients: int = 4,
    seconds: float = 10.0,
    think: float = 1.0,
    attack: str = "",
    faults: Annotated[Literal["", "sqlite", "postgres"], Parameter(negative=())] = "",
    kills: int = 20,
    climb: Switch = False,
    rate: float = 0.0,
    idle: int = 0,
    servers: int = 0,
    database: str = "",
    together: Switch = False,
) -> int:
    if faults:
        from hexenkessel.table import faults as broken

        return broken.main(faults, kills, min(tables, FAULTS_TABLES), servers or FAULTS_SERVERS)
    if climb:
        from hexenkessel.table import climb as measured

        terms = measured.Terms(clients, seconds, servers or 1, database, together, idle)
        return measured.main(game, rate, terms)
    from hexenkessel.table import load

    return load.main(tables, clients, seconds, think, game or USUAL_GAME, attack)


@app.command(name="check")
def check_game(game: str, /, *, games: int = 12, seed: int = 1) -> int:
    from hexenkessel.lab import check

    return check.main(game, games, seed, Person.lang)


@app.command
def new(game: str, /, *, title: str = "", folder: Path = Path()) -> int:
    from hexenkessel.lab import new

    return new.main(game, title, folder, Person.lang)


@app.command
def docs(out: Path, /, *games: str, check: Switch = False) -> int:
    from hexenkessel.lab import pages

    return pages.main(check, out, list(games))


@app.command
def types(*games: str, check: Switch = False) -> int:
    from hexenkessel.lab import views

    return views.main(check, list(games))


@content.command
def export(game: str, file: Path, /) -> int:
    from hexenkessel.terminal import content_files

    return content_files.export(game, file, Person.lang)


@content.command
def check(file: Path, /) -> int:
    from hexenkessel.terminal import content_files

    return content_files.check(file, Person.lang)


@content.command
def use(file: Path, /) -> int:
    from hexenkessel.terminal import content_files

    return content_files.use(file, Person.lang)


@content.command
def reset(game: str, /) -> int:
    from hexenkessel.terminal import content_files

    return content_files.reset(game, Person.lang)


@words.command(name="check")
def check_words() -> int:
    from hexenkessel import shelf
    from hexenkessel.words import lint

    folders = [str(folder) for folder in map(shelf.folder, shelf.games()) if any(folder.glob("*.ftl"))]
    status = lint.main(folders)
    if status == 0:
        print(Catalogue(Person.lang).text("terminal-words-fine"))
    return status
