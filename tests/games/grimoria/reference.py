"""The rules of Grimoria once more, read plainly from the rulebook: lists of names, one function for each chapter.

Slow, without secrets and without events: only who may do what, and what lies where. A decision is a `yield` of the seats
that are asked and their options, answered with a seat and a move. It rolls its own dice beside those of the engine; only
which treasures a raid takes it is told, because equal treasures are one and the same to it. What a spell or a card pays
or costs it reads from the content file, as one would from the card.
"""

from collections import Counter
from collections.abc import Generator

import hexenkessel as hx
from hexenkessel import Dice, seeded
from tests.games.grimoria.table import COMPANIONS, COPIES, PLACES, TREASURES

Question = dict[int, set[str]]
Answer = tuple[int, str]
Asking = Generator[Question, Answer, None]
Choosing = Generator[Question, Answer, str]

CONTENT = hx.game("grimoria").content.data
PRINTED = {entry["id"]: entry for table in ("spell", "companion", "treasure") for entry in CONTENT[table]}
AMOUNT: dict[str, int] = {id: entry["amount"] for id, entry in PRINTED.items() if "amount" in entry}
PRICE: dict[str, int] = {id: entry["price"] for id, entry in PRINTED.items() if "price" in entry}
BLACK = {3: "black_magic_1", 7: "black_magic_2", 13: "black_magic_3", 15: "black_magic_4"}
LETTERS = "ABCDE"


