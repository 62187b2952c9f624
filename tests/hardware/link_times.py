"""How long the link takes: ``python -m tests.hardware.link_times 20`` unplugs, renames, hangs a virtual board on a PTY."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable

from companion.settings.loading import load_settings
from hardware.dice.happenings import Happening, RollSettled
from hardware.dice.link import Link
from hardware.dice.ports import named_port
from hardware.virtual.dice.board import VirtualBoard
from hardware.virtual.dice.pty_port import VirtualPort


def seconds_until(condition: Callable[[], bool]) -> float:
    """How long it takes to become so."""
    began = time.perf_counter()
    while not condition():
        time.sleep(0.002)
    return time.perf_counter() - began


def _said(name: str, seconds: list[float]) -> None:
    ordered = sorted(seconds)
    print(
        f"{name}: n={len(ordered)}, median {ordered[len(ordered) // 2]:.2f} s, at most {ordered[-1]:.2f} s", flush=True
    )


def main(count: int) -> None:
    """Measure and say."""
    rolls: list[RollSettled] = []

    def listener(happening: Happening) -> None:
        if isinstance(happening, RollSettled):
            rolls.append(happening)

    port = VirtualPort(VirtualBoard(3))
    link = Link(load_settings().link, lambda: named_port(port.path) if port.path else (), listener)
    link.start()

    def talking() -> bool:
        return link.status.state == "talking"

    seconds_until(talking)
    back, latency, hung = [], [], []
    for number in range(count):
        port.unplug()
        seconds_until(lambda: not talking())
        taken = os.openpty()  # takes the name, so that the board comes back under another
        port.replug()
        back.append(seconds_until(talking))
        for descriptor in taken:
            os.close(descriptor)
        seconds_until(lambda: [w.state for w in link.status.board.wells if w] == ["E", "E"])
        port.act(lambda board, face=number % 6 + 1: board.throw(0, face, 300))  # type: ignore[misc]
        latency.append(seconds_until(lambda n=number: len(rolls) == n + 1) - 0.3)  # type: ignore[misc]
        port.act(lambda board: board.hang())
        hung.append(seconds_until(lambda: not talking()))
        port.act(lambda board: board.lift(0))
        port.act(lambda board: board.reset())
        seconds_until(talking)
    _said("port back under another name → talking", back)
    _said("die at rest → event in Python", latency)
    _said("hang → noticed", hung)
    link.close()
    port.close()


if __name__ == "__main__":
    main(int(sys.argv[1]))
