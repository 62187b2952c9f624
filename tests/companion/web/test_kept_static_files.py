"""Static files under a name that changes with them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from flask import Flask, url_for

from companion.web.static_files import keep_static_files
from tests.companion.live_rig import Rig


def names_of(folder: Path) -> Flask:
    """An application that serves a folder."""
    app = Flask(__name__, static_folder=folder, static_url_path="/static")
    keep_static_files(app)
    return app


def served_name(app: Flask) -> str:
    """What a page calls the folder's one file."""
    with app.test_request_context():
        return url_for("static", filename="one.js")


@pytest.mark.parametrize("page", ["/", "/seat", "/table", "/host", "/join", "/help"])
def test_what_a_page_loads_need_not_be_asked_for_again(page: str) -> None:
    screen = Rig().screen()
    loaded = re.findall(r'(?:src|href)="(/static/[^"]+)"', screen.get(page).text)
    assert len(loaded) > 2
    for address in loaded:
        with screen.get(address) as answer:
            assert answer.status_code == 200
            assert answer.cache_control.immutable
            assert (answer.cache_control.max_age or 0) > 30 * 24 * 3600


def test_a_changed_file_has_another_name(tmp_path: Path) -> None:
    names = []
    for folder, content in (("a", "1"), ("b", "1"), ("c", "2")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "one.js").write_text(content)
        names.append(served_name(names_of(tmp_path / folder)))
    assert names[0] == names[1] != names[2]


def test_a_page_from_before_an_update_gets_todays_file_and_asks_again_next_time(tmp_path: Path) -> None:
    (tmp_path / "one.js").write_text("today")
    with names_of(tmp_path).test_client().get("/static/v-0123456789ab/one.js") as answer:
        assert answer.data == b"today"
        assert answer.cache_control.no_cache


def test_the_plain_name_is_asked_for_each_time(tmp_path: Path) -> None:
    (tmp_path / "one.js").write_text("today")
    client = names_of(tmp_path).test_client()
    with client.get("/static/one.js") as answer:
        assert answer.cache_control.no_cache
        digest = answer.headers["ETag"]
    with client.get("/static/one.js", headers={"If-None-Match": digest}) as again:
        assert again.status_code == 304


def test_nothing_beside_the_folder_is_served(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "one.js").write_text("1")
    (tmp_path / "secret").write_text("s")
    app = names_of(tmp_path / "static")
    version = served_name(app).split("/")[2]
    for way in (f"/static/{version}/../secret", f"/static/{version}/%2e%2e/secret", "/static/../secret"):
        assert app.test_client().get(way).status_code == 404
