"""The recorded evening gathered once, with eyes that make no mistake: what is told of it does not depend on seeing."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from companion.recording.example import example_evening
from companion.review.loading import load_game
from companion.review.recorded_game import RecordedGame
from companion.settings.loading import Settings, load_settings
from tests.companion.session.perfect_eyes import PerfectEyes

RECORDING = example_evening()
TRUTH = Path(__file__).parents[2] / "recordings" / "evening.truth.json"


@cache
def settings() -> Settings:
    """The shipped settings."""
    return load_settings(None)


@cache
def recorded_evening() -> RecordedGame:
    """The evening of the recording in this repository, with what was seen."""
    truth = json.loads(TRUTH.read_text("utf-8"))
    eyes = PerfectEyes([entry["truth"] for entry in truth["frames"]])
    return load_game(RECORDING, settings(), looks=True, sensing=lambda camera: eyes)
