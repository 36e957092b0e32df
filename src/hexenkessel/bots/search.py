"""Fair tree search: one tree over what the thinking seat can tell apart, many imagined worlds behind it.

Information-set Monte Carlo tree search after Cowling, Powley and Whitehouse: every simulation imagines a world that
the seat can't tell from the real one and walks down one shared tree, in which a branch competes only where its move is
legal. Sealed simultaneous choices are decoupled: every seat that chooses has its own little tree and learns from its own
results, blind for what the others do; the game goes on below the choice of the one who thinks.
"""

from math import log, sqrt
from time import perf_counter
from typing import Any, Final, final

from hexenkessel.kernel.agenda import Sealed
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.state import State
from hexenkessel.kernel.strategy import Strategy, Thought

LOOK_AT_CLOCK_EVERY: Final = 16
# Where hands decide, one unlucky world must not end a move's career.
CURIOSITY_ABOUT_HANDS: Final = 0.5


@final
class Node:
    """A branch of the tree: reached by a move of `seat`, tried `visits` times out of the `offers` it was legal.

    `passes` counts the choices made below it.
    """

    def __init__(self, seat: int, bias: float) -> None:
        self.seat = seat
        self.bias = bias
        self.visits = 0
        self.offers = 0
        self.passes = 0
        self.worth = 0.0
        self.squares = 0.0
        self.children: dict[int, Node] = {}
        # In a sealed choice: where the other seats' own little trees begin.
        self.others: dict[int, Node] = {}
        # How good every move looked at the second look.
        self.seen: dict[int, float] = {}


@final
class Tally:
    """What was seen of one move at the root, for whoever wants reasons: sums over the simulations that began with it."""

    def __init__(self, players: int) -> None:
        self.visits = 0
        self.squares = 0.0
        self.chances = [0.0] * players
        self.points = [0.0] * players
        # Of the thinker's own chances and points.
        self.chance_squares = 0.0
        self.point_squares = 0.0


