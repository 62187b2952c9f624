"""A club's table for streamers: clear but for letters, following by itself."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pytest
from playwright.sync_api import expect

from companion.hub.watching.page_updates import WallTelling
from tests.companion.hub.club_rig import SENDING, SETTINGS, ClubRig
from tests.companion.web.browser.every_page import served_app
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.conftest import TELEVISION

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("tournament-page")]

BOXES = """() => [...document.querySelectorAll(".club-seats li, .club-table .club-what, .club-lines li:first-child")].map((part) => {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  return [part.textContent, left, top, right, bottom];
})"""
"""All at once: what follows the table is put in anew at any time."""
MOMENT_BOX = """() => {
  const { left, top, right, bottom } = document.querySelector("#moment").getBoundingClientRect();
  return [left, top, right, bottom];
}"""


def test_a_great_moment_is_shown_large_as_it_happens_and_goes_again(chromium: SharedBrowser) -> None:
    rig = ClubRig()
    table = rig.table("Window")
    game = table.opened("bid_war", "first", 3)
    table.play(game, 3, most=4)
    table.outbox.send_new()
    with served_app(rig.app) as address, WallTelling(rig.parts, rig.club.news, SETTINGS):
        page = chromium.open(viewport=TELEVISION)
        page.clock.install()
        page.goto(f"{address}/tables/1/overlay?size=large")
        quiet = chromium.open(viewport=TELEVISION)
        quiet.goto(f"{address}/tables/1/overlay?moments=off")
        log = page.locator('[data-part="log"]')
        moment = page.locator("#moment")
        expect(moment).to_be_hidden()
        rig.time.pass_s(1)
        table.begin_outbox(settings=replace(SENDING, batch_events=5000))  # one batch: time stands still here
        table.play(game, 4)
        table.outbox.send_new()
        expect(moment).to_be_visible()
        assert moment.text_content() == page.locator("[data-great] span").first.text_content()
        expect(log).to_be_hidden()
        picture = page.evaluate(MOMENT_BOX)
        assert 0 <= picture[0] < picture[2] <= TELEVISION["width"]
        assert 0 <= picture[1] < picture[3] <= TELEVISION["height"]
        page.clock.fast_forward(6500)
        expect(moment).to_be_hidden()
        expect(log).to_be_visible()
        expect(quiet.locator("[data-great]")).to_have_count(1)
        expect(quiet.locator("#moment")).to_be_hidden()
        chromium.close(quiet)
        page.reload()
        expect(page.locator("[data-great]")).to_have_count(1)
        expect(page.locator("#moment")).to_be_hidden()
        chromium.close(page)


def test_a_clubs_table_lies_over_a_film_at_the_edge_that_was_asked_for(chromium: SharedBrowser) -> None:
    rig = ClubRig()
    table = rig.table("Window")
    game = table.opened("raja", "first", 3, ("Asha", "Bo", "Cy", "Maximiliane-Luise", "Esh"))
    table.play(game, 3, most=400)
    table.outbox.send_new()
    with served_app(rig.app) as address:
        page = chromium.open(viewport=TELEVISION)
        page.goto(f"{address}/tables/1")
        page.locator("[href*=overlay]").click()
        expect(page.locator(".club-seats li")).to_have_count(5)
        for side in ("left", "right", "top", "bottom"):
            page.goto(f"{address}/tables/1/overlay?side={side}&size=large&lang=de")
            boxes = page.evaluate(BOXES)
            assert len(boxes) == 7
            for words, left, top, right, bottom in boxes:
                assert 0 <= left < right <= TELEVISION["width"], (side, words)
                assert 0 <= top < bottom <= TELEVISION["height"], (side, words)
        picture = cv2.imdecode(np.frombuffer(page.screenshot(omit_background=True), np.uint8), cv2.IMREAD_UNCHANGED)
        assert picture is not None
        assert (picture[: TELEVISION["height"] // 2, :, 3] == 0).all()
        assert (picture[..., 3] == 255).sum() > 5000
        page.goto(f"{address}/tables/1/overlay?side=sideways&size=vast")
        expect(page.locator("body")).to_have_attribute("data-side", "left")
        chromium.close(page)
