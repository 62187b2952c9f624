"""All small games with their oracles."""

from __future__ import annotations

from typing import Final

from tests.companion.games.almost.oracle import ALMOST
from tests.companion.games.belemmer.oracle import BELEMMER
from tests.companion.games.bid_war.oracle import BID_WAR
from tests.companion.games.rehearsing import Rehearsed
from tests.companion.games.suit_bidding.oracle import SUIT_BIDDING

REHEARSED: Final[tuple[Rehearsed, ...]] = (BID_WAR, SUIT_BIDDING, ALMOST, BELEMMER)
