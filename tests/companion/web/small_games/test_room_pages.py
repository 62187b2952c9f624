"""The open room's pages: five phones through three rounds, one reloaded after it sealed; the hall's screen; the host."""

from __future__ import annotations

import hashlib
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import ConsoleMessage, Page, ViewportSize, expect

from companion.web.app import Equipment, create_live_app
from tests.companion.live_rig import Rig
from tests.companion.open_room.hall_rig import HallRig
from tests.companion.web.browser.accessibility import FINGER_PX, STICKS_OUT, TOO_SMALL, axe_report
from tests.companion.web.browser.pictures import take_picture
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.browser.touching import key, tap
from tests.companion.web.conftest import PHONE, TABLET, TELEVISION, WATCH_POLICY
from tests.companion.web.network.usual_port import served_at_usual_port

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("open-room")]
NAMES = ("Asha", "Bo", "Chandra", "Devi", "Esh")
PATIENCE_MS = 120_000
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
NARROW = ViewportSize(width=360, height=740)
WORK_OUT = """async (texts) => {
  const { sha256 } = await import(new URL("../../small/sha256.js", document.querySelector("script[type=module]").src));
  return texts.map(sha256);
}"""


class ServedHall:
    """A room behind a server, and the browsers around it: 127.0.0.1 is its own screen, 127.0.0.2 a guest's way."""

    def __init__(self, chromium: SharedBrowser, folder: Path) -> None:
        self._chromium = chromium
        self.complaints: list[str] = []
        self.pages: list[Page] = []
        self.rig = HallRig(folder)
        self._server = served_at_usual_port("0.0.0.0", self.rig.app)
        self.port = self._server.server_port
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def open(self, path: str, *, guest: bool = True, viewport: ViewportSize = PHONE, locale: str = "en") -> Page:
        """A browser of somebody's, with cookies of its own."""
        page = self._chromium.open(viewport=viewport, locale=locale, has_touch=True)
        self.pages.append(page)
        page.set_default_timeout(PATIENCE_MS)
        page.add_init_script(WATCH_POLICY)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto(f"http://127.0.0.{2 if guest else 1}:{self.port}{path}")
        page.wait_for_selector("html[data-sequence]")
        return page

    def _hear(self, heard: ConsoleMessage) -> None:
        # What is refused is said on the page, and the browser writes it down as well.
        if heard.type == "error" and "Failed to load resource" not in heard.text:
            self.complaints.append(heard.text)

    def close(self) -> None:
        """Close all; what the policy blocked is a complaint."""
        for page in self.pages:
            self.complaints += page.evaluate("window.blockedByPolicy")
            self._chromium.close(page)
        self.rig.hall.telling.close()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
        self.rig.close()


@pytest.fixture
def hall(chromium: SharedBrowser, tmp_path: Path) -> Iterator[ServedHall]:
    """A hall without a room."""
    expect.set_options(timeout=PATIENCE_MS)
    made = ServedHall(chromium, tmp_path)
    yield made
    made.close()
    assert made.complaints == []


def come_in(page: Page, name: str) -> None:
    """With that name."""
    page.fill("#name", name)
    tap(page, "enter")
    expect(page.locator(".room-who b")).to_have_text(name)


def seal(page: Page, number: int) -> None:
    """That number."""
    page.fill("#number", str(number))
    tap(page, "seal")
    expect(page.locator("[data-own-number]")).to_have_text(str(number))


def judge(page: Page) -> None:
    """Nothing wrong, in the dark by contrast alone; what is tapped fits a finger, and nothing sticks out."""
    assert axe_report(page) == ""
    page.emulate_media(color_scheme="dark")
    assert axe_report(page, runOnly=["color-contrast"]) == ""
    page.emulate_media(color_scheme="light")
    assert page.evaluate(TOO_SMALL, FINGER_PX) == []
    assert page.evaluate(STICKS_OUT) <= 0


