"""Why a move: what the grandmaster's search saw of every move it looked at, and the judgements behind the best of them.

One engine for hints, reviews and puzzles. It thinks about imagined worlds alone, so whatever it says could have been said
with what the seat knows. Two kinds of reasons come out: those of the game's strategy (the very judgements that `weigh` adds
up, by name) and those that hold in every game (what the search expects, and what happens at once). Nothing is claimed that
is not so in every world that was looked at, and what the search can't tell apart is said to be alike.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Any, Final

from hexenkessel.bots import GRANDMASTER_SECONDS, NO_LIMIT, Imagined, imagined, strategy
from hexenkessel.bots.search import Node, Search
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.state import State
from hexenkessel.kernel.strategy import Judgement, Strategy, Thought

# A mean of n simulations is so many deviations / √n sure: 95 %, and some for those that share an imagined world.
DOUBT: Final = 2.5
# Moves that are spoken of; what had less than this share of the best move's attention is not.
HEARD: Final = 4
LEAST_SHARE: Final = 0.02
# Each of them is heard for this part of the time that the search had, and in so many simulations at least.
PART: Final = 5
FEWEST: Final = 40
# Whoever has seen too little to tell does not say that there is no difference: so much is always one.
MOST_DOUBT: Final = 0.08
# What is saved may cost so much of the chance to win: estimates of positions some moves apart differ by as much.
THRIFT: Final = 0.03
# Worlds in which a reason has to hold.
WORLDS: Final = 8
# A judgement is worth saying from this contribution on, and beside a larger one from this share of it on.
WORTH_SAYING: Final = 0.05
BESIDE: Final = 0.35
MOST_OWN: Final = 2
# A reply is named if the search came by so often.
REPLY_VISITS: Final = 16
# To be the only one with a choice is spoken of if the others chose in secret so often, if it is as likely as that, and
# so much likelier than with another move.
SECRET_VISITS: Final = 100
ALONE: Final = 0.6
MORE_ALONE: Final = 0.15


@dataclass(frozen=True, slots=True)
class Reason:
    """A sentence of the words: its key, what it needs, what it contributes; `move` is another move, its `$move`."""

    key: str
    facts: dict[str, Fact] = field(default_factory=dict)
    weight: float = 0.0
    move: str = ""


@dataclass(frozen=True, slots=True)
class Opinion:
    """What is thought of one move. Chances go from 0 to 1; `doubt` says how far the mover's may be off (95 %).

    `alike`: as good as the best, as far as the search can tell. `reply` is what most likely comes next from another seat.
    """

    move: str
    visits: int
    worth: float
    worth_doubt: float
    chances: list[float]
    points: list[float]
    chance: float
    doubt: float
    point: float
    point_doubt: float
    spends: float
    alike: bool = False
    reply: tuple[int, str] | None = None
    reasons: list[Reason] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Study:
    """A decision thought over: opinions best first, every one better than chance lets us see comes before the others.

    `alike`: it makes no difference what is done, as far as the search can tell."""

    seat: int
    opinions: list[Opinion]
    alike: bool
    simulations: int

    @property
    def best(self) -> Opinion:
        return self.opinions[0]

    def about(self, move: str) -> Opinion | None:
        return next((opinion for opinion in self.opinions if opinion.move == move), None)

    def given_away(self, move: str) -> tuple[float, float]:
        """How much of the chance to win a move gives away against the best, and how far that may be off."""
        opinion = self.about(move)
        if opinion is None:
            raise KeyError(move)
        if opinion.alike:
            return 0.0, joint(opinion.doubt, self.best.doubt)
        return max(0.0, self.best.chance - opinion.chance), joint(opinion.doubt, self.best.doubt)


def study(
    state: State,
    seat: int,
    dice: Dice,
    seconds: float = GRANDMASTER_SECONDS,
    simulations: int = NO_LIMIT,
    also: Iterable[str] = (),
) -> Study:
    """Think a decision over from what this seat knows; `also` are moves that have to be spoken of, good or bad."""
    return think_over(imagined(state, seat, dice), seat, dice, seconds, simulations, also)


def think_over(
    world: Imagined,
    seat: int,
    dice: Dice,
    seconds: float = GRANDMASTER_SECONDS,
    simulations: int = NO_LIMIT,
    also: Iterable[str] = (),
) -> Study:
    """The same about a world that was imagined elsewhere."""
    feel = strategy(world.game.id)
    asked = [world.game.move(text) for text in also]
    thoughts = feel.think(world, seat, "grandmaster", seconds, dice)
    search = Search(feel)
    if thoughts:
        # A game's own bot only says what it likes.
        found = [untold(thought, world, seat) for thought in thoughts]
    else:
        thoughts = search.think(world, seat, dice, seconds, simulations)
        spoken_of = worth_hearing(search, thoughts, asked, world, seat)
        found = hearing(search, thoughts, spoken_of, world, seat, dice, seconds)
    best, alike, others = ranked(
        found, feel.weigh(world, seat, [world.game.move(each.move) for each in found])
    )
    order = [best, *alike, *others]
    heard_of = {opinion.move for opinion in order}
    passed_over = [thought for thought in thoughts if thought.move.text not in heard_of]
    level = bool(alike) and not others and not any(thought.share for thought in passed_over)
    judge = Judges(world, seat, dice, feel)
    if feel.better_alone(world):
        judge.alone = likely_alone(search.root, world)
    next_best = others[0].move if others else passed_over[0].move.text if passed_over else ""
    told = [judge.explained(opinion, order, next_best, others[:1], level, bool(alike)) for opinion in order]
    return Study(seat, told, level, search.simulations)


def recommend(world: Imagined, seat: int, dice: Dice, seconds: float, simulations: int) -> Move:
    """The move that comes first in such a study, for whoever wants no reasons: nothing is heard that can't change it."""
    feel = strategy(world.game.id)
    thoughts = feel.think(world, seat, "grandmaster", seconds, dice)
    if thoughts:
        return thoughts[0].move
    search = Search(feel)
    thoughts = search.think(world, seat, dice, seconds, simulations)
    spoken_of = worth_hearing(search, thoughts, [], world, seat)
    weights = feel.weigh(world, seat, spoken_of)
    spent = [feel.spends(world, seat, move) for move in spoken_of]
    asked = [
        move
        for move, weight, cost in zip(spoken_of, weights, spent, strict=True)
        if cost < spent[0] and weight >= weights[0]
    ]
    if not asked:
        return spoken_of[0]
    found = hearing(search, thoughts, [spoken_of[0], *asked], world, seat, dice, seconds)
    best, _, _ = ranked(found, feel.weigh(world, seat, [spoken_of[0], *asked]))
    return world.game.move(best.move)


