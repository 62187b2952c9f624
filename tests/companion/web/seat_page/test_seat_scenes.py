"""Every screen a player holds, in the state it is for: nothing for axe to find, nothing too small for a finger."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.companion.live_rig import Rig
from tests.companion.web.browser.evening_by_touch import EveningByTouch
from tests.companion.web.browser.judge import IN_EITHER_LIGHT, Judge
from tests.companion.web.browser.seat_scenes import every_screen, first_screens
from tests.companion.web.browser.shared_browser import SharedBrowser

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("seat-scenes")]


@pytest.fixture
def evening(chromium: SharedBrowser) -> Iterator[EveningByTouch]:
    """A table with nobody at it."""
    made = EveningByTouch(chromium, Rig())
    yield made
    made.close()
    assert made.complaints == []


def test_the_first_screens_in_the_hand_are_fit_for_fingers_eyes_and_ears(evening: EveningByTouch) -> None:
    judge = Judge()
    first_screens(evening, judge)
    assert not judge.found, "\n".join(judge.found)
    assert len(judge.judged) >= 15


@pytest.mark.long
@IN_EITHER_LIGHT
def test_every_screen_in_the_hand_is_fit_for_fingers_eyes_and_ears(evening: EveningByTouch, scheme: str) -> None:
    judge = Judge(scheme)
    every_screen(evening, judge)
    judge.tell("A game of Raja")
    assert not judge.found, "\n".join(judge.found)
    assert len(judge.judged) >= 35
