"""`hexenkessel check`: silent about what is in order, and every other thing is named, whoever's game it is."""

from collections.abc import Callable
from pathlib import Path

import pytest

from hexenkessel import cli
from hexenkessel.lab import check
from hexenkessel.words import LANGUAGES, Catalogue
from tests.plugins import change, change_source, place, write

__all__ = ["place"]


def no_rulebook(folder: Path) -> None:
    (folder / "rulebook.de.md").unlink()


def no_anchors(folder: Path) -> None:
    for lang in LANGUAGES:
        (folder / f"rulebook.{lang}.md").write_text("# Rules\n", encoding="utf-8")


def rule_in_one_book(folder: Path) -> None:
    change(folder / "rulebook.de.md", '<a id="KK-3.3"></a>', "")


def rule_twice(folder: Path) -> None:
    for lang in LANGUAGES:
        change(folder / f"rulebook.{lang}.md", '<a id="KK-3.3"></a>', '<a id="KK-3.2"></a>')


def unknown_rule(folder: Path) -> None:
    change_source(folder, 'rule: ClassVar[str] = "KK-4.2"', 'rule: ClassVar[str] = "KK-9.9"')


def one_language(folder: Path) -> None:
    (folder / "words.de.ftl").unlink()


def no_verb(folder: Path) -> None:
    for lang in LANGUAGES:
        change(folder / f"words.{lang}.ftl", "lame-move-take", "lame-move-grab")


def verb_in_one_language(folder: Path) -> None:
    change(folder / "words.en.ftl", "lame-move-take", "lame-move-grab")


def no_such_fact(folder: Path) -> None:
    for lang in LANGUAGES:
        change(folder / f"words.{lang}.ftl", "lame-move-take =", "lame-move-take = { $nothing }")


def no_event(folder: Path) -> None:
    for lang in LANGUAGES:
        change(folder / f"words.{lang}.ftl", "lame-event-rolled", "lame-event-threw")


def no_refusal(folder: Path) -> None:
    for lang in LANGUAGES:
        change(folder / f"words.{lang}.ftl", "lame-refuse-reward-first", "lame-refuse-reward-last")


def no_id(folder: Path) -> None:
    change(folder / "content.toml", "game =", "# game =")


def few_weights(folder: Path) -> None:
    change_source(
        folder, "weigh_move(state, move) for move in moves]", "weigh_move(state, move) for move in moves[1:]]"
    )


def wide_weights(folder: Path) -> None:
    change_source(folder, "return float(state.box.strength", "return 100 * float(state.box.strength")


def no_strategy(folder: Path) -> None:
    (folder / "strategy.py").unlink()


def no_lesson(folder: Path) -> None:
    (folder / "lessons" / "first.toml").unlink()


def broken_lesson(folder: Path) -> None:
    change(folder / "lessons" / "first.toml", '"brew newt" #', '"brew fly" #')


def wordy_lesson(folder: Path) -> None:
    change(folder / "lessons.en.ftl", "Fetch a toad", f"Fetch a toad{' now' * 40}")


def unknown_level(folder: Path) -> None:
    (folder / "ladder.toml").write_text("[levels]\nwarlock = [1900, 40]\n", encoding="utf-8")


def no_end(folder: Path) -> None:
    change_source(folder, "state.pond -= 1", "state.toads[seat] -= 1")
    change_source(folder, "state.hands[seat].remove(card)", "pass")
    change_source(folder, "    box = state.box\n", "    return\n    box = state.box\n")


def peeking(folder: Path) -> None:
    change_source(folder, "dice.shuffle(hidden)", "hidden.sort(key=self.stack.count)")


def other_chance(folder: Path) -> None:
    change_source(folder, "state.dice.roll()", "__import__('random').randint(1, 6)")


def shared_hands(folder: Path) -> None:
    change_source(folder, "[hand[:] for hand in self.hands]", "self.hands")


def wrong_shape(folder: Path) -> None:
    change_source(folder, '"hand_sizes": PerSeat(Number(box.hand_size))', '"hand_sizes": PerSeat(Number(2))')


def loose_check(folder: Path) -> None:
    change_source(folder, "    box = state.box\n", "    return\n    box = state.box\n")


FAULTS: dict[Callable[[Path], None], str] = {
    no_rulebook: "✗ rulebook.de.md is missing.",
    no_anchors: "✗ rulebook.en.md has no rule",
    rule_in_one_book: "✗ rulebook.de.md lacks the rule KK-3.3, which rulebook.en.md has.",
    rule_twice: "✗ rulebook.en.md has the rule KK-3.2 twice.",
    unknown_rule: "✗ Reward names the rule KK-9.9, which no rulebook has.",
    one_language: "✗ words.de.ftl is missing.",
    no_verb: "✗ words.en.ftl lacks lame-move-take.",
    verb_in_one_language: "✗ words.en.ftl lacks lame-move-take.",
    no_such_fact: "✗ words.en.ftl: lame-move-take can’t be said.",
    no_event: "no de words: lame-event-rolled",
    no_refusal: "no de words: lame-refuse-reward-first",
    no_id: '✗ content.toml has to begin with game = "lame"',
    few_weights: "✗ strategy.py can’t be relied on. weights and moves",
    wide_weights: "· The weights of the best and the worst move lie",
    no_strategy: "· There is no strategy.py",
    no_lesson: "· There is no lesson (lessons/first.toml)",
    broken_lesson: "✗ lessons/first.toml:25: “A brew fly” is not allowed at this point (rule KK-3.1).",
    wordy_lesson: "✗ lessons/first.toml:19: “lame-lesson-first-reward” is too long in en: 196 characters",
    unknown_level: "✗ ladder.toml:2: Nothing here is called warlock.",
    no_end: "✗ Every game ends, and no piece is lost on the way. That does not hold at lame-2-brew=1",
    peeking: "✗ What is imagined depends on what the seat knows",
    other_chance: "✗ All chance comes from the dice of the game.",
    shared_hands: "✗ No copy changes when the original is played on.",
    wrong_shape: "✗ A view fits its shape.",
    loose_check: "✗ A position with mistakes is refused, or it can be played on.",
}


def test_every_law_has_its_words() -> None:
    for lang in LANGUAGES:
        words = Catalogue(lang)
        for law in check.EVERY_LAW:
            assert words.text(f"check-law-{check.law_key(law)}").endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sound_game_of_another_package(place: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    write(place, "sound")
    assert cli.main(["check", "sound", "--games", "3", "--lang", lang]) == 0
    said = capsys.readouterr()
    assert "✗" not in said.out and said.out.splitlines()[-1].startswith("Kröten" if lang == "de" else "Toads")


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_fault_is_named(
    place: Path, fault: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
) -> None:
    fault(write(place))
    status = cli.main(["check", "lame", "--games", "6"])
    said = capsys.readouterr().out
    assert any(FAULTS[fault] in line for line in said.splitlines()), said
    assert status == (0 if FAULTS[fault].startswith("·") else 1)
