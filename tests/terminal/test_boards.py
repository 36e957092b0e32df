"""What holds for every game in the terminal: played through a pipe and by keyboard, drawn at every moment, its score sheet.

What is special about a game stands in the file of that game.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from textual.widget import Widget

import hexenkessel as hx
from hexenkessel import State, seeded
from hexenkessel.table.protocol import show_sheet
from hexenkessel.terminal.drawing import Drawing
from hexenkessel.terminal.kit import Scene
from hexenkessel.terminal.widgets import Board, Tile
from hexenkessel.words import LANGUAGES, figure
from tests.moments import play_on, walk
from tests.terminal.conftest import Begin, kept
from tests.terminal.screen import KEYS, SMALL, at_table, drawn, hurry, play, play_to_the_end, scene_of, seen
from tests.terminal.shell import run

# -- in plain lines ----------------------------------------------------------------------------------------------


class Piped(NamedTuple):
    """A game in which a person answers 1, 2, … up to `answers` in turn, and so many lines that say something of its own."""

    game: str
    lang: str
    options: tuple[str, ...]
    players: int
    answers: int
    turns: int
    says: str = ""
    times: int = 0


CLAN = ("--option", "animals=true", "--bots", "thumb")
ROUND = {"de": r"Durchgang 7 beginnt\.", "en": r"Round 7 begins\."}
BOOK = {"de": r"schlag|schlägst auf|schlägt auf", "en": r"opens? (your|the) book"}
PIPED = [
    *(Piped("broom_service", lang, ("--bots", "random"), 4, 3, 400, ROUND[lang], 1) for lang in LANGUAGES),
    *(Piped("grimoria", lang, ("--bots", "thumb"), 4, 4, 120, BOOK[lang], 12 * 4) for lang in LANGUAGES),
    Piped("witchdom", "de", ("--players", "4", *CLAN), 4, 3, 300),
    Piped("witchdom", "en", ("--players", "1", *CLAN), 1, 3, 300),
    *(
        Piped("witches", lang, ("--players", "2", "--bots", "random"), 2, 2, 400)
        for lang in LANGUAGES
    ),
]  # fmt: skip


@pytest.mark.parametrize("case", PIPED, ids=lambda case: f"{case.game}-{case.lang}")
def test_a_whole_game_through_a_pipe(case: Piped, data: Path) -> None:
    typed = "".join(f"{1 + number % case.answers}\n1\n" for number in range(case.turns))
    answer = run(data, "play", case.game, "--lang", case.lang, *case.options, "--seed", "7", typed=typed)
    assert (answer.returncode, answer.stderr) == (0, "")
    final = hx.replay(kept(data).read_text(encoding="utf-8"))
    assert final.over and final.players == case.players
    lines = answer.stdout.splitlines()
    # Alone, a rival is ranked as well; who has lost together is not.
    places = final.ranking() if final.players > 1 else [1 if final.winners() else 2]
    together = final.game.sheet(final).together
    for place, points in zip(places, final.scores(), strict=True):
        head = "" if together else f"{place}. "
        assert any(line.startswith(head) and f" {figure(points)} " in line for line in lines[-6:])
    if case.says:
        assert len([line for line in lines if re.search(case.says, line)]) == case.times
    broken = rf"[{{}}\u2068\u2069]|Traceback|{case.game}-[a-z]+-|_seat|\bnull\b|\bNone\b"
    assert not re.search(broken, answer.stdout)


# -- the picture -------------------------------------------------------------------------------------------------

Look = Callable[[State, int | None, Scene, Drawing], None]


def moves_can_be_touched(moment: State, seat: int | None, scene: Scene, drawing: Drawing) -> None:
    touches = {tile.touch for tile in drawing.tiles(scene)}
    if seat is not None:
        assert all(set(move.touches) & touches for move in moment.moves(seat)), touches


def roles_can_be_touched(moment: State, seat: int | None, scene: Scene, drawing: Drawing) -> None:
    """Whatever else is asked lists its moves."""
    assert drawing.caption(scene), "also for who watches"
    touches = {tile.touch for tile in drawing.tiles(scene)}
    if seat is not None and touches:
        assert all(set(move.touches) <= touches for move in moment.moves(seat))


def spaces_lie_apart(moment: State, seat: int | None, scene: Scene, drawing: Drawing) -> None:
    """Every space lies on the map and can be touched."""
    canvas = drawing.paint(scene)
    assert canvas is not None
    areas = {area.touch: area for area in canvas.areas}
    assert {f"space:{space}" for space in scene.view["board"]} <= set(areas)
    cells = [(area.left + at, area.top) for area in areas.values() for at in range(area.width)]
    assert len(cells) == len(set(cells)), "two signs lie on each other"
    assert all(0 <= x < scene.width and 0 <= y < scene.height for x, y in cells)
    assert bool(drawing.caption(scene)) is (seat is not None)


def trump_can_be_touched(moment: State, seat: int | None, scene: Scene, drawing: Drawing) -> None:
    canvas = drawing.paint(scene)
    assert canvas is not None and "trump" in {area.touch for area in canvas.areas}
    if seat is not None:
        moves_can_be_touched(moment, seat, scene, drawing)


class Drawn(NamedTuple):
    """Set-ups and sizes in which a game is drawn. What is sampled: one moment of `every`, for so many who decide."""

    tables: list[tuple[int, dict[str, Any]]]
    sizes: list[tuple[int, int, str]]
    look: Look
    every: int
    deciding: int = 6
    # Whether the picture has room for everybody's name in any window.
    names: bool = True
    asks: frozenset[str] = frozenset()


CLOUDS = {"storm_clouds": True, "heavy_clouds": 12, "mountain_tiles": "with"}
LOWEST, USUAL = (54, 12, "de"), (80, 21, "en")
DRAWN = {
    "blackmore": Drawn(
        [(2, {}), (5, {"open_scores": True})], [LOWEST, USUAL], trump_can_be_touched, 9, names=False
    ),
    "broom_service": Drawn(
        [(2, {}), (4, {"side": "front", **CLOUDS}), (5, {"side": "back", **CLOUDS})],
        [LOWEST, (80, 20, "en"), (120, 30, "de")],
        roles_can_be_touched,
        every=9,
        deciding=1,
    ),
    "grimoria": Drawn(
        [(players, {}) for players in range(2, 6)],
        [LOWEST, USUAL, (160, 45, "de")],
        moves_can_be_touched,
        every=1,
    ),
    "witchdom": Drawn(
        [
            *((1, {"animals": True, "solo_level": level}) for level in (1, 3)),
            *((players, {"animals": True, "novices": "choice"}) for players in range(2, 6)),
        ],
        [LOWEST, USUAL, (120, 33, "de")],
        moves_can_be_touched,
        every=3,
        asks=frozenset(("act", "gather", "rest")),
    ),
    "witches": Drawn(
        [(players, {}) for players in range(1, 5)],
        [LOWEST, USUAL, (120, 30, "de"), (160, 45, "en")],
        spaces_lie_apart,
        every=9,
        names=False,
    ),
}
# What is asked seldom is always looked at.
SELDOM = ("pay", "brew", "novices", "renew")


def windows() -> Iterator[Any]:
    for game, case in DRAWN.items():
        for players, options in case.tables:
            for width, height, lang in case.sizes:
                name = f"{game}-{players}-{'-'.join(str(each) for each in options.values())}-{width}"
                yield pytest.param(game, players, options, width, height, lang, id=name)


@pytest.mark.parametrize(("game", "players", "options", "width", "height", "lang"), list(windows()))
def test_every_moment_can_be_drawn(
    game: str, players: int, options: dict[str, Any], width: int, height: int, lang: str
) -> None:
    """It stays in its frame, everybody is in it, and what can be chosen can be touched."""
    case, drawing = DRAWN[game], Drawing(game)
    asked = set()
    for number, moment in enumerate(
        walk(hx.game(game).start(players, seed=players, **options), seeded(players))
    ):
        asks = moment.view(None)["asks"]
        asked.add(asks)
        if number % case.every and asks not in SELDOM and not moment.over:
            continue
        for seat in (*moment.deciding[: case.deciding], None):
            scene = scene_of(moment, seat, lang, width=width, height=height)
            lines = drawn(drawing.paint(scene))
            assert len(lines) == height and max(map(len, lines)) <= width
            assert not case.names or moment.over or all(name in "\n".join(lines) for name in scene.names)
            told = "\n".join(drawing.sentences(scene))
            assert all(name in told for name in scene.names)
            tiles = drawing.tiles(scene)
            assert len({tile.touch for tile in tiles}) == len(tiles)
            assert len({len(tile.lines) for tile in tiles}) <= 1
            assert seat is None or drawing.caption(scene)
            case.look(moment, seat, scene, drawing)
    assert case.asks <= asked


@pytest.mark.parametrize(
    ("game", "players", "sizes"),
    [
        ("blackmore", 5, [(43, 20), (80, 8)]),
        ("broom_service", 5, [(49, 20), (80, 8)]),
        ("grimoria", 5, [(40, 20), (54, 10)]),
        ("witchdom", 5, [(40, 20), (54, 10)]),
        ("witches", 2, [(44, 20), (80, 10)]),
    ],
)
def test_a_small_window_gets_sentences(game: str, players: int, sizes: list[tuple[int, int]]) -> None:
    state = hx.game(game).start(players, seed=3)
    for width, height in sizes:
        scene = scene_of(state, 0, width=width, height=height)
        assert Drawing(game).paint(scene) is None and Drawing(game).sentences(scene)


@pytest.mark.parametrize(
    ("game", "players", "options", "size", "first"),
    [
        ("blackmore", 4, {}, (80, 30), "Blue witches"),
        ("broom_service", 4, {}, (80, 30), "In play"),
        ("grimoria", 5, {}, (54, 14), "Talers"),
        ("witchdom", 1, {"animals": True}, (54, 14), "Potions"),
        ("witchdom", 4, {"animals": True}, (54, 14), "Potions"),
        ("witches", 3, {}, (80, 30), "Easy problems"),
    ],
)
def test_the_score_sheet_is_drawn_at_the_end(
    game: str, players: int, options: dict[str, Any], size: tuple[int, int], first: str
) -> None:
    """Seats and rivals in columns, where their points come from in rows, and below what that makes."""
    state = hx.game(game).start(players, seed=3, **options)
    assert sheet_in(state, size) == []
    play_on(state, seeded(3))
    heads, *lines = sheet_in(state, size)
    sheet = show_sheet(state.game.sheet(state))
    assert heads.split() == [*"ABCDE"[:players], *("✶" for _ in sheet.rivals)]
    columns = [re.findall(r"−?\d+|·", line)[-len(sheet.totals) :] for line in lines]
    rows = [[0 if points == "·" else int(points.replace("−", "-")) for points in row] for row in columns]
    assert rows[-1] == sheet.totals and rows[-1][:players] == state.scores()
    assert rows[-1] == [sum(points) for points in zip(*rows[:-1], strict=True)]
    assert lines[0].strip().startswith(first)


@pytest.mark.parametrize("game", ["blackmore", "broom_service", "witches"])
def test_a_score_sheet_takes_no_room_that_the_board_needs(game: str) -> None:
    state = hx.game(game).start(3, seed=3)
    play_on(state, seeded(3))
    assert sheet_in(state, (80, 20)) == [] and sheet_in(state, (80, 30))
    board = drawn(Drawing(game).paint(scene_of(state, None, width=80, height=30)))
    assert len([line for line in board if line.strip()]) > 17 + len(sheet_in(state, (80, 30)))


def sheet_in(state: State, size: tuple[int, int]) -> list[str]:
    """The lines of the score sheet in a drawing: from the letters of the seats on, as long as something is written."""
    scene = scene_of(state, None, width=size[0], height=size[1])
    lines = drawn(Drawing(state.game.id).paint(scene))
    heads = [number for number, line in enumerate(lines) if re.fullmatch(r" +A +(?:[B-E✶] +)*", line)]
    return [line for line in lines[heads[-1] :] if line.strip()] if heads else []


# -- on the full screen ------------------------------------------------------------------------------------------


class Played(NamedTuple):
    """A game by keyboard. What is sampled: only what comes after so many turns is on the screen; all of it in a long run."""

    game: str
    players: int
    bots: str
    hurried: int
    least: int
    more: int
    asks: set[str]
    things: type[Widget]
    keys: tuple[list[str], ...] = KEYS


PLAYED = [
    Played(
        *("broom_service", 2, "random", 60, 56, 6, {"choose-roles", "lead", "gather"}, Board),
        keys=(["enter"], ["right", "enter"], ["enter"], ["left", "space"]),
    ),
    Played("grimoria", 2, "thumb", 22, 28, 3, {"choose-spell", "take"}, Tile),
    # Alone: fifteen rounds are the shortest game there is.
    Played("witchdom", 1, "random", 28, 12, 3, {"act", "gather"}, Tile),
]


@pytest.mark.usefixtures("breathe")
@pytest.mark.parametrize("case", PLAYED, ids=lambda case: case.game)
def test_a_whole_game_by_keyboard(case: Played, begin: Begin, data: Path) -> None:
    async def test() -> None:
        sitting = begin(case.game, case.players, 7, [], case.bots, "1", "")
        begun = hurry(sitting, case.hurried)
        async with at_table(sitting, "de", SMALL) as (pilot, table):
            asked = await play_to_the_end(pilot, table, begun, case.keys, case.things)
            assert len(asked) >= max(case.least, len(begun) + case.more) and case.asks <= set(asked)
            result = seen(table)
            assert all(f"{figure(points)} Punkt" in result for points in sitting.view["scores"])
            await pilot.press("q")
        assert table.return_value == 0

    play(test())
    assert hx.replay(kept(data).read_text(encoding="utf-8")).over
