"""Phase 1: the next problem comes to Lancre, and problems left alone become crises (TW-7)."""

from collections.abc import Mapping
from typing import ClassVar, Final

from hexenkessel.games.witches.advantages import Window
from hexenkessel.games.witches.box import FIRST_HARD
from hexenkessel.games.witches.cackle import place_crisis
from hexenkessel.games.witches.moves import LAY, WORSEN, WitchesMove
from hexenkessel.games.witches.state import EMPTY, OwnChoice, Witches
from hexenkessel.kernel.agenda import NOBODY, ONE_SEAT, Choice, Step
from hexenkessel.kernel.errors import Refusal
from hexenkessel.kernel.shape import Number, Shape


class BeginTurn(Window):
    """Cards may be played before the first one is turned up (TW-7.8)."""

    ask: ClassVar[str] = "begin"
    rule: ClassVar[str] = "TW-6.1"

    def choices(self, state: Witches, seat: int) -> list[WitchesMove]:
        return [state.offers.begin]

    def proceed(self, state: Witches, seat: int, move: WitchesMove) -> None:
        if state.events is not None:
            state.tell("began", {"seat": seat})
        state.agenda.append(TURN_UP_CARDS)


class LastChance(Window):
    """A further card must be turned up, and no crisis marker is left: the last chance for a Helping Hand (TW-7.8)."""

    ask: ClassVar[str] = "last-chance"
    rule: ClassVar[str] = "TW-7.8"

    def choices(self, state: Witches, seat: int) -> list[WitchesMove]:
        return [state.offers.go_on]

    def proceed(self, state: Witches, seat: int, move: WitchesMove) -> None:
        if state.events is not None:
            state.tell("went-on", {"seat": seat})
        state.agenda.append(TURN_UP_CARDS)


class TurnUpCards(Step[Witches]):
    """Cards are turned up until the next tile has found its place (TW-7.2, TW-7.3)."""

    def run(self, state: Witches) -> None:
        while True:
            if not any_card_helps(state):
                state.agenda.append(LAY_BY_HAND)
                return
            if not state.draw_pile:
                state.reshuffle()
            card = state.draw_pile.pop()
            # Resolved before anything else can be drawn (TW-5.4).
            state.discard_pile.append(card)
            place = state.box.place[card]
            if state.events is not None:
                facts = {
                    "card": state.box.card_names[card],
                    "place": state.box.atlas.places[place],
                    "spot": 0,
                }
                state.tell("turned-up", facts)
            if state.guarded(place):
                if state.events is not None:
                    state.tell("guarded", {"place": state.box.atlas.places[place], "spot": 0})
            elif lay_at(state, place) or worsen_at(state, place):
                return
            if state.crisis_supply == 0:
                state.agenda.append(LAST_CHANCE)
                return


def lay_at(state: Witches, place: int) -> bool:
    """The tile goes to the first space without one (TW-7.4)."""
    for space in state.box.atlas.spaces_of[place]:
        if state.tiles[space] == EMPTY:
            lay_tile(state, space)
            return True
    return False


def lay_tile(state: Witches, space: int) -> None:
    """The top tile of the leftmost box; hard ones stay face down (TW-7.1)."""
    kind = state.stack.pop()
    state.tiles[space] = kind
    state.face_up[space] = kind < FIRST_HARD
    if state.events is not None:
        tile = state.box.tile_names[kind] if kind < FIRST_HARD else "unknown"
        state.tell("laid", {"tile": tile, **state.where(space), "left": len(state.stack)})


def worsen_at(state: Witches, place: int) -> bool:
    """All spaces hold tiles: a crisis marker. True: somebody has to choose, or all is lost, at once (TW-7.6)."""
    spaces = can_worsen(state, place)
    if len(spaces) > 1 and state.crisis_supply > 0:
        state.agenda.append(WorsenProblem(place))
        return True
    if spaces:
        place_crisis(state, spaces[0])
    elif state.events is not None:
        state.tell("bad-enough", {"place": state.box.atlas.places[place], "spot": 0})
    return state.ending != ""


def can_worsen(state: Witches, place: int) -> list[int]:
    """Only tiles without a marker take one (TW-7.4), but for option B (TW-26.2)."""
    return [space for space in state.box.atlas.spaces_of[place] if state.piling or state.crises[space] == 0]


def any_card_helps(state: Witches) -> bool:
    """Whether any card that can be turned up would do something (TW-7.9); mostly the first one does."""
    for place in range(len(state.draw_pile) - 1, -1, -1):
        if helps(state, state.box.place[state.draw_pile[place]]):
            return True
    return any(helps(state, state.box.place[card]) for card in state.discard_pile)


def helps(state: Witches, place: int) -> bool:
    if state.guarded(place):
        return False
    for space in state.box.atlas.spaces_of[place]:
        if state.tiles[space] == EMPTY or state.piling or state.crises[space] == 0:
            return True
    return False


class WorsenProblem(OwnChoice):
    """Several tiles of Town or Castle could take the crisis marker: the active player chooses (TW-7.4)."""

    fields: ClassVar[Mapping[str, Shape]] = {"place": Number(99)}
    ask: ClassVar[str] = "worsen"
    rule: ClassVar[str] = "TW-7.4"

    def __init__(self, place: int) -> None:
        self.place = place

    def options(self, state: Witches, seat: int) -> list[WitchesMove]:
        return [state.offers.worsen[space] for space in can_worsen(state, self.place)]

    def take(self, state: Witches, seat: int, move: WitchesMove) -> None:
        state.agenda.append(TURN_UP_CARDS if state.crisis_supply > 1 else LAST_CHANCE)
        state.tell_at("worsened", seat, move.space)
        place_crisis(state, move.space)

    def refuse(self, state: Witches, seat: int, move: WitchesMove) -> Refusal:
        if move.act == WORSEN:
            return Refusal("TW-7.4", "no-crisis-there")
        return Refusal(self.rule, "crisis-first")


class LayByHand(Choice[Witches]):
    """No card can help: the active player lays the tile herself, where no witch is (TW-7.9)."""

    ask: ClassVar[str] = "lay"
    rule: ClassVar[str] = "TW-7.9"

    def deciding(self, state: Witches) -> tuple[int, ...]:
        return ONE_SEAT[state.active] if self.options(state, state.active) else NOBODY

    def run(self, state: Witches) -> None:
        """No space either: the tile waits for the next turn."""
        if state.events is not None:
            state.tell("kept", {})

    def options(self, state: Witches, seat: int) -> list[WitchesMove]:
        atlas = state.box.atlas
        return [
            state.offers.lay[space]
            for space in range(atlas.spaces)
            if state.tiles[space] == EMPTY and not state.guarded(atlas.place_of[space])
        ]

    def take(self, state: Witches, seat: int, move: WitchesMove) -> None:
        state.tell_at("found-place", seat, move.space)
        lay_tile(state, move.space)

    def refuse(self, state: Witches, seat: int, move: WitchesMove) -> Refusal:
        if move.act == LAY:
            return Refusal("TW-7.9", "no-place-for-tile")
        return Refusal(self.rule, "tile-first")


BEGIN_TURN: Final = BeginTurn()
LAST_CHANCE: Final = LastChance()
TURN_UP_CARDS: Final = TurnUpCards()
LAY_BY_HAND: Final = LayByHand()
