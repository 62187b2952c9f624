"""The connection to an MQTT broker: retained messages for whoever subscribes later, a last will when the table is gone."""

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
"""How the state is told. All of it is told anew whenever the line stands, so nothing is missed; what the client repeats by itself
after a break would come behind that, and the room would believe the older."""
_AT_LEAST_ONCE: Final = 1
_KEEP_ALIVE_S: Final = 30
"""A broker tells the will after one and a half of these."""
_MOST_WAITING: Final = 100
_LONGEST_PRESS: Final = 64


class BrokerLine:
    """Keeps the line up by itself; nothing here waits for the broker. Any thread may call.

    Args:
        announced: topic and text that are told first, each time the line stands.
        pressed: somebody pressed the button; called in the line's own thread.

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
        """Connect, now or as soon as the broker is there."""
        self._client.connect_async(self._settings.broker, self._settings.port, _KEEP_ALIVE_S)
        self._client.loop_start()

    def tell(self, state: Mapping[str, str]) -> None:
        """What changed since the last call is told."""
        with self._changing:
            changed = {name: text for name, text in state.items() if self._told.get(name) != text}
            self._told.update(changed)
            if self._client.is_connected():
                for name, text in changed.items():
                    self._publish(f"{self._base}/{name}", text)

    def close(self) -> None:
        """Say that the table is gone, and go."""
        if self._client.is_connected():
            self._publish(f"{self._base}/{STATUS}", OFFLINE)
        self._client.disconnect()
        self._client.loop_stop()

    def _stands(self, client: mqtt.Client, given: Any, flags: Any, reason: Any, properties: Any) -> None:
        if reason.is_failure:
            return  # it is tried again
        if self._pressed is not None:
            client.subscribe(f"{self._base}/{DONE}", _AT_LEAST_ONCE)
        with self._changing:
            for topic, text in self._announced.items():
                self._publish(topic, text)
            self._publish(f"{self._base}/{STATUS}", ONLINE)
            for name, text in self._told.items():
                self._publish(f"{self._base}/{name}", text)

    def _heard(self, client: mqtt.Client, given: Any, message: mqtt.MQTTMessage) -> None:
        """A press that was kept by the broker is one of another evening."""
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
