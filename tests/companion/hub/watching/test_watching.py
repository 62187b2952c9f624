"""Those who look on: open pages are told the parts that changed, at the hub and at its gates."""

from __future__ import annotations

import json
import threading
from random import Random
from typing import Any

import jsonpatch
import pytest
from flask.testing import FlaskClient

from companion.clocks import Clocks
from companion.errors import CompanionError, UnknownResource
from companion.hub.app import create_gate_app
from companion.hub.club import Club
from companion.hub.storage.database import HubDatabase
from companion.hub.storage.tables import TABLES
from companion.hub.watching.news import HeardNews, OwnNews, SentNews, news_server
from companion.hub.watching.page_fragments import Looking, PageParts
from companion.hub.watching.page_updates import WallTelling
from companion.table.database import LogUnavailable
from companion.table.feed import STATES_KEPT
from companion.web.connections.streaming import StateStream
from tests.companion.hub.club_rig import IS_OWN_NAME, SETTINGS, ClubRig, ClubTableRig

pytestmark = pytest.mark.slow

WALL = Looking(None, "en", by_address=False)
NOBODY = "redis://127.0.0.1:1"
"""Where no server is."""


class Gate:
    """A gate in this process, beside the hub."""

    def __init__(self, rig: ClubRig) -> None:
        clocks = Clocks(lambda: rig.time.now_ns, lambda: rig.time.now_ns / 1e9, Random(2))
        self.club = Club(rig.database, clocks, SETTINGS, OwnNews())
        self.app, self.parts = create_gate_app(self.club, IS_OWN_NAME)

    def client(self) -> FlaskClient:
        """Somebody who looks on."""
        return self.app.test_client()


class OpenPage:
    """A page that somebody has open: what it was told so far, put together as its script does."""

    def __init__(self, club: Club, parts: PageParts, looking: Looking) -> None:
        self.close = parts.open(looking)
        self._club = club
        self._looking = looking
        self._told: Any = None
        self.last: list[str] = []

    def hear(self) -> dict[str, str]:
        """Take the newest state; the page's parts then, and in ``last`` the paths of what changed."""
        newest = self._club.wall.newest()
        changes = None if self._told is None else newest.changes_since(self._told["sequence"], self._looking)
        if changes is None:
            self._told = json.loads(newest.bytes_for(self._looking))
        elif self._told["sequence"] != newest.sequence:
            patch = json.loads(changes)
            self.last = [step["path"] for step in patch if step["path"] != "/sequence"]
            self._told = jsonpatch.apply_patch(self._told, patch)
        parts: dict[str, str] = self._told["parts"]
        order: list[str] = self._told["order"].split()
        assert sorted(order) == sorted(parts)
        return {name: parts[name] for name in order}


def _play(table: ClubTableRig, key: str, most: int) -> None:
    game = table.opened("bid_war", key, 5)
    table.play(game, 5, most)
    table.outbox.send_new()


def _lines_for_all(page: str) -> list[str]:
    """Neither the way to the hosts' page nor to one's own account, which the hub alone has."""
    own = ("/host", 'href="/account')
    return [line for line in page.splitlines() if line.strip() and not any(part in line for part in own)]


@pytest.fixture
def rig() -> ClubRig:
    """Two tables, each in the middle of a game."""
    made = ClubRig()
    _play(made.table("Attic"), "a", 3)
    _play(made.table("Window"), "b", 3)
    return made


def test_an_open_page_is_told_only_the_parts_that_changed(rig: ClubRig) -> None:
    third = rig.table("Yard")
    rig.parts.look()
    page = OpenPage(rig.club, rig.parts, WALL)
    before = page.hear()
    assert list(before) == ["table-1", "table-2", "table-3", "moments"]
    rig.time.pass_s(1)
    _play(third, "c", 3)
    assert rig.parts.look()
    after = page.hear()
    assert page.last == ["/parts/table-3"]
    assert {name for name in after if after[name] != before[name]} == {"table-3"}
    assert all(after[name] in rig.client().get("/").text for name in after)


