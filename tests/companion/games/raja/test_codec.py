"""JSON that does not fit is malformed, with a dotted code and one sentence."""

from __future__ import annotations

import dataclasses
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.codec import command_from_json, command_to_json, event_from_json, options_from_json
from companion.games.errors import MalformedCommand
from companion.games.raja.commands import Command, DeclareBuild, OfferBarter, PlaceBid
from companion.games.raja.game import ENGINE
from companion.games.raja.options import AS_PRINTED
from companion.games.raja.pieces import Goods
from companion.games.records import to_json
from tests.companion.games.raja.positions import A, seat, table_options
from tests.companion.games.raja.wild_commands import KINDS

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (None, "command.not_an_object"),
        ([], "command.not_an_object"),
        ({}, "command.unknown"),
        ({"command": 5}, "command.unknown"),
        ({"command": "Win", "seat": 0}, "command.unknown"),
        ({"command": "PlaceBid", "seat": 0}, "command.missing_field"),
        ({"command": "PlaceBid", "seat": 0, "amount": 5, "tip": 1}, "command.unknown_field"),
        ({"command": "PlaceBid", "seat": 0, "amount": "5"}, "command.wrong_type"),
        ({"command": "PlaceBid", "seat": 0, "amount": 5.0}, "command.wrong_type"),
        ({"command": "PlaceBid", "seat": True, "amount": 5}, "command.wrong_type"),
        ({"command": "PlaceBid", "seat": 0, "amount": 10**4000}, "command.wrong_type"),
        ({"command": "Harvest", "seat": 0, "cell": [0, 1], "said_by": "\ud800"}, "command.wrong_type"),
        ({"command": "Harvest", "seat": 0, "cell": [0, 1, 2]}, "command.wrong_type"),
        ({"command": "Harvest", "seat": 0, "cell": "0,1"}, "command.wrong_type"),
        ({"command": "ProposeTrade", "seat": 0, "market": "gold", "action": "buy"}, "command.wrong_type"),
        ({"command": "DemandRansom", "seat": 0, "ransom": 5}, "command.not_an_object"),
        ({"command": "DemandRansom", "seat": 0, "ransom": {"gold": 1}}, "command.unknown_field"),
        ({"command": "FinishBuild", "seat": 0, "standing": None, "width": 1}, "command.wrong_type"),
    ],
)
def test_malformed_commands(data: Any, code: str) -> None:
    with pytest.raises(MalformedCommand) as refused:
        command_from_json(ENGINE, data)
    assert refused.value.code == code
    assert refused.value.message.endswith(".")


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    ),
    st.sampled_from(KINDS),
    st.data(),
)
def test_anything_else_is_malformed_and_nothing_worse(junk: Any, kind: type, data: st.DataObject) -> None:
    fields = {field.name: junk if data.draw(st.booleans()) else 0 for field in dataclasses.fields(cast(Any, kind))}
    for wild in (junk, {"command": kind.__name__, **fields}):
        command = read(wild)
        assert command is None or command_from_json(ENGINE, command_to_json(command)) == command


def read(data: object) -> Command | None:
    try:
        return command_from_json(ENGINE, data)
    except MalformedCommand:
        return None


def test_the_json_of_a_command() -> None:
    assert command_to_json(PlaceBid(1, 5)) == {"command": "PlaceBid", "seat": 1, "amount": 5}
    assert command_to_json(DeclareBuild(0, A, 2, ((A, 1),)))["grain_from"] == [[[0, 0], 1]]


def test_fields_with_a_default_may_be_left_out() -> None:
    data = {"command": "OfferBarter", "seat": 0, "give": {"money": 3}, "take": {"grain": 1}}
    assert command_from_json(ENGINE, data) == OfferBarter(0, Goods(money=3), Goods(grain=1))


def test_malformed_events_say_event() -> None:
    with pytest.raises(MalformedCommand) as refused:
        event_from_json(ENGINE, {"event": "BidPlaced", "seat": 0})
    assert refused.value.code == "event.missing_field"


def test_options_survive_the_way_through_json() -> None:
    options = table_options(seat({A: (3, 2)}, captured={A: 1}), seat(elephants=2), rulebook=AS_PRINTED, undo_seats=(1,))
    assert options_from_json(ENGINE, to_json(options)) == options
