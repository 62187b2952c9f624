"""A headless Chromium for the page tests, and a table that shows what a test tells it to."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.companion.web.browser.complaints import listen
from tests.companion.web.browser.scripted_table import ScriptedShow, ServedShow
from tests.companion.web.browser.shared_browser import PATIENCE_MS, SharedBrowser, browser_program, launched
from tests.companion.web.network.usual_port import let_answers_end

TELEVISION = ViewportSize(width=1920, height=1080)
PHONE = ViewportSize(width=390, height=844)
TABLET = ViewportSize(width=820, height=1180)

# Counts what the Content-Security-Policy had to block; a page of ours gives it nothing to do.
WATCH_POLICY = """
window.blockedByPolicy = [];
document.addEventListener("securitypolicyviolation", (event) => window.blockedByPolicy.push(event.violatedDirective));
"""

OpenPage = Callable[..., Page]


@pytest.fixture(scope="session")
def chromium() -> Iterator[SharedBrowser]:
    """Debian's Chromium, headless."""
    program = browser_program()
    if program is None:
        pytest.skip("needs chromium (apt install chromium-headless-shell)")
    expect.set_options(timeout=PATIENCE_MS)
    with launched(program) as browser:
        yield browser
    let_answers_end()


@pytest.fixture
def table() -> Iterator[ServedShow]:
    """A scripted table behind the real application."""
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    served = ServedShow(ScriptedShow())
    yield served
    served.close()


@pytest.fixture
def open_page(chromium: SharedBrowser, table: ServedShow) -> Iterator[OpenPage]:
    """Opens the table's page; afterwards no page may have complained in its console or met the policy."""
    complaints: list[str] = []
    pages: list[Page] = []

    def opened(
        viewport: ViewportSize = TELEVISION,
        *,
        query: str = "",
        dark: bool = False,
        locale: str = "en",
        address: str = table.address,
    ) -> Page:
        page = chromium.open(viewport=viewport, color_scheme="dark" if dark else "light", locale=locale)
        pages.append(page)
        page.add_init_script(WATCH_POLICY)
        listen(page, complaints, lambda _, url: "/api/answers" in url)
        page.goto(address + query)
        page.wait_for_selector("html[data-sequence]")
        return page

    yield opened
    for page in pages:
        complaints += [f"blocked: {directive}" for directive in page.evaluate("window.blockedByPolicy")]
        chromium.close(page)
    assert complaints == []
