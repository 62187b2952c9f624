"""Makes a recording from a folder with frames and a story, and from a board whose real firmware rolls the story's dice.

The story is played through the rules once while importing. That finds the commands a story leaves out (who passed, who
ended a phase) and every number in which story and rules disagree; there the rules are right.

The story is played through the rules once while importing: that finds the commands a story leaves out (who passed,
who ended a phase) and every number in which story and rules disagree; there the rules are right.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.errors import CompanionError
from companion.games.codec import command_to_json
from companion.games.records import to_json
from companion.private_files import open_new
from companion.recording.messages import AnswerGiven, CommandGiven, FrameTaken, SentencePassed
from companion.recording.messages import Message as Recorded
from companion.recording.stories.dice_schedule import schedule_throws
from companion.recording.stories.story import NS_PER_S, MalformedStory, Story, story_from_json
from companion.recording.stories.story_simulation import Change, StorySimulation, simulate_story
from companion.recording.stories.truth import truth_to_json
from companion.recording.writing.mcap_writer import RecordingWriter
from companion.settings.loading import Settings
from companion.texts.message import Message
from hardware.dice.happenings import TimedSentence
from hardware.simulator.evening import sentences_of_throws as simulator_sentences
from hardware.virtual.dice.evening import sentences_of_throws as virtual_sentences
from vision.geometry.camera_model import camera_model_from_json

SENTENCE_SOURCES = {
    "firmware": "the real firmware in its simulator",
    "virtual": "the pure-Python virtual board",
}


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What an import wrote, and where the rules disagreed with the story."""

    frames: int
    sentences: int
    sentences_from: str
    commands: int
    answers: int
    duration_s: float
    notes: tuple[Message, ...]
    changes: tuple[Change, ...]


def import_folder(
    folder: Path, output: Path, settings: Settings, *, board: str, truth_file: Path | None = None
) -> ImportReport:
    """Make ``output`` from ``folder``.

    Args:
        board: ``firmware`` or ``virtual``: which board's sentences are recorded.
        truth_file: where to write each frame's truth; beside the recording if None.

    Raises:
        MalformedStory, CompanionError, MalformedCalibration, HardwareError: one sentence each.
    """
    events_file, frames_file = _json(folder / "events.json"), _json(folder / "frames.json")
    camera = _json(folder / "camera.json") if (folder / "camera.json").exists() else frames_file.get("camera")
    camera_model_from_json(camera)
    try:
        first_truth = frames_file["frames"][0]["truth"]
    except (KeyError, IndexError, TypeError) as error:
        raise MalformedStory(
            "story.no_frames",
            f"{folder / 'frames.json'} holds no frame with its truth: a recording needs at least one.",
            file=str(folder / "frames.json"),
        ) from error
    story = story_from_json(events_file, first_truth)
    simulation = simulate_story(story)
    sentences = _sentences(story, settings, board)
    frames = list(_frames(folder, frames_file))
    messages = _in_order(frames, sentences, simulation)
    about = {
        "title": " and ".join(player.name for player in story.options.players),
        "sentences_from": SENTENCE_SOURCES[board],
        "options": json.dumps(to_json(story.options), sort_keys=True),
        "mats": json.dumps(story.mats),
    }
    with open_new(output, "wb") as stream, RecordingWriter(stream, camera, about) as writer:
        for message in messages:
            writer.write(message)
    final = next((e for e in reversed(events_file["events"]) if e["event"] == "score"), None)
    truth = truth_to_json(frames_file, final)
    beside = truth_file if truth_file is not None else output.with_suffix(".truth.json")
    beside.write_text(json.dumps(truth, separators=(",", ":"), sort_keys=True), encoding="utf-8")
    return ImportReport(
        frames=len(frames),
        sentences=len(sentences),
        sentences_from=SENTENCE_SOURCES[board],
        commands=len(simulation.commands),
        answers=len(simulation.words),
        duration_s=messages[-1].t_ns / NS_PER_S,
        notes=story.notes,
        changes=simulation.changes,
    )


def _sentences(story: Story, settings: Settings, board: str) -> Sequence[TimedSentence]:
    schedule = schedule_throws(story)
    thrown = virtual_sentences if board == "virtual" else simulator_sentences
    return thrown(schedule.throws, schedule.end_ns, settings.link)


def _frames(folder: Path, frames_file: Mapping[str, Any]) -> Iterator[FrameTaken]:
    for entry in frames_file["frames"]:
        path = folder / str(entry["file"])
        try:
            jpeg = path.read_bytes()
        except OSError as error:
            raise CompanionError(
                "recording.frame_missing",
                f"The frame {path} cannot be read ({error.strerror}): copy it there.",
                file=str(path),
                reason=str(error.strerror),
            ) from error
        t_ns = round(float(entry["t"]) * NS_PER_S)
        yield FrameTaken(t_ns, t_ns, jpeg)


def _in_order(
    frames: Sequence[FrameTaken], sentences: Sequence[TimedSentence], simulation: StorySimulation
) -> list[Recorded]:
    """Sort inputs by time; at the same moment the rig comes first, then what players say, then commands."""
    ranked: list[tuple[int, int, int, Recorded]] = []
    for i, frame in enumerate(frames):
        ranked.append((frame.t_ns, 0, i, frame))
    for i, sentence in enumerate(sentences):
        message = SentencePassed(sentence.t_ns, sentence.t_ns, sentence.direction, sentence.raw)
        ranked.append((sentence.t_ns, 1, i, message))
    for i, (t_ns, word, command) in enumerate(simulation.given):
        kind = AnswerGiven if word else CommandGiven
        ranked.append((t_ns, 2, i, kind(t_ns, t_ns, command_to_json(command))))
    ranked.sort(key=lambda entry: entry[:3])
    return [message for _, _, _, message in ranked]


def _json(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise CompanionError(
            "recording.folder_incomplete",
            f"{path} cannot be read ({error.strerror}): a recording's folder holds frames, frames.json and events.json.",
            file=str(path),
            reason=str(error.strerror),
        ) from error
    except ValueError as error:
        raise CompanionError(
            "recording.not_json", f"{path} is not JSON ({error}): mend it there.", file=str(path), reason=str(error)
        ) from error
