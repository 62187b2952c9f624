"""``raja evening`` and ``raja photos``: what they print, what they write, and what they refuse in a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from companion.cli.main import raja
from companion.errors import CompanionError

pytestmark = pytest.mark.slow


def test_rendered_photos_come_with_truth_that_evaluate_reads(tmp_path: Path) -> None:
    run = CliRunner().invoke(raja, ["photos", str(tmp_path / "new"), "--virtual", "--count", "2", "--seed", "4"])
    assert run.exit_code == 0, run.output
    images = json.loads((tmp_path / "new" / "truth.json").read_text(encoding="utf-8"))["images"]
    assert [image["file"] for image in images] == [
        "virtual_0004_seat.jpg",
        "virtual_0004_market.jpg",
        "virtual_0005_seat.jpg",
    ]
    assert images[1]["market"] is not None


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["evening", "--virtual", "--mats", "zero,one"], "evening.mats"),
        (["evening", "--virtual", "--mats", "1"], "evening.players"),
        (["photos", "--virtual", "/proc/no/such/place"], "photos.cannot_write"),
    ],
)
def test_what_cannot_be_is_one_sentence(arguments: list[str], code: str) -> None:
    run = CliRunner().invoke(raja, arguments)
    assert isinstance(run.exception, CompanionError)
    assert run.exception.code == code
    assert run.exception.message.endswith(".")


@pytest.mark.parametrize("command", ["evening", "photos"])
def test_nothing_virtual_happens_without_being_asked_for(command: str) -> None:
    run = CliRunner().invoke(raja, [command, *(["folder"] if command == "photos" else [])])
    assert run.exit_code == 2
    assert "--virtual" in run.output
