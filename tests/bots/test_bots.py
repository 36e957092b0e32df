"""Bots: fair whatever the game, in time, and the better levels better."""

import time

import pytest

import hexenkessel as hx
from hexenkessel import bots, shelf
from hexenkessel.bots import thinkers
from hexenkessel.bots.search import LOOK_AT_CLOCK_EVERY, Search
from hexenkessel.kernel.agenda import Sealed
from hexenkessel.kernel.dice import Dice, seeded
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.playout import play_randomly
from hexenkessel.kernel.state import State
from hexenkessel.kernel.strategy import Strategy, Thought
from tests.moments import QUICK


def some_states(game: str, count: int = 6) -> list[State]:
    """Moments of random games in which somebody has a real choice."""
    found = []
    for seed in range(count):
        state = hx.game(game).start(seed=seed)
        play_randomly(state, seeded(seed), 3 * seed)
        if not state.over and len(state.moves(state.deciding[0])) > 1:
            found.append(state)
    assert found
    return found


def told(thoughts: list[Thought]) -> list[tuple[str, float, float]]:
    return [(thought.move.text, thought.chance, thought.share) for thought in thoughts]


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("game", hx.games())
def test_a_bot_thinks_the_same_in_worlds_that_it_cannot_tell_apart(game: str, level: str) -> None:
    """With the same dice, a bot's whole reasoning is equal in the real state and in any that looks like it."""
    for number, state in enumerate(some_states(game)):
        seat = state.deciding[0]
        bot = bots.make(level, iterations=60)
        real = told(bots.consider(bot, state, seat, seeded(5)))
        other = state.imagine(seat, seeded(100 + number))
        assert told(bots.consider(bot, other, seat, seeded(5))) == real


@pytest.mark.parametrize("game", hx.games())
def test_the_search_trusts_no_world_that_it_is_handed(game: str) -> None:
    """It imagines one world after the other: even the real state would tell it nothing."""
    for state in some_states(game, 4):
        seat = state.deciding[0]
        handed = (state, state.imagine(seat, seeded(9)))
        real, other = (
            told(Search(shelf.strategy(game)).think(world, seat, seeded(5), 60.0, 40)) for world in handed
        )
        assert real == other


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("game", hx.games())
def test_every_level_plays_whole_games_with_legal_moves(game: str, level: str) -> None:
    state = hx.game(game).start(seed=3)
    bot = bots.make(level, iterations=2 if QUICK else 8)
    dice = seeded(1)
    while not state.over:
        seat = state.deciding[-1]
        state.play(seat, bots.ask(bot, state, seat, dice))


@pytest.mark.parametrize("game", hx.games())
def test_thinking_leaves_the_state_alone(game: str) -> None:
    for state in some_states(game, 3):
        before = state.dump()
        bots.consider(bots.make("grandmaster", iterations=30), state, state.deciding[0], seeded(1))
        assert state.dump() == before


@pytest.mark.parametrize("game", hx.games())
def test_every_move_is_considered_and_the_shares_add_up(game: str) -> None:
    state = some_states(game)[0]
    seat = state.deciding[0]
    thoughts = bots.consider(bots.make("grandmaster", iterations=200), state, seat, seeded(1))
    assert sorted(thought.move.code for thought in thoughts) == sorted(
        move.code for move in state.moves(seat)
    )
    assert sum(thought.share for thought in thoughts) == pytest.approx(1)
    assert all(0 <= thought.chance <= 1 for thought in thoughts)
    assert thoughts == sorted(thoughts, key=lambda thought: -thought.share)


def test_a_budget_of_time_is_kept() -> None:
    state = some_states("blackmore")[0]
    seat = state.deciding[0]
    start = time.perf_counter()
    # Bounded: a search that never looks at its clock is found below, and must not keep everybody waiting here.
    bots.consider(bots.make("grandmaster", seconds=0.1, iterations=20_000), state, seat, seeded(1))
    assert time.perf_counter() - start >= 0.1


