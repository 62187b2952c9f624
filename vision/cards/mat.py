"""Finds the card mat: markers found anywhere, then missed ones; each corner is refined by its marker's sides."""

from __future__ import annotations

from vision.geometry.camera_model import CameraModel
from vision.geometry.table import TableGeometry
from vision.markers.detection import Gray, find_markers
from vision.markers.marker_sides import by_their_sides
from vision.markers.missed_markers import missed_markers
from vision.markers.poses import SheetFound, find_card_mat
from vision.message import Message
from vision.settings.stages import VisionStages


def card_mat_in(
    gray: Gray, camera: CameraModel, geometry: TableGeometry, stages: VisionStages
) -> SheetFound | Message | None:
    """The card mat's pose in a picture (H×W grey); why it is hidden if too little shows; None if nothing of it shows."""
    own = geometry.card_mat
    centres = own.marker_centres_mm()
    anywhere = [marker for marker in find_markers(gray, geometry, stages.pose) if marker.marker in centres]
    markers = by_their_sides(gray, anywhere, stages.marker_sides)
    found = find_card_mat(markers, camera, geometry, stages.pose)
    # Each further marker improves the pose, by which the next is searched.
    for _ in range(stages.missed_markers.rounds):
        if not isinstance(found, SheetFound) or len(found.markers) == len(centres):
            break
        more = missed_markers(
            gray, camera, found, centres, own.marker_side_mm, geometry.aruco_dictionary, stages.missed_markers
        )
        squared = by_their_sides(gray, more, stages.marker_sides)
        again = find_card_mat((*found.markers, *squared), camera, geometry, stages.pose)
        if not isinstance(again, SheetFound) or len(again.markers) <= len(found.markers):
            break
        found = again
    return found
