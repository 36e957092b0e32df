"""The rules of Broom Service in the order of the rulebook: the course of a round (BS-4), the end (BS-10).

Roles are chosen in hands.py and laid in tricks.py; what they do is in roles.py, flights.py, towers.py and clouds.py, what
tiles do in tiles.py, what events do at the end of a round in events.py, points in scoring.py.
"""

from typing import Any, Final

from hexenkessel.games.broom_service.box import EVENTS, MOST_PLAYERS, ROLES
from hexenkessel.games.broom_service.clouds import GrantedCloud
from hexenkessel.games.broom_service.events import END_ROUND, Bid, EndRound, HandIn
from hexenkessel.games.broom_service.flights import GrantedFlight
from hexenkessel.games.broom_service.hands import CHOOSE_ROLES, ChooseRoles, ExtraCard
from hexenkessel.games.broom_service.roles import DruidDelivery, Flight, Gather, Weather
from hexenkessel.games.broom_service.state import BIT, Broom
from hexenkessel.games.broom_service.tiles import ChooseCircle, MountainArrival
from hexenkessel.games.broom_service.towers import GrantedDelivery, WitchDelivery
from hexenkessel.games.broom_service.tricks import LEAD, Answer, Lead, NextTrick, Opens
from hexenkessel.kernel.agenda import Step

# -- the course of the game (BS-4, BS-10) -----------------------------------------------------------------------------------


class Round(Step[Broom]):
    """Reveal, choose roles, play tricks, event; after the last round the final scoring (BS-4)."""

    def run(self, state: Broom) -> None:
        if state.round == state.box.rounds:
            finish(state)
            return
        state.agenda.append(ROUND)
        state.agenda.append(END_ROUND)
        state.agenda.append(LEAD)
        state.agenda.append(CHOOSE_ROLES)
        state.round += 1
        state.led_roles = 0
        for seat in range(state.players):
            state.laid[seat] = []
        state.event = state.event_deck.pop()
        if state.events is not None:
            state.tell("round", {"round": state.round})
            state.tell("event", {"event": EVENTS[state.event]})
        turn_up_curses(state)


def turn_up_curses(state: Broom) -> None:
    """As many roles as players are missing to five; too small a pile is shuffled anew with all ten (BS-3.7, BS-7.3)."""
    wanted = MOST_PLAYERS - state.players
    state.cursed = 0
    if len(state.curse_pile) < wanted:
        state.curse_pile = list(range(len(ROLES)))
        state.dice.shuffle(state.curse_pile)
    for _ in range(wanted):
        role = state.curse_pile.pop()
        state.cursed |= BIT[role]
        if state.events is not None:
            state.tell("cursed", {"role": ROLES[role]})


def finish(state: Broom) -> None:
    """Bolts, resources and amulets (BS-10.1)."""
    state.ending = "seven-rounds"
    if state.events is not None:
        for seat in range(state.players):
            bolts, resources, amulets = state.bonus(seat)
            facts = {"bolts": bolts, "resources": resources, "amulets": amulets}
            state.tell("final", {"seat": seat, "points": bolts + resources + amulets, **facts})


ROUND: Final = Round()

STEPS: Final[list[type[Step[Any]]]] = [
    *(Round, ChooseRoles, ExtraCard, Lead, Answer, NextTrick, Opens, EndRound, Bid, HandIn),
    *(Gather, Flight, DruidDelivery, Weather, WitchDelivery, MountainArrival, ChooseCircle),
    *(GrantedFlight, GrantedDelivery, GrantedCloud),
]
