"""The connection to an MQTT broker: retained messages for later subscribers, a last will if the table vanishes."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import paho.mqtt.client as mqtt
from paho.mqtt.enums import CallbackAPIVersion

from companion.errors import CompanionError
from companion.makers.discovery import DONE, OFFLINE, ONLINE, PRESS, STATUS, base_topic
from companion.makers.settings import MqttSettings

_AT_MOST_ONCE: Final = 0
"""The quality of service for the state. All of it is published again on every connection, so nothing is missed;
messages that the client itself repeats after a break would arrive later and replace newer ones.
"""
_AT_LEAST_ONCE: Final = 1
_KEEP_ALIVE_S: Final = 30
"""A broker publishes the last will after one and a half of these."""
_MOST_WAITING: Final = 100
_LONGEST_PRESS: Final = 64


class BrokerLine:
    """A connection that reconnects by itself; nothing here waits for the broker. Thread-safe.

    Args:
        announced: texts by topic, published first on every connection.
        pressed: called in the connection's own thread when somebody presses the button.

    Raises:
        CompanionError: ``mqtt.no_password``.
    """

    def __init__(
        self, settings: MqttSettings, announced: Mapping[str, str], pressed: Callable[[], None] | None
    ) -> None:
        self._base = base_topic(settings)
        self._settings = settings
        self._announced = dict(announced)
        self._pressed = pressed
        self._changing = threading.Lock()
        self._told: dict[str, str] = {}
        self._client = client = mqtt.Client(CallbackAPIVersion.VERSION2)
        if settings.user:
            client.username_pw_set(settings.user, _password(settings.password_file))
        if settings.tls:
            client.tls_set()
        client.will_set(f"{self._base}/{STATUS}", OFFLINE, _AT_LEAST_ONCE, retain=True)
        client.max_queued_messages_set(_MOST_WAITING)
        client.reconnect_delay_set(settings.again_s, settings.longest_again_s)
        client.on_connect = self._stands
        client.on_message = self._heard

    def begin(self) -> None:
        """Connect now, or as soon as the broker is there."""
        self._client.connect_async(self._settings.broker, self._settings.port, _KEEP_ALIVE_S)
        self._client.loop_start()

    def tell(self, state: Mapping[str, str]) -> None:
        """Publish what changed since the last call."""
        with self._changing:
            changed = {name: text for name, text in state.items() if self._told.get(name) != text}
            self._told.update(changed)
            if self._client.is_connected():
                for name, text in changed.items():
                    self._publish(f"{self._base}/{name}", text)

    def close(self) -> None:
        """Publish that the table is gone, and disconnect."""
        if self._client.is_connected():
            self._publish(f"{self._base}/{STATUS}", OFFLINE)
        self._client.disconnect()
        self._client.loop_stop()

    def _stands(self, client: mqtt.Client, given: Any, flags: Any, reason: Any, properties: Any) -> None:
        if reason.is_failure:
            return  # the client tries again
        if self._pressed is not None:
            client.subscribe(f"{self._base}/{DONE}", _AT_LEAST_ONCE)
        with self._changing:
            for topic, text in self._announced.items():
                self._publish(topic, text)
            self._publish(f"{self._base}/{STATUS}", ONLINE)
            for name, text in self._told.items():
                self._publish(f"{self._base}/{name}", text)

    def _heard(self, client: mqtt.Client, given: Any, message: mqtt.MQTTMessage) -> None:
        """Act on a press of the button; a press that the broker retained is from another evening and ignored."""
        press = len(message.payload) <= _LONGEST_PRESS and message.payload == PRESS.encode()
        if press and not message.retain and self._pressed is not None:
            self._pressed()

    def _publish(self, topic: str, text: str) -> None:
        self._client.publish(topic, text, _AT_MOST_ONCE, retain=True)


def _password(file: str) -> str | None:
    if not file:
        return None
    try:
        return Path(file).expanduser().read_text("utf-8").partition("\n")[0].strip()
    except (OSError, UnicodeDecodeError) as error:
        raise CompanionError(
            "mqtt.no_password", f"{file} with the broker's password cannot be read: check its name.", file=file
        ) from error
