"""A passkey on the page: made in one browser, and the way back to oneself in another that knows nothing."""

from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from hexenkessel.table.faults import free_port
from tests.page.conftest import Visit
from tests.page.lobby import open_table
from tests.page.playing import check
from tests.table.tables import running

# What a phone has built in: it keeps passkeys, and its owner has a finger on it.
PHONE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Keeper:
    """Chromium's authenticator for tests, which belongs to one page."""

    def __init__(self, page: Page) -> None:
        self.devtools: CDPSession = page.context.new_cdp_session(page)
        self.devtools.send("WebAuthn.enable")
        self.id = self.devtools.send("WebAuthn.addVirtualAuthenticator", {"options": PHONE})[
            "authenticatorId"
        ]

    def passkeys(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.devtools.send(
            "WebAuthn.getCredentials", {"authenticatorId": self.id}
        )["credentials"]
        return found

    def give(self, passkey: dict[str, Any]) -> None:
        self.devtools.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": passkey})


def test_a_passkey_is_the_way_back(visit: Visit, tmp_path: Path) -> None:
    port = free_port()
    address = f"http://localhost:{port}"
    with running(tmp_path, public=address, port=port) as server:
        page = visit(f"{address}/?launch={server.house.launch()}", viewport={"width": 390, "height": 844})
        keeper = Keeper(page)
        page.locator(".me-button").click()
        me = page.get_by_role("dialog")
        me.locator(".me-looks input").fill("Esme")
        me.get_by_role("button", name="Save").click()
        expect(page.locator(".me-button")).to_contain_text("Esme")
        table = open_table(page, "blackmore", 2)
        page.goto(address)
        page.locator(".me-button").click()
        me.get_by_label("Name of the new passkey").fill("My phone")
        me.get_by_role("button", name="Add a passkey").click()
        expect(me.locator(".me-passkeys")).to_contain_text("My phone")
        check(page, "a passkey")
        # The same phone once more is no second passkey.
        me.get_by_role("button", name="Add a passkey").click()
        expect(page.locator(".note-text")).to_contain_text("You already have a passkey")
        (passkey,) = keeper.passkeys()
        assert passkey["rpId"] == "localhost" and passkey["isResidentCredential"]
        page.context.close()

        page = visit(address)
        keeper = Keeper(page)
        enter = page.get_by_role("button", name="Sign in with a passkey")
        enter.click()
        expect(page.locator(".note-text")).to_contain_text("no passkey arrived")
        keeper.give(passkey)
        enter.click()
        expect(page.locator(".me-button")).to_contain_text("Esme")
        expect(page.locator(f'.continue a[href$="{table.rpartition("/")[2]}"]')).to_be_visible()

        # Whoever takes it off the ring is not let in with it any more.
        page.locator(".me-button").click()
        page.get_by_role("button", name="Remove “My phone”").click()
        expect(page.locator(".me-passkeys")).to_have_count(0)
        page.context.clear_cookies()
        page.goto(address)
        enter.click()
        expect(page.locator(".note-text")).to_contain_text("opens nothing here")
