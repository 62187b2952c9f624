"""Requests made from the description, thousands of kinds: no answer is a server's error, none is undeclared."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import (
    content_type_conformance,
    negative_data_rejection,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.result import Ok

from tests.companion.live_rig import ADDRESS, Phone, Rig
from tests.companion.web.table_page.test_virtual_table import BenchRig

PROMISES = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
)
GAME = "Seeing|Sitting|Playing|Hosting|Saved"
SMALL = "Small"
STREAM = "/events$"
"""It does not end; test_serving reads it over a socket."""
Wsgi = Callable[[dict[str, Any], Any], Iterable[bytes]]


def as_asked_by(app: Wsgi, phone: Phone | None, address: str, host: str) -> Wsgi:
    """The application as somebody at that address reaches it, with the phone's cookie."""

    def asked(environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        environ["REMOTE_ADDR"], environ["HTTP_HOST"] = address, host
        environ.pop("HTTP_ACCEPT_ENCODING", None)  # what is asked within one process is not unpacked
        if phone is not None:
            cookie = phone.client.get_cookie("raja_player", domain=host.split(":")[0])
            assert cookie is not None
            environ["HTTP_COOKIE"] = f"raja_player={cookie.value}"
        return app(environ, start_response)

    return asked


def _guest_of_an_open_table() -> Wsgi:
    rig = Rig()
    phone = rig.phone()
    phone.get("/")
    return as_asked_by(rig.app, phone, phone.address, ADDRESS)


def _seat_in_a_game() -> Wsgi:
    rig = Rig()
    first, *_ = rig.started("Asha", "Bo", "Cem", hints=True, companion_dice=True, undo="all")
    rig.play(60)
    return as_asked_by(rig.app, first, first.address, ADDRESS)


def _host_of_a_game() -> Wsgi:
    rig = Rig()
    rig.started("Asha", "Bo")
    rig.play(30)
    return as_asked_by(rig.app, None, "127.0.0.1", "127.0.0.1:8000")


def _seat_in_a_small_game() -> Wsgi:
    rig = Rig()
    first, *_ = rig.seated("Asha", "Bo", "Cem")
    rig.screen().post("/api/small/open", kind="almost", options={"discussion_s": 0}, undo="all")
    return as_asked_by(rig.app, first, first.address, ADDRESS)


def _host_with_a_virtual_table() -> Wsgi:
    return as_asked_by(BenchRig().app, None, "127.0.0.1", "127.0.0.1:8000")


@pytest.mark.slow
@pytest.mark.parametrize("examples", [2, pytest.param(25, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    ("who", "groups", "left_out"),
    [
        (_guest_of_an_open_table, GAME, STREAM),
        # Somebody who has got up would be refused everything that follows.
        (_seat_in_a_game, GAME, f"{STREAM}|/leave$"),
        (_host_of_a_game, GAME, STREAM),
        (_host_with_a_virtual_table, "The virtual table", STREAM),
        (_seat_in_a_small_game, SMALL, STREAM),
        (_host_of_a_game, SMALL, STREAM),
    ],
)
def test_no_request_made_from_the_description_meets_an_undeclared_answer(
    who: Callable[[], Wsgi], groups: str, left_out: str, examples: int
) -> None:
    schema = schemathesis.openapi.from_wsgi("/api/openapi.json", who())
    chosen = schema.include(tag_regex=groups).exclude(path_regex=left_out)
    operations = [found.ok() for found in chosen.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > (5 if groups == SMALL else 15)
    for operation in operations:
        for mode in (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE):
            tried(operation, mode, examples)


def tried(operation: Any, mode: schemathesis.GenerationMode, examples: int) -> None:
    negative = mode is schemathesis.GenerationMode.NEGATIVE
    if negative and not operation.body and not operation.path_parameters:
        return

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def hold(case: Any) -> None:
        response = case.call()
        case.validate_response(response, checks=[*PROMISES, *([negative_data_rejection] if negative else [])])

    hold()
