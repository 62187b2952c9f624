"""Sensing again with eyes that make no mistake, or one: what is seen, heard and follows is held against the recording."""

from __future__ import annotations

import copy
import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.frames.sensing_result import BesidePicture, Sensed
from companion.recording.changes.cutting import cut_recording, merge_recordings
from companion.recording.messages import HappeningHeard, Message, RecordingNoted, SentencePassed
from companion.recording.reading import open_recording
from companion.replay.report import ReplayReport
from companion.replay.resense import resense
from hardware.dice.sentences import sentence_bytes
from tests.companion.replay.test_fold import changed
from tests.companion.session.perfect_eyes import observation_of_truth
from tests.companion.session.recorded_story import SETTINGS, TRUTHS, record

pytestmark = pytest.mark.slow


class EyesAgain:
    """Still frames' truth, by their pictures' order."""

    def __init__(self, truths: Sequence[dict[str, Any]], first: int = 0) -> None:
        self._truths = list(truths[first:])

    def step(self, t_ns: int, jpeg: bytes, beside: Sequence[BesidePicture] = ()) -> Sensed | None:
        """The next frame's truth, if it is still."""
        truth = self._truths.pop(0)
        return Sensed(observation_of_truth(truth), True) if truth["settled"] else None

    def close(self) -> None:
        """Nothing is held."""


def sensed_again(path: Path, truths: Sequence[dict[str, Any]] = TRUTHS, first: int = 0) -> ReplayReport:
    """The recording, with eyes that see these truths from the first picture on."""
    with open_recording(path) as recording:
        return resense(recording, SETTINGS, sensing=lambda: EyesAgain(truths, first))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The evening, recorded once."""
    return record(tmp_path_factory.mktemp("kept") / "whole.mcap")


def test_the_same_eyes_and_sentences_make_no_difference(whole: Path) -> None:
    report = sensed_again(whole)
    assert report.differences == []
    assert report.compared["looks"] >= 10
    assert report.compared["rolls"] >= 5
    assert report.compared["events"] >= 40
    assert report.final["points"] == {"Asha": 3, "Bo": 3}
    assert json.dumps(report.to_json()) == json.dumps(sensed_again(whole).to_json())


def test_one_stone_seen_otherwise_is_told_with_its_picture_and_what_follows(whole: Path) -> None:
    truths = copy.deepcopy(TRUTHS)
    number = next(i for i, truth in enumerate(truths) if truth["settled"] and _walls(truth) and i > 10)
    for truth in truths[number:]:
        wall = _walls(truth)[0]
        wall["stones"] += 1
    report = sensed_again(whole, truths)
    first = next(difference for difference in report.differences if difference.what.endswith("stones"))
    assert int(first.replayed) == int(first.recorded) + 1
    shown = report.to_json()["differences"][report.differences.index(first)]["picture"]
    assert shown["index"] == number


def test_a_roll_that_the_sentences_do_not_tell_is_a_difference(whole: Path, tmp_path: Path) -> None:
    other = {"n": 0}

    def face(message: Message) -> Message:
        if isinstance(message, SentencePassed):
            other["n"] += 1
            if other["n"] == 2:
                return replace(message, raw=sentence_bytes("ROL", ("2", "0", "1", "80")))
        return message

    report = sensed_again(changed(whole, tmp_path / "roll.mcap", face))
    told = {difference.what for difference in report.differences}
    with open_recording(whole) as recording:
        rolls = [m for m in recording.messages(HappeningHeard) if isinstance(m, HappeningHeard)]
    assert rolls[1].happening["top"] != 1, "the second roll must be another for this test to mean anything"
    assert "roll 2" in told
    assert any(name.startswith("event") for name in told)


def test_a_cut_goes_on_from_where_the_game_stood(whole: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.mcap"
    cut_recording(whole, cut, 30 * 10**9, 200 * 10**9)
    with open_recording(whole) as recording:
        first = sum(1 for ref in recording.frames if ref.logged_ns < 30 * 10**9)
        last_version = sensed_again(whole).final
    report = sensed_again(cut, first=first)
    assert report.differences == []
    assert report.final == last_version
    assert 0 < report.compared["events"] < sensed_again(whole).compared["events"]


def test_parts_put_together_again_are_the_evening(whole: Path, tmp_path: Path) -> None:
    first, second, merged = (tmp_path / f"{name}.mcap" for name in ("first", "second", "merged"))
    cut_recording(whole, first, 0, 30 * 10**9)
    cut_recording(whole, second, 30 * 10**9, 200 * 10**9)
    merge_recordings([second, first], merged)
    with open_recording(merged) as recording:
        pictures = len(recording.frames)
        stretches = [n.kind for n in recording.messages(RecordingNoted) if isinstance(n, RecordingNoted)]
    assert pictures == len(TRUTHS)
    assert stretches.count("started") == 2

    class EyesInParts(EyesAgain):
        seen = 0

        def __init__(self) -> None:
            super().__init__(TRUTHS, EyesInParts.seen)

        def step(self, t_ns: int, jpeg: bytes, beside: Sequence[BesidePicture] = ()) -> Sensed | None:
            EyesInParts.seen += 1
            return super().step(t_ns, jpeg)

    with open_recording(merged) as recording:
        report = resense(recording, SETTINGS, sensing=EyesInParts)
    assert report.differences == []
    assert report.final == sensed_again(whole).final


def _walls(truth: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        city["wall"]
        for mat in truth["mats"]
        if mat["seat"] != "market"
        for city in mat["cities"]
        if city["wall"] and city["wall"]["stones"]
    ]
