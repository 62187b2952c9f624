"""A look at one card that was marked; a second one from elsewhere, where the first leaves doubt.

The finder is now and then wrong about how a card is turned, and its edges then are found wrongly, too. Where corners and
face do not clearly say the same, or no four sides stand out where a card's should, every other turn at which some do is
tried, and the finder's own place is taken at its word; the look by which the card is read most clearly counts.
"""

from __future__ import annotations

from vision.cards.alignment import aligned, ways_to_lie
from vision.cards.finder import CardFound
from vision.cards.network import CardNetworks
from vision.cards.opinions import Opinions, opinions_on
from vision.cards.views import LitMat
from vision.settings.cards import CardSettings


def looked_at(
    mat: LitMat, marked: CardFound, networks: CardNetworks, settings: CardSettings
) -> tuple[CardFound, Opinions]:
    """Where a card that the finder marked lies, and what its corners and face look like there."""
    laid = aligned(mat, marked.place, settings, settings.nudges_deg)
    best, most = laid.place, opinions_on(mat, laid.place, networks, settings)
    if most.lead() < settings.second_look_below or laid.sides < settings.straight_sides:
        others = [way.place for way in ways_to_lie(mat, marked.place, settings)]
        for other in (marked.place, *others):
            opinions = opinions_on(mat, other, networks, settings)
            if opinions.lead() > most.lead():
                best, most = other, opinions
    return CardFound(best, marked.score), most
