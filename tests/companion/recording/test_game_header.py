"""What a recording says of itself is believed only where a table could have it so."""

from __future__ import annotations

import pytest

from companion.recording.example import example_evening
from companion.recording.game_header import recorded_game, recorded_raja
from companion.recording.message_json import DamagedRecording
from companion.recording.reading import open_recording

SHIPPED = example_evening()


@pytest.mark.parametrize(
    "mats", ["[]", "[0, 99]", "[0, -1]", "[0, 0]", "[0, 1e999]", "[0, NaN]", "7", "{}", "[[0], [1]]", "[" * 100_000]
)
def test_mats_that_no_table_has_are_refused_in_a_sentence(mats: str) -> None:
    with open_recording(SHIPPED) as recording:
        about = dict(recording.about)
    assert recorded_raja(about).mats
    with pytest.raises(DamagedRecording) as refused:
        recorded_raja({**about, "mats": mats})
    assert refused.value.code == "recording.no_options"


@pytest.mark.parametrize(
    "change",
    [{"game": "chess"}, {"options": "{"}, {"options": "[]"}, {"options": '{"game": "raja", "players": 7}'}],
    ids=["no game of ours", "no JSON", "no options", "no players"],
)
def test_a_game_that_this_version_does_not_know_is_refused_in_a_sentence(change: dict[str, str]) -> None:
    with open_recording(SHIPPED) as recording:
        about = dict(recording.about)
    assert recorded_game(about).options
    with pytest.raises(DamagedRecording) as refused:
        recorded_game({**about, **change})
    assert refused.value.code == "recording.no_options"
