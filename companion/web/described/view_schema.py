"""The schema of the rules' view of Raja, for whoever looks: told apart by phase, each with its own step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

from companion.games.raja import options, pieces, state
from companion.web.described.schemas import Schema, closed, listed, or_null, record_schema, told_apart

_WHOLE: Final[Schema] = {"type": "integer"}
_TEXT: Final[Schema] = {"type": "string"}
_YES: Final[Schema] = {"type": "boolean"}
_SEATS: Final = listed(_WHOLE)
_FLAGS: Final = listed(_YES)
_SIDE: Final[Schema] = {"enum": list(get_args(pieces.Side))}
_CELL: Final[Schema] = {"type": "array", "items": _WHOLE, "minItems": 2, "maxItems": 2}
_SHIELD_COUNTS: Final[Schema] = {"type": "array", "items": _WHOLE, "minItems": 3, "maxItems": 3}
_PRICES: Final = closed(**dict.fromkeys(pieces.MARKET_NAMES, _WHOLE))
_PRICE_ROW: Final[Schema] = {"type": "array", "items": _WHOLE, "minItems": 2, "maxItems": 2}
_MARKER: Final[Schema] = {"enum": list(pieces.MARKERS)}


def view_schema() -> Schema:
    """What ``companion.games.raja.views.view`` tells."""
    steps = {
        "set-up": closed(stones_left=_SEATS, ready=_FLAGS),
        "production": closed(left=listed(listed(_CELL))),
        "auction": closed(highest=or_null(_WHOLE), leader=or_null(_WHOLE), passed=_FLAGS),
        "commerce": closed(
            traded=listed({"enum": list(pieces.MARKET_NAMES)}),
            barter=or_null(_record(state.Barter)),
            trade=or_null(_record(state.Trade)),
        ),
        "building": closed(cell=or_null(_CELL), stones=_WHOLE),
        "siege": _siege(),
        "ended": closed(points=_SEATS, winners=_SEATS),
    }
    common = _common()
    return told_apart(
        {phase: closed(phase={"const": phase}, **common, step=step) for phase, step in steps.items()}, "phase"
    )


def _common() -> Mapping[str, Schema]:
    rulebook = _record(options.Rulebook)
    names = {"enum": list(get_args(options.RulebookName))}
    return {
        "turn": _WHOLE,
        "season": _SIDE,
        "starting_seat": _WHOLE,
        "order": _SEATS,
        "active": or_null(_WHOLE),
        "waiting_for": _SEATS,
        "rulebook": closed(name=names, **rulebook["properties"]),
        "open_hands": _YES,
        "prices": _PRICES,
        "price_rows": closed(**dict.fromkeys(pieces.MARKET_NAMES, _PRICE_ROW)),
        "stock": closed(grain=_WHOLE, shields=_SHIELD_COUNTS, elephants=_WHOLE),
        "bank_overdrawn": _WHOLE,
        "points_to_end": _WHOLE,
        "players": listed(_player()),
    }


def _player() -> Schema:
    tile = closed(
        cell=_CELL,
        side=_SIDE,
        city=_YES,
        noble=_YES,
        captured_by=or_null(_WHOLE),
        wall=closed(stones=_WHOLE, width=_WHOLE),
        grain=_WHOLE,
        shields=listed(_WHOLE),
    )
    return closed(
        seat=_WHOLE,
        name=_TEXT,
        marker=_MARKER,
        points=_WHOLE,
        reserve=_WHOLE,
        loose_grain=_WHOLE,
        elephants_out=_WHOLE,
        marker_at=or_null(record_schema(state.Player, {}, all_there=True)["properties"]["marker_at"]["anyOf"][0]),
        captured=_SEATS,
        tiles=listed(tile),
        hand=or_null(closed(cash=_WHOLE, elephants=_WHOLE, shields=_SHIELD_COUNTS)),
    )


def _siege() -> Schema:
    battle = _record(state.Battle)["properties"]
    declared = closed(
        declared={"const": True},
        defender=_WHOLE,
        shields_assigned=_YES,
        battles=listed(closed(**battle, attacker_dice_left=_WHOLE, defender_dice_left=_WHOLE)),
        result=or_null(_record(state.BattleResult)),
        ransom=or_null(_record(pieces.Goods)),
    )
    return {"oneOf": [declared, closed(declared={"const": False})]}


def _record(kind: type) -> Schema:
    return record_schema(kind, {}, all_there=True)
