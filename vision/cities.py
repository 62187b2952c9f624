"""Which tiles hold a city: any sign of a noble, a wall or a grain column standing on them."""

from __future__ import annotations

from dataclasses import dataclass

from vision.mat_view import MatView
from vision.nobles import NobleFound, find_noble
from vision.readings import Seen
from vision.settings import VisionSettings
from vision.standing import brown_blobs, own_blobs, own_on_tile_mm2, shows_grain, shows_tall_grain, shows_wall
from vision.tile_look import TileLook


@dataclass(frozen=True, slots=True)
class CityFound:
    """A tile on which a city stands, with what is known of its noble so far."""

    look: TileLook
    noble: NobleFound


def find_city(look: TileLook, view: MatView, seat: int, settings: VisionSettings) -> CityFound | None:
    """The city on a tile; None where nothing of the seat's colour and no grain column stands.

    One stone alone has fallen there; brown alone may be an elephant unless it is taller than one.
    """
    stages = settings.stages
    noble = find_noble(look, view, seat, settings.noble_weights, stages.nobles)
    own, brown = own_blobs(look, stages.standing), brown_blobs(look, stages.standing)
    wall = shows_wall(look, own, stages.standing)
    grain = shows_grain(brown, stages.standing)
    stone = any(blob.area_mm2 >= stages.standing.stone_mm2 for blob in own)
    shown = isinstance(noble.reading, Seen) and noble.reading.value
    likely = noble.score > 0 and own_on_tile_mm2(look, stages.standing) >= stages.standing.own_beside_noble_mm2
    if shown or likely or wall or (grain and stone) or shows_tall_grain(brown, stages.standing):
        return CityFound(look, noble)
    return None
