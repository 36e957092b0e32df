"""Positions made by hand: what can be played on is let in, and nothing else."""

import json
from typing import Any

import pytest

import hexenkessel as hx
from hexenkessel.kernel.errors import BrokenPosition
from tests.games.blackmore.table import CARDS, GAME
from tests.rules import rule


def position(**changes: Any) -> dict[str, Any]:
    """Two players with one card each are about to begin a trick; all other cards are captured but for the trump."""
    position = {
        "hands": [["B1"], ["B3"]],
        "open_hands": [[], []],
        "stack": [],
        "pile": ["B2"],
        "trump": "B2",
        "turn": 0,
        "trick": [],
        "trick_seats": [],
        "trick_size": 2,
        "last_trick": [],
        "last_seats": [],
        "last_winner": None,
        "captured": [[card for card in CARDS if card not in ("B1", "B2", "B3")], []],
        "tricks": 25,
        "end_phase": True,
    }
    agenda = changes.pop("agenda", ["Round"])
    return {
        "game": "blackmore",
        "players": 2,
        "agenda": [{"step": step} for step in agenda],
        "position": position | changes,
    }


def broken(**changes: Any) -> str:
    with pytest.raises(BrokenPosition) as error:
        GAME.load(position(**changes))
    return str(error.value.facts["where"])


REST = [card for card in CARDS if card not in ("B1", "B2", "B3")]


@rule("BM-4.2", "BM-8.5")
def test_a_trick_that_nobody_could_finish() -> None:
    """Such a record was let in once, and whoever replayed it never came back."""
    assert broken(hands=[["B1"], []], captured=[REST, ["B3"]], trick_size=2, agenda=["Lead"]) == (
        "position.trick_size"
    )
    assert broken(hands=[["B1"], []], stack=["B3"], end_phase=False) == "position.hands[1]"
    assert broken(hands=[["B1"], []], stack=["B3"]) == "position.end_phase"
    assert broken(trick_size=6, agenda=["Lead"]) == "position.trick_size"
    assert broken(hands=[[], []], captured=[CARDS, []], pile=[]) == "position.hands"
    record = f"""[game "blackmore"]
[edition "1"]
[content "{GAME.content.hash}"]
[players "2"]
[position "{json.dumps(position(hands=[["B1"], []], stack=["B3"], agenda=["Lead"]))}"]

1 A play B1
"""
    with pytest.raises(hx.HexenkesselError) as error:
        hx.replay(record)
    assert isinstance(error.value.cause, BrokenPosition)


def test_a_round_is_on_the_agenda_in_one_piece() -> None:
    assert broken(agenda=["Decide"]) == "position.trick"
    for agenda in (
        ["Lead", "EndRound"],
        ["Round", "Round"],
        ["ChangeTrump"],
        ["EndRound", "Lead"],
        ["EndRound"],
    ):
        assert broken(agenda=agenda) == "agenda"
    assert GAME.load(position()).deciding == (0,)


@rule("BM-4.2")
def test_a_trick_goes_around() -> None:
    played = {"hands": [[], ["B3"]], "trick": ["B1"], "agenda": ["Follow"]}
    assert GAME.load(position(**played, trick_seats=[0], turn=1)).deciding == (1,)
    assert broken(**played, trick_seats=[0], turn=0) == "position.turn"
    assert broken(**played, trick_seats=[1], turn=0) == "position.hands"
    assert broken(**played | {"agenda": ["Decide"]}, trick_seats=[0], turn=1) == "position.trick"
    assert broken(**played, trick_seats=[None], turn=1) == "position.trick_seats"


def test_an_open_hand_is_a_part_of_the_hand() -> None:
    assert broken(open_hands=[["B1", "B1"], []]) == "position.open_hands[0]"
    assert broken(open_hands=[["B3"], []]) == "position.open_hands[0]"
