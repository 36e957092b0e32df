"""Why a move can't be made in a window of the active player: the rule and the key of a sentence for every act.

Such an act has its time: then it is told what is wrong with this very move, else when its time is or what comes first.
"""

from typing import Final

from hexenkessel.games.witches.box import CARDS
from hexenkessel.games.witches.moves import (
    BEGIN,
    CHANGE,
    CHOOSE,
    DONE,
    END,
    FINISH,
    FLY,
    GO_ON,
    HURRY,
    LAY,
    LEAVE,
    LOOK,
    LOSE,
    NONE,
    PASS,
    PEEK,
    PLACE,
    PLAY_BONUS,
    PLAY_ESCAPE,
    PLAY_HEADOLOGY,
    PLAY_MAGIC,
    REROLL_DICE,
    REST,
    RETREAT,
    ROLL,
    RUN,
    SOLVE,
    SPY,
    STAND,
    STAY,
    STEAL,
    STOP,
    TEA,
    THREE,
    THROW,
    TURN_UP,
    WAIT,
    WALK,
    WORSEN,
    WitchesMove,
)
from hexenkessel.games.witches.state import DUNGEON, EMPTY, Witches
from hexenkessel.kernel.errors import Refusal

# What can only be done at another time: the rule that says when.
TIMES: Final[dict[int, tuple[str, str]]] = {
    CHOOSE: ("TW-3.1", "personality-chosen"),
    PLACE: ("TW-4.2", "placed-already"),
    BEGIN: ("TW-6.1", "begun-already"),
    GO_ON: ("TW-7.8", "no-last-chance"),
    WORSEN: ("TW-7.4", "no-crisis-due"),
    LAY: ("TW-7.9", "cards-decide"),
    SPY: ("TW-20.12.6", "no-spying"),
    PEEK: ("TW-20.12.3", "no-peek"),
    REST: ("TW-24.3", "no-rest"),
    STAND: ("TW-10.4", "after-first-roll"),
    PLAY_HEADOLOGY: ("TW-10.5", "symbols-between-rolls"),
    PLAY_MAGIC: ("TW-10.5", "symbols-between-rolls"),
    THREE: ("TW-15.1", "three-after-rolls"),
    FINISH: ("TW-10.7", "after-second-roll"),
    RETREAT: ("TW-12.2", "no-failure"),
    STEAL: ("TW-14.3", "no-marker-due"),
    LOSE: ("TW-21.7", "no-winter"),
    LOOK: ("TW-20.2", "no-borrowing"),
    THROW: ("TW-20.11", "no-transformation"),
    DONE: ("TW-5.9", "nothing-to-resolve"),
}
ATTEMPT: Final = ("before-roll", "run-or-stay", "symbols", "after-roll")
# What comes before any action, or instead of one: by what is asked.
BEFORE: Final[dict[str, tuple[str, str]]] = {
    "begin": ("TW-6.1", "problem-first"),
    "last-chance": ("TW-6.1", "problem-first"),
    "problem": ("TW-9.1", "problem-here"),
    "tea": ("TW-9.2", "tea-here"),
    "before-roll": ("TW-10.3", "attempt-first"),
    "run-or-stay": ("TW-10.4", "attempt-first"),
    "symbols": ("TW-10.5", "attempt-first"),
    "after-roll": ("TW-10.7", "attempt-first"),
    "end": ("TW-6.1", "actions-used"),
}


def refuse(state: Witches, seat: int, move: WitchesMove, ask: str) -> Refusal:
    """`ask` is what the active player is being asked."""
    act = move.act
    card = move.card
    if card >= CARDS:
        # Start tiles are numbered like the personalities that bring them.
        if not state.has_power(seat, card - CARDS):
            return Refusal("TW-3.5", "no-start-tile", {"card": state.box.card_names[card]})
    elif card != NONE and card not in state.hands[seat]:
        return Refusal("TW-5.2", "not-in-hand", {"card": state.box.card_names[card]})
    if move.free:
        return Refusal("TW-5.6", "no-effect")
    if act in (STAY, WALK, CHANGE, FLY):
        return refuse_journey(state, seat, move, ask)
    if act in (STOP, HURRY, PASS, TEA):
        return refuse_on_the_way(act, ask)
    if act in (WAIT, LEAVE):
        return refuse_in_dungeon(state, seat, move, ask)
    if act in (TURN_UP, ROLL, REROLL_DICE):
        return refuse_dice(state, seat, act, ask)
    if act in (RUN, PLAY_BONUS, SOLVE, PLAY_ESCAPE):
        return refuse_in_attempt(state, seat, act, ask)
    if act == END:
        number, key = BEFORE.get(ask, ("TW-6.1", "actions-first"))
        return Refusal(number, key)
    number, key = TIMES[act]
    return Refusal(number, key)