# -- what the search saw ---------------------------------------------------------------------------------------------


def worth_hearing(
    search: Search, thoughts: list[Thought], asked: list[Move], world: Imagined, seat: int
) -> list[Move]:
    """The moves that are spoken of, the search's choice first."""
    feel = search.strategy
    chosen = thoughts[0].move
    spoken_of = [chosen, *asked]
    if not asked:
        fewest = LEAST_SHARE * thoughts[0].share
        spoken_of += [thought.move for thought in thoughts[1:HEARD] if thought.share > fewest]
    # One that spends less and looks as good at a glance is heard, too, however the search likes it.
    weights = feel.weigh(world, seat, [thought.move for thought in thoughts])
    least = feel.spends(world, seat, chosen)
    thrifty = [
        (weight, -place)
        for place, weight in enumerate(weights)
        if weight >= weights[0] and feel.spends(world, seat, thoughts[place].move) < least
    ]
    if thrifty:
        spoken_of.append(thoughts[-max(thrifty)[1]].move)
    return list(dict.fromkeys(spoken_of))


def hearing(
    search: Search,
    thoughts: list[Thought],
    spoken_of: list[Move],
    world: Imagined,
    seat: int,
    dice: Dice,
    seconds: float,
) -> list[Opinion]:
    """An opinion of every move that is spoken of, each from a search of its own, equally long and with the same dice.

    The great search can't say it: it looks deeper where it looks more often, and what is seen from further down looks
    different, whatever the move. It says which moves are worth hearing, and which one comes first.
    """
    found = []
    share = {thought.move.code: thought.share for thought in thoughts}
    luck = dice.fork()
    for move in spoken_of:
        own = Search(search.strategy, watch=True)
        own.ask_about(move, world, seat, luck.copy(), seconds / PART, max(FEWEST, search.simulations // PART))
        visits = round(share[move.code] * search.simulations)
        tree = search.root.children.get(move.code)
        if move.code in own.tallies:
            found.append(heard(move, visits, own, seat, world, reply(tree, seat, world)))
        else:
            found.append(untold(thoughts[0], world, seat))  # it is the only move: nothing was searched
    return found


def untold(thought: Thought, world: State, seat: int) -> Opinion:
    points = [float(points) for points in world.scores()]
    chances = [(1 - thought.chance) / max(1, world.players - 1)] * world.players
    chances[seat] = thought.chance
    chance = thought.chance
    return Opinion(
        thought.move.text, 0, chance, 0.0, chances, points, chance, 0.0, points[seat], 0.0, spends=0.0
    )


def heard(
    move: Move, visits: int, search: Search, seat: int, world: State, answer: tuple[int, str] | None
) -> Opinion:
    tally = search.tallies[move.code]
    node = search.root.children[move.code]
    count = tally.visits
    chances = [total / count for total in tally.chances]
    points = [total / count for total in tally.points]
    worth = node.worth / node.visits
    return Opinion(
        move=move.text,
        visits=visits,
        worth=worth,
        worth_doubt=doubt(worth, tally.squares, count),
        chances=chances,
        points=points,
        chance=chances[seat],
        doubt=doubt(chances[seat], tally.chance_squares, count),
        point=points[seat],
        point_doubt=doubt(points[seat], tally.point_squares, count),
        spends=search.strategy.spends(world, seat, move),
        reply=answer,
    )


def doubt(mean: float, squares: float, visits: int) -> float:
    return DOUBT * sqrt(max(0.0, squares / visits - mean * mean) / visits)


def joint(one: float, other: float) -> float:
    return sqrt(one * one + other * other)


def reply(node: Node | None, seat: int, world: State) -> tuple[int, str] | None:
    """Where the search went most if another seat is next; while the same seat goes on, it is too early to say."""
    if node is None or not node.children:
        return None
    code, follow = max(node.children.items(), key=lambda item: item[1].visits)
    if follow.seat == seat or follow.visits < REPLY_VISITS:
        return None
    return follow.seat, world.game.table.moves[code].text


def likely_alone(root: Node, world: State) -> dict[str, float]:
    """How likely it is for each move of a secret choice that no other seat makes it: the others chose blindly, too."""
    found = dict.fromkeys(root.children, 1.0)
    for own in root.others.values():
        visits = sum(child.visits for child in own.children.values())
        if visits < SECRET_VISITS:
            return {}
        for code, child in own.children.items():
            if code in found:
                found[code] *= 1.0 - child.visits / visits
    return {world.game.table.moves[code].text: share for code, share in found.items()}


def ranked(found: list[Opinion], weights: list[float]) -> tuple[Opinion, list[Opinion], list[Opinion]]:
    """The move to recommend, those that are as good as it, and the others, each by chance; the search's choice comes first.

    That is recommended, unless one spends less that looks as good at a glance (`weights`) and turns out as good, or nearly.
    """
    chosen = best = found[0]
    for opinion, weight in zip(found, weights, strict=True):
        near = chosen.worth - opinion.worth <= THRIFT
        if opinion.spends < best.spends and weight >= weights[0] and near:
            best = opinion
    alike = [each for each in found if each is not best and (each is chosen or as_good(each, chosen))]
    others = [each for each in found if each is not best and each not in alike]
    alike.sort(key=lambda opinion: -opinion.worth)
    others.sort(key=lambda opinion: -opinion.chance)
    return replace(best, alike=True), [replace(opinion, alike=True) for opinion in alike], others


def as_good(opinion: Opinion, chosen: Opinion) -> bool:
    """Nobody can say that it is worse: the difference is smaller than the doubt."""
    if opinion.chance >= chosen.chance:
        return True
    unsure = min(MOST_DOUBT, joint(chosen.worth_doubt, opinion.worth_doubt))
    return chosen.worth - opinion.worth <= unsure


# -- why -------------------------------------------------------------------------------------------------------------


class Judges:
    """Asks the strategy for its judgements, in several worlds that the seat can't tell apart."""

    def __init__(self, world: State, seat: int, dice: Dice, feel: Strategy[Any]) -> None:
        self.world = world
        self.seat = seat
        self.feel = feel
        self.worlds: list[State] = []
        for _ in range(WORLDS):
            another = world.imagine(seat, dice)
            feel.suppose(another, seat, dice)
            self.worlds.append(another)
        self.known: dict[str, list[Judgement]] = {}
        # How likely it is that nobody else makes the same choice, where that counts.
        self.alone: dict[str, float] = {}

    def explained(
        self,
        opinion: Opinion,
        order: list[Opinion],
        next_best: str,
        rivals: list[Opinion],
        level: bool,
        several: bool,
    ) -> Opinion:
        """With its reasons: what sets a good move apart from the next best, and what a lesser one costs."""
        if not opinion.alike:
            return replace(opinion, reasons=self.against(opinion, order[0]))
        if level:
            return replace(opinion, reasons=[Reason("shell-reason-alike"), *self.thrift(opinion, order)])
        if not next_best:
            return replace(opinion, reasons=[Reason("shell-reason-only")])
        found = self.own(opinion.move, next_best) or self.at_once(opinion.move, next_best)
        found += self.by_oneself(opinion.move, next_best)
        for rival in rivals:
            found += self.expected(opinion, rival)
        if opinion.reply is not None and self.can_follow(opinion.move, *opinion.reply):
            seat, move = opinion.reply
            found.append(Reason("shell-reason-reply", {"other_seat": seat}, 0.0, move))
        if not found or found[0].key == "shell-reason-reply":
            # Nothing that can be named sets it apart.
            found.insert(0, Reason("shell-reason-among" if several else "shell-reason-overall"))
        return replace(opinion, reasons=found)

    def can_follow(self, move: str, other: int, answer: str) -> bool:
        """Whether the other can answer so in every world: a card that she may not have is no answer to speak of."""
        for world in self.worlds:
            after = world.clone()
            after.advance(self.seat, after.game.move(move))
            if answer not in [offered.text for offered in after.moves(other)]:
                return False
        return True

    def thrift(self, opinion: Opinion, order: list[Opinion]) -> list[Reason]:
        """What it saves where all comes to the same."""
        dearest = max(order, key=lambda other: other.spends)
        if dearest.spends <= opinion.spends:
            return []
        return [reason for reason in self.own(opinion.move, dearest.move) if reason.key.endswith(".less")][:1]

    def judgements(self, move: str) -> list[Judgement]:
        """Those that are made in every world; what differs from world to world is nothing that the seat knows."""
        if move not in self.known:
            made = self.world.game.move(move)
            each = [self.feel.judge(world, self.seat, made) for world in self.worlds]
            kept = []
            for first in each[0]:
                same = [match for match in (alike_in(first, judged) for judged in each) if match is not None]
                if len(same) == len(each):
                    mean = sum(match.weight for match in same) / len(same)
                    kept.append(Judgement(first.key, mean, first.facts))
            self.known[move] = kept
        return self.known[move]

    def own(self, move: str, rival: str) -> list[Reason]:
        """The judgements that set this move apart from the other one, the weightiest first."""
        found = []
        for here in self.judgements(move):
            there = [other for other in self.judgements(rival) if other.key == here.key]
            ahead = here.weight - sum(other.weight for other in there)
            if ahead >= WORTH_SAYING and here.weight > 0.0:
                found.append(self.reason(here, "", ahead))
            elif ahead >= WORTH_SAYING and there:
                found.append(self.reason(here, ".less", ahead, there[0]))
        return foremost(found)

    def against(self, opinion: Opinion, best: Opinion) -> list[Reason]:
        """What a lesser move costs that the best one does not, and how much is given away."""
        found = []
        for here in self.judgements(opinion.move):
            there = [other for other in self.judgements(best.move) if other.key == here.key]
            behind = here.weight - sum(other.weight for other in there)
            if behind <= -WORTH_SAYING and here.weight < 0.0:
                found.append(self.reason(here, "", -behind))
        lost = best.chance - opinion.chance
        if lost > joint(best.doubt, opinion.doubt) and round(100 * lost) >= 1:
            found.append(Reason("shell-reason-behind", {"percent": round(100 * lost)}, 0.0))
        return foremost(found)

    def reason(
        self, judgement: Judgement, ending: str, weight: float, other: Judgement | None = None
    ) -> Reason:
        """Where two costs are compared, the sentence also has the facts of the other one: `$other_points`."""
        facts = judgement.facts | (
            {f"other_{name}": fact for name, fact in other.facts.items()} if other else {}
        )
        return Reason(f"{self.world.game.id}-reason-{judgement.key}{ending}", facts, weight)

    def at_once(self, move: str, rival: str) -> list[Reason]:
        """Whether it wins the game, or brings points now, in every world and more than the other does."""
        here, there = self.outcome(move), self.outcome(rival)
        if here.won and not there.won:
            return [Reason("shell-reason-wins")]
        if here.points is not None and here.points > max(0, there.points or 0):
            return [Reason("shell-reason-now", {"points": here.points}, float(here.points))]
        return []

    def by_oneself(self, move: str, rival: str) -> list[Reason]:
        """Whether nobody else is likely to choose it, as far as the search saw what the others do."""
        here, there = self.alone.get(move, 0.0), self.alone.get(rival, 0.0)
        if here < ALONE or here - there < MORE_ALONE:
            return []
        return [Reason(f"{self.world.game.id}-reason-alone", {"percent": round(100 * here)}, 0.0)]

    def outcome(self, move: str) -> "Outcome":
        made = self.world.game.move(move)
        gained = set()
        won = True
        for world in self.worlds:
            after = world.clone()
            after.advance(self.seat, made)
            gained.add(after.scores()[self.seat] - world.scores()[self.seat])
            won = won and after.over and self.seat in after.winners()
        return Outcome(gained.pop() if len(gained) == 1 else None, won)

    def expected(self, opinion: Opinion, rival: Opinion) -> list[Reason]:
        """What the search expects of it beyond the other move: points, else chances."""
        found = []
        more = opinion.point - rival.point
        better = opinion.chance - rival.chance
        if round(more) >= 1 and more > joint(opinion.point_doubt, rival.point_doubt):
            found.append(Reason("shell-reason-points", {"points": round(more)}, more, rival.move))
        elif round(100 * better) >= 1 and better > joint(opinion.doubt, rival.doubt):
            found.append(Reason("shell-reason-chance", {"percent": round(100 * better)}, 0.0, rival.move))
        return found


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a move does at once, if it is the same in every world: points, and whether the game is won."""

    points: int | None
    won: bool


def alike_in(wanted: Judgement, judged: list[Judgement]) -> Judgement | None:
    for judgement in judged:
        if judgement.key == wanted.key and judgement.facts == wanted.facts:
            return judgement
    return None


def foremost(reasons: list[Reason]) -> list[Reason]:
    """The weightiest, and a second one if it weighs enough beside it."""
    reasons.sort(key=lambda reason: -reason.weight)
    return [reason for reason in reasons if reason.weight >= BESIDE * reasons[0].weight][:MOST_OWN]
