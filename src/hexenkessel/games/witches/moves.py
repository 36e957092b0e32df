"""The table of all moves of The Witches.

A move is a verb with a card, a space or a number. What it is about is looked up by its code: `verb`, `card`, `space` and
`number` have an entry for every move, -1 where there is none. Touches of card moves begin with the card; then comes
`advantage`, `symbol` or `three`, where it matters which part of the card is meant; a broomstick only needs a place to go to.
"""

from typing import Final, final

from hexenkessel.games.witches.box import (
    BONUS,
    BORROWING,
    BROOMSTICK,
    CARDS,
    DEATH,
    ESCAPE,
    EXTRA_CARDS,
    EXTRA_MOVEMENT,
    FIRST_HARD,
    HEADOLOGY,
    HELPING_HAND,
    INVISIBILITY,
    INVISIBILITY_TILE,
    MAGIC,
    MAGIC_TILE,
    MOST_SEATS,
    NO_PERSONA,
    PERSONALITIES,
    PIG_TILE,
    REROLL,
    SELF_CONFIDENCE,
    SHAMBLE,
    SICK_SHEEP,
    START_TILES,
    TRANSFORMATION,
    Box,
)
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.moves import Move, MoveTable

SEATS: Final = "ABCD"
NONE: Final = -1

VERBS: Final = (
    *("choose", "place", "begin", "go-on", "worsen", "lay"),
    *("stay", "walk", "change", "fly", "spy", "hurry", "stop", "wait", "leave"),
    *("turn-up", "peek", "pass", "tea", "rest"),
    *("roll", "reroll", "stand", "run", "headology", "magic", "bonus", "solve", "three", "escape", "finish"),
    *("retreat", "steal", "lose"),
    *("borrow", "look", "help", "calm", "shamble", "transform", "throw", "extra", "done", "end"),
)
CHOOSE: Final = 0
PLACE: Final = 1
BEGIN: Final = 2
GO_ON: Final = 3
WORSEN: Final = 4
LAY: Final = 5
STAY: Final = 6
WALK: Final = 7
CHANGE: Final = 8
FLY: Final = 9
SPY: Final = 10
HURRY: Final = 11
STOP: Final = 12
WAIT: Final = 13
LEAVE: Final = 14
TURN_UP: Final = 15
PEEK: Final = 16
PASS: Final = 17
TEA: Final = 18
REST: Final = 19
ROLL: Final = 20
REROLL_DICE: Final = 21
STAND: Final = 22
RUN: Final = 23
PLAY_HEADOLOGY: Final = 24
PLAY_MAGIC: Final = 25
PLAY_BONUS: Final = 26
SOLVE: Final = 27
THREE: Final = 28
PLAY_ESCAPE: Final = 29
FINISH: Final = 30
RETREAT: Final = 31
STEAL: Final = 32
LOSE: Final = 33
BORROW: Final = 34
LOOK: Final = 35
HELP: Final = 36
CALM: Final = 37
PLAY_SHAMBLE: Final = 38
TRANSFORM: Final = 39
THROW: Final = 40
EXTRA: Final = 41
DONE: Final = 42
END: Final = 43

# Cards for any time of the turn, by verb (TW-5.7).
FREE_VERBS: Final = [verb in ("borrow", "help", "calm", "shamble", "transform", "extra") for verb in VERBS]

# Which dice a re-roll throws again: one of a pair, or both.
REROLLS: Final = ("1", "2", "1+2", "3", "4", "3+4")
REROLLED: Final = ((0,), (1,), (0, 1), (2,), (3,), (2, 3))
DICE_TOUCHES: Final = ("die:1", "die:2", "pair:1", "die:3", "die:4", "pair:2")

MoveGrid = list[list[Move]]


