"""Game: what is fixed before the first card: players, options, content, moves, and how a position is written."""

import os
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Final

from mypy_extensions import mypyc_attr

from hexenkessel.kernel.agenda import NOTHING, Choice, Sealed, Step, describe_step
from hexenkessel.kernel.content import Content
from hexenkessel.kernel.dice import LEAST_SECRET, Dice, read_dice, seeded
from hexenkessel.kernel.errors import (
    BrokenPosition,
    ClashingOptions,
    Fact,
    UnknownOption,
    WrongOption,
    WrongPlayers,
    WrongSeed,
    shown,
)
from hexenkessel.kernel.moves import Move, MoveTable
from hexenkessel.kernel.records import write_record
from hexenkessel.kernel.shape import Bag, Fields, Flag, Json, Maybe, Number, OneOf, PerSeat, Seat, Shape
from hexenkessel.kernel.sheet import Sheet, SheetRow
from hexenkessel.kernel.state import State

# What a position made by hand can say, and what a record that begins with one keeps of it.
FIRST_POSITION: Final = ("game", "players", "options", "dice", "agenda", "sealed", "ending", "position")


class Option:
    """A choice of the host. With `seats`, the numbers of the seats (from 1) are allowed beside `values`.

    It has an effect for the numbers of players in `only` alone, and only while another option is set as `needs` says.
    `main` is what everybody wants to choose, also who plays at once."""

    def __init__(
        self,
        id: str,
        values: Sequence[Fact],
        default: Fact,
        rule: str,
        seats: bool = False,
        only: range | None = None,
        needs: tuple[str, Fact] | None = None,
        main: bool = False,
    ) -> None:
        self.id = id
        self.values = list(values)
        self.default = default
        self.rule = rule
        self.seats = seats
        self.only = only
        self.needs = needs
        self.main = main

    def open_to(self, players: int) -> bool:
        return self.only is None or players in self.only

    def allowed(self, players: int) -> list[Fact]:
        """What can be chosen with so many players."""
        return self.written(players) if self.open_to(players) else [self.default]

    def written(self, players: int) -> list[Fact]:
        """The values as they may be given, also where they have no effect."""
        seats = players if self.only is None or players in self.only else self.only[-1]
        return self.values + list(range(1, seats + 1)) if self.seats else self.values

    def read(self, value: object, players: int) -> Fact:
        """The value itself or its text ("true", "3"), as one of those that may be given."""
        for known in self.written(players):
            if type(value) is type(known) and value == known:
                return known
            if isinstance(value, str) and value.casefold() == str(known).casefold():
                return known
        names = ", ".join([str(item).lower() for item in self.written(players)])
        raise WrongOption(self.id, str(value), names)


