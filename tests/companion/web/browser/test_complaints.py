"""Whoever listens to a page hears of its errors and of what it was refused."""

from __future__ import annotations

import time

import pytest

from tests.companion.web.browser.complaints import listen
from tests.companion.web.browser.scripted_table import ServedShow
from tests.companion.web.browser.shared_browser import SharedBrowser

pytestmark = pytest.mark.browser
PATIENCE_S = 120.0


def test_a_missing_file_a_refusal_and_a_broken_script_are_heard(chromium: SharedBrowser, table: ServedShow) -> None:
    page = chromium.open(viewport={"width": 360, "height": 640})
    complaints: list[str] = []
    listen(page, complaints, lambda status, url: status == 404 and url.endswith("/expected.js"))
    page.goto(table.address)
    page.evaluate("Promise.all(['/expected.js', '/missing.js'].map((file) => fetch(file)))")
    page.evaluate("fetch('/api/answers', { method: 'POST' })")
    page.evaluate("setTimeout(() => { throw new Error('broken on purpose'); })")
    page.evaluate("console.error('said on purpose')")
    wanted = ("404 ", "/missing.js", "/api/answers", "broken on purpose", "said on purpose")
    end_s = time.monotonic() + PATIENCE_S
    while not all(any(word in heard for heard in complaints) for word in wanted):
        assert time.monotonic() < end_s, complaints
        page.evaluate("new Promise((done) => setTimeout(done, 20))")
    chromium.close(page)
    assert not [heard for heard in complaints if "/expected.js" in heard]
