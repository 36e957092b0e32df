"""Every game inside OpenSpiel: importing this registers them all, as `python_hexenkessel_<id>`.

    import hexenkessel.adapters.openspiel, pyspiel    # pip install 'hexenkessel[research]'
    game = pyspiel.load_game("python_hexenkessel_blackmore(players=4)")

What was decided, and why:
- Chance. Our dice can't list their outcomes, so all chance is drawn before the deal: four chance nodes of 256
  outcomes make up the seed. Everything after that follows from the moves, so a history replays. With the
  parameter `seed` the deal is fixed, and one chance node with one outcome is left.
- What the rules let several seats choose at once is a simultaneous node; `pyspiel.convert_to_turn_based`
  works.
- `players`, `seed` and the options of the game are parameters. A parameter has one type, so where an option
  takes a word or the number of a seat, the seat is a word, too: `python_hexenkessel_blackmore(start=seat3)`.
- Returns are the points at the end, and zero before it.
- The observation as a text is the view, as a tensor what the seat knows, laid out as kernel/layout.py says. The
  information state adds to the text everything that the seat was shown since the deal, and its own moves, so that
  nothing is ever forgotten. Tensors are those of a seat: spectators, and what is private alone, have texts.
- Search draws the worlds it thinks about from `imagine`: give `resampler(seed)` to OpenSpiel's `ISMCTSBot`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
import pyspiel

import hexenkessel as hx
from hexenkessel import shelf
from hexenkessel.adapters.observation import Lens
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.events import Event

PREFIX = "python_hexenkessel_"
SEED_BYTES = 4
ANY_SEED = -1
CHANCE: int = pyspiel.PlayerId.CHANCE
SIMULTANEOUS: int = pyspiel.PlayerId.SIMULTANEOUS
TERMINAL: int = pyspiel.PlayerId.TERMINAL
LONGEST = 10_000  # moves; OpenSpiel wants a bound, and no game of ours comes near it


@dataclass(frozen=True, slots=True)
class Setting:
    """Which game is played, and how."""

    id: str
    players: int
    seed: int
    options: dict[str, Fact]

    @property
    def game(self) -> hx.Game:
        return shelf.game(self.id)

    def start(self, drawn: tuple[int, ...]) -> hx.State:
        seed = int.from_bytes(bytes(drawn), "big") if self.seed == ANY_SEED else self.seed
        return self.game.start(self.players, seed, **self.options)


class Undealt:
    """Before the deal: the bytes of the seed, one chance node each."""

    def __init__(self, setting: Setting, drawn: tuple[int, ...] = ()) -> None:
        self.setting = setting
        self.drawn = drawn

    def outcomes(self) -> list[tuple[int, float]]:
        many = 256 if self.setting.seed == ANY_SEED else 1
        return [(outcome, 1 / many) for outcome in range(many)]

    def draw(self, outcome: int) -> Undealt | World:
        drawn = (*self.drawn, outcome)
        if self.setting.seed == ANY_SEED and len(drawn) < SEED_BYTES:
            return Undealt(self.setting, drawn)
        state = self.setting.start(drawn)
        return World(self.setting, state, [as_text(state.view(seat)) for seat in everyone(state)])

    def __str__(self) -> str:
        return as_text({"game": self.setting.id, "drawn": list(self.drawn)})


class Foreseen(Undealt):
    """Before a deal whose outcome is this world: the way to put a world into a turn-based state."""

    def __init__(self, world: World) -> None:
        super().__init__(world.setting)
        self.world = world

    def draw(self, outcome: int) -> World:
        return self.world


class World:
    """A state of ours, and what every seat and the spectators (last) remember of it.

    OpenSpiel copies a state by deepcopy and stores it by pickle, attribute by attribute; so there is one
    attribute only, this one, that knows how to do both.
    """

    def __init__(self, setting: Setting, state: hx.State, memories: list[str]) -> None:
        self.setting = setting
        self.state = state
        self.memories = memories
        self.unread = state.listen()
        # Until the next move: OpenSpiel asks for the same view as a text and as numbers, and every observer again.
        self.views: dict[int | None, dict[str, Any]] = {}
        self.texts: dict[int | None, str] = {}

    def view(self, seat: int | None) -> dict[str, Any]:
        if seat not in self.views:
            self.views[seat] = self.state.view(seat)
        return self.views[seat]

    def view_as_text(self, seat: int | None) -> str:
        if seat not in self.texts:
            self.texts[seat] = as_text(self.view(seat))
        return self.texts[seat]

    def play(self, seat: int, code: int) -> None:
        move = self.setting.game.move(code)
        self.views.clear()
        self.texts.clear()
        before = len(self.unread)
        self.state.play(seat, move)
        self.unread.insert(before, Event("chose", {}, (seat,), {"move": move.text}, quiet=True))

    def remembered(self, seat: int | None) -> str:
        """All that this seat has seen so far, and what it sees now."""
        self.read_events()
        return self.memories[-1 if seat is None else seat] + "\n" + self.view_as_text(seat)

    def read_events(self) -> None:
        for place, seat in enumerate(everyone(self.state)):
            shown = [event.shown_to(seat) for event in self.unread]
            self.memories[place] += "".join(["\n" + as_text(event) for event in shown if event is not None])
        self.unread.clear()

    def imagine(self, seat: int, dice: hx.Dice) -> World:
        """A world that this seat can't tell from this one. What the others remember, it can't know."""
        self.read_events()
        memories = [""] * len(self.memories)
        memories[seat] = self.memories[seat]
        return World(self.setting, self.state.imagine(seat, dice), memories)

    def __deepcopy__(self, memo: Any) -> World:
        twin = World(self.setting, self.state.clone(), self.memories[:])
        twin.unread.extend(self.unread)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        self.read_events()
        return (load_world, (self.setting, self.state.dump(), self.memories))

    def __str__(self) -> str:
        return as_text(self.state.dump())


def load_world(setting: Setting, position: dict[str, Any], memories: list[str]) -> World:
    return World(setting, setting.game.load(position, trusted=True), memories)


def everyone(state: hx.State) -> list[int | None]:
    return [*range(state.players), None]


def as_text(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False)


# --- what OpenSpiel sees


class HexenkesselState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    def __init__(self, game: HexenkesselGame) -> None:
        super().__init__(game)
        self.world: Undealt | World = Undealt(game.setting)

    def ours(self) -> hx.State:
        assert isinstance(self.world, World), "the cards are not dealt yet"
        return self.world.state

    def current_player(self) -> int:
        if isinstance(self.world, Undealt):
            return CHANCE
        state = self.world.state
        if state.over:
            return TERMINAL
        return state.deciding[0] if len(state.deciding) == 1 else SIMULTANEOUS

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert isinstance(self.world, Undealt), "the cards are dealt already"
        return self.world.outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(move.code for move in self.ours().moves(player))

    def _apply_action(self, action: int) -> None:
        if isinstance(self.world, Undealt):
            self.world = self.world.draw(action)
        else:
            self.world.play(self.world.state.deciding[0], action)

    def _apply_actions(self, actions: list[int]) -> None:
        assert isinstance(self.world, World)
        for seat in self.world.state.deciding:
            self.world.play(seat, actions[seat])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == CHANCE else self.world.setting.game.move(action).text

    def is_terminal(self) -> bool:
        return isinstance(self.world, World) and self.world.state.over

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.world.setting.players
        return [float(points) for points in self.ours().scores()]

    def __str__(self) -> str:
        return str(self.world)


class Observer:
    """OpenSpiel's observer: always a string, and a tensor where a seat looks at all that it sees now."""

    def __init__(self, setting: Setting, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("a view is that of one seat or of a spectator; all seats at once have none")
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.public = kind.public_info
        self.perfect_recall = kind.perfect_recall
        self.lens = Lens(setting.game)
        complete = self.private and self.public and not self.perfect_recall
        self.tensor = np.zeros(self.lens.size, np.float32) if complete else None
        self.dict = {} if self.tensor is None else {"view": self.tensor}

    def set_from(self, state: HexenkesselState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if isinstance(state.world, World):
            self.tensor[:] = self.lens.read(state.world.state, player)

    def string_from(self, state: HexenkesselState, player: int) -> str:
        seat = player if self.private else None
        if isinstance(state.world, Undealt):
            return as_text({"seat": seat})
        world = state.world
        if not self.public:
            open_to_all = world.view(None)
            return as_text(
                {name: value for name, value in world.view(seat).items() if value != open_to_all[name]}
            )
        return world.remembered(seat) if self.perfect_recall else world.view_as_text(seat)


class HexenkesselGame(pyspiel.Game):  # type: ignore[misc]
    """Made by pyspiel from the parameters; `register` makes a subclass with its id for every game of ours."""

    id: ClassVar[str]

    def __init__(self, params: dict[str, Any]) -> None:
        game = shelf.game(self.id)
        options = {
            option.id: params[option.id].removeprefix("seat") if option.seats else params[option.id]
            for option in game.options
        }
        self.setting = Setting(game.id, game.check_players(params["players"]), params["seed"], options)
        game.check_options(self.setting.players, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=256,
            num_players=self.setting.players,
            min_utility=-float(game.most_points),
            max_utility=float(game.most_points),
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), info, params)

    def new_initial_state(self) -> HexenkesselState:
        return HexenkesselState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES if self.setting.seed == ANY_SEED else 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def game_type(game: hx.Game) -> Any:
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=game.title,
        dynamics=dynamics.SIMULTANEOUS if game.sealed_choices else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.players[0],
        max_num_players=game.players[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": game.check_players(None),
            "seed": ANY_SEED,
            **{option.id: option.default for option in game.options},
        },
    )


