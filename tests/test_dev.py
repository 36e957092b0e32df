"""`./dev` in a checkout of its own, with a tiny program and a compiler that does what the test says."""

import os
import runpy
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent.parent
HEADER = Path(sysconfig.get_path("include"), "Python.h")

PROGRAM = "from pathlib import Path\nimport sys\nprint(Path(__file__).parent, *sys.argv[1:])\n"
PROJECT = '[tool.hexenkessel]\ncompiled = ["src/hexenkessel/kernel/*.py"]\ninterpreted = []\n'
# In place of setuptools, which packs: it notes what lies in dist meanwhile.
PACKING = """
import sys
from pathlib import Path

if "bdist_wheel" in sys.argv:
    packed = Path(sys.argv[sys.argv.index("--dist-dir") + 1])
    packed.mkdir(exist_ok=True)
    (packed / "hexenkessel-1.whl").write_text("new")
    (packed / "hexenkessel-1.tar.gz").write_text("new")
    Path("seen").write_text(" ".join(sorted(file.name + file.read_text() for file in Path("dist").iterdir())))
"""
# In place of mypyc: a library that is half written until the test lets go.
SETUP = """
import os, signal, sys
from pathlib import Path

signal.alarm(300)
place = Path(sys.argv[sys.argv.index("--build-lib") + 1], "hexenkessel", "kernel")
place.mkdir(parents=True, exist_ok=True)
with open("build/levels", "a") as file:
    file.write(os.environ["HEXENKESSEL_LEVEL"])
library = place / "dice.so"
library.write_text("half")
if Path("begun").exists():
    Path("begun").write_text("begun")
if Path("go").exists():
    Path("go").read_text()
if Path("wrong").exists():
    sys.exit("this does not compile")
library.write_text("whole")
"""

needs_header = pytest.mark.skipif(not HEADER.exists(), reason="there are no headers of Python")


class Checkout:
    def __init__(self, place: Path) -> None:
        self.place = place
        self.environment = {
            key: value
            for key, value in os.environ.items()
            if key not in ("PYTHONPATH", "HEXENKESSEL_INTERPRETED", "CI")
        }
        # Any program will do: the setup.py here calls none.
        self.environment["CC"] = "true"
        # A pip that has nothing to do, and fails where it is told to.
        self.environment["PYTHONPATH"] = str(place / "other")
        self.write("other/pip/__main__.py", "import os, sys\nsys.exit(os.path.exists('wrong'))\n")
        for name in ("dev", "workshop.py"):
            shutil.copy(HERE / name, place / name)
        self.write("pyproject.toml", PROJECT)
        self.write("setup.py", SETUP)
        self.write("src/hexenkessel/__init__.py", "")
        self.write("src/hexenkessel/__main__.py", PROGRAM)
        self.write("src/hexenkessel/kernel/dice.py", "SIDES = 6\n")
        for kind in ("run", "dev"):
            self.write(f"requirements/{kind}.txt", "")
        python = place / ".venv" / "bin" / "python"
        python.parent.mkdir(parents=True)
        python.symlink_to(sys.executable)
        self.write(".venv/made-by", sys.version)
        digest = runpy.run_path(str(place / "workshop.py"))["digest"]
        self.write(".venv/has-dev", digest(place / "requirements" / "dev.txt"))

    def write(self, name: str, text: str) -> None:
        (self.place / name).parent.mkdir(parents=True, exist_ok=True)
        (self.place / name).write_text(text, encoding="utf-8")

    def pipe(self, name: str) -> None:
        os.mkfifo(self.place / name)

    def start(self, *arguments: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, self.place / "dev", *arguments],
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def dev(self, *arguments: str) -> tuple[int, str, str]:
        """Its status, what it printed and what it said beside."""
        running = self.start(*arguments)
        printed, said = running.communicate(timeout=300)
        assert "Traceback" not in said
        return running.returncode, printed.strip(), said

    def where(self) -> str:
        """Where the program comes from that `./dev run` starts."""
        status, printed, _ = self.dev("run")
        assert status == 0
        return str(Path(printed).relative_to(self.place))

    def levels(self) -> str:
        """How hard the compiler worked, one digit for each time that it was called."""
        return (self.place / "build" / "levels").read_text()

    def library(self) -> str:
        return (self.place / "build" / "compiled" / "hexenkessel" / "kernel" / "dice.so").read_text()

    def let_go(self, once: bool = False) -> None:
        """`once`: whoever compiles after this one waits no more, and must not find the pipe."""
        with (self.place / "go").open("w") as pipe:
            if once:
                (self.place / "go").unlink()
            pipe.write("go")


