"""The interface for programs, described: OpenAPI 3.1 made from the list of operations, and a page to read it on."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version
from itertools import groupby
from typing import Any, Final

from flask import Blueprint, Response, jsonify, render_template

from companion.web.described.operations import ALWAYS, Operation, operations
from companion.web.described.schemas import PLACE, Schema, reference, schemas

REASONS: Final = {
    400: "The request cannot be understood, or means another table.",
    401: "Whoever asks has no seat here.",
    403: "Whoever asks may not do this.",
    404: "It is not there.",
    409: "Somebody was faster, or not now.",
    413: "The body is too long.",
    422: "The rules do not allow it.",
    429: "Too many tries; Retry-After says how long to wait.",
    503: "It cannot be saved or served just now; nothing was taken.",
}


def openapi(found: Sequence[Operation]) -> dict[str, Any]:
    """The OpenAPI 3.1 document of these operations."""
    paths: dict[str, dict[str, Any]] = {}
    for operation in found:
        paths.setdefault(operation.path, {})[operation.method] = _described(operation)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Raja at the table",
            "version": version("raja-table"),
            "description": "What pages and programs ask of a live table; docs/api.md says how it hangs together.",
        },
        "tags": [{"name": group} for group in dict.fromkeys(operation.group for operation in found)],
        "paths": paths,
        "components": {
            "schemas": schemas(),
            "securitySchemes": {"player": {"type": "apiKey", "in": "cookie", "name": "raja_player"}},
        },
        "security": [{"player": []}, {}],
    }


def describing(
    *,
    virtual: bool,
    recorded: str | None,
    records: bool = False,
    replay: str | None = None,
    hall: bool = False,
    photos: bool = False,
    showing: bool = False,
    teaching: bool = False,
) -> Blueprint:
    """``/api/openapi.json`` and ``/api/docs``."""
    routes = Blueprint("describing", __name__)
    found = operations(
        virtual=virtual,
        recorded=recorded,
        records=records,
        replay=replay,
        hall=hall,
        photos=photos,
        showing=showing,
        teaching=teaching,
    )

    @routes.get("/api/openapi.json")
    def document() -> Response:
        return jsonify(openapi(found))

    @routes.get("/api/docs")
    def page() -> str:
        groups = [(group, list(members)) for group, members in groupby(found, key=lambda operation: operation.group)]
        return render_template("api.html", groups=groups, always=ALWAYS, reasons=REASONS, fields=_fields)

    return routes


def _described(operation: Operation) -> dict[str, Any]:
    statuses = sorted({*ALWAYS[operation.method], *operation.refusals})
    content = {} if operation.status == 204 else {"content": {operation.media: {"schema": _schema(operation.answer)}}}
    described: dict[str, Any] = {
        "summary": operation.words,
        "tags": [operation.group],
        "operationId": f"{operation.method} {operation.path}",
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": schema}
            for name, schema in operation.parameters.items()
        ]
        + [
            {"name": name, "in": "query", "required": True, "schema": schema}
            for name, schema in operation.query.items()
        ],
        "responses": {
            str(operation.status): {"description": "Done.", **content},
            **{str(status): _refusal(status) for status in statuses},
        },
    }
    if operation.body is not None:
        described["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": _schema(operation.body)}},
        }
    return described


def _refusal(status: int) -> dict[str, Any]:
    return {"description": REASONS[status], "content": {"application/json": {"schema": reference("Refusal")}}}


def _schema(kind: type | str | None) -> Schema:
    """What is asked or answered; an empty schema stands for what is no JSON."""
    if kind is None:
        return {}
    return {"type": "object"} if kind is dict else reference(_name(kind))


def _name(kind: type | str) -> str:
    return kind if isinstance(kind, str) else kind.__name__


def _fields(operation: Operation) -> list[tuple[str, str, bool]]:
    """(name, type in words, required) of each field of the body, for the page."""
    body = {} if operation.body is None or operation.body is dict else schemas()[_name(operation.body)]
    required = set(body.get("required", ()))
    return [(name, _in_words(schema), name in required) for name, schema in body.get("properties", {}).items()]


def _in_words(schema: dict[str, Any]) -> str:
    if "enum" in schema:
        return " | ".join(str(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(map(_in_words, schema["anyOf"]))
    if "oneOf" in schema:
        return "one of: " + ", ".join(map(_in_words, schema["oneOf"]))
    if "$ref" in schema:
        return str(schema["$ref"].removeprefix(PLACE))
    if schema.get("type") == "array":
        parts = schema.get("prefixItems")
        return f"[{', '.join(map(_in_words, parts))}]" if parts else f"list of {_in_words(schema['items'])}"
    return str(schema.get("type", "anything"))
