"""What a survey of Kröten & Kessel counts."""

from toy_cauldron.state import Cauldron


def traits(state: Cauldron, seat: int) -> list[str]:
    """Whose last brew was the strongest thing in the box."""
    strongest = max(state.box.strength)
    return ["strongest"] if any(state.box.strength[card] == strongest for card in state.brews[seat]) else []


def measures(state: Cauldron) -> dict[str, float]:
    return {"toads_left": float(state.pond)}
