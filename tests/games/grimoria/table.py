"""A table of Grimoria in the notation of the tests: seats A to E, `A5` for A's spell, `A=3` for talers, cards by ids."""

import re
from typing import Any, Self

from hexenkessel import Game, seeded
from tests.games.laid import Laid
from tests.games.proposal import Tuned, as_proposed

TUNED: Tuned = {
    "companion.maid.points": (1, 3),
    "companion.maid.amount": (1, 2),
    "companion.black_mage.points": (2, 3),
    "companion.black_mage.amount": (1, 2),
    "companion.witch.points": (2, 4),
    "companion.king.points": (1, 0),
    "companion.knight.amount": (4, 6),
    "companion.builder.amount": (3, 2),
    "spell.treasure_raid.amount": (2, 4),
}
# The tests count with these values, whatever the content file says.
GAME = as_proposed("grimoria", TUNED)
SEATS = "ABCDE"
COMPANIONS = (
    *("messenger", "maid", "bard", "merchant", "black_mage", "mercenary", "seer", "witch"),
    *("king", "queen", "knight", "alchemist", "treasurer", "builder"),
)
PLACES = ("village", "town", "castle")
TREASURES = ("ring", "chalice", "crown", "purse", "map", "amulet")
COPIES = dict(
    zip(
        (*COMPANIONS, *PLACES, *TREASURES),
        (5, 5, 5, 5, 5, 4, 3, 4, 3, 3, 6, 3, 3, 3, 12, 12, 6, 9, 7, 4, 4, 2, 2),
        strict=True,
    )
)
# Known to all as soon as they are drawn.
SHOWN = ("purse", "map")


