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
    assert table.state.game.traits(table.state, 1) == ["tower:T2"]


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


@rule("BS-2.5")
def test_figures_of_what_lies_behind_clouds() -> None:
    """R5, R6 and R8 are clouded, R7 lies behind them: 20 of the 46 points in round towers."""
    table = Table.set_up(hands={"P1": "prairie_witch"}, pawns={"P1": "R1 C2"}, round=7)
    table.play("P1 lead prairie_witch brave", "P1 fly 1 R3", "P1 deliver 1 T2")
    found = table.state.game.measures(table.state)
    assert found["points_behind_clouds"] == 20 / 46 and found["points_fetched_there"] == 0
    assert found["regions_entered"] == 1 / 10
    assert table.state.game.traits(table.state, 0) == ["region:R3", "tower:T2", "began"]


@rule("BS-14.2", "BS-14.7")
def test_figures_of_islands() -> None:
    """By turbo from H1 to B1, and on from the island to C: without a cloud gone only A and island D are out of reach."""
    hills = {"h1": "turbo_ab", "h2": "tower", "h3": "turbo_ac"}
    table = Table.set_up(
        back=True,
        hands={"P1": "hill_witch"},
        pawns={"P1": "Q1 Q2"},
        hills=hills,
        stock={"P1": "1/0/0/0"},
        round=7,
    )
    table.play("P1 lead hill_witch brave", "P1 fly 1 H1", "P1 circle B", "P1 deliver 1 b3")
    assert table.state.game.measures(table.state)["points_behind_clouds"] == 14 / 31
    assert table.state.game.traits(table.state, 0) == [
        *("region:H1", "region:B1", "tower:b3"),
        *("island:B", "began"),
    ]
