"""The rules once more, as plainly as they can be said, to compare the engine with: no speed, no views, no records.

Cards are texts like B7, seats numbers, piles lists with their top card last.
"""


class Reference:
    def __init__(self, players: int, descending: bool, deck: list[str], first: int) -> None:
        """`deck` has its top card first (BM-3.2 to BM-3.6)."""
        self.players = players
        self.descending = descending
        self.hands: list[list[str]] = [[] for _ in range(players)]
        for _ in range(6):
            for hand in self.hands:
                hand.append(deck[0])
                deck = deck[1:]
        self.pile = [deck[0]]
        self.trump = deck[0]
        self.stack = deck[1:]
        self.captured: list[list[str]] = [[] for _ in range(players)]
        self.trick: list[tuple[int, str]] = []
        self.turn = first
        self.choosing_trump = False
        self.over = False

    def options(self) -> set[str]:
        if self.over:
            return set()
        if self.choosing_trump:
            return {"keep"} | {f"lay {card}" for _, card in self.trick}  # BM-6.2
        return {f"play {card}" for card in self.hands[self.turn]}  # BM-4.3

    def do(self, move: str) -> None:
        verb, _, card = move.partition(" ")
        if verb == "play":
            self.hands[self.turn].remove(card)
            self.trick.append((self.turn, card))
            waiting = [seat for seat in self.clockwise(self.turn)[1:] if self.may_play(seat)]
            if waiting:
                self.turn = waiting[0]
            else:
                self.decide()
        else:
            if verb == "lay":
                self.trick = [item for item in self.trick if item[1] != card]  # BM-6.7
                self.pile.append(card)
                self.trump = card
            self.end_round()

    def clockwise(self, seat: int) -> list[int]:
        return [(seat + place) % self.players for place in range(self.players)]

    def may_play(self, seat: int) -> bool:
        return bool(self.hands[seat]) and seat not in [played for played, _ in self.trick]  # BM-4.2, BM-8.5

    def distance(self, card: str) -> int:
        """How far from the mark: 0 is the highest (BM-5.4)."""
        way = int(self.trump[1]) - int(card[1])
        return (way if self.descending else -way) % 9

    def decide(self) -> None:
        cards = [card for _, card in self.trick]
        trumps = [card for card in cards if card[0] == self.trump[0]]
        fit = trumps or [card for card in cards if card[0] == cards[0][0]]
        best = min(fit, key=self.distance)
        self.turn = self.trick[cards.index(best)][0]
        if any(self.hands) or self.stack:
            self.choosing_trump = True
        else:
            self.put_away()  # BM-6.10
            self.over = True

    def put_away(self) -> None:
        self.captured[self.turn] += [card for _, card in self.trick]
        self.trick = []

    def end_round(self) -> None:
        self.choosing_trump = False
        self.put_away()
        if self.stack:
            for seat in self.clockwise(self.turn):
                if self.stack:
                    self.hands[seat].append(self.stack[0])  # BM-7.2
                    self.stack = self.stack[1:]
                elif self.pile:
                    drawn = self.pile.pop()  # BM-7.3
                    self.hands[seat].append(drawn)
                    self.trump = self.pile[-1] if self.pile else drawn  # BM-7.6
        self.turn = next(seat for seat in self.clockwise(self.turn) if self.hands[seat])  # BM-8.5
