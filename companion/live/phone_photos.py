"""Phone photos of a live table: who may send them, what is read with them, and the result."""

from __future__ import annotations

from dataclasses import dataclass

from companion.errors import Conflict, NotAllowed, UnknownResource
from companion.frames.phone_photo import TableShown
from companion.games.raja.pieces import HOST
from companion.live.live_table import LiveTable
from companion.live.permissions import answering_seat
from companion.lobby.authorisation import check_goes_on
from companion.lobby.identity import Viewer
from companion.referee.proposals import Question
from companion.referee.settings import RefereeSettings
from companion.session.inputs import PhotosShown, TableHeeded
from vision.readings.observation import TableObservation


@dataclass(frozen=True, slots=True)
class Showing:
    """Photos that are being read for a game.

    Attributes:
        game: the game's id.
        taken_ns, version: the game's time and version when they arrived.
        seat: the seat whose phone took them; -1 is the host.
        question: the open question that they should settle; None if nobody asked for them.
        frame: the camera's newest still frame, to be read together with them; None without one.
        before: what the cameras show of the table; None without a camera.
    """

    game: str
    taken_ns: int
    version: int
    seat: int
    question: str | None
    frame: int | None
    before: TableObservation | None


@dataclass(frozen=True, slots=True)
class ShownOutcome:
    """What the game made of photos.

    Attributes:
        question: the question if it is still open; for photos that nobody asked for, one that their seat is asked now.
        followed: whether the photos changed the game.
    """

    question: Question | None
    followed: bool


def begin_showing(live: LiveTable, viewer: Viewer, question: str | None) -> Showing:
    """Accept a person's photos for reading.

    Raises:
        Conflict: ``table.not_started``, ``table.paused``; ``photo.table_moves``: the camera sees that something moves.
        UnknownResource: ``question.closed``.
        NotAllowed: ``question.not_yours``; ``photo.not_yours``: only seats and hosts may send photos.
    """
    with live.held():
        session = live.playing()
        check_goes_on(live.lobby)
        if viewer.seat is None and not viewer.host:
            raise NotAllowed("photo.not_yours", "Take a seat first: photos of the table are taken from a seat.")
        seat = HOST if viewer.seat is None else viewer.seat
        if question is not None:
            asked = session.part.asked(question)
            if asked is None:
                raise UnknownResource("question.closed", "That question is no longer open: look at the table again.")
            seat = answering_seat(asked.seat, viewer, None)
        sensed = session.part.sensed
        if sensed is not None and not sensed.still:
            raise Conflict(
                "photo.table_moves", "Something moves on the table: take all hands away, then take the photo again."
            )
        frame = None if sensed is None else session.part.frame_number
        before = None if sensed is None else sensed.observation
        return Showing(live.lobby.id, live.game_ns(), session.table.version, seat, question, frame, before)


def show(live: LiveTable, showing: Showing, shown: TableShown, patience: RefereeSettings) -> ShownOutcome:
    """Feed the photos' readings into the game.

    Raises:
        Conflict: ``photo.game_went_on``: another game is open by now.
        LogUnavailable: the results could not be stored.
    """
    with live.held():
        session = live.playing()
        if live.lobby.id != showing.game:
            raise Conflict("photo.game_went_on", "Another game is open by now: the photo was not used.")
        before, t_ns = session.table.version, live.game_ns()
        if not session.part.heeds_table:
            live.ingest(session, TableHeeded(t_ns, patience), writes=False)
        live.ingest(session, PhotosShown(t_ns, showing.taken_ns, showing.version, showing.seat, shown), writes=False)
        live.republish()
        if showing.question is not None:
            asked = session.part.asked(showing.question)
        else:
            asked = next((question for question in session.part.questions if question.seat == showing.seat), None)
        return ShownOutcome(asked, session.table.version > before)
