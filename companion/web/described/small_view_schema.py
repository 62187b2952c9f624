"""The schema of what a seat sees of each small game: closed objects, so that a view tells nothing that is not described."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, get_args, get_type_hints

from companion.games.almost import options as almost_options
from companion.games.almost import state as almost
from companion.games.belemmer import options as belemmer_options
from companion.games.belemmer import state as belemmer
from companion.games.bid_war import options as bid_war_options
from companion.games.bid_war import state as bid_war
from companion.games.cards import SUITS, Card, CardSource
from companion.games.evening_vote.options import NAME as EVENING_VOTE
from companion.games.suit_bidding import options as suit_options
from companion.games.suit_bidding import state as suit_bidding
from companion.web.described.schemas import Schema, closed, listed, or_null, record_schema, told_apart

_WHOLE: Final[Schema] = {"type": "integer"}
_TEXT: Final[Schema] = {"type": "string"}
EXACT: Final[Schema] = {"anyOf": [_WHOLE, {"type": "string", "pattern": "^[0-9]+$"}]}
"""A number, in digits where browsers would round it."""
_NOTHING: Final[Schema] = {"type": "object", "maxProperties": 0}
_SEATS: Final = listed(_WHOLE)
_VARIANT: Final = ("values", "offer", "bidding", "ties")


def small_view_schema() -> Schema:
    """The view of any of the small games, told apart by ``game``; null where none is open."""
    views = {
        almost_options.NAME: _almost(),
        bid_war_options.NAME: _bid_war(),
        suit_options.NAME: _suit_bidding(),
        belemmer_options.NAME: _belemmer(),
        EVENING_VOTE: _evening_vote(),
    }
    return {"anyOf": [*({**view, "title": name} for name, view in views.items()), {"type": "null"}]}


def _record(kind: type, **more: Schema) -> Schema:
    """A dataclass of the rules as it is told, with what is told beside it."""
    schema = record_schema(kind, {}, all_there=True)
    schema["properties"] = {**schema["properties"], **more}
    schema["required"] = [*schema["required"], *more]
    return schema


def _one_of(names: Any) -> Schema:
    return {"enum": list(get_args(names))}


_CARD: Final = _record(Card)
_CARDS: Final = listed(_CARD)
_SOURCE: Final = _one_of(CardSource)
_TEXTS: Final = listed(_TEXT)


def _game(name: str, phases: Mapping[str, Mapping[str, Schema]], **fields: Schema) -> Schema:
    """A game's view: its phases, each with what it tells beside the fields that all have."""
    return told_apart(
        {
            phase: closed(game={"const": name}, phase={"const": phase}, waiting_for=_SEATS, **fields, **own)
            for phase, own in phases.items()
        },
        "phase",
    )


def _step(schema: Schema) -> Mapping[str, Schema]:
    return {"step": schema}


_NO_STEP: Final = _step(_NOTHING)


def _bid(**fields: Schema) -> Schema:
    return or_null(closed(seal=_TEXT, salt=or_null(_TEXT), **fields))


def _almost() -> Schema:
    player = closed(seat=_WHOLE, name=_TEXT, points=EXACT, rounds_won=_WHOLE, bid=_bid(bid=or_null(_WHOLE)))
    return _game(
        almost_options.NAME,
        {
            "discussing": _NO_STEP,
            "sealing": _NO_STEP,
            "showing": _step(_record(almost.Showing)),
            "ended": _step(_record(almost.Ended)),
        },
        variant=_one_of(almost_options.Variant),
        winner=_one_of(almost_options.Winner),
        bids=_one_of(almost_options.Bids),
        discussion_s=_WHOLE,
        round=_WHOLE,
        rounds=_WHOLE,
        players=listed(player),
        last=or_null(_record(almost.LastRound, texts=_TEXTS)),
    )


def _bid_war() -> Schema:
    player = closed(
        seat=_WHOLE,
        name=_TEXT,
        suit={"enum": list(SUITS)},
        in_hand=_WHOLE,
        in_deck=_WHOLE,
        hand=or_null(_CARDS),
        discard=_CARDS,
        trash=_CARDS,
        prizes=_CARDS,
        points=_WHOLE,
        reshuffles=_WHOLE,
        bid=_bid(count=or_null(_WHOLE), cards=or_null(_CARDS)),
    )
    return _game(
        bid_war_options.NAME,
        {
            "dealing": _NO_STEP,
            "preparing": _NO_STEP,
            "bidding": _NO_STEP,
            "showing": _step(_record(bid_war.Showing)),
            "adding": _step(_record(bid_war.Adding, totals=_SEATS)),
            "ended": _step(_record(bid_war.Ended)),
        },
        cards=_SOURCE,
        round=_WHOLE,
        drawing=_SEATS,
        offer=_CARDS,
        prizes_left=_WHOLE,
        players=listed(player),
        last=or_null(_record(bid_war.LastRound)),
        revealed=or_null(closed(round=_WHOLE, bids=listed(_CARDS), texts=_TEXTS, salts=_TEXTS, seals=_TEXTS)),
    )


def _suit_bidding() -> Schema:
    player = closed(
        seat=_WHOLE,
        name=_TEXT,
        suit=_record(suit_options.BackedSuit),
        hand=_CARDS,
        won=_CARDS,
        spent=_CARDS,
        points=_WHOLE,
        bid=_bid(card=or_null(_CARD)),
    )
    variant = {name: _one_of(get_type_hints(suit_options.Options)[name]) for name in _VARIANT}
    return _game(
        suit_options.NAME,
        {
            "shuffling": _NO_STEP,
            "turning": _NO_STEP,
            "offering": _step(_record(suit_bidding.Offering)),
            "sealing": _step(closed(offerer=or_null(_WHOLE))),
            "showing": _step(_record(suit_bidding.Showing)),
            "raising": _step(_record(suit_bidding.Raising)),
            "ended": _step(_record(suit_bidding.Ended)),
        },
        cards=_SOURCE,
        variant=closed(**variant),
        auction=_WHOLE,
        offer=_CARDS,
        spare_left=_WHOLE,
        out=_CARDS,
        players=listed(player),
        last=or_null(_record(suit_bidding.LastAuction, texts=_TEXTS)),
    )


def _belemmer() -> Schema:
    player = closed(
        seat=_WHOLE, name=_TEXT, colour={"enum": ["red", "black"]}, top=or_null(_CARD), left=_WHOLE, total=_WHOLE
    )
    return _game(
        belemmer_options.NAME,
        {
            "shuffling": _NO_STEP,
            "placing": _NO_STEP,
            "moving": _NO_STEP,
            "ended": _step(_record(belemmer.Ended)),
        },
        cards=_SOURCE,
        first=_WHOLE,
        active=or_null(_WHOLE),
        grid=listed(_CARDS),
        players=listed(player),
    )


def _evening_vote() -> Schema:
    nothing: Schema = {"type": "null"}
    sealed = closed(seal=_TEXT, games=or_null(_SEATS), text=or_null(_TEXT), salt=or_null(_TEXT))
    opened = closed(seal=_TEXT, games=_SEATS, text=_TEXT, salt=_TEXT)
    return _game(
        EVENING_VOTE,
        {
            "voting": {"ballots": listed(or_null(sealed)), "points": nothing, "winners": nothing},
            "ended": {"ballots": listed(opened), "points": _SEATS, "winners": _SEATS},
        },
        games=_TEXTS,
        places=_WHOLE,
        players=_TEXTS,
    )