def refuse_journey(state: Witches, seat: int, move: WitchesMove, ask: str) -> Refusal:
    if ask in BEFORE:
        number, key = BEFORE[ask]
        return Refusal(number, key)
    own = state.witches[seat]
    if own == DUNGEON:
        return Refusal("TW-23.1", "in-dungeon")
    act = move.act
    if ask == "walk" and act != WALK:
        return Refusal("TW-8.2", "under-way")
    if move.space == own:
        return Refusal("TW-8.4", "same-space") if act == FLY else Refusal("TW-8.6", "stands-there")
    if act == CHANGE:
        return Refusal("TW-8.5", "no-change")
    if move.space in state.box.atlas.changes[own]:
        return Refusal("TW-8.5", "no-step-inside")
    if ask == "walk" and state.steps == 0:
        return Refusal("TW-8.1", "no-steps-left")
    return Refusal("TW-8.1", "too-far")


def refuse_on_the_way(act: int, ask: str) -> Refusal:
    arrived = ask in ("problem", "tea")
    if act == STOP:
        return Refusal("TW-20.12.1", "must-go-on") if ask == "walk" else Refusal("TW-8.1", "not-walking")
    if act == HURRY:
        return Refusal("TW-20.13", "hurry-unseen" if arrived else "hurry-while-moving")
    if act == PASS:
        return Refusal("TW-20.12.1", "no-passing" if arrived else "nothing-to-pass")
    return Refusal("TW-16.2", "no-such-tea") if ask == "tea" else Refusal("TW-16.1", "no-tea")


def refuse_in_dungeon(state: Witches, seat: int, move: WitchesMove, ask: str) -> Refusal:
    if state.witches[seat] != DUNGEON:
        return Refusal("TW-23.1", "not-in-dungeon")
    if ask in BEFORE:
        number, key = BEFORE[ask]
        return Refusal(number, key)
    if ask == "dungeon":
        return Refusal("TW-21.2", "just-jailed") if state.jailed else Refusal("TW-23.3", "door-locked")
    if move.act == WAIT:
        return Refusal("TW-23.5", "must-leave")
    return Refusal("TW-23.3", "door-open")


def refuse_dice(state: Witches, seat: int, act: int, ask: str) -> Refusal:
    """Turning up a problem, rolling for it, rolling again."""
    own = state.witches[seat]
    down = own >= 0 and state.hidden(own)
    if ask not in ATTEMPT and ask != "problem":
        if own < 0 or state.tiles[own] == EMPTY:
            if act == TURN_UP:
                return Refusal("TW-10.1", "nothing-to-turn-up")
            return Refusal("TW-10.3", "nothing-to-roll-for")
        # She has gone past it unseen, or had nowhere to retreat to.
        number, key = BEFORE.get(ask, ("TW-8.6", "stay-to-face") if ask == "act" else ("TW-8.2", "under-way"))
        return Refusal(number, key)
    if act == TURN_UP:
        return Refusal("TW-10.1", "nothing-to-turn-up")
    if down:
        return Refusal("TW-10.1", "turn-up-first")
    rolled = len(state.rolled)
    if act == REROLL_DICE:
        return Refusal("TW-20.4", "no-dice-yet" if rolled == 0 else "reroll-this-pair")
    return Refusal("TW-10.4", "decide-first") if rolled < 4 else Refusal("TW-10.7", "all-rolled")


def refuse_in_attempt(state: Witches, seat: int, act: int, ask: str) -> Refusal:
    """A problem is attempted, or faced before the first roll."""
    if ask not in ATTEMPT and ask != "problem":
        return Refusal("TW-10.3", "no-attempt")
    rolled = len(state.rolled)
    if act == SOLVE:
        if not state.face_up[state.witches[seat]]:
            return Refusal("TW-10.1", "turn-up-first")
        return Refusal("TW-20.7", "other-problem")
    if act == PLAY_BONUS:
        return Refusal("TW-20.1", "bonus-later" if rolled < 4 else "bonus-elsewhere")
    if act == PLAY_ESCAPE:
        return refuse_escape(state, rolled)
    return (
        Refusal("TW-13.2", "nowhere-to-run") if ask == "run-or-stay" else Refusal("TW-13.1", "run-after-roll")
    )


def refuse_escape(state: Witches, rolled: int) -> Refusal:
    if rolled < 4:
        return Refusal("TW-20.3", "escape-later")
    if state.total() >= state.needed(state.attempt):
        return Refusal("TW-20.3", "no-escape")
    return Refusal("TW-20.3", "nowhere-free")
