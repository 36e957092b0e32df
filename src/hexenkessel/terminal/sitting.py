"""One person's seat at a local table with bots: what they see, what they may do, and where the game is kept.

The state itself stays in here. Everything that is shown comes out of `view`, `moves` and the events told to
this seat.
"""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import hexenkessel as hx
from hexenkessel import bots, shelf
from hexenkessel.bots.thinkers import Thinkers
from hexenkessel.kernel.dice import seeded
from hexenkessel.kernel.errors import HexenkesselError, Refusal
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.moves import Move
from hexenkessel.kernel.reasons import explain_touches
from hexenkessel.kernel.records import Record, parse_record
from hexenkessel.kernel.state import State
from hexenkessel.terminal.speech import Shown

BOT_NAMES = ("Morgana", "Walpurga", "Sibylle", "Ottilie", "Kunigunde", "Mathilda", "Lilith", "Agatha")
HINT_LEVEL = "grandmaster"


@dataclass(frozen=True)
class Party:
    """Who sits where: the name of every seat, and the level of its bot, empty for the person."""

    names: tuple[str, ...]
    levels: tuple[str, ...]

    @property
    def seat(self) -> int:
        return self.levels.index("")

    def headings(self) -> str:
        """The party as headings of a record, seats counted from 1."""
        lines = [f'[name.{seat} "{name}"]' for seat, name in enumerate(self.names, 1)]
        lines += [f'[bot.{seat} "{level}"]' for seat, level in enumerate(self.levels, 1) if level]
        return "".join(f"{line}\n" for line in lines)


def invite(players: int, seat: int, levels: Sequence[str], names: Sequence[str]) -> Party:
    """A party of one person and bots; names that are not given come out of the cauldron."""
    for level in levels:
        if level not in bots.LEVELS:
            raise HexenkesselError(
                "terminal-error-no-such-level",
                f"there is no level {level!r}; choose one of: {', '.join(bots.LEVELS)}",
                {"level": level, "known": ", ".join(bots.LEVELS)},
            )
    if len(levels) not in (1, players - 1):
        raise HexenkesselError(
            "terminal-error-bots-count",
            f"{len(levels)} levels for {players - 1} bots; give one for all or one for each",
            {"given": len(levels), "bots": players - 1},
        )
    if not 0 <= seat < players:
        raise HexenkesselError(
            "terminal-error-no-such-seat",
            f"there is no seat {seat + 1}; choose 1 to {players}",
            {"seat": seat + 1, "players": players},
        )
    if len(names) > players:
        raise HexenkesselError(
            "terminal-error-names-count",
            f"{len(names)} names for {players} players",
            {"given": len(names), "players": players},
        )
    each = list(levels) * (players - 1) if len(levels) == 1 else list(levels)
    each.insert(seat, "")
    called = [clean_name(name) for name in names] + [""] * (players - len(names))
    spare = iter([name for name in BOT_NAMES if name not in called])
    return Party(
        tuple(name or ("" if place == seat else next(spare)) for place, name in enumerate(called)),
        tuple(each),
    )


