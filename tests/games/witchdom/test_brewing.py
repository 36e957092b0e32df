"""Brewing and paying (WD-5, WD-6, WD-7)."""

from itertools import product

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.games.witchdom.table import INGREDIENTS, LETTERS, TOOLS, Table, counts, letters
from tests.games.witchdom.truths import plain_payments
from tests.rules import rule

RED = "red 2/1/0 (6)"


def brewing(witch: str, *stock: str, **more: object) -> Table:
    """This witch has used up her points."""
    return Table.set_up(active=witch, step="brew", stock=list(stock), **more)  # type: ignore[arg-type]


@rule("WD-5.1", "WD-5.3", "WD-5.4", "WD-6.1", "WD-5.8", "WD-3.3")
def test_brewing() -> None:
    potion, other = "red [H L B; crystal, ring] 11", "blue [M M] 4"
    table = Table.set_up(
        hand=RED,
        tokens="L1 B1",
        clan_tools="crystal",
        tools="ring",
        stock=[potion],
        open_potions=[other],
        open_witches=["w01", "blue 1/1/1 (6)"],
    )
    table.play(f"play {RED}", "draw mountains potion", "take mountains herbs", "draw forest witch")
    bag = table.bag
    table.play(f"brew {potion}")
    owner = table.owner()
    assert table.cards(owner["clan"]["witches"]) == [RED] and table.cards(owner["clan"]["potions"]) == [
        potion
    ]
    assert sorted(owner["clan"]["tools"]) == ["crystal", "ring"] and owner["tools"] == []
    assert sorted(table.cards(owner["potions"])) == [other, "s1"]
    assert "blue 1/1/1 (6)" in table.cards(owner["hand"]) and owner["pile"] == []
    assert table.tokens() == "" and table.bag == bag + 3 and table.to_move == "B"


@rule("WD-6.3", "WD-6.2")
def test_any_tool() -> None:
    table = brewing(RED, "red [H; any] 3", clan_tools="ring", tools="candle", tokens="H1")
    table.play("brew red [H; any] 3")
    assert table.asks == "pay" and table.view()["paying"]["requirement"] == "any"
    assert sorted(table.options) == ["bring any candle", "reuse any"]
    kept = table.state.clone()
    kept.play(0, "reuse any")
    assert kept.view(None)["owners"][0]["tools"] == ["candle"]
    assert kept.view(None)["owners"][0]["sheet"][2] == 1
    table.play("bring any candle")
    assert table.owner()["tools"] == [] and table.owner()["sheet"][2] == 3


@rule("WD-5.1")
def test_a_secondary_banner() -> None:
    assert "brew blue [H] 1" in brewing("red+blue 2/1/0 (5)", "blue [H] 1", tokens="H1").options


@rule("WD-5.1")
def test_wild_potions() -> None:
    table = brewing(RED, "blue [H] 2", "? [H] 1", tokens="H1", players=2)
    assert table.options == ["brew ? [H] 1", "finish"]
    assert table.refusal("A", "brew blue [H] 2") == ("WD-5.1", "wrong-banner")


@rule("WD-5.1", "WD-5.5")
def test_one_brew_a_turn() -> None:
    table = brewing(RED, "red [H] 1", "red [L] 1", tokens="H1 L1")
    assert len(table.options) == 3
    table.play("brew red [H] 1")
    assert table.to_move == "B" and table.owner()["pile"] == []
    assert table.cards(table.owner()["clan"]["potions"]) == ["red [H] 1"]


@rule("WD-7.1")
def test_a_pair_for_an_ingredient() -> None:
    table = brewing("green 1/1/1 (6)", "green [H H L] 5", tokens="H1 L1 B2")
    bag = table.bag
    table.play("brew green [H H L] 5")
    assert table.tokens() == "" and table.bag == bag + 4 and table.to_move == "B"


@rule("WD-7.2")
def test_two_pairs() -> None:
    table = brewing("blue 1/1/1 (6)", "blue [M M R R] 7", tokens="H4 M1 R1")
    bag = table.bag
    table.play("brew blue [M M R R] 7")
    assert table.tokens() == "" and table.bag == bag + 6


@rule("WD-7.1", "WD-7.4")
def test_a_pair_for_a_tool() -> None:
    table = brewing("blue 1/1/1 (6)", "blue [L L; mortar] 6", tokens="L2 B2")
    table.play("brew blue [L L; mortar] 6")
    assert table.tokens() == "" and table.owner()["clan"]["tools"] == []


