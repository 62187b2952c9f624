"""The types of what the pages are told, for their JavaScript: written from the schemas of what the table tells.

``make page-types`` writes them; a test holds them to the schemas.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, get_args

import companion.web
from companion.games.almost import moves as almost
from companion.games.almost import options as almost_options
from companion.games.belemmer import moves as belemmer
from companion.games.belemmer import options as belemmer_options
from companion.games.bid_war import moves as bid_war
from companion.games.bid_war import options as bid_war_options
from companion.games.evening_vote import game as evening_vote
from companion.games.evening_vote.options import NAME as VOTE
from companion.games.raja import pieces
from companion.games.raja.commands import Command
from companion.games.suit_bidding import moves as suit_bidding
from companion.games.suit_bidding import options as suit_options
from companion.live.recording_shown import RecordingShown
from companion.live.saved_games import SavedGame
from companion.web.described.afterwards_schema import afterwards_schema
from companion.web.described.room_schema import guest_schema, room_schema
from companion.web.described.schemas import Schema, closed, or_null, record_schema
from companion.web.described.small_state_schema import small_state_schema
from companion.web.described.state_schema import live_state_schema, moment_schema, moments_schema, recorded_state_schema
from tests.companion.web.typescript import declarations

FILE: Final = Path(companion.web.__file__).parent / "static" / "js" / "types.d.ts"
SMALL_FILE: Final = FILE.parent / "small" / "types.d.ts"
ROOM_FILE: Final = FILE.parent / "room" / "types.d.ts"

_TABLE: Final = {
    "Side": "board[].side",
    "Colour": "seats[].colour",
    "Marker": "seats[].marker",
    "PlaceColour": "lobby.seats[].colour",
    "CountReading": "loose",
    "FlagReading": "board[].city.reading.noble",
    "Told": "board[].differs",
    "CityReading": "board[].city.reading",
    "City": "board[].city",
    "Tile": "board[]",
    "Seat": "seats[]",
    "MarketRow": "market.grain",
    "Market": "market",
    "Well": "dice.wells[]",
    "Roll": "dice.rolls[]",
    "Siege": "dice.siege",
    "Compared": "questions[].compared",
    "Question": "questions[]",
    "Device": "devices.camera",
    "Message": "log[].message",
    "LogEntry": "log[]",
    "Score": "score[]",
    "Note": "evening.notes[]",
    "Evening": "evening",
    "Frame": "frame",
    "LobbySeat": "lobby.seats[]",
    "SeatRequest": "lobby.requests[]",
    "Options": "lobby.options",
    "Lobby": "lobby",
    "Odds": "odds",
    "Legal": "legal",
    "HostLegal": "host_legal",
    "LandTile": "game.players[].tiles[]",
    "Hand": "game.players[].hand",
    "Player": "game.players[]",
    "Offer": "game:commerce.step.barter.offer",
    "Barter": "game:commerce.step.barter",
    "Trade": "game:commerce.step.trade",
    "Battle": "game:siege.step.battles[]",
    "BattleResult": "game:siege.step.result",
    "GameView": "game",
}
"""Where each type stands in what a live table tells: "[]" is any entry of a list, ":auction" an option by its title."""

_SMALL: Final = {
    "Seat": "seats[]",
    "PlayedGame": "evening.games[]",
    "Card": "proposals[].card",
    "Proposal": "proposals[]",
    "Note": "notes[]",
    "TableEvent": "last.events[]",
}
_GAMES: Final = {
    "BidWar": (bid_war_options.NAME, get_args(bid_war.Move)),
    "SuitBidding": (suit_options.NAME, get_args(suit_bidding.Move)),
    "Almost": (almost_options.NAME, get_args(almost.Move)),
    "Belemmer": (belemmer_options.NAME, get_args(belemmer.Move)),
    "Vote": (VOTE, (evening_vote.MaySealBallot, evening_vote.MayWithdrawBallot)),
}


_COMPOSED: Final = """
export type Reading = CountReading | FlagReading;

/** The own part of the view of each phase. */
export type Steps = { [View in GameView as View["phase"]]: View["step"] };

/**
 * What a page of Raja's table knows: a recorded evening has no lobby, no seat of one's own and no moves, a moment of a game
 * no devices.
 */
export type TableState = Omit<RecordedState, "devices"> & { devices: Partial<RecordedState["devices"]> } & Partial<
    Omit<LiveState, keyof RecordedState>
  >;
