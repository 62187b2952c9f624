"""Sets up MQTT at a live table, and ends it with the table."""

from __future__ import annotations

import contextlib
import importlib.util
import re
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of
from typing import Final

from companion.errors import CompanionError
from companion.live.live_table import LiveTable
from companion.makers.bridge import RoomTelling, announced, press_heard
from companion.makers.settings import MqttSettings
from companion.texts.catalogue import Texts

_PLAIN: Final = re.compile(r"\w+", re.ASCII)


@contextlib.contextmanager
def room_told(live: LiveTable, settings: MqttSettings, words: Texts) -> Iterator[None]:
    """Publish to the room, and listen to its button, while the context lasts.

    Raises:
        CompanionError: ``mqtt.not_installed``, ``mqtt.table_name``, ``mqtt.no_password``.
    """
    if importlib.util.find_spec("paho") is None:
        raise CompanionError(
            "mqtt.not_installed",
            "MQTT needs paho-mqtt: install it with pip install 'raja-table[makers]', or empty [mqtt] broker.",
        )
    from companion.makers.mqtt_client import BrokerLine  # noqa: PLC0415 its library is an extra

    for name in (settings.topic, settings.table):
        if _PLAIN.fullmatch(name) is None:
            raise CompanionError(
                "mqtt.table_name",
                f"{name!r} in [mqtt] is no name for a topic: take letters, digits and underscores.",
                name=name,
            )
    pressed = (lambda: press_heard(live)) if settings.button else None
    line = BrokerLine(settings, announced(settings, _version(), words), pressed)
    line.begin()
    try:
        with RoomTelling(live, line, names=settings.names):
            yield
    finally:
        line.close()


def _version() -> str:
    try:
        return version_of("raja-table")
    except PackageNotFoundError:
        return ""
