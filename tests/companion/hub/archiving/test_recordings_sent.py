"""Recordings go up while the table rests, in pieces, and are in the archive what they were at the table."""

from __future__ import annotations

import base64
import hashlib
import os
import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

import cv2
import numpy as np
import pytest

from companion.archive.aggregate import many_evenings
from companion.archive.parquet import facts_read
from companion.archive.store import FolderStore
from companion.archive.thumbnail import WIDTH_PX, thumbnail_of
from companion.errors import CompanionError
from companion.hub.archiving.index import NONE
from companion.hub.archiving.keeping import NOTHING_DRAWN, Drawn, drawing
from companion.hub.storage.tables import RECORDINGS as RECORDINGS_INDEX
from companion.outbox.hub_connection import HubAway
from companion.outbox.hub_messages import PieceTold, RecordingTold
from companion.outbox.membership import KEY_HEADER, RECORDING, SIGNATURE_HEADER
from companion.outbox.recordings.upload_connection import PIECES, RECORDINGS, as_sent
from companion.recording.example import example_evening
from companion.recording.reading import open_recording
from companion.settings.loading import load_settings
from tests.companion.hub.archive_rig import KEEPING, NS, SENT, ArchiveRig, RecordingTable
from tests.companion.hub.club_rig import ClubRig
from vision.decoding import decoded

pytestmark = pytest.mark.slow
RELEASED: Final = Path(__file__).parents[2] / "released" / "1.0.0"


@pytest.fixture
def rig(tmp_path: Path) -> ArchiveRig:
    return ArchiveRig(tmp_path / "archive")


def some_bytes(seed: int, size: int = 5000) -> bytes:
    """A recording as the archive takes it: it does not look inside."""
    return Random(seed).randbytes(size)


def test_a_recording_arrives_whole_and_once(rig: ArchiveRig, tmp_path: Path) -> None:
    table = RecordingTable(rig, tmp_path / "table")
    table.played("g")
    table.recorded("g", some_bytes(1))
    assert table.send_all() == 0, "the table does not rest yet"
    table.rest()
    assert table.send_all() == 1 + 5
    assert rig.kept() == [some_bytes(1)]
    table.rest()
    assert table.send_all() == 0
    table.begin()
    table.rest()
    assert table.send_all() == 0, "also after a new start"


def test_it_goes_on_where_it_was_whatever_falls(rig: ArchiveRig, tmp_path: Path) -> None:
    table = RecordingTable(rig, tmp_path / "table")
    table.played("g")
    table.recorded("g", some_bytes(2))
    table.rest()
    for _ in range(3):
        table.outbox.send_piece()
    table.line.cut = 1
    with pytest.raises(HubAway):
        table.outbox.send_piece()  # the hub has it, its answer got lost
    rig.open_archive()
    table.begin()
    table.rest()
    sent_before = len(table.line.sent)
    table.send_all()
    told = table.line.sent[sent_before:]
    assert [one.at for one in told if isinstance(one, PieceTold)] == [3072, 4096], "nothing goes twice"
    assert rig.kept() == [some_bytes(2)]


def test_while_somebody_plays_nothing_goes(rig: ArchiveRig, tmp_path: Path) -> None:
    table = RecordingTable(rig, tmp_path / "table")
    table.played("g")
    table.recorded("g", some_bytes(3))
    table.rest()
    assert table.outbox.send_piece()
    table.outbox.play_goes_on()
    assert not table.outbox.send_piece()
    table.rest(SENT.rest_s - 1)
    assert not table.outbox.send_piece()
    table.rest(2)
    table.send_all()
    assert rig.kept() == [some_bytes(3)]


def test_a_game_that_goes_on_stays_at_home(rig: ArchiveRig, tmp_path: Path) -> None:
    table = RecordingTable(rig, tmp_path / "table")
    table.played("g", over=False)
    table.recorded("g", some_bytes(4))
    table.recorded("unknown", some_bytes(5))
    (table.folder / "another.mcap").write_bytes(b"of somebody's own")
    table.rest()
    assert table.send_all() == 0
    asked = RecordingTold(hashlib.sha256(some_bytes(4)).hexdigest(), 5000, "g")
    body = as_sent(asked)
    member = table.table.member
    headers = {KEY_HEADER: member.public_key, SIGNATURE_HEADER: member.signature(body, RECORDING)}
    answer = rig.client().post(RECORDINGS, data=body, content_type="application/json", headers=headers)
    assert answer.json is not None
    assert (answer.status_code, answer.json["code"]) == (409, "hub.game_goes_on"), "nor does the hub take it"


