"""A recording gives back what was written, says when it is damaged, and can be repaired."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from mcap.reader import make_reader

from companion.recording.messages import (
    AnswerGiven,
    CommandGiven,
    CommandRejected,
    EventHappened,
    FrameTaken,
    Message,
    Observed,
    SentencePassed,
)
from companion.recording.reading import DamagedRecording, read_head, read_messages
from companion.recording.writing.mcap_writer import RecordingWriter

CAMERA = {"width": 64, "height": 48, "matrix": [[60.0, 0, 32], [0, 60.0, 24], [0, 0, 1]], "dist": [0, 0, 0, 0, 0]}
MESSAGES: list[Message] = [
    FrameTaken(1_000, 1_001, bytes(range(256)) * 40),
    SentencePassed(1_500, 2_000, "from_board", b"$RJ\xff,half a line\r\n"),
    CommandGiven(2_100, 2_100, {"type": "PlaceBid", "seat": 1, "amount": 3}),
    AnswerGiven(2_200, 2_200, {"type": "PlaceBid", "seat": 0, "amount": 4}),
    Observed(2_300, 2_300, {"mats": []}),
    CommandRejected(2_400, 2_400, {"type": "PlaceBid"}, "auction.bid_too_low", "Bid more."),
    EventHappened(2_500, 2_500, 7, {"type": "BidPlaced"}),
]


def written(messages: list[Message]) -> bytes:
    """A whole recording of these messages."""
    stream = io.BytesIO()
    with RecordingWriter(stream, CAMERA, {"title": "a test"}) as writer:
        for message in messages:
            writer.write(message)
    return stream.getvalue()


def test_every_kind_of_message_comes_back_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "evening.mcap"
    path.write_bytes(written(MESSAGES))
    assert list(read_messages(path)) == MESSAGES
    head = read_head(path)
    assert head.about["title"] == "a test"
    assert head.camera.width == 64
    assert sum(head.counts.values()) == len(MESSAGES)


def test_the_reference_reader_opens_it_and_finds_an_index() -> None:
    reader = make_reader(io.BytesIO(written(MESSAGES)), validate_crcs=True)
    summary = reader.get_summary()
    assert summary is not None
    assert summary.chunk_indexes
    assert {s.name for s in summary.schemas.values()} >= {"foxglove.CompressedImage", "raja.Sentence"}


@pytest.mark.parametrize("keep", [0, 7, 300, 2_000, -1, -40])
def test_a_truncated_recording_is_refused_with_the_remedy(tmp_path: Path, keep: int) -> None:
    path = tmp_path / "cut.mcap"
    path.write_bytes(written(MESSAGES)[:keep])
    with pytest.raises(DamagedRecording, match="raja recording repair") as refused:
        list(read_messages(path))
    assert refused.value.code == "recording.damaged"


def test_a_missing_recording_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DamagedRecording, match="check its name"):
        read_head(tmp_path / "none.mcap")
