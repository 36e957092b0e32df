"""Where the points come from (KK-5.2): toads; among equals the last brew decides."""

from hexenkessel.kernel.sheet import Sheet, SheetRow
from toy_cauldron.state import Cauldron


def sheet(state: Cauldron) -> Sheet:
    strengths = [state.brew_strength(seat) for seat in range(state.players)]
    return Sheet([SheetRow("toads", state.toads[:])], [SheetRow("last-brew", strengths)])
