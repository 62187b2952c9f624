"""All attempts, by what they are aimed at."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from tests.soak.attacks import asking, connections, floors, inputs, logs, names, secrets
from tests.soak.attacks.outcome import Attempt, Effort, Tried, tried

Room = Callable[[Path, Effort], Iterator[Attempt]]
ALONE: Final[dict[str, Room]] = {"connections": connections.attempts, "floors": floors.attempts}
BESIDE: Final[dict[str, Room]] = {
    "logs": logs.attempts,
    "inputs": inputs.attempts,
    "secrets": secrets.attempts,
    "asking": asking.attempts,
    "names": names.attempts,
}


def all_of(room: Room, effort: Effort) -> list[Tried]:
    """Every attempt of one room, in order."""
    with tempfile.TemporaryDirectory(prefix="raja-attack-") as folder:
        return [tried(attempt) for attempt in room(Path(folder), effort)]