@pytest.fixture
def checkout(tmp_path: Path) -> Iterator[Checkout]:
    made = Checkout(tmp_path)
    yield made
    made.write("wrong", "")


# -- the engine is compiled beside the program ------------------------------------------------------------------


@needs_header
def test_the_program_waits_for_no_compiler(checkout: Checkout) -> None:
    checkout.pipe("go")
    status, printed, said = checkout.dev("run", "play", "--plain")
    assert (status, printed) == (0, f"{checkout.place}/src/hexenkessel play --plain")
    assert said == (
        "The engine is being compiled beside this, which takes a minute or two; until then bots think more slowly.\n"
    )
    checkout.let_go()
    assert checkout.dev("build")[0] == 0
    assert checkout.where() == "build/compiled/hexenkessel"
    assert checkout.library() == "whole" and checkout.levels() == "1"


@needs_header
def test_processes_started_later_find_the_compiled_engine(checkout: Checkout) -> None:
    checkout.pipe("go")
    checkout.write("src/hexenkessel/__main__.py", "import os\nprint(os.environ['PYTHONPATH'])\n")
    paths = checkout.dev("run")[1].split(os.pathsep)
    first, second, _ = (Path(path) for path in paths)
    assert not first.exists() and second == checkout.place / "src"
    checkout.let_go()
    assert checkout.dev("build")[0] == 0
    assert first.resolve() == checkout.place / "build" / "compiled"
    # It is the engine of just these sources; with others it is not there.
    checkout.write("src/hexenkessel/kernel/dice.py", "SIDES = 8\n")
    (checkout.place / "go").unlink()
    assert checkout.dev("build")[0] == 0
    assert not first.exists()


@needs_header
def test_the_program_knows_where_the_sources_are(checkout: Checkout) -> None:
    """Where it works in their compiled copy, what it makes for a game would be gone with the next start."""
    checkout.write("src/hexenkessel/__main__.py", "import os\nprint(os.environ['HEXENKESSEL_SOURCES'])\n")
    assert checkout.dev("build")[0] == 0
    assert checkout.dev("run")[1] == str(checkout.place / "src")


@needs_header
def test_who_measures_waits_for_the_fastest_engine(checkout: Checkout) -> None:
    assert checkout.dev("build")[0] == 0
    assert checkout.where() == "build/compiled/hexenkessel"
    status, printed, _ = checkout.dev("bench", "--players", "4")
    assert (status, printed) == (
        0,
        f"{checkout.place}/build/release/compiled/hexenkessel bench --players 4",
    )
    assert checkout.levels() == "13"
    # Once it is there it serves everybody, until the sources change.
    assert checkout.dev("build")[0] == 0
    assert checkout.where() == "build/release/compiled/hexenkessel"
    checkout.write("src/hexenkessel/kernel/dice.py", "SIDES = 8\n")
    assert checkout.dev("build")[0] == 0
    assert checkout.where() == "build/compiled/hexenkessel"
    assert checkout.levels() == "131"


@needs_header
def test_what_was_built_stays(checkout: Checkout) -> None:
    assert checkout.dev("build")[0] == 0
    checkout.write("src/hexenkessel/view.py", "")
    checkout.write("src/hexenkessel/__main__.py", "print('anew')\n")
    assert checkout.dev("run")[1] == "anew"
    assert (checkout.place / "build" / "compiled" / "hexenkessel" / "view.py").exists()
    assert checkout.levels() == "1"


