"""What has to be there before anything of this repository can run: the packages in .venv, and the compiled engine.

For `./dev`, on a machine that has only Python.
"""

import errno
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
VENV = HERE / ".venv"
PYTHON = VENV / "bin" / "python"
REQUIREMENTS = HERE / "requirements"
SOURCE = HERE / "src"
BUILD = HERE / "build"
FAILED = BUILD / "failed-from"
NOT_COMPILED = "The engine could not be compiled (build/compiling.log): it runs interpreted, and slower."
# The smaller set comes first; whoever has the larger one has both.
KINDS = ("run", "dev")
# A C compiler without Python's headers is as good as none.
COMPILER = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
HEADER = Path(sysconfig.get_path("include")) / "Python.h"
ROOM = 1 << 20  # bytes; with fewer free, whatever failed has failed for want of room


class Engine(NamedTuple):
    """One compiled engine: where it lies, and how hard the C compiler works for it."""

    folder: Path
    level: str

    @property
    def compiled(self) -> Path:
        """All of src, with the libraries beside their sources."""
        return self.folder / "compiled"

    @property
    def libraries(self) -> Path:
        """What setup.py makes. It goes to `compiled` when all is there, and stays: the next build makes what changed."""
        return self.folder / "libraries"

    def ready(self, sources: str) -> Path:
        """Another name of `compiled`, which it has while it is whole and made from just these sources."""
        return self.folder / f"ready-{sources[:20]}"

    def is_ready(self, sources: str) -> bool:
        there = self.ready(sources).exists()
        return there and all((self.compiled / name).exists() for name in libraries(self.libraries))


# For people who wait: compiled in half the time, 5 to 8 % slower at work. And for what is given away or measured.
EVERYDAY = Engine(BUILD, "1")
RELEASE = Engine(BUILD / "release", "3")


# -- the packages -------------------------------------------------------------------------------------------------


def furnish(kind: str) -> None:
    """See to it that .venv has what requirements/<kind>.txt names, for this very Python."""
    with one_at_a_time():
        fill(kind)


