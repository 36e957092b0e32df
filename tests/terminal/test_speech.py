"""Sentences: everything that happens in a game has its words in both languages."""

import re
from typing import Any

import pytest

import hexenkessel as hx
from hexenkessel import shelf
from hexenkessel.kernel.errors import Refusal
from hexenkessel.shelf import folder
from hexenkessel.table.protocol import show_sheet
from hexenkessel.terminal import describe, rulebook
from hexenkessel.terminal.kit import Scene
from hexenkessel.terminal.speech import Speech, game_words
from hexenkessel.words import LANGUAGES, SHELL, Catalogue

NAMES = ["", "Morgana", "Walpurga", "Sibylle", "Ottilie", "Kunigunde"]


def whole_game(id: str, players: int, seed: int) -> hx.State:
    state = hx.game(id).start(players=players, seed=seed)
    events = state.listen()
    dice = hx.seeded(seed)
    while not state.over:
        for seat in state.deciding[:1]:
            moves = state.moves(seat)
            state.play(seat, moves[dice.below(len(moves))])
    assert events
    return state


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", hx.games())
def test_everything_that_happens_has_its_sentence(id: str, lang: str) -> None:
    """Never the fallback, which is the bare kind of the event; never half a sentence."""
    game = hx.game(id)
    for players in game.players:
        state = whole_game(id, players, players)
        for seat in (0, players - 1, None):
            speech = Speech(lang, game, NAMES[:players], seat)
            for event in state.events or []:
                shown = event.shown_to(seat)
                if shown is None:
                    continue
                sentence = speech.event(shown)
                assert re.match(r"[„“]?[A-ZÄÖÜ0-9].*[.!]$", sentence), (shown, sentence)
                assert sentence != speech.event({"kind": "no-such-kind"})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", hx.games())
def test_every_move_question_and_ending(id: str, lang: str) -> None:
    game = hx.game(id)
    state = game.start(seed=1)
    speech = Speech(lang, game, NAMES[: state.players], 0)
    for move in game.table.moves:
        assert speech.move(move) != move.text
    while not state.over:
        for seat in (0, 1):
            view = state.view(seat)
            question = Speech(lang, game, NAMES[: state.players], seat).question(view)
            assert question and question != speech.words.text("shell-turn.you")
        seat = state.deciding[0]
        state.play(seat, state.moves(seat)[0])
    assert speech.ending(state.ending) != state.ending
    assert len(speech.ranking(state.view(0), show_sheet(state.game.sheet(state)))) == state.players
    assert speech.question(state.view(0)) == ""


def test_ostara_is_ranked_and_who_plays_together_is_not() -> None:
    """And the result says where the points come from."""
    alone = whole_game("witchdom", 1, 5)
    sheet = show_sheet(alone.game.sheet(alone))
    lines = Speech("en", alone.game, ["Ada"], 0).ranking(alone.view(0), sheet)
    ostara = next(line for line in lines if "Ostara" in line)
    assert len(lines) == 2 and lines.index(ostara) == (0 if sheet.totals[1] > sheet.totals[0] else 1)
    row = max(sheet.rows, key=lambda one: one.points[1])
    assert f"{sheet.totals[1]} points" in ostara and f" {row.points[1]}" in ostara.split("(")[1]
    together = hx.game("witches").start(players=2, seed=4, mode="together")
    while not together.over:
        seat = together.deciding[0]
        together.play(seat, together.moves(seat)[-1])
    shown = show_sheet(together.game.sheet(together))
    said = Speech("de", together.game, ["Ada", "Bea"], 0).ranking(together.view(0), shown)
    assert shown.together and [line.split(":")[0] for line in said] == ["Du", "Bea"]


