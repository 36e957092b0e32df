"""Friends on the page: whoever played together is invited again, and an open table is found by everybody of the house."""

from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.lobby import begin, fill_up, is_picked, join, open_table, pick
from tests.page.playing import PHONE, check
from tests.page.test_company import name_oneself, two_at_a_table


def go_home(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector(".cover")


def table_at_home(page: Page, heading: str, table: str) -> None:
    """Goes to the table that stands under this heading."""
    section = page.locator("section, .panel").filter(has=page.get_by_role("heading", name=heading))
    section.locator(f'a[href$="{table}"]').click()
    page.wait_for_url(f"**{table}")


def test_friends_are_invited_again_and_a_stranger_finds_the_open_table(visit: Visit) -> None:
    host, friend = two_at_a_table(visit)
    address = host.evaluate("location.origin")
    go_home(host, address)
    table = open_table(host, "blackmore", 3).removeprefix(address)
    row = host.locator(".seat-row").filter(has_text="Gytha")
    row.get_by_role("button", name="Invite").click()
    expect(row).to_contain_text("invited")
    check(host, "a friend who is invited")

    go_home(friend, address)
    table_at_home(friend, "You are invited", table)
    join(friend, host)

    stranger = visit()
    name_oneself(stranger, "Nanny")
    expect(stranger.locator(f'a[href$="{table}"]')).to_have_count(0)
    pick(host, "Open to", "everybody in the house")
    is_picked(host, "Open to", "everybody in the house")
    go_home(stranger, address)
    table_at_home(stranger, "Open tables", table)
    join(stranger, host)
    expect(host.locator(".seat-row").filter(has_text="Nanny")).to_be_visible()
    begin(host)
    for page in (host, friend, stranger):
        page.wait_for_selector(".hand [data-touch]")


def test_on_a_phone_inviting_others_comes_first(visit: Visit) -> None:
    """In sight without scrolling while seats are free; where the link lies beside the seats, once is enough."""
    phone = visit(locale="de", permissions=["clipboard-read", "clipboard-write"], **PHONE)
    address = open_table(phone, "witchdom", 3)
    invite = phone.get_by_role("button", name="Andere einladen")
    expect(invite).to_be_in_viewport(ratio=1)
    # Where no other app takes it, it is on the clipboard.
    phone.evaluate("navigator.share = undefined")
    invite.tap()
    expect(phone.get_by_text("In der Zwischenablage")).to_be_visible()
    told = phone.evaluate("navigator.clipboard.readText()")
    assert "Spielst du mit?" in told and "Witchdom" in told and address.rpartition("/")[2] in told
    check(phone, "lobby, phone")
    fill_up(phone, 2, "child", "tap")
    expect(invite).to_have_count(0)
    desk = visit(locale="de")
    open_table(desk, "witchdom", 3)
    expect(desk.get_by_role("button", name="Link kopieren")).to_be_in_viewport(ratio=1)
    expect(desk.get_by_role("button", name="Andere einladen")).to_have_count(0)


def test_what_is_said_to_be_copied_is_copied(visit: Visit) -> None:
    """Also where the browser refuses the newer way."""
    page = visit(locale="en", permissions=["clipboard-read", "clipboard-write"])
    address = open_table(page, "witchdom", 3)
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('not now')); }")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    assert address.rpartition("/")[2] in page.evaluate("navigator.clipboard.readText()")
