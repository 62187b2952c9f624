"""Over a real broker: what is told stays there, a will says when the table is gone, and the button is heard once."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bench.free_port import free_port
from companion.errors import CompanionError
from companion.makers.mqtt_client import BrokerLine
from companion.makers.mqtt_setup import room_told
from companion.makers.settings import MqttSettings
from companion.settings.loading import load_settings
from companion.texts.catalogue import commands_in
from tests.companion.live_rig import Rig
from tests.companion.makers.broker_rig import Broker, Room
from tests.companion.makers.test_room_told import OPEN, building

pytestmark = [pytest.mark.program, pytest.mark.slow]


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Broker]:
    made = Broker(tmp_path)
    yield made
    made.end()


@pytest.fixture
def room(broker: Broker) -> Iterator[Room]:
    made = Room(broker.port)
    yield made
    made.close()


def at(broker: Broker) -> MqttSettings:
    """The shipped settings, with that broker."""
    return replace(load_settings(None).mqtt, broker="127.0.0.1", port=broker.port, longest_again_s=1)


def test_a_table_is_told_kept_heard_and_gone(broker: Broker, room: Room) -> None:
    rig = Rig()
    rig.started("Asha", "Bo")
    with room_told(rig.live, at(broker), commands_in("en")):
        room.wait(lambda told: told.get("raja/table/phase") == "set-up" and told.get("raja/table/status") == "online")
        assert json.loads(room.told["homeassistant/device/raja_table/config"])["o"]["name"] == "raja-table"
        room.press("raja/table/done", "something else")
        rig.play(400, until=building)
        room.wait(lambda told: told.get("raja/table/phase") == "building")
        before = rig.live.playing().table.version
        room.press("raja/table/done")
        room.wait(lambda told: told.get("raja/table/phase") != "building" or rig.live.playing().table.version > before)
        assert rig.live.playing().table.version > before
        late = Room(broker.port)
        late.wait(lambda told: told.get("raja/table/status") == "online" and "raja/table/phase" in told)
        late.close()
    room.wait(lambda told: told.get("raja/table/status") == "offline")
    told = [(topic.rsplit("/", 1)[1], text) for topic, text in room.all if topic.startswith("raja/")]
    assert {topic for topic, _ in told} == {*OPEN, "status", "done"}
    assert [text for topic, text in told if topic in OPEN and OPEN[topic].fullmatch(text) is None] == []


def test_a_press_that_the_broker_kept_means_nothing(broker: Broker, room: Room) -> None:
    room.press("raja/table/done", retain=True)
    rig = Rig()
    rig.started("Asha", "Bo")
    rig.play(400, until=building)
    before = rig.live.playing().table.version
    with room_told(rig.live, at(broker), commands_in("en")):
        room.wait(lambda told: told.get("raja/table/status") == "online")
        room.press("raja/table/done", "another")  # behind it in the same line
        room.wait(lambda told: told.get("raja/table/done") == "another")
        room.wait(lambda told: told.get("raja/table/phase") == "building")
        assert rig.live.playing().table.version == before


def test_a_broker_that_begins_anew_hears_everything_again(broker: Broker, room: Room) -> None:
    rig = Rig()
    rig.started("Asha", "Bo")
    with room_told(rig.live, at(broker), commands_in("en")):
        room.wait(lambda told: told.get("raja/table/phase") == "set-up")
        broker.end()
        rig.play(400, until=lambda state: state.phase == "auction")
        room.told.clear()
        broker.begin()
        room.wait(lambda told: told.get("raja/table/phase") == "auction" and told.get("raja/table/status") == "online")
        assert "homeassistant/device/raja_table/config" in room.told


def test_what_a_fallen_broker_never_confirmed_is_not_told_behind_the_newer(broker: Broker, room: Room) -> None:
    line = BrokerLine(at(broker), {}, None)
    line.begin()
    try:
        room.wait(lambda told: told.get("raja/table/status") == "online")
        broker.freeze()
        line.tell({"phase": "auction"})
        broker.end()
        line.tell({"phase": "building"})
        room.all.clear()
        broker.begin()
        room.wait(lambda told: told.get("raja/table/phase") == "building")
        line.tell({"phase": "siege"})
        room.wait(lambda told: told.get("raja/table/phase") == "siege")
    finally:
        line.close()
    assert "auction" not in [text for _, text in room.all]


def test_the_will_says_that_a_killed_table_is_gone(broker: Broker, room: Room, tmp_path: Path) -> None:
    settings = tmp_path / "own.toml"
    settings.write_text(f'[mqtt]\nbroker = "127.0.0.1"\nport = {broker.port}\ntable = "window"\n')
    port = free_port()
    own = [sys.executable, "-m", "companion.cli.main", "--settings", str(settings), "play", "--port", str(port)]
    database = f"sqlite:///{tmp_path / 'evenings.sqlite'}"
    table = subprocess.Popen([*own, "--host", "127.0.0.1", "--database", database], stdout=subprocess.DEVNULL)
    try:
        room.wait(lambda told: told.get("raja/window/status") == "online" and told.get("raja/window/phase") == "none")
    finally:
        os.kill(table.pid, signal.SIGKILL)
        table.wait()
    room.wait(lambda told: told.get("raja/window/status") == "offline")
    assert [text for topic, text in room.all if topic == "raja/window/status"] == ["online", "offline"]


def test_settings_that_name_nothing_usable_are_refused(broker: Broker) -> None:
    for settings, code in (
        (replace(at(broker), table="a/#"), "mqtt.table_name"),
        (replace(at(broker), user="x", password_file="/no"), "mqtt.no_password"),
    ):
        with pytest.raises(CompanionError) as refused, room_told(Rig().live, settings, commands_in("en")):
            pass
        assert refused.value.code == code
