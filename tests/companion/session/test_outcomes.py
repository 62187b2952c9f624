"""A person's word on a wall means what the game waits for, or what was reported last."""

from __future__ import annotations

import pytest

from companion.games.actor import BY_CAMERA, BY_HOST, by_seat
from companion.games.raja import commands as c
from companion.referee.expectations import WallNeed
from companion.session.outcomes import word_on_wall
from companion.session.wall_reports import WallReport

CITY = (0, (1, 3))
BUILD = c.FinishBuild(0, 9, 4, said_by=BY_HOST)
REMOVAL = c.FinishRemoval(0, 9, 4, said_by=BY_HOST)
LAST = WallReport(1, (0, 2), 9, 4, BY_CAMERA)


def need(kind: str) -> WallNeed:
    """A wall that is being built or taken down."""
    return WallNeed("build" if kind == "build" else "removal", CITY, 6, 9, 0)


@pytest.mark.parametrize(
    ("said", "wanted", "last", "outcome"),
    [
        pytest.param(BUILD, "build", LAST, "taken", id="the build the game waits for"),
        pytest.param(REMOVAL, "removal", None, "taken", id="the removal the game waits for"),
        pytest.param(BUILD, "removal", LAST, "confirmed", id="of another kind it is about the last report"),
        pytest.param(BUILD, "", LAST, "confirmed", id="as it was reported"),
        pytest.param(BUILD, "", None, "refused", id="about nothing that was ever reported"),
    ],
)
def test_a_word_is_held_against_what_is_waited_for_and_then_against_the_last_report(
    said: c.FinishBuild | c.FinishRemoval, wanted: str, last: WallReport | None, outcome: str
) -> None:
    meant, came = word_on_wall(said, need(wanted) if wanted else None, last)
    assert came == outcome
    assert meant == (said if outcome == "taken" else None)


def test_a_word_against_the_last_report_corrects_that_wall_for_the_seat_that_reported_it() -> None:
    meant, came = word_on_wall(c.FinishBuild(0, 8, 3, said_by=by_seat(2)), None, LAST)
    assert came == "corrected"
    assert meant == c.CorrectWall(1, 1, (0, 2), 8, 3, "reason.counted_again", by_seat(2))
