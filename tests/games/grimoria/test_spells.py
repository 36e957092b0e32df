"""White and black spells, Shield and Sanctuary."""

import json

import pytest

from tests.games.grimoria.table import GAME, Table, spread
from tests.rules import rule

# -- spell 1 -----------------------------------------------------------------------------------------------------

# X face down; P, Q, R face up; N on top of the draw pile.
X, P, Q, R, N = "castle", "king", "queen", "knight", "builder"


def exchanging() -> Table:
    table = Table.set_up(3, display=f"{X} {P} {Q} {R}", draw=N).choose("A1 B2 C3")
    assert table.to_move == "A" and table.asks == "exchange"
    return table


@rule("GR-6.1")
def test_exchange_a_face_up_card() -> None:
    table = exchanging().play("A exchange 2")
    assert table.display == f"{X} {P} {N} {R}" and table.discard == Q
    for seat in (*"ABC", None):
        assert table.view(seat)["display"] == [None, P, N, R]
    assert table.options == ["take 0", "take 1", "take 2", "take 3"]


@rule("GR-6.1", "GR-14")
def test_exchange_the_face_down_card() -> None:
    table = exchanging().play("A exchange 0")
    assert table.discard == X and table.display == f"{N} {P} {Q} {R}"
    for seat in (*"ABC", None):
        view = table.view(seat)
        assert view["discard_pile"] == [X]
        assert view["display"] == [None, P, Q, R] and view["face_down"]
        assert N not in json.dumps(table.log(seat))


@rule("GR-6.1", "GR-6.0.2", "GR-5.7")
def test_exchange_is_mandatory_and_blind() -> None:
    table = exchanging()
    assert table.options == ["exchange 0", "exchange 1", "exchange 2", "exchange 3"]
    assert table.refusal("A", "decline") == ("GR-6.0.2", "must-exchange")
    assert table.refusal("A", "exchange 4") == ("GR-5.7", "empty-slot")
    assert table.refusal("A", "take 1") == ("GR-5.1", "spell-first")
    assert X not in json.dumps(table.view("A")) and X not in json.dumps(table.log("A"))


# -- black magic -------------------------------------------------------------------------------------------------


@rule("GR-6.3", "GR-6.7", "GR-6.13", "GR-6.15")
@pytest.mark.parametrize(("spell", "talers"), [(3, 3), (7, 4), (13, 5), (15, 6)])
def test_black_magic(spell: int, talers: int) -> None:
    table = Table.set_up(2, talers="A=2").choose(f"A{spell} B1").end_round()
    assert table.money("A") == talers


@rule("GR-1.5", "GR-6.15")
def test_many_talers() -> None:
    table = Table.set_up(3, talers="A=30 B=35 C=30").choose("A15 B1 C5").end_round()
    assert table.money("A") == 34


# -- spell 4 -----------------------------------------------------------------------------------------------------

FIVE = "maid king village town seer"


@rule("GR-6.4")
def test_recall_from_the_discard_pile() -> None:
    table = Table.set_up(3, talers="A=1", discard=FIVE).choose("A4 B5 C6")
    assert table.options == ["pay", "decline"]

    def recalled(copy: Table) -> str:
        copy.play("A pay")
        assert copy.money("A") == 0 and copy.sizes["discard"] == 4
        card = copy.tableau("A")
        assert sorted([card, *copy.discard.split()]) == sorted(FIVE.split())
        assert copy.told("recalled") == [{"seat": 0, "card": card}]
        places = copy.view()["known_places"][0]
        assert places == ([card] if card in ("village", "town") else [])
        return card

    chances = spread(table, recalled)
    assert set(chances) == set(FIVE.split())
    assert all(abs(chance - 0.2) < 0.07 for chance in chances.values())


@rule("GR-6.4", "GR-14")
def test_recall_from_the_draw_pile() -> None:
    table = Table.set_up(4, talers="A=1", draw="castle").choose("A4 B5 C6 D8")
    assert table.sizes["draw"] == 82
    table.play("A pay")
    assert table.money("A") == 0 and table.sizes["draw"] == 81
    assert table.tableau("A") == "castle"
    for seat in ("B", "C", "D", None):
        assert table.view(seat)["known_places"][0] == [] and table.view(seat)["place_counts"][0] == 1
        assert table.told("drew", seat) == [{"seat": 0, "card": "place"}]
        assert "castle" not in json.dumps([table.view(seat), table.log(seat)])
    assert table.view("A")["known_places"][0] == ["castle"]
    assert table.told("drew", "A") == [{"seat": 0, "card": "castle"}]