def test_the_same_recording_of_two_tables_is_kept_once_and_nobody_spoils_anothers(
    rig: ArchiveRig, tmp_path: Path
) -> None:
    one, other = (RecordingTable(rig, tmp_path / name, name) for name in ("one", "other"))
    for table in (one, other):
        table.played("g")
    one.recorded("g", some_bytes(6))
    one.rest()
    one.outbox.send_piece()
    one.outbox.send_piece()
    digest = hashlib.sha256(some_bytes(6)).hexdigest()
    wrong = PieceTold(digest, 5000, "g", 0, base64.b64encode(b"x" * 5000).decode())
    assert other.line.send(wrong) == 0, "what is not what it says is thrown away"
    one.send_all()
    other.recorded("g", some_bytes(6))
    other.rest()
    assert other.send_all() == 1
    assert rig.kept() == [some_bytes(6)]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"digest": "../../etc/passwd"}, "hub.recording"),
        ({"digest": "A" * 64}, "hub.recording"),
        ({"size": 0}, "hub.recording"),
        ({"size": 10**12}, "hub.recording"),
        ({"at": -1}, "hub.recording"),
        ({"at": 4990}, "hub.recording"),
        ({"piece": "no base64!"}, "hub.recording"),
        ({"piece": ""}, "hub.recording"),
        ({"game": "other"}, "hub.game_goes_on"),
    ],
)
def test_what_is_no_piece_is_refused(rig: ArchiveRig, tmp_path: Path, change: dict[str, object], code: str) -> None:
    table = RecordingTable(rig, tmp_path / "table")
    table.played("g")
    piece = PieceTold(hashlib.sha256(b"").hexdigest(), 5000, "g", 0, base64.b64encode(b"x" * 100).decode())
    body = as_sent(replace(piece, **change))  # type: ignore[arg-type]
    member = table.table.member
    headers = {KEY_HEADER: member.public_key, SIGNATURE_HEADER: member.signature(body, RECORDING)}
    answer = rig.client().post(PIECES, data=body, content_type="application/json", headers=headers)
    assert answer.json is not None
    assert answer.json["code"] == code
    assert rig.store.space().used == 0


def test_a_batchs_signature_is_none_of_a_recording_and_a_revoked_table_sends_nothing(
    rig: ArchiveRig, tmp_path: Path
) -> None:
    table = RecordingTable(rig, tmp_path / "table")
    table.played("g")
    body = as_sent(RecordingTold("a" * 64, 5, "g"))
    member = table.table.member
    headers = {KEY_HEADER: member.public_key, SIGNATURE_HEADER: member.signature(body)}
    answer = rig.client().post(RECORDINGS, data=body, content_type="application/json", headers=headers)
    assert answer.status_code == 403
    rig.club.joining.revoke(1)
    headers[SIGNATURE_HEADER] = member.signature(body, RECORDING)
    answer = rig.client().post(RECORDINGS, data=body, content_type="application/json", headers=headers)
    assert answer.status_code == 403


def test_the_oldest_go_where_room_runs_short(tmp_path: Path) -> None:
    rig = ArchiveRig(tmp_path / "archive", replace(KEEPING, space_gb=0.000012))  # 12 kB
    table = RecordingTable(rig, tmp_path / "table")
    for number in range(3):
        table.played(f"g{number}")
        table.recorded(f"g{number}", some_bytes(number))
        table.rest()
        table.send_all()
        while rig.keeping(lambda digest, file: NOTHING_DRAWN).look():
            pass
    assert rig.kept() == [some_bytes(1), some_bytes(2)]
    table.begin()
    table.rest()
    assert table.send_all() == 0, "what went is not sent again"
    table.recorded("g0", some_bytes(9, 20_000))
    table.rest()
    with pytest.raises(HubAway):
        table.send_all()


