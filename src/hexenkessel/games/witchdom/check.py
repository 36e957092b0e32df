"""What a position of Witchdom must be like (WD-17): pieces lost or doubled, and places that can't be."""

from typing import Any, Final

from hexenkessel.games.witchdom.box import (
    EMPTY,
    FIRST_NOVICE,
    FIRST_START,
    INGREDIENTS,
    KINDS,
    OF_ANIMALS,
    PLACES,
    POTIONS,
    WITCHES,
)
from hexenkessel.games.witchdom.brewing import Brew, Pay
from hexenkessel.games.witchdom.gathering import Act, Gather, Renew, Rest
from hexenkessel.games.witchdom.moves import SLOTS
from hexenkessel.games.witchdom.ostara import OstaraTurn
from hexenkessel.games.witchdom.payments import payable, settle
from hexenkessel.games.witchdom.rules import ChooseNovices, EndTurn, Round
from hexenkessel.games.witchdom.state import (
    ANIMAL,
    BREWED,
    CARD,
    CRITERION,
    GOALS_CLAIMED,
    IGNORED,
    NO_ANIMAL,
    NO_CARD,
    NO_TRIGGER,
    NOT_YET,
    OSTARA,
    POTIONS_GONE,
    THE_KIND,
    TOKEN,
    TOPMOST,
    TRIGGERS,
    WITCH,
    WITCHES_GONE,
    Witchdom,
)
from hexenkessel.kernel.agenda import NOTHING, Step
from hexenkessel.kernel.errors import BrokenPosition

AGENDAS: Final = "EndTurn, Act / EndTurn, Brew, Gather, Renew / EndTurn, Pay / EndTurn, Rest / Round"
BY_OWNER = (
    *("hands", "piles", "ingredients", "stock_potions", "stock_tools", "stock_animals"),
    *("clan_witches", "clan_potions", "clan_tools", "clan_animals"),
)


def check(state: Witchdom) -> None:
    check_lengths(state)
    check_tokens(state)
    check_witches(state)
    check_potions(state)
    check_display(state)
    check_novices(state)
    check_clans(state)
    check_goals(state)
    check_rounds(state)
    if state.solo:
        check_ostara(state)
    elif state.tiles or state.used_tiles or state.tale:
        raise BrokenPosition("position.tiles", "witchdom-problem-tiles")
    steps = state.agenda if state.waiting is NOTHING else [*state.agenda, state.waiting]
    if steps:
        check_agenda(state, steps)
    else:
        check_ending(state)


def check_lengths(state: Witchdom) -> None:
    for field in BY_OWNER:
        if len(getattr(state, field)) != state.owners:
            raise BrokenPosition(f"position.{field}", "witchdom-problem-owners", wanted=state.owners)
    for owner, counts in enumerate(state.ingredients):
        if len(counts) != KINDS:
            raise BrokenPosition(f"position.ingredients[{owner}]", "witchdom-problem-kinds", wanted=KINDS)
    wanted = {"bag": KINDS, "slots": SLOTS, "open_witches": len(PLACES), "open_potions": len(PLACES)}
    for field, length in wanted.items():
        if len(getattr(state, field)) != length:
            raise BrokenPosition(f"position.{field}", "witchdom-problem-kinds", wanted=length)


def check_tokens(state: Witchdom) -> None:
    """Bag, board and owners have all tokens of the box (WD-17.1)."""
    for kind in range(KINDS):
        found = state.bag[kind] + state.slots.count(kind) + sum(counts[kind] for counts in state.ingredients)
        if found != state.box.tokens[kind]:
            raise BrokenPosition(
                "position.bag",
                "witchdom-problem-token-count",
                ingredient=INGREDIENTS[kind],
                total=found,
                wanted=state.box.tokens[kind],
            )


