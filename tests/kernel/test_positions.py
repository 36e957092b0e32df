"""Positions: the whole state as readable JSON, and what is said when it is broken."""

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hexenkessel as hx
from hexenkessel import HexenkesselError, seeded, shelf
from hexenkessel.kernel.errors import BrokenPosition, Fact, WrongOption, WrongPlayers, plainly
from hexenkessel.words import LANGUAGES, Catalogue
from hexenkessel.words.errors import error_sentence, problem_sentence
from tests.moments import LONG, moments, play_on, sizes, some_move

TOY = hx.game("toy_cauldron")
BLACKMORE = hx.game("blackmore")
WORDS = [Catalogue(lang, shelf.word_folders(), shelf.figures) for lang in LANGUAGES]

BETWEEN = 7

in_every_size = pytest.mark.parametrize(("id", "players"), sizes())


def brewing() -> dict[str, Any]:
    """Three brew with two ingredients; A has put down one so far, B both."""
    state = TOY.start(3, seed=4, brew=2)
    for seat in (0, 1, 1):
        state.play(seat, state.moves(seat)[0])
    data: dict[str, Any] = json.loads(json.dumps(state.dump()))
    return data


def rewarding() -> dict[str, Any]:
    """Somebody has won a round and waits for a toad."""
    state = TOY.start(3, seed=4)
    while not state.choice or state.choice.ask != "reward":
        state.play(*some_move(state, seeded(1)))
    data: dict[str, Any] = json.loads(json.dumps(state.dump()))
    return data


# -- there and back ------------------------------------------------------------------------------------------------


def test_a_position_can_be_read_by_people() -> None:
    data = brewing()
    assert (data["game"], data["players"], data["options"]) == ("toy_cauldron", 3, {"brew": 2})
    assert data["agenda"] == [{"step": "Round"}, {"step": "Brew"}]
    assert [len(moves) for moves in data["sealed"]] == [1, 2, 0]
    assert data["sealed"][0][0].startswith("brew ")
    assert [len(hand) for hand in data["position"]["hands"]] == [4, 4, 4]
    assert data["position"]["pond"] == 3
    assert [seat for seat, _ in data["moves"]] == [0, 1, 1]


def test_steps_keep_their_fields() -> None:
    data = rewarding()
    seat = data["agenda"][-1]["seat"]
    assert data["agenda"][-1] == {"step": "Reward", "seat": seat}
    assert TOY.load(data).deciding == (seat,)


@in_every_size
def test_there_and_back_at_any_moment(id: str, players: int) -> None:
    """Some moments of a whole game, and its end; HYPOTHESIS_PROFILE=long takes every one."""
    state = hx.game(id).start(players, seed=players)
    dice = seeded(players)
    while not state.over:
        state.play(*some_move(state, dice))
        if not (LONG or state.over or len(state.past_moves) % BETWEEN == 0):
            continue
        again = hx.game(id).load(json.loads(json.dumps(state.dump())))
        assert again == state
        assert (again.deciding, again.over, again.ending) == (state.deciding, state.over, state.ending)
        assert again.record == state.record
        assert [again.view(seat) for seat in range(players)] == [state.view(seat) for seat in range(players)]


@pytest.mark.parametrize("seed", [9, bytes(range(32))])
def test_the_dice_go_on_where_they_were(seed: int | bytes) -> None:
    """The keyed stream of a table, too: its secret and its place are in the position."""
    state = TOY.start(3, seed)
    again = TOY.load(state.dump())
    play_on(state, seeded(1))
    play_on(again, seeded(1))
    assert again == state


def test_a_position_is_not_tied_to_its_state() -> None:
    state = BLACKMORE.start(2, seed=1)
    before = json.dumps(state.dump())
    data = state.dump()
    again = BLACKMORE.load(data)
    data["position"]["hands"][0].clear()
    data["options"].clear()
    data["moves"].append([0, "keep"])
    assert json.dumps(state.dump()) == json.dumps(again.dump()) == before