def register(id: str) -> None:
    """Make a game known to pyspiel.

    pyspiel lets go of what makes its games after Python has shut down: a function would be freed then,
    without an interpreter, and end the process with a crash. A class is not.
    """
    name = f"HexenkesselGame_{id}"
    made = type(name, (HexenkesselGame,), {"id": id, "__module__": __name__})
    globals()[name] = made  # where pickle looks for it
    pyspiel.register_game(game_type(shelf.game(id)), made)


# --- search


def resampler(seed: int) -> Callable[[Any, int], Any]:
    """For `ISMCTSBot.set_resampler`: worlds that the player can't tell from the real one."""
    dice = hx.seeded(seed)

    def resample(state: Any, player: int) -> Any:
        # A new state and not a clone: the history of a clone would tell the real deal.
        twin = state.get_game().new_initial_state()
        if not isinstance(state, pyspiel.TurnBasedSimultaneousState):
            twin.world = state.world.imagine(player, dice)
            return twin
        world = state.simultaneous_game_state().world.imagine(player, dice)
        twin.simultaneous_game_state().world = Foreseen(world)
        twin.apply_action(0)
        # Whoever comes before the player at this node has chosen something that the player can't know.
        while twin.current_player() != player:
            actions = twin.legal_actions()
            twin.apply_action(actions[dice.below(len(actions))])
        return twin

    return resample


for _id in shelf.games():
    register(_id)
