"""Loaded positions: what can't be on a table of Grimoria is told with its place and its reason."""

from collections.abc import Callable
from typing import Any

import pytest

from hexenkessel import seeded
from hexenkessel.kernel.errors import BrokenPosition, Fact
from tests.games.grimoria.table import GAME, Table
from tests.moments import play_on
from tests.rules import rule

Data = dict[str, Any]
Edit = Callable[[Data, Data], object]


def choosing() -> Data:
    """All choose; A has a village that only B has seen beside her, C has sealed her choice."""
    table = Table.set_up(3, level=9, A="seer village:AB ring:A", B="king knight", C="chalice:C")
    table.state.play(2, "choose 9")
    return table.state.dump()


def giving() -> Data:
    """B is to give a companion to A."""
    return Table.set_up(3, A="seer", B="king knight").choose("A9 B15 C14").state.dump()


def aiming() -> Data:
    """A is to choose between B and C."""
    return Table.set_up(3, talers="B=4 C=4").choose("A12 B15 C14").state.dump()


def reacting() -> Data:
    return Table.set_up(3, talers="B=4", B="ring").choose("A12 B15 C14").state.dump()


def buying() -> Data:
    """A has two Merchants and money."""
    return Table.set_up(3, talers="A=4", A="merchant merchant").choose("A5 B15 C14").state.dump()


def taking() -> Data:
    """A has added a card to the display and is to take one."""
    return Table.set_up(3).choose("A11 B15 C14").play("A reveal").state.dump()


def finished() -> Data:
    return Table.set_up(2, level=17).choose("A13 B15").end_round().state.dump()


def step(**fields: object) -> Edit:
    """Another step on top."""
    return lambda at, data: data["agenda"].__setitem__(-1, fields)


SEALED = "shell-problem-position-sealed-move"
SEAT = "shell-problem-position-seat"