def test_a_page_of_another_table_is_told_nothing(rig: ClubRig) -> None:
    third = rig.table("Yard")
    rig.parts.look()
    looking = Looking(1, "de", by_address=True)
    page = OpenPage(rig.club, rig.parts, looking)
    page.hear()
    stream = StateStream(rig.club.wall, -1, lambda: looking, page.close, changes=True)
    assert stream.event(rig.club.wall.newest())
    for number in range(2 * STATES_KEPT):
        rig.time.pass_s(1)
        _play(third, f"c{number}", 3)
        rig.parts.look()
        assert stream.event(rig.club.wall.newest()) == b""
    page.hear()
    assert page.last == []


def test_a_page_that_was_told_nothing_for_long_is_told_what_changed_and_no_more(rig: ClubRig) -> None:
    third = rig.table("Yard")
    rig.parts.look()
    looking = Looking(1, "en", by_address=False)
    page = OpenPage(rig.club, rig.parts, looking)
    stream = StateStream(rig.club.wall, -1, lambda: looking, page.close, changes=True)
    first = (stream.event(rig.club.wall.newest()) or b"").decode()
    state = json.loads(first.partition("data: ")[2])
    for number in range(2 * STATES_KEPT):
        rig.time.pass_s(1)
        _play(third, f"c{number}", 3)
        rig.parts.look()
        stream.event(rig.club.wall.newest())
    rig.time.pass_s(1)
    rig.club.joining.revoke(1)
    rig.parts.look()
    assert stream.event(rig.club.wall.newest()) == b"", "a table that was put out keeps what it shows"
    with rig.database.writing() as connection:
        connection.execute(TABLES.update().values(revoked_ns=None, name="Loft"))
    rig.parts.look()
    event = (stream.event(rig.club.wall.newest()) or b"").decode()
    assert "event: changes" in event
    patched = jsonpatch.apply_patch(state, json.loads(event.partition("data: ")[2]))
    assert patched["parts"] == rig.parts.now(looking)
    assert "Loft" in patched["parts"]["table"]


def test_a_table_that_joins_is_told_by_a_new_order(rig: ClubRig) -> None:
    rig.parts.look()
    page = OpenPage(rig.club, rig.parts, WALL)
    assert list(page.hear()) == ["table-1", "table-2", "moments"]
    rig.table("Balcony")
    rig.parts.look()
    assert list(page.hear()) == ["table-1", "table-3", "table-2", "moments"]


def test_a_clubs_only_table_shows_what_lies_on_it_until_another_joins() -> None:
    rig = ClubRig()
    window = rig.table("Window")
    window.play(window.opened("raja", "first", 3), 3, 160)
    window.outbox.send_new()
    page = OpenPage(rig.club, rig.parts, WALL)
    assert "<svg" in page.hear()["table-1"]
    rig.table("Yard")
    rig.parts.look()
    told = page.hear()
    assert "<svg" not in told["table-1"]
    assert told["table-1"] in rig.client().get("/").text


def test_nothing_is_told_while_nothing_happens(rig: ClubRig) -> None:
    assert rig.parts.look()
    number = rig.club.wall.newest().sequence
    assert not rig.parts.look()
    assert rig.club.wall.newest().sequence == number


def test_a_table_that_falls_silent_is_shown_as_away_without_anything_happening(rig: ClubRig) -> None:
    rig.parts.look()
    page = OpenPage(rig.club, rig.parts, WALL)
    assert "club-away" not in page.hear()["table-1"]
    rig.time.pass_s(SETTINGS.away_s + 1)
    rig.parts.look()
    assert "club-away" in page.hear()["table-1"]


def test_whoever_is_deleted_goes_from_every_open_page() -> None:
    rig = ClubRig()
    table = rig.table()
    table.play(table.opened("raja", "g", 3, ("Zenobia", "Bo", "Cy")), 3, 200)
    table.outbox.send_new()
    rig.parts.look()
    page = OpenPage(rig.club, rig.parts, WALL)
    assert any("Zenobia" in part for part in page.hear().values())
    rig.club.delete_person(1)
    rig.parts.look()
    assert not any("Zenobia" in part for part in page.hear().values())