def test_a_position_by_hand_needs_four_things() -> None:
    data = BLACKMORE.start(3, seed=5).dump()
    state = BLACKMORE.load({name: data[name] for name in ("game", "players", "agenda", "position")})
    assert state.options["side"] == "descending"
    play_on(state, seeded(1))
    assert state.over


def test_a_finished_game() -> None:
    state = TOY.start(2, seed=1)
    play_on(state, seeded(1))
    again = TOY.load(state.dump())
    assert again.over and again.winners() == state.winners() and again.ending == state.ending


def test_equal_states() -> None:
    state = TOY.start(2, seed=1)
    assert state == TOY.start(2, seed=1) != TOY.start(2, seed=2)
    assert state != "toy_cauldron"
    with pytest.raises(TypeError):
        hash(state)


# -- broken ones ---------------------------------------------------------------------------------------------------


def where(game: hx.Game, data: object) -> str:
    """The field that is wrong; what is wrong with it can be said in every language."""
    with pytest.raises(BrokenPosition) as error:
        game.load(data)
    broken = error.value
    facts = dict(broken.facts)
    place = str(facts.pop("where"))
    assert str(broken) == f"{place}: {plainly(broken.problem, facts)}"
    assert broken.key == "shell-error-broken-position"
    for words in WORDS:
        sentence = problem_sentence(words, broken)
        assert words.has(broken.problem) and sentence in error_sentence(words, broken)
        assert re.fullmatch(r".+\.", sentence)
    return place


def why(game: hx.Game, data: object) -> tuple[str, dict[str, Fact]]:
    with pytest.raises(BrokenPosition) as error:
        game.load(data)
    return error.value.problem, error.value.facts


@pytest.mark.parametrize("data", [None, [], "x", 5])
def test_no_position_at_all(data: object) -> None:
    assert where(TOY, data) == "position"


@pytest.mark.parametrize(
    ("key", "value", "path"),
    [
        ("game", "blackmore", "game"),
        ("game", None, "game"),
        ("edition", 2, "edition"),
        ("content", "0123456789abcdef", "content"),
        ("players", None, "players"),
        ("options", ["brew"], "options"),
        ("dice", "loaded", "dice"),
        ("dice", 6, "dice"),
        ("seed", "no hex", "seed"),
        ("seed", 1.5, "seed"),
        ("seed", True, "seed"),
        ("origin", "somewhere", "origin"),
        ("agenda", "Round", "agenda"),
        ("agenda", [], "ending"),
        ("ending", "bored", "ending"),
        ("agenda", ["Round"], "agenda[0]"),
        ("agenda", [{"step": "Round"}, {"step": "Nap"}], "agenda[1]"),
        ("agenda", [{"step": ["Round"]}], "agenda[0]"),
        ("agenda", [{"step": "Round", "length": 3}], "agenda[0]"),
        ("agenda", [{"step": "Reward"}], "agenda[0]"),
        ("agenda", [{"step": "Reward", "seat": 3}], "agenda[0].seat"),
        ("sealed", "brew fly", "sealed"),
        ("sealed", [[], []], "sealed"),
        ("sealed", [[], "brew fly", []], "sealed[1]"),
        ("sealed", [[], [], ["brew soap"]], "sealed[2]"),
        ("sealed", [[], [], ["take"]], "sealed[2]"),
        ("moves", "none", "moves"),
        ("moves", [["brew fly"]], "moves[0]"),
        ("moves", [[0, "brew fly"], [3, "brew fly"]], "moves[1]"),
        ("moves", [["A", "brew fly"]], "moves[0]"),
        ("moves", [[0, "brew soap"]], "moves[0]"),
        ("moves", [[0, 0]], "moves[0]"),
        ("position", None, "position"),
        ("position", {}, "position"),
    ],
)
def test_broken_outside(key: str, value: object, path: str) -> None:
    assert where(TOY, {**brewing(), key: value}) == path


