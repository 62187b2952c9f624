"""What is chosen on a seat's page stays until it is sent or is about something that is over."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.companion.web.browser.scripted_table import ServedShow, first_state
from tests.companion.web.conftest import OpenPage

pytestmark = pytest.mark.browser

PLAYED = """async (story) => {
  const { Draft } = await import(new URL("../server/draft.js", document.querySelector("script[type=module]").src));
  let drawn = 0;
  const answers = [];
  const draft = new Draft(() => { drawn += 1; });
  const acts = [];
  for (const [what, given] of story) {
    if (what === "about") draft.isStillAbout(given);
    if (what === "choose") draft.change(given);
    if (what === "send") acts.push(draft.send(() => new Promise((answer) => answers.push(answer))));
    if (what === "answer") { answers.shift()(given); await acts.shift(); }
  }
  return { chosen: draft.chosen, refusal: draft.refusal, busy: draft.busy, unanswered: answers.length, drawn: drawn > 0 };
}"""
BID = ["about", "bid"]
SENT = [BID, ["choose", {"count": 2}], ["send", None]]
CASES = {
    "what was sent and done is chosen no more": ([*SENT, ["answer", None]], {}, "", False),
    "what was refused stays to be mended": ([*SENT, ["answer", "Too low."]], {"count": 2}, "Too low.", False),
    "what is chosen for the next thing before the answer came stays": (
        [*SENT, ["about", "lay"], ["choose", {"count": 1}], ["answer", None]],
        {"count": 1},
        "",
        False,
    ),
    "the next thing can be sent before the answer came": (
        [*SENT, ["about", "lay"], ["choose", {"count": 1}], ["send", None], ["answer", None]],
        {"count": 1},
        "",
        True,
    ),
    "a refusal that comes late is told all the same": (
        [*SENT, ["about", "lay"], ["choose", {"count": 1}], ["answer", "Somebody was quicker."]],
        {"count": 1},
        "Somebody was quicker.",
        False,
    ),
    "what was chosen is gone with what it was chosen for": (
        [BID, ["choose", {"count": 2}], ["about", "lay"]],
        {},
        "",
        False,
    ),
}


@pytest.fixture
def page(table: ServedShow, open_page: OpenPage) -> Page:
    """Any page of the companion's."""
    table.show.feed.publish(first_state())
    return open_page()


@pytest.mark.parametrize(("story", "chosen", "refusal", "busy"), CASES.values(), ids=CASES)
def test_a_choice_stays_as_long_as_it_should(
    page: Page, story: list[object], chosen: dict[str, int], refusal: str, busy: bool
) -> None:
    told = page.evaluate(PLAYED, story)
    assert told == {
        "chosen": chosen,
        "refusal": refusal,
        "busy": busy,
        "unanswered": int(busy),
        "drawn": True,
    }


def test_a_second_tap_sends_nothing_while_the_first_is_on_its_way(page: Page) -> None:
    told = page.evaluate(PLAYED, [*SENT, ["send", None]])
    assert (told["unanswered"], told["busy"]) == (1, True)
