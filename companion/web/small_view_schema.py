"""The schema of what a seat sees of each small game: closed objects, so that a view tells nothing that is not described."""

from __future__ import annotations

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
from companion.web.schemas import Schema, closed, listed, or_null, record_schema

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


def _phase(*names: str) -> Schema:
    return {"enum": [*names, "ended"]}


_CARD: Final = _record(Card)
_CARDS: Final = listed(_CARD)
_SOURCE: Final = _one_of(CardSource)
_TEXTS: Final = listed(_TEXT)


def _game(name: str, **fields: Schema) -> Schema:
    return closed(game={"const": name}, waiting_for=_SEATS, **fields)


def _steps(*kinds: type) -> Schema:
    return {"anyOf": [*(_record(kind) for kind in kinds), _NOTHING]}


def _bid(**fields: Schema) -> Schema:
    return or_null(closed(seal=_TEXT, salt=or_null(_TEXT), **fields))


def _almost() -> Schema:
    player = closed(seat=_WHOLE, name=_TEXT, points=EXACT, rounds_won=_WHOLE, bid=_bid(bid=or_null(_WHOLE)))
    return _game(
        almost_options.NAME,
        variant=_one_of(almost_options.Variant),
        winner=_one_of(almost_options.Winner),
        bids=_one_of(almost_options.Bids),
        discussion_s=_WHOLE,
        phase=_phase("discussing", "sealing", "showing"),
        round=_WHOLE,
        rounds=_WHOLE,
        players=listed(player),
        step=_steps(almost.Showing, almost.Ended),
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
    steps = [_record(bid_war.Showing), _record(bid_war.Adding, totals=_SEATS), _record(bid_war.Ended), _NOTHING]
    return _game(
        bid_war_options.NAME,
        cards=_SOURCE,
        phase=_phase("dealing", "preparing", "bidding", "showing", "adding"),
        round=_WHOLE,
        drawing=_SEATS,
        offer=_CARDS,
        prizes_left=_WHOLE,
        players=listed(player),
        step={"anyOf": steps},
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
    kinds = (suit_bidding.Offering, suit_bidding.Showing, suit_bidding.Raising, suit_bidding.Ended)
    steps = [*(_record(kind) for kind in kinds), closed(offerer=or_null(_WHOLE)), _NOTHING]
    return _game(
        suit_options.NAME,
        cards=_SOURCE,
        variant=closed(**variant),
        phase=_phase("shuffling", "turning", "offering", "sealing", "showing", "raising"),
        auction=_WHOLE,
        offer=_CARDS,
        spare_left=_WHOLE,
        out=_CARDS,
        players=listed(player),
        step={"anyOf": steps},
        last=or_null(_record(suit_bidding.LastAuction, texts=_TEXTS)),
    )


def _belemmer() -> Schema:
    player = closed(
        seat=_WHOLE, name=_TEXT, colour={"enum": ["red", "black"]}, top=or_null(_CARD), left=_WHOLE, total=_WHOLE
    )
    return _game(
        belemmer_options.NAME,
        cards=_SOURCE,
        phase=_phase("shuffling", "placing", "moving"),
        first=_WHOLE,
        active=or_null(_WHOLE),
        grid=listed(_CARDS),
        players=listed(player),
        step=_steps(belemmer.Ended),
    )


def _evening_vote() -> Schema:
    ballot = closed(seal=_TEXT, games=or_null(_SEATS), text=or_null(_TEXT), salt=or_null(_TEXT))
    return _game(
        EVENING_VOTE,
        phase=_phase("voting"),
        games=_TEXTS,
        places=_WHOLE,
        ballots=listed(or_null(ballot)),
        players=_TEXTS,
        points=or_null(_SEATS),
        winners=or_null(_SEATS),
    )
