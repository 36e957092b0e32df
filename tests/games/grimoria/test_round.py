"""Taking cards, preparation, last round, shortage."""

import pytest

from hexenkessel import seeded
from tests.games.grimoria.table import GAME, Table
from tests.moments import walk
from tests.rules import rule

every_count = pytest.mark.parametrize("players", range(2, 6))


@rule("GR-5.4.3", "GR-5.4.1", "GR-5.4.2", "GR-14")
def test_the_face_down_card() -> None:
    table = Table.set_up(2, display="knight village village").choose("A3 B5").play("A take 0")
    for seat in ("A", "B", None):
        assert table.view(seat)["companions"][0] == ["knight"]
        assert table.told("uncovered", seat) == [{"seat": 0, "card": "knight"}]
    table = Table.set_up(2, display="town village village").choose("A3 B5").play("A take 0")
    assert table.view("A")["known_places"][0] == ["town"]
    for seat in ("B", None):
        assert table.view(seat)["known_places"][0] == [] and table.view(seat)["place_counts"][0] == 1
        assert table.told("uncovered", seat) == [{"seat": 0, "card": "place"}]
    assert table.to_move == "B" and "take 0" not in table.options


@rule("GR-5.4", "GR-5.4.2", "GR-14")
def test_a_place_from_the_open_display_is_public() -> None:
    table = Table.set_up(2, display="town village castle").choose("A3 B5").play("A take 2")
    for seat in ("A", "B", None):
        assert table.view(seat)["known_places"][0] == ["castle"]


@rule("GR-5.4")
def test_no_refill() -> None:
    table = Table.set_up(4).choose("A3 B5 C6 D7")
    sizes = []
    for _ in range(4):
        assert table.asks == "take"
        sizes.append(len(table.options))
        table.play(f"{table.to_move} {table.options[-1]}")
    assert sizes == [5, 4, 3, 2]
    assert table.sizes["discard"] == 1


@rule("GR-5.4", "GR-6.0.2")
def test_taking_a_card_is_mandatory() -> None:
    table = Table.set_up(2).choose("A3 B5")
    assert table.refusal("A", "decline") == ("GR-5.4", "must-take")
    assert table.refusal("A", "take 3") == ("GR-5.7", "empty-slot")
    assert table.refusal("A", "choose 3") == ("GR-4.1", "chosen-already")
    assert table.refusal("B", "take 1") == ("GR-5.1", "not-your-turn")


@rule("GR-10.1", "GR-10.2", "GR-10.3")
def test_preparation() -> None:
    table = Table.set_up(3, level=7, display="king town town town", draw="queen maid bard seer").choose(
        "A3 B5 C6"
    )
    table.play("A take 1", "B take 2", "C take 3")
    assert table.discard == "king"
    assert {"slot": 0, "card": "king"} in table.told("discarded")
    assert table.display == "queen maid bard seer"
    assert table.view()["display"] == [None, "maid", "bard", "seer"]
    assert table.view()["level"] == 8 and table.view()["spells"] == [None] * 3


@rule("GR-11.1", "GR-11.2", "GR-10.6", "GR-12.4")
def test_the_last_round() -> None:
    table = Table.set_up(4, level=16).choose("A3 B5 C6 D7").end_round()
    assert table.view()["level"] == 17 and table.told("last-round") == [{"level": 17}]
    assert not table.state.over
    draw = table.sizes["draw"]
    table.choose("A3 B5 C6 D7")
    for seat in "ABCD":
        assert not table.state.over
        table.play(f"{seat} {table.options[0]}")
    assert table.state.over and table.state.ending == "last-round-played"
    assert table.sizes["draw"] == draw and table.view()["level"] == 17
    assert len([card for card in table.position["display"] if card]) == 1
    assert table.refusal("A", "choose 1") == ("GR-11.2", "game-over")


@rule("GR-5.7", "GR-6.11")
def test_slots() -> None:
    table = Table.set_up(3, draw="king").choose("A11 B12 C13").play("A reveal")
    assert table.options == [f"take {slot}" for slot in (0, 1, 2, 3, 4)]
    table.play("A take 2")
    assert table.view()["display"][2] is None and table.view()["display"][4] == "king"
    assert table.options == ["take 0", "take 1", "take 3", "take 4"]


