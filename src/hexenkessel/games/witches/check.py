"""What can't be in a loaded position: pieces lost or doubled, tiles and markers where they can't lie, steps out of place.

What passes can be played to its end, whether or not a game could come to it.
"""

from typing import Any, Final

from hexenkessel.games.witches.advantages import ELVES_TOO_MANY, BorrowAgain, ThrowCards, Window
from hexenkessel.games.witches.attempts import (
    AfterRoll,
    BeforeRoll,
    EndAttempt,
    EscapeTo,
    JoinThree,
    PlaySymbols,
    RunOrStay,
    SecondRoll,
    Succeed,
    persona_count,
)
from hexenkessel.games.witches.box import (
    CARDS,
    DIMITY,
    EXTRA_MOVEMENT,
    FIRST_HARD,
    INVISIBILITY,
    KINDS,
    MAGIC,
)
from hexenkessel.games.witches.cackle import StealMarker, others_with_most
from hexenkessel.games.witches.failure import ChooseRetreat, Consequence, Fail, LoseTile
from hexenkessel.games.witches.moving import (
    EXTRA_STEPS,
    GOING,
    WALK_STEPS,
    Act,
    DrinkTea,
    FaceProblem,
    FollowUp,
    InDungeon,
    JoinTea,
    LeaveDungeon,
    RestAtCottage,
    StartAction,
    WalkOn,
)
from hexenkessel.games.witches.problems import (
    BeginTurn,
    LastChance,
    LayByHand,
    TurnUpCards,
    WorsenProblem,
    can_worsen,
)
from hexenkessel.games.witches.rules import ChoosePersonality, DealCards, EndTurn, PlaceWitch, normal_ending
from hexenkessel.games.witches.setup import supplies_of
from hexenkessel.games.witches.state import DUNGEON, EMPTY, LOST, NOWHERE, THREE_WITCHES, Witches
from hexenkessel.kernel.agenda import Step
from hexenkessel.kernel.errors import BrokenPosition

Kinds = tuple[type[Step[Any]], ...]

SETUP: Final[Kinds] = (ChoosePersonality, DealCards, PlaceWitch)
PHASE_ONE: Final[Kinds] = (BeginTurn, LastChance, TurnUpCards, WorsenProblem, LayByHand)
GOING_AWAY: Final[Kinds] = (Succeed, Fail, EscapeTo, Consequence, ChooseRetreat, LoseTile)
ROLLING: Final[Kinds] = (BeforeRoll, RunOrStay, PlaySymbols, SecondRoll, AfterRoll, JoinThree)
ON_THE_WAY: Final[Kinds] = (Act, WalkOn, FollowUp, FaceProblem, DrinkTea, RestAtCottage)
ACTION: Final[Kinds] = (*ON_THE_WAY, JoinTea, InDungeon, LeaveDungeon, *ROLLING, EndAttempt)
# Markers are taken on top of whatever comes after them.
BELOW_MARKERS: Final[Kinds] = (
    *(ChoosePersonality, DealCards, Window, SecondRoll, EndAttempt),
    *(Succeed, Fail, EscapeTo, Consequence, ChooseRetreat),
)
# How many dice lie there at these steps; solved, a problem may be at any time.
DICE: Final[dict[type[Step[Any]], tuple[int, ...]]] = {
    BeforeRoll: (0,),
    RunOrStay: (2,),
    PlaySymbols: (2,),
    SecondRoll: (2,),
    AfterRoll: (4,),
    JoinThree: (4,),
    EscapeTo: (4,),
    Fail: (4,),
    ChooseRetreat: (4,),
    Consequence: (4,),
    LoseTile: (4,),
}
MOST_ALISS: Final = 100
MOST_SHUFFLES: Final = 500
MOST_TAKEN: Final = 4


def check(state: Witches) -> None:
    check_board(state)
    check_tiles(state)
    check_cards(state)
    check_markers(state)
    steps = state.steps_left()
    check_order(steps)
    check_seats(state, steps)
    check_turn(state, steps)
    check_attempt(state, steps)
    for place, step in enumerate(steps):
        check_step(state, step, f"agenda[{place}]")
    if not steps:
        check_ending(state)


# -- pieces -------------------------------------------------------------------------------------------------------------


