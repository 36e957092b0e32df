"""The review of a record in plain lines: luck and skill, the moments that mattered, every decision."""

from pathlib import Path
from typing import Final

from hexenkessel import shelf
from hexenkessel.bots.reasons import Reason
from hexenkessel.kernel.errors import HexenkesselError
from hexenkessel.kernel.records import parse_record
from hexenkessel.learning.review import SIMULATIONS, Decision, Parts, Review, review
from hexenkessel.terminal.files import blame, read_text
from hexenkessel.terminal.plain import say
from hexenkessel.terminal.speech import Speech
from hexenkessel.words import figure

BAR: Final = 30
# So many points of the curve are told.
POINTS: Final = 12


def main(file: Path, seat: int, lang: str, simulations: int = SIMULATIONS) -> int:
    text = read_text(file)
    try:
        speech, told = think(text, seat, lang, simulations)
    except HexenkesselError as error:
        raise blame(file, error) from None
    for line in lines(told, speech):
        say(line)
    return 0


def think(text: str, seat: int, lang: str, simulations: int) -> tuple[Speech, Review]:
    """The whole review; or, where somebody does not want to wait, what is known so far."""
    growing = review(text, seat, simulations=simulations)
    told = next(growing)
    record = parse_record(text)
    names = [record.headings.get(f"name.{number}", "") for number in range(1, told.players + 1)]
    speech = Speech(lang, shelf.game(told.game), names, seat)
    say(speech.title)
    say(speech.words.text("review-terminal-reading"))
    try:
        for latest in growing:
            told = latest
    except KeyboardInterrupt:
        say(speech.words.text("review-stopped"))
    return speech, told


def lines(told: Review, speech: Speech) -> list[str]:
    words = speech.words
    name = speech.name(told.seat)
    found = ["", f"{words.text('review-title')}: {name}"]
    if not told.decisions:
        return [*found, words.text("review-nothing", name=name)]
    wrong = sum(decision.given > 0 for decision in told.decisions)
    accuracy = words.text("review-percent", percent=told.accuracy or 0)
    found.append(f"{words.text('review-accuracy')}: {accuracy}")
    found.append(words.text("review-counts", count=wrong, all=len(told.decisions)))
    found += curve(told, speech)
    if told.parts is not None:
        found += parts(told, told.parts, speech)
    found += ["", words.text("review-moments")]
    mattered = [decision for decision in told.decisions if decision.at in told.moments]
    found += [line for decision in mattered for line in moment(decision, speech)]
    if not mattered:
        found.append(words.text("review-moments-none"))
    found += ["", words.text("review-decisions")]
    return found + [line for decision in told.decisions for line in listed(decision, speech)]


def curve(told: Review, speech: Speech) -> list[str]:
    """A few points of it, each as a number and as a bar."""
    words = speech.words
    found = ["", words.text("review-curve.together" if told.shared else "review-curve")]
    every = -(-len(told.curve) // POINTS)
    for number, point in enumerate(told.curve):
        if number % every == 0 or number == len(told.curve) - 1:
            chance = point.chances[told.seat]
            percent = words.text("review-percent", percent=round(100 * chance))
            place = words.text("review-moment-number", number=min(point.at + 1, told.moves))
            found.append(f"{place:>10} {percent:>6} {'█' * round(BAR * chance)}")
    return found


def parts(told: Review, found: Parts, speech: Speech) -> list[str]:
    words = speech.words
    rows = [("start-shared" if told.shared else "start", found.start)]
    rows += [] if told.shared else [("deal", found.deal)]
    rows += [("decisions", found.decisions), ("chance", found.chance)]
    rows += [] if told.players == 1 else [("others", found.others)]
    told_lines = ["", words.text("review-parts")]
    for part, value in rows:
        sign = "" if part.startswith("start") else "+" if value > 0 else ""
        label = words.text(f"review-part-{part}")
        share = words.text("page-percent", share=figure(f"{sign}{value}"))
        told_lines.append(f"  {label:<18}{share}  {words.text(f'review-part-{part}.help')}")
    return [
        *told_lines,
        f"  {words.text('review-part-result'):<18}{words.text('page-percent', share=found.result)}",
    ]


def moment(decision: Decision, speech: Speech) -> list[str]:
    words = speech.words
    move = speech.move(speech.game.move(decision.played))
    key = "review-moment-given" if decision.given > 0 else "review-moment-found"
    share = decision.given if decision.given > 0 else decision.gap
    number = words.text("review-moment-number", number=decision.at + 1)
    sentence = words.text(key, move=move, percent=at_least_one(share), doubt=at_least_one(decision.doubt))
    found = [f"  {number}: {sentence}"]
    if decision.given > 0:
        best = speech.move(speech.game.move(decision.best))
        found.append(f"    {words.text('review-place-is', move=best)}")
    return found + [f"    {reason_words(reason, speech)}" for reason in decision.reasons]


def listed(decision: Decision, speech: Speech) -> list[str]:
    words = speech.words
    line = words.text(
        "review-terminal-decision",
        number=decision.at + 1,
        grade=words.text(f"review-grade-{decision.grade}"),
        move=speech.move(speech.game.move(decision.played)),
    )
    if not decision.given:
        return [f"  {line}"]
    lost = words.text(
        "review-decision-given", percent=at_least_one(decision.given), doubt=at_least_one(decision.doubt)
    )
    better = words.text("review-terminal-better", move=speech.move(speech.game.move(decision.best)))
    return [f"  {line}, {lost}; {better}"]


def reason_words(reason: Reason, speech: Speech) -> str:
    move = speech.move(speech.game.move(reason.move)) if reason.move else ""
    return speech.words.text(reason.key, **speech.told(reason.facts), move=move)


def at_least_one(share: float) -> int:
    """In percent; a share that would be rounded away is still told."""
    return max(1, round(100 * share))
