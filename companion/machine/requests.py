"""A page's requests to its machine, written down for ``steering``, which alone may change the system."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import asdict
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from companion.errors import Conflict, MalformedRequest
from companion.machine.cameras import plugged_in
from companion.machine.exchange_files import Places, read_json, write_durably
from companion.machine.first_start import FirstStart, checked
from companion.machine.schema import MachineShown, UpdateTried
from companion.machine.slots import running_slot
from companion.texts.files import languages

LARGEST_UPDATE_BYTES: Final = 4 * 1024**3
_SPARE_BYTES: Final = 200 * 1024**2
"""How much of the card stays free for games while an update is received."""


class MachineRequests:
    """The page's side: reads the reports left for it, and leaves its requests.

    Args:
        places: the files.
        found_cameras: returns the cameras that are plugged in now.
    """

    def __init__(self, places: Places, found_cameras: Callable[[], tuple[str, ...]] = plugged_in) -> None:
        self._places = places
        self._cameras = found_cameras
        places.wishes.mkdir(mode=0o700, exist_ok=True)

    @property
    def is_new(self) -> bool:
        """Whether the first start is not finished yet."""
        return self.shown().name is None

    def shown(self) -> MachineShown:
        """Return what the page shows."""
        told = read_json(self._places.told) or {}
        tried = told.get("tried")
        waits = self._places.first_start.exists() or self._places.update_whole.exists()
        return MachineShown(
            told.get("name"),
            _version(),
            self._cameras(),
            not waits,
            self._taken(),
            None if tried is None else UpdateTried(tried["version"], tried["outcome"]),
            told.get("refused"),
        )

    def ask_first_start(self, wish: FirstStart) -> None:
        """Leave the request for the first start.

        Raises:
            MalformedRequest: a field is invalid.
        """
        asked = checked(wish, languages())
        write_durably(self._places.first_start, json.dumps(asdict(asked)), 0o600)

    def take_piece(self, at: int, piece: bytes) -> int:
        """Store the next bytes of an update; return how many there are now. ``at`` 0 begins again.

        Raises:
            Conflict: bytes are missing before these, an update is under way, or the card is full.
            MalformedRequest: too large for an update.
        """
        if self._places.update_whole.exists():
            raise Conflict("machine.update_under_way", "An update is being tried: wait until it has come up or failed.")
        if at and at != self._taken():
            raise Conflict(
                "machine.piece_missing", "A piece of the update is missing: send it again from the beginning."
            )
        if at + len(piece) > LARGEST_UPDATE_BYTES:
            raise MalformedRequest("machine.update_damaged", "This update is damaged or cut short: fetch it again.")
        if shutil.disk_usage(self._places.wishes).free < len(piece) + _SPARE_BYTES:
            raise Conflict("machine.card_full", "The card has no room for the update: delete old recordings first.")
        with self._places.update_part.open("r+b" if at else "wb") as file:
            file.seek(at)
            file.write(piece)
            file.truncate()
        return self._taken()

    def try_update(self) -> None:
        """Hand the received update over, to be checked and tried.

        Raises:
            Conflict: nothing was received.
        """
        if not self._taken():
            raise Conflict("machine.no_update", "No update has come in: choose its file first.")
        self._places.update_part.replace(self._places.update_whole)

    def _taken(self) -> int:
        try:
            return self._places.update_part.stat().st_size
        except OSError:
            return 0


def this_machine(places: Places) -> MachineRequests | None:
    """Return the requests of this machine; None if its kernel's command line is not from the image."""
    try:
        line = places.command_line.read_text(encoding="ascii", errors="replace")
    except OSError:
        return None
    return None if running_slot(line) is None else MachineRequests(places)


def _version() -> str:
    try:
        return version("raja-table")
    except PackageNotFoundError:
        return "?"
