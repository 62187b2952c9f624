"""A camera over a live table that sees what a test lays there."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.frames.sensing_result import Sensed
from companion.games.raja.pieces import MARKET_NAMES, Cell
from companion.referee.settings import RefereeSettings
from companion.session.inputs import FrameSeen, Input, TableHeeded
from companion.session.raja_session import RajaSession
from tests.companion.live_rig import Rig
from tests.companion.referee.looks import City, mat_with
from vision.geometry.table import Cell as MatCell
from vision.readings.observation import MarketObservation, Side, TableObservation
from vision.readings.reading import CountReading, Seen

PATIENCE = RefereeSettings(3.0, 15.0, 8.0, 1.0)
At = tuple[int, Cell]


@dataclass
class TableShows:
    """A camera that sees what the game holds, but for what a test lays otherwise; by seat and cell."""

    rig: Rig
    stones: dict[At, CountReading] = field(default_factory=dict)
    width: dict[At, CountReading] = field(default_factory=dict)
    grain: dict[At, CountReading] = field(default_factory=dict)
    sides: dict[At, Side] = field(default_factory=dict)
    shields: dict[At, tuple[int, ...]] = field(default_factory=dict)
    no_noble: set[At] = field(default_factory=set)
    lands: dict[int, dict[MatCell, Side]] = field(default_factory=dict)
    nobles: dict[int, tuple[MatCell, ...]] = field(default_factory=dict)
    prices: dict[str, int] = field(default_factory=dict)

    def look(self, seconds: float = 1.0) -> None:
        """One look at the still table, so long after the last."""
        self.rig.time.pass_s(seconds)
        self.rig.live.admit(*self._let_in(self.rig.live.playing(), self.rig.live.game_ns()))

    def _let_in(self, session: RajaSession, t_ns: int) -> list[Input]:
        state = session.table.state
        mats = []
        for player in state.players:
            own = player.seat
            tiles = self.lands.get(own) or {
                tile.cell: self.sides.get((own, tile.cell), tile.side) for tile in player.lands
            }
            cities = dict.fromkeys(self.nobles.get(own, ()), City())
            for tile in player.lands:
                if tile.city:
                    place = (own, tile.cell)
                    cities[tile.cell] = City(
                        self.stones.get(place, Seen(tile.stones)),
                        self.width.get(place, Seen(tile.width)),
                        self.grain.get(place, Seen(tile.grain)),
                        Seen(tile.noble and place not in self.no_noble),
                    )
            shields = {tile.cell: self.shields.get((own, tile.cell), tile.shields) for tile in player.lands}
            mats.append(mat_with(own, cities, tiles, shields))
        held = dict(zip(MARKET_NAMES, state.market.prices, strict=True))
        grain, shield, elephant = (Seen(self.prices.get(name, held[name])) for name in MARKET_NAMES)
        market = MarketObservation(grain, shield, elephant)
        sensed = Sensed(TableObservation(1280, 960, tuple(mats), market), True)
        return [TableHeeded(t_ns, PATIENCE), FrameSeen(t_ns, b"", sensed)]