def clean_name(name: str) -> str:
    """A name as it fits into a line: printable and short."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:20]


class Sitting:
    def __init__(self, game: Game, state: State, party: Party, file: Path) -> None:
        self.game = game
        self.party = party
        self.seat = party.seat
        self.file = file
        self.news: list[Shown] = []
        self._passed_over: list[str] = []
        self.first_to_act = state.deciding
        self._state = state
        self._events = state.listen()
        # Not the dice of the game: who knew those would know the shuffle.
        self._dice = seeded(int.from_bytes(os.urandom(8), "big"))

    # -- what the seat sees ---------------------------------------------------------------------------------

    @property
    def view(self) -> Shown:
        return self._state.view(self.seat)

    @property
    def moves(self) -> list[Move]:
        """The legal moves of this seat, in the order in which a hand is held."""
        return sorted(self._state.moves(self.seat), key=lambda move: move.code)

    @property
    def my_turn(self) -> bool:
        return self.seat in self._state.deciding

    @property
    def rule(self) -> str:
        """The rule that grants the choice that is being waited for; at the end, the rule that says so."""
        choice = self._state.choice
        return choice.rule if choice is not None else self.game.end_rule_for(self.players)

    @property
    def players(self) -> int:
        return self._state.players

    @property
    def options(self) -> dict[str, str | int]:
        return dict(self._state.options)

    @property
    def passed_over(self) -> list[str]:
        """The options that were wished for without effect; the game goes by their default."""
        return self._passed_over

    @property
    def over(self) -> bool:
        return self._state.over

    @property
    def ending(self) -> str:
        return self._state.ending

    @property
    def winners(self) -> tuple[int, ...]:
        return self._state.winners()

    def explain(self, move: Move | str) -> Refusal | None:
        return self._state.explain(self.seat, move)

    async def explain_touch(self, touch: str) -> Refusal | None:
        reasons = explain_touches(self._state, self.seat, (touch,))
        return reasons[0][1] if reasons else None

    # -- what happens ---------------------------------------------------------------------------------------

    def play(self, move: Move) -> None:
        """The person's move; it is kept before anything else happens."""
        self._advance(self.seat, move)

    @property
    def bot_to_move(self) -> int | None:
        """The next seat that waits for its bot."""
        return next((seat for seat in self._state.deciding if self.party.levels[seat]), None)

    def think(self, seat: int) -> Move:
        """What the bot in this seat would play."""
        return bots.ask(bots.make(self.party.levels[seat]), self._state, seat, self._dice)

    async def think_elsewhere(self, seat: int, thinkers: Thinkers) -> Move:
        """The same in another process: compiled search lets nothing else run beside it."""
        return self.game.move(await thinkers.move(self._state, seat, self.party.levels[seat]))

    def play_bot(self, seat: int, move: Move) -> None:
        self._advance(seat, move)

    def hint(self) -> list[tuple[Move, int]]:
        """The moves that the best bot considers for the person, best first, with their chances in percent."""
        thoughts = bots.consider(bots.make(HINT_LEVEL), self._state, self.seat, self._dice)
        return [(thought.move, round(100 * thought.chance)) for thought in thoughts]

    async def hint_elsewhere(self, thinkers: Thinkers) -> list[tuple[Move, int]]:
        thoughts = await thinkers.hint(self._state, self.seat)
        return [(self.game.move(text), chance) for text, chance, _ in thoughts]

    def _advance(self, seat: int, move: Move) -> None:
        self._state.play(seat, move)
        self._hear()
        self.save()

    def _hear(self) -> None:
        shown = [event.shown_to(self.seat) for event in self._events]
        self.news.extend([event for event in shown if event is not None])
        self._events.clear()

    # -- keeping --------------------------------------------------------------------------------------------

    @property
    def record(self) -> str:
        headings, _, moves = self._state.record.partition("\n\n")
        return f"{headings}\n{self.party.headings()}\n{moves}"

    def save(self) -> None:
        """Write the record; whoever reads the file at any moment finds a whole one."""
        beside = self.file.with_suffix(".part")
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            beside.write_text(self.record, encoding="utf-8")
            beside.replace(self.file)
        except OSError as error:
            folder = str(self.file.parent)
            raise HexenkesselError(
                "shell-error-data-folder", f"{folder}: {error.strerror}", {"folder": folder}
            ) from None

    def again(self) -> "Sitting":
        """A new game with the same party and options."""
        return sit_down(self.game, self._state.players, None, self.options, self.party)


def sit_down(
    game: Game, players: int, seed: int | None, options: Mapping[str, object], party: Party
) -> Sitting:
    """A new game, kept from its first moment on."""
    state = game.start(players, seed, **options)
    sitting = Sitting(game, state, party, new_file(game.id))
    sitting._passed_over = game.passed_over(players, options)
    sitting.save()
    return sitting


def new_file(id: str) -> Path:
    """A file of its own in the data folder, named after game and time."""
    stem = f"{id}-{datetime.now():%Y-%m-%d-%H%M%S}"
    folder = shelf.data_folder() / "records"
    file = folder / f"{stem}.txt"
    number = 2
    while file.exists():
        file = folder / f"{stem}-{number}.txt"
        number += 1
    return file


def resume(file: Path, text: str) -> Sitting:
    """Go on with a kept game, in the same seat, against the same bots, in the same file.

    A record that was not kept here stays untouched: the game goes on in a file of its own.
    """
    final = hx.replay(text)
    record = parse_record(text)
    ours = any(name.startswith("bot.") for name in record.headings)
    state = shelf.first_state(final.game, record)
    party = party_of(record, final.players)
    sitting = Sitting(final.game, state, party, file if ours else new_file(final.game.id))
    for _, seat, move in record.moves:
        state.play(seat, move)
    sitting._hear()
    return sitting


def party_of(record: Record, players: int) -> Party:
    """The party of a record. One that was kept elsewhere names none: then the person sits in seat A."""
    names = [clean_name(record.headings.get(f"name.{seat}", "")) for seat in range(1, players + 1)]
    levels = [record.headings.get(f"bot.{seat}", "") for seat in range(1, players + 1)]
    if levels.count("") != 1:
        return invite(players, 0, [bots.USUAL_LEVEL], names)
    seat = levels.index("")
    return invite(players, seat, [level for level in levels if level], names)
