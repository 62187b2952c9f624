"""Planning ahead on a waiting phone: one tap when the turn comes, and a sentence when the table has left the plan behind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Request, expect

from companion.games.raja import commands as c
from companion.games.raja import moves as m
from companion.games.raja.planning import ahead
from companion.games.raja.state import Building, Commerce, State, active_seat
from companion.live.unfillable_trade import answers_for_all
from tests.companion.live_rig import Rig
from tests.companion.web.browser.evening_by_touch import EveningByTouch
from tests.companion.web.browser.pictures import take_picture
from tests.companion.web.browser.served_feed import until
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.browser.touching import key, tap, wait_told

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("seat-page")]


def _next_to_trade(state: State) -> int | None:
    """Who trades after the first one, can buy an elephant and build; None where it is not that moment."""
    if not isinstance(state.step, Commerce) or state.step.place or state.step.trade or state.step.barter:
        return None
    if any(player.loose_grain for player in state.players):
        return None
    seat = state.turn.order[1]
    planned = ahead(state, seat)
    elephants = [move for move in planned if isinstance(move, m.MayTrade) and move.market == "elephants"]
    builds = [move for move in planned if isinstance(move, m.MayDeclareBuild) and move.most_stones >= 4]
    return seat if builds and any(move.action == "buy" and move.most > 1 for move in elephants) else None


@pytest.fixture
def evening(chromium: SharedBrowser) -> Iterator[EveningByTouch]:
    """Two players; the first one trades, the other waits."""
    made = EveningByTouch(chromium, Rig())
    made.take_seats("Asha", "Bo")
    assert made.rig.screen().post("/api/game/start", undo="all").status_code == 200
    made.rig.play(800, lambda state: _next_to_trade(state) is not None)
    yield made
    made.close()
    assert [told for told in made.complaints if "/crop/" not in told] == []


def _plan(page: Page) -> None:
    """Two elephants, and a wall in the first city."""
    tap(page, "plan.trade")
    tap(page, "plan.buy.elephants")
    tap(page, "trade.count1")
    tap(page, "plan.keep")
    expect(page.locator(".planned")).to_have_text("Buy 2 elephantsForget it")
    tap(page, "plan.build")
    page.locator("#now button.tile").first.tap()
    tap(page, "plan.keep")
    expect(page.locator(".planned")).to_have_count(2)


def test_a_plan_is_known_to_one_phone_and_done_by_one_tap_when_the_turn_comes(evening: EveningByTouch) -> None:
    seat = _next_to_trade(evening.state)
    assert seat is not None
    first, page = 1 - seat, evening.seated(seat).page
    expect(page.locator("#now .part-title")).to_have_text("Plan ahead")
    sent: list[str] = []

    def note(request: Request) -> None:
        sent.append(request.method)

    page.on("request", note)
    _plan(page)
    take_picture(page, "phone-planned")
    assert set(sent) <= {"GET"}, "a plan stays on its phone"
    page.reload()
    expect(page.locator(".planned")).to_have_count(2)

    evening.play(c.EndCommerce(first))
    expect(key(page, "trade.planned")).to_contain_text("Buy 2 elephants")
    assert "action-main" in (key(page, "trade.planned").get_attribute("class") or "")
    take_picture(page, "phone-as-planned")
    before = evening.state.players[seat].elephants
    sequence = evening.newest()
    tap(page, "trade.planned")
    wait_told(page, sequence + 1)
    until(lambda: not answers_for_all(evening.state))
    evening.everybody_is_told()
    step = evening.state.step
    if isinstance(step, Commerce) and step.trade is not None:
        evening.play(c.DeclineFill(first))
    assert evening.state.players[seat].elephants == before + 2

    evening.play(c.EndCommerce(seat))
    if active_seat(evening.state) != seat:
        evening.play(c.EndBuilding(active_seat(evening.state) or 0))
    tap(page, "build.planned")
    page.locator('#now[data-scene="build.report"]').wait_for()
    step = evening.state.step
    assert isinstance(step, Building)
    assert step.stones == 4


def test_a_plan_that_the_table_no_longer_allows_is_withdrawn_with_a_sentence(evening: EveningByTouch) -> None:
    seat = _next_to_trade(evening.state)
    assert seat is not None
    page = evening.seated(seat).page
    _plan(page)
    hand = evening.state.players[seat]
    poorer = {"cash": 0, "elephants": hand.elephants, "shields": hand.shields, "reason": "recounted"}
    answer = evening.rig.screen().command("CorrectHand", seat=-1, owner=seat, **poorer)
    assert answer.status_code == 200, answer.json
    expect(page.locator("#now .refusal").filter(has_text="no longer holds")).to_have_text(
        "Your plan no longer holds: Buy 2 elephants."
    )
    expect(page.locator(".planned")).to_have_count(1)
