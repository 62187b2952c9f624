"""What the referee finds on the card mat, as phones are shown it."""

from __future__ import annotations

from typing import Any

import pytest

from companion.card_table.proposals import proposed
from companion.games.actor import BY_CAMERA, BY_HOST
from companion.games.belemmer import commands as belemmer
from companion.games.belemmer.game import ENGINE as BELEMMER
from companion.games.belemmer.options import Options as BelemmerOptions
from companion.games.bid_war import commands as bid_war
from companion.games.cards import card_named
from companion.games.engine import HOST
from companion.games.suit_bidding import commands as suit_bidding
from companion.referee.card_referee import PRIZE, CardFinding, CardProposal, CardQuestion
from companion.session.camera_proposals import CameraProposal, proposals_told
from vision.message import Message

NINE, SIX, QUEEN = card_named("♣9"), card_named("♣6"), card_named("♥Q")


def started() -> Any:
    """Belemmer with both tops told and the first card put down."""
    state = BELEMMER.setup(BelemmerOptions(("A", "B"), cards="camera"))
    for command in (
        belemmer.ShowTop(HOST, 0, QUEEN, BY_HOST),
        belemmer.ShowTop(HOST, 1, NINE, BY_HOST),
        belemmer.PlaceCard(1, (1, 1)),
    ):
        state, _ = BELEMMER.advance(state, command)
    return state


@pytest.mark.parametrize(
    ("finding", "expected"),
    [
        (
            CardProposal((bid_war.ShowBid(HOST, 1, (NINE, SIX), BY_CAMERA),)),
            [CameraProposal(NINE, 1, True), CameraProposal(SIX, 1, True)],
        ),
        (CardProposal((suit_bidding.ShowBid(HOST, 0, NINE, BY_CAMERA),)), [CameraProposal(NINE, 0, True)]),
        (CardProposal((bid_war.FlipPrize(HOST, QUEEN, BY_CAMERA),)), [CameraProposal(QUEEN, None, True)]),
        (CardProposal((suit_bidding.TurnPrize(HOST, QUEEN, BY_CAMERA),)), [CameraProposal(QUEEN, None, True)]),
        (CardProposal((belemmer.PlaceCard(0, (2, 3)),)), [CameraProposal(QUEEN, 0, True, (2, 3))]),
        (
            CardProposal((belemmer.MoveStack(1, (1, 1), (1, 2)),)),
            [CameraProposal(NINE, 1, True, (1, 1), (1, 2))],
        ),
        (
            CardQuestion("row 1", ((1, 0),), Message("reason.card_blurred"), ("♣9", "♣6")),
            [CameraProposal(NINE, 1, False), CameraProposal(SIX, 1, False)],
        ),
        (CardQuestion(PRIZE, ((3, 0),), Message("reason.card_blurred"), ("♥Q",)), [CameraProposal(QUEEN, None, False)]),
        (CardQuestion("row 1", ((1, 0),), Message("reason.card_unreadable"), ("♣9", "♣6", "♣5", "♣4")), []),
    ],
)
def test_a_finding_is_shown_card_by_card(finding: CardFinding, expected: list[CameraProposal]) -> None:
    state = None if isinstance(finding, CardQuestion) else started()
    assert list(proposed([finding], state)) == expected


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (
            CardQuestion("grid", ((1, 0),), Message("reason.card_blurred"), ("♥Q", "♣9")),
            [CameraProposal(QUEEN, 0, False, (1, 0))],
        ),
        (CardQuestion("grid", ((1, 0),), Message("reason.card_blurred"), ("♣9",)), []),
        (CardQuestion("grid", ((1, 1),), Message("reason.card_blurred"), ("♥Q",)), []),
        (CardQuestion("grid", ((1, 0), (2, 0)), Message("reason.card_blurred"), ("♥Q",)), []),
    ],
    ids=["may be the card that is to be put down", "another card", "where one lies already", "two cells"],
)
def test_one_doubtful_cell_of_belemmer_may_hold_the_card_that_is_to_be_put_down(
    question: CardQuestion, expected: list[CameraProposal]
) -> None:
    state, _ = BELEMMER.advance(started(), belemmer.ShowTop(HOST, 1, SIX, BY_HOST))
    assert list(proposed([question], state)) == expected


def test_a_proposal_is_told_with_its_card_and_where_it_went() -> None:
    (told,) = proposals_told([CameraProposal(QUEEN, 0, True, (1, 1), (1, 2))])
    assert told == {"card": {"rank": 12, "suit": "hearts"}, "owner": 0, "sure": True, "cell": [1, 1], "onto": [1, 2]}
