"""What a finished game of The Witches tells about the balance of personalities, and how it went."""

from hexenkessel.games.witches.box import PERSONALITIES
from hexenkessel.games.witches.state import LOST, Witches


def traits(state: Witches, seat: int) -> list[str]:
    return [f"personality:{PERSONALITIES[state.personalities[seat]]}"]


def measures(state: Witches) -> dict[str, float]:
    """How long it took, how it ended, and means over the seats."""
    players = state.players
    return {
        "turns": float(state.turn),
        "points of the best": float(max(state.points(seat) for seat in range(players))),
        "easy tiles per player": sum(len(tiles) for tiles in state.easy) / players,
        "hard tiles per player": sum(len(tiles) for tiles in state.hard) / players,
        "Black Aliss per player": sum(state.aliss) / players,
        "won": float(bool(state.winners())),
        **{f"lost by {ending}": float(state.ending == ending) for ending in LOST},
    }
