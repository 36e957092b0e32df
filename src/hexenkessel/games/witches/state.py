"""A game of The Witches in progress: what lies on the table, and how it is copied and imagined.

Spaces, tiles and cards are numbers (atlas.py, box.py). Piles have their top card last, and so has the stack of problems:
the boxes of TW-2.2 one behind the other.
"""

from typing import TYPE_CHECKING, Any, Final, final

from hexenkessel.games.witches.box import (
    CARDS,
    ELF,
    EXTRA_MOVEMENT,
    FIRST_HARD,
    INVISIBILITY,
    INVISIBILITY_TILE,
    KINDS,
    NO_PERSONA,
    PERSONALITIES,
    TIFFANY,
    Box,
)
from hexenkessel.games.witches.moves import Moves, place_facts
from hexenkessel.kernel.agenda import NOBODY, ONE_SEAT, Choice
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.events import Json
from hexenkessel.kernel.shape import Features, Flag, Number, OneOf, PerSeat, Pile, Row, Seat, Shape
from hexenkessel.kernel.state import State

if TYPE_CHECKING:
    from hexenkessel.kernel.game import Game

NOWHERE: Final = -1
DUNGEON: Final = -2
EMPTY: Final = -1
BIT: Final = [1, 2, 4, 8]
MOST_EASY: Final = 8
MOST_CARDS: Final = 7
MOST_TURNS: Final = 999
THREE_WITCHES: Final = 3
# A demand on a hand that is not about personas.
INVISIBLE: Final = -1
LOST: Final = ("crisis", "elves", "black-aliss")
ENDINGS: Final = (
    *LOST,
    *("last-tile", "saved", "overrun"),
    *("not-passed", "passed", "distinction"),
)
WON: Final = ("saved", "passed", "distinction")


MOST_POINTS: Final = 200
MOST_MARKERS: Final = 40
MOST_STEPS: Final = 20
MOST_TARGET: Final = 120
# Every card for its symbol, and Annagramma's tile.
MOST_SYMBOLS: Final = 4 + 2 * CARDS
FACES: Final = 6


