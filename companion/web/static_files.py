"""Where style, scripts, fonts, pictures and texts are served: under a name that changes with them, so that a phone keeps them."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, Final

from flask import Flask, Response, abort

from companion.texts.files import languages, served_file, source_of

YEAR_S: Final = 365 * 24 * 3600
_ENDPOINT: Final = "static"
_TEXTS: Final = "texts/"


def keep_static_files(app: Flask) -> None:
    """Name static files by all that is in them: ``/static/v-<version>/…`` never changes, so browsers need not ask again.

    ``url_for("static", …)`` gives those names. The plain ``/static/…`` stays for what must be known by one name (the
    shell's worker); whoever keeps a page from before an update gets today's files, and asks again.
    """
    assert app.static_folder is not None
    current = _version_of(app.static_folder)

    def static(filename: str, version: str | None = None) -> Response:
        answer = _text(filename) if filename.startswith(_TEXTS) else app.send_static_file(filename)
        if version == current:
            answer.cache_control.no_cache = None
            answer.cache_control.public = True
            answer.cache_control.max_age = YEAR_S
            answer.cache_control.immutable = True
        return answer

    app.view_functions[_ENDPOINT] = static
    app.add_url_rule("/static/v-<version>/<path:filename>", _ENDPOINT)

    @app.url_defaults
    def name_the_version(endpoint: str, values: dict[str, Any]) -> None:
        if endpoint == _ENDPOINT:
            values.setdefault("version", current)


def _text(filename: str) -> Response:
    """A language of the catalogue, or the list of languages; 404 for any other name."""
    found = served_file(filename.removeprefix(_TEXTS))
    if found is None:
        abort(404)
    content, kind = found
    answer = Response(content, content_type=kind)
    answer.cache_control.no_cache = True
    return answer


@cache
def _version_of(folder: str) -> str:
    """Twelve hexadecimal digits of all names and contents; read once a process."""
    digest = hashlib.sha256()
    for path in sorted(Path(folder).rglob("*")):
        if path.is_file():
            content = path.read_bytes()
            digest.update(f"{path.relative_to(folder).as_posix()}\0{len(content)}\0".encode())
            digest.update(content)
    for language in languages():
        digest.update(source_of(language).encode())
    return digest.hexdigest()[:12]
