"""Foreign names, foreign pages, wrong bodies: refused or harmless; and what every answer carries."""

from __future__ import annotations

import pytest

from tests.companion.live_rig import ADDRESS, Phone, Rig, refusal

pytestmark = pytest.mark.slow

PAGES = (
    "/",
    "/join",
    "/seat",
    "/table",
    "/host",
    "/look-back",
    "/demonstration",
    "/afterwards",
    "/people",
    "/help",
    "/overlay",
)


@pytest.fixture
def rig() -> Rig:
    """A fresh table."""
    return Rig()


@pytest.mark.parametrize(
    "host", ["evil.example", "192.168.1.7.evil.example", "raja.local.evil.example", "10.0.0.9:8000", "[::2]"]
)
@pytest.mark.parametrize("path", ["/", "/api/state", "/api/events", "/static/css/page/palette.css"])
def test_a_foreign_host_is_refused(rig: Rig, host: str, path: str) -> None:
    phone = rig.phone()
    phone.host = host
    assert refusal(phone.get(path)) == (400, "request.foreign_host")


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": f"http://{ADDRESS}.evil.example"},
        {"Origin": "http://192.168.1.7:9000"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site", "Origin": f"http://{ADDRESS}"},
    ],
)
def test_another_sites_page_changes_nothing(rig: Rig, headers: dict[str, str]) -> None:
    for phone in (rig.phone(), rig.screen()):
        before = phone.state()
        assert refusal(phone.post("/api/pause", headers=headers, paused=True)) == (403, "request.cross_site")
        assert phone.state() == before


def test_the_tables_own_page_and_programs_are_heard(rig: Rig) -> None:
    phone = rig.phone()
    own = {"Origin": f"http://{ADDRESS}", "Sec-Fetch-Site": "same-origin"}
    assert phone.post("/api/seats/0/claim", headers=own, name="Asha").status_code == 200
    assert rig.phone().post("/api/seats/1/claim", name="Bo").status_code == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_only_json_is_taken_as_a_form_of_another_site_could_send_the_rest(rig: Rig, kind: str) -> None:
    screen = rig.screen()
    answer = screen.client.post(
        "/api/pause", data=b'{"paused":true}', content_type=kind, base_url=f"http://{screen.host}"
    )
    assert refusal(answer) == (403, "request.content_type")


def send(phone: Phone, path: str, data: bytes) -> tuple[int, str]:
    """A refusal of raw bytes."""
    answer = phone.client.post(path, data=data, content_type="application/json", base_url=f"http://{phone.host}")
    return refusal(answer)


@pytest.mark.parametrize(
    ("data", "status", "code"),
    [
        (b"", 400, "request.not_json"),
        (b"{", 400, "request.not_json"),
        (b"\xff\xfe", 400, "request.not_json"),
        (b"[" * 30_000, 400, "request.not_json"),
        (b'{"paused":' + b"9" * 6000 + b"}", 400, "request.not_json"),
        (b"[1]", 400, "request.not_an_object"),
        (b"null", 400, "request.not_an_object"),
        (b'{"paused":1}', 400, "request.wrong_type"),
        (b'{"paused":NaN}', 400, "request.wrong_type"),
        (b'{"paused":true,"x":1}', 400, "request.unknown_field"),
        (b"{}", 400, "request.missing_field"),
        (b" " * 70_000, 413, "http.request_entity_too_large"),
    ],
)
def test_a_body_that_is_none_gets_a_sentence(rig: Rig, data: bytes, status: int, code: str) -> None:
    assert send(rig.screen(), "/api/pause", data) == (status, code)


@pytest.mark.parametrize("name", ["\\ud800", "\\u0000", "\\u202e", "a" * 5000])
def test_a_name_of_odd_letters_is_refused(rig: Rig, name: str) -> None:
    status, _ = send(rig.phone(), "/api/seats/0/claim", f'{{"name":"{name}"}}'.encode())
    assert status == 400
    assert rig.phone().state()["lobby"]["seats"][0]["name"] is None


@pytest.mark.parametrize(
    "path",
    [
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/static/..%2fapp.py",
        "/api/games/..%2f..%2fetc/export",
        "/nothing",
        "/frame/x.jpg",
    ],
)
def test_paths_that_lead_out_lead_nowhere(rig: Rig, path: str) -> None:
    assert rig.phone().get(path).status_code == 404


@pytest.mark.parametrize("path", PAGES)
def test_every_page_runs_only_what_the_table_serves(rig: Rig, path: str) -> None:
    answer = rig.phone().get(path)
    assert answer.status_code == 200
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "unsafe-inline" not in policy
    assert "unsafe-eval" not in policy
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    text = answer.get_data(as_text=True)
    assert "<script>" not in text
    assert " style=" not in text
    assert " onclick=" not in text
    assert "http://" not in text.replace("http://www.w3.org", "")


def test_a_wrong_method_says_so(rig: Rig) -> None:
    assert refusal(rig.phone().get("/api/commands")) == (405, "http.method_not_allowed")


def test_the_code_to_join_is_a_picture_of_the_address(rig: Rig) -> None:
    answer = rig.phone().get("/join.svg")
    assert answer.mimetype == "image/svg+xml"
    assert answer.data.startswith(b"<svg")
    assert b"<script" not in answer.data


@pytest.mark.parametrize("path", ["/api/state", "/api/small/state", "/api/games", "/api/moments", "/api/nothing"])
def test_no_answer_with_anybodys_state_is_kept_by_a_cache(rig: Rig, path: str) -> None:
    asha = rig.started("Asha", "Bo")[0]
    assert asha.get(path).headers["Cache-Control"] == "no-store"


def test_an_answer_opened_as_a_page_is_saved_under_a_name_of_ours(rig: Rig) -> None:
    for path in ("/api/state", "/api/games/run.bat", "/api/people?x=/run.bat"):
        assert rig.phone().get(path).headers["Content-Disposition"] == 'attachment; filename="answer.json"'
    assert "Content-Disposition" not in rig.phone().get("/nowhere").headers, "a person at a page is shown the sentence"


@pytest.mark.parametrize("path", ["/", "/api/state", "/api/nothing"])
def test_no_answer_tells_which_server_it_is_or_may_be_sniffed(rig: Rig, path: str) -> None:
    headers = rig.phone().get(path).headers
    assert {"Server", "X-Powered-By"}.isdisjoint(headers.keys())
    assert headers["X-Content-Type-Options"] == "nosniff"
