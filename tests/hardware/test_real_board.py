"""A real board that is plugged in: what can be asked without dice. ``RAJA_BOARD=/dev/ttyUSB0`` names it.

Without a board there is nothing to ask, and no test: a board that is not there is not a test left out.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from hardware.dice.link import Link
from hardware.dice.ports import named_port
from hardware.dice.settings import LinkSettings
from tests.hardware.dice.test_link import wait_for

BOARDS = [device for device in [os.environ.get("RAJA_BOARD")] if device]

if BOARDS:

    @pytest.fixture(scope="module", params=BOARDS)
    def link(request: pytest.FixtureRequest, link_settings: LinkSettings) -> Iterator[Link]:
        """A link that talks with the board."""
        link = Link(link_settings, lambda: named_port(request.param), lambda _: None)
        link.start()
        wait_for(lambda: link.status.state == "talking", "the board")
        yield link
        link.close()

    @pytest.mark.parametrize(
        ("command", "result"),
        [
            (("WHO",), "OK"),
            (("WHO", "0"), "ARGS"),
            (("CNT",), "OK"),
            (("LVL", "0"), "OK"),
            (("LVL", "2"), "ARGS"),
            (("GET", "settle"), "OK"),
            (("GET", "colour"), "NAME"),
            (("SET", "settle", "301"), "RANGE"),
            (("XYZ",), "UNKNOWN"),
        ],
    )
    def test_commands_are_answered_as_the_protocol_says(link: Link, command: tuple[str, ...], result: str) -> None:
        assert link.ask(*command).result == result

    def test_a_heartbeat_comes_and_the_line_is_clean(link: Link) -> None:
        wait_for(lambda: link.status.board.heartbeat is not None, "a heartbeat")
        assert link.status.board.bad == 0
