"""Shapes: one declaration for reading, writing and checking."""

from typing import Any

import pytest

from hexenkessel.kernel.errors import BrokenPosition
from hexenkessel.kernel.shape import Bag, Fields, Flag, Maybe, Number, OneOf, PerSeat, Pile, Row, Seat, Shape

NAMES = ["owl", "cat", "toad"]


@pytest.mark.parametrize(
    ("shape", "inner", "outer"),
    [
        (Number(6), 0, 0),
        (Number(6, 2), 5, 5),
        (Number(9, -9), 0, 0),
        (Flag(), True, True),
        (OneOf(NAMES), 2, "toad"),
        (OneOf(NAMES), -1, None),
        (Seat(), 1, 1),
        (Seat(), -1, None),
        (Pile(NAMES), [2, 0], ["toad", "owl"]),
        (Pile(NAMES), [], []),
        (Pile(NAMES), [1, 0, 1], ["cat", "owl", "cat"]),
        (Bag(NAMES), [2, 0, 2], ["toad", "owl", "toad"]),
        (Row(Number(4), 3), [4, 1], [4, 1]),
        (PerSeat(Number(2)), [0, 1, 2], [0, 1, 2]),
        (Maybe(Number(2)), None, None),
        (Maybe(Number(2)), 0, 0),
        (Fields({"a": Flag(), "b": Number(2)}), {"a": False, "b": 2}, {"a": False, "b": 2}),
    ],
)
def test_there_and_back(shape: Shape, inner: Any, outer: Any) -> None:
    assert shape.write(inner) == outer
    assert shape.read(outer, "x", 3) == inner


@pytest.mark.parametrize(
    ("shape", "data", "where"),
    [
        (Number(6), 7, "x"),
        (Number(6), -1, "x"),
        (Number(6), 1.0, "x"),
        (Number(6), True, "x"),
        (Number(6), "1", "x"),
        (Flag(), 1, "x"),
        (Flag(), None, "x"),
        (OneOf(NAMES), "dog", "x"),
        (OneOf(NAMES), 0, "x"),
        (OneOf(NAMES), ["owl"], "x"),
        (Seat(), 3, "x"),
        (Seat(), -1, "x"),
        (Seat(), True, "x"),
        (Pile(NAMES), "owl", "x"),
        (Pile(NAMES), ["owl", "dog"], "x[1]"),
        (Pile(NAMES), ["owl", None], "x"),
        (Bag(NAMES), {"owl": 1}, "x"),
        (Row(Number(4), 2), [1, 2, 3], "x"),
        (Row(Number(4), 2), [1, 5], "x[1]"),
        (PerSeat(Flag()), [True, False], "x"),
        (PerSeat(Flag()), [True, False, 3], "x[2]"),
        (Maybe(Number(2)), 3, "x"),
        (Fields({"a": Flag()}), [], "x"),
        (Fields({"a": Flag()}), {}, "x"),
        (Fields({"a": Flag()}), {"a": True, "b": True}, "x"),
        (Fields({"a": PerSeat(Pile(NAMES))}), {"a": [[], [], ["cat", "dog"]]}, "x.a[2][1]"),
    ],
)
def test_every_mistake_has_its_place(shape: Shape, data: Any, where: str) -> None:
    with pytest.raises(BrokenPosition) as error:
        shape.read(data, "x", 3)
    assert error.value.facts["where"] == where


def test_the_outermost_fields_have_no_name() -> None:
    with pytest.raises(BrokenPosition) as error:
        Fields({"a": Flag()}).read({"a": 1}, "", 3)
    assert error.value.facts["where"] == "a"


def test_schemas() -> None:
    assert Number(6, 1).schema(3) == {"type": "integer", "minimum": 1, "maximum": 6}
    assert Seat().schema(2) == {"enum": [None, 0, 1]}
    assert OneOf(NAMES).schema(2) == {"enum": [None, *NAMES]}
    assert Maybe(Flag()).schema(2) == {"anyOf": [{"type": "null"}, {"type": "boolean"}]}
    assert PerSeat(Row(Flag(), 4)).schema(2) == {
        "type": "array",
        "minItems": 2,
        "maxItems": 2,
        "items": {"type": "array", "maxItems": 4, "items": {"type": "boolean"}},
    }
    assert Fields({"a": Pile(NAMES)}).schema(2) == {
        "type": "object",
        "additionalProperties": False,
        "required": ["a"],
        "properties": {"a": {"type": "array", "items": {"enum": NAMES}}},
    }
