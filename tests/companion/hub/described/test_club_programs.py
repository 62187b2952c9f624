"""Requests made from the hub's description: no answer is a server's error, none is undeclared or of another form."""

from __future__ import annotations

from pathlib import Path

import pytest
import schemathesis
from schemathesis.core.result import Ok

from companion.hub.described.operations import hub_operations
from tests.companion.hub.archive_rig import ArchiveRig
from tests.companion.web.api.test_programs import as_asked_by, tried

HOST = "127.0.0.1:8020"
GUEST = "192.168.1.5:8020"


def _club(folder: Path) -> ArchiveRig:
    """A hub where something of everything is."""
    rig = ArchiveRig(folder)
    table = rig.table("Window")
    table.play(table.opened("raja", "first", 3), 3)
    table.outbox.send_new()
    client = rig.client()
    wanted = {"title": "Cup", "form": "swiss", "kind": "raja", "wanted": 2, "rounds": 9, "names": ["Asha", "Bo", "Cy"]}
    client.post("/api/hub/tournaments", json=wanted)
    client.post("/api/hub/tournaments/1/rounds", json={})
    client.post("/api/hub/webhooks", json={"url": "https://example.org/raja", "kinds": ["moment"]})
    return rig


@pytest.mark.slow
@pytest.mark.parametrize("examples", [2, pytest.param(25, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    ("address", "name"), [("127.0.0.1", HOST), pytest.param("192.168.1.99", GUEST, marks=pytest.mark.long)]
)
def test_no_request_made_from_the_hubs_description_meets_an_undeclared_answer(
    tmp_path: Path, address: str, name: str, examples: int
) -> None:
    app = as_asked_by(_club(tmp_path).app, None, address, name)
    schema = schemathesis.openapi.from_wsgi("/api/openapi.json", app)
    chosen = schema.exclude(tag_regex="^A table|^A hall's").exclude(path_regex="/stream$|/events$")
    found = [one.ok() for one in chosen.get_all_operations() if isinstance(one, Ok)]
    missing = {f"{one.method.upper()} {one.path}" for one in hub_operations()} - {one.label for one in found}
    # A stream does not end; where the description lies itself is not asked.
    assert missing == {"GET /api/hub/stream", "GET /api/hub/halls/{hall}/screen/events", "GET /api/openapi.json"}
    for operation in found:
        tried(operation, schemathesis.GenerationMode.POSITIVE, examples)
        tried(operation, schemathesis.GenerationMode.NEGATIVE, examples)
