"""What must hold of table, seat and move where the game gives a reason: read out of the rulebook and the content file."""

from collections.abc import Callable
from functools import cache, partial
from typing import Any

import hexenkessel as hx
from hexenkessel import Move, State
from hexenkessel.games.witches.state import Witches
from hexenkessel.kernel.content import Content
from hexenkessel.kernel.errors import Refusal
from tests.games.witches.table import Table

Truth = Callable[[State, int, Move, Refusal], bool]

PHASE_ONE = ("begin", "last-chance")
IN_ATTEMPT = ("before-roll", "run-or-stay", "symbols", "after-roll")
ARRIVED = ("problem", "tea")
MOVING = ("act", "walk", "leave-dungeon")
JOURNEYS = ("stay", "walk", "change", "fly")
ACTIONS = (*JOURNEYS, "wait", "leave", "end")
DICE = ("turn-up", "roll", "reroll")
OWNERS = {"invisibility_tile": "tiffany", "magic_tile": "annagramma", "pig_tile": "petulia"}
CURES = {"sick_sheep": "sick_sheep", "death": "death"}


class Glance:
    """What a seat sees at one moment: thousands of moves are judged by it."""

    latest: "Glance | None" = None

    def __init__(self, state: Witches, seat: int) -> None:
        self.state = state
        self.moment = (seat, len(state.past_moves))
        self.view = state.view(seat)

    @classmethod
    def at(cls, state: Witches, seat: int) -> "Glance":
        latest = cls.latest
        if latest is None or latest.state is not state or latest.moment != (seat, len(state.past_moves)):
            cls.latest = latest = cls(state, seat)
        return latest


@cache
def printed(content: Content) -> dict[str, Any]:
    return {
        "cards": {card["id"]: card for card in content.data["card"]},
        "roads": [set(road["ends"]) for road in content.data["road"]],
        "groups": {tile["id"]: tile["group"] for tile in content.data["hard"]},
    }


class Scene:
    """A table by its names, and one move that somebody wants to make there."""

    def __init__(self, state: State, seat: int, move: Move, refusal: Refusal) -> None:
        assert isinstance(state, Witches)
        self.state = state
        self.seat = seat
        self.verb = move.verb
        self.view = Glance.at(state, seat).view
        self.board: dict[str, Any] = self.view["board"]
        things = printed(state.game.content)
        self.cards: dict[str, Any] = things["cards"]
        self.roads: list[set[str]] = things["roads"]
        self.groups: dict[str, str] = things["groups"]
        self.words = move.text.split()[1:]
        self.space = next((word for word in self.words if word in self.board), "")
        self.card = next((word for word in self.words if word in self.cards or word in OWNERS), "")
        self.number = int(self.words[0]) if self.verb in ("tea", "rest") else 0

    @property
    def ask(self) -> str:
        return str(self.view["asks"])

    @property
    def own(self) -> str:
        return str(self.view["witches"][self.seat])

    @property
    def tile(self) -> Any:
        """What lies where she stands."""
        return self.board.get(self.own)

    @property
    def target(self) -> Any:
        """What lies where she wants to do something."""
        return self.board[self.space]

    @property
    def hand(self) -> list[str]:
        return list(self.view["hand"])

    @property
    def dice(self) -> int:
        attempt = self.view["attempt"]
        return len(attempt["dice"]) if attempt else 0

    @property
    def facing(self) -> bool:
        """She is solving a problem, or has come to one and is about to."""
        return self.ask in IN_ATTEMPT or self.ask == "problem"

    @property
    def action_left(self) -> bool:
        return bool(self.view["steps"] > 0 or self.view["action"] == 1)

    def has_tile(self, tile: str) -> bool:
        return bool(
            self.view["personalities"][self.seat] == OWNERS[tile] and self.view["start_tiles"][self.seat]
        )

    def advantage(self, card: str) -> str:
        return str(self.cards[card]["advantage"])

    @property
    def invisible(self) -> bool:
        return self.has_tile("invisibility_tile") or "invisibility" in map(self.advantage, self.hand)

    def place(self, space: str) -> str:
        return space.rpartition("-")[0] if space[-2:] in ("-1", "-2", "-3") else space

    def near(self, space: str) -> bool:
        """A road leads there."""
        return {self.place(space), self.place(self.own)} in self.roads

    def inside(self, space: str) -> bool:
        """Another space of the place where she is."""
        return space != self.own and self.place(space) == self.place(self.own)

    def free(self, space: str) -> bool:
        others = [where for seat, where in enumerate(self.view["witches"]) if seat != self.seat]
        return self.board[space] is None and space not in others

    def refuges(self) -> list[str]:
        return [
            space for space in self.board if self.free(space) and (self.near(space) or self.inside(space))
        ]

    def unknown(self, tile: Any) -> bool:
        """A face-down problem that she has not looked at."""
        return tile is not None and not tile["face_up"] and not tile["peeked"][self.seat]

    def useless(self) -> bool:
        """The advantage of the card could do nothing (TW-5.6)."""
        nothing_to_draw = not self.view["draw_pile"] and not self.view["discard_pile"]
        match self.verb:
            case "borrow":
                return not self.unknown(self.target)
            case "shamble":
                return self.target is None or bool(self.target["face_up"])
            case "help":
                return self.target is None or self.target["crises"] == 0
            case "calm":
                return bool(self.view["cackle"][self.seat] == 0)
            case "extra":
                return nothing_to_draw
            case "transform":
                return nothing_to_draw and len(self.hand) == 1
        return False

    def most(self) -> list[int]:
        """Who else has the most cackle markers."""
        cackle = self.view["cackle"]
        return [seat for seat, count in enumerate(cackle) if count == max(cackle) and seat != self.seat]

    def worsenable(self) -> list[str]:
        """Tiles of the full place that take the marker: those without one, or with option B all (TW-7.4, TW-26.2)."""
        place = self.state.box.atlas.places[self.state.waiting.place]  # type: ignore[attr-defined]
        return [
            space
            for space, tile in self.board.items()
            if self.place(space) == place and (self.state.options["piling_crises"] or tile["crises"] == 0)
        ]

    def guarded(self, space: str) -> bool:
        return self.place(space) in map(self.place, map(str, self.view["witches"]))

    def personas(self) -> set[str]:
        return {self.cards[card]["persona"] for card in self.hand if "persona" in self.cards[card]}

    def helps(self) -> bool:
        """The bonus counts against what she is facing (TW-20.1)."""
        against = self.cards[self.card]["against"]
        return bool(against == "all" or against == self.groups.get(self.tile["tile"], "easy"))

    def solves(self) -> bool:
        if self.card == "pig_tile":
            return bool(self.tile["tile"] == "sick_pig")
        return bool(CURES[self.advantage(self.card)] == self.tile["tile"])

    def short(self) -> bool:
        attempt = self.view["attempt"]
        return bool(attempt["total"] < attempt["needed"])


