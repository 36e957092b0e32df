"""The laws of the kernel: they hold in every game, with every option, at every moment.

A law gets a state and a number to draw chance from, and raises `LawBroken` where it does not hold. The tests of this house
hold all games against them with Hypothesis, `hexenkessel check` holds any game against them over random play.
"""

import json
import os
import random
import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import cache
from hashlib import sha256
from math import isfinite
from typing import Any, Final
from unittest import mock

import hexenkessel as hx
from hexenkessel import Dice, IllegalMove, Move, State, seeded, shelf
from hexenkessel.kernel.agenda import Sealed
from hexenkessel.kernel.events import Event
from hexenkessel.kernel.layout import Layout
from hexenkessel.lab.moments import MOST_MOVES, play_on, some_move, walk
from hexenkessel.words import LANGUAGES, Catalogue

Law = Callable[[State, int], None]

BETWEEN_COPIES: Final = 12
MOST_REFUSALS: Final = 6


class LawBroken(AssertionError):
    """The text says what was found, for whoever writes the game."""


def hold(condition: object, found: object) -> None:
    if not condition:
        raise LawBroken(str(found))


def same(here: Any, there: Any, what: str) -> None:
    if here != there:
        raise LawBroken(f"{what}: {difference(here, there, '')}")


def difference(here: Any, there: Any, where: str) -> str:
    """The first place at which two values are not the same."""
    if isinstance(here, dict) and isinstance(there, dict) and here.keys() == there.keys():
        name = next(name for name in here if here[name] != there[name])
        return difference(here[name], there[name], f"{where}.{name}" if where else str(name))
    if isinstance(here, list | tuple) and isinstance(there, list | tuple) and len(here) == len(there):
        place = next(place for place, item in enumerate(here) if item != there[place])
        return difference(here[place], there[place], f"{where}[{place}]")
    return f"{where} is {here!r} and {there!r}" if where else f"{here!r} and {there!r}"


def fingerprint(state: State) -> str:
    return sha256(json.dumps(state.dump()).encode()).hexdigest()


def everyone(state: State) -> list[int | None]:
    """All who may look: the seats and a spectator."""
    return [*range(state.players), None]


@cache
def catalogues(id: str) -> list[Catalogue]:
    """In every language that the game speaks."""
    folder = shelf.folder(id)
    spoken = [lang for lang in LANGUAGES if (folder / f"words.{lang}.ftl").exists()]
    return [Catalogue(lang, [folder], shelf.figures) for lang in spoken]


@cache
def rule_numbers(id: str) -> set[str]:
    """As the rulebook of any language has them."""
    return {number for lang in LANGUAGES for number in shelf.rule_numbers(id, lang)}


# -- whole games: the state is at its start --------------------------------------------------------------------------


def every_game_ends(state: State, seed: int) -> None:
    """And loses no piece on the way: the game's own `check` is asked after every move."""
    moves = 0
    for moment in walk(state, seeded(seed)):
        moment.game.check(moment)
        steps = bool(moment.steps_left())
        hold(
            moment.over == (not moment.deciding) == (not steps) == bool(moment.ending),
            f"over {moment.over}, deciding {moment.deciding}, steps left {steps}, ending {moment.ending!r}",
        )
        hold(list(moment.deciding) == sorted(set(moment.deciding)), f"deciding {moment.deciding}")
        moves += 1
        hold(moves < MOST_MOVES, f"no end after {MOST_MOVES} moves")
    same(len(state.scores()), state.players, "scores and players")
    same(len(state.ranking()), state.players, "places and players")
    if state.game.endings:
        hold(state.ending in state.game.endings, f"it ends with {state.ending!r}, which it does not list")
    # All may win together, or lose together; else the first place wins.
    first = {seat for seat, place in enumerate(state.ranking()) if place == 1}
    hold(first and (first <= set(state.winners()) or not state.winners()), f"winners {state.winners()}")
    same(state.view(None)["won"], [seat in state.winners() for seat in range(state.players)], "winners")


