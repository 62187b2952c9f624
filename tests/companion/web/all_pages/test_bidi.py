"""What somebody wrote from right to left turns nothing around it, on any page."""

from __future__ import annotations

import pytest

from tests.companion.web.browser.scripted_table import ServedShow, first_state
from tests.companion.web.conftest import OpenPage

SAID = ["אבי: 12", "Asha: 12", "Zoë כהן לוי · 3"]
SHOWN = ["\u2068אבי\u2069: 12", "Asha: 12", "Zoë \u2068כהן לוי\u2069 · 3"]
ASKED = """async (said) => {
  const { html } = await import(new URL("../page/dom.js", document.querySelector("script[type=module]").src));
  return said.map((words) => html("p", {}, words).textContent);
}"""


@pytest.mark.browser
def test_a_name_from_right_to_left_is_set_apart_once_in_whatever_is_said_of_it(
    table: ServedShow, open_page: OpenPage
) -> None:
    table.show.feed.publish(first_state())
    page = open_page()
    assert page.evaluate(ASKED, SAID) == SHOWN
    assert page.evaluate(ASKED, SHOWN) == SHOWN
