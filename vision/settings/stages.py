"""Everything vision may be told by the settings file; no values here, so that there is one place for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from vision.geometry.table import TableGeometry
from vision.settings.calibration import AimSettings, CalibrationSettings, LensSettings, PalettePhotoSettings
from vision.settings.cards import CardSettings
from vision.settings.fusion import FusionSettings
from vision.settings.light import ColourSettings, CrosstalkSettings, LightSettings, RestoringSettings
from vision.settings.markers import CoveredMarkerSettings, MarkerSideSettings, MissedMarkerSettings, PoseSettings
from vision.settings.mats import (
    BesideSettings,
    HandSettings,
    MarketSettings,
    PaperSettings,
    ShieldSettings,
    TileSettings,
)
from vision.settings.palette import Palette
from vision.settings.pieces import GuessSettings, LooseSettings, NobleSettings, PieceSettings, StandingSettings
from vision.settings.teaching import TeachingSettings
from vision.settings.tracking import TrackerSettings
from vision.settings.walls import (
    AsItStoodSettings,
    BrownSettings,
    DoubtSettings,
    GrainSettings,
    LoneStoneSettings,
    LyingSettings,
    RestartSettings,
    SelectionSettings,
    SiteSettings,
    StrangeSettings,
    UnseenSettings,
    WallSettings,
)

if TYPE_CHECKING:
    from vision.networks.piece_network import PieceNetwork


@dataclass(frozen=True, slots=True)
class VisionStages:
    """One section for each stage of seeing (sections ``[vision.*]``); a stage adds its own here."""

    pose: PoseSettings
    marker_sides: MarkerSideSettings
    missed_markers: MissedMarkerSettings
    covered_markers: CoveredMarkerSettings
    restoring: RestoringSettings
    light: LightSettings
    crosstalk: CrosstalkSettings
    colours: ColourSettings
    paper: PaperSettings
    tiles: TileSettings
    market: MarketSettings
    beside: BesideSettings
    guesses: GuessSettings
    nobles: NobleSettings
    standing: StandingSettings
    shields: ShieldSettings
    hands: HandSettings
    pieces: PieceSettings
    loose: LooseSettings
    site: SiteSettings
    walls: WallSettings
    selection: SelectionSettings
    restarts: RestartSettings
    doubt: DoubtSettings
    lone_stone: LoneStoneSettings
    as_it_stood: AsItStoodSettings
    lying: LyingSettings
    unseen: UnseenSettings
    strange: StrangeSettings
    brown: BrownSettings
    grain: GrainSettings
    tracker: TrackerSettings
    cards: CardSettings
    calibration: CalibrationSettings
    lens: LensSettings
    fusion: FusionSettings
    aiming: AimSettings
    palette_photo: PalettePhotoSettings
    teaching: TeachingSettings


@dataclass(frozen=True, slots=True)
class VisionSettings:
    """What ``observe`` needs beside the picture and the camera.

    ``piece_network`` is learned (``vision/networks/piece_network.onnx``, made by ``trainers.seeing.pieces``).
    """

    geometry: TableGeometry
    palette: Palette
    stages: VisionStages
    piece_network: PieceNetwork
