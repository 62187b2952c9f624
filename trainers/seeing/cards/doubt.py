"""``python -m trainers.seeing.cards.doubt FOLDER…``: fits when a card is certain, on photos kept out of training.

Prints the best weights of corners and faces, as read with the present weights; then the confidence weights for
``[vision.cards]`` and the promises they would have made, each fifth of the photos judged by weights fitted on the
others; and the least threshold above which promises are, at 95 % confidence, hardly ever wrong.
"""

from __future__ import annotations

import argparse
import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.settings.loading import Settings, load_settings
from trainers.seeing.cards.lessons import apparent_place, mat_of
from trainers.seeing.lesson_photos import images_to_learn_from
from vision.cards.confidence import is_no_card, measures
from vision.cards.finder import cards_found
from vision.cards.names import BACK, JOKER
from vision.cards.network import CardNetworks, shipped_card_networks
from vision.cards.opinions import KINDS, Opinions
from vision.cards.recognition import looked_at
from vision.cards.views import MAT_VIEW
from vision.networks.logistic import fit_logistic

Kind: TypeAlias = Literal["face", "joker", "back"]

FOLDS = 5
RIDGE = 0.3
_NEAR_MM = 12.0
_WEIGHED = 0.5  # share of a card that must show for its opinions to count
# A greater lead and more support never make a card less certain; contrary evidence never makes it more certain.
SIGNS = (0, 1, 1, 1, 1, -1, 1)


@dataclass(frozen=True, slots=True)
class Said:
    """The opinions of a card's corners and face, and its true name: one of ``KINDS``."""

    opinions: Opinions
    card: str


@dataclass(frozen=True, slots=True)
class Claim:
    """One card that was found: the features of its confidence, whether it was read right, and whether it lies free.

    Attributes:
        kind: which of the settings' weights apply.
    """

    photo: int
    kind: Kind
    measures: tuple[float, ...]
    right: bool
    clear: bool
    said: Said | None = None


def claims_of(folder: Path, settings: Settings, networks: CardNetworks) -> Iterator[Claim]:
    """Every card found on the photos of a folder of ``trainers.seeing.cards``."""
    images = images_to_learn_from(folder)
    for number, image in enumerate(images):
        mat = mat_of(folder, image, settings)
        if mat is None:
            continue
        truth = [(card, apparent_place(mat, card)) for card in image["card_mat"]["cards"]]
        for marked in cards_found(networks.middles(mat.tones(MAT_VIEW)), settings.vision.cards):
            found, opinions = looked_at(mat, marked, networks, settings.vision.cards)
            if is_no_card(opinions, settings.vision.cards):
                continue
            best = opinions.ranked()[0][0]
            near = [
                card
                for card, at in truth
                if math.hypot(at.x_mm - found.place.x_mm, at.y_mm - found.place.y_mm) < _NEAR_MM
            ]
            shown = max(near, key=lambda card: float(card["visible"]), default=None)
            right = shown is not None and shown["card"] == best
            clear = shown is not None and shown["visible"] >= settings.evaluation.cards.clear_share
            said = None if shown is None or shown["visible"] < _WEIGHED else Said(opinions, shown["card"])
            yield Claim(number, _kind(best), measures(opinions, found.score), right, clear, said)


def _kind(best: str) -> Kind:
    return "back" if best == BACK else "joker" if best == JOKER else "face"


def read_networks(folder: Path) -> CardNetworks:
    """The networks that ``trainers.seeing.cards.networks`` wrote to a folder."""
    finder, index, face = ((folder / f"card_{task}.onnx").read_bytes() for task in ("finder", "index", "face"))
    return CardNetworks({"finder": finder, "index": index, "face": face})


def pool_weights(said: Sequence[Said]) -> tuple[float, float]:
    """The weights (of corners, of the face; in tenths) under which the cards' true names are likeliest."""
    ends = np.array([sum(np.log(end.likelihood()) for end in one.opinions.ends) for one in said])
    wholes = np.log([one.opinions.whole.likelihood() for one in said])
    cards = np.array([KINDS.index(one.card) for one in said])

    def surprise(weights: tuple[float, float]) -> float:
        pooled = weights[0] * ends + weights[1] * wholes
        pooled -= pooled.max(axis=1, keepdims=True)
        likelihood = pooled[np.arange(len(cards)), cards] - np.log(np.exp(pooled).sum(axis=1))
        return -float(likelihood.mean())

    tenths = [tenth / 10 for tenth in range(1, 16)]
    return min(itertools.product(tenths, tenths), key=surprise)


