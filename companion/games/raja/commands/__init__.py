"""Everything a table can do, by phase.

``seat`` is who commands; ``said_by`` is who or what gave a count ("camera", "seat 2").
"""

from __future__ import annotations

from typing import TypeAlias

from companion.games.raja.commands.auction import AuctionCommand, PassBid, PlaceBid
from companion.games.raja.commands.building import BuildingCommand, DeclareBuild, DeployShield, EndBuilding, FinishBuild
from companion.games.raja.commands.commerce import (
    AcceptBarter,
    CommerceCommand,
    CounterBarter,
    DeclineBarter,
    DeclineFill,
    EndCommerce,
    FillTrade,
    OfferBarter,
    PlaceGrain,
    ProposeTrade,
    WithdrawBarter,
)
from companion.games.raja.commands.log import LogCommand, Redo, Undo
from companion.games.raja.commands.mending import (
    CorrectGrain,
    CorrectHand,
    CorrectNoble,
    CorrectPrice,
    CorrectSide,
    CorrectTileShields,
    CorrectWall,
    GrainFell,
    MendingCommand,
    WallFell,
)
from companion.games.raja.commands.production import Harvest
from companion.games.raja.commands.set_up import (
    BuildFirstWall,
    FinishSetUp,
    LayLands,
    PlaceNobles,
    PlaceShields,
    SetUpCommand,
)
from companion.games.raja.commands.siege import (
    AssignShields,
    DeclareSiege,
    DemandRansom,
    FinishRemoval,
    LeaveNoble,
    PassSiege,
    PayRansom,
    RefuseRansom,
    RollSiegeDice,
    SiegeCommand,
    TakeNoble,
)

Command: TypeAlias = (
    SetUpCommand
    | Harvest
    | AuctionCommand
    | CommerceCommand
    | BuildingCommand
    | SiegeCommand
    | MendingCommand
    | LogCommand
)

__all__ = [
    "AcceptBarter",
    "AssignShields",
    "BuildFirstWall",
    "Command",
    "CorrectGrain",
    "CorrectHand",
    "CorrectNoble",
    "CorrectPrice",
    "CorrectSide",
    "CorrectTileShields",
    "CorrectWall",
    "CounterBarter",
    "DeclareBuild",
    "DeclareSiege",
    "DeclineBarter",
    "DeclineFill",
    "DemandRansom",
    "DeployShield",
    "EndBuilding",
    "EndCommerce",
    "FillTrade",
    "FinishBuild",
    "FinishRemoval",
    "FinishSetUp",
    "GrainFell",
    "Harvest",
    "LayLands",
    "LeaveNoble",
    "OfferBarter",
    "PassBid",
    "PassSiege",
    "PayRansom",
    "PlaceBid",
    "PlaceGrain",
    "PlaceNobles",
    "PlaceShields",
    "ProposeTrade",
    "Redo",
    "RefuseRansom",
    "RollSiegeDice",
    "TakeNoble",
    "Undo",
    "WallFell",
    "WithdrawBarter",
]
