"""Getting ready to look works without a picture, and leaves no loop of the search uncompiled."""

from __future__ import annotations

from companion.settings.loading import load_settings
from vision.light import colour_kernels, light_kernels
from vision.markers import reducing_kernels
from vision.pieces import peak_kernels
from vision.walls.evidence import chain_kernels
from vision.walls.render import painting_kernels
from vision.walls.search import layout_kernels, search_kernels
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
        light_kernels.relate_to_white,
        colour_kernels.look_up,
        peak_kernels.find_peaks,
        reducing_kernels.reduce_part,
        chain_kernels.weigh_chains,
    )
    for loop in called:
        assert getattr(loop, "signatures", ()), loop.__name__
