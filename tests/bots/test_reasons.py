"""The engine of reasons: the grandmaster's choice, honest about what it can't tell apart, and blind for secrets."""

import re
from dataclasses import replace
from typing import Any, Final

import pytest

import hexenkessel as hx
from hexenkessel import bots, shelf
from hexenkessel.bots import reasons
from hexenkessel.bots.reasons import Judges, Opinion, Study, ranked, recommend, study
from hexenkessel.bots.search import Search
from hexenkessel.kernel.dice import seeded
from hexenkessel.kernel.state import State
from hexenkessel.kernel.strategy import Judgement, Strategy
from hexenkessel.lab.check import strategy_of
from hexenkessel.lab.moments import moment, tables
from hexenkessel.words import LANGUAGES, Catalogue

SIMULATIONS: Final = 60


def choices(game: str, count: int = 3) -> list[State]:
    """Moments of random games, of every size and length, in which somebody has a real choice."""
    found = []
    for number in range(count):
        players = hx.game(game).players
        table = tables(game, players[number % len(players)])[0]
        for seed in range(number, number + 20):
            state = moment(table, seed, (number + 0.5) / count)
            if not state.over and len(state.moves(state.deciding[0])) > 1:
                found.append(state)
                break
    assert found
    return found


@pytest.mark.parametrize("game", hx.games())
def test_a_hint_is_what_the_grandmaster_would_do(game: str) -> None:
    """With the same dice the same search: only thrift among equals may choose otherwise."""
    bot = bots.make("grandmaster", iterations=SIMULATIONS)
    for state in choices(game):
        seat = state.deciding[0]
        chosen = bots.consider(bot, state, seat, seeded(5))[0].move.text
        thought = study(state, seat, seeded(5), 60.0, SIMULATIONS)
        if thought.best.move != chosen:
            instead = thought.about(chosen)
            assert instead is not None and instead.alike and thought.best.spends < instead.spends
        # Whoever wants no reasons gets the same move.
        dice = seeded(5)
        world = bots.imagined(state, seat, dice)
        assert recommend(world, seat, dice, 60.0, SIMULATIONS).text == thought.best.move


@pytest.mark.parametrize("game", hx.games())
def test_states_that_a_seat_cannot_tell_apart_give_the_same_reasons(game: str) -> None:
    for number, state in enumerate(choices(game, 3)):
        seat = state.deciding[-1]
        other = state.imagine(seat, seeded(100 + number))
        asked = [state.moves(seat)[-1].text]
        real = study(state, seat, seeded(7), 60.0, 60, asked)
        assert study(other, seat, seeded(7), 60.0, 60, asked) == real


@pytest.mark.parametrize("game", hx.games())
def test_opinions_are_sorted_and_about_what_was_seen(game: str) -> None:
    for state in choices(game):
        seat = state.deciding[0]
        thought = study(state, seat, seeded(2), 60.0, SIMULATIONS)
        assert len(thought.opinions) <= reasons.HEARD + 1
        equals = [opinion.alike for opinion in thought.opinions]
        assert equals == sorted(equals, reverse=True) and equals[0]
        others = [opinion.chance for opinion in thought.opinions if not opinion.alike]
        assert others == sorted(others, reverse=True)
        for opinion in thought.opinions:
            assert len(opinion.points) == len(opinion.chances) == state.players
            assert opinion.doubt >= 0.0 and -1e-9 <= opinion.chance <= 1.0 + 1e-9
            if opinion.reply is not None:
                assert opinion.reply[0] != seat


@pytest.mark.parametrize("game", hx.games())
def test_what_is_asked_about_is_spoken_of(game: str) -> None:
    """A move that the search finds silly has an opinion, too, if somebody made it."""
    for state in choices(game, 2):
        seat = state.deciding[0]
        silly = [thought.move.text for thought in bots.consider(bots.make("thumb"), state, seat, seeded(1))]
        thought = study(state, seat, seeded(3), 60.0, 60, [silly[-1]])
        opinion = thought.about(silly[-1])
        assert opinion is not None
        lost, doubt = thought.given_away(silly[-1])
        assert lost >= 0.0 and doubt >= 0.0
        assert thought.given_away(thought.best.move)[0] == 0.0


