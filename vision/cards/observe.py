"""``observe_cards``: takes one frame and its calibration, and returns every card on the card mat.

The stages, top to bottom: markers → the card mat's pose → its light → where cards lie → for each card: two corners, the
whole face → its reading, with its confidence → cells. Each is a pure function in a module of its own; none knows the
game, nor that a card cannot lie there twice.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cards.cells import read_cells
from vision.cards.confidence import card_reading, is_no_card
from vision.cards.finder import cards_found
from vision.cards.mat import card_mat_in
from vision.cards.network import CardNetworks
from vision.cards.observation import CardMatObservation, CardSeen, CardTableObservation
from vision.cards.recognition import looked_at
from vision.cards.stray_marks import cards_that_are_there
from vision.cards.views import MAT_VIEW, LitMat
from vision.errors import UnusableImage
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_view import mat_view
from vision.geometry.table import TableGeometry
from vision.light.light_model import light_on_mat
from vision.markers.poses import SheetFound
from vision.settings.stages import VisionStages
from vision.stopwatch import Clock, Stopwatch


def observe_cards(
    frame_bgr: NDArray[np.uint8],
    camera: CameraModel,
    geometry: TableGeometry,
    stages: VisionStages,
    networks: CardNetworks,
    clock_ns: Clock | None = None,
) -> CardTableObservation:
    """Everything one frame shows of the cards on the card mat.

    Args:
        frame_bgr: the picture, H×W×3, uint8.
        camera: intrinsics; scaled here if the picture has another size of the same shape.
        networks: the trained networks (``shipped_card_networks``).
        clock_ns: a clock to measure the stages with.

    Raises:
        UnusableImage: ``image.wrong_form`` if the array is no colour picture.
        MalformedCalibration: ``calibration.wrong_shape`` if picture and calibration do not belong together.
    """
    if frame_bgr.ndim != 3 or frame_bgr.shape[2] != 3 or frame_bgr.dtype != np.uint8 or frame_bgr.size == 0:
        raise UnusableImage("image.wrong_form", "The picture is not an 8-bit colour picture: give a JPEG or PNG photo.")
    height, width = frame_bgr.shape[:2]
    camera = camera.scaled_to(width, height)
    watch = Stopwatch(clock_ns)
    with watch.stage("markers"):
        gray = np.asarray(cv2.cvtColor(frame_bgr, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
        found = card_mat_in(gray, camera, geometry, stages)
    if not isinstance(found, SheetFound):
        return CardTableObservation(width, height, None, found, watch.stage_ms())
    mat = _read_mat(frame_bgr, camera, found, geometry, stages, networks, watch)
    return CardTableObservation(width, height, mat, None, watch.stage_ms())


def lit_mat(frame_bgr: NDArray[np.uint8], camera: CameraModel, found: SheetFound, stages: VisionStages) -> LitMat:
    """The mat that was found, with its light measured."""
    view = mat_view(found.pose, camera)
    return LitMat(frame_bgr, view, light_on_mat(frame_bgr, view, found.markers, stages.light))


def _read_mat(
    frame_bgr: NDArray[np.uint8],
    camera: CameraModel,
    found: SheetFound,
    geometry: TableGeometry,
    stages: VisionStages,
    networks: CardNetworks,
    watch: Stopwatch,
) -> CardMatObservation:
    settings = stages.cards
    with watch.stage("light"):
        mat = lit_mat(frame_bgr, camera, found, stages)
    with watch.stage("cards found"):
        tones = mat.tones(MAT_VIEW)
        marked = cards_found(networks.middles(tones), settings)
    with watch.stage("cards read"):
        looked = [looked_at(mat, card, networks, settings) for card in marked]
        doubted = [
            card.place
            for card, opinions in looked
            if is_no_card(opinions, settings) and card.score >= settings.counted_mark
        ]
        there = [(card, opinions) for card, opinions in looked if not is_no_card(opinions, settings)]
        read = [(card, card_reading(opinions, card.score, settings)) for card, opinions in there]
    with watch.stage("cells"):
        kept = cards_that_are_there(tones, read, settings)
        cards, faces = [card for card, _ in kept], [face for _, face in kept]
        cells = read_cells(mat, tones, cards, faces, doubted, geometry.card_mat, settings)
    seen = tuple(
        CardSeen(card.place.x_mm, card.place.y_mm, card.place.turn_deg, face)
        for card, face in zip(cards, faces, strict=True)
    )
    return CardMatObservation(found.pose, found.reprojection_error_px, cells, seen)