class Table(Laid):
    """A state, and the few things that the tests say about one."""

    @classmethod
    def set_up(
        cls,
        players: int,
        *,
        game: Game = GAME,
        prev: str = "",
        level: int = 16,
        talers: str = "",
        display: str = "",
        draw: str = "",
        discard: str = "",
        treasures: str = "",
        treasure_discards: str = "",
        rest: str = "",
        all_treasures: str = "",
        dice: int = 0,
        **tableaus: str,
    ) -> Self:
        """A round is about to begin: all choose a spell.

        Piles are written top to bottom. Cards that are named nowhere lie under the draw and the treasure pile, or in
        the tableau of `rest` (`all_treasures`). The first card of `display` is the face-down one; a slot is empty
        with `-`. In a tableau `village:AB` is a place that only A and B know; places are public without that, treasures
        known to their owner, but for Purse and Map.
        """
        names = SEATS[:players]
        left = dict(COPIES)
        slots = display.split() or ["village", "town", "village", "town", "village", "town"][: players + 1]
        piles = {
            name: [*reversed(cards.split())]
            for name, cards in (
                ("draw", draw),
                ("discard", discard),
                ("new", treasures),
                ("old", treasure_discards),
            )
        }
        held: dict[str, list[tuple[str, str]]] = {name: [] for name in names}
        for name in names:
            for item in tableaus.get(name, "").split():
                card, _, knowers = item.partition(":")
                held[name].append((card, knowers or usual_knowers(card, name)))
        for card in [
            *(slot for slot in slots if slot != "-"),
            *(card for pile in piles.values() for card in pile),
        ]:
            left[card] -= 1
        for cards in held.values():
            for card, _ in cards:
                left[card] -= 1
        assert min(left.values()) >= 0, f"more cards than there are: {left}"
        assert set(tableaus) <= set(names)
        # Treasures first come last: nobody draws an unnamed Purse by accident.
        unnamed = [card for card in (*PLACES, *COMPANIONS) for _ in range(left[card])]
        unnamed_treasures = [card for card in reversed(TREASURES) for _ in range(left[card])]
        if rest:
            held[rest] += [(card, "everybody") for card in unnamed]
            unnamed = []
        if all_treasures:
            held[all_treasures] += [(card, "everybody") for card in unnamed_treasures]
            unnamed_treasures = []
        position = {
            "level": level,
            "order": [names.index(seat) for seat in prev or names],
            "turn": -1,
            "spells": [0] * players,
            "talers": [taler_counts(talers).get(name, 0) for name in names],
            "companions": [[card for card, _ in held[name] if card in COMPANIONS] for name in names],
            "places": [[card for card, _ in held[name] if card in PLACES] for name in names],
            "place_knowers": [[who for card, who in held[name] if card in PLACES] for name in names],
            "treasures": [[card for card, _ in held[name] if card in TREASURES] for name in names],
            "treasure_knowers": [[who for card, who in held[name] if card in TREASURES] for name in names],
            "display": [None if slot == "-" else slot for slot in slots],
            "face_down_knowers": "".join(
                name for name in names if slots[0] != "-" and ("seer", "everybody") in held[name]
            )
            or "nobody",
            "draw_pile": unnamed + piles["draw"],
            "discard_pile": piles["discard"],
            "treasure_pile": unnamed_treasures + piles["new"],
            "treasure_discards": piles["old"],
        }
        data: dict[str, Any] = {
            "game": "grimoria",
            "players": players,
            "dice": seeded(dice).text(),
            "agenda": [{"step": "ChooseSpell"}],
            "position": position,
        }
        return cls(game.load(data))

    # -- what is done --------------------------------------------------------------------------------------------

    def choose(self, spells: str) -> Self:
        """All choose their spells: "A5 B1 C6"."""
        for item in spells.split():
            self.state.play(SEATS.index(item[0]), f"choose {item[1:]}")
        return self

    def play(self, *moves: str) -> Self:
        """Moves in order, each with its seat: "A take 2"."""
        for move in moves:
            seat, text = move.split(maxsplit=1)
            assert self.to_move == seat, f"{self.to_move} is to {self.asks}, not {seat}"
            self.state.play(SEATS.index(seat), text)
        return self

    def until(self, seat: str, ask: str = "") -> Self:
        """Go on, everybody doing as little as possible, until this seat is asked something, or this."""
        for _ in range(100):
            if self.to_move == seat and ask in ("", self.asks):
                return self
            self.do_little()
        raise AssertionError(f"{seat} is never asked {ask}")

    def do_little(self) -> Self:
        """Decline, endure, or take the first of what there is."""
        options = self.options
        wish = next((text for text in ("decline", "endure") if text in options), options[0])
        self.state.play(self.state.deciding[0], wish)
        return self

    def end_round(self) -> Self:
        """Everybody does as little as possible until the next choice of spells, or the end."""
        while not self.state.over and self.asks != "choose-spell":
            self.do_little()
        return self

    # -- what is there -------------------------------------------------------------------------------------------

    @property
    def order(self) -> str:
        return ",".join(SEATS[seat] for seat in self.view()["order"])

    @property
    def talers(self) -> str:
        return " ".join(f"{SEATS[seat]}={talers}" for seat, talers in enumerate(self.view()["talers"]))

    def money(self, seat: str) -> int:
        return int(self.view()["talers"][SEATS.index(seat)])

    def tableau(self, seat: str) -> str:
        """All cards of a tableau: companions, places, treasures, each sorted as in the content."""
        position, number = self.position, SEATS.index(seat)
        cards = position["companions"][number] + position["places"][number] + position["treasures"][number]
        return " ".join(sorted(cards, key=list(COPIES).index))

    def companions(self, seat: str) -> str:
        return " ".join(sorted(self.position["companions"][SEATS.index(seat)], key=COMPANIONS.index))

    def treasures(self, seat: str) -> str:
        return " ".join(sorted(self.position["treasures"][SEATS.index(seat)], key=TREASURES.index))

    @property
    def sizes(self) -> dict[str, int]:
        """The piles that all can count."""
        view = self.view()
        return {
            "draw": view["draw_pile"],
            "discard": len(view["discard_pile"]),
            "treasures": view["treasure_pile"],
            "treasure_discards": len(view["treasure_discards"]),
        }

    @property
    def discard(self) -> str:
        return " ".join(self.view()["discard_pile"])

    @property
    def treasure_discards(self) -> str:
        return " ".join(self.view()["treasure_discards"])

    @property
    def display(self) -> str:
        """What really lies in every slot, - where nothing does."""
        return " ".join(card or "-" for card in self.position["display"])

    def asked(self) -> str:
        """Who was asked to react since the table was set up: those who answered."""
        kinds = ("endured", "defended")
        return "".join(SEATS[event.facts["seat"]] for event in self.heard if event.kind in kinds)


def taler_counts(text: str) -> dict[str, int]:
    return {seat: int(number) for seat, number in re.findall(r"([A-E])=(\d+)", text)}


def usual_knowers(card: str, owner: str) -> str:
    return owner if card in TREASURES and card not in SHOWN else "everybody"


def spread(table: Table, outcome: Any, worlds: int = 600) -> dict[Any, float]:
    """How often each outcome comes up over many dice; `outcome` plays on a copy and says what came of it."""
    found: dict[Any, int] = {}
    for number in range(worlds):
        result = outcome(table.copy(dice=number))
        found[result] = found.get(result, 0) + 1
    return {result: times / worlds for result, times in found.items()}
