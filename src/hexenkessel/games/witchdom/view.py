"""What lies on the table of Witchdom, and what one seat may know of it (WD-14).

Nearly everything is open, hands too (WD-14.5). Lists by owner have the seats in order, and Ostara last in the solo game.
"""

from typing import Any, Final

from hexenkessel.games.witchdom.box import (
    ANIMALS,
    EMPTY,
    FIRST_NOVICE,
    INGREDIENTS,
    KINDS,
    PAIRS,
    PLACES,
    REQUIREMENTS,
    TOOLS,
    Box,
)
from hexenkessel.games.witchdom.brewing import Pay
from hexenkessel.games.witchdom.gathering import Gather, Rest
from hexenkessel.games.witchdom.goals import progress
from hexenkessel.games.witchdom.moves import SLOTS_A_PLACE
from hexenkessel.games.witchdom.payments import lacks, payable, settle, spare_pairs
from hexenkessel.games.witchdom.scoring import ROWS, parts, points_of
from hexenkessel.games.witchdom.state import (
    CARDS,
    COUNTS,
    MOST_GOALS,
    MOST_OWNERS,
    MOST_ROUNDS,
    TRIGGERS,
    Witchdom,
    by_owner,
    tale_shape,
)
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.shape import (
    Bag,
    Fields,
    Flag,
    Maybe,
    Number,
    OneOf,
    Pile,
    Row,
    Seat,
    Shape,
)

MOST_POINTS: Final = 999


def view_shapes(box: Box) -> dict[str, Shape]:
    witches = Pile(box.witch_names)
    potions = Pile(box.potion_names)
    number = Number(CARDS)
    requirement_counts = Row(number, len(REQUIREMENTS))
    # Things on the backs of cards, and which cards they are: whoever counts knows what is left in stack and box (WD-14.2).
    backs: dict[str, Shape] = {
        "tools": Bag(TOOLS),
        "tool_cards": Bag(box.potion_names),
        "animals": Bag(ANIMALS),
        "animal_cards": Bag(box.witch_names),
    }
    return {
        "round": Number(MOST_ROUNDS, 1),
        # The last round, once it is known: from the start in the solo game.
        "last_round": Maybe(Number(MOST_ROUNDS, 1)),
        "trigger": OneOf(TRIGGERS, nothing=False),
        "first": Seat(),
        "turn": Seat(),
        "active": OneOf(box.witch_names),
        "gathering": Maybe(Fields({"place": OneOf(PLACES, nothing=False), "points": number})),
        "resting": Maybe(number),
        "rows": Row(
            Fields(
                {
                    "ingredients": Row(OneOf(INGREDIENTS), SLOTS_A_PLACE),
                    "potion": OneOf(box.potion_names),
                    "witch": OneOf(box.witch_names),
                }
            ),
            len(PLACES),
        ),
        "bag": COUNTS,
        "with_animals": Flag(),
        "witch_stack": stack_shape(ANIMALS, witches),
        "potion_stack": stack_shape(TOOLS, potions),
        "goals": Row(
            Fields(
                {
                    "goal": OneOf(box.goal_names, nothing=False),
                    "owner": Maybe(Number(MOST_OWNERS - 1)),
                    "needed": number,
                    "progress": by_owner(number),
                }
            ),
            MOST_GOALS,
        ),
        "owners": by_owner(
            Fields(
                {
                    "hand": witches,
                    "pile": witches,
                    "ingredients": COUNTS,
                    "potions": potions,
                    **backs,
                    "clan": Fields({"witches": witches, "potions": potions, **backs}),
                    "pair": OneOf(PAIRS),
                    "points": Number(MOST_POINTS),
                    "sheet": Row(Number(MOST_POINTS), len(ROWS)),
                }
            )
        ),
        # For the potions of this seat and the open ones: what is missing, what pairs are left, what can be done.
        "brews": Row(
            Fields(
                {
                    "potion": OneOf(box.potion_names, nothing=False),
                    "owned": Flag(),
                    "lacks": requirement_counts,
                    "pairs": Row(number, KINDS),
                    "payable": Flag(),
                    "banner": Flag(),
                    "hands": witches,
                }
            ),
            CARDS,
        ),
        "paying": Maybe(
            Fields(
                {
                    "potion": OneOf(box.potion_names, nothing=False),
                    "step": number,
                    "requirement": OneOf(REQUIREMENTS, nothing=False),
                    "tokens": COUNTS,
                    "tools": Row(number, KINDS),
                    "payments": number,
                }
            )
        ),
        "ostara": Maybe(
            Fields(
                {
                    "level": Number(3, 1),
                    "tile": OneOf(box.tile_names),
                    "used": Pile(box.tile_names),
                    "left": number,
                    "tale": tale_shape(box, nothing=False),
                }
            )
        ),
    }


def stack_shape(backs: tuple[str, ...], cards: Pile) -> Shape:
    """How many cards, the back of the topmost, those known at the bottom from top to bottom, and how many are boxed."""
    return Fields({"cards": Number(CARDS), "back": OneOf(backs), "known": cards, "boxed": Number(CARDS)})


# -- looking ------------------------------------------------------------------------------------------------------------


def look(state: Witchdom, seat: int | None) -> dict[str, Any]:
    return {"brews": [] if seat is None else look_at_brews(state, seat)}


