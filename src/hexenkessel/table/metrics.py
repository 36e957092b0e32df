"""What a landlord wants to see of a running house, in the words of Prometheus."""

from bisect import bisect_left
from collections.abc import Iterator
from typing import Final

# Seconds; a person notices more than a tenth of one.
BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Times:
    """How long something took: how often it stayed below each bound."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterator[str]:
        below = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            below += count
            yield f'{name}_bucket{{le="{bound}"}} {below}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {below}"


def page(counts: dict[str, tuple[str, float]], times: dict[str, tuple[str, Times]]) -> str:
    """`counts` by name: what it is, and how much; a name in `_total` only ever grows."""
    lines: list[str] = []
    for name, (meaning, value) in counts.items():
        kind = "counter" if name.endswith("_total") else "gauge"
        lines += [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}", f"{name} {value:g}"]
    for name, (meaning, found) in times.items():
        lines += [f"# HELP {name} {meaning}", f"# TYPE {name} histogram", *found.lines(name)]
    return "\n".join(lines) + "\n"