def check_witches(state: Witchdom) -> None:
    """Every witch is somewhere, once; a novice only in a hand or on a pile (WD-17.2)."""
    anywhere = [
        state.witch_stack,
        state.boxed_witches,
        [card for card in state.open_witches if card != EMPTY],
    ]
    inside = [*state.hands, *state.piles]
    outside = [*anywhere, *state.clan_witches, *state.stock_animals, *state.clan_animals]
    seen = [0] * WITCHES
    for cards in [*inside, *outside]:
        for card in cards:
            if card < FIRST_NOVICE:
                seen[card] += 1
    for cards in outside:
        if any(card >= FIRST_NOVICE for card in cards):
            raise BrokenPosition("position.hands", "witchdom-problem-novice-place")
    for card, copies in enumerate(seen):
        if copies != 1:
            raise BrokenPosition(
                "position.witch_stack",
                "witchdom-problem-card-count",
                card=state.box.witch_names[card],
                total=copies,
            )


def check_potions(state: Witchdom) -> None:
    """Every potion is somewhere, once; as many start potions as there are owners, none of them a tool (WD-17.2)."""
    outside = [
        *(state.potion_stack, state.boxed_potions, [card for card in state.open_potions if card != EMPTY]),
        *(*state.stock_tools, *state.clan_tools),
    ]
    seen = [0] * len(state.box.potion_names)
    for cards in [*outside, *state.stock_potions, *state.clan_potions]:
        for card in cards:
            seen[card] += 1
    for cards in outside:
        if any(card >= FIRST_START for card in cards):
            raise BrokenPosition("position.stock_potions", "witchdom-problem-start-place")
    for card, copies in enumerate(seen):
        if copies > 1 or (copies < 1 and card < POTIONS):
            raise BrokenPosition(
                "position.potion_stack",
                "witchdom-problem-card-count",
                card=state.box.potion_names[card],
                total=copies,
            )
    if sum(seen[FIRST_START:]) != state.owners:
        raise BrokenPosition("position.stock_potions", "witchdom-problem-start-count", wanted=state.owners)


def check_display(state: Witchdom) -> None:
    """Places are full unless there is nothing to fill them with (WD-17.5)."""
    if EMPTY in state.slots and state.in_bag():
        raise BrokenPosition("position.slots", "witchdom-problem-not-filled")
    for field, stack, boxed, known in (
        ("witches", state.witch_stack, state.boxed_witches, state.known_witches),
        ("potions", state.potion_stack, state.boxed_potions, state.known_potions),
    ):
        display = state.open_witches if field == "witches" else state.open_potions
        if EMPTY in display and (stack or boxed):
            raise BrokenPosition(f"position.open_{field}", "witchdom-problem-not-filled")
        if boxed and not stack:
            raise BrokenPosition(f"position.boxed_{field}", "witchdom-problem-boxed")
        if known > len(stack):
            raise BrokenPosition(f"position.known_{field}", "witchdom-problem-known")


def check_novices(state: Witchdom) -> None:
    """Everybody has one pair, and keeps it (WD-17.3); nobody has one before it is chosen."""
    choosing = {step.seat for step in [*state.agenda, state.waiting] if isinstance(step, ChooseNovices)}
    for owner in range(state.owners):
        cards = [card for card in state.hands[owner] + state.piles[owner] if card >= FIRST_NOVICE]
        pairs = sorted(state.box.pair[card] for card in cards)
        wanted = 0 if owner in choosing or (state.solo and owner == OSTARA) else 2
        if len(set(cards)) != wanted or len(cards) != wanted or len(set(pairs)) > 1:
            raise BrokenPosition(f"position.hands[{owner}]", "witchdom-problem-pair")
    taken = [card for cards in [*state.hands, *state.piles] for card in cards]
    if len(set(taken)) < len(taken):
        raise BrokenPosition("position.hands", "witchdom-problem-pair")


def check_clans(state: Witchdom) -> None:
    """Every brewed potion has its witch (WD-17.4); no animal is there twice (WD-12.4)."""
    for owner in range(state.owners):
        if len(state.clan_witches[owner]) != len(state.clan_potions[owner]):
            raise BrokenPosition(f"position.clan_witches[{owner}]", "witchdom-problem-brews")
        animals = [state.box.animal[card] for card in state.clan_animals[owner]]
        if len(set(animals)) < len(animals):
            raise BrokenPosition(f"position.clan_animals[{owner}]", "witchdom-problem-animal-twice")
    if not state.animals and any(state.stock_animals + state.clan_animals):
        raise BrokenPosition("position.stock_animals", "witchdom-problem-no-animals")