def look_open(state: Witchdom) -> dict[str, Any]:
    step = state.waiting
    last = state.box.rounds if state.solo else state.last_round or None
    return {
        "round": state.round,
        "last_round": last,
        "trigger": state.trigger,
        "first": state.first,
        "turn": state.turn,
        "active": state.active,
        "gathering": {"place": step.place, "points": step.points} if isinstance(step, Gather) else None,
        "resting": step.tokens if isinstance(step, Rest) else None,
        "rows": [
            {
                "ingredients": state.slots[SLOTS_A_PLACE * place : SLOTS_A_PLACE * (place + 1)],
                "potion": state.open_potions[place],
                "witch": state.open_witches[place],
            }
            for place in range(len(PLACES))
        ],
        "bag": state.bag,
        "with_animals": state.animals,
        "witch_stack": look_at_stack(
            state.witch_stack, state.known_witches, state.box.animal, state.boxed_witches
        ),
        "potion_stack": look_at_stack(
            state.potion_stack, state.known_potions, state.box.tool, state.boxed_potions
        ),
        "goals": [look_at_goal(state, number) for number in range(len(state.goals))],
        "owners": [look_at_owner(state, owner) for owner in range(state.owners)],
        "paying": look_at_payment(state, step) if isinstance(step, Pay) else None,
        "ostara": look_at_ostara(state) if state.solo else None,
    }


def look_at_stack(stack: list[int], known: int, backs: list[int], boxed: list[int]) -> dict[str, Any]:
    return {
        "cards": len(stack),
        "back": backs[stack[-1]] if stack else EMPTY,
        "known": stack[:known][::-1],
        "boxed": len(boxed),
    }


def look_at_goal(state: Witchdom, number: int) -> dict[str, Any]:
    side = state.goals[number]
    return {
        "goal": side,
        "owner": None if state.goal_owners[number] == EMPTY else state.goal_owners[number],
        "needed": state.box.goals[side].count,
        "progress": [progress(state, owner, side) for owner in range(state.owners)],
    }


def look_at_owner(state: Witchdom, owner: int) -> dict[str, Any]:
    tool, animal = state.box.tool, state.box.animal
    pairs = [state.box.pair[card] for card in state.hands[owner] + state.piles[owner] if card >= FIRST_NOVICE]
    return {
        "hand": state.hands[owner],
        "pile": state.piles[owner],
        "ingredients": state.ingredients[owner],
        "potions": state.stock_potions[owner],
        "tools": [tool[card] for card in state.stock_tools[owner]],
        "tool_cards": state.stock_tools[owner],
        "animals": [animal[card] for card in state.stock_animals[owner]],
        "animal_cards": state.stock_animals[owner],
        "clan": {
            "witches": state.clan_witches[owner],
            "potions": state.clan_potions[owner],
            "tools": [tool[card] for card in state.clan_tools[owner]],
            "tool_cards": state.clan_tools[owner],
            "animals": [animal[card] for card in state.clan_animals[owner]],
            "animal_cards": state.clan_animals[owner],
        },
        "pair": pairs[0] if pairs else EMPTY,
        "points": points_of(state, owner),
        "sheet": parts(state, owner),
    }


def look_at_brews(state: Witchdom, seat: int) -> list[dict[str, Any]]:
    own = state.stock_potions[seat]
    open_ones = [card for card in state.open_potions if card != EMPTY]
    return [look_at_brew(state, seat, card, card in own) for card in own + open_ones]


def look_at_brew(state: Witchdom, seat: int, potion: int, owned: bool) -> dict[str, Any]:
    """`banner`: the active witch of this seat could brew it by her colour; `hands`: cards in hand that could."""
    brewers, banners = state.box.brewers[potion], state.box.banners
    active = state.active
    mine = state.turn == seat and active != EMPTY and active in state.piles[seat]
    return {
        "potion": potion,
        "owned": owned,
        "lacks": lacks(state, seat, potion),
        "pairs": spare_pairs(state, seat, potion),
        "payable": payable(state, seat, potion),
        "banner": mine and bool(brewers & banners[active]),
        "hands": [card for card in state.hands[seat] if brewers & banners[card]],
    }


def look_at_payment(state: Witchdom, step: Pay) -> dict[str, Any]:
    """What is asked now, what has been settled so far, and how many payments are still possible."""
    settling = settle(state, state.turn, step.potion, step.ways)
    return {
        "potion": step.potion,
        "step": len(step.ways),
        "requirement": state.box.requirements[step.potion][len(step.ways)],
        "tokens": settling.tokens,
        "tools": settling.tools,
        "payments": len(settling.payments(CARDS)),
    }


def look_at_ostara(state: Witchdom) -> dict[str, Any]:
    """Her cards, tokens and points stand among the owners; the tiles she has used in this stage are open (WD-14.1)."""
    return {
        "level": state.options["solo_level"],
        "tile": state.used_tiles[-1] if state.used_tiles else EMPTY,
        "used": state.used_tiles,
        "left": len(state.tiles),
        "tale": state.tale,
    }


def named(box: Box, view: dict[str, Any], move: Move) -> dict[str, Fact]:
    """The card or token that lies where the move takes it from."""
    place = move.facts.get("place")
    if place not in PLACES:
        return {}
    row = view["rows"][PLACES.index(place)]
    slot = move.facts.get("slot")
    if isinstance(slot, int):
        return {"ingredient": row["ingredients"][slot - 1]}
    side = move.facts.get("side")
    if side == "potion":
        return {"potion": row["potion"]}
    if side == "tool":
        return {"tool": TOOLS[box.tool[box.potion_names.index(row["potion"])]]}
    if side == "witch":
        return {"card": row["witch"]}
    if side == "animal":
        return {"animal": ANIMALS[box.animal[box.witch_names.index(row["witch"])]]}
    return {}
