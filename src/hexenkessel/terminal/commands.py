"""What the commands of the terminal do: list the games, sit down, go on, tell a record again."""

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import hexenkessel as hx
from hexenkessel import bots, shelf
from hexenkessel.bots.ratings import ratings
from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.kernel.game import Game, Option
from hexenkessel.kernel.records import parse_record
from hexenkessel.learning import lessons
from hexenkessel.table.home import DATABASE, PACE
from hexenkessel.table.laying import Place
from hexenkessel.table.protocol import RoomShown, show_sheet
from hexenkessel.terminal.arguments import read_options, read_seat
from hexenkessel.terminal.doors import Indoors, arrive, invite
from hexenkessel.terminal.files import blame, read_text
from hexenkessel.terminal.lesson import LessonTable
from hexenkessel.terminal.plain import Leave, PlainTable, read_line, say
from hexenkessel.terminal.sitting import Background, Sitting
from hexenkessel.terminal.speech import Speech
from hexenkessel.words import Catalogue
from hexenkessel.words.errors import error_sentence

USUAL_PLAYERS = 4


# -- games -------------------------------------------------------------------------------------------------


def list_games(lang: str) -> int:
    for id in shelf.games():
        game = shelf.game(id)
        speech = Speech(lang, game, [], None)
        text = speech.words.text
        least, most = game.players[0], game.players[-1]
        say(text("terminal-game", title=speech.title, id=id, min=least, max=most))
        about = speech.text_or(f"{id}-tagline", "")
        if about:
            say(f"  {about}")
        for option in game.options:
            label = speech.text_or(f"{id}-option-{option.id}", option.id)
            line = text("terminal-game-option", id=option.id, label=label, values=values(option, speech))
            usual = text("terminal-game-default", value=str(option.default).lower())
            when = ", ".join(conditions(option, speech))
            say(f"  {line} {usual}" + (f" – {when}" if when else ""))
        for found in ratings(id):
            rating = text("shell-rating", rating=str(found.rating), within=found.within)
            label = text(f"shell-level-{found.level}")
            say(f"  {text('terminal-game-level', id=found.level, label=label, rating=rating)}")
    for error in shelf.broken():
        print(error_sentence(Catalogue(lang), error), file=sys.stderr)
    return 0


def values(option: Option, speech: Speech) -> str:
    shown = [str(value).lower() for value in option.values]
    return ", ".join([*shown, speech.words.text("terminal-game-seat")] if option.seats else shown)


def conditions(option: Option, speech: Speech) -> Iterator[str]:
    """For how many players and beside what there is something to choose."""
    if option.only is not None:
        yield speech.words.text("terminal-game-only", min=option.only[0], max=option.only[-1])
    if option.needs is not None:
        other, value = option.needs
        yield speech.words.text("terminal-game-needs", option=other, value=str(value).lower())


# -- play --------------------------------------------------------------------------------------------------


class Wanted(NamedTuple):
    """A new game, as it was ordered."""

    game: Game
    seed: int | None
    options: Mapping[str, object]
    party: Sequence[Place]


def want(
    id: str,
    players: int | None,
    seed: int | None,
    options: Sequence[str],
    levels: str,
    seat: str,
    names: str,
    lang: str,
) -> Wanted:
    """Everything is checked before anything is opened or written."""
    game = shelf.game(id)
    usual = min(max(USUAL_PLAYERS, game.players[0]), game.players[-1])
    count = game.check_players(usual if players is None else players)
    chosen = read_options(id, options)
    game.check_options(count, chosen)
    named = names.split(",") if names else []
    party = invite(count, read_seat(seat), (levels or bots.USUAL_LEVEL).split(","), named, own_name(lang))
    return Wanted(game, seed, chosen, party)


def own_name(lang: str) -> str:
    return Catalogue(lang).text("terminal-guest-name")


def begin(wanted: Wanted, lang: str, plain: bool, ask: bool) -> int:
    """A new game; or, where a person can be asked, one that is not over yet, or for a newcomer the first lesson."""
    ask = ask and sys.stdin.isatty()
    newcomer = ask and not (shelf.data_folder() / DATABASE).exists()
    try:
        if newcomer and lessons.names(wanted.game.id) and would_learn(wanted.game, lang):
            return learn(wanted.game.id, None, lang)
    except Leave:
        return 0
    with open_house() as indoors:
        try:
            table = choose(indoors.running() if ask else [], lang)
        except Leave:
            return 0
        sitting = indoors.begin(*wanted) if table is None else indoors.go_on(table)
        return play(sitting, lang, plain)


def would_learn(game: Game, lang: str) -> bool:
    """Whether somebody who has never played here takes the lesson that is offered."""
    title = Speech(lang, game, [], None).title
    while True:
        typed = read_line(Catalogue(lang).text("learning-terminal-newcomer", title=title) + " ").casefold()
        if typed == "q":
            raise Leave
        if typed in ("", "l"):
            return typed == "l"


