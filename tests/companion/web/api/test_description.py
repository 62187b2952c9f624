"""The description for programs says what there is, no more and no less."""

from __future__ import annotations

import re
from typing import Any

import pytest
from flask import Flask

from companion.games.codec import command_from_json
from companion.games.raja import commands
from companion.games.raja.game import ENGINE
from companion.web.api.description import openapi, table_interface
from companion.web.api.operations import operations
from companion.web.api.schemas import schema_of
from tests.companion.live_rig import Rig

TYPED_PARAMETER = re.compile(r"<(?:\w+:)?(\w+)>")


def _routes(app: Flask) -> set[tuple[str, str]]:
    return {
        (method.lower(), TYPED_PARAMETER.sub(r"{\1}", rule.rule))
        for rule in app.url_map.iter_rules()
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
        if rule.rule.startswith("/api/") and rule.rule != "/api/docs"
    }


def test_every_route_is_described_and_every_description_has_its_route() -> None:
    described = {(operation.method, operation.path) for operation in operations(virtual=False, recorded=None)}
    assert _routes(Rig().app) == described


def test_what_is_offered_beside_the_game_is_described_only_where_it_is_offered() -> None:
    bare = {operation.path for operation in operations(virtual=False, recorded=None)}
    whole = {operation.path for operation in operations(virtual=True, recorded="/recorded", records=True)}
    beside = {"/api/virtual", "/api/virtual/stack-stone", "/recorded/api/playback", "/api/recording"}
    assert beside <= whole - bare


def test_every_command_has_its_schema() -> None:
    schema = schema_of("GiveRajaCommand")
    places = [option["$ref"].rsplit("/")[-1] for option in schema["properties"]["command"]["oneOf"]]
    names = {schema_of(name)["properties"]["command"]["const"] for name in places}
    assert names == {kind.__name__ for kind in commands.Command.__args__}


@pytest.mark.parametrize(
    ("given", "fits"),
    [
        ({"command": "PlaceBid", "seat": 0, "amount": 5}, True),
        ({"command": "LayLands", "seat": 0, "tiles": [[[0, 0], "red"]]}, True),
        ({"command": "PlaceBid", "seat": 0}, False),
        ({"command": "PlaceBid", "seat": 0, "amount": "5"}, False),
        ({"command": "PlaceBid", "seat": 0, "amount": 5, "loud": True}, False),
        ({"command": "LayLands", "seat": 0, "tiles": [[[0, 0], "green"]]}, False),
        ({"command": "LayLands", "seat": 0, "tiles": [[[0, 0, 0], "red"]]}, False),
        ({"command": "Juggle", "seat": 0}, False),
    ],
)
def test_the_schema_takes_what_the_codec_takes(given: dict[str, Any], fits: bool) -> None:
    import jsonschema_rs

    assert jsonschema_rs.is_valid(schema_of("GiveRajaCommand"), {"command": given}) == fits
    if fits:
        command_from_json(ENGINE, given)
    else:
        with pytest.raises(Exception, match=r"lacks|must be|no field|There is no"):
            command_from_json(ENGINE, given)


def test_fields_with_a_default_may_be_left_out() -> None:
    assert schema_of("GiveRajaCommand")["required"] == ["command"]


def test_each_operation_has_its_own_name() -> None:
    found = operations(virtual=True, recorded="/recorded")
    names = [
        method["operationId"] for path in openapi(table_interface(found))["paths"].values() for method in path.values()
    ]
    assert len(names) == len(set(names)) == len(found)


def test_people_can_read_the_interface_on_a_page() -> None:
    page = Rig().phone().get("/api/docs")
    assert page.status_code == 200
    text = page.get_data(as_text=True)
    assert "/api/seats/{seat}/claim" in text
    assert "Sit down." in text
    assert "/api/virtual" not in text
