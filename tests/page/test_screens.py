"""Every question of every game on every screen: no text is cut, covered or written over another one, everything that is
offered can be hit, and nothing goes on to the side. measure.js says what is measured."""

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

from tests.moments import LONG, Question, questions
from tests.page.conftest import Server, Table, Visit

GAMES = ("blackmore", "broom_service", "grimoria", "witchdom", "witches")
MEASURE = Path(__file__).with_name("measure.js").read_text(encoding="utf-8")


class Screen(NamedTuple):
    width: int
    height: int
    # A finger needs more room than a mouse.
    finger: bool = True


UPRIGHT = (Screen(360, 640), Screen(390, 844))
ACROSS = (Screen(667, 375), Screen(844, 390))
WIDE = (Screen(768, 1024), Screen(1280, 800, finger=False), Screen(1920, 1080, finger=False))
EVERY = UPRIGHT + ACROSS + WIDE


def sampled(id: str) -> list[Question]:
    """Each kind of question once, at its fullest; all numbers of players in a long run."""
    found = sorted(questions(id), key=lambda question: question.fullness)
    return found if LONG else list({question.asks: question for question in found}.values())


def screens(number: int) -> list[Screen]:
    """A phone upright, one held across and something larger, in turns; all of them in a long run."""
    return list(EVERY) if LONG else [kind[number % len(kind)] for kind in (UPRIGHT, ACROSS, WIDE)]


def prepare(server: Server, question: Question) -> Table:
    id, players, options = question.table
    wanted = {
        "game": id,
        "players": players,
        "seed": question.seed,
        "options": dict(options),
        "people": [question.seat],
        "played_by": "random",
        "bots": "random",
        "part": 1.0 if question.asks == "over" else 0.0,
        "asks": [],
        "fullest": {},
        "games": 1,
        "past": question.past,
    }
    found = json.loads(server.ask(json.dumps(wanted)))
    assert "error" not in found, (str(question), found["error"])
    return Table(id, found["address"], {question.seat: found["tokens"][str(question.seat)]})


def look_at(page: Page, screen: Screen) -> list[str]:
    page.set_viewport_size({"width": screen.width, "height": screen.height})
    faults: list[str] = page.evaluate("screen => measure.on(screen)", list(screen))
    return [f"{screen.width} x {screen.height}: {fault}" for fault in faults]


def touch_on(page: Page, question: Question) -> bool:
    """Touches what leads on to further touches; whether the same question then asks for the next one."""
    if question.leads_on is None:
        return False
    page.locator(f'[data-touch="{question.leads_on}"]').first.dispatch_event("click")
    page.evaluate("hand.rest()")
    here: bool = page.evaluate(
        "asks => document.querySelector('[data-asks]')?.dataset.asks === asks", question.asks
    )
    return here


@pytest.mark.parametrize("lang", ["de", "en"] if LONG else ["de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_question_fits_every_screen(visit: Visit, server: Server, game: str, lang: str) -> None:
    """What is sampled: one position and three screens a question, and German, whose words are longer."""
    page = visit(locale=lang, has_touch=True, reduced_motion="reduce", script=MEASURE)
    page.wait_for_selector(".cover")
    faults: dict[str, Any] = {}
    for number, question in enumerate(sampled(game)):
        table = prepare(server, question)
        page.evaluate("where => hand.visit(where)", [table.id, game, table.tokens[question.seat]])
        found = [fault for screen in screens(number) for fault in look_at(page, screen)]
        if touch_on(page, question):
            narrow = screens(number)[0]
            found += [f"after a touch of {question.leads_on}: {fault}" for fault in look_at(page, narrow)]
        if found:
            faults[str(question)] = found
    assert faults == {}, json.dumps(faults, indent=1, ensure_ascii=False)
