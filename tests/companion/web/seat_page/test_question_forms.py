"""Every form of question, and every form for putting right, drawn from what a camera shows: fit for eyes, ears and fingers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.companion.live_rig import Rig
from tests.companion.web.browser.evening_by_touch import EveningByTouch
from tests.companion.web.browser.judge import IN_EITHER_LIGHT, Judge
from tests.companion.web.browser.question_scenes import every_question, two_at_a_table
from tests.companion.web.browser.shared_browser import SharedBrowser

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("question-forms")]


@pytest.fixture
def evening(chromium: SharedBrowser) -> Iterator[EveningByTouch]:
    """Two phones at a table that has begun, and the table's screen."""
    made = EveningByTouch(chromium, Rig())
    two_at_a_table(made)
    yield made
    made.close()
    assert made.complaints == []


@pytest.mark.long
@IN_EITHER_LIGHT
def test_every_form_of_question_is_fit_for_fingers_eyes_and_ears(evening: EveningByTouch, scheme: str) -> None:
    judge = Judge(scheme)
    every_question(evening, judge)
    judge.tell("Questions, and putting right")
    assert not judge.found, "\n".join(judge.found)
    assert len(judge.judged) >= 17


UNSAYABLE = """async (mosts) => {
  const { wallReport } = await import(new URL("../seat/forms/wall_report.js", document.querySelector("script[type=module]").src));
  const found = [];
  for (const most of mosts) {
    for (let standing = 0; standing <= most; standing += 1) {
      const said = [];
      const form = wallReport({
        key: "wall", standing: most, width: null, least: 0, most, likely: most, city: null,
        onChange: (part) => said.push(part.standing),
      });
      const button = form.querySelector(`[data-key="wall.standing=${standing}"]`);
      const pad = form.querySelector("[data-choice='wall.standing'] + .pad");
      for (const digit of button ? [] : String(standing)) {
        [...(pad?.querySelectorAll("button") ?? [])].find((one) => one.textContent === digit)?.click();
      }
      (button ?? pad?.querySelector(".pad-send"))?.click();
      if (said.at(-1) !== standing) found.push([most, standing]);
    }
  }
  return found;
}"""


def test_any_number_of_stones_can_be_said_to_stand_none_of_them_too(evening: EveningByTouch) -> None:
    assert evening.seated(0).page.evaluate(UNSAYABLE, list(range(32))) == []
