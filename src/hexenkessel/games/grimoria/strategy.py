"""A feel for Grimoria: which spell, which card, when to react, and how a game is likely to go on."""

from math import sqrt
from typing import ClassVar, Final, final

from hexenkessel.games.grimoria.appraisal import (
    SILENCED,
    UNSEEN_TREASURE,
    attack_loss,
    card_value,
    companion_loss,
    companion_value,
    envy,
    place_value,
    projected_points,
    recall_value,
    rounds_to_come,
    slot_value,
    taler_value,
    treasure_value,
)
from hexenkessel.games.grimoria.attacks import ChooseVictim, GiveCompanion, React
from hexenkessel.games.grimoria.box import (
    ALMS,
    ENTICE,
    EXCHANGE,
    FIRST_PLACE,
    FIRST_TREASURE,
    PLUNDER,
    RAID,
    RECALL,
    SANCTUARY,
    SHIELD,
    SILENCE,
    SPELLS,
    TALERS,
    TRANSMUTE,
    TREASURE,
)
from hexenkessel.games.grimoria.moves import (
    BUY,
    DECLINE,
    DEFEND,
    ENDURE,
    PAY,
    REVEAL,
    TRANSMUTE_OWN,
    GrimoriaMove,
)
from hexenkessel.games.grimoria.rules import ChooseSpell, TakeCard
from hexenkessel.games.grimoria.scoring import count
from hexenkessel.games.grimoria.spells import ExchangeCard
from hexenkessel.games.grimoria.state import BIT, EMPTY, FACE_DOWN, Grimoria
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.strategy import (
    Judgement,
    Prospect,
    Strategy,
    best_move,
    final_value,
    likely_value,
)

# What a round brings everybody, a card and a spell, as measured.
A_ROUND: Final = 5.0
# Moves that use something up.
SPENDING: Final = (PAY, BUY, TRANSMUTE_OWN, DEFEND)


@final
class GrimoriaStrategy(Strategy[Grimoria]):
    # Measured by the ladder, heads up.
    efforts: ClassVar[dict[str, float]] = {"child": 0.52, "novice": 0.95, "adept": 22.0, "witch": 90.0}

    def horizon(self, state: Grimoria) -> int:
        """About to the end of the round: then everybody has taken a card, and `value` compares like with like.

        Everybody to come takes a card; what is left for spells and reactions is too little for another reveal.
        """
        return 2 * state.players - state.turn - 1 if state.turn >= 0 else 0

    def weigh(self, state: Grimoria, seat: int, moves: list[GrimoriaMove]) -> list[float]:
        step = state.waiting
        if isinstance(step, ChooseSpell):
            return weigh_spells(state, seat, moves)
        if isinstance(step, TakeCard):
            return weigh_cards(state, seat, moves)
        if isinstance(step, ExchangeCard):
            return weigh_exchanges(state, seat, moves)
        if isinstance(step, ChooseVictim):
            return [projected_points(state, move.victim) for move in moves]
        if isinstance(step, React):
            return weigh_reactions(state, seat, moves)
        if isinstance(step, GiveCompanion):
            return weigh_gifts(state, seat, moves)
        return weigh_offers(state, seat, moves)

    def sketch(self, state: Grimoria, seat: int, moves: list[GrimoriaMove], dice: Dice) -> GrimoriaMove:
        """Mostly what looks best among a few spells, and the card that is worth most; else anything."""
        step = state.waiting
        if dice.below(4) == 0:
            return moves[dice.below(len(moves))]
        if isinstance(step, ChooseSpell):
            return sketch_spell(state, seat, moves, dice)
        if isinstance(step, TakeCard):
            return sketch_card(state, seat, moves)
        return best_move(moves, self.weigh(state, seat, moves))

    def value(self, state: Grimoria) -> list[float]:
        """Chances from what everybody is likely to end with; every round to come swings them."""
        return chances(state, [projected_points(state, seat) for seat in range(state.players)], 0.05)

    def prospect(self, state: Grimoria) -> Prospect:
        """With what all can expect alike of every round to come."""
        points = [projected_points(state, seat) for seat in range(state.players)]
        return Prospect(
            chances(state, points, 0.0),
            [
                each if state.over else each + A_ROUND * rounds_to_come(state, seat)
                for seat, each in enumerate(points)
            ],
        )

    def judge(self, state: Grimoria, seat: int, move: GrimoriaMove) -> list[Judgement]:
        step = state.waiting
        if isinstance(step, ChooseSpell):
            return judge_spell(state, seat, move)
        if isinstance(step, TakeCard):
            return judge_card(state, seat, move)
        if isinstance(step, ExchangeCard):
            return judge_exchange(state, seat, move)
        if isinstance(step, ChooseVictim):
            return judge_victim(state, seat, move)
        if isinstance(step, React):
            return judge_reaction(state, seat, move)
        # What is left is weighed in one piece.
        weight = self.weigh(state, seat, [move])[0]
        if isinstance(step, GiveCompanion):
            return [Judgement("gift", weight)]
        return [Judgement("offer", weight, {"act": "decline" if move.act == DECLINE else "take"})]

    def better_alone(self, state: Grimoria) -> bool:
        """Who is alone with a spell comes before all who share one (GR-4.3.1)."""
        return isinstance(state.waiting, ChooseSpell)

    def spends(self, state: Grimoria, seat: int, move: GrimoriaMove) -> float:
        """Talers, and cards that are turned into gold or defend."""
        return 1.0 if move.act in SPENDING else 0.0


