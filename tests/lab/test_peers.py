"""The peers are measured, counted as said, and missed with one clear sentence."""

from __future__ import annotations

import random
import sys

import pyspiel
import pytest

from hexenkessel.lab import peers
from hexenkessel.lab.extras import ExtraMissing
from hexenkessel.lab.peers import PeerFigure, measure_peers

SECONDS = 0.02


@pytest.fixture(scope="module")
def figures() -> dict[tuple[str, str], PeerFigure]:
    return {(figure.name, figure.what): figure for figure in measure_peers(seconds=SECONDS, repeats=2)}


def test_every_figure_is_measured_in_every_run(figures: dict[tuple[str, str], PeerFigure]) -> None:
    assert list(figures) == list(peers.FIGURES)
    assert all(figure.runs == 2 and figure.per_second > 0 for figure in figures.values())


def test_spread_is_relative_to_the_median() -> None:
    measured = peers.figure(("hearts", "copy"), [90.0, 100.0, 130.0])
    assert measured == PeerFigure("hearts", "copy", "copies/s", 100.0, 0.4, 3)


def test_chance_is_counted_only_where_said(figures: dict[tuple[str, str], PeerFigure]) -> None:
    """53 chance transitions stand beside 52 moves, or 64 with the pass: 114 in all to 61 on average."""
    for loop in ("python example games", "python games", "c++ games"):
        moves, transitions = figures["hearts", loop], figures["hearts", f"{loop}, chance counted"]
        assert 105 / 52 > transitions.per_second / moves.per_second > 117 / 64


def test_what_runs_in_cpp_is_faster_than_what_python_drives(
    figures: dict[tuple[str, str], PeerFigure],
) -> None:
    assert figures["hearts", "c++ play"].per_second > figures["hearts", "python play"].per_second
    assert figures["hearts", "c++ games"].per_second > figures["hearts", "python games"].per_second


def test_playouts_of_a_dealt_hand_have_the_pass_and_thirteen_tricks() -> None:
    dice = random.Random(3)
    hand = peers.dealt_hearts(pyspiel.load_game("hearts"), dice)
    assert peers.play_on(hand, dice, 1_000) == 4 * 3 + 52
    assert hand.is_terminal()


def test_without_openspiel_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(ExtraMissing, match=r"needs pyspiel: install .*hexenkessel\[research\]"):
        measure_peers(seconds=SECONDS, repeats=1)