def fill(kind: str) -> None:
    filling = VENV / "filling"
    fault = fault_of_venv()
    if fault is not None:
        if VENV.exists():
            tell(f"{fault}: .venv is made anew.")
        venv.create(VENV, clear=True, symlinks=True, with_pip=find_spec("pip") is None)
        (VENV / "made-by").write_text(sys.version, encoding="utf-8")
    for enough in KINDS[KINDS.index(kind) :]:
        if read(VENV / f"has-{enough}") == digest(REQUIREMENTS / f"{enough}.txt"):
            return
    wanted = REQUIREMENTS / f"{kind}.txt"
    # The pip of this Python serves .venv as well; copying it there first would take longer than all the rest.
    pip = [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    if find_spec("pip") is None:
        pip = [str(PYTHON), "-m", "pip"]
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input", "--require-hashes"]
    filling.touch()
    if not work(
        "Getting packages into .venv (once)", "packages", [*pip, "install", *quiet, "-r", str(wanted)]
    ):
        sys.exit("The packages could not be installed. Is there a way to the package index? Then try again.")
    (VENV / f"has-{kind}").write_text(digest(wanted), encoding="utf-8")
    filling.unlink()


def fault_of_venv() -> str | None:
    """Why .venv can't be used as it is."""
    if not PYTHON.exists():
        return "There is no Python in .venv"
    if read(VENV / "made-by") != sys.version:
        return "Another Python made .venv"
    if (VENV / "filling").exists():
        return "Somebody was stopped while packages came into .venv"
    try:
        subprocess.run([PYTHON, "-I", "-S", "-c", ""], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        return "The Python in .venv does not start"
    for packages in VENV.glob("lib/python*/site-packages"):
        for record in packages.glob("*.dist-info/RECORD"):
            lines = record.read_text(encoding="utf-8").splitlines()
            for name in {line.partition(",")[0].partition("/")[0] for line in lines}:
                if not (packages / name).exists():
                    return f"{name} is missing in .venv"
    return None


# -- the compiled engine ------------------------------------------------------------------------------------------


def engine_at_once() -> list[Path]:
    """Where the program looks for its code. It waits for no compiler: what is not compiled yet runs from src.

    The first place comes into being when the engine is compiled. Python looks once where a package lies, so the program
    stays in src, and the processes that it starts afterwards for its bots find the compiled engine.
    """
    if not can_compile():
        return [SOURCE]
    wanted = engine_digest()
    engine = best(wanted)
    if engine is not None:
        with one_at_a_time():
            mirror(SOURCE, engine.compiled)
        return [engine.compiled]
    EVERYDAY.ready(wanted).unlink(missing_ok=True)  # somebody took files away from there
    if read(FAILED) == wanted:
        tell(NOT_COMPILED)
        return [SOURCE]
    tell(
        "The engine is being compiled beside this, which takes a minute or two; until then bots think more slowly."
    )
    if not is_held("compiling"):
        # In a session of its own: Ctrl-C ends the program and not the compiler. It writes to build/compiling.log.
        command = ["nice", "-n", "19", sys.executable, str(HERE / "dev"), "build"]
        nowhere = subprocess.DEVNULL
        subprocess.Popen(command, start_new_session=True, stdin=nowhere, stdout=nowhere, stderr=nowhere)
    return [EVERYDAY.ready(wanted), SOURCE]


def best(sources: str) -> Engine | None:
    """The fastest engine that is ready for these sources."""
    return next((engine for engine in (RELEASE, EVERYDAY) if engine.is_ready(sources)), None)


def compiled_engine(wanted: Engine = EVERYDAY) -> Engine | None:
    """An engine at least as good as this one, compiled now if need be. None where it can't be had."""
    if not can_compile():
        return None
    with one_at_a_time("compiling") as lock:
        while (engine := best(sources := engine_digest())) not in (wanted, RELEASE):
            if read(FAILED) == sources:
                tell(NOT_COMPILED)
                return None
            done = compile_libraries(wanted, lock)
            if engine_digest() != sources:
                tell("The sources have changed meanwhile: once more.")
            elif done:
                install_libraries(wanted, sources)
            else:
                FAILED.write_text(sources, encoding="utf-8")
        with one_at_a_time():
            mirror(SOURCE, engine.compiled)
    return engine


def can_compile() -> bool:
    if os.environ.get("HEXENKESSEL_INTERPRETED") == "1":
        return False
    if shutil.which(COMPILER) is None or not HEADER.exists():
        missing = "C compiler" if shutil.which(COMPILER) is None else "Python.h (Debian: python3-dev)"
        tell(f"No {missing} here: the engine runs interpreted, and slower.")
        return False
    return True


def engine_digest() -> str:
    return digest(HERE / "setup.py", REQUIREMENTS / "run.txt", *compiled_sources())


def libraries(folder: Path) -> set[Path]:
    return {path.relative_to(folder) for path in folder.rglob("*.so")}


def compile_libraries(engine: Engine, lock: int) -> bool:
    """Whether its libraries are all there now. Setuptools compiles what is older than its sources."""
    place = engine.libraries
    stamp = place / "made-by"
    how = digest(HERE / "setup.py", REQUIREMENTS / "run.txt")
    if read(stamp) != how:
        # It does not see a change of flags, nor that somebody was killed while writing a library.
        shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True, exist_ok=True)
    stamp.unlink(missing_ok=True)
    with TemporaryDirectory(dir=BUILD, prefix="objects-") as objects:
        places = ["--build-lib", str(place), "--build-temp", objects]
        level = ["env", f"HEXENKESSEL_LEVEL={engine.level}"]
        command = [
            *level,
            str(PYTHON),
            "setup.py",
            "--quiet",
            "build_ext",
            "--parallel",
            str(cores()),
            *places,
        ]
        # The compiler inherits the lock: whoever kills us has not killed it.
        done = work("Compiling the engine (once, and after changes)", "compiling", command, lock)
    stamp.write_text(how, encoding="utf-8")
    return done


def install_libraries(engine: Engine, sources: str) -> None:
    """Make its `compiled` from src and its libraries. Until it is whole again, nobody finds it."""
    made, tree = engine.libraries, engine.compiled
    with one_at_a_time():
        for old in engine.folder.glob("ready-*"):
            old.unlink()
        mirror(SOURCE, tree)
        for gone in libraries(tree) - libraries(made):
            (tree / gone).unlink()
        for name in libraries(made):
            put(made / name, tree / name)
        engine.ready(sources).symlink_to(tree.name)


def compiled_sources() -> list[Path]:
    with (HERE / "pyproject.toml").open("rb") as file:
        ours = tomllib.load(file)["tool"]["hexenkessel"]
    wanted, other = (
        {path for pattern in ours[kind] for path in HERE.glob(pattern)}
        for kind in ("compiled", "interpreted")
    )
    return sorted(wanted - other)


def mirror(source: Path, target: Path) -> None:
    """Make target the same as source, but for compiled libraries and what Python keeps for itself."""
    there = {path.relative_to(target) for path in files_in(target)}
    here = {path.relative_to(source) for path in files_in(source)}
    for gone in there - here:
        (target / gone).unlink()
    for name in here:
        old, new = source / name, target / name
        seen = old.stat()
        if not new.exists() or (new.stat().st_mtime_ns, new.stat().st_size) != (
            seen.st_mtime_ns,
            seen.st_size,
        ):
            put(old, new)


def put(old: Path, new: Path) -> None:
    """Copy in one step: a program that has the former file in use keeps it."""
    new.parent.mkdir(parents=True, exist_ok=True)
    coming = new.with_name(f"{new.name}.coming")
    shutil.copy2(old, coming)
    coming.replace(new)


def files_in(folder: Path) -> Iterator[Path]:
    for root, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name != "__pycache__" and not name.endswith(".egg-info")]
        for name in names:
            if not name.endswith(".so"):
                yield Path(root, name)


