"""Of several wishes only the newest is granted, and one that fails does not keep the next from being granted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.companion.web.browser.scripted_table import ServedShow, first_state
from tests.companion.web.conftest import OpenPage

pytestmark = pytest.mark.browser

WISHED = """async ([wishes, failing]) => {
  const { newestOnly } = await import(new URL("../replay/asking.js", document.querySelector("script[type=module]").src));
  const granted = [];
  const wish = newestOnly(async (number) => {
    granted.push(number);
    await new Promise((resolve) => setTimeout(resolve));
    if (failing.includes(number)) throw new Error("The server is gone.");
  });
  window.addEventListener("error", (event) => event.preventDefault());
  for (const together of wishes) await Promise.allSettled(together.map((number) => wish(number)));
  return granted;
}"""


def test_the_newest_wish_is_granted_also_after_one_that_failed(table: ServedShow, open_page: OpenPage) -> None:
    table.show.feed.publish(first_state())
    page: Page = open_page()
    assert page.evaluate(WISHED, [[[1, 2, 3], [4]], []]) == [1, 3, 4]
    assert page.evaluate(WISHED, [[[1], [2]], [1]]) == [1, 2]
