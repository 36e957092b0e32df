"""The table of all moves of The Witches: what is done, with a card, at a space, with a number of something.

Touches of card moves begin with the card; then comes `advantage`, `symbol` or `three`, where it matters which part of the
card is meant; a broomstick only needs a place to go to.
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

# What moves do, by the part of the game that they belong to.
PARTS: Final = (
    ("choose", "place", "begin", "go-on", "worsen", "lay"),
    ("stay", "walk", "change", "fly", "spy", "hurry", "stop", "wait", "leave"),
    ("turn-up", "peek", "pass", "tea", "rest"),
    ("roll", "reroll", "stand", "run", "headology", "magic", "bonus", "solve", "three", "escape", "finish"),
    ("retreat", "steal", "lose"),
    ("borrow", "look", "help", "calm", "shamble", "transform", "throw", "extra", "done", "end"),
)
SETUP: Final = 0
MOVING: Final = 1
ARRIVING: Final = 2
ATTEMPTING: Final = 3
VERBS: Final = [verb for verbs in PARTS for verb in verbs]
PART_OF: Final = [part for part, verbs in enumerate(PARTS) for _ in verbs]

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

# Cards for any time of the turn (TW-5.7).
FREE_ACTS: Final = (BORROW, HELP, CALM, PLAY_SHAMBLE, TRANSFORM, EXTRA)
# What is done on foot or with a card; the words want to know which.
ON_FOOT: Final = (LEAVE, RUN, RETREAT)

# Which dice a re-roll throws again: one of a pair, or both; and how the pairs and dice are touched.
REROLLED: Final = ((0,), (1,), (0, 1), (2,), (3,), (2, 3))
DICE_TOUCHES: Final = ("die:1", "die:2", "pair:1", "die:3", "die:4", "pair:2")
NO_DICE: Final[tuple[int, ...]] = ()


@final
class WitchesMove(Move):
    """`act` says what is done, the other attributes with what; NONE where one does not apply.

    `part` is the part of the game it belongs to, `free` whether it is a card for any time; `dice` are thrown again.
    """

    def __init__(
        self,
        box: Box,
        act: int,
        touches: list[str],
        card: int = NONE,
        space: int = NONE,
        personality: int = NONE,
        markers: int = NONE,
        victim: int = NONE,
        tile: int = NONE,
        dice: tuple[int, ...] = NO_DICE,
    ) -> None:
        words: list[str] = []
        facts: dict[str, Fact] = {}
        if personality != NONE:
            words.append(PERSONALITIES[personality])
            facts["personality"] = PERSONALITIES[personality]
        if markers != NONE:
            words.append(str(markers))
            facts["markers"] = markers
        if victim != NONE:
            words.append(SEATS[victim])
            facts["victim_seat"] = victim
        if tile != NONE:
            words.append(box.tile_names[tile])
            facts["tile"] = box.tile_names[tile]
        if dice:
            words.append("+".join([str(die + 1) for die in dice]))
            facts["dice"] = words[0]
        if space != NONE:
            words.append(box.atlas.names[space])
        if act == PLAY_BONUS:
            facts["points"] = box.bonus[card]
        if card != NONE:
            words.append(box.card_ids[card])
            facts["card"] = box.card_names[card]
        elif act in ON_FOOT:
            facts["card"] = "none"
        if space != NONE:
            facts.update(place_facts(box, space))
        super().__init__(VERBS[act], words, touches, facts)
        self.act = act
        self.part = PART_OF[act]
        self.free = act in FREE_ACTS
        self.card = card
        self.space = space
        self.personality = personality
        self.markers = markers
        self.victim = victim
        self.tile = tile
        self.dice = dice


MoveGrid = list[list[WitchesMove]]


@final
class Moves:
    """All moves, made once: by card, by space, or alone. A card that can't be used so has an empty row."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.table = MoveTable()
        atlas = box.atlas
        # Setup and turn.
        self.choose = [
            self.table.put(WitchesMove(box, CHOOSE, [f"personality:{name}"], personality=personality))
            for personality, name in enumerate(PERSONALITIES)
        ]
        self.place = self.at_spaces(PLACE)
        self.begin = self.alone(BEGIN, "draw-pile")
        self.go_on = self.alone(GO_ON, "draw-pile")
        self.worsen = self.at_spaces(WORSEN)
        self.lay = self.at_spaces(LAY)
        # Moving.
        self.stay = self.alone(STAY, "stay")
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
        self.stop = self.alone(STOP, "stop")
        self.wait = self.alone(WAIT, "wait")
        self.leave = self.at_spaces(LEAVE)
        self.leave_with = self.with_cards_to_spaces(LEAVE, exits, "")
        # Arriving.
        self.turn_up = self.alone(TURN_UP, "tile")
        self.peek = self.alone(PEEK, "peek")
        self.pass_by = self.with_cards(PASS, invisible, "advantage")
        self.tea = self.with_markers(TEA, 3)
        self.rest = self.with_markers(REST, 2)
        # Attempting.
        self.roll = self.alone(ROLL, "dice")
        self.reroll = self.rerolls(self.cards_with(REROLL))
        self.stand = self.alone(STAND, "stand")
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
        self.finish = self.alone(FINISH, "finish")
        # Failing.
        self.retreat = self.at_spaces(RETREAT)
        self.retreat_with = self.with_cards_to_spaces(RETREAT, brooms, "")
        self.steal = [
            self.table.put(WitchesMove(box, STEAL, [f"seat:{SEATS[seat]}"], victim=seat))
            for seat in range(MOST_SEATS)
        ]
        self.lose = [
            self.table.put(WitchesMove(box, LOSE, [f"own:{box.tile_names[tile]}"], tile=tile))
            for tile in range(FIRST_HARD)
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
        self.done = self.alone(DONE, "done")
        self.end = self.alone(END, "end")

    def cards_with(self, advantage: int) -> list[int]:
        return [card for card in range(CARDS) if self.box.advantage[card] == advantage]

    def cards_showing(self, symbol: int) -> list[int]:
        return [card for card in range(CARDS) if self.box.symbol[card] == symbol]

    # -- adding -----------------------------------------------------------------------------------------------------

    def alone(self, act: int, touch: str) -> WitchesMove:
        return self.table.put(WitchesMove(self.box, act, [touch]))

    def at_spaces(self, act: int) -> list[WitchesMove]:
        return [
            self.table.put(WitchesMove(self.box, act, [f"space:{name}"], space=space))
            for space, name in enumerate(self.box.atlas.names)
        ]

    def with_markers(self, act: int, most: int) -> list[WitchesMove]:
        return [
            self.table.put(WitchesMove(self.box, act, [f"cackle:{markers}"], markers=markers))
            for markers in range(most + 1)
        ]

    def with_cards(self, act: int, cards: list[int], use: str) -> list[WitchesMove]:
        """By card; for cards that can't be used so, the move of another stands in and is never offered."""
        made = {
            card: self.table.put(WitchesMove(self.box, act, self.touches(card, use), card=card))
            for card in cards
        }
        return [made.get(card, made[cards[0]]) for card in range(CARDS + len(START_TILES))]

    def with_cards_to_spaces(self, act: int, cards: list[int], use: str) -> MoveGrid:
        rows: MoveGrid = [[] for _ in range(CARDS + len(START_TILES))]
        for card in cards:
            before = self.touches(card, use)
            rows[card] = [
                self.table.put(WitchesMove(self.box, act, [*before, f"space:{name}"], card=card, space=space))
                for space, name in enumerate(self.box.atlas.names)
            ]
        return rows

    def rerolls(self, cards: list[int]) -> MoveGrid:
        rows: MoveGrid = [[] for _ in range(CARDS)]
        for card in cards:
            before = self.touches(card, "advantage")
            rows[card] = [
                self.table.put(WitchesMove(self.box, REROLL_DICE, [*before, touch], card=card, dice=dice))
                for dice, touch in zip(REROLLED, DICE_TOUCHES, strict=True)
            ]
        return rows

    def touches(self, card: int, use: str) -> list[str]:
        """The card, and which part of it is meant where that matters."""
        touch = f"card:{self.box.card_ids[card]}"
        return [touch, use] if use else [touch]


def place_facts(box: Box, space: int) -> dict[str, Fact]:
    """A space for the words: the id of its place, and which space of it (0: there is only one)."""
    atlas = box.atlas
    return {"place": atlas.places[atlas.place_of[space]], "spot": atlas.spot(space)}
