"""A table of Blackmore in the notation of the tests: cards like B7, seats A to F, what does not matter left out."""

from typing import Any, Self

import hexenkessel as hx
from tests.games.laid import Laid

GAME = hx.game("blackmore")
SEATS = "ABCDEF"
CARDS = [f"{colour}{value}" for colour in "BYRGPW" for value in range(1, 10)]
SIDES = {"desc": "descending", "asc": "ascending"}


def points(cards: str) -> int:
    """The printed values of some cards (BM-9.1)."""
    return sum(int(card[1]) for card in cards.split())


class Table(Laid):
    """A state, and the few things that the tests say about one."""

    @classmethod
    def set_up(
        cls,
        players: int,
        leader: str,
        *,
        side: str = "desc",
        pile: str = "",
        ghost: str = "",
        stack: str = "",
        captured: dict[str, str] | None = None,
        rest: str = "",
        size: int = 6,
        trick: int = 1,
        end_phase: bool = False,
        open_scores: bool = False,
        hands: dict[str, str] | None = None,
        A: str = "",
        B: str = "",
        C: str = "",
        D: str = "",
        E: str = "",
        F: str = "",
    ) -> Self:
        """This trick is about to begin. Piles are written bottom to top, the stack top to bottom.

        Hands are filled up to `size` with cards that do not matter; who has `-` has no card. Cards that are named
        nowhere are in the captured pile of `rest`. `ghost` is the trump in force over an empty pile (BM-7.6).
        """
        names = SEATS[:players]
        wanted = {"A": A, "B": B, "C": C, "D": D, "E": E, "F": F, **(hands or {})}
        lying = {name: (captured or {}).get(name, "").split() for name in names}
        held = {name: wanted[name].replace("-", "").split() for name in names}
        taken = [card for cards in (*held.values(), *lying.values()) for card in cards]
        taken += pile.split() + stack.split()
        assert len(set(taken)) == len(taken) and set(taken) <= set(CARDS), "a card is named twice or is none"
        free = [card for card in CARDS if card not in taken and card != ghost]
        for name in names:
            while len(held[name]) < size and wanted[name] != "-":
                held[name].append(free.pop(0))
        left = free + ([ghost] if ghost and ghost not in taken else [])
        assert rest or not left, f"nobody has {left}"
        if rest:
            lying[rest] += left
        position = {
            "hands": list(held.values()),
            "open_hands": [[] for _ in names],
            "stack": stack.split()[::-1],
            "pile": pile.split(),
            "trump": ghost or pile.rsplit(maxsplit=1)[-1],
            "turn": names.index(leader),
            "trick": [],
            "trick_seats": [],
            "trick_size": 0,
            "last_trick": [],
            "last_seats": [],
            "last_winner": None,
            "captured": list(lying.values()),
            "tricks": trick - 1,
            "end_phase": end_phase,
        }
        data: dict[str, Any] = {
            "game": "blackmore",
            "players": players,
            "options": {"side": SIDES[side], "open_scores": open_scores},
            "agenda": [{"step": "Round"}],
            "position": position,
        }
        return cls(GAME.load(data))

    # -- what is done --------------------------------------------------------------------------------------------

    def play(self, cards: str) -> Self:
        """Cards in order of play, each with its seat: "A:Y2 B:Y5"."""
        for item in cards.split():
            seat, card = item.split(":")
            assert self.to_move == seat, f"it is {self.to_move}'s turn, not {seat}'s"
            self.state.play(SEATS.index(seat), f"play {card}")
        return self

    def lay(self, card: str) -> Self:
        """The winner lays a card on the trump pile."""
        self.state.play(SEATS.index(self.to_move), f"lay {card}")
        return self

    def decline(self) -> Self:
        self.state.play(SEATS.index(self.to_move), "keep")
        return self

    def decide(self, card: str) -> Self:
        """Lay this card, or decline with –."""
        return self.decline() if card == "–" else self.lay(card)

    # -- what is there -------------------------------------------------------------------------------------------

    @property
    def winner(self) -> str:
        """Who has won the trick that was just played."""
        assert self.asks == "trump" or self.state.over
        return SEATS[self.position["turn"]]

    def hand(self, seat: str) -> set[str]:
        return set(self.position["hands"][SEATS.index(seat)])

    @property
    def hand_sizes(self) -> list[int]:
        return [len(hand) for hand in self.position["hands"]]

    def captured(self, seat: str) -> set[str]:
        return set(self.position["captured"][SEATS.index(seat)])

    @property
    def stack(self) -> str:
        """Top to bottom."""
        return " ".join(self.position["stack"][::-1])

    @property
    def pile(self) -> str:
        """Bottom to top."""
        return " ".join(self.position["pile"])

    @property
    def trump(self) -> str:
        return f"{self.view()['trump_colour']}{self.view()['trump_value']}"

    @property
    def order(self) -> str:
        """The ranks from high to low."""
        return "-".join(str(value) for value in self.view()["order"])

    @property
    def draws(self) -> str:
        """All cards drawn since, in order: "D:W1 E:W2", with a star from the trump pile, – for nothing."""
        drawn = []
        for event in self.heard:
            if event.kind in ("drew", "drew-trump", "drew-nothing"):
                seat = event.facts["seat"]
                facts = event.shown_to(seat)
                assert facts is not None
                star = "*" if event.kind == "drew-trump" else ""
                drawn.append(f"{SEATS[seat]}:{facts.get('card', '–')}{star}")
        return " ".join(drawn)
