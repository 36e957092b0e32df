"""Lessons: a game taught at the table, step by step. A lesson is data, `lessons/<name>.toml` in the folder of its game.

It begins with a deal (players, seed, options, and moves made before), and it is a list of steps. A step says something,
points at things, and waits: for a word to go on, for a look at a thing, or for a move. Then the others do what the script
says. The table, the terminal and the laws go through the same file; docs/lessons.md tells how one is written.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from hexenkessel import shelf
from hexenkessel.kernel.content import Content, read_content
from hexenkessel.kernel.errors import BrokenContent, Fact, HexenkesselError, shown
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.records import SEATS
from hexenkessel.kernel.state import State
from hexenkessel.words import LANGUAGES, Catalogue

# What a step waits for.
GO: Final = "go"
LOOK: Final = "look"
MOVE: Final = "move"

KEYS_OF_LESSON: Final = ("players", "seat", "seed", "options", "before", "step")
KEYS_OF_STEP: Final = ("say", "point", "look", "move", "any", "all", "wrong", "then")
NAME: Final = re.compile(r"[a-z][a-z0-9-]*")
# A step says one or two short sentences.
SENTENCE_END: Final = re.compile(r"(?<=[.!?…])[“”’»)]*\s+")
MOST_SENTENCES: Final = 2
MOST_CHARACTERS: Final = 140
# How the code of a board names a thing: touch="wheel", or `goal:${…}`.
THING: Final = re.compile(r'touch="([a-z_-]+)"|`([a-z-]+:)\$\{')
SCRIPTED: Final = re.compile(rf"([{SEATS}]) (\S.*)")


class Scripted(NamedTuple):
    """A move that the script makes."""

    seat: int
    move: str


class Step(NamedTuple):
    """`moves` are those it waits for: one of them, or `wanted` is how many of them, in any order."""

    say: str
    point: tuple[str, ...]
    waits: str
    look: str
    moves: tuple[str, ...]
    wanted: int
    wrong: str
    then: tuple[Scripted, ...]


class Lesson(NamedTuple):
    game: str
    name: str
    players: int
    seat: int
    seed: int
    options: Mapping[str, Fact]
    before: tuple[Scripted, ...]
    steps: tuple[Step, ...]

    @property
    def key(self) -> str:
        """Of its title; what its steps say has keys that begin like this."""
        return f"{self.game}-lesson-{self.name}"

    def says(self, word: str) -> str:
        return f"{self.key}-{word}"

    def start(self, listen: bool = False) -> State:
        """The deal, before any move."""
        return shelf.game(self.game).begin(self.players, self.seed, self.options, listen)


class Course(NamedTuple):
    """Where a learner stands: at which step, and how much of it is done. `astray`: after a move that the step did not want.

    `free`: the lesson is over, and everybody plays as they like.
    """

    step: int = 0
    told: bool = False
    made: tuple[str, ...] = ()
    others: int = 0
    astray: bool = False
    free: bool = False


START: Final = Course()


# -- going through a lesson ------------------------------------------------------------------------------------


def wants(lesson: Lesson, course: Course) -> Step | None:
    """The step that waits for the learner; None while the script plays, and when the lesson is over."""
    if course.free:
        return None
    step = lesson.steps[course.step]
    return None if own_part_done(step, course) else step


def own_part_done(step: Step, course: Course) -> bool:
    return course.told if step.waits != MOVE else len(course.made) == step.wanted


def cue(lesson: Lesson, course: Course) -> Scripted | None:
    """What the script plays next; None while the learner is waited for."""
    if course.free or wants(lesson, course) is not None:
        return None
    return lesson.steps[course.step].then[course.others]


def moves_wanted(lesson: Lesson, course: Course) -> list[str]:
    step = wants(lesson, course)
    return [] if step is None else [move for move in step.moves if move not in course.made]


def heard(lesson: Lesson, course: Course) -> Course:
    """The learner goes on."""
    return settled(lesson, course._replace(told=True))


def moved(lesson: Lesson, course: Course, seat: int, move: str) -> Course:
    """After a move of the learner or of the script."""
    if course.free:
        return course
    following = cue(lesson, course)
    if following is not None:
        if following != (seat, move):
            return course._replace(astray=True)
        return settled(lesson, course._replace(others=course.others + 1))
    if move in moves_wanted(lesson, course) and not course.astray:
        return settled(lesson, course._replace(made=(*course.made, move)))
    return course._replace(astray=True)


def back(course: Course) -> Course:
    """To the step before; a step that is half done begins anew."""
    begun = course.told or course.made or course.others or course.astray
    return Course(course.step if begun else max(0, course.step - 1))


def settled(lesson: Lesson, course: Course) -> Course:
    """The next step, if this one is done; after the last one everybody is free."""
    step = lesson.steps[course.step]
    if not own_part_done(step, course) or course.others < len(step.then):
        return course
    return Course(course.step + 1) if course.step + 1 < len(lesson.steps) else course._replace(free=True)


# -- reading ---------------------------------------------------------------------------------------------------


def names(game: str) -> list[str]:
    """The lessons of a game in their order. They are written for the cards in the box: other cards, no lessons."""
    folder = shelf.folder(game) / "lessons"
    found = sorted(file.stem for file in folder.glob("*.toml"))
    if found and shelf.own_content(game).exists() and shelf.content(game).hash != own_hash(game):
        return []
    return found


@cache
def own_hash(game: str) -> str:
    return read_content(shelf.folder(game) / "content.toml").hash


@cache
def lesson(game: str, name: str) -> Lesson:
    """One lesson of a game. BrokenContent names file, line and reason of every mistake in it."""
    if name not in names(game):
        known = ", ".join(names(game))
        raise HexenkesselError(
            "learning-error-unknown",
            f"{game} has no lesson {name!r}; there are: {known}",
            {"lesson": name, "known": known or "–"},
        )
    return read_lesson(shelf.game(game), name, read_content(shelf.folder(game) / "lessons" / f"{name}.toml"))


def read_lesson(game: Game, name: str, content: Content) -> Lesson:
    return Reader(game, name, content).read()


class Reader:
    """Reads a lesson and notes every mistake with its line, as content files do."""

    def __init__(self, game: Game, name: str, content: Content) -> None:
        self.game = game
        self.name = name
        self.content = content
        self.touches = {touch for move in game.table.moves for touch in move.touches}
        self.shown = things_shown(game.id)

    def fail(self, place: tuple[str, int, str], problem: str, **facts: Fact) -> None:
        table, index, key = place
        line = self.content.line(table, index, key) if table else self.line_at_top(key)
        self.content.note(line, place, problem, {"table": table, "key": key, **facts})

    def line_at_top(self, key: str) -> int:
        for number, line in enumerate(self.content.text.splitlines(), 1):
            if re.match(rf"\s*\[?{re.escape(key)}\b", line):
                return number
        return 1

    def read(self) -> Lesson:
        data = self.content.data
        if NAME.fullmatch(self.name) is None:
            self.fail(("", 0, ""), "learning-problem-name", found=self.name)
        for key in data:
            if key not in KEYS_OF_LESSON:
                self.fail(("", 0, key), "shell-problem-key", known=", ".join(KEYS_OF_LESSON))
        players = self.number(data, "players", self.game.players[0], self.game.players[-1])
        seat = self.number(data, "seat", 1, players, usual=1) - 1
        seed = self.number(data, "seed", 0, 2**31)
        options = data.get("options", {})
        if not isinstance(options, dict):
            self.fail(("", 0, "options"), "learning-problem-options", found=shown(options))
            options = {}
        before = self.scripted(("", 0, "before"), data.get("before", []))
        written = data.get("step")
        if not isinstance(written, list) or not written:
            self.fail(("", 0, "step"), "shell-problem-no-entries", table="step")
            written = []
        steps = [self.step(number, entry) for number, entry in enumerate(written)]
        self.content.check()
        made = Lesson(
            self.game.id, self.name, players, seat, seed, dict(options), tuple(before), tuple(steps)
        )
        try:
            self.game.check_options(players, made.options)
        except HexenkesselError as error:
            self.fail(("", 0, "options"), "learning-problem-start", reason=str(error))
        self.play_through(made)
        self.content.check()
        return made

    def number(self, data: dict[str, Any], key: str, least: int, most: int, usual: int | None = None) -> int:
        value = data.get(key, usual)
        if type(value) is int and least <= value <= most:
            return value
        self.fail(("", 0, key), "shell-problem-number", least=least, most=most, found=shown(value))
        return least

    def texts(self, place: tuple[str, int, str], value: object) -> list[str]:
        """One text, or a list of them."""
        listed = value if isinstance(value, list) else [value]
        if not listed or not all(isinstance(item, str) and item for item in listed):
            self.fail(place, "learning-problem-texts", found=shown(value))
            return []
        return [str(item) for item in listed]

    def scripted(self, place: tuple[str, int, str], value: object) -> list[Scripted]:
        """`B play R3`: a seat and its move, as records have them."""
        made: list[Scripted] = []
        for text in self.texts(place, value) if value != [] else []:
            parts = SCRIPTED.fullmatch(text)
            if parts is None:
                self.fail(place, "learning-problem-script", found=text)
            else:
                made.append(Scripted(SEATS.index(parts[1]), self.known_move(place, parts[2])))
        return made

    def known_move(self, place: tuple[str, int, str], text: str) -> str:
        found = self.game.table.find(text)
        if found is None:
            self.fail(place, "learning-problem-no-move", found=text)
        return text if found is None else found.text

    def step(self, number: int, entry: object) -> Step:
        if not isinstance(entry, dict):
            self.fail(("step", number, ""), "learning-problem-texts", found=shown(entry))
            entry = {}

        def at(key: str) -> tuple[str, int, str]:
            return ("step", number, key)

        for key in entry:
            if key not in KEYS_OF_STEP:
                self.fail(at(key), "shell-problem-key", known=", ".join(KEYS_OF_STEP))
        waiting = [key for key in ("look", "move", "any", "all") if key in entry]
        if len(waiting) > 1:
            self.fail(at(waiting[1]), "learning-problem-waits", first=waiting[0])
        say = self.texts(at("say"), entry.get("say"))
        point = self.texts(at("point"), entry["point"]) if "point" in entry else []
        look = self.texts(at("look"), entry["look"]) if "look" in entry else []
        for key, things in (("point", point), ("look", look)):
            for thing in things:
                if not (
                    thing in self.touches
                    or thing in self.shown
                    or thing.partition(":")[0] + ":" in self.shown
                ):
                    self.fail(at(key), "learning-problem-no-thing", found=thing)
        moves: list[str] = []
        for key in ("move", "any", "all"):
            if key in entry:
                moves = [self.known_move(at(key), text) for text in self.texts(at(key), entry[key])]
        wrong = self.texts(at("wrong"), entry["wrong"]) if "wrong" in entry else [""]
        return Step(
            say=say[0] if say else "?",
            point=tuple(point or look),
            waits=LOOK if look else MOVE if moves else GO,
            look=look[0] if look else "",
            moves=tuple(moves),
            wanted=len(moves) if "all" in entry else min(1, len(moves)),
            wrong=wrong[0] if wrong else "",
            then=tuple(self.scripted(at("then"), entry.get("then", []))),
        )

    # -- the whole lesson, move by move ------------------------------------------------------------------------

    def play_through(self, made: Lesson) -> None:
        """Every move is legal at its place, whichever of several the learner chooses."""
        for way in ways(made):
            if self.content.problems:
                return
            self.play(made, way)

    def play(self, made: Lesson, way: tuple[tuple[str, ...], ...]) -> None:
        try:
            state = made.start()
        except HexenkesselError as error:
            self.fail(("", 0, "seed"), "learning-problem-start", reason=str(error))
            return
        for turn in made.before:
            self.make(("", 0, "before"), state, turn)
        for number, step in enumerate(made.steps):
            own = [Scripted(made.seat, move) for move in way[number]]
            key = next(
                (key for key in ("move", "any", "all") if key in self.content.data["step"][number]), ""
            )
            for place, turn in [*((key, turn) for turn in own), *(("then", turn) for turn in step.then)]:
                if not self.make(("step", number, place), state, turn):
                    return

    def make(self, place: tuple[str, int, str], state: State, turn: Scripted) -> bool:
        refusal = state.explain(turn.seat, turn.move)
        if refusal is None:
            state.play(turn.seat, turn.move)
            return True
        self.fail(
            place, "learning-problem-illegal", found=f"{SEATS[turn.seat]} {turn.move}", rule=refusal.rule
        )
        return False


def things_shown(game: str) -> set[str]:
    """What the board of a game shows beside the things that moves touch, as its code names them: `wheel`, or `goal:` for
    all that begin so. Whether one is in sight at its step, a browser tells (tests/page/test_lessons.py)."""
    found: set[str] = set()
    for file in shelf.folder(game).glob("*.js"):
        found.update(
            part for pair in THING.findall(file.read_text(encoding="utf-8")) for part in pair if part
        )
    return found


def ways(made: Lesson) -> Iterator[tuple[tuple[str, ...], ...]]:
    """The learner's moves, step by step: first those named first, then every other one once."""
    first = tuple(step.moves[: step.wanted] for step in made.steps)
    yield first
    for number, step in enumerate(made.steps):
        if step.wanted == 1:
            for other in step.moves[1:]:
                yield (*first[:number], (other,), *first[number + 1 :])
        elif step.wanted > 1:
            yield (*first[:number], step.moves[::-1], *first[number + 1 :])


