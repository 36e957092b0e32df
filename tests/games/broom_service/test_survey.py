"""What a survey of the balance counts."""

from hexenkessel.kernel.playout import play_randomly
from tests.games.broom_service.table import GAME, Table
from tests.rules import rule


@rule("BS-6.6", "BS-6.10")
def test_figures_of_a_short_game() -> None:
    hands = {"P1": "valley_druid", "P2": "valley_druid"}
    table = Table.set_up(hands=hands, pawns={"P1": "R3 C2", "P2": "R3 C2"}, round=7)
    table.play("P1 lead valley_druid brave", "P2 answer brave", "P2 deliver 1 T2")
    assert table.state.over
    found = table.state.game.measures(table.state)
    assert (found["deliveries"], found["clouds"], found["brave_share"], found["knocked_out_share"]) == (
        *(0.5, 0.0),
        *(1.0, 0.5),
    )
    assert found["best_score"] == max(table.state.scores()) and found["towers_occupied"] == 1 / 10
    assert table.state.game.traits(table.state, 0) == ["began"]


@rule("BS-12.1", "BS-14.6")
def test_a_covered_tower_is_not_occupied() -> None:
    """T9 lies below a mountain tile: of the nine round towers left, one has got its potion."""
    table = Table.set_up(
        hands={"P1": "valley_druid"}, pawns={"P1": "R3 C2"}, mountains={"MT1": "wands"}, round=7
    )
    table.play("P1 lead valley_druid brave", "P1 deliver 1 T2")
    assert table.state.over and table.view()["out"] == ["T9"]
    assert table.state.game.measures(table.state)["towers_occupied"] == 1 / 9


@rule("BS-5.1")
def test_figures_of_a_whole_game() -> None:
    state = GAME.start(4, 1)
    play_randomly(state, state.dice.fork())
    found = GAME.measures(state)
    assert 4 <= found["tricks_a_round"] <= 10 and 0 < found["brave_share"] < 1
    roles = [trait for seat in range(4) for trait in GAME.traits(state, seat) if trait.startswith("role:")]
    assert 4 * 7 * 3 <= len(roles) <= 4 * 7 * 6
    shares = {name: share for name, share in found.items() if name.startswith("hands_with_")}
    assert len(shares) == 10 and abs(sum(shares.values()) * 4 * 7 - len(roles)) < 1e-9
    assert found["worst_score"] == min(state.scores()) <= found["score"] <= found["best_score"]