def chances(state: Grimoria, projected: list[float], share: float) -> list[float]:
    """Everybody's value; without a share for points, their chance to win."""
    if state.over:
        return final_value(state, share, 100.0)
    scale = 1.5 + 1.2 * sqrt(float(state.box.last_level - state.level))
    return likely_value(projected, scale, share, 100.0)


# -- weighing moves -----------------------------------------------------------------------------------------------------


def weigh_cards(state: Grimoria, seat: int, moves: list[GrimoriaMove]) -> list[float]:
    """What a card is worth, and a little for what those who come later would have made of it."""
    rounds = float(state.box.last_level - state.level)
    weights: list[float] = []
    grudge = 0.3 * envy(state)
    for move in moves:
        slot = move.slot
        worth = slot_value(state, seat, slot, rounds)
        if slot != FACE_DOWN:
            for place in range(state.turn + 1, state.players):
                worth += grudge * card_value(state, state.order[place], state.display[slot], rounds)
        weights.append(worth)
    return weights


def sketch_card(state: Grimoria, seat: int, moves: list[GrimoriaMove]) -> GrimoriaMove:
    rounds = float(state.box.last_level - state.level)
    best = -1.0
    chosen = moves[0]
    for move in moves:
        worth = slot_value(state, seat, move.slot, rounds)
        if worth > best:
            best = worth
            chosen = move
    return chosen


def weigh_exchanges(state: Grimoria, seat: int, moves: list[GrimoriaMove]) -> list[float]:
    """Away with what the others want, but not with what one wants oneself."""
    rounds = float(state.box.last_level - state.level)
    own = [slot_value(state, seat, move.slot, rounds) for move in moves]
    best = max(own)
    weights: list[float] = []
    for place, move in enumerate(moves):
        slot = move.slot
        wanted = 0.0
        for later in range(state.turn + 1, state.players):
            wanted = max(wanted, slot_value(state, state.order[later], slot, rounds))
        weights.append(wanted * envy(state) - (2.0 if own[place] == best else 0.0) * own[place])
    return weights


def weigh_gifts(state: Grimoria, seat: int, moves: list[GrimoriaMove]) -> list[float]:
    """Give what is worth least, to oneself and to the one who gets it."""
    rounds = rounds_to_come(state, seat)
    caster = state.caster()
    weights: list[float] = []
    for move in moves:
        kind = move.card
        loss = companion_loss(state, seat, kind, rounds)
        weights.append(-loss - envy(state) * companion_value(state, caster, kind, rounds))
    return weights


def weigh_reactions(state: Grimoria, seat: int, moves: list[GrimoriaMove]) -> list[float]:
    """A Mercenary costs its points, an Amulet nothing; enduring costs what the attack takes."""
    box = state.box
    rounds = rounds_to_come(state, seat)
    weights: list[float] = []
    for move in moves:
        if move.act == ENDURE:
            weights.append(-attack_loss(state, seat, state.spell(state.caster()).effect, 1.0 + envy(state)))
        elif move.card == box.mercenary:
            weights.append(-companion_value(state, seat, box.mercenary, rounds))
        else:
            weights.append(-treasure_value(state, seat, box.amulet))
    return weights


def weigh_offers(state: Grimoria, seat: int, moves: list[GrimoriaMove]) -> list[float]:
    """Pay, reveal, buy or transmute against declining, which is worth nothing."""
    rounds = rounds_to_come(state, seat)
    weights: list[float] = []
    for move in moves:
        if move.act == PAY:
            weights.append(recall_value(state, seat, rounds))
        elif move.act == BUY:
            weights.append(
                UNSEEN_TREASURE - float(state.box.amounts[state.box.merchant]) * taler_value(state, seat)
            )
        elif move.act == REVEAL:
            weights.append(0.4)
        elif move.act == DECLINE:
            weights.append(0.0)
        else:
            weights.append(transmutation_value(state, seat, move.card, rounds))
    return weights


