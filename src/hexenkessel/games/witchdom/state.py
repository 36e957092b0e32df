"""The table of Witchdom: what lies where, and how tokens and cards come and go (WD-1, WD-4, WD-10, WD-14).

Whoever owns things is an owner: the seats, and in the solo game Ostara after the only seat. Her uncommitted witches
lie in her hand, her unbrewed potions in her stock (WD-13.7).
"""

from typing import TYPE_CHECKING, Any, Final, final

from hexenkessel.games.witchdom.box import (
    CRITERIA,
    EMPTY,
    INGREDIENTS,
    KINDS,
    PLACES,
    POTIONS,
    TOKENS,
    WITCHES,
    Box,
)
from hexenkessel.games.witchdom.moves import SLOTS, SLOTS_A_PLACE, Moves
from hexenkessel.games.witchdom.scoring import points_of
from hexenkessel.kernel.agenda import NOBODY
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.shape import Features, Fields, Number, OneOf, Pile, Row, Seat, Shape
from hexenkessel.kernel.state import State

if TYPE_CHECKING:
    from hexenkessel.kernel.game import Game

OSTARA: Final = 1  # the owner after the only seat of a solo game

# What brings the last round near (WD-10.1, WD-10.2).
TRIGGERS: Final = ("none", "goals", "witches", "potions")
NO_TRIGGER: Final = 0
GOALS_CLAIMED: Final = 1
WITCHES_GONE: Final = 2
POTIONS_GONE: Final = 3
NOT_YET: Final = 0

# Ostara: the cards that she takes by criteria, and what a line in the tale of her turn can say (WD-13.6).
WITCH: Final = 0
POTION: Final = 1
KIND_NAMES: Final = ("witch", "potion")
DEEDS: Final = (
    "kind",
    "criterion",
    "ignored",
    "top",
    "card",
    "no-card",
    "animal",
    "no-animal",
    "token",
    "brew",
)
THE_KIND: Final = 0
CRITERION: Final = 1
IGNORED: Final = 2
TOPMOST: Final = 3
CARD: Final = 4
NO_CARD: Final = 5
ANIMAL: Final = 6
NO_ANIMAL: Final = 7
TOKEN: Final = 8
BREWED: Final = 9

# Far above what any game comes to.
MOST_ROUNDS: Final = 999
MOST_OWNERS: Final = 5
MOST_GOALS: Final = 15
MOST_LINES: Final = 20
CARDS: Final = 60
COUNTS: Final = Row(Number(TOKENS), KINDS)


