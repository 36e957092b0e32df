"""How often a person has to click for a whole game against bots, as the page asks it of them (web/touch.js).

Before forced moves made themselves and one touch played, every decision took its touches and one more to confirm.
`python -m tests.table.test_clicks` prints the figures of every game.
"""

from collections.abc import Iterator

import pytest

import hexenkessel as hx
from hexenkessel import Move, bots, seeded

GAMES = 6
# Moves of these verbs are one choice: each is picked, and all are confirmed once.
SEVERAL = {"broom_service": "choose"}


def decisions(game: str, players: int, seed: int) -> Iterator[tuple[Move, list[Move]]]:
    """What the first seat chooses in a whole game, and from what."""
    state = hx.game(game).start(players, seed=seed)
    dice = seeded(seed)
    bot = bots.make("thumb")
    while not state.over:
        seat = state.deciding[0]
        moves = state.moves(seat)
        move = moves[0] if len(moves) == 1 else bots.ask(bot, state, seat, dice)
        if seat == 0:
            yield move, moves
        state.advance(seat, move)


def touches_needed(move: Move, moves: list[Move]) -> int:
    """A touch narrows, and where one move is left it is played; where two are touched alike, a button says which."""
    if len(moves) == 1:
        return 0
    for touches in range(1, len(move.touches) + 1):
        if sum(other.touches[:touches] == move.touches[:touches] for other in moves) == 1:
            return touches
    return len(move.touches) + 1


def clicks(game: str, players: int) -> tuple[float, float]:
    """Clicks a game, before and now."""
    before = now = 0
    for seed in range(GAMES):
        picking = False
        for move, moves in decisions(game, players, seed):
            before += len(move.touches) + 1
            now += touches_needed(move, moves)
            picks = move.verb == SEVERAL.get(game)
            now += picks and not picking  # the one that confirms all
            picking = picks
    return before / GAMES, now / GAMES


@pytest.mark.parametrize(("game", "players", "most"), [("broom_service", 4, 0.5), ("witches", 3, 0.6)])
def test_a_host_asks_less(game: str, players: int, most: float) -> None:
    before, now = clicks(game, players)
    assert now <= most * before, f"{now:.0f} clicks, {before:.0f} before"


if __name__ == "__main__":
    for name in hx.games():
        before, now = clicks(name, min(4, max(hx.game(name).players)))
        print(f"{name}: {before:.0f} clicks before, {now:.0f} now ({now / before:.0%})")
