"""What must hold of table, seat and move where Grimoria gives a reason: read out of the rulebook and the content file."""

from collections.abc import Callable
from typing import Any

from hexenkessel import Move, State
from hexenkessel.games.grimoria.state import Grimoria
from hexenkessel.kernel.errors import Refusal
from tests.games.grimoria.table import Table

# Which spell makes which move possible (GR-6), by the name of its effect.
SPELL_OF = {
    "exchange": "exchange",
    "pay": "recall",
    "buy": "treasure",
    "transmute": "transmute",
    "reveal": "sanctuary",
}
# What the caster is asked in actions 1 and 2 (GR-5.2, GR-5.3).
BEFORE_THE_CARD = ("exchange", "recall", "victim", "transmute", "sanctuary", "merchant")


class Scene:
    """A table by its names, and one move that somebody wants to make there."""

    def __init__(self, state: State, seat: int, move: Move, refusal: Refusal) -> None:
        assert isinstance(state, Grimoria)
        self.state = state
        self.seat = seat
        self.move = move
        self.told = refusal.facts
        self.data = state.game.content.data

    @property
    def asked(self) -> str:
        """What is being decided, wherever it is decided."""
        choice = self.state.choice
        return "" if choice is None else choice.ask

    @property
    def asks(self) -> str:
        """What this seat decides, if anything."""
        return self.asked if self.seat in self.state.deciding else ""

    @property
    def caster(self) -> int:
        return self.state.order[self.state.turn]

    def spell(self, seat: int) -> dict[str, Any]:
        spell = self.data["spell"][self.state.spells[seat] - 1]
        assert self.state.spells[seat] and isinstance(spell, dict)
        return spell

    @property
    def own_effect(self) -> str:
        return str(self.spell(self.seat)["effect"])

    def owns(self, card: object) -> bool:
        state = self.state
        held = state.companions[self.seat] + state.places[self.seat] + state.treasures[self.seat]
        return any(state.box.names[kind] == card for kind in held)

    def counted(self, seat: int) -> int:
        """What the attack counts (GR-7.2)."""
        state = self.state
        counts = {
            "entice": [len(cards) for cards in state.companions],
            "plunder": state.talers,
            "raid": [len(cards) for cards in state.treasures],
        }
        return counts[str(self.spell(self.caster)["effect"])][seat]

    @property
    def victim(self) -> int:
        victim = self.move.facts["victim_seat"]
        assert isinstance(victim, int)
        return victim

    @property
    def price(self) -> int:
        """What paying or buying costs."""
        if self.move.verb == "pay":
            return next(int(spell["price"]) for spell in self.data["spell"] if spell["effect"] == "recall")
        return next(int(card["price"]) for card in self.data["companion"] if card["id"] == "merchant")

    def of_own_spell(self) -> bool:
        if self.move.verb == "attack":
            return bool(self.spell(self.seat)["category"] == "attack")
        return SPELL_OF.get(self.move.verb) == self.own_effect


def level_too_low(scene: Scene) -> bool:
    spell = scene.move.facts["spell"]
    assert isinstance(spell, int)
    told = scene.told == {"spell": spell, "level": scene.state.level}
    return scene.asks == "choose-spell" and told and spell > scene.state.level


def empty_slot(scene: Scene) -> bool:
    slot = scene.move.facts["slot"]
    assert isinstance(slot, int)
    display = scene.state.display
    verb = {"exchange": "exchange", "take": "take"}[scene.asks]
    return scene.move.verb == verb and (slot >= len(display) or display[slot] < 0)


def not_a_leader(scene: Scene) -> bool:
    others = [seat for seat in range(scene.state.players) if seat != scene.caster]
    more = [seat for seat in others if scene.counted(seat) > scene.counted(scene.victim)]
    open_to_it = [seat for seat in more if scene.spell(seat)["category"] != "protection"]
    return scene.asks == "victim" and bool(open_to_it)


def too_poor(scene: Scene) -> bool:
    told = scene.told == {"price": scene.price, "talers": scene.state.talers[scene.seat]}
    return told and scene.of_own_spell() and scene.state.talers[scene.seat] < scene.price


def protected(scene: Scene) -> bool:
    return (
        scene.asks == "victim"
        and scene.spell(scene.victim)["category"] == "protection"
        and scene.told == {"spell": scene.state.spells[scene.victim]}
    )


