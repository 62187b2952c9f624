"""What turns one state into another: checked with jsonpatch, a library of its own that applies it."""

from __future__ import annotations

import json
from typing import Any

import jsonpatch
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.table.json_patch import Comparison

pytestmark = pytest.mark.slow

NAMES = st.sampled_from(["a", "b", "~c/d", "0", "-"])
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.integers(0, 3) | st.sampled_from(["", "x", "ü"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=25,
)
OBJECTS = st.dictionaries(NAMES, VALUES, max_size=5)


def told(before: Any, after: Any) -> Any:
    """The changes as they go over the line."""
    return json.loads(json.dumps(Comparison().changes(before, after)))


@settings(max_examples=100, deadline=None)
@given(OBJECTS, OBJECTS)
def test_changes_turn_any_object_into_any_other(before: Any, after: Any) -> None:
    assert jsonpatch.apply_patch(before, told(before, after)) == after


@settings(max_examples=50, deadline=None)
@given(OBJECTS, OBJECTS, OBJECTS)
def test_parts_that_several_viewers_share_are_compared_once_and_rightly_for_each(
    one: Any, other: Any, own: Any
) -> None:
    comparison = Comparison()
    for before, after in (
        ({"all": one, "same": one}, {"all": other, "same": other}),
        ({"all": one, "own": own}, {"all": other, "own": one}),
    ):
        changes = json.loads(json.dumps(comparison.changes(before, after)))
        at_hand = json.loads(json.dumps(before))  # a page's copy has no part twice
        assert jsonpatch.apply_patch(at_hand, changes) == after


def test_parts_that_are_made_for_one_comparison_alone_are_not_taken_for_the_next_viewers() -> None:
    comparison = Comparison()
    for seat in range(200):
        before, after = {"hand": {"cash": seat}}, {"hand": {"cash": seat + 1}}
        expected = [{"op": "replace", "path": "/hand/cash", "value": seat + 1}]
        assert comparison.changes(before, after) == expected
        del before, after


def test_a_log_that_moves_on_sends_its_new_line_alone() -> None:
    lines = [{"version": version, "text": f"line {version}"} for version in range(61)]
    assert told({"log": lines[:60]}, {"log": lines[1:]}) == [
        {"op": "remove", "path": "/log/0"},
        {"op": "add", "path": "/log/-", "value": lines[60]},
    ]


def test_one_tile_that_changes_is_sent_without_the_others() -> None:
    before = {"board": [{"cell": cell, "city": {"stones": 3}} for cell in "ABC"]}
    after = {"board": [{"cell": cell, "city": {"stones": 4 if cell == "B" else 3}} for cell in "ABC"]}
    assert told(before, after) == [{"op": "replace", "path": "/board/1/city/stones", "value": 4}]


def test_what_is_null_is_told_as_null_and_what_is_gone_as_gone() -> None:
    assert told({"a": 1, "b": 2}, {"a": None}) == [
        {"op": "remove", "path": "/b"},
        {"op": "replace", "path": "/a", "value": None},
    ]