def equal_seeds_give_equal_games(state: State, seed: int) -> None:
    """Whether the seed is a number or, as at a table, a secret."""
    start = sha256(str(seed).encode()).digest() if seed % 2 else seed
    first, second = (state.game.start(state.players, start, **state.options) for _ in range(2))
    same(first.dump(), second.dump(), "two deals with the same seed")
    play_on(first, seeded(seed))
    play_on(second, seeded(seed))
    same(first.dump(), second.dump(), "the ends of two games with the same seed and the same moves")
    same(hx.replay(first.record).dump(), first.dump(), "the replay of a game and the game")


def all_chance_is_its_own(state: State, seed: int) -> None:
    with no_other_chance():
        own = state.game.start(state.players, seed, **state.options)
        for moment in walk(own, seeded(seed)):
            for seat in range(state.players):
                moment.imagine(seat, seeded(seed)).view(seat)
        hold(hx.replay(own.record) == own, "the replay of a whole game is another game")


@contextmanager
def no_other_chance() -> Iterator[None]:
    """Every source of chance but a game's own dice raises."""

    def forbidden(*_: object) -> Any:
        raise LawBroken("a game reads chance that is not its own")

    names = ("random", "randint", "randrange", "choice", "shuffle", "sample", "getrandbits", "seed")
    places: list[tuple[object, str]] = [(random, name) for name in names]
    places += [(os, "urandom"), (random.Random, "__init__"), (secrets, "token_bytes")]
    with ExitStack() as stack:
        for place, name in places:
            stack.enter_context(mock.patch.object(place, name, forbidden))
        yield


def listening_changes_nothing(state: State, seed: int) -> None:
    """And every event that is heard has its words."""
    deaf = state.clone()
    events = state.listen()
    play_on(deaf, seeded(seed))
    play_on(state, seeded(seed))
    hold(deaf == state and deaf.events is None, "a game that somebody listens to goes another way")
    hold(events, "nothing is told of the whole game")
    id = state.game.id
    for event in events:
        json.dumps(event.shown_to(None))
    for words in catalogues(id):
        hold(words.has(f"{id}-ending-{state.ending}"), f"no {words.lang} words: {id}-ending-{state.ending}")
        for kind in sorted({event.kind for event in events}):
            key = f"{id}-event-{kind}"
            known = words.has(key) or (words.has(f"{key}.you") and words.has(f"{key}.other"))
            hold(known, f"no {words.lang} words: {key}")


# -- moments at which somebody has to decide -------------------------------------------------------------------------


def every_offered_move_is_accepted(state: State, seed: int) -> None:
    for seat in state.deciding:
        moves = state.moves(seat)
        hold(moves, f"seat {seat} has to decide and can't")
        same(len(set(moves)), len(moves), "moves offered twice")
        # The page tells moves apart by what is touched for them.
        for touches in {move.touches for move in moves}:
            alike = [move.text for move in moves if move.touches == touches]
            hold(len(alike) == 1, f"the same things are touched for {', '.join(alike)}")
        for number, move in enumerate(moves):
            hold(state.explain(seat, move) is None, f"{move} is offered, and explained why not")
            after = state.clone()
            after.play(seat, [move, move.text, move.code][number % 3])
            after.game.check(after)
            hold(
                after.past_moves[-1] is move and after.past_seats[-1] == seat, f"{move} is recorded otherwise"
            )


