"""A virtual board behind a PTY, in real time: for any program that opens a serial port, ``raja arduino --virtual`` first."""

from __future__ import annotations

import os
import select
import threading
import time
import tty
from collections.abc import Callable
from operator import itemgetter

from hardware.virtual.dice.board import VirtualBoard

STEP_S = 0.03


class VirtualPort:
    """Runs a virtual board by the wall clock in a thread and serves it at ``path``.

    Opening the port resets the board, as a real Uno's does. Whoever changes the board from outside does it by
    ``act``, so that it does not run meanwhile.
    """

    def __init__(self, board: VirtualBoard) -> None:
        self._board = board
        self._lock = threading.Lock()
        self._stop = threading.Event()
        self._later: list[tuple[float, Callable[[VirtualBoard], None]]] = []
        self._master = -1
        self._was_open = False
        self.path = ""
        self._make_port()
        self._thread = threading.Thread(target=self._serve, name="virtual-arduino", daemon=True)
        self._thread.start()

    def act(self, action: Callable[[VirtualBoard], None]) -> None:
        """Do something to the board, its dice or its table."""
        with self._lock:
            action(self._board)

    def act_later(self, after_s: float, action: Callable[[VirtualBoard], None]) -> None:
        """Do something to the board in a while; what is due at the same time is done in the order it was asked for."""
        with self._lock:
            self._later.append((time.monotonic() + after_s, action))

    def unplug(self) -> None:
        """The cable is out; the port is gone."""
        with self._lock:
            self._board.unplug()
            os.close(self._master)
            self._master, self.path = -1, ""

    def replug(self) -> None:
        """Power again, under another name."""
        with self._lock:
            self._board.replug()
            self._make_port()

    def close(self) -> None:
        """End it."""
        self._stop.set()
        self._thread.join()
        if self._master >= 0:
            os.close(self._master)
            self._master = -1

    def _make_port(self) -> None:
        self._master, slave = os.openpty()
        tty.setraw(slave)
        self.path = os.ttyname(slave)
        # Opened and closed once: from then on "hung up" means that nobody has the port open.
        os.close(slave)
        os.set_blocking(self._master, False)
        self._was_open = False

    def _serve(self) -> None:
        before = time.monotonic()
        while not self._stop.wait(STEP_S):
            now = time.monotonic()
            passed_ms = int((now - before) * 1000)
            before += passed_ms / 1000
            with self._lock:
                if self._master >= 0:
                    self._exchange()
                ran_ms = 0
                # Each at its own time, however late this thread comes to it.
                for due, action in sorted((later for later in self._later if later[0] <= now), key=itemgetter(0)):
                    until_ms = min(max(ran_ms, passed_ms - int((now - due) * 1000)), passed_ms)
                    self._board.run(until_ms - ran_ms)
                    ran_ms = until_ms
                    action(self._board)
                self._later = [later for later in self._later if later[0] > now]
                self._board.run(passed_ms - ran_ms)

    def _exchange(self) -> None:
        """Bytes both ways; a host that has just opened the port resets the board."""
        poll = select.poll()
        poll.register(self._master, select.POLLIN)
        is_open = not any(events & select.POLLHUP for _, events in poll.poll(0))
        if is_open and not self._was_open:
            self._board.reset()
        self._was_open = is_open
        said = b"".join(heard.raw for heard in self._board.heard())
        if not is_open:
            return
        try:
            self._board.send(os.read(self._master, 4096))
        except BlockingIOError:
            pass
        except OSError:
            return  # closed between the question and the reading
        try:
            os.write(self._master, said)
        except OSError:
            return  # the host does not read: a real line loses it too