def test_recordings_go_after_their_days_and_parts_after_theirs(tmp_path: Path) -> None:
    rig = ArchiveRig(tmp_path / "archive", replace(KEEPING, keep_days=30.0))
    table = RecordingTable(rig, tmp_path / "table")
    table.played("g")
    table.recorded("g", some_bytes(1))
    table.rest()
    table.send_all()
    rig.keeping().look()
    assert len(rig.kept()) == 1
    rig.store.add(1, "b" * 64, 0, b"begun")
    for part in (rig.folder / "parts").iterdir():
        os.utime(part, ns=(rig.time.now_ns, rig.time.now_ns))
    rig.time.now_ns += 13 * 86_400 * NS
    rig.keeping().look()
    assert (len(rig.kept()), rig.store.have(1, "b" * 64)) == (1, 5)
    rig.time.now_ns += 18 * 86_400 * NS
    rig.keeping().look()
    assert (rig.kept(), rig.store.have(1, "b" * 64)) == ([], 0)


def test_with_a_person_go_their_recordings(rig: ArchiveRig, tmp_path: Path) -> None:
    table = RecordingTable(rig, tmp_path / "table")
    table.played("g")
    table.recorded("g", some_bytes(1))
    table.rest()
    table.send_all()
    assert rig.client().post("/api/hub/people/1/delete", json={}).status_code == 200
    rig.keeping().look()
    assert rig.kept() == []
    assert list(rig.folder.rglob("*.mcap")) == []


def test_facts_are_drawn_once_and_a_small_games_recording_has_none(rig: ArchiveRig, tmp_path: Path) -> None:
    table = RecordingTable(rig, tmp_path / "table")
    table.played("g")
    table.recorded("g", some_bytes(1))
    table.rest()
    table.send_all()
    drawn: list[bytes] = []

    def draw(digest: str, file: Path) -> Drawn:
        drawn.append(file.read_bytes())
        return Drawn(facts=False, thumbnail=b"RIFF")

    keeping = rig.keeping(draw)
    assert rig.archive.seen().waiting == 1
    assert keeping.look()
    assert not keeping.look()
    assert drawn == [some_bytes(1)]
    (kept,) = rig.archive.seen().recordings
    assert (kept.facts, kept.pictured) == (NONE, True)
    picture = f"{RECORDINGS}/{kept.digest}.webp"
    assert picture in rig.client().get("/archive").text
    assert rig.client().get(picture).data == b"RIFF"
    assert rig.client().get(picture, environ_base={"REMOTE_ADDR": "192.168.1.77"}).status_code == 403
    page = rig.client().get("/people/1?lang=en").text
    assert (picture in page, f"{kept.digest}.mcap" in page) == (True, True)
    seen = rig.client().get("/people/1?lang=en", environ_base={"REMOTE_ADDR": "192.168.1.77"})
    assert (seen.status_code, kept.digest in seen.text) == (200, False)
    assert rig.archive.remove(kept.digest)
    assert kept.digest not in rig.client().get("/people/1").text
    assert rig.client().get(picture).status_code == 404
    assert [file for file in rig.folder.rglob("*") if file.is_file()] == []


def test_the_archives_page_is_a_hundred_recordings_long_and_leads_to_the_others(
    rig: ArchiveRig, tmp_path: Path
) -> None:
    table = RecordingTable(rig, tmp_path / "table")
    table.played("g")
    game = {"table_id": 1, "game_id": 1, "size": 9, "facts": NONE}
    with rig.database.writing() as connection:
        rows = [{**game, "digest": f"{n:064x}", "kept_ns": n, "pictured": n % 2 == 0} for n in range(1, 206)]
        connection.execute(RECORDINGS_INDEX.insert(), rows)
    shown = {}
    for after in (0, 100, 200):
        page = rig.client().get(f"/archive?after={after}&lang=en").text
        assert "205 recordings;" in page
        shown[after] = re.findall(r'recordings/0*(\w+)\.mcap"', page)
        assert page.count(".webp") == sum(int(digest, 16) % 2 == 0 for digest in shown[after])
        assert ("Newer recordings" in page, "Older recordings" in page) == (after > 0, after < 200)
    assert [int(digest, 16) for page in shown.values() for digest in page] == list(range(205, 0, -1))
    assert "205 recordings;" in rig.client().get("/archive?after=-7&lang=en").text
    assert len(rig.client().get(RECORDINGS).json["recordings"]) == 205  # type: ignore[index]


