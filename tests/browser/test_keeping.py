"""Coming back on another device: by a recovery code, and by a passkey of Chromium's own making."""

from playwright.sync_api import Browser, Page, expect

from browser.conftest import Invite
from browser.guest import Guest
from browser.host import Host

KEY = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def open_keeping(guest: Guest) -> None:
    guest.open("/")
    guest.button("Devices and recovery").click()
    expect(guest.page.get_by_role("heading", name="Signed in")).to_be_visible()


def save_name(guest: Guest, name: str) -> None:
    guest.page.get_by_role("textbox", name="Your name").fill(name)
    guest.button("Save").click()
    expect(guest.button("Save")).to_be_disabled()


def test_a_code_brings_one_back_and_the_old_device_is_signed_out(invite: Invite) -> None:
    anna, phone = invite(), invite(size=(390, 844))
    open_keeping(anna)
    save_name(anna, "Anna of Arpinum")
    anna.button("Make a recovery code").click()
    code = anna.page.get_by_label("Write it down").input_value()
    open_keeping(phone)
    phone.page.get_by_label("Your recovery code").fill(code.lower())
    phone.button("Use the code").click()
    expect(phone.page.get_by_role("textbox", name="Your name")).to_have_value("Anna of Arpinum")
    expect(phone.page.get_by_label("Welcome back, Anna of Arpinum.")).not_to_have_value(code)
    phone.page.get_by_role("button", name="Sign out Chrome").click()
    expect(phone.page.get_by_role("button", name="Sign out Chrome")).to_have_count(0)
    anna.open("/")
    expect(anna.page.get_by_role("textbox", name="Your name")).not_to_have_value("Anna of Arpinum")


def authenticator(page: Page) -> None:
    """The page's browser has a passkey device, and somebody who says yes."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})


def test_a_passkey_brings_one_back(browser: Browser, host: Host) -> None:
    """At a name: passkeys do not work at a bare address."""
    anna = Guest(browser, host.address.replace("127.0.0.1", "localhost"))
    authenticator(anna.page)
    open_keeping(anna)
    save_name(anna, "Anna of Arpinum")
    anna.button("Add a passkey").click()
    expect(anna.page.get_by_role("button", name="Remove the passkey")).to_be_visible()
    anna.context.clear_cookies()
    open_keeping(anna)
    name = anna.page.get_by_role("textbox", name="Your name")
    expect(name).not_to_have_value("Anna of Arpinum")
    anna.button("Sign in with a passkey").click()
    expect(name).to_have_value("Anna of Arpinum")
    anna.page.get_by_role("button", name="Remove the passkey").click()
    expect(anna.page.get_by_role("button", name="Remove the passkey")).to_have_count(0)
    assert anna.leave() == []
