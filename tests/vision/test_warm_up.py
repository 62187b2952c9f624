"""Getting ready to look works without a picture, and leaves no loop of the search uncompiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from companion.settings.loading import load_settings
from vision.light import colour_kernels, light_kernels
from vision.markers import reducing_kernels
from vision.pieces import peak_kernels
from vision.walls.evidence import chain_kernels
from vision.walls.render import painting_kernels
from vision.walls.search import layout_kernels, proposal_kernels, search_kernels
from vision.warm_up import warm_up


def test_after_warming_up_every_loop_that_is_called_is_compiled() -> None:
    warm_up(load_settings().vision_settings())
    called = (
        search_kernels.climb,
        search_kernels.weigh_blocks,
        search_kernels.cost_standing,
        layout_kernels.gains_of_runs,
        layout_kernels.stack_runs,
        painting_kernels.gains_of,
        painting_kernels.draw,
        painting_kernels.fill_box,
        proposal_kernels.weigh_columns,
        proposal_kernels.climb_columns,
        proposal_kernels.weigh_pawns,
        light_kernels.relate_to_white,
        colour_kernels.look_up,
        peak_kernels.find_peaks,
        reducing_kernels.reduce_part,
        chain_kernels.weigh_chains,
    )
    for loop in called:
        assert getattr(loop, "signatures", ()), loop.__name__


@pytest.mark.long
@pytest.mark.program
def test_the_first_photo_compiles_nothing_more(tmp_path: Path) -> None:
    """As after an installation: what was kept then is all that a photo needs."""
    photos = Path(__file__).parents[1] / "photos"
    photo = json.loads((photos / "truth.json").read_text(encoding="utf-8"))["images"][0]
    camera = tmp_path / "camera.json"
    camera.write_text(json.dumps(photo["camera"]), encoding="utf-8")
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "loops"), "NUMBA_DEBUG_CACHE": "1"}

    def said(*arguments: str) -> str:
        command = [sys.executable, "-m", *arguments]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=3600).stdout

    assert "data saved" in said("companion.cli.warm_up")
    counted = said("companion.cli.main", "count", str(photos / photo["file"]), "--camera", str(camera))
    assert "data loaded" in counted
    assert [line for line in counted.splitlines() if "data saved" in line] == []
