"""What a survey of Broom Service counts, out of the moves of a finished game."""

from hexenkessel.games.broom_service.boards import SQUARE
from hexenkessel.games.broom_service.box import ROLES
from hexenkessel.games.broom_service.state import Broom


def measures(state: Broom) -> dict[str, float]:
    players = float(state.players)
    verbs = [move.verb for move in state.past_moves]
    tricks = [count_brave(state, place) for place, verb in enumerate(verbs) if verb == "lead"]
    laid = verbs.count("lead") + verbs.count("answer")
    brave = sum(tricks)
    knocked_out = sum([count - 1 for count in tricks if count])
    round_towers = [
        tower
        for tower in state.board.towers
        if state.boards.towers[tower].shape != SQUARE and not state.is_out(tower)
    ]
    bonus = [state.bonus(seat) for seat in range(state.players)]
    scores = state.scores()
    return {
        "score": sum(scores) / players,
        "best_score": float(max(scores)),
        "worst_score": float(min(scores)),
        "spread": float(max(scores) - min(scores)),
        "deliveries": verbs.count("deliver") / players,
        "clouds": verbs.count("dispel") / players,
        "bolt_points": sum([each[0] for each in bonus]) / players,
        "resource_points": sum([each[1] for each in bonus]) / players,
        "tricks_a_round": len(tricks) / float(state.box.rounds),
        "brave_share": brave / max(1.0, float(laid)),
        "knocked_out_share": knocked_out / max(1.0, float(brave)),
        "towers_occupied": sum([state.shut[tower] for tower in round_towers])
        / max(1.0, float(len(round_towers))),
        **role_shares(state),
    }


def role_shares(state: Broom) -> dict[str, float]:
    """For every role, in how many of all hands it was."""
    hands = float(state.players * state.box.rounds)
    chosen = [move.facts["role"] for move in state.past_moves if move.verb == "choose"]
    return {f"hands_with_{role}": chosen.count(role) / hands for role in ROLES}


def count_brave(state: Broom, place: int) -> int:
    """How many were brave in the trick that was led with this move."""
    brave = 0
    moves = state.past_moves
    for later in range(place, len(moves)):
        move = moves[later]
        if later > place and move.verb in ("lead", "choose", "number"):
            break
        if move.verb in ("lead", "answer") and move.facts["stance"] == "brave":
            brave += 1
    return brave


def traits(state: Broom, seat: int) -> list[str]:
    """Every role that this seat chose, once for each round; and whether it began."""
    found = [
        f"role:{move.facts['role']}"
        for mover, move in zip(state.past_seats, state.past_moves, strict=True)
        if mover == seat and move.verb == "choose"
    ]
    first = [
        mover for mover, move in zip(state.past_seats, state.past_moves, strict=True) if move.verb == "lead"
    ]
    if first and first[0] == seat:
        found.append("began")
    return found
