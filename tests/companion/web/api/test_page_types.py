"""Schemas and the pages' types are made of the dataclasses that say what is told, and of nothing else."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, make_dataclass
from hashlib import sha256
from pathlib import Path

import pytest

import companion.web
from companion.games.cards import Card
from companion.games.raja.commands import PlaceBid
from companion.games.raja.pieces import Goods
from tests.companion.web.api import facts_made
from tests.companion.web.api.schemas_made import FILE, HUB_FILE, components, schemas_made, written

TYPES = Path(companion.web.__file__).parent / "static" / "js" / "schema.d.ts"


@dataclass(frozen=True)
class Pile:
    """Some cards. Or none."""

    top: Card | None
    size: int = 0


def test_the_schemas_are_up_to_date() -> None:
    for file in (FILE, HUB_FILE):
        assert file.read_text("utf-8") == written(file), "run `make page-types`"
    assert not schemas_made()[FILE].keys() & schemas_made()[HUB_FILE].keys(), "two dataclasses have one name"


def test_the_pages_facts_are_up_to_date() -> None:
    assert facts_made.FILE.read_text("utf-8") == facts_made.written(), "run `make page-types`"


def test_what_the_pages_order_is_all_that_can_be_chosen() -> None:
    """The order of a small game's options is the pages' own; what there is to choose is not."""
    ordered = (facts_made.FILE.parents[1] / "host" / "game_options.js").read_text("utf-8")
    for kind, game in facts_made.facts()["SMALL_GAMES"].items():
        names = re.search(rf"^  {kind}: (\[.*\]),$", ordered, re.MULTILINE)
        assert names is not None, kind
        assert set(json.loads(names[1])) == set(game["options"]), kind


def test_the_types_are_made_of_these_schemas() -> None:
    """Whether they are what would be made now, ``make lint`` says: that takes Node."""
    assert sha256(FILE.read_bytes()).hexdigest() in TYPES.read_text("utf-8"), "run `make page-types`"


def test_all_is_told_and_of_what_is_asked_a_default_may_be_left_out() -> None:
    assert components([Pile], "serialization")["Pile"]["required"] == ["top", "size"]
    assert components([Pile], "validation")["Pile"]["required"] == ["top"]


def test_an_object_has_no_field_more_and_its_class_s_words() -> None:
    pile = components([Pile], "serialization")["Pile"]
    assert (pile["additionalProperties"], pile["description"]) == (False, "Some cards. Or none.")


def test_the_codec_s_name_for_a_command_is_one_of_its_fields() -> None:
    asked = components([PlaceBid], "validation")["PlaceBid"]
    assert asked["properties"]["command"] == {"type": "string", "const": "PlaceBid"}
    assert asked["required"][0] == "command"


def test_numbers_that_are_asked_for_have_bounds() -> None:
    assert "maximum" in components([Goods], "validation")["Goods"]["properties"]["money"]
    assert "maximum" not in components([Goods], "serialization")["Goods"]["properties"]["money"]


def test_two_classes_of_one_name_are_refused() -> None:
    other = make_dataclass("Goods", [("x", int)], frozen=True)
    with pytest.raises(ValueError, match="Goods"):
        components([Goods, other], "serialization")
