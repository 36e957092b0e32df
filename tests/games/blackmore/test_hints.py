"""Why a card, why a trump: what is said is so, and not said where it is not."""

from hexenkessel import State
from tests.games.blackmore.table import Table
from tests.reasons import blame, praise, thought


def last_to_play(trick: str, **hands: str) -> State:
    """Trump is red 5, A leads, and C is the last to play."""
    table = Table.set_up(3, "A", pile="R5", stack="W1 W2 W3 W4 W5 W6", rest="A", hands=hands)
    return table.play(trick).state


def test_the_last_to_play_wins_the_trick() -> None:
    state = last_to_play("A:G8 B:G9", A="G8", B="G9", C="R1 P9 P2")
    assert "Wins the trick with 18 points." in praise(state, "play R1", "play P9")
    assert thought(state).best.move == "play R1"
    beaten = last_to_play("A:G8 B:R4", A="G8", B="R4", C="R1 P9 P2")
    assert not any("trick" in sentence for sentence in praise(beaten, "play R1", "play P9"))


def test_what_nobody_can_beat_any_more() -> None:
    """Under red 5 on the descending side, red 4 is the highest trump that anybody can hold; red 3 may still be beaten."""
    highest = Table.set_up(3, "A", pile="R5", stack="W1 W2 W3", rest="B", A="R4 G1").state
    assert praise(highest, "play R4", "play G1")[0] == "Wins the trick: nobody can beat it any more."
    second = Table.set_up(3, "A", pile="R5", stack="W1 W2 R4", rest="B", A="R3 G1").state
    assert praise(second, "play R3", "play G1")[0] == "Will probably win the trick."


def test_a_trump_is_saved_where_it_would_not_win() -> None:
    state = last_to_play("A:G8 B:R4", A="G8", B="R4", C="R1 P1 P2")
    assert praise(state, "play P1", "play R1") == ["Saves a trump for later."]
    assert praise(state, "play R1", "play P1") == []
    assert "Uses up a trump." in blame(state, "play R1", "play P1")


def test_points_are_not_given_away() -> None:
    state = last_to_play("A:G8 B:G9", A="G8", B="G9", C="P1 P9 W9")
    assert praise(state, "play P1", "play P9")[0] == "You stake fewer points."
    assert "Gives 9 points away." in blame(state, "play P9", "play P1")
    assert "Gives 1 point away." not in blame(state, "play P1", "play P9")


def test_a_trump_that_suits_the_hand_and_its_price() -> None:
    """C has won with green 4 and may lay a card of the trick as trump; its other five cards are green."""
    table = Table.set_up(3, "A", pile="R5", stack="W1 W2 W3", rest="B", A="G1", B="G2", C="G4 G9 G3 G6 G7 G8")
    state = table.play("A:G1 B:G2 C:G4").state
    assert praise(state, "lay G2", "keep")[0] == "You hold 5 trumps with it."
    assert praise(state, "keep", "lay G2") == ["Costs you nothing."]
    assert "Costs you 4 points." in blame(state, "lay G4", "keep")
    assert praise(state, "lay G1", "lay G4")[-1] == "Costs you less than another trump."
    other = Table.set_up(3, "A", pile="R5", stack="W1 W2 W3", rest="B", A="G1", B="G2", C="G4 P3 P4 B6 B7 R8")
    assert praise(other.play("A:G1 B:G2 C:G4").state, "lay G2", "keep") == []