def transmutation_value(state: Grimoria, seat: int, kind: int, rounds: float) -> float:
    gain = 2.0 * taler_value(state, seat)
    if kind >= FIRST_TREASURE:
        return gain - treasure_value(state, seat, kind)
    if kind >= FIRST_PLACE:
        return gain - place_value(state, seat, kind, rounds)
    return gain - companion_loss(state, seat, kind, rounds)


# -- choosing a spell ---------------------------------------------------------------------------------------------------


def weigh_spells(state: Grimoria, seat: int, moves: list[GrimoriaMove]) -> list[float]:
    """What a spell brings, and which card is likely to be left when its turn comes."""
    rounds = float(state.box.last_level - state.level)
    values = [
        slot_value(state, seat, slot, rounds)
        for slot in range(len(state.display))
        if state.display[slot] != EMPTY
    ]
    values.sort()
    values.reverse()
    level = min(state.level, SPELLS)
    return [
        spell_gain(state, seat, move.spell, rounds) + card_left(state, values, move.spell, level)
        for move in moves
    ]


def card_left(state: Grimoria, values: list[float], spell: int, level: int) -> float:
    """The card one may hope for: each opponent comes earlier with a chance that rises with the spell."""
    if not values:
        return 0.0
    others = state.players - 1
    place = others * (spell - 0.5) / level
    last = len(values) - 1
    low = min(int(place), last)
    high = min(low + 1, last)
    return values[low] + (values[high] - values[low]) * (place - int(place))


def spell_gain(state: Grimoria, seat: int, number: int, rounds: float) -> float:
    box = state.box
    spell = box.spells[number]
    effect = spell.effect
    taler = taler_value(state, seat)
    if effect == TALERS:
        mages = count(state.companions[seat], box.black_mage) * box.amounts[box.black_mage]
        hope = 1.0 - SILENCED * (state.players - 1)
        if state.owned(seat, box.witch):
            hope = 1.0
        return (spell.amount + mages) * taler * hope
    if effect == RECALL:
        return (
            max(0.0, recall_value(state, seat, rounds + 1.0)) if state.talers[seat] >= spell.amount else 0.0
        )
    if effect == TREASURE:
        merchants = min(state.owned(seat, box.merchant), state.talers[seat])
        low = count(state.companions[seat], box.alchemist) * 0.6
        return UNSEEN_TREASURE + low + merchants * max(0.0, UNSEEN_TREASURE + low - taler)
    if effect == ALMS:
        poorer = 0
        for talers in state.talers:
            if talers < state.talers[seat]:
                poorer += 1
        return 0.0 if poorer else 0.85 * spell.amount * taler
    if effect == EXCHANGE:
        return 0.5
    if effect == SILENCE:
        return 0.35
    if effect in (SHIELD, SANCTUARY):
        return protection_gain(state, seat) + (0.4 if effect == SANCTUARY else 0.0)
    if effect == TRANSMUTE:
        return transmutation_gain(state, seat, rounds)
    return attack_gain(state, seat, effect)


def protection_gain(state: Grimoria, seat: int) -> float:
    """What the attacks that could come would take, each with a small chance."""
    gain = 0.0
    for number in range(1, min(state.level, SPELLS) + 1):
        effect = state.box.spells[number].effect
        if (effect in (ENTICE, PLUNDER, RAID)) and leads(state, seat, effect):
            gain += 0.15 * attack_loss(state, seat, effect, 1.0 + envy(state))
    return gain


def leads(state: Grimoria, seat: int, effect: int) -> bool:
    own = strength(state, seat, effect)
    for other in range(state.players):
        if other != seat and strength(state, other, effect) > own:
            return False
    return own > 0


def strength(state: Grimoria, seat: int, effect: int) -> int:
    if effect == ENTICE:
        return len(state.companions[seat])
    if effect == PLUNDER:
        return state.talers[seat]
    return len(state.treasures[seat])


def attack_gain(state: Grimoria, seat: int, effect: int) -> float:
    """What the likely victim has to give, if nobody protects herself."""
    victim = -1
    most = 0
    for other in range(state.players):
        if other != seat and strength(state, other, effect) > most:
            most = strength(state, other, effect)
            victim = other
    if victim < 0:
        return 0.0
    hope = 0.8
    if state.owned(victim, state.box.mercenary):
        hope = 0.4
    if effect == ENTICE:
        rounds = rounds_to_come(state, seat)
        least = 100.0
        for kind in state.companions[victim]:
            least = min(least, companion_value(state, seat, kind, rounds))
        return hope * least * (1.0 + envy(state))
    return hope * attack_loss(state, victim, effect, 1.0 + envy(state))


