"""Who may use which operation of a hub, at which address, and how a group of operations is written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from companion.hub.access.tokens import Scope
from companion.hub.routes.hosting import COOKIE
from companion.hub.routes.hosting import KEY_HEADER as HOST_KEY
from companion.hub.routes.signed_in import COOKIE as ACCOUNT_COOKIE
from companion.outbox.membership import KEY_HEADER, SIGNATURE_HEADER
from companion.web.api.operations import Method, Operation
from companion.web.api.schemas import Schema, words_of

_NUMBER: Final[Schema] = {"type": "integer", "minimum": 0, "maximum": 2**31 - 1}
TEXT: Final[Schema] = {"type": "string"}
_PLACES: Final[dict[str, Schema]] = {
    **dict.fromkeys(("table", "person", "hook", "tournament", "pairing", "token", "hall", "number"), _NUMBER),
    "code": {"type": "string", "pattern": "^[A-Z2-9]{5}$"},
    "digest": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
}
ACCOUNTS: Final = "One's own account"
Ways = tuple[Mapping[str, Sequence[str]], ...]
ANYBODY: Final[Ways] = ({},)
TABLES_ALONE: Final[Ways] = ({"table_key": (), "table_signature": ()},)
HOSTS_ALONE: Final[Ways] = ({"host_key": ()}, {"host_cookie": ()})
"""The hub's own machine is host, too."""
SIGNED_IN: Final[Ways] = ({"account": ()},)
SCHEMES: Final[dict[str, Any]] = {
    "token": {
        "type": "http",
        "scheme": "bearer",
        "description": "A token that a host made at /tokens, for these scopes.",
    },
    "host_key": {"type": "apiKey", "in": "header", "name": HOST_KEY},
    "host_cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    "account": {
        "type": "apiKey",
        "in": "cookie",
        "name": ACCOUNT_COOKIE,
        "description": "Of a person who is signed in on this device.",
    },
    "table_key": {"type": "apiKey", "in": "header", "name": KEY_HEADER},
    "table_signature": {"type": "apiKey", "in": "header", "name": SIGNATURE_HEADER},
}
TABLE_SERVER: Final[dict[str, Any]] = {
    "url": "http://{table}",
    "description": "One of the club's tables.",
    "variables": {"table": {"default": "localhost:8000", "description": "The table's address, as its page shows it."}},
}
HUB_SERVER: Final[dict[str, Any]] = {"url": "/", "description": "The hub."}
GATE_SERVER: Final[dict[str, Any]] = {
    "url": "http://{gate}",
    "description": "One of the gates, which show the club and change nothing.",
    "variables": {"gate": {"default": "localhost:8021", "description": "The gate's address."}},
}
SEAL_GATE_SERVER: Final[dict[str, Any]] = {
    "url": "http://{gate}",
    "description": "One of the seal gates, which phones of a hall come to.",
    "variables": {"gate": {"default": "localhost:8030", "description": "As the hub lists them."}},
}


def hosts_or(*scopes: Scope) -> Ways:
    """Hosts, and programs with a token that has one of these scopes."""
    return (*[{"token": (scope,)} for scope in scopes], *HOSTS_ALONE)


@dataclass(frozen=True, slots=True)
class Group:
    """Operations under one heading, for one kind of client."""

    heading: str
    security: Ways

    def get(self, name: str, path: str, words: str, answer: type | None, **more: Any) -> Operation:
        """An operation that changes nothing; ``more`` as in ``Operation``."""
        return self._made("get", name, path, words, answer=answer, **more)

    def post(self, name: str, path: str, body: type, answer: type | None, words: str = "", **more: Any) -> Operation:
        """An operation that changes something; without words, its body's docstring describes it."""
        return self._made("post", name, path, words or words_of(body), body=body, answer=answer, **more)

    def _made(self, method: Method, name: str, path: str, words: str, **more: Any) -> Operation:
        known = {scheme for way in self.security for scheme in way}
        refused: tuple[int, ...] = (403,) if known and method == "get" else ()
        refused = (*refused, 401, 429) if known & {"host_key", "account"} else refused
        refusals = (*more.pop("refusals", ()), *refused, 503)
        shared: dict[str, Any] = {"places": _PLACES, "security": self.security, "name": name, "refusals": refusals}
        return Operation(method, path, words, self.heading, **{**shared, **more})
