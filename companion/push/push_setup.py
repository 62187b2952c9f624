"""Sets up Web Push at a live table, and reports what is missing before anybody plays."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from companion.clocks import Clocks
from companion.errors import CompanionError
from companion.live.live_table import LiveTable
from companion.push.settings import PushSettings

if TYPE_CHECKING:
    from companion.push.turn_notifier import TurnTelling

_CONTACT: Final = re.compile(r"(mailto:[^@\s]+@[^@\s]+\.[^@\s]+|https://\S+\.\S+)", re.ASCII)


def turn_telling(live: LiveTable, settings: PushSettings, folder: Path, clocks: Clocks) -> TurnTelling:
    """Create the notifier of turns, with its key in that folder.

    Raises:
        CompanionError: ``push.not_installed``, ``push.no_contact``, ``push.cannot_keep``.
    """
    if any(importlib.util.find_spec(name) is None for name in ("http_ece", "py_vapid")):
        raise CompanionError(
            "push.not_installed",
            "Notifications need two libraries: install them with pip install 'raja-table[push]', or switch [push] off.",
        )
    if _CONTACT.fullmatch(settings.contact) is None:
        raise CompanionError(
            "push.no_contact",
            "Push services require a contact address: set [push] contact, such as mailto:you@example.org.",
        )
    from companion.push.keys import kept_key  # noqa: PLC0415 its library is an extra
    from companion.push.push_service import PublicLine  # noqa: PLC0415 loads what checks certificates
    from companion.push.turn_notifier import TurnTelling  # noqa: PLC0415 so is this one's

    return TurnTelling(live, kept_key(folder), PublicLine(settings.timeout_s), clocks, settings)