@final
class Moves:
    """All moves, made once: by card, by space, or alone. A card that can't be used so has an empty row."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.table = MoveTable()
        self.verb: list[int] = []
        self.card: list[int] = []
        self.space: list[int] = []
        self.number: list[int] = []
        atlas = box.atlas
        # Setup and turn.
        self.choose: list[Move] = [
            self.add(CHOOSE, [name], [f"personality:{name}"], number=number, facts={"personality": name})
            for number, name in enumerate(PERSONALITIES)
        ]
        self.place = self.at_spaces(PLACE)
        self.begin = self.add(BEGIN, [], ["draw-pile"])
        self.go_on = self.add(GO_ON, [], ["draw-pile"])
        self.worsen = self.at_spaces(WORSEN)
        self.lay = self.at_spaces(LAY)
        # Moving.
        self.stay = self.add(STAY, [], ["stay"])
        self.walk = self.at_spaces(WALK)
        self.change = self.at_spaces(CHANGE)
        self.walks: MoveGrid = [[self.walk[to] for to in steps] for steps in atlas.steps]
        self.changes: MoveGrid = [[self.change[to] for to in others] for others in atlas.changes]
        brooms = [card for card in range(CARDS) if box.symbol[card] == BROOMSTICK]
        invisible = [*self.cards_with(INVISIBILITY), INVISIBILITY_TILE]
        exits = sorted({*brooms, *self.cards_with(ESCAPE), *invisible})
        self.fly = self.with_cards_to_spaces(FLY, brooms, "")
        self.spy = self.with_cards_to_spaces(SPY, invisible, "advantage")
        self.hurry = self.with_cards(HURRY, self.cards_with(EXTRA_MOVEMENT), "advantage")
        self.stop = self.add(STOP, [], ["stop"])
        self.wait = self.add(WAIT, [], ["wait"])
        self.leave = self.at_spaces(LEAVE)
        self.leave_with = self.with_cards_to_spaces(LEAVE, exits, "")
        # Arriving.
        self.turn_up = self.add(TURN_UP, [], ["tile"])
        self.peek = self.add(PEEK, [], ["peek"])
        self.pass_by = self.with_cards(PASS, invisible, "advantage")
        self.tea = self.with_numbers(TEA, 3)
        self.rest = self.with_numbers(REST, 2)
        # Attempting.
        self.roll = self.add(ROLL, [], ["dice"])
        self.reroll = self.rerolls(self.cards_with(REROLL))
        self.stand = self.add(STAND, [], ["stand"])
        self.run = self.at_spaces(RUN)
        self.run_with = self.with_cards_to_spaces(RUN, brooms, "")
        self.headology = self.with_cards(PLAY_HEADOLOGY, self.cards_showing(HEADOLOGY), "symbol")
        self.magic = self.with_cards(PLAY_MAGIC, [*self.cards_showing(MAGIC), MAGIC_TILE], "symbol")
        self.bonus = self.with_cards(PLAY_BONUS, self.cards_with(BONUS), "advantage")
        solving = [*self.cards_with(SICK_SHEEP), *self.cards_with(DEATH), PIG_TILE]
        self.solve = self.with_cards(SOLVE, solving, "advantage")
        personas = [card for card in range(CARDS) if box.persona[card] != NO_PERSONA]
        self.three = self.with_cards(THREE, personas, "three")
        self.escape = self.with_cards(PLAY_ESCAPE, self.cards_with(ESCAPE), "advantage")
        self.finish = self.add(FINISH, [], ["finish"])
        # Failing.
        self.retreat = self.at_spaces(RETREAT)
        self.retreat_with = self.with_cards_to_spaces(RETREAT, brooms, "")
        self.steal: list[Move] = [
            self.add(STEAL, [SEATS[seat]], [f"seat:{SEATS[seat]}"], number=seat, facts={"victim_seat": seat})
            for seat in range(MOST_SEATS)
        ]
        self.lose: list[Move] = [
            self.add(LOSE, [name], [f"own:{name}"], number=kind, facts={"tile": name})
            for kind, name in enumerate(box.tile_names[:FIRST_HARD])
        ]
        # Advantages for any time.
        self.borrow = self.with_cards_to_spaces(BORROW, self.cards_with(BORROWING), "advantage")
        self.look = self.at_spaces(LOOK)
        self.help = self.with_cards_to_spaces(HELP, self.cards_with(HELPING_HAND), "advantage")
        self.calm = self.with_cards(CALM, self.cards_with(SELF_CONFIDENCE), "advantage")
        self.shamble = self.with_cards_to_spaces(PLAY_SHAMBLE, self.cards_with(SHAMBLE), "advantage")
        self.transform = self.with_cards(TRANSFORM, self.cards_with(TRANSFORMATION), "advantage")
        self.throw = self.with_cards(THROW, list(range(CARDS)), "")
        self.extra = self.with_cards(EXTRA, self.cards_with(EXTRA_CARDS), "advantage")
        self.done = self.add(DONE, [], ["done"])
        self.end = self.add(END, [], ["end"])

    def cards_with(self, advantage: int) -> list[int]:
        return [card for card in range(CARDS) if self.box.advantage[card] == advantage]

    def cards_showing(self, symbol: int) -> list[int]:
        return [card for card in range(CARDS) if self.box.symbol[card] == symbol]

    # -- adding -----------------------------------------------------------------------------------------------------

    def add(
        self,
        verb: int,
        words: list[str],
        touches: list[str],
        card: int = NONE,
        space: int = NONE,
        number: int = NONE,
        facts: dict[str, Fact] | None = None,
    ) -> Move:
        told: dict[str, Fact] = {} if facts is None else facts
        if card != NONE:
            told["card"] = self.box.card_names[card]
        if space != NONE:
            told.update(place_facts(self.box, space))
        self.verb.append(verb)
        self.card.append(card)
        self.space.append(space)
        self.number.append(number)
        return self.table.add(VERBS[verb], words, touches, **told)

    def at_spaces(self, verb: int) -> list[Move]:
        """By space; where the same verb also takes a card, this is the way without one."""
        without = verb in (LEAVE, RUN, RETREAT)
        return [
            self.add(
                verb, [name], [f"space:{name}"], space=space, facts={"card": "none"} if without else None
            )
            for space, name in enumerate(self.box.atlas.names)
        ]

    def with_numbers(self, verb: int, most: int) -> list[Move]:
        return [
            self.add(verb, [str(number)], [f"cackle:{number}"], number=number, facts={"markers": number})
            for number in range(most + 1)
        ]

    def with_cards(self, verb: int, cards: list[int], use: str) -> list[Move]:
        """By card; for cards that can't be used so, the move of another stands in and is never offered."""
        made: dict[int, Move] = {}
        for card in cards:
            id = self.box.card_ids[card]
            facts: dict[str, Fact] = {"points": self.box.bonus[card]} if verb == PLAY_BONUS else {}
            touches = [f"card:{id}", use] if use else [f"card:{id}"]
            made[card] = self.add(verb, [id], touches, card=card, facts=facts)
        return [made.get(card, made[cards[0]]) for card in range(CARDS + len(START_TILES))]

    def with_cards_to_spaces(self, verb: int, cards: list[int], use: str) -> MoveGrid:
        rows: MoveGrid = [[] for _ in range(CARDS + len(START_TILES))]
        for card in cards:
            id = self.box.card_ids[card]
            before = [f"card:{id}", use] if use else [f"card:{id}"]
            rows[card] = [
                self.add(verb, [name, id], [*before, f"space:{name}"], card=card, space=space)
                for space, name in enumerate(self.box.atlas.names)
            ]
        return rows

    def rerolls(self, cards: list[int]) -> MoveGrid:
        rows: MoveGrid = [[] for _ in range(CARDS)]
        for card in cards:
            id = self.box.card_ids[card]
            rows[card] = [
                self.add(
                    REROLL_DICE,
                    [dice, id],
                    [f"card:{id}", "advantage", DICE_TOUCHES[number]],
                    card=card,
                    number=number,
                    facts={"dice": dice},
                )
                for number, dice in enumerate(REROLLS)
            ]
        return rows


def place_facts(box: Box, space: int) -> dict[str, Fact]:
    """A space for the words: the id of its place, and which space of it (0: there is only one)."""
    atlas = box.atlas
    return {"place": atlas.places[atlas.place_of[space]], "spot": atlas.spot(space)}
