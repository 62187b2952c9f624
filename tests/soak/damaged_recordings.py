"""Soak: recordings are cut and changed at random bytes, and repaired: nothing whole is lost, nothing is invented.

``python -m tests.soak.damaged_recordings --cuts 500 --flips 500``. What must be kept is known from the whole file: every
chunk that the damage did not touch.
"""

from __future__ import annotations

import argparse
import io
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from mcap.records import Channel
from mcap.records import Message as McapMessage

from companion.errors import CompanionError
from companion.recording.changes.repair import repair_recording
from companion.recording.mcap_records import WholeChunk, walk
from companion.recording.message_json import message_from_json
from companion.recording.messages import (
    CommandDecided,
    CommandGiven,
    EventHappened,
    FrameLooked,
    FrameTaken,
    HeadTold,
    Message,
    Observed,
    SentencePassed,
)
from companion.recording.reading import open_recording
from companion.recording.writing.mcap_writer import RecordingWriter, json_bytes

CAMERA = {"width": 64, "height": 48, "matrix": [[60.0, 0, 32], [0, 60.0, 24], [0, 0, 1]], "dist": [0, 0, 0, 0, 0]}
NS_PER_S = 1_000_000_000


@dataclass
class Found:
    """What the damages came to; ``breaches`` says what was promised and did not hold."""

    cuts: int = 0
    flips: int = 0
    kept: int = 0
    there: int = 0
    chunks_lost: Counter[int] = field(default_factory=Counter)
    breaches: list[str] = field(default_factory=list)

    def report(self) -> str:
        """One line."""
        lost = ", ".join(f"{n} by {times} flips" for n, times in sorted(self.chunks_lost.items()))
        return (
            f"{self.cuts} cuts, {self.flips} flips: {self.kept} of {self.there} messages kept in sum; "
            f"chunks lost: {lost or 'none'}; {len(self.breaches)} breaches"
        )


def evening(random: Random, seconds: int) -> bytes:
    """A recording of noise in the form of an evening, flushed each second as a live one is."""
    stream = io.BytesIO()
    about = {"title": "noise", "options": "{}", "mats": "[0, 1]"}
    attachments = {"settings.json": json_bytes({"noise": random.random()})}
    with RecordingWriter(stream, CAMERA, about, attachments) as writer:
        for second in range(seconds):
            t_ns = second * NS_PER_S
            for message in _second(random, second, t_ns):
                writer.write(message)
            writer.flush()
    return stream.getvalue()


def _second(random: Random, second: int, t_ns: int) -> list[Message]:
    messages: list[Message] = [
        FrameTaken(t_ns, t_ns + 5, random.randbytes(random.randrange(100, 6000))),
        FrameLooked(t_ns, t_ns + 6, second, bool(second % 2), ""),
        Observed(t_ns, t_ns + 7, {"frame": second, "mats": [random.random() for _ in range(20)]}),
    ]
    for part in range(5):
        messages.append(SentencePassed(t_ns + part, t_ns + 10 + part, "from_board", random.randbytes(30)))
    if second % 3 == 0:
        command = {"command": "PlaceBid", "seat": second % 5, "amount": random.randrange(99)}
        messages.append(CommandGiven(t_ns + 20, t_ns + 20, command))
        messages.append(CommandDecided(t_ns + 20, t_ns + 21, second, "seat 0", command))
        messages.append(EventHappened(t_ns + 20, t_ns + 22, second, {"event": "BidPlaced", "n": random.random()}))
    return messages


@dataclass(frozen=True, slots=True)
class Original:
    """A whole recording: its bytes and, for each chunk, where it lies and what is in it."""

    data: bytes
    chunks: tuple[tuple[int, int, frozenset[Message]], ...]

    @classmethod
    def of(cls, data: bytes) -> Original:
        """Read by its own chunks."""
        topics: dict[int, str] = {}
        chunks = []
        for record in walk(data):
            if not isinstance(record, WholeChunk):
                continue
            topics |= {r.id: r.topic for r in record.records if isinstance(r, Channel)}
            end = record.start + 9 + int.from_bytes(data[record.start + 1 : record.start + 9], "little")
            inside = set()
            for raw in record.records:
                if isinstance(raw, McapMessage):
                    told = message_from_json(topics[raw.channel_id], raw.publish_time, raw.log_time, raw.data)
                    if told is not None and not isinstance(told, HeadTold):
                        inside.add(_hashable(told))
            chunks.append((record.start, end, frozenset(inside)))
        return cls(data, tuple(chunks))

    def whole_in(self, start: int, end: int) -> set[Message]:
        """Messages of the chunks that lie altogether within these bytes."""
        return {m for a, b, inside in self.chunks if start <= a and b <= end for m in inside}


def judge(original: Original, damaged: bytes, must: set[Message], folder: Path, what: str, found: Found) -> int | None:
    """Repair one damaged file and note every promise broken; the chunks it gave up, None if there was nothing left."""
    source, whole = folder / "damaged.mcap", folder / "whole.mcap"
    source.write_bytes(damaged)
    try:
        report = repair_recording(source, whole, force=True)
    except CompanionError as error:
        if must or error.code != "recording.beyond_repair":
            found.breaches.append(f"{what}: {error.message}")
        return None
    except Exception as error:
        found.breaches.append(f"{what}: {error!r}")
        return None
    with open_recording(whole) as recording:
        kept = [_hashable(m) for m in recording.messages() if not isinstance(m, HeadTold)]
    everything = original.whole_in(0, len(original.data))
    if not set(kept) <= everything or len(kept) != len(set(kept)):
        found.breaches.append(f"{what}: invented {len(set(kept) - everything)}, twice {len(kept) - len(set(kept))}")
    if not must <= set(kept):
        found.breaches.append(f"{what}: lost {len(must - set(kept))} that were whole")
    found.kept += len(kept)
    found.there += len(everything)
    return report.lost_chunks


def soak(cuts: int, flips: int, random: Random, folder: Path, seconds: int = 60) -> Found:
    """Damage one recording again and again."""
    original = Original.of(evening(random, seconds))
    size, found = len(original.data), Found()
    for _ in range(cuts):
        cut = random.randrange(size)
        judge(original, original.data[:cut], original.whole_in(0, cut), folder, f"cut at {cut}", found)
        found.cuts += 1
    for _ in range(flips):
        place = random.randrange(size)
        damaged = bytearray(original.data)
        damaged[place] ^= random.randrange(1, 256)
        must = original.whole_in(0, place) | original.whole_in(place + 1, size)
        lost = judge(original, bytes(damaged), must, folder, f"flip at {place}", found)
        found.chunks_lost[-1 if lost is None else lost] += 1
        found.flips += 1
    return found


class _Frozen(dict[str, object]):
    """A JSON object that can lie in a set."""

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(str(sorted(self.items())))


def _hashable(message: Message) -> Message:
    from dataclasses import fields, replace

    objects = {f.name: _Frozen(value) for f in fields(message) if isinstance(value := getattr(message, f.name), dict)}
    return replace(message, **objects)  # type: ignore[arg-type]


def main() -> int:
    """Print what came of it; 1 if a promise was broken."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--cuts", type=int, default=500)
    arguments.add_argument("--flips", type=int, default=500)
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = soak(given.cuts, given.flips, Random(given.seed), Path(folder))
    print(found.report())
    for breach in found.breaches:
        print(f"  {breach}")
    return 1 if found.breaches else 0


if __name__ == "__main__":
    sys.exit(main())