@rule("GR-6.4")
def test_a_companion_from_the_draw_pile_is_shown() -> None:
    table = Table.set_up(4, talers="A=1", draw="queen").choose("A4 B5 C6 D8").play("A pay")
    for seat in (*"ABCD", None):
        assert table.view(seat)["companions"][0] == ["queen"]
        assert table.told("drew", seat) == [{"seat": 0, "card": "queen"}]


@rule("GR-6.4", "GR-6.0.3")
def test_no_money_or_no_wish() -> None:
    table = Table.set_up(3, discard=FIVE).choose("A4 B5 C6")
    assert table.asks == "take" and table.to_move == "A"
    assert table.sizes["discard"] == 5 and table.told("no-effect") == [{"seat": 0, "spell": 4}]
    table = Table.set_up(3, talers="A=1", discard=FIVE).choose("A4 B5 C6").play("A decline")
    assert table.money("A") == 1 and table.tableau("A") == "" and table.sizes["discard"] == 5


# -- spell 5 -----------------------------------------------------------------------------------------------------


@rule("GR-6.5", "GR-9.1")
def test_treasure_hunt() -> None:
    table = Table.set_up(3, talers="A=2", treasures="chalice").choose("A5 B6 C8")
    assert table.treasures("A") == "chalice" and table.money("A") == 2
    assert table.sizes["treasures"] == 27
    assert table.points("A") == 2 + 2


@rule("GR-6.5")
def test_no_other_spell_draws_treasures() -> None:
    for spell in range(1, 16):
        table = Table.set_up(2, talers="A=3 B=3", A="merchant maid", B="merchant").choose(f"A{spell} B2")
        while table.asks != "choose-spell":
            table.play(f"{table.to_move} {table.options[0]}")
        assert (table.sizes["treasures"] < 28) == (spell == 5)


# -- spell 6 -----------------------------------------------------------------------------------------------------


@rule("GR-6.6")
def test_alms_on_a_tie() -> None:
    table = Table.set_up(3, talers="A=1 B=1 C=4").choose("A6 B8 C10")
    assert table.order == "A,B,C" and table.money("A") == 3


@rule("GR-6.6")
def test_somebody_is_poorer() -> None:
    table = Table.set_up(3, prev="ABC", talers="A=2 B=2 C=3").choose("A6 B4 C5")
    table.play("B pay", "B take 1").until("A")
    assert table.talers == "A=2 B=1 C=3"
    assert table.told("no-alms") == [{"seat": 0}]


# -- spell 8 -----------------------------------------------------------------------------------------------------


@rule("GR-6.8", "GR-4.4.2")
def test_shield() -> None:
    table = Table.set_up(3, talers="B=10 C=4").choose("A12 B8 C15")
    table.play("B take 1")
    assert table.talers == "A=2 B=10 C=2"
    assert table.asks == "take" and table.to_move == "A"
    spell8 = [event.kind for event in table.heard if event.facts.get("seat") == 1]
    assert spell8[-2:] == ["cast", "took"]


# -- spell 10 ----------------------------------------------------------------------------------------------------


@rule("GR-6.10", "GR-8.1.4")
def test_transmute_a_companion() -> None:
    table = Table.set_up(2, talers="A=1", A="maid").choose("A10 B1").until("A")
    assert table.order == "B,A"
    assert table.options == ["transmute maid", "decline"]
    table.play("A transmute maid")
    assert table.money("A") == 3 and "maid" in table.discard
    assert table.told("income") == [] and table.asks == "take"


@rule("GR-6.10", "GR-6.0.2", "GR-6.0.3")
def test_nothing_to_transmute_or_no_wish() -> None:
    table = Table.set_up(2).choose("A10 B15")
    assert table.asks == "take" and table.told("no-effect") == [{"seat": 0, "spell": 10}]
    table = Table.set_up(2, A="castle").choose("A10 B15")
    before = table.position
    table.play("A decline")
    assert table.position == before


@rule("GR-6.10", "GR-9.4")
def test_transmute_a_treasure() -> None:
    table = Table.set_up(2, A="ring").choose("A10 B15").play("A transmute ring")
    assert table.money("A") == 2 and table.treasure_discards == "ring" and table.discard == ""