def about(condition: Callable[[Scene], bool]) -> Truth:
    def truth(state: State, seat: int, move: Move, refusal: Refusal) -> bool:
        return condition(Scene(state, seat, move, refusal))

    return truth


def tea_most(scene: Scene) -> int:
    return min(3 if scene.ask == "tea" else 2, int(scene.view["cackle"][scene.seat]))


TRUTHS: dict[str, Truth] = {
    key: about(condition)
    for key, condition in {
        # Cards.
        "not-in-hand": lambda s: s.card in s.cards and s.card not in s.hand,
        "no-start-tile": lambda s: s.card in OWNERS and not s.has_tile(s.card),
        "no-effect": Scene.useless,
        "others-turn": lambda s: s.ask == "join-tea" and s.view["active"] != s.seat and s.verb != "tea",
        "resolve-first": lambda s: s.ask in ("borrow", "throw", "three"),
        "no-borrowing": lambda s: s.verb == "look" and s.ask != "borrow",
        "no-transformation": lambda s: s.verb == "throw" and s.ask != "throw",
        "nothing-to-resolve": lambda s: s.verb == "done" and s.ask not in ("borrow", "throw"),
        "nothing-to-peek-at": lambda s: s.ask == "borrow" and not s.unknown(s.target),
        # The setup.
        "personality-taken": lambda s: s.ask == "personality" and s.words[0] in s.view["personalities"],
        "personality-first": lambda s: s.ask == "personality" and s.verb != "choose",
        "personality-chosen": lambda s: s.verb == "choose" and None not in s.view["personalities"],
        "tile-there": lambda s: s.ask == "place" and s.target is not None,
        "place-first": lambda s: s.ask == "place" and s.view["witches"][s.seat] is None and s.verb != "place",
        "placed-already": lambda s: s.verb == "place" and s.view["witches"][s.seat] is not None,
        # Phase 1.
        "begun-already": lambda s: s.verb == "begin" and s.ask != "begin",
        "no-last-chance": lambda s: s.verb == "go-on" and s.ask != "last-chance",
        "problem-first": lambda s: (
            s.verb in (*ACTIONS, *DICE) and s.ask in PHASE_ONE and s.view["action"] == 0
        ),
        "no-crisis-due": lambda s: s.verb == "worsen" and s.ask != "worsen",
        "no-crisis-there": lambda s: s.ask == "worsen" and s.space not in s.worsenable(),
        "crisis-first": lambda s: s.ask == "worsen" and s.verb != "worsen",
        "cards-decide": lambda s: s.verb == "lay" and s.ask != "lay",
        "no-place-for-tile": lambda s: s.ask == "lay" and (s.target is not None or s.guarded(s.space)),
        "tile-first": lambda s: s.ask == "lay" and s.verb != "lay",
        # Actions.
        "actions-first": lambda s: s.verb == "end" and s.ask in (*MOVING, "dungeon"),
        "actions-used": lambda s: s.verb in (*ACTIONS, *DICE) and s.ask == "end" and s.view["action"] == 2,
        "problem-here": lambda s: s.verb in ACTIONS and s.ask == "problem" and s.tile is not None,
        "tea-here": lambda s: s.verb in ACTIONS and s.ask == "tea" and s.view["witches"].count(s.own) > 1,
        "attempt-first": lambda s: s.verb in ACTIONS and s.view["attempt"] is not None,
        "stay-to-face": lambda s: s.verb in DICE and s.ask == "act" and s.tile is not None,
        "too-far": lambda s: (
            s.verb == "walk" and s.ask in MOVING and not s.near(s.space) and not s.inside(s.space)
        ),
        "no-steps-left": lambda s: s.verb == "walk" and s.ask == "walk" and s.view["steps"] == 0,
        "stands-there": lambda s: s.verb in ("walk", "change") and s.space == s.own,
        "same-space": lambda s: s.verb == "fly" and s.space == s.own,
        "no-step-inside": lambda s: s.verb == "walk" and s.inside(s.space),
        "no-change": lambda s: s.verb == "change" and s.ask == "act" and not s.inside(s.space),
        "under-way": lambda s: s.ask == "walk" and s.verb in (*JOURNEYS, *DICE) and s.verb != "walk",
        "not-walking": lambda s: s.verb == "stop" and s.ask != "walk",
        "must-go-on": lambda s: s.ask == "walk" and s.view["action"] == 2 and not s.free(s.own),
        "no-spying": lambda s: (
            not (s.ask == "act" and s.view["action"] == 1 and s.inside(s.space) and s.unknown(s.target))
        ),
        "hurry-while-moving": lambda s: s.verb == "hurry" and s.ask not in (*MOVING, *ARRIVED),
        "hurry-unseen": lambda s: s.verb == "hurry" and s.ask in ARRIVED and not s.invisible,
        # Arriving.
        "no-peek": lambda s: not (s.ask == "problem" and s.unknown(s.tile) and s.invisible and s.action_left),
        "no-passing": lambda s: s.verb == "pass" and s.ask in ARRIVED and not s.action_left,
        "nothing-to-pass": lambda s: s.verb == "pass" and s.ask not in ARRIVED,
        "no-such-tea": lambda s: s.ask in ("tea", "join-tea") and s.number > tea_most(s),
        "no-tea": lambda s: s.verb == "tea" and s.ask not in ("tea", "join-tea"),
        "no-such-rest": lambda s: s.ask == "cottage" and s.number > min(2, s.view["cackle"][s.seat]),
        "no-rest": lambda s: s.verb == "rest" and s.ask != "cottage",
        "rest-first": lambda s: s.ask == "cottage" and s.verb != "rest",
        # The dungeon.
        "in-dungeon": lambda s: s.own == "dungeon" and s.verb in JOURNEYS,
        "not-in-dungeon": lambda s: s.own != "dungeon" and s.verb in ("wait", "leave"),
        "door-locked": lambda s: (
            s.ask == "dungeon" and s.verb == "leave" and not s.card and not s.state.jailed
        ),
        "just-jailed": lambda s: s.ask == "dungeon" and s.verb == "leave" and s.state.jailed,
        "must-leave": lambda s: s.ask == "leave-dungeon" and s.own == "dungeon" and s.verb == "wait",
        "door-open": lambda s: s.ask == "leave-dungeon" and s.verb == "leave" and s.card != "",
        # Attempts.
        "no-attempt": lambda s: s.view["attempt"] is None and not s.facing,
        "nothing-to-turn-up": lambda s: s.verb == "turn-up" and (s.tile is None or s.tile["face_up"]),
        "nothing-to-roll-for": lambda s: s.verb in ("roll", "reroll") and s.tile is None,
        "turn-up-first": lambda s: s.ask == "problem" and not s.tile["face_up"],
        "after-first-roll": lambda s: s.verb == "stand" and s.ask != "run-or-stay",
        "decide-first": lambda s: s.verb == "roll" and s.ask == "run-or-stay" and s.dice == 2,
        "all-rolled": lambda s: s.verb == "roll" and s.dice == 4,
        "after-second-roll": lambda s: s.verb == "finish" and s.dice < 4,
        "no-dice-yet": lambda s: s.verb == "reroll" and s.facing and s.dice == 0,
        "reroll-this-pair": lambda s: (
            s.dice > 0 and not all(s.dice - 2 < int(die) <= s.dice for die in s.words[0].split("+"))
        ),
        "symbols-between-rolls": lambda s: s.verb in ("headology", "magic") and s.ask != "symbols",
        "three-after-rolls": lambda s: s.ask != "after-roll" or len(s.personas()) < 3,
        "same-persona": lambda s: (
            s.ask == "three"
            and s.cards[s.card]["persona"]
            in [s.cards[card].get("persona") for card in s.view["attempt"]["cards"]]
        ),
        "other-problem": lambda s: s.verb == "solve" and s.facing and s.tile["face_up"] and not s.solves(),
        "bonus-later": lambda s: s.verb == "bonus" and s.facing and s.dice < 4,
        "bonus-elsewhere": lambda s: s.verb == "bonus" and s.dice == 4 and not s.helps(),
        "escape-later": lambda s: s.verb == "escape" and s.facing and s.dice < 4,
        "no-escape": lambda s: s.verb == "escape" and s.dice == 4 and not s.short(),
        "nowhere-free": lambda s: s.verb == "escape" and s.short() and not any(map(s.free, s.board)),
        "run-after-roll": lambda s: s.verb == "run" and s.facing and s.ask != "run-or-stay",
        "nowhere-to-run": lambda s: (
            s.ask == "run-or-stay" and (s.space not in s.refuges() if not s.card else not s.free(s.space))
        ),
        # Going away, and what comes of it.
        "no-failure": lambda s: s.verb == "retreat" and s.ask != "retreat",
        "destination-first": lambda s: (
            s.ask in ("retreat", "escape") and s.verb != {"escape": "run"}.get(s.ask, s.ask)
        ),
        "not-free": lambda s: s.ask in ("retreat", "escape") and not s.free(s.space),
        "not-near": lambda s: not s.card and s.refuges() != [] and s.space not in s.refuges(),
        "no-marker-due": lambda s: s.verb == "steal" and s.ask != "steal",
        "not-the-most": lambda s: s.ask == "steal" and "ABCD".index(s.words[0]) not in s.most(),
        "marker-first": lambda s: s.ask == "steal" and s.verb != "steal",
        "no-winter": lambda s: s.verb == "lose" and s.ask != "wintersmith",
        "no-such-tile": lambda s: s.ask == "wintersmith" and s.words[0] not in s.view["easy"][s.seat],
        "must-lose-tile": lambda s: s.ask == "wintersmith" and s.verb != "lose",
    }.items()
}


