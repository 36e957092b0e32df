"""The rulebook says every rule, once, in both languages, and its tables and names are right."""

import tomllib

from hexenkessel import shelf
from hexenkessel.words import Catalogue
from tests.games.rulebook import RULING, Rulebook, both_languages

BOOK = Rulebook("blackmore")

# Where the printed rules are silent or unclear and we decided. BM-11's table holds two more, without numbers.
RULINGS = {
    *("BM-3.2", "BM-3.4", "BM-3.6", "BM-4.4", "BM-5.5", "BM-6.4", "BM-6.5", "BM-6.8", "BM-6.10", "BM-6.11"),
    *("BM-7.5", "BM-7.6", "BM-7.7", "BM-8.4", "BM-8.5", "BM-9.6", "BM-9.7", "BM-11.1", "BM-11.3", "BM-11.4"),
}


@both_languages
def test_our_rulings_are_marked(lang: str) -> None:
    assert set(BOOK.marked(lang, RULING[lang])) == RULINGS


@both_languages
def test_the_table_of_the_wheel(lang: str) -> None:
    """BM-5.4: the trump value first, then downwards or upwards, round the corner."""
    rows = BOOK.tables_after(lang, "BM-5.4")[0]
    assert [row[0] for row in rows] == [str(v) for v in range(1, 10)]
    for row in rows:
        v = int(row[0])
        assert row[1] == "-".join(str((v - 1 - step) % 9 + 1) for step in range(9))
        assert row[2] == "-".join(str((v - 1 + step) % 9 + 1) for step in range(9))


@both_languages
def test_the_table_of_counts(lang: str) -> None:
    """BM-3.7: 54 cards, six for each player, one turned up; the rest follows."""
    rows = BOOK.tables_after(lang, "BM-3.7")[0]
    assert len(rows) == 5
    for n, row in zip(range(2, 7), rows, strict=True):
        stack = 53 - 6 * n
        refills = -(-stack // n)
        left = stack - n * (refills - 1)
        assert row == [
            str(n),
            str(6 * n),
            str(stack),
            f"{left} / {n - left}",
            str(refills),
            "6",
            str(refills + 6),
        ]


@both_languages
def test_colours_and_witches_have_the_names_of_the_catalogue(lang: str) -> None:
    words = Catalogue(lang, [BOOK.folder], shelf.figures)
    content = tomllib.loads((BOOK.folder / "content.toml").read_text(encoding="utf-8"))
    text = BOOK.text(lang)
    for colour in content["colour"]:
        key = f"blackmore-colour-{colour['id']}"
        assert f"| {words.text(key)} | {words.text(key + '.sign')} | {colour['code']} |" in text
        assert words.text("blackmore-sign", colour=colour["code"]) == words.text(key + ".sign")
    names = [words.text("blackmore-witch", value=witch["value"]) for witch in content["witch"]]
    assert f"| {' | '.join(names)} |" in text
