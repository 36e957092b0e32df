"""The table of all moves of Grimoria.

Numbered in this order: the 15 spells, exchanging and taking for every slot of the display, victims, reactions, handing
over a companion, transmuting a card, and the few decisions without a thing: pay, reveal, buy, endure, decline.
"""

from collections.abc import Mapping
from typing import Final, final

from hexenkessel.games.grimoria.box import FIRST_PLACE, FIRST_TREASURE, KINDS, RECALL, SPELLS, Box
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.moves import Move, MoveTable

SEATS: Final = "ABCDE"
# One face-down card, one for every player and one for every Sanctuary (GR-5.7).
SLOTS: Final = 2 * len(SEATS) + 1

CHOOSE: Final = 0
EXCHANGE_SLOT: Final = 1
TAKE: Final = 2
ATTACK_SEAT: Final = 3
DEFEND: Final = 4
GIVE: Final = 5
TRANSMUTE_OWN: Final = 6
PAY: Final = 7
REVEAL: Final = 8
BUY: Final = 9
ENDURE: Final = 10
DECLINE: Final = 11
VERBS: Final = (
    *("choose", "exchange", "take", "attack", "defend", "give"),
    *("transmute", "pay", "reveal", "buy", "endure", "decline"),
)


@final
class GrimoriaMove(Move):
    """`act` says what is done, the others with what: a spell, a slot of the display, another seat, a kind of card.

    -1 where it is about no such thing.
    """

    def __init__(
        self,
        act: int,
        words: list[Fact],
        touches: list[str],
        facts: Mapping[str, Fact],
        spell: int = -1,
        slot: int = -1,
        victim: int = -1,
        card: int = -1,
    ) -> None:
        super().__init__(VERBS[act], words, touches, facts)
        self.act = act
        self.spell = spell
        self.slot = slot
        self.victim = victim
        self.card = card


@final
class Moves:
    """All moves, made once: lists by spell, slot, seat or kind of card."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.table = MoveTable()
        chooses = [
            self.table.put(GrimoriaMove(CHOOSE, [spell], [f"spell:{spell}"], {"spell": spell}, spell=spell))
            for spell in range(1, SPELLS + 1)
        ]
        # By number of the spell, from 1 on; the first of them stands in for no spell and is never offered.
        self.chooses = [chooses[0], *chooses]
        self.exchanges = [self.with_slot(EXCHANGE_SLOT, slot, ["discard-pile"]) for slot in range(SLOTS)]
        self.takes = [self.with_slot(TAKE, slot, []) for slot in range(SLOTS)]
        self.attacks = [
            self.table.put(
                GrimoriaMove(ATTACK_SEAT, [letter], [f"seat:{letter}"], {"victim_seat": seat}, victim=seat)
            )
            for seat, letter in enumerate(SEATS)
        ]
        self.mercenary = self.with_card(DEFEND, box.mercenary, "react", [])
        self.amulet = self.with_card(DEFEND, box.amulet, "react", [])
        self.gives = [self.with_card(GIVE, card, "own", []) for card in range(FIRST_PLACE)]
        self.transmutes = [
            self.with_card(
                TRANSMUTE_OWN, card, "own", ["discard-pile" if card < FIRST_TREASURE else "treasure-discards"]
            )
            for card in range(KINDS)
        ]
        price = next(spell.amount for spell in box.spells if spell.effect == RECALL)
        self.pay = self.alone(PAY, "discard-pile", {"talers": price})
        self.reveal = self.alone(REVEAL, "draw-pile", {})
        self.buy = self.alone(BUY, "treasure-pile", {"talers": box.amounts[box.merchant]})
        self.endure = self.alone(ENDURE, "react:none", {})
        self.decline = self.alone(DECLINE, "decline", {})

    def with_slot(self, act: int, slot: int, then: list[str]) -> GrimoriaMove:
        return self.table.put(
            GrimoriaMove(act, [slot], [f"display:{slot}", *then], {"slot": slot}, slot=slot)
        )

    def with_card(self, act: int, card: int, where: str, then: list[str]) -> GrimoriaMove:
        name = self.box.names[card]
        return self.table.put(
            GrimoriaMove(act, [name], [f"{where}:{name}", *then], {"card": name}, card=card)
        )

    def alone(self, act: int, touch: str, facts: Mapping[str, Fact]) -> GrimoriaMove:
        return self.table.put(GrimoriaMove(act, [], [touch], facts))
