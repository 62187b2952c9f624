"""The schema of what a live table tells: closed objects only, so that nothing is told that is not described.

Moves come from the rules' own classes. The tests hold every state that is published against it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast, get_args

from companion.games.raja import moves
from companion.games.raja.options import Rulebook, RulebookName
from companion.games.raja.pieces import MARKERS, MARKET_NAMES
from companion.lobby.lobby import GameKind
from companion.lobby.looks import PLACE_COLOURS
from companion.web.described.schemas import Schema, closed, listed, or_null, record_schema, told_apart
from companion.web.described.view_schema import view_schema

_WHOLE: Final[Schema] = {"type": "integer"}
_NUMBER: Final[Schema] = {"type": "number"}
_TEXT: Final[Schema] = {"type": "string"}
MESSAGE: Final = closed(code=_TEXT, values={"type": "object"})
_YES: Final[Schema] = {"type": "boolean"}


def _reading(value: Schema) -> Schema:
    return told_apart(
        {
            "seen": closed(state={"const": "seen"}, value=value),
            "unsure": closed(state={"const": "unsure"}, best=value, low=value, high=value, why=_TEXT, german=_TEXT),
            "hidden": closed(state={"const": "hidden"}, why=_TEXT, german=_TEXT),
        },
        "state",
    )


_COUNT: Final = _reading(_WHOLE)
_SIDE: Final[Schema] = {"enum": ["red", "blue"]}
_CELL: Final[Schema] = {"type": "array", "items": _WHOLE, "minItems": 2, "maxItems": 2}
_COLOUR: Final[Schema] = {"enum": ["green", "purple", "orange", "black", "white"]}
_PLACE_COLOUR: Final[Schema] = {"enum": list(PLACE_COLOURS)}
_KIND: Final[Schema] = {"enum": list(get_args(GameKind))}
_MARKER: Final[Schema] = {"enum": list(MARKERS)}
_DEVICE: Final = closed(
    state={"enum": ["on", "off", "recording", "fault"]}, sentence=_TEXT, german=or_null(_TEXT), virtual=_YES
)
_TOLD: Final = closed(text=_TEXT, german=_TEXT)
_PLACE: Final[dict[str, Schema]] = {"cell": _TEXT, "row": _WHOLE, "col": _WHOLE}
_GAME: Final = or_null(view_schema())

_CITY: Final = closed(
    noble=_YES,
    stones=_WHOLE,
    width=_WHOLE,
    grain=_WHOLE,
    reading=or_null(closed(noble=_reading(_YES), stones=_COUNT, width=_COUNT, grain=_COUNT)),
    crop=or_null(_TEXT),
    differs=or_null(_TOLD),
    counting=or_null(closed(placed=_WHOLE, declared=_WHOLE, fell=_YES)),
)
_TILE: Final = closed(
    seat=_WHOLE,
    **_PLACE,
    side=_SIDE,
    on_camera=_YES,
    city=or_null(_CITY),
    shields=listed(_WHOLE),
    differs=or_null(_TOLD),
)
_MARKET_ROW: Final = closed(price=_WHOLE, reading=or_null(_COUNT), stock=_WHOLE, differs=or_null(_TOLD))
_ROLL: Final = closed(
    number=_WHOLE,
    well=_WHOLE,
    face=_WHOLE,
    margin=_WHOLE,
    seat=or_null(_WHOLE),
    side=or_null({"enum": ["attacker", "defender"]}),
    t_s=_NUMBER,
)
_SIEGE: Final = closed(
    attacker=_WHOLE,
    defender=_WHOLE,
    attacker_dice=listed(_WHOLE),
    attacker_wanted=_WHOLE,
    defender_dice=listed(_WHOLE),
    defender_wanted=_WHOLE,
    explained=or_null(_TEXT),
)
_QUESTION: Final = closed(
    id=_TEXT,
    seat=_WHOLE,
    text=_TEXT,
    german=_TEXT,
    crop=or_null(_TEXT),
    answers=listed({"anyOf": [_WHOLE, closed(value=_WHOLE, text=_TEXT, german=_TEXT)]}),
    pad=_YES,
    pictures=listed(closed(n=_WHOLE, after_s=_NUMBER, picture=_TEXT)),
    seen=or_null(
        {"anyOf": [closed(tiles=listed(closed(**_PLACE, side=_SIDE))), closed(nobles=listed(closed(**_PLACE)))]}
    ),
    compared=or_null(
        told_apart(
            {
                "price": closed(about={"const": "price"}, table=_WHOLE, game=_WHOLE),
                "side": closed(about={"const": "side"}, table=_SIDE, game=_SIDE),
                "shields": closed(about={"const": "shields"}, table=listed(_WHOLE), game=listed(_WHOLE)),
            },
            "about",
        )
    ),
)
_SHARED: Final[dict[str, Schema]] = {
    "version": _WHOLE,
    "seats": listed(closed(seat=_WHOLE, name=_TEXT, symbol=_TEXT, colour=_COLOUR, marker=_MARKER)),
    "board": listed(_TILE),
    "market": or_null(closed(**dict.fromkeys(MARKET_NAMES, _MARKET_ROW))),
    "dice": closed(
        wells=listed(closed(well=_WHOLE, state=_TEXT, face=or_null(_WHOLE))),
        rolls=listed(_ROLL),
        siege=or_null(_SIEGE),
    ),
    "shaken": closed(
        bump=or_null(closed(t_s=_NUMBER, peak_mg=_WHOLE)), tilt=or_null(closed(x_deg=_NUMBER, y_deg=_NUMBER))
    ),
    "loose": _COUNT,
    "questions": listed(_QUESTION),
    "frame": or_null(closed(n=_WHOLE, t_s=_NUMBER, picture=_TEXT, overlay=_TEXT, width=_WHOLE, height=_WHOLE)),
    "log": listed(
        closed(
            version=_WHOLE,
            t_s=_NUMBER,
            text=_TEXT,
            german=or_null(_TEXT),
            message=or_null(MESSAGE),
            tags=listed(_TEXT),
        )
    ),
    "score": listed(closed(seat=_WHOLE, points=_WHOLE, nobles_home=_WHOLE, captured=_WHOLE, great_walls=_WHOLE)),
    "result": or_null(closed(winners=listed(_WHOLE), sentence=_TEXT)),
}
_EVENING: Final = closed(
    title=_TEXT,
    mode={"enum": ["live", "recording"]},
    t_s=_NUMBER,
    end_s=_NUMBER,
    playing=_YES,
    speed=_NUMBER,
    finished=_YES,
    notes=listed(closed(text=_TEXT, german=or_null(_TEXT))),
)
_LOBBY: Final = closed(
    table=_TEXT,
    kind=_KIND,
    title=_TEXT,
    created=_TEXT,
    stage={"enum": ["open", "playing", "ended"]},
    paused=_YES,
    paused_by=or_null(_TEXT),
    address=_TEXT,
    name_address=or_null(_TEXT),
    secure_address=or_null(_TEXT),
    fingerprint=or_null(_TEXT),
    seats=listed(
        closed(
            seat=_WHOLE,
            symbol=_TEXT,
            colour=_PLACE_COLOUR,
            name=or_null(_TEXT),
            marker=or_null(_MARKER),
            taken=_YES,
            held=_YES,
            connected=_YES,
            virtual=or_null({"enum": ["random", "sensible"]}),
            returnable=_YES,
        )
    ),
    requests=listed(closed(id=_WHOLE, seat=_WHOLE, name=_TEXT)),
    rulebook={"enum": list(get_args(RulebookName))},
    options=closed(
        rulebook={"enum": list(get_args(RulebookName))},
        rulings=or_null(record_schema(Rulebook, {}, all_there=True)),
        open_hands=_YES,
        undo={"enum": ["host", "all"]},
        hints=_YES,
        companion_dice=_YES,
        starting_seat=or_null(_WHOLE),
    ),
)
_CHANCES: Final[dict[str, Schema]] = {"destroyed": _NUMBER, "stones_lost": _NUMBER, "elephants_lost": _NUMBER}
_ODDS: Final = told_apart(
    {
        "attacker": closed(
            role={"const": "attacker"},
            cities=listed(
                closed(
                    defender=_WHOLE,
                    cell=_CELL,
                    stones=_WHOLE,
                    shield_points=_WHOLE,
                    by_elephants=listed(closed(elephants=_WHOLE, **_CHANCES)),
                )
            ),
        ),
        "defender": closed(
            role={"const": "defender"},
            cities=listed(
                closed(
                    defender=_WHOLE,
                    cell=_CELL,
                    stones=_WHOLE,
                    elephants=_WHOLE,
                    by_shield_points=listed(closed(shield_points=_WHOLE, **_CHANCES)),
                )
            ),
        ),
    },
    "role",
)


def _moves() -> dict[str, Schema]:
    kinds = {kind.__name__.removeprefix("May"): kind for kind in get_args(moves.Move)}
    return {
        name: record_schema(cast(type, kind), {"may": {"const": name}}, all_there=True) for name, kind in kinds.items()
    }


def _legal(more: Mapping[str, Schema]) -> Schema:
    move = told_apart({**_moves(), **more}, "may")
    return closed(
        seat=_WHOLE,
        phase=_TEXT,
        active=or_null(_WHOLE),
        waiting_for=listed(_WHOLE),
        moves=listed(move),
        mends=listed(move),
    )


def moment_schema() -> Schema:
    """The table at one moment of its game, as everybody may see it."""
    no_devices: Schema = {"type": "object", "maxProperties": 0}
    return closed(**_SHARED, devices=no_devices, game=_GAME)


def live_state_schema() -> Schema:
    """What a live table tells one viewer."""
    # A hand's bounds would tell the hand: for hosts they are left out.
    any_hand = closed(may={"const": "CorrectHand"}, owner=_WHOLE)
    return closed(
        sequence=_WHOLE,
        **_SHARED,
        evening=_EVENING,
        devices=closed(camera=_DEVICE, arduino=_DEVICE),
        lobby=_LOBBY,
        clock=closed(seconds=or_null(_WHOLE), ends_at_ms=or_null(_WHOLE)),
        recorded={"enum": ["now", "with_game", "off"]},
        you=closed(
            role={"enum": ["spectator", "seat"]}, seat=or_null(_WHOLE), host=_YES, local=_YES, pin=or_null(_TEXT)
        ),
        hosts=or_null(listed(closed(number=_WHOLE, seat=or_null(_WHOLE), since_ms=or_null(_WHOLE), own=_YES))),
        game=_GAME,
        legal=or_null(_legal({})),
        host_legal=or_null(_legal({"CorrectHand": any_hand})),
        undo=closed(
            may=_YES,
            count=_WHOLE,
            redo=_YES,
            next=or_null(closed(text=_TEXT, german=_TEXT, moves=listed(_TOLD), asks=or_null(_TOLD))),
            again=or_null(_TOLD),
        ),
        odds=or_null(_ODDS),
    )


def recorded_state_schema() -> Schema:
    """What a recorded evening tells."""
    return closed(
        sequence=_WHOLE, **_SHARED, evening=_EVENING, devices=closed(camera=_DEVICE, arduino=_DEVICE), game=_GAME
    )


def moments_schema() -> Schema:
    """The moments of a game, with prices and points."""
    moment: dict[str, Any] = {
        "version": _WHOLE,
        "t_s": _NUMBER,
        "text": _TEXT,
        "german": or_null(_TEXT),
        "message": or_null(MESSAGE),
        "tags": listed(_TEXT),
        "turn": _WHOLE,
        "phase": _TEXT,
        "prices": closed(**dict.fromkeys(MARKET_NAMES, _WHOLE)),
        "points": listed(_WHOLE),
    }
    return closed(moments=listed(closed(**moment)))
