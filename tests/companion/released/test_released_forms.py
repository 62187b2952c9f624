"""Whatever a release wrote, every later one opens: logs, recordings, settings, what a table taught, its camera, its place in a club.

A file that no longer opens here is somebody's evening. How a release's files are written: CONTRIBUTING.md.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
import sqlalchemy as sa

from companion.clocks import Clocks
from companion.games.catalogue import engine_of
from companion.hub.storage.database import HubDatabase
from companion.lobby.store import LobbyStore
from companion.open_room.room_writer import Hall
from companion.open_room.store import RoomStore
from companion.outbox.cursors import Cursors
from companion.outbox.files import cursor_file, membership_file
from companion.outbox.membership import read_membership
from companion.recording.messages import FrameTaken
from companion.recording.reading import open_recording, read_head
from companion.recording.state_digest import digest_of
from companion.replay.depths import replay_at
from companion.replay.report import Depth
from companion.settings.loading import load_settings
from companion.table.database import Database
from companion.table.log import EventLog
from companion.table.session_notes import SessionNotes
from companion.table.table import Table
from companion.teaching.tables import at_table, read_table
from tests.companion.live_rig import Rig
from tests.companion.released.writing import FOLDER, HUB, LOG, ROOM, SEEN, write_forms
from vision.geometry.camera_model import camera_model_from_json
from vision.picture_size import jpeg_size

pytestmark = pytest.mark.slow

RELEASES: Final = sorted(path.name for path in FOLDER.iterdir() if (path / "told.json").exists())
RECORDINGS: Final = [
    # What a camera saw is looked at anew to be replayed, which takes a while.
    pytest.param(release, path.stem, marks=[pytest.mark.long] if path.stem == SEEN else [])
    for release in RELEASES
    for path in sorted((FOLDER / release).glob("*.mcap"))
]


@pytest.fixture(params=RELEASES)
def release(request: pytest.FixtureRequest) -> Path:
    return FOLDER / str(request.param)


@pytest.fixture
def told(release: Path) -> dict[str, Any]:
    """What the release's files hold."""
    found = json.loads((release / "told.json").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def unpacked(release: Path, folder: Path, name: str) -> str:
    """The address of a copy of one of its databases."""
    (folder / name).write_bytes(gzip.decompress((release / f"{name}.gz").read_bytes()))
    return f"sqlite:///{folder / name}"


@pytest.fixture
def log(release: Path, tmp_path: Path) -> Iterator[Database]:
    database = Database(unpacked(release, tmp_path, LOG))
    yield database
    database.close()


def test_its_games_open_to_the_same_state_with_their_people(log: Database, told: dict[str, Any]) -> None:
    store, found = LobbyStore(log), {}
    for key in told["games"]:
        lobby = store.lobby(key)
        assert lobby is not None
        table = Table.opened(EventLog(log), key, engine_of(lobby.kind))
        people = [seat.name for seat in lobby.seats]
        found[key] = {
            "kind": lobby.kind, "people": people, "version": table.version, "state": digest_of(table.state)
        }  # fmt: skip
    assert found == told["games"]
    assert {game["kind"] for game in found.values()} >= {"raja", "almost", "suit_bidding", "bid_war", "belemmer"}


def test_a_table_goes_on_with_its_log(release: Path, tmp_path: Path, told: dict[str, Any]) -> None:
    """Its server begins over it, shows every game to a page, and takes the next move."""
    rig = Rig(url=unpacked(release, tmp_path, LOG))
    screen = rig.screen()
    for key, game in told["games"].items():
        assert screen.post(f"/api/games/{key}/open").status_code == 200
        assert screen.state()["lobby"]["kind"] == game["kind"]
    raja = next(key for key, game in told["games"].items() if game["kind"] == "raja")
    assert SessionNotes(rig.database).waiting(raja)
    screen.post(f"/api/games/{raja}/open")
    rig.play(1)
    assert rig.live.playing().table.version > told["games"][raja]["version"]
    rig.database.close()


@pytest.mark.parametrize(("release", "name"), RECORDINGS)
@pytest.mark.parametrize("depth", ["fold", "re-decide"])
def test_its_recordings_replay_without_a_difference(release: str, name: str, depth: Depth) -> None:
    report = replay_at(FOLDER / release / f"{name}.mcap", depth, load_settings())
    assert report.differences == []
    assert report.compared


def test_what_its_camera_saw_is_there(release: Path) -> None:
    with open_recording(release / f"{SEEN}.mcap") as recording:
        frames = [message for message in recording.messages(FrameTaken) if isinstance(message, FrameTaken)]
    camera = read_head(release / f"{SEEN}.mcap").camera
    assert frames
    assert all(jpeg_size(frame.jpeg) == (camera.width, camera.height) for frame in frames)


def test_a_game_that_was_taken_along_comes_in(release: Path) -> None:
    rig = Rig()
    file = json.loads((release / "game.json").read_text(encoding="utf-8"))
    answer = rig.screen().post("/api/games/import", **file)
    assert answer.status_code == 200, answer.json


def test_its_settings_are_understood_key_by_key(release: Path) -> None:
    """Anybody may have laid any key of that release over the shipped ones."""
    assert load_settings(release / "settings.toml").geometry.seat_mat.width_mm == 420.0


def test_what_its_table_taught_is_used(release: Path) -> None:
    taught, settings = read_table(release / "table.json"), load_settings()
    assert taught.lessons
    assert at_table(settings, taught).palette != settings.palette


def test_its_camera_file_is_read(release: Path) -> None:
    camera = camera_model_from_json(json.loads((release / "camera.json").read_text(encoding="utf-8")))
    assert camera.scaled_to(camera.width // 2, camera.height // 2).width == camera.width // 2


def test_its_table_stays_in_its_club(release: Path, told: dict[str, Any]) -> None:
    member = read_membership(membership_file(release / LOG))
    assert member is not None
    assert member.hub == told["hub"]
    assert len(member.signature(b"a batch")) == 128
    assert Cursors(cursor_file(release / LOG), member.hub).of("g") == told["hub_has"]


def test_its_hub_is_brought_up_with_what_it_has(release: Path, told: dict[str, Any], tmp_path: Path) -> None:
    hub = HubDatabase(unpacked(release, tmp_path, HUB), 1)
    hub.upgrade()
    hub.check_begun()
    with hub.engine.connect() as connection:
        assert connection.execute(sa.text("select max(version) from club_events")).scalar_one() == told["hub_has"]
    hub.engine.dispose()


def test_its_open_room_goes_on(release: Path, told: dict[str, Any], tmp_path: Path) -> None:
    database = Database(unpacked(release, tmp_path, ROOM))
    clocks = Clocks(lambda: 1_795_000_000_000_000_000, lambda: 0.0, Random(1))
    hall = Hall(RoomStore(database), clocks, load_settings().open_room)
    assert hall.damage is None
    assert [guest.name for guest in hall.state.guests] == told["room_has"]
    hall.close()
    database.close()


@pytest.mark.long
def test_todays_forms_can_be_written(tmp_path: Path) -> None:
    """For the next release; so that nobody finds out at its eve."""
    write_forms(tmp_path / "next")
    written = {path.name for path in (tmp_path / "next").iterdir()}
    assert written >= {path.name for path in (FOLDER / RELEASES[-1]).iterdir()}
    assert (tmp_path / "next" / f"{SEEN}.mcap").stat().st_size < 4_000_000
