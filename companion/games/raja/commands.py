"""Everything a table can do, by phase.

``seat`` is who commands; ``said_by`` is who or what gave a count ("camera", "seat 2").
"""

# ruff: noqa: F403, F405

from __future__ import annotations

from typing import TypeAlias

from companion.games.engine import Redo as Redo
from companion.games.engine import Undo as Undo
from companion.games.raja.phases.auction.commands import *
from companion.games.raja.phases.building.commands import *
from companion.games.raja.phases.commerce.commands import *
from companion.games.raja.phases.corrections.commands import *
from companion.games.raja.phases.production.commands import *
from companion.games.raja.phases.set_up.commands import *
from companion.games.raja.phases.siege.commands import *

Command: TypeAlias = (
    SetUpCommand
    | Harvest
    | AuctionCommand
    | CommerceCommand
    | BuildingCommand
    | SiegeCommand
    | MendingCommand
    | Undo
    | Redo
)
