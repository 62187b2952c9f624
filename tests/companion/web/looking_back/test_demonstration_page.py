"""“Show me” in a browser: scene after scene, by key and by itself, nothing cut off, skipped at any time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import ViewportSize, expect

from companion.texts.files import languages
from tests.companion.live_rig import Rig
from tests.companion.web.browser.accessibility import FINGER_PX, STICKS_OUT, TOO_SMALL, axe_report
from tests.companion.web.browser.page_geometry import CLIPPED
from tests.companion.web.browser.served_rig import ServedRig
from tests.companion.web.conftest import PHONE, TELEVISION, OpenPage

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("demonstration")]
SMALL: ViewportSize = {"width": 360, "height": 640}
# Middles of keys, which differ by fractions of a pixel within one row.
ROWS_OF_KEYS = """() => new Set([...document.querySelectorAll(".show-keys > *")]
  .map((node) => node.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 20))).size"""
NEXT = "document.querySelector('#show-after').click()"


@pytest.fixture(scope="module")
def served() -> Iterator[ServedRig]:
    served = ServedRig(Rig())
    yield served
    served.close()


@pytest.mark.parametrize(
    "viewport",
    [
        pytest.param(SMALL, id="small"),
        pytest.param(PHONE, id="phone", marks=pytest.mark.long),
        pytest.param(TELEVISION, id="television", marks=pytest.mark.long),
    ],
)
def test_every_scene_fits_and_keeps_nobody_out(served: ServedRig, open_page: OpenPage, viewport: ViewportSize) -> None:
    page = open_page(viewport, address=served.screen, query="/demonstration")
    assert axe_report(page) == ""
    assert page.evaluate(TOO_SMALL, FINGER_PX) == []
    for language in languages() if viewport is SMALL else ("en",):
        page.goto(f"{served.screen}/demonstration?lang={language}")
        for scene in ("table", "harvest", "auction", "trade", "build", "collapse", "siege", "dice", "removal", "score"):
            page.wait_for_selector(f'html[data-scene="{scene}"]')
            assert page.evaluate(STICKS_OUT) == 0, (language, scene)
            assert page.evaluate(CLIPPED) == [], (language, scene)
            tall = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
            assert tall[0] <= tall[1], (language, scene)
            page.evaluate(NEXT)
        expect(page.locator("#show")).to_have_attribute("data-over", "")
        assert page.evaluate(ROWS_OF_KEYS) == 1, language
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector('html[data-scene="removal"]')
    page.keyboard.press("Escape")
    page.wait_for_url(f"{served.screen}/")