@final
class Witchdom(State):
    """A game in progress. Cards and kinds are numbers (see box.py); stacks have their top card last."""

    def __init__(
        self, game: "Game", players: int, options: dict[str, Fact], dice: Dice, box: Box, offers: Moves
    ) -> None:
        super().__init__(game, players, options, dice)
        self.box = box
        self.offers = offers
        self.solo = players == 1
        self.owners = 2 if self.solo else players
        self.animals = options["animals"] is True
        self.round = 1
        self.first = 0
        self.turn = 0
        # The round after which the game ends, once that is known, and why (WD-10.3).
        self.last_round = NOT_YET
        self.trigger = NO_TRIGGER
        # The card played this turn (WD-4.1).
        self.active = EMPTY
        # By slot: three of the mountains, three of the forest, three of the lake.
        self.slots: list[int] = []
        # By ingredient: how many are in the bag. Which one comes next is chance.
        self.bag: list[int] = []
        self.open_witches: list[int] = []
        self.open_potions: list[int] = []
        self.witch_stack: list[int] = []
        self.potion_stack: list[int] = []
        # How many of the lowest cards everybody has seen go there (WD-14.6).
        self.known_witches = 0
        self.known_potions = 0
        self.boxed_witches: list[int] = []
        self.boxed_potions: list[int] = []
        # By owner.
        self.hands: list[list[int]] = []
        self.piles: list[list[int]] = []
        self.ingredients: list[list[int]] = []
        self.stock_potions: list[list[int]] = []
        self.stock_tools: list[list[int]] = []
        self.stock_animals: list[list[int]] = []
        self.clan_witches: list[list[int]] = []
        self.clan_potions: list[list[int]] = []
        self.clan_tools: list[list[int]] = []
        self.clan_animals: list[list[int]] = []
        # Sides of goal tiles in their row, and who has claimed them.
        self.goals: list[int] = []
        self.goal_owners: list[int] = []
        # Ostara's tiles, and what she did in her last turn, line by line (WD-13.6).
        self.tiles: list[int] = []
        self.used_tiles: list[int] = []
        self.tale: list[dict[str, Any]] = []

    # -- results ----------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [points_of(self, seat) for seat in range(self.players)]

    def winners(self) -> tuple[int, ...]:
        """Most points; all who share them (WD-11.10). Alone, at least as many as Ostara (WD-13.26)."""
        if not self.solo:
            return super().winners()
        if self.over and points_of(self, 0) >= points_of(self, OSTARA):
            return (0,)
        return NOBODY

    # -- bag and board ----------------------------------------------------------------------------------------------

    def in_bag(self) -> int:
        bag = self.bag
        return bag[0] + bag[1] + bag[2] + bag[3] + bag[4]

    def fill_slot(self, slot: int) -> None:
        """A token out of the bag, if there is one (WD-4.4, WD-4.11)."""
        total = self.in_bag()
        if total == 0:
            self.slots[slot] = EMPTY
            return
        number = self.dice.below(total)
        bag = self.bag
        kind = 0
        while number >= bag[kind]:
            number -= bag[kind]
            kind += 1
        bag[kind] -= 1
        self.slots[slot] = kind
        if self.events is not None:
            place = PLACES[slot // SLOTS_A_PLACE]
            number = slot % SLOTS_A_PLACE + 1
            self.tell("filled", {"place": place, "slot": number, "ingredient": INGREDIENTS[kind]})

    def fill_empty_slots(self) -> None:
        """Tokens have come back into the bag: slots left empty are filled at once, from the top (WD-4.11)."""
        for slot in range(SLOTS):
            if self.slots[slot] == EMPTY and self.in_bag():
                self.fill_slot(slot)

    def take_token(self, owner: int, slot: int) -> None:
        """A token of the board for this owner, replaced at once (WD-4.4)."""
        kind = self.slots[slot]
        self.ingredients[owner][kind] += 1
        if self.events is not None:
            facts = {
                "place": PLACES[slot // SLOTS_A_PLACE],
                "slot": slot % SLOTS_A_PLACE + 1,
                "ingredient": INGREDIENTS[kind],
            }
            if owner < self.players:
                self.tell("took", {"seat": owner, **facts})
            else:
                self.tell("ostara-token", facts)
        self.fill_slot(slot)

    def turn_up_witch(self, place: int) -> None:
        """The next witch of the stack comes to this place, if there is one (WD-4.4, WD-10.7)."""
        stack = self.witch_stack
        if not stack:
            self.open_witches[place] = EMPTY
            return
        card = stack.pop()
        self.open_witches[place] = card
        if self.known_witches > len(stack):
            self.known_witches = len(stack)
        if self.events is not None:
            self.tell("turned-witch", {"place": PLACES[place], "card": self.box.witch_names[card]})
        if not stack:
            self.run_out(WITCHES_GONE)
            if self.boxed_witches:
                self.witch_stack = self.boxed_witches
                self.boxed_witches = []
                self.dice.shuffle(self.witch_stack)
                self.tell_unboxed("witches", len(self.witch_stack))

    def turn_up_potion(self, place: int) -> None:
        stack = self.potion_stack
        if not stack:
            self.open_potions[place] = EMPTY
            return
        card = stack.pop()
        self.open_potions[place] = card
        if self.known_potions > len(stack):
            self.known_potions = len(stack)
        if self.events is not None:
            self.tell("turned-potion", {"place": PLACES[place], "potion": self.box.potion_names[card]})
        if not stack:
            self.run_out(POTIONS_GONE)
            if self.boxed_potions:
                self.potion_stack = self.boxed_potions
                self.boxed_potions = []
                self.dice.shuffle(self.potion_stack)
                self.tell_unboxed("potions", len(self.potion_stack))

    def tell_unboxed(self, stack: str, cards: int) -> None:
        """The boxed cards of that kind become the new stack (WD-10.6)."""
        if self.events is not None:
            self.tell("unboxed", {"stack": stack, "cards": cards})

    def run_out(self, trigger: int) -> None:
        """A reason to end the game: this round is finished and one more is played. Only the first counts (WD-10.4)."""
        if self.solo or self.last_round != NOT_YET:
            return
        self.last_round = self.round + 1
        self.trigger = trigger
        if self.events is not None:
            self.tell("end-near", {"trigger": TRIGGERS[trigger], "last": self.last_round})

    # -- questions --------------------------------------------------------------------------------------------------

    def row_is_empty(self, place: int) -> bool:
        """Whether an action point finds nothing here (WD-4.5)."""
        if self.open_witches[place] != EMPTY or self.open_potions[place] != EMPTY:
            return False
        first = SLOTS_A_PLACE * place
        slots = self.slots
        return slots[first] == EMPTY and slots[first + 1] == EMPTY and slots[first + 2] == EMPTY

    def animals_on_offer(self) -> bool:
        """Whether witch cards may be taken as animals just now (WD-12.1, WD-12.6)."""
        return self.animals and (self.round == 1 or self.options["animals_when"] != "first_round")

    def goal_points(self, side: int) -> int:
        return self.box.goals[side].points

    def tool_counts(self, cards: list[int]) -> list[int]:
        counts = [0] * KINDS
        tool = self.box.tool
        for card in cards:
            counts[tool[card]] += 1
        return counts

    # -- copies -----------------------------------------------------------------------------------------------------

    def clone(self) -> "Witchdom":
        twin = Witchdom(self.game, self.players, self.options, self.dice, self.box, self.offers)
        self.copy_into(twin)
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.last_round = self.last_round
        twin.trigger = self.trigger
        twin.active = self.active
        twin.slots = self.slots[:]
        twin.bag = self.bag[:]
        twin.open_witches = self.open_witches[:]
        twin.open_potions = self.open_potions[:]
        twin.witch_stack = self.witch_stack[:]
        twin.potion_stack = self.potion_stack[:]
        twin.known_witches = self.known_witches
        twin.known_potions = self.known_potions
        twin.boxed_witches = self.boxed_witches[:]
        twin.boxed_potions = self.boxed_potions[:]
        twin.hands = [cards[:] for cards in self.hands]
        twin.piles = [cards[:] for cards in self.piles]
        twin.ingredients = [counts[:] for counts in self.ingredients]
        twin.stock_potions = [cards[:] for cards in self.stock_potions]
        twin.stock_tools = [cards[:] for cards in self.stock_tools]
        twin.stock_animals = [cards[:] for cards in self.stock_animals]
        twin.clan_witches = [cards[:] for cards in self.clan_witches]
        twin.clan_potions = [cards[:] for cards in self.clan_potions]
        twin.clan_tools = [cards[:] for cards in self.clan_tools]
        twin.clan_animals = [cards[:] for cards in self.clan_animals]
        # Goals stay as they were laid out; Ostara's tale is told anew every turn and never changed.
        twin.goals = self.goals
        twin.goal_owners = self.goal_owners[:]
        twin.tiles = self.tiles[:]
        twin.used_tiles = self.used_tiles[:]
        twin.tale = self.tale
        return twin

    def conjure(self, seat: int, dice: Dice) -> None:
        """Only the stacks, the boxed cards and Ostara's unused tiles are hidden (WD-14.2); all seats know the same."""
        self.witch_stack, self.boxed_witches = imagine_stack(
            self.unseen_witches(), self.witch_stack, self.known_witches, self.box.animal, dice
        )
        self.potion_stack, self.boxed_potions = imagine_stack(
            self.unseen_potions(), self.potion_stack, self.known_potions, self.box.tool, dice
        )
        if self.solo:
            self.tiles = sorted(self.tiles)
            dice.shuffle(self.tiles)

    def unseen_witches(self) -> list[int]:
        """Those whose place nobody knows, in the order of their numbers."""
        seen = [False] * WITCHES
        mark(seen, self.open_witches)
        mark(seen, self.witch_stack[: self.known_witches])
        for owner in range(self.owners):
            mark(seen, self.hands[owner])
            mark(seen, self.piles[owner])
            mark(seen, self.clan_witches[owner])
            mark(seen, self.stock_animals[owner])
            mark(seen, self.clan_animals[owner])
        return [card for card in range(WITCHES) if not seen[card]]

    def unseen_potions(self) -> list[int]:
        seen = [False] * POTIONS
        mark(seen, self.open_potions)
        mark(seen, self.potion_stack[: self.known_potions])
        for owner in range(self.owners):
            mark(seen, self.stock_potions[owner])
            mark(seen, self.clan_potions[owner])
            mark(seen, self.stock_tools[owner])
            mark(seen, self.clan_tools[owner])
        return [card for card in range(POTIONS) if not seen[card]]


def mark(seen: list[bool], cards: list[int]) -> None:
    """Empty places, novices and start potions are none of the cards in question."""
    for card in cards:
        if 0 <= card < len(seen):
            seen[card] = True


def imagine_stack(
    unseen: list[int], stack: list[int], known: int, backs: list[int], dice: Dice
) -> tuple[list[int], list[int]]:
    """A stack and boxed cards that look the same: known cards stay below, the same back lies on top (WD-14.3, WD-14.6)."""
    hidden = len(stack) - known
    top = EMPTY
    if hidden:
        alike = [card for card in unseen if backs[card] == backs[stack[-1]]]
        top = alike[dice.below(len(alike))]
        unseen.remove(top)
    dice.shuffle(unseen)
    if not hidden:
        return stack, unseen
    return stack[:known] + unseen[: hidden - 1] + [top], unseen[hidden - 1 :]


# -- how a position is written --------------------------------------------------------------------------------------------


class PerOwner(Row):
    """One value for every seat, and in a solo game one for Ostara behind it."""

    def mark(self, value: Any, at: int, features: Features) -> None:
        items: list[Any] = value
        step = self.inner.room(features.seats)
        for owner in range(len(items)):
            away = features.away(owner) if owner < features.players else owner
            self.inner.mark(items[owner], at + away * step, features)


class Owner(Number):
    """Whose something is, counted like PerOwner; EMPTY for nobody's."""

    def room(self, seats: int) -> int:
        return MOST_OWNERS

    def mark(self, value: Any, at: int, features: Features) -> None:
        owner: int = value
        if owner >= 0:
            features.put(at + (features.away(owner) if owner < features.players else owner), 1.0)


class Aside(Row):
    """Told for people; learners find nothing in it that the rest of the position does not say."""

    def room(self, seats: int) -> int:
        return 0


def by_owner(shape: Shape) -> Shape:
    return PerOwner(shape, MOST_OWNERS)


def tale_shape(box: Box, nothing: bool = True) -> Shape:
    """Ostara's last turn, line by line (see ostara.py). A position may lack a deed, and its check says so."""
    return Aside(
        Fields(
            {
                "deed": OneOf(DEEDS, nothing),
                "kind": OneOf(KIND_NAMES),
                "criterion": OneOf(CRITERIA),
                "goal": OneOf(box.goal_names),
                "places": Pile(PLACES),
                "witches": Pile(box.witch_names),
                "potions": Pile(box.potion_names),
                "slot": Number(SLOTS_A_PLACE),
                "ingredient": OneOf(INGREDIENTS),
                "tokens": COUNTS,
            }
        ),
        MOST_LINES,
    )


def position_shapes(box: Box) -> dict[str, Shape]:
    witches = Pile(box.witch_names)
    potions = Pile(box.potion_names)
    return {
        "round": Number(MOST_ROUNDS, 1),
        "first": Seat(),
        "turn": Seat(),
        "last_round": Number(MOST_ROUNDS),
        "trigger": OneOf(TRIGGERS),
        "active": OneOf(box.witch_names),
        "slots": Row(OneOf(INGREDIENTS), SLOTS),
        "bag": COUNTS,
        "open_witches": Row(OneOf(box.witch_names), len(PLACES)),
        "open_potions": Row(OneOf(box.potion_names), len(PLACES)),
        "witch_stack": witches,
        "potion_stack": potions,
        "known_witches": Number(CARDS),
        "known_potions": Number(CARDS),
        "boxed_witches": witches,
        "boxed_potions": potions,
        "hands": by_owner(witches),
        "piles": by_owner(witches),
        "ingredients": by_owner(COUNTS),
        "stock_potions": by_owner(potions),
        "stock_tools": by_owner(potions),
        "stock_animals": by_owner(witches),
        "clan_witches": by_owner(witches),
        "clan_potions": by_owner(potions),
        "clan_tools": by_owner(potions),
        "clan_animals": by_owner(witches),
        "goals": Pile(box.goal_names),
        "goal_owners": Row(Owner(MOST_OWNERS - 1, EMPTY), MOST_GOALS),
        "tiles": Pile(box.tile_names),
        "used_tiles": Pile(box.tile_names),
        "tale": tale_shape(box),
    }
