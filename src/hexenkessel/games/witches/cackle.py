"""Cackle markers and Black Aliss (TW-14), and the ends that come at once (TW-18.1, TW-18.2, TW-25.1).

Whatever comes after the markers has to lie on the agenda before they are taken: a choice may come on top of it.
"""

from collections.abc import Mapping
from typing import ClassVar

from hexenkessel.games.witches.moves import STEAL, WitchesMove
from hexenkessel.games.witches.state import Witches
from hexenkessel.kernel.agenda import ONE_SEAT, Choice
from hexenkessel.kernel.errors import Refusal
from hexenkessel.kernel.shape import Number, Seat, Shape


def lose(state: Witches, ending: str) -> None:
    """All have lost, at once: nothing more happens (TW-18.5)."""
    state.agenda.clear()
    state.end_attempt()
    state.ending = ending
    if state.events is not None:
        state.tell("lost", {"ending": ending})


def take_cackle(state: Witches, seat: int, count: int) -> None:
    """Markers one after the other, each time looking anew where it comes from (TW-14.3, TW-14.4)."""
    taken = 0
    while count > 0 and state.cackle_supply > 0:
        state.cackle_supply -= 1
        state.cackle[seat] += 1
        count -= 1
        taken += 1
    if state.events is not None and taken:
        state.tell("cackled", {"seat": seat, "markers": taken, "left": state.cackle_supply})
    while count > 0 and not state.ending:
        leaders = others_with_most(state, seat)
        if len(leaders) > 1:
            state.agenda.append(StealMarker(seat, count))
            return
        count -= 1
        if leaders:
            steal(state, seat, leaders[0])
        else:
            take_black_aliss(state, seat)


def others_with_most(state: Witches, seat: int) -> list[int]:
    """Who has the most markers; nobody if the taking player has as many herself (TW-14.3)."""
    most = max(state.cackle)
    if state.cackle[seat] == most:
        return []
    return [other for other in range(state.players) if state.cackle[other] == most]


def steal(state: Witches, seat: int, victim: int) -> None:
    state.cackle[victim] -= 1
    state.cackle[seat] += 1
    if state.events is not None:
        state.tell("stole", {"seat": seat, "victim_seat": victim})


def take_black_aliss(state: Witches, seat: int) -> None:
    """In the standard game there are always more of them (TW-14.8); alone and together none left is the end (TW-25.1)."""
    if state.aliss_supply == 0 and (state.solo or state.together):
        lose(state, "black-aliss")
        return
    state.aliss_supply = max(0, state.aliss_supply - 1)
    state.aliss[seat] += 1
    if state.events is not None:
        state.tell("aliss", {"seat": seat, "left": state.aliss_supply})


def return_cackle(state: Witches, seat: int, count: int) -> None:
    state.cackle[seat] -= count
    state.cackle_supply += count


def place_crisis(state: Witches, space: int) -> None:
    """One more crisis marker on this tile; without one in the supply all lose (TW-7.6, TW-18.1)."""
    if state.crisis_supply == 0:
        lose(state, "crisis")
        return
    state.crisis_supply -= 1
    state.crises[space] += 1
    if state.events is not None:
        state.tell("crisis", {**state.where(space), "left": state.crisis_supply})


def remove_crises(state: Witches, space: int) -> None:
    """All crisis markers of a tile go back to the supply (TW-11.1, TW-22.2)."""
    state.crisis_supply += state.crises[space]
    state.crises[space] = 0


class StealMarker(Choice[Witches]):
    """The supply is empty and several have the most: from whom does the marker come (TW-14.3)?"""

    fields: ClassVar[Mapping[str, Shape]] = {"seat": Seat(False), "count": Number(99, 1)}
    ask: ClassVar[str] = "steal"
    rule: ClassVar[str] = "TW-14.3"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def deciding(self, state: Witches) -> tuple[int, ...]:
        return ONE_SEAT[self.seat]

    def options(self, state: Witches, seat: int) -> list[WitchesMove]:
        return [state.offers.steal[other] for other in others_with_most(state, seat)]

    def take(self, state: Witches, seat: int, move: WitchesMove) -> None:
        steal(state, seat, move.victim)
        take_cackle(state, seat, self.count - 1)

    def refuse(self, state: Witches, seat: int, move: WitchesMove) -> Refusal:
        if move.act == STEAL:
            return Refusal("TW-14.3", "not-the-most")
        return Refusal(self.rule, "marker-first")