class Reference:
    def __init__(self, players: int, seed: int) -> None:
        self.players = range(players)
        self.dice: Dice = seeded(seed)
        self.talers = [1] * players
        self.order = list(self.players)
        self.dice.shuffle(self.order)
        self.cards: list[list[str]] = [[] for _ in self.players]
        self.draw = [card for card in (*COMPANIONS, *PLACES) for _ in range(COPIES[card])]
        self.dice.shuffle(self.draw)
        self.discard: list[str] = []
        self.treasures = [card for card in TREASURES for _ in range(COPIES[card])]
        self.dice.shuffle(self.treasures)
        self.old_treasures: list[str] = []
        self.level = {2: 4, 3: 5, 4: 6, 5: 6}[players]
        self.display: list[str | None] = []
        self.spells = [0] * players
        self.raided: list[str] = []
        self.over = False
        self.lay_out()

    # -- a game --------------------------------------------------------------------------------------------------

    def play(self) -> Asking:
        while True:
            yield from self.spellbook_phase()
            for seat in self.order:
                yield from self.cast(seat)
                yield from self.use_companions(seat)
                yield from self.take(seat)
            if self.level == 17:
                self.over = True
                return
            self.discard += [card for card in self.display if card]
            self.lay_out()
            self.level += 1
            self.spells = [0 for _ in self.players]

    def spellbook_phase(self) -> Asking:
        chosen: dict[int, int] = {}
        options = {f"choose {spell}" for spell in range(1, min(self.level, 15) + 1)}
        while len(chosen) < len(self.players):
            seat, move = yield {seat: options for seat in self.players if seat not in chosen}
            chosen[seat] = int(move.split()[1])
        self.spells = [chosen[seat] for seat in self.players]
        times = Counter(self.spells)
        alone = sorted(
            (seat for seat in self.order if times[chosen[seat]] == 1), key=lambda seat: chosen[seat]
        )
        shared = [seat for seat in self.order if times[chosen[seat]] > 1]
        if not alone:
            shared.sort(key=lambda seat: chosen[seat] != min(self.spells))
        self.order = alone + shared
        for seat in self.players:
            if any(chosen[other] == 2 for other in self.players if other != seat):
                self.talers[seat] += AMOUNT["witch"] * self.cards[seat].count("witch")

    def ask(self, seat: int, *options: str) -> Choosing:
        answered, move = yield {seat: set(options)}
        assert answered == seat
        return move

    # -- action 1 ------------------------------------------------------------------------------------------------

    def silenced(self, seat: int) -> bool:
        return 2 in self.spells and "witch" not in self.cards[seat]

    def cast(self, seat: int) -> Asking:
        spell = self.spells[seat]
        slots = [slot for slot, card in enumerate(self.display) if card]
        if spell == 1 and slots:
            move = yield from self.ask(seat, *(f"exchange {slot}" for slot in slots))
            slot = int(move.split()[1])
            gone = self.display[slot]
            assert gone is not None
            self.discard.append(gone)
            self.display[slot] = self.draw_one()
        elif spell in BLACK and not self.silenced(seat):
            self.talers[seat] += AMOUNT[BLACK[spell]]
        elif spell == 4 and self.talers[seat] >= PRICE["recall"] and self.draw + self.discard:
            if (yield from self.ask(seat, "pay", "decline")) == "pay":
                self.talers[seat] -= PRICE["recall"]
                if self.discard:
                    self.cards[seat].append(self.discard.pop(self.dice.below(len(self.discard))))
                else:
                    self.cards[seat].append(self.draw_one() or "")
        elif spell == 5:
            self.draw_treasure(seat)
        elif spell == 6 and self.talers[seat] == min(self.talers):
            self.talers[seat] += AMOUNT["alms"]
        elif spell == 10 and self.cards[seat]:
            move = yield from self.ask(seat, *(f"transmute {card}" for card in self.cards[seat]), "decline")
            if move != "decline":
                self.lose(seat, move.split()[1])
                self.talers[seat] += AMOUNT["transmutation"]
        elif spell == 11 and self.draw + self.discard:
            if (yield from self.ask(seat, "reveal", "decline")) == "reveal":
                self.display.append(self.draw_one())
        elif spell in (9, 12, 14):
            yield from self.attack(seat, spell)

    def lose(self, seat: int, card: str) -> None:
        """A card goes from a tableau to the discards of its kind."""
        self.cards[seat].remove(card)
        (self.old_treasures if card in TREASURES else self.discard).append(card)

    # -- attacks -------------------------------------------------------------------------------------------------

    def measure(self, seat: int, spell: int) -> int:
        if spell == 12:
            return self.talers[seat]
        counted = COMPANIONS if spell == 9 else TREASURES
        return sum(card in counted for card in self.cards[seat])

    def attack(self, caster: int, spell: int) -> Asking:
        left = [seat for seat in self.players if seat != caster and self.spells[seat] not in (8, 11)]
        while True:
            left = [seat for seat in left if self.measure(seat, spell) > 0]
            if not left:
                return
            most = max(self.measure(seat, spell) for seat in left)
            if spell == 12 and most == 1:
                return
            leaders = [seat for seat in left if self.measure(seat, spell) == most]
            victim = leaders[0]
            if len(leaders) > 1:
                move = yield from self.ask(caster, *(f"attack {LETTERS[seat]}" for seat in leaders))
                victim = LETTERS.index(move.split()[1])
            move = "endure"
            own = self.cards[victim]
            if "mercenary" in own or any(card in TREASURES for card in own):
                shields = {f"defend {card}" for card in ("mercenary", "amulet") if card in own}
                move = yield from self.ask(victim, "endure", *shields)
            if move == "endure":
                yield from self.hit(caster, victim, spell)
                return
            self.lose(victim, move.split()[1])
            left.remove(victim)

    def hit(self, caster: int, victim: int, spell: int) -> Asking:
        if spell == 9:
            own = [card for card in self.cards[victim] if card in COMPANIONS]
            move = yield from self.ask(victim, *(f"give {card}" for card in own))
            self.pass_on(victim, caster, move.split()[1])
        elif spell == 12:
            loot = self.talers[victim] // 2
            self.talers[victim] -= loot
            self.talers[caster] += loot
        else:
            count = self.measure(victim, spell)
            for card in self.raided[: min(AMOUNT["treasure_raid"], count)]:
                self.dice.below(self.measure(victim, spell))
                self.pass_on(victim, caster, card)

    def pass_on(self, giver: int, taker: int, card: str) -> None:
        self.cards[giver].remove(card)
        self.cards[taker].append(card)

    # -- actions 2 and 3 -----------------------------------------------------------------------------------------

    def use_companions(self, seat: int) -> Asking:
        own = Counter(self.cards[seat])
        spell = self.spells[seat]
        if seat == self.order[0]:
            self.talers[seat] += AMOUNT["messenger"] * own["messenger"]
        if seat == self.order[-1]:
            self.talers[seat] += AMOUNT["maid"] * own["maid"]
        if self.spells.count(spell) > 1:
            self.talers[seat] += AMOUNT["bard"] * own["bard"]
        if spell in BLACK and not self.silenced(seat):
            self.talers[seat] += AMOUNT["black_mage"] * own["black_mage"]
        for _ in range(own["merchant"] if spell == 5 else 0):
            if self.talers[seat] < PRICE["merchant"] or not self.treasures + self.old_treasures:
                return
            if (yield from self.ask(seat, "buy", "decline")) == "decline":
                return
            self.talers[seat] -= PRICE["merchant"]
            self.draw_treasure(seat)

    def take(self, seat: int) -> Asking:
        slots = [slot for slot, card in enumerate(self.display) if card]
        if slots:
            move = yield from self.ask(seat, *(f"take {slot}" for slot in slots))
            slot = int(move.split()[1])
            self.cards[seat].append(self.display[slot] or "")
            self.display[slot] = None

    # -- piles ---------------------------------------------------------------------------------------------------

    def lay_out(self) -> None:
        self.display = []
        for _ in range(len(self.players) + 1):
            self.display.append(self.draw_one())

    def draw_one(self) -> str | None:
        if not self.draw:
            self.draw, self.discard = self.discard, []
            self.dice.shuffle(self.draw)
        return self.draw.pop() if self.draw else None

    def draw_treasure(self, seat: int) -> None:
        if not self.treasures:
            self.treasures, self.old_treasures = self.old_treasures, []
            self.dice.shuffle(self.treasures)
        if self.treasures:
            card = self.treasures.pop()
            self.cards[seat].append(card)
            if card == "purse":
                self.talers[seat] += AMOUNT["purse"]
            if card == "map":
                self.draw_treasure(seat)