class Effort:
    """How many minutes a game takes, and how hard it is to learn ("light", "medium", "heavy"), which we say ourselves.

    `source` tells how the minutes are known, as in the content files: rulebook, public, designed (our own estimate)."""

    def __init__(self, least: int, most: int, weight: str, source: str) -> None:
        self.least = least
        self.most = most
        self.weight = weight
        self.source = source


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game with one content. A game subclasses it for `blank` and `deal` and hands in its tables."""

    def __init__(
        self,
        id: str,
        title: str,
        content: Content,
        players: range,
        options: Sequence[Option],
        table: MoveTable,
        steps: Sequence[type[Step[Any]]],
        turn_rule: str,
        end_rule: str,
        most_points: int,
        edition: int = 1,
        endings: Sequence[str] = (),
        effort: Effort | None = None,
        turn_ends: Sequence[str] = (),
        meant: str = "",
        minor: Sequence[str] = (),
    ) -> None:
        self.id = id
        self.title = title
        self.content = content
        self.players = players
        self.options = list(options)
        self.defaults: dict[str, Fact] = {option.id: option.default for option in options}
        self.table = table
        self.steps = {step.__name__: step for step in steps}
        # The rules that say who may move and when a game is over, for refusals.
        self.turn_rule = turn_rule
        self.end_rule = end_rule
        self.most_points = most_points
        # Raised when a mended rule would replay old records differently.
        self.edition = edition
        # Why it can be over; where a game names none, a position may say anything.
        self.endings = list(endings)
        self.effort = effort
        # Kinds of events with which a turn is over: alone, nobody else's move tells where the next one began.
        self.turn_ends = frozenset(turn_ends)
        # The kind of moves that people mean by touching something while none of its moves is on offer, if there is one.
        self.meant = meant
        # Kinds of events that would only bury the others: no line of their own, neither on the page nor in the terminal.
        self.minor = frozenset(minor)
        self.asks = [step.ask for step in steps if issubclass(step, Choice)]
        self.sealed_choices = any(issubclass(step, Sealed) for step in steps)
        self.position_shapes: dict[str, Shape] = {}
        self.view_shapes: dict[str, Shape] = {}
        self.fields_of_view: Fields | None = None
        # Facts of the content for the words: every sentence of this game may use them like arguments of its own.
        self.figures: dict[str, Fact] = {}

    # -- what a game adds -----------------------------------------------------------------------------------------
    # It says its own class of states where `Any` stands here.

    def blank(self, players: int, options: dict[str, Fact], dice: Dice) -> State:
        """An empty state of this game."""
        raise NotImplementedError

    def deal(self, state: Any) -> None:
        """Set a blank state up: shuffle, deal, put the first step on the agenda."""
        raise NotImplementedError

    def check(self, state: Any) -> None:
        """Raise BrokenPosition where a loaded position can't be: pieces lost or doubled."""
        raise NotImplementedError

    def look(self, state: Any, seat: int | None) -> dict[str, Any]:
        """The game's part of a view, as inner values for `view_shapes`, built up from what the seat may know."""
        raise NotImplementedError

    def look_open(self, state: Any) -> dict[str, Any]:
        """What of it everybody sees alike; `look` then has the rest. It is worked out once for all who look on."""
        return {}

    def sheet(self, state: Any) -> Sheet:
        """Where the points come from, at any moment of a game; what a game does not explain is one row of points."""
        return Sheet([SheetRow("points", state.scores())])

    def named(self, view: dict[str, Json], move: Move) -> dict[str, Fact]:
        """What a move is about just now, by name, where its text can't say it: the card on this space.

        The sentence `<id>-move-<verb>.here` gets these facts beside those of the move. Nothing: its usual sentence."""
        return {}

    def traits(self, state: Any, seat: int) -> list[str]:
        """What this seat has at the end whose owners' luck is worth comparing; for surveys of the balance."""
        return []

    def measures(self, state: Any) -> dict[str, float]:
        """Figures of a finished game that are worth a mean; for surveys of the balance."""
        return {}

    def end_rule_for(self, players: int) -> str:
        """The rule that says when a game of so many is over."""
        return self.end_rule

    # -- starting -------------------------------------------------------------------------------------------------

    def start(self, players: object = None, seed: object = None, **options: object) -> State:
        """A new game. Without a seed, a fresh one; it stands in the record."""
        return self.begin(players, seed, options, False)

    def begin(self, players: object, seed: object, options: Mapping[str, object], listen: bool) -> State:
        """`start` for tables: the options as data, and events collected from the deal on."""
        count = self.check_players(players)
        chosen = self.check_options(count, options)
        start = check_seed(seed)
        state = self.blank(count, chosen, seeded(start))
        state.seed = start
        if listen:
            state.listen()
        self.deal(state)
        state.settle()
        return state

    def check_players(self, players: object) -> int:
        least = self.players[0]
        most = self.players[-1]
        if players is None:
            return max(2, least)
        if not isinstance(players, int) or isinstance(players, bool) or players not in self.players:
            raise WrongPlayers(str(players), least, most)
        return players

    def check_options(self, players: int, given: Mapping[str, object]) -> dict[str, Fact]:
        """All options as the game goes by them. What is given without effect is passed over: the default stays."""
        chosen = self.read_options(players, given)
        for name in self.without_effect(players, chosen):
            chosen[name] = self.defaults[name]
        for option, other in self.clashes(players, chosen):
            raise ClashingOptions(option, other)
        return chosen

    def passed_over(self, players: int, given: Mapping[str, object]) -> list[str]:
        """The options that are given something else than their default without any effect, to tell people of them."""
        return self.without_effect(players, self.read_options(players, given))

    def read_options(self, players: int, given: Mapping[str, object]) -> dict[str, Fact]:
        chosen = self.defaults.copy()
        known = {option.id: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise UnknownOption(name, list(known))
            chosen[name] = known[name].read(value, players)
        return chosen

    def without_effect(self, players: int, chosen: Mapping[str, Fact]) -> list[str]:
        found: list[str] = []
        # An option stands behind the one that it needs.
        for option in self.options:
            lacks = False
            if option.needs is not None:
                other, wanted = option.needs
                lacks = wanted != (self.defaults[other] if other in found else chosen[other])
            if chosen[option.id] != option.default and (lacks or not option.open_to(players)):
                found.append(option.id)
        return found

    def clashes(self, players: int, options: dict[str, Fact]) -> list[tuple[str, str]]:
        """Pairs of options that can't be had together as they are set."""
        return []

    # -- moves ----------------------------------------------------------------------------------------------------

    @property
    def action_count(self) -> int:
        return len(self.table.moves)

    def find_move(self, wanted: object) -> Move | None:
        if isinstance(wanted, Move):
            own = self.table.moves[wanted.code] if wanted.code < len(self.table.moves) else None
            return wanted if own is wanted else None
        return self.table.find(wanted)

    def move(self, wanted: str | int) -> Move:
        """The move with this text or code; ValueError if the table has none."""
        found = self.table.find(wanted)
        if found is None:
            raise ValueError(f"{self.id} has no move {wanted!r}")
        return found

    # -- views ----------------------------------------------------------------------------------------------------

    def view_shape(self) -> Fields:
        """What `view` returns: the part that every game shares, then the game's own."""
        if self.fields_of_view is not None:
            return self.fields_of_view
        points = Number(self.most_points, -self.most_points)
        shapes: dict[str, Shape] = {
            "seat": Seat(),
            "deciding": PerSeat(Flag()),
            "asks": OneOf(self.asks),
            "over": Flag(),
            "scores": Maybe(PerSeat(points)),
            "places": Maybe(PerSeat(Number(self.players[-1], 1))),
            "won": Maybe(PerSeat(Flag())),
        }
        if self.sealed_choices:
            shapes["sealed"] = Bag([move.text for move in self.table.moves])
        for name, shape in self.view_shapes.items():
            if name in shapes:
                raise ValueError(f"{self.id} names a field of its view {name!r}, which is the kernel's")
            shapes[name] = shape
        self.fields_of_view = Fields(shapes)
        return self.fields_of_view

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        data: dict[str, Json] = self.view_shape().write(self.seen(state, seat))
        return data

    def seen(self, state: State, seat: int | None) -> dict[str, Any]:
        """A view before it is written: inner values, which may be the state's own."""
        inner = self.seen_by_all(state)
        inner.update(self.seen_by(state, seat))
        return inner

    def seen_by_all(self, state: State) -> dict[str, Any]:
        """The fields of every view that are the same for whoever looks."""
        choice = state.choice
        deciding = state.deciding
        winners = state.winners()
        inner: dict[str, Any] = {
            "deciding": [seat in deciding for seat in range(state.players)],
            "asks": -1 if choice is None else self.asks.index(choice.ask),
            "over": state.over,
            "scores": state.scores() if state.over else None,
            "places": state.ranking() if state.over else None,
            "won": [seat in winners for seat in range(state.players)] if state.over else None,
        }
        inner.update(self.look_open(state))
        return inner

    def seen_by(self, state: State, seat: int | None) -> dict[str, Any]:
        """The other fields, as this seat sees them; None is a spectator."""
        inner: dict[str, Any] = {"seat": -1 if seat is None else seat}
        if self.sealed_choices:
            inner["sealed"] = [] if seat is None else [move.code for move in state.sealed_by(seat)]
        inner.update(self.look(state, seat))
        return inner

    # -- positions ------------------------------------------------------------------------------------------------

    def dump(self, state: State) -> dict[str, Json]:
        seed = state.seed
        return {
            "game": self.id,
            "edition": self.edition,
            "content": self.content.hash,
            "players": state.players,
            "options": dict(state.options),
            "seed": seed.hex() if isinstance(seed, bytes) else seed,
            "origin": deepcopy(state.origin),
            "dice": state.dice.text(),
            "agenda": [describe_step(step) for step in state.steps_left()],
            "sealed": [[move.text for move in moves] for moves in state.sealed],
            "ending": state.ending,
            "position": {
                name: shape.write(getattr(state, name)) for name, shape in self.position_shapes.items()
            },
            "moves": [
                [seat, move.text] for seat, move in zip(state.past_seats, state.past_moves, strict=True)
            ]
            if state.recording
            else None,
        }

    def load(self, data: Json, trusted: bool = False) -> State:
        """The state that `dump` wrote. A position made by hand needs game, players, agenda and position.

        Where its moves don't lead to it, it was made by hand, too, and its record begins here. `trusted`: it comes from
        our own `dump`, so that its past need not be played again to be believed.
        """
        if not isinstance(data, dict):
            raise BrokenPosition("position", "shell-problem-position-object", found=shown(data))
        if data.get("game") != self.id:
            raise BrokenPosition(
                "game", "shell-problem-position-other", found=shown(data.get("game")), wanted=self.id
            )
        if data.get("content", self.content.hash) != self.content.hash:
            raise BrokenPosition(
                "content",
                "shell-problem-position-other",
                found=shown(data["content"]),
                wanted=self.content.hash,
            )
        if data.get("edition", self.edition) != self.edition:
            raise BrokenPosition(
                "edition", "shell-problem-position-other", found=shown(data["edition"]), wanted=self.edition
            )
        if data.get("players") is None:
            raise BrokenPosition("players", "shell-problem-position-players")
        given = wanted_object(data.get("options"), "options")
        try:
            players = self.check_players(data["players"])
            options = self.check_options(players, given)
        except (ClashingOptions, UnknownOption, WrongOption, WrongPlayers) as error:
            where = "players" if isinstance(error, WrongPlayers) else "options"
            raise BrokenPosition(where, error) from None
        state = self.blank(players, options, self.load_dice(data.get("dice")))
        values = Fields(self.position_shapes).read(data.get("position"), "position", players)
        for name, value in values.items():
            setattr(state, name, value)
        agenda = wanted_list(data.get("agenda"), "agenda")
        state.agenda = [
            self.load_step(item, f"agenda[{number}]", players) for number, item in enumerate(agenda)
        ]
        ending = data.get("ending") or ""
        if bool(state.agenda) == bool(ending):
            raise BrokenPosition("ending", "shell-problem-position-ending")
        if ending and self.endings and ending not in self.endings:
            raise BrokenPosition(
                "ending", "shell-problem-position-name", found=shown(ending), allowed=", ".join(self.endings)
            )
        state.ending = str(ending)
        state.sealed = [
            [self.load_move(text, f"sealed[{seat}]") for text in wanted_list(texts, f"sealed[{seat}]")]
            for seat, texts in enumerate(wanted_list(data.get("sealed"), "sealed"))
        ]
        if len(state.sealed) not in (0, players):
            raise BrokenPosition(
                "sealed", "shell-problem-position-per-seat", found=shown(data["sealed"]), players=players
            )
        if not any(state.sealed):
            state.sealed = []
        self.check(state)
        self.check_sealed(state)
        self.load_history(state, data)
        state.settle()
        if state.recording and not trusted and not self.remembers(state, data):
            begin_record(state, data)
        return state

    def check_sealed(self, state: State) -> None:
        """What lies sealed could have been put down, one move after the other, and somebody is still choosing."""
        if not state.sealed:
            return
        steps = state.steps_left()
        step = steps[-1] if steps else NOTHING
        if not isinstance(step, Sealed):
            raise BrokenPosition("sealed", "shell-problem-position-sealed-now")
        sealed = state.sealed
        state.sealed = [[] for _ in range(state.players)]
        taking_part = step.choosing(state)
        for seat, moves in enumerate(sealed):
            for move in moves:
                if (
                    seat not in taking_part
                    or step.complete(state, seat)
                    or move not in step.options(state, seat)
                ):
                    raise BrokenPosition(
                        f"sealed[{seat}]", "shell-problem-position-sealed-move", found=move.text
                    )
                state.sealed[seat].append(move)
        if not step.deciding(state):
            raise BrokenPosition("sealed", "shell-problem-position-sealed-all")

    def remembers(self, state: State, data: dict[str, Json]) -> bool:
        """Whether the start and the moves that a position names lead to it; else its record would tell another game."""
        if state.seed is None and data.get("origin") is None:
            return False
        if state.origin is not None:
            again = self.load(state.origin)
        else:
            again = self.begin(state.players, state.seed, state.options, False)
        for seat, move in zip(state.past_seats, state.past_moves, strict=True):
            if again.explain(seat, move) is not None:
                return False
            again.advance(seat, move)
        return bool(again.dump() == state.dump())

    def load_dice(self, text: Json) -> Dice:
        if text is None:
            return seeded(0)
        try:
            return read_dice(str(text))
        except ValueError as error:
            raise BrokenPosition(
                "dice", "shell-problem-position-dice", found=shown(text), detail=str(error)
            ) from None

    def load_step(self, data: Json, where: str, players: int) -> Step[Any]:
        if not isinstance(data, dict) or str(data.get("step")) not in self.steps:
            raise BrokenPosition(
                where, "shell-problem-position-step", found=shown(data), known=", ".join(self.steps)
            )
        kind = self.steps[str(data["step"])]
        fields = {name: value for name, value in data.items() if name != "step"}
        if sorted(fields) != sorted(kind.fields):
            raise BrokenPosition(
                where,
                "shell-problem-position-step-fields",
                step=kind.__name__,
                count=len(kind.fields),
                fields=", ".join(kind.fields),
            )
        values = Fields(kind.fields).read(fields, where, players)
        # Steps never change, so their rows are tuples.
        return kind(
            **{name: tuple(value) if isinstance(value, list) else value for name, value in values.items()}
        )

    def load_move(self, text: Json, where: str) -> Move:
        move = self.table.find(text) if isinstance(text, str) else None
        if move is None:
            raise BrokenPosition(where, "shell-problem-position-move", found=shown(text))
        return move

    def load_history(self, state: State, data: dict[str, Json]) -> None:
        """Seed and moves, so that a loaded state has the record of the one that was dumped."""
        moves = data.get("moves", [])
        if moves is None:
            state.recording = False
            return
        state.seed = load_seed(data.get("seed"))
        if data.get("origin") is not None:
            origin = wanted_object(data["origin"], "origin")
            # The first position has no past of its own.
            state.origin = {key: deepcopy(origin[key]) for key in FIRST_POSITION if key in origin}
        for number, item in enumerate(wanted_list(moves, "moves")):
            where = f"moves[{number}]"
            if not isinstance(item, list) or len(item) != 2:
                raise BrokenPosition(where, "shell-problem-position-past", found=shown(item))
            state.past_seats.append(int(Number(state.players - 1).read(item[0], where, state.players)))
            state.past_moves.append(self.load_move(item[1], where))

    def record(self, state: State) -> str:
        return write_record(
            self.id,
            self.edition,
            self.content.hash,
            state.players,
            state.seed,
            state.origin,
            state.options,
            [(seat, move.text) for seat, move in zip(state.past_seats, state.past_moves, strict=True)],
            state.scores() if state.over else None,
        )


def begin_record(state: State, data: dict[str, Json]) -> None:
    """Made by hand: the record begins here, with the position itself in place of a seed."""
    state.forget_record()
    state.recording = True
    state.origin = {key: deepcopy(data[key]) for key in FIRST_POSITION if key in data}


def check_seed(seed: object) -> int | bytes:
    """The seed of a game, fresh where none is given."""
    if seed is None:
        return int.from_bytes(os.urandom(6), "big")
    if isinstance(seed, int) and not isinstance(seed, bool):
        return seed
    if isinstance(seed, bytes) and len(seed) >= LEAST_SECRET:
        return seed
    given = "bytes" if isinstance(seed, bytes) else str(seed)
    raise WrongSeed(given, LEAST_SECRET)


def load_seed(data: Json) -> int | bytes | None:
    """The seed as `dump` writes it: a number, or a secret in hex digits."""
    if data is None:
        return None
    try:
        return check_seed(bytes.fromhex(data) if isinstance(data, str) else data)
    except (ValueError, WrongSeed):
        raise BrokenPosition("seed", "shell-problem-position-seed", found=shown(data)) from None


def wanted_list(data: Json, where: str) -> list[Json]:
    if data is not None and not isinstance(data, list):
        raise BrokenPosition(where, "shell-problem-position-list", found=shown(data))
    return data or []


def wanted_object(data: Json, where: str) -> dict[str, Json]:
    if data is not None and not isinstance(data, dict):
        raise BrokenPosition(where, "shell-problem-position-object", found=shown(data))
    return data or {}
