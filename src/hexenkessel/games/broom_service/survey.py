"""What a survey of Broom Service counts, out of the moves of a finished game."""

from typing import Final

from hexenkessel.games.broom_service.boards import NONE, SQUARE
from hexenkessel.games.broom_service.box import ROLES
from hexenkessel.games.broom_service.state import Broom

MANY: Final = 3


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
        "points_behind_clouds": points_in(state, round_towers, out_of_reach(state))
        / max(1.0, points_in(state, round_towers, round_towers)),
        "points_fetched_there": points_in(state, served(state, round_towers), out_of_reach(state))
        / max(1.0, points_in(state, served(state, round_towers), round_towers)),
        "regions_entered": len({region for seat in range(state.players) for region in entered(state, seat)})
        / float(len(state.board.regions)),
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


# -- where they went --------------------------------------------------------------------------------------------------


def out_of_reach(state: Broom) -> list[int]:
    """Towers that nobody can serve while every cloud lies where it lay at the start."""
    boards = state.boards
    reached = state.board.castles[:]
    for region in reached:
        ways = boards.neighbours[region]
        spot = boards.hill_spot_in[region]
        if spot != NONE and state.hills[spot] not in (NONE, state.box.tower_tile):
            # A turbo tile takes the pawn along (BS-14.2).
            ways = [boards.circle_region[circle] for circle in state.box.turbo_circles[state.hills[spot]]]
        reached += [way for way in ways if way not in reached and not boards.spots_in[way]]
    return [tower for tower in state.board.towers if not set(boards.towers[tower].base) & set(reached)]


def points_in(state: Broom, towers: list[int], among: list[int]) -> float:
    return float(sum([state.boards.towers[tower].points for tower in towers if tower in among]))


def served(state: Broom, towers: list[int]) -> list[int]:
    return [tower for tower in towers if state.shut[tower]]


def entered(state: Broom, seat: int) -> list[str]:
    """The regions that the pawns of this seat flew to, turbo included, in their order."""
    circles = dict(zip(state.boards.circle_names, state.boards.circle_region, strict=True))
    found: list[str] = []
    for mover, move in zip(state.past_seats, state.past_moves, strict=True):
        if mover == seat and move.verb == "fly":
            found.append(str(move.facts["region"]))
        elif mover == seat and move.verb == "circle":
            found.append(state.boards.region_names[circles[str(move.facts["circle"])]])
    return found


def dwellings(state: Broom, towers: list[str]) -> list[str]:
    """Castles and islands whose towers were served, and those where it was done three times or more."""
    boards = state.boards
    places = {f"castle:{boards.region_names[castle]}": [castle] for castle in state.board.castles}
    for circle, region in zip(boards.circle_names, boards.circle_region, strict=True):
        land = [region]
        for each in land:
            land += [way for way in boards.neighbours[each] if way not in land]
        if region in state.board.regions and not set(land) & set(state.board.castles):
            places[f"island:{circle}"] = land
    found = []
    for name, land in places.items():
        here = [id for id in towers if set(boards.towers[boards.tower_names.index(id)].base) & set(land)]
        found += [name] if here else []
        found += [f"{name} three times"] if len(here) >= MANY else []
    return found


def traits(state: Broom, seat: int) -> list[str]:
    """What this seat did, each thing once: roles, regions, islands and castles, towers, tiles; and whether it began."""
    moves = [move for mover, move in zip(state.past_seats, state.past_moves, strict=True) if mover == seat]
    regions = entered(state, seat)
    towers = [str(move.facts["tower"]) for move in moves if move.verb == "deliver"]
    found = [f"role:{move.facts['role']}" for move in moves if move.verb == "choose"]
    found += [f"region:{region}" for region in regions]
    found += [f"tower:{tower}" for tower in towers]
    found += [f"use:{move.facts['tile']}" for move in moves if move.verb in ("use", "function")]
    found += [
        f"mountain:{name}"
        for spot, name in enumerate(state.boards.mountain_spot_names)
        if state.amulets[seat] >> spot & 1
    ]
    found += dwellings(state, towers)
    first = [
        mover for mover, move in zip(state.past_seats, state.past_moves, strict=True) if move.verb == "lead"
    ]
    if first and first[0] == seat:
        found.append("began")
    return found