# -- everything that can be wrong with a lesson ----------------------------------------------------------------


def mistakes(game: Game, name: str) -> list[BrokenContent]:
    """What is wrong with a lesson, each with file and line: its script, or what it says in some language."""
    content = read_content(shelf.folder(game.id) / "lessons" / f"{name}.toml")
    content.file = f"lessons/{content.file}"
    try:
        made = read_lesson(game, name, content)
    except BrokenContent as error:
        return error.problems
    for lang in LANGUAGES:
        check_words(made, content, Catalogue(lang, [shelf.folder(game.id)], lambda _: game.figures))
    return content.problems


def check_words(made: Lesson, content: Content, words: Catalogue) -> None:
    """Every step has something to say in this language, and says it briefly."""
    spoken = [(-1, "", made.key), (-1, "", f"{made.key}.about")]
    for number, step in enumerate(made.steps):
        spoken.append((number, "say", made.says(step.say)))
        if step.wrong:
            spoken.append((number, "wrong", made.says(step.wrong)))

    def fail(place: tuple[int, str, str], problem: str, **facts: Fact) -> None:
        number, key, word = place
        line = content.line("step", number, key) if key else 1
        content.note(line, ("step", number, f"{key} {word} {words.lang}"), problem, facts)

    for place in spoken:
        word = place[2]
        if not words.has(word):
            fail(place, "learning-problem-no-words", word=word, lang=words.lang)
            continue
        sentences = SENTENCE_END.split(words.text(word))
        longest = max(map(len, sentences))
        if longest > MOST_CHARACTERS:
            fail(
                place,
                "learning-problem-long",
                word=word,
                lang=words.lang,
                length=longest,
                most=MOST_CHARACTERS,
            )
        elif len(sentences) > MOST_SENTENCES:
            fail(
                place,
                "learning-problem-many",
                word=word,
                lang=words.lang,
                count=len(sentences),
                most=MOST_SENTENCES,
            )
