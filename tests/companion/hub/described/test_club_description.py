"""The description of hub and table says what there is, and who may ask it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from companion.hub.app import create_gate_app
from companion.hub.described.operation_access import ANYBODY, TABLES_ALONE
from companion.hub.described.operations import (
    gate_operations,
    hub_operations,
    seal_gate_operations,
    table_operations,
)
from tests.companion.hub.archive_rig import ArchiveRig
from tests.companion.hub.as_described import club_document, path_of
from tests.companion.hub.club_rig import IS_OWN_NAME, ClubRig

PAGES = "/api/docs"


def _routes(app: Flask) -> set[tuple[str, str]]:
    return {
        (method.lower(), path_of(rule.rule))
        for rule in app.url_map.iter_rules()
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
        if rule.rule.startswith(("/api/", "/health", "/ready", "/metrics")) and rule.rule != PAGES
    }


@pytest.mark.parametrize("archive", [False, True])
def test_every_route_of_the_hub_is_described_and_every_description_has_its_route(tmp_path: Path, archive: bool) -> None:
    rig = ArchiveRig(tmp_path) if archive else ClubRig()
    assert _routes(rig.app) == {(one.method, one.path) for one in hub_operations(archive=archive)}


def test_a_gate_describes_itself_and_nothing_but_what_it_answers() -> None:
    app, _ = create_gate_app(ClubRig().club, IS_OWN_NAME)
    assert _routes(app) == {(one.method, one.path) for one in gate_operations()}
    document: Any = app.test_client().get("/api/openapi.json").json
    assert set(document["paths"]) == {one.path for one in gate_operations()}
    assert "/api/hub/standings" in app.test_client().get(PAGES).text


def test_who_is_let_in_is_as_described(tmp_path: Path) -> None:
    rig = ArchiveRig(tmp_path)
    guest = {"REMOTE_ADDR": "192.168.1.99"}
    for one in hub_operations():
        if one.path == "/api/hub/stream":
            continue
        path = re.sub(r"{\w+}", "1", one.path)
        asked: dict[str, Any] = {"json": {}} if one.method == "post" else {}
        answer = rig.client().open(path, method=one.method.upper(), environ_base=guest, **asked)
        let_in = answer.status_code not in (401, 403)
        if one.security != TABLES_ALONE:
            assert let_in == (one.security == ANYBODY), f"{one.method} {one.path}: {answer.status_code}"


def test_hub_gates_and_tables_stand_side_by_side_in_one_document() -> None:
    document = club_document()
    every = (*hub_operations(), *gate_operations(), *seal_gate_operations(), *table_operations())
    assert set(document["paths"]) == {one.path for one in every}
    tournaments = document["paths"]["/api/hub/tournaments"]
    assert [server["url"] for server in tournaments["get"]["servers"]] == ["/", "http://{gate}"]
    assert "servers" not in tournaments["post"]
    assert document["paths"]["/api/state"]["get"]["servers"][0]["url"] == "http://{table}"
    names = [method["operationId"] for path in document["paths"].values() for method in path.values()]
    assert len(names) == len(set(names))
    assert {name.startswith("A table: ") for one in table_operations() for name in (one.group,)} == {True}


def test_each_named_schema_is_there() -> None:
    document = club_document()
    named = set(re.findall(r"#/components/schemas/(\w+)", str(document)))
    assert named <= document["components"]["schemas"].keys()
    used = {
        name
        for way in document["paths"].values()
        for method in way.values()
        for ways in method.get("security", ())
        for name in ways
    }
    assert used == document["components"]["securitySchemes"].keys()


def test_the_hub_serves_it_to_tools_and_to_people() -> None:
    client = ClubRig().client()
    document: Any = client.get("/api/openapi.json").json
    assert document["info"]["title"] == "Raja at the table"
    page = client.get(PAGES).text
    for words in ("/api/hub/standings", "A table: Playing", "Draw a code", "/api/seats/{seat}/claim"):
        assert words in page
    assert "/api/hub/recordings" not in page
