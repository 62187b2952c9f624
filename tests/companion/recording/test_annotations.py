"""What was seen is drawn as Foxglove wants it: by its published names, in the picture's pixels, where the picture shows it."""

from __future__ import annotations

import jsonschema_rs
import pytest

from companion.frames.pictures import decode_jpeg
from companion.recording.annotations import LINE_LOOP, image_annotations
from companion.recording.example import example_evening
from companion.recording.observation_claims import claims_of
from companion.recording.reading import open_recording
from companion.recording.schemas import CHANNEL_OF_TOPIC, CHANNELS
from tests.companion.session.recorded_story import SETTINGS
from vision.geometry.camera_model import CameraModel
from vision.observe import observe
from vision.readings.observation import TableObservation, observation_to_json

TIME_NS = 12_345_678_901


@pytest.fixture(scope="module")
def seen() -> tuple[TableObservation, CameraModel]:
    """What a picture of the shipped evening shows."""
    with open_recording(example_evening()) as recording:
        camera = recording.head.camera
        jpeg = recording.frame(recording.frames[-1]).jpeg
    return observe(decode_jpeg(jpeg), camera, SETTINGS.vision_settings()), camera


def test_the_names_are_foxgloves_own() -> None:
    assert {channel.topic: channel.schema_name for channel in CHANNELS if channel.topic.startswith("/camera/")} == {
        "/camera/image": "foxglove.CompressedImage",
        "/camera/annotations": "foxglove.ImageAnnotations",
        "/camera/looks": "raja.Look",
    }
    properties = CHANNEL_OF_TOPIC["/camera/annotations"].schema["properties"]
    assert set(properties) == {"circles", "points", "texts"}


def test_mats_tiles_crops_and_counts_are_drawn_where_they_are(seen: tuple[TableObservation, CameraModel]) -> None:
    observation, camera = seen
    drawn = image_annotations(observation, TIME_NS, camera, SETTINGS.geometry)
    jsonschema_rs.validator_for(CHANNEL_OF_TOPIC["/camera/annotations"].schema).validate(drawn)
    mats, tiles, cities = len(observation.mats), 0, 0
    for mat in observation.mats:
        tiles += len(mat.tiles)
        cities += len(mat.cities)
        crops = [city.crop for city in mat.cities if city.crop is not None]
        for crop in crops:
            corners = [{"x": float(x), "y": float(y)} for x, y in ((crop.left, crop.top), (crop.right, crop.bottom))]
            assert any(line["points"][0] == corners[0] and line["points"][2] == corners[1] for line in drawn["points"])
    assert mats >= 1
    assert cities >= 1
    assert len(drawn["points"]) >= mats + tiles
    assert {line["type"] for line in drawn["points"]} == {LINE_LOOP}
    assert all(line["timestamp"] == {"sec": 12, "nsec": 345_678_901} for line in drawn["points"])
    assert sum(text["text"].startswith("N") for text in drawn["texts"]) == cities
    inside = [
        0 <= point["x"] <= observation.width and 0 <= point["y"] <= observation.height
        for line in drawn["points"]
        for point in line["points"]
    ]
    assert sum(inside) > len(inside) / 2


def test_channels_keep_their_numbers() -> None:
    """Repair tells channels by them where the chunk that names them is lost: new ones go to the end."""
    assert [channel.topic for channel in CHANNELS] == [
        "/camera/image",
        "/arduino/sentences",
        "/players/commands",
        "/players/answers",
        "/table/observations",
        "/table/rejections",
        "/table/events",
        "/recording/head",
        "/camera/looks",
        "/camera/annotations",
        "/arduino/happenings",
        "/devices",
        "/players/replies",
        "/table/decisions",
        "/table/states",
        "/recording/notes",
        "/phones/image",
        "/phones/calibration",
        "/phones/looks",
        "/cameras/image",
    ]


def test_every_claim_of_an_observation_has_a_name_of_its_own(seen: tuple[TableObservation, CameraModel]) -> None:
    observation, _ = seen
    claims = claims_of(observation_to_json(observation, details=True))
    for mat in observation.mats:
        for city in mat.cities:
            assert f"mat {mat.seat} ({city.row}, {city.col}) stones" in claims
        assert f"mat {mat.seat} loose" in claims
        assert sum(f"mat {mat.seat} tile" in name for name in claims) == len(mat.tiles)
