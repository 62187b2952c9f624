"""A short run of the soak in which the server is killed under load."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.soak.killed_server import run

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("killed-server")]


def test_nothing_that_was_acknowledged_is_lost_or_done_twice_when_the_server_is_killed(tmp_path: Path) -> None:
    found = run(4, seed=1, folder=tmp_path)
    assert found.breaches == []
    assert found.kills == 4
    assert found.acknowledged > 20
    assert found.sent_again > 0
