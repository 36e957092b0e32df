"""Content of the person's own box: export ours, check theirs, put it to use, go back to ours."""

import sys
from pathlib import Path

from hexenkessel import shelf
from hexenkessel.kernel.content import Content
from hexenkessel.kernel.errors import BrokenContent, HexenkesselError
from hexenkessel.kernel.game import Game
from hexenkessel.terminal.files import read_text, write_text
from hexenkessel.terminal.speech import game_words
from hexenkessel.words import Catalogue
from hexenkessel.words.errors import problem_sentence


def export(id: str, file: Path, lang: str) -> int:
    write_text(file, shelf.content(id).text)
    say(lang, id, "terminal-content-exported", file=str(file))
    return 0


def check(file: Path, lang: str) -> int:
    """Every mistake in the file, one a line; 2 if there are any."""
    try:
        game = checked(file)
    except BrokenContent as error:
        words = Catalogue(lang, shelf.word_folders(), shelf.figures)
        for mistake in error.problems:
            print(f"{file}:{mistake.line}: {problem_sentence(words, mistake)}", file=sys.stderr)
        return 2
    say(lang, game.id, "terminal-content-fine", file=str(file), hash=game.content.hash)
    return 0


def use(file: Path, lang: str) -> int:
    """Copy a file that has passed the check into the data folder, whole or not at all."""
    game = checked(file)
    mine = shelf.own_content(game.id)
    beside = mine.with_suffix(".part")
    try:
        mine.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(game.content.text, encoding="utf-8")
        beside.replace(mine)
    except OSError:
        raise HexenkesselError(
            "shell-error-data-folder", f"{mine.parent} can't be written", {"folder": str(mine.parent)}
        ) from None
    say(lang, game.id, "terminal-content-used", file=str(file), hash=game.content.hash)
    return 0


def reset(id: str, lang: str) -> int:
    """Put the person's own file aside; it stays beside its place under another name."""
    shelf.module(id)  # an unknown game says so
    mine = shelf.own_content(id)
    kept = mine.with_suffix(".toml.old")
    if mine.exists():
        mine.replace(kept)
    say(lang, id, "terminal-content-reset")
    if kept.exists():
        print(game_words(lang, id).text("terminal-content-kept", file=str(kept)))
    return 0


def checked(file: Path) -> Game:
    """The game that a content file makes, or the mistakes in it with file and line."""
    content = Content(str(file), read_text(file))
    id = content.data.get("game")
    if not isinstance(id, str):
        raise BrokenContent(str(file), 1, "shell-problem-no-game")
    return shelf.build(id, content)


def say(lang: str, id: str, key: str, **facts: str | int) -> None:
    words = game_words(lang, id)
    title = words.text(f"{id}-title") if words.has(f"{id}-title") else id
    print(words.text(key, title=title, **facts))
