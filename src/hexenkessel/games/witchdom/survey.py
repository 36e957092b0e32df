"""What a finished game of Witchdom tells about the balance of cards and seats."""

from hexenkessel.games.witchdom.box import EMPTY, FIRST_NOVICE, PAIRS
from hexenkessel.games.witchdom.scoring import ROWS, different, parts, points_of
from hexenkessel.games.witchdom.state import OSTARA, Witchdom


def traits(state: Witchdom, seat: int) -> list[str]:
    """The place in turn order, the novices, and the goals of a seat."""
    order = (seat - state.first) % state.players + 1
    pairs = {state.box.pair[card] for card in state.hands[seat] + state.piles[seat] if card >= FIRST_NOVICE}
    goals = [
        state.box.goal_names[side]
        for side, owner in zip(state.goals, state.goal_owners, strict=True)
        if owner == seat
    ]
    return [
        f"order:{order}",
        *(f"novices:{PAIRS[pair]}" for pair in pairs),
        *(f"goal:{goal}" for goal in goals),
    ]


def measures(state: Witchdom) -> dict[str, float]:
    """Rounds, reasons for the end, and means over the seats."""
    seats = range(state.players)
    found = {
        "rounds": float(state.round),
        "ended_by_goals": float(state.ending == "goals"),
        "ended_by_stack": float(state.ending in ("witches", "potions")),
        "goals_left": float(state.goal_owners.count(EMPTY)),
        "brews": sum(len(state.clan_potions[seat]) for seat in seats) / state.players,
        "animals": sum(different(state.clan_animals[seat], state.box.animal) for seat in seats)
        / state.players,
    }
    for row, name in enumerate(ROWS):
        found[f"points_{name}"] = sum(parts(state, seat)[row] for seat in seats) / state.players
    if state.solo:
        found["won"] = float(bool(state.winners()))
        found["ostara_points"] = float(points_of(state, OSTARA))
        found["ostara_brews"] = float(len(state.clan_potions[OSTARA]))
    return found
