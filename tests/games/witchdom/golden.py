"""The recorded games of Witchdom, one for every way it can go (`./dev records witchdom`, tests/golden.py)."""

from hexenkessel import Dice, State, bots, seeded
from hexenkessel.kernel.events import Event
from hexenkessel.kernel.strategy import Thought
from tests.golden import Golden, Way


def count(events: list[Event], kind: str) -> int:
    return sum(event.kind == kind for event in events)


def by_goals(state: State, events: list[Event]) -> bool:
    """All goals but one at most are claimed (WD-10.1)."""
    return state.ending == "goals"


def by_witches(state: State, events: list[Event]) -> bool:
    """The witches run out and the boxed ones come into play (WD-10.2, WD-10.6)."""
    return state.ending == "witches" and count(events, "unboxed") > 0


def by_potions(state: State, events: list[Event]) -> bool:
    """The potions run out, with nothing in the box (WD-10.2, WD-10.7)."""
    return state.ending == "potions" and None in [row["potion"] for row in state.view(None)["rows"]]


def by_a_stack(state: State, events: list[Event]) -> bool:
    """Animals are taken in the first round only, and tamed later; a stack runs out (WD-12.6)."""
    return state.ending in ("witches", "potions") and count(events, "tamed") > 1


def all_decisions(state: State, events: list[Event]) -> bool:
    """Every decision of WD-15 is taken, each way of paying among them."""
    return {move.verb for move in state.past_moves} >= {
        *("novices", "play", "rest", "renew", "keep", "take", "draw", "brew", "tame", "finish"),
        *("pay", "replace", "bring", "reuse"),
    }


def tie(state: State, events: list[Event]) -> bool:
    """Two win together (WD-11.10)."""
    return len(state.winners()) > 1


def claims(state: State, events: list[Event]) -> bool:
    """A goal is claimed after the end has been triggered (WD-10.8)."""
    kinds = [event.kind for event in events]
    return "end-near" in kinds and "claimed" in kinds[kinds.index("end-near") :]


def beaten(state: State, events: list[Event]) -> bool:
    """Ostara wins; she has claimed no goal (WD-13.3)."""
    return not state.winners() and not count(events, "ostara-claimed")


def won(state: State, events: list[Event]) -> bool:
    """Ostara is beaten (WD-13.26)."""
    return state.winners() == (0,)


def she_claims(state: State, events: list[Event]) -> bool:
    """Ostara claims a goal, and finds no animal that is new to her (WD-13.11, WD-13.24)."""
    return count(events, "ostara-claimed") > 0 and count(events, "ostara-no-animal") > 0


def leftovers(state: State, events: list[Event]) -> bool:
    """Ostara gets the goals that nobody claimed (WD-13.3)."""
    return count(events, "ostara-leftover") > 1


def literal(state: State, events: list[Event]) -> bool:
    """Read literally, Ostara gathers potions and hardly brews (WD-13.9)."""
    return len(state.view(None)["owners"][1]["potions"]) > 6


WAYS = {
    "two-by-goals": Way(2, by_goals),
    "two-by-potions": Way(2, by_potions),
    "three-by-witches": Way(3, by_witches),
    "three-goal-after-the-trigger": Way(3, claims, {"extra_dark_goals": 1}),
    "four-all-decisions": Way(4, all_decisions, {"animals": True, "novices": "choice"}),
    "four-tie": Way(4, tie),
    "five-animals-in-the-first-round": Way(5, by_a_stack, {"animals": True, "animals_when": "first_round"}),
    "solo-1-beaten": Way(1, beaten),
    "solo-1-won": Way(1, won, {"ostara_or_rule": "literal"}),
    "solo-2-animals": Way(1, she_claims, {"solo_level": 2, "animals": True}),
    "solo-3-leftovers": Way(1, leftovers, {"solo_level": 3}),
    "solo-literal": Way(
        1, literal, {"ostara_or_rule": "literal", "animals": True, "ostara_animal_rule": "literal"}
    ),
}


class Slipping(bots.GlanceBot):
    """Takes what looks best, and in one choice of four anything."""

    def consider(self, world: bots.Imagined, seat: int, dice: Dice) -> list[Thought]:
        if dice.chance() < 0.25:
            return bots.RandomBot().consider(world, seat, dice)
        return super().consider(world, seat, dice)


def play(state: State, seed: int) -> None:
    """Random moves; what can be brewed is brewed more often than not, as people do. Chance never beats Ostara: alone,
    moves are those of a rule-of-thumb player who slips now and then."""
    dice = seeded(seed)
    alone = Slipping()
    while not state.over:
        seat = state.deciding[0]
        if state.players == 1:
            state.play(seat, bots.ask(alone, state, seat, dice))
            continue
        moves = state.moves(seat)
        brews = [move for move in moves if move.verb in ("brew", "tame")]
        chosen = brews if brews and dice.below(4) else moves
        state.play(seat, chosen[dice.below(len(chosen))])


GOLDEN = Golden("witchdom", WAYS, play, {"animals": True})
