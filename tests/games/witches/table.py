"""A table of The Witches in the notation of the tests: seats A to D, dice as faces (0 is a cackle), things by their ids."""

from itertools import chain
from typing import Any, Self

from hexenkessel import Dice, Game, State, seeded, shelf
from hexenkessel.games.witches.box import Box
from hexenkessel.games.witches.setup import supplies_of
from hexenkessel.games.witches.state import Witches
from tests.games.laid import Laid
from tests.games.proposal import Tuned, as_proposed

TUNED: Tuned = {
    "easy.fever.points": (1, 2),
    "hard.elves.points": (4, 5),
    "hard.lankin.points": (4, 5),
    "hard.elf_king.points": (5, 6),
    "hard.elf_queen.points": (6, 7),
    "hard.duke_felmet.points": (4, 5),
    "hard.duchess_felmet.points": (5, 6),
    "hard.lacrimosa.points": (4, 5),
    "hard.vlad.points": (5, 6),
    "hard.count_magpyr.points": (5, 6),
    "hard.count_bela.points": (6, 7),
    "hard.cunning_man.points": (6, 7),
    "hard.wintersmith.points": (6, 7),
    "hard.hiver.points": (6, 7),
    "hard.lily_weatherwax.points": (7, 8),
    "easy.sick_pig.difficulty": (6, 9),
    "easy.sick_sheep.difficulty": (6, 10),
    "easy.broken_arm.difficulty": (8, 11),
    "easy.broken_leg.difficulty": (9, 11),
    "easy.birth.difficulty": (10, 12),
    "hard.elves.difficulty": (17, 18),
    "hard.duchess_felmet.difficulty": (19, 18),
    "hard.vlad.difficulty": (19, 18),
    "hard.elf_king.difficulty": (20, 18),
    "hard.elf_queen.difficulty": (21, 19),
    "hard.count_magpyr.difficulty": (20, 18),
    "hard.count_bela.difficulty": (21, 18),
    "hard.cunning_man.difficulty": (21, 19),
    "card.nanny_ogg-1.advantage": ("helping_hand", "escape"),
    "card.nanny_ogg-2.advantage": ("helping_hand", "escape"),
    "card.nanny_ogg-3.advantage": ("helping_hand", "escape"),
    "card.nanny_ogg-4.advantage": ("helping_hand", "escape"),
    "card.millie_chillum.advantage": ("escape", "helping_hand"),
    "card.casanunda.advantage": ("escape", "helping_hand"),
    "card.big_jim_beef.advantage": ("escape", "extra_movement"),
    "card.daft_wullie.advantage": ("escape", "invisibility"),
    "card.agnes_nitt-2.place": ("lancre_town", "slippery_hollow"),
    "card.magrat_garlick-3.place": ("lancre_castle", "slice"),
    "card.agnes_nitt-3.place": ("troll_bridge", "poorchicks_farm"),
}
# The tests count with these values, whatever the content file says.
GAME = as_proposed("witches", TUNED)
SEATS = "ABCD"
FACES = (0, 2, 3, 4, 5, 6)
# Where witches stand that a test does not speak of.
HOMES = ("long_man", "blackglass", "brass_neck", "standing_stone")
# Where crisis markers lie that a test does not speak of.
DUMP = "treasons_cottage"
ALL_PERSONALITIES = ("dimity", "annagramma", "petulia", "tiffany")
AGENDAS: dict[str, list[dict[str, Any]]] = {
    "begin": [
        {"step": "EndTurn"},
        {"step": "StartAction", "number": 2},
        {"step": "StartAction", "number": 1},
        {"step": "BeginTurn"},
    ],
    "act": [{"step": "EndTurn"}, {"step": "StartAction", "number": 2}, {"step": "StartAction", "number": 1}],
    "act2": [{"step": "EndTurn"}, {"step": "StartAction", "number": 2}],
    "end": [{"step": "EndTurn"}],
}


def box() -> Box:
    found: Box = GAME.box  # type: ignore[attr-defined]
    return found


