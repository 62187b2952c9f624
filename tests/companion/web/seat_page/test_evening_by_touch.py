"""Evenings played by touch, without any device: what thumbs do comes to what the rules say, and all screens agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from companion.games.raja import commands as c
from companion.games.raja.events import BarterMade, BuildFinished, NobleTaken, RansomPaid, TradeFilled
from companion.games.raja.pieces import Goods
from companion.games.raja.state import Building, Commerce, Ended, Siege, waiting_for
from companion.session.views.next_undo import next_undo
from tests.companion.live_rig import Rig
from tests.companion.web.browser.evening_by_touch import EveningByTouch, SensiblePeople
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.browser.touching import choose_number, key, tap
from tests.companion.web.conftest import TELEVISION
from tests.said import said

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("evening-by-touch")]

NAMES = ("Asha", "Bo", "Cem", "Devi", "Ekta")
MARKERS = ("dome", "dragon", "chair", "head", "square")
WHOLE_GAME_SEED = 16
EACH_KIND = 1  # of every kind of command so many come by touch, the rest past the pages; whole games touch them all


@pytest.fixture
def evening(chromium: SharedBrowser) -> Iterator[EveningByTouch]:
    """A table with nobody at it; at the end no page may have complained."""
    made = EveningByTouch(chromium, Rig())
    yield made
    made.close()
    assert made.complaints == []


def begin(evening: EveningByTouch, players: int) -> None:
    """People sit down, the table's screen and a spectator look on, the host starts."""
    evening.open("/table", guest=False, viewport=TELEVISION)
    evening.open("/table", viewport=TELEVISION)
    for seat in range(players):
        evening.sit_down_by_touch(seat, NAMES[seat], marker=MARKERS[seat])
    host = evening.open("/host", guest=False)
    tap(host.page, "start")
    key(host.page, "pause").wait_for()


def all_screens_agree(evening: EveningByTouch) -> bool:
    """Every screen shows the same phase, walls and prices."""
    shown = evening.what_is_shown()
    return all(one == shown[0] for one in shown)


def reload(evening: EveningByTouch, seat: int) -> None:
    """A phone is asleep for a while, and comes back to its seat by itself."""
    page = evening.seated(seat).page
    page.goto(evening.served.phones + "/join")
    page.wait_for_url("**/seat", wait_until="commit")
    page.wait_for_selector("html[data-sequence]")


def move_to_another_browser(evening: EveningByTouch, seat: int) -> None:
    """A phone's battery is dead; its player asks for the seat with another one, and the host agrees."""
    name = evening.rig.live.lobby.seats[seat].name or ""
    evening.leave(evening.seated(seat))
    newcomer = evening.open("/join")
    tap(newcomer.page, f"seat{seat}")
    newcomer.page.fill("#name", name)
    tap(newcomer.page, "join")
    host = next(looker for looker in evening.lookers if looker.page.url.endswith("/host"))
    host.page.locator(".request").get_by_role("button", name="Hand it over").tap()
    newcomer.page.wait_for_url("**/seat", wait_until="commit")
    newcomer.page.wait_for_selector("html[data-sequence]")
    newcomer.seat = seat


def test_three_phones_play_a_turn_by_touch_with_one_asleep_and_one_replaced(evening: EveningByTouch) -> None:
    begin(evening, players=3)
    people = SensiblePeople(3, seed=4, collapses_once_in=8)
    phases = set()
    touched: Counter[str] = Counter()
    for command in people.commands(lambda: evening.state):
        phase = evening.state.phase
        if phase not in phases:
            phases.add(phase)
            if phase == "auction":
                reload(evening, waiting_for(evening.state)[0])
            if phase == "commerce":
                move_to_another_browser(evening, waiting_for(evening.state)[0])
        kind = type(command).__name__
        if touched[kind] < EACH_KIND:
            touched[kind] += 1
            evening.play(command)
            assert all_screens_agree(evening)
        else:
            evening.play_unseen(command)
        if evening.state.turn.number == 2:
            break
    assert all_screens_agree(evening)
    assert phases == {"set-up", "production", "auction", "commerce", "building", "siege"}


