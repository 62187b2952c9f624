"""What one photo says agrees with its truth, and worse photos say less rather than wrong things."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from vision.errors import UnusableImage
from vision.geometry.camera_model import CameraModel
from vision.markers.detection import find_markers
from vision.observe import observe
from vision.readings.observation import MARKETS, MatObservation, TableObservation, observation_to_json
from vision.readings.reading import Hidden, Seen, Unsure
from vision.settings.stages import VisionSettings

# One worker observes the photos once.
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("observed-photos")]

if TYPE_CHECKING:
    from tests.vision.conftest import Photo


@pytest.fixture(scope="session")
def observations(photos: tuple[Photo, ...], settings: VisionSettings) -> dict[str, TableObservation]:
    """Every photo of tests/photos, observed once."""
    return {photo.name: observe(photo.frame, photo.camera, settings) for photo in photos}


def test_what_is_seen_of_every_photo_can_be_written_down(observations: dict[str, TableObservation]) -> None:
    assert all(json.dumps(observation_to_json(seen)) for seen in observations.values())


def wrong_claims(seen: TableObservation, truth: dict[str, Any]) -> list[str]:
    """Everything that is claimed as seen and is not so; walls and grain have tests of their own."""
    wrong = []
    for mat in seen.mats:
        known = next(m for m in truth["mats"] if m["seat"] == mat.seat)
        wrong += [f"seat {mat.seat} {claim}" for claim in _wrong_on_mat(mat, known)]
    for name in MARKETS if seen.market is not None else ():
        reading = getattr(seen.market, name)
        if isinstance(reading, Seen) and reading.value != truth["market"][name]:
            wrong.append(f"market {name} {reading.value}")
    return wrong


def _wrong_on_mat(mat: MatObservation, known: dict[str, Any]) -> list[str]:
    sides = {(tile["row"], tile["col"]): tile["side"] for tile in known["tiles"]}
    nobles = {(city["row"], city["col"]): city["noble"] for city in known["cities"]}
    values = [
        (o["tile"][0], o["tile"][1], o["value"]) for o in known.get("others", []) if o["kind"] == "shield" and o["tile"]
    ]
    wrong = [f"tile {(t.row, t.col)} {t.side}" for t in mat.tiles if sides.get((t.row, t.col)) != t.side]
    unsure = {(row, col) for row, col, _ in mat.unsure_tiles}
    wrong += [f"no tile {cell}" for cell in sides.keys() - unsure - {(t.row, t.col) for t in mat.tiles}]
    for city in mat.cities:
        if isinstance(city.noble, Seen) and city.noble.value != nobles.get((city.row, city.col), False):
            wrong.append(f"noble {(city.row, city.col)} {city.noble.value}")
    for shield in mat.shields:
        if not isinstance(shield.value, Seen) or shield.row is None:
            continue
        if (shield.row, shield.col, shield.value.value) not in values:
            wrong.append(f"shield {(shield.row, shield.col)} {shield.value.value}")
    return wrong


def test_mats_tiles_nobles_shields_and_market_of_the_photos_are_never_wrong(
    photos: tuple[Photo, ...], observations: dict[str, TableObservation]
) -> None:
    for photo in photos:
        seen = observations[photo.name]
        assert {mat.seat for mat in seen.mats} | ({"market"} if seen.market else set()) == {
            mat["seat"] for mat in photo.truth["mats"]
        }
        assert wrong_claims(seen, photo.truth) == [], photo.name


def test_most_of_what_can_be_told_is_told(photos: tuple[Photo, ...], observations: dict[str, TableObservation]) -> None:
    nobles = [c.noble for p in photos for mat in observations[p.name].mats for c in mat.cities]
    cities = sum(len(mat["cities"]) for p in photos for mat in p.truth["mats"])
    shields = [s.value for p in photos for mat in observations[p.name].mats for s in mat.shields]
    assert sum(isinstance(r, Seen) for r in nobles) >= 0.75 * cities
    assert sum(isinstance(r, Seen) for r in shields) >= 0.9 * len(shields)
    assert all(
        not mat.unsure_tiles for p in photos if not p.truth["conditions"]["hand"] for mat in observations[p.name].mats
    )


def test_a_hand_is_seen_where_there_is_one(
    photos: tuple[Photo, ...], observations: dict[str, TableObservation]
) -> None:
    for photo in photos:
        hand = observations[photo.name].hand
        assert isinstance(hand, Seen), photo.name
        assert hand.value == photo.truth["conditions"]["hand"], photo.name


def turned(frame: NDArray[np.uint8], camera: CameraModel) -> tuple[NDArray[np.uint8], CameraModel]:
    """The same photo upside down, with the camera that would have taken it."""
    (fx, _, cx), (_, fy, cy), bottom = camera.matrix
    k1, k2, p1, p2, k3 = camera.dist
    matrix = ((fx, 0.0, camera.width - 1 - cx), (0.0, fy, camera.height - 1 - cy), bottom)
    turned_camera = CameraModel(camera.width, camera.height, matrix, (k1, k2, -p1, -p2, k3))
    return np.ascontiguousarray(frame[::-1, ::-1]), turned_camera


def halved(frame: NDArray[np.uint8], camera: CameraModel) -> tuple[NDArray[np.uint8], CameraModel]:
    """Half the size; the camera scales itself."""
    small = cv2.resize(frame, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    return np.asarray(small, dtype=np.uint8), camera


def dimmed(frame: NDArray[np.uint8], camera: CameraModel) -> tuple[NDArray[np.uint8], CameraModel]:
    """Half as bright."""
    return (frame // 2).astype(np.uint8), camera


def squeezed(frame: NDArray[np.uint8], camera: CameraModel) -> tuple[NDArray[np.uint8], CameraModel]:
    """Stored as JPEG of quality 60."""
    data = cv2.imencode(".jpg", frame, [cv2.IMWRITE_JPEG_QUALITY, 60])[1]
    return np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR), dtype=np.uint8), camera


@pytest.mark.slow
@pytest.mark.parametrize(
    "worsen", [turned, squeezed, *(pytest.param(worse, marks=pytest.mark.long) for worse in (halved, dimmed))]
)
def test_a_worse_photo_makes_no_claim_wrong(
    worsen: Callable[[NDArray[np.uint8], CameraModel], tuple[NDArray[np.uint8], CameraModel]],
    photos: tuple[Photo, ...],
    settings: VisionSettings,
) -> None:
    for photo in photos[::4]:
        frame, camera = worsen(photo.frame, photo.camera)
        assert wrong_claims(observe(frame, camera, settings), photo.truth) == [], photo.name


def test_a_mat_with_covered_markers_is_still_read(photos: tuple[Photo, ...], settings: VisionSettings) -> None:
    photo = photos[0]
    seat = photo.truth["mats"][0]["seat"]
    frame = photo.frame.copy()
    gray = np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    for marker in find_markers(gray, settings.geometry, settings.stages.pose)[2:]:
        cv2.fillConvexPoly(frame, np.round(marker.corners_px).astype(np.int32), (60, 90, 120))
    seen = observe(frame, photo.camera, settings)
    assert [mat.seat for mat in seen.mats] == [seat]
    assert len(seen.mats[0].tiles) == len(photo.truth["mats"][0]["tiles"])


@pytest.mark.parametrize(
    "picture",
    [np.zeros((10, 10), np.uint8), np.zeros((10, 10, 4), np.uint8), np.zeros((0, 5, 3), np.uint8), np.zeros((9, 9, 3))],
)
def test_what_is_no_colour_picture_is_refused(
    picture: NDArray[Any], photos: tuple[Photo, ...], settings: VisionSettings
) -> None:
    with pytest.raises(UnusableImage, match="8-bit colour picture"):
        observe(picture, photos[0].camera, settings)


def test_an_empty_table_gives_an_empty_observation(photos: tuple[Photo, ...], settings: VisionSettings) -> None:
    blank = np.full_like(photos[0].frame, 90)
    seen = observe(blank, photos[0].camera, settings)
    assert (seen.mats, seen.market, seen.hidden_mats, seen.hand) == ((), None, (), None)


def test_the_clock_times_every_stage_and_changes_nothing(
    photos: tuple[Photo, ...], observations: dict[str, TableObservation], settings: VisionSettings
) -> None:
    ticks = iter(range(0, 10**9, 1_000_000))
    seen = observe(photos[1].frame, photos[1].camera, settings, lambda: next(ticks))
    assert {"markers", "light", "tiles", "pieces", "nobles"} <= dict(seen.stage_ms).keys()
    assert seen == observations[photos[1].name]


def test_readings_keep_their_order(observations: dict[str, TableObservation]) -> None:
    for seen in observations.values():
        for mat in seen.mats:
            for reading in (mat.loose, *(s.value for s in mat.shields)):
                if isinstance(reading, Unsure):
                    assert reading.low <= reading.best <= reading.high
                assert not isinstance(reading, Hidden) or reading.why


def test_a_stone_that_lies_straight_on_a_tile_without_a_city_may_be_a_wall(
    observations: dict[str, TableObservation],
) -> None:
    mat = next(mat for mat in observations["dev_054.jpg"].mats if mat.seat == 4)
    stones = next(city.wall.stones for city in mat.cities if (city.row, city.col) == (0, 3))
    assert isinstance(stones, Unsure)
    assert (stones.low, stones.high) == (0, 1)