@final
class Witches(State):
    def __init__(
        self, game: "Game", players: int, options: dict[str, Fact], dice: Dice, box: Box, offers: Moves
    ) -> None:
        super().__init__(game, players, options, dice)
        self.box = box
        self.offers = offers
        self.solo: bool = players == 1
        self.together: bool = players > 1 and options["mode"] == "together"
        # Option B: more than one crisis marker on a tile (TW-26.2).
        self.piling: bool = options["piling_crises"] is True
        # Personalities by seat, and whether their start tiles are still there (TW-3.5).
        self.personalities: list[int] = []
        self.powers: list[bool] = []
        self.first_chooser: int = 0
        self.start_player: int = -1
        # Where every witch is: a space, NOWHERE before she is placed, DUNGEON.
        self.witches: list[int] = []
        # By space: the tile, whether it lies face up, its crisis markers, and who has peeked at it.
        self.tiles: list[int] = []
        self.face_up: list[bool] = []
        self.crises: list[int] = []
        self.knowers: list[int] = []
        self.stack: list[int] = []
        # Out of the game: unseen since the setup (TW-2.5), and openly since (TW-21.7, TW-22.2).
        self.aside: list[int] = []
        self.removed: list[int] = []
        # Solved problems by seat.
        self.easy: list[list[int]] = []
        self.hard: list[list[int]] = []
        self.hands: list[list[int]] = []
        # Who let all know that she holds an Invisibility card: she peeked without Tiffany's tile (TW-20.12.3).
        self.exposed: list[bool] = []
        self.draw_pile: list[int] = []
        self.discard_pile: list[int] = []
        # How often the discards have become the draw pile, and for every card in which of these piles it lay last. All
        # can follow it: a card in a hand was drawn from that very pile (TW-5.5).
        self.shuffles: int = 0
        self.last_pile: list[int] = []
        # Cards of the running attempt, beside the dice (TW-5.4).
        self.beside: list[int] = []
        self.cackle: list[int] = []
        self.aliss: list[int] = []
        self.cackle_supply: int = 0
        self.aliss_supply: int = 0
        self.crisis_supply: int = 0
        # The turn: whose, which action (0 in phase 1), steps left in it.
        self.turn: int = 0
        self.active: int = 0
        self.action: int = 0
        self.steps: int = 0
        # The active player was sent to the dungeon in this turn, or is to go at its end (TW-21.2, TW-21.3).
        self.jailed: bool = False
        self.summoned: bool = False
        # Easy tiles of the active player that the Wintersmith took in this turn (TW-21.7).
        self.frozen: int = 0
        # The attempt: where, the dice (0 is a cackle), points of symbols and bonus cards.
        self.attempt: int = NOWHERE
        self.rolled: list[int] = []
        self.symbol_points: int = 0
        self.bonus_points: int = 0

    # -- results ----------------------------------------------------------------------------------------------------

    def points(self, seat: int) -> int:
        """Tiles less Black Aliss (TW-19.1)."""
        points = self.box.points
        total = -self.aliss[seat]
        for kind in self.easy[seat]:
            total += points[kind]
        for kind in self.hard[seat]:
            total += points[kind]
        return total

    def scores(self) -> list[int]:
        """Nobody scores when all have lost (TW-18.5)."""
        if self.ending in LOST:
            return [0] * self.players
        return [self.points(seat) for seat in range(self.players)]

    def standing(self, seat: int) -> tuple[int, ...]:
        """Points, fewest markers, points on hard tiles, the hardest tile (TW-19.2, TW-19.3); together all stand alike."""
        if self.solo or self.together or self.ending in LOST:
            return (0,)
        on_hard = 0
        for kind in self.hard[seat]:
            on_hard += self.box.points[kind]
        return (self.points(seat), -self.cackle[seat], on_hard, self.hardest(seat))

    def hardest(self, seat: int) -> int:
        """The difficulty of the hardest problem that this player has solved."""
        hardest = 0
        for kind in self.hard[seat]:
            hardest = max(hardest, self.box.difficulty[kind])
        for kind in self.easy[seat]:
            hardest = max(hardest, self.box.difficulty[kind])
        return hardest

    def winners(self) -> tuple[int, ...]:
        """Nobody where all have lost (TW-18.5, TW-24.5, TW-25.2)."""
        if not self.over or self.ending in LOST:
            return NOBODY
        if self.solo or self.together:
            return tuple(range(self.players)) if self.ending in WON else NOBODY
        return super().winners()

    # -- questions --------------------------------------------------------------------------------------------------

    def witch_at(self, space: int, seat: int) -> bool:
        """Whether another witch than this player's stands on the space."""
        witches = self.witches
        return any(other != seat and witches[other] == space for other in range(self.players))

    def is_free(self, space: int, seat: int) -> bool:
        """No tile and no other witch (TW-0.3)."""
        return self.tiles[space] == EMPTY and not self.witch_at(space, seat)

    def free_spaces(self, seat: int) -> list[int]:
        taken = self.witches
        return [
            space
            for space in range(self.box.atlas.spaces)
            if self.tiles[space] == EMPTY and (space not in taken or not self.witch_at(space, seat))
        ]

    def refuges(self, seat: int) -> list[int]:
        """Free spaces of adjacent places and of her own: where she may retreat on foot (TW-12.2)."""
        space = self.witches[seat]
        atlas = self.box.atlas
        found = [near for near in atlas.changes[space] if self.is_free(near, seat)]
        for near in atlas.steps[space]:
            if self.is_free(near, seat):
                found.append(near)
        return found

    def guarded(self, place: int) -> bool:
        """Whether any witch is at this place (TW-7.2, TW-7.4); none in the dungeon is (TW-7.7)."""
        place_of = self.box.atlas.place_of
        return any(space >= 0 and place_of[space] == place for space in self.witches)

    def hidden(self, space: int) -> bool:
        """Whether a face-down hard tile lies here."""
        return self.tiles[space] != EMPTY and not self.face_up[space]

    def elves_in_sight(self) -> int:
        """Elf tiles face up on the board (TW-18.2)."""
        group = self.box.group
        count = 0
        for space in range(len(self.tiles)):
            kind = self.tiles[space]
            if kind >= FIRST_HARD and group[kind] == ELF and self.face_up[space]:
                count += 1
        return count

    def needed(self, space: int) -> int:
        return self.box.needs(self.tiles[space], self.crises[space])

    def hard_bonus(self, seat: int) -> int:
        """+1 for every two hard tiles (TW-10.8)."""
        return len(self.hard[seat]) // 2

    def total(self) -> int:
        """What the active player has reached so far (TW-10.8)."""
        total = self.symbol_points + self.bonus_points + self.hard_bonus(self.active)
        for face in self.rolled:
            total += face
        return total

    def hand_limit(self, seat: int) -> int:
        """3, and 1 for every two easy tiles on the card (TW-17.1).

        In her own turn what the Wintersmith took in it still counts (TW-21.7).
        """
        tiles = len(self.easy[seat]) + (self.frozen if seat == self.active else 0)
        return min(MOST_CARDS, 3 + min(MOST_EASY, tiles) // 2)

    def has_power(self, seat: int, personality: int) -> bool:
        """Whether this player has the start tile of this personality, and still has it."""
        return self.powers[seat] and self.personalities[seat] == personality

    def invisibility(self, seat: int) -> bool:
        """Whether she holds Invisibility, as a card or as Tiffany's tile (TW-20.12)."""
        if self.has_power(seat, TIFFANY):
            return True
        advantage = self.box.advantage
        return any(advantage[card] == INVISIBILITY for card in self.hands[seat])

    # -- cards ------------------------------------------------------------------------------------------------------

    def draw(self, seat: int, count: int) -> None:
        """Cards from the draw pile, which is made anew from the discards when a card is needed (TW-5.5)."""
        drawn = 0
        hand = self.hands[seat]
        while drawn < count:
            if not self.draw_pile and not self.reshuffle():
                break
            hand.append(self.draw_pile.pop())
            drawn += 1
        if self.events is not None and drawn:
            self.tell("drew", {"seat": seat, "cards": drawn})
            for card in hand[-drawn:]:
                facts: dict[str, Json] = {"seat": seat}
                secret: dict[str, Json] = {"card": self.box.card_names[card]}
                self.tell_secretly("got", facts, (seat,), secret, True)

    def reshuffle(self) -> bool:
        """The discards become the draw pile; False where there are none (TW-5.5)."""
        if not self.discard_pile:
            return False
        self.draw_pile = self.discard_pile
        self.discard_pile = []
        self.dice.shuffle(self.draw_pile)
        self.shuffles += 1
        self.last_pile = self.last_pile[:]
        for card in self.draw_pile:
            self.last_pile[card] = self.shuffles
        if self.events is not None:
            self.tell("reshuffled", {"cards": len(self.draw_pile)})
        return True

    def spend(self, seat: int, card: int, use: str) -> None:
        """Take a played card out of the hand; a start tile leaves the game (TW-3.5). The caller puts it down."""
        if card >= INVISIBILITY_TILE:
            self.powers[seat] = False
        else:
            self.let_go(seat, card)
        if self.events is not None:
            self.tell("played", {"seat": seat, "card": self.box.card_names[card], "use": use})

    def let_go(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        if self.exposed[seat] and self.box.advantage[card] == INVISIBILITY:
            self.exposed[seat] = False

    def discard(self, card: int) -> None:
        """Beside the dice while an attempt lasts, else on the discard pile (TW-5.4)."""
        if card >= INVISIBILITY_TILE:
            return
        if self.attempt == NOWHERE:
            self.discard_pile.append(card)
        else:
            self.beside.append(card)

    def end_attempt(self) -> None:
        """Cards beside the dice are discarded (TW-5.4), and no dice lie there any more."""
        self.discard_pile.extend(self.beside)
        self.beside = []
        self.attempt = NOWHERE
        self.rolled = []
        self.symbol_points = 0
        self.bonus_points = 0

    # -- telling ----------------------------------------------------------------------------------------------------

    def where(self, space: int) -> dict[str, Json]:
        facts: dict[str, Json] = {}
        facts.update(place_facts(self.box, space))
        return facts

    def tell_at(self, kind: str, seat: int, space: int) -> None:
        """What a player does somewhere."""
        if self.events is not None:
            self.tell(kind, {"seat": seat, **self.where(space)})

    def peek(self, seat: int, space: int) -> None:
        """All know that she looks, and where; what she sees, she alone (TW-27)."""
        self.knowers[space] |= BIT[seat]
        if self.events is not None:
            facts: dict[str, Json] = {"seat": seat, **self.where(space)}
            secret: dict[str, Json] = {"tile": self.box.tile_names[self.tiles[space]]}
            self.tell("peeked", facts)
            self.tell_secretly("saw", facts, (seat,), secret, True)

    # -- copies -----------------------------------------------------------------------------------------------------

    def clone(self) -> "Witches":
        twin = Witches(self.game, self.players, self.options, self.dice, self.box, self.offers)
        self.copy_into(twin)
        # Personalities are chosen once; the other lists change in play.
        twin.personalities = self.personalities
        twin.powers = self.powers[:]
        twin.first_chooser = self.first_chooser
        twin.start_player = self.start_player
        twin.witches = self.witches[:]
        twin.tiles = self.tiles[:]
        twin.face_up = self.face_up[:]
        twin.crises = self.crises[:]
        twin.knowers = self.knowers[:]
        twin.stack = self.stack[:]
        twin.aside = self.aside[:]
        twin.removed = self.removed[:]
        twin.easy = [tiles[:] for tiles in self.easy]
        twin.hard = [tiles[:] for tiles in self.hard]
        twin.hands = [hand[:] for hand in self.hands]
        twin.exposed = self.exposed[:]
        twin.draw_pile = self.draw_pile[:]
        twin.discard_pile = self.discard_pile[:]
        twin.shuffles = self.shuffles
        # Replaced at every shuffle, so it can be shared.
        twin.last_pile = self.last_pile
        twin.beside = self.beside[:]
        twin.cackle = self.cackle[:]
        twin.aliss = self.aliss[:]
        twin.cackle_supply = self.cackle_supply
        twin.aliss_supply = self.aliss_supply
        twin.crisis_supply = self.crisis_supply
        twin.turn = self.turn
        twin.active = self.active
        twin.action = self.action
        twin.steps = self.steps
        twin.jailed = self.jailed
        twin.summoned = self.summoned
        twin.frozen = self.frozen
        twin.attempt = self.attempt
        twin.rolled = self.rolled[:]
        twin.symbol_points = self.symbol_points
        twin.bonus_points = self.bonus_points
        return twin

    def conjure(self, seat: int, dice: Dice) -> None:
        """Deal anew what this seat has not seen (TW-27): hard tiles lying face down, other hands, the draw pile."""
        tiles = self.unseen_tiles(seat)
        dice.shuffle(tiles)
        for space in range(len(self.tiles)):
            if self.hidden(space) and not self.knowers[space] & BIT[seat]:
                self.tiles[space] = tiles.pop()
        for place in range(len(self.stack)):
            if self.stack[place] >= FIRST_HARD:
                self.stack[place] = tiles.pop()
        # Easy tiles that were set aside follow from those that all can see.
        self.aside = [kind for kind in self.aside if kind < FIRST_HARD]
        tiles.sort()
        self.aside.extend(tiles)

        cards = self.unseen_cards(seat)
        dice.shuffle(cards)
        demands = self.demands(seat)
        if demands or self.shuffles > 0:
            self.deal_known(seat, demands, cards)
        else:
            for other in range(self.players):
                if other != seat:
                    hand = self.hands[other]
                    for place in range(len(hand)):
                        hand[place] = cards.pop()
        self.draw_pile = cards

    def deal_known(self, seat: int, demands: list[tuple[int, int]], cards: list[int]) -> None:
        """From which pile every card of a hand was drawn is known, and some of what must be in it."""
        last_pile = self.last_pile
        hands = [hand if other == seat else [] for other, hand in enumerate(self.hands)]
        piles = [[last_pile[card] for card in hand] for hand in self.hands]
        if demands:
            self.meet(demands, cards, hands, piles)
        for other in range(self.players):
            if other != seat:
                piles[other].sort()
                for pile in piles[other]:
                    place = len(cards) - 1
                    while last_pile[cards[place]] != pile:
                        place -= 1
                    hands[other].append(cards.pop(place))
        self.hands = hands

    def demands(self, seat: int) -> list[tuple[int, int]]:
        """What others are known to hold, as seat and INVISIBLE, or seat and the personas that it can't be any more."""
        found: list[tuple[int, int]] = []
        step = self.waiting
        if isinstance(step, Joining) and self.active != seat:
            for _ in range(THREE_WITCHES - step.personas.bit_count()):
                found.append((self.active, step.personas))
        for other in range(self.players):
            if other != seat and self.exposed[other]:
                found.append((other, INVISIBLE))
        return found

    def meet(
        self, demands: list[tuple[int, int]], cards: list[int], hands: list[list[int]], piles: list[list[int]]
    ) -> bool:
        """Deal what is known to be there, in the order of the shuffled cards; False where it can't be done so."""
        if not demands:
            return True
        owner, wanted = demands[0]
        hand = hands[owner]
        for place in range(len(cards) - 1, -1, -1):
            card = cards[place]
            pile = self.last_pile[card]
            if pile in piles[owner] and self.meets(card, wanted, hand):
                cards.pop(place)
                hand.append(card)
                piles[owner].remove(pile)
                if self.meet(demands[1:], cards, hands, piles):
                    return True
                piles[owner].append(pile)
                hand.pop()
                cards.insert(place, card)
        # One of the personas may have the Invisibility on it.
        return (
            wanted == INVISIBLE
            and any(self.meets(card, wanted, []) for card in hand)
            and (self.meet(demands[1:], cards, hands, piles))
        )

    def meets(self, card: int, wanted: int, hand: list[int]) -> bool:
        if wanted == INVISIBLE:
            return self.box.advantage[card] == INVISIBILITY
        persona = self.box.persona[card]
        if persona == NO_PERSONA or wanted >> persona & 1:
            return False
        return all(self.box.persona[other] != persona for other in hand)

    def unseen_tiles(self, seat: int) -> list[int]:
        """Hard tiles that lie where this seat can't tell what they are, in the order of kinds."""
        unseen = self.box.copies[:]
        for space in range(len(self.tiles)):
            kind = self.tiles[space]
            if kind != EMPTY and (self.face_up[space] or self.knowers[space] & BIT[seat]):
                unseen[kind] -= 1
        for kind in self.removed:
            unseen[kind] -= 1
        for tiles in self.hard:
            for kind in tiles:
                unseen[kind] -= 1
        found: list[int] = []
        for kind in range(FIRST_HARD, KINDS):
            for _ in range(unseen[kind]):
                found.append(kind)
        return found

    def unseen_cards(self, seat: int) -> list[int]:
        """Cards in other hands and in the draw pile, in the order of the box."""
        unseen = [True] * len(self.box.place)
        for card in self.hands[seat]:
            unseen[card] = False
        for card in self.discard_pile:
            unseen[card] = False
        for card in self.beside:
            unseen[card] = False
        return [card for card in range(len(unseen)) if unseen[card]]


class OwnChoice(Choice[Witches]):
    """A choice of the active player."""

    def deciding(self, state: Witches) -> tuple[int, ...]:
        return ONE_SEAT[state.active]


class Joining(OwnChoice):
    """The Power of Three is being played: these personas lie there, and she holds the others that it needs (TW-15.1)."""

    def __init__(self, personas: int) -> None:
        self.personas = personas


# -- how a position is written ------------------------------------------------------------------------------------------


class Whereabouts(OneOf):
    """A space, "dungeon", or null before she is placed; inside the number of the space, DUNGEON or NOWHERE."""

    def __init__(self, spaces: list[str]) -> None:
        super().__init__([*spaces, "dungeon"])
        self.dungeon = len(spaces)

    def write(self, value: Any) -> Json:
        return super().write(self.dungeon if value == DUNGEON else value)

    def read(self, data: Json, where: str, players: int) -> Any:
        place = super().read(data, where, players)
        return DUNGEON if place == self.dungeon else place

    def mark(self, value: Any, at: int, features: Features) -> None:
        super().mark(self.dungeon if value == DUNGEON else value, at, features)


class Knowers(Number):
    """Who knows a tile: inside a number with a bit for each seat; a learner sees whether it does itself."""

    def mark(self, value: Any, at: int, features: Features) -> None:
        if value & BIT[features.seat]:
            features.put(at, 1.0)


def most_steps(box: Box) -> int:
    """Beyond what all Extra Movement cards bring, twice."""
    return max(MOST_STEPS, 4 * (1 + box.advantage.count(EXTRA_MOVEMENT)))


def most_bonus(box: Box) -> int:
    """All bonus cards in one attempt: a hand can be any part of the cards."""
    return max(MOST_MARKERS, sum(box.bonus))


def position_shapes(box: Box) -> dict[str, Shape]:
    atlas = box.atlas
    spaces = atlas.spaces
    tiles = Pile(box.tile_names)
    cards = Pile(box.card_ids[:CARDS])
    markers = Number(MOST_MARKERS)
    return {
        "personalities": PerSeat(OneOf(PERSONALITIES)),
        "powers": PerSeat(Flag()),
        "first_chooser": Seat(nobody=False),
        "start_player": Seat(),
        "witches": PerSeat(Whereabouts(atlas.names)),
        "tiles": Row(OneOf(box.tile_names), spaces),
        "face_up": Row(Flag(), spaces),
        "crises": Row(markers, spaces),
        "knowers": Row(Knowers(sum(BIT)), spaces),
        "stack": tiles,
        "aside": tiles,
        "removed": tiles,
        "easy": PerSeat(tiles),
        "hard": PerSeat(tiles),
        "hands": PerSeat(cards),
        "exposed": PerSeat(Flag()),
        "draw_pile": cards,
        "discard_pile": cards,
        "shuffles": Number(MOST_TURNS),
        "last_pile": Row(Number(MOST_TURNS), CARDS),
        "beside": cards,
        "cackle": PerSeat(markers),
        "aliss": PerSeat(Number(MOST_POINTS)),
        "cackle_supply": markers,
        "aliss_supply": markers,
        "crisis_supply": markers,
        "turn": Number(MOST_TURNS),
        "active": Seat(nobody=False),
        "action": Number(2),
        "steps": Number(most_steps(box)),
        "jailed": Flag(),
        "summoned": Flag(),
        "frozen": Number(4),
        "attempt": OneOf(atlas.names),
        "rolled": Row(Number(FACES), 4),
        "symbol_points": Number(MOST_SYMBOLS),
        "bonus_points": Number(most_bonus(box)),
    }