def check_board(state: Witches) -> None:
    """Every space has its tile or none; crisis markers and secrets lie on tiles only."""
    spaces = state.box.atlas.spaces
    for name, length in (
        ("tiles", len(state.tiles)),
        ("face_up", len(state.face_up)),
        ("crises", len(state.crises)),
        ("knowers", len(state.knowers)),
    ):
        if length != spaces:
            raise BrokenPosition(f"position.{name}", "witches-problem-spaces", count=length, wanted=spaces)
    seats = (1 << state.players) - 1
    for space in range(spaces):
        kind = state.tiles[space]
        if kind == EMPTY and (state.face_up[space] or state.crises[space]):
            raise BrokenPosition(f"position.tiles[{space}]", "witches-problem-no-tile-here")
        if EMPTY < kind < FIRST_HARD and not state.face_up[space]:
            raise BrokenPosition(f"position.face_up[{space}]", "witches-problem-easy-face-down")
        if state.knowers[space] and (not state.hidden(space) or state.knowers[space] & ~seats):
            raise BrokenPosition(f"position.knowers[{space}]", "witches-problem-knowers")


def check_tiles(state: Witches) -> None:
    """Every tile of the box is somewhere, and no other; solved ones lie in their row."""
    found = [0] * KINDS
    piles = [state.stack, state.aside, state.removed, *state.easy, *state.hard]
    for pile in [*piles, [kind for kind in state.tiles if kind != EMPTY]]:
        for kind in pile:
            found[kind] += 1
    for kind in range(KINDS):
        if found[kind] != state.box.copies[kind]:
            raise BrokenPosition(
                "position",
                "witches-problem-tiles",
                tile=state.box.tile_names[kind],
                count=found[kind],
                wanted=state.box.copies[kind],
            )
    for seat in range(state.players):
        if any(kind >= FIRST_HARD for kind in state.easy[seat]):
            raise BrokenPosition(f"position.easy[{seat}]", "witches-problem-row")
        if any(kind < FIRST_HARD for kind in state.hard[seat]):
            raise BrokenPosition(f"position.hard[{seat}]", "witches-problem-row")
    sizes = sum([hard + easy for hard, easy in state.box.box_sizes[state.players]])
    if len(state.stack) > sizes:
        raise BrokenPosition("position.stack", "witches-problem-stack", count=len(state.stack), wanted=sizes)


def check_cards(state: Witches) -> None:
    found = [0] * CARDS
    for pile in [state.draw_pile, state.discard_pile, state.beside, *state.hands]:
        for card in pile:
            found[card] += 1
    for card in range(CARDS):
        if found[card] != 1:
            raise BrokenPosition(
                "position", "witches-problem-cards", card=state.box.card_ids[card], count=found[card]
            )
    for seat in range(state.players):
        held = [card for card in state.hands[seat] if state.box.advantage[card] == INVISIBILITY]
        if state.exposed[seat] and not held:
            raise BrokenPosition(f"position.exposed[{seat}]", "witches-problem-exposed")
    known = state.last_pile
    if len(known) != CARDS or max(known) > state.shuffles or state.shuffles > MOST_SHUFFLES:
        raise BrokenPosition("position.last_pile", "witches-problem-piles")
    if any(known[card] != state.shuffles for card in state.draw_pile):
        raise BrokenPosition("position.last_pile", "witches-problem-piles")


def check_markers(state: Witches) -> None:
    """Markers change places, but none is lost; only Black Aliss has no end in the standard game (TW-14.8)."""
    supplies = supplies_of(state)
    for name, count, wanted in (
        ("cackle", state.cackle_supply + sum(state.cackle), supplies.cackle),
        ("crisis", state.crisis_supply + sum(state.crises), supplies.crisis),
    ):
        if count != wanted:
            raise BrokenPosition(
                f"position.{name}_supply", "witches-problem-markers", count=count, wanted=wanted
            )
    count = state.aliss_supply + sum(state.aliss)
    endless = not state.solo and not state.together and state.aliss_supply == 0
    if count != supplies.aliss and not (endless and count > supplies.aliss):
        raise BrokenPosition(
            "position.aliss_supply", "witches-problem-markers", count=count, wanted=supplies.aliss
        )
    if count > MOST_ALISS:
        raise BrokenPosition("position.aliss", "witches-problem-markers", count=count, wanted=MOST_ALISS)


# -- the agenda ---------------------------------------------------------------------------------------------------------


def check_order(steps: list[Step[Any]]) -> None:
    """Every step lies on one that it can come before."""
    below: Step[Any] | None = None
    for place, step in enumerate(steps):
        if not may_lie(step, below):
            raise BrokenPosition(f"agenda[{place}]", "witches-problem-order", step=type(step).__name__)
        below = step
    for kind in (LoseTile, JoinTea):
        seats = [
            step.seat if isinstance(step, LoseTile) else step.guest
            for step in steps
            if isinstance(step, kind)
        ]
        if len(set(seats)) != len(seats):
            raise BrokenPosition("agenda", "witches-problem-order", step=kind.__name__)