@pytest.mark.parametrize("game", hx.games())
def test_every_reason_can_be_said_in_every_language(game: str) -> None:
    catalogues = [Catalogue(lang, [shelf.folder(game)], shelf.figures) for lang in LANGUAGES]
    for state in choices(game, 3):
        seat = state.deciding[0]
        for opinion in study(state, seat, seeded(4), 60.0, 60).opinions:
            for reason in opinion.reasons:
                facts = {"move": reason.move, "other": "Ada"} | reason.facts
                for words in catalogues:
                    assert words.text(reason.key, **facts)


@pytest.mark.parametrize("game", hx.games())
def test_judgements_add_up_to_the_weights(game: str) -> None:
    """What is said of a move is what it is weighed by, and has words in every language."""
    assert [finding for finding in strategy_of(hx.game(game)) if not finding.hint] == []


def test_watching_does_not_change_what_the_search_decides() -> None:
    for game in hx.games():
        state = choices(game, 1)[0]
        seat = state.deciding[0]
        told = [
            [
                (thought.move.text, thought.chance, thought.share)
                for thought in Search(shelf.strategy(game), watch=watch).think(
                    state, seat, seeded(1), 60.0, 40
                )
            ]
            for watch in (False, True)
        ]
        assert told[0] == told[1]


@pytest.mark.parametrize("game", hx.games())
def test_moves_are_called_by_the_names_of_things(game: str) -> None:
    """Where a game names what a move is about just now, the sentence exists, says that name and no number of the place."""
    catalogues = [Catalogue(lang, [shelf.folder(game)], shelf.figures) for lang in LANGUAGES]
    for state in choices(game, 12):
        for move in state.moves(state.deciding[0]):
            here = hx.game(game).named(state.view(state.deciding[0]), move)
            for words in catalogues if here else ():
                said = words.text(f"{game}-move-{move.verb}.here", **{**move.facts, **here})
                plain = words.text(f"{game}-move-{move.verb}", **move.facts)
                places = {str(fact) for fact in move.facts.values() if isinstance(fact, int)}
                assert said != plain and places.isdisjoint(re.findall(r"\d+", said)), said


# -- what is alike ---------------------------------------------------------------------------------------------------


def opinion(move: str, visits: int, chance: float, doubt: float = 0.02, spends: float = 0.0) -> Opinion:
    return Opinion(
        move, visits, chance, doubt, [chance, 1 - chance], [5.0, 5.0], chance, doubt, 5.0, 0.5, spends
    )


def names(found: list[Opinion]) -> list[str]:
    return [each.move for each in found]


def ranks(*found: Opinion, weights: list[float] | None = None) -> tuple[str, list[str], list[str]]:
    best, alike, others = ranked(list(found), weights or [0.0] * len(found))
    return best.move, names(alike), names(others)


def test_differences_smaller_than_the_doubt_are_none() -> None:
    found = [
        opinion("a", 500, 0.50),
        opinion("b", 400, 0.49),
        opinion("d", 300, 0.30),
        opinion("c", 300, 0.44),
    ]
    assert ranks(*found) == ("a", ["b"], ["c", "d"])


def test_who_knows_little_does_not_call_everything_alike() -> None:
    assert ranks(opinion("a", 20, 0.50, 0.3), opinion("b", 20, 0.40, 0.3)) == ("a", [], ["b"])
    assert ranks(opinion("a", 20, 0.50, 0.3), opinion("b", 20, 0.45, 0.3)) == ("a", ["b"], [])


def test_among_equals_the_thrifty_one() -> None:
    """Cards are not burnt where it makes no difference; but where it does, they are."""
    card = opinion("play a card", 500, 0.50, spends=2.0)
    assert ranks(card, opinion("roll", 400, 0.475))[0] == "roll"
    assert ranks(card, opinion("roll", 400, 0.46))[0] == "play a card", "it costs too much"
    assert ranks(card, opinion("roll", 400, 0.49), weights=[1.0, 0.5])[0] == "play a card", "it looks worse"
    assert ranks(card, opinion("roll", 400, 0.475)) == ("roll", ["play a card"], [])