@final
class Search:
    """One search for one decision. `worlds` simulations share an imagined world before the next one is imagined.

    With `watch`, it also keeps a tally of every move at the root. What it decides does not change by that.
    """

    def __init__(
        self,
        strategy: Strategy[Any],
        curiosity: float = 0.15,
        trust: float = 1.0,
        worlds: int = 4,
        breadth: float = 0.6,
        watch: bool = False,
        glances: int = 0,
    ) -> None:
        self.strategy = strategy
        self.curiosity = curiosity
        # How strongly the strategy's first impression of a move steers, fading with every visit.
        self.trust = trust
        self.worlds = worlds
        # How fast a place in the tree widens: it has tried about this many times the root of its passes.
        self.breadth = breadth
        self.watch = watch
        # The strategy's second look is taken when it comes to a place so often; 0 is never.
        self.glances = glances
        self.tallies: dict[int, Tally] = {}
        # While somebody asks about one move: that one alone is tried at the root.
        self.only: list[Move] = []
        self.simulations = 0
        self.root = Node(-1, 0.0)
        # Whether the others move by the strategy's sketch: see `Strategy.bluffs`. Then also the least and the most that was
        # found for the thinker: a round may be worth a tenth of the game, and curiosity is measured against that.
        self.bluffs = False
        self.least = 1.0
        self.most = 0.0

    def think(self, world: State, seat: int, dice: Dice, seconds: float, most: int) -> list[Thought]:
        """Search until the time or the simulations are used up; the moves, best first."""
        self.root = Node(-1, 0.0)
        self.tallies = {}
        self.simulations = 0
        self.least = 1.0
        self.most = 0.0
        self.go_on(world, seat, dice, seconds, most)
        found = self.thoughts(world.moves(seat))
        return self.unless_better(world, seat, found) if self.bluffs else found

    def ask_about(self, move: Move, world: State, seat: int, dice: Dice, seconds: float, more: int) -> None:
        """So many more simulations that begin with this move, whatever the search thinks of it."""
        self.only = [move]
        # A new world first: the last one may not have been used up.
        self.simulations += -self.simulations % self.worlds
        self.go_on(world, seat, dice, seconds, self.simulations + more)
        self.only = []

    def go_on(self, world: State, seat: int, dice: Dice, seconds: float, most: int) -> None:
        end = perf_counter() + seconds
        base = world
        self.bluffs = self.strategy.bluffs(world)
        while self.simulations < most:
            if self.simulations % LOOK_AT_CLOCK_EVERY == 0 and perf_counter() >= end and self.simulations:
                break
            if self.simulations % self.worlds == 0:
                base = world.imagine(seat, dice)
                self.strategy.suppose(base, seat, dice)
                for other in range(base.players):
                    if other != seat:
                        base.reopen(other)
            self.simulate(base.clone(), seat, dice)
            self.simulations += 1

    def thoughts(self, moves: list[Move]) -> list[Thought]:
        total = float(max(1, self.root_visits()))
        found: list[Thought] = []
        for move in moves:
            child = self.root.children.get(move.code)
            if child is None or child.visits == 0:
                found.append(Thought(move, 0.0, 0.0))
            else:
                found.append(Thought(move, child.worth / child.visits, child.visits / total))
        found.sort(key=rank_thought)
        return found

    def unless_better(self, world: State, seat: int, found: list[Thought]) -> list[Thought]:
        """The rule of thumb's move first, unless the best is better by more than the doubt that so few tries leave."""
        weights = self.strategy.weigh(world, seat, [thought.move for thought in found])
        top = max(weights)
        # Of several that look best at a glance, the one that was liked most here.
        thumb = 0
        while weights[thumb] < top - 1e-9:
            thumb += 1
        usual = found[thumb]
        doubt = sqrt(self.doubt(found[0].move) + self.doubt(usual.move))
        if thumb > 0 and found[0].chance - usual.chance > 2.0 * doubt:
            return found
        return [usual, *found[:thumb], *found[thumb + 1 :]]

    def doubt(self, move: Move) -> float:
        """The square of how far off this move's chance may be; few tries that came to the same are no certainty."""
        child = self.root.children.get(move.code)
        if child is None or child.visits == 0:
            return 1.0
        mean = child.worth / child.visits
        half = 0.5 * (self.most - self.least)
        spread = max(0.0, child.squares / child.visits - mean * mean)
        return (spread + half * half / child.visits) / child.visits

    def root_visits(self) -> int:
        return sum([child.visits for child in self.root.children.values()])

    def simulate(self, state: State, thinker: int, dice: Dice) -> None:
        """Down the tree, one new branch, a playout, and the result back up."""
        path: list[Node] = []
        node = self.root
        grown = False
        while not state.over and not grown:
            step = state.waiting
            if isinstance(step, Sealed):
                node, grown = self.choose_sealed(state, step, node, thinker, dice, path)
            else:
                seat = state.deciding[0]
                moves = step.options(state, seat)
                if len(moves) == 1:
                    state.advance(seat, moves[0])
                    continue
                if self.bluffs and seat != thinker:
                    move, node, grown = self.follow(state, node, seat, moves, dice)
                else:
                    move, node, grown = self.descend(state, node, seat, moves, dice)
                path.append(node)
                state.advance(seat, move)
        self.play_out(state, dice)
        values = self.strategy.value(state)
        if self.bluffs:
            self.least = min(self.least, values[thinker])
            self.most = max(self.most, values[thinker])
        for node in path:
            node.visits += 1
            node.worth += values[node.seat]
            node.squares += values[node.seat] * values[node.seat]
        if self.watch:
            self.note(state, thinker, path, values)

    def note(self, state: State, thinker: int, path: list[Node], values: list[float]) -> None:
        """The first choice of the thinker on the way down was the one at the root."""
        first: Node | None = None
        for node in path:
            if node.seat == thinker:
                first = node
                break
        code = -1
        for number, child in self.root.children.items():
            if child is first:
                code = number
                break
        if code < 0:
            return
        tally = self.tallies.get(code)
        if tally is None:
            tally = Tally(state.players)
            self.tallies[code] = tally
        prospect = self.strategy.prospect(state)
        tally.visits += 1
        tally.squares += values[thinker] * values[thinker]
        for seat in range(state.players):
            tally.chances[seat] += prospect.chances[seat]
            tally.points[seat] += prospect.points[seat]
        tally.chance_squares += prospect.chances[thinker] * prospect.chances[thinker]
        tally.point_squares += prospect.points[thinker] * prospect.points[thinker]

    def choose_sealed(
        self, state: State, step: Sealed[Any], node: Node, thinker: int, dice: Dice, path: list[Node]
    ) -> tuple[Node, bool]:
        """All who choose do so blindly, each in a little tree of their own."""
        choosing = state.deciding
        main = thinker if thinker in choosing else choosing[0]
        onward = node
        grown = False
        for seat in choosing:
            if seat == main:
                place = node
            else:
                own = node.others.get(seat)
                if own is None:
                    own = Node(seat, 0.0)
                    node.others[seat] = own
                place = own
            while not state.over and state.waiting is step and seat in state.deciding:
                moves = step.options(state, seat)
                move, place, fresh = self.descend(state, place, seat, moves, dice)
                path.append(place)
                if seat == main:
                    onward = place
                    grown = grown or fresh
                state.advance(seat, move)
        return onward, grown

    def descend(
        self, state: State, node: Node, seat: int, moves: list[Move], dice: Dice
    ) -> tuple[Move, Node, bool]:
        """The branch to follow: a new one as long as few are open, else the most promising of them."""
        children = node.children
        if self.only and node is self.root:
            moves = self.only
        untried = [move for move in moves if move.code not in children]
        tried = len(moves) - len(untried)
        node.passes += 1
        if untried and tried < 1.0 + self.breadth * sqrt(float(node.passes)):
            weights = self.strategy.weigh(state, seat, moves)
            if 0 < self.glances <= node.passes:
                weights = self.look_again(state, node, seat, moves, weights)
            top = max(weights)
            best = -1e9
            chosen = untried[0]
            for move, weight in zip(moves, weights, strict=True):
                known = children.get(move.code)
                if known is not None:
                    known.offers += 1
                elif weight > best:
                    best = weight
                    chosen = move
            child = Node(seat, 1.0 / (1.0 + top - best))
            child.offers = 1
            children[chosen.code] = child
            return chosen, child, True
        best_score = -1.0
        chosen = moves[0]
        follow = node
        zero = 0.0
        scale = 1.0
        curiosity = self.curiosity
        if self.bluffs and self.most > self.least:
            zero = self.least
            scale = 1.0 / (self.most - self.least)
            curiosity = CURIOSITY_ABOUT_HANDS
        for move in moves:
            known = children.get(move.code)
            if known is None:
                continue
            child = known
            child.offers += 1
            visits = child.visits + 1e-9
            score = (
                (child.worth / visits - zero) * scale
                + curiosity * sqrt(log(child.offers) / visits)
                + self.trust * child.bias / (visits + 1.0)
            )
            if score > best_score:
                best_score = score
                chosen = move
                follow = child
        return chosen, follow, False

    def follow(
        self, state: State, node: Node, seat: int, moves: list[Move], dice: Dice
    ) -> tuple[Move, Node, bool]:
        """The branch of what another seat does by itself, seeing its own hand."""
        move = self.strategy.sketch(state, seat, moves, dice)
        known = node.children.get(move.code)
        if known is not None:
            return move, known, False
        child = Node(seat, 0.0)
        node.children[move.code] = child
        return move, child, True

    def look_again(
        self, state: State, node: Node, seat: int, moves: list[Move], weights: list[float]
    ) -> list[float]:
        """What was found at this place before, as far as it knows all these moves."""
        seen = node.seen
        for move in moves:
            if move.code not in seen:
                found = self.strategy.look_again(state, seat, moves, weights)
                for other, weight in zip(moves, found, strict=True):
                    seen[other.code] = weight
                return found
        return [seen[move.code] for move in moves]

    def play_out(self, state: State, dice: Dice) -> None:
        strategy = self.strategy
        left = strategy.horizon(state)
        while not state.over and (left > 0 or strategy.goes_on(state)):
            seat = state.deciding[0]
            moves = state.waiting.options(state, seat)
            if len(moves) == 1:
                state.advance(seat, moves[0])
            else:
                state.advance(seat, strategy.sketch(state, seat, moves, dice))
            left -= 1


def rank_thought(thought: Thought) -> tuple[float, float]:
    return (-thought.share, -thought.chance)
