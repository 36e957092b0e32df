"""Several people at one table: taking back by consent, a bot for somebody who left, and one device for two."""

from playwright.sync_api import APIResponse, Page, Route, expect

from tests.page.conftest import Visit
from tests.page.lobby import begin, is_picked, join, open_table, pick
from tests.page.playing import PLAYABLE, check, cover, next_to_act, steer_to, touch_first


def name_oneself(page: Page, name: str) -> None:
    page.wait_for_selector(".cover, .seat-row")
    page.evaluate("async name => (await import('/web/shell/me.js')).saveMe({ name })", name)


def two_at_a_table(visit: Visit) -> tuple[Page, Page]:
    host = visit()
    name_oneself(host, "Esme")
    guest = visit(open_table(host, "blackmore", 2), color_scheme="light")
    name_oneself(guest, "Gytha")
    join(guest, host)
    begin(host)
    for page in (host, guest):
        page.wait_for_selector(".hand [data-touch]")
    return host, guest


def test_whoever_sits_down_at_once_is_called_by_name(visit: Visit) -> None:
    """Before the page has heard who somebody is, and whatever it hears late of who they were."""
    host = visit()
    table = open_table(host, "blackmore", 2)
    guest = visit()
    name_oneself(guest, "Gytha")
    held: list[tuple[Route, APIResponse]] = []
    guest.route("**/api/guest", lambda route: held.append((route, route.fetch())), times=1)
    guest.goto(table)
    while not held:  # it is on its way
        guest.wait_for_timeout(10)
    guest.get_by_role("button", name="Sit here").first.click()
    [(route, answer)] = held
    route.fulfill(response=answer)
    expect(host.locator(".seat-row").nth(1)).to_contain_text("Gytha")


def test_agreeing_while_sitting_down(visit: Visit) -> None:
    """Sitting down changes the token; what is agreed before the new one is here waits for it and is not lost."""
    host = visit()
    open_table(host, "witchdom", 4)
    held: list[tuple[Route, APIResponse]] = []
    # The server has answered and knows the new token only, but the page has not heard of it yet.
    host.route("**/seats/1", lambda route: held.append((route, route.fetch())))
    with host.expect_request("**/seats/1"):
        host.get_by_role("button", name="Someone else on this device").first.click()
    pick(host, "Animals", "with")
    while not held:  # it is on its way
        host.wait_for_timeout(10)
    [(route, answer)] = held
    route.fulfill(response=answer)
    is_picked(host, "Animals", "with")
    expect(host.locator(".note-text")).to_have_count(0)


def test_fewer_seats_repair_what_no_longer_fits(visit: Visit) -> None:
    """Seat D begins, and then there is no seat D any more: all at the table read what holds instead."""
    host = visit()
    cover(host, "witchdom").get_by_role("button", name="Open a table").click()
    pick(host, "Seats", "4")
    pick(host, "Who begins", "Seat D")
    expect(host.locator(".choose").filter(has_text="Extra animal goals")).to_have_count(0)
    pick(host, "Animals", "with")
    expect(host.locator(".choose").filter(has_text="Extra animal goals")).to_have_count(1)
    guest = visit(host.url)
    pick(host, "Seats", "2")
    for page in (host, guest):
        told = page.get_by_role("status").filter(has_text="Who begins")
        expect(told).to_have_text(
            "“Who begins” can’t be as you wished at this table: “drawn by lot” is used."
        )
    check(host, "a repaired option")
    pick(host, "Animals", "without")
    expect(host.locator(".passed-over")).to_have_count(0)


def test_among_people_a_card_waits_for_a_second_touch(visit: Visit) -> None:
    """What others would have to agree to take back is not played by one touch; Escape lets it go."""
    page = next_to_act(*two_at_a_table(visit))
    steer_to(page, PLAYABLE)
    page.keyboard.press("Enter")
    expect(page.locator(".chosen:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".chosen")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator(".acts .is-act")).to_be_visible()
    held = page.locator(".hand [data-touch]").count()
    page.keyboard.press("Enter")
    expect(page.locator(".hand [data-touch]")).to_have_count(held - 1)


def test_the_others_agree_to_taking_back(visit: Visit) -> None:
    host, guest = two_at_a_table(visit)
    first = next_to_act(host, guest)
    second = guest if first is host else host
    card = touch_first(first)
    second.wait_for_selector(PLAYABLE)
    touch_first(second)
    other = "Gytha" if first is host else "Esme"
    # Somebody else has moved since, and she has heard of it: what would go is told first.
    expect(first.locator(".chronicle-line", has_text=other)).not_to_have_count(0)
    for yes in (False, True):
        first.get_by_role("button", name="Ask to undo").click()
        expect(first.get_by_role("dialog")).to_contain_text(other)
        first.get_by_role("button", name="Take it back").click()
        expect(first.locator(".request")).to_contain_text("The table is voting")
        question = second.get_by_role("alert")
        expect(question).to_contain_text("Esme" if first is host else "Gytha")
        check(second, "being asked to agree")
        question.get_by_role("button", name="Yes" if yes else "No").click()
        for page in (host, guest):
            expect(page.locator(".request")).to_have_count(0)
        expect(first.locator(f".hand [data-touch='{card}']")).to_have_count(int(yes))
    expect(first.locator(PLAYABLE).first).to_be_visible()
    expect(second.locator(".chronicle")).to_contain_text("takes")


def test_a_bot_steps_in_and_gives_the_seat_back(visit: Visit) -> None:
    host, guest = two_at_a_table(visit)
    address = guest.url
    away = guest.context.new_page()  # the person keeps her browser, and with it her seat
    guest.close()
    request = host.locator(".request")
    expect(request).to_contain_text("Gytha is away")
    request.get_by_role("button", name="Let a bot step in").click()
    if next_to_act(host, host) is host:
        touch_first(host)
    expect(host.locator(PLAYABLE).first).to_be_visible()
    away.goto(address)
    expect(away.locator(".request")).to_contain_text("A bot plays for you.")
    check(away, "a bot plays for you")
    away.get_by_role("button", name="Play on yourself").click()
    for page in (host, away):
        expect(page.locator(".request")).to_have_count(0)
    touch_first(next_to_act(host, away))


def test_two_share_a_device_and_see_one_hand_at_a_time(visit: Visit) -> None:
    page = visit()
    name_oneself(page, "Esme")
    open_table(page, "blackmore", 2)
    page.get_by_role("button", name="Someone else on this device").click()
    expect(page.get_by_text("2 of 2 seats taken")).to_be_visible()
    page.get_by_role("button", name="Change").nth(1).click()
    page.locator(".seat-editor input").fill("Gytha")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".seat-editor")).to_have_count(0)
    begin(page)
    hands: list[set[str]] = []
    for _ in range(2):
        veil = page.get_by_role("heading", name="Pass the device to")
        expect(veil).to_be_visible()
        assert page.locator(".hand, .stage").count() == 0, (
            "nothing of the table is seen while it changes hands"
        )
        check(page, "handing over")
        page.get_by_role("button", name="I am").click()
        page.wait_for_selector(PLAYABLE)
        hands.append(
            set(page.locator(".hand [data-touch]").evaluate_all("all => all.map(one => one.dataset.touch)"))
        )
        touch_first(page)
    assert len(hands[0]) == len(hands[1]) and hands[0] != hands[1], "each sees her own hand"
