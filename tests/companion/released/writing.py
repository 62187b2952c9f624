"""A file of each form that outlives a release: ``python -m tests.companion.released.writing 1.1.0`` writes those of today.

They lie in a folder of that release beside this module and are never written again: ``test_released_forms`` opens them with
whatever comes later. ``told.json`` says what they hold.
"""

from __future__ import annotations

import gzip
import json
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, Final

from companion.clocks import Clocks
from companion.games.catalogue import engine_of
from companion.live.recording import LiveRecording
from companion.lobby.lobby import GameKind, Lobby
from companion.lobby.store import LobbyStore
from companion.open_room import commands as c
from companion.open_room.options import Options as RoomOptions
from companion.open_room.room_writer import Hall, OpenRoom, Wish
from companion.open_room.store import RoomStore
from companion.outbox.cursors import Cursors
from companion.outbox.files import cursor_file, membership_file
from companion.outbox.membership import keep_membership
from companion.recording.changes.cutting import cut_recording
from companion.recording.state_digest import digest_of
from companion.settings.loading import load_settings
from companion.table.database import Database
from companion.table.log import EventLog
from companion.table.table import Table
from companion.teaching.tables import write_table
from hardware.dice.happenings import RollSettled
from hardware.virtual.pictures.stand import camera_of
from tests.companion.hub.club_rig import ClubRig, ClubTableRig, LoggedTable
from tests.companion.live_rig import Rig
from tests.companion.small_games.playing import NAMES, opened, played
from vision.geometry.camera_model import camera_model_to_json
from vision.settings.palette import Srgb
from vision.teaching.lesson import Claim, Lesson, Quantity, Sample, Size
from vision.teaching.taught import Taught

FOLDER: Final = Path(__file__).parent
LOG: Final = "evenings.sqlite"
ROOM: Final = "room.sqlite"
HUB: Final = "hub.sqlite"
SMALL: Final[tuple[GameKind, ...]] = ("almost", "suit_bidding", "bid_war", "belemmer")
SEEN: Final = "seen"
CUT_NS: Final = 3_000_000_000
"""So much of the example is kept for what a camera sees."""


def write_forms(folder: Path) -> None:
    """All of them, into a folder that is made."""
    folder.mkdir()
    with tempfile.TemporaryDirectory() as made:
        own = Path(made)
        told = {**_evenings(own, folder), **_hub(own, folder), **_room(own)}
        for database in (LOG, ROOM, HUB):
            (folder / f"{database}.gz").write_bytes(gzip.compress((own / database).read_bytes(), mtime=0))
    shipped = files("companion.settings").joinpath("raja.toml").read_text(encoding="utf-8")
    (folder / "settings.toml").write_text(shipped, encoding="utf-8")
    camera = camera_of(load_settings().virtual_table.lens)
    (folder / "camera.json").write_text(json.dumps(camera_model_to_json(camera), indent=1) + "\n", encoding="utf-8")
    write_table(folder / "table.json", _taught())
    cut_recording(Path(str(files("companion.recording").joinpath("example.mcap"))), folder / f"{SEEN}.mcap", 0, CUT_NS)
    (folder / "told.json").write_text(json.dumps(told, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def _evenings(own: Path, folder: Path) -> dict[str, Any]:
    """A log with every game, its people, lines beside it and a roll that waits; recordings, and a game taken along."""
    database = Database(f"sqlite:///{own / LOG}")
    logged = LoggedTable(database)
    for number, kind in enumerate(SMALL):
        logged.play(logged.opened(kind, f"small{number}", number), number)
    database.close()
    rig = Rig(url=f"sqlite:///{own / LOG}")
    with _recorded(rig, own, folder, "raja"):
        rig.seated("Asha", "Bo")
        assert rig.screen().post("/api/game/start", hints=True).status_code == 200
        rig.play(150)
        rig.live.hear_roll(RollSettled(1, "1A2B3C4D", 1, 0, 6, 80), rig.live.game_ns())
    exported = rig.screen().get(f"/api/games/{rig.live.lobby.id}/export").get_data(as_text=True)
    (folder / "game.json").write_text(exported, encoding="utf-8")
    games = {}
    for lobby in LobbyStore(rig.database).lobbies():
        if lobby.started:
            table = Table.opened(EventLog(rig.database), lobby.id, engine_of(lobby.kind))
            games[lobby.id] = _told_of(lobby, table.version, digest_of(table.state))
    rig.database.close()
    sealing = Rig()
    with _recorded(sealing, own, folder, "almost"):
        for _ in played(sealing, opened(sealing, *NAMES[:3], kind="almost"), Random(1), most=60):
            pass
    return {"games": games}


@contextmanager
def _recorded(rig: Rig, own: Path, folder: Path, name: str) -> Iterator[None]:
    """What is played meanwhile is recorded under that name."""
    recordings = own / name
    recorder = LiveRecording(recordings, load_settings(), None, "a dice board")
    rig.live.set_observer(recorder)
    yield
    recorder.close()
    (recording,) = recordings.glob("*.mcap")
    shutil.copy(recording, folder / f"{name}.mcap")


def _told_of(lobby: Lobby, version: int, state: str) -> dict[str, Any]:
    return {"kind": lobby.kind, "people": [seat.name for seat in lobby.seats], "version": version, "state": state}


def _hub(own: Path, folder: Path) -> dict[str, Any]:
    """A club's hub that has a game, and what its table keeps beside the log."""
    rig = ClubRig(f"sqlite:///{own / HUB}")
    member = rig.joined("Table 1")
    keep_membership(membership_file(folder / LOG), member)
    table = ClubTableRig(rig, "Table 1", member)
    table.begin_outbox(Cursors(cursor_file(folder / LOG), member.hub))
    game = table.opened("bid_war", "g", 3)
    table.play(game, 3)
    table.outbox.send_new()
    rig.database.engine.dispose()
    return {"hub": rig.hub, "hub_has": game.version}


def _room(own: Path) -> dict[str, Any]:
    """An open room in which two have entered."""
    database = Database(f"sqlite:///{own / ROOM}")
    settings = load_settings().open_room
    clocks = Clocks(lambda: 1_795_000_000_000_000_000, lambda: 0.0, Random(1))
    hall = Hall(RoomStore(database), clocks, settings)
    wishes: list[Wish] = [
        OpenRoom(RoomOptions("Hall")),
        *(c.Enter(f"{n}" * 64, name) for n, name in enumerate(NAMES[:2])),
    ]
    for wish in wishes:
        hall.ask(wish).result()
    hall.close()
    database.close()
    return {"room_has": list(NAMES[:2])}


def _taught() -> Taught:
    pieces = load_settings().geometry.pieces
    claims = (Claim("stones", 1.5, True), Claim("grain", -0.5, False, 0.5))
    sample = Sample("seat0", ((0.1, 0.2, 0.1), (0.12, 0.22, 0.11)))
    lesson = Lesson("look", "kitchen.jpg", claims, (sample,), (Size("stone", (-0.5, 0.0, -0.4)),))
    colours: tuple[tuple[str, Srgb], ...] = (("seat0", (40, 120, 60)),)
    shifts: tuple[tuple[Quantity, float], ...] = (("stones", 0.25), ("width", 0.0), ("grain", -0.1))
    return Taught("kitchen", (lesson,), colours, pieces.stone_mm, pieces.grain_thickness_mm, shifts)


if __name__ == "__main__":
    write_forms(FOLDER / sys.argv[1])