@needs_header
def test_a_wheel_is_there_while_a_new_one_is_packed(checkout: Checkout) -> None:
    """Whoever installs from dist while somebody else packs has a whole one; and nothing of an earlier version stays."""
    assert checkout.dev("build")[0] == 0
    for name in ("hexenkessel-0.whl", "hexenkessel-1.whl"):
        checkout.write(f"dist/{name}", "old")
    checkout.write("setup.py", f"if 'build_ext' in __import__('sys').argv:\n    exec({SETUP!r})\n{PACKING}")
    status, _, said = checkout.dev("wheel", "--quick")
    assert status == 0, said
    assert (checkout.place / "seen").read_text() == "hexenkessel-0.whlold hexenkessel-1.whlold"
    there = {file.name: file.read_text() for file in (checkout.place / "dist").iterdir()}
    assert there == {"hexenkessel-1.whl": "new", "hexenkessel-1.tar.gz": "new"}
    assert said.endswith("  dist/hexenkessel-1.tar.gz\n  dist/hexenkessel-1.whl\n")


@needs_header
def test_killed_in_the_middle(checkout: Checkout) -> None:
    checkout.pipe("begun")
    checkout.pipe("go")
    running = checkout.start("build")
    assert (checkout.place / "begun").read_text() == "begun"
    os.killpg(running.pid, signal.SIGKILL)
    running.communicate()
    (checkout.place / "begun").unlink()
    (checkout.place / "go").unlink()
    leftover = checkout.place / "build" / "libraries" / "hexenkessel" / "kernel" / "torn.so"
    leftover.write_text("half")
    assert checkout.dev("build")[0] == 0
    assert checkout.library() == "whole" and not leftover.exists()
    assert checkout.where() == "build/compiled/hexenkessel"


@needs_header
def test_a_compiler_that_outlives_its_caller_is_waited_for(checkout: Checkout) -> None:
    checkout.pipe("begun")
    checkout.pipe("go")
    first = checkout.start("build")
    assert (checkout.place / "begun").read_text() == "begun"
    first.kill()
    first.communicate()
    (checkout.place / "begun").unlink()
    second = checkout.start("build")
    assert second.stderr is not None
    assert second.stderr.readline() == "Waiting for another ./dev that is compiling …\n"
    checkout.let_go(once=True)
    second.communicate(timeout=300)
    assert second.returncode == 0 and checkout.library() == "whole"


@needs_header
def test_sources_that_change_meanwhile_are_compiled_again(checkout: Checkout) -> None:
    checkout.pipe("begun")
    checkout.pipe("go")
    running = checkout.start("build")
    assert (checkout.place / "begun").read_text() == "begun"
    (checkout.place / "begun").unlink()
    checkout.write("src/hexenkessel/kernel/dice.py", "SIDES = 8\n")
    checkout.let_go(once=True)
    assert "once more" in running.communicate(timeout=300)[1]
    assert running.returncode == 0 and len(checkout.levels()) == 2


@needs_header
def test_what_does_not_compile_runs_interpreted(checkout: Checkout) -> None:
    checkout.write("wrong", "")
    status, _, said = checkout.dev("build")
    assert status == 1 and "this does not compile" in said
    status, printed, said = checkout.dev("run")
    assert (status, printed) == (0, f"{checkout.place}/src/hexenkessel")
    assert (
        said == "The engine could not be compiled (build/compiling.log): it runs interpreted, and slower.\n"
    )
    assert checkout.levels() == "1"
    (checkout.place / "wrong").unlink()
    assert checkout.dev("build")[0] == 0


@needs_header
def test_a_half_built_tree_is_made_whole(checkout: Checkout) -> None:
    assert checkout.dev("build")[0] == 0
    shutil.rmtree(checkout.place / "build" / "compiled" / "hexenkessel" / "kernel")
    assert checkout.where() == "src/hexenkessel"
    assert checkout.dev("build")[0] == 0
    assert checkout.where() == "build/compiled/hexenkessel" and checkout.library() == "whole"


