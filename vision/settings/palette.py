"""The colours of the set's pieces."""

from __future__ import annotations

from dataclasses import dataclass, replace

Srgb = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours of the set's pieces, as sRGB under neutral light (section ``[palette]``)."""

    seats: tuple[Srgb, ...]
    tile_red: Srgb
    tile_blue: Srgb
    brown: Srgb
    shield_blue: Srgb
    disk_yellow: Srgb
    papers: tuple[Srgb, ...]
    bare_wood: tuple[Srgb, ...]
    skin: tuple[Srgb, ...]

    def with_paper(self, paper: Srgb) -> Palette:
        """This palette with another colour of paper added, for a mat printed on it."""
        return replace(self, papers=(*self.papers, paper))
