"""The small games that can be played at the table, and what the companion does in each of them automatically. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from companion.errors import MalformedRequest
from companion.games.almost import commands as almost
from companion.games.almost.options import NAME as ALMOST
from companion.games.almost.options import Options as AlmostOptions
from companion.games.belemmer import commands as belemmer
from companion.games.belemmer.options import NAME as BELEMMER
from companion.games.belemmer.options import Options as BelemmerOptions
from companion.games.bid_war import commands as bid_war
from companion.games.bid_war.options import NAME as BID_WAR
from companion.games.bid_war.options import Options as BidWarOptions
from companion.games.catalogue import AnyEngine
from companion.games.codec import options_from_json
from companion.games.engine import HOST
from companion.games.evening_vote import game as evening_vote
from companion.games.evening_vote.options import NAME as EVENING_VOTE
from companion.games.suit_bidding import commands as suit_bidding
from companion.games.suit_bidding.options import MOST_PLAYERS as MOST_SUIT_BIDDERS
from companion.games.suit_bidding.options import NAME as SUIT_BIDDING
from companion.games.suit_bidding.options import Options as SuitBiddingOptions
from companion.lobby.lobby import MOST_SEATS, GameKind
from companion.players.small_game_self_play import SMALL_GAMES
from companion.table.log import JsonObject


@dataclass(frozen=True, slots=True)
class SmallKind:
    """A small game as a table offers it.

    Args:
        least, most: number of players.
    """

    kind: GameKind
    engine: AnyEngine
    least: int
    most: int

    @property
    def is_vote(self) -> bool:
        """Whether it is the vote on the evening's games, and not a game itself."""
        return self.kind == "evening_vote"


KINDS: Final[Mapping[str, SmallKind]] = {
    kind.kind: kind
    for kind in (
        SmallKind("bid_war", SMALL_GAMES[BID_WAR].engine, 2, 4),
        SmallKind("suit_bidding", SMALL_GAMES[SUIT_BIDDING].engine, 2, MOST_SUIT_BIDDERS),
        SmallKind("almost", SMALL_GAMES[ALMOST].engine, 3, MOST_SEATS),
        SmallKind("belemmer", SMALL_GAMES[BELEMMER].engine, 2, 2),
        SmallKind("evening_vote", evening_vote.ENGINE, 1, MOST_SEATS),
    )
}

SHUFFLES: Final[tuple[type, ...]] = (
    bid_war.Deal,
    bid_war.ShuffleDeck,
    suit_bidding.ShuffleSpare,
    belemmer.ShufflePiles,
)
"""Commands that only the companion gives: nobody at the table may know or choose an order of cards."""

SALTED: Final[tuple[type, ...]] = (
    bid_war.SealBid,
    suit_bidding.SealBid,
    almost.SealBid,
    evening_vote.SealBallot,
)
"""Commands that seal something: their salt is drawn here."""

SEALING_EVENTS: Final = frozenset({"BidSealed", "BallotSealed"})
WITHDRAWING_EVENTS: Final = frozenset({"BidWithdrawn", "BallotWithdrawn"})
REVEALING_EVENTS: Final = frozenset({"BidsRevealed", "BallotsRevealed"})
SHUFFLING_EVENTS: Final = frozenset({"Dealt", "DeckReshuffled", "SpareShuffled", "PilesShuffled"})

_SHUFFLE_NAMES: Final = frozenset(kind.__name__ for kind in SHUFFLES)
_SALTED_NAMES: Final = frozenset(kind.__name__ for kind in SALTED)
TABLES_OWN: Final = frozenset({"players", "undo_seats", "games", "game"})
"""Options that follow from who sits at the table, and from what was played there."""


def kind_named(name: str) -> SmallKind:
    """The small game with that name.

    Raises:
        MalformedRequest: ``small.unknown_kind``.
    """
    found = KINDS.get(name)
    if found is None:
        raise MalformedRequest("small.unknown_kind", f"There is no small game {name!r}: choose {', '.join(KINDS)}.")
    return found


def options_for(
    kind: SmallKind,
    chosen: Mapping[str, Any],
    players: Iterable[str],
    undo_seats: Iterable[int],
    games: Iterable[str],
) -> Any:
    """A game's options: those that were chosen, and those that follow from the table.

    Args:
        chosen: the game's options as JSON, without those that follow from the table.
        games: the games played this evening, for the vote.

    Raises:
        MalformedRequest: ``small.own_options``.
        MalformedCommand: ``options.…``: they do not fit the game.
    """
    own = TABLES_OWN & set(chosen)
    if own:
        raise MalformedRequest(
            "small.own_options", f"{sorted(own)[0]!r} follows from who sits at the table: leave it out."
        )
    table: dict[str, Any] = {"players": list(players), "undo_seats": list(undo_seats)}
    if kind.is_vote:
        table["games"] = list(games)
    return options_from_json(kind.engine, {**chosen, **table})


def may_be_virtual(engine: AnyEngine, options: Any) -> bool:
    """Whether virtual players can play: without real cards or markers, and not in a vote."""
    match options:
        case AlmostOptions():
            return options.bids == "phones"
        case BidWarOptions() | SuitBiddingOptions() | BelemmerOptions():
            return options.cards == "phones"
        case _:
            return engine.name != EVENING_VOTE


def is_shuffle(command: JsonObject) -> bool:
    """Whether only the companion may give this command."""
    return command.get("command") in _SHUFFLE_NAMES


def due_shuffle(engine: AnyEngine, state: Any, randrange: Callable[[int], int]) -> Any:
    """The shuffle that the game waits for now, as a command; None if it waits for people."""
    game = SMALL_GAMES.get(engine.name)
    if game is None:
        return None
    for move in engine.legal(state, HOST).moves:
        command = game.command_for(move, HOST, randrange)
        if isinstance(command, SHUFFLES):
            return command
    return None


def is_sealing(command: Mapping[str, Any]) -> bool:
    """Whether the command holds something that nobody else may read before the reveal."""
    return command.get("command") in _SALTED_NAMES
