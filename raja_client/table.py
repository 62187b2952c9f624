"""A table, as a guest sees it: what it offers to programs; written by scripts/make_client.py from the hub's description."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, cast

from raja_client.line import Line, in_path
from raja_client.table_types import (
    Afterwards,
    AllGames,
    BookShown,
    HallShown,
    Moments,
)


class Table(Line):
    """A table, as a guest sees it; each method raises ``Refused`` where it does not do it, ``Away`` where nobody answers."""

    def state(self) -> dict[str, Any]:
        """Everything this viewer may know, once."""
        return cast(dict[str, Any], self.json("GET", "/api/state", {}, None))

    def events(self) -> Generator[tuple[str, Any], None, None]:
        """The same as server-sent events, each newer state whole, or with changes=1 what changed, as a JSON Patch (RFC
        6902); Last-Event-ID takes the stream up again.
        """
        return self.follow("/api/events", {})

    def moments(self) -> Moments:
        """The open game's moments: what happened, prices and points."""
        return cast(Moments, self.json("GET", "/api/moments", {}, None))

    def moments_version(self, version: int) -> dict[str, Any]:
        """The table at that moment."""
        return cast(dict[str, Any], self.json("GET", f"/api/moments/{in_path(version)}", {}, None))

    def afterwards(self, *, game: str) -> Afterwards:
        """A game of Raja that is over, looked back on; the one at hand where game is empty."""
        return cast(Afterwards, self.json("GET", "/api/afterwards", {"game": game}, None))

    def afterwards_portrait_png(self, *, game: str, lang: str) -> bytes:
        """A portrait picture of that game to share, in a language."""
        return self.content("GET", "/api/afterwards/portrait.png", {"game": game, "lang": lang}, None)

    def afterwards_tall_png(self, *, game: str, lang: str) -> bytes:
        """A tall picture of that game to share, in a language."""
        return self.content("GET", "/api/afterwards/tall.png", {"game": game, "lang": lang}, None)

    def afterwards_film_mp4(self, *, game: str, lang: str) -> bytes:
        """A film of 20 s of that game to share; 409 while it is being made."""
        return self.content("GET", "/api/afterwards/film.mp4", {"game": game, "lang": lang}, None)

    def games(self) -> AllGames:
        """All saved games, newest first."""
        return cast(AllGames, self.json("GET", "/api/games", {}, None))

    def people(self) -> BookShown:
        """People over all evenings: wins, rivalries, records."""
        return cast(BookShown, self.json("GET", "/api/people", {}, None))

    def small_state(self) -> dict[str, Any]:
        """The small game as this viewer may know it, once."""
        return cast(dict[str, Any], self.json("GET", "/api/small/state", {}, None))

    def small_events(self) -> Generator[tuple[str, Any], None, None]:
        """The same as server-sent events, each newer state whole."""
        return self.follow("/api/small/events", {})

    def virtual(self) -> dict[str, Any]:
        """What lies on the virtual table."""
        return cast(dict[str, Any], self.json("GET", "/api/virtual", {}, None))

    def hall(self) -> HallShown:
        """Whether an open room is served, and on which port."""
        return cast(HallShown, self.json("GET", "/api/hall", {}, None))
