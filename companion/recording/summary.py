"""Summarises what is in a recording, for ``raja recording info``."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from typing import Any

from companion.recording.messages import FrameLooked, RecordingNoted
from companion.recording.reading import Recording
from companion.texts.catalogue import Texts
from companion.texts.message import Message, message_from_text

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
    notes: tuple[tuple[float, Message], ...]
    software: dict[str, str]

    @property
    def length_s(self) -> float:
        """Seconds from the first message to the last."""
        return (self.recording.end_ns - self.recording.start_ns) / NS_PER_S

    def to_json(self, texts: Texts) -> dict[str, Any]:
        """Return the summary as JSON for programs, with its sentences in the given language."""
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
            "notes": [{"t_s": t_s, "sentence": texts.say(noted)} for t_s, noted in self.notes],
            "software": self.software,
        }

    def lines(self, words: Texts, texts: Texts, source: str) -> list[str]:
        """Return the summary as lines for people.

        Args:
            words, texts: the catalogues of the command line, and of everything else.
            source: what the sentences of its dice come from, in words.
        """
        head = self.recording.head
        groups = ", ".join(
            f"{words(f'recording.group.{name}')} {size / MB:.2f} MB" for name, size in self.packed.items()
        )
        size = f"{self.size_bytes / MB:.2f} MB ({groups})"
        title = texts.evening_title(str(head.about.get("title", self.recording.path.name)))
        text = [f"{title}: {self.length_s:.1f} s, {size}"]
        schemas = {channel.topic: channel.schema_name for channel in self.recording.channels}
        text += [f"  {count:6d}  {topic:<22} {schemas[topic]}" for topic, count in sorted(head.counts.items())]
        none = words("recording.nothing_of_it")
        attached = ", ".join(f"{n} ({len(d)} B)" for n, d in self.recording.attachments.items())
        marks = ", ".join(f"{words(f'recording.mark.{kind}')} {count}" for kind, count in self.marks.items())
        left = ", ".join(words(f"recording.left_out_{why}", count=n) for why, n in self.thinned.items())
        software = ", ".join(f"{n} {v}" for n, v in self.software.items())
        text.append("  " + words("recording.attachments", listed=attached or none))
        text.append("  " + words("recording.marks", listed=marks or none))
        text.append("  " + words("recording.left_out", listed=left or none))
        text += [f"  {t_s:9.1f} s  {texts.say(noted)}" for t_s, noted in self.notes]
        text.append("  " + words("recording.software", listed=software or none))
        text.append("  " + words("recording.sentences_from", source=source))
        return text


def summary_of(recording: Recording) -> Summary:
    """Summarise a recording without unpacking a picture.

    Raises:
        DamagedRecording: see ``Recording``.
    """
    thinned = Counter(
        look.left_out for look in recording.messages(FrameLooked) if isinstance(look, FrameLooked) and look.left_out
    )
    notes = tuple(
        (round(note.t_ns / NS_PER_S, 3), message_from_text(note.sentence))
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
