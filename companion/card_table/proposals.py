"""Turns the referee's findings about the card mat into the proposals that phones show. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.games.belemmer import commands as belemmer
from companion.games.belemmer.state import CELLS, Placing
from companion.games.belemmer.state import State as BelemmerState
from companion.games.bid_war import commands as bid_war
from companion.games.cards import card_named, name_of
from companion.games.suit_bidding import commands as suit_bidding
from companion.referee.card_referee import PRIZE, CardFinding, CardQuestion, row_asked_about
from companion.session.camera_proposals import CameraProposal

MOST_LIKELY = 3
"""Questions with more likely answers than this are not shown, as there are too many to tap."""


def proposed(findings: Sequence[CardFinding], state: Any) -> tuple[CameraProposal, ...]:
    """The proposals for these findings.

    Args:
        state: the game's state, to tell which of Belemmer's cards went where.
    """
    shown: list[CameraProposal] = []
    for finding in findings:
        if isinstance(finding, CardQuestion):
            shown += _asked(finding, state)
        else:
            for command in finding.commands:
                shown += _of(command, state)
    return tuple(shown)


def _of(command: Any, state: Any) -> list[CameraProposal]:
    if isinstance(command, bid_war.ShowBid):
        return [CameraProposal(card, command.owner, True) for card in command.cards]
    if isinstance(command, suit_bidding.ShowBid):
        return [CameraProposal(command.card, command.owner, True)]
    if isinstance(command, (bid_war.FlipPrize, suit_bidding.TurnPrize)):
        return [CameraProposal(command.card, None, True)]
    assert isinstance(state, BelemmerState)
    if isinstance(command, belemmer.PlaceCard):
        top = state.piles[command.seat].top
        return [] if top is None else [CameraProposal(top, command.seat, True, command.cell)]
    assert isinstance(command, belemmer.MoveStack)
    went = state.grid[CELLS.index(command.cell)][-1]
    return [CameraProposal(went, command.seat, True, command.cell, command.onto)]


def _asked(question: CardQuestion, state: Any) -> list[CameraProposal]:
    """The likely answers to a question; for Belemmer's grid only the card to be placed, if a single cell is in doubt."""
    if isinstance(state, BelemmerState):
        return _perhaps_placed(question, state)
    owner = row_asked_about(question.key)
    if len(question.answers) > MOST_LIKELY or (owner is None and question.key != PRIZE):
        return []
    return [CameraProposal(card_named(name), owner, False) for name in question.answers]


def _perhaps_placed(question: CardQuestion, state: BelemmerState) -> list[CameraProposal]:
    if not isinstance(state.step, Placing) or len(question.cells) != 1:
        return []
    (cell,) = question.cells
    top = state.piles[state.step.active].top
    if top is None or state.grid[CELLS.index(cell)] or name_of(top) not in question.answers:
        return []
    return [CameraProposal(top, state.step.active, False, cell)]
