"""Help and mistakes of the command line, in the person's language. All of it comes out of the catalogue."""

import re
import textwrap
from typing import Any

from cyclopts import CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from hexenkessel.words import LANGUAGES, Catalogue

LEFT_COLUMN = 16
EVERYWHERE = (("--lang",), ("--data",))  # what every command takes stands last
WIDEST = 100
# Names that mean something else with this command than with the others.
OTHERWISE = {
    "arena games": "number-of-games",
    "check games": "number-of-games",
    "games-of games": "number-of-games",
    "new game": "new-game",
    "train games": "games-at-once",
    "train tables": "kinds-of-table",
}


class Help:
    """Prints cyclopts' help in our words: plain lines that a screen reader can follow."""

    def __init__(self, words: Catalogue) -> None:
        self.words = words
        self.command: list[str] = []
        self.heading = ""

    def render_usage(self, console: Any, options: Any, usage: Any) -> None:
        parts = str(usage).split()[1:]
        self.command = [part for part in parts if re.fullmatch(r"[a-z]+(-[a-z]+)*", part)]
        key = "-".join(["terminal-help", *(self.command or ["command"])])
        self.print(console, self.words.text("terminal-usage", usage=self.words.text(key)))
        self.print(console, "")
        for line in textwrap.wrap(sentence(self.words.text(f"{key}.help")), WIDEST):
            self.print(console, line)
        self.heading = ""

    def render_description(self, console: Any, options: Any, description: Any) -> None:
        """Said with the usage already."""

    def __call__(self, console: Any, options: Any, panel: Any) -> None:
        if not panel.entries:
            return
        kind = "commands" if panel.format == "command" else "parameters"
        heading = self.words.text(f"terminal-help-{kind}")
        if heading != self.heading:
            self.print(console, f"\n{heading}")
        self.heading = heading
        for entry in sorted(panel.entries, key=lambda entry: entry.all_options[:1] in EVERYWHERE):
            label = entry.positional_label
            names = (label.lower(),) if label else entry.all_options
            self.row(console, ", ".join(names), self.explain(panel.format, names))

    def explain(self, kind: str, names: tuple[str, ...]) -> str:
        name = next((name for name in names if name.startswith("--")), names[0]).lstrip("-")
        if name in ("help", "version"):
            return self.words.text(f"terminal-help-{name}.help")
        if kind == "command":
            return self.words.text("-".join(["terminal-help", *self.command, name]) + ".help")
        own = OTHERWISE.get(" ".join([*self.command, name]), name)
        return self.words.text(f"terminal-arg-{own}", languages=", ".join(LANGUAGES))

    def row(self, console: Any, left: str, right: str) -> None:
        column = max(LEFT_COLUMN, len(left) + 2)
        lines = textwrap.wrap(right, min(console.width, WIDEST) - column - 2)
        for number, line in enumerate(lines):
            self.print(console, f"  {left if number == 0 else '':<{column}}{line}")

    def print(self, console: Any, line: str) -> None:
        console.print(line, highlight=False, markup=False, soft_wrap=True)


def sentence(text: str) -> str:
    """A note as a sentence: with a capital letter and a full stop."""
    return text[0].upper() + text[1:] + ("" if text.endswith(".") else ".")


def mistake(words: Catalogue, error: CycloptsError) -> str:
    """What is wrong with the command line, as one sentence that says where to look."""
    command = " ".join(error.command_chain or ())
    option = error.argument.name if error.argument is not None else ""
    unused = " ".join(error.unused_tokens or ())
    if isinstance(error, UnknownCommandError) or (isinstance(error, UnusedCliTokensError) and not command):
        return words.text("terminal-error-unknown-command", command=unused.split(" ")[0])
    if isinstance(error, UnknownOptionError):
        token = error.token.keyword or error.token.value
        return words.text("terminal-error-unknown-option", option=token, command=command)
    if isinstance(error, UnusedCliTokensError):
        return words.text("terminal-error-too-much", token=unused, command=command)
    if isinstance(error, MissingArgumentError):
        return words.text("terminal-error-missing", option=option, command=command)
    if isinstance(error, CoercionError) and error.token is not None:
        return words.text("terminal-error-bad-value", option=option, value=error.token.value, command=command)
    if isinstance(error, RepeatArgumentError):
        return words.text("terminal-error-too-much", token=str(error.token.keyword), command=command)
    return words.text("terminal-error-command-line", problem=" ".join(str(error).split()))
