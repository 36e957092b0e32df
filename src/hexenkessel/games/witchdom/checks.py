"""What a position of Witchdom must be like (WD-17): pieces lost or doubled, and places that can't be."""

from hexenkessel.games.witchdom.brewing import Pay
from hexenkessel.games.witchdom.dealing import ChooseNovices
from hexenkessel.games.witchdom.gathering import GATHER, REST, Gather, Rest
from hexenkessel.games.witchdom.kinds import (
    EMPTY,
    FIRST_NOVICE,
    FIRST_START,
    INGREDIENTS,
    KINDS,
    PLACES,
    POTIONS,
    WITCHES,
)
from hexenkessel.games.witchdom.moves import SLOTS, WAYS
from hexenkessel.games.witchdom.payments import settle
from hexenkessel.games.witchdom.state import NO_TRIGGER, OSTARA, Witchdom
from hexenkessel.kernel.errors import BrokenPosition

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
    check_turn(state)
    if state.solo:
        check_tiles(state)
    for number, step in enumerate([*state.agenda, state.waiting]):
        check_step(state, step, f"agenda[{number}]")


def check_lengths(state: Witchdom) -> None:
    for field in BY_OWNER:
        if len(getattr(state, field)) != state.owners:
            raise BrokenPosition(f"position.{field}", "witchdom-problem-owners", wanted=state.owners)
    for owner, counts in enumerate([*state.ingredients, state.bag]):
        if len(counts) != KINDS:
            raise BrokenPosition(f"position.ingredients[{owner}]", "witchdom-problem-kinds", wanted=KINDS)
    wanted = {"slots": SLOTS, "open_witches": len(PLACES), "open_potions": len(PLACES)}
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


def check_turn(state: Witchdom) -> None:
    if EMPTY in (state.first, state.turn):
        raise BrokenPosition("position.turn", "witchdom-problem-no-turn")
    if state.active != EMPTY:
        pile = state.piles[state.turn]
        brewed = state.clan_witches[state.turn]
        if state.active not in (pile[-1:] + brewed[-1:]):
            raise BrokenPosition("position.active", "witchdom-problem-active")
    if (state.trigger == NO_TRIGGER) != (state.last_round == 0) or (state.solo and state.last_round):
        raise BrokenPosition("position.last_round", "witchdom-problem-last-round")
    if state.last_round and not state.last_round - 1 <= state.round <= state.last_round:
        raise BrokenPosition("position.round", "witchdom-problem-last-round")


def check_tiles(state: Witchdom) -> None:
    """All her tiles are there; without animals not those with animals (WD-13.1)."""
    tiles = sorted(state.tiles + state.used_tiles)
    wanted = [number for number, tile in enumerate(state.box.tiles) if state.animals or not tile.animal]
    if tiles != wanted:
        raise BrokenPosition("position.tiles", "witchdom-problem-tiles")


def check_step(state: Witchdom, step: object, where: str) -> None:
    """The numbers in a step are such as it can be about."""
    if isinstance(step, ChooseNovices) and step.seat not in range(state.players):
        raise BrokenPosition(f"{where}.seat", "witchdom-problem-step")
    if isinstance(step, Gather):
        places = range(len(PLACES))
        if step.place not in places or step.points not in range(1, len(GATHER[0])):
            raise BrokenPosition(where, "witchdom-problem-step")
    if isinstance(step, Rest) and step.tokens not in range(1, len(REST)):
        raise BrokenPosition(f"{where}.tokens", "witchdom-problem-step")
    if isinstance(step, Pay):
        check_payment(state, step, where)


def check_payment(state: Witchdom, step: Pay, where: str) -> None:
    """A witch is active, the potion is hers to brew, and there is still something to choose."""
    fine = (
        step.potion in range(len(state.box.potion_names))
        and step.potion in state.stock_potions[state.turn]
        and state.active != EMPTY
        and state.active in state.piles[state.turn]
        and len(step.ways) < len(state.box.requirements[step.potion])
        and all(way in range(WAYS) for way in step.ways)
    )
    if not fine or len(settle(state, state.turn, step.potion, step.ways).payments(2)) < 2:
        raise BrokenPosition(where, "witchdom-problem-step")
