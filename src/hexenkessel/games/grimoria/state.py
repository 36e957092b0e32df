"""The table of Grimoria: what lies where, who knows it, and how cards come and go (GR-5, GR-9, GR-10, GR-14).

Equal face-down cards can't be told apart (GR-6.10). So when one of them leaves a tableau, by transmutation, as a defence
or in a raid, everybody who knew of one such card can be sure of one less, and nobody learns which of them it was.
"""

from typing import TYPE_CHECKING, Final, final

from hexenkessel.games.grimoria.box import FIRST_PLACE, FIRST_TREASURE, KINDS, SPELLS, Box, Spell
from hexenkessel.games.grimoria.moves import SEATS, SLOTS, Moves
from hexenkessel.games.grimoria.scoring import count, final_points
from hexenkessel.kernel.content import spread
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.shape import Number, OneOf, PerSeat, Pile, Row, Seat, Shape
from hexenkessel.kernel.state import State

if TYPE_CHECKING:
    from hexenkessel.kernel.game import Game

EMPTY: Final = -1
FACE_DOWN: Final = 0  # the slot of the face-down card (GR-5.7)
# Who knows a face-down card: a bit for every seat and one for the spectators.
BIT: Final = (1, 2, 4, 8, 16)
SPECTATOR: Final = 32
NOBODY_KNOWS: Final = 0
EVERYBODY: Final = 63
# Far above what any game comes to.
MOST_POINTS: Final = 999