# -- tools --------------------------------------------------------------------------------------------------------


def work(title: str, name: str, command: list[str], *inherited: int) -> bool:
    """Something that takes a while: one line says what and how long, its output goes to build/<name>.log."""
    log = BUILD / f"{name}.log"
    alive = sys.stderr.isatty()
    start = time.monotonic()
    if not alive:
        tell(f"{title} …")
    with log.open("wb") as output:
        running = subprocess.Popen(
            command, cwd=HERE, stdin=subprocess.DEVNULL, stdout=output, stderr=output, pass_fds=inherited
        )
        try:
            while running.poll() is None:
                if alive:
                    print(
                        f"\r{title} … {time.monotonic() - start:.0f} s", end="", file=sys.stderr, flush=True
                    )
                time.sleep(0.1)
        except KeyboardInterrupt:
            running.terminate()
            running.wait()
            sys.exit("\nStopped.")
    good = running.returncode == 0
    if not good and shutil.disk_usage(BUILD).free < ROOM:
        raise OSError(errno.ENOSPC, "no room")
    if running.returncode < 0:
        sys.exit(f"{title}: stopped by signal {-running.returncode}.")
    gone = f"{time.monotonic() - start:.0f} s"
    tell(f"\r{title}: {gone} " if alive else f"  {'done' if good else 'failed'} after {gone}")
    if not good:
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
        tell(*(f"  {line}" for line in lines[-15:]))
    return good


@contextmanager
def one_at_a_time(what: str = "preparing") -> Iterator[int]:
    """Two of us at once would build over each other. Whoever dies lets go."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{what}.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            tell(f"Waiting for another ./dev that is {what} …")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield file.fileno()


def is_held(what: str) -> bool:
    with (BUILD / f"{what}.lock").open("a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def sentence(error: OSError) -> str:
    """What is in the way, for people; an error that is ours is raised again."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return "The disk is full. Nothing is lost; make some room, then try again."
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return f"{HERE} can't be written to, and ./dev keeps its packages and the compiled engine there."
    raise error


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def tell(*lines: str) -> None:
    for line in lines:
        print(line, file=sys.stderr, flush=True)


def read(file: Path) -> str | None:
    return file.read_text(encoding="utf-8") if file.exists() else None


def digest(*files: Path) -> str:
    """Changes with what the files say, with their names and with this Python."""
    total = hashlib.sha256(sys.version.encode())
    for file in files:
        total.update(f"\0{file.relative_to(HERE)}\0".encode() + file.read_bytes())
    return total.hexdigest()


def environment(*places: Path) -> dict[str, str]:
    paths = [*map(str, places), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}
