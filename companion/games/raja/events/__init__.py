"""Everything that happened, by phase, in the past tense.

Events hold what chance and the table decided; folding them is the game. A seat's events follow its command; the
automatic ones (a phase that begins, an auction won, clean-up, scores, the next turn) follow in the same ``decide``.
"""

from __future__ import annotations

from typing import TypeAlias

from companion.games.raja.events.auction import AuctionEvent, AuctionWon, BidPassed, BidPlaced
from companion.games.raja.events.building import (
    BuildDeclared,
    BuildFinished,
    BuildingEnded,
    BuildingEvent,
    ShieldDeployed,
)
from companion.games.raja.events.commerce import (
    BarterClosed,
    BarterCountered,
    BarterDeclined,
    BarterMade,
    BarterOffered,
    CommerceEnded,
    CommerceEvent,
    FillDeclined,
    FillOffered,
    GrainPlaced,
    TradeCancelled,
    TradeFilled,
    TradeProposed,
)
from companion.games.raja.events.log import LogEvent, Restored, Reverted
from companion.games.raja.events.mending import (
    GrainCorrected,
    GrainLost,
    HandCorrected,
    MendingEvent,
    NobleCorrected,
    PriceCorrected,
    SideCorrected,
    TileShieldsCorrected,
    WallCollapsed,
    WallCorrected,
)
from companion.games.raja.events.production import GrainHarvested, ProductionEnded, ProductionEvent
from companion.games.raja.events.set_up import (
    FirstWallBuilt,
    GameStarted,
    LandsLaid,
    NoblesPlaced,
    SetUpEvent,
    SetUpFinished,
    ShieldsPlaced,
)
from companion.games.raja.events.siege import (
    BattleDecided,
    BattleEnded,
    NobleLeft,
    NobleTaken,
    RansomDemanded,
    RansomPaid,
    RansomRefused,
    ShieldsAssigned,
    SiegeDeclared,
    SiegeDiceRolled,
    SiegeEnded,
    SiegeEvent,
    SiegePassed,
    StonesRemoved,
)
from companion.games.raja.events.turn import CleanedUp, GameEnded, PhaseBegan, Scored, TurnBegan, TurnEvent

Event: TypeAlias = (
    SetUpEvent
    | TurnEvent
    | ProductionEvent
    | AuctionEvent
    | CommerceEvent
    | BuildingEvent
    | SiegeEvent
    | MendingEvent
    | LogEvent
)

__all__ = [
    "AuctionWon",
    "BarterClosed",
    "BarterCountered",
    "BarterDeclined",
    "BarterMade",
    "BarterOffered",
    "BattleDecided",
    "BattleEnded",
    "BidPassed",
    "BidPlaced",
    "BuildDeclared",
    "BuildFinished",
    "BuildingEnded",
    "CleanedUp",
    "CommerceEnded",
    "Event",
    "FillDeclined",
    "FillOffered",
    "FirstWallBuilt",
    "GameEnded",
    "GameStarted",
    "GrainCorrected",
    "GrainHarvested",
    "GrainLost",
    "GrainPlaced",
    "HandCorrected",
    "LandsLaid",
    "NobleCorrected",
    "NobleLeft",
    "NobleTaken",
    "NoblesPlaced",
    "PhaseBegan",
    "PriceCorrected",
    "ProductionEnded",
    "RansomDemanded",
    "RansomPaid",
    "RansomRefused",
    "Restored",
    "Reverted",
    "Scored",
    "SetUpFinished",
    "ShieldDeployed",
    "ShieldsAssigned",
    "ShieldsPlaced",
    "SideCorrected",
    "SiegeDeclared",
    "SiegeDiceRolled",
    "SiegeEnded",
    "SiegePassed",
    "StonesRemoved",
    "TileShieldsCorrected",
    "TradeCancelled",
    "TradeFilled",
    "TradeProposed",
    "TurnBegan",
    "WallCollapsed",
    "WallCorrected",
]