def test_hosts_see_fetch_and_delete_recordings_and_nobody_else_does(rig: ArchiveRig, tmp_path: Path) -> None:
    table = RecordingTable(rig, tmp_path / "table", "Window")
    table.played("g")
    table.recorded("g", example_evening().read_bytes())
    table.begin(replace(SENT, piece_kb=1024))
    table.rest()
    table.send_all()
    digest = rig.archive.seen().recordings[0].digest
    file = f"{RECORDINGS}/{digest}.mcap"
    away = {"REMOTE_ADDR": "192.168.1.77"}
    for path in ("/archive", RECORDINGS, file):
        assert rig.client().get(path, environ_base=away).status_code == 403
    assert rig.client().post(f"{RECORDINGS}/{digest}/delete", json={}, environ_base=away).status_code == 403
    page = rig.client().get("/archive?lang=en")
    assert "1 recording;" in page.text
    assert 'href="/archive' in rig.client().get("/host").text
    assert 'href="/archive' not in ClubRig().client().get("/host").text, "a hub may keep none"
    assert "Window" in page.text
    with rig.client().get(file) as fetched:
        assert fetched.data == example_evening().read_bytes()
    assert "raja_hub_archive_bytes" in rig.client().get("/metrics").text
    assert rig.client().post(f"{RECORDINGS}/{digest}/delete", json={}).status_code == 200
    assert rig.client().get(file).status_code == 404
    assert rig.client().get(f"{RECORDINGS}/x.mcap").status_code == 404
    assert "No table has sent one yet." in rig.client().get("/archive?lang=en").text


def test_a_deleted_file_is_left_and_the_next_one_goes(rig: ArchiveRig, tmp_path: Path) -> None:
    table = RecordingTable(rig, tmp_path / "table")
    table.played("g")
    first = table.recorded("g", some_bytes(1))
    table.played("h", 4)
    table.recorded("h", some_bytes(2))
    table.rest()
    table.outbox.send_piece()
    first.unlink()
    table.send_all()
    assert rig.kept() == [some_bytes(2)]


def test_facts_are_drawn_in_a_process_of_their_own(tmp_path: Path) -> None:
    draw = drawing(tmp_path, load_settings(None))
    assert draw is not None
    assert draw("a" * 64, RELEASED / "raja.mcap") == Drawn(facts=True, thumbnail=None), "of a table without a camera"
    assert draw("b" * 64, RELEASED / "almost.mcap") == NOTHING_DRAWN, "a small game teaches none"
    damaged = tmp_path / "damaged.mcap"
    damaged.write_bytes(some_bytes(1))
    assert draw("c" * 64, damaged) == NOTHING_DRAWN
    with facts_read(tmp_path) as line:
        assert many_evenings(line).count == 1


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CompanionError) as refused:
        FolderStore(tmp_path / "file" / "archive")
    assert refused.value.code == "archive.no_folder"


def test_a_thumbnail_shows_how_the_table_lay_at_the_end() -> None:
    webp = thumbnail_of(example_evening())
    assert webp is not None
    assert webp[:4] == b"RIFF"
    assert len(webp) < 40_000
    small = cv2.imdecode(np.frombuffer(webp, np.uint8), cv2.IMREAD_COLOR)
    assert small is not None
    assert small.shape[1] == WIDTH_PX
    with open_recording(example_evening()) as recording:
        last = decoded(recording.frame(recording.frames[-1]).jpeg)
    assert last is not None
    wanted = cv2.resize(last, (small.shape[1], small.shape[0]), interpolation=cv2.INTER_AREA)
    assert np.abs(wanted.astype(int) - small.astype(int)).mean() < 8
