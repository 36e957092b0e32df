"""OpenSpiel's own suites on every game, and what they don't ask: nobody sees too much or forgets.

One random game for each question, and after each move one seat after another is looked at; HYPOTHESIS_PROFILE=long
plays more of them, looks at all seats, and writes down and reads every state at large tables as well.
"""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
import unittest
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts

from hexenkessel import shelf
from hexenkessel.adapters import openspiel
from hexenkessel.adapters.observation import Lens
from hexenkessel.kernel.dice import seeded
from tests.moments import LONG, onlookers

Options = dict[str, Any]
# How many worlds the search imagines for a move, and how many secret choices are compared with each other.
WORLDS = 6 if LONG else 2
CHOICES = 1_000 if LONG else 4


def settings(id: str) -> Iterator[Any]:
    """The smallest and the largest table, and one with every option at its other end."""
    game = shelf.game(id)
    least, most = game.players[0], game.players[-1]
    yield pytest.param(id, least, {}, id=f"{id}-{least}")
    yield pytest.param(id, most, {}, id=f"{id}-{most}")
    yield pytest.param(
        id, most, {option.id: option.allowed(most)[-1] for option in game.options}, id=f"{id}-{most}-options"
    )


every_game = pytest.mark.parametrize(
    ("id", "players", "options"), [setting for id in shelf.games() for setting in settings(id)]
)


def load(id: str, players: int, options: Options, seed: int = openspiel.ANY_SEED) -> Any:
    mixed = [option.id for option in shelf.game(id).options if option.seats]
    parameters = {
        name: f"seat{value}" if name in mixed and isinstance(value, int) else value
        for name, value in options.items()
    }
    return pyspiel.load_game(openspiel.PREFIX + id, {"players": players, "seed": seed, **parameters})


def forms(id: str, players: int, options: Options) -> Iterator[Any]:
    """The game, and its turn-based form where seats choose at once."""
    game = load(id, players, options)
    yield game
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        yield pyspiel.convert_to_turn_based(game)


def turn_based(id: str, players: int, options: Options) -> Any:
    *_, last = forms(id, players, options)
    return last


