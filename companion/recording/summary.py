"""What is in a recording, for ``raja recording info``."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from typing import Any

from companion.recording.messages import FrameLooked, RecordingNoted
from companion.recording.reading import Recording

NS_PER_S = 1_000_000_000
MB = 1_000_000


@dataclass(frozen=True, slots=True)
class Summary:
    """A recording at a glance.

    Attributes:
        packed: compressed bytes by group of channels.
        marks: how many of each kind.
        thinned: how many pictures were left out, by reason.
        notes: what the recording says of itself, with its time in seconds.
    """

    recording: Recording
    size_bytes: int
    packed: dict[str, int]
    marks: dict[str, int]
    thinned: dict[str, int]
    notes: tuple[tuple[float, str], ...]
    software: dict[str, str]

    @property
    def length_s(self) -> float:
        """From the first message to the last."""
        return (self.recording.end_ns - self.recording.start_ns) / NS_PER_S

    def to_json(self) -> dict[str, Any]:
        """The same for programs."""
        head = self.recording.head
        return {
            "about": head.about,
            "camera": {"width": head.camera.width, "height": head.camera.height},
            "messages": head.counts,
            "length_s": self.length_s,
            "size_bytes": self.size_bytes,
            "packed_bytes": self.packed,
            "attachments": {name: len(data) for name, data in self.recording.attachments.items()},
            "marks": self.marks,
            "left_out": self.thinned,
            "notes": [{"t_s": t_s, "sentence": sentence} for t_s, sentence in self.notes],
            "software": self.software,
        }

    def lines(self) -> list[str]:
        """The same for people."""
        head = self.recording.head
        groups = ", ".join(f"{name} {size / MB:.2f} MB" for name, size in self.packed.items())
        text = [
            f"{head.about.get('title', self.recording.path.name)}: {self.length_s:.1f} s, {self.size_bytes / MB:.2f} MB ({groups})"
        ]
        schemas = {channel.topic: channel.schema_name for channel in self.recording.channels}
        text += [f"  {count:6d}  {topic:<22} {schemas[topic]}" for topic, count in sorted(head.counts.items())]
        text.append("  attachments: " + ", ".join(f"{n} ({len(d)} B)" for n, d in self.recording.attachments.items()))
        text.append("  marks: " + (", ".join(f"{count} {kind}" for kind, count in self.marks.items()) or "none"))
        reasons = {"idle": "nothing happened", "space": "space was short"}
        left = ", ".join(f"{n} as {reasons[why]}" for why, n in self.thinned.items()) or "none"
        text.append(f"  pictures left out: {left}")
        text += [f"  {t_s:9.1f} s  {sentence}" for t_s, sentence in self.notes]
        text.append("  software: " + (", ".join(f"{n} {v}" for n, v in self.software.items()) or "unknown"))
        text.append(f"  sentences from {head.about.get('sentences_from', 'an unknown board')}")
        return text


def summary_of(recording: Recording) -> Summary:
    """Look through a recording without unpacking a picture.

    Raises:
        DamagedRecording: see ``Recording``.
    """
    thinned = Counter(
        look.left_out for look in recording.messages(FrameLooked) if isinstance(look, FrameLooked) and look.left_out
    )
    notes = tuple(
        (round(note.t_ns / NS_PER_S, 3), note.sentence)
        for note in recording.messages(RecordingNoted)
        if isinstance(note, RecordingNoted)
    )
    packed: dict[str, int] = {group or "others": size for group, size in recording.packed_bytes().items()}
    software = recording.attachments.get("software.json")
    return Summary(
        recording,
        recording.path.stat().st_size,
        packed,
        {str(kind): count for kind, count in Counter(mark.kind for mark in recording.marks).items()},
        {str(why): count for why, count in thinned.items()},
        notes,
        {} if software is None else {str(name): str(version) for name, version in json.loads(software).items()},
    )