def all_see_the_same_until_something_comes_out(state: State, seed: int) -> None:
    """Two worlds that a seat can't tell apart, the same move in both: what the seat is told agrees, up to the
    event in which hidden information or chance comes out. That event is of the same kind in both worlds."""
    for witness in range(state.players):
        world = state.imagine(witness, seeded(seed))
        seat, move = some_move(state, seeded(seed + 1))
        # How far another seat is in its sealed choice is hidden; the next law is about that.
        sealed_from_witness = seat != witness and isinstance(state.choice, Sealed)
        if move in world.moves(seat) and not sealed_from_witness:
            real, imagined = (told(each, seat, move, witness) for each in (state.clone(), world))
            hold(real and real[0] == imagined[0], "the first event is not the move itself")
            for here, there in zip(real, imagined, strict=False):
                same((here["kind"], here.keys()), (there["kind"], there.keys()), f"told to seat {witness}")
                if here != there:
                    break
            else:
                same(len(real), len(imagined), f"number of events told to seat {witness}")


def a_sealed_choice_shows_nothing(state: State, seed: int) -> None:
    """While others still choose, a choice looks the same to them whatever it is."""
    if not isinstance(state.choice, Sealed) or len(state.deciding) < 2:
        return
    seat, move = some_move(state, seeded(seed))
    other_move = state.moves(seat)[seed % len(state.moves(seat))]
    for witness in everyone(state):
        if witness != seat:
            one, two = state.clone(), state.clone()
            heard = told(one, seat, move, witness), told(two, seat, other_move, witness)
            same(*heard, f"what seat {witness} hears of a sealed move")
            same(one.view(witness), two.view(witness), f"what seat {witness} sees of a sealed move")
            if witness is not None:
                same(one.moves(witness), two.moves(witness), f"moves of seat {witness} after a sealed one")


def told(state: State, seat: int, move: Move, witness: int | None) -> list[dict[str, Any]]:
    """What the witness hears of this move."""
    events = state.listen()
    state.play(seat, move)
    return shown(events, witness)


def shown(events: list[Event], witness: int | None) -> list[dict[str, Any]]:
    return [facts for event in events if (facts := event.shown_to(witness)) is not None]


# -- moments of all kinds, the end included --------------------------------------------------------------------------


def every_other_move_is_refused(state: State, seed: int) -> None:
    """With a rule that the rulebook has and a sentence in every language; and nothing changes."""
    before = fingerprint(state)
    heard = state.listen()
    id = state.game.id
    numbers = rule_numbers(id)
    dice = seeded(seed)
    for seat in range(state.players):
        offered = state.moves(seat)
        same(bool(offered), seat in state.deciding, f"seat {seat} has moves, and has to decide")
        legal = set(offered)
        others = [move for move in state.game.table.moves if move not in legal]
        for move in some(others, dice):
            refusal = state.explain(seat, move)
            hold(refusal is not None, f"{move} is neither offered nor refused")
            assert refusal is not None
            hold(refusal.rule in numbers, f"{move} is refused by {refusal.rule!r}, which is no rule")
            try:
                state.play(seat, move)
            except IllegalMove as error:
                given = (error.refusal.rule, error.refusal.key)
                same(given, (refusal.rule, refusal.key), f"why {move} is refused")
            else:
                raise LawBroken(f"{move} is not offered, and accepted")
            for words in catalogues(id):
                known = any(words.has(f"{place}-refuse-{refusal.key}") for place in (id, "shell"))
                hold(known, f"no {words.lang} words: {id}-refuse-{refusal.key}")
    hold(fingerprint(state) == before and heard == [], "a refused move changes the state")


def some(moves: list[Move], dice: Dice) -> list[Move]:
    return [moves[dice.below(len(moves))] for _ in range(MOST_REFUSALS)] if moves else []


def no_past_state_ever_changes(state: State, seed: int, between: int = BETWEEN_COPIES) -> None:
    """Play on, on a copy and on the original, in any order: neither touches the other or what was before.

    Of a game some moments are kept, with every seed others; all of them where there is 1 between.
    """
    before = fingerprint(state)
    past: list[tuple[State, str]] = []
    for number, moment in enumerate(walk(state.clone(), seeded(seed))):
        if (number + seed) % between == 0:
            past.append((moment.clone(), fingerprint(moment)))
    same(fingerprint(state), before, "a state, after its copy was played on")
    play_on(state, seeded(seed + 1))
    for copy, print_then in past:
        same(fingerprint(copy), print_then, "a copy, after the original was played on")


