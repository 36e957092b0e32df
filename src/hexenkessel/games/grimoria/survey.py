"""What a survey of Grimoria counts."""

from hexenkessel.games.grimoria.state import Grimoria


def traits(state: Grimoria, seat: int) -> list[str]:
    """Which companions it has, each kind once."""
    return [f"companion:{state.box.names[kind]}" for kind in sorted(set(state.companions[seat]))]


def measures(state: Grimoria) -> dict[str, float]:
    return {"rounds": float(state.level - state.box.start_levels[state.players] + 1)}
