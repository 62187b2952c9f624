"""Decides when a card is certain: a logistic over the three opinions, fitted on photos the networks never saw.

Jokers and backs have weights of their own: many jokers and all backs have no index, so a corner without one is no
evidence against them.
"""

from __future__ import annotations

import math

from vision.cards.names import BACK, JOKER
from vision.cards.observation import CardReading, UnsureCard
from vision.cards.opinions import KINDS, Opinions
from vision.message import Message
from vision.readings.reading import Hidden, Seen
from vision.settings.cards import CardSettings

_MOST_LEAD = 12.0


def measures(opinions: Opinions, score: float) -> tuple[float, ...]:
    """The features of the confidence: 1, the lead over the next best (log odds), how many ends support it, whether the
    face does, how much any opinion speaks against it, and how clearly a card was found there.
    """
    lead = min(opinions.lead(), _MOST_LEAD)
    index = KINDS.index(opinions.ranked()[0][0])
    ends = [float(end.shares[index]) for end in opinions.ends]
    others = [1 - o.none - float(o.shares[index]) for o in (*opinions.ends, opinions.whole)]
    against = max(0.0, *others)
    return (1.0, lead, max(ends), min(ends), float(opinions.whole.shares[index]), against, min(score, 6.0))


def is_no_card(opinions: Opinions, settings: CardSettings) -> bool:
    """Whether face and corners agree that there is no card: the finder took something else for one."""
    return opinions.whole.none > settings.no_card_share and min(end.none for end in opinions.ends) > 0.5


def card_reading(opinions: Opinions, score: float, settings: CardSettings) -> CardReading:
    """Turn the opinions into a reading: seen if nearly certain, else unsure with the alternatives, else hidden."""
    ranked = opinions.ranked()
    best = ranked[0][0]
    weights, above = _doubt_of(best, settings)
    measured = measures(opinions, score)
    odds = sum(w * m for w, m in zip(weights, measured, strict=True))
    confidence = 1 / (1 + math.exp(-max(-30.0, min(30.0, odds))))
    if odds >= above and measured[1] >= settings.least_lead:
        return Seen(best, confidence)
    nothing = min(o.none for o in (*opinions.ends, opinions.whole)) > settings.nothing_share
    if nothing and ranked[0][1] < settings.worth_a_guess:
        return Hidden(Message("reason.card_unreadable"))
    others = tuple(name for name, share in ranked[1 : 1 + settings.most_others] if share >= settings.other_share)
    return UnsureCard(best, others, _why(opinions), min(confidence, 0.99))


def _doubt_of(best: str, settings: CardSettings) -> tuple[tuple[float, ...], float]:
    """The weights of the features, and the log odds from which such a card counts as certain."""
    if best == BACK:
        return settings.back_weights, settings.back_above
    if best == JOKER:
        return settings.joker_weights, settings.joker_above
    return settings.face_weights, settings.seen_above


def _why(opinions: Opinions) -> Message:
    """Why the card is not certain, and what a person may do."""
    corners = [end.best() for end in opinions.ends]
    read = [name for name in corners if name is not None]
    if not read:
        return Message("reason.no_index")
    if len(read) == 2 and read[0] != read[1]:
        return Message("reason.corners_differ", {"one": read[0], "other": read[1]})
    whole = opinions.whole.best()
    if whole is not None and whole != read[0]:
        return Message("reason.corner_and_middle", {"corner": read[0], "middle": whole})
    return Message("reason.card_blurred")
