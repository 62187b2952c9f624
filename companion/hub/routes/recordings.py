"""Routes for recordings: tables upload them, hosts view and delete them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Final

from flask import Blueprint, Response, jsonify, request, send_file
from werkzeug.wrappers import Response as PageResponse

from companion.archive.store import DIGEST
from companion.errors import NotAllowed, UnknownResource
from companion.hub.archiving.archive import Archive
from companion.hub.club import Club
from companion.hub.routes.hosting import check_host
from companion.hub.routes.pages import asked_after, page_of
from companion.hub.routes.saying import asked_saying
from companion.outbox.membership import KEY_HEADER, SIGNATURE_HEADER
from companion.outbox.recordings.upload_connection import PIECES, RECORDINGS
from companion.web.api.bodies import Nothing, body

ON_A_PAGE: Final = 100


def recording_routes(club: Club, archive: Archive) -> Blueprint:
    """The routes of recordings."""
    routes = Blueprint("hub_recordings", __name__, template_folder="../templates")

    @routes.post(RECORDINGS)
    def announce() -> Response:
        return _taken(archive.receiving.announce)

    @routes.post(PIECES)
    def take() -> Response:
        return _taken(archive.receiving.take)

    @routes.get("/archive")
    def page() -> PageResponse:
        check_host(club)
        after = asked_after()
        seen = archive.seen(after, ON_A_PAGE)
        around = {
            "newer": max(0, after - ON_A_PAGE) if after else None,
            "older": after + ON_A_PAGE if after + ON_A_PAGE < seen.count else None,
        }
        pictured = {one.digest for one in seen.recordings if not one.withheld and archive.has_picture(one)}
        return page_of("hub_archive.html", asked_saying(), host=True, seen=seen, pictured=pictured, **around)

    @routes.get(RECORDINGS)
    def recordings() -> Response:
        check_host(club, "read", "recordings")
        return jsonify(asdict(archive.seen()))

    @routes.get(f"{RECORDINGS}/<digest>.mcap")
    def recording(digest: str) -> Response:
        check_host(club, "read", "recordings")
        _check_shown(archive, digest)
        file = archive.store.file(digest) if DIGEST.fullmatch(digest) else None
        if file is None:
            raise _no_such_recording()
        return send_file(file, mimetype="application/octet-stream", as_attachment=True, download_name=file.name)

    @routes.get(f"{RECORDINGS}/<digest>.webp")
    def thumbnail(digest: str) -> Response:
        check_host(club, "read", "recordings")
        _check_shown(archive, digest)
        webp = archive.store.thumbnail(digest) if DIGEST.fullmatch(digest) else None
        if webp is None:
            raise _no_such_recording()
        return Response(webp, mimetype="image/webp", headers={"Cache-Control": "private, max-age=3600"})

    @routes.post(f"{RECORDINGS}/<digest>/delete")
    def delete(digest: str) -> Response:
        check_host(club, "recordings")
        body(Nothing)
        if not archive.remove(digest):
            raise _no_such_recording()
        return jsonify(deleted=digest)

    return routes


def _taken(take: Callable[[str, str, bytes], int]) -> Response:
    key, signature = (request.headers.get(name, "") for name in (KEY_HEADER, SIGNATURE_HEADER))
    return jsonify(have=take(key, signature, request.get_data()))


def _check_shown(archive: Archive, digest: str) -> None:
    """Raise ``NotAllowed`` (``hub.recording_withheld``) if somebody in the recording does not want it shown."""
    if archive.is_withheld(digest):
        raise NotAllowed(
            "hub.recording_withheld", "Somebody in this game does not want its recording shown: ask who played."
        )


def _no_such_recording() -> UnknownResource:
    return UnknownResource("hub.no_such_recording", "The club has no such recording: look at the archive's page.")
