"""Hands, seals and salts: nothing that any viewer is sent tells another's, byte by byte, in whole games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from tests.companion.small_games.test_public_log import EXPORTED, test_no_export_holds_a_seal_that_was_not_opened
from tests.companion.small_games.test_whole_games import (
    GAMES,
    test_a_game_is_played_to_its_end_and_never_tells_a_secret,
)
from tests.companion.web.test_secrets import test_tables_that_differ_in_a_hand_tell_everybody_else_the_same
from tests.soak.attacks.outcome import Attempt, Effort, Outcome, asserted


def attempts(folder: Path, effort: Effort) -> Iterator[Attempt]:
    """Every attempt at secrets."""
    yield Attempt(
        f"{effort.games} whole games of Raja, every hand changed behind every viewer's back",
        "all others are sent the same bytes, refusals too",
        partial(_raja, effort.games),
    )
    yield Attempt(
        f"{len(GAMES)} whole small games, every byte searched for bids and salts",
        "none before its reveal",
        partial(_small, effort.games),
    )
    yield Attempt(f"{len(EXPORTED)} exports in the middle of a game", "no seal that was not opened", _exports)


def _raja(games: int) -> Outcome:
    for seed in range(games):
        outcome = asserted(
            partial(test_tables_that_differ_in_a_hand_tell_everybody_else_the_same, seed), f"seed {seed}"
        )
        if not outcome.held:
            return outcome
    return Outcome(True, f"{games} games of 2 to 5 players")


def _small(games: int) -> Outcome:
    chosen = GAMES[: max(2, games * len(GAMES) // 8)]
    for game in chosen:
        outcome = asserted(partial(test_a_game_is_played_to_its_end_and_never_tells_a_secret, *game), str(game))
        if not outcome.held:
            return outcome
    return Outcome(True, f"{len(chosen)} games to their end")


def _exports() -> Outcome:
    for game in EXPORTED:
        outcome = asserted(partial(test_no_export_holds_a_seal_that_was_not_opened, *game), str(game))
        if not outcome.held:
            return outcome
    return Outcome(True, f"{len(EXPORTED)} games")