@final
class Grimoria(State):
    """A game in progress. Cards are numbers of kinds (see box.py); piles have their top card last."""

    def __init__(
        self, game: "Game", players: int, options: dict[str, Fact], dice: Dice, box: Box, offers: Moves
    ) -> None:
        super().__init__(game, players, options, dice)
        self.box = box
        self.offers = offers
        self.level = 0
        # Before the reveal the order of the round before, from then on that of this round (GR-4.3).
        self.order: list[int] = []
        # The place in the order whose turn it is; -1 in the spellbook phase.
        self.turn = -1
        # The spells of this round by seat, 0 before the reveal.
        self.spells: list[int] = []
        self.talers: list[int] = []
        self.companions: list[list[int]] = []
        self.places: list[list[int]] = []
        self.place_knowers: list[list[int]] = []
        self.treasures: list[list[int]] = []
        self.treasure_knowers: list[list[int]] = []
        # By slot; the first one is the face-down card, and these players have seen it (GR-8.9, GR-14.2).
        self.display: list[int] = []
        self.face_down_knowers = NOBODY_KNOWS
        self.draw_pile: list[int] = []
        self.discard_pile: list[int] = []
        self.treasure_pile: list[int] = []
        self.treasure_discards: list[int] = []

    # -- results ----------------------------------------------------------------------------------------------------

    def points(self, seat: int) -> int:
        return final_points(
            self.box, self.talers[seat], self.companions[seat], self.places[seat], self.treasures[seat]
        )

    def scores(self) -> list[int]:
        return [self.points(seat) for seat in range(self.players)]

    def standing(self, seat: int) -> tuple[int, ...]:
        """Points, then talers (GR-13.1); this also settles the other places (GR-13.2)."""
        return (self.points(seat), self.talers[seat])

    # -- questions --------------------------------------------------------------------------------------------------

    def caster(self) -> int:
        """The player whose turn it is."""
        return self.order[self.turn]

    def spell(self, seat: int) -> Spell:
        """What this player chose, or nothing before the reveal."""
        return self.box.spells[self.spells[seat]]

    def owned(self, seat: int, companion: int) -> int:
        """How many copies of this companion the player has."""
        return count(self.companions[seat], companion)

    def cards_in_display(self) -> bool:
        return any(kind != EMPTY for kind in self.display)

    def card_to_draw(self) -> bool:
        """Whether a card can be had from the draw pile, if need be after shuffling the discards (GR-10.5)."""
        return bool(self.draw_pile) or bool(self.discard_pile)

    def treasure_to_draw(self) -> bool:
        return bool(self.treasure_pile) or bool(self.treasure_discards)

    # -- piles ------------------------------------------------------------------------------------------------------

    def draw_card(self) -> int:
        """The top of the draw pile, or nothing (GR-10.5)."""
        return self.draw(self.draw_pile, self.discard_pile, "adventure")

    def next_treasure(self) -> int:
        """The top of the treasure pile, or nothing (GR-9.4)."""
        return self.draw(self.treasure_pile, self.treasure_discards, "treasure")

    def draw(self, pile: list[int], discards: list[int], name: str) -> int:
        """The top of a pile; its discards are shuffled only when a card is needed."""
        if not pile:
            if not discards:
                return EMPTY
            pile.extend(discards)
            discards.clear()
            self.dice.shuffle(pile)
            if self.events is not None:
                self.tell("reshuffled", {"pile": name, "cards": len(pile)})
        return pile.pop()

    def deal_to(self, slot: int) -> None:
        """The next card of the draw pile comes into this slot of the display, if there is one (GR-10.5)."""
        kind = self.draw_card()
        self.display[slot] = kind
        if slot == FACE_DOWN:
            self.face_down_knowers = self.owners_of_seers() if kind != EMPTY else NOBODY_KNOWS
        if self.events is not None and kind != EMPTY:
            if slot == FACE_DOWN:
                confidants = self.seats_of(self.face_down_knowers)
                secret = {"card": self.box.names[kind]}
                self.tell_secretly("dealt", {"slot": slot, "card": "face_down"}, confidants, secret)
            else:
                self.tell("dealt", {"slot": slot, "card": self.box.names[kind]})

    def deal_display(self) -> None:
        """One card face down, then as many face up as there are players (GR-2.3, GR-10.2)."""
        self.display = [EMPTY] * (self.players + 1)
        for slot in range(self.players + 1):
            self.deal_to(slot)

    # -- face-down cards and who knows them (GR-14) -----------------------------------------------------------------

    def owners_of_seers(self) -> int:
        knowers = NOBODY_KNOWS
        for seat in range(self.players):
            if self.owned(seat, self.box.seer):
                knowers |= BIT[seat]
        return knowers

    def seats_of(self, knowers: int) -> tuple[int, ...]:
        return tuple([seat for seat in range(self.players) if knowers & BIT[seat]])

    def gain_companion(self, seat: int, kind: int) -> None:
        """It is laid face up (GR-5.4.1). Whoever gains a Seer sees the face-down card at once (GR-8.9)."""
        self.companions[seat].append(kind)
        if kind == self.box.seer and self.display[FACE_DOWN] != EMPTY:
            self.face_down_knowers |= BIT[seat]
            if self.events is not None:
                secret = {"card": self.box.names[self.display[FACE_DOWN]]}
                self.tell_secretly("foresaw", {"seat": seat}, (seat,), secret, True)

    def gain_card(self, seat: int, kind: int, knowers: int) -> None:
        """An adventure card comes into a tableau: a companion face up, a place face down (GR-5.4)."""
        if kind < FIRST_PLACE:
            self.gain_companion(seat, kind)
        else:
            self.places[seat].append(kind)
            self.place_knowers[seat].append(knowers | BIT[seat])

    def gain_hidden_card(self, event: str, seat: int, kind: int, knowers: int) -> None:
        """The same for a card that not everybody has seen: all see a companion, but of a place only that it is one."""
        if self.events is not None:
            confidants = self.seats_of(knowers | BIT[seat])
            shown = self.box.names[kind] if kind < FIRST_PLACE else "place"
            self.tell_secretly(
                event, {"seat": seat, "card": shown}, confidants, {"card": self.box.names[kind]}
            )
        self.gain_card(seat, kind, knowers)

    def gain_treasure(self, seat: int, kind: int, knowers: int) -> None:
        """Treasures lie face down (GR-9.1)."""
        self.treasures[seat].append(kind)
        self.treasure_knowers[seat].append(knowers)

    # -- copies -----------------------------------------------------------------------------------------------------

    def clone(self) -> "Grimoria":
        twin = Grimoria(self.game, self.players, self.options, self.dice, self.box, self.offers)
        self.copy_into(twin)
        twin.level = self.level
        # Orders and spells are replaced with every reveal, never changed.
        twin.order = self.order
        twin.turn = self.turn
        twin.spells = self.spells
        twin.talers = self.talers[:]
        twin.companions = [cards[:] for cards in self.companions]
        twin.places = [cards[:] for cards in self.places]
        twin.place_knowers = [knowers[:] for knowers in self.place_knowers]
        twin.treasures = [cards[:] for cards in self.treasures]
        twin.treasure_knowers = [knowers[:] for knowers in self.treasure_knowers]
        twin.display = self.display[:]
        twin.face_down_knowers = self.face_down_knowers
        twin.draw_pile = self.draw_pile[:]
        twin.discard_pile = self.discard_pile[:]
        twin.treasure_pile = self.treasure_pile[:]
        twin.treasure_discards = self.treasure_discards[:]
        return twin

    def conjure(self, seat: int, dice: Dice) -> None:
        """Deal anew what this seat has not seen (GR-14): piles, the face-down card, others' places and treasures.

        A face-down card in a tableau is known to be a place; a hidden treasure is known to be none of those that are
        shown when they are drawn (GR-9.3).
        """
        unseen = self.unseen_by(seat)
        places = spread(unseen, FIRST_PLACE, FIRST_TREASURE)
        dice.shuffle(places)
        replace_hidden(self.places, self.place_knowers, seat, places)
        cards = spread(unseen, 0, FIRST_PLACE)
        cards.extend(places)
        dice.shuffle(cards)
        if self.display[FACE_DOWN] != EMPTY and not self.face_down_knowers & BIT[seat]:
            self.display[FACE_DOWN] = cards.pop()
        self.draw_pile = cards

        shown = unseen[:]
        for kind in range(FIRST_TREASURE, KINDS):
            if kind == self.box.purse or kind == self.box.map:
                unseen[kind] = 0
            else:
                shown[kind] = 0
        treasures = spread(unseen, FIRST_TREASURE, KINDS)
        dice.shuffle(treasures)
        replace_hidden(self.treasures, self.treasure_knowers, seat, treasures)
        treasures.extend(spread(shown, FIRST_TREASURE, KINDS))
        dice.shuffle(treasures)
        self.treasure_pile = treasures

    def unseen_by(self, seat: int) -> list[int]:
        """For every kind how many copies lie where this seat can't tell what they are."""
        unseen = self.box.copies[:]
        for kind in self.discard_pile:
            unseen[kind] -= 1
        for kind in self.treasure_discards:
            unseen[kind] -= 1
        for slot, kind in enumerate(self.display):
            if kind != EMPTY and (slot != FACE_DOWN or self.face_down_knowers & BIT[seat]):
                unseen[kind] -= 1
        for cards in self.companions:
            for kind in cards:
                unseen[kind] -= 1
        for owner in range(self.players):
            strike_known(unseen, self.places[owner], self.place_knowers[owner], BIT[seat])
            strike_known(unseen, self.treasures[owner], self.treasure_knowers[owner], BIT[seat])
        return unseen