def copies_are_equal(state: State, seed: int) -> None:
    """And play on equally, the clone and the position that was written and read."""
    state.listen()
    for copy in (state.clone(), state.game.load(json.loads(json.dumps(state.dump())))):
        same(copy.dump(), state.dump(), "a copy and its original")
        same((copy.deciding, copy.over, copy.record), (state.deciding, state.over, state.record), "a copy")
        hold(copy.events is None, "somebody listens to a copy")
        original = state.clone()
        play_on(original, seeded(seed))
        play_on(copy, seeded(seed))
        hold(copy == original and copy.record == original.record, "a copy plays on otherwise")


def a_record_replays_to_the_same_state(state: State, seed: int) -> None:
    again = hx.replay(state.record)
    same(again.dump(), state.dump(), "the replay of a record and the game")
    same(again.record, state.record, "the record of a replay and the record")


def a_view_is_what_it_says(state: State, seed: int) -> None:
    shape = state.game.view_shape()
    before = fingerprint(state)
    for seat in everyone(state):
        view = state.view(seat)
        same(view["seat"], seat, "the seat of a view")
        deciding = [other in state.deciding for other in range(state.players)]
        same(view["deciding"], deciding, "who decides")
        conforms(json.loads(json.dumps(view)), shape.schema(state.players), "view")
        same(shape.write(shape.read(view, "view", state.players)), view, "a view, read and written")
        wreck(view)
    same(fingerprint(state), before, "a state whose view was emptied")


def the_sheet_adds_up(state: State, seed: int) -> None:
    """To the scores, at every moment; and every row has its words."""
    sheet = state.game.sheet(state)
    id = state.game.id
    columns = state.players + len(sheet.rivals)
    for row in sheet.rows + sheet.ties:
        same(len(row.points), columns, f"columns of the sheet in the row {row.label!r}")
    same(sheet.totals()[: state.players], state.scores(), "the sums of the sheet and the scores")
    if sheet.together and state.over:
        hold(len(set(state.ranking())) == 1, f"all win or lose together, and are ranked {state.ranking()}")
    wanted = [f"sheet-{row.label}" for row in sheet.rows + sheet.ties if row.label != "points"]
    wanted += [f"rival-{name}" for name in sheet.rivals]
    for words in catalogues(id):
        for name in wanted:
            hold(words.has(f"{id}-{name}"), f"no {words.lang} words: {id}-{name}")


def conforms(data: Any, schema: Mapping[str, Any], where: str) -> None:
    """As much of JSON schema as shapes use; a keyword that is not known here fails."""
    known = {"anyOf", "enum", "type", "minimum", "maximum", "items", "minItems", "maxItems"}
    hold(set(schema) <= known | {"properties", "required", "additionalProperties"}, where)
    if "anyOf" in schema:
        null, inner = schema["anyOf"]
        hold(null == {"type": "null"}, where)
        if data is not None:
            conforms(data, inner, where)
        return
    if "enum" in schema:
        hold(data in schema["enum"] and not isinstance(data, bool), f"{where} is {data!r}")
        return
    kind = schema["type"]
    if kind == "integer":
        fits = type(data) is int and schema["minimum"] <= data <= schema["maximum"]
        hold(fits, f"{where} is {data!r}, not {schema['minimum']} to {schema['maximum']}")
    elif kind == "array":
        hold(type(data) is list, f"{where} is no list")
        hold(
            schema.get("minItems", 0) <= len(data) <= schema.get("maxItems", len(data)), f"length of {where}"
        )
        for place, item in enumerate(data):
            conforms(item, schema["items"], f"{where}[{place}]")
    elif kind == "object":
        hold(type(data) is dict and schema["additionalProperties"] is False, where)
        hold(set(data) == set(schema["properties"]) == set(schema["required"]), f"fields of {where}")
        for name, item in data.items():
            conforms(item, schema["properties"][name], f"{where}.{name}")
    else:
        hold(kind == "boolean" and type(data) is bool, f"{where} is {data!r}")


