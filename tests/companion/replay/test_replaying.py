"""The recorded evening through the real path, eyes and all: the score of the truth, and no count wrong although seen."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from companion.recording.example import example_evening
from companion.recording.reading import read_head
from companion.recording.stories.truth import read_truth
from companion.replay.play_through import Replayed, replay_recording
from companion.settings.loading import load_settings

RECORDINGS = Path(__file__).parents[2] / "recordings"
EVENING = example_evening()
TRUTH = RECORDINGS / "evening.truth.json"
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("replay")]


@pytest.fixture(scope="module")
def replayed() -> Replayed:
    """The evening, replayed once."""
    return replay_recording(EVENING, load_settings(), step=lambda t_ns: None, truth=read_truth(TRUTH))


def test_the_final_score_is_that_of_the_truth(replayed: Replayed) -> None:
    truth = json.loads(TRUTH.read_text(encoding="utf-8"))["final"]["score"]
    assert replayed.score == {key: truth[key] for key in replayed.score}
    assert replayed.refused == ()


def test_no_reading_of_a_settled_frame_is_wrong_although_seen(replayed: Replayed) -> None:
    verdicts = Counter(compared.verdict for compared in replayed.compared)
    assert len(replayed.compared) >= 150
    assert verdicts["wrong"] == 0, [c for c in replayed.compared if c.verdict == "wrong"]
    assert verdicts["right"] > verdicts["asked"]


def test_nobodys_word_has_to_correct_the_camera(replayed: Replayed) -> None:
    assert {word.outcome for word in replayed.words} <= {"confirmed", "taken"}


def test_the_sentences_come_from_the_real_firmware() -> None:
    assert "firmware" in read_head(EVENING).about["sentences_from"]