def test_five_phones_play_three_rounds_and_one_is_reloaded_after_it_sealed(hall: ServedHall) -> None:
    host = hall.open("/room/host", guest=False, viewport=TABLET)
    screen = hall.open("/room/screen", guest=False, viewport=TELEVISION)
    phones = [hall.open("/room") for _ in NAMES]
    expect(phones[0].locator("#room-heading")).to_have_text("No room is open")
    tap(host, "rounds=3")
    tap(host, "round_s=0")
    host.fill("#title", "Hall 3")
    judge(host)
    tap(host, "open")
    expect(screen.locator("#stage-title")).to_have_text("Starting soon")
    judge(phones[0])
    for phone, name in zip(phones, NAMES, strict=True):
        come_in(phone, name)
    expect(screen.locator("[data-guests]")).to_have_text("5")
    judge(screen)
    judge(phones[0])

    # 2 and 2, then 3 alone; then all paired but 9; then nobody.
    rounds = ([2, 2, 3, 5, 5], [1, 1, 4, 4, 9], [6, 6, 7, 7, 6])
    winners: list[tuple[str | None, str | None]] = [("3", "Chandra"), ("9", "Esh"), (None, None)]
    for number, (bids, (winning, champion)) in enumerate(zip(rounds, winners, strict=True), start=1):
        tap(host, "begin")
        for phone in phones:
            phone.wait_for_selector("#number")
        if number == 1:
            judge(phones[4])
        for phone, bid in zip(phones[:4], bids[:4], strict=True):
            seal(phone, bid)
        expect(screen.locator("[data-sealed]")).to_have_text("4")
        if number == 1:
            tap(phones[0], "change")
            seal(phones[0], 100)
            tap(phones[0], "change")
            seal(phones[0], bids[0])
            shown = phones[1].locator("[data-seal]").text_content()
            phones[1].reload()
            expect(phones[1].locator("[data-own-number]")).to_have_text(str(bids[1]))
            assert phones[1].locator("[data-seal]").text_content() == shown
            phones[1].locator(".room-check summary").click()
            judge(phones[1])
            judge(screen)
            take_picture(phones[1], "room-sealed-phone")
        seal_last(phones[4], bids[4])
        for phone in phones:
            if winning is None:
                expect(phone.locator(".room-reveal")).to_contain_text("nobody wins")
            else:
                expect(phone.locator("[data-winning]")).to_have_text(winning)
                expect(phone.locator(".room-reveal")).to_contain_text(str(champion))
        if winning is not None:
            expect(screen.locator("[data-winning]")).to_have_text(winning)
        if number == 1:
            expect(phones[2].locator(".room-fared")).to_contain_text("Your 3 wins")
            expect(phones[0].locator(".room-fared")).to_contain_text("one other chose it")
            expect(phones[2].locator("[data-place]")).to_have_text("Your place: 1 of 5")
            opened_by_hand(phones[0])
            judge(phones[2])
            judge(screen)
            assert screen.evaluate("document.documentElement.scrollHeight") <= TELEVISION["height"]
            take_picture(phones[2], "room-revealed-phone")
            take_picture(screen, "room-revealed-television")
            judge(host)
    expect(screen.locator(".hall-end")).to_have_text("Chandra, Esh win the game together.")
    expect(phones[0].locator(".room-winners")).to_contain_text("win the game together")
    judge(screen)
    tap(host, "open")
    expect(phones[0].locator("#name")).to_be_visible()


def seal_last(page: Page, number: int) -> None:
    """The last number, which reveals at once."""
    page.fill("#number", str(number))
    tap(page, "seal")


def opened_by_hand(page: Page) -> None:
    """Whoever takes the list of all openings can check each line with any tool."""
    page.locator(".room-check summary").click()
    expect(page.locator(".room-fits")).to_be_visible()
    href = page.locator(".room-check a").get_attribute("href")
    lines = page.evaluate("(at) => fetch(at).then((answer) => answer.text())", href).splitlines()
    assert len(lines) == 5
    for line in lines:
        hashed, text = line.split("  ", 1)
        assert hashlib.sha256(text.encode()).hexdigest() == hashed
    page.locator(".room-check summary").click()


