"""Tokens for programs: told once, kept as a digest, good for what they were made for and for no longer."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest
import sqlalchemy as sa
from werkzeug.test import TestResponse

from companion.hub.access.tokens import MOST_DAYS, SCOPES
from companion.hub.described.operation_access import HOSTS_ALONE
from companion.hub.described.operations import hub_operations
from companion.hub.storage.tables import HUB_METADATA, TOKENS
from companion.texts.files import languages
from tests.companion.hub.archive_rig import ArchiveRig
from tests.companion.hub.club_rig import SETTINGS, ClubRig

GUEST: Final = {"REMOTE_ADDR": "192.168.1.99"}
DAY_S: Final = 86_400


def made(rig: ClubRig, *scopes: str, days: int | None = None) -> tuple[int, str]:
    answer: Any = rig.client().post("/api/hub/tokens", json={"name": "Site", "scopes": scopes, "days": days})
    assert answer.status_code == 200, answer.json
    return answer.json["id"], answer.json["token"]


def asked(
    rig: ClubRig, token: str, path: str = "/api/hub/webhooks", method: str = "GET", guest: dict[str, str] = GUEST
) -> TestResponse:
    headers = {"Authorization": f"Bearer {token}"}
    more: dict[str, Any] = {} if method == "GET" else {"json": {}}
    return rig.client().open(path, method=method, headers=headers, environ_base=guest, **more)


def refused(answer: TestResponse) -> tuple[int, str]:
    told: Any = answer.json
    return answer.status_code, told["code"]


def test_a_token_is_told_once_and_kept_as_a_digest_alone() -> None:
    rig = ClubRig()
    number, token = made(rig, "read", days=30)
    assert token.startswith(f"raja_{number}_")
    listed: Any = rig.client().get("/api/hub/tokens").json
    assert [(one["name"], one["scopes"], one["used_ns"]) for one in listed["tokens"]] == [("Site", ["read"], None)]
    secret = token.split("_", 2)[2]
    with rig.database.reading() as connection:
        rows = [row for each in HUB_METADATA.sorted_tables for row in connection.execute(sa.select(each))]
    for kept in (str(rows), rig.client().get("/tokens").text, str(listed)):
        assert secret not in kept


@pytest.mark.parametrize("scope", SCOPES)
def test_a_token_opens_what_the_description_says_and_nothing_else(tmp_path: Path, scope: str) -> None:
    rig = ArchiveRig(tmp_path)
    _, token = made(rig, scope)
    for one in hub_operations():
        ways = one.security or ()
        if not set(HOSTS_ALONE[0]) <= {scheme for way in ways for scheme in way}:
            continue
        answer = asked(rig, token, re.sub(r"{\w+}", "1", one.path), one.method.upper())
        described = any(scope in way.get("token", ()) for way in ways)
        assert (answer.status_code not in (401, 403)) == described, f"{one.method} {one.path}: {answer.json}"


def test_no_token_opens_a_page_of_the_hosts_or_makes_another() -> None:
    rig = ClubRig()
    _, token = made(rig, *SCOPES)
    for path, method in (("/host", "GET"), ("/tokens", "GET"), ("/api/hub/tokens", "GET"), ("/api/hub/tokens", "POST")):
        assert refused(asked(rig, token, path, method)) == (403, "hub.token_never")


def test_a_token_alone_counts_where_one_is_given() -> None:
    rig = ClubRig()
    _, token = made(rig, "tournaments")
    assert refused(asked(rig, token, guest={"REMOTE_ADDR": "127.0.0.1"})) == (403, "hub.token_scope")


def test_a_wrong_an_expired_and_a_revoked_token_are_told_apart_with_the_remedy() -> None:
    rig = ClubRig()
    number, token = made(rig, "read", days=30)
    assert asked(rig, token).status_code == 200
    rig.time.pass_s(30 * DAY_S)
    late = asked(rig, token)
    assert (refused(late), late.headers["WWW-Authenticate"].split()[0]) == ((401, "hub.token_expired"), "Bearer")
    assert rig.client().post(f"/api/hub/tokens/{number}/revoke", json={}).status_code == 200
    assert refused(asked(rig, token)) == (401, "hub.token_revoked")
    assert refused(asked(rig, token[:-1])) == (401, "hub.token_wrong")
    assert rig.client().post(f"/api/hub/tokens/{number}/revoke", json={}).status_code == 404
    assert rig.client().get("/api/hub/tokens").json == {"tokens": []}


def test_what_is_refused_is_said_in_the_askers_language() -> None:
    rig = ClubRig()
    _, token = made(rig, "people")
    told = {asked(rig, token, f"/api/hub/webhooks?lang={tag}").json["message"] for tag in languages()}  # type: ignore[index]
    assert len(told) == len(languages())
    assert any("webhooks" in sentence and "jeton" in sentence for sentence in told)


@pytest.mark.parametrize(
    "given", ["", "raja", "raja__", "raja_1", "raja_1_", "raja_99999999999_x", "raja_²_x", "bauble_1_x", "ü"]
)
def test_what_is_no_token_is_refused(given: str) -> None:
    rig = ClubRig()
    made(rig, "read")
    headers = {"Authorization": f"Bearer {given}".encode().decode("latin-1")}
    answer = rig.client().get("/api/hub/webhooks", headers=headers, environ_base=GUEST)
    assert refused(answer) == (401, "hub.token_wrong")


def test_whoever_guesses_waits_and_nobody_at_another_address_does() -> None:
    rig = ClubRig()
    number, token = made(rig, "read")
    for _ in range(SETTINGS.wrong_codes):
        assert refused(asked(rig, f"raja_{number}_guess")) == (401, "hub.token_wrong")
    waits = asked(rig, token)
    assert (refused(waits), int(waits.headers["Retry-After"]) > 0) == ((429, "hub.tokens_too_fast"), True)
    assert asked(rig, token, guest={"REMOTE_ADDR": "192.168.1.98"}).status_code == 200
    rig.time.pass_s(61)
    assert asked(rig, token).status_code == 200


def test_a_token_that_asks_too_often_waits_and_no_other_does() -> None:
    rig = ClubRig()
    (_, busy), (_, other) = made(rig, "read"), made(rig, "read")
    for _ in range(round(SETTINGS.token.burst)):
        assert asked(rig, busy).status_code == 200
    waits = asked(rig, busy)
    assert (refused(waits), int(waits.headers["Retry-After"])) == ((429, "hub.token_too_often"), 1)
    assert asked(rig, other).status_code == 200
    rig.time.pass_s(1)
    assert [asked(rig, busy).status_code for _ in range(11)] == [200] * round(SETTINGS.token.each_s) + [429]


def test_when_it_was_used_last_is_noted_to_a_minute() -> None:
    rig = ClubRig()
    number, token = made(rig, "read")

    def used() -> int:
        with rig.database.reading() as connection:
            return int(connection.execute(sa.select(TOKENS.c.used_ns).where(TOKENS.c.id == number)).scalar_one())

    asked(rig, token)
    first = used()
    rig.time.pass_s(10)
    asked(rig, token)
    assert used() == first
    rig.time.pass_s(60)
    asked(rig, token)
    assert used() > first


@pytest.mark.parametrize(
    "wanted",
    [
        {"name": "", "scopes": ["read"]},
        {"name": "Site", "scopes": []},
        {"name": "Site", "scopes": ["read", "everything"]},
        {"name": "Site", "scopes": ["read"], "days": 0},
        {"name": "Site", "scopes": ["read"], "days": MOST_DAYS + 1},
    ],
)
def test_a_token_for_nothing_or_for_ever_more_is_not_made(wanted: dict[str, Any]) -> None:
    assert refused(ClubRig().client().post("/api/hub/tokens", json=wanted)) == (400, "hub.token_wanted")
