"""Companions and treasures."""

import pytest

from tests.games.grimoria.table import COMPANIONS, GAME, TREASURES, Table
from tests.rules import rule

# -- Merchant ----------------------------------------------------------------------------------------------------


@rule("GR-8.5", "GR-8.1.6", "GR-5.3")
def test_two_merchants() -> None:
    table = Table.set_up(2, talers="A=3", A="merchant merchant", treasures="ring chalice ring").choose(
        "A5 B15"
    )
    assert table.asks == "merchant" and table.view()["purchases"] == 2
    table.play("A buy")
    assert table.treasures("A") == "ring chalice" and table.view()["purchases"] == 1
    table.play("A buy")
    assert table.money("A") == 1 and table.treasures("A") == "ring ring chalice" and table.asks == "take"


@rule("GR-8.5")
def test_little_money() -> None:
    table = Table.set_up(2, talers="A=1", A="merchant merchant", treasures="ring chalice ring").choose(
        "A5 B15"
    )
    assert table.options == ["buy", "decline"]
    stopped = table.copy().play("A decline")
    assert stopped.money("A") == 1 and stopped.treasures("A") == "ring" and stopped.asks == "take"
    table.play("A buy")
    assert table.money("A") == 0 and table.treasures("A") == "ring chalice" and table.asks == "take"


@rule("GR-8.5")
def test_merchant_without_spell_5() -> None:
    table = Table.set_up(2, talers="A=4", A="merchant").choose("A7 B15")
    assert table.asks == "take" and table.money("A") == 6 and table.told("bought") == []


@rule("GR-8.5", "GR-9.3.1")
def test_a_purse_pays_for_the_next_purchase() -> None:
    table = Table.set_up(2, talers="A=1", A="merchant merchant", treasures="ring purse crown").choose(
        "A5 B15"
    )
    table.play("A buy")
    assert table.money("A") == 2 and table.asks == "merchant"
    table.play("A buy")
    assert table.money("A") == 1 and table.treasures("A") == "ring crown purse"


# -- incomes -----------------------------------------------------------------------------------------------------


@rule("GR-8.2", "GR-8.1.6")
def test_messenger() -> None:
    table = Table.set_up(2, talers="A=1", A="messenger messenger")
    assert table.copy().choose("A8 B15").money("A") == 3
    assert table.copy().choose("A8 B1").until("A").money("A") == 1


@rule("GR-8.3")
def test_maid() -> None:
    table = Table.set_up(4, A="maid")
    assert table.copy().choose("A8 B1 C3 D4").until("A").money("A") == 1
    assert table.copy().choose("A8 B1 C3 D15").until("A").money("A") == 0


@rule("GR-8.4", "GR-8.1.6")
def test_bard() -> None:
    table = Table.set_up(3, talers="A=5 B=0", A="bard bard").choose("A6 B1 C6").until("A")
    assert table.told("no-alms") == [{"seat": 0}] and table.money("A") == 7


@rule("GR-8.6", "GR-8.1.6")
def test_black_mage() -> None:
    table = Table.set_up(2, talers="A=1", A="black_mage black_mage").choose("A13 B1").until("A")
    assert table.money("A") == 6


@rule("GR-8.6", "GR-4.4.1")
def test_black_mage_under_silence() -> None:
    table = Table.set_up(2, talers="A=1", A="black_mage black_mage").choose("A13 B2").until("A")
    assert table.money("A") == 1


@rule("GR-8.8", "GR-8.6", "GR-4.4.3")
def test_witch() -> None:
    table = Table.set_up(2, talers="A=1", A="black_mage black_mage witch").choose("A13 B2")
    assert table.money("A") == 2
    assert table.until("A").money("A") == 7


@rule("GR-8.8", "GR-8.1.6")
def test_further_witches_add_to_the_reveal_only() -> None:
    table = Table.set_up(2, A="witch witch").choose("A13 B2")
    assert table.money("A") == 2
    assert table.until("A").money("A") == 5


