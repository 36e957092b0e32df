"""The HTTP calls around puzzles. A solution is no secret: whoever wants to know it may."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import PathParameter

from hexenkessel import shelf
from hexenkessel.bots.reasons import Reason
from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.learning import puzzles
from hexenkessel.table.api import JSON, Guest, TableId, TheHouse, problems, shown
from hexenkessel.table.errors import TableError
from hexenkessel.table.protocol import MoveShown, encode, show_move

Number = Annotated[int, PathParameter(ge=1, le=10_000)]


class PuzzleListed(msgspec.Struct):
    """`number` is its place in the list, `id` stays its own whatever becomes of the others."""

    number: int
    id: str
    players: int
    theme: str


class PuzzleShown(PuzzleListed):
    """The position as the seat sees it, with the move that solves it, the one that tempts, and why."""

    seat: int
    view: dict[str, Any]
    moves: list[MoveShown]
    solution: str
    tempting: str
    chance: float
    ahead: float
    doubt: float
    reasons: list[Reason]


@get("/api/games/{game:str}/puzzles", responses=problems(404), sync_to_thread=False)
def list_puzzles(guest: Guest, game: TableId) -> list[PuzzleListed]:
    return [
        PuzzleListed(number, puzzle.id, puzzle.players, puzzle.theme)
        for number, puzzle in enumerate(puzzles.puzzles(known(game)), 1)
    ]


@get("/api/games/{game:str}/puzzles/{number:int}", responses=problems(404) | shown(PuzzleShown))
async def show_puzzle(house: TheHouse, guest: Guest, game: TableId, number: Number) -> Response[bytes]:
    told = await house.readers.ask(tell, known(game), number, shares=guest.shares)
    if told is None:
        raise TableError(404, "table-error-no-puzzle")
    return Response(told, media_type=JSON)


def known(game: str) -> str:
    if game not in shelf.games():
        raise TableError(404, "table-error-no-game", known=", ".join(shelf.games()))
    return game


# -- in the reader -------------------------------------------------------------------------------------------


def tell(id: str, number: int) -> bytes | None:
    game = shelf.game(id)
    try:
        puzzle = puzzles.puzzle(id, number)
    except HexenkesselError:
        return None
    state = puzzle.start(game)
    return encode(
        PuzzleShown(
            number=number,
            id=puzzle.id,
            players=puzzle.players,
            theme=puzzle.theme,
            seat=puzzle.seat,
            view=state.view(puzzle.seat),
            moves=[show_move(move) for move in state.moves(puzzle.seat)],
            solution=puzzle.solution,
            tempting=puzzle.tempting,
            chance=puzzle.chance,
            ahead=puzzle.ahead,
            doubt=puzzle.doubt,
            reasons=puzzles.reasons(puzzle, game),
        )
    )


CALLS = [list_puzzles, show_puzzle]
