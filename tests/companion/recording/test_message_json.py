"""A message comes back from its topic and body, or is refused in a sentence; others' topics are passed over."""

from __future__ import annotations

import pytest

from companion.recording.message_json import DamagedRecording, message_from_json


def test_a_topic_of_somebody_elses_is_no_message() -> None:
    assert message_from_json("/somebody/else", 1, 1, b"{}") is None


@pytest.mark.parametrize(
    ("topic", "body"),
    [
        ("/table/events", b"[]"),
        ("/table/events", b'{"version": "3", "event": {}}'),
        ("/table/events", b"{"),
        ("/camera/image", b'{"data": "no base 64!"}'),
        ("/camera/image", b"{}"),
    ],
)
def test_a_body_that_is_none_of_its_topic_names_the_time_and_the_remedy(topic: str, body: bytes) -> None:
    with pytest.raises(DamagedRecording) as refused:
        message_from_json(topic, 2_500_000_000, 1, body)
    assert refused.value.code == "recording.damaged_message"
    assert "2.500 s" in refused.value.message
    assert "raja recording repair" in refused.value.message
