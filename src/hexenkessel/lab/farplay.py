"""Self-play on a Ray cluster: the same workers as in selfplay.py, on other machines, with the same games.

A worker's games follow from its seed and the answers it got. So when one dies, another plays everything once more, up to
where it was: that costs time, and nothing else.
"""

from typing import Any

from hexenkessel.lab.far import TRIES, check_program, cluster, program
from hexenkessel.lab.selfplay import HALVES, Array, Plan, Player, blank, parts

Asked = dict[str, Array]


class FarPlayer:
    """On some machine of the cluster."""

    def __init__(self, plan: Plan, seed: int) -> None:
        self.player = Player(plan, seed)
        self.plan = plan

    def begin(self, wanted: str, past: list[Array]) -> list[Asked]:
        """What it asks in every half, after all these answers."""
        check_program(wanted)
        asked = [self.ask(half) for half in range(HALVES)]
        for number, choices in enumerate(past):
            asked[number % HALVES] = self.play_on(number % HALVES, choices)
        return asked

    def play_on(self, half: int, choices: Array) -> Asked:
        self.player.answer(half, choices)
        return self.ask(half)

    def ask(self, half: int) -> Asked:
        arrays = blank(self.plan, self.player.seats)
        self.player.ask(half, arrays)
        return trimmed(arrays)


def trimmed(arrays: Asked) -> Asked:
    """Without the room that was not needed: it would travel."""
    filled = {
        "moves": ("codes", "weights"),
        "marks": ("places", "numbers"),
    }
    ends = {name: int(arrays[count].sum()) for count, names in filled.items() for name in names}
    return {name: table[: ends.get(name, len(table))] for name, table in arrays.items()}


class FarCrew:
    """A crew as in selfplay.py, to whoever gives the answers."""

    def __init__(self, plan: Plan, workers: int, seed: int, address: str) -> None:
        self.plan = plan
        self.ray = cluster(address)
        # No core is kept for a worker: when a machine dies, those that are left have to take its workers in.
        self.hire = self.ray.remote(FarPlayer).options(num_cpus=0, scheduling_strategy="SPREAD")
        self.seeds = parts(workers, seed)
        # All answers so far, for each worker; halves take turns.
        self.past: list[list[Array]] = [[] for _ in self.seeds]
        self.people: list[Any] = [None] * workers
        self.asked: list[list[Any]] = [[] for _ in self.seeds]
        for number in range(workers):
            self.start(number)

    def start(self, number: int) -> None:
        person = self.hire.remote(self.plan, self.seeds[number])
        self.people[number] = person
        begin = person.begin.options(num_returns=HALVES)
        self.asked[number] = list(begin.remote(program(), self.past[number]))

    def choices(self, half: int) -> list[Asked]:
        """What each worker asks in this half; waits until all have asked."""
        return [self.wait(number, half) for number in range(len(self.people))]

    def wait(self, number: int, half: int) -> Asked:
        errors = self.ray.exceptions
        for again in range(TRIES, -1, -1):
            try:
                found: Asked = self.ray.get(self.asked[number][half])
                break
            except errors.RayTaskError as wrong:
                raise wrong.cause from wrong
            except errors.RayError:
                if not again:
                    raise
                self.start(number)
        return found

    def answer(self, half: int, choices: Array) -> None:
        count = self.plan.games // HALVES
        for number, person in enumerate(self.people):
            mine = choices[number * count : (number + 1) * count]
            self.past[number].append(mine)
            self.asked[number][half] = person.play_on.remote(half, mine)

    def close(self) -> None:
        for person in self.people:
            self.ray.kill(person)