@rule("GR-6.10")
def test_what_can_be_transmuted() -> None:
    """Every kind once, however many copies; only those of the caster."""
    table = Table.set_up(2, A="maid maid king village town:A ring ring amulet", B="castle").choose("A10 B15")
    assert table.options == [
        *(f"transmute {card}" for card in ("maid", "king", "village", "town", "ring", "amulet")),
        "decline",
    ]
    assert table.refusal("A", "transmute castle") == ("GR-6.10", "not-yours")
    assert table.refusal("A", "give maid") == ("GR-7.5", "not-attacked")


# -- spell 11 ----------------------------------------------------------------------------------------------------


@rule("GR-6.11", "GR-10.1")
def test_sanctuary() -> None:
    table = Table.set_up(3, draw="king").choose("A11 B12 C13")
    assert table.options == ["reveal", "decline"]
    table.play("A reveal")
    assert len([card for card in table.position["display"] if card]) == 5
    for seat in (*"ABC", None):
        assert table.view(seat)["display"][4] == "king"
    table.play("A take 4")
    table.play("B take 1", "C take 2")
    assert table.sizes["discard"] == 2


@rule("GR-6.11")
def test_sanctuary_is_decided_blind_and_may_be_declined() -> None:
    table = Table.set_up(3, draw="king").choose("A11 B12 C13")
    for seat in (*"ABC", None):
        assert "king" not in json.dumps([table.view(seat), table.log(seat)])
    table.play("A decline")
    assert table.view()["display"].count("king") == 0 and len(table.view()["display"]) == 4


@rule("GR-10.5", "GR-6.11")
def test_the_draw_pile_is_empty() -> None:
    nine = "maid maid maid bard bard bard king king king"
    table = Table.set_up(3, discard=nine, rest="C").choose("A11 B12 C13")
    assert table.sizes["draw"] == 0
    table.play("A reveal")
    assert table.sizes["draw"] == 8 and table.sizes["discard"] == 0
    assert table.view()["display"][4] in ("maid", "bard", "king")
    assert table.told("reshuffled") == [{"pile": "adventure", "cards": 9}]


@rule("GR-10.5")
def test_nothing_is_shuffled_before_it_is_needed() -> None:
    table = Table.set_up(3, draw="king", discard="maid maid bard bard queen queen", rest="C")
    table.choose("A11 B1 C1")
    assert table.to_move == "A"
    table.play("A reveal")
    assert table.sizes["draw"] == 0 and table.sizes["discard"] == 6
    assert table.told("reshuffled") == []
    # The next one who needs a card shuffles; the card she puts away is among them.
    table.play("A take 4", "B exchange 1")
    assert table.told("reshuffled") == [{"pile": "adventure", "cards": 7}]
    assert table.sizes["draw"] == 6 and table.sizes["discard"] == 0


# -- all of them -------------------------------------------------------------------------------------------------


@rule("GR-6.0.4")
def test_categories() -> None:
    found = {entry["level"]: entry["category"] for entry in GAME.content.data["spell"]}
    assert [level for level in found if found[level] == "black"] == [3, 7, 13, 15]
    assert [level for level in found if found[level] == "attack"] == [9, 12, 14]
    assert [level for level in found if found[level] == "protection"] == [8, 11]
    assert [level for level in found if found[level] == "white"] == [1, 2, 4, 5, 6, 10]


@rule("GR-5.2", "GR-6.0.1", "GR-6.0.3")
@pytest.mark.parametrize("spell", range(1, 16))
def test_a_spell_works_in_the_own_turn_only(spell: int) -> None:
    """While the first player is busy with her spell, that of the second has not happened; and it hits nobody twice."""
    table = Table.set_up(2, prev="BA", talers="A=1 B=4", A="bard ring", B="maid ring").choose(
        f"A{spell} B{spell}"
    )
    casts = [facts["seat"] for facts in table.told("cast")]
    assert casts == [1]
    table.until("A", "take")
    assert [facts["seat"] for facts in table.told("cast")] == [1, 0]


@rule("GR-6.0.3")
@pytest.mark.parametrize("spell", range(1, 16))
def test_whatever_the_spell_the_turn_goes_on(spell: int) -> None:
    """Nobody has anything: the spell comes to what it can, and then a card is taken."""
    table = Table.set_up(2).choose(f"A{spell} B2" if spell != 2 else "A2 B3")
    table.until("A", "take")
    assert table.options and all(option.startswith("take") for option in table.options)