def fitted(claims: Sequence[Claim]) -> NDArray[np.float64]:
    """Logistic weights with sensible signs: a feature whose weight would have the wrong sign is left out."""
    features = np.array([claim.measures for claim in claims])
    labels = np.array([float(claim.right) for claim in claims])
    signs = np.array(SIGNS)
    ridge = np.full(features.shape[1], RIDGE)
    ridge[0] = 0.01
    while True:
        weights = fit_logistic(features, labels, ridge)
        against = (signs != 0) & (weights * signs < 0) & (ridge < 1e8)
        if not against.any():
            return np.where(ridge < 1e8, weights, 0.0)
        ridge[against] = 1e9


def main() -> None:
    """Read the folders, fit, and print."""
    parser = argparse.ArgumentParser(description="Fit when a card is a promise.")
    parser.add_argument("folders", nargs="+", type=Path, help="folders of trainers.seeing.cards")
    parser.add_argument("--networks", type=Path, help="a folder of .onnx files; without it those that ship")
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    settings = load_settings()
    networks = shipped_card_networks() if arguments.networks is None else read_networks(arguments.networks)
    claims = [claim for folder in arguments.folders for claim in claims_of(folder, settings, networks)]
    said = [claim.said for claim in claims if claim.said is not None]
    if said:
        print("end_weight = {:.1f}, face_weight = {:.1f}".format(*pool_weights(said)))
    most_wrong = settings.evaluation.goals.cards.wrong
    own = settings.vision.cards
    thresholds: dict[Kind, float] = {"face": own.seen_above, "joker": own.joker_above, "back": own.back_above}
    for kind, above in thresholds.items():
        of_it = [claim for claim in claims if claim.kind == kind]
        if not of_it:
            continue
        print(f"{kind}_weights = [{', '.join(f'{weight:.2f}' for weight in fitted(of_it))}]")
        odds = _judged_by_others(of_it)
        right, clear = (np.array([getattr(claim, what) for claim in of_it]) for what in ("right", "clear"))
        least = least_threshold(odds, right, most_wrong)
        for threshold in sorted({above - 1, above, above + 1} | ({least} if least is not None else set())):
            seen = odds >= threshold
            print(
                f"  from {threshold:.1f}: {len(of_it)} found, {right.mean():.4f} right; promised {int(seen.sum())}, of "
                f"them wrong {int((seen & ~right).sum())}; of {int(clear.sum())} clear ones promised "
                f"{int((seen & clear).sum())}, wrong {int((seen & clear & ~right).sum())}; at 95 % confidence less than "
                f"{most_likely_share(int((seen & ~right).sum()), int(seen.sum())):.4f} wrong"
            )


def least_threshold(odds: NDArray[np.float64], right: NDArray[np.bool_], most_wrong: float) -> float | None:
    """The least log odds, in tenths, above which at most this share is wrong at 95 % confidence; None if none."""
    for tenth in range(10, 100):
        seen = odds >= tenth / 10
        if most_likely_share(int((seen & ~right).sum()), int(seen.sum())) <= most_wrong:
            return tenth / 10
    return None


def most_likely_share(hits: int, of: int) -> float:
    """The upper bound of a share with ``hits`` of ``of`` at 95 % confidence (Clopper and Pearson 1934, one-sided)."""
    low, high = 0.0, 1.0
    for _ in range(40):
        share = (low + high) / 2
        low, high = (low, share) if _at_most(hits, of, share) < 0.05 else (share, high)
    return high


def _at_most(hits: int, of: int, share: float) -> float:
    """The probability of at most ``hits`` hits (binomial)."""
    ways = math.lgamma(of + 1)
    terms = (
        ways - math.lgamma(k + 1) - math.lgamma(of - k + 1) + k * math.log(share) + (of - k) * math.log1p(-share)
        for k in range(min(hits, of) + 1)
    )
    return min(sum(math.exp(term) for term in terms), 1.0)


def _judged_by_others(claims: Sequence[Claim]) -> NDArray[np.float64]:
    """Each claim's log odds by weights fitted on the other folds' photos."""
    fold = np.array([claim.photo % FOLDS for claim in claims])
    odds = np.zeros(len(claims))
    for k in range(FOLDS):
        rest = [claim for claim, own in zip(claims, fold, strict=True) if own != k]
        if rest:
            weights = fitted(rest)
            for i in np.flatnonzero(fold == k).tolist():
                odds[i] = float(np.array(claims[i].measures) @ weights)
    return odds


if __name__ == "__main__":
    main()
