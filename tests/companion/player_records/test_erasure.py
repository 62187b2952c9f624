"""Somebody is forgotten: their name is nowhere in the log, and each game is the same without it."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from companion.table.log import EventLog
from tests.companion.live_rig import Rig, refusal


@pytest.fixture(scope="module")
def rig(tmp_path_factory: pytest.TempPathFactory) -> Rig:
    """A table on disk where Zebedee plays."""
    folder = tmp_path_factory.mktemp("evenings")
    rig = Rig(f"sqlite:///{folder}/evenings.sqlite")
    rig.started("Zebedee", "Bo")
    rig.play(80)
    return rig


def in_any_file(name: str, rig: Rig) -> bool:
    folder = Path(rig.url.removeprefix("sqlite:///")).parent
    return any(name.encode() in path.read_bytes() for path in folder.iterdir())


def test_a_person_is_forgotten_by_a_host_alone_and_not_while_they_sit_here(rig: Rig) -> None:
    assert refusal(rig.phone().post("/api/people/forget", name="Zebedee")) == (403, "host.only")
    assert refusal(rig.screen().post("/api/people/forget", name="Zebedee")) == (409, "people.at_the_table")
    assert refusal(rig.screen().post("/api/people/forget", name="Nobody")) == (404, "people.unknown")

    played, state = rig.live.lobby.id, rig.live.playing().table.state
    rig.live.new_game(None)
    for seat in range(2):
        rig.screen().post(f"/api/seats/{seat}/free")
    rig.started("Cem", "Devi")
    assert rig.screen().post("/api/people/forget", name="zebedee").json == {"games": 1}

    assert not in_any_file("Zebedee", rig)
    assert in_any_file("Devi", rig)
    rig.live.open_game(played)
    again = rig.live.playing().table.state
    assert [player.name for player in again.options.players] == ["Player 1", "Bo"]
    assert (again.step, again.players) == (state.step, state.players)


def test_a_damaged_game_keeps_nobody_from_being_forgotten_in_all_others() -> None:
    rig = Rig()
    ids = []
    for _ in range(3):
        rig.started("Zebedee", "Bo")
        ids.append(rig.live.lobby.id)
        rig.live.new_game(None)
        for seat in range(2):
            rig.screen().post(f"/api/seats/{seat}/free")
    with rig.database.transaction() as rows:
        rows.execute(sa.text("UPDATE events SET event = 'x' WHERE table_id = :id AND version = 1"), {"id": ids[1]})
    assert refusal(rig.screen().post("/api/people/forget", name="Zebedee")) == (503, "log.damaged_game")
    with rig.database.transaction() as rows:
        named = rows.execute(sa.text("SELECT DISTINCT table_id FROM events WHERE event LIKE '%Zebedee%'")).scalars()
        assert set(named) <= {ids[1]}
    log = EventLog(rig.database)
    assert all("Player 1" in str(log.events(played)) for played in (ids[0], ids[2]))
