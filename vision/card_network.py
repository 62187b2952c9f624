"""The three networks that find and read cards, run by OpenCV's dnn; ``companion.training.card_networks`` teaches them.

``finder`` marks the middles of cards on the mat seen from above (Zhou et al. 2019, "Objects as Points") and says how each
is turned; ``index`` reads one corner, ``face`` a whole card. The latter two are asked apart, so that they can disagree.
"""

from __future__ import annotations

import threading
from functools import lru_cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.card_names import RANKS, SUITS
from vision.card_views import INDEX_CORNER, MAT_VIEW, WHOLE_CARD, Frame, Tones
from vision.errors import VisionError

Task: TypeAlias = Literal["finder", "index", "face"]
Answers: TypeAlias = NDArray[np.float32]

FINDER_CELL_PX: Final = 4  # of the mat's view, a cell of the finder's raster
FINDER_MAPS: Final = 5  # log odds of a middle, its place in the cell (x, y), cosine and sine of twice the turn
RANK_ANSWERS: Final = (*RANKS, "joker", "back", "none")
SUIT_ANSWERS: Final = (*SUITS, "none")
CARD_ANSWERS: Final = len(RANK_ANSWERS) + len(SUIT_ANSWERS)
_VIEWS: Final[dict[Task, Frame]] = {"finder": MAT_VIEW, "index": INDEX_CORNER, "face": WHOLE_CARD}


class UnusableCardNetwork(VisionError):
    """A learned network's file is missing or is not one."""


class CardNetworks:
    """All three, ready to be asked; one at a time, as OpenCV keeps its input inside.

    Args:
        weights: the bytes of each network's ONNX file.
    """

    def __init__(self, weights: dict[Task, bytes]) -> None:
        """Raises ``UnusableCardNetwork`` (``cards.network_broken``) if these bytes are not the networks."""
        self._lock = threading.Lock()
        self._nets: dict[Task, cv2.dnn.Net] = {}
        for task, view in _VIEWS.items():
            try:
                self._nets[task] = _read(np.frombuffer(weights[task], dtype=np.uint8))
                answer = self._ask(task, np.zeros((1, 3, view.height_px, view.width_px), np.float32))
            except cv2.error as error:
                raise _broken(task) from error
            raster = (view.height_px // FINDER_CELL_PX, view.width_px // FINDER_CELL_PX)
            if answer.shape != ((1, FINDER_MAPS, *raster) if task == "finder" else (1, CARD_ANSWERS)):
                raise _broken(task)

    def middles(self, mat: Tones) -> Answers:
        """The finder's maps (``FINDER_MAPS``×h/4×w/4) of a mat's view (3×h×w)."""
        maps: Answers = self._ask("finder", mat[None])[0]
        return maps

    def read(self, task: Literal["index", "face"], views: Tones) -> Answers:
        """Scores (N×``CARD_ANSWERS``: ranks, then suits) of N views (N×3×h×w)."""
        # One after another: OpenCV's engine would set itself up anew for each number of views.
        return np.concatenate([self._ask(task, views[i : i + 1]) for i in range(len(views))])

    def _ask(self, task: Task, views: Tones) -> Answers:
        with self._lock:
            net = self._nets[task]
            net.setInput(np.ascontiguousarray(views))
            return np.asarray(net.forward(), dtype=np.float32).copy()


@lru_cache(maxsize=1)
def shipped_card_networks() -> CardNetworks:
    """The networks that come with the package.

    Raises:
        UnusableCardNetwork: ``cards.network_missing``, ``cards.network_broken``.
    """
    return CardNetworks({task: _shipped(task) for task in _VIEWS})


def _shipped(task: Task) -> bytes:
    try:
        return files("vision").joinpath(_file(task)).read_bytes()
    except OSError as error:
        raise UnusableCardNetwork(
            "cards.network_missing", f"The file vision/{_file(task)} is missing: install the package anew."
        ) from error


def _read(weights: NDArray[np.uint8]) -> cv2.dnn.Net:
    # OpenCV 5 has a second engine, slower for small networks; OpenCV 4 has only the classic one, unnamed.
    classic = getattr(cv2.dnn, "ENGINE_CLASSIC", None)
    return cv2.dnn.readNetFromONNX(weights) if classic is None else cv2.dnn.readNetFromONNX(weights, classic)


def _file(task: Task) -> str:
    return f"card_{task}.onnx"


def _broken(task: Task) -> UnusableCardNetwork:
    return UnusableCardNetwork(
        "cards.network_broken", f"The file vision/{_file(task)} is not the cards' network: install the package anew."
    )
