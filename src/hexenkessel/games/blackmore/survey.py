"""What a survey of Blackmore counts."""

from hexenkessel.games.blackmore.state import Blackmore


def traits(state: Blackmore, seat: int) -> list[str]:
    """Who led the first trick."""
    return ["began"] if state.past_seats[:1] == [seat] else []


def measures(state: Blackmore) -> dict[str, float]:
    """How many tricks there were, after how many of them the trump changed, and what lay on the trump pile at the end."""
    changes = sum([1 for move in state.past_moves if move.verb == "lay"])
    return {
        "tricks": float(state.tricks),
        "trump_changes": float(changes),
        "points_on_the_pile": float(sum([state.box.value[card] for card in state.pile])),
    }
