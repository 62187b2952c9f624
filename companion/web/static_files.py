"""Serves style sheets, scripts, fonts, pictures and texts under names that change with content, for phones to cache.

A sheet is sent together with the sheets it imports, in one answer instead of twenty. A script is sent without its
comments, which are a third of it; under its plain name it is sent as written. Text files are sent as gzip, compressed
once per process. Nothing else is compressed: the length of an answer that holds secrets beside a sender's own text
would give them away (BREACH, 2013).
"""

from __future__ import annotations

import gzip
import hashlib
import posixpath
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from flask import Flask, Response, abort, request
from rjsmin import jsmin

from companion.texts.files import languages, served_file, source_of

YEAR_S: Final = 365 * 24 * 3600
_ENDPOINT: Final = "static"
_TEXTS: Final = "texts/"
_IMPORT: Final = re.compile(r'^@import url\("([\w/-]+\.css)"\);$', re.MULTILINE)
_ADDRESS: Final = re.compile(r'(?<=url\(")\.\./[^"]+')
_ASKED_AGAIN_BY: Final = ("ETag", "Last-Modified", "Content-Disposition", "Accept-Ranges")
"""Headers needed only for files that may change; a page loads a hundred files, and headers are not compressed."""
_COMPRESSED: Final = (".js", ".css", ".svg", ".ftl", ".json")


def keep_static_files(app: Flask) -> None:
    """Name static files by their content: ``/static/v-<version>/…`` never changes, so browsers need not ask again.

    ``url_for("static", …)`` gives those names. The plain ``/static/…`` remains for files that need a fixed name (the
    service worker), and gives a page from before an update today's files, which are not cached.
    """
    assert app.static_folder is not None
    current = _version_of(app.static_folder)
    bare: dict[str, bytes] = {}
    compressed: dict[str, bytes] = {}

    def static(filename: str, version: str | None = None) -> Response:
        """Return a file or a text, with how long a browser may cache it."""
        answer = _text(filename) if filename.startswith(_TEXTS) else app.send_static_file(filename)
        if filename.endswith(".css") and answer.status_code == 200:
            answer.direct_passthrough = False
            folder = Path(str(app.static_folder), filename).parent
            answer.set_data(_with_imports(answer.get_data(as_text=True), folder))
            _forget_the_file(answer)  # the answer holds more than that file
        if version == current:
            answer.cache_control.no_cache = None
            answer.cache_control.public = True
            answer.cache_control.max_age = YEAR_S
            answer.cache_control.immutable = True
            _forget_the_file(answer)
            if filename.endswith(".js") and answer.status_code == 200:
                _without_comments(answer, filename, bare)
            if filename.endswith(_COMPRESSED):
                _compress(answer, filename, compressed)
        return answer

    app.view_functions[_ENDPOINT] = static
    app.add_url_rule("/static/v-<version>/<path:filename>", _ENDPOINT)

    @app.url_defaults
    def name_the_version(endpoint: str, values: dict[str, Any]) -> None:
        if endpoint == _ENDPOINT:
            values.setdefault("version", current)


def _forget_the_file(answer: Response) -> None:
    for name in _ASKED_AGAIN_BY:
        answer.headers.pop(name, None)


def _with_imports(sheet: str, folder: Path) -> str:
    """Return a style sheet with its imports from the same folder inlined; relative addresses stay right."""

    def part(found: re.Match[str]) -> str:
        own = posixpath.dirname(found[1])
        source = (folder / found[1]).read_text("utf-8")
        return _ADDRESS.sub(lambda named: posixpath.normpath(posixpath.join(own, named[0])), source)

    return _IMPORT.sub(part, sheet)


def _without_comments(answer: Response, filename: str, bare: dict[str, bytes]) -> None:
    """Remove comments from a script, except licences."""
    answer.direct_passthrough = False
    source = answer.get_data(as_text=True)  # which closes the file, too
    if filename not in bare:
        bare[filename] = jsmin(source, keep_bang_comments=True).encode()
    answer.set_data(bare[filename])


def _compress(answer: Response, filename: str, compressed: dict[str, bytes]) -> None:
    """Serve gzip to clients that accept it; compressed files are cached."""
    answer.vary.add("Accept-Encoding")
    if answer.status_code != 200 or not request.accept_encodings["gzip"] or "Range" in request.headers:
        return
    answer.direct_passthrough = False
    whole = answer.get_data()  # which closes the file, too
    if filename not in compressed:
        compressed[filename] = gzip.compress(whole, mtime=0)
    answer.set_data(compressed[filename])
    answer.headers["Content-Encoding"] = "gzip"


def _text(filename: str) -> Response:
    """Return a language of the catalogue, or the list of languages; 404 for any other name."""
    found = served_file(filename.removeprefix(_TEXTS))
    if found is None:
        abort(404)
    content, kind = found
    answer = Response(content, content_type=kind)
    answer.cache_control.no_cache = True
    return answer


@cache
def _version_of(folder: str) -> str:
    """Return twelve hexadecimal digits that depend on all names and contents; computed once per process."""
    digest = hashlib.sha256()
    for path in sorted(Path(folder).rglob("*")):
        if path.is_file():
            content = path.read_bytes()
            digest.update(f"{path.relative_to(folder).as_posix()}\0{len(content)}\0".encode())
            digest.update(content)
    for language in languages():
        digest.update(source_of(language).encode())
    return digest.hexdigest()[:12]
