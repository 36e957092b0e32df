"""`hexenkessel games-of`: games of chosen bots as Parquet, for those who want to learn from them.

Two tables: `games`, a row for each with its record, and `decisions`, a row for each choice with what the seat knew, what it
could do, what it did and what came of it. docs/lab.md describes the columns.

Games are made in chunks, and a chunk is a file in each table. What is there is not made again, so whoever was interrupted
says the same once more and goes on. The same seed gives the same files, whoever does the work: with bots whose thinking is
counted in simulations, or that don't search.
"""

import io
import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import hexenkessel as hx
from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.kernel.layout import Layout
from hexenkessel.kernel.pool import shares
from hexenkessel.lab import arena
from hexenkessel.lab.extras import need
from hexenkessel.lab.spread import HERE, Where, spread

CHUNK: Final = 100
PLAN: Final = "plan.json"
TABLES: Final = ("games", "decisions")
EXTRA: Final = "parquet"

Row = dict[str, Any]


class OtherGames(HexenkesselError):
    """The folder has games of another kind."""

    def __init__(self, folder: Path, what: str) -> None:
        super().__init__(
            "shell-error-other-games",
            f"{folder} holds games that were made with another {what}: take a folder of their own for these",
            {"folder": str(folder), "what": what},
        )


@dataclass(frozen=True, slots=True)
class Part:
    """Some games in a row, by their numbers in the whole."""

    match: arena.Match
    seed: int
    first: int
    end: int

    @property
    def name(self) -> str:
        return f"{self.first:08}.parquet"


def main(
    game: str,
    seats: list[str],
    games: int,
    out: Path,
    seconds: float | None = None,
    iterations: int | None = None,
    options: dict[str, str] | None = None,
    seed: int = 1,
    where: Where = HERE,
) -> int:
    match = arena.Match(
        game, tuple(seats), seconds, iterations, tuple((options or {}).items()), own_effort=True
    )
    arena.check(match)
    made = write(match, seed, games, out, where)
    print(f"→ {out}: {games} games, {made} of them new")
    return 0


def write(match: arena.Match, seed: int, games: int, out: Path, where: Where = HERE) -> int:
    """See to it that the folder has so many games; how many had to be made."""
    need("pyarrow", EXTRA)
    keep_plan(match, seed, out)
    starts = range(0, games, CHUNK)
    parts = [Part(match, seed, first, min(first + CHUNK, games)) for first in starts]
    missing = [part for part in parts if not is_there(out, part)]
    for part, tables in zip(
        missing, spread(make, missing, where, f"{' '.join(match.seats)}, × {CHUNK}"), strict=True
    ):
        # The games come last: where they are, their decisions are.
        for name in reversed(TABLES):
            put(out / name / part.name, tables[name])
    return sum(part.end - part.first for part in missing)


def keep_plan(match: arena.Match, seed: int, out: Path) -> None:
    """What is made here, in the folder itself; games that were made in another way don't mix with these."""
    plan = json.loads(json.dumps({**asdict(match), **about(match), "seed": seed, "chunk": CHUNK}))
    file = out / PLAN
    if file.exists():
        before = json.loads(file.read_text(encoding="utf-8"))
        for name in plan:
            if before.get(name) != plan[name]:
                raise OtherGames(out, name)
        return
    for name in TABLES:
        (out / name).mkdir(parents=True, exist_ok=True)
    put(file, (json.dumps(plan, indent=1) + "\n").encode())


def about(match: arena.Match) -> dict[str, str]:
    """What the numbers mean: stands in every file."""
    game = hx.game(match.game)
    layout = Layout(game)
    return {
        "game": game.id,
        "edition": str(game.edition),
        "content": game.content.hash,
        "fingerprint": layout.fingerprint,
        "features": str(layout.size),
        "actions": str(game.action_count),
    }


def is_there(out: Path, part: Part) -> bool:
    """Whole: the last chunk may have been shorter, when fewer games were wanted."""
    file = out / "games" / part.name
    if not file.exists():
        return False
    parquet = need("pyarrow.parquet", EXTRA)
    return bool(parquet.read_metadata(file).num_rows >= part.end - part.first)


def put(file: Path, data: bytes) -> None:
    """All or nothing: somebody may pull the plug."""
    draft = file.with_suffix(".draft")
    draft.write_bytes(data)
    os.replace(draft, file)


def make(part: Part) -> dict[str, bytes]:
    """The games of a part as files, one for each table."""
    arrow = need("pyarrow", EXTRA)
    parquet = need("pyarrow.parquet", EXTRA)
    layout = Layout(hx.game(part.match.game))
    rows: dict[str, list[Row]] = {name: [] for name in TABLES}
    for number in range(part.first, part.end):
        game, decisions = play(part, number, layout)
        rows["games"].append(game)
        rows["decisions"].extend(decisions)
    files: dict[str, bytes] = {}
    for name in TABLES:
        table = arrow.Table.from_pylist(rows[name], schema(name, about(part.match)))
        stream = io.BytesIO()
        parquet.write_table(table, stream, compression="zstd")
        files[name] = stream.getvalue()
    return files


def play(part: Part, number: int, layout: Layout) -> tuple[Row, list[Row]]:
    """One game: its row among the games, and its decisions."""
    match = part.match
    deal, turn = divmod(number, arena.rotations(match))
    state = arena.begin(match, part.seed + deal)
    names = [match.seats[entrant] for entrant in arena.entrants(match, turn)]
    decisions: list[Row] = []
    for seat, move in arena.decisions(match, state, turn):
        moves = state.moves(seat)
        if len(moves) > 1:
            seen = layout.known(state, seat)
            decisions.append(
                {
                    "game": number,
                    "number": len(state.past_moves) + 1,
                    "seat": seat,
                    "bot": names[seat],
                    "features": seen.places,
                    "values": seen.numbers,
                    "moves": [each.code for each in moves],
                    "move": move.code,
                }
            )
    results = shares(state)
    places = state.ranking()
    for decision in decisions:
        decision["result"] = results[decision["seat"]]
        decision["place"] = places[decision["seat"]]
    game = {
        "game": number,
        "seed": part.seed + deal,
        "players": state.players,
        "bots": names,
        "options": [(name, str(value).lower()) for name, value in state.options.items()],
        "record": state.record,
        "decisions": len(decisions),
        "scores": state.scores(),
        "results": results,
        "places": places,
    }
    return game, decisions


def schema(table: str, facts: dict[str, str]) -> Any:
    arrow = need("pyarrow", EXTRA)
    small, number, share = arrow.int8(), arrow.int32(), arrow.float32()
    columns = {
        "games": {
            "game": arrow.int64(),
            "seed": arrow.int64(),
            "players": small,
            "bots": arrow.list_(arrow.string()),
            "options": arrow.map_(arrow.string(), arrow.string()),
            "record": arrow.string(),
            "decisions": number,
            "scores": arrow.list_(number),
            "results": arrow.list_(share),
            "places": arrow.list_(small),
        },
        "decisions": {
            "game": arrow.int64(),
            "number": number,
            "seat": small,
            "bot": arrow.dictionary(number, arrow.string()),
            "features": arrow.list_(number),
            "values": arrow.list_(share),
            "moves": arrow.list_(number),
            "move": number,
            "result": share,
            "place": small,
        },
    }
    return arrow.schema([arrow.field(*column, nullable=False) for column in columns[table].items()], facts)
