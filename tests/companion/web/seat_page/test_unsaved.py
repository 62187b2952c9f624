"""While nothing can be saved every screen says so and why; nothing is lost, and play goes on when it can."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from playwright.sync_api import Page, expect
from sqlalchemy.engine.interfaces import DBAPIConnection

from companion.games.raja import commands as c
from companion.games.raja.state import waiting_for
from companion.table.database import Database
from tests.companion.live_rig import Rig
from tests.companion.web.browser.evening_by_touch import EveningByTouch, SensiblePeople
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.browser.touching import key, tap
from tests.companion.web.conftest import TELEVISION

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("evening-by-touch")]
SENTENCE = "The log cannot be written now"
MOST_BIDS = 60
POLL_MS = 50
Trouble = Callable[[Rig], AbstractContextManager[None]]


@contextmanager
def locked(rig: Rig) -> Iterator[None]:
    """Another program holds the database."""
    holder = Database(rig.url)
    with holder.engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield
    holder.close()


@contextmanager
def full(rig: Rig) -> Iterator[None]:
    """No page more can be written, by any connection."""
    with rig.database.engine.connect() as connection:
        most = [connection.exec_driver_sql("PRAGMA page_count").scalar_one()]

    def limit(connection: DBAPIConnection, record: object, proxy: object) -> None:
        connection.cursor().execute(f"PRAGMA max_page_count={most[0]}")

    sa.event.listen(rig.database.engine, "checkout", limit)
    yield
    most[0] = 1_000_000


def bid_until_it_fails(evening: EveningByTouch) -> Page:
    """One bid after another by touch: what fits into the last free page is saved still. The page that was refused."""
    for _ in range(MOST_BIDS):
        before = evening.state
        page = evening.seated(waiting_for(before)[0]).page
        evening.everybody_is_told()
        tap(page, "bid.send")
        while evening.state == before:
            page.wait_for_timeout(POLL_MS)
            if page.get_by_text(SENTENCE).first.is_visible():
                return page
    raise AssertionError("everything could be saved")


@pytest.mark.parametrize("trouble", [pytest.param(locked, marks=pytest.mark.long), full])
def test_every_screen_says_that_nothing_can_be_saved_and_the_same_tap_works_afterwards(
    chromium: SharedBrowser, tmp_path: Path, trouble: Trouble
) -> None:
    rig = Rig(f"sqlite:///{tmp_path / 'log.sqlite'}")
    evening = EveningByTouch(chromium, rig)
    evening.open("/table", guest=False, viewport=TELEVISION)
    for seat, name in enumerate(("Asha", "Bo")):
        evening.sit_down(seat, name)
    host = evening.open("/host", guest=False)
    tap(host.page, "start")
    key(host.page, "pause").wait_for()
    people = SensiblePeople(2, seed=3, collapses_once_in=0)
    for command in people.commands(lambda: evening.state):
        if isinstance(command, c.PlaceBid):
            break
        rig.live.submit(command, rig.live.viewer(rig.live.lobby.seats[command.seat].holder, local=False))
    evening.everybody_is_told()
    with trouble(rig):
        page = bid_until_it_fails(evening)
        for looker in evening.lookers:
            expect(looker.page.get_by_text(SENTENCE).first).to_be_visible()
        refused = evening.state
    assert evening.state == refused
    tap(page, "bid.send")
    expect(page.get_by_text(SENTENCE)).to_have_count(0)
    assert evening.state != refused
    evening.close()
    assert [said for said in evening.complaints if not said.startswith("503 ")] == []