WRONG: list[tuple[Callable[[], Data], Edit, str, str, dict[str, Fact]]] = [
    (
        choosing,
        lambda at, data: data["sealed"][2].append("choose 8"),
        "sealed[2]",
        SEALED,
        {"found": "choose 8"},
    ),
    (
        choosing,
        lambda at, data: data.update(sealed=[[], [], ["choose 10"]]),
        "sealed[2]",
        SEALED,
        {"found": "choose 10"},
    ),
    (choosing, lambda at, data: data.update(sealed=[[], [], ["take 1"]]), "sealed[2]", SEALED, {}),
    (
        choosing,
        lambda at, data: at["draw_pile"].remove("king"),
        "position",
        "cards",
        {"card": "king", "count": 2, "wanted": 3},
    ),
    (
        choosing,
        lambda at, data: (at["companions"][1].append("village"), at["draw_pile"].remove("village")),
        "position.companions[1]",
        "card-place",
        {"card": "village"},
    ),
    (
        choosing,
        lambda at, data: (at["discard_pile"].append("crown"), at["treasure_pile"].remove("crown")),
        "position.discard_pile",
        "card-place",
        {"card": "crown"},
    ),
    (
        choosing,
        lambda at, data: at["draw_pile"].append(at["display"].pop()),
        "position.display",
        "slots",
        {"least": 4},
    ),
    (
        choosing,
        lambda at, data: at["place_knowers"][0].append("A"),
        "position.place_knowers[0]",
        "knowers-count",
        {},
    ),
    (
        choosing,
        lambda at, data: at.update(place_knowers=[["B"], [], []]),
        "position.place_knowers[0]",
        "knowers",
        {"found": "B"},
    ),
    (
        choosing,
        lambda at, data: at.update(treasure_knowers=[["A"], [], ["CD"]]),
        "position.treasure_knowers[2]",
        "knowers",
        {"found": "CD"},
    ),
    (
        choosing,
        lambda at, data: at.update(face_down_knowers="everybody"),
        "position.face_down_knowers",
        "face-down",
        {},
    ),
    (choosing, lambda at, data: at.update(order=[0, 1, 1]), "position.order", "order", {}),
    (choosing, lambda at, data: at.update(level=4), "position.level", "level", {"level": 4}),
    (choosing, lambda at, data: at.update(spells=[0, 5, 0]), "position.spells[1]", "spells", {}),
    (giving, lambda at, data: at.update(spells=[9, 0, 14]), "position.spells[1]", "spells", {}),
    (choosing, lambda at, data: at.update(turn=1), "position.turn", "turn", {"found": 1}),
    (giving, lambda at, data: at.update(turn=-1), "position.turn", "turn", {"found": -1}),
    (giving, lambda at, data: at.update(turn=3), "position.turn", "turn", {"found": 3}),
    (
        aiming,
        lambda at, data: data["agenda"][-1].update(escaped=[0]),
        ".escaped",
        "escaped",
        {"found": "[0]"},
    ),
    (
        aiming,
        lambda at, data: data["agenda"][-1].update(escaped=[7]),
        ".escaped",
        SEAT,
        {"found": "7"},
    ),
    (aiming, lambda at, data: at.update(talers=[0, 0, 0]), "agenda[", "nobody", {}),
    (
        reacting,
        lambda at, data: data["agenda"][-1].update(victim=3),
        ".victim",
        SEAT,
        {"found": "3", "most": 2},
    ),
    (
        giving,
        lambda at, data: data["agenda"][-1].update(victim=-1),
        ".victim",
        SEAT,
        {"found": "-1", "most": 2},
    ),
    (giving, lambda at, data: data["agenda"][-1].update(victim=2), ".victim", "no-companion", {}),
    (giving, lambda at, data: data["agenda"][-1].update(victim=0), ".victim", "victim", {}),
    (giving, lambda at, data: at.update(spells=[9, 8, 14]), ".victim", "victim", {}),
    (reacting, lambda at, data: data["agenda"][-1].update(victim=0), ".victim", "victim", {}),
    (reacting, lambda at, data: data["agenda"][-1].update(victim=2), ".victim", "victim", {}),
    (reacting, lambda at, data: data["agenda"][-1].update(escaped=[1]), ".victim", "victim", {}),
    (aiming, lambda at, data: data["agenda"][-1].update(escaped=[1, 1]), ".escaped", "escaped", {}),
    (buying, lambda at, data: data["agenda"][-1].update(merchants=3), ".merchants", "merchants", {"most": 2}),
    (
        buying,
        lambda at, data: data["agenda"][-1].update(merchants=-5),
        ".merchants",
        "shell-problem-position-number",
        {},
    ),
    (buying, lambda at, data: at.update(spells=[3, 15, 14]), "agenda[2]", "other-spell", {"spell": 3}),
    (giving, step(step="React", victim=[1], escaped=0), ".victim", SEAT, {}),
    (giving, step(step="ExchangeCard"), "agenda[3]", "other-spell", {"spell": 9}),
    (taking, step(step="CastSpell"), "agenda", "agenda", {}),
    (taking, step(step="ChooseSpell"), "agenda", "agenda", {}),
    (taking, lambda at, data: data["agenda"].pop(0), "agenda", "agenda", {}),
    (taking, lambda at, data: at.update(spells=[1, 15, 14]), "position.display", "slots-most", {"most": 4}),
    (taking, lambda at, data: at.update(turn=4), "position.turn", "turn", {"found": 4}),
    (choosing, lambda at, data: at.update(face_down_knowers="nobody"), "face_down", "face-down", {}),
    (
        choosing,
        lambda at, data: (at["draw_pile"].append(at["display"][0]), at["display"].__setitem__(0, None)),
        "face_down",
        "face-down",
        {},
    ),
    (finished, lambda at, data: at.update(level=16), "position.level", "end", {"last": 17}),
    (finished, lambda at, data: at.update(turn=1), "position.turn", "turn", {"found": 1}),
]


@rule("GR-1.1", "GR-2.5", "GR-5.7")
@pytest.mark.parametrize(("make", "edit", "where", "problem", "facts"), WRONG)
def test_what_can_not_be_is_told(
    make: Callable[[], Data], edit: Edit, where: str, problem: str, facts: dict[str, Fact]
) -> None:
    data = make()
    GAME.load(data)
    edit(data["position"], data)
    with pytest.raises(BrokenPosition) as error:
        GAME.load(data)
    wanted = problem if problem.startswith("shell-") else f"grimoria-problem-{problem}"
    assert error.value.problem == wanted
    assert where in str(error.value.facts["where"])
    assert facts.items() <= error.value.facts.items()


@pytest.mark.parametrize("players", range(2, 6))
def test_what_a_survey_counts(players: int) -> None:
    state = GAME.start(players, seed=11)
    play_on(state, seeded(11))
    for seat in range(players):
        companions = state.view(None)["companions"][seat]
        traits = GAME.traits(state, seat)
        assert sorted(traits) == sorted({f"companion:{card}" for card in companions})
    assert GAME.measures(state) == {"rounds": {2: 14, 3: 13, 4: 12, 5: 12}[players]}
