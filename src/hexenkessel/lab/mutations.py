"""Positions that somebody has changed by hand: dumps of random play with a few mistakes in them.

Each is refused with the place of its mistake, or can be played to its end.
"""

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import hexenkessel as hx
from hexenkessel import State, seeded
from hexenkessel.kernel.errors import BrokenPosition
from hexenkessel.kernel.game import FIRST_POSITION, Game
from hexenkessel.kernel.shape import Flag, Number, Row, Seat, Shape
from hexenkessel.lab.laws import LawBroken, hold, same
from hexenkessel.lab.moments import MOST_MOVES, Table, some_move, tables

# Where mistakes are made; a game's own part is the largest.
PARTS = ("position",) * 6 + ("agenda",) * 4 + ("sealed", "options", "players", "ending", "dice", "moves")
ODD: list[Any] = [None, True, False, -1, 0, 1, 2, 7, 99, 10**6, 10**30, 0.5, "", "x", [], [None], {}]


def mutated(game: Game, dump: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """A copy of a dump with one to three mistakes, as it could come in from outside."""
    while True:
        data = with_mistakes(game, json.loads(json.dumps(dump)), chance)
        try:
            found: dict[str, Any] = json.loads(json.dumps(data))
        except (ValueError, RecursionError):
            continue  # something was put into itself: no text could say that
        return found


def with_mistakes(game: Game, data: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Without a past, as a rule: else no change would last."""
    if chance.random() < 0.9:
        data = {key: data[key] for key in FIRST_POSITION}
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        part = chance.choice(PARTS)
        if part == "agenda" and chance.random() < 0.7:
            change_agenda(game, data, chance)
        elif part in data:
            change(data, part, chance)
    return data


def change_agenda(game: Game, data: dict[str, Any], chance: random.Random) -> None:
    """Another step, one step more or less, or the same ones in another order."""
    agenda = data["agenda"]
    if not isinstance(agenda, list):
        return  # a mistake of before
    kind = chance.choice(sorted(game.steps))
    shapes = game.steps[kind].fields
    step = {"step": kind} | {name: fitting(shape, data["players"], chance) for name, shape in shapes.items()}
    place = chance.randrange(len(agenda) + 1)
    match chance.randrange(4):
        case 0:
            agenda.insert(place, step)
        case 1:
            agenda[place : place + 1] = [step]
        case 2:
            agenda[place : place + 1] = []
        case _:
            chance.shuffle(agenda)
    if bool(agenda) == bool(data["ending"]):
        data["ending"] = "" if agenda else chance.choice(game.endings or ["over"])


def fitting(shape: Shape, players: object, chance: random.Random) -> Any:
    """Some value that the shape of a step's field lets through."""
    if isinstance(shape, Number):
        return chance.randint(shape.least, min(shape.most, shape.least + chance.choice((2, 12, 100))))
    if isinstance(shape, Seat):
        return chance.randrange(players if isinstance(players, int) and 0 < players < 9 else 2)
    if isinstance(shape, Flag):
        return chance.random() < 0.5
    if isinstance(shape, Row):
        return [fitting(shape.inner, players, chance) for _ in range(chance.randint(0, min(3, shape.most)))]
    return deepcopy(chance.choice(ODD))


def change(data: dict[str, Any], part: str, chance: random.Random) -> None:
    """One mistake somewhere in this part: nonsense, a value from elsewhere, or things put where they don't belong."""
    places = list(spots(data, part))
    holder, key = chance.choice(places)
    value = holder[key]
    lists = [parent[name] for parent, name in places if isinstance(parent[name], list)]
    filled = [items for items in lists if items]
    match chance.randrange(8):
        case 0:
            holder[key] = deepcopy(chance.choice(ODD))
        case 1 | 2:
            # The same kind of thing from another place.
            other, name = chance.choice([spot for spot in places if type(spot[0][spot[1]]) is type(value)])
            holder[key], other[name] = other[name], value
        case 3 | 4 if filled:
            # A card lies in another pile: none is lost.
            source, target = chance.choice(filled), chance.choice(lists)
            thing = source.pop(chance.randrange(len(source)))
            target.insert(chance.randrange(len(target) + 1), thing)
        case 5 if filled:
            items = chance.choice(filled)
            items[:] = items[:-1] if chance.random() < 0.5 else [*items, chance.choice(items)]
        case 6 if isinstance(value, bool):
            holder[key] = not value
        case _ if isinstance(value, int):
            holder[key] = value + chance.choice((-2, -1, 1, 2, 5))
        case _ if isinstance(value, str):
            strings = [parent[name] for parent, name in places if isinstance(parent[name], str)]
            holder[key] = chance.choice(strings)
        case _:
            holder[key] = deepcopy(chance.choice(ODD))


def spots(holder: Any, key: Any) -> Iterator[tuple[Any, Any]]:
    """Every place at and below this one, as what holds it and its name there."""
    yield holder, key
    value = holder[key]
    if isinstance(value, dict):
        for name in value:
            yield from spots(value, name)
    elif isinstance(value, list):
        for place in range(len(value)):
            yield from spots(value, place)


def dumps(id: str, chance: random.Random) -> Iterator[dict[str, Any]]:
    """Positions of random play, with every number of players, without end: some of each game."""
    while True:
        table: Table = chance.choice(tables(id, chance.choice(list(hx.game(id).players))))
        state = table.start(chance.randrange(2**32))
        dice = seeded(chance.randrange(2**32))
        while not state.over:
            if chance.random() < 0.1:
                yield state.dump()
            state.play(*some_move(state, dice))
        yield state.dump()


def let_in(game: Game, data: dict[str, Any], chance: random.Random) -> bool:
    """Whether this position is taken, and then played to its end; anything but BrokenPosition is a mistake of the game."""
    try:
        state = game.load(data)
    except BrokenPosition:
        return False
    except Exception as error:
        raise LawBroken(f"a position is not refused but falls over ({error!r}): {data}") from error
    try:
        play_to_the_end(state, chance)
    except Exception as error:
        raise LawBroken(f"a position is let in and can't be played on ({error!r}): {data}") from error
    return True


def play_to_the_end(state: State, chance: random.Random) -> None:
    """Random moves, a look from every seat now and then; all that can be asked of a state answers."""
    dice = seeded(chance.randrange(2**32))
    for _ in range(MOST_MOVES):
        if chance.random() < 0.05:
            look_around(state, chance)
        if state.over:
            break
        for seat in state.deciding:
            hold(state.moves(seat), f"seat {seat} has to decide and can't")
        state.play(*some_move(state, dice))
    hold(state.over, "it does not end")
    look_around(state, chance)
    state.scores()
    state.ranking()
    if state.recording:
        same(hx.replay(state.record).dump(), state.dump(), "the replay of a record and the game")


def look_around(state: State, chance: random.Random) -> None:
    state.view(None)
    seat = chance.randrange(state.players)
    state.view(seat)
    world = state.imagine(seat, seeded(chance.randrange(2**32)))
    same(world.view(seat), state.view(seat), f"imagined by seat {seat}, and real")
    for other in world.deciding:
        hold(world.moves(other), f"seat {other} has to decide in an imagined state and can't")
    move = chance.choice(state.game.table.moves)
    if move not in state.moves(seat):
        hold(state.explain(seat, move), f"{move} is neither offered nor refused")
