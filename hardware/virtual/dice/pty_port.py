"""A virtual board behind a PTY, in real time, for any program that opens a serial port, such as ``raja arduino
--virtual``.
"""

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
    """Runs a virtual board by the wall clock in a thread, with its serial port at ``path``.

    Opening the port resets the board, as with a real Uno. Change the board from outside only through
    ``act``, which keeps it from running meanwhile.
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
        """Do something to the board, its dice or its table now."""
        with self._lock:
            action(self._board)

    def act_later(self, after_s: float, action: Callable[[VirtualBoard], None]) -> None:
        """Do something to the board after a delay; actions due at the same time are done in the order of the calls."""
        with self._lock:
            self._later.append((time.monotonic() + after_s, action))

    def unplug(self) -> None:
        """Pull the cable out; the port disappears."""
        with self._lock:
            self._board.unplug()
            os.close(self._master)
            self._master, self.path = -1, ""

    def replug(self) -> None:
        """Plug the cable in; the port has another name then."""
        with self._lock:
            self._board.replug()
            self._make_port()

    def close(self) -> None:
        """Stop the thread and close the port."""
        self._stop.set()
        self._thread.join()
        if self._master >= 0:
            os.close(self._master)
            self._master = -1

    def _make_port(self) -> None:
        self._master, slave = os.openpty()
        tty.setraw(slave)
        self.path = os.ttyname(slave)
        # Opened and closed once, so that "hung up" means from now on that nobody has the port open.
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
                # Each action gets its own time, even if this thread is late.
                for due, action in sorted((later for later in self._later if later[0] <= now), key=itemgetter(0)):
                    until_ms = min(max(ran_ms, passed_ms - int((now - due) * 1000)), passed_ms)
                    self._board.run(until_ms - ran_ms)
                    ran_ms = until_ms
                    action(self._board)
                self._later = [later for later in self._later if later[0] > now]
                self._board.run(passed_ms - ran_ms)

    def _exchange(self) -> None:
        """Pass bytes both ways; reset the board if a host has just opened the port."""
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
            return  # closed after the poll and before the read
        try:
            os.write(self._master, said)
        except OSError:
            return  # the host does not read; a real line would lose the bytes, too
