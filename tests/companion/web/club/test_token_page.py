"""A host makes a token on its page, is shown it once, and revokes it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.companion.hub.club_rig import ClubRig
from tests.companion.web.browser.accessibility import axe_report
from tests.companion.web.browser.every_page import served_app
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.conftest import PHONE

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("tournament-page")]


def test_a_host_makes_a_token_sees_it_once_and_revokes_it(chromium: SharedBrowser) -> None:
    rig = ClubRig()
    with served_app(rig.app) as address:
        page = chromium.open(viewport=PHONE, has_touch=True)
        page.goto(f"{address}/tokens")
        page.fill("[name=name]", "The club's site")
        page.locator("[data-token] [type=submit]").tap()
        expect(page.locator("#said")).to_contain_text("some of")
        page.locator("[value=read]").check()
        page.fill("[name=days]", "30")
        page.locator("[data-token] [type=submit]").tap()
        expect(page.locator("#token code")).to_contain_text("raja_1_")
        expect(page.locator("#said")).to_be_empty()
        expect(page.locator(".club-kept li")).to_contain_text("The club's site")
        assert axe_report(page) == ""
        token = page.locator("#token code").inner_text()
        rig.club.tokens.check(token, ["read"], "192.168.1.99")
        page.reload()
        expect(page.locator(".club-kept li")).to_contain_text("Last used")
        expect(page.locator("#token code")).to_have_count(0)
        revoke = page.locator("[data-post$='/revoke']")
        revoke.tap()
        revoke.tap()
        expect(page.locator(".club-kept li")).to_contain_text("There are no tokens")
        assert rig.club.tokens.shown() == []
        chromium.close(page)