class FixedDice(Dice):
    """Shows these faces, one after the other, then goes on as dice do; shuffles leave everything as it lies."""

    def __init__(self, faces: list[int], after: int = 0) -> None:
        super().__init__(1, 2, 3, after + 1)
        self.faces = faces

    def below(self, n: int) -> int:
        if n == len(FACES) and self.faces:
            return FACES.index(self.faces.pop(0))
        return super().below(n)

    def shuffle(self, things: list[Any]) -> None:
        pass

    def copy(self) -> Dice:
        return FixedDice(self.faces[:], self.count)


class Table(Laid):
    """A state, and the few things that the tests say about one."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        assert isinstance(state, Witches)
        self.state: Witches = state

    @classmethod
    def set_up(
        cls,
        players: int = 2,
        *,
        game: Game = GAME,
        at: str = "act",
        active: str = "A",
        witches: str = "",
        tiles: str = "",
        hands: dict[str, str] | None = None,
        draw: str = "",
        discard: str | None = None,
        stack: str = "",
        more: int = 4,
        easy: dict[str, str] | None = None,
        hard: dict[str, str] | None = None,
        cackle: str = "",
        aliss: str = "",
        crisis_supply: int | None = None,
        aliss_supply: int | None = None,
        personalities: str = "",
        used: str = "",
        dice: str = "",
        knowers: dict[str, str] | None = None,
        agenda: list[dict[str, Any]] | None = None,
        options: dict[str, Any] | None = None,
        **fields: Any,
    ) -> Self:
        """A turn of `active` is about to go on.

        `witches`: "A=slice B=dungeon"; all others stand apart. `tiles`: "slice=hiver:1 bad_ass=fever"; hard tiles
        lie face down, but with ^ ("slice=^vlad"); :1 are crisis markers. Piles are written top to bottom, the stack begins
        with the next tile; `more` easy tiles lie under it, all others are aside. Cards that are named nowhere lie under the
        draw pile, or with `discard` under the discard pile. Seats in `used` have used their start tile.
        """
        names = SEATS[:players]
        chosen = {"mode": "rivals", "few_crises": False, "piling_crises": False, **(options or {})}
        blank = game.blank(players, chosen, seeded(0))
        assert isinstance(blank, Witches)
        supplies = supplies_of(blank)
        atlas = blank.box.atlas
        spaces = atlas.names
        board: dict[str, str] = dict(pair.split("=") for pair in tiles.split())
        crises = {space: int(tile.partition(":")[2] or 0) for space, tile in board.items()}
        if crisis_supply is not None:
            board[DUMP] = "^lacrimosa"
            crises[DUMP] = supplies.crisis - crisis_supply - sum(crises.values())
        kinds = {space: tile.partition(":")[0].strip("^") for space, tile in board.items()}
        up = {
            space: tile.startswith("^") or kinds[space] in list(blank.box.tile_names[:7])
            for space, tile in board.items()
        }
        owned_easy = {name: (easy or {}).get(name, "").split() for name in names}
        owned_hard = {name: (hard or {}).get(name, "").split() for name in names}
        left = dict(zip(blank.box.tile_names, blank.box.copies, strict=True))
        stacked = stack.split()
        for kind in [*kinds.values(), *stacked, *chain(*owned_easy.values(), *owned_hard.values())]:
            left[kind] -= 1
        assert min(left.values()) >= 0, f"more tiles than there are: {left}"
        for kind in reversed(blank.box.tile_names[:7]):
            while more and left[kind]:
                stacked.append(kind)
                left[kind] -= 1
                more -= 1
        held = {name: (hands or {}).get(name, "").split() for name in names}
        cards = blank.box.card_ids[:55]
        named = [*draw.split(), *(discard or "").split(), *chain(*held.values())]
        unnamed = [card for card in cards if card not in named]
        assert len(set(named)) == len(named)
        markers = dict.fromkeys(names, 0) | {pair[0]: int(pair[2:]) for pair in cackle.split()}
        taken = dict.fromkeys(names, 0) | {pair[0]: int(pair[2:]) for pair in aliss.split()}
        places = dict(zip(SEATS, HOMES, strict=True)) | dict(pair.split("=") for pair in witches.split())
        who = personalities.split() or list(ALL_PERSONALITIES[:players])
        position: dict[str, Any] = {
            "personalities": who,
            "powers": [who[seat] != "dimity" and name not in used for seat, name in enumerate(names)],
            "first_chooser": 0,
            "start_player": 0,
            "witches": [places[name] for name in names],
            "tiles": [kinds.get(space) for space in spaces],
            "face_up": [up.get(space, False) for space in spaces],
            "crises": [crises.get(space, 0) for space in spaces],
            "knowers": [
                sum(1 << SEATS.index(seat) for seat in (knowers or {}).get(space, "")) for space in spaces
            ],
            "stack": stacked[::-1],
            "aside": [kind for kind, count in left.items() for _ in range(count)],
            "removed": [],
            "easy": [owned_easy[name] for name in names],
            "hard": [owned_hard[name] for name in names],
            "hands": [held[name] for name in names],
            "exposed": [False] * players,
            "draw_pile": ([] if discard is not None else unnamed) + draw.split()[::-1],
            "discard_pile": (unnamed if discard is not None else []) + (discard or "").split()[::-1],
            "shuffles": 0,
            "last_pile": [0] * len(cards),
            "beside": [],
            "cackle": [markers[name] for name in names],
            "aliss": [taken[name] for name in names],
            "cackle_supply": supplies.cackle - sum(markers.values()),
            "aliss_supply": max(0, supplies.aliss - sum(taken.values()))
            if aliss_supply is None
            else aliss_supply,
            "crisis_supply": supplies.crisis - sum(crises.values()),
            "turn": 1,
            "active": SEATS.index(active),
            "action": {"begin": 0, "act": 0, "act2": 1, "end": 2}[at],
            "steps": 0,
            "jailed": False,
            "summoned": False,
            "frozen": 0,
            "attempt": None,
            "rolled": [],
            "symbol_points": 0,
            "bonus_points": 0,
            **fields,
        }
        data = {
            "game": "witches",
            "players": players,
            "options": chosen,
            "agenda": agenda or AGENDAS[at],
            "position": position,
        }
        table = cls(game.load(data))
        return table.with_dice(dice)

    def with_dice(self, faces: str) -> Self:
        """The next faces that come up; piles are not shuffled any more."""
        self.state.dice = FixedDice([int(face) for face in faces.split()])
        return self

    # -- what is done --------------------------------------------------------------------------------------------

    def play(self, *moves: str) -> Self:
        """Moves in order, each with its seat: "A walk slice"."""
        for move in moves:
            seat, text = move.split(maxsplit=1)
            assert self.to_move == seat, f"{self.to_move} is asked {self.asks}, not {seat}"
            self.state.play(SEATS.index(seat), text)
        return self

    # -- what is there -------------------------------------------------------------------------------------------

    def offered(self, verb: str) -> list[str]:
        """What is offered with this verb, without it."""
        return [text.partition(" ")[2] for text in self.options if text.split()[0] == verb]

    def at(self, seat: str) -> str:
        return str(self.view()["witches"][SEATS.index(seat)])

    def cackle(self, seat: str) -> int:
        return int(self.view()["cackle"][SEATS.index(seat)])

    def aliss(self, seat: str) -> int:
        return int(self.view()["aliss"][SEATS.index(seat)])

    def hand(self, seat: str) -> list[str]:
        return sorted(self.position["hands"][SEATS.index(seat)])

    def tile(self, space: str, seat: str | None = None) -> dict[str, Any]:
        tile: dict[str, Any] = self.view(seat)["board"][space]
        return tile

    @property
    def ending(self) -> str:
        return self.state.ending


def play_sensibly(state: State, seed: int = 0) -> State:
    """To the end, as the rule of thumb has it: unlike random games, these are mostly not lost."""
    dice = seeded(seed)
    strategy = shelf.strategy("witches")
    while not state.over:
        seat = state.deciding[0]
        state.play(seat, strategy.rule_of_thumb(state, seat, dice))
    return state
