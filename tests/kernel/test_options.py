"""Starting a game: players, options and seeds, checked, with one clear sentence for every mistake."""

import pytest

import hexenkessel as hx
from hexenkessel.kernel.content import Content
from hexenkessel.kernel.errors import (
    ClashingOptions,
    Fact,
    UnknownOption,
    WrongOption,
    WrongPlayers,
    WrongSeed,
)
from hexenkessel.kernel.game import Option
from hexenkessel.kernel.shape import Flag
from toy_cauldron import CauldronGame

BLACKMORE = hx.game("blackmore")
TOY = hx.game("toy_cauldron")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_players(players: int) -> None:
    assert BLACKMORE.start(players, seed=1).players == players


def test_without_a_number_two_play() -> None:
    assert BLACKMORE.start(seed=1).players == 2


@pytest.mark.parametrize("players", [0, 1, 7, -2, "4", 4.0, True, [4]])
def test_wrong_players(players: object) -> None:
    with pytest.raises(WrongPlayers) as error:
        BLACKMORE.start(players)
    assert str(error.value) == f"{players} players can't play this; it takes 2 to 6"
    assert error.value.key == "shell-error-wrong-players"
    assert error.value.facts == {"players": str(players), "min": 2, "max": 6}


def test_defaults() -> None:
    assert BLACKMORE.start(3, seed=1).options == {
        "side": "descending",
        "start": "random",
        "open_scores": False,
    }
    assert TOY.start(2, seed=1).options == {"brew": 1}


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ({"side": "ascending"}, {"side": "ascending"}),
        ({"side": "ASCENDING"}, {"side": "ascending"}),
        ({"start": 3}, {"start": 3}),
        ({"start": "3"}, {"start": 3}),
        ({"start": "Random"}, {"start": "random"}),
        ({"open_scores": True}, {"open_scores": True}),
        ({"open_scores": "true"}, {"open_scores": True}),
        ({"open_scores": "False"}, {"open_scores": False}),
    ],
)
def test_options_as_values_or_as_text(given: dict[str, object], read: dict[str, object]) -> None:
    options = BLACKMORE.start(3, seed=1, **given).options
    assert {name: options[name] for name in read} == read
    assert all(type(options[name]) is type(value) for name, value in read.items())


@pytest.mark.parametrize(
    ("given", "allowed"),
    [
        ({"side": "sideways"}, "descending, ascending"),
        ({"side": 0}, "descending, ascending"),
        ({"side": None}, "descending, ascending"),
        ({"start": 4}, "random, 1, 2, 3"),
        ({"start": 0}, "random, 1, 2, 3"),
        ({"start": True}, "random, 1, 2, 3"),
        ({"start": 1.0}, "random, 1, 2, 3"),
        ({"open_scores": 1}, "false, true"),
        ({"open_scores": "yes"}, "false, true"),
    ],
)
def test_wrong_options(given: dict[str, object], allowed: str) -> None:
    [(name, value)] = given.items()
    with pytest.raises(WrongOption) as error:
        BLACKMORE.start(3, **given)
    assert error.value.key == "shell-error-wrong-option"
    assert error.value.facts == {"option": name, "value": str(value), "allowed": allowed}
    assert str(error.value) == f"option {name!r} can't be {str(value)!r}; allowed: {allowed}"


def test_an_unknown_option() -> None:
    with pytest.raises(UnknownOption) as error:
        BLACKMORE.start(3, colour="blue")
    assert error.value.key == "shell-error-unknown-option"
    assert error.value.facts == {"option": "colour", "known": "side, start, open_scores"}
    assert str(error.value) == "there is no option 'colour'; choose from: side, start, open_scores"


def test_a_game_without_options_names_none() -> None:
    class Plain(CauldronGame):
        def __init__(self, content: Content) -> None:
            super().__init__(content)
            self.options = []
            self.defaults = {}

    with pytest.raises(UnknownOption) as error:
        Plain(TOY.content).start(2, brew=1)
    assert error.value.key == "shell-error-no-options"
    assert str(error.value) == "there is no option 'brew'; this game has none"


class Choosy(CauldronGame):
    """A game whose options depend on the number of players and on each other."""

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self.options = [
            Option("brew", [1, 2], 1, "KK-2.2"),
            Option("pair", [1, 2, 3], 1, "KK-2.2", only=range(2, 3)),
            Option("first", ["random"], "random", "KK-2.2", seats=True, only=range(3, 6)),
            Option("deep", [False, True], False, "KK-2.2", needs=("brew", 2)),
            Option("deeper", [False, True], False, "KK-2.2", needs=("deep", True)),
        ]
        self.defaults = {option.id: option.default for option in self.options}


