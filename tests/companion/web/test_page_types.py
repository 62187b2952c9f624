"""The types that the pages' JavaScript is checked with say what the schemas say."""

from __future__ import annotations

import pytest

from companion.web.described.schemas import Schema, closed, listed, or_null, told_apart
from tests.companion.web.page_types import FILE, ROOM_FILE, SMALL_FILE, part, room_types, small_types, table_types
from tests.companion.web.typescript import declarations


def test_the_types_of_the_table_are_up_to_date() -> None:
    assert FILE.read_text("utf-8") == table_types(), "run `make page-types`"


def test_the_types_of_the_small_games_are_up_to_date() -> None:
    assert SMALL_FILE.read_text("utf-8") == small_types(), "run `make page-types`"


def test_the_types_of_an_open_room_are_up_to_date() -> None:
    assert ROOM_FILE.read_text("utf-8") == room_types(), "run `make page-types`"


WHOLE: Schema = {"type": "integer"}
TEXT: Schema = {"type": "string"}
CASES: list[tuple[Schema, str]] = [
    (or_null(WHOLE), "number | null"),
    (listed(or_null(TEXT)), "(string | null)[]"),
    ({"type": "array", "items": WHOLE, "minItems": 2, "maxItems": 2}, "[number, number]"),
    ({"enum": ["red", "blue"]}, '"red" | "blue"'),
    ({"type": "object", "maxProperties": 0}, "Record<string, never>"),
    ({"type": "object"}, "Record<string, unknown>"),
    ({"type": "object", "properties": {"a": WHOLE, "b": TEXT}, "required": ["a"]}, "{ a: number; b?: string }"),
    (
        told_apart({"x": closed(kind={"const": "x"}, a=WHOLE), "y": closed(kind={"const": "y"}, a=TEXT)}, "kind"),
        '{ kind: "x"; a: number } | { kind: "y"; a: string }',
    ),
]


@pytest.mark.parametrize(("schema", "told"), CASES)
def test_a_schema_is_told_as_a_type(schema: Schema, told: str) -> None:
    assert declarations({"T": schema}) == f"export type T = {told};\n"


def test_a_named_schema_stands_in_others_by_its_name() -> None:
    seat = {"type": "integer", "description": "Whose."}
    named = declarations({"Seat": closed(seat=seat), "Table": closed(seats=listed(closed(seat=WHOLE)))})
    assert "/** Whose. */" not in named
    assert "export type Table = { seats: Seat[] };" in named


def test_what_all_options_share_is_told_once() -> None:
    shared = {"turn": WHOLE, "order": listed(WHOLE)}
    views = {name: closed(phase={"const": name}, **shared, step=closed(**{name: TEXT})) for name in ("bid", "buy")}
    told = declarations({"View": told_apart(views, "phase")})
    assert told.count("turn: number") == 1
    assert '{ phase: "buy"; step: { buy: string } }' in told


def test_a_keyword_without_a_type_is_refused() -> None:
    with pytest.raises(ValueError, match="no type"):
        declarations({"T": {"not": WHOLE}})


def test_a_part_is_found_by_its_path() -> None:
    schema = closed(games=listed(or_null(closed(name=TEXT))))
    assert part(schema, "games[].name") == TEXT