def test_who_types_a_number_keeps_the_keyboard_while_others_seal(hall: ServedHall) -> None:
    host = hall.open("/room/host", guest=False)
    typing, other = hall.open("/room"), hall.open("/room")
    tap(host, "open")
    come_in(typing, "Asha")
    come_in(other, "Bo")
    tap(host, "begin")
    typing.locator("#number").focus()
    typing.keyboard.type("1")
    seal(other, 5)
    expect(typing.locator("[data-sealed]")).to_contain_text("1 of 2")
    typing.keyboard.type("2")
    expect(typing.locator("#number")).to_be_focused()
    expect(typing.locator("#number")).to_have_value("12")


def test_who_comes_late_waits_and_a_shut_door_or_a_removed_name_is_said_plainly(hall: ServedHall) -> None:
    host = hall.open("/room/host", guest=False, viewport=NARROW)
    phone, late = hall.open("/room", viewport=NARROW), hall.open("/room", viewport=NARROW, locale="de")
    tap(host, "open")
    come_in(phone, "Asha")
    tap(host, "begin")
    phone.wait_for_selector("#number")
    phone.fill("#number", "0")
    tap(phone, "seal")
    expect(phone.locator(".refusal").first).to_have_text("Choose a whole number, 1 or higher.")
    judge(phone)
    late.fill("#name", "Zoë")
    tap(late, "enter")
    expect(late.locator(".waits")).to_contain_text("in der nächsten bist du dabei")
    judge(late)
    tap(host, "door")
    expect(hall.open("/room").locator("#room-heading")).to_have_text("The door is shut")
    tap(host, "remove0")
    tap(host, "remove0")
    expect(host.locator("[data-key=remove0]")).to_have_count(0)
    seal_refused(phone)
    judge(host)
    guest = hall.open("/room/host")
    expect(guest.locator("#login")).to_be_visible()
    expect(guest.locator("#host")).to_be_hidden()
    assert re.search(r":8000/host$", guest.locator("#table-host").get_attribute("href") or "")
    judge(guest)


def seal_refused(page: Page) -> None:
    """Whoever was taken out is told so when they seal."""
    page.fill("#number", "5")
    tap(page, "seal")
    expect(page.locator(".refusal").first).to_have_text("You are not in this room: come in with a name first.")


def test_the_phones_own_sha_256_is_the_standards(hall: ServedHall) -> None:
    page = hall.open("/room")
    texts = ["", "abc", "x" * 55, "x" * 56, "x" * 64, "Zoë 智子 🎲", *("ab" * length for length in range(20, 70, 7))]
    assert page.evaluate(WORK_OUT, texts) == [hashlib.sha256(text.encode()).hexdigest() for text in texts]


class Switch:
    """What serves a room, as a table knows it."""

    port = 8010
    open = False

    def switch(self, *, on: bool) -> None:
        """Note it."""
        self.open = on


def test_the_tables_host_opens_the_room_and_is_shown_the_way_to_it(chromium: SharedBrowser) -> None:
    rig = Rig()
    app = create_live_app(rig.live, lambda name: name == "127.0.0.1", rig.open_pages, Equipment(hall=Switch()))
    server = served_at_usual_port("127.0.0.1", app)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    page = chromium.open(viewport=PHONE, has_touch=True)
    page.set_default_timeout(PATIENCE_MS)
    page.goto(f"http://127.0.0.1:{server.server_port}/host")
    tap(page, "hall")
    steer = key(page, "hall-steer")
    expect(steer).to_have_attribute("href", "http://127.0.0.1:8010/room/host", timeout=PATIENCE_MS)
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        assert axe_report(page) == ""
    assert page.evaluate(STICKS_OUT) <= 0
    tap(page, "hall")
    expect(steer).to_have_count(0, timeout=PATIENCE_MS)
    chromium.close(page)
    rig.live.feed.close()
    server.shutdown()
    server.server_close()
    thread.join()
