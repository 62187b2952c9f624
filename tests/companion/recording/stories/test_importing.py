"""A folder of frames, their truth and what was played becomes a recording with a board's sentences in it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.cli.main import run
from companion.errors import CompanionError
from companion.recording.messages import AnswerGiven, CommandGiven, SentencePassed
from companion.recording.reading import open_recording
from companion.recording.stories.importing import import_folder
from companion.recording.stories.story import MalformedStory
from companion.recording.stories.truth import read_truth
from hardware.dice.sentences import frame_of
from tests.companion.session.recorded_story import CAMERA, EVENTS, SETTINGS, TIMES_NS, TRUTHS, picture, story
from vision.geometry.camera_model import camera_model_to_json

FRAMES = (0, 10, 25)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three frames of the evening, as a renderer leaves them."""
    made = tmp_path / "evening"
    made.mkdir()
    frames = []
    for number in FRAMES:
        (made / f"{number}.jpg").write_bytes(picture(number))
        frames.append({"file": f"{number}.jpg", "t": TIMES_NS[number] / 1e9, "truth": TRUTHS[number]})
    (made / "frames.json").write_text(json.dumps({"frames": frames, "camera": camera_model_to_json(CAMERA)}))
    (made / "events.json").write_text(json.dumps(EVENTS))
    return made


def imported(folder: Path) -> Path:
    """What the command writes."""
    output = folder.parent / "evening.mcap"
    with pytest.raises(SystemExit) as ended:
        run(["recording", "import", str(folder), "-o", str(output), "--board", "virtual"])
    assert not ended.value.code
    return output


def is_roll(message: object) -> bool:
    """Whether the board told a roll."""
    frame = frame_of(message.raw) if isinstance(message, SentencePassed) else None
    return frame is not None and frame.kind == "ROL"


def test_every_frame_every_roll_and_every_command_is_in_the_recording(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = imported(folder)
    assert "3 frames" in capsys.readouterr().out
    with open_recording(output) as recording:
        assert [frame.t_ns for frame in recording.frames] == [TIMES_NS[number] for number in FRAMES]
        assert [recording.frame(frame).jpeg for frame in recording.frames] == [picture(number) for number in FRAMES]
        messages = list(recording.messages())
    assert [message.t_ns for message in messages] == sorted(message.t_ns for message in messages)
    thrown = [face for step in story().steps if step.throw is not None for face in step.throw.dice]
    assert len([message for message in messages if is_roll(message)]) == len(thrown) == 6
    assert any(isinstance(message, CommandGiven) for message in messages)
    assert any(isinstance(message, AnswerGiven) for message in messages)


def test_the_truth_of_each_frame_lies_beside_it(folder: Path) -> None:
    truth = read_truth(imported(folder).with_suffix(".truth.json"))
    assert [frame.mats for frame in truth.frames] == [tuple(TRUTHS[number]["mats"]) for number in FRAMES]


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda folder: (folder / "10.jpg").unlink(), "recording.frame_missing"),
        (lambda folder: (folder / "events.json").unlink(), "recording.folder_incomplete"),
        (lambda folder: (folder / "events.json").write_text("{"), "recording.not_json"),
        (
            lambda folder: (folder / "frames.json").write_text(
                json.dumps({"frames": [], "camera": camera_model_to_json(CAMERA)})
            ),
            "story.no_frames",
        ),
    ],
    ids=["a frame", "what was played", "no JSON", "no frame at all"],
)
def test_what_is_missing_is_named_and_nothing_is_written(
    folder: Path, spoil: Callable[[Path], object], code: str
) -> None:
    spoil(folder)
    output = folder.parent / "evening.mcap"
    with pytest.raises((CompanionError, MalformedStory)) as refused:
        import_folder(folder, output, SETTINGS, board="virtual")
    assert refused.value.code == code
    assert not output.exists()
