"""Makes decisions for virtual players of the small games in a process of its own, as a search may take seconds."""

from __future__ import annotations

from multiprocessing.connection import Connection
from random import SystemRandom
from typing import Any, Final

from companion.small_games.thinker import Thought
from companion.worker_process import WorkerProcess, answer_all

_LOST: Final = "The process in which virtual players think ended; it was started anew."


class ProcessPlayers:
    """Decides in a process of its own, which starts at the first request."""

    def __init__(self) -> None:
        self._process: WorkerProcess | None = None

    def command(self, thought: Thought) -> Any:
        """Decide what that player does; blocks until the process answers.

        Raises:
            ProcessLost: ``thinking.lost``.
        """
        if self._process is None:
            self._process = WorkerProcess(_think_on, (), "thinking", _LOST)
        return self._process.ask(thought)

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.close()


def _think_on(line: Connection) -> None:
    """The worker process: takes requests and answers with commands."""
    from companion.small_games.player_in_thread import ThreadPlayers  # noqa: PLC0415 players know much by heart, which only this process needs

    answer_all(line, ThreadPlayers(SystemRandom().randrange).command)
