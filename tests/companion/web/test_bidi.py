"""What somebody wrote from right to left turns nothing around it, on any page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.companion.web.scripted_table import ServedShow

SAID = ["אבי: 12", "Asha: 12", "Zoë כהן לוי · 3"]
SHOWN = ["\u2068אבי\u2069: 12", "Asha: 12", "Zoë \u2068כהן לוי\u2069 · 3"]
ASKED = """async (said) => {
  const { html } = await import("/static/js/dom.js");
  return said.map((words) => html("p", {}, words).textContent);
}"""


@pytest.mark.browser
def test_a_name_from_right_to_left_is_set_apart_once_in_whatever_is_said_of_it(
    chromium: Browser, table: ServedShow
) -> None:
    page = chromium.new_page()
    page.goto(table.address)
    assert page.evaluate(ASKED, SAID) == SHOWN
    assert page.evaluate(ASKED, SHOWN) == SHOWN
    page.close()