def wreck(data: Any) -> None:
    """Empty every list and object: the state must not feel it."""
    for item in list(data.values()) if isinstance(data, dict) else data:
        if isinstance(item, dict | list):
            wreck(item)
    data.clear()


def an_imagined_state_looks_like_the_real_one(state: State, seed: int) -> None:
    before = fingerprint(state)
    for seat in range(state.players):
        world = state.imagine(seat, seeded(seed))
        world.game.check(world)
        for looking in (seat, None):
            same(world.view(looking), state.view(looking), f"imagined by seat {seat}, and real")
        same(world.moves(seat), state.moves(seat), f"moves of seat {seat}, imagined and real")
        facts = [(each.deciding, each.over, each.ending) for each in (world, state)]
        same(facts[0], facts[1], f"who decides, imagined by seat {seat} and real")
        hold(all(world.moves(other) for other in world.deciding), "an imagined seat has to decide and can't")
    same(fingerprint(state), before, "a state, after others were imagined from it")


def to_imagine_is_blind(state: State, seed: int) -> None:
    """What is imagined depends on the dice and on what the seat knows, and on nothing else in the real state."""
    for seat in range(state.players):
        directly = state.imagine(seat, seeded(seed))
        through_a_dream = state.imagine(seat, seeded(seed + 1)).imagine(seat, seeded(seed))
        same(directly.dump(), through_a_dream.dump(), f"imagined by seat {seat}, and imagined in a dream")


def an_imagined_state_has_no_past(state: State, seed: int) -> None:
    state.listen()
    for seat in range(state.players):
        world = state.imagine(seat, seeded(seed))
        dump = world.dump()
        past = [dump["seed"], dump["origin"], dump["moves"], world.events]
        hold(past == [None] * 4 and not world.past_moves and not world.past_seats, "it remembers its past")
        hold(dump["dice"] != state.dump()["dice"], "it has the real dice")
        play_on(world, seeded(seed))
        hold(world.over and world.past_moves == [], "it does not play to its end")


def features_come_from_the_position(state: State, seed: int) -> None:
    """Learners see what a position says, in its place, and nothing beside it: so an imagined one tells no secret."""
    layout = Layout(state.game)
    for seat in range(state.players):
        world = state.imagine(seat, seeded(seed))
        real, imagined = layout.known(state, seat), layout.known(world, seat)
        same(
            [real.places, real.numbers],
            [imagined.places, imagined.numbers],
            f"what learners see with the eyes of seat {seat}, and in a world that it imagines",
        )
        seen = layout.features(world, seat)
        read = layout.features(state.game.load(world.dump()), seat)
        same(
            [seen.places, seen.numbers],
            [read.places, read.numbers],
            f"features for seat {seat}, and read again",
        )
        places, numbers = seen.places, seen.numbers
        hold(
            all(0 <= place < layout.size for place in places),
            f"a feature outside the layout of {layout.size}",
        )
        hold(all(isfinite(number) for number in numbers), "a feature that is no number")


OF_GAMES: Final[list[Law]] = [
    every_game_ends,
    equal_seeds_give_equal_games,
    all_chance_is_its_own,
    listening_changes_nothing,
]
OF_DECISIONS: Final[list[Law]] = [
    every_offered_move_is_accepted,
    all_see_the_same_until_something_comes_out,
    a_sealed_choice_shows_nothing,
]
OF_MOMENTS: Final[list[Law]] = [
    every_other_move_is_refused,
    no_past_state_ever_changes,
    copies_are_equal,
    a_record_replays_to_the_same_state,
    a_view_is_what_it_says,
    the_sheet_adds_up,
    an_imagined_state_looks_like_the_real_one,
    to_imagine_is_blind,
    an_imagined_state_has_no_past,
    features_come_from_the_position,
]