def test_a_search_ends_when_its_clock_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by 10 ms whenever it is looked at: 0.1 s are over after ten looks."""
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return looks / 100

    monkeypatch.setattr("hexenkessel.bots.search.perf_counter", clock)
    state = some_states("blackmore")[0]
    search = Search(shelf.strategy("blackmore"))
    search.think(state, state.deciding[0], seeded(1), 0.1, 1_000)
    assert looks in (11, 12) and search.simulations in (9 * LOOK_AT_CLOCK_EVERY, 10 * LOOK_AT_CLOCK_EVERY)


def test_a_budget_of_iterations_is_kept() -> None:
    state = some_states("blackmore")[0]
    search = Search(shelf.strategy("blackmore"))
    search.think(state, state.deciding[0], seeded(1), 60.0, 123)
    assert search.simulations == 123


class ToTheEndOfTheRound(Strategy[State]):
    """Judges only where a round of the toy begins: everybody is to brew, and nobody has put anything down."""

    def __init__(self) -> None:
        self.judged: list[State] = []

    def horizon(self, state: State) -> int:
        return 1

    def goes_on(self, state: State) -> bool:
        return len(state.deciding) < state.players or any(state.sealed)

    def value(self, state: State) -> list[float]:
        self.judged.append(state.clone())
        return super().value(state)


def test_a_playout_goes_on_to_where_the_strategy_says() -> None:
    strategy = ToTheEndOfTheRound()
    state = hx.game("toy_cauldron").start(3, seed=1)
    Search(strategy).think(state.imagine(0, seeded(1)), 0, seeded(2), 60.0, 20)
    assert len(strategy.judged) == 20
    assert all(judged.over or not strategy.goes_on(judged) for judged in strategy.judged)
    assert not all(judged.over for judged in strategy.judged)


class OwnBot(Strategy[State]):
    """The last move in the list, at every level but the lowest."""

    def __init__(self) -> None:
        self.asked: list[tuple[State, str, float]] = []

    def think(self, world: State, seat: int, level: str, seconds: float, dice: Dice) -> list[Thought]:
        self.asked.append((world, level, seconds))
        moves: list[Move] = world.moves(seat)
        return [] if level == "random" else [Thought(move, 0.5, 0.0) for move in reversed(moves)]


@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_game_may_bring_its_own_bot(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    own = OwnBot()
    monkeypatch.setattr(shelf, "strategy", lambda id: own)
    state = some_states("toy_cauldron")[0]
    seat = state.deciding[0]
    thoughts = bots.consider(bots.make(level, iterations=5), state, seat, seeded(1))
    ((world, heard, seconds),) = own.asked
    assert world is not state and world.past_moves == [] and world.view(seat) == state.view(seat)
    assert heard == level and (seconds > 0) == (level in bots.SEARCHING)
    if level != "random":
        assert [thought.move for thought in thoughts] == state.moves(seat)[::-1]
        assert bots.ask(bots.make(level), state, seat, seeded(1)) is state.moves(seat)[-1]
        at_the_table = thinkers.choose("toy_cauldron", world.dump(), seat, level, 1)
        assert at_the_table == state.moves(seat)[-1].text
    else:
        assert {thought.move for thought in thoughts} == set(state.moves(seat))


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(ValueError, match="'archwitch'"):
        bots.make("archwitch")


def endgame(seed: int) -> State:
    """Two players with two cards each that both know, and nearly the same points: the last decisions decide."""
    game = hx.game("blackmore")
    cards = [move.text.removeprefix("play ") for move in game.table.moves[:54]]
    seeded(seed).shuffle(cards)
    hands = [cards[0:2], cards[2:4]]
    captured: list[list[str]] = [[], []]
    points = [0, 0]
    for card in sorted(cards[5:], key=lambda name: -int(name[1])):
        behind = 0 if points[0] <= points[1] else 1
        captured[behind].append(card)
        points[behind] += int(card[1])
    return game.load(
        {
            "game": "blackmore",
            "players": 2,
            "agenda": [{"step": "Lead"}],
            "position": {
                "hands": hands,
                "open_hands": hands,
                "stack": [],
                "pile": [cards[4]],
                "trump": cards[4],
                "turn": 0,
                "trick": [],
                "trick_seats": [],
                "trick_size": 2,
                "last_trick": [],
                "last_seats": [],
                "last_winner": None,
                "captured": captured,
                "tricks": 25,
                "end_phase": True,
            },
        }
    )


def solve(state: State) -> list[float]:
    """What everyone gets when everyone plays best, by trying everything."""
    if state.over:
        return shelf.strategy("blackmore").value(state)
    seat = state.deciding[0]
    best: list[float] = []
    for move in state.moves(seat):
        after = state.clone()
        after.advance(seat, move)
        values = solve(after)
        if not best or values[seat] > best[seat]:
            best = values
    return best


def test_the_search_plays_endgames_like_someone_who_tries_everything() -> None:
    decisive = 0
    for seed in range(120):
        state = endgame(seed)
        worth = {}
        for move in state.moves(0):
            after = state.clone()
            after.advance(0, move)
            worth[move.text] = solve(after)[0]
        if max(worth.values()) - min(worth.values()) < 0.3:
            continue  # not the difference between winning and losing
        decisive += 1
        found = bots.consider(bots.make("grandmaster", iterations=600), state, 0, seeded(seed))[0].move.text
        assert worth[found] == max(worth.values()), (seed, worth)
    assert decisive >= 5


def test_sealed_choices_are_searched_blindly() -> None:
    """In the toy game every seat that chooses gets a little tree of its own, and the thinker's own is the main one."""
    state = hx.game("toy_cauldron").start(players=3, seed=4)
    assert isinstance(state.waiting, Sealed)
    seat = state.deciding[1]
    search = Search(shelf.strategy("toy_cauldron"))
    search.think(state, seat, seeded(1), 60.0, 400)
    others = [other for other in state.deciding if other != seat]
    assert sorted(search.root.others) == sorted(others)
    for other in others:
        own = search.root.others[other].children.values()
        assert sum(child.visits for child in own) == 400
        assert all(child.seat == other for child in own)
    assert all(child.seat == seat for child in search.root.children.values())


