"""The page of a machine that was written from the image, in a browser: set up once, then given an update."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from companion.machine.exchange_files import Places
from companion.machine.requests import MachineRequests
from tests.companion.live_rig import Rig
from tests.companion.machine.machine_places import machine_places
from tests.companion.web.browser.served_rig import ServedRig
from tests.companion.web.browser.shared_browser import PATIENCE_MS, SharedBrowser

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SMALL_PHONE = ViewportSize(width=360, height=640)


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return machine_places(tmp_path / "machine")


@pytest.fixture
def page(chromium: SharedBrowser, places: Places) -> Iterator[Page]:
    """The start page of that machine, which leads to the machine's own."""
    served = ServedRig(Rig(), machine=MachineRequests(places, lambda: ("Webcam",)))
    opened = chromium.open(viewport=SMALL_PHONE)
    opened.set_default_timeout(PATIENCE_MS)
    opened.goto(f"{served.screen}/?lang=en")
    opened.wait_for_selector("html[data-ready]", state="attached")
    yield opened
    chromium.close(opened)
    served.close()


def test_a_new_table_is_set_up_on_its_first_page(page: Page, places: Places) -> None:
    expect(page.locator("#machine-camera")).to_have_text("Camera found: Webcam.")
    expect(page.locator("#machine-update")).to_be_hidden()
    page.locator("#machine-name").fill("salon")
    page.locator("#machine-network").fill("Maison")
    page.locator("#machine-password").fill("short")
    page.get_by_role("button", name="Finish").click()
    expect(page.locator("#machine-said")).to_contain_text("8 to 63 letters")
    page.locator("#machine-password").fill("long enough")
    page.get_by_role("button", name="Finish").click()
    expect(page.locator("#machine-said")).to_contain_text("the table is at salon.local:")
    asked = json.loads(places.first_start.read_text(encoding="utf-8"))
    assert asked == {"name": "salon", "language": "en", "network": "Maison", "password": "long enough"}
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL_PHONE["width"]


def test_an_update_arrives_as_it_was_chosen(page: Page, places: Places, tmp_path: Path) -> None:
    places.told.write_text(json.dumps({"name": "salon", "tried": None, "refused": None}), encoding="utf-8")
    expect(page.locator("#machine-update")).to_be_visible()
    content = bytes(range(256)) * 8400  # of two pieces and a bit
    (tmp_path / "raja-1.1.0.update").write_bytes(content)
    page.locator("#machine-file").set_input_files(tmp_path / "raja-1.1.0.update")
    expect(page.locator("#machine-said")).to_contain_text("The update has arrived")
    assert places.update_whole.read_bytes() == content
    tried = {"slot": "b", "version": "1.1.0", "outcome": "failed"}
    places.told.write_text(json.dumps({"name": "salon", "tried": tried, "refused": None}), encoding="utf-8")
    expect(page.locator("#machine-tried")).to_contain_text("The table runs the version before it again")
