"""Dollars at the table (S6): notes of 50, 10, 5 and 1 with their change, and a bank that never runs out but says so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from companion.games.raja.state import Auction
from tests.companion.live_rig import Rig
from tests.companion.web.browser.evening_by_touch import EveningByTouch
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.browser.touching import set_stepper
from tests.companion.web.conftest import TELEVISION

EVERY_SUM = """async () => {
  const { notesFor, changeFor } = await import(new URL("../game/cash.js", document.querySelector("script[type=module]").src));
  return Array.from({ length: 776 }, (_, sum) => [notesFor(sum), changeFor(sum)]);
}"""


def hand(cash: int) -> dict[str, Any]:
    """The host puts Bo's hand right."""
    goods = {"cash": cash, "elephants": 0, "shields": [1, 1, 0]}
    return {"command": "CorrectHand", "seat": -1, "owner": 1, **goods, "reason": "counted again"}


def test_everybody_is_told_how_far_the_bank_is_overdrawn_and_nothing_of_it_before() -> None:
    rig = Rig()
    phones = rig.started("Asha", "Bo")
    for cash, overdrawn in ((700, 0), (740, 40)):
        assert rig.screen().post("/api/commands", command=hand(cash)).status_code == 200
        told = [viewer.state()["game"]["bank_overdrawn"] for viewer in (*phones, rig.screen())]
        assert told == [overdrawn] * 3


@pytest.fixture
def evening(chromium: SharedBrowser) -> Iterator[EveningByTouch]:
    """A table without devices; afterwards no page may have complained."""
    found = EveningByTouch(chromium, Rig())
    yield found
    found.close()
    assert found.complaints == []


@pytest.mark.browser
@pytest.mark.xdist_group("evening-by-touch")
def test_phones_tell_notes_and_change_and_every_market_the_overdrawn_bank(evening: EveningByTouch) -> None:
    asha = evening.sit_down(0, "Asha").page
    evening.rig.phone().post("/api/seats/1/claim", name="Bo")
    screen = evening.rig.screen()
    screen.post("/api/game/start")
    expect(asha.locator("#now")).to_contain_text("Take $75 from the bank: $50, 2 × $10, $5.")
    evening.rig.play(400, lambda state: isinstance(state.step, Auction))
    evening.everybody_is_told()
    set_stepper(asha, "bid", 37)
    expect(asha.locator(".cash-to-pay")).to_contain_text("In notes: 3 × $10, $5, 2 × $1")
    expect(asha.locator(".cash-to-pay small")).to_have_text(
        ["From $40: $3 back (3 × $1)", "From $50: $13 back ($10, 3 × $1)"]
    )
    for sum_, (notes, change) in enumerate(asha.evaluate(EVERY_SUM)):
        assert sum(part["note"] * part["count"] for part in notes) == sum_
        assert [part["note"] for part in notes] == [n for n in (50, 10, 5, 1) if n in {p["note"] for p in notes}]
        assert all(part["count"] <= {50: 15, 10: 4, 5: 1, 1: 4}[part["note"]] for part in notes), "as few as can be"
        assert all(part["handed"] - part["back"] == sum_ and 0 < part["back"] < 50 for part in change)
    television = evening.open("/table", guest=False, viewport=TELEVISION).page
    expect(television.locator(".bank-overdrawn")).to_have_count(0)
    screen.post("/api/commands", command=hand(1000))
    for page in (television, asha):
        expect(page.locator("#market .bank-overdrawn")).to_contain_text("more than the printed cash")
