"""Static files under a name that changes with them."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from urllib.parse import urljoin

import pytest
from flask import Flask, url_for

import companion.web
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


def test_text_goes_over_the_wire_compressed_and_is_the_same_to_whoever_does_not_take_that() -> None:
    screen = Rig().screen()
    (sheet,) = re.findall(r'href="(/static/[^"]+phone\.css)"', screen.get("/seat").text)
    texts = sheet.replace("css/phone.css", "texts/de.ftl")
    for address in (sheet, texts):
        with (
            screen.get(address) as plain,
            screen.get(address, headers={"Accept-Encoding": "gzip, br"}) as small,
            screen.get(address, headers={"Accept-Encoding": "gzip"}) as again,
            screen.get(address, headers={"Accept-Encoding": "gzip;q=0"}) as refused,
        ):
            assert "Content-Encoding" not in plain.headers
            assert "Content-Encoding" not in refused.headers
            assert (small.headers["Content-Encoding"], small.headers["Vary"]) == ("gzip", "Accept-Encoding")
            assert gzip.decompress(small.data) == plain.data == refused.data
            assert again.data == small.data
            assert len(small.data) < 0.6 * len(plain.data)
            assert small.cache_control.immutable


def test_a_sheet_comes_whole_with_those_it_imports() -> None:
    screen = Rig().screen()
    folder = Path(companion.web.__file__).parent / "static" / "css"
    for sheet in folder.glob("*.css"):
        with screen.get(f"/static/css/{sheet.name}") as answer:
            assert b"@import" not in answer.data
            assert "ETag" not in answer.headers, "a part may change while the sheet does not"
    with screen.get("/static/css/phone.css") as answer:
        names = ("page/palette.css", "phone/seat.css", "phone/left_hand.css")
        parts = [(folder / name).read_bytes().replace(b"../../", b"../") for name in names]
        places = [answer.data.find(part) for part in parts]
        assert -1 < places[0] < places[1] < places[2]


def test_every_address_in_a_sheet_is_one_of_a_file() -> None:
    screen = Rig().screen()
    static = Path(companion.web.__file__).parent / "static"
    for sheet in (static / "css").rglob("*.css"):
        address = f"/static/css/{sheet.relative_to(static / 'css').as_posix()}"
        with screen.get(address) as answer:
            named = re.findall(r'url\("(\.\.?/[^"]+)"\)', answer.get_data(as_text=True))
        for one in named:
            with screen.get(urljoin(address, one)) as found:
                assert found.status_code == 200, (address, one)


def test_what_holds_somebodys_secrets_is_never_compressed() -> None:
    rig = Rig()
    phone, _ = rig.started("Asha", "Bo")
    for path in ("/api/state", "/seat", "/manifest.webmanifest"):
        with phone.get(path, headers={"Accept-Encoding": "gzip"}) as answer:
            assert answer.status_code == 200
            assert "Content-Encoding" not in answer.headers


def test_a_script_goes_without_its_comments_and_with_all_else() -> None:
    screen = Rig().screen()
    (first,) = re.findall(r'src="(/static/[^"]+)"', screen.get("/seat").text)
    root = first.partition("js/pages/")[0]
    static = Path(companion.web.__file__).parent / "static"
    served_bytes = written_bytes = 0
    for script in (path for folder in ("js", "vendor") for path in (static / folder).rglob("*.js")):
        name = script.relative_to(static).as_posix()
        written = script.read_text("utf-8")
        with screen.get(f"{root}{name}") as answer, screen.get(f"/static/{name}") as plain:
            served = answer.get_data(as_text=True)
            assert plain.get_data(as_text=True) == written, "under its plain name it is as it was written"
        assert left_out(written, served) == "", name
        served_bytes += len(served)
        written_bytes += len(written)
    assert served_bytes < 0.75 * written_bytes


COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)


def left_out(written: str, served: str) -> str:
    """Where a script as it is served lacks something else than comments and white space; nothing where all is well."""
    place, there = 0, 0
    while True:
        while place < len(written) and written[place].isspace():
            place += 1
        while there < len(served) and served[there].isspace():
            there += 1
        comment = COMMENT.match(written, place)
        if comment is not None and not served.startswith(comment[0][:2], there):
            place = comment.end()
        elif place == len(written) or there == len(served):
            return written[place : place + 40] + served[there : there + 40]
        elif written[place] != served[there]:
            return written[place : place + 40]
        else:
            place, there = place + 1, there + 1