@pytest.mark.long
def test_five_phones_play_a_whole_game_by_touch_to_its_end(evening: EveningByTouch) -> None:
    begin(evening, players=5)
    people = SensiblePeople(5, WHOLE_GAME_SEED, collapses_once_in=12)
    done = set()
    for command in people.commands(lambda: evening.state):
        step = evening.state.step
        if isinstance(step, Commerce) and "barter" not in done and isinstance(command, c.ProposeTrade | c.EndCommerce):
            done.add("barter")
            barter(evening, command.seat)
            continue
        if isinstance(step, Building) and "undo" not in done:
            done.add("undo")
            the_host_takes_back(evening)
            evening.seated(waiting_for(evening.state)[0])
            continue
        if isinstance(step, Siege) and "mend" not in done:
            done.add("mend")
            reload(evening, 1)
            move_to_another_browser(evening, 2)
            a_stone_is_put_right(evening, seat=3)
            continue
        evening.play(command)
        assert all_screens_agree(evening)
    assert isinstance(evening.state.step, Ended)
    assert done == {"barter", "undo", "mend"}

    happened = [entry.event for entry in evening.rig.live.playing().table.events]
    assert any(isinstance(event, BarterMade) for event in happened)
    assert any(isinstance(event, TradeFilled) for event in happened)
    assert any(isinstance(event, BuildFinished) and event.fallen for event in happened)
    assert any(isinstance(event, RansomPaid) for event in happened)
    assert any(isinstance(event, NobleTaken) for event in happened)
    winners = {NAMES[seat] for seat in evening.state.step.winners}
    evening.everybody_is_told()
    for looker in evening.lookers:
        if looker.seat is not None:
            expect(looker.page.locator("#now .winner .seat-name")).to_have_text(sorted(winners))


def barter(evening: EveningByTouch, seat: int) -> None:
    """The active player offers $2 for a grain; a neighbour with grain asks for $3 and gets it."""
    other = next(
        player.seat
        for player in evening.state.players
        if player.seat != seat and any(tile.grain for tile in player.lands)
    )
    evening.play(c.OfferBarter(seat, Goods(money=2), Goods(grain=1), to=other))
    assert all_screens_agree(evening)
    evening.play(c.CounterBarter(other, Goods(grain=1), Goods(money=3)))
    expect(evening.seated(other).page.locator("#now-title")).to_have_text("Your counter-offer")
    evening.play(c.AcceptBarter(seat, other))
    assert all_screens_agree(evening)


def the_host_takes_back(evening: EveningByTouch) -> None:
    """The host undoes the last command and does it again; everybody sees both."""
    host = next(looker for looker in evening.lookers if looker.page.url.endswith("/host"))
    before = evening.state
    version = evening.rig.live.playing().table.version
    back = next_undo(evening.rig.live.playing())
    assert back is not None
    expect(key(host.page, "undo")).to_contain_text(f"Take back: {said(back.told_to(None)['message'])}")
    tap(host.page, "undo")
    if back.asks(None):
        assert evening.state == before, "it asks first"
        tap(host.page, "undo-yes")
    expect(key(host.page, "redo")).not_to_have_attribute("aria-disabled", "true")
    assert evening.state != before
    assert all_screens_agree(evening)
    tap(host.page, "redo")
    expect(key(host.page, "redo")).to_have_attribute("aria-disabled", "true")
    assert evening.state == before
    assert evening.rig.live.playing().table.version > version, "nothing is deleted"
    assert all_screens_agree(evening)


def a_stone_is_put_right(evening: EveningByTouch, seat: int) -> None:
    """A player corrects a wall of the own that was counted wrong, and all screens follow."""
    page = evening.seated(seat).page
    player = evening.state.players[seat]
    tile = next(tile for tile in player.lands if tile.city and tile.stones > 1)
    page.locator("#tab-lands").tap()
    page.locator("#sheet-lands [data-opens=mend]").tap()
    tap(page, f"mend:{tile.cell[0]},{tile.cell[1]}")
    tap(page, "kind.wall")
    choose_number(page, "mend.standing", tile.stones - 1)
    choose_number(page, "mend.width", max(1, tile.width - 1))
    tap(page, "reason.misread")
    tap(page, "mend.send")
    expect(page.locator("#mend")).to_be_hidden()
    corrected = next(other for other in evening.state.players[seat].lands if other.cell == tile.cell)
    assert corrected.stones == tile.stones - 1
    page.locator("#tab-now").tap()
    assert all_screens_agree(evening)
