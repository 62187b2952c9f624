"""That the table does not answer is said only until it answers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.companion.web.browser.scripted_table import ServedShow, first_state
from tests.companion.web.conftest import OpenPage

pytestmark = pytest.mark.browser

SILENT = """async () => {
  const { Draft } = await import(new URL("../server/draft.js", document.querySelector("script[type=module]").src));
  const { text } = await import(new URL("../page/text.js", document.querySelector("script[type=module]").src));
  const shown = document.createElement("p");
  shown.id = "drawn";
  const told = document.createElement("p");
  told.className = "refusal";
  told.id = "told";
  told.textContent = text("act.unreached");
  document.body.append(shown, told);
  const draft = new Draft(() => { shown.textContent = draft.refusal; });
  await draft.send(async () => text("act.unreached"));
}"""


def test_the_next_thing_the_table_tells_takes_its_silence_back(table: ServedShow, open_page: OpenPage) -> None:
    table.show.feed.publish(first_state())
    page = open_page()
    page.evaluate(SILENT)
    expect(page.locator("#drawn")).to_contain_text("The table does not answer")
    expect(page.locator("#told")).to_contain_text("The table does not answer")
    table.show.feed.publish(first_state())
    for where in ("#drawn", "#told"):
        expect(page.locator(where)).to_have_text("")