@rule("GR-8.8")
def test_the_own_silence_does_not_stop_the_own_witch() -> None:
    """Both silence and one of them owns a Witch: she is paid for the other's; alone she is not."""
    assert Table.set_up(2, A="witch").choose("A2 B2").money("A") == 1
    assert Table.set_up(2, A="witch").choose("A2 B1").money("A") == 0


@rule("GR-8.6")
@pytest.mark.parametrize("spell", [1, 2, 4, 5, 6, 8, 9, 10, 11, 12, 14])
def test_black_mages_want_black_magic(spell: int) -> None:
    table = Table.set_up(2, A="black_mage").choose(f"A{spell} B3").end_round()
    assert [facts for facts in table.told("income") if facts["card"] == "black_mage"] == []


@rule("GR-8.2", "GR-8.3", "GR-8.4")
def test_the_order_of_this_round_counts() -> None:
    """First in the previous order is nothing; two players are first and last; a shared spell is shared by both."""
    table = Table.set_up(2, prev="BA", A="messenger maid bard", B="messenger maid bard").choose("A1 B15")
    table.end_round()
    assert [(facts["seat"], facts["card"]) for facts in table.told("income")] == [
        (0, "messenger"),
        (1, "maid"),
    ]
    table = Table.set_up(2, prev="BA", A="bard", B="bard bard").choose("A8 B8").end_round()
    assert [(facts["seat"], facts["talers"]) for facts in table.told("income")] == [(1, 2), (0, 1)]


# -- Seer --------------------------------------------------------------------------------------------------------


@rule("GR-8.9", "GR-8.1.2", "GR-8.1.6", "GR-6.1")
def test_seer() -> None:
    table = Table.set_up(2, display="king town town", draw="queen", B="seer seer")
    assert table.asks == "choose-spell"
    assert table.view("B")["display"] == ["king", "town", "town"]
    assert table.view("A")["display"] == table.view()["display"] == [None, "town", "town"]
    table.choose("A1 B3").play("A exchange 0")
    assert table.view("B")["display"][0] == "queen"
    assert table.view("A")["display"][0] is None and table.view()["display"][0] is None


# -- times -------------------------------------------------------------------------------------------------------


@rule("GR-8.1.4", "GR-8.3", "GR-5.3")
def test_a_companion_won_in_action_1_works_in_action_2() -> None:
    table = Table.set_up(3, B="messenger maid", C="knight").choose("A9 B3 C5")
    assert table.order == "B,C,A"
    table.play("B take 1", "C take 2").play("B give maid")
    assert table.money("A") == 1 and table.companions("A") == "maid"


@rule("GR-5.6")
def test_a_companion_taken_in_action_3() -> None:
    table = Table.set_up(2, display="town messenger town").choose("A1 B3").play("A exchange 2", "A take 1")
    assert table.companions("A") == "messenger" and table.end_round().money("A") == 0


@rule("GR-5.6", "GR-8.1.2")
def test_an_any_time_ability_is_there_at_once() -> None:
    """A takes a Mercenary and wards off the attack of the next player."""
    table = Table.set_up(2, display="town mercenary town", talers="A=4").choose("A1 B12")
    table.play("A exchange 2", "A take 1")
    assert table.to_move == "A" and table.options == ["defend mercenary", "endure"]


@rule("GR-8.1.5", "GR-8.2", "GR-8.5")
def test_income_before_purchase() -> None:
    table = Table.set_up(2, A="messenger merchant", treasures="ring chalice").choose("A5 B15")
    assert table.money("A") == 1 and table.asks == "merchant"
    table.play("A buy")
    assert table.money("A") == 0 and table.treasures("A") == "ring chalice"


