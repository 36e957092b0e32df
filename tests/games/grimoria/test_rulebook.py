"""The rulebook says every rule, once, in both languages, and its tables, names and examples are right."""

import re

import hexenkessel as hx
from hexenkessel import shelf
from hexenkessel.games.grimoria import GrimoriaGame
from hexenkessel.games.grimoria.box import ACTION_2, ANY_TIME, AT_THE_END, CATEGORIES, Card
from hexenkessel.games.grimoria.rules import turn_order
from hexenkessel.games.grimoria.scoring import final_points, score_sheet
from hexenkessel.words import Catalogue
from tests.games.rulebook import DESIGN, RULING, Rulebook, both_languages
from tests.rules import rule

BOOK = Rulebook("grimoria")

# Where sheet and sources are silent or unclear and we decided.
RULINGS = {
    *("GR-1.5", "GR-2.2", "GR-4.1", "GR-4.3.4", "GR-4.4.2", "GR-5.7", "GR-6.0.2", "GR-6.0.3", "GR-6.4"),
    *("GR-6.10", "GR-6.12", "GR-7.4", "GR-7.5", "GR-7.6", "GR-8.1.5", "GR-8.1.6", "GR-8.5", "GR-9.4"),
    *("GR-10.5", "GR-10.6", "GR-11.3", "GR-13.2", "GR-14", "GR-14.1", "GR-14.2"),
}
# Where the original is unknown and what stands there is ours, wholly or in part.
DESIGNED = {
    *("GR-1.3", "GR-4.4.3", "GR-6.0.4", "GR-6.0.5", "GR-6.14", "GR-6.15", "GR-7.5", "GR-8.2", "GR-8.3"),
    *("GR-8.4", "GR-8.6", "GR-8.7", "GR-8.8", "GR-9.2", "GR-9.3", "GR-9.3.1", "GR-9.3.2", "GR-9.3.3"),
    *("GR-12.3", *(f"GR-12.3.{number}" for number in range(1, 7))),
}
TIMES = {
    "de": {ACTION_2: "Aktion 2", ANY_TIME: "jederzeit", AT_THE_END: "am Ende"},
    "en": {ACTION_2: "action 2", ANY_TIME: "any time", AT_THE_END: "in the end"},
}


def grimoria() -> GrimoriaGame:
    game = hx.game("grimoria")
    assert isinstance(game, GrimoriaGame)
    return game


BOX = grimoria().box


def words(lang: str) -> Catalogue:
    return Catalogue(lang, [BOOK.folder], shelf.figures)


# -- the rules ----------------------------------------------------------------------------------------------------


@both_languages
def test_our_rulings_are_marked(lang: str) -> None:
    assert set(BOOK.marked(lang, RULING[lang])) == RULINGS


@both_languages
def test_our_designs_are_marked(lang: str) -> None:
    assert set(BOOK.marked(lang, DESIGN[lang])) == DESIGNED


# -- tables and names ---------------------------------------------------------------------------------------------


@both_languages
def test_the_table_of_levels(lang: str) -> None:
    """GR-2.5: from the first level to the red field, one round on each."""
    rows = BOOK.tables(lang, 2)[0]
    last = BOX.last_level
    for players, row in zip(range(2, 6), rows, strict=True):
        start = BOX.start_levels[players]
        assert row == [str(players), str(start), str(last), str(last - start + 1)]


@rule("GR-6.0.5")
@both_languages
def test_spells_have_the_names_of_the_catalogue(lang: str) -> None:
    """And the numbers, kinds and amounts of the content file."""
    catalogue = words(lang)
    rows = BOOK.tables(lang, 6)[0]
    for spell, row in zip(BOX.spells[1:], rows, strict=True):
        key = f"grimoria-spell-{spell.number}"
        category = f"grimoria-category-{CATEGORIES[spell.category]}"
        name, kind = catalogue.text(key), catalogue.text(f"{category}.short")
        assert row == [str(spell.number), name, kind, catalogue.text(f"{key}.short")]
        assert catalogue.text(f"{key}.category") == catalogue.text(category)
        assert catalogue.text("grimoria-spell", spell=spell.number) == name
        paragraph = BOOK.said(lang)[f"GR-6.{spell.number}"]
        assert f"** **{name}** ({kind}): " in paragraph
        for text in (paragraph, catalogue.text(f"{key}.short"), catalogue.text(f"{key}.help")):
            assert not spell.amount or number_in(spell.amount, text), spell.number