def test_a_move_is_named_after_the_card_that_it_touches() -> None:
    view = Table.set_up(3, display="village king town witch").view("A")
    called = [GAME.named(view, GAME.move(f"exchange {slot}")) for slot in range(4)]
    assert called == [{}, {"card": "king"}, {"card": "town"}, {"card": "witch"}]


@rule("GR-10.5", "GR-6.0.3")
def test_no_cards_left() -> None:
    """Three players, two cards in the draw pile, nothing else: two slots are filled, the third player goes without."""
    table = (
        Table.set_up(3, level=11, display="- - - -", draw="king queen", rest="C")
        .choose("A3 B5 C6")
        .end_round()
    )
    assert table.told("nothing-left") == [{"seat": 0}, {"seat": 1}, {"seat": 2}]
    assert table.display == "king queen - -" and table.view()["face_down"]
    table.heard.clear()
    table.choose("A3 B5 C6").play("A take 0", "B take 1")
    assert table.asks == "choose-spell"
    assert [facts["seat"] for facts in table.told("cast")] == [0, 1, 2]
    assert table.told("nothing-left") == [{"seat": 2}]


@rule("GR-10.5", "GR-6.4", "GR-6.11", "GR-6.1")
def test_spells_without_cards() -> None:
    table = Table.set_up(3, display="- - - -", talers="A=3 B=3 C=3", rest="C").choose("A1 B4 C11")
    assert table.asks == "choose-spell"
    assert [facts["spell"] for facts in table.told("no-effect")] == [1, 4, 11]
    assert table.told("paid") == [] and table.money("A") == table.money("B") == 3


@rule("GR-10.5")
def test_the_new_display_may_need_the_discards() -> None:
    """The remaining cards are discarded first, so they are among those that are shuffled."""
    table = Table.set_up(2, level=9, display="king queen maid", rest="B").choose("A3 B6")
    table.play("A take 1", "B take 2")
    assert table.display == "king - -" and table.sizes["draw"] == table.sizes["discard"] == 0


@rule("GR-5.5")
def test_a_tableau_has_no_limit() -> None:
    everything = (
        "maid maid maid maid maid knight knight knight knight knight knight village village town castle"
    )
    table = Table.set_up(2, A=everything).choose("A3 B5").play("A take 1")
    assert len(table.tableau("A").split()) == 16


@rule("GR-10.4")
def test_everybody_may_look_through_the_discard_piles() -> None:
    table = Table.set_up(2, discard="king village", treasure_discards="crown ring")
    for seat in ("A", "B", None):
        assert table.view(seat)["discard_pile"] == ["village", "king"]
        assert table.view(seat)["treasure_discards"] == ["ring", "crown"]


@rule("GR-5.7")
@every_count
def test_never_more_than_2n_plus_1_slots(players: int) -> None:
    """All cast Sanctuary and reveal: one slot more for each."""
    table = Table.set_up(players).choose(" ".join(f"{seat}11" for seat in "ABCDE"[:players]))
    for seat in "ABCDE"[:players]:
        table.play(f"{seat} reveal")
        most = len(table.view()["display"])
        table.play(f"{seat} take {most - 1}")
    assert most == 2 * players + 1


@rule("GR-15")
@every_count
def test_nothing_else_is_a_decision(players: int) -> None:
    """Every question of the table GR-15 with its options, over whole games; no other comes up."""
    verbs = {
        "choose-spell": {"choose"},
        "exchange": {"exchange"},
        "recall": {"pay", "decline"},
        "victim": {"attack"},
        "react": {"defend", "endure"},
        "give": {"give"},
        "transmute": {"transmute", "decline"},
        "sanctuary": {"reveal", "decline"},
        "merchant": {"buy", "decline"},
        "take": {"take"},
    }
    spell_of = {"exchange": 1, "recall": 4, "give": 9, "transmute": 10, "sanctuary": 11, "merchant": 5}
    for seed in range(6):
        for moment in walk(GAME.start(players, seed), seeded(seed)):
            if moment.over:
                break
            view = moment.view(None)
            asks, turn = view["asks"], view["turn"]
            assert (len(moment.deciding) > 1) <= (asks == "choose-spell")
            for seat in moment.deciding:
                assert {move.verb for move in moment.moves(seat)} <= verbs[asks]
            if asks in ("react", "give"):
                assert moment.deciding[0] != turn and view["spells"][turn] in (9, 12, 14)
            elif asks != "choose-spell":
                assert moment.deciding == (turn,)
            if asks in spell_of:
                assert view["spells"][turn] == spell_of[asks]
