"""What a seat may do now, by phase: one class a command, each with the bounds a screen needs."""

# ruff: noqa: F403, F405

from __future__ import annotations

from typing import TypeAlias

from companion.games.raja.phases.auction.moves import *
from companion.games.raja.phases.building.moves import *
from companion.games.raja.phases.commerce.moves import *
from companion.games.raja.phases.corrections.moves import *
from companion.games.raja.phases.production.moves import *
from companion.games.raja.phases.set_up.moves import *
from companion.games.raja.phases.siege.moves import *

Move: TypeAlias = SetUpMove | ProductionMove | AuctionMove | CommerceMove | BuildingMove | SiegeMove | MendingMove
