"""Reads photos in a worker process, started with the first photo, so that pages answer meanwhile."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from companion.errors import Conflict, TooBusy
from companion.frames.phone_lenses import PhoneLenses
from companion.frames.phone_photo import TableShown, TakenLook
from companion.photo_look.known_phones import KnownPhones
from companion.photo_look.photo_results import PhotoSent, PhotosRead, ToRead, ToShow
from companion.photo_look.teach_requests import Relearn, SaidRight, ToTeach
from companion.settings.loading import Settings
from companion.worker_process import ProcessLost, WorkerProcess
from vision.message import Value
from vision.readings.observation import TableObservation

if TYPE_CHECKING:  # loads what looks at photos
    from vision.teaching.taught import Taught

_WAIT_S: Final = 20.0
_LOST: Final = "Reading photos stopped by itself and has begun anew: take the photo again."


class PhotoLooking:
    """Reads photos one after another, each phone's better than its last. Thread-safe.

    Args:
        settings: the settings of the table as taught.
        untaught: its settings before anything was taught; by default the same.
    """

    def __init__(self, settings: Settings, untaught: Settings | None = None) -> None:
        self._settings = settings
        self._untaught = settings if untaught is None else untaught
        self._phones = KnownPhones(settings.connections.phones_known)
        self._process: WorkerProcess | None = None
        self._one_at_a_time = threading.Lock()
        self._places = threading.Semaphore(settings.connections.photos_at_once)

    def read(self, photos: Sequence[PhotoSent]) -> dict[str, Any]:
        """Return what photos of one table show together, as JSON.

        Raises:
            TooBusy: ``photo.busy``: others' photos are being read; ``photo.lost``: the process that reads died.
            Conflict: ``photo.mirrored``, ``photo.edited``, ``photo.no_mats``, ``photo.not_an_image``,
                ``photo.refused``:
                these photos cannot be read; the message says why.
        """
        found = self._asked(photos, lambda phones: ToRead(tuple(photos), phones))
        if found.form is None:
            raise _refusal(found)
        return found.form

    def show(
        self, photos: Sequence[PhotoSent], looks: Sequence[TakenLook], before: TableObservation | None
    ) -> tuple[TableShown, dict[str, Any]]:
        """Read photos together with the cameras' pictures; return the reading for a game, and as JSON with pictures.

        Args:
            before: the cameras' latest reading of the table.

        Raises:
            TooBusy, Conflict: as ``read``; ``photo.hand``: a hand is in the picture.
        """
        found = self._asked(photos, lambda phones: ToShow(tuple(photos), tuple(looks), before, phones))
        if found.form is None or found.shown is None:
            raise _refusal(found)
        return found.shown, found.form

    def look_to_teach(self, question: ToTeach) -> dict[str, Any]:
        """Return what a look shows, before it is corrected to teach the table, as JSON.

        Raises:
            TooBusy, Conflict: as ``read``; ``photo.nothing_stands``: the picture shows no wall and no column.
        """
        found = self._answer(question)
        if found.form is None:
            raise _refusal(found)
        form: dict[str, Any] = found.form
        return form

    def teach(self, question: SaidRight | Relearn) -> Taught:
        """Return everything the table has been taught, with the new lesson.

        Raises:
            TooBusy: as ``read``.
            Conflict: ``teaching.look_gone``, ``teaching.nothing_learned``.
        """
        found = self._answer(question)
        if found.taught is None:
            raise Conflict(found.code, found.message)
        taught: Taught = found.taught
        return taught

    def look_with(self, settings: Settings) -> None:
        """Read with other settings from the next photo on."""
        with self._one_at_a_time:
            self._settings = settings
            if self._process is not None:
                self._process.close()
                self._process = None

    def _asked(
        self, photos: Sequence[PhotoSent], question: Callable[[Mapping[str, PhoneLenses]], ToRead | ToShow]
    ) -> PhotosRead:
        """Read photos with what is known of their senders' lenses, and remember what they tell of them."""
        found = self._answer(question(self._phones.of(photo.phone for photo in photos)))
        assert isinstance(found, PhotosRead)
        self._phones.learn(found.phones)
        return found

    def _answer(self, question: object) -> Any:
        if not self._places.acquire(blocking=False):
            raise _busy()
        try:
            return self._answer_in_turn(question)
        finally:
            self._places.release()

    def _answer_in_turn(self, question: object) -> Any:
        if not self._one_at_a_time.acquire(timeout=_WAIT_S):
            raise _busy()
        try:
            if self._process is None:
                self._begin()
            assert self._process is not None
            found = self._process.ask(question)
        except ProcessLost as error:
            raise TooBusy("photo.lost", _LOST) from error
        finally:
            self._one_at_a_time.release()
        return found

    def _begin(self) -> None:
        from companion.photo_look.reading import read_on  # noqa: PLC0415 loads what looks at photos

        self._process = WorkerProcess(read_on, (self._settings, self._untaught), "photo", _LOST)

    def close(self) -> None:
        """End the process, if one was begun."""
        if self._process is not None:
            self._process.close()


def _busy() -> TooBusy:
    return TooBusy("photo.busy", "Somebody else's photo is being read: send yours again in a moment.")


class _Refused(Protocol):
    """Why photos are refused."""

    @property
    def code(self) -> str: ...
    @property
    def message(self) -> str: ...
    @property
    def values(self) -> Mapping[str, Value]: ...


def _refusal(found: _Refused) -> Conflict:
    if found.code == "image.mirrored":
        return Conflict("photo.mirrored", found.message)
    if found.code == "image.edited":
        return Conflict("photo.edited", found.message)
    if found.code == "image.no_mats":
        return Conflict("photo.no_mats", found.message)
    if found.code == "image.mats_hidden":
        return Conflict("photo.mats_hidden", found.message, **found.values)
    if found.code == "image.nothing_stands":
        return Conflict("photo.nothing_stands", found.message)
    if found.code == "look.no_mat":
        return Conflict("photo.no_mats", found.message)
    if found.code == "image.hand":
        return Conflict("photo.hand", found.message)
    if found.code == "image.not_an_image":
        return Conflict("photo.not_an_image", found.message)
    return Conflict("photo.refused", found.message)
