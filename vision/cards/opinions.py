"""Identifies a card from three opinions, of its two index corners and of its whole face, and combines them.

Each opinion gives a probability to every card, and to "I see none": a corner under glare, another card or a finger then
says little, instead of something wrong.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.cards.names import BACK, CARDS, RANKS, SUITS
from vision.cards.network import RANK_ANSWERS, Answers, CardNetworks
from vision.cards.views import INDEX_CORNER, WHOLE_CARD, LitMat, Place
from vision.settings.cards import CardSettings

Shares: TypeAlias = NDArray[np.float64]

KINDS: Final = (*CARDS, BACK)
"""The answers of an opinion, in the order of its shares."""
_FAINTEST: Final = 1e-12  # the least share whose logarithm is taken
_LEAST: Final = 1e-4  # no opinion may rule a card out for good


@dataclass(frozen=True, slots=True)
class Opinion:
    """Probabilities of each of ``KINDS`` (together with ``none`` they add up to 1)."""

    shares: Shares
    none: float

    def likelihood(self) -> Shares:
        """How well each of ``KINDS`` agrees with it: an opinion that sees none favours no card."""
        return np.asarray(self.shares + (self.none + _LEAST) / len(KINDS), dtype=np.float64)

    def best(self) -> str | None:
        """The likeliest card, or None."""
        return None if self.none > 0.5 else KINDS[int(self.shares.argmax())]


@dataclass(frozen=True, slots=True)
class Opinions:
    """The opinions of both corners and of the whole face; ``shares`` combines them."""

    ends: tuple[Opinion, Opinion]
    whole: Opinion
    shares: Shares

    def lead(self) -> float:
        """Log odds of the likeliest over the next."""
        first, second = sorted(self.shares.tolist(), reverse=True)[:2]
        return math.log(max(first, _FAINTEST) / max(second, _FAINTEST))

    def ranked(self) -> list[tuple[str, float]]:
        """All of ``KINDS`` with their shares, the likeliest first."""
        order = np.argsort(-self.shares)
        return [(KINDS[int(i)], float(self.shares[i])) for i in order]


def opinion_of(answer: Answers) -> Opinion:
    """A network's scores (ranks, then suits) as an opinion: rank and suit taken as independent."""
    ranks = _softmax(answer[: len(RANK_ANSWERS)])
    suits = _softmax(answer[len(RANK_ANSWERS) :])
    one_suit = suits[: len(SUITS)]
    faces = np.outer(one_suit, ranks[: len(RANKS)]).ravel()
    joker, back = ranks[len(RANKS)], ranks[len(RANKS) + 1]
    shares = np.array([*faces, joker, back])
    return Opinion(shares, float(max(1.0 - shares.sum(), 0.0)))


def together(ends: tuple[Opinion, Opinion], whole: Opinion, settings: CardSettings) -> Opinions:
    """Combine the three opinions, each with a weight of its own.

    Both corners bear the same letters and suits and are read by one network, which tends to make the same mistake at
    both. So together they count less than two independent witnesses would (Genest and Zidek 1986, logarithmic pools).
    """
    said = settings.end_weight * (np.log(ends[0].likelihood()) + np.log(ends[1].likelihood()))
    said = said + settings.face_weight * np.log(whole.likelihood())
    product = np.exp(said - said.max())
    return Opinions(ends, whole, np.asarray(product / product.sum(), dtype=np.float64))


def opinions_on(mat: LitMat, place: Place, networks: CardNetworks, settings: CardSettings) -> Opinions:
    """The opinions on the card at a place."""
    corners = np.stack([mat.tones(INDEX_CORNER, place), mat.tones(INDEX_CORNER, place.reversed())])
    first, second = (opinion_of(answer) for answer in networks.read("index", corners))
    whole = opinion_of(networks.read("face", mat.tones(WHOLE_CARD, place)[None])[0])
    return together((first, second), whole, settings)


def _softmax(scores: NDArray[np.float32]) -> Shares:
    raised = np.exp(scores.astype(np.float64) - float(scores.max()))
    return np.asarray(raised / raised.sum(), dtype=np.float64)
