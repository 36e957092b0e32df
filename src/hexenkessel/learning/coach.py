"""Coach marks: one sentence in an ordinary game, the first time that a thing matters to somebody.

They are data, `coach.toml` in the folder of a game: a mark is told when an event of a kind happens, or when something is
asked of the seat. Whether somebody has seen one already, the page remembers.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

import msgspec

from hexenkessel import shelf
from hexenkessel.kernel.content import Content, read_content
from hexenkessel.kernel.errors import BrokenContent, Fact, shown
from hexenkessel.kernel.game import Game
from hexenkessel.learning.lessons import MOST_CHARACTERS, MOST_SENTENCES, SENTENCE_END
from hexenkessel.words import LANGUAGES, Catalogue

FILE: Final = "coach.toml"
KEYS: Final = ("say", "event", "ask")


class Mark(msgspec.Struct, frozen=True):
    """`say` is a key of the words; it is told after an `event` of this kind, or at this `ask`: one of them is empty."""

    say: str
    event: str
    ask: str


@cache
def marks(game: str) -> list[Mark]:
    """The marks of a game in their order, the more urgent first; none where it brings none.

    Whether there are words for them is left to `mistakes`: to read all words takes a fifth of a second.
    """
    path = shelf.folder(game) / FILE
    return read_marks(shelf.game(game), read_content(path), {}) if path.exists() else []


def spoken_in_all(game: Game) -> dict[str, Catalogue]:
    return {lang: Catalogue(lang, [shelf.folder(game.id)], lambda _: game.figures) for lang in LANGUAGES}


def read_marks(game: Game, content: Content, words: Mapping[str, Catalogue]) -> list[Mark]:
    """BrokenContent names file, line and reason of every mistake, also of what these words don't have."""
    found: list[Mark] = []
    written = content.data.get("mark")

    def fail(place: tuple[int, str], problem: str, **facts: Fact) -> None:
        number, key = place
        told: dict[str, Fact] = {"table": "mark", "key": key, **facts}
        content.note(content.line("mark", number, key), ("mark", number, key), problem, told)

    if not isinstance(written, list) or not all(isinstance(entry, dict) for entry in written):
        fail((0, ""), "shell-problem-no-entries")
        written = []
    for number, entry in enumerate(written):
        for key in entry:
            if key not in KEYS:
                fail((number, key), "shell-problem-key", known=", ".join(KEYS))
        say, event, ask = [entry.get(key, "") for key in KEYS]
        for key, value in (("say", say), ("event", event), ("ask", ask)):
            if not isinstance(value, str):
                fail((number, key), "shell-problem-text", found=shown(value))
        if bool(event) == bool(ask):
            fail((number, "event" if event else "say"), "learning-problem-mark-when")
        if ask and ask not in game.asks:
            fail((number, "ask"), "shell-problem-one-of", found=str(ask), allowed=", ".join(game.asks))
        for lang, spoken in words.items():
            key = f"{game.id}-coach-{say}"
            happens = f"{game.id}-event-{event}"
            if event and not (spoken.has(happens) or spoken.has(f"{happens}.other")):
                fail((number, "event"), "learning-problem-no-event", found=str(event))
            if not spoken.has(key):
                fail((number, "say"), "learning-problem-no-words", word=key, lang=lang)
                continue
            sentences = SENTENCE_END.split(spoken.text(key))
            if len(sentences) > MOST_SENTENCES or max(map(len, sentences)) > MOST_CHARACTERS:
                longest = max(map(len, sentences))
                fail(
                    (number, "say"),
                    "learning-problem-long",
                    word=key,
                    lang=lang,
                    length=longest,
                    most=MOST_CHARACTERS,
                )
        found.append(Mark(f"{game.id}-coach-{say}", str(event), str(ask)))
    content.check()
    return found


def mistakes(game: Game) -> list[BrokenContent]:
    """What is wrong with the marks of a game, each with file and line."""
    path = shelf.folder(game.id) / FILE
    if not path.exists():
        return []
    try:
        read_marks(game, read_content(path), spoken_in_all(game))
    except BrokenContent as error:
        return error.problems
    return []
