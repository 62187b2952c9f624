"""Writes the hub and the table of raja_client from the description of a hub and its tables (`python -m scripts.make_client`).

No generator from PyPI is used: those bring attrs or pydantic, and httpx, to every table, and turn each schema into a class
in its own module. Here an answer is the JSON itself, described by a type.
"""

from __future__ import annotations

import re
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from companion.hub.described.description import club_interface
from companion.hub.described.operation_access import ACCOUNTS, HOSTS_ALONE
from companion.web.api.description import openapi

FOLDER: Final = Path(__file__).parents[1] / "raja_client"
PLACE: Final = "#/components/schemas/"
_WIDTH: Final = 112
_HALLS: Final = "Halls of Almost"
LARGE: Final = 30
"""A schema that refers to more schemas than this counts as a whole state."""
_HEAD: Final = (
    '"""{}; written by scripts/make_client.py from the hub\'s description."""\n\nfrom __future__ import annotations\n\n'
)
_SIMPLE: Final = {
    "integer": "int",
    "number": "float",
    "string": "str",
    "boolean": "bool",
    "object": "dict[str, Any]",
    "null": "None",
}
_WAYS: Final = {"application/json": "json", "text/event-stream": "events", "text/csv": "text", "text/plain": "text"}


def written() -> dict[str, str]:
    """The content of each file, by its name."""
    document = openapi(club_interface())
    known = document["components"]["schemas"]
    made: dict[str, str] = {}
    for kind in (HALLS, HUB, TABLE):
        methods = [
            (path, method, operation)
            for path, found in document["paths"].items()
            for method, operation in found.items()
            if kind.takes(path, method, operation)
        ]
        answers = {name for *_, one in methods for name in _named(_answer(one)[1]) if not _is_large(name, known)}
        made[f"{kind.module}.py"] = _formatted(_client(kind, methods, known, answers))
        made[f"{kind.module}_types.py"] = _formatted(_told(kind, known, answers))
    return made


def _formatted(text: str) -> str:
    """Format as all code here: imports in order, lines wrapped."""
    for command in (("check", "--fix-only", "--select", "I"), ("format",)):
        ruff = (sys.executable, "-m", "ruff", *command, "--quiet", "--stdin-filename", "raja_client/written.py", "-")
        text = subprocess.run(ruff, input=text, capture_output=True, text=True, check=True, cwd=FOLDER.parent).stdout
    return text


def _is_of_halls(_path: str, _method: str, operation: Mapping[str, Any]) -> bool:
    return bool(operation["tags"] == [_HALLS])


def _is_of_hub(_path: str, _method: str, operation: Mapping[str, Any]) -> bool:
    """Whether the client's hub has this operation: not those that tables sign, a hall's gates, signed-in people's, or
    parts of pages.
    """
    (group,) = operation["tags"]
    return (
        not group.startswith("A table")
        and group not in (_HALLS, "What tables ask", "A hall's seal gate", ACCOUNTS)
        and _answer(operation)[0] != "text/html"
    )


def _is_read_of_table(path: str, method: str, operation: Mapping[str, Any]) -> bool:
    """Whether it reads from a table: not a seat's own requests, not hosts' views, not the recorded evening (which has a
    name of its own).
    """
    is_open = method == "get" and "403" not in operation["responses"]
    return operation["tags"][0].startswith("A table") and is_open and not path.startswith("/recorded")


@dataclass(frozen=True, slots=True)
class Kind:
    """A class of the client: its module, name, description, the operations that become methods, and its base."""

    module: str
    name: str
    words: str
    takes: Callable[[str, str, Mapping[str, Any]], bool]
    base: tuple[str, str] = ("line", "Line")


HALLS: Final = Kind("hub_halls", "HubHalls", "A club's halls of Almost", _is_of_halls)
HUB: Final = Kind("hub", "Hub", "A club's hub", _is_of_hub, ("hub_halls", "HubHalls"))
TABLE: Final = Kind("table", "Table", "A table, as a guest sees it", _is_read_of_table)