@pytest.mark.parametrize(
    ("key", "value", "path"),
    [
        ("hands", None, "position.hands"),
        ("hands", [[], []], "position.hands"),
        ("hands", [["fly"], ["soap"], []], "position.hands[1][0]"),
        ("hands", [["fly", None], [], []], "position.hands[0]"),
        ("hands", [["fly"], {}, []], "position.hands[1]"),
        ("stack", [], "position"),
        ("pond", 4, "position.pond"),
        ("pond", -1, "position.pond"),
        ("pond", True, "position.pond"),
        ("pond", "3", "position.pond"),
        ("pond", 2, "position"),
        ("toads", [0, 0, 1.0], "position.toads[2]"),
        ("broth", 1, "position"),
    ],
)
def test_broken_inside(key: str, value: object, path: str) -> None:
    data = brewing()
    data["position"][key] = value
    assert where(TOY, data) == path


def test_a_missing_field_is_named() -> None:
    data = brewing()
    del data["position"]["pond"]
    assert why(TOY, data) == ("shell-problem-position-no-field", {"where": "position", "field": "pond"})


def test_a_sealed_card_that_is_not_in_the_hand() -> None:
    data = brewing()
    missing = next(name for name in ("fly", "moss", "newt") if name not in data["position"]["hands"][2])
    data["sealed"][2] = [f"brew {missing}"]
    assert where(TOY, data) == "sealed[2]"


@pytest.mark.parametrize(
    ("key", "value", "problem", "facts"),
    [
        ("game", "blackmore", "other", {"found": '"blackmore"', "wanted": "toy_cauldron"}),
        ("edition", 2, "other", {"found": "2", "wanted": 1}),
        ("players", None, "players", {}),
        ("options", ["brew"], "object", {"found": '["brew"]'}),
        ("seed", True, "seed", {"found": "true"}),
        ("agenda", "Round", "list", {"found": '"Round"'}),
        ("ending", "bored", "ending", {}),
        ("sealed", [[], []], "per-seat", {"found": "[[], []]", "players": 3}),
        ("moves", [[0, "brew soap"]], "move", {"found": '"brew soap"'}),
        ("moves", [["brew fly"]], "past", {"found": '["brew fly"]'}),
        ("moves", [[3, "brew fly"]], "number", {"found": "3", "least": 0, "most": 2}),
        ("agenda", [{"step": "Round", "length": 3}], "step-fields")
        + ({"step": "Round", "count": 0, "fields": ""},),
        ("agenda", [{"step": "Reward", "seat": 3}], "seat", {"found": "3", "most": 2}),
    ],
)
def test_what_is_wrong(key: str, value: object, problem: str, facts: dict[str, Fact]) -> None:
    found, told = why(TOY, {**brewing(), key: value})
    assert found == f"shell-problem-position-{problem}"
    assert {name: fact for name, fact in told.items() if name != "where"} == facts


def test_wrong_players_and_options() -> None:
    for change, cause in (({"players": 5}, WrongPlayers), ({"options": {"brew": 3}}, WrongOption)):
        with pytest.raises(BrokenPosition) as error:
            TOY.load({**brewing(), **change})
        assert isinstance(error.value.cause, cause)
        assert error.value.facts["where"] == next(iter(change))


def test_cards_lost_or_doubled() -> None:
    data = BLACKMORE.start(3, seed=1).dump()
    lost, doubled = json.loads(json.dumps(data)), json.loads(json.dumps(data))
    card = lost["position"]["stack"].pop()
    assert why(BLACKMORE, lost) == ("blackmore-problem-cards-missing", {"where": "position", "cards": card})
    card = doubled["position"]["hands"][0][0]
    doubled["position"]["captured"][1].append(card)
    facts = {"where": "position.captured[1]", "card": card, "place": "hands[0]"}
    assert why(BLACKMORE, doubled) == ("blackmore-problem-card-twice", facts)


@pytest.mark.parametrize(
    ("key", "value", "path"),
    [
        ("turn", None, "position.turn"),
        ("turn", 3, "position.turn"),
        ("trump", None, "position.trump"),
        ("trick_seats", [0], "position.trick_seats"),
        ("end_phase", 0, "position.end_phase"),
        ("open_hands", [["B1", "B2", "B3", "B4", "B5", "B6", "B7"], [], []], "position.open_hands[0]"),
    ],
)
def test_broken_positions_of_blackmore(key: str, value: object, path: str) -> None:
    data = BLACKMORE.start(3, seed=1).dump()
    data["position"][key] = value
    assert where(BLACKMORE, data) == path