"""


_COMPOSED_SMALL: Final = """
/** The table while such a game is open, or has just been. */
export type Playing<V, M> = Omit<SmallState, "view" | "moves" | "host_moves"> & { view: V; moves: M[]; host_moves: M[] | null };

export type AlmostState = Playing<AlmostView, AlmostMove>;
export type BidWarState = Playing<BidWarView, BidWarMove>;
export type SuitBiddingState = Playing<SuitBiddingView, SuitBiddingMove>;
export type BelemmerState = Playing<BelemmerView, BelemmerMove>;
export type VoteState = Playing<VoteView, VoteMove>;
export type OpenState = AlmostState | BidWarState | SuitBiddingState | BelemmerState | VoteState;
"""


def table_types() -> str:
    """The declarations of what tables of Raja tell."""
    live = live_state_schema()
    moves = part(live, "legal.moves[]")
    named = {
        "Goods": schema_of_told(pieces.Goods),
        "MarketName": {"enum": list(pieces.MARKET_NAMES)},
        "CommandName": {"enum": sorted(kind.__name__ for kind in get_args(Command))},
        **{f"May{move['title']}": move for move in moves["oneOf"]},
        "Move": moves,
        "HostMove": part(live, "host_legal.moves[]"),
        **{name: part(live, path) for name, path in _TABLE.items()},
        "GameMoment": part(moments_schema(), "moments[]"),
        "Afterwards": afterwards_schema(),
        "MomentState": moment_schema(),
        "RecordedState": recorded_state_schema(),
        "LiveState": live,
        "SavedGame": schema_of_told(SavedGame),
        "RecordingShown": schema_of_told(RecordingShown),
    }
    return _written(named) + _COMPOSED


def small_types() -> str:
    """The declarations of what tables of the small games tell."""
    small = small_state_schema()
    named = {name: part(small, path) for name, path in _SMALL.items()}
    for game, (name, moves) in _GAMES.items():
        schemas = [schema_of_told(kind, move={"const": kind.__name__}) for kind in moves]
        named |= {f"{game}{kind.__name__}": schema for kind, schema in zip(moves, schemas, strict=True)}
        named[f"{game}Move"] = {"anyOf": schemas}
        if game != "Vote":
            named[f"{game}Player"] = part(small, f"view:{name}.players[]")
        named[f"{game}View"] = part(small, f"view:{name}")
    return (
        _written({**named, "View": part(small, "view"), "Move": part(small, "moves[]"), "SmallState": small})
        + _COMPOSED_SMALL
    )


def room_types() -> str:
    """The declarations of what an open room tells."""
    room, guest = room_schema(), guest_schema()
    return _written(
        {
            "Result": part(room, "last"),
            "Standing": part(room, "standings[]"),
            "Room": room,
            "OwnSeal": part(guest, "sealed"),
            "You": guest,
            "Told": closed(room=or_null(room), now_ms={"type": "integer"}, sequence={"type": "integer"}),
        }
    )


def schema_of_told(kind: type, **tag: Schema) -> Schema:
    """The schema of a dataclass of the rules as it is told."""
    return record_schema(kind, tag, all_there=True)


def part(schema: Schema, path: str) -> Schema:
    """The schema of what stands there, without the null that it may be."""
    found = schema
    for step in path.split("."):
        name, _, title = step.removesuffix("[]").partition(":")
        found = _there(_with(found, name)["properties"][name])
        if step.endswith("[]"):
            found = _there(found["items"])
        if title:
            found = next(option for option in _options(found) if option.get("title") == title)
    return found


def _there(schema: Schema) -> Schema:
    options = [option for option in schema.get("anyOf", []) if option != {"type": "null"}]
    if not options or len(options) == len(schema["anyOf"]):
        return schema
    return options[0] if len(options) == 1 else {"anyOf": options}


def _with(schema: Schema, name: str) -> Schema:
    """Of several options the first that has such a field."""
    return next(option for option in _options(schema) if name in option.get("properties", {}))


def _options(schema: Schema) -> list[Schema]:
    options: list[Schema] = schema.get("oneOf") or schema.get("anyOf") or [schema]
    return options


def _written(named: Mapping[str, Schema]) -> str:
    head = "/** What the server tells, written by `make page-types` from its schemas; types alone, never served to a page. */\n\n"
    return head + declarations(named)


def main() -> None:
    """Write them."""
    FILE.write_text(table_types(), "utf-8")
    SMALL_FILE.write_text(small_types(), "utf-8")
    ROOM_FILE.write_text(room_types(), "utf-8")


if __name__ == "__main__":
    main()
