"""Reads one marked card, and reads it again at other turns where the first reading leaves doubt.

Sometimes the finder is wrong about how a card is turned, and then its edges are found wrongly too. Where corners and
face do not clearly agree, or no four sides stand out where a card's should, every other turn at which sides stand out
is tried, and so is the finder's own place, unrefined. The clearest reading counts.
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
    """Where a card that the finder marked lies, and the opinions of its corners and face."""
    laid = aligned(mat, marked.place, settings, settings.nudges_deg)
    best, most = laid.place, opinions_on(mat, laid.place, networks, settings)
    if most.lead() < settings.second_look_below or laid.sides < settings.straight_sides:
        others = [way.place for way in ways_to_lie(mat, marked.place, settings)]
        for other in (marked.place, *others):
            opinions = opinions_on(mat, other, networks, settings)
            if opinions.lead() > most.lead():
                best, most = other, opinions
    return CardFound(best, marked.score), most
