"""Every question of every game on every screen: no text is cut, covered or written over another one, everything that is
offered can be hit, and nothing goes on to the side. measure.js says what is measured."""

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

from tests.moments import LONG, Question, questions
from tests.page.conftest import Seat, Server, Table, Visit
from tests.page.lobby import open_table
from tests.page.playing import sit_down

GAMES = ("blackmore", "broom_service", "grimoria", "witchdom", "witches")
MEASURE = Path(__file__).with_name("measure.js").read_text(encoding="utf-8")


class Screen(NamedTuple):
    width: int
    height: int
    # A finger needs more room than a mouse.
    finger: bool = True


UPRIGHT = (Screen(360, 640), Screen(390, 844))
ACROSS = (Screen(667, 375), Screen(844, 390))
WIDE = (
    Screen(768, 1024),
    Screen(1280, 800, finger=False),
    Screen(1024, 768),
    Screen(1920, 1080, finger=False),
)
EVERY = UPRIGHT + ACROSS + WIDE
# Where little is left of this, and much of that, The Witches are in danger.
DANGER = {"crisis_supply": -1, "cackle_supply": -1, "aliss_supply": -1, "elves": 3}


# Of the longest games two at every table bring every kind of question, too.
LONGEST = ("broom_service", "witchdom")


def sampled(id: str) -> list[Question]:
    """Each kind of question once, at its fullest; all numbers of players in a long run."""
    games = 2 if id in LONGEST and not LONG else 4
    found = sorted(questions(id, games), key=lambda question: question.fullness)
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
        # With another person there nothing is played with its first touch: the screen after it can be looked at as well.
        "people": sorted({question.seat, (question.seat + 1) % players}),
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


def visit_table(page: Page, server: Server, question: Question) -> None:
    """Whoever is in no hurry puts away that the other person is not there."""
    table = prepare(server, question)
    where = [table.id, question.table.id, table.tokens[question.seat]]
    page.evaluate("where => hand.visit(where)", where)
    if question.table.players > 1 and question.asks != "over":
        page.locator(".request-away").dispatch_event("click")


def look_at(page: Page, screen: Screen) -> list[str]:
    page.set_viewport_size({"width": screen.width, "height": screen.height})
    faults: list[str] = page.evaluate("screen => measure.on(screen)", list(screen))
    return [f"{screen.width} x {screen.height}: {fault}" for fault in faults]


def touch_on(page: Page, question: Question) -> bool:
    """Touches what most moves begin with; whether the page then asks on, or asks to confirm. A button acts at once."""
    if not question.first_touch:
        return False
    page.locator(f'[data-touch="{question.first_touch}"]').first.dispatch_event("click")
    page.evaluate("hand.rest()")
    return page.locator("[data-touch].chosen, [data-touch].is-picked").count() > 0


@pytest.mark.parametrize("lang", ["de", "en"] if LONG else ["de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_question_fits_every_screen(visit: Visit, server: Server, game: str, lang: str) -> None:
    """What is sampled: one position and three screens a question, and German, whose words are longer."""
    page = visit(locale=lang, has_touch=True, reduced_motion="reduce", script=MEASURE)
    page.wait_for_selector(".cover")
    faults: dict[str, Any] = {}
    touched = 0
    for number, question in enumerate(sampled(game)):
        visit_table(page, server, question)
        found = [fault for screen in screens(number) for fault in look_at(page, screen)]
        if touch_on(page, question):
            touched += 1
            narrow = screens(number)[0]
            found += [f"after a touch of {question.first_touch}: {fault}" for fault in look_at(page, narrow)]
        if found:
            faults[str(question)] = found
    assert faults == {}, json.dumps(faults, indent=1, ensure_ascii=False)
    assert touched > 0, "nothing was seen that asks on after a touch"


@pytest.mark.parametrize("mode", ["together", "rivals"] if LONG else ["together"])
def test_every_danger_of_the_witches_fits(visit: Visit, seat: Seat, mode: str) -> None:
    """Counters grow words when they can lose the game."""
    table = seat("witches", 2, played_by="random", fullest=DANGER, games=6, mode=mode)
    page = visit(table, locale="de", has_touch=True, reduced_motion="reduce", script=MEASURE)
    page.wait_for_selector("[data-touch].can-act")
    assert page.locator(".tw-chip.is-danger").count() >= 2, "not dangerous enough to show anything"
    assert [fault for screen in screens(0) for fault in look_at(page, screen)] == []


def test_home_and_lobby_fit_every_screen(visit: Visit, seat: Seat) -> None:
    """With one's own tables, running and finished, and everything that can be agreed on."""
    page = visit(locale="de", has_touch=True, reduced_motion="reduce", script=MEASURE)
    page.wait_for_selector(".cover")
    for part in (0.5, 1.0):
        sit_down(page, seat("broom_service", 4, part))
        page.wait_for_selector(".stage")
    page.locator(".bar-home").dispatch_event("click")
    page.wait_for_selector(".own-reached")
    faults = [f"home: {fault}" for screen in screens(0) for fault in look_at(page, screen)]
    open_table(page, "broom_service", 4)
    faults += [f"lobby: {fault}" for screen in screens(0) for fault in look_at(page, screen)]
    assert faults == [], json.dumps(faults, indent=1, ensure_ascii=False)
