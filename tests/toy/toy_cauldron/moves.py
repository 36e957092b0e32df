"""The table of all moves of Kröten & Kessel."""

from typing import Final

from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.moves import Move, MoveTable
from toy_cauldron.box import Box

SEATS: Final = "ABCD"
BREW: Final = 0
TAKE: Final = 1
STEAL: Final = 2
VERBS: Final = ("brew", "take", "steal")


class CauldronMove(Move):
    """`act` says what is done; `card` is what is brewed, `victim` who is stolen from, -1 where that is nothing."""

    def __init__(
        self, act: int, words: list[str], touch: str, facts: dict[str, Fact], card: int = -1, victim: int = -1
    ) -> None:
        super().__init__(VERBS[act], words, [touch], facts)
        self.act = act
        self.card = card
        self.victim = victim


class Moves:
    """All moves, made once."""

    def __init__(self, box: Box) -> None:
        self.table = MoveTable()
        self.brews = [
            self.table.put(CauldronMove(BREW, [name], f"hand:{name}", {"ingredient": name}, card=card))
            for card, name in enumerate(box.names)
        ]
        self.take = self.table.put(CauldronMove(TAKE, [], "pond", {}))
        self.steals = [
            self.table.put(CauldronMove(STEAL, [letter], f"seat:{letter}", {"victim": letter}, victim=seat))
            for seat, letter in enumerate(SEATS)
        ]