def check_goals(state: Witchdom) -> None:
    if len(state.goals) != len(state.goal_owners):
        raise BrokenPosition("position.goal_owners", "witchdom-problem-goal-owners")
    if len({side // 2 for side in state.goals}) < len(state.goals):
        raise BrokenPosition("position.goals", "witchdom-problem-goal-twice")
    if any(owner >= state.owners for owner in state.goal_owners):
        raise BrokenPosition("position.goal_owners", "witchdom-problem-goal-owners")
    if EMPTY in state.goals:
        raise BrokenPosition("position.goals", "witchdom-problem-goal-owners")
    if not state.animals and any(state.box.goals[side].condition == OF_ANIMALS for side in state.goals):
        raise BrokenPosition("position.goals", "witchdom-problem-no-animals")  # WD-2.8


def check_rounds(state: Witchdom) -> None:
    """The last round is known when it should be, and comes (WD-10.3, WD-13.5)."""
    if EMPTY in (state.first, state.turn):
        raise BrokenPosition("position.turn", "witchdom-problem-no-turn")
    if state.solo and state.round > state.box.rounds:
        raise BrokenPosition("position.round", "witchdom-problem-round", most=state.box.rounds)
    triggered = state.trigger in (GOALS_CLAIMED, WITCHES_GONE, POTIONS_GONE)
    if not triggered and state.trigger != NO_TRIGGER:
        raise BrokenPosition("position.trigger", "witchdom-problem-last-round")
    if triggered != (state.last_round != NOT_YET) or (state.solo and triggered):
        raise BrokenPosition("position.last_round", "witchdom-problem-last-round")
    if triggered and not state.last_round - 1 <= state.round <= state.last_round:
        raise BrokenPosition("position.round", "witchdom-problem-last-round")


def check_ending(state: Witchdom) -> None:
    """A game that is over has ended as it had to."""
    ending = "rounds" if state.solo else TRIGGERS[state.trigger]
    last = state.box.rounds if state.solo else state.last_round
    if state.ending != ending or state.round != last or state.active != EMPTY:
        raise BrokenPosition("ending", "witchdom-problem-ending")


# -- Ostara -------------------------------------------------------------------------------------------------------------


def check_ostara(state: Witchdom) -> None:
    """All her tiles are there, without animals not those with animals (WD-13.1), and enough for the rest of this stage."""
    tiles = sorted(state.tiles + state.used_tiles)
    wanted = [number for number, tile in enumerate(state.box.tiles) if state.animals or not tile.animal]
    if tiles != wanted:
        raise BrokenPosition("position.tiles", "witchdom-problem-tiles")
    length = state.box.rounds // state.box.stages
    to_come = length - 1 - (state.round - 1) % length
    if any(isinstance(step, Round | OstaraTurn) for step in state.agenda):
        to_come += 1
    if len(state.tiles) < to_come:
        raise BrokenPosition("position.tiles", "witchdom-problem-tiles-left", wanted=to_come)
    for field in ("piles", "stock_tools", "clan_tools", "stock_animals"):
        if getattr(state, field)[OSTARA]:
            raise BrokenPosition(f"position.{field}[{OSTARA}]", "witchdom-problem-ostara")
    for number, line in enumerate(state.tale):
        if not is_told(line):
            raise BrokenPosition(f"position.tale[{number}]", "witchdom-problem-tale")


def is_told(line: dict[str, Any]) -> bool:
    """Whether a line of her tale names what it is about."""
    deed = line["deed"]
    if deed == EMPTY or any(line[field] in (EMPTY, []) for field in TOLD[deed]):
        return False
    if deed in (CRITERION, TOPMOST, CARD):
        return len(line["places"]) == len(line["witches"] if line["kind"] == WITCH else line["potions"])
    if deed == TOKEN:
        return bool(line["slot"])
    return deed != BREWED or len(line["tokens"]) == KINDS


# What a line is about, by its deed (see state.py).
TOLD: Final[dict[int, tuple[str, ...]]] = {
    THE_KIND: ("kind",),
    CRITERION: ("kind", "criterion", "places"),
    IGNORED: ("kind", "criterion"),
    TOPMOST: ("kind", "places"),
    CARD: ("kind", "places"),
    NO_CARD: ("kind",),
    ANIMAL: ("places", "witches"),
    NO_ANIMAL: (),
    TOKEN: ("places", "ingredient"),
    BREWED: ("witches", "potions"),
}


# -- what is still to be done -------------------------------------------------------------------------------------------


def check_agenda(state: Witchdom, steps: list[Step[Any]]) -> None:
    """What is left of a turn lies on its end, or novices that are still to be chosen on the first round."""
    first, rest = steps[0], steps[1:]
    if isinstance(first, Round):
        check_choosing(state, rest)
    elif not isinstance(first, EndTurn):
        raise BrokenPosition("agenda[0]", "witchdom-problem-agenda", known=AGENDAS)
    elif not is_idle(state, rest):
        check_gathering(state, rest)
        return
    if state.active != EMPTY:
        raise BrokenPosition("position.active", "witchdom-problem-active")


def check_choosing(state: Witchdom, steps: list[Step[Any]]) -> None:
    """Whoever chooses novices has no card yet, and nobody has played one (WD-2.3)."""
    seats = [step.seat for step in steps if isinstance(step, ChooseNovices)]
    if len(seats) < len(steps) or len(set(seats)) < len(seats):
        raise BrokenPosition("agenda", "witchdom-problem-agenda", known=AGENDAS)
    if seats and any(state.piles):
        raise BrokenPosition("position.piles", "witchdom-problem-choosing")
    for seat in seats:
        if state.hands[seat]:
            raise BrokenPosition(f"position.hands[{seat}]", "witchdom-problem-choosing")


def is_idle(state: Witchdom, steps: list[Step[Any]]) -> bool:
    """Whether no card is being played: the turn has not begun, is a rest, or is over."""
    if len(steps) == 2 and state.solo:
        return isinstance(steps[0], Act) and isinstance(steps[1], OstaraTurn)
    return not steps or (len(steps) == 1 and isinstance(steps[0], Act | Rest))


def check_gathering(state: Witchdom, steps: list[Step[Any]]) -> None:
    """A card is being played: renewal, action points from top to bottom, then brewing or paying (WD-3.3, WD-4.2)."""
    pile = state.piles[state.turn]
    if state.active == EMPTY or not pile or pile[-1] != state.active:
        raise BrokenPosition("position.active", "witchdom-problem-active")
    if len(steps) == 1 and isinstance(steps[0], Pay):
        check_payment(state, steps[0])
        return
    after = len(PLACES)
    for number, step in enumerate(steps, 1):
        where = f"agenda[{number}]"
        if isinstance(step, Brew):
            # Novices never brew or tame (WD-5.6, WD-12.2).
            fine = number == 1 and state.active < FIRST_NOVICE
        elif isinstance(step, Gather):
            fine = step.place < after and step.points <= state.box.actions[state.active][step.place]
            after = step.place
        else:
            fine = isinstance(step, Renew) and number == len(steps) and state.box.renewal[state.active]
        if not fine:
            raise BrokenPosition(where, "witchdom-problem-step")


def check_payment(state: Witchdom, step: Pay) -> None:
    """The potion is the active witch's to brew, what is settled could be, and there is still something to choose."""
    box = state.box
    seat = state.turn
    fine = (
        step.potion in state.stock_potions[seat]
        and state.active < FIRST_NOVICE
        and box.brewers[step.potion] & box.banners[state.active] != 0
        and payable(state, seat, step.potion)
        and len(step.ways) < len(box.requirements[step.potion])
    )
    if not fine:
        raise BrokenPosition("agenda[1]", "witchdom-problem-step")
    settling = settle(state, seat, step.potion, ())
    for way in step.ways:
        if way not in settling.choices():
            raise BrokenPosition("agenda[1].ways", "witchdom-problem-step")
        settling.meet(way)
    if len(settling.choices()) < 2:
        raise BrokenPosition("agenda[1].ways", "witchdom-problem-step")