def strike_known(unseen: list[int], kinds: list[int], knowers: list[int], bit: int) -> None:
    for place in range(len(kinds)):
        if knowers[place] & bit:
            unseen[kinds[place]] -= 1


def replace_hidden(tableaus: list[list[int]], knowers: list[list[int]], seat: int, cards: list[int]) -> None:
    """Put cards off the end of the list in the place of those that this seat does not know.

    What it knows of the others lies in front and sorted, and of those who know a card it is told only of itself and of all:
    their order and the knowledge of third players come from moves that this seat did not see through.
    """
    for owner in range(len(tableaus)):
        if owner == seat:
            continue
        public: list[int] = []
        seen: list[int] = []
        for place, kind in enumerate(tableaus[owner]):
            if knowers[owner][place] == EVERYBODY:
                public.append(kind)
            elif knowers[owner][place] & BIT[seat]:
                seen.append(kind)
        public.sort()
        seen.sort()
        hidden = len(tableaus[owner]) - len(public) - len(seen)
        kinds = public + seen
        for _ in range(hidden):
            kinds.append(cards.pop())
        tableaus[owner] = kinds
        knowers[owner] = (
            [EVERYBODY] * len(public) + [BIT[owner] | BIT[seat]] * len(seen) + [BIT[owner]] * hidden
        )


def give_up(kinds: list[int], knowers: list[int], kind: int) -> None:
    """A face-down card of this kind leaves a tableau, and everybody sees which kind it is (GR-6.10, GR-6.14, GR-9.3.3).

    A public one goes first, else the one that most know; whoever knew another of them forgets that one instead.
    """
    best = -1
    for place in range(len(kinds)):
        if kinds[place] == kind and (best < 0 or knowers[place].bit_count() > knowers[best].bit_count()):
            best = place
    gone = knowers[best]
    kinds.pop(best)
    knowers.pop(best)
    for bit in BIT:
        if gone & bit:
            continue
        for place in range(len(kinds)):
            if kinds[place] == kind and knowers[place] & bit:
                knowers[place] &= ~bit
                break


def knower_names() -> list[str]:
    """For every set of knowers its name: nobody, A, B, AB … everybody; + stands for the spectators."""
    letters = SEATS + "+"
    names = [
        "".join([letter for number, letter in enumerate(letters) if knowers >> number & 1])
        for knowers in range(EVERYBODY + 1)
    ]
    names[NOBODY_KNOWS] = "nobody"
    names[EVERYBODY] = "everybody"
    return names


def position_shapes(box: Box) -> dict[str, Shape]:
    cards = Pile(box.names)
    knowers = knower_names()
    return {
        "level": Number(box.last_level, 1),
        "order": Row(Seat(), len(SEATS)),
        "turn": Number(len(SEATS), -1),
        "spells": PerSeat(Number(SPELLS)),
        "talers": PerSeat(Number(MOST_POINTS)),
        "companions": PerSeat(cards),
        "places": PerSeat(cards),
        "place_knowers": PerSeat(Pile(knowers)),
        "treasures": PerSeat(cards),
        "treasure_knowers": PerSeat(Pile(knowers)),
        "display": Row(OneOf(box.names), SLOTS),
        "face_down_knowers": OneOf(knowers),
        "draw_pile": cards,
        "discard_pile": cards,
        "treasure_pile": cards,
        "treasure_discards": cards,
    }