def choose(running: Sequence[RoomShown], lang: str) -> str | None:
    """The table that the person wants to go on with; None for a new one."""
    words = Catalogue(lang)
    if running:
        say(words.text("terminal-running"))
    for number, room in enumerate(running, 1):
        speech = Speech(lang, shelf.game(room.game), [], None)
        say(words.text("terminal-running-table", number=number, title=speech.title, table=room.table))
    while running:
        typed = read_line(words.text("terminal-running-prompt", count=len(running)) + " ")
        if not typed:
            break
        if typed.isdecimal() and 1 <= int(typed) <= len(running):
            return running[int(typed) - 1].table
        if typed.casefold() == "q":
            raise Leave
    return None


def go_on(wanted: str, lang: str, plain: bool) -> int:
    """With the game that was played last (nothing named), with a table by its id, or from where a record ends."""
    file = Path(wanted)
    if wanted and (file.exists() or file.suffix or len(file.parts) > 1):
        return go_on_from(file, lang, plain)
    if not (shelf.data_folder() / DATABASE).exists():
        raise nothing_kept(wanted)
    with open_house() as indoors:
        tables = [wanted] if wanted else [room.table for room in indoors.running()]
        if not tables:
            raise nothing_kept(wanted)
        return play(indoors.go_on(tables[0]), lang, plain)


def nothing_kept(wanted: str) -> HexenkesselError:
    if wanted:
        return HexenkesselError("shell-error-unknown-table", f"no table {wanted}", {"table": wanted})
    return HexenkesselError("terminal-error-nothing-kept", "no game is running")


def go_on_from(file: Path, lang: str, plain: bool) -> int:
    """The file stays as it is; the game goes on at a table of its own."""
    text = read_text(file)
    try:
        over = hx.replay(text).over
    except HexenkesselError as error:
        raise blame(file, error) from None
    if over:
        return retell(file, lang)
    with open_house() as indoors:
        return play(indoors.go_on_from(text, own_name(lang)), lang, plain)


def open_house() -> closing[Indoors]:
    """Nobody has to follow what goes through a pipe."""
    return closing(Indoors(PACE if sys.stdin.isatty() else 0.0))


def play(sitting: Sitting, lang: str, plain: bool) -> int:
    """To the end, or until the person leaves or presses Ctrl-C: every move was kept when it was made."""
    # A lesson is taught in plain lines.
    taught = sitting.room.lesson is not None
    lines = LessonTable(sitting, lang) if taught else PlainTable(sitting, lang)
    try:
        if plain or taught or not full_screen_possible(lang):
            lines.play()
            return 0
        from hexenkessel.terminal.table import play_full_screen

        return play_full_screen(lines)
    except KeyboardInterrupt:
        say("")
        lines.goodbye()
        raise
    finally:
        lines.sitting.close()


def full_screen_possible(lang: str) -> bool:
    from importlib.util import find_spec

    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM", "dumb") == "dumb":
        return False
    if find_spec("textual") is None:
        print(Catalogue(lang).text("terminal-no-textual"), file=sys.stderr)
        return False
    return True


def learn(id: str, name: str | None, lang: str) -> int:
    """A lesson in plain lines; without a name, the first one."""
    known = lessons.names(shelf.game(id).id)
    lesson = lessons.lesson(id, name or (known[0] if known else "first"))
    if not name and len(known) > 1:
        say(Catalogue(lang).text("learning-terminal-lessons", known=", ".join(known)))
    with open_house() as indoors:
        return play(indoors.teach(lesson, own_name(lang)), lang, plain=True)


# -- at the table of a server -------------------------------------------------------------------------------


def check_alone(name: str, others: Sequence[str]) -> None:
    """A table of a server was set by somebody else: what makes a table of one's own has no place there."""
    for other in others:
        raise HexenkesselError(
            "terminal-error-not-together",
            f"--{name} and --{other} do not go together",
            {"first": f"--{name}", "second": f"--{other}"},
        )


def visit(link: str, id: str | None, seat: str | None, name: str, lang: str, plain: bool) -> int:
    """To the end, or until the person leaves: the seat stays theirs."""
    wanted = None if seat is None else read_seat(seat)
    with closing(Background()) as background:
        return play(arrive(background, link, id, wanted, name or own_name(lang)), lang, plain)


# -- replay ------------------------------------------------------------------------------------------------


def retell(file: Path, lang: str) -> int:
    """A record as chronicle and result, as a spectator would have seen it."""
    text = read_text(file)
    try:
        final = hx.replay(text)
    except HexenkesselError as error:
        raise blame(file, error) from None
    record = parse_record(text)
    names = [record.headings.get(f"name.{seat}", "") for seat in range(1, final.players + 1)]
    state = shelf.first_state(final.game, record, listen=True)
    speech = Speech(lang, final.game, names, None)
    say(speech.title)
    events = state.listen()
    for _, seat, move in record.moves:
        state.play(seat, move)
    shown = [event.shown_to(None) for event in events]
    for _, sentence in speech.chronicle([event for event in shown if event is not None]):
        say(sentence)
    if not state.over:
        say(speech.words.text("terminal-unfinished"))
        return 0
    say(speech.ending(state.ending))
    for line in speech.ranking(state.view(None), show_sheet(state.game.sheet(state))):
        say(line)
    return 0
