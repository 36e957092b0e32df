"""Where the points come from (MG-4.2): pebbles, and the bonus for the last one."""

from hexenkessel.kernel.sheet import Sheet, SheetRow
from my_game.state import MyGame


def sheet(state: MyGame) -> Sheet:
    last = [state.box.bonus if seat == state.last else 0 for seat in range(state.players)]
    return Sheet([SheetRow("pebbles", state.taken[:]), SheetRow("last", last)])
