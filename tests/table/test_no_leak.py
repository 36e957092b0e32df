"""Nobody is sent what they may not know.

Non-interference: replace everything that a seat can't know by something else, and everything that could be sent to
that seat stays byte for byte the same. For every seat and the spectator, after every row of random games with undo,
requests, chairs changing hands; for every kind of frame.

Sampled is what a seat hears when it tries a move: after every row other moves, mostly of the verbs that are asked for
just then; and the whole story so far, which is told again after some rows only. HYPOTHESIS_PROFILE=long tries every
move and hears the whole story after every row.
"""

import asyncio
import re
import secrets
from typing import Any, cast

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import hexenkessel as hx
from hexenkessel import Dice, Move, State, seeded
from hexenkessel.bots.thinkers import Thinkers
from hexenkessel.bots.workers import Workers
from hexenkessel.kernel.dice import commitment
from hexenkessel.kernel.events import Event
from hexenkessel.kernel.refusals import explain_move, explain_touches
from hexenkessel.table import protocol, sight, wishes
from hexenkessel.table.client import Visitor
from hexenkessel.table.errors import Reject
from hexenkessel.table.limits import Limits
from hexenkessel.table.live import Listener, Live
from hexenkessel.table.protocol import DoMove, DoRedo, DoUndo, Events, Snapshot, encode, show_reasons
from hexenkessel.table.room import Room, fold
from hexenkessel.table.rows import AnyRow, Created, Joined, Moved, Started
from hexenkessel.table.store import Store
from tests.moments import LONG
from tests.table.tables import Server, close, deciding, side, until

GAMES = [
    ("blackmore", 2, {}),
    ("blackmore", 4, {"open_scores": True}),
    ("broom_service", 3, {"storm_clouds": True}),
    ("grimoria", 3, {}),
    ("witchdom", 3, {"animals": True}),
    ("witches", 3, {}),
    ("toy_cauldron", 2, {"brew": 1}),
    ("toy_cauldron", 3, {"brew": 2}),
]

# So many moves of the verbs that are asked for, and so many of all that there are.
NEAR, FAR = 24, 8
# After so many rows the whole story is told again.
STORY = 1 if LONG else 6


def new_room(game_id: str, players: int, options: dict[str, Any], dice: Dice) -> Room:
    game = hx.game(game_id)
    created = Created(
        at=0,
        game=game.id,
        edition=game.edition,
        content=game.content.hash,
        engine="",
        players=players,
        options=game.check_options(players, options),
        host=token(0),
    )
    people = [Joined(at=0, seat=seat, name=f"Person {seat}", token=token(seat)) for seat in range(players)]
    room = fold("222222222222", [created, *people])
    add(room, wishes.start(room, token(0), bytes(dice.below(256) for _ in range(32))))
    return room


def token(seat: int) -> str:
    return f"hash of the token of seat {seat}"


def add(room: Room, plan: wishes.Plan) -> None:
    for row in plan.rows:
        room.add(row, plan.state)


# -- two worlds that a seat can't tell apart ---------------------------------------------------------------------


def other_world(room: Room, seat: int | None, dice: Dice) -> Room:
    """The same table with everything else that this seat can't know: position, stream of chance, tokens, wishes."""
    world = fold(room.id, [room.rows[0]])
    world.rows = [scramble(room, row, seat) for row in room.rows]
    world.line = [(seq, cast(Moved, world.rows[seq - 1])) for seq, _ in room.line]
    world.seats = [
        msgspec.structs.replace(found, token=found.token if number == seat else "another")
        for number, found in enumerate(room.seats)
    ]
    world.host = room.host if seat == 0 else "another host"
    world.players, world.options, world.ask = room.players, room.options, room.ask
    world.undone = room.undone
    world.position_seq, world.choice_seq = room.position_seq, room.choice_seq
    world.commitment = room.commitment
    assert room.state is not None
    if room.state.over:
        world.state, world.secret = room.state, room.secret
    else:
        # A spectator knows what two neighbours have in common: imagine for one, then for the other.
        imagined = room.state.imagine(0 if seat is None else seat, dice)
        world.state = imagined.imagine(1, dice) if seat is None else imagined
        world.secret = secrets.token_bytes(32)
        # What a seat did itself it knows; reasons begin with what was done last.
        past = zip(room.state.past_seats, room.state.past_moves, strict=True)
        world.state.past_moves = [move for maker, move in past if maker == seat]
        world.state.past_seats = [maker for maker in room.state.past_seats if maker == seat]
    return world


