"""Merges readings of people's photos; a place keeps them until the camera or the game shows that it changed.

A camera's reading of a city is assumed to hold unless the picture changed there, and so does what a photo added. Of a
mat that no camera sees, a photo shows one moment: it is forgotten when the game goes on.

A camera's reading of a city stays as it was unless the picture changed there. So what a photo added to it holds for as
long. Of a mat that no camera sees a photo tells how it was at that moment: it is forgotten when the game goes on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.referee.cell_reading import cell_seen, cells_of, with_cell
from companion.referee.expectations import Place
from companion.referee.memory import Clearer, Referee
from vision.readings.observation import MatObservation
from vision.readings.reading import Seen


def camera_looked(referee: Referee, mat: MatObservation, t_ns: int) -> tuple[Referee, MatObservation]:
    """Take a camera's observation of a mat at ``t_ns``; returns it with what photos added where nothing has changed
    since.
    """
    before = referee.by_camera.get(mat.seat)
    changed: dict[Place, int] = {}
    if before is not None and before != mat:
        cells = cells_of(mat) | cells_of(before)
        moved = (cell for cell in cells if not cell_seen(before, cell).says_as(cell_seen(mat, cell)))
        changed = {(mat.seat, cell): t_ns for cell in moved}
    referee = replace(
        referee,
        by_camera={**referee.by_camera, mat.seat: mat},
        changed_ns={**referee.changed_ns, **changed} if changed else referee.changed_ns,
        clearer={place: photo for place, photo in referee.clearer.items() if place not in changed},
        glimpsed={seat: version for seat, version in referee.glimpsed.items() if seat != mat.seat},
    )
    return referee, clearer_mat(referee, mat)


def photos_looked(referee: Referee, mat: MatObservation, taken_ns: int, version: int) -> tuple[Referee, MatObservation]:
    """Take photos of a mat, read together with the camera if it sees the mat; returns the merged observation.

    What changed after ``taken_ns`` keeps the camera's newer reading.

    Args:
        version: the game's version that the photos show; needed for mats that no camera sees.
    """
    by_camera = referee.by_camera.get(mat.seat)
    if by_camera is None or not seen_by_camera(referee, mat.seat):
        return _glimpsed(referee, mat, version), mat
    clearer = dict(referee.clearer)
    for cell in cells_of(mat) | cells_of(by_camera):
        if referee.changed_ns.get((mat.seat, cell), taken_ns) <= taken_ns:
            clearer[mat.seat, cell] = Clearer(cell_seen(by_camera, cell), cell_seen(mat, cell))
    referee = replace(referee, clearer=clearer)
    return referee, clearer_mat(referee, by_camera)


def seen_by_camera(referee: Referee, seat: int) -> bool:
    """Whether a camera sees that mat now."""
    return seat in referee.by_camera and (referee.in_sight is None or seat in referee.in_sight)


def clearer_mat(referee: Referee, mat: MatObservation) -> MatObservation:
    """Return a camera's observation of a mat with what photos added."""
    for (seat, cell), photo in referee.clearer.items():
        if seat == mat.seat:
            mat = with_cell(mat, cell, photo.together)
    return mat


def mats_shown(referee: Referee, live: Mapping[int, MatObservation]) -> dict[int, MatObservation]:
    """Return what pages show of each mat: the camera's newest observation with photos, and mats that only photos show."""
    glimpsed = {seat: referee.mats[seat] for seat in referee.glimpsed if seat in referee.mats}
    return {seat: clearer_mat(referee, mat) for seat, mat in live.items()} | glimpsed


def without_photos_of(referee: Referee, place: Place) -> Referee:
    """Forget photos of a place that is about to be changed by hand."""
    if place not in referee.clearer:
        return referee
    return replace(referee, clearer={at: photo for at, photo in referee.clearer.items() if at != place})


def glimpses_held(referee: Referee, version: int) -> Referee:
    """Keep photos of mats that no camera sees valid for this version, because the game now agrees with them."""
    return replace(referee, glimpsed=dict.fromkeys(referee.glimpsed, version)) if referee.glimpsed else referee


def without_old_glimpses(referee: Referee, version: int) -> Referee:
    """Forget photos of mats that no camera sees if they are older than this version of the game."""
    old = {seat for seat, shown in referee.glimpsed.items() if shown < version}
    if not old:
        return referee
    return replace(
        referee,
        mats={seat: mat for seat, mat in referee.mats.items() if seat not in old},
        glimpsed={seat: shown for seat, shown in referee.glimpsed.items() if seat not in old},
    )


def _glimpsed(referee: Referee, mat: MatObservation, version: int) -> Referee:
    """Note a photo of a mat that no camera sees; stones lying about in the first one do not count as fallen."""
    progress = referee.progress
    first = mat.seat not in referee.glimpsed
    if first and progress is not None and progress.need.place[0] == mat.seat and isinstance(mat.loose, Seen):
        lying = mat.loose.value
        referee = replace(referee, progress=replace(progress, loose_at_start=lying, most_loose=lying))
    return replace(referee, glimpsed={**referee.glimpsed, mat.seat: version})
