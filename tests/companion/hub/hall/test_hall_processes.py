"""A hall in small: processes of phones and gates, one of which is killed, and PostgreSQL, too; nothing is lost."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

import pytest

from companion.errors import CompanionError
from tests.soak.hall.__main__ import Soak

pytestmark = [pytest.mark.program, pytest.mark.slow, pytest.mark.long, pytest.mark.xdist_group("postgres")]


def test_no_seal_that_was_acknowledged_is_lost_and_everybody_is_told_of_the_reveal() -> None:
    with tempfile.TemporaryDirectory(prefix="hall-") as folder:
        Path(folder).chmod(0o711)  # PostgreSQL's user goes through
        try:
            soak = Soak(Path(folder), 2, argparse.Namespace(phones=200, within=2.0, no_kills=False))
        except CompanionError as missing:
            if missing.code != "hub.engine_missing":
                raise
            pytest.skip(f"needs PostgreSQL and Valkey ({missing.message})")
        soak.run()
    assert not soak.breaches
    assert soak.outcome.compared == 3 * 198
    assert soak.outcome.streams == 200
