"""The rules of Kröten & Kessel, in the order of its rulebook."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from hexenkessel.kernel.agenda import NOBODY, ONE_SEAT, Choice, Sealed, Step
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact, Refusal
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.shape import Seat, Shape
from hexenkessel.kernel.state import State
from toy_cauldron.moves import INGREDIENTS, SEATS, Box

if TYPE_CHECKING:
    from hexenkessel.kernel.game import Game

LUCKY: Final = 6
MOST_REWARDS: Final = 2


class Cauldron(State):
    """A game in progress. A card is the number of its ingredient; sealed cards stay in the hand until all have chosen."""

    def __init__(self, game: "Game", players: int, options: dict[str, Fact], dice: Dice, box: Box) -> None:
        super().__init__(game, players, options, dice)
        self.box = box
        self.hands: list[list[int]] = []
        self.stack: list[int] = []
        # The brews of the last round lie open before their owners, older ones in the cauldron.
        self.brews: list[list[int]] = []
        self.cauldron: list[int] = []
        self.pond = 0
        self.toads: list[int] = []
        self.die = 0

    def scores(self) -> list[int]:
        return self.toads[:]

    def standing(self, seat: int) -> tuple[int, ...]:
        """Toads, then the strength of the last brew (KK-5.2)."""
        return (self.toads[seat], self.brew_strength(seat))

    def brew_strength(self, seat: int) -> int:
        return sum(self.box.strength[card] for card in self.brews[seat])

    def clone(self) -> "Cauldron":
        twin = Cauldron(self.game, self.players, self.options, self.dice, self.box)
        self.copy_into(twin)
        twin.hands = [hand[:] for hand in self.hands]
        twin.stack = self.stack[:]
        twin.brews = [brew[:] for brew in self.brews]
        twin.cauldron = self.cauldron[:]
        twin.pond = self.pond
        twin.toads = self.toads[:]
        twin.die = self.die
        return twin

    def conjure(self, seat: int, dice: Dice) -> None:
        """Other hands and the stack are hidden (KK-6.1): deal anew what lies neither open nor in this hand."""
        seen = self.hands[seat] + self.cauldron + [card for brew in self.brews for card in brew]
        hidden = [card for card in range(INGREDIENTS) for _ in range(self.box.copies - seen.count(card))]
        dice.shuffle(hidden)
        for other in range(self.players):
            if other != seat:
                size = len(self.hands[other])
                self.hands[other], hidden = hidden[:size], hidden[size:]
        self.stack = hidden


class Round(Step[Cauldron]):
    """Rounds follow each other until the pond or the hands are empty (KK-5.1)."""

    def run(self, state: Cauldron) -> None:
        if state.pond == 0:
            state.ending = "pond-empty"
        elif len(state.hands[0]) < brew_size(state):
            state.ending = "hands-empty"
        else:
            state.agenda.append(ROUND)
            state.agenda.append(BREW)


class Brew(Sealed[Cauldron]):
    """Everybody at once, in secret: one ingredient, or two of them with the option (KK-3.1)."""

    ask: ClassVar[str] = "brew"
    rule: ClassVar[str] = "KK-3.1"

    def complete(self, state: Cauldron, seat: int) -> bool:
        return len(state.sealed_by(seat)) == brew_size(state)

    def options(self, state: Cauldron, seat: int) -> list[Move]:
        left = state.hands[seat][:]
        for move in state.sealed_by(seat):
            left.remove(move.code)
        return [state.box.brews[card] for card in sorted(set(left))]

    def reveal(self, state: Cauldron, choices: list[list[Move]]) -> None:
        """All brews are shown at once (KK-3.2); those of the round before go into the cauldron."""
        for brew in state.brews:
            state.cauldron += brew
        state.brews = [[move.code for move in moves] for moves in choices]
        for seat, brew in enumerate(state.brews):
            for card in brew:
                state.hands[seat].remove(card)
                state.tell("revealed", {"seat": seat, "ingredient": state.box.names[card]})
        state.agenda.append(JUDGE)

    def refuse(self, state: Cauldron, seat: int, move: Move) -> Refusal:
        if move in state.box.brews:
            return Refusal("KK-3.1", "not-in-hand")
        return Refusal("KK-4.2", "no-choice-now")


class Judge(Step[Cauldron]):
    """The strongest brew that nobody equals wins (KK-3.3) and rolls the die for its rewards (KK-4.1)."""

    def run(self, state: Cauldron) -> None:
        strengths = [state.brew_strength(seat) for seat in range(state.players)]
        alone = [strength for strength in strengths if strengths.count(strength) == 1]
        if not alone:
            state.die = 0
            state.tell("nobody-won", {})
            return
        winner = strengths.index(max(alone))
        state.tell("won", {"seat": winner, "strength": max(alone)})
        state.die = state.dice.roll()
        state.tell("rolled", {"seat": winner, "die": state.die})
        for _ in range(MOST_REWARDS if state.die == LUCKY else 1):
            state.agenda.append(Reward(winner))


class Reward(Choice[Cauldron]):
    """One toad: out of the pond, or from somebody who has one (KK-4.2)."""

    fields: ClassVar[Mapping[str, Shape]] = {"seat": Seat(False)}
    ask: ClassVar[str] = "reward"
    rule: ClassVar[str] = "KK-4.2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciding(self, state: Cauldron) -> tuple[int, ...]:
        return ONE_SEAT[self.seat] if self.options(state, self.seat) else NOBODY

    def run(self, state: Cauldron) -> None:
        """Nobody has a toad left to give: the reward comes to nothing."""
        state.tell("no-toad-left", {"seat": self.seat})

    def options(self, state: Cauldron, seat: int) -> list[Move]:
        options = [state.box.take] if state.pond else []
        for other in range(state.players):
            if other != seat and state.toads[other]:
                options.append(state.box.steals[other])
        return options

    def take(self, state: Cauldron, seat: int, move: Move) -> None:
        state.toads[seat] += 1
        if move is state.box.take:
            state.pond -= 1
            state.tell("took", {"seat": seat})
        else:
            victim = state.box.steals.index(move)
            state.toads[victim] -= 1
            state.tell("stole", {"seat": seat, "victim": SEATS[victim]})

    def refuse(self, state: Cauldron, seat: int, move: Move) -> Refusal:
        if move in state.box.brews:
            return Refusal("KK-4.2", "reward-first")
        return Refusal("KK-4.2", "no-toad-there")


def brew_size(state: Cauldron) -> int:
    size = state.options["brew"]
    assert isinstance(size, int)
    return size


ROUND: Final = Round()
BREW: Final = Brew()
JUDGE: Final = Judge()

STEPS: Final[list[type[Step[Any]]]] = [Round, Brew, Judge, Reward]


def deal(state: Cauldron) -> None:
    """Shuffle, deal everybody a hand, put the other cards aside and the toads into the pond (KK-2.1)."""
    size = state.box.hand_size
    cards = list(range(INGREDIENTS)) * state.box.copies
    state.dice.shuffle(cards)
    state.hands = [cards[seat * size : (seat + 1) * size] for seat in range(state.players)]
    state.stack = cards[state.players * size :]
    state.brews = [[] for _ in range(state.players)]
    state.pond = state.box.toads
    state.toads = [0] * state.players
    state.agenda.append(ROUND)
