"""The table of all moves of Witchdom.

Numbered in this order: playing a card, resting, renewing, taking a token by its kind or (solo) by its slot, taking a card
by place and side, brewing, taming, ending the turn, paying, choosing novices.
"""

from typing import Final, final

from hexenkessel.games.witchdom.box import (
    ANIMALS,
    ANY_TOOL,
    FIRST_NOVICE,
    FIRST_START,
    FIRST_TOOL,
    INGREDIENTS,
    KINDS,
    NOVICES,
    PAIRS,
    PLACES,
    REQUIREMENTS,
    START_POTIONS,
    TOOLS,
    Box,
)
from hexenkessel.kernel.moves import Move, MoveTable

SLOTS: Final = 9
SLOTS_A_PLACE: Final = 3
SIDES: Final = ("potion", "tool", "witch", "animal")
AS_POTION: Final = 0
AS_TOOL: Final = 1
AS_WITCH: Final = 2
AS_ANIMAL: Final = 3
# What can be renewed (WD-4.9): both kinds of cards, and the ingredients of a place.
RENEWALS: Final = ("witches", "potions", *PLACES)
RENEW_WITCHES: Final = 0
RENEW_POTIONS: Final = 1
FIRST_RENEWED_PLACE: Final = 2

FIRST_RENEWAL: Final = FIRST_NOVICE + NOVICES + 1
FIRST_TAKE: Final = FIRST_RENEWAL + len(RENEWALS) + 1
FIRST_SLOT: Final = FIRST_TAKE + len(PLACES) * KINDS
FIRST_CARD: Final = FIRST_SLOT + SLOTS
FIRST_BREW: Final = FIRST_CARD + len(PLACES) * len(SIDES)
FIRST_TAMING: Final = FIRST_BREW + FIRST_START + START_POTIONS
FIRST_PAYMENT: Final = FIRST_TAMING + KINDS + 1

# Ways to meet a requirement (WD-6.1, WD-7.1): with what it asks for (the ingredient itself, a tool of the clan), with a
# pair of ingredients, or with a tool of the stock.
OWN: Final = 0
FIRST_PAIR: Final = 1
FIRST_STOCK: Final = FIRST_PAIR + KINDS
WAYS: Final = FIRST_STOCK + KINDS


@final
class Moves:
    """All moves, made once: lists by card, kind, place or slot."""

    def __init__(self, box: Box) -> None:
        table = MoveTable()
        self.table = table
        self.plays = [table.add("play", [card], [f"hand:{card}"], card=card) for card in box.witch_names]
        self.rest: Move = table.add("rest", [], ["pile"])
        self.renewals = [table.add("renew", [what], [f"renew:{what}"], what=what) for what in RENEWALS]
        self.keep: Move = table.add("keep", [], ["renew:nothing"])
        # By place, then by kind.
        self.takes = [
            [
                table.add("take", [place, kind], [f"token:{place}:{kind}"], place=place, ingredient=kind)
                for kind in INGREDIENTS
            ]
            for place in PLACES
        ]
        self.slots = [
            table.add(
                "pick",
                [PLACES[slot // SLOTS_A_PLACE], slot % SLOTS_A_PLACE + 1],
                [f"slot:{PLACES[slot // SLOTS_A_PLACE]}:{slot % SLOTS_A_PLACE + 1}"],
                place=PLACES[slot // SLOTS_A_PLACE],
                slot=slot % SLOTS_A_PLACE + 1,
            )
            for slot in range(SLOTS)
        ]
        # By place, then by side.
        self.cards = [
            [
                table.add(
                    "draw", [place, side], [f"{face(side)}:{place}", f"side:{side}"], place=place, side=side
                )
                for side in SIDES
            ]
            for place in PLACES
        ]
        self.brews = [
            table.add("brew", [card], [f"stock:{card}", "cauldron"], potion=card) for card in box.potion_names
        ]
        self.tames = [table.add("tame", [kind], [f"animal:{kind}", "clan"], animal=kind) for kind in ANIMALS]
        self.finish: Move = table.add("finish", [], ["finish"])
        # By requirement, then by way; and back, by number of the move.
        self.payments: list[list[Move | None]] = []
        self.ways: list[int] = []
        for requirement in range(len(REQUIREMENTS)):
            self.payments.append([self.add_payment(requirement, way) for way in range(WAYS)])
        self.novices = [table.add("novices", [pair], [f"novices:{pair}"], pair=pair) for pair in PAIRS]

    def add_payment(self, requirement: int, way: int) -> Move | None:
        """One way to meet one requirement; none where it could never be meant."""
        name = REQUIREMENTS[requirement]
        tool = requirement >= FIRST_TOOL
        move: Move | None = None
        if way == OWN:
            verb = "reuse" if tool else "pay"
            move = self.table.add(verb, [name], ["pay:own"], requirement=name)
        elif way < FIRST_STOCK:
            kind = INGREDIENTS[way - FIRST_PAIR]
            if way - FIRST_PAIR != requirement:
                move = self.table.add(
                    "replace", [name, kind], [f"pay:{kind}"], requirement=name, ingredient=kind
                )
        elif requirement == ANY_TOOL or requirement - FIRST_TOOL == way - FIRST_STOCK:
            kind = TOOLS[way - FIRST_STOCK]
            move = self.table.add("bring", [name, kind], [f"pay:{kind}"], requirement=name, tool=kind)
        if move is not None:
            self.ways.append(way)
        return move

    def way(self, move: Move) -> int:
        """The way that a move of paying stands for."""
        return self.ways[move.code - FIRST_PAYMENT]


def face(side: str) -> str:
    """The open card that has this side."""
    return "potion" if side in ("potion", "tool") else "witch"
