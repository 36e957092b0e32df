"""Scoring and places."""

import pytest

from hexenkessel import seeded
from tests.games.grimoria.table import COPIES, GAME, Table
from tests.moments import play_on
from tests.rules import rule


def points(cards: str, talers: int = 0) -> int:
    """What this tableau with these talers is worth."""
    return Table.set_up(2, talers=f"A={talers}", A=cards).points("A")


def extra(cards: str, talers: int = 0) -> int:
    """What the purple companions add."""
    printed: dict[str, int] = {
        entry["id"]: entry["points"]
        for name in ("companion", "place", "treasure")
        for entry in GAME.content.data[name]
    }
    return points(cards, talers) - talers - sum(printed[card] for card in cards.split())


@rule("GR-12.1", "GR-12.2", "GR-12.3", "GR-8.1.3")
def test_a_complete_example() -> None:
    cards = "village town town castle ring crown purse messenger merchant witch king knight knight alchemist"
    assert points(cards, talers=7) == 41
    assert 41 == 7 + (2 + 3 + 3 + 4) + (1 + 3 + 0) + (1 + 1 + 2 + 1 + 1 + 1 + 1) + 4 + 4 + 2


@rule("GR-12.3.2")
def test_queen() -> None:
    assert extra("queen messenger messenger maid knight") == 2
    assert extra("queen queen messenger maid knight") == 4
    assert extra("queen") == 0
    assert extra("queen maid bard") == 1


@rule("GR-12.3.3")
@pytest.mark.parametrize(("knights", "more"), [(1, 0), (2, 4), (3, 4), (4, 8), (5, 8), (6, 12)])
def test_knights(knights: int, more: int) -> None:
    assert extra("knight " * knights) == more


@rule("GR-12.3.4")
def test_alchemists() -> None:
    assert extra("alchemist alchemist ring ring chalice map") == 6
    assert extra("alchemist crown chalice") == 0


@rule("GR-12.3.5")
def test_treasurers() -> None:
    assert extra("treasurer", talers=8) == 2
    assert extra("treasurer", talers=2) == 0
    assert extra("treasurer treasurer", talers=9) == 6


@rule("GR-12.3.6")
def test_master_builders() -> None:
    assert extra("builder village village town castle") == 3
    assert extra("builder village village town") == 0
    assert extra("builder builder village village town town town castle castle") == 12


@rule("GR-12.3.1")
def test_kings() -> None:
    assert extra("king king village town castle") == 6
    assert extra("king") == 0


@rule("GR-12.4")
def test_nothing_else_scores() -> None:
    """Not the display, not the piles, not the spells: two tables that differ in nothing else are worth the same."""
    one = Table.set_up(
        2, A="king village", talers="A=2", display="castle castle castle", discard="queen queen"
    )
    two = Table.set_up(
        2, A="king village", talers="A=2", display="maid maid maid", treasure_discards="crown ring"
    )
    assert one.points("A") == two.points("A") == 2 + 1 + 2 + 1
    before = one.points("B")
    one.choose("A15 B14")
    assert one.points("B") == before


# -- the winner ----------------------------------------------------------------------------------------------------

# Cards that are worth what is printed and nothing more, as long as nobody casts spell 5 or an attack.
WORTH = {"castle": 4, "town": 3, "crown": 3} | dict.fromkeys(
    ("village", "chalice", "seer", "mercenary", "witch"), 2
)
WORTH |= {"ring": 1, "merchant": 1}


def ended(**wanted: tuple[int, int]) -> Table:
    """The last round is over, and the seats have so many points and talers."""
    names = list(wanted)
    players = len(names)
    tableaus: dict[str, str] = {}
    stock = dict(COPIES) | {"village": COPIES["village"] - players - 1}
    display = ["village"] * (players + 1)
    for name, (total, talers) in wanted.items():
        # Everybody takes a village of 2 in the last round and earns no taler.
        need, cards = total - talers - 2, []
        for card, value in WORTH.items():
            while need >= value and stock[card]:
                stock[card] -= 1
                need -= value
                cards.append(card)
        assert need == 0
        tableaus[name] = " ".join(cards)
    money = " ".join(f"{name}={talers}" for name, (_, talers) in wanted.items())
    table = Table.set_up(players, level=17, talers=money, display=" ".join(display), **tableaus)  # type: ignore[arg-type]
    table.choose(" ".join(f"{name}8" for name in names)).end_round()
    assert table.state.over
    assert table.state.scores() == [total for total, _ in wanted.values()]
    assert table.view()["talers"] == [talers for _, talers in wanted.values()]
    return table


@rule("GR-13.1")
def test_talers_decide_a_tie() -> None:
    table = ended(A=(41, 6), B=(41, 9), C=(38, 5))
    assert table.state.winners() == (1,)


@rule("GR-13.1")
def test_a_shared_win() -> None:
    table = ended(A=(41, 7), B=(41, 7), C=(40, 20))
    assert table.state.winners() == (0, 1)
    assert table.state.ranking() == [1, 1, 3]


@rule("GR-13.2")
def test_places_behind_the_winner() -> None:
    table = ended(A=(50, 30), B=(44, 5), C=(44, 8), D=(44, 5))
    assert table.state.ranking() == [1, 3, 2, 3]
    assert table.view()["places"] == [1, 3, 2, 3]


@rule("GR-12.1", "GR-12.2", "GR-12.3")
@pytest.mark.parametrize("players", range(2, 6))
def test_the_score_sheet_adds_up(players: int) -> None:
    for seed in range(8):
        state = GAME.start(players, seed)
        assert state.view(0)["score_sheet"] is None
        play_on(state, seeded(seed))
        view = state.view(None)
        assert [sum(rows) for rows in view["score_sheet"]] == state.scores() == view["scores"]
        assert [rows[0] for rows in view["score_sheet"]] == view["talers"]
        for seat in range(players):
            assert state.view(seat)["points"] == state.scores()[seat]
        assert view["points"] is None
