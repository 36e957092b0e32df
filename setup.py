"""The compiled build: kernel, rules, moves, strategies and search, by mypyc, from the very files that also run as they are.

pyproject.toml says which. Kernel and search are one library, every game is another: they compile side by side, and a
change in one game compiles that game alone. Without a C compiler and Python's headers, or with
HEXENKESSEL_INTERPRETED=1, the package installs uncompiled and works the same, slower.
"""

import os
import shutil
import sys
import sysconfig
import tomllib
from glob import glob
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

GAMES = "src/hexenkessel/games/"


def can_compile() -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def found(patterns: list[str]) -> set[str]:
    return {file for pattern in patterns for file in glob(pattern, recursive=True)}


def groups(files: list[str]) -> list[tuple[list[str], str | None]]:
    """Which files make which library. A game's lies in its folder, like everything else of it."""
    libraries: dict[str, list[str]] = {}
    for file in files:
        game = file.removeprefix(GAMES).partition("/")[0] if file.startswith(GAMES) else ""
        name = f"hexenkessel.games.{game}.compiled" if game else "hexenkessel.kernel.compiled"
        libraries.setdefault(name, []).append(file)
    return [(members, name) for name, members in libraries.items()]


def extensions() -> list[Any]:
    if os.environ.get("HEXENKESSEL_INTERPRETED") == "1" or not can_compile():
        return []
    from mypyc.build import mypycify

    with open("pyproject.toml", "rb") as file:
        ours = tomllib.load(file)["tool"]["hexenkessel"]
    files = sorted(found(ours["compiled"]) - found(ours["interpreted"]))
    built = mypycify(
        # A cache of our own: that of `./dev lint` holds other answers to other questions. And what is not compiled is not
        # judged here: it may import packages that whoever only plays does not have.
        ["--cache-dir=build/mypy", "--follow-imports=silent", *files],
        # ./dev asks for less where somebody waits; whoever installs gets the fastest.
        opt_level=os.environ.get("HEXENKESSEL_LEVEL", "3"),
        debug_level="0",
        separate=groups(files),
        target_dir="build/c",
    )
    for extension in built:
        # Nobody replaces these functions at load time: let the compiler inline mypyc's own runtime (+ 14 % moves/s).
        extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
        if sys.platform == "linux":
            # Python's own functions without a detour (+ 1 to 3 %).
            extension.extra_compile_args += ["-fno-plt"]
    # The largest first: what is left at the end is small, and no core waits long for another.
    return sorted(built, key=lambda extension: -sum(os.path.getsize(source) for source in extension.sources))


class Build(build_ext):
    def run(self) -> None:
        """What an earlier build has left of modules that are gone goes as well: Python would still prefer it."""
        super().run()
        made = {Path(name).resolve() for name in self.get_outputs()}
        for library in Path(self.build_lib).rglob("*.so"):
            if library.resolve() not in made:
                library.unlink()


setup(ext_modules=extensions(), cmdclass={"build_ext": Build})
