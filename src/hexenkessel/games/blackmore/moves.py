"""The table of all moves of Blackmore: playing every card, laying every card as trump, keeping the trump as it is."""

from typing import Final, final

from hexenkessel.games.blackmore.box import CARDS, Box
from hexenkessel.kernel.moves import Move, MoveTable

PLAY: Final = 0
LAY: Final = 1
KEEP: Final = 2
VERBS: Final = ("play", "lay", "keep")


@final
class BlackmoreMove(Move):
    """`act` says what is done and `card` with which card; -1 where the trump stays."""

    def __init__(self, box: Box, act: int, card: int, touch: str) -> None:
        words = [box.names[card]] if card >= 0 else []
        super().__init__(VERBS[act], words, [touch], box.facts(card) if card >= 0 else {})
        self.act = act
        self.card = card


@final
class Moves:
    """All moves, made once: by card, and the one without."""

    def __init__(self, box: Box) -> None:
        self.table = MoveTable()
        self.plays = [
            self.table.put(BlackmoreMove(box, PLAY, card, f"hand:{box.names[card]}")) for card in range(CARDS)
        ]
        self.lays = [
            self.table.put(BlackmoreMove(box, LAY, card, f"trick:{box.names[card]}")) for card in range(CARDS)
        ]
        self.keep = self.table.put(BlackmoreMove(box, KEEP, -1, "trump"))