def may_lie(step: Step[Any], below: Step[Any] | None) -> bool:
    """`below` is what comes after this step; None at the end of everything."""
    if below is None:
        return isinstance(step, (*SETUP, EndTurn))
    first = isinstance(below, StartAction) and below.number == 1
    # What is left of the turn begins with the second action, or with its end.
    rest = isinstance(below, EndTurn) or (isinstance(below, StartAction) and below.number == 2)
    if isinstance(step, StartAction):
        return rest and isinstance(below, StartAction) == (step.number == 1)
    if isinstance(step, PHASE_ONE):
        return first
    if isinstance(step, ACTION):
        return rest or (isinstance(step, JoinTea) and isinstance(below, JoinTea))
    if isinstance(step, GOING_AWAY):
        again = isinstance(step, LoseTile) and isinstance(below, LoseTile)
        before = isinstance(step, ChooseRetreat) and isinstance(below, Consequence)
        return isinstance(below, EndAttempt) or again or before
    if isinstance(step, BorrowAgain | ThrowCards):
        return isinstance(below, Window)
    return isinstance(step, StealMarker) and isinstance(below, BELOW_MARKERS)


# -- seats and turns ----------------------------------------------------------------------------------------------------


def check_seats(state: Witches, steps: list[Step[Any]]) -> None:
    chosen = [personality for personality in state.personalities if personality >= 0]
    if len(set(chosen)) != len(chosen):
        raise BrokenPosition("position.personalities", "witches-problem-same-personality")
    for seat in range(state.players):
        if state.powers[seat] and state.personalities[seat] in (-1, DIMITY):
            raise BrokenPosition(f"position.powers[{seat}]", "witches-problem-power")
    first = steps[0] if steps else None
    if isinstance(first, SETUP):
        check_setup(state, first)
        return
    if len(chosen) != state.players or state.start_player < 0:
        raise BrokenPosition("position.personalities", "witches-problem-no-personality")
    if NOWHERE in state.witches:
        raise BrokenPosition("position.witches", "witches-problem-not-placed")


def check_setup(state: Witches, step: Step[Any]) -> None:
    """Personalities and places are chosen one after the other (TW-3.1, TW-4.2)."""
    players = state.players
    choosing = [(state.first_chooser + turn) % players for turn in range(players)]
    if isinstance(step, ChoosePersonality):
        choosing = choosing[: choosing.index(state.active)]
    if [seat for seat in range(players) if state.personalities[seat] >= 0] != sorted(choosing):
        raise BrokenPosition("position.personalities", "witches-problem-setup")
    placed: list[int] = []
    if isinstance(step, PlaceWitch):
        if state.start_player < 0:
            raise BrokenPosition("position.start_player", "witches-problem-setup")
        placing = [(state.start_player + turn) % players for turn in range(players)]
        placed = placing[: placing.index(state.active)]
        if EMPTY not in state.tiles:
            raise BrokenPosition("position.tiles", "witches-problem-setup")
    if [seat for seat in range(players) if state.witches[seat] != NOWHERE] != sorted(placed):
        raise BrokenPosition("position.witches", "witches-problem-setup")
    if DUNGEON in state.witches or not state.stack:
        raise BrokenPosition("position.witches", "witches-problem-setup")


def check_turn(state: Witches, steps: list[Step[Any]]) -> None:
    """The number of the action is the one that the rest of the turn says, and steps and losses are possible in it."""
    if not steps or isinstance(steps[0], SETUP):
        return
    to_come = [step.number for step in steps if isinstance(step, StartAction)]
    if state.action != 2 - len(to_come):
        raise BrokenPosition("position.action", "witches-problem-action", wanted=2 - len(to_come))
    if state.frozen > state.action:
        raise BrokenPosition("position.frozen", "witches-problem-frozen")
    extra = state.box.advantage.count(EXTRA_MOVEMENT)
    if state.steps > WALK_STEPS + EXTRA_STEPS * extra:
        raise BrokenPosition("position.steps", "witches-problem-walk")
    if not state.stack and any(isinstance(step, PHASE_ONE) for step in steps):
        raise BrokenPosition("position.stack", "witches-problem-no-next")


