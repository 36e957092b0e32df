"""The switch of the page holds more than two languages, and a third one is everywhere."""

from pathlib import Path

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.words.test_languages import copy, house

__all__ = ["copy", "house"]


def test_a_third_language_on_the_page(visit: Visit, house: str, copy: Path) -> None:
    page = visit(house)
    expect(page.locator(".cover")).to_have_count(5)
    page.locator(".bar-lang").click()
    settings = page.get_by_role("dialog", name="Settings")
    expect(settings.get_by_role("group", name="Language").get_by_role("button")).to_have_count(3)
    settings.get_by_role("button", name="Esperanto").click()
    expect(page.locator("html")).to_have_attribute("lang", "eo")
    expect(page.locator(".home-tagline")).to_have_text("Fivê witchês’ gâmês ât ônê tâblê")
    expect(page.locator('.cover[data-game="blackmore"] .cover-title')).to_contain_text("Blâckmôrê")
    expect(page.locator('.cover[data-game="grimoria"] .cover-title')).to_have_text("Grimoria")
    page.reload()
    expect(page.locator(".home-tagline")).to_contain_text("Fivê")