@rule("WD-7.5")
def test_no_pair_of_tools() -> None:
    table = brewing(
        "blue 1/1/1 (6)", "blue [H B M; candle] 8", "? [H] 1", tokens="H1 B1 M1", tools="ring ring"
    )
    refusal = table.state.explain(0, table.text("brew blue [H B M; candle] 8"))
    assert refusal is not None and (refusal.rule, refusal.key) == ("WD-5.1", "cannot-pay")
    assert refusal.facts["candle"] == 1 and refusal.facts["missing"] == 1 and refusal.facts["pairs"] == 0
    assert "brew blue [H B M; candle] 8" not in table.options


@rule("WD-6.5")
def test_the_clan_tool_is_used() -> None:
    table = brewing(RED, "red [L L B; ring] 8", clan_tools="ring", tools="ring", tokens="L2 B1")
    table.play("brew red [L L B; ring] 8")
    assert table.owner()["tools"] == ["ring"] and table.owner()["clan"]["tools"] == ["ring"]
    assert table.tokens() == ""


@rule("WD-6.3", "WD-7.6", "WD-7.8")
def test_payments_with_any_tool() -> None:
    potion = "green [H B M; any] 7"
    table = brewing("green 1/1/1 (6)", potion, clan_tools="flask", tools="candle", tokens="H1 B1 M1")
    assert table.payments(potion) == {("H1 B1 M1", ""), ("H1 B1 M1", "candle")}
    table = brewing("green 1/1/1 (6)", potion, clan_tools="flask", tools="candle", tokens="H1 B1 M1 L2")
    tokens = ("H1 B1 M1", "L2 B1 M1", "H1 L2 M1", "H1 L2 B1")
    assert table.payments(potion) == set(product(tokens, ("", "candle")))


@rule("WD-6.4", "WD-7.3")
def test_each_tool_once() -> None:
    potion = "red [B M; ring, any] 9"
    table = brewing(RED, potion, "? [B] 1", tools="ring", tokens="B1 M1")
    assert table.refusal("A", f"brew {potion}") == ("WD-5.1", "cannot-pay")
    table = brewing(RED, potion, tools="ring", tokens="B1 M1 H2")
    assert table.payments(potion) == {("H2 B1 M1", "ring")}


@rule("WD-5.3")
def test_things_of_this_turn() -> None:
    potion = "red [H L M] 5"
    table = Table.set_up(
        hand="red 1/1/0 (6)", tokens="H1 L1", open_potions=[potion], board="RRR MRR RRR"
    ).play("play red 1/1/0 (6)", "draw mountains potion", "take forest mushroom", f"brew {potion}")
    assert table.cards(table.owner()["clan"]["potions"]) == [potion]


@rule("WD-7.6", "WD-7.8", "WD-15")
def test_pairs_although_the_item_is_there() -> None:
    table = brewing("blue 1/1/1 (6)", "blue [H L M] 5", tokens="H1 L1 M1 B3", last_round=3)
    wanted = {("H1 L1 M1", ""), ("H1 L1 B2", ""), ("H1 B2 M1", ""), ("L1 B2 M1", "")}
    assert table.payments("blue [H L M] 5") == wanted


@rule("WD-5.1")
def test_declining() -> None:
    table = brewing(RED, "red [H] 1", tokens="H1").play("finish")
    assert table.cards(table.owner()["pile"]) == [RED] and table.to_move == "B"
    assert "red [H] 1" in table.cards(table.owner()["potions"])


@rule("WD-5.2")
def test_only_the_active_witch() -> None:
    table = brewing("blue 1/1/1 (6)", "red [H] 2", "? [H] 1", tokens="H1", pile=[RED])
    assert table.options == ["brew ? [H] 1", "finish"]


@rule("WD-7.8", "WD-6.5")
def test_an_equal_tool_stays() -> None:
    potion = "green [M R; any] 5"
    table = brewing("green 1/1/1 (6)", potion, clan_tools="ring", tools="ring", tokens="M1 R1 H2")
    assert table.payments(potion) == {("M1 R1", ""), ("H2 R1", ""), ("H2 M1", "")}


@rule("WD-7.8")
def test_keeping_a_tool_back() -> None:
    potion = "red [B M; flask] 6"
    table = brewing(RED, potion, tools="flask", tokens="B1 M1 L2")
    wanted = {("B1 M1", "flask"), ("L2 M1", "flask"), ("L2 B1", "flask"), ("L2 B1 M1", "")}
    assert table.payments(potion) == wanted
    assert table.view("A")["brews"][0]["payable"]


@rule("WD-15", "WD-7.8", "WD-7.1", "WD-6.1")
def test_what_a_payment_refuses() -> None:
    table = brewing(RED, "red [H L; any] 6", tools="candle", tokens="H1 L1 B2 M2").play(
        "brew red [H L; any] 6"
    )
    assert table.view()["paying"]["requirement"] == "herbs" and table.asks == "pay"
    assert table.refusal("A", "replace herbs root") == ("WD-7.1", "no-pair")
    assert table.refusal("A", "pay leaf") == ("WD-7.8", "pay-first")
    assert table.refusal("A", "finish") == ("WD-7.8", "pay-first")
    table.play("pay herbs", "pay leaf")
    assert table.refusal("A", "bring any ring") == ("WD-6.1", "no-such-tool")
    assert table.refusal("A", "reuse any") == ("WD-6.1", "no-clan-tool")
    assert sorted(table.options) == ["bring any candle", "replace any berries", "replace any mushroom"]


