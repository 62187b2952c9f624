"""A host begins a tournament on the club's pages, pairs its rounds and says a result."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from companion.hub.tournament.running import Tournaments
from tests.companion.hub.club_rig import ClubRig
from tests.companion.web.browser.accessibility import axe_report
from tests.companion.web.browser.every_page import served_app
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.conftest import PHONE

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("tournament-page")]


def test_a_host_holds_a_tournament_by_its_pages_alone(chromium: SharedBrowser) -> None:
    rig = ClubRig()
    rig.table("Window")
    with served_app(rig.app) as address:
        page = chromium.open(viewport=PHONE, has_touch=True)
        page.goto(f"{address}/tournaments")
        page.fill("[name=title]", "Autumn cup")
        page.fill("[name=wanted]", "3")
        page.fill("[name=names]", "Asha\nBo, Cy\n\nDevi")
        page.locator("[data-tournament] [type=submit]").tap()
        page.wait_for_url("**/tournaments/1")
        expect(page.locator(".club-list tbody tr")).to_have_count(4)

        page.locator("[data-entrants] input").fill("Eli")
        page.locator("[data-entrants] [type=submit]").tap()
        expect(page.locator(".club-list tbody tr")).to_have_count(5)
        page.locator("[data-post$='/rounds']").tap()
        expect(page.locator("[data-result]")).to_have_count(2)
        expect(page.locator("[data-post$='/rounds']")).to_be_disabled()
        assert axe_report(page) == ""

        for result, ranks in ((0, "213"), (1, "12")):
            form = page.locator("[data-result]").nth(result)
            for number, rank in enumerate(ranks):
                form.locator("[name=rank]").nth(number).fill(rank)
            form.locator("[type=submit]").tap()
            expect(page.locator(".club-seats [data-won]")).to_have_count(result + 1)
        expect(page.locator(".club-list tbody tr").first).to_contain_text("Bo")
        expect(page.locator("[data-post$='/rounds']")).to_be_enabled()
        page.locator("[data-result]").first.locator("[name=rank]").first.fill("")
        page.locator("[data-result] [type=submit]").first.tap()
        expect(page.locator("#said")).to_contain_text("place")
        assert Tournaments(rig.club).course(1).round == 1
        chromium.close(page)
