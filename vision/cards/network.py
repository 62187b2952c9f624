"""The three networks that find and read cards; ``trainers.seeing.cards.networks`` trains them.

``finder`` marks the middles of cards on the mat seen from above (Zhou et al. 2019, "Objects as Points") and says how
each is turned; ``index`` reads one corner, ``face`` a whole card. The latter two are run independently, so that they
can disagree.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.cards.names import RANKS, SUITS
from vision.cards.views import INDEX_CORNER, MAT_VIEW, WHOLE_CARD, Frame, Tones
from vision.networks.onnx_network import LearnedNetwork, NetworkFile

Task: TypeAlias = Literal["finder", "index", "face"]
Answers: TypeAlias = NDArray[np.float32]

FINDER_CELL_PX: Final = 4  # of the mat's view, a cell of the finder's raster
FINDER_MAPS: Final = 5  # log odds of a middle, its place in the cell (x, y), cosine and sine of twice the turn
RANK_ANSWERS: Final = (*RANKS, "joker", "back", "none")
SUIT_ANSWERS: Final = (*SUITS, "none")
CARD_ANSWERS: Final = len(RANK_ANSWERS) + len(SUIT_ANSWERS)
_VIEWS: Final[dict[Task, Frame]] = {"finder": MAT_VIEW, "index": INDEX_CORNER, "face": WHOLE_CARD}


class CardNetworks:
    """The three networks, ready to run.

    Args:
        weights: the bytes of each network's ONNX file.
    """

    def __init__(self, weights: dict[Task, bytes]) -> None:
        """Raises ``UnusableNetwork`` (``cards.network_broken``) if these bytes are not the networks."""
        self._networks = {task: _network(task, weights[task]) for task in _VIEWS}

    def middles(self, mat: Tones) -> Answers:
        """The finder's maps (``FINDER_MAPS``×h/4×w/4) for a mat's view (3×h×w)."""
        maps: Answers = self._networks["finder"].answers(mat[None])[0]
        return maps

    def read(self, task: Literal["index", "face"], views: Tones) -> Answers:
        """Scores (N×``CARD_ANSWERS``: ranks, then suits) of N views (N×3×h×w)."""
        # One after another: the networks' files accept one view at a time.
        return np.concatenate([self._networks[task].answers(views[i : i + 1]) for i in range(len(views))])


def _network(task: Task, weights: bytes) -> LearnedNetwork:
    view = _VIEWS[task]
    raster = (view.height_px // FINDER_CELL_PX, view.width_px // FINDER_CELL_PX)
    answered = (1, FINDER_MAPS, *raster) if task == "finder" else (1, CARD_ANSWERS)
    return LearnedNetwork(_file(task), weights, (1, 3, view.height_px, view.width_px), answered)


@lru_cache(maxsize=1)
def shipped_card_networks() -> CardNetworks:
    """The networks that come with the package.

    Raises:
        UnusableNetwork: ``cards.network_missing``, ``cards.network_broken``.
    """
    return CardNetworks({task: _file(task).shipped() for task in _VIEWS})


def _file(task: Task) -> NetworkFile:
    return NetworkFile("vision/cards", f"card_{task}.onnx", "cards'", "cards.network_missing", "cards.network_broken")