def test_a_sealed_choice_already_made_by_another_is_not_taken_as_known() -> None:
    """Whether and what another seat has sealed must not change what a bot thinks of its own choice."""
    game = hx.game("toy_cauldron")
    thoughts = []
    for number in (0, 1):
        state = game.start(players=2, seed=8)
        state.play(0, state.moves(0)[number])
        thoughts.append(told(bots.consider(bots.make("witch", iterations=300), state, 1, seeded(2))))
    assert thoughts[0] == thoughts[1]


def wins(first: str, second: str, deals: int, iterations: int) -> float:
    """The share of the first level's wins over paired deals of Blackmore, heads up."""
    won = 0.0
    for deal in range(deals):
        for turn in (0, 1):
            state = hx.game("blackmore").start(players=2, seed=deal)
            levels = [first, second] if turn == 0 else [second, first]
            players = [bots.make(level, iterations=iterations) for level in levels]
            dice = [seeded(1000 + deal), seeded(2000 + deal)]
            while not state.over:
                seat = state.deciding[0]
                state.advance(seat, bots.ask(players[seat], state, seat, dice[seat]))
            winners = state.winners()
            won += 1 / len(winners) if turn in winners else 0
    return won / (2 * deals)


def test_the_levels_are_in_order() -> None:
    """Far below what the arena measures, so that it fails only when something is broken."""
    assert wins("child", "random", 12, 1) > 0.7
    assert wins("thumb", "child", 20, 1) > 0.6
    assert wins("grandmaster", "child", 8, 150) > 0.7


class SecondLook(Strategy[State]):
    """At a glance all moves are alike; a closer look likes the last one."""

    def __init__(self) -> None:
        self.looked = 0

    def look_again(self, state: State, seat: int, moves: list[Move], weights: list[float]) -> list[float]:
        self.looked += 1
        return [*weights[:-1], 5.0]


def test_a_second_look_is_taken_once_where_the_search_comes_often() -> None:
    state = hx.game("blackmore").start(players=2, seed=1)
    seat = state.deciding[0]
    first, last = state.moves(seat)[0].code, state.moves(seat)[-1].code
    for glances, tried_first, looks in ((0, first, 0), (1, last, 1), (2, first, 0)):
        strategy = SecondLook()
        search = Search(strategy, glances=glances)
        search.think(state.imagine(seat, seeded(1)), seat, seeded(2), 60.0, 1)
        assert list(search.root.children) == [tried_first] and strategy.looked == looks
    strategy = SecondLook()
    search = Search(strategy, glances=1, worlds=1000)
    search.think(state.imagine(seat, seeded(1)), seat, seeded(2), 60.0, 60)
    # One world, so a place always offers the same moves, and is looked at once however often it grows.
    places = [search.root]
    for place in places:
        places += place.children.values()
    assert strategy.looked == sum(1 for place in places if place.seen) < 60