@pytest.mark.parametrize(
    ("players", "given", "passed_over"),
    [
        (2, {"pair": 3}, []),
        (3, {"pair": 3}, ["pair"]),
        (3, {"pair": 1}, []),
        (3, {"first": 3}, []),
        (2, {"first": "5"}, ["first"]),
        (2, {"brew": 2, "deep": True, "deeper": True}, []),
        (2, {"deep": True}, ["deep"]),
        (2, {"deeper": True, "deep": True}, ["deep", "deeper"]),
        (2, {"brew": 2, "deeper": True}, ["deeper"]),
    ],
)
def test_what_has_no_effect_is_passed_over(
    players: int, given: dict[str, object], passed_over: list[str]
) -> None:
    choosy = Choosy(TOY.content)
    assert choosy.passed_over(players, given) == passed_over
    options = choosy.start(players, seed=1, **given).options
    kept = {name: value for name, value in given.items() if name not in passed_over}
    assert options == {**choosy.defaults, **kept}


@pytest.mark.parametrize(("players", "given"), [(3, {"pair": 4}), (2, {"first": 6}), (4, {"first": 5})])
def test_what_is_no_value_is_refused_with_or_without_effect(players: int, given: dict[str, object]) -> None:
    with pytest.raises(WrongOption):
        Choosy(TOY.content).check_options(players, given)


def test_what_can_be_chosen_for_how_many() -> None:
    _, pair, first, *_ = Choosy(TOY.content).options
    assert pair.allowed(2) == [1, 2, 3] and pair.allowed(3) == [1]
    assert first.allowed(3) == ["random", 1, 2, 3] and first.allowed(2) == ["random"]


def test_options_that_do_not_go_together() -> None:
    class Picky(CauldronGame):
        def clashes(self, players: int, options: dict[str, Fact]) -> list[tuple[str, str]]:
            return [("brew", "players")] if options["brew"] == 2 and players == 3 else []

    picky = Picky(TOY.content)
    assert picky.start(2, seed=1, brew=2).options == {"brew": 2}
    with pytest.raises(ClashingOptions) as error:
        picky.start(3, seed=1, brew=2)
    assert error.value.key == "shell-error-clashing-options"
    assert error.value.facts == {"option": "brew", "other": "players"}


def test_a_game_can_not_take_a_field_of_the_kernel_for_its_own() -> None:
    class Greedy(CauldronGame):
        def __init__(self, content: Content) -> None:
            super().__init__(content)
            self.view_shapes = {**self.view_shapes, "places": Flag()}

    with pytest.raises(ValueError, match="toy_cauldron names a field of its view 'places'"):
        Greedy(TOY.content).start(2, seed=1).view(0)


def test_a_seat_that_is_not_there_can_not_begin() -> None:
    assert BLACKMORE.start(6, seed=1, start=6).deciding == (5,)
    with pytest.raises(WrongOption):
        BLACKMORE.start(5, seed=1, start=6)


@pytest.mark.parametrize("seed", [0, 7, -1, 2**200, bytes(16), bytes(range(64))])
def test_seeds_stand_in_the_record(seed: int | bytes) -> None:
    state = BLACKMORE.start(3, seed)
    assert state.seed == seed and hx.replay(state.record) == state


@pytest.mark.parametrize("seed", ["7", 1.5, True, b"too short", bytearray(16), [7]])
def test_wrong_seeds(seed: object) -> None:
    with pytest.raises(WrongSeed) as error:
        BLACKMORE.start(3, seed)
    assert error.value.key == "shell-error-wrong-seed"
    assert error.value.facts == {"seed": "bytes" if isinstance(seed, bytes) else str(seed), "least": 16}


def test_without_a_seed_every_game_is_another() -> None:
    first, second = BLACKMORE.start(3), BLACKMORE.start(3)
    assert first.seed is not None and first != second
    assert hx.replay(first.record) == first


def test_seats_and_options_as_data() -> None:
    """What a table does: options out of a message, and events from the first card on."""
    state = BLACKMORE.begin(3, 7, {"side": "ascending"}, True)
    assert state.events and state == BLACKMORE.start(3, 7, side="ascending")