def test_a_game_that_could_not_go_on() -> None:
    """Cards out of all hands, or out of that of whose turn it is, while the agenda still waits for one."""
    data = BLACKMORE.start(3, seed=1, start=2).dump()
    position = data["position"]
    position["captured"][0], position["hands"][1] = position["hands"][1], []
    assert where(BLACKMORE, data) == "position.hands[1]"
    position["captured"][1] = position["hands"][0] + position["hands"][2]
    position["hands"] = [[], [], []]
    data["agenda"] = [{"step": "Round"}]
    assert where(BLACKMORE, data) == "position.hands"


RUBBISH = [None, True, False, -1, 0, 1, 99, 1.5, "", "x", "B1", [], [None], {}, {"step": "Round"}]


@in_every_size
@given(data=st.data())
def test_whatever_is_broken_is_told_in_one_sentence(id: str, players: int, data: st.DataObject) -> None:
    """Put rubbish anywhere into a position: it is still one, or a clear error says what is wrong."""
    broken = json.loads(json.dumps(data.draw(moments(id, players)).dump()))
    spot: Any = broken
    while True:
        keys = list(spot) if isinstance(spot, dict) else list(range(len(spot)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(spot[key], dict | list) or not spot[key] or data.draw(st.booleans()):
            break
        spot = spot[key]
    spot[key] = data.draw(st.sampled_from(RUBBISH))
    try:
        state = hx.game(id).load(broken)
    except HexenkesselError as error:
        told = [error_sentence(words, error) for words in WORDS]
        assert str(error) not in told  # noqa: PT017 - a position that is one is fine, too
        return
    assert state.over or all(state.moves(seat) for seat in state.deciding)
    json.dumps(state.dump())
    assert isinstance(state.record, str)


# -- steps, what lies sealed, and the past -------------------------------------------------------------------------


def test_the_fields_of_a_step_have_shapes() -> None:
    data = rewarding()
    for wrong in (None, -1, 3, "A", [0], True):
        data["agenda"][-1]["seat"] = wrong
        assert where(TOY, data) == f"agenda[{len(data['agenda']) - 1}].seat"


def test_what_lies_sealed_could_have_been_put_down() -> None:
    data = brewing()
    del data["moves"], data["seed"]
    assert TOY.load(data).deciding == (0, 2)
    data["sealed"][0] *= 3
    assert where(TOY, data) == "sealed[0]"
    data["sealed"][0] = [TOY.table.moves[-1].text]
    assert where(TOY, data) == "sealed[0]"
    data["sealed"] = [data["sealed"][1][:1], [], []]
    data["agenda"] = rewarding()["agenda"]
    assert where(TOY, data) == "sealed"


def test_a_position_whose_past_leads_elsewhere() -> None:
    """Its record begins with the position, so that it tells no other game."""
    data = brewing()
    assert "[seed" in TOY.load(data).record
    for change in (
        {"moves": data["moves"][:-1]},
        {"seed": 5},
        {"moves": [*data["moves"], [0, TOY.table.moves[-1].text]]},
    ):
        state = TOY.load({**data, **change})
        assert state.past_moves == [] and state.seed is None and "[position" in state.record
        state.play(*some_move(state, seeded(1)))
        assert hx.replay(state.record) == state
    # We believe what we wrote ourselves.
    assert len(TOY.load({**data, "moves": data["moves"][:-1]}, trusted=True).past_moves) == 2


def test_an_ending_that_the_game_does_not_know() -> None:
    state = TOY.start(2, seed=1)
    play_on(state, seeded(1))
    data = json.loads(json.dumps(state.dump()))
    for wrong in ("rain", True, 1):
        data["ending"] = wrong
        assert where(TOY, data) == "ending"