@rule("WD-7.8")
def test_a_wasteful_way_is_refused() -> None:
    potion = "green [M R; any] 5"
    table = brewing("green 1/1/1 (6)", potion, clan_tools="ring", tools="ring", tokens="M1 R1 H4")
    table.play(f"brew {potion}", "pay mushroom")
    assert table.asks == "pay"
    table.play("replace root herbs")
    assert table.to_move == "B"
    again = brewing("green 1/1/1 (6)", potion, clan_tools="ring", tools="candle", tokens="M1 R1 H4")
    again.play(f"brew {potion}", "pay mushroom", "pay root")
    assert again.refusal("A", "replace any herbs") == ("WD-7.8", "wasteful")


@rule("WD-5.5", "WD-4.1")
def test_witches_of_the_clan_gather_no_more() -> None:
    table = Table.set_up(witches=["w01"], pile=["moon-a"])
    assert table.refusal("A", "play w01") == ("WD-5.5", "in-clan")
    assert table.refusal("A", "brew s1") == ("WD-5.1", "brew-after-gathering")


# -- beside a plain reading of WD-7.8 ----------------------------------------------------------------------------------


@rule("WD-7.8", "WD-6.4", "WD-6.5", "WD-7.2", "WD-7.6")
@given(
    needs=st.text("HLB", min_size=1, max_size=4),
    tools=st.lists(st.sampled_from(["flask", "ring", "any"]), max_size=3),
    owned=st.text("HLBM", max_size=8),
    clan=st.lists(st.sampled_from(TOOLS[:3]), max_size=3),
    stock=st.lists(st.sampled_from(TOOLS[:3]), max_size=3),
)
# Two stock tools that the clan has already, and one of them has to go.
@example("M", ["candle", "any", "any"], "M", ["flask", "candle"], ["ring", "flask", "candle"])
def test_payments_are_those_of_the_rule(
    needs: str, tools: list[str], owned: str, clan: list[str], stock: list[str]
) -> None:
    """What can be chosen step by step is exactly what WD-7.8 says, and nothing is offered where nothing can be paid."""
    needs = "".join(sorted(needs, key=LETTERS.index))
    asked = f"; {', '.join(tools)}" if tools else ""
    potion = f"red [{' '.join(needs)}{asked}] 20"
    table = brewing(
        RED,
        potion,
        "? [R] 1",
        tokens=letters(counts(owned + "R")),
        clan_tools=" ".join(clan),
        tools=" ".join(stock),
    )
    items = [*(INGREDIENTS[LETTERS.index(letter)] for letter in needs), *tools]
    purse = (tuple(counts(owned + "R")), tuple(clan), tuple(stock), ())
    wanted = {(letters(gone), " ".join(moved)) for gone, moved in plain_payments(tuple(items), purse)}
    if not wanted:
        assert f"brew {potion}" not in table.options
    else:
        assert table.payments(potion) == wanted


@rule("WD-5.1")
def test_only_whoever_is_on_turn_has_a_banner() -> None:
    """The witch on the table is theirs, and for the potions of others she can do nothing."""
    others = {"B": {"stock": ["red [M M M] 5"]}}
    table = brewing(RED, "red [H H L] 9", tokens="H2 L1", players=2, others=others)
    shown = {seat: [brew["banner"] for brew in table.view(seat)["brews"] if brew["owned"]] for seat in "AB"}
    assert any(shown["A"]) and not any(shown["B"])


@pytest.mark.parametrize("pairs", [0, 1])
@rule("WD-5.1", "WD-7.1")
def test_what_is_missing_is_told(pairs: int) -> None:
    table = brewing(
        RED, "red [H H L; ring, any] 9", "? [M] 1", tokens=f"M{1 + 2 * pairs}", tools="candle", players=2
    )
    refusal = table.state.explain(0, table.text("brew red [H H L; ring, any] 9"))
    assert refusal is not None
    facts = {name: refusal.facts[name] for name in ("herbs", "leaf", "ring", "any", "missing", "pairs")}
    assert facts == {"herbs": 2, "leaf": 1, "ring": 1, "any": 0, "missing": 4, "pairs": pairs}
    brew = table.view("A")["brews"][0]
    assert brew["lacks"] == [2, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0] and sum(brew["pairs"]) == pairs
    assert brew["banner"] and brew["owned"] and not brew["payable"]