# -- what random games hardly come to ---------------------------------------------------------------------------------

set_up = partial(Table.set_up, game=hx.game("witches"))
UNSEEN = "hodgesaargh you_the_cat"
PHASE_TWO: list[dict[str, Any]] = [
    {"step": "EndTurn"},
    {"step": "StartAction", "number": 2},
    {"step": "StartAction", "number": 1},
]
ROLL_ALL = ("A roll", "A stand", "A roll")


def crowded(**more: Any) -> Table:
    """A problem lies on every space."""
    box = set_up().state.box
    easy = [name for name, copies in zip(box.tile_names[:7], box.copies, strict=False) for _ in range(copies)]
    tiles = " ".join(f"{space}={tile}" for space, tile in zip(box.atlas.names, easy, strict=False))
    return set_up(tiles=tiles, more=0, stack="hiver", **more)


def at_a_problem(tile: str, *moves: str, at: str = "act", **more: Any) -> Table:
    return set_up(at=at, witches="A=razorback", tiles=f"slice={tile}", **more).play("A walk slice", *moves)


def jailed(*moves: str, **more: Any) -> Table:
    return set_up(witches="A=dungeon", hands={"A": "nanny_ogg-1 the_unicorn"}, **more).play(*moves)


TABLES: list[Callable[[], Table]] = [
    # Town and Castle.
    lambda: set_up(witches="A=lancre_town-1", tiles="lancre_town-2=hiver", hands={"A": "you_the_cat"}),
    lambda: set_up(witches="A=lancre_town-1").play("A walk lancre_castle-1"),
    lambda: set_up(
        at="begin",
        tiles="lancre_town-1=fever lancre_town-2=birth lancre_town-3=death:1",
        draw="shawn_ogg big_yan",
    ).play("A begin"),
    lambda: set_up(at="begin", tiles="slice=fever", agenda=[*PHASE_TWO, {"step": "LayByHand"}]),
    # Unseen.
    lambda: at_a_problem("hiver", "A pass hodgesaargh", hands={"A": UNSEEN}),
    lambda: at_a_problem("hiver", "A pass hodgesaargh", "A stop", hands={"A": f"{UNSEEN} igor_and_scraps"}),
    lambda: at_a_problem("hiver", "A pass hodgesaargh", at="act2", hands={"A": UNSEEN}),
    lambda: set_up(at="act2", tiles="slice=hiver", hands={"A": f"{UNSEEN} big_yan"}).play(
        "A fly slice big_yan"
    ),
    lambda: at_a_problem("hiver", hands={"A": "the_unicorn igor_and_scraps big_yan death nanny_ogg-1"}),
    lambda: set_up(witches="A=razorback B=slice", cackle="A=1 B=3", hands={"A": "the_unicorn"}).play(
        "A walk slice"
    ),
    lambda: set_up(witches="A=razorback B=slice", cackle="A=1 B=3").play("A walk slice", "A tea 0"),
    lambda: set_up(1, witches="A=standing_stone", cackle="A=1").play("A walk granny_cottage", "A stop"),
    # Attempts.
    lambda: at_a_problem("^vlad", "A roll", hands={"A": "igor_and_scraps roland death nanny_ogg-1"}),
    lambda: at_a_problem(
        "^vlad", *ROLL_ALL, hands={"A": "igor_and_scraps roland death nanny_ogg-1"}, dice="2 2 2 2"
    ),
    lambda: at_a_problem("^vlad", *ROLL_ALL, hands={"A": "nanny_ogg-1 roland"}, dice="6 6 6 6"),
    lambda: crowded(at="act2", witches="A=slice", hands={"A": "nanny_ogg-1"}, dice="0 0 0 0").play(
        "A stay", *ROLL_ALL
    ),
    lambda: at_a_problem(
        "fever",
        *ROLL_ALL,
        "A three agnes_nitt-1",
        hands={"A": "agnes_nitt-1 agnes_nitt-2 magrat_garlick-1 perdita_x_dream-1"},
    ),
    lambda: at_a_problem(
        "fever", *ROLL_ALL, "A escape nanny_ogg-1", hands={"A": "nanny_ogg-1"}, dice="0 0 0 0"
    ),
    lambda: at_a_problem("^wintersmith", *ROLL_ALL, "A finish", dice="2 2 2 2", easy={"A": "fever"}),
    lambda: at_a_problem(
        "^wintersmith", *ROLL_ALL, "A finish", "A retreat razorback", dice="2 2 2 2", easy={"A": "fever"}
    ),
    lambda: at_a_problem(
        "^cunning_man",
        *ROLL_ALL,
        "A finish",
        "A retreat razorback",
        hands={"A": "nanny_ogg-1"},
        dice="2 2 2 2",
    ),
    lambda: set_up(
        3,
        agenda=[*PHASE_TWO, {"step": "BeginTurn"}, {"step": "StealMarker", "seat": 0, "count": 1}],
        cackle="A=2 B=5 C=5",
    ),
    # The dungeon, and a turn that is over.
    jailed,
    lambda: jailed("A wait"),
    lambda: jailed("A leave slice nanny_ogg-1"),
    lambda: set_up(at="end", hands={"A": "the_unicorn hodgesaargh igor_and_scraps"}),
    lambda: set_up(at="end", witches="A=dungeon"),
    lambda: set_up(at="begin", witches="A=dungeon"),
]
SCENES: list[Callable[[], State]] = [lambda table=table: table().state for table in TABLES]  # type: ignore[misc]
