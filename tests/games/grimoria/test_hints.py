"""Why a spell, a card, a defence: what is said is so, and not said where it is not."""

from hexenkessel.bots.reasons import likely_alone
from hexenkessel.bots.search import Node
from tests.games.grimoria.table import Table
from tests.reasons import blame, praise, say, thought


def test_a_card_that_is_worth_more_says_how_much() -> None:
    """In the last round a castle is its printed points and nothing else; with a King it is worth more."""
    plain = Table.set_up(2, display="village castle maid").choose("A1 B2").play("A exchange 0").state
    said = praise(plain, "take 1", "take 2")
    assert said and all("by the end" in sentence for sentence in said[:1])
    crowned = Table.set_up(2, display="village castle maid", A="king king").choose("A1 B2")
    crowned.play("A exchange 0")
    assert praise(crowned.state, "take 1", "take 2")[0] != said[0]
    assert praise(plain, "take 2", "take 1") == []
    assert thought(plain).best.move == "take 1"


def test_an_unseen_card_is_spoken_of_as_one() -> None:
    table = Table.set_up(2, display="castle maid maid").choose("A1 B2").play("A exchange 1")
    assert praise(table.state, "take 0", "take 2")[0].startswith("You don’t know it")
    seeing = Table.set_up(2, display="castle maid maid", A="seer").choose("A1 B2").play("A exchange 1")
    assert not praise(seeing.state, "take 0", "take 2")[0].startswith("You don’t know it")


def test_a_low_spell_comes_early_enough_for_the_best_card() -> None:
    """One castle among villages: whoever wants it has to come first."""
    state = Table.set_up(3, level=12, display="- castle village village", talers="A=5").state
    assert "You are probably early enough with it for the best card on display." in praise(
        state, "choose 1", "choose 12"
    )
    alike = Table.set_up(3, level=12, display="- village village village", talers="A=5").state
    assert "early enough" not in " ".join(praise(alike, "choose 1", "choose 12"))


def test_whom_to_attack() -> None:
    table = Table.set_up(3, B="king king knight", C="maid maid maid").choose("A9 B1 C1")
    table.until("A", "victim")
    assert praise(table.state, "attack B", "attack C") == ["B has the best prospects just now."]
    assert praise(table.state, "attack C", "attack B") == []


def test_warding_off_what_costs_more() -> None:
    """Half of twenty talers are worth more than a Mercenary, half of two are not."""
    rich = Table.set_up(2, talers="B=20", B="mercenary").choose("A12 B13").until("B", "react").state
    assert praise(rich, "defend mercenary", "endure") == [
        "Fending it off costs you less than the attack takes."
    ]
    assert blame(rich, "endure", "defend mercenary") == ["The attack costs you about 20 points."]
    assert thought(rich).best.move == "defend mercenary"
    poor = Table.set_up(2, talers="B=2", B="mercenary").choose("A12 B13").until("B", "react").state
    assert praise(poor, "defend mercenary", "endure") == []


def test_an_offer_that_is_worth_its_price() -> None:
    dear = Table.set_up(2, level=4, talers="A=3", discard="king queen knight").choose("A4 B1")
    dear.until("A", "recall")
    assert praise(dear.state, "pay", "decline") == ["Is worth more than it costs."]
    assert praise(dear.state, "decline", "pay") == []
    gold = Table.set_up(2, A="castle").choose("A10 B1").until("A", "transmute").state
    assert praise(gold, "decline", "transmute castle") == ["The offer costs more than it is worth."]


def test_alone_with_a_spell_where_the_others_have_no_use_for_it() -> None:
    """Three talers bring back a Queen: who is the only one to have them will hardly share the spell."""
    discard = "king queen knight"

    def said(talers: str) -> str:
        state = Table.set_up(3, level=6, talers=talers, discard=discard).state
        opinion = thought(state, 600).about("choose 4")
        assert opinion is not None
        return " ".join(say(state, reason) for reason in opinion.reasons)

    assert "nobody else chooses it" in said("A=3")
    assert "nobody else" not in said("A=3 B=3 C=3"), "the others want it as well"


def test_secret_choices_are_counted_together() -> None:
    """Three of four times B chooses otherwise, half of the time C does: so it is alone three times of eight."""
    state = Table.set_up(3, level=6).state
    root = Node(-1, 0.0)
    root.children = {move.code: Node(0, 0.0) for move in state.moves(0)[:2]}
    first, second = root.children
    for seat, share in ((1, 50), (2, 100)):
        root.others[seat] = Node(seat, 0.0)
        for code, visits in ((first, share), (second, 200 - share)):
            root.others[seat].children[code] = Node(seat, 0.0)
            root.others[seat].children[code].visits = visits
    assert likely_alone(root, state) == {"choose 1": 0.375, "choose 2": 0.125}
    root.others[1].children[first].visits = root.others[1].children[second].visits = 1
    assert likely_alone(root, state) == {}, "too little was seen of B"
