"""The lab's work on a Ray cluster: other machines, with the same results.

Ray does again what was lost with a worker or with a whole machine. Every machine needs this very program: sources or
content that differ are told before they spoil a result.
"""

import platform
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import hexenkessel
from hexenkessel import shelf
from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.lab.extras import need

EXTRA: Final = "ray"
# So many things at most go out together: a message costs about as much as a quick game.
TOGETHER: Final = 25
# So many errands are under way for each core, so that nobody waits for the next one.
AHEAD: Final = 3
# So often Ray tries an errand that was lost, and so often we do in a row without a single result.
TRIES: Final = 3


class OtherProgram(HexenkesselError):
    """A machine of the cluster would not do the same work."""

    def __init__(self, machine: str) -> None:
        super().__init__(
            "shell-error-other-program",
            f"{machine} has another version of this program, or other content for a game",
            {"machine": machine},
        )

    def __reduce__(self) -> tuple[type["OtherProgram"], tuple[object]]:
        return OtherProgram, (self.facts["machine"],)


@cache
def program() -> str:
    """What has to be the same on every machine: our sources, and the content in use. Games of other packages are their own
    people's care."""
    folder = Path(hexenkessel.__file__).parent
    found = sha256()
    for file in sorted(folder.rglob("*.py")):
        found.update(str(file.relative_to(folder)).encode() + file.read_bytes())
    for id, package in sorted(shelf.packages().items()):
        if package.startswith(f"{hexenkessel.__name__}."):
            found.update(f"{id} {shelf.content(id).hash}".encode())
    return found.hexdigest()


def check_program(wanted: str) -> None:
    if program() != wanted:
        raise OtherProgram(platform.node())


def errand(wanted: str, work: Callable[[Any], Any], things: list[Any]) -> list[Any]:
    """What a worker does."""
    check_program(wanted)
    return [work(thing) for thing in things]


def cluster(address: str) -> Any:
    """Ray, connected to the cluster at this address; without one, to that of RAY_ADDRESS, the one here, or a new one."""
    ray = need("ray", EXTRA)
    if not ray.is_initialized():
        # 40: errors alone. What goes wrong in our own work comes back as an error anyway.
        ray.init(address=address or None, log_to_driver=False, logging_level=40, include_dashboard=False)
    return ray


def on_ray(work: Callable[[Any], Any], things: Sequence[Any], address: str) -> Iterator[tuple[int, Any]]:
    """The number of a thing and what came of it, whichever is done first."""
    ray = cluster(address)
    send = ray.remote(errand).options(num_cpus=1, max_retries=TRIES)
    size = max(1, min(TOGETHER, len(things) // (AHEAD * count_cores(ray))))
    left = deque(range(first, min(first + size, len(things))) for first in range(0, len(things), size))
    under_way: dict[Any, range] = {}
    losses = 0
    try:
        while left or under_way:
            # Machines may come and go meanwhile.
            while left and len(under_way) < AHEAD * count_cores(ray):
                numbers = left.popleft()
                under_way[send.remote(program(), work, [things[number] for number in numbers])] = numbers
            (ready,), _ = ray.wait(list(under_way), num_returns=1)
            numbers = under_way.pop(ready)
            try:
                done = ray.get(ready)
            except ray.exceptions.RayTaskError as wrong:
                raise wrong.cause from wrong  # the work itself went wrong, and would again
            except ray.exceptions.RayError:
                losses += 1
                if losses > TRIES:
                    raise
                left.appendleft(numbers)
                continue
            losses = 0
            yield from zip(numbers, done, strict=True)
    finally:
        for each in under_way:
            ray.cancel(each)


def cores(address: str) -> int:
    return count_cores(cluster(address))


def count_cores(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))