def test_without_a_compiler(checkout: Checkout) -> None:
    checkout.environment["CC"] = "no-such-compiler"
    status, printed, said = checkout.dev("run")
    assert (status, printed) == (0, f"{checkout.place}/src/hexenkessel")
    assert said == "No C compiler here: the engine runs interpreted, and slower.\n"


# -- what may be wrong ----------------------------------------------------------------------------------------------


def half_install(checkout: Checkout) -> None:
    """As pip leaves it when it is killed."""
    checkout.write(".venv/filling", "")


def lose_a_package(checkout: Checkout) -> None:
    packages = f".venv/lib/python{sys.version_info[0]}.{sys.version_info[1]}/site-packages"
    checkout.write(
        f"{packages}/broth-1.dist-info/RECORD", "broth/__init__.py,,\nbroth-1.dist-info/RECORD,,\n"
    )


def lose_python(checkout: Checkout) -> None:
    (checkout.place / ".venv" / "bin" / "python").unlink()


def break_python(checkout: Checkout) -> None:
    python = checkout.place / ".venv" / "bin" / "python"
    python.unlink()
    python.write_text("#!/no/such/interpreter\n")
    python.chmod(0o755)


def change_python(checkout: Checkout) -> None:
    checkout.write(".venv/made-by", "3.9.1")


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (half_install, "Somebody was stopped while packages came into .venv"),
        (lose_a_package, "broth is missing in .venv"),
        (lose_python, "There is no Python in .venv"),
        (break_python, "The Python in .venv does not start"),
        (change_python, "Another Python made .venv"),
    ],
)
def test_a_broken_venv_is_made_anew(checkout: Checkout, harm: Callable[[Checkout], None], words: str) -> None:
    harm(checkout)
    checkout.environment["HEXENKESSEL_INTERPRETED"] = "1"
    status, printed, said = checkout.dev("run")
    assert (status, printed) == (0, f"{checkout.place}/src/hexenkessel")
    assert said.splitlines()[0] == f"{words}: .venv is made anew."
    assert checkout.dev("run") == (0, printed, "")


FULL = """
import errno, pathlib, runpy, sys
def refuse(self, *arguments, **named):
    raise OSError(errno.ENOSPC, "No space left on device", str(self))
pathlib.Path.write_text = refuse
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""
FULL_FOR_PIP = """
import runpy, shutil, sys
from types import SimpleNamespace
shutil.disk_usage = lambda place: SimpleNamespace(free=100)
open("wrong", "w")
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""
READ_ONLY = """
import errno, pathlib, runpy, sys
def refuse(self, *arguments, **named):
    raise OSError(errno.EROFS, "Read-only file system", str(self))
pathlib.Path.mkdir = refuse
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""
OLD_PYTHON = """
import runpy, sys
sys.version_info = (3, 10, 4, "final", 0)
sys.version = "3.10.4 (main)"
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""


@pytest.mark.parametrize(
    ("trick", "words"),
    [
        (
            READ_ONLY,
            "{} can't be written to, and ./dev keeps its packages and the compiled engine there.",
        ),
        (FULL, "The disk is full. Nothing is lost; make some room, then try again."),
        (FULL_FOR_PIP, "The disk is full. Nothing is lost; make some room, then try again."),
        (OLD_PYTHON, "Hexenkessel needs Python 3.11 or newer, and this is 3.10.4."),
    ],
)
def test_one_sentence_says_what_is_wrong(checkout: Checkout, trick: str, words: str) -> None:
    (checkout.place / ".venv" / "has-dev").unlink()
    command = [sys.executable, "-c", trick, str(checkout.place / "dev"), "run"]
    done = subprocess.run(
        command,
        env=checkout.environment,
        cwd=checkout.place,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    # Before it, at most what was begun.
    assert done.stderr.splitlines()[-1] == words.format(checkout.place)
    assert "Traceback" not in done.stderr