def test_a_gate_shows_what_the_hub_shows_and_changes_nothing(rig: ClubRig) -> None:
    gate = Gate(rig)
    guest, at_hub = gate.client(), rig.client()
    for path in ("/", "/tables/1", "/standings", "/records", "/people/1", "/?lang=ja"):
        here, there = guest.get(path), at_hub.get(path, environ_base={"REMOTE_ADDR": "192.168.1.99"})
        assert here.status_code == there.status_code == 200
        assert _lines_for_all(here.text) == _lines_for_all(there.text)
        assert not any(way in here.text for way in ("/host", "/account"))
    for path in ("/host", "/host?key=" + (rig.host_key or "")):
        assert guest.get(path).status_code == 404
    for path in ("/api/hub/codes", "/api/hub/tables/1/revoke", "/api/hub/batches", "/api/hub/host/code"):
        assert guest.post(path, json={}).status_code == 404, path
    assert b"raja_hub_open_pages 0.0" in guest.get("/metrics").data


def test_a_gate_finds_what_happened_by_itself(rig: ClubRig) -> None:
    gate = Gate(rig)
    gate.parts.look()
    page = OpenPage(gate.club, gate.parts, WALL)
    before = page.hear()
    rig.time.pass_s(1)
    _play(rig.table("Yard"), "c", 3)
    assert gate.parts.look()
    assert len(page.hear()) == len(before) + 1


def test_a_gate_before_its_hub_is_refused_in_a_sentence() -> None:
    with pytest.raises(LogUnavailable) as refused:
        HubDatabase("sqlite://", 1).check_begun()
    assert refused.value.code == "hub.not_begun"


@pytest.mark.parametrize(
    ("asked", "status"), [("table=9", 404), ("table=x", 404), ("table=" + "9" * 30, 404), ("table=-1", 404)]
)
def test_a_stream_of_a_table_that_is_not_there_is_refused_and_nobody_is_counted(
    rig: ClubRig, asked: str, status: int
) -> None:
    assert rig.client().get(f"/api/hub/stream?{asked}").status_code == status
    assert "raja_hub_open_pages 0.0" in rig.client().get("/metrics").text
    with pytest.raises(UnknownResource):
        rig.parts.now(Looking(9, "en", by_address=False))


def test_a_stream_counts_while_it_is_open(rig: ClubRig) -> None:
    client = rig.client()
    answer = client.get("/api/hub/stream?table=1&changes=1")
    assert "raja_hub_open_pages 1.0" in client.get("/metrics").text
    answer.close()
    assert "raja_hub_open_pages 0.0" in client.get("/metrics").text


def test_pages_are_told_soon_after_something_happened(rig: ClubRig) -> None:
    page = OpenPage(rig.club, rig.parts, WALL)
    with WallTelling(rig.parts, rig.club.news, SETTINGS):
        number = rig.club.wall.newest().sequence
        while "Yard" not in "".join(page.hear().values()):
            if rig.club.wall.newest().sequence == number:
                _play(rig.table("Yard"), f"g{number}", 3)
            assert rig.club.wall.wait_newer(number, 30.0) is not None
            number = rig.club.wall.newest().sequence


@pytest.mark.parametrize("kind", [SentNews, HeardNews])
def test_a_server_of_news_that_is_away_keeps_nobody_waiting(kind: type[SentNews] | type[HeardNews]) -> None:
    with kind(news_server(NOBODY)) as news:
        waiting = threading.Thread(target=news.wait, args=(600.0,), daemon=True)
        waiting.start()
        news.tell()
        waiting.join(60.0)
        assert not waiting.is_alive()


def test_an_address_that_is_none_of_valkey_is_refused_in_a_sentence() -> None:
    with pytest.raises(CompanionError) as refused:
        news_server("http://localhost")
    assert refused.value.code == "hub.news_address"
