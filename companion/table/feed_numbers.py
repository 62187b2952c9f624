"""Where a feed's numbers start after a restart: above all earlier ones, whatever the clock says."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from companion.table.database import METADATA, Database

_BEGUN: Final = sa.Table(
    "feed_numbers",
    METADATA,
    sa.Column("feed", sa.String(16), primary_key=True),
    sa.Column("begun", sa.BigInteger, nullable=False),
)
_MOST_STATES: Final = 1_000_000_000
"""More states than a feed publishes between two starts: thirty a second for a year."""
_MOST: Final = 2**53 - _MOST_STATES
"""Larger numbers are not exact in a page's JavaScript."""


def first_number(database: Database, feed: str, wall_ms: int) -> int:
    """Return the number before the first state of a feed.

    Args:
        wall_ms: the wall clock, so that numbers rise even with a new or temporary database.

    Raises:
        LogUnavailable: ``log.cannot_write``.
    """
    with database.transaction() as connection:
        before = connection.execute(sa.select(_BEGUN.c.begun).where(_BEGUN.c.feed == feed)).scalar_one_or_none()
        if before is None:
            connection.execute(_BEGUN.insert().values(feed=feed, begun=wall_ms))
            return wall_ms
        known = before if type(before) is int and 0 <= before < _MOST else 0  # ignore the number of a damaged row
        first = max(wall_ms, known + _MOST_STATES)
        connection.execute(_BEGUN.update().where(_BEGUN.c.feed == feed).values(begun=first))
    return first
