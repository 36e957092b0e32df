"""What cards, talers and attacks are worth in Grimoria: to one player, at this moment, with so many rounds to come."""

from typing import Final

from hexenkessel.games.grimoria.box import FIRST_PLACE, FIRST_PURPLE, FIRST_TREASURE, PLUNDER, RAID
from hexenkessel.games.grimoria.scoring import count, different, low_treasures
from hexenkessel.games.grimoria.state import BIT, FACE_DOWN, Grimoria

# What comes in a round, by the number of players: how often one is first or last in order, or shares a spell.
FIRST_OR_LAST: Final[list[float]] = [0.0, 0.0, 0.42, 0.33, 0.27, 0.23]
SHARING: Final[list[float]] = [0.0, 0.0, 0.15, 0.2, 0.25, 0.3]
BLACK_MAGIC: Final = 0.12
SILENCED: Final = 0.06  # by each of the others
PURCHASES: Final = 0.12
FORESIGHT: Final = 0.12
PARRIES: Final = 0.15
PLACES: Final = 0.37
NEW_NAMES: Final = 0.2
LOW_TREASURES: Final = 0.12
EARNINGS: Final = 0.7
# What a treasure is worth on average, unseen; what a pair of Knights promises; a place of the sets that Builders want.
UNSEEN_TREASURE: Final = 1.65
SECOND_KNIGHT: Final = 0.3
MISSING_PLACES: Final = 0.13


def rounds_to_come(state: Grimoria, seat: int) -> float:
    """The rounds in which this player's companions still work; the running one, if her turn is not over."""
    rounds = float(state.box.last_level - state.level)
    if state.turn < 0:
        return rounds + 1.0
    for place in range(state.turn + 1, state.players):
        if state.order[place] == seat:
            return rounds + 1.0
    return rounds


def companion_value(state: Grimoria, seat: int, kind: int, rounds: float) -> float:
    """What one more copy of this companion would bring this player by the end, its printed points included."""
    box = state.box
    worth = float(box.points[kind])
    players = state.players
    if kind < FIRST_PURPLE:
        return worth + ability_value(state, kind, rounds)
    amount = float(box.amounts[kind])
    limit = box.limits[kind]
    companions = state.companions[seat]
    if kind == box.king:
        return worth + amount * (len(state.places[seat]) + PLACES * rounds)
    if kind == box.knight:
        odd = count(companions, kind) % limit
        return worth + (amount if odd == limit - 1 else amount * min(0.6, SECOND_KNIGHT * rounds / players))
    if kind == box.queen:
        return worth + amount * (different(companions) + 0.5 + NEW_NAMES * rounds) / limit
    if kind == box.treasurer:
        return worth + amount * (state.talers[seat] + EARNINGS * rounds) / limit
    if kind == box.alchemist:
        return worth + amount * (low_treasures(box, state.treasures[seat]) + LOW_TREASURES * rounds)
    return worth + amount * likely_sets(state.places[seat], rounds)


def companion_loss(state: Grimoria, seat: int, kind: int, rounds: float) -> float:
    """What this player loses with one of these copies; with a Knight of a full pair, the pair."""
    box = state.box
    if kind == box.knight and count(state.companions[seat], kind) % box.limits[kind] == 0:
        return float(box.points[kind] + box.amounts[kind])
    return companion_value(state, seat, kind, rounds)


def ability_value(state: Grimoria, kind: int, rounds: float) -> float:
    """What the ability of a companion of action 2 or any time is worth over so many rounds."""
    box = state.box
    amount = float(box.amounts[kind])
    if kind == box.messenger or kind == box.maid:
        return amount * FIRST_OR_LAST[state.players] * rounds
    if kind == box.bard:
        return amount * SHARING[state.players] * rounds
    if kind == box.merchant:
        return PURCHASES * rounds
    if kind == box.black_mage:
        return amount * BLACK_MAGIC * rounds
    if kind == box.witch:
        return amount * SILENCED * (state.players - 1) * rounds
    if kind == box.mercenary:
        return min(1.0, PARRIES * rounds)
    return FORESIGHT * rounds


def likely_sets(places: list[int], rounds: float) -> float:
    """Sets of village, town and castle that there will be; castles are rarest."""
    least = 100.0
    for kind in range(FIRST_PLACE, FIRST_TREASURE):
        least = min(least, count(places, kind) + MISSING_PLACES * rounds * 0.5)
    return least