def test_you_and_the_others() -> None:
    game = hx.game("blackmore")
    speech = Speech("en", game, NAMES[:4], 0)
    assert speech.event({"kind": "led", "seat": 0, "card": "B7"}) == "You lead Moon 7."
    assert speech.event({"kind": "led", "seat": 2, "card": "W1"}) == "Walpurga leads Feather 1."
    assert speech.event({"kind": "drew", "seat": 2}) == "Walpurga draws a card from the stack."
    assert speech.event({"kind": "drew", "seat": 0, "card": "G3"}) == "You draw Leaf 3 from the stack."
    over = {"kind": "over", "scores": [70, 60, 70, 70], "winners": [0, 2, 3]}
    assert speech.event(over) == "You win together with Walpurga and Sibylle, with 70 magic points each."
    watching = Speech("en", game, NAMES[:4], None)
    assert watching.event(over).startswith("Seat A, Walpurga and Sibylle win together")
    assert watching.names[0] == "Seat A" and speech.names[0] == "You"


def test_refusals_name_their_rule() -> None:
    speech = Speech("de", hx.game("blackmore"), NAMES[:4], 0)
    own = speech.refusal(Refusal("BM-4.1", "not-in-hand"))
    assert own == "Diese Karte hast du nicht auf der Hand. (Regel BM-4.1)"
    shared = speech.refusal(Refusal("BM-8.6", "game-over"))
    assert shared == "Diese Partie ist zu Ende, es gibt keinen Zug mehr. (Regel BM-8.6)"


