"""Processes of simulated phones, and one programme for all of them."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any, Final

from companion.errors import CompanionError

_PHONES: Final = (sys.executable, "-m", "tests.soak.hall.phones")


class Crowds:
    """So many processes, which do the same at the same time."""

    def __init__(self, processes: int) -> None:
        self._processes = [
            subprocess.Popen(_PHONES, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            for _ in range(processes)
        ]

    def __len__(self) -> int:
        return len(self._processes)

    def begin(self, wishes: list[dict[str, Any]]) -> None:
        """To each what is its own."""
        for process, wish in zip(self._processes, wishes, strict=True):
            _tell(process, wish)
        self.answers()

    def tell(self, **wish: Any) -> None:
        """The same to all of them, without waiting."""
        for process in self._processes:
            _tell(process, wish)

    def answers(self) -> list[dict[str, Any]]:
        """What each says when it is done."""
        return [_heard(process) for process in self._processes]

    def all(self, **wish: Any) -> list[dict[str, Any]]:
        """Tell, and wait."""
        self.tell(**wish)
        return self.answers()

    def used_s(self) -> float:
        """Processor seconds of all phones so far."""
        return float(sum(answer["used_s"] for answer in self.all(do="used")))

    def end(self) -> None:
        """All hang up."""
        for process in self._processes:
            process.kill()
            process.communicate()  # which closes both pipes, too


def _tell(process: subprocess.Popen[str], wish: dict[str, Any]) -> None:
    assert process.stdin is not None
    process.stdin.write(json.dumps(wish) + "\n")
    process.stdin.flush()


def _heard(process: subprocess.Popen[str]) -> dict[str, Any]:
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        raise CompanionError("soak.phones", "A process of phones has ended: its own lines above say why.")
    heard: dict[str, Any] = json.loads(line)
    return heard
