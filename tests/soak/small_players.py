"""How well virtual players of the small games play: games against others, and how often each seat wins.

``python -m tests.soak.small_players belemmer --games 1000``. Points are shared where several win a card game; in
Almost everybody with ten points wins.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from companion.games.almost import commands as almost_commands
from companion.games.almost.options import Options as AlmostOptions
from companion.games.belemmer.options import Options as BelemmerOptions
from companion.games.bid_war import commands as war_commands
from companion.games.bid_war import moves as war_moves
from companion.games.bid_war.options import Options as WarOptions
from companion.games.bid_war.options import worth
from companion.games.cards import Card
from companion.games.engine import Legal
from companion.games.suit_bidding import commands as suit_commands
from companion.games.suit_bidding.options import Options as SuitOptions
from companion.players.almost.player import AlmostPlayer
from companion.players.belemmer_player import BelemmerPlayer
from companion.players.bid_war_player import BidWarPlayer
from companion.players.small_game_self_play import (
    SMALL_GAMES,
    RandomSmallPlayer,
    SmallGame,
    SmallPlayer,
    play_small_game,
)
from companion.players.suit_bidding.player import SuitBiddingPlayer

MOST_COMMANDS = 20_000
Maker: TypeAlias = Callable[[SmallGame, Any], SmallPlayer]
"""Makes a player from its game and a source of randomness."""


def winners_of_a_game(game: SmallGame, options: Any, players: list[SmallPlayer], random: Random) -> tuple[int, ...]:
    """The seats that win one game."""
    *_, last = play_small_game(game, options, players, random.randrange, MOST_COMMANDS)
    winners: tuple[int, ...] = last.state.step.winners
    return winners


def share_won(name: str, hero: Maker, others: Maker, options_of: Callable[[int], Any], games: int, seats: int) -> float:
    """The share of wins of one ``hero`` in turn in each seat, among ``others``; a shared win counts as its part."""
    game, won = SMALL_GAMES[name], 0.0
    for number in range(games):
        random = Random(number)
        own = number % seats
        players = [(hero if seat == own else others)(game, random.randrange) for seat in range(seats)]
        winners = winners_of_a_game(game, options_of(number), players, random)
        if own in winners:
            won += 1 if name == "almost" else 1 / len(winners)
    return won / games


def random_player(game: SmallGame, choose: Any) -> SmallPlayer:
    """Plays anything."""
    return RandomSmallPlayer(game, choose)


def belemmer(games: int) -> Iterator[tuple[str, float]]:
    """The searching player against a random one, each as red and as black, first and second."""

    def options_of(number: int) -> BelemmerOptions:
        return BelemmerOptions(("Ann", "Ben"), number // 2 % 2)

    def searching(game: SmallGame, choose: Any) -> SmallPlayer:
        return BelemmerPlayer(choose)

    yield "search against random", share_won("belemmer", searching, random_player, options_of, games, 2)


@dataclass
class Countering:
    """Bids what a simple rule says: a number, what is missing to ten, or the bid that won last, or one below it."""

    rule: str
    choose: Any

    def command(self, may: Legal, look: Any) -> Any:
        """Seal the rule's bid."""
        view = look()
        last = view["last"]
        won = 5 if last is None or last["winner"] is None else last["bids"][last["winner"]]
        missing = 10 - min(view["players"][may.seat]["points"], 9)
        bids = {
            "missing": missing,
            "half of what is missing": (missing + 1) // 2,
            "what won": won,
            "one below what won": max(won - 1, 1),
            "1, and last what is missing": missing if view["round"] == view["rounds"] else 1,
            "2, and last what is missing": missing if view["round"] == view["rounds"] else 2,
            "5, and last what is missing": missing if view["round"] == view["rounds"] else 5,
            "anything": 1 + self.choose(10),
        }
        return almost_commands.SealBid(may.seat, bids[self.rule] if self.rule in bids else int(self.rule), "0" * 32)


def almost(games: int) -> Iterator[tuple[str, float]]:
    """Simple counters among players of the computed mix: do they win more often than those?"""

    def mixing(game: SmallGame, choose: Any) -> SmallPlayer:
        return AlmostPlayer(choose)

    rules = ["1", "2", "3", "4", "5", "7", "10", "missing", "half of what is missing"]
    rules += ["what won", "one below what won", "anything"]
    rules += [f"{first}, and last what is missing" for first in (1, 2, 5)]
    for seats in (3, 4, 5, 7):

        def options_of(number: int, seats: int = seats) -> AlmostOptions:
            return AlmostOptions(tuple("ABCDEFG"[:seats]), discussion_s=0)

        yield f"{seats} players: the mix itself", share_won("almost", mixing, mixing, options_of, games, seats)
        for rule in rules:

            def counter(game: SmallGame, choose: Any, rule: str = rule) -> SmallPlayer:
                return Countering(rule, choose)

            label = f"{seats} players: always {rule}" if rule.isdigit() else f"{seats} players: {rule}"
            yield label, share_won("almost", counter, mixing, options_of, games, seats)


