"""Everything that happened, by phase, in the past tense.

Events hold what chance and the table decided; folding them is the game. A seat's events follow its command; the
automatic ones (a phase that begins, an auction won, clean-up, scores, the next turn) follow in the same ``decide``.
"""

# ruff: noqa: F403, F405

from __future__ import annotations

from typing import TypeAlias

from companion.games.engine import Restored as Restored
from companion.games.engine import Reverted as Reverted
from companion.games.raja.phases.auction.events import *
from companion.games.raja.phases.building.events import *
from companion.games.raja.phases.commerce.events import *
from companion.games.raja.phases.corrections.events import *
from companion.games.raja.phases.production.events import *
from companion.games.raja.phases.set_up.events import *
from companion.games.raja.phases.siege.events import *
from companion.games.raja.phases.turn.events import *

Event: TypeAlias = (
    SetUpEvent
    | TurnEvent
    | ProductionEvent
    | AuctionEvent
    | CommerceEvent
    | BuildingEvent
    | SiegeEvent
    | MendingEvent
    | Reverted
    | Restored
)
