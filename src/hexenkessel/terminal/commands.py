"""What the commands of the terminal do: list the games, sit down, go on, tell a record again."""

import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import hexenkessel as hx
from hexenkessel import bots, shelf
from hexenkessel.kernel.errors import HexenkesselError, UnknownOption
from hexenkessel.kernel.game import Option
from hexenkessel.kernel.records import parse_record
from hexenkessel.terminal import sitting as seats
from hexenkessel.terminal.files import blame, read_text
from hexenkessel.terminal.plain import PlainTable, say
from hexenkessel.terminal.sitting import Sitting
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


def begin(
    id: str,
    players: int | None,
    seed: int | None,
    options: Sequence[str],
    levels: str,
    seat: str,
    names: str,
) -> Sitting:
    game = shelf.game(id)
    usual = min(max(USUAL_PLAYERS, game.players[0]), game.players[-1])
    count = game.check_players(usual if players is None else players)
    chosen = read_options(id, options)
    game.check_options(count, chosen)
    named = names.split(",") if names else []
    party = seats.invite(count, read_seat(seat), (levels or bots.USUAL_LEVEL).split(","), named)
    return seats.sit_down(game, count, seed, chosen, party)


def read_options(id: str, given: Sequence[str]) -> dict[str, str]:
    """`side=ascending` as name and value; the game itself checks the value."""
    known = [option.id for option in shelf.game(id).options]
    chosen: dict[str, str] = {}
    for item in given:
        name, sign, value = item.partition("=")
        if not sign:
            raise HexenkesselError("terminal-error-option-form", f"{item!r} is no option", {"option": item})
        if name not in known:
            raise UnknownOption(name, known)
        chosen[name] = value
    return chosen


def read_seat(seat: str) -> int:
    """A seat as people write it, 1 or A, counted from 0."""
    if seat.isdecimal():
        return int(seat) - 1
    if len(seat) == 1 and seat.isascii() and seat.isalpha():
        return ord(seat.upper()) - ord("A")
    raise HexenkesselError("terminal-error-seat-form", f"{seat!r} is no seat", {"seat": seat})


def go_on(file: Path) -> Sitting:
    text = read_text(file)
    try:
        return seats.resume(file, text)
    except HexenkesselError as error:
        raise blame(file, error) from None


def play(sitting: Sitting, lang: str, plain: bool) -> int:
    """To the end, or until the person leaves or presses Ctrl-C: every move was kept when it was made."""
    try:
        if plain or not full_screen_possible(lang):
            PlainTable(sitting, lang).play()
            return 0
        return play_full_screen(sitting, lang)
    except KeyboardInterrupt:
        say("")
        farewell(sitting, lang)
        raise


def full_screen_possible(lang: str) -> bool:
    from importlib.util import find_spec

    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM", "dumb") == "dumb":
        return False
    if find_spec("textual") is None:
        print(Catalogue(lang).text("terminal-no-textual"), file=sys.stderr)
        return False
    return True


def play_full_screen(sitting: Sitting, lang: str) -> int:
    from hexenkessel.terminal.table import Table

    table = Table(sitting, lang)
    status = table.run()
    table.sitting.save()
    farewell(table.sitting, table.speech.lang)
    return status or 0


def farewell(sitting: Sitting, lang: str) -> None:
    """Where the game is, and how to go on with it."""
    words = Speech(lang, sitting.game, sitting.party.names, sitting.seat).words
    file = str(sitting.file)
    if sitting.over:
        say(words.text("terminal-finished", file=file))
    else:
        say(words.text("terminal-kept", file=file))
        say(words.text("terminal-kept.resume", file=file))
    say(words.text("shell-goodbye"))


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
    from hexenkessel.terminal.guest import arrive
    from hexenkessel.terminal.visit import VisitLines

    wanted = None if seat is None else read_seat(seat)
    guest = arrive(link, id, wanted, name or Catalogue(lang).text("terminal-guest-name"))
    lines = VisitLines(guest, lang)
    try:
        if plain or not full_screen_possible(lang):
            lines.play()
            return 0
        from hexenkessel.terminal.visit_table import visit_full_screen

        return visit_full_screen(lines)
    except KeyboardInterrupt:
        say("")
        lines.goodbye()
        raise
    finally:
        lines.sitting.close()


# -- replay ------------------------------------------------------------------------------------------------


def retell(file: Path, lang: str) -> int:
    """A record as chronicle and result, as a spectator would have seen it."""
    text = read_text(file)
    try:
        final = hx.replay(text)
    except HexenkesselError as error:
        raise blame(file, error) from None
    record = parse_record(text)
    party = seats.party_of(record, final.players)
    state = shelf.first_state(final.game, record)
    names = list(party.names)
    speech = Speech(lang, final.game, names, None)
    say(speech.title)
    say(speech.opening(state.players, state.options, state.deciding))
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
    for line in speech.ranking(state.view(None)):
        say(line)
    return 0
