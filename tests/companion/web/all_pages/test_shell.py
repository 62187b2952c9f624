"""The pages as an app: manifest and icons, and the page that says plainly that the table is away."""

from __future__ import annotations

import json
import re

import cv2
import numpy as np
import pytest
from playwright.sync_api import expect

from tests.companion.live_rig import Rig
from tests.companion.web.browser.served_rig import ServedRig
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.browser.touching import PATIENCE_S
from tests.companion.web.conftest import PHONE


def fetched(path: str) -> tuple[int, str, bytes]:
    """Status, kind and content of what lies at a path."""
    with Rig().screen().get(path) as answer:
        return answer.status_code, answer.mimetype or "", answer.get_data()


def test_the_manifest_names_icons_that_are_there_in_the_size_it_says() -> None:
    status, kind, content = fetched("/manifest.webmanifest")
    assert (status, kind) == (200, "application/manifest+json")
    told = json.loads(content)
    assert told["display"] == "standalone"
    assert fetched(told["start_url"])[0] == 200
    sizes = set()
    for icon in told["icons"]:
        status, kind, content = fetched(icon["src"])
        assert (status, kind) == (200, icon["type"])
        if kind == "image/png":
            picture = cv2.imdecode(np.frombuffer(content, np.uint8), cv2.IMREAD_COLOR)
            assert picture is not None
            assert icon["sizes"] == f"{picture.shape[1]}x{picture.shape[0]}"
            sizes.add(picture.shape[0])
    assert sizes >= {192, 512}


def test_the_worker_keeps_only_files_that_are_there() -> None:
    status, kind, content = fetched("/shell.js")
    assert status == 200
    assert "javascript" in kind
    kept = re.findall(r'"(/static/[^"]+)"', content.decode("utf-8"))
    assert len(kept) >= 4
    assert [path for path in kept if fetched(path)[0] != 200] == []


def test_rooms_that_are_not_offered_have_no_door() -> None:
    door = fetched("/")[2].decode("utf-8")
    assert "/join" in door
    assert "/recorded/" not in door
    assert "/virtual" not in door


@pytest.mark.browser
def test_a_page_says_that_the_table_is_away_and_comes_back_by_itself(chromium: SharedBrowser) -> None:
    served = ServedRig(Rig())
    context = chromium.browser.new_context(viewport=PHONE, locale="en")
    page = context.new_page()
    page.set_default_timeout(PATIENCE_S * 1000)
    page.goto(served.screen + "/join")
    page.wait_for_selector("html[data-sequence]")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    port = served.port
    served.close()
    page.wait_for_selector('html[data-connected="false"]')
    page.reload()
    expect(page.get_by_role("status").first).to_contain_text("The table does not answer", timeout=PATIENCE_S * 1000)
    expect(page.locator("main p[lang]:visible")).to_have_count(1)

    served = ServedRig(Rig(), port)
    page.wait_for_selector("#join .join-seat")
    context.close()
    served.close()