def dealt(game: Any, dice: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def step(state: Any, dice: random.Random) -> None:
    """A random move, or one of every seat that chooses now."""
    if state.is_simultaneous_node():
        choices = [state.legal_actions(seat) for seat in range(state.num_players())]
        state.apply_actions([dice.choice(actions) if actions else 0 for actions in choices])
    else:
        state.apply_action(dice.choice(state.legal_actions()))


# --- the suites of OpenSpiel


def test_every_game_is_registered() -> None:
    assert {openspiel.PREFIX + id for id in shelf.games()} <= set(pyspiel.registered_names())


def run(suite: unittest.TestSuite, count: int) -> None:
    result = unittest.TestResult()
    suite.run(result)
    assert [trace for _, trace in result.failures + result.errors] == []
    assert result.testsRun == count


@every_game
def test_random_sim_test(id: str, players: int, options: Options) -> None:
    """Every state of a game is written down and read again, which takes longer with every move before it."""
    written = LONG or players == shelf.game(id).players[0]
    for game in forms(id, players, options):
        pyspiel.random_sim_test(
            game, num_sims=3 if LONG else 1, serialize=written, verbose=False, mask_test=True
        )


@pytest.mark.parametrize("id", shelf.games())
def test_games_sim_test(id: str) -> None:
    """Its cases for this game: as it is, turn-based where seats choose at once, with 2 to 6 players."""
    # Imported here, because it lists the registered games when it is imported.
    from open_spiel.python.tests import games_sim_test

    loader = unittest.defaultTestLoader
    names = loader.getTestCaseNames(games_sim_test.GamesSimTest)
    ours = [name for name in names if name.endswith(openspiel.PREFIX + id)]
    assert len(ours) >= len([players for players in shelf.game(id).players if 2 <= players <= 6])
    run(unittest.TestSuite(games_sim_test.GamesSimTest(name) for name in ours), len(ours))


@every_game
def test_api_test(id: str, players: int, options: Options) -> None:
    for game in forms(id, players, options):
        case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": id})
        run(unittest.defaultTestLoader.loadTestsFromTestCase(case), 5)


@every_game
def test_the_information_set_search_plays_a_game_on_imagined_worlds(
    id: str, players: int, options: Options
) -> None:
    game = turn_based(id, players, options)
    dice = random.Random(7)
    chance = np.random.RandomState(7)
    playout = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(game, playout, uct_c=50.0, max_simulations=WORLDS, random_state=chance)
    bot.set_resampler(openspiel.resampler(7))
    state = dealt(game, dice)
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            step(state, dice)
    assert len(state.returns()) == players


# --- what they don't ask


@every_game
def test_nothing_a_seat_is_given_differs_in_a_world_it_imagines(
    id: str, players: int, options: Options
) -> None:
    dice, worlds = random.Random(3), seeded(3)
    state = dealt(load(id, players, options), dice)
    others = 0
    while not state.is_terminal():
        for seat in onlookers(state.move_number(), players):
            twin = state.get_game().new_initial_state()
            twin.world = state.world.imagine(seat, worlds)
            others += str(twin) != str(state)
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert twin.observation_string(seat) == state.observation_string(seat)
            assert twin.observation_tensor(seat) == state.observation_tensor(seat)
            assert twin.legal_actions(seat) == state.legal_actions(seat)
        step(state, dice)
    assert others, "every imagined world was the real one"


@every_game
def test_imagined_worlds_come_from_what_the_seat_knows_alone(id: str, players: int, options: Options) -> None:
    """Imagined from the real world or from an imagined one, with the same dice, it is the same."""
    dice = random.Random(9)
    state = dealt(load(id, players, options), dice)
    while not state.is_terminal():
        seat = state.ours().deciding[0]
        first = state.world.imagine(seat, seeded(9))
        second = state.world.imagine(seat, seeded(1)).imagine(seat, seeded(9))
        assert str(first) == str(second)
        assert [memory for memory in first.memories if memory] == [first.memories[seat]]
        step(state, dice)


@every_game
def test_a_resampled_state_is_at_the_same_decision_and_has_no_history(
    id: str, players: int, options: Options
) -> None:
    dice = random.Random(5)
    resample = openspiel.resampler(5)
    state = dealt(turn_based(id, players, options), dice)
    while not state.is_terminal():
        twin = resample(state, state.current_player())
        assert twin.current_player() == state.current_player()
        assert twin.information_state_string() == state.information_state_string()
        assert twin.legal_actions() == state.legal_actions()
        assert twin.history()[: openspiel.SEED_BYTES] != state.history()[: openspiel.SEED_BYTES]
        step(state, dice)


@pytest.mark.parametrize("id", [id for id in shelf.games() if shelf.game(id).sealed_choices])
def test_resampled_worlds_do_not_depend_on_what_another_seat_has_just_chosen_in_secret(id: str) -> None:
    dice = random.Random(6)
    state = dealt(turn_based(id, shelf.game(id).players[-1], {}), dice)
    compared = 0
    while not state.is_terminal():
        some = dice.sample(state.legal_actions(), min(CHOICES, len(state.legal_actions())))
        children = [state.child(action) for action in some]
        node = state.simultaneous_game_state().history()
        hidden = [child for child in children if child.simultaneous_game_state().history() == node]
        worlds = {str(openspiel.resampler(6)(child, child.current_player())) for child in hidden}
        assert len(worlds) <= 1
        compared += len(hidden) > 1
        step(state, dice)
    assert compared


@every_game
def test_the_observation_is_what_the_seat_knows_and_nothing_else(
    id: str, players: int, options: Options
) -> None:
    dice = random.Random(1)
    game = load(id, players, options)
    lens = Lens(shelf.game(id))
    assert game.observation_tensor_shape() == [lens.size]
    state = dealt(game, dice)
    while not state.is_terminal():
        for seat in onlookers(state.move_number(), players):
            assert state.observation_tensor(seat) == lens.read(state.ours(), seat).tolist()
        step(state, dice)


@every_game
def test_the_information_state_keeps_every_move_of_the_seat_in_order(
    id: str, players: int, options: Options
) -> None:
    dice = random.Random(2)
    state = dealt(load(id, players, options), dice)
    while not state.is_terminal():
        step(state, dice)
    past = list(zip(state.ours().past_seats, state.ours().past_moves, strict=True))
    for seat in range(players):
        lines = [line for line in state.information_state_string(seat).split("\n") if '"chose"' in line]
        assert lines == [f'{{"kind": "chose", "move": "{move}"}}' for mover, move in past if mover == seat]


@every_game
def test_copied_and_stored_states_remember_as_much(id: str, players: int, options: Options) -> None:
    dice = random.Random(10)
    state = dealt(load(id, players, options), dice)
    while not state.is_terminal():
        copied = state.clone()
        stored = pickle.loads(pickle.dumps(state))
        for seat in onlookers(state.move_number(), players):
            known = state.information_state_string(seat)
            assert copied.information_state_string(seat) == known
            assert stored.information_state_string(seat) == known
        step(state, dice)


@every_game
def test_a_history_replays(id: str, players: int, options: Options) -> None:
    dice = random.Random(4)
    game = turn_based(id, players, options)
    state = dealt(game, dice)
    while not state.is_terminal():
        step(state, dice)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


@every_game
def test_with_a_seed_the_deal_is_that_of_the_game_itself(id: str, players: int, options: Options) -> None:
    state = load(id, players, options, seed=11).new_initial_state()
    assert state.chance_outcomes() == [(0, 1.0)]
    state.apply_action(0)
    assert state.ours() == shelf.game(id).start(players, 11, **options)


@every_game
def test_an_illegal_action_is_refused_and_nothing_remembers_it(
    id: str, players: int, options: Options
) -> None:
    state = dealt(load(id, players, options), random.Random(6))
    seat = state.ours().deciding[0]
    before = str(state), state.information_state_string(seat)
    illegal = next(
        code for code in range(shelf.game(id).action_count) if code not in state.legal_actions(seat)
    )
    with pytest.raises(Exception, match="is not legal"):
        state.world.play(seat, illegal)
    assert (str(state), state.information_state_string(seat)) == before


@pytest.mark.parametrize("id", shelf.games())
def test_every_option_of_a_game_is_a_parameter(id: str) -> None:
    ours = shelf.game(id)
    players = ours.players[-1]
    for option in ours.options:
        for value in option.allowed(players):
            # With what it needs; alone it would be passed over.
            game = load(id, players, dict([option.needs] if option.needs else []) | {option.id: value})
            state = dealt(pyspiel.load_game(str(game)), random.Random(8))
            assert state.ours().options[option.id] == value


def test_a_process_that_registered_the_games_ends_in_peace() -> None:
    play = "import hexenkessel.adapters.openspiel, pyspiel; pyspiel.load_game('python_hexenkessel_blackmore')"
    assert subprocess.run([sys.executable, "-c", play], check=False).returncode == 0
