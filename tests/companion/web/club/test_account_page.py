"""Somebody makes an account with a host's code, changes how they are shown, and signs out."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.companion.hub.people.account_rig import PHRASE, AccountRig
from tests.companion.web.browser.accessibility import axe_report
from tests.companion.web.browser.every_page import served_app
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.conftest import PHONE

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("tournament-page")]


def test_with_a_hosts_code_somebody_makes_an_account_and_looks_after_their_own_page(chromium: SharedBrowser) -> None:
    rig = AccountRig(most=30)
    maya = rig.person()
    with served_app(rig.app) as address:
        page = chromium.open(viewport=PHONE, has_touch=True)
        page.goto(f"{address}/people/{maya}")
        page.locator("[data-into=code]").tap()
        code = page.locator(".club-code").inner_text()
        expect(page.locator("img.club-qr")).to_be_visible()
        assert axe_report(page) == ""

        page.goto(f"{address}/account#code={code}")
        claim = page.locator("[data-send$=claim]")
        expect(claim.locator("[name=code]")).to_have_value(code)
        assert "#" not in page.url
        claim.locator("[name=passphrase]").fill("short")
        claim.locator("[type=submit]").tap()
        expect(page.locator("#said")).to_contain_text("12 to 128 characters")
        expect(page.locator("#said")).to_be_in_viewport()
        claim.locator("[name=passphrase]").fill(PHRASE)
        claim.locator("[data-shows]").check()
        expect(claim.locator("[name=passphrase]")).to_have_attribute("type", "text")
        claim.locator("[type=submit]").tap()
        page.wait_for_url(f"**/people/{maya}")
        assert axe_report(page) == ""

        page.fill("[name=nickname]", "Zoë")
        page.select_option("[name=colour]", "teal")
        page.locator("[name=recordings_shown]").uncheck()
        page.locator("[data-send$=profile] [type=submit]").tap()
        expect(page.locator(".club-me")).to_have_text("Zoë")
        expect(page.locator("h2 .club-colour")).to_have_attribute("data-colour", "teal")
        profile = rig.club.profile(maya)
        assert (profile.nickname, profile.colour, profile.recordings_shown) == ("Zoë", "teal", False)

        page.locator("[data-post$=sign-out]").tap()
        page.wait_for_url("**/account")
        sign_in = page.locator("[data-send$=sign-in]")
        sign_in.locator("[name=name]").fill("zoë")
        sign_in.locator("[name=passphrase]").fill(PHRASE)
        sign_in.locator("[type=submit]").tap()
        page.wait_for_url(f"**/people/{maya}")
        leave = page.locator("[data-send$=remove]")
        leave.locator("[name=passphrase]").fill(PHRASE)
        delete = leave.locator("[data-send$=delete]")
        delete.tap()
        expect(delete).to_have_text("Tap again to confirm")
        delete.tap()
        expect(page.locator(".club-me")).to_have_text("Sign in")
        assert "Zoë" not in page.content()
        chromium.close(page)