def _is_large(name: str, known: Mapping[str, Any]) -> bool:
    """Whether it is the whole state of a game: those are given as they come; docs/table-state.md has their form."""
    found: set[str] = set()
    waiting = {name}
    while waiting:
        found |= waiting
        waiting = {other for one in waiting for other in _named(known[one])} - found
    return len(found) > LARGE


def _method_name(path: str, operation: Mapping[str, Any]) -> str:
    """The operation's id if it is a valid name, else the path's words."""
    given = str(operation["operationId"])
    return given if given.isidentifier() else re.sub(r"\W+", "_", path.removeprefix("/api/")).strip("_")


def _answer(operation: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """Media type and schema of a successful answer."""
    (media, content), *_ = operation["responses"]["200"]["content"].items()
    return media, content["schema"]


def _named(schema: Any) -> set[str]:
    return set(re.findall(rf"'{PLACE}(\w+)'", str(schema)))


def _type(schema: Mapping[str, Any], *, asked: bool = False) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].removeprefix(PLACE))
    if "anyOf" in schema:
        return " | ".join(_type(option, asked=asked) for option in schema["anyOf"])
    if "enum" in schema:
        return f"Literal[{', '.join(repr(value).replace(chr(39), chr(34)) for value in schema['enum'])}]"
    if schema.get("type") == "array":
        each = _type(schema["items"], asked=asked) if "items" in schema else "Any"
        return f"{'Sequence' if asked else 'list'}[{each}]"
    return _SIMPLE.get(str(schema.get("type", "")), "Any")


def _told(kind: Kind, known: Mapping[str, Any], answers: set[str]) -> str:
    """A typed dictionary for each schema, preceded by those it refers to."""
    made: dict[str, str] = {}

    def make(name: str) -> None:
        if name in made:
            return
        for other in sorted(_named(known[name]) - {name}):
            make(other)
        fields = [f"    {field}: {_type(schema)}" for field, schema in known[name]["properties"].items()]
        made[name] = "\n".join([f"class {name}(TypedDict):", *_docstring(known[name]["description"]), "", *fields, ""])

    for name in sorted(answers):
        make(name)
    classes = "\n\n".join(made.values())
    used = [word for word in ("Any", "Literal", "TypedDict") if word in classes]
    return (
        f"{_HEAD.format(kind.words + ': what it answers, as types')}from typing import {', '.join(used)}\n\n\n{classes}"
    )


def _docstring(words: str, indent: str = "    ", beside: str = "") -> list[str]:
    lines = textwrap.wrap(words, _WIDTH) + (["", beside] if beside else [])
    if len(lines) == 1:
        return [f'{indent}"""{lines[0]}"""']
    return [f'{indent}"""{lines[0]}', *[indent + line if line else "" for line in lines[1:]], f'{indent}"""']


def _client(kind: Kind, methods: list[tuple[str, str, Any]], known: Mapping[str, Any], answers: set[str]) -> str:
    body = "\n".join(line for path, method, operation in methods for line in _method(path, method, operation, known))
    collections = [word for word in ("Generator", "Sequence") if f"{word}[" in body]
    typing = [word for word in ("Any", "cast") if re.search(rf"\b{word}\b", body)]
    names = sorted(name for name in answers if re.search(rf"-> {name}:", body))
    module, base = kind.base
    own = ["Line", "in_path"] if module == "line" else ["in_path"]
    based = "" if module == "line" else f"from raja_client.{module} import {base}\n"
    told = f"from raja_client.{kind.module}_types import (\n" + "".join(f"    {name},\n" for name in names) + ")"
    return (
        f"{_HEAD.format(kind.words + ': what it offers to programs')}from collections.abc import {', '.join(collections)}\n"
        f"from typing import {', '.join(typing)}\n\nfrom raja_client.line import {', '.join(own)}\n{based}{told}\n\n\n"
        f'class {kind.name}({kind.base[1]}):\n    """{kind.words}; each method raises ``Refused`` where it does not do it, ``Away`` where nobody answers."""\n\n'
        f"{body.rstrip()}\n"
    )


