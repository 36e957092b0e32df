"""Setting up Grimoria (GR-2)."""

from hexenkessel.games.grimoria.box import FIRST_TREASURE, KINDS
from hexenkessel.games.grimoria.rules import CHOOSE_SPELL
from hexenkessel.games.grimoria.state import Grimoria
from hexenkessel.kernel.content import spread


def deal(state: Grimoria) -> None:
    box = state.box
    players = state.players
    state.talers = [box.start_talers] * players  # GR-2.1
    state.order = list(range(players))
    state.dice.shuffle(state.order)  # GR-2.2: it counts as the previous order in round 1
    state.spells = [0] * players
    state.companions = [[] for _ in range(players)]
    state.places = [[] for _ in range(players)]
    state.place_knowers = [[] for _ in range(players)]
    state.treasures = [[] for _ in range(players)]
    state.treasure_knowers = [[] for _ in range(players)]
    state.draw_pile = spread(box.copies, 0, FIRST_TREASURE)
    state.dice.shuffle(state.draw_pile)
    state.treasure_pile = spread(box.copies, FIRST_TREASURE, KINDS)
    state.dice.shuffle(state.treasure_pile)  # GR-2.4
    state.level = box.start_levels[players]  # GR-2.5
    if state.events is not None:
        state.tell("start", {"n": players, "level": state.level})
    state.deal_display()  # GR-2.3
    state.agenda.append(CHOOSE_SPELL)
