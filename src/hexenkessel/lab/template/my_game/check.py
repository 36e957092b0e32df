"""What a position of My Game promises: whoever loads one made by hand hears what is wrong with it."""

from hexenkessel.kernel.errors import BrokenPosition
from my_game.state import MyGame


def check(state: MyGame) -> None:
    """No pebble is lost (MG-1.1), and somebody is to take one exactly while there is one."""
    count = state.bowl + sum(state.taken)
    if count != state.box.pebbles:
        raise BrokenPosition("position", "my_game-problem-pebbles", count=count, wanted=state.box.pebbles)
    steps = len(state.steps_left())
    if steps != (1 if state.bowl else 0) or (state.last < 0) != (state.bowl > 0):
        raise BrokenPosition("agenda", "my_game-problem-agenda")