def scramble(room: Room, row: AnyRow, seat: int | None) -> AnyRow:
    if isinstance(row, Started):
        return msgspec.structs.replace(
            row, secret="00" * 32, events=[blur(told, seat) for told in row.events]
        )
    if isinstance(row, Joined) and row.seat != seat:
        return msgspec.structs.replace(row, token="another", replaces="yet another", idem="another wish")
    if isinstance(row, Moved):
        text = row.move if row.seat == seat else "a move that nobody made"
        events = [blur(told, seat) for told in row.events]
        # Whether somebody else had a choice is theirs to know.
        forced = row.forced if row.seat == seat else not row.forced
        return msgspec.structs.replace(row, move=text, events=events, idem="another wish", forced=forced)
    return row


def blur(told: Event, seat: int | None) -> Event:
    if seat in told.confidants:
        return told
    facts = {"blurred": True} if told.quiet else told.facts
    return Event(told.kind, facts, told.confidants, dict.fromkeys(told.secret, "blurred"), told.quiet)


def everything_sent(room: Room, seat: int | None, tried: list[Move]) -> list[bytes]:
    """Every frame that could go to this seat at this moment; of the answers those to the moves that it tries."""
    live = Live(room, cast(Store, None), cast(Thinkers, None), Limits())
    listener = Listener(None if seat is None else token(seat), 10)
    live.listeners.add(listener)
    shown = live.show_room()
    frames: list[protocol.Frame] = [
        live.body(Events, listener.token, room.seq - 1, shown),
        protocol.RoomChanged(seq=room.seq, room=shown),
    ]
    if room.seq % STORY == 0 or room.phase == "over":
        frames.append(live.body(Snapshot, listener.token, 0, shown))
        frames.append(live.body(Events, listener.token, room.seq // 2, shown))
    if seat is not None:
        frames += answers(room, seat, tried)
    # `present` follows the connections, which are the same in both worlds but for the names of their tokens.
    return [encode(frame).replace(b'"present":true', b'"present":false') for frame in frames]


def worth_trying(room: Room, dice: Dice) -> list[Move]:
    """Moves of the verbs that are asked for now, and any others."""
    state = room.state
    assert state is not None
    every = list(room.game.table.moves)
    if LONG:
        return every
    verbs = {move.verb for seat in state.deciding for move in state.moves(seat)}
    near = [move for move in every if move.verb in verbs]
    dice.shuffle(near)
    dice.shuffle(every)
    return near[:NEAR] + every[:FAR]


def answers(room: Room, seat: int, tried: list[Move]) -> list[protocol.Frame]:
    """What this seat hears when it touches for these moves or tries them."""
    state = room.state
    assert state is not None
    found: list[protocol.Frame] = []
    for move in tried:
        for reasons in (explain_move(state, seat, move.code), explain_touches(state, seat, move.touches)):
            found.append(protocol.Explained(id="", legal=not reasons, reasons=show_reasons(reasons)))
        if move not in state.moves(seat):
            found.append(rejection(room, DoMove(idem="x", seat=seat, base=room.seq, move=move.code), seat))
    return found


def rejection(room: Room, frame: DoMove, seat: int) -> protocol.Frame:
    with pytest.raises(Reject) as rejected:
        wishes.wish(room, frame, token(seat), range(room.players))
    reasons = show_reasons(rejected.value.reasons)
    return protocol.Rejected(idem="x", code=rejected.value.code, reasons=reasons, seq=room.seq)


def compare_worlds(room: Room, dice: Dice) -> None:
    for seat in (None, *range(room.players)):
        tried = worth_trying(room, dice)
        here = everything_sent(room, seat, tried)
        there = everything_sent(other_world(room, seat, dice), seat, tried)
        for one, other in zip(here, there, strict=True):
            assert one == other, f"seat {seat} can tell two worlds apart"


def go_on(room: Room, dice: Dice) -> None:
    """A random legal wish: mostly a move, now and then one is taken back."""
    state = room.state
    assert state is not None
    everyone = range(room.players)
    seat = dice.below(room.players)
    if dice.below(6) == 0:
        try:
            idem = secrets.token_hex(4)
            frame: DoUndo | DoRedo = DoUndo(idem=idem, seat=seat, base=room.seq, turn=dice.below(2) == 0)
            if dice.below(3) == 0:
                frame = DoRedo(idem=idem, seat=seat, base=room.seq)
            add(room, wishes.wish(room, frame, token(seat), everyone if dice.below(2) else ()))
            return
        except Reject:
            pass
    seat = state.deciding[dice.below(len(state.deciding))]
    moves = state.moves(seat)
    add(room, wishes.play(room, seat, moves[dice.below(len(moves))].code, forced=len(moves) == 1))


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
@given(seed=st.integers(0, 2**32))
@settings(max_examples=max(1, settings().max_examples // 60), phases=(Phase.explicit, Phase.generate))
def test_no_frame_tells_two_worlds_apart(game: str, players: int, options: dict[str, Any], seed: int) -> None:
    dice = seeded(seed)
    room = new_room(game, players, options, dice)
    shown_then: list[tuple[int, int | None, Any]] = []
    for _ in range(400):
        compare_worlds(room, dice)
        assert room.state is not None
        shown_then += [(room.seq, seat, room.state.view(seat)) for seat in (None, *range(players))]
        if room.state.over:
            break
        go_on(room, dice)
    # The history shows what was seen then, and nothing that came to light later.
    for seq, seat, view in shown_then[:: 1 + len(shown_then) // 60]:
        assert sight.glance(room, seat, seq).view == view


class Ear:
    """Stands in for the worker processes and keeps what they are handed."""

    def __init__(self) -> None:
        self.handed: list[Any] = []

    async def do(self, task: Any, /, *arguments: Any, **_: Any) -> Any:
        self.handed.append(msgspec.json.encode(arguments[:4]))
        return []


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_bot_is_handed_nothing_that_tells_two_worlds_apart(
    game: str, players: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    dice = seeded(3)
    room = new_room(game, players, options, dice)
    ear = Ear()
    monkeypatch.setattr("hexenkessel.bots.thinkers.fresh_dice", lambda: seeded(4))
    monkeypatch.setattr(Workers, "do", lambda _, *call, **how: ear.do(*call, **how))

    async def think(state: State, seat: int) -> bytes:
        await Thinkers(1).move(state, seat, "witch")
        await Thinkers(1).hint(state, seat)
        assert room.secret.hex().encode() not in ear.handed[-1]
        return cast(bytes, ear.handed[-2]) + cast(bytes, ear.handed[-1])

    while room.phase == "playing":
        assert room.state is not None
        for seat in range(players):
            there = other_world(room, seat, dice).state
            assert there is not None
            assert asyncio.run(think(room.state, seat)) == asyncio.run(think(there, seat))
        for _ in range(4):
            go_on(room, dice) if room.phase == "playing" else None


# -- the same over the wire --------------------------------------------------------------------------------------


class Eavesdropper(Visitor):
    """Keeps every frame as it came."""

    def __init__(self, address: str, table: str = "", token: str | None = None) -> None:
        super().__init__(address, table, token)
        self.overheard: list[str] = []

    def hear(self, data: str | bytes) -> None:
        self.overheard.append(data if isinstance(data, str) else data.decode())
        super().hear(data)


def test_on_the_wire_only_cards_that_a_seat_may_know(server: Server) -> None:
    """The names of cards in every frame of a whole game: those in sight, and those in the hand of the reader."""

    async def scenario() -> None:
        people = await server.party(people=3)
        ears = [Eavesdropper(server.address, person.table, person.token) for person in people]
        for ear, person in zip(ears, people, strict=True):
            ear.cookie = person.cookie
        # Whoever watches is somebody else: a seat is the guest's.
        ears.append(Eavesdropper(server.address, people[0].table))
        await ears[-1].enter()
        for ear in ears:
            await ear.connect()
        room = server.live(people[0].table).room
        known: list[set[str]] = [set() for _ in ears]
        while True:
            assert room.state is not None
            for number, ear in enumerate(ears):
                await until(ear, people[0].seq)
                known[number] |= in_sight(room, number if number < 3 else None)
                check_overheard(room, ear, known[number])
            if room.state.over:
                break
            seat = deciding(people[0])[0]
            await people[seat].hint(seat) if room.seq % 20 == 0 else None
            await until(people[seat], people[0].seq)
            if moves := side(people[seat], seat).moves:
                await people[seat].move(seat, moves[0])
            await until(people[0], people[0].seq + 1)
        await close(*people, *ears)

    asyncio.run(scenario())


def in_sight(room: Room, seat: int | None) -> set[str]:
    state: Any = room.state
    cards = {*state.pile, *state.trick, *(card for pile in state.captured for card in pile)}
    cards |= {card for hand in state.open_hands for card in hand}
    cards |= set() if seat is None else set(state.hands[seat])
    return {state.box.names[card] for card in cards}


def check_overheard(room: Room, ear: Eavesdropper, known: set[str]) -> None:
    assert room.state is not None
    for text in ear.overheard:
        assert set(re.findall(r"\b[BYRGPW][1-9]\b", text)) <= known
        assert not re.search(r"blake2b|sfc32|stack\":\[", text)
        for seat in room.seats:
            assert seat.token is not None and seat.token not in text
        if not room.state.over:
            assert room.secret.hex() not in text
    ear.overheard.clear()


def test_the_commitment_is_published_before_and_the_secret_after() -> None:
    dice = seeded(5)
    room = new_room("blackmore", 2, {}, dice)
    assert room.commitment == commitment(room.secret)
    while room.phase != "over":
        shown = sight.show_room(room, (), 0)
        assert shown.secret is None and shown.commitment == room.commitment
        go_on(room, dice)
    assert sight.show_room(room, (), 0).secret == room.secret.hex()