def chosen_already(scene: Scene) -> bool:
    if scene.asked == "choose-spell":
        return bool(scene.state.sealed_by(scene.seat))
    return scene.move.verb == "choose" and scene.state.spells[scene.seat] > 0


def other_spell(scene: Scene) -> bool:
    told = scene.told == {"spell": scene.state.spells[scene.seat]}
    return told and scene.move.verb in SPELL_OF and not scene.of_own_spell()


def escaped(scene: Scene) -> bool:
    """In this very attack, that is in this turn, that seat has put down a Mercenary or an Amulet."""
    past = list(zip(scene.state.past_seats, scene.state.past_moves, strict=True))
    recent = past[
        max((n for n, (_, move) in enumerate(past) if move.verb in ("take", "choose")), default=0) :
    ]
    return any(seat == scene.victim and move.verb == "defend" for seat, move in recent)


CONDITIONS: dict[str, Callable[[Scene], bool]] = {
    "level-too-low": level_too_low,
    "must-choose": lambda scene: scene.asks == "choose-spell" and scene.move.verb != "choose",
    "chosen-already": chosen_already,
    "empty-slot": empty_slot,
    "not-a-leader": not_a_leader,
    "not-yourself": lambda scene: scene.asks == "victim" and scene.victim == scene.seat == scene.caster,
    "no-such-seat": lambda scene: scene.asks == "victim" and scene.victim >= scene.state.players,
    "protected": protected,
    "defended-already": lambda scene: scene.asks == "victim" and escaped(scene),
    "must-attack": lambda scene: scene.asks == "victim" and scene.move.verb == "decline",
    "not-yours": lambda scene: not scene.owns(scene.move.facts["card"]),
    "must-take": lambda scene: scene.asks == "take" and scene.move.verb == "decline",
    "must-exchange": lambda scene: scene.asks == "exchange" and scene.move.verb == "decline",
    "must-give": lambda scene: scene.asks == "give" and scene.move.verb != "give",
    "answer-attack": lambda scene: scene.asks == "react" and scene.move.verb not in ("defend", "endure"),
    "victim-first": lambda scene: scene.asked in ("react", "give") and scene.seat == scene.caster,
    "not-attacked": lambda scene: (
        scene.asks not in ("", "react", "give") and scene.move.verb in ("defend", "endure", "give")
    ),
    "spell-first": lambda scene: scene.asks in BEFORE_THE_CARD and scene.move.verb == "take",
    "spell-over": lambda scene: scene.asks == "take" and scene.of_own_spell(),
    "other-spell": other_spell,
    "no-attack-spell": lambda scene: (
        scene.move.verb == "attack" and scene.spell(scene.seat)["category"] != "attack"
    ),
    "no-merchant": lambda scene: scene.own_effect == "treasure" and not scene.owns("merchant"),
    "too-poor": too_poor,
}


def truth(key: str) -> Callable[[State, int, Move, Refusal], bool]:
    return lambda state, seat, move, refusal: CONDITIONS[key](Scene(state, seat, move, refusal))


TRUTHS = {key: truth(key) for key in CONDITIONS}


def attack_passed_on() -> State:
    """B fends the magpie off, C and D lead now, and E is protected."""
    table = Table.set_up(5, talers="B=9 C=5 D=5 E=5", B="mercenary").choose("A12 B2 C3 D4 E8")
    return table.until("B", "react").play("B defend mercenary").state


def several_lead() -> State:
    """C and D have the most talers, B has fewer."""
    return Table.set_up(4, talers="B=2 C=5 D=5").choose("A12 B13 C14 D15").state


def enticed() -> State:
    return Table.set_up(2, B="king maid").choose("A9 B13").state


def turning_wind() -> State:
    return Table.set_up(2).choose("A1 B13").state


def poor_caster() -> State:
    """Nothing to pay the mist with."""
    return Table.set_up(2, talers="B=3").choose("A4 B7").until("A", "take").state


def poor_merchant() -> State:
    """Two Merchants and one taler: it is enough for one treasure."""
    table = Table.set_up(2, talers="A=1", A="merchant merchant", treasures="ring ring").choose("A5 B7")
    return table.play("A buy").until("A", "take").state


def no_merchant() -> State:
    return Table.set_up(2, talers="A=5").choose("A5 B7").until("A", "take").state


SCENES: list[Callable[[], State]] = [
    attack_passed_on,
    several_lead,
    enticed,
    turning_wind,
    poor_caster,
    poor_merchant,
    no_merchant,
]
