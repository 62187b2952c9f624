"""A host opens a hall at the hub, phones come in at a seal gate, seal and see the reveal, and so does the hall's screen."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from bench.free_port import free_port
from raja_client import Hub
from tests.companion.web.browser.accessibility import FINGER_PX, STICKS_OUT, TOO_SMALL, axe_report
from tests.companion.web.browser.pictures import take_picture
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.browser.touching import tap
from tests.soak.club.programs import HOST, Program, asked, until

pytestmark = [pytest.mark.browser, pytest.mark.program, pytest.mark.slow, pytest.mark.xdist_group("hall-pages")]
SMALL: ViewportSize = {"width": 360, "height": 640}
LARGE: ViewportSize = {"width": 1920, "height": 1080}
PATIENCE_MS = 120_000
_RAJA = (sys.executable, "-m", "companion.cli.main", "hub")


@dataclass(frozen=True)
class ServedHall:
    """A hub and a seal gate over SQLite, and browsers around them."""

    chromium: SharedBrowser
    hub: str
    gate: str

    def open(self, address: str, viewport: ViewportSize = SMALL, locale: str = "en") -> Page:
        """A browser of somebody's, with cookies of its own."""
        page = self.chromium.open(viewport=viewport, locale=locale, has_touch=True)
        page.set_default_timeout(PATIENCE_MS)
        page.goto(address)
        return page


@pytest.fixture
def served(chromium: SharedBrowser, tmp_path: Path) -> Iterator[ServedHall]:
    """The hub first: it makes the database."""
    ports = free_port(), free_port()
    reached = ("--host", HOST, "--database", f"sqlite:///{tmp_path / 'hub.sqlite'}")
    hub = Program("hub", (*_RAJA, "--port", str(ports[0]), *reached), tmp_path / "hub.txt")
    gate = Program("seal gate", (*_RAJA, "seal-gate", "--port", str(ports[1]), *reached), tmp_path / "gate.txt")
    urls = [f"http://{HOST}:{port}" for port in ports]
    try:
        for program, url in zip((hub, gate), urls, strict=True):
            program.begin()
            asked(Hub(url).ready)
        until(lambda: Hub(urls[0]).halls()["gates"], "the hub knows the gate")
        yield ServedHall(chromium, *urls)
    finally:
        for program in (gate, hub):
            program.end()


def _check(page: Page, *, fingers: bool = True) -> None:
    assert axe_report(page) == ""
    assert page.evaluate(STICKS_OUT) == 0
    if fingers:
        assert page.evaluate(TOO_SMALL, FINGER_PX) == []


def test_a_hall_from_its_opening_to_its_end(served: ServedHall) -> None:
    host = served.open(f"{served.hub}/halls")
    host.fill("[name=title]", "Friday")
    host.fill("[name=rounds]", "2")
    host.fill("[name=round_s]", "0")
    _check(host)
    host.locator("[data-hall] [type=submit]").tap()
    host.wait_for_selector("html[data-sequence]")
    phones = [served.open(served.gate, locale=locale) for locale in ("en", "de", "ja")]
    for phone, name in zip(phones, ("Asha", "Bo", "Chandra"), strict=True):
        expect(phone).to_have_url(re.compile(r"/halls/[A-Z2-9]{5}$"))
        phone.fill("#name", name)
        tap(phone, "enter")
        expect(phone.locator(".room-body")).not_to_contain_text("#name")
    way = phones[0].url
    screen = served.open(f"{way}/screen", LARGE)
    expect(screen.locator("[data-guests]")).to_have_text("3")
    tap(host, "begin")

    for phone, number in zip(phones, (3, 3, 7), strict=True):
        phone.fill("#number", str(number))
        if number == 7:
            break  # whoever is late
        tap(phone, "seal")
        expect(phone.locator("[data-own-number]")).to_have_text(str(number))
    phones[0].reload()
    expect(phones[0].locator("[data-own-number]")).to_have_text("3")
    expect(screen.locator("[data-sealed]")).to_have_text("2")
    expect(host.locator(".tally b")).to_have_text("2")
    _check(phones[0])
    tap(phones[2], "seal")  # all have sealed: it is revealed

    expect(screen.locator("[data-winning]")).to_have_text("7")
    for phone in phones:
        expect(phone.locator("[data-winning]")).to_have_text("7")
    expect(phones[2].locator("[data-place]")).to_contain_text("1")
    expect(phones[0].locator("[data-place]")).to_contain_text("2")
    _check(phones[0])
    _check(screen, fingers=False)
    take_picture(screen, "hall-revealed-television")

    tap(host, "begin")
    phones[0].fill("#number", "1")
    tap(phones[0], "seal")
    expect(phones[0].locator("[data-own-number]")).to_have_text("1")
    _check(host)
    take_picture(host, "hall-host-phone")
    tap(host, "reveal")
    for phone in phones:
        expect(phone.locator("#standings li")).to_have_count(2)
    expect(host.locator(".room-winners")).to_contain_text("Chandra")
    late = served.open(served.gate)
    expect(late.locator("h2")).to_contain_text("Come in")
    _check(late)
    late.fill("#code", "QQQQQ")
    late.locator("[type=submit]").tap()
    expect(late.locator("[role=alert]")).to_be_visible()
    host.goto(f"{served.hub}/halls")
    expect(host.locator(".club-kept li")).to_contain_text("Friday")
    for _ in range(2):
        host.locator("[data-post$='/delete']").tap()
    expect(host.locator(".club-kept li")).not_to_contain_text("Friday")
    for page in (host, screen, late, *phones):
        served.chromium.close(page)
