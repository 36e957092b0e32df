"""The rules of Kröten & Kessel, in the order of its rulebook."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from hexenkessel.kernel.agenda import NOBODY, ONE_SEAT, Choice, Sealed, Step
from hexenkessel.kernel.errors import Refusal
from hexenkessel.kernel.shape import Seat, Shape
from toy_cauldron.moves import SEATS, TAKE, CauldronMove
from toy_cauldron.refusals import not_a_reward, not_brewing
from toy_cauldron.state import LUCKY, Cauldron, brew_size

MOST_REWARDS: Final = 2


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

    def options(self, state: Cauldron, seat: int) -> list[CauldronMove]:
        left = state.hands[seat][:]
        for move in state.sealed_by(seat):
            left.remove(move.card)
        return [state.offers.brews[card] for card in sorted(set(left))]

    def reveal(self, state: Cauldron, choices: list[list[CauldronMove]]) -> None:
        """All brews are shown at once (KK-3.2); those of the round before go into the cauldron."""
        for brew in state.brews:
            state.cauldron += brew
        state.brews = [[move.card for move in moves] for moves in choices]
        for seat, brew in enumerate(state.brews):
            for card in brew:
                state.hands[seat].remove(card)
                state.tell("revealed", {"seat": seat, "ingredient": state.box.names[card]})
        state.agenda.append(JUDGE)

    def refuse(self, state: Cauldron, seat: int, move: CauldronMove) -> Refusal:
        return not_brewing(move)


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

    def options(self, state: Cauldron, seat: int) -> list[CauldronMove]:
        options = [state.offers.take] if state.pond else []
        for other in range(state.players):
            if other != seat and state.toads[other]:
                options.append(state.offers.steals[other])
        return options

    def take(self, state: Cauldron, seat: int, move: CauldronMove) -> None:
        state.toads[seat] += 1
        if move.act == TAKE:
            state.pond -= 1
            state.tell("took", {"seat": seat})
        else:
            state.toads[move.victim] -= 1
            state.tell("stole", {"seat": seat, "victim": SEATS[move.victim]})

    def refuse(self, state: Cauldron, seat: int, move: CauldronMove) -> Refusal:
        return not_a_reward(move)


ROUND: Final = Round()
BREW: Final = Brew()
JUDGE: Final = Judge()

STEPS: Final[list[type[Step[Any]]]] = [Round, Brew, Judge, Reward]