def test_what_seems_better_than_the_choice_counts_as_equal() -> None:
    """The search has chosen; whoever hears less of it can't know better."""
    assert ranks(opinion("a", 500, 0.50), opinion("b", 90, 0.60)) == ("a", ["b"], [])


def test_where_all_is_alike_nothing_else_is_said() -> None:
    """Silence is a sentence of its own."""
    for game in hx.games():
        for state in choices(game, 8):
            thought = study(state, state.deciding[0], seeded(1), 60.0, 40)
            if thought.alike:
                for opinion in thought.opinions:
                    first, *saved = [reason.key for reason in opinion.reasons]
                    assert first == "shell-reason-alike"
                    assert all(key.endswith(".less") for key in saved)
                return
    raise AssertionError("nothing was alike")


# -- what is said ----------------------------------------------------------------------------------------------------


class Feel(Strategy[Any]):
    """Judges as it is told: by the text of the move, and in every second world otherwise where that is asked for."""

    def __init__(self, judged: dict[str, list[Judgement]], fickle: bool = False) -> None:
        self.judged = judged
        self.fickle = fickle
        self.asked = 0

    def judge(self, state: State, seat: int, move: Any) -> list[Judgement]:
        self.asked += 1
        found = self.judged.get(move.text, [])
        if self.fickle and self.asked % 2:
            return [Judgement(each.key, each.weight, {"other": 1}) for each in found]
        return found


def said_of(feel: Feel, against: bool = False) -> list[str]:
    state = hx.game("blackmore").start(2, seed=1)
    first, second = (move.text for move in state.moves(state.deciding[0])[:2])
    feel.judged = {{"a": first, "b": second}[name]: each for name, each in feel.judged.items()}
    judges = Judges(state, state.deciding[0], seeded(1), feel)
    found = (
        judges.against(opinion(first, 9, 0.5), opinion(second, 9, 0.5))
        if against
        else judges.own(first, second)
    )
    return [reason.key.removeprefix("blackmore-reason-") for reason in found]


def test_a_move_is_praised_for_what_sets_it_apart() -> None:
    wins, keeps = Judgement("wins", 3.0), Judgement("keeps", 1.0)
    assert said_of(Feel({"a": [wins, keeps], "b": [keeps]})) == ["wins"]
    assert said_of(Feel({"a": [wins], "b": [wins]})) == []
    assert said_of(Feel({"a": [keeps, wins]})) == ["wins"], (
        "a third of the other reason is not worth a sentence"
    )
    assert said_of(Feel({"a": [Judgement("wins", 2.0), keeps]})) == ["wins", "keeps"]


def test_a_cost_is_praised_only_where_others_cost_more() -> None:
    cheap, dear = Judgement("cost", -1.0), Judgement("cost", -3.0)
    assert said_of(Feel({"a": [cheap], "b": [dear]})) == ["cost.less"]
    assert said_of(Feel({"a": [dear], "b": [cheap]})) == []
    assert said_of(Feel({"a": [cheap]})) == []
    assert said_of(Feel({"a": [dear], "b": [cheap]}), against=True) == ["cost"]


def test_what_holds_in_one_world_only_is_no_reason() -> None:
    assert said_of(Feel({"a": [Judgement("wins", 3.0)]}, fickle=True)) == []


def test_a_study_says_what_a_move_gives_away() -> None:
    best, other = replace(opinion("a", 500, 0.5), alike=True), opinion("b", 100, 0.4, 0.03)
    found = Study(0, [best, other], False, 600)
    lost, doubt = found.given_away("b")
    assert lost == pytest.approx(0.1) and doubt == pytest.approx(0.036, abs=0.001)
    with pytest.raises(KeyError):
        found.given_away("c")
