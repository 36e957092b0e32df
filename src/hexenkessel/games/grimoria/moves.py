"""The table of all moves of Grimoria.

Numbered in this order: the 15 spells, exchanging and taking for every slot of the display, victims, reactions, handing
over a companion, transmuting a card, and the few decisions without a thing: pay, reveal, buy, endure, decline.
"""

from typing import Final, final

from hexenkessel.games.grimoria.box import FIRST_PLACE, FIRST_TREASURE, RECALL, SPELLS, Box
from hexenkessel.kernel.moves import Move, MoveTable

SEATS: Final = "ABCDE"
# One face-down card, one for every player and one for every Sanctuary (GR-5.7).
SLOTS: Final = 2 * len(SEATS) + 1
FIRST_EXCHANGE: Final = SPELLS
FIRST_TAKE: Final = FIRST_EXCHANGE + SLOTS
FIRST_ATTACK: Final = FIRST_TAKE + SLOTS
FIRST_DEFENCE: Final = FIRST_ATTACK + len(SEATS)
FIRST_GIFT: Final = FIRST_DEFENCE + 2
FIRST_TRANSMUTATION: Final = FIRST_GIFT + FIRST_PLACE


@final
class Moves:
    """All moves, made once: lists by spell, slot, seat or kind of card."""

    def __init__(self, box: Box) -> None:
        table = MoveTable()
        self.table = table
        # By number of the spell, from 1 on; the first of them stands in for no spell and is never offered.
        chooses = [
            table.add("choose", [spell], [f"spell:{spell}"], spell=spell) for spell in range(1, SPELLS + 1)
        ]
        self.chooses = [chooses[0], *chooses]
        self.exchanges = [
            table.add("exchange", [slot], [f"display:{slot}", "discard-pile"], slot=slot)
            for slot in range(SLOTS)
        ]
        self.takes = [table.add("take", [slot], [f"display:{slot}"], slot=slot) for slot in range(SLOTS)]
        self.attacks = [
            table.add("attack", [letter], [f"seat:{letter}"], victim_seat=seat)
            for seat, letter in enumerate(SEATS)
        ]
        self.mercenary, self.amulet = [
            table.add("defend", [box.names[kind]], [f"react:{box.names[kind]}"], card=box.names[kind])
            for kind in (box.mercenary, box.amulet)
        ]
        self.gives = [
            table.add("give", [name], [f"own:{name}"], card=name) for name in box.names[:FIRST_PLACE]
        ]
        self.transmutes = [
            table.add(
                "transmute",
                [name],
                [f"own:{name}", "discard-pile" if kind < FIRST_TREASURE else "treasure-discards"],
                card=name,
            )
            for kind, name in enumerate(box.names)
        ]
        self.pay: Move = table.add(
            "pay",
            [],
            ["discard-pile"],
            talers=next(spell.amount for spell in box.spells if spell.effect == RECALL),
        )
        self.reveal: Move = table.add("reveal", [], ["draw-pile"])
        self.buy: Move = table.add("buy", [], ["treasure-pile"], talers=box.amounts[box.merchant])
        self.endure: Move = table.add("endure", [], ["react:none"])
        self.decline: Move = table.add("decline", [], ["decline"])
