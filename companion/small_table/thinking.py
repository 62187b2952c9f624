"""Virtual players of the small games think in a process of their own: a search may take seconds, and nobody waits."""

from __future__ import annotations

from multiprocessing.connection import Connection
from random import SystemRandom
from typing import Any, Final

from companion.own_process import OwnProcess, answer_all
from companion.small_table.thinker import Thought

_LOST: Final = "The process in which virtual players think ended; it was started anew."


class ThinkingProcess:
    """Thinks in a process of its own, begun when it is asked for the first time."""

    def __init__(self) -> None:
        self._process: OwnProcess | None = None

    def command(self, thought: Thought) -> Any:
        """What that player does; whoever asks waits for it.

        Raises:
            ProcessLost: ``thinking.lost``.
        """
        if self._process is None:
            self._process = OwnProcess(_think_on, (), "thinking", _LOST)
        return self._process.ask(thought)

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.close()


def _think_on(line: Connection) -> None:
    """The process: thoughts in, commands out."""
    from companion.small_table.thinking_here import ThinkingHere  # noqa: PLC0415 players know much by heart, which only this process needs

    answer_all(line, ThinkingHere(SystemRandom().randrange).command)
