"""Reviews: fair, reproducible, and the parts make the whole."""

import re
from dataclasses import asdict

import pytest

import hexenkessel as hx
from hexenkessel import State, bots, seeded
from hexenkessel.kernel.errors import BrokenRecord, OtherContent, WrongSeat
from hexenkessel.learning.review import Review, Reviewer, in_percent, review
from hexenkessel.learning.studies import compare, difference, duel, outline, study
from tests.moments import tables

# Quick to think about, and it has secrets: cards in hand, and what the others still hold.
GAME = "blackmore"


def played(state: State, players: list[bots.Bot], seed: int) -> State:
    dice = seeded(seed)
    while not state.over:
        seat = state.deciding[0]
        state.play(seat, bots.ask(players[seat], state, seat, dice))
    return state


def at_random(id: str, players: int, seed: int = 7) -> State:
    start = tables(id, players)[0].start(seed)
    return played(start, [bots.make("thumb")] * players, seed)


def whole(record: str, seat: int = 0, seed: int = 1, simulations: int = 600) -> Review:
    *_, last = review(record, seat, seed, simulations)
    assert last.whole
    return last


@pytest.mark.parametrize(
    ("id", "players"), [(id, min(hx.game(id).players)) for id in hx.games()] + [(GAME, 4)]
)
def test_luck_and_skill_add_up_to_the_result(id: str, players: int) -> None:
    end = at_random(id, players)
    found = outline(end.record, players - 1)
    reviewer = Reviewer(found, players - 1)
    # The coarse look, as coarse as it gets: that every change belongs to one part does not depend on how well it is known.
    for place in found.places:
        reviewer.take(study(end.record, players - 1, place.at, 6, 3))
    shares = reviewer.shares(found.places)
    assert sum(shares) == pytest.approx(found.result[players - 1], abs=1e-9)
    told = reviewer.review()
    assert told.parts is not None
    parts = asdict(told.parts)
    assert sum(parts.values()) - parts["result"] == parts["result"]
    assert told.parts.decisions <= 0
    assert len(told.curve) == len(found.places) + 1
    own = [seat for seat in end.past_seats if seat == players - 1]
    assert len(told.decisions) + told.forced == len(own)
    if players == 1:
        assert told.shared and told.parts.deal == 0
    else:
        assert told.parts.result == round(100 * (players - 1 in end.winners()) / max(1, len(end.winners())))


def test_whole_percents_add_up_as_well() -> None:
    for shares in ([0.25, 0.004, -0.126, 0.3333, -0.4613], [0.3349, -0.0049, -0.0049, -0.0049, 0.6798]):
        parts = in_percent(shares)
        told = [parts.start, parts.deal, parts.decisions, parts.chance, parts.others]
        assert sum(told) == parts.result == round(100 * sum(shares))
        assert all(abs(part - 100 * share) < 1 for part, share in zip(told, shares, strict=True))


def test_the_search_s_own_choice_gives_away_nothing() -> None:
    players = [bots.make("grandmaster", None, 300), bots.make("thumb")]
    end = played(hx.game(GAME).start(players=2, seed=11), players, 5)
    told = whole(end.record, simulations=8_000)
    for decision in told.decisions:
        assert decision.given <= decision.doubt or decision.grade == "good", decision
    assert told.accuracy is not None and told.accuracy >= 98
    careless = played(hx.game(GAME).start(players=2, seed=11), [bots.make("random"), bots.make("thumb")], 5)
    worse = whole(careless.record, simulations=8_000)
    assert worse.accuracy is not None and worse.accuracy < told.accuracy
    assert any(decision.grade == "blunder" for decision in worse.decisions)