def place_value(state: Grimoria, seat: int, kind: int, rounds: float) -> float:
    """Its points, and what Kings and Master Builders make of it."""
    box = state.box
    companions = state.companions[seat]
    worth = float(box.points[kind])
    for companion in companions:
        if companion == box.king:
            worth += box.amounts[companion]
        elif companion == box.builder:
            places = state.places[seat]
            own = count(places, kind)
            fewest = own
            for other in range(FIRST_PLACE, FIRST_TREASURE):
                fewest = min(fewest, count(places, other))
            if own == fewest:
                worth += 0.5 * box.amounts[companion]
    # A King may still come.
    return worth + 0.02 * rounds


def card_value(state: Grimoria, seat: int, kind: int, rounds: float) -> float:
    if kind < FIRST_PLACE:
        return companion_value(state, seat, kind, rounds)
    return place_value(state, seat, kind, rounds)


def taler_value(state: Grimoria, seat: int) -> float:
    """A taler is a point, and more with a Treasurer."""
    box = state.box
    return (
        1.0
        + count(state.companions[seat], box.treasurer)
        * box.amounts[box.treasurer]
        / box.limits[box.treasurer]
    )


def treasure_value(state: Grimoria, seat: int, kind: int) -> float:
    box = state.box
    worth = float(box.points[kind])
    if box.points[kind] <= box.limits[box.alchemist]:
        worth += count(state.companions[seat], box.alchemist) * box.amounts[box.alchemist]
    if kind == box.amulet:
        worth += min(1.0, PARRIES * rounds_to_come(state, seat))
    return worth


def projected_points(state: Grimoria, seat: int) -> float:
    """What this player is likely to end with, apart from what all can expect alike."""
    box = state.box
    rounds = rounds_to_come(state, seat)
    points = float(state.points(seat))
    names = -1
    for kind in state.companions[seat]:
        if kind < FIRST_PURPLE:
            points += ability_value(state, kind, rounds)
        elif kind == box.king:
            points += PLACES * rounds * box.amounts[kind]
        elif kind == box.queen:
            if names < 0:
                names = different(state.companions[seat])
            # Half of the time one more name makes the next step.
            points += (
                box.amounts[kind] * (NEW_NAMES * rounds + 0.5 * (names % box.limits[kind])) / box.limits[kind]
            )
        elif kind == box.treasurer:
            points += box.amounts[kind] * EARNINGS * rounds / box.limits[kind]
        elif kind == box.alchemist:
            points += box.amounts[kind] * LOW_TREASURES * rounds
        elif kind == box.builder:
            points += box.amounts[kind] * MISSING_PLACES * rounds * 0.5
    knights = count(state.companions[seat], box.knight)
    if knights % box.limits[box.knight]:
        points += box.amounts[box.knight] * min(0.6, SECOND_KNIGHT * rounds / state.players)
    return points


def envy(state: Grimoria) -> float:
    """How much of what another loses is gained: all of it against one opponent, little against four."""
    return 1.0 / (state.players - 1)


def slot_value(state: Grimoria, seat: int, slot: int, rounds: float) -> float:
    """What a display card is worth to this player; the face-down one, unseen, what such cards are worth on average."""
    if slot == FACE_DOWN and not state.face_down_knowers & BIT[seat]:
        return unseen_card_value(state, seat, rounds)
    return card_value(state, seat, state.display[slot], rounds)


def unseen_card_value(state: Grimoria, seat: int, rounds: float) -> float:
    """A rough mean over the box."""
    return 2.4 + 0.12 * rounds + 0.3 * count(state.companions[seat], state.box.king)


def attack_loss(state: Grimoria, seat: int, effect: int, both: float) -> float:
    """What an attack takes from this player; `both` says how much the gain of the other hurts."""
    if effect == PLUNDER:
        return (state.talers[seat] // 2) * both
    if effect == RAID:
        treasures = state.treasures[seat]
        if not treasures:
            return 0.0
        total = 0.0
        for kind in treasures:
            total += treasure_value(state, seat, kind)
        return total / len(treasures) * min(2, len(treasures)) * both
    least = 100.0
    rounds = rounds_to_come(state, seat)
    for kind in state.companions[seat]:
        least = min(least, companion_loss(state, seat, kind, rounds))
    return least * both if least < 100.0 else 0.0


def recall_value(state: Grimoria, seat: int, rounds: float) -> float:
    """The mean of the discard pile, less the price."""
    price = taler_value(state, seat)
    if not state.discard_pile:
        return unseen_card_value(state, seat, rounds) - price
    total = 0.0
    for kind in state.discard_pile:
        total += card_value(state, seat, kind, rounds)
    return total / len(state.discard_pile) - price