def check_attempt(state: Witches, steps: list[Step[Any]]) -> None:
    """There are dice, points and cards beside them exactly while a step of an attempt is to come."""
    if len(state.rolled) not in (0, 2, 4) or any(face not in state.box.faces for face in state.rolled):
        raise BrokenPosition("position.rolled", "witches-problem-dice")
    running = any(isinstance(step, (*ROLLING, EndAttempt)) for step in steps)
    if state.attempt == NOWHERE:
        if state.beside or state.rolled or state.symbol_points or state.bonus_points:
            raise BrokenPosition("position.attempt", "witches-problem-no-attempt")
        if running:
            raise BrokenPosition(
                "position.attempt", "witches-problem-step-attempt", step=type(steps[-1]).__name__
            )
        return
    if state.tiles[state.attempt] == EMPTY or not state.face_up[state.attempt]:
        raise BrokenPosition("position.attempt", "witches-problem-attempt-tile")
    if not running:
        raise BrokenPosition("position.attempt", "witches-problem-no-attempt")
    box = state.box
    # One more magic may have come from Annagramma's tile.
    symbols = 2 + sum(2 if box.symbol[card] == MAGIC else 1 for card in state.beside)
    if state.symbol_points > symbols or state.bonus_points > sum(box.bonus[card] for card in state.beside):
        raise BrokenPosition("position.symbol_points", "witches-problem-no-attempt")


def check_ending(state: Witches) -> None:
    """How it ended fits the way to play and what lies there (TW-18, TW-24.5, TW-25)."""
    if state.ending in LOST:
        fits = {
            "crisis": state.crisis_supply == 0,
            "elves": state.elves_in_sight() >= ELVES_TOO_MANY,
            "black-aliss": state.aliss_supply == 0 and (state.solo or state.together),
        }[state.ending]
    else:
        fits = state.ending == normal_ending(state) and not state.stack
    if not fits:
        raise BrokenPosition("ending", "witches-problem-ending")


# -- steps --------------------------------------------------------------------------------------------------------------


def check_step(state: Witches, step: Step[Any], where: str) -> None:
    name = type(step).__name__
    if type(step) in DICE and len(state.rolled) not in DICE[type(step)]:
        raise BrokenPosition(where, "witches-problem-step-attempt", step=name)
    at = state.witches[state.active]
    # Once she has gone away, only what comes of it is left.
    if isinstance(step, (*ROLLING, Succeed, Fail, EscapeTo, ChooseRetreat)) and at != state.attempt:
        raise BrokenPosition("position.witches", "witches-problem-witch-elsewhere")
    if isinstance(step, ON_THE_WAY) and at < 0:
        raise BrokenPosition("position.witches", "witches-problem-witch-elsewhere")
    if isinstance(step, InDungeon | LeaveDungeon) and at != DUNGEON:
        raise BrokenPosition("position.witches", "witches-problem-witch-elsewhere")
    if isinstance(step, FaceProblem) and state.tiles[at] == EMPTY:
        raise BrokenPosition(where, "witches-problem-no-tile-here")
    if not can_go_on(state, step, at):
        raise BrokenPosition(where, "witches-problem-step", step=name)


def can_go_on(state: Witches, step: Step[Any], at: int) -> bool:
    """The numbers in a step are such that somebody can choose something."""
    if isinstance(step, WalkOn):
        return step.kind == GOING or state.steps > 0
    if isinstance(step, DrinkTea):
        return state.witch_at(at, state.active)
    if isinstance(step, JoinTea):
        return step.guest != state.active and state.witches[step.guest] == at and at >= 0
    if isinstance(step, RestAtCottage):
        return state.solo and at == state.box.atlas.cottage
    if isinstance(step, EscapeTo):
        return len(state.free_spaces(state.active)) > 0
    if isinstance(step, StealMarker):
        several = len(others_with_most(state, step.seat)) > 0
        return step.count <= MOST_TAKEN and state.cackle_supply == 0 and several
    if isinstance(step, WorsenProblem):
        if step.place >= len(state.box.atlas.places):
            return False
        full = all(state.tiles[space] != EMPTY for space in state.box.atlas.spaces_of[step.place])
        return full and state.crisis_supply > 0 and len(can_worsen(state, step.place)) > 0
    if isinstance(step, JoinThree):
        played = step.personas.bit_count()
        known = 0 < played < THREE_WITCHES and step.personas < 1 << len(state.box.personas)
        return known and persona_count(state, state.active, step.personas) >= THREE_WITCHES - played
    return True