@both_languages
def test_companions_have_the_names_of_the_catalogue(lang: str) -> None:
    catalogue = words(lang)
    rows = BOOK.tables(lang, 8)[0]
    for card, row in zip(BOX.cards[: len(rows)], rows, strict=True):
        (time,) = [TIMES[lang][abilities] for abilities in TIMES[lang] if card.ability in abilities]
        short = catalogue.text(f"grimoria-card-{card.id}.short")
        assert row == [name_of(catalogue, card), str(card.copies), str(card.points), time, short]
        told = [text for text in BOOK.said(lang).values() if f"** **{row[0]}**: " in text]
        assert len(told) == 1, card.id
        for text in (*told, short, catalogue.text(f"grimoria-card-{card.id}.help")):
            assert not card.amount or number_in(card.amount, text), card.id
            assert card.limit <= 1 or number_in(card.limit, text) or card.id in ("queen", "knight"), card.id


@both_languages
def test_places_and_treasures_have_the_names_of_the_catalogue(lang: str) -> None:
    catalogue = words(lang)
    places, treasures = BOOK.tables(lang, 1)[0], BOOK.tables(lang, 9)[0]
    companions = len(BOX.cards) - len(places) - len(treasures)
    for card, row in zip(BOX.cards[companions:], places + treasures, strict=True):
        assert row[:3] == [name_of(catalogue, card), str(card.copies), str(card.points)]
        short = catalogue.text(f"grimoria-card-{card.id}.short")
        assert row[3:] in ([], [short])
        assert not card.amount or number_in(card.amount, short)
    counts = [sum(card.copies for card in BOX.cards[:companions]), sum(int(row[1]) for row in places)]
    assert re.findall(r"(\d+) \*\*.*? (\d+) \*\*", BOOK.said(lang)["GR-1.3"]) == [tuple(map(str, counts))]


def name_of(catalogue: Catalogue, card: Card) -> str:
    name = catalogue.text(f"grimoria-card-{card.id}")
    assert catalogue.text("grimoria-card", card=card.id) == name
    return name


def number_in(number: int, text: str) -> bool:
    """As a figure or, where a sentence sounds better so, as a word. Numbers of rules do not count."""
    spelled = {1: ("half", "halb"), 2: ("zwei", "two"), 3: ("drei", "three"), 4: ("vier", "four")}
    sentence = re.sub(r"\*\*[\d.]+\*\*|\[[^]]*\]|GR-[\d.]+", "", text)
    return str(number) in re.findall(r"\d+", sentence) or any(
        word in text for word in spelled.get(number, ())
    )


# -- examples -----------------------------------------------------------------------------------------------------


@both_languages
def test_the_examples_of_turn_order(lang: str) -> None:
    rows = BOOK.tables(lang, 4)[0]
    assert len(rows) == 5
    for previous, chosen, order, _ in rows:
        spells = dict(choice.split() for choice in chosen.split(", "))
        names = sorted(spells)
        found = turn_order(
            [int(spells[name]) for name in names], [names.index(name) for name in previous.split(", ")]
        )
        assert [names[seat] for seat in found] == order.split(", ")


@both_languages
def test_the_example_of_scoring(lang: str) -> None:
    companions = "bard witch king queen knight knight knight alchemist treasurer builder"
    ada = [kinds(companions), kinds("village town town castle"), kinds("ring ring crown purse")]
    talers = 8
    sheet = score_sheet(BOX, talers, *ada)
    rows = BOOK.tables(lang, 12)[0]
    figures = [int(row[1].strip("*")) for row in rows]
    assert figures[:-1] == [sheet[0], sheet[2], sheet[3], sheet[1], *sheet[4:]]
    assert figures[-1] == final_points(BOX, talers, *ada)
    catalogue = words(lang)
    for row, cards in zip((3, 1, 2), ada, strict=True):
        for card in set(cards):
            name, points = name_of(catalogue, BOX.cards[card]), BOX.cards[card].points
            assert (name if card == BOX.knight else f"{name} {points}") in rows[row][0]


def kinds(names: str) -> list[int]:
    return [BOX.names.index(name) for name in names.split()]


@both_languages
def test_the_example_of_an_attack(lang: str) -> None:
    """Half of what the last target has, rounded down, moves from the victim to the attacker (GR-6.12)."""
    chapter = re.split(r"(?m)^## ", BOOK.text(lang))[8]
    scene = next(block for block in chapter.split("\n\n") if block.startswith("Bo "))
    talers = {name: int(number) for name, number in re.findall(r"(\w+) (\d+)[,.]", scene)}
    loot = talers["Dora"] // 2
    outcome = [int(number) for number in re.findall(r"\d+", BOOK.tables(lang, 7)[0][-1][1])]
    assert outcome == [talers["Dora"], loot, talers["Bo"] + loot, talers["Dora"] - loot]
