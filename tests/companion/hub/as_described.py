"""Every answer of a hub in tests, held against what the hub's description says of it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

import jsonschema_rs
from flask import Flask, Response, request

from companion.hub.described.description import club_interface
from companion.web.api.description import openapi

TYPED: Final = re.compile(r"<(?:[^:<>]+:)?(\w+)>")


@cache
def club_document() -> dict[str, Any]:
    """The description of a hub with an archive."""
    return openapi(club_interface())


def path_of(rule: str) -> str:
    """A route of Flask's as OpenAPI writes it."""
    return TYPED.sub(r"{\1}", rule)


def hold_answers(app: Flask) -> None:
    """Let each answer in JSON fail that is not as described."""
    app.config["PROPAGATE_EXCEPTIONS"] = True

    @app.after_request
    def hold(answer: Response) -> Response:
        described = None if request.url_rule is None else club_document()["paths"].get(path_of(request.url_rule.rule))
        if described is None or request.method.lower() not in described or answer.status_code == 405:
            return answer
        responses = described[request.method.lower()]["responses"]
        told = f"{request.method} {request.path}: {answer.status_code}"
        assert str(answer.status_code) in responses, f"{told} is not described"
        if "content" not in responses[str(answer.status_code)]:
            return answer
        (media, kept), *_ = responses[str(answer.status_code)]["content"].items()
        assert answer.mimetype == media, f"{told}: {answer.mimetype} in place of {media}"
        if answer.is_json and "gzip" not in answer.headers.get("Content-Encoding", "") and kept["schema"]:
            faults = [fault.message for fault in _validator(_name(kept["schema"])).iter_errors(answer.get_json())]
            assert not faults, f"{told}: {faults[:3]}"
        return answer


def _name(schema: dict[str, Any]) -> str:
    return str(schema.get("$ref", "")).rpartition("/")[2]


@cache
def _validator(name: str) -> Any:
    known = club_document()["components"]["schemas"]
    if not name:
        return jsonschema_rs.validator_for({"type": "object"})
    return jsonschema_rs.validator_for({**known[name], "components": {"schemas": known}})
