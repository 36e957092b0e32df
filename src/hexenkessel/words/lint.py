"""Checks the word files: `python -m hexenkessel.words.lint FOLDER …`

Fluent drops a message with a slip in it, or one that another language lacks, without a word. Here every pair
`<name>.de.ftl` / `<name>.en.ftl` must hold the same keys with the same variables, and everything referred to
must exist. Terms (`-name`) are each language's own business; only references to them are checked.
"""

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hexenkessel.words import LANGUAGES, SHELL

FUNCTIONS = ("NUMBER", "DATETIME")  # what Fluent itself brings; we add none


@dataclass(frozen=True)
class Problem:
    file: Path
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


@dataclass
class Entry:
    """What stands behind one key: a message's value, an attribute of it, or the same of a term."""

    key: str
    line: int
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)


@dataclass
class WordFile:
    path: Path
    language: str
    entries: dict[str, Entry] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)


def lint(folders: Iterable[Path]) -> list[Problem]:
    """All problems in the word files of these folders, each with file and line."""
    folders = list(folders)
    problems = list(_strangers(folders))
    pairs = list(_pairs(folders))
    files = [file for pair in pairs for file in pair.values()]
    for file in files:
        problems += file.problems
    for language in LANGUAGES:
        problems += _duplicates_and_references([file for file in files if file.language == language])
    every = {lang: _all_entries(files, lang) for lang in LANGUAGES}
    for pair in pairs:
        for file in pair.values():
            for other in LANGUAGES:
                if other != file.language:
                    problems += _differences(file, other, pair, every)
    return sorted(problems, key=lambda problem: (str(problem.file), problem.line, problem.text))


def _strangers(folders: Iterable[Path]) -> Iterator[Problem]:
    """A file that nobody would ever load, because its name gives no language of ours."""
    for folder in folders:
        for path in sorted(folder.glob("*.ftl")):
            if path.name.split(".")[1:] not in [[lang, "ftl"] for lang in LANGUAGES]:
                yield Problem(path, 1, f"is not named NAME.{{{','.join(LANGUAGES)}}}.ftl")


def _pairs(folders: Iterable[Path]) -> Iterator[dict[str, WordFile]]:
    """The word files that belong together, by language: same folder, same name before the language."""
    for folder in folders:
        names = {path.name.split(".")[0] for path in folder.glob("*.ftl")}
        for name in sorted(names):
            paths = {lang: folder / f"{name}.{lang}.ftl" for lang in LANGUAGES}
            yield {lang: _read(path, lang) for lang, path in paths.items() if path.exists()}


def _read(path: Path, language: str) -> WordFile:
    text = path.read_text(encoding="utf-8")
    file = WordFile(path, language)
    for item in FluentParser().parse(text).body:
        line = _line(text, item)
        if isinstance(item, ast.Junk):
            reasons = "; ".join(note.message or note.code for note in item.annotations)
            file.problems.append(Problem(path, line, f"cannot be read: {reasons}"))
        elif isinstance(item, ast.Message | ast.Term):
            _add(file, text, item)
    return file


def _add(file: WordFile, text: str, item: ast.Message | ast.Term) -> None:
    name = f"-{item.id.name}" if isinstance(item, ast.Term) else item.id.name
    patterns: list[tuple[str, ast.Pattern, ast.SyntaxNode]] = []
    if item.value is not None:
        patterns.append((name, item.value, item))
    patterns += [(f"{name}.{attr.id.name}", attr.value, attr) for attr in item.attributes]
    for key, pattern, node in patterns:
        line = _line(text, node)
        if key in file.entries:
            file.problems.append(Problem(file.path, line, f"{key} stands here twice"))
            continue
        collector = _Collector(Entry(key, line))
        collector.visit(pattern)
        file.entries[key] = collector.entry


class _Collector(Visitor):
    """Notes the variables, functions and other keys that one pattern uses."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.entry.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.entry.references.add(_key(node.id.name, node.attribute))

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.entry.references.add(_key(f"-{node.id.name}", node.attribute))
        self.visit(node.arguments)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.entry.functions.add(node.id.name)
        self.visit(node.arguments)


def _key(name: str, attribute: ast.Identifier | None) -> str:
    return f"{name}.{attribute.name}" if attribute else name


def _line(text: str, node: ast.SyntaxNode) -> int:
    """Line of a node; an attribute's span may begin at the line break before it."""
    assert node.span is not None
    start = node.span.start
    while start < node.span.end and text[start].isspace():
        start += 1
    return text.count("\n", 0, start) + 1


def _all_entries(files: Iterable[WordFile], language: str) -> dict[str, Entry]:
    merged: dict[str, Entry] = {}
    for file in files:
        if file.language == language:
            merged.update(file.entries)
    return merged


def _duplicates_and_references(files: list[WordFile]) -> Iterator[Problem]:
    """One language is one catalogue: no key in two files, no reference into the void."""
    first: dict[str, WordFile] = {}
    for file in files:
        for entry in file.entries.values():
            owner = first.setdefault(entry.key, file)
            if owner is not file:
                yield Problem(file.path, entry.line, f"{entry.key} stands in {owner.path} already")
    for file in files:
        for entry in file.entries.values():
            for missing in sorted(entry.references - first.keys()):
                yield Problem(file.path, entry.line, f"{entry.key} refers to {missing}, which does not exist")
            for unknown in sorted(entry.functions.difference(FUNCTIONS)):
                yield Problem(file.path, entry.line, f"{entry.key} calls {unknown}, which does not exist")


def _differences(
    file: WordFile, language: str, pair: dict[str, WordFile], every: dict[str, dict[str, Entry]]
) -> Iterator[Problem]:
    """What this file has and its counterpart lacks."""
    other = pair.get(language)
    if other is None:
        yield Problem(file.path, 1, f"has no counterpart in {language!r}")
        return
    for entry in file.entries.values():
        if entry.key.startswith("-"):
            continue
        if entry.key not in other.entries:
            yield Problem(file.path, entry.line, f"{entry.key} is missing in {other.path.name}")
            continue
        here = _variables(entry.key, every[file.language])
        there = _variables(entry.key, every[language])
        for name in sorted(here - there):
            yield Problem(file.path, entry.line, f"{entry.key} uses ${name}, {other.path.name} does not")


def _variables(key: str, entries: dict[str, Entry]) -> set[str]:
    """What a caller must hand over, also for the messages referred to; terms take nothing from outside."""
    variables: set[str] = set()
    seen: set[str] = set()
    waiting = [key]
    while waiting:
        current = waiting.pop()
        if current in seen or current not in entries:
            continue
        seen.add(current)
        variables |= entries[current].variables
        waiting += [name for name in entries[current].references if not name.startswith("-")]
    return variables


def main(arguments: list[str]) -> int:
    problems = lint([SHELL, *map(Path, arguments)])
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
