"""A phone that wants to be told of its turns: asked plainly, told by the worker, and led to its seat by a tap."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from companion.push.keys import kept_key
from companion.push.settings import PushSettings
from companion.push.turn_notifier import TurnTelling
from companion.settings.loading import load_settings
from tests.companion.live_rig import Rig
from tests.companion.push.push_service import PhoneKeys
from tests.companion.push.test_turn_notifier import ENDPOINT, Line
from tests.companion.web.browser.accessibility import axe_report
from tests.companion.web.browser.served_rig import ServedRig
from tests.companion.web.browser.shared_browser import PATIENCE_MS, SharedBrowser
from tests.companion.web.conftest import PHONE

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("push")]

KEYS: Final = PhoneKeys()
# A headless browser has no maker's service behind it, and shows no notices: both are stood in for, all else is its own.
SUBSCRIBES: Final = """([asked, permission]) => {
  let kept = null;
  const made = (key) => ({
    options: { applicationServerKey: key.buffer },
    toJSON: () => ({ endpoint: asked.endpoint, keys: { p256dh: asked.key, auth: asked.secret } }),
    unsubscribe: async () => { kept = null; return true; },
  });
  Object.defineProperty(Notification, "permission", { get: () => permission });
  PushManager.prototype.getSubscription = async () => kept;
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
    if (permission !== "granted") throw new DOMException("no", "NotAllowedError");
    window.asked = { userVisibleOnly, key: [...applicationServerKey] };
    return (kept = made(applicationServerKey));
  };
}"""
SHOWS: Final = """() => {
  self.seen = 0;
  self.shown = [];
  self.open = [];
  self.opened = "";
  self.addEventListener("push", () => (self.seen += 1));
  self.clients.matchAll = async () => self.open;
  self.clients.openWindow = async (address) => { self.opened = address; };
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag }) => { self.shown.push({ title, body, tag }); };
}"""
TAPPED: Final = """async () => {
  const tap = new ExtendableEvent("notificationclick");
  tap.notification = { close: () => { self.closed = true; } };
  self.dispatchEvent(tap);
  await new Promise((resolve) => setTimeout(resolve));
  return self.closed;
}"""


class Served:
    """A table that tells phones, and a window of somebody who sits there."""

    def __init__(self, chromium: SharedBrowser, folder: Path) -> None:
        self.rig = Rig()
        settings: PushSettings = load_settings().push
        self.telling = TurnTelling(self.rig.live, kept_key(folder), Line(), self.rig.clocks, settings)
        self.served = ServedRig(self.rig, pushing=self.telling)
        self.context: BrowserContext = chromium.browser.new_context(viewport=PHONE, has_touch=True, locale="de")
        self.context.set_default_timeout(PATIENCE_MS)

    def open(self, permission: str = "granted", before: str = "") -> Page:
        """The seat's page, at "More"."""
        address = self.served.screen
        page = self.context.new_page()
        page.add_init_script(f"({SUBSCRIBES})({[KEYS.asked(ENDPOINT), permission]});{before}")
        page.goto(f"{address}/help")
        claim = page.request.post(f"{address}/api/seats/0/claim", data={"name": "Asha"})
        assert claim.ok, claim.text()
        page.goto(f"{address}/seat")
        page.wait_for_selector("html[data-sequence]")
        page.locator("#tab-more").click()
        return page

    def close(self) -> None:
        """End it."""
        self.context.close()
        self.served.close()


@pytest.fixture
def served(chromium: SharedBrowser, tmp_path: Path) -> Iterator[Served]:
    """A table that tells phones."""
    served = Served(chromium, tmp_path)
    yield served
    served.close()


def test_a_phone_that_may_is_asked_plainly_and_told_from_then_on(served: Served) -> None:
    page = served.open()
    button, says = page.locator("#push"), page.locator("#push-says")
    expect(says).to_contain_text("Herstellers deines Browsers")
    assert axe_report(page) == ""
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    assert served.telling.phones() == 1
    asked: dict[str, Any] = page.evaluate("window.asked")
    assert asked["userVisibleOnly"]
    assert len(asked["key"]) == 65
    page.reload()
    page.wait_for_selector("html[data-sequence]")
    expect(page.locator("#push")).to_have_attribute("aria-pressed", "true")
    page.locator("#tab-more").click()
    page.locator("#push").click()
    expect(page.locator("#push")).to_have_attribute("aria-pressed", "false")
    assert served.telling.phones() == 0


def test_a_phone_that_allows_no_notices_is_told_where_that_is_set(served: Served) -> None:
    page = served.open("denied")
    page.locator("#push").click()
    expect(page.locator("#push-says")).to_contain_text("Einstellungen")
    expect(page.locator("#push")).to_have_attribute("aria-pressed", "false")
    assert served.telling.phones() == 0


def test_a_page_without_a_secured_line_offers_nothing(served: Served) -> None:
    page = served.open(before="Object.defineProperty(window, 'isSecureContext', { value: false })")
    page.wait_for_function("document.querySelector('#app-says').textContent !== ''")
    expect(page.locator("#push")).to_be_hidden()
    expect(page.locator("#push-says")).to_be_hidden()


def test_the_worker_shows_the_notice_unless_one_looks_and_a_tap_opens_the_seat(served: Served) -> None:
    page = served.open()
    expect(page.locator("#push")).to_be_visible()
    wire = served.context.new_cdp_session(page)
    registrations: list[str] = []
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(one["registrationId"] for one in told["registrations"]),
    )
    wire.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(20)

    def push(told: str) -> None:
        wire.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": served.served.screen, "registrationId": registrations[0], "data": told},
        )

    (worker,) = served.context.service_workers
    worker.evaluate(SHOWS)

    def pushed(times: int, told: str) -> list[dict[str, str]]:
        push(told)
        while worker.evaluate("self.seen") < times:
            page.wait_for_timeout(20)
        worker.evaluate(
            "() => new Promise((resolve) => setTimeout(resolve))"
        )  # what it waits for itself is there at once
        shown: list[dict[str, str]] = worker.evaluate("self.shown")
        return shown

    said = '{"title": "Raja", "text": "Du bist dran."}'
    notice = {"title": "Raja", "body": "Du bist dran.", "tag": "turn"}
    seat = f"{{ url: '{served.served.screen}/seat', visibilityState: 'visible', focus: async () => {{ self.focused = true; }} }}"
    worker.evaluate(f"() => {{ self.open = [{seat}]; }}")
    assert pushed(1, said) == [], "whoever looks needs none"
    worker.evaluate("() => { self.open[0].visibilityState = 'hidden'; }")
    assert pushed(2, said) == [notice]
    assert worker.evaluate(TAPPED)
    assert worker.evaluate("[self.focused, self.opened]") == [True, ""], "the page is there: it comes to the front"
    worker.evaluate("() => { self.open = []; }")
    assert pushed(3, "no JSON") == [notice, {"title": "Raja", "body": "", "tag": "turn"}]
    assert worker.evaluate(TAPPED)
    assert worker.evaluate("self.opened") == "/seat"