@rule("GR-8.1.1", "GR-8.1.2", "GR-8.1.3")
def test_the_times_of_the_companions() -> None:
    ability = {entry["id"]: entry["ability"] for entry in GAME.content.data["companion"]}
    assert list(ability) == list(COMPANIONS)
    action_2 = {"first", "last", "shared", "purchase", "black-magic"}
    assert {name for name in ability if ability[name] in action_2} == set(COMPANIONS[:5])
    any_time = {"parry", "foresight", "witchcraft"}
    assert {name for name in ability if ability[name] in any_time} == set(COMPANIONS[5:8])


@rule("GR-8.1.3")
@pytest.mark.parametrize("companion", COMPANIONS[8:])
def test_purple_companions_do_nothing_during_play(companion: str) -> None:
    """A whole round with two of them brings the same talers and cards as one without."""
    for spell in (1, 3, 5, 6, 7, 11, 13, 15):
        with_, without = (
            Table.set_up(2, talers="A=2 B=2", A=cards).choose(f"A{spell} B8").end_round()
            for cards in (f"{companion} {companion}", "")
        )
        assert with_.talers == without.talers
        assert len(with_.tableau("A").split()) == len(without.tableau("A").split()) + 2


# -- treasures ---------------------------------------------------------------------------------------------------


@rule("GR-9.3.1", "GR-9.3", "GR-14")
def test_purse() -> None:
    table = Table.set_up(3, talers="A=1", treasures="purse").choose("A5 B6 C8")
    assert table.money("A") == 3 and table.treasures("A") == "purse" and table.points("A") == 3
    for seat in (*"ABC", None):
        assert table.view(seat)["known_treasures"][0] == ["purse"]
        assert table.told("treasure", seat) == [{"seat": 0, "card": "purse"}]


@rule("GR-9.3.2", "GR-9.3")
def test_map() -> None:
    table = Table.set_up(3, talers="A=1", treasures="map chalice ring").choose("A5 B6 C8")
    assert table.treasures("A") == "chalice map" and table.sizes["treasures"] == 26 and table.money("A") == 1
    assert table.view("B")["known_treasures"][0] == ["map"] and table.view("B")["treasure_counts"][0] == 2


@rule("GR-9.3.2")
def test_maps_lead_to_maps_and_purses() -> None:
    table = Table.set_up(2, treasures="map map purse ring").choose("A5 B6")
    assert table.treasures("A") == "purse map map" and table.money("A") == 2


@rule("GR-9.2")
def test_two_kinds_of_treasures() -> None:
    effects = {entry["id"]: entry["effect"] for entry in GAME.content.data["treasure"]}
    assert list(effects) == list(TREASURES)
    assert {name for name in effects if effects[name] == "none"} == {"ring", "chalice", "crown"}


@rule("GR-9.4")
def test_treasure_discards_are_shuffled_when_a_treasure_is_needed() -> None:
    table = Table.set_up(2, talers="A=2", A="merchant", treasure_discards="ring chalice", all_treasures="B")
    table.choose("A5 B6")
    assert table.told("reshuffled") == [{"pile": "treasure", "cards": 2}]
    assert table.sizes["treasures"] == 1 and table.treasure_discards == ""
    table.play("A buy")
    assert table.treasures("A") == "ring chalice"


@rule("GR-9.4", "GR-8.5")
def test_no_treasure_left() -> None:
    """Nothing is drawn, no purchase is offered, nothing is paid; the discards of adventure cards are not touched."""
    table = Table.set_up(2, talers="A=2", A="merchant", discard="king queen", all_treasures="B").choose(
        "A5 B6"
    )
    assert table.asks == "take" and table.money("A") == 2 and table.treasures("A") == ""
    assert table.told("no-effect") == [{"seat": 0, "spell": 5}] and table.sizes["discard"] == 2


@rule("GR-9.4", "GR-9.3.2")
def test_a_map_at_the_end_of_the_treasures() -> None:
    table = Table.set_up(2, A="", treasure_discards="map", all_treasures="B").choose("A5 B6")
    assert table.treasures("A") == "map" and table.asks == "take"