def test_a_game_without_words_is_spoken_of_by_its_ids(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hexenkessel.shelf.folder", lambda id: tmp_path)
    game = hx.game("toy_cauldron")
    state = game.start(players=2, seed=1)
    speech = Speech("de", game, ["", "Morgana"], 0)
    assert speech.title == game.title
    assert speech.move(game.table.moves[0]) == game.table.moves[0].text
    assert speech.event({"kind": "boom", "seat": 1}) == "boom, kind boom, seat 1, name Morgana"
    assert speech.refusal(Refusal("KK-1", "never-heard")) == "never-heard (Regel KK-1)"
    assert speech.question(state.view(0)) == "Du bist am Zug."


# -- what is worth a line ------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", shelf.games())
def test_what_is_too_small_for_a_line_is_said_once(id: str) -> None:
    """The game names the kinds, for the page and for the terminal; every one of them is something that it could tell."""
    game = hx.game(id)
    speech = Speech("en", game, NAMES[:2], 0)
    told = {key.removeprefix(f"{id}-event-").split(".")[0] for key in event_keys(id)}
    assert sorted(game.minor - told) == []
    assert speech.chronicle([{"kind": kind, "seat": 1} for kind in sorted(game.minor)]) == []
    board = (shelf.folder(id) / "board.js").read_text(encoding="utf-8")
    assert not (game.minor and "export const minor" in board)


def event_keys(id: str) -> list[str]:
    words = (shelf.folder(id) / "words.en.ftl").read_text(encoding="utf-8")
    return re.findall(rf"^({id}-event-[\w-]+) =", words, re.MULTILINE)


def test_what_small_things_are_depends_on_the_game() -> None:
    """One's own card is told where that of others is not; a game that names no kinds tells everything."""
    speech = Speech("en", hx.game("blackmore"), NAMES[:2], 0)
    news: list[dict[str, Any]] = [
        {"kind": "drew", "seat": 1},
        {"kind": "drew-card", "seat": 0, "card": "B7"},
    ]
    assert [shown for shown, _ in speech.chronicle(news)] == news[1:]
    toy = Speech("en", hx.game("toy_cauldron"), NAMES[:2], 0)
    assert toy.game.minor == frozenset() and len(toy.chronicle([{"kind": "sealed", "seat": 1}])) == 1
    cards = Speech("en", hx.game("grimoria"), NAMES[:2], 0)
    dealt = [{"kind": "dealt", "slot": slot, "card": "king"} for slot in (0, 1)]
    assert [shown for shown, _ in cards.chronicle(dealt)] == dealt[:1], "what only a Seer sees is told"


# -- the table in words --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_view_can_be_described(lang: str) -> None:
    game = hx.game("toy_cauldron")
    for players in game.players:
        state = game.start(players=players, seed=2)
        while not state.over:
            for seat in (0, None):
                speech = Speech(lang, game, NAMES[:players], seat)
                scene = Scene(state.view(seat), speech.words, speech.names)
                lines = describe.sentences(scene, speech)
                assert len(lines) == len(set(lines)) == len(game.view_shape().shapes) - len(describe.SHARED)
                assert all(re.match(r"[\w ]+: .+$", line) for line in lines)
            seat = state.deciding[0]
            state.play(seat, state.moves(seat)[-1])


# -- the rulebook --------------------------------------------------------------------------------------------


def test_a_second_player_has_a_name_too() -> None:
    speech = Speech("en", hx.game("blackmore"), NAMES[:3], 1)
    facts = {"caster_seat": 2, "victim_seat": 1, "spell": 7, "order": [1, 2], "brave": True}
    told = speech.told(facts)
    assert (told["caster"], told["caster_you"]) == ("Walpurga", "false")
    assert (told["victim"], told["victim_you"]) == ("Morgana", "true")
    assert (told["spell"], told["brave"]) == (7, "true") and "order" not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_may_have_won(lang: str) -> None:
    speech = Speech(lang, hx.game("blackmore"), NAMES[:3], 1)
    assert speech.winners(()) == {"de": "Niemand gewinnt.", "en": "Nobody wins."}[lang]


@pytest.mark.parametrize(
    ("game", "players", "said"),
    [
        ("witchdom", 1, {"de": "Ostara gewinnt.", "en": "Ostara wins."}),
        ("witches", 1, {"de": "Du hast verloren.", "en": "You have lost."}),
        ("witches", 3, {"de": "Alle haben verloren.", "en": "You have all lost."}),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_says_who_wins_where_no_seat_does(
    game: str, players: int, said: dict[str, str], lang: str
) -> None:
    speech = Speech(lang, hx.game(game), NAMES[:players], 0)
    assert speech.winners(()) == said[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rule_of_every_choice_and_refusal_can_be_read(lang: str) -> None:
    book = rulebook.Rulebook(folder("blackmore"), lang)
    for rule in ("BM-4.1", "BM-4.2", "BM-4.4", "BM-6.1", "BM-6.2", "BM-6.5", "BM-8.6"):
        text = book.paragraph(rule)
        assert text.startswith(f"**{rule.removeprefix('BM-')}**")
        assert "<a" not in text and "](" not in text
        assert text in book.chapter(rule) and book.chapter(rule).startswith(f"## {rule[3]} ")
    assert book.paragraph("BM-99") == ""
    assert rulebook.Rulebook(folder("blackmore") / "nowhere", lang).paragraph("BM-4.1") == ""


def test_a_rule_as_plain_text() -> None:
    assert rulebook.plain("**4.1** Wer *an der*\nReihe ist.\n\nNeu.") == "4.1 Wer an der Reihe ist.\n\nNeu."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_terminal_can_be_said(lang: str) -> None:
    source = (SHELL / f"terminal.{lang}.ftl").read_text(encoding="utf-8")
    facts = dict.fromkeys(re.findall(r"\$(\w+)", source), 2)
    keys = re.findall(r"^(terminal-[\w-]+) =", source, re.MULTILINE)
    words = Catalogue(lang)
    assert keys
    for key in keys:
        for each in (key, f"{key}.help", f"{key}.you", f"{key}.other"):
            if words.has(each):
                assert not re.search(r"[{}\u2068\u2069]", words.text(each, **facts)), each


def test_the_words_of_one_game() -> None:
    assert game_words("de", "blackmore").text("blackmore-title") == "Die Hexen von Blackmore"
    assert "3 zu Beginn" in game_words("de", "toy_cauldron").text("toy_cauldron-thing-pond.help")
