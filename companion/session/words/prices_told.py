"""Tracks the markets' prices over a log's events, so that a correction can name the old price. Pure."""

from __future__ import annotations

from companion.games.raja import events as e
from companion.games.raja.pieces import MARKET_NAMES, START_PRICES, MarketName

Prices = tuple[int, ...]


class PricesTold:
    """The prices after each event so far."""

    def __init__(self) -> None:
        self._after: list[Prices] = [START_PRICES]

    def before(self, market: MarketName) -> int:
        """Return a market's price before the newest event."""
        return self._after[max(0, len(self._after) - 2)][MARKET_NAMES.index(market)]

    def take(self, event: e.Event) -> None:
        """Add the next event; must be called for every event of the log."""
        now = self._after[-1]
        match event:
            case e.GameStarted():
                now = START_PRICES if event.options.position is None else event.options.position.prices
            case e.TradeFilled() if event.filled_by is None:
                now = _with(now, event.market, event.new_price)
            case e.PriceCorrected():
                now = _with(now, event.market, event.price)
            case e.Reverted() | e.Restored():
                now = self._after[event.to_version]
        self._after.append(now)


def _with(prices: Prices, market: MarketName, price: int) -> Prices:
    return tuple(price if name == market else old for name, old in zip(MARKET_NAMES, prices, strict=True))
