"""The message that tells Home Assistant of a table's sensors and its button, so that nobody need enter them. Pure.

Its device discovery: one message that names the device and all its parts (Home Assistant 2024.11 and later).
"""

from __future__ import annotations

from typing import Any, Final

from companion.makers.room_state import GAME, OFF, ON, PHASE, SIEGE, TURN, WHOSE_TURN
from companion.makers.settings import MqttSettings
from companion.texts.catalogue import Texts

DONE: Final = "done"
STATUS: Final = "status"
ONLINE: Final = "online"
OFFLINE: Final = "offline"
PRESS: Final = "PRESS"


def base_topic(settings: MqttSettings) -> str:
    """Return the topic below which this table publishes everything."""
    return f"{settings.topic}/{settings.table}"


def discovery_topic(settings: MqttSettings) -> str:
    """Return the topic at which Home Assistant looks for this table."""
    return f"{settings.discovery}/device/{_device(settings)}/config"


def discovery(settings: MqttSettings, version: str, words: Texts) -> dict[str, Any]:
    """Return the discovery message.

    Args:
        version: the companion's version.
        words: the texts in the language for the parts' names.
    """
    base, device = base_topic(settings), _device(settings)
    icons = {GAME: "mdi:cards-playing", PHASE: "mdi:progress-clock", TURN: "mdi:counter", WHOSE_TURN: "mdi:account"}
    parts: dict[str, Any] = {
        name: {"p": "sensor", "state_topic": f"{base}/{name}", "icon": icon} for name, icon in icons.items()
    }
    parts[SIEGE] = {
        "p": "binary_sensor",
        "state_topic": f"{base}/{SIEGE}",
        "payload_on": ON,
        "payload_off": OFF,
        "icon": "mdi:castle",
    }
    if settings.button:
        parts[DONE] = {
            "p": "button",
            "command_topic": f"{base}/{DONE}",
            "payload_press": PRESS,
            "icon": "mdi:wall",
        }
    for name, part in parts.items():
        part |= {
            "name": words(f"mqtt.{name}"),
            "unique_id": f"{device}_{name}",
            "default_entity_id": f"{part['p']}.{device}_{name}",  # the same for automations in every language
        }
    return {
        "dev": {"ids": [device], "name": words("mqtt.device", table=settings.table), "sw": version},
        "o": {"name": "raja-table", "sw": version},
        "availability_topic": f"{base}/{STATUS}",
        "payload_available": ONLINE,
        "payload_not_available": OFFLINE,
        "cmps": parts,
    }


def _device(settings: MqttSettings) -> str:
    return f"{settings.topic}_{settings.table}"
