"""The door says what is being played, and by whom."""

from __future__ import annotations

from contextlib import closing

import pytest
from playwright.sync_api import expect

from tests.companion.live_rig import Rig
from tests.companion.web.browser.evening_by_touch import EveningByTouch
from tests.companion.web.browser.shared_browser import SharedBrowser

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("page-geometry")]


def test_a_turn_is_named_from_the_first_on(chromium: SharedBrowser) -> None:
    with closing(EveningByTouch(chromium, Rig())) as evening:
        for seat, name in enumerate(("Asha", "Bo")):
            assert evening.rig.phone().post(f"/api/seats/{seat}/claim", name=name).status_code == 200
        assert evening.rig.screen().post("/api/game/start").status_code == 200
        said = evening.open("/").page.locator("#door-game")
        expect(said).to_contain_text(", before the first turn: Asha, Bo")
        evening.rig.play(1500, lambda state: state.turn.number == 1)
        expect(said).to_contain_text(", turn 1: Asha, Bo")
