"""What can't be in a loaded position: pieces lost or doubled, tiles and markers where they can't lie, steps out of place."""

from typing import Any

from hexenkessel.games.witches.advantages import ThrowCards
from hexenkessel.games.witches.attempts import (
    AfterRoll,
    BeforeRoll,
    EscapeTo,
    JoinThree,
    PlaySymbols,
    RunOrStay,
)
from hexenkessel.games.witches.box import CARDS, DIMITY, FIRST_HARD, INVISIBILITY, KINDS
from hexenkessel.games.witches.cackle import StealMarker, others_with_most
from hexenkessel.games.witches.failure import ChooseRetreat, Consequence, Fail, LoseTile
from hexenkessel.games.witches.moving import (
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
from hexenkessel.games.witches.problems import WorsenProblem, can_worsen
from hexenkessel.games.witches.setup import ChoosePersonality, DealCards, PlaceWitch, supplies_of
from hexenkessel.games.witches.state import DUNGEON, EMPTY, NOWHERE, Witches
from hexenkessel.kernel.agenda import NOTHING, Step
from hexenkessel.kernel.errors import BrokenPosition


def check(state: Witches) -> None:
    check_board(state)
    check_tiles(state)
    check_cards(state)
    check_markers(state)
    check_seats(state)
    for place, step in enumerate([*state.agenda, state.waiting]):
        if step is not NOTHING:
            check_step(state, step, f"agenda[{place}]")


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


def check_markers(state: Witches) -> None:
    """Markers change places, but none is lost; only Black Aliss has no end in the standard game (R-28)."""
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


# -- seats and the attempt ----------------------------------------------------------------------------------------------


def check_seats(state: Witches) -> None:
    chosen = [personality for personality in state.personalities if personality >= 0]
    if len(set(chosen)) != len(chosen):
        raise BrokenPosition("position.personalities", "witches-problem-same-personality")
    for seat in range(state.players):
        if state.powers[seat] and state.personalities[seat] in (-1, DIMITY):
            raise BrokenPosition(f"position.powers[{seat}]", "witches-problem-power")
    if state.active >= state.players or state.first_chooser >= state.players:
        raise BrokenPosition("position.active", "witches-problem-seat")
    steps = [*state.agenda, state.waiting]
    early = any(isinstance(step, ChoosePersonality | DealCards | PlaceWitch) for step in steps)
    if not early:
        if len(chosen) != state.players or state.start_player < 0:
            raise BrokenPosition("position.personalities", "witches-problem-no-personality")
        if NOWHERE in state.witches:
            raise BrokenPosition("position.witches", "witches-problem-not-placed")
    if len(state.rolled) not in (0, 2, 4) or any(face not in state.box.faces for face in state.rolled):
        raise BrokenPosition("position.rolled", "witches-problem-dice")
    if state.attempt == NOWHERE:
        if state.beside or state.rolled or state.symbol_points or state.bonus_points:
            raise BrokenPosition("position.attempt", "witches-problem-no-attempt")
    elif state.tiles[state.attempt] == EMPTY or not state.face_up[state.attempt]:
        raise BrokenPosition("position.attempt", "witches-problem-attempt-tile")


# -- steps --------------------------------------------------------------------------------------------------------------


def check_step(state: Witches, step: Step[Any], where: str) -> None:
    check_fields(state, step, where)
    rolls = {BeforeRoll: 0, RunOrStay: 2, PlaySymbols: 2, AfterRoll: 4, JoinThree: 4, EscapeTo: 4}
    if type(step) in rolls and (state.attempt == NOWHERE or len(state.rolled) != rolls[type(step)]):
        raise BrokenPosition(where, "witches-problem-step-attempt", step=type(step).__name__)
    if isinstance(step, Fail | ChooseRetreat | Consequence) and state.attempt == NOWHERE:
        raise BrokenPosition(where, "witches-problem-step-attempt", step=type(step).__name__)
    at = state.witches[state.active]
    on_board = BeforeRoll, RunOrStay, PlaySymbols, AfterRoll, JoinThree, EscapeTo, Fail, ChooseRetreat
    if isinstance(step, on_board) and at != state.attempt:
        raise BrokenPosition("position.witches", "witches-problem-witch-elsewhere")
    if isinstance(step, Act | WalkOn | FollowUp | FaceProblem | DrinkTea | RestAtCottage) and at < 0:
        raise BrokenPosition("position.witches", "witches-problem-witch-elsewhere")
    if isinstance(step, InDungeon | LeaveDungeon) and at != DUNGEON:
        raise BrokenPosition("position.witches", "witches-problem-witch-elsewhere")
    if isinstance(step, FaceProblem) and state.tiles[at] == EMPTY:
        raise BrokenPosition(where, "witches-problem-no-tile-here")


def check_fields(state: Witches, step: Step[Any], where: str) -> None:
    """The numbers in a step are such that it can go on."""
    good = True
    if isinstance(step, StartAction):
        good = step.number in (1, 2)
    elif isinstance(step, WalkOn):
        good = step.kind in (0, 1, 2)
    elif isinstance(step, StealMarker):
        good = in_game(state, step.seat) and 0 < step.count <= 4
        good = good and state.cackle_supply == 0 and len(others_with_most(state, step.seat)) > 0
    elif isinstance(step, JoinTea):
        good = in_game(state, step.guest)
    elif isinstance(step, LoseTile):
        good = in_game(state, step.seat)
    elif isinstance(step, WorsenProblem):
        good = step.place in range(len(state.box.atlas.places)) and len(can_worsen(state, step.place)) > 0
    elif isinstance(step, ThrowCards):
        good = step.thrown in range(CARDS)
    elif isinstance(step, JoinThree):
        good = 0 < step.personas < 1 << len(state.box.personas) and len(step.options(state, state.active)) > 0
    if not good:
        raise BrokenPosition(where, "witches-problem-step", step=type(step).__name__)


def in_game(state: Witches, seat: int) -> bool:
    return 0 <= seat < state.players
