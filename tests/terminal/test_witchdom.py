"""Witchdom in the terminal: the whole table in lines and as a picture, alone against Ostara too."""

import re

import pytest

import hexenkessel as hx
from hexenkessel import State, seeded
from hexenkessel.games.witchdom import terminal
from hexenkessel.games.witchdom.terminal_lines import card_name
from hexenkessel.terminal.kit import Scene
from hexenkessel.terminal.speech import Speech
from hexenkessel.words import LANGUAGES
from tests.moments import walk
from tests.terminal.screen import NAMES, drawn, scene_of

BROKEN = r"[{}\u2068\u2069]|Traceback|witchdom-[a-z]+-|_seat|\bnull\b|\bNone\b"


# -- in plain lines ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_lines_say(lang: str) -> None:
    state = hx.game("witchdom").start(2, seed=3, animals=True)
    view = state.view(0)
    text = "\n".join(terminal.sentences(scene_of(state, 0, lang)))
    words = Speech(lang, state.game, NAMES[:2], 0).words
    for row in view["rows"]:
        assert words.text("witchdom-potion", potion=row["potion"]) in text
        assert words.text("witchdom-card", card=row["witch"]) in text
    for card in view["owners"][0]["hand"]:
        assert words.text("witchdom-card", card=card) in text
    assert all(words.text("witchdom-goal", goal=one["goal"].split("-")[0]) in text for one in view["goals"])
    assert not re.search(BROKEN, text)


def said_by(state: State, lang: str, seat: int | None = 0) -> list[str]:
    return terminal.sentences(scene_of(state, seat, lang))


@pytest.mark.parametrize(("lang", "players"), [("de", 1), ("en", 3)])
def test_nothing_that_is_open_is_hidden_in_the_lines(lang: str, players: int) -> None:
    """Every open card is named at any time: hands, piles, clans, Ostara's witches, what went under a stack (WD-14.1)."""
    state = hx.game("witchdom").start(
        players, seed=5, animals=True, **({} if players > 1 else {"solo_level": 2})
    )
    words = Speech(lang, state.game, NAMES[:players], 0).words
    known = 0
    for number, moment in enumerate(walk(state, seeded(5))):
        if number % 7:
            continue
        view = moment.view(0)
        lines = said_by(moment, lang)
        for owner, own in enumerate(view["owners"]):
            name = words.text("witchdom-ostara") if owner == players else [*NAMES][owner]
            line = next(one for one in lines if owner == 0 or one.startswith(f"{name}:"))
            text = "\n".join(lines) if owner == 0 else line
            for card in [*own["hand"], *own["pile"], *own["clan"]["witches"]]:
                assert words.text("witchdom-card", card=card) in text
            for potion in [*own["potions"], *own["clan"]["potions"]]:
                assert words.text("witchdom-potion", potion=potion) in text
        for stack, word in (("witch_stack", "card"), ("potion_stack", "potion")):
            for card in view[stack]["known"]:
                known += 1
                assert words.text(f"witchdom-{word}", **{word: card}) in "\n".join(lines)
            if view[stack]["back"]:
                kind = "animal" if word == "card" else "tool"
                assert words.text(f"witchdom-{kind}", **{kind: view[stack]["back"]}) in "\n".join(lines[1:3])
    assert known


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("de", "See: links Wurzel, Mitte nichts, rechts Blatt; "),
        ("en", "Lake: left root, middle nothing, right leaf; "),
    ],
)
def test_alone_the_slots_are_told_in_their_order(lang: str, said: str) -> None:
    """Moves take the left, middle or right one."""
    state = hx.game("witchdom").start(1, seed=5)
    view = state.view(0)
    view["rows"][2]["ingredients"] = ["root", None, "leaf"]
    speech = Speech(lang, state.game, NAMES[:1], 0)
    assert any(line.startswith(said) for line in terminal.sentences(Scene(view, speech.words, speech.names)))


@pytest.mark.parametrize(("lang", "bare"), [("de", "Zutat"), ("en", "ingredient")])
def test_alone_a_move_names_the_ingredient_and_its_slot(lang: str, bare: str) -> None:
    """Whoever only hears the list would not know what lies on the left."""
    picks = 0
    for state in walk(hx.game("witchdom").start(1, seed=5), seeded(5)):
        speech = Speech(lang, state.game, NAMES[:1], 0)
        for move in state.moves(0) if 0 in state.deciding else ():
            if move.verb == "pick":
                picks += 1
                view = state.view(0)
                row = view["rows"][("mountains", "forest", "lake").index(str(move.facts["place"]))]
                lying = row["ingredients"][int(move.facts["slot"]) - 1]
                said = speech.move_now(move, view)
                kind = "witchdom-ingredient" if lang == "de" else "witchdom-ingredient.one"
                assert speech.words.text(kind, ingredient=lying) in said
                assert bare not in said and said.endswith(")")
    assert picks


# -- the picture -------------------------------------------------------------------------------------------------


def test_all_banners_are_drawn() -> None:
    """w49 is a red witch who brews blue and green as well."""
    state = hx.game("witchdom").start(2, seed=3)
    view = state.view(0)
    assert [entry["secondary"] for entry in state.game.content.data["witch"] if entry["id"] == "w49"] != [[]]
    view["rows"][0]["witch"] = "w49"
    view["owners"][0]["hand"] = ["w49"]
    speech = Speech("en", state.game, NAMES[:2], 0)
    scene = Scene(view, speech.words, speech.names, width=100, height=20)
    signs = terminal.signs("w49")
    assert len(signs) > 1 and signs in drawn(terminal.paint(scene))[terminal.LAND_TOP]
    [tile] = [tile for tile in terminal.tiles(scene) if tile.touch == "hand:w49"]
    assert signs in "".join(text for text, _ in tile.lines[0])
    assert any("red/blue/green" in line for line in terminal.sentences(scene))


def test_ostaras_witches_are_drawn() -> None:
    state = hx.game("witchdom").start(1, seed=4)
    view = state.view(0)
    view["owners"][1]["hand"] = ["w01", "w49"]
    speech = Speech("en", state.game, NAMES[:1], 0)
    lines = drawn(terminal.paint(Scene(view, speech.words, speech.names, width=100, height=20)))
    for card in ("w01", "w49"):
        assert any(terminal.card_chip(card)[0] in line for line in lines[terminal.FOLK_TOP :])


def test_ostaras_turn_is_told() -> None:
    state = hx.game("witchdom").start(1, seed=4, solo_level=2)
    scene = scene_of(state, 0, width=120, height=30)
    lines = "\n".join(drawn(terminal.paint(scene)))
    tile = scene.words.text("witchdom-tile", tile=state.view(0)["ostara"]["tile"])
    assert tile in lines
    tale = state.view(0)["ostara"]["tale"]
    assert tale and all(text in lines for text in taken(scene, tale))


def taken(scene: Scene, tale: list[dict[str, object]]) -> list[str]:
    """The names of the cards that she took."""
    found = []
    for line in tale:
        if line["deed"] == "card":
            cards = [*list_of(line["witches"]), *list_of(line["potions"])]
            found += [card_name(card, scene.words) for card in cards]
    return found


def list_of(cards: object) -> list[str]:
    assert isinstance(cards, list)
    return cards