@dataclass
class Bidding:
    """Seals by a simple rule: the card nearest to the prize's value plus ``above``, the highest, or the lowest."""

    rule: str
    choose: Any

    def command(self, may: Legal, look: Any) -> Any:
        """Seal the rule's bid."""
        hand = sorted(may.moves[0].cards, key=lambda card: card.rank)
        prize = sum([card["rank"] for card in look()["offer"]])
        if self.rule in ("highest", "lowest"):
            card = hand[-1] if self.rule == "highest" else hand[0]
        elif self.rule == "high or low":
            card = hand[-1] if prize > 7 else hand[0]
        else:
            wanted = (prize + int(self.rule) - 1) % 13 + 1 if prize < 14 else 13
            card = min(hand, key=lambda held: abs(held.rank - wanted))
        return suit_commands.SealBid(may.seat, card, "0" * 32)


def suit_bidding(games: int) -> Iterator[tuple[str, float]]:
    """The solving player against a random one and simple counters, two and three at the table."""

    def solving(game: SmallGame, choose: Any) -> SmallPlayer:
        return SuitBiddingPlayer(choose)

    for seats in (2, 3):

        def options_of(number: int, seats: int = seats) -> SuitOptions:
            return SuitOptions(tuple("ABC"[:seats]))

        share = share_won("suit-bidding", solving, random_player, options_of, games, seats)
        yield f"{seats} players: one solving, others random", share
        for rule in ("0", "1", "2", "3", "highest", "lowest", "high or low"):

            def counter(game: SmallGame, choose: Any, rule: str = rule) -> SmallPlayer:
                return Bidding(rule, choose)

            label = f"the prize's value + {rule}" if rule.isdigit() else rule
            share = share_won("suit-bidding", counter, solving, options_of, games, seats)
            yield f"{seats} players: one bids {label}, others solve", share


@dataclass
class Warring:
    """Bids the strongest or the weakest cards of the hand, so many, or strong ones for dear prizes only; adds none."""

    rule: str
    choose: Any

    def command(self, may: Legal, look: Any) -> Any:
        """Seal the rule's bid, or pass."""
        move = may.moves[0]
        if not isinstance(move, war_moves.MaySealBid):
            return war_commands.PassAdding(may.seat)
        hand = sorted(move.cards, key=lambda card: card.rank)
        view = look()
        offer = [Card(card["rank"], card["suit"]) for card in view["offer"]]
        dear = sum([worth(card, view["players"][may.seat]["suit"]) for card in offer]) >= 15
        strong = self.rule == "strongest three" or (self.rule == "strong if dear" and dear)
        if self.rule == "strongest":
            cards = hand[-1:]
        else:
            cards = hand[-move.most :] if strong else hand[: move.most]
        return war_commands.SealBid(may.seat, tuple(cards), "0" * 32)


def bid_war(games: int) -> Iterator[tuple[str, float]]:
    """The solving player against a random one and simple counters, two to four at the table."""

    def solving(game: SmallGame, choose: Any) -> SmallPlayer:
        return BidWarPlayer(choose)

    for seats in (2, 3, 4):

        def options_of(number: int, seats: int = seats) -> WarOptions:
            return WarOptions(tuple("ABCD"[:seats]))

        share = share_won("bid-war", solving, random_player, options_of, games, seats)
        yield f"{seats} players: one solving, others random", share
        for rule in ("strongest three", "strongest", "strong if dear", "weakest three"):

            def counter(game: SmallGame, choose: Any, rule: str = rule) -> SmallPlayer:
                return Warring(rule, choose)

            share = share_won("bid-war", counter, solving, options_of, games, seats)
            yield f"{seats} players: one bids {rule}, others solve", share


MEASURED: Mapping[str, Callable[[int], Iterator[tuple[str, float]]]] = {
    "belemmer": belemmer,
    "almost": almost,
    "suit-bidding": suit_bidding,
    "bid-war": bid_war,
}


def main() -> int:
    """Print the shares of wins of one game's player, with their standard errors."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(MEASURED))
    parser.add_argument("--games", type=int, default=1000, help="games of each pairing")
    wanted = parser.parse_args()
    began = time.process_time()
    for label, share in MEASURED[wanted.game](wanted.games):
        error = math.sqrt(max(share * (1 - share), 0) / wanted.games)
        print(f"{label}: {100 * share:.1f} % ± {100 * error:.1f} of {wanted.games} games", flush=True)
    print(f"{time.process_time() - began:.0f} s of processor")
    return 0


if __name__ == "__main__":
    sys.exit(main())
