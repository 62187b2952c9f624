"""Debian's mosquitto on this machine, and somebody in the room who hears all that is told."""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import paho.mqtt.client as mqtt
import pytest
from paho.mqtt.enums import CallbackAPIVersion

from bench.free_port import free_port

PATIENCE_S: Final = 60.0


class Broker:
    """A broker on a port of its own, for this machine alone."""

    def __init__(self, folder: Path) -> None:
        found = shutil.which("mosquitto", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
        if found is None:
            pytest.skip("needs mosquitto: apt install mosquitto")
        self._program: str = found
        self.port = free_port()
        self._file = folder / "mosquitto.conf"
        self._file.write_text(f"listener {self.port} 127.0.0.1\nallow_anonymous true\npersistence false\n")
        self.begin()

    def begin(self) -> None:
        """It serves, knowing nothing of before."""
        self._process = subprocess.Popen(
            [self._program, "-c", str(self._file)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        deadline_s = time.monotonic() + PATIENCE_S
        while not self._answers():
            assert time.monotonic() < deadline_s
            time.sleep(0.01)

    def _answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port)).close()
        except ConnectionRefusedError:
            return False
        return True

    def freeze(self) -> None:
        """It takes what comes and answers nothing, until it falls."""
        self._process.send_signal(signal.SIGSTOP)

    def end(self) -> None:
        """It falls."""
        self._process.kill()
        self._process.wait()


class Room:
    """Hears everything that is told, and presses buttons; what is kept is there when it comes."""

    def __init__(self, port: int) -> None:
        self._changed = threading.Condition()
        self._listening = threading.Event()
        self.told: dict[str, str] = {}
        self.all: list[tuple[str, str]] = []
        self._client = client = mqtt.Client(CallbackAPIVersion.VERSION2)
        client.reconnect_delay_set(1, 1)
        client.on_connect = lambda client, *_: client.subscribe("#", 1)
        client.on_subscribe = lambda *_: self._listening.set()
        client.on_message = self._hear
        client.connect_async("127.0.0.1", port)
        client.loop_start()
        assert self._listening.wait(PATIENCE_S)

    def _hear(self, client: mqtt.Client, given: Any, message: mqtt.MQTTMessage) -> None:
        with self._changed:
            self.told[message.topic] = message.payload.decode()
            self.all.append((message.topic, message.payload.decode()))
            self._changed.notify_all()

    def wait(self, heard: Callable[[dict[str, str]], bool]) -> None:
        """Until that was heard."""
        with self._changed:
            assert self._changed.wait_for(lambda: heard(self.told), PATIENCE_S), str(self.told)

    def press(self, topic: str, payload: str = "PRESS", *, retain: bool = False) -> None:
        """Something is said to the table; the broker has it then."""
        self._client.publish(topic, payload, 1, retain=retain).wait_for_publish(PATIENCE_S)

    def close(self) -> None:
        """Leave."""
        self._client.disconnect()
        self._client.loop_stop()
