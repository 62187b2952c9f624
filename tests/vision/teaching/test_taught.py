"""What lessons come to: colours, sizes and trust; each is taken back whole, and mistaken people move it little."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest

from companion.settings.loading import load_settings
from vision.light.light_model import SRGB_TO_LINEAR
from vision.settings.palette import Srgb
from vision.teaching.explaining import drawn_colours, explained
from vision.teaching.file_form import MalformedTable, taught_from_json, taught_to_json
from vision.teaching.lesson import Claim, Lesson, Quantity, Sample, Size
from vision.teaching.promises import learned_shift
from vision.teaching.sizes import learned_scale
from vision.teaching.taught import Taught, learned

VISION = load_settings().vision_settings()
TEACHING = VISION.stages.teaching
STONES: tuple[float, ...] = (6.1, 5.4, 4.8, 7.0, 5.9, 2.4, 1.9, 6.3, 4.4, 5.2)


def sample(colour: str, srgb: Srgb, seed: int) -> Sample:
    """Points of this colour in some shade and gloss, a little noisy."""
    rng = np.random.default_rng(seed)
    own = SRGB_TO_LINEAR[list(srgb)]
    points = own * rng.uniform(0.3, 1.1, (40, 1)) + rng.choice([0.0, 0.04], (40, 1)) + rng.normal(0, 0.003, (40, 3))
    return Sample(colour, tuple((float(r), float(g), float(b)) for r, g, b in np.maximum(points, 0).round(4)))


def claims(odds: tuple[float, ...], wrong: int = 0, quantity: Quantity = "stones") -> tuple[Claim, ...]:
    """Counts of these log odds, the first ``wrong`` of which people call wrong."""
    return tuple(Claim(quantity, one, i >= wrong) for i, one in enumerate(odds))


def fits(scale: float) -> Size:
    """A wall that fits best at a scale."""
    return Size("stone", tuple(-1e6 * (own - scale) ** 2 for own in TEACHING.size_scales))


def test_a_table_s_own_green_is_learned_and_the_other_colours_stay() -> None:
    turquoise: Srgb = (20, 150, 150)
    taught = learned("home", [Lesson("look", str(i), (), (sample("seat0", turquoise, i),)) for i in range(5)], VISION)
    own = np.array(taught.palette(VISION.palette).seats[0])
    shipped = np.array(VISION.palette.seats[0])
    assert np.abs(own - turquoise).max() < 0.5 * np.abs(shipped - turquoise).max()
    assert taught.palette(VISION.palette).seats[1:] == VISION.palette.seats[1:]


def test_a_tenth_of_mistaken_claims_hardly_moves_trust() -> None:
    right = learned_shift(claims(STONES), "stones", TEACHING)
    mistaken = learned_shift(claims(STONES, wrong=1), "stones", TEACHING)
    assert right > 0.2
    assert mistaken > right - 0.2
    assert mistaken >= 0.0


def test_many_promises_that_were_wrong_make_a_table_careful_within_bounds() -> None:
    assert learned_shift(claims((3.0,) * 8, wrong=6), "stones", TEACHING) < -0.3
    assert learned_shift(claims((1.0,) * 200), "stones", TEACHING) == TEACHING.most_shift
    assert learned_shift(claims(STONES), "grain", TEACHING) == 0.0


def test_stones_that_are_larger_are_measured_and_one_odd_wall_is_not_believed() -> None:
    larger = learned_scale([fits(1.03)] * 9, "stone", TEACHING)
    assert larger == pytest.approx(1.0 + 0.03 * 9 / 12, abs=1e-6)
    assert learned_scale([*[fits(1.0)] * 4, fits(0.94)], "stone", TEACHING) == pytest.approx(1.0, abs=1e-6)
    assert learned_scale([fits(1.03)], "disk", TEACHING) == 1.0
    assert learned_scale([fits(1.01)] * 30, "stone", TEACHING) == 1.0


def test_a_lesson_taken_back_leaves_no_trace() -> None:
    first = Lesson("look", "a", claims(STONES), (sample("seat1", (120, 60, 150), 1),), (fits(1.01),))
    second = Lesson("correction", "b", claims((4.0,), wrong=1))
    both = learned("home", [first, second], VISION)
    assert both.without_last(1, VISION) == learned("home", [first], VISION)
    untaught = both.without_last(9, VISION)
    assert untaught.settings(VISION) == VISION


def test_a_table_never_taught_is_read_as_before() -> None:
    assert learned("home", [], VISION).settings(VISION) == VISION


@pytest.fixture(name="taught")
def some_table() -> Taught:
    """A table with one lesson of each kind."""
    turquoise = (sample("seat0", (20, 150, 150), seed) for seed in range(4))
    samples = (*turquoise, sample("brown", (110, 75, 60), 3))
    look = Lesson("look", "a.jpg", claims(STONES), samples, (fits(1.04),) * 3)
    return learned("home", [look, Lesson("correction", "B1", claims((1.5,), quantity="grain"))], VISION)


def test_a_file_gives_the_same_table_back(taught: Taught) -> None:
    assert taught_from_json(json.loads(json.dumps(taught_to_json(taught)))) == taught


@pytest.mark.parametrize("spoil", [{"lessons": 3}, {"learned": {}}, {"raja_table": True}, {"table": 5}])
def test_a_spoilt_file_is_refused(taught: Taught, spoil: dict[str, object]) -> None:
    with pytest.raises(MalformedTable) as refused:
        taught_from_json(taught_to_json(taught) | spoil)
    assert refused.value.code == "table.malformed"


def test_a_newer_version_s_file_says_so(taught: Taught) -> None:
    with pytest.raises(MalformedTable) as refused:
        taught_from_json(taught_to_json(taught) | {"raja_table": 2})
    assert refused.value.code == "table.other_version"


def test_what_was_learned_is_told_and_drawn(taught: Taught) -> None:
    text = explained(taught, VISION)
    assert "1 look, 1 correction; 11 of 11 counts" in text
    assert "green      #2e7d32 -> " in text
    assert "grain      #795537 stays " in text
    assert "10.00 mm -> 10.20 mm" in text
    picture = drawn_colours(taught, VISION)
    own = taught.palette(VISION.palette)
    for after in (own.seats[0], own.brown):
        assert (picture == np.array(after[::-1])).all(axis=2).any()
    assert drawn_colours(replace(taught, lessons=()), VISION).shape[0] < picture.shape[0]
