"""A host opens a hall at the hub, phones come in at a seal gate, seal and see the reveal, and so does the hall's screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.companion.web.browser.accessibility import FINGER_PX, STICKS_OUT, TOO_SMALL, axe_report
from tests.companion.web.browser.pictures import take_picture
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.browser.touching import tap
from tests.companion.web.club.served_hall import LARGE, ServedHall, served_hall

pytestmark = [pytest.mark.browser, pytest.mark.program, pytest.mark.slow, pytest.mark.xdist_group("hall-pages")]


@pytest.fixture
def served(chromium: SharedBrowser, tmp_path: Path) -> Iterator[ServedHall]:
    with served_hall(chromium, tmp_path) as hall:
        yield hall


def _check(page: Page, *, fingers: bool = True) -> None:
    assert axe_report(page) == ""
    assert page.evaluate(STICKS_OUT) == 0
    if fingers:
        assert page.evaluate(TOO_SMALL, FINGER_PX) == []


def _opened(host: Page, rounds: int) -> None:
    """The host fills in the form for a hall without a clock."""
    host.fill("[name=title]", "Friday")
    host.fill("[name=rounds]", str(rounds))
    host.fill("[name=round_s]", "0")


def test_two_phones_seal_in_a_hall_and_see_who_wins(served: ServedHall) -> None:
    host = served.open(f"{served.hub}/halls")
    _opened(host, 1)
    host.locator("[data-hall] [type=submit]").tap()
    host.wait_for_selector("html[data-sequence]")
    phones = [served.open(served.gate) for _ in range(2)]
    for phone, name in zip(phones, ("Asha", "Bo"), strict=True):
        phone.fill("#name", name)
        tap(phone, "enter")
        expect(phone.locator(".room-body")).not_to_contain_text("#name")
    tap(host, "begin")
    for phone, number in zip(phones, (3, 7), strict=True):
        phone.fill("#number", str(number))
        tap(phone, "seal")
    for phone in phones:
        expect(phone.locator("[data-winning]")).to_have_text("3")
    expect(host.locator(".room-winners")).to_contain_text("Asha")
    for page in (host, *phones):
        served.chromium.close(page)


@pytest.mark.long
def test_a_hall_from_its_opening_to_its_end(served: ServedHall) -> None:
    host = served.open(f"{served.hub}/halls")
    _opened(host, 2)
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