def transmutation_gain(state: Grimoria, seat: int, rounds: float) -> float:
    best = 0.0
    for kind in state.companions[seat]:
        best = max(best, 2.0 - companion_value(state, seat, kind, rounds))
    for kind in state.treasures[seat]:
        best = max(best, 2.0 - treasure_value(state, seat, kind))
    return best


def sketch_spell(state: Grimoria, seat: int, moves: list[GrimoriaMove], dice: Dice) -> GrimoriaMove:
    """The better of a few spells taken by chance."""
    best = -1.0
    chosen = moves[0]
    rounds = float(state.box.last_level - state.level)
    for _ in range(3):
        move = moves[dice.below(len(moves))]
        gain = spell_gain(state, seat, move.spell, rounds) - 0.15 * (move.spell - 1)
        if gain > best:
            best = gain
            chosen = move
    return chosen


# -- the same by name ---------------------------------------------------------------------------------------------------


def judge_spell(state: Grimoria, seat: int, move: GrimoriaMove) -> list[Judgement]:
    """The parts of `weigh_spells`: what the spell does, and which card is likely to be left."""
    rounds = float(state.box.last_level - state.level)
    values = [
        slot_value(state, seat, slot, rounds)
        for slot in range(len(state.display))
        if state.display[slot] != EMPTY
    ]
    values.sort(reverse=True)
    level = min(state.level, SPELLS)
    gain = spell_gain(state, seat, move.spell, rounds)
    left = card_left(state, values, move.spell, level)
    best = "true" if left >= 0.9 * max([1.0, *values]) else "false"
    return [Judgement("spell", gain, {"points": round(gain)}), Judgement("early", left, {"best": best})]


def judge_card(state: Grimoria, seat: int, move: GrimoriaMove) -> list[Judgement]:
    """The parts of `weigh_cards`: what it is worth, and to those who come later."""
    rounds = float(state.box.last_level - state.level)
    slot = move.slot
    own = slot_value(state, seat, slot, rounds)
    unseen = slot == FACE_DOWN and not state.face_down_knowers & BIT[seat]
    found = [Judgement("worth", own, {"points": round(own), "unseen": "true" if unseen else "false"})]
    if slot == FACE_DOWN or state.turn + 1 >= state.players:
        return found
    grudge = 0.3 * envy(state)
    wanted = [
        (card_value(state, other, state.display[slot], rounds), other)
        for other in state.order[state.turn + 1 :]
    ]
    total = sum([grudge * worth for worth, _ in wanted])
    found.append(Judgement("denies", total, {"victim_seat": max(wanted)[1]}))
    return found


def judge_exchange(state: Grimoria, seat: int, move: GrimoriaMove) -> list[Judgement]:
    """The parts of `weigh_exchanges`: who would want the card, and whether one wants it most oneself."""
    rounds = float(state.box.last_level - state.level)
    moves: list[GrimoriaMove] = state.waiting.options(state, seat)
    best = max([slot_value(state, seat, other.slot, rounds) for other in moves])
    own = slot_value(state, seat, move.slot, rounds)
    found = [Judgement("keeps", -2.0 * own if own == best else 0.0)]
    wanted = [(slot_value(state, other, move.slot, rounds), other) for other in state.order[state.turn + 1 :]]
    if wanted:
        worth, victim = max(wanted)
        found.append(Judgement("spoils", worth * envy(state), {"victim_seat": victim}))
    return found


def judge_victim(state: Grimoria, seat: int, move: GrimoriaMove) -> list[Judgement]:
    others = [projected_points(state, other) for other in range(state.players) if other != seat]
    points = projected_points(state, move.victim)
    facts: dict[str, Fact] = {
        "victim_seat": move.victim,
        "first": "true" if points >= max(others) else "false",
    }
    return [Judgement("victim", points, facts)]


def judge_reaction(state: Grimoria, seat: int, move: GrimoriaMove) -> list[Judgement]:
    """What it costs: the attack, or what wards it off."""
    cost = weigh_reactions(state, seat, [move])[0]
    how = "attack" if move.act == ENDURE else "mercenary" if move.card == state.box.mercenary else "amulet"
    return [Judgement("defence", cost, {"how": how, "points": round(-cost)})]


STRATEGY: Final = GrimoriaStrategy()
