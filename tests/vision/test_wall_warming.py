"""Getting ready to look works without a picture, and leaves no loop of the search uncompiled."""

from __future__ import annotations

from companion.settings.loading import load_settings
from vision import colour_loops, light_loops, peak_loops, reducing_loops
from vision.walls import layout_loops, painting_loops, search_loops
from vision.walls.warming import warm_up


def test_after_warming_up_every_loop_that_is_called_is_compiled() -> None:
    warm_up(load_settings().vision_settings())
    called = (
        search_loops.climb,
        search_loops.weigh_blocks,
        search_loops.cost_standing,
        layout_loops.gains_of_runs,
        layout_loops.stack_runs,
        painting_loops.gains_of,
        painting_loops.draw,
        light_loops.relate_to_white,
        colour_loops.look_up,
        peak_loops.find_peaks,
        reducing_loops.reduce_part,
    )
    for loop in called:
        assert getattr(loop, "signatures", ()), loop.__name__