def _method(path: str, method: str, operation: Any, known: Mapping[str, Any]) -> Iterator[str]:
    media, schema = _answer(operation)
    way = _WAYS.get(media, "content")
    plain = {"text": "str", "content": "bytes", "events": "Generator[tuple[str, Any], None, None]"}
    answer = plain.get(way) or _answer_type(schema, known)
    places, choice, fields = _asked(path, operation, known)
    arguments = ["self", *places]
    if choice or fields:
        arguments += ["*", *choice.values(), *[told for told, _ in fields.values()]]
    target = re.sub(r"{(\w+)}", r"{in_path(\1)}", path)
    target = f'f"{target}"' if target != path else f'"{path}"'
    query = "{" + ", ".join(f'"{name}": {name}' for name in choice) + "}"
    yield f"    def {_method_name(path, operation)}({', '.join(arguments)}) -> {answer}:"
    yield from _docstring(operation["summary"], "        ", _who(operation))
    if way == "events":
        yield f"        return self.follow({target}, {query})"
    else:
        sent = "None" if method == "get" else "body"
        if method == "post":
            yield from _body(fields)
        call = f'self.{way}("{method.upper()}", {target}, {query}, {sent})'
        yield f"        return cast({answer}, {call})" if way == "json" else f"        return {call}"
    yield ""


def _asked(
    path: str, operation: Any, known: Mapping[str, Any]
) -> tuple[list[str], dict[str, str], dict[str, tuple[str, bool]]]:
    """The method's arguments: those of the path, those of the query, and the body's fields with their types and whether
    they are required.
    """
    parameters = operation["parameters"]
    kinds = {one["name"]: _type(one["schema"]) for one in parameters if one["in"] == "path"}
    places = [f"{name}: {kinds[name]}" for name in re.findall(r"{(\w+)}", path)]
    choice = {
        one["name"]: str(one["name"]) + ": str" + ("" if one["required"] else " | None = None")
        for one in parameters
        if one["in"] == "query"
    }
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    shape = known[body["$ref"].removeprefix(PLACE)] if "$ref" in body else {}
    needed, fields = set(shape.get("required", ())), {}
    for name, schema in shape.get("properties", {}).items():
        kind = _type(schema, asked=True)
        fields[name] = (f"{name}: {kind}" if name in needed else f"{name}: {kind} = None", name in needed)
    return places, choice, fields


def _answer_type(schema: Mapping[str, Any], known: Mapping[str, Any]) -> str:
    name = str(schema.get("$ref", "")).removeprefix(PLACE)
    return "dict[str, Any]" if name and _is_large(name, known) else _type(schema)


def _body(fields: Mapping[str, tuple[str, bool]]) -> Iterator[str]:
    needed = ", ".join(f'"{name}": {name}' for name, (_, is_needed) in fields.items() if is_needed)
    yield f"        body: dict[str, Any] = {{{needed}}}"
    for name, (_, is_needed) in fields.items():
        if not is_needed:
            yield f"        if {name} is not None:"
            yield f'            body["{name}"] = {name}'


def _who(operation: Any) -> str:
    """Who may call the operation, if not everybody may."""
    scopes = [scope for way in operation.get("security", ()) for scope in way.get("token", ())]
    if scopes:
        return f"Scope of the token: {' or '.join(scopes)}."
    hosts = any(HOSTS_ALONE[0].keys() <= way.keys() for way in operation.get("security", ()))
    return "For hosts: no token is enough." if hosts else ""


def main() -> None:
    """Write the files."""
    for name, text in written().items():
        (FOLDER / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
