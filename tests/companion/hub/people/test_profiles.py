"""What people choose about themselves shows everywhere at once, and what they do not want shown does not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.outbox.recordings.upload_connection import RECORDINGS
from tests.companion.hub.archive_rig import ArchiveRig, RecordingTable
from tests.companion.hub.people.account_rig import ACCOUNT, MAYA, AccountRig

pytestmark = pytest.mark.slow


AT_TABLES = ("/", "/tables/1")
"""A name has the sign of its seat there."""


def test_another_name_and_colour_show_everywhere_at_once_also_of_past_games() -> None:
    rig = AccountRig(most=20_000)
    phone, maya = rig.signed_in(), rig.person()
    paths = ("/", "/standings", "/tables/1", f"/people/{maya}", "/people", "/api/hub/wall", "/api/hub/standings")
    host = rig.client()
    before = {path: host.get(path).text for path in paths}
    assert all(MAYA in text for text in before.values())
    wanted = {"nickname": "Zoë of the Hills", "colour": "teal", "recordings_shown": True}
    assert phone.post(f"{ACCOUNT}/profile", json=wanted).status_code == 200
    for path in paths:
        text = host.get(path).text
        assert MAYA not in text, path
        assert "of the Hills" in text, path
        assert ("teal" in text) == (path not in AT_TABLES), path
    told: Any = host.get("/api/hub/wall").json
    (seat,) = [seat for seat in told["tables"][0]["game"]["seats"] if seat["person"] == maya]
    assert (seat["name"], seat["colour"]) == ("Zoë of the Hills", "teal")


def test_the_old_name_is_free_and_the_same_name_may_stay() -> None:
    rig = AccountRig(most=30)
    phone = rig.signed_in()
    for nickname in (MAYA, "MAYA", "Zoë"):
        wanted = {"nickname": nickname, "colour": None, "recordings_shown": True}
        assert phone.post(f"{ACCOUNT}/profile", json=wanted).status_code == 200
    taken = {"nickname": MAYA, "colour": None, "recordings_shown": True}
    assert rig.client().post(f"/api/hub/people/{rig.person('Bo')}/profile", json=taken).status_code == 200


def test_a_game_that_goes_on_stays_that_persons_under_the_new_name() -> None:
    rig = AccountRig(most=30)
    phone, maya = rig.signed_in(), rig.person()
    wanted = {"nickname": "Zoë", "colour": None, "recordings_shown": True}
    assert phone.post(f"{ACCOUNT}/profile", json=wanted).status_code == 200
    rig.one.play(rig.game, 2, most=40)
    rig.one.outbox.send_new()
    told: Any = rig.client().get("/api/hub/tables/1").json
    assert [seat["name"] for seat in told["game"]["seats"]] == ["Zoë", "Bo", "Cy"]
    assert told["game"]["seats"][0]["person"] == maya
    assert MAYA not in rig.client().get("/api/hub/tables/1").text


def test_recordings_of_whoever_does_not_want_them_shown_are_shown_to_nobody(tmp_path: Path) -> None:
    rig = ArchiveRig(tmp_path / "archive")
    table = RecordingTable(rig, tmp_path / "table")
    table.played("g")
    table.recorded("g", b"x" * 3000)
    table.rest()
    table.send_all()
    (kept,) = rig.archive.seen().recordings
    rig.store.keep_thumbnail(kept.digest, b"RIFF")
    host, ways = rig.client(), [f"{RECORDINGS}/{kept.digest}.{kind}" for kind in ("mcap", "webp")]
    _, token = rig.club.tokens.make("Site", ["recordings"], None)
    program = {"Authorization": f"Bearer {token}"}
    shown: Any = host.get("/api/hub/people").json
    one = shown["people"][0]
    pages = [f"/people/{person['id']}" for person in shown["people"]] + ["/archive"]
    for is_shown in (False, True):
        wanted = {"nickname": one["name"], "colour": None, "recordings_shown": is_shown}
        assert host.post(f"/api/hub/people/{one['id']}/profile", json=wanted).status_code == 200
        for way in ways:
            for headers in ({}, program):
                answer = host.get(way, headers=headers)
                assert answer.status_code == (200 if is_shown else 403), way
                answer.close()
        for page in pages:
            text = host.get(f"{page}?lang=en").text
            assert (f"{kept.digest}.mcap" in text) == is_shown, page
            assert ("Recordings not shown" in text) != is_shown, page
        listed: Any = host.get(RECORDINGS).json
        assert [recording["withheld"] for recording in listed["recordings"]] == [not is_shown]
    assert host.post(f"{RECORDINGS}/{kept.digest}/delete", json={}).status_code == 200