def test_a_planted_blunder_is_found() -> None:
    """By rule of thumb, but for one move: the worst there is, where that costs a lot."""
    state = hx.game(GAME).start(players=4, seed=2)
    thumb = bots.make("thumb")
    dice = seeded(8)
    planted = -1
    while not state.over:
        seat = state.deciding[0]
        choice = bots.ask(thumb, state, seat, dice)
        moves = state.moves(seat)
        if seat == 0 and planted < 0 and len(moves) > 1:
            tallies = duel(bots.imagined(state, 0, dice), 0, moves, dice, 80)
            order = sorted(range(len(moves)), key=lambda place: sum(tallies[place].own))
            lost, doubt = difference(tallies[order[-1]], tallies[order[0]])
            if lost - doubt > 0.15:
                planted = len(state.past_moves)
                choice = moves[order[0]]
        state.play(seat, choice)
    assert planted >= 0, "this game never gave a chance to blunder"
    told = whole(state.record, simulations=12_000)
    assert planted in told.moments
    (found,) = [decision for decision in told.decisions if decision.at == planted]
    assert found.grade == "blunder" and found.best != found.played


@pytest.mark.parametrize("game", hx.games())
def test_what_a_seat_could_not_know_changes_nothing(game: str) -> None:
    """The same moves out of two worlds that this seat can't tell apart are judged alike, to the last digit."""
    for seed in range(3):
        state = tables(game, 2 if 2 in hx.game(game).players else hx.game(game).players[0])[0].start(seed)
        dice = seeded(seed)
        for _ in range(6 + 9 * seed):
            if not state.over:
                state.play(state.deciding[0], bots.ask(bots.make("thumb"), state, state.deciding[0], dice))
        if state.over or len(moves := state.moves(seat := state.deciding[0])) == 1:
            continue
        real = compare(bots.imagined(state, seat, seeded(4)), seat, moves[-1], seeded(5), 48, 0)
        other = state.imagine(seat, seeded(100 + seed))
        same = compare(bots.imagined(other, seat, seeded(4)), seat, moves[-1], seeded(5), 48, 0)
        assert asdict(real) == asdict(same)


def test_two_records_that_differ_in_secrets_get_the_same_grade() -> None:
    """Two deals that look alike from the first seat: its first decision is graded alike in both records."""
    real = hx.game(GAME).start(players=4, seed=5)
    while real.deciding[0] != 0:
        real.play(real.deciding[0], bots.ask(bots.make("thumb"), real, real.deciding[0], seeded(1)))
    findings = []
    for world in (real, real.imagine(0, seeded(77))):
        start = hx.game(GAME).load(world.dump() | {"moves": [], "seed": None, "origin": None})
        end = played(start, [bots.make("thumb")] * 4, 3)
        first = next(place for place in outline(end.record, 0).places if place.own)
        findings.append((end.dump(), asdict(study(end.record, 0, first.at, 120, 9))))
    assert findings[0][0] != findings[1][0]
    assert findings[0][1] == findings[1][1]


def test_a_review_is_the_same_for_a_seed_and_shows_something_early() -> None:
    record = at_random(GAME, 3).record
    seen = list(review(record, 1, 6, 3000))
    assert asdict(seen[-1]) == asdict(whole(record, 1, 6, 3000))
    assert asdict(seen[-1]) != asdict(whole(record, 1, 7, 3000))
    # Every decision has been looked at before any of them is looked at again.
    decisions = len(seen[-1].decisions)
    assert [len(told.decisions) for told in seen[:decisions]] == list(range(1, decisions + 1))
    assert all(told.done <= told.planned for told in seen)


def test_what_cannot_be_reviewed_is_refused_in_words() -> None:
    record = at_random(GAME, 2).record
    other = re.sub(r'\[content "\w+"\]', '[content "0123456789abcdef"]', record)
    with pytest.raises(OtherContent):
        outline(other, 0)
    with pytest.raises(WrongSeat):
        outline(record, 2)
    unfinished = re.sub(r'\[result ".*"\]\n', "", "\n".join(record.splitlines()[:-3]) + "\n")
    with pytest.raises(BrokenRecord, match="review-unfinished"):
        outline(unfinished, 0)
