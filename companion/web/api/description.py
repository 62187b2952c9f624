"""The interface's description: OpenAPI 3.1 made from the list of operations, and a page to read it on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from itertools import groupby
from typing import Any, Final

from flask import Blueprint, Response, jsonify, render_template

from companion.web.api.operations import ALWAYS, Operation
from companion.web.api.schemas import PLACE, Schema, reference, schemas

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
PLAYER: Final = {"player": {"type": "apiKey", "in": "cookie", "name": "raja_player"}}
"""How a table knows whoever asks."""


@dataclass(frozen=True, slots=True)
class Interface:
    """Everything the description says of an interface.

    Args:
        words: what it is, in a sentence.
        known: schemas by name.
        schemes: by which whoever asks is known, by name, as OpenAPI has them.
        security: those that hold where an operation names none.
    """

    words: str
    operations: Sequence[Operation]
    known: Mapping[str, Schema]
    schemes: Mapping[str, Any]
    security: tuple[Mapping[str, Sequence[str]], ...]


def table_interface(found: Sequence[Operation]) -> Interface:
    """The interface of a live table with these operations."""
    words = "What pages and programs ask of a live table; docs/api.md says how it hangs together."
    return Interface(words, found, schemas(), PLAYER, ({"player": ()}, {}))


def openapi(told: Interface) -> dict[str, Any]:
    """The OpenAPI 3.1 document."""
    paths: dict[str, dict[str, Any]] = {}
    for operation in told.operations:
        found = paths.setdefault(operation.path, {})
        found[operation.method] = _described(operation)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Raja at the table", "version": version("raja-table"), "description": told.words},
        "tags": [{"name": group} for group in dict.fromkeys(operation.group for operation in told.operations)],
        "paths": paths,
        "components": {"schemas": told.known, "securitySchemes": told.schemes},
        "security": _security(told.security),
    }


def describing(found: Sequence[Operation]) -> Blueprint:
    """``/api/openapi.json`` and ``/api/docs`` of a table with these operations."""
    routes = Blueprint("describing", __name__)
    add_description(routes, table_interface(found), "api.html")
    return routes


def add_description(routes: Blueprint, told: Interface, template: str) -> None:
    """Add the description for tools, and as a page."""

    @routes.get("/api/openapi.json")
    def document() -> Response:
        return jsonify(openapi(told))

    @routes.get("/api/docs")
    def page() -> str:
        by_group = groupby(told.operations, key=lambda operation: operation.group)
        groups = [(group, list(members)) for group, members in by_group]
        return render_template(
            template, groups=groups, always=ALWAYS, reasons=REASONS, fields=lambda one: _fields(one, told.known)
        )


def _described(operation: Operation) -> dict[str, Any]:
    statuses = sorted({*ALWAYS[operation.method], *operation.refusals})
    content = {} if operation.status == 204 else {"content": {operation.media: {"schema": _schema(operation.answer)}}}
    described: dict[str, Any] = {
        "summary": operation.words,
        "tags": [operation.group],
        "operationId": operation.name or f"{operation.method} {operation.path}",
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": schema}
            for name, schema in operation.parameters.items()
        ]
        + [
            {"name": name, "in": "query", "required": True, "schema": schema}
            for name, schema in operation.query.items()
        ]
        + [
            {"name": name, "in": "query", "required": False, "schema": schema}
            for name, schema in operation.choice.items()
        ],
        "responses": {
            str(operation.status): {"description": "Done.", **content},
            **{str(status): _refusal(status) for status in statuses},
        },
    }
    if operation.tagged:
        described["responses"]["304"] = {"description": "Nothing changed since the answer that had this ETag."}
    if operation.servers:
        described["servers"] = list(operation.servers)
    if operation.security is not None:
        described["security"] = _security(operation.security)
    if operation.body is not None:
        described["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": _schema(operation.body)}},
        }
    return described


def _security(ways: tuple[Mapping[str, Sequence[str]], ...]) -> list[dict[str, list[str]]]:
    return [{scheme: list(scopes) for scheme, scopes in way.items()} for way in ways]


def _refusal(status: int) -> dict[str, Any]:
    return {"description": REASONS[status], "content": {"application/json": {"schema": reference("Refusal")}}}


def _schema(kind: type | str | None) -> Schema:
    """The schema of a body or answer; empty for what is not JSON."""
    if kind is None:
        return {}
    return {"type": "object"} if kind is dict else reference(_name(kind))


def _name(kind: type | str) -> str:
    return kind if isinstance(kind, str) else kind.__name__


def _fields(operation: Operation, known: Mapping[str, Schema]) -> list[tuple[str, str, bool]]:
    """(name, type in words, required) for each field of the body, for the page."""
    body = {} if operation.body is None or operation.body is dict else known[_name(operation.body)]
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
