"""Options, bounds and names that pages need beside the state: a module of theirs, made from the rules themselves.

``make page-types`` writes it; a test holds it to the rules.
"""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import companion.web
from companion.games.almost import options as almost
from companion.games.belemmer import options as belemmer
from companion.games.bid_war import options as bid_war
from companion.games.cards import JOKER, SUITS
from companion.games.evening_vote.options import POINTS as VOTE_POINTS
from companion.games.raja import pieces
from companion.games.raja.options import AS_PRINTED, STANDARD
from companion.games.records import LARGEST_EXACT
from companion.games.suit_bidding.options import ALL_SUITS
from companion.lobby.lobby import LONGEST_NAME, LONGEST_TITLE, MOST_SEATS, SEATS, VirtualKind
from companion.lobby.seat_emblems import PLACE_COLOURS, PLACE_SYMBOLS
from companion.open_room.options import Options as RoomOptions
from companion.referee.proposals import GAME_IS_RIGHT, TABLE_IS_RIGHT
from companion.session.views.page_state import LOG_LINES
from companion.small_games.kinds import KINDS
from vision.geometry.table import SEAT_COLOURS

FILE: Final = Path(companion.web.__file__).parent / "static" / "js" / "page" / "facts.js"


def facts() -> dict[str, Any]:
    """Everything by the name that pages import."""
    return {
        "HOST": pieces.HOST,
        "PHASES": [phase for phase in get_args(pieces.Phase) if phase not in ("set-up", "ended")],
        "MARKETS": pieces.MARKET_NAMES,
        "PRICE_ROWS": pieces.PRICE_ROWS,
        "MARKERS": pieces.MARKERS,
        "ROWS": pieces.ROWS,
        "COLS": pieces.COLS,
        "STONES_PER_SEAT": pieces.STONES_PER_SEAT,
        "GRAIN_UNITS": pieces.GRAIN_UNITS,
        "ELEPHANTS": pieces.ELEPHANTS,
        "SHIELDS_OF_EACH": pieces.SHIELDS_OF_EACH,
        "SHIELD_VALUES": [value for value, _ in enumerate(pieces.NO_SHIELDS, start=1)],
        "RULEBOOKS": {"standard": asdict(STANDARD), "as-printed": asdict(AS_PRINTED)},
        "SEATS": SEATS,
        "MOST_SEATS": MOST_SEATS,
        "SEAT_COLOURS": SEAT_COLOURS,
        "PLACE_COLOURS": PLACE_COLOURS,
        "PLACE_SYMBOLS": PLACE_SYMBOLS,
        "LONGEST_NAME": LONGEST_NAME,
        "LONGEST_TITLE": LONGEST_TITLE,
        "LOG_LINES": LOG_LINES,
        "VIRTUAL_KINDS": get_args(VirtualKind),
        "TABLE_IS_RIGHT": TABLE_IS_RIGHT,
        "GAME_IS_RIGHT": GAME_IS_RIGHT,
        "SUITS": SUITS,
        "TWO_DECKS": [asdict(suit) for suit in ALL_SUITS],
        "JOKER": JOKER.rank,
        "PRIZE_WORTH": bid_war.WORTH,
        "POINTS_TO_WIN": almost.POINTS_TO_WIN,
        "USUAL_TALK_S": almost.Options(()).discussion_s,
        "VOTE_POINTS": VOTE_POINTS,
        "BELEMMER_SIZE": belemmer.SIZE,
        "SMALL_GAMES": {
            name: {"least": kind.least, "most": kind.most, "options": _choices(kind.engine.options_type)}
            for name, kind in KINDS.items()
        },
        "ROOM": asdict(RoomOptions()),
        "ROOM_WINNERS": get_args(almost.Winner),
        "MOST_DIGITS": len(str(LARGEST_EXACT)),
    }


def _choices(options: type) -> dict[str, list[str]]:
    """By name what can be chosen of each option, its default first."""
    found = {}
    for field in fields(options):
        hint = get_type_hints(options)[field.name]
        if get_origin(hint) is Literal:
            found[field.name] = sorted(get_args(hint), key=lambda value: value != field.default)
    return found


def _frozen(value: object) -> str:
    """As JavaScript that keeps the values as types."""
    told = json.dumps(value, ensure_ascii=False)
    return f"/** @type {{const}} */ ({told})" if told[0] in "[{" else told


def written() -> str:
    """The file's content."""
    head = "/** Options, bounds and names as the rules have them, written by `make page-types`. */\n"
    lines = [f"export const {name} = {_frozen(value)};" for name, value in facts().items()]
    return head + "\n" + "\n".join(lines) + "\n"


def main() -> None:
    """Write the file."""
    FILE.write_text(written(), "utf-8")


if __name__ == "__main__":
    main()
